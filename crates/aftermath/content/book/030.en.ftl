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
p30-start-wall = Close by the wall: it's wet, but nobody else drives there
p30-start-middle = Down the middle of the quay
p30-start-load = Load up for everybody who lives along the quay, for two scrap
p30-3 =
    The wall sweats on you the whole way. Now and then the river looks over it, to see who's driving. You arrive
    first, and dripping, and the mole says that this was the dry side.
p30-4 =
    You stop at each door on the quay, and at each something is handed out and something is handed in. When the
    tipper goes up at the gate of the Works it's fuller than it was at the start. "That's how it's meant," says the
    mole. "Nobody used to believe me."
