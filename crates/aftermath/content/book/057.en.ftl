p57-title = Staff Only
p57-start =
    Below the Museum is another one, for what didn't fit. In the middle of it stands a box of steel, as large as a
    chapel, and in the box somebody is knocking, in groups of three. On the left wall there's a keyhole, with the
    key in it. On the right wall, round the box, there's the other. A brass plate explains: "To be turned TOGETHER,
    and HELD."
p57-threat = The knocking has changed. It was three. Now it's two, and a scratch.
p57-calamity =
    A crate marked "Do not drop" is dropped, by nobody, from the top of the stack. It was the Elephant's Foot. It's
    still full of umbrellas.
p57-1 =
    It comes up through the pegs of the cloakroom: knock, knock, knock. You put your ears to the wall. "I wished to
    see whether it closes," says a voice, far below, with dignity. "It does. Kindly make a note of that. There's air
    in here for, I should say, an exhibition of moderate length." A pause. "The magpie. In the safe. I am the
    Curator!"
p57-1-take = Down by the back stairs, at a run
p57-1-leave = Make a note of it
p57-2 = The west key: brass, an ell long, with a bow like a window.
p57-10 =
    There's a spring in it that has been waiting. Turn it, and it'll stay for a moment; but at the first jolt it
    flies back, unless somebody stays here and hangs on to it while the others run. It needn't be the bravest. It
    has to be the one who doesn't mind not knowing what's going on.
p57-4-east = Turn the east key, while somebody holds the west one
p57-8 =
    Clack. It's round, and it trembles. "Go!" says whoever has it in their arms. Past the safe, past the boiler: on
    the east side there's the other one.
p57-11 =
    Click, on the other side. For one breath the whole cellar is balanced on two keys and on whoever hangs on them.
    Then bolts as thick as trees draw back, four, five, six, and the door swings out over the packing straw without
    a sound, as it was built to. Out of it falls a smell of feathers, and one label.
p57-26 =
    Halfway round it changes its mind and throws you across the room. You sit up, and there's the print of a key on
    your chest.
p57-12 =
    A jolt goes through the cellar, and nobody is holding on. The west key flies back with a crack like a shot. "Was
    that you?" asks the voice in the steel. "Do say that it wasn't you."
p57-4 = The east key. Above it, in enamel: "First the other."
p57-13 = You try it all the same, each of you, one after the other. First the other, it says.
p57-3 =
    Here stands what turned out not to be real: a unicorn, a saint's tooth, three Mona Lisas. The Curator has
    labelled it all with special care. "Somebody wanted it so much", it says, on every one. On a cushion lies the
    comb of a music box, eleven teeth. That one seems to be genuine.
p57-3-comb = Take the comb, without touching the bell wire
p57-3-look = Look at the unicorn until you believe in it
p57-14 =
    Up with the cushion and all, a pebble in its place, and out backwards. You run a claw along the teeth. It's a
    waltz, and your feet have begun before you can stop them.
p57-15 = There are two wires.
p57-16 =
    It has glass eyes and a narwhal on its forehead, and you can see the stitches. After a while you can't see the
    stitches. You go away with your chin up.
p57-5 =
    The boiler for the whole house fits into a cupboard, and it's warm. On the pipe dries a sock. Behind the door,
    in a row, are the lamps for the tour, and one has still got a battery in it. Mind the trap. It was never part of
    the collection.
p57-6 = The packing room. In the steel, at the height of a nose, is a slot for letters. There's an eye in it.
p57-6-straw = Put the drinking straw through, and pump
p57-6-talk = Keep him company for a moment
p57-6-on =
    "We're coming. Don't talk."
p57-17 =
    Striped, so that he knows whom to thank. You blow, each in turn, until the eye in the slot is round and black
    again. "Peppermint," says the Curator. "And onion. And somebody's had fish. Thank you. Thank you, all of you,
    individually."
p57-18 =
    "Would you read me something?" says the Curator. So you read him the side of a crate: this way up, glass, with
    care, with care. It calms him. It calms everything in the cellar that was listening.
p57-7 =
    He's sitting on the crown. Not the before, and not the after: the crown. He'd put it in here so that nobody
    should steal it, and then it struck him who that was likely to be. "I was going to look at it only once a year,"
    says the Curator. He's rather blue about the beak. "Take something. Please. I should like there to be one thing
    that was given."
p57-7-label = Ask for a label of your own
p57-7-map = Ask what else is in here
p57-19 =
    He walks round you twice. He holds his head on one side, and then on the other. He writes for a very long time,
    and crosses it all out, and writes three words. Nobody in your family has ever had it in writing before.
p57-25 =
    A roll of linen, as long as the room: the drains of Ostrey, all of them, in blue ink, with an arrow in each.
    "It's signed," says the Curator. "By the one with the boat." Every arrow in it points the same way, uphill, to
    the Works. You'd thought that water knew by itself where to go.
p57-20 =
    Knock, knock, scratch. "I'm composing my own label," says the voice. "It's rather long. I'm trying to breathe
    only at the commas."
p57-21 =
    The lift comes down. Nobody has called it. What gets out has lived for years on specimens, and thinks that you
    are some.
p57-22 =
    In the steel there's a fluttering, a crash, silence. From the wall of crates a suit of armour answers with its
    whole arm.
p57-23 =
    You're still hanging on the key when the knocking stops. You go on turning. It's quite some time until one of
    you says that it has stopped.
p57-24 = The noise of the bolts has carried. Something comes along the pipes to see what has been opened.
p57-9 = Back past the sign, up the stairs, into the smell of velvet.
p57-30 =
    "I've been inside," says the Curator on the gallery, to anyone who'll stop. "One sees things quite differently
    from inside. It ought to be obligatory." He has propped the strong-room open with the crown.
p57-32 =
    On the empty cushion in the hall of arms there's a new label. "Lady's sword", it says, and the "stolen by" has
    been scratched out, and above it stands, in red: "lent". He must have used the whole of his best ink.
p57-33 =
    When you've reached the lions something lands behind you, clink, and again, clink: bottle tops, of the best,
    with the shiny side up. He's throwing them from the gallery. He's never thrown anything away in his life, and he
    aims very badly.
p57-31 =
    Towards evening a moth, who was eating in the hinge, let in enough air for him to wake. He's no longer quite the
    same. He's written a label, "Friends", and can't decide what to hang it on.
