p9-title = Vogel & Sons
p9-start =
    Uprights to the left and right, in rows, with their lids shut like people in a waiting room. Any of them would
    make a town. But your string is thick as a tail and copper-wound, and grows only in the grand, in the recital
    room at the back; and that door has a lock, and the tuner always hung his key on the wall of violins.
p9-threat =
    "Item," says a voice from the brass department, and a lamp is lifted. "Persons, small. Not listed." There is the
    scratch of a pencil. Now you are.
p9-calamity =
    The floor settles, by a finger, as a house does that has something soft beneath it. Eighteen pianos say so at
    once, in every key there is, and whoever has been looking for you has only to follow the chord.
p9-10 =
    You are not the only customers. Three Turnstiles stand among the brass with a handcart and a list. "One horn,
    bent," reads one of them. "One horn, less bent." They have not seen you, or not yet found you on the list.
p9-1 =
    A bass drum lies on its side, as broad as a dance floor. From its skin you could reach the gallery in one leap.
    From its skin you could also be heard in the harbour.
p9-1-jump = Jump
p9-1-walk = Walk round it
p9-11 =
    One soft boom, like a heart in another room, and you are on the gallery with both feet and most of your breath.
p9-12 = BOOM, says the drum, and then boom, and boom, as you come down, and down, and down.
p9-2 =
    A metronome, tall as a gallows, with the weight at Andante. Wound up it would tick for an hour, steady and loud,
    and whatever sleeps in this house would go on hearing a metronome where there is one, and not you where you are.
p9-2-wind = Wind it up
p9-2-leave = Let it rest
p9-13 =
    Tick. Tick. Tick. You set your feet down on the beat. After a while it is hard to remember that one ever walked
    in any other way.
p9-14 =
    The spring lets go, all at once, round your wrist. The metronome nods twice and is silent, like somebody who has
    made a point.
p9-3 = The wall of violins: twenty-six of them, in rows, with their eyes shut.
p9-19 =
    Between a viola and the price of the viola it hangs: the tuner's key, with a star-shaped mouth and a handle of
    pearwood, worn to the shape of a hand that was four times as long as you. You take it down between you. For a
    moment you all hold on to it.
p9-4 =
    The counter, a pen, an order book. The last page has been written in a hurry: "All instruments to be sent on by
    rail as soon as the water has been dealt with. Leave the pumps on. V." You read it out twice, because somebody
    always asks. What water?
p9-9 =
    In the velvet of a violin case somebody has lived alone and well. There are a bed, a shelf, a calendar scratched
    into the lining, and on it every day is crossed out up to the ninth of some month. Whoever it was went out to
    look at the recital room.
p9-18 =
    The door of the recital room. The lock has a star for a mouth and has been oiled every Friday of its life. If
    you hold an ear to it, you hear a breath that is not yours.
p9-7 = Back out by the letter box, feet first. The square has not become any smaller.
p9-8 =
    The star fits. The lock turns without a sound. Behind the door there are a carpet, a window, and that breath:
    in, for a long time, and out.
