p31-title = The Water Works
p31-start =
    Two chimneys, one of them smoking; a yard of cinders; a hall with tall windows, and behind the windows something
    that goes up and down. Thud. You feel it in your teeth before you hear it. Thud. A sign on the gate says that
    trespassers will be prosecuted, and it is the only promise of the Tall that you have ever found touching.
p31-start-hall = Draw the bolt of the pump hall
p31-threat = Lamps come round the corner of the hall.
p31-calamity =
    The manholes lift their lids, all together, like gentlemen when a lady goes by. It is the river that goes by.
p31-11 =
    In the middle of the night it left out three. The whole piano was awake at once; nobody had heard anything, that
    was just it. Now the Lull stands a hand's breadth under the top of its wall and looks over. In the yard the
    water is up to your knees, and it is still coming. Up there, beyond the stair, is the sluice; behind the tall
    windows are the pumps.
p31-25 =
    The voles sent word in time. "The string is at the last knot," it said on the slip, and under it was a face, not
    sad, only very serious. So you have come before the water: in the yard it is still puddles. But over the wall, a
    hand's breadth below the edge, lies the Lull, and the beat leaves out three.
p31-12 =
    A bench has been put up at the gate. On the door of the hall hangs the rota, in seven different scripts, one of
    which is only footprints. Whoever comes by is given an oil-can.
p31-20 =
    The bolt was meant for persons of a different format, who needed only one hand for it. It slides, by the breadth
    of a claw, and again; then the door draws a breath of warm oil and lets you in.
p31-21 =
    "Shift-change," says a lamp, and then, "Ah, it's you." They are rats from the second platform, grey with
    weariness, and they have got cocoa. Nobody asks for a pass. They ask you to listen whether it is only they who
    hear it.
p31-1 = The coal heap: a mountain, black, with a snow-line of cinders.
p31-5 =
    It slides under you at every step. Somewhere beneath it, they say in the Laundry, there ought to be a hatch,
    from the days of the small coal.
p31-5-hatch = Count it off, as in the model, by tails
p31-5-dig = Dig at random
p31-5-leave = Come down again
p31-13 =
    Thirteen tails from the wall, four from the gutter, under the third layer, there is iron: a hatch, with a ring
    to lift it by. The passage is dry and comes up inside the hall. You draw the bolt from within.
p31-14 =
    There is coal under the coal. It gets into the nose, into the ears, and into the sandwiches, and it does not
    answer.
p31-2 =
    The gauge house: one room, one window, and in the middle of the floor a shaft.
p31-6 =
    A family of cellar voles sits up on the table, on the chairs, on the stove, in the order in which they came,
    with all their bedding. The smallest is holding the end of a string, and the other end of it is hanging in the
    water, with knots. "Every knot a thumb," says the father. "We write it down. Someone has to know it. Nobody has
    asked."
p31-6-home = Bring them home to Abigail Lane
p31-6-stay = Leave them food, and ask them to go on
p31-6-radio = Leave the voice that tells the time on for an hour
p31-15 =
    They pack the pot, the clock and the string. At the gate the father turns back once more and shuts the door of
    the gauge house, carefully, though the water is going in and out below it.
p31-16 =
    "So it's of use," says the father, and has to wipe his spectacles. He gives you the list. It goes back for nine
    moons; in the margin, wherever the beat failed, the smallest one has drawn a small sad face. There are more and
    more of them.
p31-17 =
    "At the third stroke," says the voice. They all sit up straight. There is somebody who counts, then, somewhere,
    just as they do. The smallest one lets the string hang slack for the first time, and listens with its mouth
    open. They will go on measuring. Now they even have the time to put beside it.
p31-18 =
    Nobody sits on the table any more, nor on the stove; the shaft in the floor has nothing hanging in it. They have
    left you a few nails, in a paper twist, with your names on it.
p31-3 =
    The oil store: drums as large as gasworks, and from one of them hangs a drop that does not fall. What those
    pumps are crying for, in there, stands about out here, and has a lid on it.
p31-3-opener = Take the tin opener to it
p31-3-roll = Roll a small drum as far as the door
p31-3-leave = Do not get involved with oil
p31-19 =
    It runs, slow and golden, into everything that you hold under it. It smells of Sunday drives. You have got oil,
    and on your way to the hall you leave a track that any child could follow.
p31-22 =
    It rolls. It even rolls in the right direction, as far as the kerb. Then it lies down across the north lane and
    gives you something of itself, as a keepsake.
p31-4 =
    The weighbridge: a plate of iron in the ground, on which carts used to stand. Its pointer, in a glass box, is as
    long as an oar.
p31-23 =
    You all stand on it together, just to see, and take each other by the paws, and one of you says, "Now." The
    pointer trembles. It really does. The whole of you weighs something, to a machine that was made for coal.
p31-24 =
    You stand on it quite alone and jump a little. It does not take any notice of you. In the groove of the plate
    there is still small change.
p31-7 = Out by the gate and west, over the cinders, to where it steams.
p31-8 =
    Up the lane, northwards, between blackened walls. At the end of it you see the loading bay of the museum, and a
    whale's tail.
p31-9 = Behind the door it is warm, and it is so loud that one stops hearing it.
p31-10 =
    Ninety wet steps up the outside of the wall. On your left is the yard, which gets smaller. On your right, behind
    an iron plate with rivets, the river is leaning.
p31-26 =
    They hardly look up; it is nearly the full hour. "Nine and two knots," says the smallest one, and the father
    writes it down. One of them goes to the window for you, without being asked, and looks whether the yard is
    clear.
p31-27 = The lamp comes by, counts you, nods, and goes on. The cocoa is finished.
p31-28 =
    The beat under your feet leaves one out, and then another. It is so quiet that one hears the chain on the sluice
    give way, link by link, like somebody counting. The gate stays where it is, because it has rusted there, and no
    longer because anything holds it. What comes through beside it knows the way to Abigail Lane. You have to go
    through it first.
p31-29 =
    From the west, over the roofs, one note: the Low A, and it is not Aunt Minim who strikes it. Then the B flat,
    then the B. They are tying down the doors over there, from the left, and carrying upstairs what can be carried.
    The wave that did it comes back to you from the wall.
p31-31 =
    The Turnstiles keep a shift here, so that the west tunnel stays dry, and the shift hasn't slept for days. They
    have stopped asking questions. They only have answers left, and those are made of wood.
p31-30 =
    The river has been here and gone again. The yard is one even floor of mud, cracked like a plate, and across it,
    from the gate to the hall, runs a path of planks that somebody keeps swept. The old wall by the bridge gave way,
    and the Lull has taken its bed back, on the harbour side. In the hall one pump still goes up and down. Nobody
    has had the heart to tell it.
p31-37 =
    You have come at the ebb, to the minute. The yard is wet, no more than that; the Lull has drawn back from the
    top of its wall by a hand's breadth, as somebody draws back to take a run. There are the stairs to the sluice;
    there, behind tall windows, are the pumps. You've got for as long as it holds its breath.
p31-32 =
    Somewhere along the wall, ahead of you, there's a small bell: ting, ting, ting. She's bringing her five to
    higher ground, one at a time, by the neck, and each time she goes by, everything that has ears on the quay gets
    up and gets out of its hole. Sorrel listens with her eyes shut. "Third trip," she says. "Go on, old girl."
p31-33 =
    Along the bank, where it's lowest, the water has gone in first: by the holes. There's one among them that is
    shut, with clay and stones, and so it goes round that one. Sorrel looks at it in passing. She picks up the stone
    which has come loose, and doesn't put it back.
p31-34 =
    On the last post of the quay, in a row, sit five young stoats, wet to the bone, and don't know what one does.
    They look at Sorrel. She knows them; they've got the eyes. "Up," says Sorrel, and points, and they go up. From
    there on, each of you sees rather better in the dark.
p31-3-hornets = Wave the dishcloth: Queen Amber has sent you something with wings
p31-3-autumn = Share a loaf with those from the Glasshouse, who carry
p31-35 =
    They come in over the wall in one dark line, three hundred of them, each with a dishcloth round her middle. They
    don't care for rain. They take the drop that doesn't fall, and then the next, and the next, in paper cups that
    they have chewed for the purpose, and set them down by the pump hall in rows of nine. "The queen counts," says
    the last of them. "She says that you'll know what that means."
p31-36 =
    They've come down from the Glasshouse, where it's autumn now: four with coats held shut and a fifth who says
    nothing. They wanted to know who lives at the end of the pipe. They roll the drum between them as far as the
    hall, and one of them asks, while you share out the bread, whether there's still a key.
p31-60 =
    There's nobody in the yard but a crow, on the weighbridge, who jumps, looks at the pointer, and jumps again.
p31-61 =
    Frost on the cinders. Round the foot of the one warm chimney, in a ring, sits everything that lives by the river
    and gets cold feet. They make room without looking up.
p31-62 =
    It's the hour at which the shift changes, or did. A steam whistle opens its mouth, has nothing to say it with,
    and shuts it again.
p31-63 =
    Your names are on the rota, spelt in three different ways, for Friday. It is Friday. Somebody has already hung
    up your oil-cans, in order of size.
