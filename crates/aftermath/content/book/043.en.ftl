p43-title = The Water Tower
p43-start =
    The water tower stands on its hill as a cup stands on a table. There's a path of cinders up to it, raked, and a
    bench, and at the foot of the stairs a gate that somebody has made of a bedstead.
p43-threat = The wind up here comes from all the places that you can see from here, and that's all of them.
p43-calamity =
    Lightning has had its eye on the tower for a hundred years. There's a rod for that. It was a good rod; somebody
    has made a gate latch of it.
p43-10 =
    Behind the bedstead sits a rat on an upturned bucket, with a slate on his knee. He doesn't look up. "Thirty," he
    says. "We're full." Then he sees who it is, and the chalk breaks. "You've got old," he says to Barge. "I was in
    a hurry, that time," says Spindle. "I never said thank you." He doesn't open the gate, though. He has picked up
    the longer piece of the chalk.
p43-1 = The gate: brass knobs, four bars, a latch that was once a lightning rod.
p43-2 =
    "It comes out even at thirty," says Spindle. "There's water for thirty and beds for thirty. If it gets wet down
    there, they'll all come, I'm not stupid. Somebody's got to stand here and count." He looks past Barge's ear.
    "It's the only thing that I've ever seen done." Barge has gone quite small, as far as that's possible. He knows
    every word of it. He used to say it.
p43-2-count = Let Barge do the count once more, with everybody in it
p43-2-bar = Give Spindle the bar of Gate Nine, for a proper gate
p43-2-lift = Lift the bedstead off its hinges
p43-2-later = Sit down on the bench first
p43-13 =
    "Thirty," says Barge, "thirty-one," and points at himself, and then at each of you. He has come to thirty-five
    when Spindle says that he's doing it wrong. "I know," says Barge. "I can't do it right any more." It isn't
    enough, not yet. Somebody comes down the stairs who takes thirty-five for a threat.
p43-11 =
    He begins with the thirty, by name; they have to shout them down to him. Then come you. Then he looks down the
    hill and goes on: the hoarse one, if he can walk by then, and Coda and whoever she's got by the ear, and the
    queue at window eleven with its own children. He counts as one tells a story. At four hundred somebody on the
    stairs moves up, without having been asked, to see how much room that makes. "And then me," says Spindle, after
    a very long time. "You've left me out. I'm four hundred and twelve." He gets up off the bucket. There was room
    for two on it all along.
p43-12 =
    Spindle takes it in both paws. It's heavier than he remembers; but then he only ever saw it from below. He lays
    it across, and it fits, more or less. "That's a gate," he says, and you see that he can breathe more easily now
    that there's something to lift. And he lifts it, for you, as high as it goes. "Thirty-four more," says Spindle.
    "For you and yours. I've written it down. After that it comes out even." Two of his come home with you instead,
    to make room; they've missed soup.
p43-14 =
    It comes off with a shriek, and then it lies in the grass with its legs in the air and is a bed. Nobody has hit
    anybody. But on the stairs thirty of them stand close together and look at you as they once looked at Gate Nine.
    "Well," says Spindle, and sits down on his bucket, beside nothing. "That's how you do it, too." Barge puts the
    knobs back on, all four of them. He polishes each with his sleeve.
p43-15 =
    He has built it himself, out of beds that he slept on. It isn't going to give way because of you, and those who
    sleep behind it have got up.
p43-3 =
    The bench is for two of the Tall, or for all of you and a picnic. From here you can see everything: the station,
    the roofs of the lane, St Cecilia's with its hat off. And the river, behind its wall, higher than all of it,
    like somebody reading over the town's shoulder.
p43-4 =
    Three hens live here, behind wire. They are as tall as houses and have the eyes of people who once were
    dinosaurs and haven't forgotten it.
p43-4-egg = Roll an egg out from underneath
p43-4-feed = Throw them some grain, from a distance
p43-16 = It's warm, and rolls well, downhill. Behind you a large voice asks a question, and then asks it again.
p43-17 =
    She doesn't peck. She only looks down, first with one side of her face and then with the other, and then there's
    no more daylight.
p43-18 =
    They make a sound like three kettles that like each other. One lets a feather fall, and it's as long as a
    blanket and twice as warm.
p43-5 =
    The tank room: a drum of riveted iron, and round it thirty beds, each with a number chalked on the wall. Beside
    number thirty there's a space, just wide enough, and there's no number there. But somebody has swept it.
p43-6 = The roof, a rail, the whole sky. Somebody has fixed a shaving mirror up here, on a swivel.
p43-19 =
    You catch the sun and send it down, over the station, over the square, as far as the lane. For a while there's
    nothing. Then something flashes back from under the eaves of number 14: short, long, short. The watch has seen
    you. All of you wave, which is quite useless.
p43-20 =
    You catch the sun and send it down as far as the lane. There's nobody at the attic window to send it back. You
    try it three times, in case somebody is just passing.
p43-21 =
    They've got slings up there, and nothing against you, and a cold wind in their eyes. Some of it's for you all
    the same.
p43-22 = It's only the wind. It smells of apples, coal and rain, from left to right.
p43-7 = Down to the buffer, and the nest in it, and the footbridge.
p43-8 =
    It goes downhill, and so it goes quickly. Barge is walking in front with his paws behind his back. Now and then
    his lips move. He isn't counting. He's saying the names.
p43-30 =
    At supper somebody asks Barge whether he has found the one he let through. "Yes," says Barge. "He let me
    through, too." He has to think about how to go on.
p43-31 =
    "There's room up there," he says at last. "There isn't, if you measure it. But there is." On the following
    Sunday three from the tower come down to see what a piano is. They bring an egg, on a pole, between them, and
    knock with it.
p43-32 =
    "He's got a gate," says Barge. "It's a good gate. I gave it to him." He eats his soup. Then he goes and stands
    in the hall, beside the front door, with empty paws, for quite some time, and when Fret comes by he lifts one of
    them, and says, "Pass."
p43-33 =
    "I took it off the hinges," says Barge. "It was only a bed." He's told that it was the right thing. He has been
    told that before, at the other gate, about the other thing. He doesn't want a second helping.
p43-34 =
    You didn't get up there. Barge stands in the hall that evening and counts those who come home, with one claw,
    under his breath. He gets it right at the first go, and that hasn't happened since he came.
p43-4-leave = Let them be
