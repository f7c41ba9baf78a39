p7-title = The Store-Room
p7-start =
    Row upon row of them, on ring binders, on biscuit tins, up the walls: the Meek at their meeting, all feelers to
    the front. There, on an upturned egg box, stands the Reader with a till roll. "And on the third day came the
    invoice," it reads, "and it was not correct." A sigh goes through the rows. Behind the egg box, gold as a
    window, stands the last jar.
p7-threat =
    The hymn begins. It has one note, and the note gets into the teeth. Whoever does not sing along is noticed.
p7-threat-sing = Sing
p7-threat-silent = Keep your mouth shut
p7-calamity =
    Far below something in the pipes draws breath, and cold water comes up through the floor drain, ankle-high. It
    smells of river. The Meek do not run. They climb onto each other in order of age, and then it goes down again.
    "It does that now," says the Reader. "It did not use to."
p7-1 =
    The egg box, upside down, six hills and a Reader. From up here you see how many they are. You would rather not
    have seen it.
p7-4 =
    "Speak, visitors," says the Reader and rolls up the till roll. A thousand feelers turn to you. It is warm, and
    it smells of honey, and you are the only ones here with bones.
p7-4-ask = Tell them about Aunt Minim's cough
p7-4-confess = Confess every crumb you ever stole
p7-4-rob = Run for the jar
p7-11 =
    You tell it plainly: the landing, the stairs, how the whole piano waits for it to be over. "Ah," say the rows.
    They have had a great many aunts. "Take what she needs," says the Reader, "and shut the lid. We always shut the
    lid."
p7-12 =
    "An aunt," says the Reader, and looks into the roll. "There is nothing here about an aunt." One row gets up, and
    then the next one, politely, as you get up for a hearse.
p7-13 =
    It takes a while. There was a biscuit, and the other half of the biscuit; there was the wedding cake. When you
    have done, your ears are hot and nobody in your party will look at you. "We forgive," say the Meek, and they do,
    and that is the worst of it. The way to the jar is open.
p7-14 =
    You run over the first row as over a keyboard. Nobody shouts. Behind you the Reader unrolls the till roll again,
    quite calmly, and begins a new column.
p7-2 = Seen from below, the jar is a tower with the sun in it.
p7-2-lid = Unscrew the honey jar
p7-8 =
    The lid has been screwed on by a thousand, and you are not a thousand. All together, then, and anticlockwise.
p7-3 =
    The lid moves, with the noise of a very small door into summer. Cob's flask goes under, bubbles, fills. You lick
    your paw, only the one, and for a moment none of you is afraid of anything.
p7-15 =
    You find the note. It is an A, the low one, or as low as they can manage. You had not meant to cry in a
    store-room.
p7-16 = Flat. You hear it at once. You hear, too, how the humming stops.
p7-17 =
    You keep your mouth shut. The row in front of you turns round. Then the one in front of that.
p7-7 =
    A shoebox lid, and in it, on cotton wool, forty eggs like coffee beans. The one on watch has one feeler left and
    does not move away from you by a hair. It has had no crumb since morning, and it would sooner burst than say so.
p7-7-feed = Leave it half of your lunch
p7-7-pass = Nod, and pass
p7-18 =
    It waits until you have turned away. Then it eats, quickly and without a sound, and afterwards straightens the
    cotton wool. Word goes round the walls faster than you can walk.
p7-19 =
    It nods back, and counts the eggs again as soon as you are past. Forty. You would have counted too.
p7-6 =
    Out again, between the ankles of the shelves. Behind you the door is closed, by a thousand, without a sound.
p7-20 =
    With a warm flask between you, wrapped in Cob's second-best dishcloth. Everybody has a paw on it. It is not that
    heavy.
p7-21 =
    Aunt Minim takes the honey in one spoonful, against all advice. The whole piano listens. Nothing comes down the
    stairs. "Well?" she says, in a voice that you had forgotten, "has nobody anything to do?"
p7-22 =
    She coughs on the stairs, she coughs at table, and she says that it is nothing. You promised, and you know it,
    and she does not mention it, which is her way of mentioning it.
