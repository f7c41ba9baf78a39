p34-title = High Water
p34-start =
    The gate is shut, and that buys a night. In Abigail Lane the hall is under water by now, and they have lit the
    lamp on the top board of the piano, so that you may find your way. Somebody has put on their hat. Somebody else
    has put a hat on the metronome. They are all looking at you. What is it to be?
p34-start-works = The Works keep: oil, hands, and somebody who listens
p34-start-floats = The piano floats: the rope, the barrels, the Constance
p34-start-hill = The hill: up Fret's way, to the water tower, with everybody
p34-start-wait = Sit it out, behind the keys
p34-1 =
    You send one word back, and it runs ahead of you under the whole city, from mouth to mouth, and most of them are
    very small: "Hands."
p34-2 =
    "It's a piece of wood with air in it," says Aunt Minim. "I've always said so." And then everybody wants to carry
    the rope, and there is a knot that only moles can tie, and nobody here is a mole.
p34-3 =
    Fret goes in front, and does not count aloud. At the bench on Tram Square a shrew is waiting under an umbrella,
    with four thousand behind him in rows of eight. "Which platform?" asks Quill.
p34-4 =
    Nobody says it. One after the other they go in behind their keys, and shut the doors, and you after them. The
    lamp is put out, to save it.
p34-20 =
    This is the part of the book that will be read aloud most often; the corners are already dark.
p34-21 =
    They came out of every hole that Ostrey has: from the station with lamps, from the shops with ladles, out of the
    pipes in step; and Ottoline stood on a ladder, explaining. Towards morning all three pumps were going, and at
    seven the water in the hall of number 14 stood still, and considered, and went. There is a rota now. It hangs on
    the door of the Works. Everyone is on it, on Thursdays even Aunt Minim; and under the engineer's last sentence
    there are signatures, one below another, as far as the margin, and over.
p34-22 =
    At three in the morning the front parlour of number 14 became a harbour. She rose, with a groan, out of the low
    notes, as a cow gets up; the Constance took up the rope, and out we went by the window, sash and all, all
    eighty-eight doors lit. We drifted down the Lull with the lid for a sail and played the whole time, so that they
    should hear us on the roofs and call. We took on nineteen, and put every one of them down again where they
    belonged. On the fourth day the river laid us down again as one puts down a cup: in Abigail Lane, before number
    9. We have taken our own number with us, and screwed it on.
p34-23 =
    On the water tower there was room for three hundred, and in the end there were five thousand and forty. There
    was no room, and it went well. Rats held up voles, moles held up the tarpaulin, Mrs Gusset from the Laundry
    ironed the children dry, nine at a time. When it got light you could see the whole city lying in the river like
    a spoon in soup. Nobody said anything. Then somebody, at the back, began calling out the trains, quite softly,
    and at every name somebody answered, "Here." After four days we went home, all in the same direction, and
    everyone helped everyone to scrub.
p34-24 =
    She floated. But she was carrying more than she was built for, and at the first bend she took in water over the
    treble. Two families got up, without a word, and went across onto the roof of the savings bank, with a blanket
    and the smaller lamp. They waved for as long as you could see it. On the fourth day the river laid us down in
    Abigail Lane, before number 9. We went to look. They had left the blanket folded.
p34-25 =
    In the week after, a mole came, with a piece of paper, and looked at the piano from all sides, and felt it.
    "Dry," said the foreman. He ate three plates of soup, tore up the paper, and went away backwards, so as to have
    it in view a little longer.
p34-30 = It began on the far left, as it had been going to all along.
p34-31 =
    The water came up the keys, one after the other, from the bass. A, B flat, B: one heard each of them say its
    name once, quite low, as it went under. At the second G it stopped. Nobody knows why; the old wall by the bridge
    had given way, and for this one time it took the other road. In the morning three doors were tied shut. "It was
    only looking in," says Aunt Minim. "It has left its card."
p34-32 =
    The water came up the keys, one after the other, from the left, and this time it played the piece to the end.
p34-start-tower = The hill: through Gate Nine, to the water tower, with everybody
p34-5 =
    You know which hill it is, and that's more than anybody else knows on Tram Square tonight. At the bench a shrew
    is waiting under an umbrella, with four thousand behind him in rows of eight. "Which platform?" asks Quill.
    "Nine," says Barge, quite loudly, and nobody has ever heard him say it without adding "sorry".
