p36-title = The Attic
p36-start =
    Under the roof of number 14 the Tall kept what they meant to come back for: a trunk, a rocking horse, a tank
    that ticks while it fills. At the far end is the window, and in front of the window the sill. It's a hand deep
    and as long as five of you, sitting close.
p36-start-watch = Keep watch at the window
p36-threat = A slate clicks. Cats walk on slates, and so does the rain, but neither of them stops to think about it.
p36-calamity =
    The ball-cock sticks, and the tank runs over. In a moment the boards are a mirror, and in the mirror, upside
    down, something long goes by the skylight.
p36-10 =
    Sorrel has chalked five places on the sill and stands in front of them. "Claw marks," she says. "Last night's.
    She came up and looked in." Then she points: trunk, chimney, box room. "An hour till dark. Use it." Nobody has
    told her to sit down, and nobody is going to.
p36-1 =
    The trunk holds camphor, sheet music and, at the very bottom, a trap that has never been used. It is still in
    its paper. Everybody in the piano has lost somebody to one of those. The lid of the trunk, for its part, weighs
    as much as a door.
p36-1-trap = Set the trap under the sill
p36-1-lid = Drag the lid across the rafters
p36-11 =
    You all bend it open together, and nobody says a word. When the bar has caught you walk backwards, as far as the
    chimney. It sits there under the window like an uncle whom no one invited.
p36-12 =
    It goes over with a crash that shakes the soot loose. From downstairs Coda wants to know what that was.
    "Furniture," you call. She says that it's late for furniture.
p36-2 =
    The chimney breast is warm from Cob's stove, four floors down. From the third brick you'd have the whole sill
    before you, and the moon behind it. There is a soot door, too, with a glow in the crack.
p36-2-aim = Measure the throw from the third brick
p36-2-ember = Rake embers out between the rafters
p36-13 =
    Sorrel scratches a cross into the frost on the sill. "There," she says. "That's where the foot comes down. They
    look in first." She hasn't thrown anything yet. She only stands on the brick and moves one finger, and moves it
    again.
p36-14 =
    They lie there and hiss at the frost. Anything that comes over the roof beam will have to come through that. So
    will you, if you forget.
p36-3 =
    The tank. On a nail beside it hangs a thimble, upside down, to dry. It has been dry for four winters. Nobody has
    been thirsty up here since, or nobody has said so.
p36-3-drink = Drink, and hang it back
p36-3-carry = Carry a thimbleful to whoever is on watch
p36-15 =
    It's cold and tastes of lead. You hang the thimble back exactly as it hung. Sorrel has been counting; you can
    see it. When you're in the row again she lets out her breath.
p36-16 =
    Full to the brim, the whole length of the attic, and not a drop goes over. In all those years nobody thought of
    bringing the watch some water. Whoever was thirsty went. Sorrel looks into the thimble. "So that's how you do
    it," she says, and drinks, and keeps her eyes on the glass.
p36-4 =
    The box room: a pram, a fireguard, a silver rattle with the marks of two teeth on it. When you roll it,
    something inside goes after you and says so. It's a bell the size of a pea, and it has been shut in there for a
    very long time.
p36-4-open = Prise the rattle open
p36-17 =
    It gives along the seam, with a squeak, and the bell drops into your lap. Ting, it says, once, quite clearly.
    Sorrel has turned round at the window. "Wrap that up," she says. And after a while: "Bring it."
p36-18 =
    Silver is stubborn. It comes away in a strip, and the strip is worth something; but the bell rolls back into the
    dark end of the rattle and laughs at you, rather.
p36-20 =
    There: it isn't a shadow, it's a gap between two shadows. "Now," says Sorrel, not loudly. On the gutter stands
    the stoat, white to the elbows, with one paw lifted, and looks in, straight at you. For the first time in her
    life somebody has seen her first.
p36-21 =
    All of you were looking at the window. She comes in by the skylight, in one long pour, and is among you before
    anybody has drawn a breath to shout with. It went exactly like this the last time. Sorrel says a word that isn't
    "now".
p36-22 = Those who hunt on roofs hunt in a queue. The next one in it has noticed that the window is open.
p36-7 =
    Down the attic stairs, past the landing where Aunt Minim has left a lamp for you. She hasn't asked how it's
    going. She has only trimmed the wick.
p36-8 =
    Along the gutter, down the wisteria, over the lawn. One line of prints goes through the frost, two and two, as
    straight as a seam, to the hedge. Sorrel is already on it.
p36-4-hammer = Take your time, and a hammer, and everything you've got in hand
