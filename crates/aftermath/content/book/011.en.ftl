p11-title = The Drain
p11-start =
    The downpipe lets you out beneath Tram Square, where the old drain runs, brick above, water below. It used to be
    a trickle that children were bathed in. Now it is a stream, and it flows towards Abigail Lane, which it never
    did. On the ledge a milk carton lies on its side, cut open lengthwise by somebody who has thought of this before
    you.
p11-threat =
    Down here things live that have never been told about the sun. They feel you through the bricks, and come to
    have a feel from nearer.
p11-calamity =
    A cold breath from the dark, then a wall of water, knee-high to the Tall and roof-high to you. Far away, under
    all that noise, something beats: slow, iron, irregular. It misses a beat. Then it goes on.
p11-1 =
    The carton is waxed, dry and just about big enough. "Fresh", it says on the bow. You push it over the edge, and
    it floats, and looks at you.
p11-1-launch = Launch it
p11-1-walk = Keep to the ledge
p11-10 =
    It turns round once, for form's sake, and then it takes you along. Ottoline, if she were asked, would say
    something about displacement. Nobody asks. There is a song for boats, and you find that you all know it.
p11-2 =
    Where the drain bends, a grating has caught everything that floated by: corks, matches, a doll's shoe, a whole
    winter of useful things. The current pulls at it. It would pull at you too.
p11-2-reach = Reach in
p11-2-leave = Stay dry
p11-11 =
    You have it by the shoelace, then by the shoe. Inside the shoe somebody has packed, and packed well, for a
    journey that did not take place.
p11-12 =
    The water takes your arm and shakes it, like somebody who is very pleased to meet you. When it lets go you are
    wet to the tips of your ears.
p11-6 =
    On the wall somebody has marked the water with strokes of chalk, one every month. The lowest is twelve winters
    old and faded. The topmost one is fresh, and higher than you can reach. Between the last two there is more room
    than between all the others.
p11-5 =
    A grating, daylight, nine houses and one car. You come up through the drain of Abigail Lane, wet, and not far
    from supper.
