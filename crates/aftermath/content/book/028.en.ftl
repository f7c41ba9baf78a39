p28-title = The Laundry
p28-start =
    The Municipal Laundry is still boiling. Nobody has told it that the sheets are clean; so it washes them, and
    wrings them, and lifts them on hooks into the loft, and takes them down again when they are dry.
p28-threat =
    In the steam there is a shape that is a sheet, and another one that is a sheet, and one that is walking.
p28-threat-whistle = Blow the referee's whistle
p28-threat-cards = Stand still, and wait for it to come
p28-calamity =
    The line is full, says a bell. All the hooks let go at the same time, and the whole of the wash of the city of
    Ostrey comes down on you, damp, fragrant and without end.
p28-1 =
    The mangle: two rollers, the height of a house. What goes in has a shape, and what comes out has an area.
p28-1-flatten = Send a scrap through, and see what becomes of it
p28-1-through = Wedge it open, and crawl through to the baskets
p28-1-leave = Keep your tail well in
p28-10 =
    A tin lid becomes a sheet of tin, with edges like a knife, and Rubato would go down on his knees. From now on he
    will want to have everything flat.
p28-11 = It closes behind the last of you with a sigh, like somebody who had been so near to it.
p28-2 =
    The vat turns, slowly, with a suck and a slap. It is grey, and it is hot, and it takes out everything: coffee,
    wine, grass, grief. On the bottom, sometimes, you see something that is not a sheet.
p28-2-wash = Go in, with everything on
p28-2-fish = Fish for the thing that is not a sheet
p28-12 =
    Three times round, and you lie on the grating and steam, and do not even smell of yourselves. There were things
    in your fur of which you had grown quite fond. They are gone.
p28-13 =
    A glove, quilted, for one hand and for great heat. It must have come out of some kitchen or other by mistake,
    and been washed ten thousand times for it.
p28-14 = It was the lye.
p28-3 =
    The loft: between the sheets there are lanes, squares, whole quarters of a white town, and nobody lives in it.
    On the rails sit wooden pegs in rows, like a choir.
p28-3-peg = Take one of the choir down from the rail
p28-3-ghost = Follow the thing that is hanging at the very back
p28-15 =
    It opens its mouth and shuts it on the air, with a report like a whip. Somebody has fitted a thread to it, and a
    trigger, and cut four notches in the side. Whoever it was is not here any more; there would be room for a fifth.
p28-16 = It does not come alone. The rail comes with it.
p28-17 =
    It is knitted, with a bobble on the top and holes to left and right, and has come here among the sheets by
    mistake, as you come to a wedding. It holds the warmth like a grudge. On the inside there would be room for
    nine.
p28-4 =
    In the ironing room an old hedgehog is ironing, in an apron, with a flat-iron on coals. She does not look up.
    "Collars," says Mrs Gusset. "They've all got the collars wrong. If they come back, and the collars are wrong,
    whose fault is it then? Get hold of a corner, you."
p28-4-work = Get hold of a corner
p28-4-news = Ask her about the steam
p28-18 =
    You get hold of a corner, and then of the next. It is the most peaceful hour that you can remember. At the end
    there is bread with something on it, and she looks at each of you, licks her thumb, and puts your fur straight.
p28-19 =
    "Comes from the Works, the steam," says Mrs Gusset. "There's a pipe. Used to blow like the wrath of God, that
    did." She puts down the iron and listens to it, with her head on one side, as you listen to somebody's chest.
    "Monday," she says. "I can always tell by the pipe when it's going to be a Monday."
p28-5 =
    In the last basket but one, under a pillowcase, sits the kitten, and has wound itself round with a clothes line
    till it is a parcel. It is hungry and has a great voice. It is the Duchess's; you can see it by the ears. If you
    let it go, it will be able to run. If you do not, it will call.
p28-5-free = Undo the knot, at arm's length
p28-5-milk = Two food first, and then the knot
p28-5-leave = Leave it to its mother
p28-5-lid = Shut the lid
p28-22 =
    You loosen it, loop by loop, and each time you do, a paw comes to help you, with five hooks on it. When the last
    loop falls, it does not jump. It looks, with its head on one side, at what it was that was so kind to it. It
    makes up its mind to remember you for later.
p28-23 =
    It is glad. It is so glad that it does not know what to do with all that it has at the end of its paws.
p28-24 =
    It eats, and while it eats there is a noise in it like a mill. Afterwards it falls asleep on the spot, in the
    middle of the rope. Far off, on a roof, somebody has been listening all this time, with two ears, and lies down
    again.
p28-25 =
    It goes on calling in there. The wicker is thick, and the steam hisses. If you go on quickly, you hear it only
    as far as the mangle.
p28-20 =
    You blow. It is the tone for "all change": every sheet, so it seems to you, stops where it is. What was walking
    is no longer sure whether it is a sheet.
p28-21 = Whatever was using the steam steps out of it.
p28-7 = Out by the quay door and along the wall to the west. From there you hear the weir before you have seen it.
p28-8 =
    Through the yard, over cinders, to the east. The two chimneys come nearer, and with each step you feel it more
    in your soles: thud. And thud.
p28-9 =
    The chute for railway linen goes up at a slant under the street. You climb it on napkins. At the top it says
    "Central Station, Dining Car".
p28-26 =
    The wedge has a shape, goes in, and has an area. The rollers do not hurry. They have been waiting twelve winters
    for something that is not a sheet.
p28-60 =
    Twelve winters of it. They have become so thin that you can see the next one through them, and through that one
    the next.
p28-61 =
    Today it's the tablecloths. Somebody spilt wine on the big one on a Monday twelve winters ago, and every time
    that it comes by, an apron looks out of the ironing room and shakes its fist.
p28-62 =
    In the last basket but one there's a hollow the size of a loaf, and in the hollow some ginger hair. A saucer
    stands beside it, licked. You all walk on quickly and are all rather pleased.
p28-63 =
    The steam has lamps in it at this hour: the fire below the vat, the glow of the flat-iron. You see each other as
    shapes with a rim of gold.
p28-64 =
    It isn't boiling so hard today. A sheet hangs halfway up and drips, and thinks about whether to go on. "Don't
    look at it," says a voice from the ironing room. "That only makes it worse."
p28-65 =
    All the wash of Ostrey has been out for a swim, and has come back. It took nine days to get the river out of it.
    On the wall of the ironing room hangs a collar, framed, and under it is written: "This one was right."
