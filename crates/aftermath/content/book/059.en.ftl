p59-title = The Fifth Arch
p59-start =
    Under the bridge the light is green and comes from below. On the ledge stands a winch, and from the winch hangs
    a bell jar, such as stands over a clock; sat in the water mouth down, it takes its own air along. That's the
    whole idea. It was thought of by a deserter, on an empty stomach, and nobody's tried it.
p59-threat = The glass fogs. You wipe it, and it fogs on the other side.
p59-calamity =
    The river leans on the bridge, once, with its whole shoulder. Down here you feel what that's like for a bridge.
p59-1 =
    On the parapet sits one in a coat without buttons and looks straight down. "Toll chest's under there," he says.
    "I was on duty. We'd to carry it out by the fifth, an' the fifth went. Twelve winters' takings. There's the jar,
    an' I've greased the winch." He doesn't look up. "I'd go myself. It's just that I've been."
p59-1-take = Have a look at this jar
p59-1-leave = Leave it where it is, and go north to Tram Square
p59-2 = The winch, greased till it shines, and the jar on its hook.
p59-8 =
    Let down slowly, on the crank, it'll hang straight, and whoever comes after can follow by the chain. Or one of
    you gets in and takes off the brake.
p59-8-lower = All hands to the crank
p59-8-drop = Get in, and let go
p59-8-winch = Lower the bell jar
p59-8-back = Not without lunch
p59-10 =
    The river closes over it like a lid. Inside you stand dry up to the ankles, nose to nose, in a room of glass,
    and past the wall goes a fish that's longer than your street.
p59-11 = One turn, and hold. One turn, and hold. Let nobody sing; you'd only start to keep time.
p59-12 =
    It goes down like a stone, and tips, and a bubble as big as a bed gets out and goes home without you. There's
    still air in it. There's a good deal less.
p59-3 = The buttress, where it's dry. Somebody has hung a lantern here and sat a good many nights beside it.
p59-3-hoarse = Ask what the five from the toll house used to do here
p59-3-feather = Coo up into the arch, the way she does
p59-3-on = Back to the winch
p59-13 =
    "Shifts," he says. "Two hours each. In case it came up by itself." He shows you how to belay the chain round the
    ring so that it can't run; it's a good knot, and it's worn a groove.
p59-14 =
    There's a wheeze, and then there's a pigeon, sideways. "Under a bridge," says Dustfeather. "With my chest. I
    suppose one of you is drowning." She sits down, to wait for it.
p59-15 =
    It comes back from the stone, hollow and much too well done. All at once each of you thinks of a particular
    window.
p59-4 =
    In the crown of the arch there's a pocket of old air, and on the keystone, above the water by the width of a
    paw, a mason's mark and a line: "The Works will hold it here." There's weed on the line. You breathe, all the
    same, as long as there's some left.
p59-5 =
    A street lamp, upright on the bottom, as if there were a street; and it's lit. It hangs by some wire to the
    pumps, and goes dim at every beat.
p59-16 =
    You unscrew the little door at its foot, as the man used to. Two cells for the night circuit, dry as biscuits.
    It goes on burning. It doesn't even blink.
p59-17 = It's live. So, very briefly, are you.
p59-6 =
    A hole in the pier, the height of a door, polished on the inside. On its sill lies everything that ever
    glittered in this river: spoons, hooks, a watch. Everything that had been attached to it isn't there.
p59-6-reach = Reach in, quickly
p59-6-leave = Swim by on the other side
p59-18 =
    In, out. It's only when you're ten strokes off that you see the hole has an eye in it, and has had all along.
p59-19 = It doesn't come out. It merely is out, and then it's in again, and there's a piece missing from your coat.
p59-7 =
    The chest sits in the silt up to its handles: oak, iron, a crowned turnstile on the lid. It's as large as a
    shed. A fish is asleep against it.
p59-7-hook = Set the fishhook under the handle
p59-7-chain = Dig out the ring, and shackle the chain to it
p59-24 =
    It holds! Three tugs on the line: that's what was agreed. Now whoever has a paw free hauls, up there or down
    here, and the river would like to know who has been at its things.
p59-24-haul = Haul up the toll chest
p59-25 = You dig, and the silt comes back. You come up under the glass with your head full of bells.
p59-26 =
    It lets go with a suck and a groan. A cloud as black as ink rolls out over the bottom, the fish goes off like a
    shot, and up she comes, swaying, streaming, past the lamp, past the crown of the arch, into a light that you'd
    forgotten was yellow.
p59-20 = The air has been round everyone once. Now it's going round again.
p59-21 =
    The light goes out. It isn't the lamp. Something has swum between you and the lamp, and it takes a very long
    time to get past.
p59-22 =
    Tick. A line runs down the glass, thin as a hair, and turns a corner. The water's at your knees, and it has
    stopped being polite.
p59-23 =
    The jar goes. It makes hardly any noise. You come up through green, through bottle green, through window green,
    and hang over the ledge like washing.
p59-9 = Up onto the ledge, along the wall, and back into the wind.
p59-30 =
    He opens it himself, with the key; he's worn it round his neck. There's brass in it, twelve winters of it, green
    and fused into one lump. And on top, in oilcloth, lies the book: who crossed, on what day, and what was taken
    from them for it. He only wanted to know whether it was still there.
p59-30-brass = Take the brass, and leave him the book
p59-30-book = Take the book, and give back what it says, as far as it goes
p59-32 =
    You break it up with a stone, and it rings over the whole river. He sits on the parapet, reads, and at every
    name he nods, like somebody who's being corrected.
p59-33 =
    It takes until evening. You go from door to door with the book: a button, a spoon, half a comb; they've all long
    since got another. They take it all the same, and turn it over, and some ask you in. At number 14 you've got a
    bit of brass left, and nobody to give it to.
p59-31 =
    He's there the next time, too, on the parapet. He's begun a new winch, he says, a better one; it'll take him a
    winter. There's no hurry. It isn't going anywhere.
p59-27 =
    The chest is up, and there's air in the jar for one more look. From the foot of the lamp a wire runs off along
    the bottom, and beside the wire, under the silt, there's a kerb. You follow the kerb.
