p21-title = The Boiler Room
p21-start =
    A black beast with a brass plate sits in the cellar. For twelve winters it has been fed by a hopper. Everything
    that is not hot down here is wet.
p21-threat = There is a noise in the pipes. It comes nearer, elbow by elbow.
p21-calamity =
    The hopper swallows the wrong way, and the beast spits. Coals come bounding across the floor like children let
    out of school.
p21-1 = The furnace door, as tall as a garden gate, and as warm as an afternoon.
p21-5 =
    Behind it is the sun, in small. The beast eyes you sideways through the slots, as horses do. If you fed it
    properly, it would run through the winter. If you raked it out, it would be cold up there by evening, and then
    you could simply walk in and help yourselves. A queen is not much, at three degrees.
p21-5-glove = Go to it in the oven glove, and stoke
p21-5-feed = Shovel coal, quickly, with your head averted
p21-5-draw = Rake out the fire
p21-5-leave = Let it chew
p21-11 =
    It takes the coal from your paw, you might say. Then it lies down in its grate and purrs, and over you, very far
    above, eleven thousand panes begin to mist over with contentment.
p21-12 =
    "Stand back a little," says the one who is standing back a little.
p21-13 =
    One after the other the coals go out, with a sound like "oh". In the pipes the knocking stops. Up there a grub
    is going to ask why it is getting dark. You have done what could be done with the least trouble, and none of you
    looks at the others.
p21-2 =
    A dial as tall as you with a needle that trembles. "Pressure from Works", it says underneath. Somebody of the
    Tall has made a pencil mark on the glass, "never below this".
p21-3 =
    Here the pipes come in, out of the ground, side by side, from the west. At one of the joints it drips, and in
    the puddle there are prints: six feet, six feet, six feet, in step.
p21-14 =
    "Peace be upon your crumbs," says somebody from the pipe. It is an usher, with soot on its collar. "We do the
    joints here. We do all the joints from Hobbs to the river; somebody has to, it is our earth. You wish for more
    warmth? There is a valve. We have only been waiting to be asked." There is a squeak, and up there it becomes
    summer.
p21-15 =
    "You," says the pipe, in a hundred voices.
p21-16 =
    You put your head in to have a look. Then you put your shoulders in. It is at this moment that you learn that
    the pipe is narrower on the inside, as things so often are.
p21-4 = The belt that drives the hopper hangs on its wheels like a tongue.
p21-6 =
    It has stretched, and slipped off. Something that is long and gives and snaps back again is all that is wanted.
    Nobody looks at anybody's trousers.
p21-6-band = Put on the rubber band
p21-6-braces = Let Sorrel lend her sling for an hour
p21-6-splice = Shorten it with needle and thread
p21-6-scrap = Put together a chain, from two scrap
p21-6-leave = Leave it hanging
p21-17 =
    It has held a bundle of letters together, and in its way it still does: what belongs together runs again. The
    hopper gives a belch and feeds.
p21-18 =
    Sorrel unties it without a word and lays it over the wheels. For an hour a banker's braces drive the summer.
    Then the old belt has dried, and she ties the sling on again, and plucks at it, and it is a semitone higher.
p21-19 =
    It goes "tock" once in each round, where the join is. One will get used to it. Everything that works has a tock
    in it somewhere.
p21-20 =
    The knocking comes to the joint, stops, and listens. "Only you," says the pipe, and knocks on, and whatever was
    creeping along behind it goes with the beat.
p21-7 = Up the iron stair, into the green. It is like being breathed in by a cow.
p21-21 = The seam holds. It is only that you have sewn yourself into it, up to the second button.
p21-22 =
    It chews the last of its coal. The hopper is nearly empty, and the belt that works it has slipped. That is why
    July has a cough.
p21-25 =
    It is below that. With every beat the needle climbs, sinks, climbs; and twice, while you watch, it forgets to
    climb.
p21-26 =
    It's well above that. Next to the mark there is a second one, in charcoal, in the hand of whoever had the rota
    last night: "told you".
p21-23 =
    The pipes are cold. In the puddle at the joint lies a collar cut from a price tag, and whoever wore it has gone
    home by the shortest way, without a word, which for one of the Meek is a good many.
p21-24 = Only it isn't knocking any more, it's feet. What used to keep away from the heat has no reason to, now.
