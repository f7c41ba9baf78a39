p8-title = Tram Square
p8-start =
    Tram Square, and in the middle of it number 7, on its side, with its doors open. West is the arcade; north the
    alley to Hobbs & Daughter; and on the south side, behind glass, under letters of gold: VOGEL & SONS, PIANOS.
p8-threat =
    Up on the cornice of the Savings Bank they have been sitting in a row for some time, saying nothing. Now one of
    them says something.
p8-calamity = There is a hum in the rails. Everything on the square that has legs looks for something to stand on.
p8-10 =
    You have to cross it again, this time with two ells of copper that sing at every step. They sing rather well.
    You could weep at how well they sing.
p8-1 =
    In the overturned tram it smells of leather and rain. On the driver's seat, which is now a wall, a hamster
    clings to the brake wheel and makes it go round, round, round. "I'm nearly there," says the hamster, who has had
    this from someone. "They said to wait. They said that they would only be a moment."
p8-1-home =
    "We have a spare key. It's the F."
p8-1-search = Search the tram and go
p8-11 =
    The wheel runs down, very slowly, and stops. The hamster looks at it, and then at each of you in turn, for quite
    a long time. "Is there a wheel?" You say that there is a cotton reel, and that one can talk about it. "Then I
    should leave a note," says the hamster, and does.
p8-12 =
    "But if they come and I'm not here?" says the hamster. You have no answer to that which is both kind and true.
    The wheel goes round.
p8-13 =
    Under the seats: a glove, a purse, a lunch that was once a lunch. Behind you the wheel goes round, and you are
    as quick about it as you can be.
p8-2 =
    The fountain has not been switched off, because nobody knows how. A stone fish spits, as it has spat at four
    generations.
p8-14 = Cold as a coin. It hurts, and then it hurts less than before, and that is the right order.
p8-15 =
    Wishes, all of them, at a penny each. You come up with a paw full and the feeling of having read somebody's
    letters.
p8-16 =
    Halfway down you learn what "clear" means: that it looks half as deep. You come up blue, empty-handed,
    explaining why.
p8-3 =
    On the head of the bronze general sits a pigeon the colour of carpet fluff and wheezes. "Before you ask," she
    says, "no. My chest. The damp. Also you're heavier than you look, all of you people always are." This is
    Dustfeather, the only pigeon in Ostrey who takes passengers.
p8-3-feed = Offer a corner of bread
p8-3-listen = Listen to the whole of the chest
p8-3-go = Wish a good recovery
p8-17 =
    "Once round," says Dustfeather, "and then I'll sit here, and whoever wants to get across may ask, and not near
    the gulls, and nobody is to scream in my ear." Nobody is to steer, either.
p8-18 =
    You nod off somewhere in the third winter of the bronchitis. When you start up, the pigeon has gone, offended,
    and the sun has moved on by a chimney.
p8-9 =
    "Hold on to what you like, except the neck." Then the square falls away, and there is only wind and wheezing.
    You see all of Ostrey at once: the roofs, the station, the river, and how the river, on the other side of its
    wall, lies higher than the street. You see that last, and you go on seeing it when you have landed.
p8-6 =
    Into the alley of the dustbins, northwards, with the sky safely reduced to a strip. Ahead, the back step of
    Hobbs & Daughter, scrubbed.
p8-7 =
    The revolving door of the arcade takes you in, turns you over in its mind, and gives you out on the other side,
    among the machines.
p8-8 =
    The letter box of Vogel & Sons is brass, polished by the tails of those who have tried. It swallows you one at a
    time. Inside it is cool and smells of rosin, felt and, very faintly, of cat.
p8-19 =
    Along the rails, eastward, from sleeper to sleeper, each of them a jump. The station grows in front of you until
    it has no top any more.
p8-20 =
    Under the bench, through the flap, four hundred steps. You come out of the hedge of number 14 with cobwebs in
    your ears, and in half the time.
p8-21 =
    Southward, along the rails, downhill. With every sleeper the air becomes wetter and louder, and then you see the
    lamps of the Weir Bridge, each with a gull on it.
p8-22 =
    Brushes, and a short siren: Smokey has come to Tram Square, as it does at every dusk, and begins with the rails.
    Nobody carries two ells of copper past those brushes, and you haven’t even got them yet.
p8-23 =
    Now it is dark, and Tram Square is swept. That was the light for which they have been waiting: none. On the
    cornice of the Savings Bank a row of shapes gets one shorter, and then another one shorter.
p8-24 =
    Beside the kiosk, under forty years of chewing gum, is a hatch. Ottoline has it open with a hairpin, and says
    what the principle of the hairpin is. White tiles; a hum; iron steps that go down.
p8-25 = The water is clear and cold. It's also a hand higher than the ring it left on the stone last year.
p8-25-wash = Wash your wounds
p8-25-dive = Dive for the coins
p8-26 =
    The water is brown at the bottom and only comes up to your knees. Far above it, higher than the fish, a line of
    dried mud runs round the stone, and somebody has written the date on it.
p8-26-wash = Wash your wounds
p8-26-wade = Wade for the coins
p8-27 =
    The river has mixed them up with its own: a fork, a doorknob, a child's tin fish. You leave the tin fish on the
    rim, beside the big one.
p8-60 =
    It was made for ten thousand of the Tall, and now there are you. You have never seen so much sky in one place.
p8-61 =
    A newspaper has come loose from somewhere and is crossing the square by itself, on its corners, like a large
    lame bird. "MILD", it says, whenever the front is up. Everything that lives on cornices turns its head after it.
    You go across in its lee.
p8-62 =
    Now that nothing sweeps it the square has begun to be a place: there's a drift of leaves against the kiosk with
    a path through it, and on the path a bench has been put, a matchbox, with somebody on it, who nods.
p8-63 =
    In the evenings there is an amber light here, and nobody who lives on the square needs to be told twice. Along
    the edges the shutters are closed, each of them the size of a stamp.
p8-64 =
    On the driver's seat of number 7, under the brake wheel, lies a note with a stone on it: "Have gone to live in
    the F. Please knock. Kettle's on." It's been renewed. The old ones lie underneath, all eleven of them.
p8-65 =
    Mud, cracked into plates, from one side to the other, and across it, in every direction, tracks: of three toes,
    four toes, wheels, a tail. So many go by here now that it looks like writing.
p8-28 =
    A flashing amber light: Smokey comes round the corner, brushes down, black as a stove. It has swept Tram Square
    every evening for twelve winters. It does not know about lunch, or love, or you. It knows about litter.
p8-29 =
    But no light comes. It's the wind, which has found twelve days of leaves and nobody to put them away. It picks
    up the lot, and with the lot it picks up whatever weighs no more than a leaf.
p8-30 =
    Behind the glass of Vogel & Sons something that was asleep on a lid stretches, one leg at a time, and isn’t
    asleep.
