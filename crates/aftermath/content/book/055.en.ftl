p55-title = The Churchyard
p55-start =
    Forty stones, a yew, a path. Behind the vestry door Crumb is going on with his letter, in a low voice. There's a
    hole in the wall to the east, and a gap in the railings beside it, and the earth before both is fresh. They'll
    come with the hours: three of them, till it's light. Somebody ought to be near the door whenever it strikes. The
    gardener has left you a trap, on the gravel. It's set.
p55-threat = Up in the tower something clears its throat.
p55-calamity =
    A headstone has been leaning since the old king died. "Beloved husband", it says, and goes over on its face.
p55-1 =
    "Doubleday," says the voice behind the vestry door. "Dove. Drew." Then it stops, in the middle of the D. "I've
    brought the first two hundred up here," says Crumb, without opening. "It's dry. Only there's a scratching, on
    the yard side, since Sunday. I can't see, you understand. But I know what a stoat is. If they come in I shall
    lose my place." He breathes. "I'd have to begin again. I don't think I've got another beginning."
p55-1-take =
    "You go on with the D. We'll see to the yard."
p55-1-leave = Advise him to bar the door
p55-2 = A bell hangs in the porch, for the hours. It has a string.
p55-7 = The worst of it is the waiting. If you rang, they'd come at once, while you're all where you are.
p55-7-ring = Ring the hour, and let them come
p55-7-not-yet = Not yet
p55-10 =
    One. A white face is in the wall, quite low. It looks at the path, at the yew, at each of you, as one reads a
    menu. Then there's the whole length of it.
p55-8 = It strikes.
p55-11 =
    Two. What lives under forty stones has heard the digging, too, and has no wish to be dug up. It comes out all at
    once, on whatever it has in the way of feet.
p55-12 =
    Three. The hour when nobody has ever won anything. It comes back over the wall, limping, with its lips up, and
    this time it isn't hungry. This time you've annoyed it.
p55-13 =
    It strikes, and it's light. It wasn't, before; you could swear to it. On the wall lies rime, and in the rime
    goes one long track, away.
p55-3 =
    The yew is six hundred years old and black inside. From the third branch you see the hole, the path and
    everything between.
p55-3-aim = Pace it out, and mark where they'll be when they look up
p55-3-berries = Pick the red part of the berries, and only the red
p55-14 =
    Nine paces to the wall, five to the gravel. A white pebble for each. Whoever steps on a white pebble tonight has
    been thought about.
p55-15 = The red is sweet. The rest is what the Tall used to plant it for.
p55-16 = One of them still had its stone in.
p55-4 =
    The lychgate. Its coping stone lies on two pegs, and the ground runs downhill from here, straight to the gap in
    the railings. It would be a pity not to.
p55-17 =
    Both pegs at once, and jump! It rolls, slowly, like a bishop; then less slowly; takes the bank, takes the bed of
    pansies, and sits down in the gap as if it had been measured. One way in now, instead of two.
p55-18 = One peg. It turns on the other, and shows you its underside, and then the weight of it.
p55-5 =
    The gardener lies under a stone wheelbarrow. What he used stands in it still: bulb wire, a spring, a cheese with
    no cheese in it. He didn't like your kind, and it comes in handy.
p55-5-trap = Set another trap on the path, for a scrap
p55-5-wire = Spend the time on a snare by the sundial
p55-5-sit = Sit with him for a bit
p55-5-on = Go on
p55-19 =
    You lay it in the gravel, and rake the gravel over it, and walk backwards, sweeping. When you've done, you can't
    find it yourselves. Somebody puts up a very small flag.
p55-24 =
    Wire, twice round, a bent twig, a knot that one of you learned from a poacher and one from a hymn book. It hums
    when the wind touches it.
p55-25 =
    You tell him that it's for a good cause. The stone is still warm from the day. For a while nobody has to be
    anywhere.
p55-6 =
    The sundial, by moonlight, shows half past something. But whoever stands behind it, with an elbow on the twelve,
    can shoot as from a table.
p55-20 =
    Behind the door the voice falters: "Eames. Eames. I beg your pardon. Eames." Something has been under the step
    while nobody was standing on it. He has lost a page of them, and found the next.
p55-21 =
    "Eames," says the voice behind the door, and doesn't falter. "Earl. East." You plant your feet on the step.
p55-22 =
    "Ellis," says the voice. "Ellis, Ellis, Elm." He has got his breath. You can't hear that he's afraid, unless you
    know that he never used to speak so clearly.
p55-23 =
    The door is open, from the inside. You find Crumb in the pulpit, where he's climbed, I don't know how, with his
    collar torn. His lips are moving. There's nothing on them.
p55-9 = Over the compost and away. It's warm, and soft, and you hate every step of it.
p55-30 =
    He has got as far as F. He comes out on the step, with his face up, and asks you all to stand in a row; then he
    goes along it and feels each of you over, ears, shoulders, paws, quite thoroughly. "So that I shall know you,"
    says Crumb. "I'm putting you in now. Between Fenn and Field. It's not a bad place. And you can come and tell me
    if I say it wrong."
p55-31 =
    He begins again, with A. He goes more slowly than he used to, and there are gaps. When he comes to one he waits
    a moment, in case somebody should know, and then he says, "and one other."
