p25-title = The Weir Bridge
p25-start =
    Five arches, and under them the weir. On one side the river comes up broad and brown and leans on it, like
    somebody leaning on a door; on the other side it falls, and there it shouts. Between the two is a step of stone,
    and the wind of the whole valley.
p25-threat =
    They have been standing on the lamps, one on each, all with their faces into the wind. Now one lifts its wings,
    only that, and is here.
p25-threat-pistol = Fire the cap pistol under the arch
p25-threat-stand = Stand close together
p25-calamity =
    A tree comes down the river, roots first, with a hen-house in it. It puts a shoulder against the middle arch.
    Everything that is standing on the bridge sits down, and everything under it learns to swim.
p25-1 =
    The toll house has no door any more and no window.
p25-25 =
    But it has smoke. Round a fire of dining chairs sit five in coats of which the buttons have been cut off. They
    all reach for something when you come in, and then they let it be, because of your size. "We don't charge," says
    one, hoarsely. "We're no longer with them."
p25-25-offer =
    "There's soup in Abigail Lane, at six."
p25-25-barge = Let Barge go in first, with his hands open
p25-25-trade = Bread, for the waistcoat of corks
p25-25-leave = Warm your paws, and go
p25-10 =
    It is cold and swept. On the wall they have written how many crossed free of charge, in strokes, in fives. It is
    a very long wall.
p25-11 =
    "What do we have to do for it?" asks the hoarse one. You say: dry up. It takes him some time to understand that
    you mean the plates. They come, in the end, in single file, and each one carries his own chair leg, in case
    there should not be enough wood.
p25-12 =
    "At six," says the hoarse one. "There was always something at six." It is not clear whether it is you that he
    hates or the clock. One of them gets up.
p25-13 =
    "Gate Nine," says the hoarse one. Nobody moves. "There were two of us that night," says Barge. "Sorry. You'd
    gone to look at the rails, so you'd not have seen it." "They took my buttons for that." "I know," says Barge.
    "I'm sorry. I've got them." He really has; he takes them out of his pocket, all six, and has carried them about
    with him for four winters.
p25-14 =
    "Made it myself," says one and hands it over, "for the day when that there gives way." He jerks his head at the
    river. "And now?" you ask. He looks at the bread. "Now I've had lunch, for that day."
p25-2 =
    An iron ruler as high as a church stands in the river, with figures in white. Up to seven, "all is well" is
    painted beside it, in the hand of the Tall; at eight, "report it". At nine there is a red stroke and nothing
    else.
p25-15 =
    You let the stopwatch run. Up, and down, and up: eleven seconds. Once it is fourteen. Something behind the town,
    far in the east, draws in the river by the mouthful, and it has begun to swallow the wrong way. You write down
    the fourteen. It could be of use to somebody, there, at the pumps.
p25-3 = At the foot of the third arch an iron ring has been let into the wall, as thick as your waist.
p25-5 =
    The Constance is a boat: not a carton, not a shell, a boat, with planks and a keel, made by one of the Tall for
    a child who must have been greatly loved. She lies full to the gunwale. Dry, she would carry thirty of you. Or,
    with barrels and a good rope, something much larger.
p25-5-thimble = Bail her out, with the thimble
p25-5-lid = Bail and paddle with the jar lid
p25-5-bail = Bail her out with both paws
p25-5-pay = Three scrap, and those from the toll house lend a hand
p25-5-leave = Leave her at her ring
p25-16 =
    Six hundred thimbles. You stop counting at ninety, and Fret, if Fret were here, would not. At last she lifts,
    quite slowly, with a sucking noise, and turns her bows to you. Under the thwart there lies half a walnut shell,
    lined with flannel. So somebody once had a life-boat for the boat.
p25-17 =
    With the lid you take out a soup plate at a time, plum. Then you sit in her, paddle once round the pillar, and
    come back, and nobody has been drowned. Under the thwart lies half a walnut, with flannel in it; it was the
    life-boat, and it makes a hat.
p25-18 =
    You bail. The Constance leaks: you bail it out and she lets it in again, with perfect fairness. At dusk you are
    both equally full.
p25-19 =
    They form a chain, quite without being told, with hats. They were a good crew once. When she floats, the hoarse
    one strokes her along the gunwale, and then puts the paw into his pocket, quickly.
p25-4 =
    The roadway, a plain of wet asphalt. The wind does not blow here, it lives here. In the lee of the kerbs
    everything has gathered that was ever carried across the river and not held on to.
p25-22 =
    You go along the kerb, bent double, holding on to each other's belts. It is like picking berries, in a gale,
    with your teeth.
p25-23 = For some little time you are a kite.
p25-6 =
    Under the arch it is suddenly quiet. On the ledge stands an angler's box, and beside it a folding stool, as
    though he had only gone for a beer. In the lid there is a hook with thirty ells of line, and a note for whoever
    finds it: "they bite towards evening".
p25-20 =
    Bang, says the cap pistol. It is a very small bang, but it comes out of the arches five times as large, and at
    the fifth all the lamps of the bridge are free.
p25-21 =
    It folds up, and looks at you out of an eye that has a yellow ring round it and behind the ring nothing.
p25-7 =
    The north ramp. Up the rails, with the wind behind you, lies Tram Square, where you can stand upright again. On
    the last lamp, a little apart from the gulls, somebody is wheezing.
p25-7-walk = North, to Tram Square
p25-7-pigeon = Home to Abigail Lane, by pigeon, for one food
p25-24 =
    "Against the wind is extra," says Dustfeather, "but with my chest I don't argue." She flies the whole way
    sideways, with one eye on the gulls. Over the Savings Bank it turns out that one can see your attic window from
    up here, quite clearly. She does not say that it looks nice. She only flies past it twice.
p25-8 =
    Down to the quay lane, and along by the wall to the west. It smells of compost there, and of onions.
p25-9 =
    Eastward along the quay lane. Steam is rising behind the roofs, white and clean. You had almost forgotten that
    anything can be.
p25-26 = The water stands at nine. When you watch it for a while, you can see it breathe.
p25-27 =
    The water stands at four. Above it the iron is brown, right up to the eleven and past it, and at the very top
    somebody has hung up a dishcloth to show how far it came. You wave to it. It's only a dishcloth; but it's one of
    Cob's.
p25-60 =
    On each of the lamps stands a gull with its face into the wind. They aren't looking at you. They have looked
    already.
p25-61 =
    A raft of ducks comes down the middle, backwards, all talking. At the weir they fall silent, one after another,
    go over, and on the other side they go on with the sentence.
p25-62 =
    The wind has dropped. It does that perhaps twice a year. You can hear each of the five arches by itself, and
    that the third one hums.
p25-63 =
    The sun goes down exactly under the fourth arch, and for as long as it takes the whole bridge is lit from below,
    as people are who tell stories with a lamp under their chin.
p25-64 = At her ring lies the Constance, dry, and nods to you. Somebody has put a geranium on the thwart.
p25-65 =
    The toll house has got a door again. It's an oven door, and it stands open; beside it are five chair legs in a
    row and a board, "back for breakfast".
