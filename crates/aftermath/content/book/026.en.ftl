p26-title = The Museum
p26-start =
    In the Museum of Ostrey nothing is missing. That is to say, everything is, but in its place there stands a
    bottle top, a spoon, a piece of blue glass, each on velvet, each with a label. Up on the gallery somebody is
    walking to and fro.
p26-threat =
    A rattle, like a stick along railings. "Those are not on the list," says a voice, hurt to the quick. "Those have
    not been accessioned."
p26-calamity =
    The whale in the lower hall hangs by eight wires, and has done so since 1890. There was always somebody whose
    business it was to look at the wires.
p26-1 =
    The hall of arms. Between a halberd and a blunderbuss, on a cushion of its own, lies a hatpin. "Lady's sword,"
    says the label. "Exchange possible. The Curator." Next to it stands a dish for that purpose.
p26-1-swap = Lay two scrap in the dish, and take it
p26-1-take = Take it, just like that
p26-1-aim = Look through the sights of the great gun
p26-10 =
    You put it down as prettily as you can, on the velvet, with the shiny side up. From the gallery comes a sound as
    of somebody pressing a handkerchief to his beak.
p26-11 =
    The cushion keeps the shape of it. You hear the steps on the gallery stop, go back a little way, and stop again.
p26-12 =
    It has been pointing at the gallery for two hundred years. You look along the barrel, and all at once you
    understand what it is that marksmen mean when they talk about breathing.
p26-2 =
    The hall of tools. Twelve traps are laid out in a row here, in the order of their invention, and the room goes
    cold. On the other side lie the marvels: a radio for the pocket, a light for taking pictures. Everything has its
    dish.
p26-2-radio = Two scrap for the pocket radio
p26-2-flash = Two scrap for the flashgun
p26-2-trap = Study the sixth trap
p26-2-leave = Get out of this room
p26-13 =
    You turn the knob. It crackles, and then there is a voice, a woman's, quite near and quite friendly: "At the
    third stroke it will be eleven fifty-two." You wait. It is always eleven fifty-two with her. But she has not
    given up.
p26-14 =
    There is still the last picture on it, so to speak: when you press the button, you see, on the inside of your
    eyelids, a family on the steps outside, with their hats on, who are all looking at the same aeroplane.
p26-15 =
    Patent, 1897. You look at it until it no longer has a face but only parts. It is a spring, a bar and somebody's
    patience. You could make one of those. Only the patience would have to be different.
p26-16 = So that is how it works.
p26-3 = The gallery: a nest, two storeys high, made of spectacle frames.
p26-6 =
    The Curator is a magpie in his prime, with a monocle that has no glass. "Do not touch that. That is the Dawn of
    Time, it is a clock," he says. "You think that I steal. I collect. It is the same movement, but afterwards there
    is a label on it. When they come back they will want to know where everything was. Nobody will know! I shall.
    What have you brought me?"
p26-6-bell = Tell him about the bell of the Duchess, and what it was
p26-6-label = Ask to be allowed to write a label
p26-6-pencil = Give him a pencil, a real one
p26-6-fight = Say that the spoon was ours, and go and get it
p26-6-leave = Admire everything, and withdraw
p26-6-known = Say who it was that put something in the dish
p26-17 =
    He does not want to have the bell. He only wants to hear it, exactly: where it hung, who undid it, what the
    street sounded like on the day after. He writes it all down, and underneath: "on loan to Abigail Lane, where it
    belongs." Then he polishes something with his wing and gives it to you. "It has stopped. That is no reason for
    anything."
p26-18 =
    "Piano," you write. "Upright. Inhabited." He reads it three times. Then he takes out the monocle and wipes the
    place where the glass would be. "Nobody ever wrote down that things are inhabited," says the Curator. "I shall
    have to begin again from the beginning." He presents you with a stopwatch, out of pure happiness.
p26-19 =
    "Spoon," you write. "Which?" asks the Curator. "Whose? Who ate with it last, and what, and did it taste good?"
    You do not know. He looks at you as at something that has lost its label.
p26-21 =
    "I have it in writing," cries the Curator, and comes down, labels flying. "I have it all in writing!"
p26-20 =
    "Visitors," says the Curator to the one at the door, and waves him off. "With a pass. Do have a look into the
    third case from the left; I have put something out, for the inside of visitors."
p26-26 =
    On the empty cushion in the hall of arms stands a new label. "Lady's sword," it says, "stolen by", and then
    there follows a description. It is fair, on the whole, apart from the ears. Then he sees you.
p26-27 =
    "You are the ones who put something in the dish," says the Curator. "With the shiny side up." He cannot go on
    for a moment. "They used to put in chewing gum. They used to put in buttons, from their own coats. I should like
    you to have something that goes, or would go."
p26-4 =
    Inside, the whale is a nave, with ribs. In the top of the skull sits a lamp that goes on when it hears
    footsteps, so that nobody shall be afraid.
p26-22 =
    Rib by rib you climb up to it. It goes on, politely, and you take one of its two batteries. It still comes on,
    with half the light, and takes away half of the fear.
p26-23 = The whale's grey skin is dust. It is now yours.
p26-5 =
    The cloakroom. Eighty coats hang in it, on a Tuesday that was warm in the morning. Each has a number, and on a
    hook by the door hangs the other half of each number.
p26-5-coats = Go through the pockets
p26-5-tag = Hang up a coat that has fallen down
p26-24 =
    In eighty coats there are a hundred and sixty pockets. You had only meant to look into the one.
p26-25 =
    It takes all of you to lift the sleeve. Number fifty-one, a child's. You hang it back with its number to the
    front, and button the top button, against the draught.
p26-7 =
    Between the lions, down the wide steps. On the left foot of the left-hand lion somebody has scratched, "was
    here". It is a comfort, although it does not say who.
p26-7-west = West, to Central Station
p26-7-north = North, to the Glasshouse
p26-7-pigeon = Home to Abigail Lane, by pigeon, for one food
p26-8 =
    Behind a rope of red velvet a stair leads to a room without windows. "The City at Your Feet", it says. It is
    dark, and it hums.
p26-9 =
    By the loading bay and down the ramp, southward. There, over the roofs, stand two chimneys, and only one of them
    is smoking.
p26-28 =
    Between the lions a pigeon is being walked round by the Curator, who has a label ready. "Get on," says
    Dustfeather from the corner of her beak, "at once, before I am 'Pigeon, before'." She does not stop wheezing
    until Tram Square, and has not forgiven him by Abigail Lane.
p26-60 =
    "Crown, before", it says on one, and on the next one, "Crown, after". They're the same bottle top. You look from
    one to the other for quite a time, and then you see it too.
p26-61 =
    He's rehanging. All the pictures stand on the floor with their faces to the wall, "to rest", as it says on a
    card, and on the nails hang the backs of other pictures.
p26-62 =
    Beside the door there's a new case, quite a small one. In it lies a label: "Visitors, from Abigail Lane. Come on
    foot, look at everything, put things back." The velvet is empty. It has been brushed.
p26-63 =
    When it gets dark the cases begin to tick. It's only the wood; but each ticks differently, and if you stand in
    the middle it's like being at the watchmaker's.
p26-64 =
    A school has come: nine shrews in a row, holding on to a string. "And this," says the voice from the gallery,
    shaking with happiness, "is a spoon. No, nobody may touch it. Yes. Well. You may."
p26-65 =
    The lower hall has been under water, and so it's now "The River, on loan". He has left the mud just as it lay,
    with a rope round it. In the middle of the mud stands a boot. It's labelled "Boot, returned".
