p53-title = Above Tram Square
p53-start =
    Slate, lead and wind. From up here Tram Square is a plate with a crumb on it, and the crumb is number 7.
    Dustfeather has set you down in the gutter of the Savings Bank, very neatly, and now she sits there with her
    beak open. "Don't look," she says. "Cupboard's. Over there. Go on."
p53-threat = The wind goes round by a quarter, and everything that was leaning one way leans the other.
p53-calamity =
    A slate goes. The one above it has been resting on that slate for ninety years, and the one above that on that
    one.
p53-1 =
    "Help? Me?" A long whistle, in and out. "There was a man on the Bank. Roof garden. Drops, salves, in drawers.
    When I was an egg I heard him say it: camphor, for the chest. I've looked. I can't do drawers." She shuts one
    eye, so as not to have to see you being sorry. "I'd take you up. I can do up. It's once I'm there."
p53-1-take = Get on, all of you, and hold on to the tail
p53-1-leave = Tell her to rest that chest
p53-2 =
    In the O of SAVINGS BANK OF OSTREY, out of the wind, somebody used to sit: a cushion, a thermos lid, and on a
    ribbon half a pair of opera glasses, pointed at a window across the square where there's no one any more. You
    look through. It's a very good half.
p53-3 = Her chimney: three sticks, a tram ticket, and a down quilt that she has made out of herself.
p53-8 =
    She has come back to her own place, as they do, and put her head under her wing. The whistle in her has gone
    thin. You rub the camphor between your paws till your eyes water. It's one lump. It would do a whole colony for
    a winter; or it would do one pigeon, properly.
p53-8-all = All of it, under the breast feathers
p53-8-half = Scrape off half, and hope that it's enough
p53-11 =
    For a while there's only the wind. Then something in her goes like a cork, and she draws a breath, all the way
    down, and holds it, and you can see that she doesn't dare to let it go. "Well," says Dustfeather at last. "Well.
    You might have washed your hands." And she walks to the edge and falls off it upwards.
p53-12 =
    You shave it as thin as bible paper and lay the flakes where the whistle comes from. It's enough. It's enough by
    a hair; she sneezes and there's the hair. "I felt you count," says Dustfeather. "I'd have counted, too. Keep the
    rest, you've got an old one with a cough."
p53-13 =
    The knife slips, the wind reaches over, and half a winter's camphor goes out across Tram Square like the first
    snow. You stuff what's left under her wing with both paws. It helps. It helps slowly.
p53-4 =
    A washing line, from the ridge to nowhere, and on it, pegged by the cuffs, something that has been dry for
    twelve winters.
p53-14 =
    Out along the line, toes round it, don't look at the plate. You unpeg one side, swing round on the other, and
    come home along the rope with your arms full and your stomach a little way behind.
p53-15 =
    It isn't a shirt. It's a sleeve, another sleeve, and then a great deal of knitting, and it has been wanting
    company.
p53-5 =
    Between the chimneys lies the garden, in sinks and tin baths, gone wild and doing well: sage, mint, something
    with a furry leaf. All of it was for somebody's something.
p53-5-chew = Chew the furry one
p53-5-pick = Pick a bunch for Cob
p53-16 = It tastes as if a goat had told you a secret. Whatever was wrong with you reconsiders.
p53-17 =
    You can carry more of it than you thought, once you've stuck it in your belts. You look like a hedge going for a
    walk, and two sparrows try to move in.
p53-6 =
    The weathercock hangs by a thread of rust and screams at every gust. You knock in the pin that somebody lost. It
    swings, finds the wind, and stops screaming. From his back you can see over the river wall. You can see how
    little of it is left to see over.
p53-7 =
    The apothecary's cupboard: ninety drawers in enamel, all of them labelled, none of them in a language. Under the
    knobs there's still a smell of hands.
p53-7-smell = Nose along the rows, from the top
p53-7-all = Pull them all out
p53-18 =
    Cloves, tar, liquorice, somebody's wedding ring; and then one that goes up your nose like an icicle. "Camph.",
    it says. You hold the lump to your chest, and your own chest, which had nothing wrong with it, opens like a
    window. A plank of the drawer makes a bridge to the ridge.
p53-19 = It was the ether.
p53-24 =
    Ninety drawers, and it's in the eighty-eighth. You look at the number, you look at each other, and nobody says
    that one should have begun there. But now you've drawers enough to build a bridge to the ridge.
p53-20 =
    A gust takes the roof like a tablecloth. Dustfeather lets go, is blown as far as her own chimney, and holds on
    to that. Everybody else holds on to what's nearest.
p53-21 =
    White, and wide, and in no hurry: it has been watching a sick pigeon all morning. It hasn't anything against
    seconds.
p53-22 =
    The whistling has stopped. It was a small sound, and you hadn't noticed how you'd been steering by it. She's in
    there with her head down, and she won't be carrying anyone. The wind has the roof to itself.
p53-23 = When you come round the last chimney it's quite still behind it.
p53-9 =
    Down inside the rainpipe, back against one wall and feet against the other, forty ells, with the square getting
    larger between your knees.
p53-10 =
    She doesn't glide. She dives, past the letters, the clock, the cornice with its row of gulls who all lean back;
    a hand's breadth above the rails she opens up, and you run out along her wings onto Tram Square without so much
    as a bump.
p53-30 =
    The Tuesday after, a pigeon the colour of carpet fluff sits on the sill of number 14 and complains for an hour:
    about the draught, the crumbs, the company. There isn't a single breath missing in it. Aunt Minim holds the
    window open, so that everybody can hear.
p53-31 =
    She does fly again, after that; not far, and not high, and she no longer says that you're heavy. You keep your
    bags small and talk all the way, so that nobody has to listen.
