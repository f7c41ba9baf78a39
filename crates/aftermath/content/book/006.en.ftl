p6-title = Hobbs & Daughter
p6-start =
    Hobbs & Daughter, groceries, since 1911. The bell above the door does not ring for anybody under a foot.
p6-threat =
    The Meek come out from under everything and form rows. They are not angry. They only want to know, all of them,
    and all at once, what you are doing here.
p6-calamity =
    The top shelf has been waiting for this. One bracket, then the next, unhurried, like somebody taking off gloves;
    then all of the preserves at once.
p6-10 =
    The shop is tidy. That is what makes your fur stand up. Twelve winters of nobody, and the tins face the front,
    the floor is swept in curves, and there is not one crumb. In the dark below the counter a great many small
    things stop talking.
p6-11 =
    "Mind the step," says the usher at the door. You have never noticed the step. It has been put there, from
    matchsticks, for guests.
p6-12 =
    Everything is as tidy as ever. On the honey shelf the dust has been wiped away, and there stands a card with one
    word on it, in a hundred different hands. It is "you".
p6-1 =
    Pyramids of tins, as high as a house of three storeys. Sardines at the top, which is where pride would put them.
    One good push in the right place, and a bad one in every other.
p6-1-push = Push
p6-1-leave = Admire the pyramid
p6-13 =
    One tin comes down alone, rolls round you in a circle like a dog, and lies down. The pyramid stands. You hear,
    from below the counter, something like applause with very thin hands.
p6-14 = They all come, except the sardines, which come last and aim.
p6-2 =
    The honey shelf: nine rings in the wood where jars have stood, and a wet, sweet, very straight trail, which
    leads down the shelf, across the floor and under the store-room door. Whoever carried it walked in step.
p6-5 =
    Honey. For a month now Aunt Minim's cough has come down the stairs every night before the lamp is out, and every
    night somebody says that honey would be the thing.
p6-5-take = Then honey it shall be
p6-5-leave = There is enough to carry today
p6-3 =
    An usher bars the way, a cockroach with a collar cut from a price tag. "You are early for the service," it says,
    "or twelve winters late. In either case the store-room is for the Meek. We have inherited, you understand. It is
    only the paperwork that is still outstanding."
p6-3-humble = Wipe your feet and ask to be let in
p6-3-gift = Offer a crumb for the plate
p6-3-sneak = Say goodbye, and go in by the skirting board
p6-15 =
    "Be seated where there is room," says the usher, and there is room, all at once, in the shape of you.
p6-16 =
    "With respect," says the usher, "no." Behind it the dark says it too, one after the other, all the way to the
    back.
p6-17 =
    Behind the skirting board it is narrow, and full of mothers. They look at you. You look at the eggs. You all
    agree, without a word, that this has not happened; then one of them tells everybody.
p6-4 =
    The till is open, as Miss Hobbs left it, and you can see that she counted before she went: the notes are gone,
    the coins are stacked, and on the last stack lies a slip of paper, "back Thursday". It does not say which.
p6-4-take = Take the coins
p6-4-leave = Leave them for Thursday
p6-18 =
    Money is worth nothing any more, but brass is brass. You leave the slip where it lay. It feels like the least
    you can do, and it is.
p6-19 =
    You straighten the stack. Below the counter somebody writes something down, and what they write down will be
    told to others. It is odd how much better you feel, poorer by so little.
p6-21 =
    A small one in front recites you a poem of welcome. It has sixty verses. You are let off after six, with
    something for the road.
p6-7 =
    Out under the creaking sign and west along the kerb. Abigail Lane is where you left it. These days that is
    something.
p6-8 =
    By the back step and down the alley of dustbins to the south. At the end of it there is a great deal of sky, and
    under it, much too large, Tram Square.
p6-9 = The store-room door stands open by the height of a congregation. Inside they are humming.
p6-22 =
    Behind the crates the delivery hatch leads into the yard, and from the yard an alley leads east, between walls
    that lean together like gossips. At the end of it stands a church that has lost its hat.
p6-23 = The small one in front begins again, at verse seven. You need not stand still for it.
p6-60 =
    They've hung up a banner over the till. It's a till roll, eleven ells of it, and it says WELCOME eleven times,
    because nobody could agree on the hand.
p6-61 =
    Today they're dusting the sardines. A thousand of them stand one on another, in a chain, and pass each tin down
    to the floor, and polish it, and pass it up again. "It is for nobody," says the usher, not without pride. "We do
    it for nobody every Thursday."
p6-62 =
    There's a smell of wet cardboard. Along the bottom shelf the labels have come off, and so the Meek have written
    new ones, by the sound: "slosh", "rattle", "says nothing".
p6-63 =
    The light through the shop window is already orange, and all the tins have shadows, in rows, right across the
    floor. The Meek don't come out yet. They are waiting till the rows are long enough to walk in.
p6-64 =
    Where the water stood, the shop has been washed; not by the water, after it. Every tin has been turned with its
    face to the front again. On the counter lies a very long list, headed "Lost, but forgiven".
p6-65 =
    A paper bag stands inside the door, tied with string, and on it, in a hundred hands, is "aunt". In it are four
    cough drops, hardly used.
