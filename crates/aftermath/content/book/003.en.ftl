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
    higher than at the last new moon. "A wall may drink if it is thirsty," says Cob. She looks at him over the ruler
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
    The gap on the far left of the keyboard has been dusted. Nobody says who did it. "It is only a string," says
    Aunt Minim, "and so is the one that holds up the ceiling." You take the coil hook from its nail.
p3-2 =
    The Rounds have no glory in them. Somebody goes out, sees what the night has moved, and comes back with more
    than went out. Cob hands over the empty sacks as though they were already full.
p3-8 =
    The notice has been taken down and lies on the table, and everybody keeps a little away from it. "One child,"
    Coda reads, "for each crossing." She reads it as one reads out a bill that is for somebody else. Then she folds
    it very small and gives it to you, so that you have something to hand back.
p3-3 =
    Behind the wall Aunt Minim coughs. It begins small, takes a turn at the landing, and comes down all the stairs.
    "Honey," says Cob. "Hobbs & Daughter used to keep it. I am told that the shop is under new management."
p3-3-take = Promise her the honey
p3-3-leave = Not today
p3-7 =
    "Fret?" says the roll. Nothing says "here". The bed is made, and Fret has never made a bed. On the pillow lies a
    drawing of the arcade, with an arrow into the wall of it, and under the arrow it says "I told you", underlined,
    twice.
p3-7-take = Go after Fret
p3-7-leave = Fret will come back when it is time for supper
