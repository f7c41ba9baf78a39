p56-title = The Fumigating Room
p56-start =
    Whitewash, drains, and a smell of almonds that goes away as soon as you notice it. That's the bad part. Three
    pipes come through three walls, each with its own colour of rust, and all three whisper. From behind a wire door
    somebody is singing an aria, high up, and leaves out more and more of the notes.
p56-threat = The whisper becomes a word. The word's only "s", but there's a great deal of it.
p56-calamity =
    A gasket gives. You see it come along the floor, knee-high and yellow, in no hurry, feeling its way round the
    legs of the table.
p56-1 =
    Under the potting bench there's a hatch. On the hatch is a skull, with a red line through it, in case anyone
    should like skulls. And under the skull somebody is singing. It's a tenor. He breaks off, coughs, and begins the
    phrase again from the top, as one who has been told to stop only when the audience does.
p56-1-take = Wet cloths over your noses, and down
p56-1-leave = Clap, and hope that he stops
p56-2 = The yellow tap. The wheel has four spokes, and three of them are in the wrong place, on the floor.
p56-10 =
    The last spoke, both paws, both feet, and your back against the wall. It turns. The wall turns, too, a little,
    but that may be you.
p56-11 = You've turned it the other way. You realise this quite soon.
p56-3 =
    The grey tap drips. Under it stands a saucer, and in the saucer lies what came to drink. It's a small valve, and
    a left-hand thread, and you get just one breath to find that out.
p56-12 =
    In, three quick turns, out again; and then you stand by the hatch and breathe, and breathe, and can't think of
    anything nicer. The saucer you've turned over.
p56-13 = Two turns. At the third you needed the breath for something else.
p56-4 =
    The brown tap: nicotine, by the gallon, for the greenfly. The smell's like a wet uncle. It isn't even shut off;
    the whole plug has gone, and the stuff comes out in rings.
p56-4-turn = Sit on the hole till somebody brings a rag
p56-4-cork = Cut a plug from the cork waistcoat
p56-14 =
    It's warm, it's undignified, and it works. They wedge in the rag, and then a brick; then they help you up, and
    you tell each of them how fond you've always been of them.
p56-15 = You sit. After a while you forget what on. It's a lovely room, really.
p56-16 = Twist, thump, tight. "I made that for the river," he'd said, who made it. Well, it's kept something out.
p56-5 =
    The cupboard has hooks for six masks of the Tall, and six masks like the faces of tapirs. None of you could even
    wear the straps. But on the shelf stands a scent bottle with a rubber bulb; some under-gardener must have taken
    it along for afterwards. With a sponge in the neck, it fits over a snout.
p56-6 =
    An iron shaft goes up to the sky. There's a fan in it, with a crank for hands of another size. If you put your
    heads right in you can smell rain.
p56-6-crank = Run along the crank, till it goes
p56-6-breathe = Put your heads in, and teach each other to hold it
p56-6-spark = Strike a light, to see by
p56-17 =
    You run like the hamster, and like the hamster you get nowhere, and then, somewhere above you, something starts
    to hum. The yellow lifts its skirts and goes up the shaft. Now it's only a cellar, and it stinks.
p56-18 = You've got it going. Then it's got you going.
p56-19 =
    In through the nose, and shut the throat behind it like a door. Count on your toes. Whoever gets to twenty twice
    may go first.
p56-24 =
    Somebody says, "Wait." It's the last thing that any of you hears for some time. The air is clean now, that can't
    be denied. It's clean, and hot, and there's a good deal less whitewash.
p56-7 = A wire door, a perch, a little bell.
p56-8 =
    Behind the wire sits a canary the colour of old piano keys. The gardeners hung him here, so that he should stop
    singing, and they would know. He's understood that part. "As long as I sing it's all right," says the canary.
    "So I sing. You see? It's all right." He sways. "Do you know the second verse?"
p56-8-bars = Bend the wire
p56-8-sing = Take over the second verse, so that he can stop
p56-25 =
    It gives, one wire, two, three. He doesn't fly; he has never had the room. He steps out onto your shoulder and
    holds on to your ear, and trills into it, all the way, to let you know that you're alive.
p56-26 = It takes breath. There's the rub: down here everything takes breath.
p56-27 =
    You come in on the wrong note, and in three-four time, but you come in. He stops. He listens, with his head on
    one side, and it's plain that nobody has ever done this for him before. Then he opens the door himself. It was
    never locked. "One doesn't walk out during a number," says the canary.
p56-20 = The lamp by the stairs has a ring round it. Then it has two rings. One of you begins to giggle.
p56-21 =
    It's too much even for those who live on drains. They come up out of the tunnel with all their legs, mad for
    air, and you're standing in front of it.
p56-22 =
    The singing has a hole in it. You count. It goes on, but you've counted to four, and your own lungs have gone to
    sleep like feet.
p56-23 = Now it's to the ceiling. Up, whoever can stand! Take hold of whoever can't!
p56-9 =
    Up the rungs and out under the bench, and there you lie, among flowerpots, with your mouths open. July tastes of
    soup and leaves. You could drink it.
p56-28 =
    You've got the canary. But behind you, under the skull, it's still saying its one letter. By tomorrow it'll be
    in the palm house, and in every pipe that goes from there.
p56-28-concrete = Two scrap, a bag of plaster, and the hatch is no more
p56-28-go = Let them see to it who live here
p56-30 =
    He lives behind the top C, naturally, and sings from six to eight. When he stops, everyone in the piano stops,
    with a spoon halfway, and Coda opens the lid to let in air; and then it turns out that he was only looking for
    the place.
p56-31 =
    You no longer hear it from the potting bench. For a day or two the ferns along that wall are a curious blue.
    Nobody from the piano hums any more when they pass a hatch.
