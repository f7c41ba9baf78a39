p38-title = The Orchard
p38-start =
    On the far side of the allotment wall it is already winter. Forty apple trees stand there in white, in rows,
    like guests who came too early; and in the middle two that were planted too close have grown into one.
p38-threat =
    It isn't the cold that gets you. It's that after a while it stops being cold, and the snow looks like something
    with feathers in it.
p38-calamity =
    A branch lets go of its snow, and the next one follows, and the whole row shakes itself like a dog. When it's
    over the orchard is much lower than it was, and something that had been asleep underneath is not.
p38-10 =
    "That's us," says Quince and points at the two trees. "That's where the name comes from. Doubletree, third fork,
    south side, mind the step." He has put on his best rope. He tells you who had which branch, and what they used
    to throw at him from it, and he goes on talking all the way through the snow, a bit faster at every tree, and
    stops two trees short. "You go ahead," says Quince. "I'll just see to this knot."
p38-1 =
    The third fork, a hollow, a curtain of bast. There are four beds in it, and three of them are taken. Somebody
    has tucked them in, and somebody has tucked that one in, and so on. By the fourth bed, the empty one, there's a
    heap of husks as high as your hip. They hadn't eaten any of it themselves.
p38-1-sit = Sit with them for as long as it takes
p38-1-marks = Look at what is scratched into the wood above each bed
p38-11 =
    Nobody says anything. The snow slides off a twig. After a time there's a rope's end at the curtain, and on the
    rope's end is Quince, and he sits down on the fourth bed with his hat in his paws. "Well," he says, "here I am,
    then." It sounds as though he were late for supper.
p38-12 =
    Medlar: awake, thaw, tried the apple house. Can't do the latch. Back to sleep. Bullace: awake, tried the apple
    house. Can't do the latch alone. Back to sleep. Sloe: awake. Latch. It takes two. Have not the heart to wake the
    boy.
p38-2 =
    Three beehives in nightcaps of straw. If you hold an ear against the wood there is a sound in there like a very
    large cat, dreaming.
p38-2-comb = Reach in below, and break off a piece of comb
p38-2-warm = Lean against it until you can feel your feet
p38-13 =
    Nobody in there wakes up. One turns over. You walk away on the sides of your feet, with a piece of August in
    your arms.
p38-14 = One of them was on guard. She has slept no better than you have, and is glad of something to do.
p38-15 =
    The whole hive purrs through the straw, into your shoulder blades. You stay exactly as long as you meant to, and
    then somewhat longer.
p38-3 =
    The scarecrow wears a coat of the Tall with both its pockets. It has kept its arms out for twelve winters, and
    the birds have long since been sitting on them.
p38-3-left = Look into the left pocket
p38-3-right = Look into the right pocket
p38-16 =
    A glove of kid leather, still folded. One finger is missing from it already; somebody has been here who knew
    what it was good for.
p38-17 =
    String, a knife without a blade, four humbugs that have become one. The scarecrow looks the other way. It has
    never minded.
p38-4 =
    The pond is a floor of black glass. Apples lie frozen into it, red, at every depth, as if somebody had thrown
    them up into the air and left them there.
p38-18 =
    You chip one out, sit on it, and push off. You come to the other bank on an apple, very fast and quite seated.
p38-19 = The ice says one word, from one end of the pond to the other. It's "don't", and you already have.
p38-20 =
    It comes over the snow in bounds, and after every bound it stops and looks at you, as people look into an oven.
p38-7 = Back through the gap in the wall, into autumn. It is three steps and feels like three months.
p38-8 =
    The apple house: a hut on mushrooms of stone, so that nobody of your size should get in. A ladder has been left
    leaning on it. Under the third rung, in the wood, is the print of a very small foot that slipped.
p38-1-names = Let Quince say their names, as he did in the organ
p38-21 =
    He does it as he did it in the organ loft, sitting, quite quietly, without a single joke. Medlar, who snored.
    Bullace, who was always first up a tree. Sloe, who had the last of the three turns and didn't wake him. "I'd
    have been cross," says Quince. "I'd have been so cross. And then we'd have gone and opened it."
