p64-title = The Gullet
p64-start =
    Inside, the pipe is as high as a chapel and slippery as a word. The river comes in at your ankles, and somewhere
    ahead the heart of the city beats so near that you put your feet down between. Everything that Ostrey ever let
    fall in the water has been through here, and a good deal of it has stayed.
p64-threat = Eleven, you count. Twelve.
p64-calamity =
    A gulp, backwards. It starts behind the wall, as a sigh; then it's round the bend, all of it, wearing a bicycle.
p64-1 =
    An iron comb across the pipe, to keep the large things out. It's full: branches, a pram wheel, half a door.
    Between the bars something's wedged that isn't even wet.
p64-10 =
    You pull, the comb lets go of it with a twang, and for a moment the whole screen hums like the inside of a
    piano. You stand there with it in your arms, and feel at home.
p64-11 = It's fishing line. It's all the fishing line there ever was.
p64-2 =
    Where the pipe widens, it has put things down. They lie in layers, like years: brass at the bottom, then tin,
    then rubber ducks, then leaves. On the top a doll is sitting, up to the waist, and watches the door.
p64-2-toys = Dig out the doll
p64-2-brass = Dig for the brass
p64-2-snare = Build a snare out of pram springs
p64-12 =
    She's got no shoes, and one eye that shuts. You wash her face, and carry her, by turns. At home the Quavers will
    ask who she is, and you'll say: somebody who waited.
p64-13 =
    Taps, thimbles, a trombone's worth of tube. When you pull out the last of it, the years above come down by one.
p64-14 = Two springs, one spoke, a lace. Whoever comes through the chamber without knocking will be rocked, hard.
p64-3 =
    A stair for whoever came to look after things. On each step there's a date, in chalk, and a word: "dry", "dry",
    "damp". You climb past them. After "damp" comes "wet", and after "wet" only dates. Up on the landing there's a
    chair, and you all get a turn on it.
p64-4 = A wheel with a red rim, and behind it a door no one would take for one.
p64-5 =
    Light comes through the crack, and warmth, and a smell of hot oil: that's the hall. The wheel's been painted
    shut by somebody conscientious.
p64-5-key = Try the tuning key on the square of the spindle
p64-5-wheel = All together
p64-5-valve = Open the valve
p64-5-back = Not yet
p64-15 =
    It fits. Of course it does: whoever made this had a piano at home. A quarter turn, and the paint cracks like
    ice, and it's open, in tune.
p64-16 =
    Crack, says the paint; crack, says somebody's back. The door sticks out by a hand, and the light lies down on
    the water like a plank.
p64-6 =
    In the middle of it all there's a round room, with a dome. Here the beat comes together from every side. You
    could learn it by heart, if you could stand it.
p64-17 =
    You shut your eyes and let it go through you: twelve, and rest, and twelve. There's a place just before the rest
    where it hangs. A child could push it, there, with one finger. You'll know it again.
p64-18 =
    It's like standing inside a drum on the king's birthday. You come out with your mouth open, and everybody's
    talking, and nobody's saying anything.
p64-20 = It swallows. The whole floor of the pipe goes by, at the height of the chin.
p64-21 =
    Others live on what the river brings. They'd got used to going hungry, with him lying in the door. Now the
    door's open, and the first thing to come through it is you.
p64-22 =
    It chokes. It chokes on you. You go round the bend, back first, with the ducks, the tin and twelve winters of
    leaves, and lie on the slipway and steam.
p64-8 = Out by the way he went, over the rim, into the coal dust of the yard.
p64-9 =
    You put one eye to the crack. The pump hall: pistons like church towers, up, down, and nobody. So that's how to
    get in, if it comes to that. You wedge a rubber duck into the door, so that it'll stay, and go round by the
    yard, like decent people.
