p32-title = The Pump Hall
p32-start =
    Three of them, green, with brass rings, each as high as the sideboard at home, with the clock on top.
p32-threat =
    When you have been in here for a while, the beat is inside. One only notices it when something moves that is not
    in time with it.
p32-calamity =
    The second pump goes up and stays up. One, two, three. Through the floor comes the river, without haste, as
    somebody comes in who has a key. Then the piston falls, and it withdraws; but now it has seen the room.
p32-25 =
    The first stands still. The third has been still for so long that swallows have built in it. The second goes up,
    and thinks about it, and comes down. That is all there is between the river and eighty-eight keys.
p32-10 =
    All three of them are going. There are rats at the first, children at the second, and in the pipes of the third
    there is a humming on one note. A shrew goes round with a watch, and asks everybody whether they have eaten.
p32-1 =
    The first pump has a valve on its flank, painted red, with a spindle; and the spindle ends in a star. You have
    seen that star before. Somebody at the Works must have played the piano.
p32-1-key = Put on the tuning key
p32-1-paws = Take the spindle in both arms
p32-1-bar = Use the gate bar as a lever
p32-1-leave = Leave it shut
p32-11 =
    It fits as though it had come home. A quarter of a turn, as with a string; one listens, and another quarter.
    Then there is a rushing in the pipe, in which, quite clearly, you hear an A.
p32-12 = It turns you.
p32-13 =
    Barge asks the valve to excuse him. Then he leans on the bar, and it bends, and he apologises to the bar as
    well, and then the red wheel gives a screech and goes round.
p32-2 = The second pump. With each beat you are lifted a little, whether you want it or not.
p32-2-pump = Bring the pumps back into step
p32-14 =
    There is oil on every bearing that you could reach, and nothing is stuck any more. It is only the beginning that
    is missing, as with most things: all together, hanging on the big wheel, and let go at the right moment.
p32-16 =
    It is dry in all its joints and screams. Perhaps it would go more easily with oil; perhaps with the valve open,
    or with small hands that have learnt this. But it goes. It must go. All together on the big wheel, and do not
    look at the water.
p32-15 =
    Thud. And in the very place where for a year there has been nothing: thud. The first pump draws a breath. The
    swallows leave the third. And then they run, all three of them, a little out of step, like people who are
    carrying a piano, and down in the sump the water turns round and goes.
p32-3 =
    The sump: a square of black water, without a bottom, with rainbows. Down there, on a ledge, stand the engineer's
    oil-cans, all in order of size. It is only that the room has since become deeper.
p32-3-straw = Go down, breathing through the drinking straw
p32-3-cape = Go down under the crisp packet, full of air
p32-3-dive = Hold your breath and dive
p32-3-leave = Stay up here
p32-17 =
    It is green down there, and there is nothing but the beat. You take the smallest of the cans, and that one is as
    large as you. When you come up somebody is still counting for you, and it is a high number.
p32-18 =
    It is like sitting in a bell of silver and prawn cocktail. You reach out from under the rim, as from a window,
    take hold of a can, and let yourself be pulled up, crackling.
p32-19 =
    The cold takes you round the ribs and counts them. You come up without the can. You also come up without one or
    two opinions about rivers.
p32-4 =
    A wall of dials, no two of which agree, and in the middle a panel of switches with labels that have faded. One
    lamp is lit on it. It is red and has plainly been red for a good while.
p32-4-listen = Hold the hearing aid against the wall
p32-4-ottoline = Let Ottoline explain it to the switchboard
p32-4-switch = Throw the switch that is worn the most
p32-4-leave = Keep away from it
p32-20 =
    You hear all of it: the river outside, the swallows, the oil that is missing, the beat, and before the beat,
    each time, a very small click. There it is, the first valve; it hangs. You go and tap on the place with one
    claw. The click stops. You also know now when it is that one must turn, and when not to.
p32-21 =
    Ottoline begins with the principle. At "induction" the red lamp goes yellow; at "consequently" it goes green.
    "You see," says Ottoline to the panel, "it only wanted somebody to talk to it properly." She is given a battery
    by it. She says that it was loose.
p32-22 =
    The great lamps up in the roof go on, one after the other, dusty and golden. So there has been light in here for
    all these years. It was only that nobody had a reason.
p32-23 = It was worn because everybody had regretted it.
p32-5 =
    The engineer's desk: a cup, a pair of spectacles, a photograph of a small girl in a boat. The boat has a name on
    its bows. In the log, on the last page, there is a single paragraph.
p32-24 =
    "If I set them to run by themselves they will hold for ten years, perhaps twelve; by then somebody will have
    come back and will read this. To whom it may concern: they need oil, and somebody who listens. I am sorry that
    it is not more." Under it there is a whole page, ruled, for signatures. None of them is there yet.
p32-26 =
    You know it by heart by now. The page that was ruled for signatures is full, and somebody has pasted in a
    second, and ruled that.
p32-7 = Out of the warm into the wet. The noise goes on in your ears, and you are glad of each beat.
p32-27 =
    The first stands still, and the third is full of silt up to its brass rings. The second goes up, and thinks
    about it, and comes down. There's nothing left for it to hold back; the river has gone round the other way.
    Somebody has put a chair next to it.
p32-28 =
    The first stands still. The third has been still for so long that swallows have built in it. The second goes up,
    and comes down, and you'd swear that it does so a shade more readily than you'd been told. "That's Smokey," says
    Ottoline. "That's what he used to have for breakfast."
p32-29 =
    The first stands still, the third has swallows in it. But the second goes up and down like somebody who has
    slept: all that used to light up the name of a hair tonic is in there now. The needles on the wall stand
    straight. Ottoline puts her paw on the green paint. "There," she says to it. "That's all of it. Don't thank me."
p32-3-meek = Knock on the pipe, and ask the Meek
p32-3-sorry = Knock on the pipe, and say that you are sorry about the jar
p32-30 =
    You knock in four-four time. There's a rustling under the water, a long way down, then on the ledge; and then
    the cans come up through the waste pipe, one after the other, in order of size, each on a great many shoulders.
    "We do the joints," says the usher, and wrings out its collar. "We've done your valve as well, while we were
    passing. It was only shy."
p32-31 =
    You say it into the pipe, all of it: the row you ran over, the jar, the lid that you didn't shut. It takes
    longer than the running did. There's no answer. Then something knocks, quite near, twice; and out of the waste
    pipe, pushed by nobody whom you can see, comes a can of oil with a card tied to it. There's one word on it, in a
    hundred different hands. It's "us".
p32-33 =
    "There is nothing in the roll about sorry," says the pipe. One row gets out, and then the next one. They're wet,
    and they have been waiting for this since the jar.
