p40-title = In the Wall
p40-start =
    Behind the drawer under the keys there is a hole, and in the hole runs the wire: two strands, cloth over rubber,
    as thick as a tail. It goes down between the laths, into the cellars of Abigail Lane. From down there comes a
    smell of bad eggs, which are the only eggs that nobody here would eat.
p40-start-grate = Get the grate out of the culvert
p40-threat =
    Somewhere in the dark there is a hiss, quite even, like somebody saying "hush" to a child that is already
    asleep.
p40-calamity =
    A rat that isn't there drags a chain that isn't there over a stone: it is a loose slate, high up, and it strikes
    one spark.
p40-10 =
    "Strictly speaking it's two wires," says Ottoline, who is already in up to the waist. "One to bring it and one
    to take it away. If you only had the one, it would all pile up in the lamp." Her voice goes down into the wall
    and gets smaller, but it doesn't get fewer. "Follow the cloth. Don't touch the places where there's no cloth.
    And nobody, do you hear me, nobody strikes a light down there. I'll explain that when we're up again."
p40-1 =
    The meter cupboard. Brass cocks, lead pipes, a clock with four hands that each turn at a speed of their own.
    "They never sent the bill," says Ottoline, and for a moment she is quite still with respect. On the biggest pipe
    there's a lever, and on the lever the paint of twelve winters.
p40-1-lever = Throw your weight on the lever
p40-1-key = Put the tuning key on the square of the cock
p40-1-read = Read the four hands, and leave the lever alone
p40-11 =
    It goes over with a bang. In all the cellars of the lane, one after the other, the hissing stops; you hadn't
    noticed how many it was. The air doesn't get better. But it has stopped getting worse, and Ottoline says that
    this is what people mean by engineering.
p40-12 =
    The paint holds. It was good paint. You come off the lever with a strip of it in your teeth and a headache that
    has a colour.
p40-13 =
    You read them off, left to right, and Ottoline writes it down. "Somebody," she says slowly, "is using four
    thousand times as much as we ever did. And there isn't anybody." She underlines "anybody". She goes on looking
    at it while the rest of you are already on the stairs.
p40-2 =
    The coal cellar. From the beam hangs a cage with a swing in it and a very small bell. Under it is a card: "If
    she stops singing, go up." There's nobody in the cage. The swing is still moving; but that is the draught.
p40-2-sponge = Wet the cage's bath sponge, and breathe through it
p40-2-coal = Leave it, and fill a sack with coal
p40-14 =
    It tastes of canary. But it goes in, and it goes out again, and after a dozen breaths the green spots in front
    of your eyes pack up and leave.
p40-15 =
    Nut coal, a good sackful. When you look up the swing has stopped. So it hadn't been the draught; it had only
    been the last of something.
p40-3 =
    Between number 14 and number 12 the wall is hollow. Somebody on the other side had a doll's house wired: there's
    a lamp as big as a grain of rice, and a switch to go with it, and it still clicks.
p40-16 =
    Click. Nothing. Click. "Leave it," says Ottoline, in a voice you don't know. "I had one of those. I mean, I
    looked in at a window where there was one. That's how it started." She unscrews the switch and puts it in her
    breast pocket, and buttons the pocket.
p40-20 =
    The grate comes out of its mortar with a jerk and a curse, and behind it is the culvert: round, dry, with the
    wire running along the top like a handrail for bats. There's air in it. You hadn't known that air has a taste.
    It's quite a good one.
p40-21 =
    Your head is light. Your feet are a long way off and belong to somebody who can't dance. Up, say those who still
    have a word left. Up, or through.
p40-22 =
    It burns blue, and without any haste. Where it has been the cellar is as clean as a plate, and then it goes on
    to the next cellar.
p40-23 =
    WHUMP, says Abigail Lane. Then it is very bright, and rather warm, and Ottoline, somewhere beyond the light, is
    saying, "That was the explanation."
p40-24 =
    It was only silverfish, who had been lying doubled up behind the plaster and have come out to see whether it's
    over.
p40-7 =
    Up between the laths, out by the drawer, into the hall, onto the step. You all breathe in such a way that the
    sparrows stop.
p40-8 =
    Along the culvert, under the hedge, under the arcade. For a while you can hear its three notes through the
    brick. "That's us paying for that," says Ottoline.
p40-25 =
    It comes to the stairs, finds that there's nothing left to come with, and goes out, with a sound like somebody
    blowing on a spoon. It smells of singed dust and of nothing else. "Well," says Ottoline, after a while. "That's
    one way to air a cellar."
