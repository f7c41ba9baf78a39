p4-title = Abigail Lane
p4-start =
    Abigail Lane: nine houses, one car, no traffic. To the east the pavement runs to Hobbs & Daughter; to the south
    an archway opens into the Penny Arcade.
p4-threat =
    A shadow crosses the lane from left to right, although nothing in the lane is moving. Then it crosses back,
    smaller. Smaller means lower.
p4-calamity = Every sparrow in Abigail Lane stops in the middle of a word.
p4-10 =
    Abigail Lane again. You know every crack of it, and have never been so fond of cracks. The letter box of number
    14 is ajar, and in the gap there is a nose.
p4-11 =
    You listen for the bell, out of habit. There is no bell. There has not been one since it came off, and the lane
    is quieter than you remember, in the way of a held breath.
p4-1 =
    The milk crate is a tenement with eight empty flats. In the ninth something has dug itself into the cream of
    twelve winters and left in a hurry, without its luggage. You could look through it. You could also leave a
    crumb, in case the owner is only shy.
p4-1-look = Go through the luggage
p4-1-crumb = Leave food and wait
p4-13 =
    Two bottle tops, a comb with all its teeth, and a picture of somebody's mother cut from a stamp. You take the
    bottle tops. You put the picture back, face up.
p4-14 =
    It takes no time at all. A shrew, and behind it a smaller one that is mostly eyes. They would not dream of
    imposing. They have been not dreaming of it in this crate since Tuesday. You point at number 14 and tell them
    which key.
p4-2 =
    Under the parked car it is dry and dark and smells of iron. Somebody has swept here. On the sump, in chalk,
    stands a row of small strokes, one for every day, and then no more strokes.
p4-18 =
    Between the wheels stands another car, in proportion: a clockwork jeep, tin, green, with the key in its back. It
    has been waiting twelve winters for a child to come back from lunch. The key is stiff.
p4-15 =
    The key turns, sticks, and turns. Something in the tin remembers what it is for. You have a car and no licence,
    and nobody is left who would ask to see it.
p4-16 =
    The spring answers with one long rusty word and a smell. Your shoulder will remember it. Perhaps another day.
p4-17 =
    Your jeep stands where you left it, and looks pleased, as far as tin can. You polish one of the headlamps with
    your sleeve. In it you see yourself, then the lane behind you, then a good deal that you had walked past.
p4-3 =
    A vole from the Marrow Field has spread a handkerchief on the drain cover, and on it everything there is: three
    of this, three of that. "There you are," says the vole. "It's three of something. It's always three of
    something. Sometimes it's two, because I like you."
p4-3-food = Two scrap for three food
p4-3-battery = Two food for a battery
p4-3-item = Three scrap for what is under the cloth
p4-3-go = Not today, thank you
p4-19 =
    "A pleasure," says the vole, and bites the payment to see whether it is real. It has been real every time. It is
    more of a handshake.
p4-20 =
    A bell, two gardens away. Not a church bell. One garden away. Everything in Abigail Lane that has a hole
    remembers that it has one, and whoever has been following you today decides to do it faster.
p4-21 =
    There is nothing to hear. Then there is a paw, and it is as broad as a door. She has learned to walk without the
    bell, and she has had nothing else to do.
p4-25 =
    From number 14 comes one note, so low that one feels it as a push. Nobody has ever been so glad to be shoved. By
    the time the shadow is there you are not.
p4-26 =
    It lands like a dropped umbrella, folds itself, and puts its head on one side to see which of you is the
    smallest.
p4-6 =
    The step, the letter box, the hall. The smell of soup comes to meet you halfway. The day is over when you say it
    is, and you may say it now.
p4-6-out = Not yet: out again
p4-6-end = That is it for today: give up the errand
p4-9 =
    Number 14. Somebody has chalked a small A on the step, in case you had forgotten what you went for.
p4-7 =
    Along the kerb to the east, in single file, keeping to the shade. Ahead the sign of Hobbs & Daughter creaks, as
    it has done in every wind since, without once being asked to stop.
p4-7-drive = Take the jeep
p4-7-walk = On foot
p4-8 =
    Under the arch the light turns brown and the air tastes of pennies. Somewhere inside something clicks, over and
    over, for nobody.
p4-12 =
    Behind the hedge, behind the loose brick, it is four hundred steps, and you need not count them, because
    somebody has done so and written it on the wall: 400. At the end there is a flap, and behind the flap the bench
    on Tram Square.
p4-30 =
    Aunt Minim puts the string on herself, standing on two dictionaries and Barge. Then she asks for silence, waits
    until it is one, and strikes it, once. It goes through the floor and the street and through your ribs. In three
    places in the city somebody lifts their head who had forgotten that anyone was waiting for them.
p4-31 =
    You come home one by one and by different streets, which is how you come home from such things. Nobody asks
    about the string. Cob has kept the soup warm. The gap on the left of the keyboard looks wider than this morning.
p4-32 =
    The sacks are emptied on the table, and Rubato enters each thing by name, even the cork. Nobody has done
    anything remarkable today. It is remarkable how good that feels.
p4-33 =
    The sacks come home before you do, in a manner of speaking: one was found at the arcade, and one on the car, and
    one is in the river. You come after them, leaning on each other. Cob darns what can be darned.
p4-7-far = Take the jeep all the way down the High Street
p4-6-stay = Stay in, and wait for the water
p4-34 =
    At number 14 the lid is down. Coda shuts it at dusk and opens it for nobody until it’s light; that is the rule,
    and you all voted for it. So you spend the night under a flower-pot, with the sacks outside, because there isn’t
    room for both. Towards morning something goes through the sacks. Then it looks under the pot.
p4-35 =
    It was dark when you came, and nobody had sat down. Coda had counted four times and written down a different
    number each time, and Aunt Minim had been out on the step without a shawl. She coughs between the verses. Nobody
    mentions what time it is.
p4-6-attic = Up to the attic again
p4-6-wall = Into the wall again, after the wire
p4-60 =
    The milk still stands where it was put on that Tuesday, and has become a geological matter. Above it there is a
    great deal of sky, and you are exactly the colour of what it likes to eat.
p4-61 =
    In the night it has rained, and the whole lane hangs in the gutter once more, upside down, with all its
    chimneys. A sparrow is drinking number 7.
p4-62 =
    On the ridge behind the hedge a small bell goes by, from right to left. Everybody in the lane stops, and waits
    until it has finished, and goes on with what they were saying.
p4-63 =
    The lamppost has not been lit for twelve winters, and still there is an hour when you look to see whether it
    will be. This is it. What has been sitting on the gable all day lets its feet down.
p4-64 =
    There is washing out, at ankle height, from the railings to the car and back: forty handkerchiefs that are
    shirts. Somebody has drawn hopscotch on the step. It's the sort of thing that you see in a street.
p4-65 =
    Nobody has come to the door to see you off. The curtain in the front parlour moves, and is held still by
    somebody who doesn't want to be seen counting.
p4-66 =
    The tide mark runs along all nine houses at the height of the letter boxes, brown and quite level, as though
    somebody had underlined the lane. Above it everything is as it was. Below it they are planting.
p4-67 =
    Number 14 is a gap with curtains. What belongs in it stands five doors farther on, with its own number screwed
    to it, and somebody at number 9 is leaning out of the treble, beating a mat.
