p42-title = Behind Gate Nine
p42-start =
    Behind Gate Nine there is no platform. There's a hut, a siding and a single line that goes into a cutting and up
    the hill, between walls of wet brick. Barge stood in front of this gate for six winters, with his face to the
    hall. He has never seen what was behind him.
p42-start-handcar = Lift the handcar onto the rails
p42-threat = There's a singing in the rails. Something is coming down the hill that has never needed to brake.
p42-calamity =
    Far up the line a wagon has been standing with a brick under one wheel. Rain, frost, rain: the brick is sand.
p42-10 =
    "I'm sorry," says Barge to the gate, before he goes through. He has to stoop. Then he stands on the other side
    with his cap in his paws. "I counted four thousand and some through here, the ones who couldn't pay," he says.
    "I never asked where to. You weren't supposed to turn round." He turns round, and looks at the gate from behind.
    "It's only a gate," says Barge. "Isn't it? From here."
p42-11 =
    A clerk comes out of the hut with his mouth full. "Gate Nine, up," he says. "Purpose?" Barge thinks about it.
    "To say sorry," he says. The clerk looks for a box for that. There isn't one; so he draws one, quite small, with
    a ruler, and ticks it.
p42-12 =
    Nobody has relieved the shift behind the gate. They've heard that there is no inspector any more, and have put
    the benches across the line, and whoever comes up is to say what he's worth. They know Barge. That makes it
    worse.
p42-13 =
    "Gate Nine is for outgoing persons," says a voice from the hut, and a lamp is lifted. "You're in the list as
    left. You can't leave twice." A punch is worked, to see if it's dry.
p42-1 =
    The signal stands at danger and has a ladder. Up there are two lamps, one behind red glass and one behind green,
    and a lever that somebody has tied down with a bootlace.
p42-1-green = Untie the bootlace
p42-1-cells = Take the cells out of the red lamp
p42-14 =
    The arm drops, the red goes green. All the way up the cutting, one after the other, small lamps answer which
    nobody had known of. Whatever was about to come down the hill takes it for a train and stays where it is.
p42-15 =
    Two cells, and then there's no red any more. There's no green either. Out of the dark somebody asks whether that
    was allowed.
p42-2 =
    The platelayers' hut. On a shelf stand the books of Gate Nine, one for each winter, and Barge takes down the
    last of his own without looking for it. It's his writing: strokes, in fives, page after page. On the ninth of
    some month there's one stroke too many, quite thin, and he has drawn it with the paw that he doesn't write with.
p42-2-read = Read all the names that have been put beside the strokes since
p42-2-take = Take the book along
p42-16 =
    Somebody has been here after him, with a pencil, for years. There's a name beside every stroke. Tallow, gone up.
    Wick, gone up. Bobbin and two small ones, gone up. You read them out in turn, and Barge stands there and says
    "here" at each of them, quite low, because nobody else can.
p42-17 =
    He carries it under his coat, like something that might catch cold. "I'd only like to be able to look it up,"
    says Barge.
p42-3 =
    The old tunnel. It used to go under the hill; now it goes under water. Between the sleepers it's black and still
    and as long as you watch it doesn't rise. When you look away, and look again, the next sleeper has gone.
p42-4 = The culvert under the line, with a trickle in it and a plank across. On the plank lies frost.
p42-18 =
    One paw, and the next, and don't look at what is glittering down there. On the far side you go back and fetch
    it: somebody dropped a purse who had no paw free to hold on.
p42-19 = The plank is for outgoing persons, too.
p42-20 =
    "I'll take the heavy end," says Barge, and takes the rest of it as well. Then you stand on it, two to a lever,
    up and down, up and down, and the walls begin to move. He apologises to the handcar at every stroke. It squeaks
    that it's all right.
p42-7 =
    Back through the gate. It is the first time that Barge goes through it in that direction, and he lifts his feet
    as if there were a step.
p42-8 =
    A footbridge, a fence, grass. The line ends at a buffer with a bird's nest in it. Above you, white, on one leg
    like somebody who has seen a puddle, stands the water tower.
