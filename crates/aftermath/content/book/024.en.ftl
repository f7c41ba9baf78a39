p24-title = The Marrow Field
p24-start =
    Behind the arcade the town has allotments, and the allotments have owners: forty families of voles and moles.
    "Three of something," it says over the gate, and below it, in another hand, "no credit, no cats".
p24-threat =
    A rattle goes up, from bed to bed, on flowerpots: somebody is coming up the quay lane who has not been weighed.
p24-calamity =
    It is the Great Marrow. It has been lying on its side for weeks; now it has decided to try the other one. First
    it leans. Then there is nobody at the scales any more.
p24-10 =
    They have heard how things stand with you. Nobody speaks of it. But at the gate a basket is pressed into your
    paws, and a second one on top. "That's not a gift," says the vole, quite sternly. "That's three of something.
    You only haven't noticed yet of what."
p24-1 =
    The scales: a letter balance with brass pans, before which even moles take off their caps. Behind it stands the
    pedlar's mother. She weighs everything, including the answer.
p24-1-food = Three scrap for three food
p24-1-scrap = Four food for three scrap
p24-1-item = Three scrap for a bundle that has not been opened
p24-1-news = A battery, for what she has heard
p24-1-go = Wish her a good harvest
p24-11 =
    She blows the dust from the pan before she weighs, and then again after that, so that you do not get any of it.
    "Three," she says. It was always going to be three.
p24-12 =
    "Stoats in the hedge, gulls on the bridge, and the ones with the clipboards have started counting our potatoes,"
    says the old vole, without moving her lips. "And those who sleep by the river have begun to put their beds on
    bricks. Have you got bricks?" She puts the battery behind her ear, like a pencil.
p24-2 = The Great Marrow: striped, warm, and as long as a tram.
p24-9 =
    Whoever guesses its weight gets a slice; that has been the rule for nine summers, and nobody has yet got a
    slice. Whoever can move it gets more of it than can be carried.
p24-9-guess = Guess the weight
p24-9-roll = Put your shoulder to it
p24-9-admire = Take off your hat to it
p24-13 =
    You knock on it in three places and say a number. The moles look at each other. They have never weighed it; they
    had been meaning to wait until somebody sounded sure. "That's it, then," says the eldest, and enters it.
p24-14 =
    It is a good number. It is the number that was guessed by somebody's uncle, who is still spoken of, on account
    of it.
p24-15 =
    It moves by the width of a paw. In nine summers it has not done that for anybody. It is very quiet among the
    beans. Then a cap goes up, and then forty.
p24-16 = It moves by the width of a paw. It was downhill, and you were standing there.
p24-17 =
    You stand before it with bare heads. It does not do anything. You can hear it growing, if you hold your breath:
    a creak, like a person who is being patient.
p24-3 = The tool shed. It smells of twine and of onions.
p24-30 =
    On a flowerpot sits a very young mole, holding one paw in the other, and is being brave. There was a tin. It was
    a tin of peaches, and he had wanted to surprise his mother.
p24-30-plaster = Put the sticking plaster on it, the one with the bears
p24-30-tin = Show him how one does it, with a proper tin opener
p24-30-hold = Hold the paw tight while somebody pulls out the splinter
p24-30-leave = Call his mother
p24-18 =
    He counts the bears. There are fourteen. He cannot go on crying and count at the same time, so he decides for
    the bears. By the time you come out of the shed the whole field knows your names.
p24-19 =
    Round it goes, with the noise of supper, and then the lid stands up and salutes. "Peaches," breathes the mole.
    There are nine halves in it, and he insists, quite white about the nose, that three of them belong to you.
p24-20 =
    You tell him the one about the two snails while it is done, and you tell it very badly, so that he has to
    correct you. "It was the other one that had the umbrella," he says, indignant, and there is the splinter.
p24-21 =
    He bites. It is not meant personally; he only bites. "Sorry," says the mole through your sleeve.
p24-4 =
    The rope walk, a lane between the currant bushes, sixty paces long. Three moles walk backwards in it all day,
    with their aprons full of hemp.
p24-6 =
    "It's made for barges," says the foreman, and lays it in your paws. It is as thick as you are, tarred, and
    smells of far away. "There's nothing in Ostrey that it wouldn't hold. What do you want to tie up?" You say: a
    piano. He takes out his pipe.
p24-6-friend = Mention whose friends you are
p24-6-buy = Three food for the whole coil
p24-6-sign = Sign for it, with the pencil stub
p24-6-later = Come back another day
p24-22 =
    "Ah," says the foreman, "you're those." Word gets about between beds. Nothing more is said of a price. They
    carry the coil as far as the gate for you, all three of them, backwards.
p24-23 =
    He counts it: one, two, three. Then he takes a yard of the rope off again, makes a noose of it, and hangs it
    round your neck like a medal. "That's to carry it by."
p24-24 =
    You sign, with your name and a paw, and he looks at it for a long time, because so far it had not occurred to
    anybody that one could. "And when do we get it?" asks the foreman. You say: when the piano is dry. "Hm," says
    the foreman, and writes that down as well.
p24-5 =
    The sandpit: a desert with a wooden edge, and the edge is for sitting on.
p24-31 =
    In the middle of it stands a truck up to its axles, yellow, with a tipper. A whole motor pool of moles leans
    against it. It runs by a spring that is no longer one.
p24-31-spring = Put in the spring of the sprung trap
p24-31-dig = Dig it out and push it till it starts
p24-31-bribe = Two scrap, and the motor pool will see what it can do
p24-31-leave = Let it rust in peace
p24-25 =
    There is a clank, a shudder; then it says, from deep down, a word that is all R. The tipper goes up by itself,
    once, and yawns. It is not fast. But if something should be standing in its way, then that something has a
    problem.
p24-26 =
    You dig. Whoever knows sand will know the rest. In the evening there is a larger hole, and the truck stands in
    it.
p24-27 =
    Where the truck stood children are making sand pies. They sell you a cake, for nothing, with a washer in it for
    a cherry.
p24-7 =
    Out under the sign and north, where the glass roof of the arcade shows over the wall. Somebody calls a number
    after you. It was your weight. Yours all together.
p24-8 =
    Behind the compost there is the quay lane, and it goes along the river wall to the east. On the left is the
    town. On the right, above your heads, behind two ells of stone, you hear the Lull.
p24-8-drive = Start the truck
p24-8-walk = Go on foot
p24-28 =
    Beside it lies the second one, as large as a fist, under a cloche. The rule has been changed: this time you have
    to guess what it will be called. They have already given you a slice of the first. It is like eating a warm
    wall.
p24-29 =
    The young mole is sitting on his flowerpot and shows you the paw, from both sides, without being asked. Then he
    shows it to each of the others who come in. By now there are a wolf in it, and a fire.
p24-32 = Behind the water butt the wall has a gap, and on the other side of the gap it's snowing.
p24-60 =
    They dig here in shifts, and on Saturdays they sell. In the middle, higher than any house, lies the Great
    Marrow, and is growing.
p24-61 =
    It's washing day, for potatoes. Six moles with brushes stand in a row, and the seventh holds each one up to the
    light that he can't see and says what's wrong with it.
p24-62 =
    "There they are," says somebody behind the beans, "the ones with the paw." A pear is pushed under the fence to
    you, and then a hand comes after it and turns it round so that you get the good side.
p24-63 =
    They're burning leaves. The smoke lies over the beds as flat as a lid, and everyone in it is talking about last
    year.
p24-64 =
    Behind the water butt the wall has been mended, all but a gap. A path has been trodden to it. On the gap hangs a
    slate: "Apples. Push."
p24-65 =
    The river has left them a hand's breadth of the best black earth that anyone has ever put a nose to. They had to
    dig out three sheds and a grandfather. "Three of something," says the vole, "for nothing. I don't know how I'm
    to write it down."
