p20-title = The Glasshouse
p20-start =
    The Glasshouse has eleven thousand panes, and one of them is broken. That is the door. Outside it is the time of
    year that it is. What it is inside has been settled by somebody else.
p20-threat = Over by the fig something stirs.
p20-calamity =
    Below your feet the heating coughs, and stops. It is only for the length of a breath; but a cold breath goes
    through the panes, and all the glass draws together, and some of it comes down. Then the pipes knock
    again.
p20-35 =
    A bass note goes up over the fig tree, one for each wing. They do not ask who you are. In here everybody is
    either a hornet or food, and the two lists are kept quite carefully.
p20-11 =
    It is July in here, green and loud and wet, and has no intention of ever being August. You take off what you can
    take off, fold it, and leave it at the broken pane. Pipes run along the walls, as thick as cellars and too hot
    to touch. From the fig hangs a lantern of paper as large as a coach, humming. Drones sit on guard on everything
    that has a view. And on the cabinet in the middle, in gilt letters, there stands the word you have come for:
    SEEDS.
p20-12 =
    The drone at the broken pane lets you by and even moves its feet. It has a scrap of your flag tied round its
    middle, or what it takes for your flag: it is one of Cob's dishcloths.
p20-13 =
    It is still green, but the noise is gone out of it. Rain has come in by the broken panes, and in the beds there
    stands something that you have to think about for a while: it is autumn. The paper lantern hangs in the fig in
    strips.
p20-14 =
    The word has gone round faster than you could walk. They sit in rows on the pipes and do not sting, and you can
    see what an effort it is for them. The way round the fig to the cabinet is free.
p20-34 =
    They have not forgotten. There is a fresh pane of paper in the hole where you broke out, and on it, chewed with
    great care, a picture of a sack with ears.
p20-1 =
    The lilies have leaves like dance floors, and between them hang snails that nobody has harvested for years. The
    leaves bear, provided you do not stop. Under them the water goes down into the dark and stirs, with the beat of
    something.
p20-1-cross = Run across the leaves
p20-1-look = Look down through the bottle-glass goggles
p20-1-leave = Keep to the edge
p20-15 =
    The trick is not to think of the next leaf before you have left the last. On the far side you turn round, with
    your arms full of snails, and see all of it rocking.
p20-16 = The fourth leaf is a reflection of the fourth leaf.
p20-17 =
    The world turns green and comes nearer. In the bottom of the pond is a grating, and behind the grating a pipe,
    and on the pipe a plate: WATER WORKS, RETURN. So that is where all this warmth comes from, and where it goes.
    Beside the grating lie the watches of visitors who leaned over too far.
p20-2 =
    The potting bench: twine, labels, a watering can like a gasworks. In the corner stands the gardener's own remedy
    against stinging things, a tin with a spout and a bellows. "Smoke", it says on it. There is still some tobacco
    in it.
p20-2-smoke = Get it to burn
p20-2-match = Strike a light on the matchbox cuirass
p20-2-tools = Leave the smoke and take the twine
p20-18 =
    It smells of old man and Sunday. The drones on guard begin to nod, and then to lean, and then they fly away in
    wavering lines to have a lie-down.
p20-19 =
    It burns. It does not burn where it ought to. You put down the tin, and then you put it down rather farther
    away.
p20-20 =
    Ninety ells of tarred twine and a dibber. You have no idea what a dibber is for, but it lies well in the paw.
p20-3 =
    The orchids hang over the shelf with their mouths open, in colours which one would otherwise only see with a
    fever. Their scent comes down over you like a warm cloth. It wants something. You would only have to know what.
p20-21 =
    You hold your breath, and let it in by the spoonful. There: under the sweetness it is nothing but soup, a very
    old, very strange soup, and it does you good down to the toes.
p20-22 =
    You only wanted to sit down for a moment. In your dream you are a flower and it is all quite simple.
p20-4 = The palm: a tower that somebody has wrapped in doormats.
p20-25 =
    Halfway up, in a doormat, lies a grub as long as you are, white, wet and beside itself. It must have fallen out
    of the lantern. It opens its mouth at you, because it opens it at everything. Behind you a sound has stopped:
    the whole fig has gone quiet, to see what you will do.
p20-25-carry = Take it on your arm, and wipe its nose
p20-25-sugar = Put the sugar lump into its mouth
p20-25-leave = Back away, slowly
p20-26 =
    It weighs as much as a wet sock, and clings to you as though you were the first warm thing that it had ever met.
    You look about for somebody to hand it to. Nobody comes. So it will have to come along, until you meet its
    mother.
p20-27 =
    It shuts its mouth. It has never had to before. Then its whole body smiles, from one end to the other, and in
    the fig the drones look away, embarrassed, and clear the path.
p20-5 =
    The seed cabinet of the Botanical Society, four hundred drawers with porcelain knobs. Radish. Ranunculus.
    Rhubarb. In every one there lies a spring that has not been used.
p20-5-lever = Break it open and run
p20-5-knife = Prise the drawers open with the butter knife
p20-5-leave = Not like this
p20-28 =
    You pull out drawer after drawer, and nobody hurries you. Beans, peas, marrow; and one that has no label, and
    that Cob is to have. When the sack is full you push all the drawers in again, because one day others will come.
p20-29 =
    It is a splitting of wood that can be heard in every leaf. You have a sack, and the sack is full, and over you
    the lantern begins to shake like a kettle.
p20-32 =
    The cabinet was made by somebody who had brothers and sisters. In the fig they have heard you trying.
p20-23 =
    Where it is no longer July, people can live. A few have tried it already: they look out from under the bench,
    and pull their coats shut, and would rather like to know whether you are the new management.
p20-24 =
    A drone lets something drop in front of you: a fig, overripe, with a bite taken out, so that you can see that it
    is not poisoned. This is how they say grace.
p20-7 =
    Out by the broken pane. The cold is waiting there with your coat and helps you into it. Westward, without its
    spire, stands St Cecilia's.
p20-8 =
    By the south door, through a tunnel of brambles, to where there are columns and wide steps. In front of the
    museum lie two stone lions who have moss on their paws.
p20-33 =
    You leave July by the nearest hole, and for the first time in your lives you have a spring in a sack on your
    back. It rattles. You walk in step, so that it rattles nicely.
p20-9 =
    An iron stair down into the ground. With each step it gets hotter and darker, and from below comes an orange
    light that breathes.
p20-10 =
    Up the fig, along the branch, as far as the lantern. It has a door, and the door has two guards, and both of
    them have been told that you are coming. They look at you as one looks at the menu.
p20-30 =
    Cob opens the sack and puts in one hand, up to the elbow, and leaves it there. Nobody hurries him. "I came here
    in a biscuit tin, with the lid on," he says. "I've never yet seen anything begin." Then he makes eighty-eight
    small paper bags, one for every key, and writes the date on each of them.
p20-31 =
    You come home with swollen ears and empty hands, out of July into the sleet. Cob clears away the little paper
    bags that he had folded in advance. He makes the fire burn a little higher than we can afford.
p20-36 =
    From the nest there rises a scream with a thousand wings. Then it is July again, and one of them stays behind
    among the ferns, to see who it was.
p20-37 = It is the drone with the fig. It wants to see whether you have eaten up.
p20-38 =
    Outside it grows dark, and now they come home. They come from the whole city, in straight lines, nine thousand
    of them, and sit down on everything there is: the shelves, the cabinet, the stair, the branch. The last one
    chews a pane of paper for the hole. You are on the inside of it.
p20-39 =
    It does not want its nose wiped. It says so, in one note, and the fig answers. You put it back in the doormat,
    rather fast, and something passes over your ears, with the sharp end downwards.
p20-40 =
    All at once nine thousand wings stop, so that one can hear a single pair. She hasn’t been down from the lantern
    in three summers. She would like to know who is keeping her people up.
p20-41 =
    They followed the rattle all the way to Abigail Lane. They weren’t after you, and they left the seeds alone;
    they only took from the larder what is sweet, and hung the paper bags they had emptied neatly on a nail.
p20-60 =
    They've put a doormat at the broken pane. It's a scrap of palm bark, and it has been chewed into a word. It
    could be "welcome"; it could also be "wings".
p20-61 =
    The figs are ripe. It smells of wine, and of wasps that have had some. Drones lie on their backs on the warm
    pipes and wave their feet at you, all six, out of time.
p20-62 =
    In the beds stands winter barley, in rows, and somebody has set up a gate of two spoons. The coats under the
    bench have turned into a hut. It's the first field in Ostrey that was ever planted by strays.
p20-63 =
    It's night outside and July inside, and all the panes have a moth on them, looking in. From the fig comes the
    hum of nine thousand who are counting themselves.
