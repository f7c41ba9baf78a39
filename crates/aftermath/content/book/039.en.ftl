p39-title = The Apple House
p39-start =
    Two rooms, one above the other. Upstairs are the racks and a windlass; downstairs, behind a door of oak, is the
    store. The Tall built it so that it took two of them to open it: one above, to wind up the bar, and one below,
    to lift the latch. It kept the children out of the apples.
p39-threat =
    The wind finds the gap under the eaves, and whatever is roosting up there moves closer together, and then comes
    to see whether you are warm.
p39-calamity = The rack that has stood aslant for twelve winters gives up. First it's apples. Then it's the rack.
p39-1 =
    The chute: a slide of smooth boards, from up here down into the lower room. Apples went down it, one at a time.
    Going down is easy. Coming up is a matter of claws.
p39-2 =
    The windlass: a drum, two cranks, a rope as thick as your leg. "Hawser-laid, four strands," says Quince, who
    cannot help it, and strokes it. "Look at that. Nobody makes that now." Up here you can wind as much as you like.
    As long as nobody lifts the latch below, the bar comes down again with every turn.
p39-3 =
    The oak door and its latch. Three claws have been at the wood beside it, at three heights, one night each. The
    highest is no higher than you can reach.
p39-3-windlass = Wind up the bar, while somebody below holds the latch
p39-12 =
    You get your shoulder under the latch, and as it lifts a row of bars comes down behind you; the Tall knew their
    children. It stays lifted for as long as you hold it, and on the other side of the oak you can hear the big bar
    wait. "Up there!" you shout. "Now!" That's the whole secret. It needs somebody to shout to.
p39-20 =
    The bar goes up, the latch comes over, and the door swings open, by itself, without a sound, as doors do that
    somebody once took trouble with. It isn't locked. It never was. Warm, brown, enormous, the smell of apples comes
    out. Quince stands at the windlass with a crank in each paw. "Is that all?" he says. "Is that all it was?"
p39-4 =
    Shelves up to the roof: russets in straw, walnuts in sacks, plums on strings. It would have been enough for
    four. It would have been enough for forty.
p39-5 =
    Quince has come down. He takes one walnut from a sack, weighs it, and puts it back. "So," he says. "What would
    you do with it? I'm asking because I've only ever thought of this room as shut."
p39-5-all = Carry home all that can be carried
p39-5-bury = Bury the three of them under the Doubletree, with the best of it
p39-5-wedge = Take what you need, and mend the door so that one alone can open it
p39-13 =
    You go four times, each with a sack, and the moles of the Marrow Field lend you a barrow and count along. Quince
    carries the last one himself. He has left one walnut on each of three beds, and shut the curtain, and pulled the
    rope up after him, all of it.
p39-14 =
    The ground is like iron, and so it takes until noon. They get russets and the flannel from the sieve, and Quince
    lets them down on his best rope, one after the other, so slowly that you don't see them move. Then he cuts a
    foot off the end and lets that go down as well. "Sloe always said it was a foot too long," says Quince.
p39-15 =
    A counterweight, two pulleys and a good deal of swearing, and the bar goes up at the push of one paw. Quince
    tries it thirty times. He paints an arrow on the oak, and under the arrow he writes, as large as the door is
    wide: PUSH. "There's always somebody who wakes up alone," says Quince. You take what you need. The shelves
    hardly show it.
p39-6 = An apple rack, and behind it a nest of hay that somebody moved into last week.
p39-16 =
    "I wouldn't dream of disturbing you," says the hay. It's a family of field mice, who had only meant to get out
    of the wind. They'd heard about Abigail Lane. They hadn't dared to ask whether it was true.
p39-17 = Hay. It's still warm. Whoever it was thinks that you are what one runs away from.
p39-18 = Down the ladder, past the third rung. From below the hut looks like a hen sitting on eggs.
p39-19 = Out by the yard door, which opens from the inside, like all that one finds out too late.
p39-9 =
    Quince goes in front. At the wall he turns round, once, and lifts his hat to two trees. He's whistling by the
    time you are at the beans, and for once it isn't to keep himself awake.
p39-30 =
    At supper Quince stands up. He has never stood up at supper. "Medlar," he says, "Bullace, Sloe," and sits down
    again, and asks for the salt.
p39-31 =
    Cob doesn't know where to put it all. There are walnuts in the metronome, and plums on every nail. Quince goes
    along the shelf and touches each of the sacks, and at the last one he stops, and you can see him work out for
    how many it would be enough, and he comes to the end and laughs out loud.
p39-32 =
    There's less to eat than there might have been. Nobody says so. The Quavers have been told who lies under the
    Doubletree, and why, and have asked whether one could bring them something now and then. On Sundays, now,
    somebody goes with a walnut.
p39-33 =
    A week later there's a note in the basket that the moles bring over. It's in a hand that nobody knows: "Woke up.
    Pushed. Thank you, whoever you are." Quince has nailed it over his bed, and sleeps under it like a stone.
p39-34 =
    You come home with snow in your ears and without a single apple. Quince makes a joke about it, and then another.
    He's still making them at eleven, in the dark, and nobody has ever known Quince to be awake at eleven.
