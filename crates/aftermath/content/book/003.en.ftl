p3-title = The Pedal Room
p3-start =
    Morning roll in the pedal room. Those present say so; those absent are written down. There is soup, and it is
    the same soup. On the wall hangs the list of what has to be done, and this is the part of the day when everybody
    studies the floor.
p3-4 =
    The bell from the Duchess's collar hangs in the stairwell now. It was meant as a trophy. But nobody likes to
    pass it, because a bell that hangs here is a bell that does not hang on her.
p3-5 =
    Somebody new is on the stairs: a hamster, washing behind the ears for the third time. The key is F, the bed is
    made, and where the wheel should be there is a cotton reel. It turns all night. Nobody has complained, except in
    writing.
p3-6 =
    The wet patch in the hall has been measured, by Aunt Minim, with a ruler and without comment. It is two inches
    higher than at the last new moon. "A wall may drink if it's thirsty," says Cob. She looks at him over the ruler
    until he goes and fetches the second ruler.
p3-9 =
    There have always been eleven Quavers, usually nine. Since the station there are thirteen, and it is always
    thirteen: the two new ones count the others every hour, aloud, with a pencil. It is the only thing they were
    taught there. One lets them.
p3-10 =
    Rubato reads the list aloud. He has a good voice for lists. Then he holds out the pencil, and whoever takes it
    has volunteered.
p3-10-low-a = The Low A: fetch the string from Vogel & Sons
p3-10-short-change = Short Change: to Central Station, about the notice
p3-10-rounds = The Rounds: out, look, carry home
p3-1 =
    The gap on the far left of the keyboard has been dusted. Nobody says who did it. "It's only a string," says Aunt
    Minim, "and so is the one that holds up the ceiling." You take the coil hook from its nail.
p3-2 =
    The Rounds have no glory in them. Somebody goes out, sees what the night has moved, and comes back with more
    than went out. Cob hands over the empty sacks as though they were already full.
p3-8 =
    The notice has been taken down and lies on the table, and everybody keeps a little away from it. "One child,"
    Coda reads, "for each crossing." She reads it as you read out a bill that is for somebody else. Then she folds
    it very small and gives it to you, so that you have something to hand back.
p3-3 =
    Behind the wall Aunt Minim coughs. It begins small, takes a turn at the landing, and comes down all the stairs.
    "Honey," says Cob. "Hobbs & Daughter used to keep it. I'm told that the shop is under new management."
p3-3-take = Promise her the honey
p3-3-leave = Not today
p3-7 =
    "Fret?" says the roll. Nothing says "here". The bed is made, and Fret has never made a bed. On the pillow lies a
    drawing of the arcade, with an arrow into the wall of it, and under the arrow it says "I told you", underlined,
    twice.
p3-7-take = Go after Fret
p3-7-leave = Fret will come back when it is time for supper
p3-10-glass-summer = The Glass Summer: to the Glasshouse, for seeds
p3-10-verger = What the Verger Saw: to St Cecilia's, with questions
p3-10-high-water = High Water: to the Water Works, while there is time
p3-11 =
    "I want to see something come up," says Cob. He has written it down, so that he would not have to say it, and
    now he has said it all the same. Behind St Cecilia's the Tall kept four hundred drawers of it, under glass. He
    hands you a needle and forty paper bags, and has embroidered a bean on the sack.
p3-12 =
    Somebody has seen all of it, and sits up there, and has an opinion. "Two good questions," says Aunt Minim.
    "Write them down beforehand. In front of those eyes one only thinks of things like 'please'." You each write
    down one. Nobody shows theirs to the others.
p3-21 =
    The wet patch in the hall has been measured. It is an inch lower than at the last new moon. Aunt Minim measures
    it again, with the second ruler; then she writes it down, and after it, as she has never done before, an
    exclamation mark.
p3-22 =
    We are number 14 and stand in front of number 9. In the mornings the sun comes in on the other side now, and the
    bass gets it first. The Quavers have asked at breakfast when we are going to sail again. They have been told:
    when you have cleared your plates.
p3-23 =
    On the landing there are shoes, in all sizes, of people who only came to give back a saucepan. Since the tower
    nobody in this city knocks any more: one coughs, and is in. Barge has given up counting. He says that it no
    longer comes out even, and that he likes it.
p3-24 =
    There is a bell to be heard, two gardens away. The whole piano stands still, with its spoons in its hands. Ting,
    ting, ting; past the hedge, along the wall, away. "There she goes," says Coda, and goes on ladling, and
    somebody, you do not know who, begins to laugh for sheer relief.
p3-25 =
    Five in coats without buttons dry the dishes, every evening, in single file. On the first day they asked who was
    inspecting it. Now the hoarse one has begun to sing while he does it. He has three notes. It is, as Cob says, a
    beginning, and the organ in the arcade has no more than that.
p3-26 =
    At the window there is a hornet with a dishcloth round her middle, and a fig. It is the post. On Tuesdays and
    Fridays she brings a fig, and takes something along: a bean, a button, a drawing. The Quavers' drawings hang up
    there now, in the nursery, chewed into the wall.
p3-27 =
    A pellet lies on the step, grey, neatly pressed. In it are no bones, but a note: "Two at the hedge, one in the
    gutter, nothing in the sky till noon. V." Coda, who keeps the door, cannot get over it. She has a colleague.
p3-28 =
    For three nights now there has been a scratching at all the holes of Abigail Lane. Nobody had known how many
    there are that do not come as long as there is an owl. Coda has taken the second broom down from the attic.
p3-29 =
    On the first morning of the town the list is as long as ever. Somebody has proposed a mayor, and the proposal
    has been passed on to a committee, which is Coda. At the corner of the lane a sign has been put up, at the
    height of an ankle: "88. Please wipe." Strangers stand before it and wipe.
p3-10-drink = A Drink of Water: up to the attic, with Sorrel
p3-10-doubletree = Quince's Winter: with Quince, to the orchard behind the Marrow Field
p3-10-wire = Ottoline's Wire: with Ottoline, to wherever it goes
p3-10-gate-nine = Gate Nine: with Barge, through it
p3-30 =
    It isn't on the list. Sorrel has written it underneath, in one word: "Attic." She's standing by the stairs with
    her sling and a bag of stones, sorted by weight. "She's back," says Sorrel. "I'm not asking anybody."
p3-31 =
    Quince has packed four ropes, two cakes and a joke for the way. "It's hardly any distance," he says. "Behind the
    marrows, over the wall. I only want to look whether I shut a door." He's asked which door. He checks his knots,
    every one of them, and there are a great many.
p3-32 =
    "There are two ways to find out where a wire goes," says Ottoline, and has drawn both. "You can start at this
    end and follow it, through the wall and the cellars, which is correct. Or you can guess, walk across Tram
    Square, and look for a hatch beside the kiosk. That's quicker, and I shall not enjoy it."
p3-32-wall = Through the wall, after the wire
p3-32-street = By the street, to Tram Square
p3-33 =
    "If it's all the same to everybody," says Barge, "and if nobody needs the door just now." He's holding his cap
    by the edge, and turning it. "I'd like to see what was on the other side. I won't be long. I stood there for six
    winters, and it's a bit silly." Coda gives him a sandwich the size of a brick.
p3-34 =
    There's a knock, low and correct. On the step stands a clerk with a receipt in his paw, your receipt, stamped
    "suspended", in red, three times. "The quarter is over," he says. "I'm to collect. Four scrap, or the order
    stands as printed." Behind the wall the Quavers have stopped running about.
p3-34-pay = Pay, and have it in writing that this was the last time
p3-34-hoarse = Let the hoarse one answer the door
p3-34-shut = Shut the door
p3-35 =
    He counts it and writes it down. At "for good" he stops, and sucks the pencil. "There's no stamp for that," he
    says. In the end he draws one. It has a bird in it.
p3-36 =
    The hoarse one goes out with a tea towel over his arm. He looks at the receipt, and then he looks, for quite a
    long time, at the clerk's buttons. "Six," he says, in that voice. "All six. It gets draughty without, I can tell
    you." The clerk has suddenly remembered that the office shuts at noon.
p3-37 =
    You shut it. He says "thank you", writes something down, and goes. In the night they come through the cellar,
    quite politely. In the morning a bed is empty, and on the pillow lies a form, filled in, with everything spelt
    right.
