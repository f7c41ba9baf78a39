p37-title = The Bank
p37-start =
    Behind the hedge of number 14 the ground drops to a ditch, and on the far side of the ditch stands the bank:
    clay, hawthorn roots, holes. Nothing sings here. Everything that could has been eaten.
p37-threat = A twig that was bent straightens up.
p37-calamity =
    Clay does that when it has been drinking: half the bank lets go and sits down in the ditch, hawthorn and all.
p37-1 =
    A fence post without a fence. From the top of it you can see every hole in the bank, and only one of them has a
    path that's trodden smooth.
p37-2 =
    The ditch. At midsummer the Quavers still played in it. Now there's water up to your chest, and it doesn't come
    from above. In the mud at the edge are her prints, and beside hers smaller ones, and smaller ones, and smaller
    ones. You count five pairs. So she isn't hungry for herself alone.
p37-3 =
    Nettles, taller than the lamppost. Tufts of winter coat hang in them, white, as fine as breath, all along one
    side.
p37-17 =
    You pick them off with your eyes shut. It spins well, fur of that sort. It spins even better when you don't
    think about it.
p37-18 = They're still nettles.
p37-4 =
    The larder: a side chamber, dry, with feathers. At the very back there's something striped. It's a scarf, long
    enough for two, and every hand's breadth of it has been knitted by somebody else. You can see where one stopped
    and the next one took up the stitches. "Whoever had the watch wore that," says Sorrel. "I'd taken it off and put
    it round Tansy. It was only for a moment." She doesn't cry. She looks for the end of the wool.
p37-5 = The smooth hole. It goes down at a slant, and warm air comes up out of it, and squeaking.
p37-6 =
    There are five of them, blind, in a bowl of white fur, all on top of each other. Their mother is out. She'll be
    back soon; she never leaves them for long, and she comes without a sound. Everybody looks at Sorrel. Sorrel has
    a stone in the sling. "Don't look at me," she says. "I've been wrong once."
p37-6-bell = Lie in wait, and get the bell round her neck
p37-6-sorrel = Let Sorrel throw: the ribbon round the stone, the bell on the ribbon
p37-6-wall = Wall up the hole with clay and stones
p37-6-wait = Wait for her at the mouth, and end it
p37-11 =
    She comes in low, with something in her mouth, and then there's a ribbon round her neck and a noise that comes
    along wherever she goes. She runs from it. It runs with her, through the bramble, up the bank, along the whole
    of the ridge: ting, ting, ting, ting. In the bowl five blind heads go up and turn after it. "Now they'll always
    know where she is, too," says Sorrel.
p37-12 =
    The bell goes off a moment before you do. She drops what she's carrying. It has just become her second course.
p37-13 =
    Clay, stone, clay. You're quick about it, as with anything that mustn't be heard. When the last gap is shut,
    nothing squeaks any more. It takes you a while to notice that you're all standing there with your paws over your
    ears. Nobody will ever be surprised from this hole again, and on the way home nobody talks.
p37-14 =
    The clay is frozen. You hack out one lump, and it rolls down the slope onto your foot, and in the hole they have
    all begun to call.
p37-15 = You hear nothing. You only see the frost on the path go dull, one print after another, and each one nearer.
p37-16 =
    She lies there, long and white, and is suddenly quite light. Sorrel goes up to her and looks for a good while
    into the eye that's open. "I'd thought she'd be bigger," she says. She unloads the sling. Then she carries what
    was in the stoat's mouth down to the hole, and puts it in, and tells the five in there where the frogs are. They
    can't hear yet.
p37-23 =
    A ripple goes along the top of the bank, under the grass, and it isn't wind. She's home. She strikes at whoever
    stands in her way, in passing, as you push a chair aside; then she counts what lies in the bowl and is out
    again. There are five mouths, and it's a short night.
p37-24 = It was a bird. It sits on the twig and looks about, and since nothing happens to it, it tries a note.
p37-7 = Through the gap in the hedge, on all fours. Behind you lies the bank, and hasn't finished with you.
p37-8 =
    It's getting light when you come through the hedge. At the attic window somebody stands and swings a lamp, left,
    right, left, until you've all been counted.
p37-30 =
    Sorrel goes up before she has eaten. Everybody hears her on the attic stairs, every step, because she wants them
    to.
p37-31 =
    At night, far off, there's a small bell on the bank. The first time everybody sits up in bed. The second time
    somebody says, "By the ditch." By the end of the week the Quavers are laying bets on which field she's in.
p37-32 =
    It's quiet on the bank. It will stay quiet. Sorrel has put a stone on the sill, a plain one, from the ditch, and
    when the Quavers ask her what it's for she says that it's so the window doesn't blow shut. She takes the first
    watch, and the second, and won't be relieved until it's light.
p37-33 =
    She won't have it told at table. "She's dead," she says, "and I had the watch," and holds out her bowl. In
    spring, somebody says, there'll be five of them, grown. "Then I'll be up there," says Sorrel.
p37-34 =
    You come down the attic stairs one after the other, and nobody has to ask. Sorrel wipes the chalk off the sill
    with her sleeve, all five places. In the morning there are fresh marks in the frost, on the outside of the
    glass.
p37-35 =
    And the scarf hangs at the attic window, washed. It goes round Sorrel four times. Whoever has the watch wears
    it, and knits a row, and nobody takes it off to get a drink of water.
