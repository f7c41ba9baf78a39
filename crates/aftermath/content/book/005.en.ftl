p5-title = The Penny Arcade
p5-start =
    The Penny Arcade: a glass roof, forty slot machines and, since spring, a border. The way through to Tram Square
    is by the far end.
p5-threat =
    Wheels on tile: eight small ones, well greased. The patrol of the Turnstiles does its round of the arcade every
    quarter of an hour, and would do it if the world ended, and did.
p5-calamity = There's a crack overhead, and everything in the arcade looks up.
p5-10 =
    Across the passage the Turnstiles have set up a comb with brass teeth, and beside it two of them sit on a cash
    box. "Ticket," says the one with the punch, not to you in particular. It is the sort of word that is said all
    day.
p5-11 =
    The brass comb stands as it stood. The one with the punch looks you up in a list, runs a claw down it, finds you
    and is disappointed. "Season ticket," he tells the other. "Let them."
p5-12 =
    The brass comb has been doubled, and there is a drawing on it. It is a good drawing. It has your ears. Then the
    comb goes up, and they come out to compare.
p5-28 =
    The comb stands open and has been chocked with a brick. Somebody has hung a flower pot on it. On the cash box
    lies a slate, "back soon", and you can see that it has not been rubbed out for a while.
p5-1 =
    The comb: thirty brass teeth, each as high as a door, and behind them the other half of the world.
p5-4 =
    "Two scrap, for as long as the ticket lasts. Paper or ear," says whoever is on duty, and works the punch, which
    has been oiled. Through the teeth of the comb you can see the far end of the arcade, and daylight, and Tram
    Square.
p5-4-pay = Pay two scrap
p5-4-talk = Talk until it is time for a break
p5-4-barge = Let Barge say hello
p5-4-force = Lift the comb off its hooks
p5-4-back = Step back
p5-9 =
    Nobody is left here to say "ticket". The comb has not noticed and goes on being shut. On the cash box lies a pad
    of forms, "Fine, payment of, voluntary".
p5-9-force = Lift the comb off its hooks
p5-9-fine = Fill in the form, and pay three scrap
p5-9-back = Step back
p5-13 =
    It is counted twice, a tram ticket older than all of you together is punched, and your names go into the list,
    nearly right. The comb swings up. It is a very good hinge. You resent how good it is.
p5-14 =
    You ask about the list. Nobody has ever asked about the list. It has columns. By the time the columns have been
    explained it is time for a break; a sign is hung up and a back is turned, because a break is a break.
p5-15 =
    "That," comes from the cash box, where a sandwich is put down with great care, "is an attempt." The comb swings
    up. It swings up for them, not for you, but it does swing up.
p5-16 =
    Somebody on the cash box looks up. "Gate Nine." Barge says that he is sorry, he only let one through. "I know.
    It was my brother." And then a shoe has to be tied, slowly, which takes both hands and all the attention there
    is.
p5-17 =
    The comb comes off its hooks with a long brass scream. In the silence afterwards somebody at the far end of the
    arcade begins to ring a bicycle bell, and does not stop.
p5-18 =
    It is screwed down. They have screwed it down, from inside, with a screw for every one who has tried.
p5-19 =
    Name, species, offence, length of tail. You put the form and the money into the slot and feel ridiculous, until
    something behind the wall goes "ding", the comb swings up, and a stamped receipt comes out. They are thorough.
    You have to give them that, and now you have.
p5-2 = The claw machine: a glass tower, and in it a hill of plush bears.
p5-20 =
    The claw comes down, takes a bear, loses it, as always. You go up the bear, along the bear, and out through the
    flap with your arms full. The first win since that Tuesday, and it does not even play the tune.
p5-21 =
    It has you by the belt. It lifts you into the light, shows you to the bears, and considers. Then it lets go, as
    always.
p5-3 =
    In a glass box sits half a woman of wax, from the waist up, with a turban and one hand over the cards. "Madame
    Sees", says the box. The mechanism takes a penny, or anything of the size of a penny, and never gives change.
p5-22 =
    The hand jerks, the lamp comes on, a card falls out. "You will go on a journey." That much one knew; but on the
    back, in pencil, somebody has drawn the patrol's rounds through the arcade, with times.
p5-23 =
    The lamp comes on, and all the others with it. "BEWARE", says the card, in red, and on the whole Madame has a
    point: in such light you can be seen from both ends.
p5-8 =
    The grille of the ventilation shaft has been unscrewed from the inside, by somebody small and in no hurry. There
    is a draught, and it is damp.
p5-24 =
    "Twenty-three," says Fret, pointing into the ventilation shaft, at a lamppost that is a screw. Then, in another
    voice: "It goes on. You can feel it on your whiskers, it goes right through. I told you." On the wall you draw a
    small chalk arrow, pointing in. You do not get to be wrong about Fret every day.
p5-25 =
    In the dust behind the grille lies a tool roll, forgotten or left. The screwdriver has a name burnt into it, in
    letters that lean over backwards: "not yours". You take what you need, and turn the name to the wall.
p5-27 =
    The patrol rolls up, brakes, and wants to see your papers. Whatever you hold out is turned over, held to the
    light, smelt. "In order," says the patrol, sounding let down, and rolls on.
p5-26 =
    Behind the grille it is as wide as a hall and as high as a hat. On the floor there are prints: small, fresh, in
    a hurry, and only going in.
p5-6 =
    Back under the arch, into the light of Abigail Lane, which after the arcade has no colour at all and smells of
    nothing but rain. You take a long breath of nothing.
p5-7 =
    Behind the comb the arcade ends in a revolving door. The trick is to run with it, and to know when to stop. It
    lets you out on Tram Square, one after the other, all facing the wrong way.
p5-29 =
    Through the back office, past a safe that nobody has had the patience for, and out into a yard. Behind the wall
    it is green, and somebody is shouting figures.
p5-60 =
    Somewhere a small electric organ plays its three notes. Between them you can hear the rain think about the roof.
p5-61 =
    It's so quiet that you hear the dust settle. Where the organ is, a mole sits on a cushion, with his tongue
    between his teeth, and looks for the fifth note.
p5-62 =
    "Season ticket," says the one with the punch, before you have opened your mouths. He sounds tired. He has a
    cold, and a scarf on, and somebody has put an acorn cup of something hot on the cash box. "One of them sneezed
    on my list," he says. "They've all run into each other. You might be anybody."
p5-63 =
    Two children are swinging on the comb. One of them is a Turnstile's, the other isn't. They charge each other a
    pebble per swing and keep the accounts in the dust.
p5-64 =
    It's late. In the evenings forty machines light up for whoever might come in, and the brown hall turns red and
    green and gold. Nobody comes in. You keep to the edge of it, like people who are early for a ball.
p5-65 =
    The water has been in here and put the pennies in order: the large ones below, the small ones on top, in long
    soft waves up to the third row of machines. Nobody walks on them. It would be too loud.
p5-66 =
    All at once forty machines believe that somebody has won. Sirens, trumpets, a galloping horse, and pennies,
    pennies, pennies out of every mouth. It is not the money that hurts, it is how it arrives.
p5-67 =
    It's the roof. One pane lets go, then its neighbours, out of sympathy. In the old days forty machines would have
    cheered. They only stand there now and glitter with it.
p5-30 =
    It still has its light on, for reasons of its own. On the bears lie things that are worth something. The chute
    is just wide enough for somebody who isn't afraid of claws that miss on purpose.
p5-30-climb = Climb in
p5-30-leave = Leave it to the bears
p5-68 =
    The light has gone out, and the claw hangs open over the bears, halfway through missing one. You walk in by the
    chute and take what lies there. Nobody stops you. It's rather sad, as wins go.
p5-69 = She doesn't, any more. Somebody has laid a handkerchief over the hand, so that it shouldn't be cold.
p5-3-ask = Put in a penny
p5-3-dark = Look in: her lamp is out
p5-3-leave = Leave Madame in peace
