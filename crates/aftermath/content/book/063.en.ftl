p63-title = Lower Street
p63-start =
    It was a street. It still is: kerb, lamp, tram; shop windows with the goods laid out, and over all of it,
    instead of a sky, the underside of the Lull, going by. The Tall gave it up before you were born, and put a wall
    in front of it, and after that nobody mentioned it. You have the jar over your heads, like a family under one
    umbrella.
p63-threat = Overhead the light changes, as if a cloud were crossing. Clouds don't turn.
p63-calamity =
    Far up a barge lets go its anchor. It comes down through three storeys of water and lands in the road, quite
    upright, and the whole street jumps.
p63-1 =
    The tobacconist's bell still rings if you swim against it. Tins in rows, gold and navy, each with a sailor who
    looks past you. You take the lids. A crayfish behind the counter lifts one claw, not to stop you; to ask whether
    that'll be all.
p63-2 =
    This is the lamp that shows from the sluice, of a night. It hangs by a wire to the Works, and there's a plate on
    the post.
p63-2-switch = Open the little door, and turn it up
p63-2-read = Rub the weed from the plate
p63-10 =
    Click, and there's a street, from end to end, in yellow light, with shadows. Things that had been circling go
    and circle elsewhere. It turns out that one of the cells was only there as a spare.
p63-11 = It was the other little door.
p63-12 =
    "Level of the river, in the year of the first wall," it says, with a line; and above it, "of the second wall",
    with a line; and above that there's room for several more. They'd already drawn the lines. They'd only left out
    the years.
p63-3 =
    Number 4. The bell cord still runs along the ceiling, the straps all hang one way, with the current, like people
    who've been asked to look at something. Under the conductor's seat there's a locker.
p63-13 =
    In by the window, along the bench, lid up. "Lost Property, Lower Street line", it says. Well: it's been found.
p63-14 = The lid comes down. It's only a lid. But it has got the river on top of it.
p63-4 =
    Hats, on stands, under water, swaying. They look as though they were at a concert. One of them's got a pike's
    scale for a feather and wears it well.
p63-4-try = Try them on, just quickly
p63-4-pin = Look for what holds them
p63-15 =
    A veil, a boater, something with cherries. You stand before the glass in a row, all in hats, three fathoms down,
    and somebody says what a pity it is that nobody. And then you all laugh, till the jar's quite fogged.
p63-16 =
    Long, straight, with a pearl. The hat it held lets go of its stand and rises, slowly, with the others after it,
    out by the door and up; and whatever's above looks down to see where they're coming from.
p63-5 =
    "Continuous performance", it says over the door, and it's true: on the screen there's the light from the
    surface, moving. Twelve rows, red plush, all taken. Carp.
p63-5-sit = Find seats, and stay till the end
p63-5-booth = Up to the projectionist's booth
p63-17 =
    It hasn't any story, and nobody coughs. There's a boat in it at one point, from below. After a while you notice
    that you're breathing in time with the row in front. It's the best one that you've ever seen, and the only one.
p63-18 =
    The door gives. A projector like a cannon, a lens that you can't carry, a crank that you can; and in a dry tin,
    under wax, one cell.
p63-19 =
    It doesn't give. Through the keyhole you see a chair with a cardigan over the back. You go down again, a good
    deal more quietly.
p63-6 =
    A letter box, red once, at the height of a hand. "Next collection", it says, and the little flap that used to
    say when has been taken by something with a shell.
p63-6-post = Post a letter
p63-6-open = Get it open
p63-23 =
    You write it on a tobacco label, with a nail. Each puts in a sentence, and nobody asks to whom. It drops. You
    hear it arrive, quite soft, on a great many others.
p63-24 =
    Brass, a good lock, a better hinge. What was inside goes up past you in a cloud, ink first. You hadn't thought
    that there'd be anything inside.
p63-25 = Your arm's in the slot up to the shoulder, with the whole of the post holding on to it.
p63-20 =
    Minnows, ten thousand, all at once in the other direction. They went by like a curtain. Something's pulled it.
p63-21 =
    It comes down the middle of the road, at a walking pace, keeping to the left. It's as long as the tram. It has
    seen that there's somebody in the street again.
p63-22 =
    The current has got up. It takes the jar, and the air with it, and you by the collar; past the hats, past the
    lamp, up all the steps of the quay at once, and throws you out on the stones like a bucket.
p63-8 =
    Back along the kerb, by the wire, to the chain. When you look round once more, there's only a light in the mud.
p63-9 =
    Up the stairs, step after step, till the surface breaks over your ears. It's loud up here. It's a good minute
    before one of you says that there were flowers in the window boxes.
