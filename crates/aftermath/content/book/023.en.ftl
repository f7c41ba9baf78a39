p23-title = The Crypt
p23-start =
    The dead of St Cecilia's lie in rows, and they have had the river in with them. Every drop that falls in here is
    heard by everybody.
p23-threat =
    Something lowers itself from the vault on a thread, with its luggage of children, and turns, as it comes, once
    round, so that all of them may see.
p23-calamity =
    The flagstones lift, one by one, as though somebody below were looking for a coin. Black water stands in the
    aisle to your chin. Then the stones are put down again, not all of them the right way up.
p23-10 =
    The bicycle lamp goes ahead of you along the wall, and the wall is full: helmets, hourglasses, a skull with
    wings. Things glitter where the light passes that have not been asked to for a hundred years.
p23-11 = You hold on to each other's tails. It is a dark with corners in it, and you find them with the shins.
p23-1 =
    Two knights of stone, side by side, with their feet on a stone dog. One of them has a real sword lying on him,
    no longer than a finger of the Tall; the guild of jewellers once gave it to him.
p23-1-sword = Pull it from his hands
p23-1-dog = Sit down with the dog for a moment
p23-12 =
    He lets go. It takes a while, as it does with the old, and then he even seems to lie more easily. Behind the
    pommel a pocket has been left in the stone, and somebody has been keeping things in it.
p23-13 = He has held it for four hundred years and does not mean to begin giving it away with you.
p23-14 =
    It lies as dogs do lie, with its nose on its master's toe, and the stone behind the ear is worn quite smooth. So
    you are not the first. It is, God knows why, a little warm.
p23-2 =
    A cask, as large as a chapel, with a bung of cork. "Communion, for", it says on it; the rest has come off.
p23-2-cork = Draw the bung with the corkscrew
p23-2-gnaw = Gnaw a hole in the bung
p23-2-leave = Leave it to the congregation
p23-15 =
    A dark red thread, thin as a tail, and a smell of warm hills where none of you has ever been. Each gets a
    thimbleful, nobody gets two. You discover that you like each other. You had almost lost sight of that.
p23-16 =
    The hole was meant to be smaller, or the gulp. The knights, when you come to look, are not lying down at all,
    they are leaning.
p23-3 =
    On a hassock sits a mole in a choirboy's collar and says names, in a low voice, without stopping. "I'm the
    sacristan," says the mole. "I was asked to wait until someone relieves me. You must say them once a day, or they
    go. I'm at the letter H. Have you anyone?"
p23-3-name = Give him the name of somebody from the piano who is gone
p23-3-bread = Lay bread beside him, so that he can go on
p23-3-ask =
    "Who asked you to wait?"
p23-17 =
    You say the name. It is a long while since it was last said aloud. The mole repeats it, sets it in its place
    between two others, and goes on, and it stands there as though it had always been one of them. "Since the water
    came up I say them twice a day," he says. "They get restless when it's wet."
p23-18 =
    He goes on eating and goes on saying names, and it cannot be told where the one ends and the other begins. But
    whatever was behind you on the stairs has stood still, and listens, and after a while it goes away.
p23-19 =
    "The tall sexton. He had bad legs, and stayed. We kept each other company. He said: when the beat from the river
    stops, Crumb, then carry them upstairs. I've thought it over." The mole lifts his blind face. "There are two
    thousand of them. I have begun with A."
p23-20 =
    "Hathaway," says the mole. "Hawes. Hawes. Hawes, infant." He is not being rude. It is just that there are so
    very many of them.
p23-4 =
    A web, from the vault to the floor, each thread as taut as a string of yours at home. In the lower corner hang
    parcels, done up with care.
p23-4-cut = Cut out the parcels with the razor blade
p23-4-pluck = Unhook one, as softly as you can
p23-4-leave = Give it a wide berth
p23-21 =
    You only took the parcels, and left the web standing. Workmanship is workmanship. In the first of them is a
    beetle, but in the second is something better.
p23-22 = It was an F sharp. Up there, in the dark, somebody has perfect pitch.
p23-5 =
    Here the floor goes under. On the pillar that stands in it there are marks, with the year beside each: 1784,
    1862, 1911; a hand's breadth apart. And far above them, with no year, newer than the rest, at the height of the
    third step of the church overhead: a scratch like one that an owl's claw makes.
p23-7 =
    Up the steps, from the dark into the dim, and from the dim into that which, down there, you had remembered as
    bright.
