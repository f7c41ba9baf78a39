p45-title = The Council
p45-start =
    Today the list stays on its nail. Last night the thudding by the river, which nobody here has listened to for
    years, left out three, and the whole piano was awake. Everybody is in the pedal room, even those who are asleep;
    somebody is holding them. "Each of you says what we've got," says Aunt Minim. "What we haven't got I can count
    for myself." First it is about the Works.
p45-14 =
    "We have a bench with a vice," says Rubato, and for once he is on time. "We have a word with those in the pipes.
    And we have hands that know what a pump is. If somebody gets it going over there, and asks them, they will
    come." He sits down. He has said it without notes.
p45-15 =
    "For the Works we should need three things," says Rubato. "A workshop of our own, and a word with those in the
    pipes at Hobbs's, and hands that can do pumps, from the station. We don't have all three." He has made a column
    for each of them. In one at least there is only a line.
p45-16 =
    "She floats, if she has to," says Aunt Minim, and pats the piano. "There's a rope for barges in the cellar, and
    there's a boat at the bridge that answers to a name." You can see from the way she is sitting that she has
    already thought about who will be sitting where.
p45-17 =
    "She would float," says Aunt Minim, and pats the piano. "But not by herself. They make rope at the Marrow Field,
    of the kind that one ties up barges with, and at the bridge, they say, there's a boat, full to the brim. Rope
    and boat. Otherwise we're a wardrobe."
p45-18 =
    "Up," says Fret. "There's a hill behind the station and there's a tower on the hill and it's two thousand one
    hundred and six from our hedge, because it goes on, my way, it doesn't stop at the bench, you only have to turn
    left." Nobody interrupts. And Quill has sent a note, in block letters, of which only one is the wrong way round:
    FOUR THOUSAND CAN WALK ALSO.
p45-19 =
    "Up would be good," says Coda. "But up leads through the station. Somebody there would have to open us a gate
    because he wants to, and somebody would have to know the way to the tower. We have not got both." Fret's mouth
    opens, and shuts again.
p45-20 =
    Then it is quiet. You can hear it now even in here: thud, and nothing, nothing, nothing, and thud. The pencil
    lies on the table.
p45-20-go = Take the pencil: to the Water Works
p45-20-not-yet = Not yet: there is still something to be fetched first
p45-38 =
    "There's a tower," says Coda, "white, on the hill behind the station. Somebody has seen it stay dry." She puts a
    saucer upside down on the table, and on the saucer a thimble. Everyone looks at the thimble. And Quill has sent
    a note, in block letters, of which only one is the wrong way round: FOUR THOUSAND CAN WALK ALSO.
p45-39 =
    "I know the way," says Barge. "Sorry. Through Gate Nine and then uphill, it isn't hard, there's a bench." He has
    never said so much in front of so many. He looks at his paws. "They're thirty up there. There's beds for thirty.
    I don't think that's a number." And Quill has sent a note, in block letters, of which only one is the wrong way
    round: FOUR THOUSAND CAN WALK ALSO.
p45-40 = Then it is about the third way. It gets quiet, because whoever speaks of it has to look at the ceiling.
p45-41 =
    All of it has been brought to the table: slips, strokes, copied figures, whatever each of you has carried home
    without knowing what it was a piece of. Aunt Minim pushes it to and fro with the ruler. It makes a picture, as
    far as it goes. "Now use it," she says.
p45-41-ebb = Work out when it breathes, and go at the ebb
p45-41-post = Send word to everybody in Ostrey who is owed a word
p45-41-beat = Read the engineer's mind: with the ebb, and on the beat
p45-42 =
    Ottoline draws a curve on the tablecloth, and where it dips she writes a time. "Then," she says. "Not before and
    not after. If you're late, it isn't the river's fault."
p45-43 =
    Eleven letters go out, by pigeon, by pipe and by a child with a pencil behind the ear. They all say the same
    thing: what is coming, when, and where hands are wanted. "They won't come because we're right," says Coda.
    "They'll come because nobody's ever asked them."
p45-44 =
    You have it all: the ebb on the tablecloth, and under the ebb the beat, eleven and then wait, as the one who
    built it must have heard it through the wall at night. Aunt Minim taps it on the table. One after the other
    everyone taps along, and the soup in the pot goes round in rings.
