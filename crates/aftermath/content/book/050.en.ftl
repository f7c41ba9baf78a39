p50-title = Number Nine
p50-start =
    A bedroom of the Tall, with the bed made for two who haven't slept in it. The sun comes through the dust in
    beams, and the beams are busy. They are coming out of the wardrobe, one at a time, stretching, and going to have
    a look at you.
p50-threat = The note in the wardrobe goes up by a tone.
p50-calamity =
    A picture falls off the wall behind the wardrobe. It's only a picture. But up there they had been holding on to
    it.
p50-1 =
    "Ah," says the vole, and wraps up the onions as she talks. "Number 9. Since the day before yesterday. One big
    one with a crown of wax and forty behind her, in by the top window with all her bags. She's after somewhere
    warm. I shan't set up there again, three of my customers have swollen." She looks at number 14. "It's five
    doors. They can do five doors in a breath."
p50-1-take = Up the ivy of number 9
p50-1-leave = Keep the lid shut, and hope that they like it there
p50-24 =
    Three of them land on the sill and taste your sleeves. Then one says a word, and the word is "Fig". They know
    you from the Glasshouse. These are daughters who have quarrelled with their mother, and they want it understood
    that they're not going back.
p50-25 =
    Three of them land on the sill and taste your sleeves. They've never met anybody before who wasn't either family
    or lunch, and you can see them trying to make up their minds.
p50-2 =
    The washstand: a basin like a skating rink, a sponge, a tin of tooth powder. Beside it stands a gardener's tin
    with a spout and a bellows, which somebody of the Tall took upstairs one summer, for exactly this.
p50-2-jam = Smear a ration along the basin, and get out of the way
p50-2-tin = Work out how the smoke tin comes apart
p50-10 =
    You run along the rim with the bread held out behind you like a paintbrush. They come down on it in a line,
    elbow to elbow, and for the first time in two days the middle of the room is empty.
p50-11 =
    Three turns left, one right, and the pot lifts out of the tin, bellows and all, with a handle that might have
    been made for you. There's still half a pipeful in it.
p50-12 =
    You've got hold of the tooth powder. It was the same lid. By the time you've stopped sneezing, everybody in the
    room knows where you are.
p50-3 =
    The chimney breathes down into the room, cold and black. You climb in, set your back to one side and your feet
    to the other, and kick at twelve winters of soot.
p50-18 =
    It comes. It comes all at once, through the grate and across the floor in a wave, and every drone in the air
    turns in a body and makes for the light. When you can see again there are two white rings in the fireplace, and
    you are behind them.
p50-19 = It comes, and you come under it. The others pull you out by the feet.
p50-13 = The wardrobe, and in its door a gap that hums.
p50-14 =
    Through the gap you see coats, and above the coats a shelf, and on the shelf, round and striped with a ribbon,
    the hatbox. It swells a little and sinks again, like somebody asleep. The door sticks at the bottom.
p50-14-hinge = Lift the door at the hinge, so that it doesn't squeak
p50-14-pull = All together, on three
p50-14-back = Come back when there are fewer of them
p50-15 =
    A nail file under the hinge, a breath, and the door swings open as doors do in dreams. The coats don't even
    sway.
p50-16 = It squeaks. It squeaks all the way up the scale, and stays shut.
p50-26 =
    On two, because somebody can't count. The door flies open and hits the wall, and out of a fur collar a drone
    comes up like a cork.
p50-17 =
    The looking-glass has three wings, and in each of them stands one of you, from behind. You'd had no idea. In the
    side mirror you can also see the top of the wardrobe, and every single guard on it. And a brass hinge, loose.
p50-4 = The hatbox. It smells of wax and violets.
p50-5 =
    She sits on a hat with a veil, and has begun a cell on the brim. She's very young. "I don't want trouble," says
    the little queen, and forty stings come round the edge of the box. "I want a house. Mother's full. The chimney
    at number 2 had a cat in it. I saw this and I thought: it has a lid."
p50-5-letter = Offer to take a letter to her mother
p50-5-talk =
    "A lid's good. But nobody ever moved house by sitting still."
p50-5-lid = Slam the lid on, and tie the ribbon
p50-5-back = Say that you'll think about it
p50-5-carry = Carry the hatbox to the sill
p50-6 =
    "You'd carry it? All of it? With us in?" She asks the forty, by feeler, and it goes round the box like a rumour.
    "Mind the veil," she says. It takes hold of you under the arms, that trust. Now you'd better not drop it.
p50-7 =
    "You said 'move'," says the little queen. "Everybody says 'move'." The ribbon bulges, and one of the forty is
    out and on you before you've found another word for it.
p50-8 =
    Down! Round twice, under, through, and a bow. Inside it sounds like a motorcycle that has been told something
    about its mother. You've got one end, somebody else had better get the other.
p50-27 =
    She dictates it standing, with her back to you. It's four words long, and she changes the last one twice. Then
    she climbs down inside and pulls the lid shut after her, like somebody getting into a cab.
p50-28 = The lid comes down on your own paw. The forty don't hold it against you. They merely sting.
p50-29 =
    One, two, and up onto the sill. It wobbles over the ivy, you throw yourselves on it, somebody's tail goes round
    the ribbon, and it stays. Below lies the lane, nine houses and an elder tree. Out with you before they ask
    what's keeping you.
p50-20 = One of them has found the rug, and likes the pattern.
p50-21 =
    They're doing rounds now, at the height of a nose. Whoever isn't under the bed learns how well they keep in
    line.
p50-22 =
    A guard drops from the curtain rail with her legs folded. She's come to ask what you want here, and she isn't
    going to wait for the answer.
p50-23 =
    All of them, out of the wardrobe, in one breath. You go backwards through the window, over the sill and down the
    ivy, and whatever you've left up there is theirs.
p50-9 = Out on the sill, into the wind, with the ivy under your feet.
p50-30 =
    You let the box down on the bell rope, or on what you had for one, and it turns as it goes, once for every
    floor. At the bottom the lid lifts by a finger. "Where is it, then?" says the little queen. That hasn't been
    settled. All of you look up and down the lane.
p50-30-elder = Hang it in the elder, at the far end
p50-30-chimney = Put it behind the cold chimney of number 14
p50-32 =
    By evening the elder hums. They pay rent: two drops of something golden, left on the step of number 14, every
    week, exactly on the step. And nothing with a beak has sat in that tree since.
p50-33 =
    Coda says no. She goes on saying no while the box is being carried past her, and she's still saying it when a
    stoat comes over the wall that night and goes back a good deal faster. In the morning she puts out a saucer for
    them. "It's for the neighbours," she says. "One has neighbours."
p50-31 =
    They've kept number 9. From now on whoever goes down the lane goes on the other side, at a run, with a sack over
    the ears. The pedlar has drawn a line on the pavement, in jam.
