p18-title = The Organ Loft
p18-start =
    Two thousand pipes, from the thickness of a whisker to that of a well, and all of them pointing at where the owl
    sits. Nobody has pumped the bellows since, but the draught goes in and out of them as it likes; so it is never
    quite silent up here. It is more as if somebody were about to say something.
p18-threat =
    The wind has found the lowest pipe. You do not hear that note, you are in it. What has been nesting among the
    reeds comes out with its forelegs over its ears, if those are ears.
p18-calamity =
    Somewhere a rope gives, the great bellows falls in on itself, and all that breath has to go somewhere. It is
    every stop at once. It is the Last Day, in C.
p18-1 =
    Four rows of keys, one above the other, like the terraces of a town. Whoever is used to living behind keys
    stands before these as a villager stands in the capital. There is still wind in the bellows, for a few bars.
p18-1-low = Look for the lowest A
p18-1-march = Play something to march to
p18-1-leave = Touch nothing
p18-11 =
    It is on the pedals, and it takes two of you to tread it. It is your note, only that here it wears a cathedral.
    Far off, over all the roofs, from Abigail Lane, something answers. You are homesick and at home in the same
    moment.
p18-12 =
    It is the one about the baker's daughter, at a walking pace, with trumpets. What has been creeping up on you
    loses the step, tries to find it again, and gives up.
p18-13 =
    It was going to be the one about the baker's daughter. The first chord takes the dust off everything, and now
    everything can be seen, and so can you.
p18-2 = The mouth of the greatest pipe, as wide as a bedroom door.
p18-5 =
    In the mouth of the greatest pipe, on a bed of hymn sheets, lies a dormouse, rolled up, with a tail over the
    nose and frost on the tail. The calendar scratched beside it has two winters on it. There is a breath, and then
    for a very long time there is none, and then there is one.
p18-5-salts = Hold the smelling salts under the nose
p18-5-shout =
    "Supper!"
p18-5-quince = Let Quince sit down beside the sleeper
p18-5-cover = Pull up another sheet, and go on tiptoe
p18-14 =
    One eye opens, and then the other, and they come to an agreement. "Is it spring?" You say that it is Thursday.
    "I only meant to wait for the end of the sermon," says the dormouse, and hands you an acorn cap, which was on
    the collection plate. Then you explain about the piano.
p18-15 =
    The dormouse yawns, without waking up, and it is a yawn with two winters in it. You find that you have all sat
    down. It really is very comfortable on hymn sheets.
p18-16 =
    Quince says nothing for a good while, which has not happened before. Then he tells the sleeper who is no longer
    there, by name, one after the other, quite quietly; that is how somebody once ought to have woken him. In the
    end there is a paw on his sleeve. "Then tell me who is," says the dormouse.
p18-17 =
    "Psalm 91", it says on the sheet. You tuck it in at the sides. In a world like this one somebody ought to be
    asleep, and for the next hour you all walk as on eggs.
p18-3 =
    The trumpet rank sticks out of the case, a row of brass mouths, and over it, out of reach, runs the ledge to the
    belfry.
p18-4 =
    If one of you jumped on the bellows, another one could be blown out of the trumpet as a pip is blown out of a
    cheek. It is not elegant. But nobody who was ever up there got there by being elegant.
p18-4-ride = Into the trumpet, and jump
p18-4-straw = Drive the wind through the drinking straw, as it should be done
p18-4-rope = Throw the bell rope over the angel
p18-4-wait = Think of another way
p18-18 =
    There is a note, and you are it. You come to lie on the ledge with singed whiskers and a ringing in the heels.
    "Two," says the dark above you, and this time it sounds amused.
p18-19 =
    It is the right way and the wrong pipe. You are blown into the back of a wooden angel, who has had worse.
p18-20 =
    One end in the wind chest, one end under your belt: so you go up as evenly as an old lady in a lift, with
    stripes. "Two," says the dark above you, after a silence that might have been respect.
p18-21 =
    It knows its way in here. It was cut from this very bell, and the angel has a groove round the wrist where it
    always ran. "Two," says the dark above you. "I wondered who had that."
p18-7 =
    Down the spiral, always at the edge. Below, the nave lies like a street from which all the people have just gone
    in.
p18-8 =
    The ledge is as wide as you are, less your pack. On the left is the wall, on the right is everything else. Then
    comes a hatch, and it has been left open for you.
p18-22 =
    The bed is empty, and made, with the hymn sheets squared off. On the pillow stands an acorn with a note, "for
    the collection". You lie down for a moment, each in turn, just to see what two winters feel like.
p18-23 =
    It goes over the wrist, and takes hold, and holds. It is the angel that does not hold. You come down together,
    and it lands on top.
