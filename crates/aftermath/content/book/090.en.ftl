p90-title = Supper
p90-start =
    Six o'clock, or what Rubato calls six. The lid is shut, the lamp is lit, everybody who has a key sits behind it.
    First comes the soup, then the count, then what is to be done.
p90-1 =
    It is enough. Cob goes round with the ladle a second time, and pretends that it was always meant so.
p90-2 =
    It isn't enough. Cob puts the ladle down before he has come to the end of the row, and looks into the pot as if
    it had said something. The old ones say that they ate at noon. The children believe it; that is the arrangement.
    In the morning a key is empty, and the blanket has been folded.
p90-3 =
    Then the count. Coda does it aloud, with one claw, from the bass up to the treble, and writes the number down.
    It is the number that it is.
p90-4 =
    You stayed out long, and those who wait make up stories, none of them good. The draught has blown out the lamp
    on the stairs, and something has been at the door of the treble, and at the bread. The Quavers draw it for you,
    with many teeth.
p90-5 =
    You stayed out too long. Something got in by the pedals, at the hour when you ought to have been there. Coda is
    standing on the stairs with a broom, and it has been used.
p90-11 =
    But the watch had seen it from the corner on, and the Low A did the rest. All were in and the lid was down
    before it had found the stool. They tell you about it all at once, and each of them was the bravest.
p90-12 = On the left a key is being tied down. Nobody speaks until the knot is tight.
p90-22 = Then the news. The good comes first, as long as somebody is still listening.
p90-21 =
    Fret is back, and has grown by exactly one day. Sixty-one lampposts, four of which were lampposts. Coda checks
    behind both ears and finds the whole city there, and says nothing at all, quietly.
p90-23 = Then what has grown, and who is at the door.
p90-7 =
    The garden gives: three beans, a leaf as large as a tablecloth, and something that Cob will not let anybody name
    until it is bigger.
p90-8 =
    There is a knock, low down, where nobody knocks who belongs here. With the Bench there is room, and the ones
    outside have heard that there is. They have brought a spoon, so as not to come with nothing.
p90-6 =
    Now the list. On the table lies the scrap, in the lamplight, and looks like more than it is. There is an
    evening's work in everybody, and one evening. What shall it be?
p90-6-watch = The Watch: a stool and a mirror at the attic window
p90-6-garden = The Garden: a sink of earth on the south sill
p90-6-workshop = The Workshop: the drawer under the keys, with a vice
p90-6-bench = The Bench: rooms in the piano stool for all who come
p90-6-done = That will do for today
p90-31 =
    Somebody will always be awake now. It is cold up there and you see the whole lane, and before the glue is dry
    there are three who want the first shift. One of them is Fret.
p90-32 =
    Earth, carried up in thimbles, two hundred and six of them. Cob has planted a bean and sits beside it. He says
    that he is resting.
p90-33 =
    The drawer has a vice, a bench, and a place for every tool, drawn round in pencil, so that the gaps look at one.
    In the evening there is a light in there. It flickers, and then it does not.
p90-34 =
    Twelve rooms under the seat, each with a door, and on each door nothing yet. Barge has sanded the thresholds, so
    that nobody trips who comes in at night.
p90-35 =
    When the tools are put away, somebody always says what they would wish for, if one still wished for things.
    Tonight they look round while they say it.
p90-41 =
    A Light in the Window. Sorrel goes up before supper and puts a stub of candle behind the glass. From Tram Square
    you can see it, she says, if you know where to look. She says nothing else all evening, and smiles into her
    bowl.
p90-42 =
    The Full Larder. Quince walks along the shelves and touches every sack, like a child on a fence. Then he lies
    down on the last one. "If I don't wake up until spring," he says, "you will all still be here." And for the
    first time in three winters he sleeps because he wants to.
p90-43 =
    Let There Be. Ottoline asks for silence and gets some. She explains the switch, the wire and the principle. Then
    she presses it, and you can see every face in the piano at once, from the bass right up to the treble, all with
    their mouths open. She forgets to explain the rest.
p90-44 =
    Room for All. Barge does the count tonight. He counts heads as he once did at Gate Nine, with one claw, under
    his breath. He comes to the end and begins again, not because it is wrong, but because he likes how it goes on.
p90-10 =
    The lamp is turned down. Somebody writes the day into the book, blots it, and looks for a dry place to put it.
    There are fewer of those than there used to be.
p90-51 =
    Sorrel does not go to bed. She sits on the stair with her sling, plucking it, and after a time she says to
    nobody, "Five of us on that sill. I said, I'm going to get a drink of water, you watch. Only water." That is the
    whole of the story. She has never told it before, and will not tell it again. "I want a stool up there," she
    says. "And a light."
p90-52 =
    The Watch is up, and Sorrel comes down from it in the middle of the night and sits on the edge of your bed. "You
    can see the river from up there," she says. "Hadn't thought of that. In the moonlight. Over the roofs, where
    there ought to be sky. If I put a light up, they'll all come and look. And then they'll see it too." She turns
    the candle stub over and over.
p90-52-tell =
    "Then we tell them. Tomorrow."
p90-52-keep =
    "Let them sleep a little longer."
p90-53 =
    She tells them herself, standing, in eleven words. There is a silence, and in the silence a chair is pushed
    back: it is Aunt Minim, coming up to have a look. One after the other they all come up. At the end there is a
    queue for the window, and nobody in it is alone.
p90-54 =
    She nods. She puts the candle away in the drawer, at the very back. From now on, when she comes down from her
    shift, she has the face of somebody who is carrying a full glass.
p90-55 =
    Sorrel comes down at midnight, because she has been relieved. Three had wanted to relieve her. She lies on her
    back and listens to somebody walking about overhead, awake, on purpose, for her sake. "I'm going to get a drink
    of water," she says into the dark. Nobody says anything. She goes, and drinks it, and comes back.
p90-56 =
    The light is burning in the window, and down below the river lies over the roofs; she alone knows what it is
    that shines there. "They're happy," says Sorrel. "I'll tell them. I haven't got the word yet." She has been
    looking for it since the autumn. The candle has to be replaced every three days.
p90-57 =
    It has struck nine, and Quince is awake. That does not happen. He lies there and whispers his way along the
    shelf: "Flour, flour, peas." In the spring in which he woke up, he tells you, he at first thought that they were
    all playing a trick on him. He had gone round and tickled them. "I had the fattest belly," says Quince. "I
    hadn't noticed that they were giving me theirs."
p90-58 =
    At night there is a rustling. Under Quince's bed, behind the rope, are three sacks, sewn up, each with a name on
    it that nobody here answers to: Medlar, Bullace, Sloe. "They're for them," says Quince. "I know. I know that.
    But if I open them, then it's certain." He holds on to the bed with both paws.
p90-58-share = Carry the sacks to the larder together
p90-58-leave = Help him to push them back under the bed
p90-59 =
    You carry them in the dark, one each. In the morning Cob finds them, reads the names, and asks nothing at all.
    He makes dumplings. At table he sets three places more than there are people. It is so quiet that one can hear
    them being eaten.
p90-60 =
    You push them well back, and lay the rope in front, in a good coil. He is asleep before you have got up off your
    knees. It is the first secret in this house that weighs something.
p90-61 =
    Quince is asleep, and it is half past eight. In the larder his three empty sacks are hanging on a nail, washed.
    Each has got a new name on it: Fret's, and that of two of the Quavers. They are going to be filled with nuts,
    for school.
p90-62 =
    In the middle of the night there is a light in the larder. Quince stands there with a knife and slits open three
    sacks, one after the other, and puts what is in them on the shelf with the rest, where it is far from being
    conspicuous. "They're dead," he says over his shoulder, as one says that it has stopped raining. Then he goes to
    bed.
p90-63 =
    Ottoline has taken a torch apart, and Fret holds the screws. "As a child I asked what makes it dark," she says.
    "And they told me: it's simply so. I've never heard a sillier answer." She blows the dust from a coil. "It's not
    simply so. It's a question of wiring. One day somebody will press something, and I'll be there, and see all
    their faces."
p90-64 =
    There is a light in the drawer, and Ottoline is not pleased. She has been following the wire. "It comes out of
    the wall," she says, "and into the wall it comes from the Works. Every lamp that I burn in here makes it a
    little harder for those over there. It's not much. It's one beat in a thousand." She has worked it out four
    times. "My light runs on what keeps our feet dry."
p90-64-dark = Disconnect it, until you know more
p90-64-light = Leave it on: they need it here, too
p90-65 =
    She snips the wire through herself. It gets dark. Nobody complains; only the Quavers want to know whether it was
    their fault. She sits with them and explains the dark to them, properly this time, till the last of them has
    fallen asleep.
p90-66 =
    "One in a thousand," says Ottoline. She lets it burn. She also makes a stroke on the wall for every thousandth,
    so that somebody can settle up one day. She has begun at the very bottom, to leave room.
p90-67 =
    It runs on two batteries now, a bicycle bell and a hamster, who volunteered. "It comes from nowhere else," says
    Ottoline. "It comes from us." She presses it off and on again, off and on. What was left of the wire she has
    wound up, and put in the box with the label "paid".
p90-68 =
    When they are all in bed, Ottoline stands before the wall with the strokes, and counts. Then she goes and
    fetches her coat and a can of oil. "I'll only just go over and look whether it squeaks," she says. She comes
    back at dawn, black up to the elbows, and from then on goes every Friday.
p90-69 =
    Barge counts in his sleep. You know that; everybody in the piano knows it, it comes through three walls. Tonight
    he stops, at eight, and sits up. "At the gate you count so it comes out even," he says. "This many in, this many
    out. The one I let through, he made it wrong for the whole day. Sorry, did I wake you? They had to count again,
    and again." He thinks about it. "Best day I ever had there."
p90-70 =
    There has been a knock: a rat in a coat with buttons, all the buttons, and with three children by the hand. She
    was on the gate when they punched ears. Half the piano has an ear with a hole in it. "I know who that is," says
    Barge. "I'm sorry. I taught her." Nobody says that she is to go. They only stand there, and do not move up.
p90-70-open = Take them in: Barge moves up first
p90-70-wait = Put them in the shed for now, with blankets
p90-71 =
    "She can have mine," says Barge, and means the bed, and the key, and his place at table. He moves out into the
    hall. It takes two nights until the first one, with a hole in the ear, without a word, moves up by a chair. He
    comes back in; but he leaves the door open behind him.
p90-72 =
    They are very grateful for the blankets. In the morning the shed has been swept, the blankets are folded, and on
    top lie four buttons, as payment. Barge counts that evening, as always. He gets to the end, and you can hear
    that he has left something out.
p90-73 =
    He has put a chair in the hall for whoever comes next. It's always there. Sometimes somebody sits on it who only
    wants to get warm, and is still there at breakfast. "How many are we?" asks Fret, when the lamp is being put
    out. "One too few," says Barge contentedly. "Been one too few all along. You've just got to keep the chair
    free."
p90-74 =
    All the doors of the Bench have got names on them now. In the last of the rooms there is no one, although there
    is a name on it: four buttons hang on the handle, on a thread. "In case they come by again," says Barge. He airs
    it on Saturdays.
p90-9 =
    From the drawer under the keys comes what went in there broken: a hinge that hinges, a spring with a second
    opinion. Rubato enters it under "found", because there is no column for "mended".
p90-75 =
    It runs on two batteries now, a bicycle bell and a treadle, at which, whatever the hour, somebody turns out to
    be awake. "It comes from nowhere else," says Ottoline. "It comes from us." She presses it off and on again, off
    and on. What was left of the wire she has wound up, and put in the box with the label "paid".
p90-76 =
    Ottoline stands before the wall with a wet cloth. Every stroke that she has made there, one for each thousandth
    beat, she wipes off, beginning at the bottom. "Paid," she says, "with interest. I've got a receipt, it's eleven
    pages." The lamp in the drawer burns quite steadily. She has gone back to lying awake over other things.
p90-77 =
    The light is burning in the window. She never did tell them about the river; it came and told them itself. "I'd
    nearly found a word for it," says Sorrel. She's got the night watch all the same, and of those who have it after
    her nobody says that they would rather not have known.
p90-80 =
    There's a second helping, and Cob doesn't know what to do with his face. He has been practising "I'm afraid
    that's all" for so many winters that it comes out anyway, while he's filling the bowls.
p90-81 =
    They eat in two sittings now. Those who are waiting stand on the stairs with their spoons and sing at the ones
    who are chewing.
p90-82 =
    One of the five without buttons has found one. It was under the sofa, brass, with an anchor. He has sewn it on
    the hoarse one's coat while he was asleep, and nobody has said a word about it yet.
p90-83 =
    The two with the pencils have done the washing-up by the seven times table. It took until forty-nine, and then
    they asked for more plates.
p90-84 =
    Before the lid is shut somebody strikes the Low A, once, quite softly, though nothing's wrong. It's only so that
    whoever is outside knows where inside is.
p90-85 =
    Aunt Minim has been tuning the F sharp for three evenings. Tonight it's right. She sits there, hits it again,
    and has nothing left to do with her hands.
p90-86 =
    The Quavers have founded a state. It's under the left pedal, it has a flag and two prisoners, and it has asked
    for bread.
p90-87 =
    It's a quiet supper. When somebody drops a spoon everyone looks at the door. Coda picks it up, wipes it, lays it
    back, and leaves her paw lying on it.
p90-88 =
    The Night Light stands on the stairs, for the Quavers, officially. Officially nobody else goes and sits by it.
p90-78 =
    Sorrel does not go to bed. She sits on the stair with her sling, plucking it, and after a time she says to
    nobody, "Five of us on that sill. I said, I'm going to get a drink of water, you watch. Only water." That is the
    whole of the story. She has never told it before, and will not tell it again. "There's a stool up there now,"
    she says. "I want a light."
