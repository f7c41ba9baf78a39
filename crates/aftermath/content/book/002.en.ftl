p2-title = The Parlour
p2-start =
    At four in the morning the Low A snapped. It made a sound like the end of something, took Rubato's hat off, and
    then there was no sound at all, which was worse. For as long as anybody has lived in the piano, that string has
    called everybody home. Aunt Minim has tied a knot in it, listened, and untied it again. "There's another one,"
    she said. "In the grand, at Vogel & Sons, on Tram Square. And if there should be felt lying about, my side of
    the bed has none."
p2-start-door = Push the hall door open
p2-threat =
    The floorboards answer each other. Something with far too many feet has noticed that nobody can ring for help
    today. Hold still, all of you, and breathe through your ears.
p2-calamity =
    A second string goes, the B flat, in sympathy. It whips across the parlour at the height of an ear, and two
    small doors in the piano are shut from inside.
p2-10 =
    You stand before the piano. To the north is the mantelpiece, which is a climb; between you and it lies whatever
    the Quavers have dropped since Sunday. The hall door has swollen in the damp. It has been a door for one for
    twelve winters, and today it takes all of you.
p2-1 =
    The sewing basket has been empty since the Quavers learned to climb, and that is what everybody says. Under the
    lining there is a darning needle, still in its paper, and beside it a reel with more thread than anybody admits
    to. You have two paws and a queue behind you.
p2-1-needle = Take the needle
p2-1-thread = Take the thread for the workbench
p2-11 =
    It is a little longer than you and a good deal sharper. What you wear helps you, what is in your backpack only
    waits; changing that takes a card. You feel taller already.
p2-12 =
    Forty turns of black cotton. Rubato writes down forty, looks at you, and writes down thirty-eight.
p2-2 =
    Fret sits on the skirting board with a packed handkerchief, not looking at you in a way that takes effort. "I
    know a shorter way to Tram Square," says Fret, "I haven't been it yet but I know it, it's about forty, I counted
    from the drawing." From the door Coda, who is the mother, says nothing at all, loudly.
p2-2-come =
    "Then come. Stay behind us and count lampposts."
p2-2-stay =
    "Somebody has to guard the piano."
p2-13 =
    Fret counts lampposts from there on, aloud, beginning with a chair. Behind you Coda shuts her eyes and opens
    them again. You have borrowed something and you know it.
p2-14 =
    "From whom?" asks Fret, and that is a fair question. But Coda puts a bread roll into your pack, then a second
    one, and pats the pack twice as if it were a child.
p2-3 =
    Behind the curtain somebody is eating the curtain. It is a dormouse, more moth-hole than coat, who came in out
    of the wet and meant to ask. You can talk to strangers as long as nobody is angry: go to where they stand, and
    try. If it goes wrong, it goes wrong quickly.
p2-15 = It passes. You count the feet, out of respect, and stop at sixty.
p2-16 =
    It does not pass. Red cards strike what stands in your space, green ones hit what you can see next door. Keep
    something in your hand to defend with; for that any colour will do.
p2-6 =
    The hall, the letter box, the step, the street. Coda holds the flap open until the last of you is through.
    "Supper is at six," she says, as one says it to people whom one means to see at six.
p2-7 =
    The door gives with a groan and a strip of wallpaper. Behind the paper the plaster is dark and wet up to the
    height of a dormouse. Aunt Minim looks at it longer than at the string. "Later," she says. "Go."
p2-8 =
    The tobacco tin on the mantelpiece has always been called the treasury. It holds four buttons, a hinge and a
    battery that Rubato has been keeping for the right moment. He looks at the tin, and at you, and at the broken
    string. "Well," he says, "there it is, then."
