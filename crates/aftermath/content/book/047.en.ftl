p47-title = Hands
p47-start =
    The pump hall, at midnight, and it's full. They stand from the door to the sump and pass along whatever there
    is: buckets, oil, lamps, each other. But three pumps have to come into step, and for that somebody has to be at
    all three of them.
p47-threat = The floor lifts. It's only the river, putting its shoulder underneath.
p47-calamity =
    A pipe bursts over the chain. The whole line bends, like a rope that somebody has hold of at both ends, and
    doesn't break; but what it was carrying comes down.
p47-1 =
    The first pump: a flywheel as high as a gable. Twenty are already hanging from it, and none of them is heavy.
p47-2 =
    The second pump has to be kept going while the others begin. It's tired. It would so much like to wait for them.
p47-3 =
    The third pump. There's a nest in the valve, and in the nest are four who can't fly yet. The mother sits on them
    and looks at you, and the water is one hand below.
p47-11 =
    "All together," says somebody, and for once all together is what it is. The wheel goes a tooth, and hangs there,
    and then it remembers: thud.
p47-12 =
    You sing to it. It's the one for boats. It keeps time because you do, a beat, and a beat, and at the ninth verse
    there's another beside it that isn't yours.
p47-13 =
    One after the other they go from paw to paw, down the whole of the chain, forty hands, and no one closes theirs.
    At the door somebody stands with a hat full of feathers. Then the valve is free, and draws breath.
p47-14 =
    It comes halfway. It goes back the whole way, and takes you round with it once, to show you what it looks like
    from above. Again.
p47-15 = It leaves one out. In the whole hall nobody breathes. Then it goes on, a little offended.
p47-16 = She pecks. She's quite right. You'll have to explain it to her better than that.
p47-4 =
    The chain. You get into it, between a rat with a cold and somebody's aunt, and a bucket is put into your paws
    before you've said good evening. Nobody here knows who is next to them. They only know that somebody is.
p47-5 =
    The red lamp on the board is out. Somebody has hung a tea towel over the dials, so that they shouldn't frighten
    people, and under the tea towel there's bread.
p47-7 =
    Thud, thud, thud: three, a little out of step. You go to the door. It's getting light, and the yard is shining,
    and on the wall, as far as you can see, they are sitting side by side with their legs hanging down, and looking
    at the water. It's looking at them. Then it goes.
