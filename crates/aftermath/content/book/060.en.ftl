p60-title = The Drying Hall
p60-start =
    Three washing lines, three rows of sheets, and between the sheets, quite without a sound, goes the Duchess. You
    see four paws below the hem. She walks the middle row to its end, turns, and takes the next. Never the one that
    she's just been in. If you keep your eyes on her feet you know where she is; you even know where she'll be.
p60-threat = Four paws stop. A sheet bulges, at the height of a shoulder.
p60-calamity =
    A peg lets go. Then its neighbour, to keep it company. All the length of the hall the washing comes down, and
    you can hear somebody large breathe in with interest.
p60-1 =
    Behind the loft there's a hall that you haven't seen. It smells of hot linen, and then it smells of linen that
    is too hot. "Psst!" A crack in the airing cupboard, far across, and in the crack a hedgehog's eye. "I only went
    to get a collar," breathes Mrs Gusset. "An' then she came in. Lookin' for her little one. An' my iron's on!"
p60-1-take = Shoes off
p60-1-leave = Put a finger to your lips, and back out
p60-2 =
    Between the first sheets something hangs by its tail from a peg: tin, grey, with a key in its back and whiskers
    of wire. It looks at you in a way that isn't kind. Somebody once gave it to a cat.
p60-10 =
    Up the sheet, hold the key, open the peg. It doesn't so much as tick. Now you've got a mouse, if one wants to
    call it that, and everybody would rather that somebody else carried it.
p60-11 = Rrrt, says the key, by a quarter turn. Below the hem, two rows away, a paw stays in the air.
p60-3 =
    Pillowcases, still warm, and on one of them a hollow with ginger hairs in it. It's small. So it's the basket
    after all that she's going round and round.
p60-12 =
    You know where the little one sleeps; you fed it. So you take the pillowcase by two corners and drag it, slowly,
    out into the middle of the row, where she'll come to it. She comes to it. She puts down her nose. After a very
    long time her legs fold up, one by one, and there's a noise like a mill. She isn't looking for anything any
    more.
p60-13 =
    You lie down in it, and breathe as it breathes. The paws go by so close that you could count the toes. You count
    them. Now you know how it's done: you don't creep, you just aren't there.
p60-14 = The hair tickles. You hold your nose. You hold it with both paws, and it comes out of your ears.
p60-4 = The ironing board, a table for giants; and on it the iron, and under the iron a thread of smoke.
p60-7 =
    There's a brown patch round it, and the patch has an edge that glows. The handle's as hot as a stove lid. The
    cord hangs down on the far side, and would come out if one swung on it; only it would come out with a clatter.
p60-7-glove = Take hold of it with the oven glove
p60-7-lift = Get your shoulders under, and tip it on its end
p60-7-cord = Swing on the cord
p60-7-back = Wait till she's in the next row
p60-15 =
    Up it goes, on its heel, hissing. The thread of smoke thins, breaks, and drifts off. On the board there's the
    print of an iron, as clear as a photograph, on what was somebody's best collar. Don't tell her.
p60-16 = You don't cry out. You've a fist in your mouth, and it isn't your own.
p60-17 =
    Out it flies, and the plug goes down the whole of the radiator, rib by rib by rib. The iron's off. And everybody
    in the hall, with four feet or with two, knows where you are.
p60-5 = The airing cupboard: slats, lavender, and somebody in it who's trying to breathe without prickles.
p60-8 =
    "Took your time," whispers Mrs Gusset. It's the loudest whisper in Ostrey. "I'm not goin' out there in my apron.
    Look at the starch in it! It creaks." It does. She can't take a step without its saying so.
p60-8-hush = Talk her out of the apron
p60-8-sheet = Roll her in a sheet, and pull
p60-8-back = Later: she's coming
p60-18 =
    "Forty years I've not been seen without," says Mrs Gusset. She unties it behind her back, folds it in eight,
    lays it on the slats and smooths it once. Then she takes your arm. Without an apron she's got a step like a
    dancer.
p60-19 =
    "I will not be pulled about," says Mrs Gusset, not whispering at all.
p60-26 =
    In she goes, over and over, until there's only a parcel with a nose. It slides over the tiles as on ice. From
    within comes, very small: "Mind the corners. That's a double hem."
p60-6 =
    Behind the mangle lies what comes out of pockets: buttons, a key, a tram token, a tooth. Here she can't get in,
    you can hear her whiskers along the wall.
p60-20 = She's had the middle. Now the paws turn, at the wall, and come back along the third line.
p60-21 = The third line shakes from end to end. Then she's through, under the hem, and in the middle once more.
p60-22 =
    The middle again. And she doesn't turn this time: she's smelt the chute. She's going to walk along the first
    line, right to your door.
p60-23 =
    Past the chute, with her shoulder against it, so that it booms. Then she begins again from the beginning. She's
    got all night, and it's in the middle that a night begins.
p60-24 = On the board it goes "fff". A pillowcase, then a sheet: fire doesn't need shoes to get about.
p60-25 =
    In the middle row she lies and purrs, with a pillowcase between her paws, and the sheets go to and fro above her
    like curtains in summer. You tread as softly as if it were one of your own.
p60-27 =
    Now it has all three lines. A red shape goes out through the window, glass and all, and you go out by the chute,
    on your stomachs, with the ceiling behind you.
p60-9 = Into the chute, down, and round the bend; and only then does anyone breathe.
p60-30 =
    Mrs Gusset sits on an upturned bucket and looks at her paws until they've stopped. Then she gets up. "Bread,"
    she says, "with somethin' on it. An' then I'm doin' the lot of you. You've creases that God never put there."
p60-32 =
    Later you hear the bell of a small voice answering a large one, somewhere up in the roof. Mrs Gusset has stopped
    ironing. "Well," she says, "she's a mother," and puts a saucer under the chute, and glares at anybody who has
    noticed.
p60-33 =
    She does you all, one after the other, at half heat. It takes out the creases. It takes out the knots in the
    neck, the cold in the back, and the last of the night. You walk home as flat as letters.
p60-31 =
    She doesn't say how she got out. She's given up collars. "When they come back," says Mrs Gusset, "they can come
    back crumpled."
p60-28 =
    At the end of the third line a door creaks. She's found the cupboard. There's a hiss, a yell, and a very great
    deal of starch; then something round and furious comes down between the sheets, goes over you like a skittle
    ball, and is down the chute before anybody. The Duchess sits and looks at her paw. She's never been so surprised
    by a cupboard.
