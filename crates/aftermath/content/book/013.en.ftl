p13-title = The Shaft
p13-start =
    Tin above, tin below, and every step is announced. Grey fluff hangs from the walls in beards. From far ahead
    comes a steady wop, wop, wop, and in between a voice, quite small and very correct: "Four thousand and eleven.
    Four thousand and twelve."
p13-threat =
    What lives in a duct lives by what the wind brings. So far the wind has brought fluff.
p13-calamity =
    The wop, wop, wop stops, thinks, and goes on the other way round. All the beards on all the walls let go at
    once, and then you do.
p13-1 =
    The fan: four blades, each as large as a barn door, and behind them daylight, cut into slices.
p13-4 = It does not turn fast. It turns as a cow chews. You can count along: go. No. Go.
p13-4-jam = Jam it, with two scrap
p13-4-brake = Hang on to a blade until it stops
p13-4-leap = Count along, and leap
p13-4-wait = Listen a little longer
p13-11 =
    A hinge, a bottle top, a scream. The fan pulls a face and stands. It will want an explanation later, but by then
    you will be gone.
p13-12 =
    Once round, twice round, with your ears flat. At the third time it gives in. You have won an argument with a
    wall, and something about that will stay with you.
p13-13 = It was a "no".
p13-14 =
    A breath of wind before you, a breath of wind behind you, and the tip of your tail has become a little more
    exact.
p13-2 =
    Behind the fan the shaft is wide and bright. Far below there is a sound like a heart in a cellar.
p13-8 =
    "Four thousand three hundred and six," says Fret, without looking round. "I haven't been stuck all the time.
    Only since about two hundred." One foot is in the grating up to the knee. "If you count, I found out, then it's
    only numbers."
p13-15 =
    A shoe stays behind. Fret doesn't. "It comes out behind our hedge," says Fret, hopping, with both arms round
    your neck, "I looked, it's four hundred steps, I said all along it was short, I said so." You say that it was a
    good idea, and that it was a terrible one. Both are written down.
p13-16 =
    "Four thousand three hundred and seven," says Fret, in a voice that has become smaller. The grating has not
    moved. You will have to come at it again, and from another side.
p13-3 =
    A handkerchief, spread out as for a picnic, and on it half a cheese, cut into portions and labelled: Monday,
    Tuesday, Wednesday. Wednesday has been nibbled at.
p13-5 = Back out by the grille, into the brown light.
p13-6 =
    It goes uphill, it smells of roots, and then there is a loose brick, and behind the brick a hedge that you have
    passed on every day of your life.
p13-21 =
    Coda has two speeches ready, and she gives both, one after the other, without letting go of Fret in between.
    Then the way is entered on the big map above the stove, in ink, with the name beside it. Fret looks at the name
    for a long time, pretending to look at the way.
p13-22 =
    Fret comes home alone, at noon of the day after, with one shoe and a different face, and without a word. Coda
    does not ask where you have been. She only looks at your shoes, and there are two of each.
