p29-title = The High Street
p29-start =
    The High Street is two miles long and downhill. The shop windows go by, one after the other, and in each there
    is a jeep, with you in it, in every size that tin comes in. At the bottom of it the museum lions lift their
    heads.
p29-1 =
    You stop between the lions. That is to say, the right-hand lion stops you, with great dignity. The jeep ticks as
    it cools. A voice from the gallery cries that it is to be left exactly where it stands, it is perfect.
p29-2 =
    What remains of it fits into a sack. You walk the rest of the way along the tram lines, each with a wheel under
    the arm, to the nearest roof, and that is the station's.
p29-start-rails = Wrench the wheels into the tram rails and let go
p29-start-middle = Straight down, and hold on
p29-start-shade = Bribe Dustfeather to fly ahead
p29-3 =
    In the groove there's nothing to steer, and so for once all of you can look: the hats in the hatter's, the cakes
    of plaster, a bed in which nobody has ever slept. The skaters can't follow you over the points. You arrive like
    people who have bought a ticket.
p29-4 =
    Three wheels are in the groove. The fourth tells you about every paving stone from the arcade to the museum, and
    it remembers them all.
p29-5 =
    "Left," wheezes Dustfeather from above, "left, I said, right, gull, left." She's never wrong, and she never
    stops. Between the lions she lands on the windscreen with the crumb in her beak and has a coughing fit that you
    can't drive away from.
