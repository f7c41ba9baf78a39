p17-title = St Cecilia's
p17-start =
    The doors of St Cecilia's have been open since the last of the Tall ran out of them, and nobody has felt
    entitled to shut them. Inside it is so high that a cough takes its time to come back. Where the spire stood
    there is a square of sky.
p17-threat = The quiet in here has become another one.
p17-calamity =
    A capital lets go of the column that it has been holding up for six hundred years, or the other way round. It
    comes down into the aisle with acanthus leaves on, and everything that was asleep in here is no longer.
p17-10 =
    Around the square, far up, the dark has shoulders. "It has been sitting up there since before the Tuesday," Aunt Minim has told you. "It saw them leave. It will
    answer you one question for every brave climb, and it eats whoever asks a stupid one. I should not like to say
    what it calls stupid." On the choir stalls the first climb begins.
p17-11 =
    A feather lies in the porch, as long as a bench, and nobody has dared to sweep it away. You step over it. You do
    not have to be afraid in here any more, says the head. The neck is not yet sure.
p17-12 =
    As long as the owl was in the tower, there was nothing else in the church that bit. You had not thought of it in
    that way. The thing between the pews has, and has moved in.
p17-26 =
    Something makes no sound, the whole length of the nave, at the height of a hat. Then it is past, and what had
    been waiting behind the font, with teeth, is not waiting any more. "Not those," something has said to itself up
    there, "those I know."
p17-1 =
    The font is a pond on a foot of stone. It was dry for twelve winters, and now there is water in it, though
    nobody has carried any. On the foot somebody has chalked the steps of the chancel, one, two, three, and beside
    the third a wavy line.
p17-1-measure = Follow the wavy line with your finger
p17-1-bathe = Bathe in it
p17-13 =
    The line runs round the foot, down to the floor, along the wall and right round the church at the height of the
    third step, a brown thread, quite straight. It is old. So the water has been here already, once, all the way up
    to here; and went back again. Somebody made it go.
p17-14 =
    It is cold, and it is only water, but it has been told for six hundred years that it is more than that, and some
    of it has sunk in. You come out with a parting in your fur and nothing on your conscience.
p17-2 =
    Nineteen steps to the pulpit. On the desk the great book lies open, and in the fold of it, like a bookmark, a
    thing of flesh-coloured plastic with a hook to hang it by. The parson was hard of hearing, then. It explains the
    sermons.
p17-2-read = Read aloud from where he stopped
p17-2-take = Take the hearing aid, and be quick
p17-15 =
    You read the bit about the two of every kind, and your voice goes up into the stone and comes down much bigger.
    High above something shifts its weight from one foot to the other, and listens. At the end of the page you take
    the parson's ear along. You feel that you have paid for it.
p17-16 =
    You have begun in the middle of a list of who begot whom. At the ninth name a pellet lands beside you, grey and
    neat, with a very small shoe in it. That was the opinion from above.
p17-17 =
    You hang it over your shoulder and put it to your ear for a trial. It is quite dead without a battery. Even so
    you have the feeling that it has heard something that you have not.
p17-3 =
    The poor box is iron, with a slot that has seen better days and smaller coins. A label says, "for those who have
    less". You look round. There is nobody here but you.
p17-3-give = Put something in all the same
p17-3-shake = Turn it over and shake it
p17-3-leave = Leave it to those who have less
p17-18 =
    A crust fits through the slot exactly. You hear it land, soft, on something that says thank you. It says it
    twice, the second time with its mouth full, and you go on a good deal richer than you came.
p17-19 =
    It gives, as the saying goes, until it hurts: four coins, a trouser button, and the key of somebody's bicycle.
    You have less. You have checked.
p17-20 =
    The slot lets your arm in up to the shoulder and then thinks about it. From above the two of you must look like
    a couple that cannot part.
p17-4 =
    Under the altar cloth it is a tent, red where the light comes through. A stump of candle stands in it in its own
    saucer, with the wick still straight, and round about lie the drippings of three hundred Sundays.
p17-4-candle = Take the candle home for the Quavers
p17-4-wax = Take the wax: it burns, and you can eat it
p17-21 =
    The Quavers are told every night that the dark is only the same room with its eyes shut. From today on they need
    not take anybody's word for it.
p17-22 =
    It tastes of bees at several removes. You chew it until you can see why nobody speaks of it, and pack the rest.
p17-5 = The choir stalls: a cliff of oak, carved from top to bottom with foxes in bishops' hats.
p17-6 =
    From the lowest fox to the topmost one it is eleven foxes. After the fourth there is nothing below that one
    would like to fall on. Up there the dark has two round places in it, which were not there a moment ago.
p17-6-climb = Climb, and do not look down
p17-6-glove = Climb in the kid glove, which grips
p17-6-quince = Let Quince go first and throw down the rope
p17-6-wait = Count the foxes once more
p17-23 =
    The last fox has lost its nose to those who pulled themselves up by it, and you add a little to that. You lie on
    the ledge and breathe. "One," says something above you, softly, in a voice like a drawer being shut.
p17-24 =
    It is the seventh fox. It was glued. You learn a great deal about the other six on the way down.
p17-25 =
    Quince spits into his paws, says something rude to every fox in turn, and is up. Then the rope comes down, with
    a loop in it and a remark. "That was mostly me," he calls, when you are all on the ledge. "One," says something
    above you, which has counted differently.
p17-7 =
    The porch, the feather, daylight. In the west lie the dustbins of Hobbs & Daughter; in the east something
    flashes in the sun, pane upon pane; and to the south the station holds its clock up over the roofs.
p17-7-west = West, to Hobbs & Daughter
p17-7-east = East, to the Glasshouse
p17-7-south = South, to Central Station
p17-7-pigeon = Home to Abigail Lane, by pigeon, for one food
p17-27 =
    On the porch roof sits Dustfeather, who does not care for churches. "First there's a draught," she says, "and
    then they ring." She takes you all the same, over Hobbs & Daughter, over the dustbins, names every chimney that
    is bad for her, and puts you down on the step of number 14, to the minute.
p17-28 =
    You have it, word for word, and all the way down the steps you say it over to each other, so that none of it is
    lost. Behind you stands the tower. None of you looks round; you would rather not know whether somebody is
    looking back.
p17-8 =
    A spiral stair behind the stalls, worn in the middle by the feet of organists. You take it at the edge, where it
    is still stairs.
p17-9 =
    Down, under a lamp on a chain, to an iron gate with a gap for the cat that they no longer have. It smells of
    stone, of corks, and of river.
p17-30 =
    You tell it at supper, and nobody lifts a spoon. The sluice, the trains, the third step. "So they didn't leave
    us," says Cob at last. "They ran." Aunt Minim has fetched the ruler. She does not measure anything, she only
    holds it. "Then it's not over," she says. "It hasn't even been yet. Who knows the way to the Works?"
p17-31 =
    You come home without an answer and short of some fur. "It's only an owl," says one who was not there. Nobody
    laughs, and that night the lid is shut early, and somebody puts a hymn book on it.
p17-29 = Around that square, far up, the dark has shoulders.
p17-32 =
    Something makes no sound, from left to right, the whole length of the nave, at the height of a hat. Whoever is
    not under a pew is in the way of it.
p17-33 =
    The square of sky goes from grey to blue. High up somebody lets go of a ledge and doesn’t come down. This is
    when the Verger goes to supper. You had thought that it would have to go out for it.
p17-34 =
    There has been no supper. A shadow the size of a door folds itself up at the end of the aisle, takes two steps
    on foot, which is worse, and says in a voice like a drawer being shut: "Then I shall ask."
p17-35 =
    You had to say it twice, because the first time nobody was listening; they were counting whether you were all
    there. It had been dark for hours. Two of the Quavers have drawn the owl, from memory, without having seen it,
    and they have drawn it right.
p17-60 =
    The sun stands in the south windows, and the whole nave is full of small saints, red, blue and green, lying flat
    on the floor. You try not to tread on faces.
p17-61 =
    It's raining through the square. It comes down in one column, quite straight, and stands in the aisle like
    somebody who has come about a christening.
p17-62 =
    It's nearly dark, and up there something is being put in order: a wing, then the other wing. It takes its time.
    It's like hearing somebody sharpen a knife and knowing that they like you.
p17-63 =
    From below, through the iron gate, comes a voice saying names, one after the other; it has got as far as M. On
    the top step stands a cup of soup with a plate over it. So somebody here sees to it that he gets some.
p17-64 =
    Somebody has moved into the pulpit, and somebody into the font, and they look at each other across the nave with
    their mouths full. Since there isn't any owl there's a great deal of life in the church. Most of it has teeth.
p17-65 =
    The new line runs round the walls above the old one: over the third step, over the fourth, as far as the feet of
    the saints. They have been standing in it up to the ankles, and look, for the first time, as though they knew
    what they were talking about.
