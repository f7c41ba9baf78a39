p10-title = The Recital Room
p10-start =
    The grand stands in the light like a lake. On its lid, where the sun is, there is a hollow in the dust, as long
    as a carriage, and from the hollow ginger hairs lead away in all directions. Far to the left, under the lid,
    copper: the Low A.
p10-threat = A key slips, a string mutters, and the whole room listens.
p10-calamity =
    The sun goes behind a cloud, and cats know at once when somebody takes away their sun. Outside something knocks
    against the window, too, and it is not the wind.
p10-1 =
    Up the leg, through the crack of the lid, and you stand in a harp as large as a house. Copper ropes, all of them
    tuned, all of them listening.
p10-1-string = Unwind the Low A
p10-11 =
    The key goes on the pin. A quarter of a turn. The string sighs. It takes many paws, and not one of them may
    slip; above you the wood creaks, as somebody dreams of running.
p10-2 =
    The last turn. It comes off the pin like a snake off a warm stone, and you have it, all of it, coil upon coil.
    You wind it round the strongest of you. At every step it hums, softly, the note that you were all put to bed
    with. It is the finest sound in the world and can be heard for three streets.
p10-12 =
    An ear turns, by itself, as if it belonged to somebody else. Then, after a time in which you all grow older, the
    breathing goes on.
p10-14 =
    Tick, says the metronome next door. Tick. Tick. The breath finds the beat, lies down on it and goes on. Then the
    spring has run down, and from now on you are on your own.
p10-13 =
    One eye is open, and it is green, and you are in it, all of you, upside down. The Duchess stands up slowly,
    first the front and then the back. The bell rings once, clearly, like a bell for supper.
p10-15 =
    You have not seen her get up, and nobody hears it any more. She simply stands, with both eyes open, and in each
    of them stand all of you, very small and quite distinct.
p10-20 =
    In the hollow lies the Duchess. She is asleep. She is larger than the piano at home was when you first saw it,
    and at every breath the fur along her side gets up and lies down again, like a field.
p10-21 = The hollow is empty. That is worse.
p10-22 =
    From somewhere high up, the curtain rail perhaps, comes the sound of somebody who has decided to wait no longer.
p10-7 =
    On the stool lies the strip of red felt that the Tall put over the keys at night. Whatever one wraps in it keeps
    its mouth shut. It is also the softest thing you have ever stood on, and you can think of an aunt.
p10-8 = The lid: black, warm, and wide as a market place.
p10-16 =
    From here you could touch her. The collar is red, the buckle is undone by one hole, and the bell hangs right in
    front of your nose. If she had no bell, says one half of your head, she could not wake herself. If she had no
    bell, says the other half, nobody would ever hear her come.
p10-16-take = Unhook the bell
p10-16-leave = Leave it where it can be heard
p10-17 =
    A breath in; a breath out; and on the "out" it is yours. It is heavier than it looks, and warm. You hold the
    clapper with your teeth. The Duchess sleeps on, and for the first time in her life she is perfectly silent.
p10-18 =
    You lower your paw. Somewhere in Abigail Lane somebody will hear this bell one day, and run, and arrive. They
    will never know about you. That is all right.
p10-19 =
    You stand in the hollow and it fits you eight times over. It is still warm. You do not stay to find out how long
    it takes to cool.
p10-9 =
    She looks at her paw as if it had let her down. Then she goes, without haste and without turning round, by the
    shortest way, as if it had been meant for her. Where she stood lies the collar, with the buckle open and the
    bell in it. You have beaten the Duchess. It takes you a moment to see what that means.
p10-23 =
    It seems that she has had enough, and it is not a feeling that she knows. She goes, all of her, in one long
    pour, over the nearest edge. You wait to hear her land. You wait for quite a long time.
p10-5 = Back between the uprights, on tiptoe, each of you with one ear turned round.
p10-6 =
    The window is open by a paw. Behind it the gutter runs along the house, and down below, in the dark of the
    downpipe, there is the sound of water going your way.
p10-24 =
    The key goes on the pin. A quarter of a turn. The string sighs. It takes many paws, and one pair of ears that
    does nothing but listen, because above you the wood does not creak at all.
p10-25 =
    She is asleep. Where the bell hung the fur lies flat, in a ring, and has not got up again. You go round her on
    tiptoe, although of the two of you it is she who makes no sound.
p10-26 =
    From here you could touch her, and the bell. But whatever is after you is after you up here as well, and a bell
    wants a steady paw. She sleeps through all of it. Enemies are something that others have.
p10-27 =
    The hollow is empty and has begun to cool. A ginger hair gets up in the draught, crosses the lid and lies down
    somewhere else. Nobody else in this room does anything of the kind.
p10-28 =
    There is nobody left to wake. But a cello that has leant against the wall for twelve winters has been listening,
    too, and has had enough of leaning. It comes down across the chairs.
