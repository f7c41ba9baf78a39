p211-title = The Brickworks
p211-start =
    Behind the gate stand bricks, in rows, as they were left: some baked, some still waiting. Over the last kiln the air
    trembles. Somebody has swept the yard this morning, and whoever it was has not put the broom away.
p211-threat =
    A stack leans, thinks about it, and comes down. Behind it are eyes that had been sleeping there.
p211-calamity =
    The chimney clears its throat. What comes out is twelve winters of soot, and it comes out over everybody.
p211-1 =
    The door of the kiln is a slab of iron, and it is warm to the paw. Through the gap you see embers, red as a row of
    small suns. They want air. The handle was made for one of the Tall, or for all of you together.
p211-2 =
    The door gives a hand's breadth, one of their hands. The kiln breathes in, and the embers stand up. You roll out one
    brick that has been baking since before you were born. It hums.
p211-3 =
    The handle slips, and the door takes its opinion out on your shoulder. Inside, the embers go on doing nothing in
    particular.
p211-4 =
    At the foot of the chimney sits an old water vole with a broom. "Foreman," he says. "There is nobody to be it over,
    but somebody ought to sweep." He has not spoken for so long that he needs a pause after every word, and he has saved
    up a good many words. Behind him lie sacks of iron ties that nobody counts.
p211-4-listen = Sit down and hear him out
p211-4-sacks = Say that you are in a hurry, and take a sack
p211-9 =
    At the gate you look at what you have, and at the sky. It is a long way home along the line, with a brick or without
    one.
p211-20 =
    It takes six to carry a warm brick, and all six want to carry it. At home it goes under the lowest octave. By supper
    everybody has some reason to sit there, and Aunt Minim, who has none, sits there too and does not cough.
p211-21 =
    You come home with soot in your ears. Nobody says anything about bricks. Cob has warmed the soup twice, so that
    something was.
p211-22 =
    Behind the six walks a seventh, with a broom. He sweeps the hammers, one after another, all eighty-eight. Then he asks
    whether there is a key free, and Coda turns a page.
