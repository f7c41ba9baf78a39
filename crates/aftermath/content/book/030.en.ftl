p30-title = The Quay
p30-start =
    The truck does not drive along the quay so much as it moves in. You sit up in the tipper, with your legs
    dangling, and have the town on the left and on the right the wall, and behind the wall, on a level with your
    ears, the river, which is going the same way, and is in no hurry either.
p30-1 =
    It rolls out, over cinders, through an open gate, and stops with its nose against a heap of coal. Something in
    the tipper has been collected on the way: it always brings something along, says the mole who came with you for
    the ride. That is what it is for.
p30-2 =
    It sees the hole in the quay as soon as you do. It is only that it thinks more slowly. When you have come up
    again and counted yourselves, the tipper is sticking out of the Lull, yellow, like a hand that wishes to say
    something. The nearest dry thing is the bridge.
