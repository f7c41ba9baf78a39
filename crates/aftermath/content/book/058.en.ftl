p58-title = Bed Forty
p58-start =
    Where yesterday there were beans there's a lake, brown and busy, with the tops of the sticks in it. A milk
    carton turns on the end of a line in the middle of it: that's the ferry. Beyond it lies the island, twelve
    onions long. Somebody's on the landing, somebody's on the roof, and somebody is sitting on the onions and has
    folded her arms.
p58-threat = The water puts on a little speed. You can tell by the ducks, who've stopped pretending to paddle.
p58-calamity =
    Something has broken upstream, and here comes what it was holding back: a door, a dog kennel, half a hedge. They
    come in that order, at shoulder height.
p58-1 =
    The old vole lets the scales swing to a standstill before she answers. "Forty's flooded. Went in the night.
    There's my sister on it, that's Chive, an' her hired mole, an' the boy." She weighs an empty pan. "We've
    shouted. She shouts back it's forty onions an' she'll come when they come. Three of somethin'," says the vole,
    and for once it isn't a price.
p58-1-take = Wade in
p58-1-leave = Wish them a dry night
p58-2 =
    "I planted 'em. I'll sit on 'em," says Mother Chive. The water's at her hem. Every onion has a string round it,
    and every string is tied to her. "You can have me with 'em or not at all. I've been washed out three times in my
    life, an' every time it was somebody young who said leave the onions."
p58-2-carry = Onions and all, on your back
p58-2-argue =
    "Onions float. Do you?"
p58-10 =
    Up she comes, and after her, string by string, forty onions, bobbing through the flood in a line like ducklings.
    She sits on your neck and steers you by the ears. "Left," says Mother Chive. "That's a good strong boy. Left!"
p58-11 = You get as far as up. Then there's thirty-nine onions pulling one way and Mother Chive the other.
p58-12 =
    She picks one up, looks at it, and drops it in. It floats. She watches it go round the corner of the shed, all
    by itself, quite cheerful. "Forty winters," says Mother Chive, "an' nobody ever told me that." Then she gathers
    up her skirts and cuts the strings, one by one, with a word for each.
p58-13 =
    "Do I look," says Mother Chive, "as if I floated?" She says it so loudly that the gulls turn round.
p58-3 =
    On the landing stands the hired mole, up to his chest, and holds the rope. He can't swim, he can't see, and he's
    been told to hold the rope. "Is it you?" asks the mole. He's asked everything that came by: a cabbage, a chair.
p58-14 =
    You put his other paw on your collar and say: it's us, now let go. He thinks about it. Then he lets go, and it's
    the bravest thing you've seen this year; and you tow him, on his back, blowing like a small whale.
p58-15 = He holds on. He holds on to the rope and to you, and now all three of you are attached to the island.
p58-4 =
    The boy is on the ridge of the shed, asleep, with an onion in his arms. He was told to keep watch. The roof's
    got a tilt to it that it hadn't got an hour ago.
p58-4-climb = Up the drainpipe, and wake him gently
p58-4-pigeon = Hold up three rations, and whistle for a pigeon
p58-16 =
    "I wasn't," says the boy before his eyes are open. He slides down into your arms, onion first. Behind him the
    roof goes under by a plank, politely, as if it had only waited for that.
p58-17 = He wakes with a jerk and hits you with the onion.
p58-18 =
    She comes down like a dropped pillow, scolds the boy, scolds the roof, and lets him climb on between her wings.
    "An' the rest of you? Swimmin'? With that sky?" says Dustfeather. "I'll stay an' look on. I'm not well."
p58-5 =
    In the willow hangs a boat: half a walnut, tarred inside, with a paddle lashed across. A notice says "In case",
    and then, "of this".
p58-6 = The gate of bed forty, a yard down. It's shut. You can see the latch, and what the flood has hung on it.
p58-19 =
    You dive, lift the latch, and the gate swings open by itself; a whole bay of slack water forms behind it, and
    into it, one after the other, drift a kettle, a hinge and a brass tap.
p58-24 = It was bindweed.
p58-7 = Brushwood, planks, a bath: whatever comes down the flood ends up here, at the snag.
p58-8 = And here, if anywhere, is where the milk carton has got to.
p58-8-hook = Cast the hook over it, and pull it back into midstream
p58-8-wade = In up to the chin, and shove
p58-8-leave = Swim instead
p58-25 =
    Got it! Round it comes, spout first, and you ride it back into the middle, half in, half out, dripping milk of
    another age.
p58-26 = It turns round, fills, and looks at you over the rim.
p58-20 =
    The line has parted. The carton comes to the end of its circle and doesn't turn back; it sails across to the
    drowned gate, and bumps there.
p58-21 =
    Off again, across the whole breadth of the flood, into the snag. Somebody is sitting on it already, with yellow
    eyes, and takes it for a larder with the door open.
p58-22 = Crack. That was the ferry. What's left of it goes by in three pieces: "Full", "Cream", "Milk".
p58-23 =
    The shed goes. It takes the bed with it, and the landing, and in a great slow circle whoever is still afloat.
    The forty families on the dyke have joined hands, and the last of them is in up to the neck, reaching.
p58-9 = The dyke. Blankets, and so many paws that for a while nobody can tell who's being rubbed dry.
p58-30 =
    They're weighed, all of them, as they come ashore: that's how one greets people here. The old vole reads off the
    figures and gets them wrong, and has to take off her glasses.
p58-32 =
    "That's my sister," says the old vole, "an' that's her wet, an' that's nineteen pounds of onions. There's a
    third of that comes to you." She won't hear a word. All the way home you smell of it, and people in the arcade
    begin to cry as you go by.
p58-33 =
    Chive stayed. They'll dig for her when the water's down. The boy doesn't want to be where one can see bed forty
    from the window, and the hired mole asks whether it's far, this piano, and whether there's something in it that
    wants holding. You take them both along. The onion comes, too.
p58-31 =
    On Saturday nobody calls out figures. On the scales, in the left pan, lies an onion with a string round it. The
    right pan is empty, and they don't swing.
