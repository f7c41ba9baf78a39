p62-title = The Depot
p62-start =
    So this is where the down line goes. Three tracks, a turntable, a gate that stands open on the evening; and on
    the middle track, black as a stove and ticking as it cools, or as it warms, Smokey. It's asleep on its brushes.
    There's a clock over the gate, and the clock says: any moment. The handcar points the wrong way, with seven
    people on it who've stopped talking.
p62-threat = A hum, an amber light going round on the walls.
p62-calamity = Smokey clears its throat. Twelve winters of Tram Square come out of the exhaust, in one piece.
p62-2 = The turntable: a bridge of iron on a pin. The handcar just fits.
p62-7 =
    Half a turn, and she'll face the gate. It's meant to be done by one of the Tall, with one hand, whistling.
    Everybody off, shoulders to the beam; and leave out the whistling.
p62-7-turn = Turn the handcar round
p62-10 =
    It goes with a groan that starts in the earth; the rails swing past, tick, tick, tick, like the second hand of
    something; and then there's daylight at the end of them, and all seven let out the breath that they'd been
    keeping for it.
p62-3 =
    The coal stage, where it used to be fed, before somebody fitted it with a wire. What's left is lumps as large as
    prams, and a shovel.
p62-3-dig = Look behind the coal
p62-3-roll = Roll a lump onto the first track
p62-11 =
    A fireman's tin: tobacco, a clasp knife, a photograph of Smokey when it was green. You'd never thought of it as
    having been anything.
p62-12 =
    It rolls, drops between the rails, and sits there like a tooth. Nothing on wheels will care to come down that
    one.
p62-13 = It rolls, and you roll under it, for half a turn.
p62-4 =
    In the hut there's a lever for each track, and a book, open at a Tuesday. Every line of it is in the same hand,
    until the one that isn't finished.
p62-4-lever = Work out which lever holds Smokey on its track
p62-4-book = Read the line that isn't finished
p62-14 =
    The red one. It falls over with a clunk, and a bar comes up between the rails before Smokey's wheels, no higher
    than a step. It drives against it, quite gently. It drives against it again. It has all night, and it isn't
    cross.
p62-15 = That was the bell.
p62-16 =
    "Sweeper to be left running," it says, "by order of the Works, so that the drains in the Square stay clear
    until", and there's a blot, as of somebody looking up. You'd thought that nobody had told it to stop. Somebody
    had told it not to.
p62-5 =
    The water crane has a leather hose like an elephant, and drips. You stand under it, all of you, with your faces
    up. What runs off you is black, then grey, and then you.
p62-6 =
    From near it's only a machine: rust, rivets, a number, 7. Between the brushes there's a nest of string, hair
    ribbon and tram tickets, wound on so tightly that it shines. Above your heads the amber lamp begins to turn,
    without any light in it yet.
p62-6-lamp = Climb up, and take the batteries out of the lamp
p62-6-speak = Tell it that it's done enough
p62-17 =
    Up by the handrail, lid, spring, out with them. From now on it'll come in the dark, poor thing; but you'll hear
    it, and it never saw you anyhow.
p62-18 = It wakes. It doesn't do it to you. It does it to whatever's on the brush, and that's where your foot is.
p62-19 =
    You say it up into the rust, in so many words, feeling foolish. Nothing ticks. For as long as it takes to say a
    thing twice it stands quite still, and so do you, and the seven, and somebody takes off a hat.
p62-20 =
    Brushes down. It takes the first track from end to end, and what was lying there is against the buffers now, in
    a neat heap. It swings its light on to the second.
p62-21 =
    The second track. Turntable, sleepers, shoes: all one to it. Now the light's on the third, and the gate's on the
    third.
p62-22 =
    The third track, right to the gate, and there it stops, with its nose in the evening, looks at the clock, and
    backs up to begin again. It's thorough. It doesn't leave before the depot's clean.
p62-24 =
    Clunk, says the bar, and clunk. It'll get through to the end of the week, at that rate, and then it'll be
    Tuesday.
p62-9 = Under the clock, over the sill, and uphill.
p62-25 =
    It's a long way back, uphill, pumping. The seven insist on doing it, in turns, and want to know between strokes
    what you are: a company, a family, a railway? On platform 3 the old vole still has her penny. She'd been
    counting minutes, and she gives you the number.
p62-25-keep = Say: a piano, and that there is room
p62-25-home = Say: a railway, and give them the handcar
p62-27 =
    Three of them come along, to have a look, with their hats on; and by the time you're at the portal one has taken
    hers off. The others will think about it. They've got your address. It's written on a luggage label, round the
    smallest one's neck.
p62-28 =
    They look at it for a long while. Then the tallest climbs up, spits in his hands, and takes the lever. Since
    then there's a service on the down line, Tuesdays, at 11:52. You needn't buy a ticket. You do need to pump.
p62-26 =
    You walk. The handcar stays behind, facing the wrong way, and from the bend you hear it being swept. The seven
    go in single file, with a hand on each other's shoulders, and when you come to where the ways part there are
    only six of them; the seventh has hold of your coat.
p62-40 =
    The bar is at the height of the bonnet. It's at the height of the lamps. Whoever's driving looks at whoever
    isn't.
p62-40-under = Heads down, and under it
p62-40-wave = Wait, and wave back
p62-43 = It takes off somebody's hat, and nothing else. The whole handcar cheers.
p62-44 = It doesn't take the hat off. It takes the windscreen.
p62-41 = Black water, green tiles, and halfway along a chair that's going round and round by itself.
p62-41-through = Through, with your feet up
p62-41-round = Round, through the nettles
p62-45 =
    A bow wave, a roar, and out into the sun with weed on the aerial and a basket of somebody's windfalls on your
    laps.
p62-46 =
    In the middle the engine asks a question, and nobody knows the answer. You get out and push; it's the chair
    that's quicker.
p62-42 =
    You can read it on their faces from a long way off: they've got a speech ready, and they've forgotten how it
    starts.
p62-42-take = Stop, and move up
p62-42-bread = Throw them bread, and drive on
p62-42-on = Look straight ahead
p62-47 =
    In the suitcase there's an aunt. She's been to Abigail Lane before, she says, when it still had a milkman, and
    one needn't drive so fast.
p62-48 =
    In the suitcase there's a river. It's only a small one. It gets into the spring, the seats and, before the next
    corner, the laughing; and then they wave from the kerb till you can't see them.
