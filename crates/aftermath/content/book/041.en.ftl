p41-title = The Substation
p41-start =
    Under Tram Square there's a hall of white tiles, and it hums. All the wires of the city come in on one side and
    go out on the other, and in between, on a gallery, stands a board of marble with brass switches as long as oars.
    Two tracks run through the middle. They have been swept.
p41-start-lever = Work the great switch loose
p41-threat =
    Amber light goes along the tiles. This is where it sleeps by day. It hasn't been told about the difference.
p41-calamity =
    Something up there wants more than it has ever wanted, and the whole hall leans into the one hum. A fuse as
    large as a coffin goes off like a gun. It's the arcade: somebody has won.
p41-10 =
    Ottoline has taken off her hat. "This is where it all goes by," she says. "The arcade, the Glasshouse, the
    Laundry, the signal on the High Street. It comes from the Works, and whatever is used here can't be used over
    there, on the pumps. There'll be a switch for each of them. There's got to be. I only have to find out which is
    which, and then somebody has to hang on to the big one, because I don't weigh anything." From the other end of
    the hall comes the sound of a brush that is turning round.
p41-1 =
    The meters: a wall of little windows, and behind every window a wheel. Most of them stand still. Five are
    turning. Under each there's an enamel plate in the handwriting of somebody who was sure that there would always
    be somebody to read it.
p41-11 =
    Here it is, then. The drawer under the keys at number 14 turns once while you count to a thousand. Smokey's
    socket turns once in ten. And "Signs and Amusements", which is the arcade, the red signal and every lit-up
    letter in Ostrey, goes so fast that it looks as though it stood still. Ottoline does the sum on her sleeve. "One
    beat in a thousand," she says. "I've been lying awake over one in a thousand. And all the time there was a wax
    lady."
p41-12 =
    The plates are so dirty that the loudest wheel could be anybody's. "I can't throw a switch that I can't read,"
    says Ottoline. "I could. But then it would be magic, and I don't do that."
p41-2 =
    The battery room. Jars of glass as high as a wardrobe, filled with something that looks like water, in the way a
    cat looks like a cushion.
p41-2-tap = Unscrew the two nearest caps
p41-2-leave = Walk out backwards
p41-13 =
    Left paw on the glass, tail in your mouth, turn, turn, turn. Two of them, full, as good as new. "You may
    breathe," says Ottoline, who hasn't either.
p41-14 = It spits. Where it lands the floor has a hole, and where it lands on you, you would rather not look.
p41-3 =
    The gallery, the board. Seven switches, brass, all of them down, and in the middle the great one, which has to
    come up first. Nobody has moved it in twelve winters, and verdigris is a kind of glue.
p41-6 =
    It's loose. It hangs over you, humming. But under the seven switches there are only numbers, and what the
    numbers mean is written on the meters. "First read," says Ottoline, "then throw. In that order. I'm going to
    have that embroidered."
p41-4 =
    The great switch is up, and you know which number is whose. The board will bear one more spark, no more than
    that; the contacts are already blue. "So it's one," says Ottoline. "Whatever goes dark today stays dark. I've
    told you what I know." And then, since nobody says anything, she says it: "I don't want it to be me who decides.
    I'd only explain why I was right."
p41-4-smokey = Number 4: Smokey
p41-4-signs = Number 6: signs and amusements
p41-4-own = Number 7: the lamp under our own keys
p41-15 =
    A crack, a smell. Halfway down the lower track something that was coming towards you gets slower, and the amber
    light goes round once more, and hasn't the strength to come back. The brushes run out. It stands there and ticks
    as it cools. You'd have thought that there would be cheering. "It never did anything but its work," says
    Ottoline, and takes off her hat again. "Somebody ought to have told it to stop. So now we have."
p41-16 =
    A crack, a smell, and then something that you don't notice at first, because it's gone: the three notes. They've
    been playing under everything, day and night, for as long as you have been alive. Up there forty machines hold
    their breath. On the High Street a signal is no longer red. "I used to hum along with that," says Ottoline after
    a while. "I hadn't known that I did."
p41-17 =
    A very small crack. That's all. Nothing goes quiet, and nobody up there looks up. One wheel behind one window
    stops, the slowest. "It hardly makes any difference," says Ottoline, "I've worked it out. But now when I count
    the others I can start at nought." On the way out she unscrews two batteries from the lamp over the door, and
    hums.
p41-5 =
    The charging bay. There's a socket in the wall, as large as a cave, and on the floor a mat with two dents in it,
    side by side, where it stands when it is at home. Beside the mat somebody has put a saucer.
p41-5-rob = Take the spare cells from the wall
p41-5-saucer = Look who the saucer is for
p41-18 =
    Two cells, fat as badgers, and a bell that begins to ring because they're gone. On the tracks the brushes come
    down.
p41-19 =
    It's for nobody. It has oil in it, a thimbleful, fresh. So every evening somebody comes down here, gives a
    street sweeper something to drink, and goes away again, and has never told anyone. You find that you're looking
    at each other. None of you says, "Is it you?"
p41-20 =
    The upper track: brushes from wall to wall, at walking pace, and whoever stands there is litter. At the buffer
    it turns round, and you can hear it change over to the lower.
p41-21 =
    The lower track this time. It goes by under the gallery, so close that your whiskers go with it; and at the
    buffer the points change over again, to the upper.
p41-22 =
    Nothing comes along the tracks. There's only the light of your own lamp, which the tiles hand on from one to the
    next.
p41-7 = Back into the culvert, in single file, with the hum in your hindmost teeth.
p41-9 =
    Up the iron stair. Ottoline goes last, and before she shuts the hatch she listens. "It's lighter," she says.
    "The hum. It has let out its belt by a hole." None of the rest of you can hear it. But she's right so often.
p41-30 =
    At supper Ottoline explains it. She uses the ladle for the Works and a row of spoons for the wires, and for the
    first time in anybody's memory she is asked to go on.
p41-31 =
    On Tram Square, when it gets dark, they come out from under the benches and stand there. There are no brushes.
    It takes a week until the first of them crosses the rails without running. By then there's a good deal of
    litter, and Rubato goes through it every morning and has never been so happy.
p41-32 =
    It's quiet in the evenings, and a bit darker than one is used to. On the third night somebody in the arcade,
    they say, sat down at the little organ and worked out where the three notes are. It's a mole. He has found a
    fourth.
p41-33 =
    In the drawer under the keys it's dark, and it stays dark till the candle is lit. "It's a principle," says
    Ottoline. "I know," says Aunt Minim, and puts her own candle next to it, so that there are two.
p41-34 =
    You come home green about the nose, with nothing switched off and nothing understood. Ottoline doesn't explain
    why. She sits in the drawer in front of her lamp with her paws in her lap, and for a whole evening asks it
    nothing.
p41-23 =
    Here it is, then. Behind the window for number 14 the wheel stands still; Ottoline looks at it for a moment, as
    one looks at a grave that's been kept tidy. Smokey's socket turns once in ten. And "Signs and Amusements", which
    is the arcade, the red signal and every lit-up letter in Ostrey, goes so fast that it looks as though it stood
    still, too. "We sat in the dark for one beat in a thousand," says Ottoline. "And all the time there was a wax
    lady."
p41-24 =
    You aren't the first. The Turnstiles keep a shift down here who read the meters and send the bill to whoever is
    nearest. "That'll be you, then," says the one with the clipboard, and puts down his sandwich on the marble, for
    later.
