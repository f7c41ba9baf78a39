p49-title = Uphill
p49-start =
    Four thousand in rows of eight, and then all the others, who have never stood in a row in their lives. Tram
    Square is black with them. Behind the last of them, across the whole width of the High Street, without a sound,
    something is coming that shines.
p49-start-bridge = Shore up the footbridge, so that it bears five thousand
p49-threat = Nobody looks round. You can tell by the voices at the back how far it has come.
p49-calamity = A wall that has stood beside the line for a hundred years would like to come along.
p49-10 =
    Rails for beams, a bedstead for a railing, and under it all, with her shoulders against the plank, the big one
    from the Penny Arcade. "Walk," she says. "Don't march. March and it swings." And four thousand who have never
    done anything else walk, each for himself, quite softly, past her ear.
p49-1 =
    Quill goes up and down the column with his umbrella. He isn't counting. He stops at every eighth and asks what
    they are called, and says it over to himself as far as the next. Dustfeather sits on the umbrella. "I can take
    one at a time," she says, "and no luggage, and I don't want to hear about it afterwards."
p49-2 = Gate Nine. They all slow down here. It's in their legs.
p49-11 =
    The bar is up, upright, as high as it goes, and somebody has tied a lamp to it. The first of them stops and
    feels in his pockets. Then he sees the lamp, and goes through, and begins to run.
p49-12 =
    There's only a piece of red wool across it, with a bow. Four thousand stop in front of it. Then a child undoes
    the bow.
p49-3 =
    In the cutting it's so dark that they hold on to each other's belts. Somewhere in the middle of it, on the left,
    a voice says, "Don't mind me. I'm only stuck."
p49-13 =
    He comes out with a pop. He has lost his hat and his list, and when he's asked where he belongs he looks along
    the whole of the column. "Here?" he says.
p49-14 = Whoever was stuck gets himself out by means of you, and is gone before you have found your feet.
p49-4 =
    Under the arches it's dry for the moment, as soon as the block that has fallen in front of them is out of the
    way. An old hedgehog has set up a table there. She takes each child by the chin, dries it behind the ears, and
    hands it on. "Next," says Mrs Gusset from the Laundry. "And whose is that collar?"
p49-20 =
    It has reached the square. Number 7 lifts, turns over, shuts its doors, and sets off, after twelve winters, in
    the direction of the harbour.
p49-21 =
    It's at the gate. The red lamps in the hall go out in a row, and the great clock strikes, under water, and is
    right.
p49-22 =
    Now it's coming up the cutting, and it isn't in a hurry. It only ever goes where there's room, and it has just
    been shown the way.
p49-7 =
    Grass, a bench, a white wall. You turn round, because from here you're allowed to. Below you there is no more
    town. There's only a great deal of moonlight, and in it, very small, a line of lamps that ends at your feet.
