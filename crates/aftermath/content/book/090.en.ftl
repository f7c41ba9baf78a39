p90-title = Supper
p90-start =
    Six o'clock, or what Rubato calls six. The lid is shut, the lamp is lit, everybody who has a key sits behind it.
    First comes the soup, then the count, then what is to be done. It has always been in this order, because after
    the count nobody is hungry.
p90-1 =
    It is enough. Cob goes round with the ladle a second time, and pretends that it was always meant so.
p90-2 =
    It is not enough. Cob puts the ladle down at the eleventh bowl and looks into the pot as if it had said
    something. The old ones say that they ate at noon. The children believe it; that is the arrangement. In the
    morning a key is empty, and the blanket has been folded.
p90-3 =
    The count is right: as many as in the morning, and nobody under the stool. You were back before anybody began to
    listen for you.
p90-4 =
    You stayed out long, and those who wait make up stories, none of them good. The draught has blown out the night
    light, and something has been at the door of the treble. The Quavers draw it for you, with many teeth.
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
p90-6-watch = The Watch: a stool and a mirror at the attic window (4 scrap)
p90-6-garden = The Garden: a sink of earth on the south sill (4 scrap)
p90-6-workshop = The Workshop: the drawer under the keys, with a vice (5 scrap)
p90-6-bench = The Bench: rooms in the piano stool for all who come (5 scrap)
p90-6-done = That will do for today
p90-31 =
    Somebody will always be awake now. It is cold up there and one sees the whole lane, and before the glue is dry
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
    When the tools are put away, somebody always tells what they would wish for, if one still wished for things.
    Tonight they look round while they tell it.
p90-41 =
    A Light in the Window. Sorrel goes up before supper and puts a stub of candle behind the glass. From Tram Square
    one can see it, she says, if one knows where to look. She says nothing else all evening, and smiles into her
    bowl.
p90-42 =
    The Full Larder. Quince walks along the shelves and touches every sack, like a child on a fence. Then he lies
    down on the last one. "If I do not wake up until spring," he says, "you will all still be here." And for the
    first time in three winters he sleeps because he wants to.
p90-43 =
    Let There Be. Ottoline asks for silence and gets some. She explains the switch, the wire and the principle. Then
    she presses it, and you can see every face in the piano at once, all eighty-eight rows of them. She forgets to
    explain the rest.
p90-44 =
    Room for All. Barge does the count tonight. He counts heads as he once did at Gate Nine, with one claw, under
    his breath. He comes to the end and begins again, not because it is wrong, but because he likes how it goes on.
p90-10 =
    The lamp is turned down. Somebody writes the day into the book, blots it, and looks for a dry place to put it.
    There are fewer of those than there used to be.
