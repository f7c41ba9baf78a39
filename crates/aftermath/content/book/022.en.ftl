p22-title = The Nest
p22-start =
    Inside, the lantern is all corridors, made of chewed newspaper; wherever you look there is half a sentence.
    "Mild and sunny for the", it says on the wall, and "no cause for". In the middle, on eight pillows of wax, sits
    Queen Amber, and does not look at you until she has finished with the thought.
p22-threat = There is a rustling in the cells.
p22-calamity = A shudder climbs the pillars. You wait for the next. There is none.
p22-22 =
    A look of hers is enough. From the cells they come crawling, still wet, and sting because it is the first thing
    that one is able to do.
p22-10 =
    It is cold in the lantern. They sit in the cells with their wings shut, rank upon rank, awake, and cannot move a
    foot. A thousand heads follow you only with the eyes.
p22-1 = The throne: eight pillows of wax, each with the print of a queen in it.
p22-4 =
    "You have come about the seeds," says Queen Amber. "They all do. Every year we died, do you know that? Every
    October, all of us but one. Then came the year without an October. I saw my daughters grow old. I have
    granddaughters. And now it flickers, below, and I count the beats. What do you bring me that is worth a spring?"
p22-4-larva = Put the child on the pillow beside her
p22-4-boiler =
    "The furnace. It will run through the winter."
p22-4-plead =
    "We also have an October. Ours is the water."
p22-4-fight = Draw whatever you have that is sharp
p22-4-leave = Bow, and walk out backwards
p22-5 =
    The queen is sitting as before, on her eight pillows. There is rime on the wings. "So that is how it is," she
    says, slowly, one word for each breath. "I had forgotten. It begins with the feet."
p22-5-end = Let it get colder
p22-5-warm = Send somebody down to light the furnace again
p22-11 =
    For a moment she is no queen but only somebody who has counted and come out one short. She takes it from you
    with four hands at once. It does not stop telling her about you. "Take the seeds," says Queen Amber over its
    head. "Take anything. There were nine thousand and one, and the one was missing."
p22-12 =
    She lays a feeler against the wall and listens, down through the branch, the trunk, the stair. You can see her
    counting. At twenty she stops. "It does not stumble any more," says Queen Amber. "I shall think of you at every
    beat. Take what you need, and leave the marigolds."
p22-13 =
    You tell her of the wet in the hall, of the ruler, of the strokes of chalk in the drain. She asks how many
    children. You say how many there are, and then how many of them are usually there. "I could have you carried
    away in slices," says Queen Amber thoughtfully. "But then there would be two of us who count at night, and one of them would be quite alone. Go.
    The cabinet is open."
p22-14 =
    She rises. You had thought that she was sitting because she was heavy. She was sitting because it takes her so
    little time to stand up.
p22-15 =
    You wait, because somebody ought to. It does not take long. At the end she says a number, and it is not clear
    what of. In the cells the eyes go out, one row after the other, as in a house in which people go to bed.
p22-16 =
    There is a running on the stairs, a clanking, a curse, and then the first warm breath comes up through the
    floor. She shakes the rime from her wings. "You had me," says Queen Amber. "I should like to know why you did
    not." None of you has an answer ready. "Leave it," she says. "That was it."
p22-2 = The nursery: nine thousand cells, in each of them a mouth.
p22-17 =
    You are let through, from one feeler to the next; word of the child has gone round. At cell four hundred and
    twelve a nurse takes hold of you, washes off what the child has left on you, and sings while she does it, on one
    note.
p22-18 =
    One nurse is enough. She does not ask what you are looking for. Whoever is looking for something has no business
    in here.
p22-3 =
    In the larder they hang from the ceiling, wrapped up, with a label each. Most of them are flies, and a few are
    apples.
p22-23 =
    Where the botanist hung there is only the label now: "Vole, with rucksack". You take the apples, and say "Excuse
    me" to the flies, to be on the safe side. Nobody answers.
p22-24 = One bundle says quite distinctly, "Excuse me."
p22-24-free = Tear the bundle down
p22-24-razor = Cut it down with half a razor blade
p22-24-take = Take the apples, and have heard nothing
p22-19 =
    Out of it falls a vole with a rucksack, who gathers botanical specimens, and had become one. "I should not like
    to be a burden," says the vole, as they all do, and is already asking you which of you has a pot.
p22-20 =
    It is paper and spit and will. It gives as little as a government department. "Do not trouble yourselves," says
    the bundle, and it begins, out of sheer politeness, to hum.
p22-21 =
    They are good apples, and you carry them past somebody who says, "Excuse me," and then, after a pause, "Never
    mind." This you take home with you too.
p22-9 =
    She lies on her side, and the sting has gone in up to the hilt: into a newspaper, into the words "no cause for".
    It does not come out again. "Then let somebody else have it," says Queen Amber, "the summer. It is a great deal
    of work." All round you the wings fall still. You stand in a house in which nobody says any more what is to be
    done.
p22-7 =
    Out by the door, along the branch, down the fig. The guards look over your shoulders, to see whether anyone is
    coming after you.
p22-25 =
    The wax gives way somewhere, with the crack of a plate. In a house in which no wing beats that carries a long
    way, also to those who have been waiting for it outside.
p22-26 =
    The heating stops. In here it can be felt at once, like a hand that is taken off one's head. All the wings in
    the house begin to beat for warmth; the air goes round, sweet and thick, and your eyelids weigh as much as
    doors.
