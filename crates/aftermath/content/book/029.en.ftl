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
