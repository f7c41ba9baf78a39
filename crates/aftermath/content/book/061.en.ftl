p61-title = The Settling Tank
p61-start =
    A tank as large as Tram Square, with a lid of black water on it. At the far end is the intake, an iron mouth,
    and the river goes into it with a noise like soup. Every eleventh gulp goes wrong. Then something in the mouth
    shifts, yard by yard by yard, and lets the water by.
p61-threat = The black lid lifts in the middle, as a cloth does with a cat under it.
p61-calamity =
    The pumps swallow, choke, and give it all back. A wall of water comes down the tank, with a surprised duck on
    top.
p61-1 =
    Behind the oil store a stair goes up to a rim. Two cellar voles sit on it with a string, a stone and a slate.
    "Eleven," says the one. "Then him," says the other. "Then eleven. We thought it was the pumps. It isn't, it's
    the Alderman. He's lyin' in the gullet with his mouth open. He's nine ells, we've measured, from up here.
    Nobody's measured from down there."
p61-1-take = Over the rim
p61-1-leave = Let him lie
p61-2 = The gate wheel. Behind this wall is the tail race, and behind that the open river.
p61-7 =
    If the gate came up, the whole tank would draw, and whatever lies in it would be asked to leave. The wheel has
    twelve spokes and a bird's nest.
p61-7-turn = Move the nest to one side, and turn
p61-7-gate = Raise the gate
p61-7-back = Leave it shut
p61-10 =
    Up comes the gate, and the tank breathes out. First the ducks go, then the scum; then a back, and more of it,
    and more, sliding by beneath your feet with great dignity, like the last coach of a train that wasn't meant to
    stop here. He doesn't look round. You lower the gate behind him, and Ostrey gets its eleventh gulp.
p61-11 = It's rusted, painted, and rusted again. Hang on the top spokes, all who can be spared, and walk.
p61-3 =
    From the catwalk one looks straight down on him. He lies like a drainpipe that's been taken ill. There's a pale
    spot behind the gills, and another one where he's been caught before. You note down both.
p61-4 = The intake. The current has you by the knees, and ahead of you it's dark, and the dark has a tongue.
p61-12 =
    Two eyes, as far apart as the posts of a door. They've been watching the river come in for twelve winters; it's
    always been good to them. He has no idea that he's in anybody's way.
p61-12-bait = Trail the bait before his nose, and swim for the overflow
p61-12-fight = Poke him with whatever is longest
p61-12-back = Back, very slowly
p61-13 =
    He comes. You feel it in your heels: the whole tank is coming. Three strokes, two, one, over the sill of the
    overflow, and you let go and flatten yourselves against the stone; and nine ells of appetite go past, follow
    their noses down the spillway, and are the river's.
p61-14 = He takes it. He takes it from rather further up the line than had been planned.
p61-15 =
    He shuts his mouth. For one moment all the pumps in the Works run smooth as silk. Then he turns round, and there
    isn't enough tank for that.
p61-5 =
    The locker of the man who used to keep the screens clear: a landing net, a hook without a pole, waders that
    would hold a ball.
p61-5-net = Weight the net, and stretch it across the deep
p61-5-boots = Cut patches from the waders
p61-16 =
    Stones in the hem, a cork at each corner, and the bag of it open like a yawn. Whoever goes through here in a
    hurry takes the door along.
p61-17 = Stones in the hem, a cork at each corner, and you in the bag.
p61-18 = Dry feet, dry seats, and brass buckles for Rubato. For the first time today nobody is dripping.
p61-6 =
    A shelf above the waterline, with jars on it. "Lob", it says, and "Brandling". He must have gone fishing in his
    lunch hour. What's in the jars has had twelve winters to think.
p61-6-lunch = Tie your own lunch to a line
p61-6-worms = Open a jar
p61-6-on = Leave it be
p61-19 =
    Bread, rind, the good half of a sausage. You all look at it as it goes into the water, and nobody says that it
    might have worked with less.
p61-25 =
    You hold your breath, pull the cork, hold it a good deal longer, and tie on something that can't be looked at.
    On the far side of the tank a bubble comes up, and then a whole string of them, in your direction.
p61-26 = The cork comes out by itself, and so does the rest.
p61-9 =
    He rolls over, slowly, until you see that he's white underneath, like anybody. There's a hook in his jaw, an old
    one, grown in; he must have carried it for most of his life. You take it out. It seems the thing to do. What's
    left feeds all the cellars along the quay, and the skin goes round six of you.
p61-20 = A ring spreads over the tank, from the far end to this one. Nothing has fallen in.
p61-21 =
    He has turned over in his sleep. It comes up the side as a wave, and takes everyone off their feet who's still
    got them on the ground.
p61-22 = The intake's empty. You look at it for quite some time before it occurs to you what that means.
p61-23 =
    Thud. And nothing. And nothing. You stand on the rim and listen, and the voles have stopped writing. When at
    last it goes on, it goes on lower down, with him wedged in it further than anyone can reach.
p61-24 = The tank lies still. A duck comes back, has a look round, and puts her head under.
p61-8 = Up onto the rim, where the two with the slate are sitting. They move up.
p61-30 =
    "Nine. Ten. Eleven," says the one with the string. They hold their breath. "Twelve," says the other. Neither of
    them has ever had to write a twelve. They draw it together, the one the one and the other the two. Now you know
    what the beat is like when nothing's wrong with it, and that's how you'll know.
p61-32 =
    From the bridge, they say, you can see him of an evening: a line across the whole river, drawn quite straight.
    He eats the gulls. In the tank, where he'd lain, the iron is worn bright, and on it somebody of the Tall has
    scratched a date, a depth and "worse every year".
p61-33 =
    They carry him home along the quay, in slices, and everybody who lives below the street comes up and holds out a
    dish. It's the first time that the cellars have had a feast. They sing something, afterwards, on the steps. It's
    about rain, but it's cheerful.
p61-31 = Eleven, says the slate, and eleven, and nine. The voles have moved their string two steps up.
p61-27 =
    Where he lay there's a hole now, as round as a plate, and a warm wind comes out of it that smells of oil. "That
    goes right through to the hall," the voles call from the rim. "We think. Nobody's ever been thin enough, with
    him in it."
