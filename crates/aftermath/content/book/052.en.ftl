p52-title = Wick & Son
p52-start =
    Candles, matches, night-lights, wholesale. The far wall is already orange, and there's a noise from the match
    store like somebody tearing up a very long letter. It has taken one room. It'll take another as soon as it has
    finished. Somewhere in the smoke three people are calling, each for somebody else.
p52-threat = It draws breath.
p52-calamity = Forty gross of matches, "strikes anywhere". They do.
p52-1 =
    The machine behind Madame Sees has stopped flashing and begun to glow. In the wall behind it there's a door that
    you took for paint, and the paint is coming up in blisters: WICK & SON. Madame's hand jerks. A card falls out.
    It doesn't say anything about a journey.
p52-1-take = In, under the smoke
p52-1-leave = It's stone all round: let it burn out
p52-7 =
    You stand before the door until nothing more is to be heard behind it. It takes longer than you'd have thought.
    Then you go on, and Madame's hand stays up.
p52-2 =
    On the top shelf, between the altar candles, sits an old dormouse in a lamplighter's cap and puts them out, one
    after the other, with two wet fingers. "Six hundred an' four to go," he says. "I'll not leave 'em burnin'. Not
    unattended. It's the first thing you learn."
p52-2-carry = Put him over your shoulder
p52-2-wait = Put out the nearest hundred with him, and then go together
p52-10 =
    He's lighter than his cap. All the way to the door he goes on pinching at the air behind you, and wherever he
    pinches, it's true, it gets a little darker.
p52-11 = He holds on to a candle. The candle holds on to the shelf. Then the shelf lets go.
p52-12 =
    Lick, pinch, next. Lick, pinch, next. You do a row each, and he goes over yours again. When the row's done he
    gets up by himself and puts his arm through yours. "There," he says. "Now it's only a fire."
p52-3 =
    In the dipping room two shrews, sisters, each have hold of one end of a frame of candles, and neither can let
    go, for then it would tip, and there's a vat of hot wax under it. "You first," says the one. "No, you," says the
    other. They've been at it since the smoke came.
p52-13 =
    "Both," you say, "on the word." You're under it, with your back, and it comes down across your shoulders like a
    yoke; and they're through the door and back again with a broom to prop it, before you've so much as groaned.
p52-14 = You take the middle. Now there are three of you who can't let go, and one has wax up to the elbow.
p52-4 =
    Halfway up the loft ladder stands somebody very small in a nightshirt and doesn't go up and doesn't go down. The
    rung above is on fire. The rung below has begun to think about it.
p52-4-catch = Run up the rail, and grab
p52-4-glove = Climb with the oven glove over your head
p52-4-rope = A loop of the bell rope round the hook in the beam
p52-15 =
    "Shut your eyes," you say, and it does, and so do you. Then there's a jump with two hearts in it, and the floor,
    and the ladder comes down where you were.
p52-16 =
    You've a hand on the hem of the nightshirt when the rung goes. "Again," says the small voice. It doesn't sound
    like a request. It sounds like somebody who is being brave in the only way it knows.
p52-17 =
    You go up through it like a loaf. The small one climbs into the thumb without being told, and you go down again
    with a child in your thumb, singing, the two of you, because it's dark in there.
p52-5 =
    Behind the counter hangs the tool of the house: a candle snuffer, brass, with a handle like a lance. "Mr
    Wick's", it says, and there's a notch in it for every fire he didn't have.
p52-6 = A red bucket, as wide as a pond, and full. Two of you can tip it, one could swim in it.
p52-6-throw = Tip it down the aisle
p52-6-thimble = Make a chain, with the thimble
p52-6-soak = Jump in, with everything you're wearing
p52-6-on = No time
p52-18 =
    A wave goes down the aisle, knee-high, carrying matchboxes. It hisses all the way, and where it has been there's
    a road, black and steaming and yours.
p52-19 = The bucket goes over the other way.
p52-25 =
    Dip, pass, throw, back. By the tenth nobody has to look. By the thirtieth you've stopped being several. The
    aisle goes out, the counter goes out, and you're all still swinging your arms.
p52-26 = It's cold, it's dirty, there's a drowned moth in it, and you've never been so glad of a bath.
p52-8 =
    The paraffin: two drums and a tap that drips. Over your heads the boards are getting warm. If it drips much
    longer, there won't be a shop, and there won't be an arcade.
p52-27 =
    A quarter turn, with all your teeth, and it stops. You wait for one more drop. None comes. Then you kick the wet
    sawdust up against the door and jam the hatch behind you.
p52-28 =
    The tap comes off in your paws. You put it back. It's as though you'd never been here, only that you smell now.
p52-29 =
    It hasn't made up its mind. It runs along the skirting, tastes a crate, goes back. You've got one breath more
    than you deserve.
p52-20 = It steps out of the match store and into the aisle, looks left, looks right, and begins with the carpet.
p52-24 =
    It comes to the aisle, licks at the wet boards, and turns back. There's nothing on this floor that it likes.
    It'll have to try upstairs.
p52-21 =
    Up the ladder it goes like a child to bed, two rungs at a time, and along the top shelf. Six hundred candles
    bow. The smoke comes down to meet you, to your ears, to your chins.
p52-22 =
    The counter, the dipping room. It no longer goes from one thing to the next; it's simply where you look. A beam
    comes down with its sleeves rolled up.
p52-23 =
    Now it has the roof. One moment there's a ceiling, and the next there are stars, and a draught that wants your
    hats. Run!
p52-9 =
    Out by the painted door, on your stomachs, into air that tastes of pennies. You'd forgotten that pennies taste
    good.
p52-30 =
    On the tiles of the arcade you count: yourselves, and then them. The patrol has come rolling up, eight wheels,
    and doesn't ask for tickets. It claps. It begins with one pair of gloves and goes right through the hall.
p52-32 =
    All three, and not a whisker singed that won't grow again. The lamplighter does Abigail Lane from that night on:
    nine houses, one lamp. He says that's plenty, if one does it properly.
p52-33 =
    You look back once. Behind the painted door somebody was calling, and isn't. Those you've brought out hold each
    other by the sleeves, and when one of them begins to ask, you only shake your heads. They'll have the key next
    to the stove.
p52-31 =
    There's a black patch on the wall of the arcade, in the shape of a shop. Somebody has stood a candle in front of
    it. It hasn't been lit.
