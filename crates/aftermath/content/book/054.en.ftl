p54-title = The Down Line
p54-start =
    You let go, and the world begins to slide. First the platform, then the signal box, then the last lamp; the
    wheels find a note and go up from it. Ahead, three sleepers, two sleepers, one: bikes with trailers, left and
    right, and between them the handcar, with seven faces looking backwards at you. Your trolley has room for three
    good knocks. The first two it will forgive.
p54-threat = A bend! The rails go left, and everything that you own would rather go straight on.
p54-threat-lean = Hang out over the inside rail, and hold on
p54-threat-ballast = Two scrap overboard, on the outside
p54-threat-drop-back = Brake with your heels, and let them get away a bit
p54-calamity = A signal, down. Whoever stands upright meets it.
p54-1 =
    Platform 3. Somebody has set up the weighing machine, a penny a go, and a queue of strays with it. Then there's
    a ringing of little bells: blade bikers, four of them, in at one end of the platform and out at the other, and
    when they've gone the handcar has gone, too, and the queue that was sitting on it. An old vole stands there with
    her penny in her paw. Beside her is a luggage trolley, on the rails, pointing downhill.
p54-1-take = Push, run, jump
p54-1-leave = They'll have to come back this way
p54-2 = The pole: a curtain rod, with which you push, steer and hope.
p54-8 =
    They're an ell ahead. One good shove, and you could touch the coupling. Or swing over to the left, where the
    sidecar's empty; or to the right, where they've got the mail.
p54-8-pole = Shove off from the sleepers, with all you've got
p54-8-left = Over to the left
p54-8-right = Over to the right
p54-8-hold = Keep her straight
p54-10 =
    Push, and push, and push; the note of the wheels turns into a scream; and there's the coupling, bobbing before
    your nose like an apple in a tub. "Now!" somebody yells. Go!
p54-11 =
    The pole catches in a sleeper. The pole stays, and for a moment so do you, at full length, flying from it like a
    flag. They pull you in by the tail.
p54-12 =
    All the weight to the left; two wheels, one wheel, sparks. You're side by side. The biker looks across, and sees
    how many of you there are on that one board.
p54-13 =
    There's a set of points, and nobody but you saw it in time. Clack, over you go, and there's the mail trailer,
    close enough to read the addresses.
p54-3 = The coupling: a bar as wide as a paw, and under it the sleepers, in one grey blur.
p54-14 =
    Between you and the handcar is a gap that opens and shuts like a mouth. Seven pairs of hands are stretched out
    on the far side. The shortest of them is shouting advice.
p54-14-fishhook = Cast the fishhook over the rail, and make fast
p54-14-jump = Wait till it shuts, and jump
p54-14-chain = Fish up the chain that's dragging, and hang the two together
p54-14-hold = Not at this speed
p54-15 =
    It bites, it tightens, the trolley gives a jerk and comes along like a dog. Now it's one train, and you can
    walk.
p54-16 =
    Open, shut, open: now! You land in seven laps at once. They pass you forward over their heads, and somebody
    hangs the chain on behind you, for the others.
p54-17 = It opens when it ought to shut. You've got the bar in both arms and your feet in Ostrey, some way back.
p54-4 =
    The sidecar is a sardine tin with a cushion, held on by a pin. You need only pull the pin. You need only not be
    in it at the time.
p54-18 =
    Out comes the pin, and the bike, which has never been alone in its life, goes off down the embankment with its
    rider, ringing. The tin you keep, hooked on by one finger. It makes a very good bridge.
p54-19 = It's rusted in. You tug at it, nose to nose with the rider, who is hitting you with a bell.
p54-5 =
    Mail, twelve winters late. Sacks of it, strapped down. Some of it has been opened and laughed at; you can see
    from the thumb marks.
p54-5-straps = Cut the straps loose, and put them on
p54-5-sacks = Kick the sacks overboard, under their wheels
p54-24 =
    Two buckles, a brass ring, a smell of far-off places. With that on you could lift a trunk, or hang from one.
p54-25 =
    The first sack bursts, and the air behind you is full of letters. They ride into it with their mouths open:
    birthday cards, a bill, somebody's sorry. You can hear the bells for a while, further and further back.
p54-6 =
    The front lamp, as large as a wash-house. You hang head down before the glass, get the cap off, and take the two
    batteries out; and at the same time you see, for the first time, what's coming: a straight, a long one, and at
    the end of it the buffers. So now you can shout it.
p54-7 = The brake: an iron lever, with a sign, "only in an emergency". Nobody has dared.
p54-7-pull = Hang on it, and don't let go
p54-7-points = Put the gate bar through the wheel
p54-27 =
    It comes a hand's breadth, spits rust in your eye, and goes back. The buffers are as big as a house now. Again!
p54-26 =
    All seven get hold of you, round the middle, one behind the other, like the story with the turnip. It shrieks,
    it smokes, it throws you all in a heap against the lamp. Then it's quiet. The buffers are so near that one could
    lay a paw on them, and the smallest does.
p54-28 =
    Barge's bar. It was made to let nobody through. In between the spokes with it, up, over, and it bends like a bow
    and takes the whole of the 11:52 on its one shoulder. When you've stopped it's still humming. It isn't even
    scratched.
p54-20 =
    Left! All of you, out over the rail, noses a hand above the gravel; and round she comes, on two wheels, like a
    skater. On the next straight you're nearer than before.
p54-21 = Too late. A crash, a splinter, a board that flies away backwards with somebody's lunch on it. That was one.
p54-33 =
    And that was a wheel. She's running on three now and complaining in a new key. There isn't another one of these
    in her.
p54-22 =
    Over with it! It bounces once on the gravel and is a mile behind. You come out of the bend light, fast, and
    poorer.
p54-23 = Eight heels, a smell of hot sole. The bend goes by quite comfortably. So do they.
p54-29 =
    The third. For the length of one breath you're sitting, all of you, in a row, on nothing, still holding the
    pole. Then there's the embankment, which is nettles.
p54-9 = You let yourselves drop, roll, and lie in the gravel, and the singing of the rails gets fainter.
p54-30 =
    "That," says the oldest of the seven, when he can, "was the 11:52." They pat the brake, the lamp, you. Nobody's
    been weighed, and nobody minds. Only then does anyone look round to see where it is that one has stopped.
p54-31 =
    The handcar turns up a week later in the river. On platform 3 the machine still stands, and the pointer isn't at
    nought. Somebody has left a penny on it.
