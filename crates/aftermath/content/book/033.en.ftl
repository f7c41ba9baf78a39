p33-title = The Sluice
p33-start =
    Up here the wind has the last word. On one side lies the town, with its lights out. On the other, so near that
    you could drink of it, lies the Lull, the whole of it, brown and broad and in a mood. Between them is the gate,
    one plate of iron, and on the gallery the wheel for the last two ells.
p33-threat =
    A gust comes over the wall and brings the top of the river along.
p33-calamity =
    A wave comes over the crest of the wall, quite a small one, to have a look. It takes the handrail with it when
    it goes.
p33-10 =
    Somebody else has thought that it would be dry up here. On the ledge above the river, with her tail round her
    feet, sits the Duchess. Water is running from her ears. She is looking at the river as people look at her.
p33-11 =
    A ginger piece of the wall gets up. She is soaked, and thin, and it does not make her any smaller. She has to be
    angry with somebody, and one cannot reach the river.
p33-1 = The gallery, an iron grating, and below it a great deal of air.
p33-5 =
    You are standing three tails away from her, and there is nothing between you. She turns her head. She could. She
    is considering whether it is still worth the trouble, with the water as high as that. If there is anything that
    one has ever wanted to say to her, it is now.
p33-5-bell = Ring her bell, which you have brought with you
p33-5-kitten = Tell her where her kitten sleeps, and that it has been fed
p33-5-flash = Fire the flashgun: smile, please
p33-5-past = Go past her, slowly, each in the shadow of the next
p33-5-back = Draw back to the stairs
p33-12 =
    It says its small word. Her ears come forward, quite of their own accord. You set it down on the grating, and
    step back, and so you stand there for a time, she and you, and listen to the weather. Then she takes it up, in
    her teeth, by the loop, as you take a kitten. All along the wall, as far as the bridge, you can hear her going:
    ting, ting, ting. All over the town they will know where she is. You would never have thought that you would
    find it beautiful.
p33-13 =
    You say it as one mother says it to another, although none of you is one: in the Laundry, in the last basket but
    one, warm, on a pillowcase. She looks at you until you have all turned quite transparent. Then she walks by, so
    close that her wet flank goes over your faces like a curtain, and is gone. She does not run. Not at first.
p33-14 =
    White. Then green. Then there are three Duchesses, and all of them have their paws before their eyes. The one in
    the middle is the one that counts.
p33-15 =
    One behind the other, past those whiskers, that breath. She watches you go by. The last of you even says "good
    evening". It is so long since anybody has said that to her that, by the time she has remembered what comes next,
    you are at the wheel.
p33-2 =
    The wheel: eight spokes of iron, and a rim that has been worn bright by hands which were no smaller than a door.
p33-2-wheel = Shut the sluice
p33-16 =
    Eleven, and then wait. Not against the river: with it, in the moment in which it draws breath. You know when
    that is; you have it in black and white, or in your ear. All together, and hold.
p33-18 =
    It does not move. Then it moves by a tooth. The river pushes back, in gusts, and nobody can say when the next
    will be. Hang on to the rim, all of you, let your legs dangle, and be heavy.
p33-17 =
    The last tooth takes hold with a clank that goes through the wall as far as the bridge. On the far side the Lull
    comes up, finds the gap shut, and lays its whole cheek against the iron. It will hold. It will not hold for
    ever. But it is tonight that matters, and for that there is now time: for what you have prepared, if you have
    prepared something.
p33-3 =
    The chain room. Here runs the chain that holds the counterweight, link upon link, each as large as a bathtub;
    and it has caught on a hook that somebody once bent with the best of intentions. If it came free, the weight
    would do the work by itself.
p33-3-cracker = Blow up the hook with half a firecracker
p33-3-sling = Shoot the chain off the hook with the sling
p33-3-rest = Sit down for a moment where it is dry
p33-19 =
    The fuse is the good half. There is a flash; the hook is no longer a hook, the chain says "at last", and runs.
    Above you the iron comes down like the lid of a piano, and you can hear nothing of it.
p33-20 =
    One stone to make it look, says Sorrel. One to make it swing. With the third, on the back-swing, it goes over
    the point, link after link, and the whole house begins to rumble. She has already turned away. She does not like
    it when people clap.
p33-21 = It rings like a dinner gong, and that is what it is taken for, outside.
p33-22 =
    There is a stool here, and a hook with a jacket on it, and a tin with two biscuits. You leave one of them. You
    do not know for whom.
p33-4 =
    From the gate itself you can see into the river. It is quite calm. It does not want anything. Fish stand in it,
    and a bicycle, and, further down, where it is getting dark, a street lamp that is lit; it must hang by some wire
    or other to these pumps. It is like a second Ostrey, upside down, which has time.
p33-9 =
    She slips; she, who has never in her life slipped. For a moment she is a cat with nothing under her. You look at
    each other. Then she is up, shakes herself, so that you are wet for the second time, and goes, along the wall,
    westward. She has not thanked you; but she has not finished you either, and you call that quits.
p33-7 = Down the ninety steps, with one hand on the wall. It trembles like a flank.
p33-8 =
    From the chain room a ladder leads down, on the town side. The whole of Ostrey lies before you, in the rain, and
    waits to hear what you are going to do with it.
p33-25 =
    "It takes two," shouts Quince over the wind, "two sides, I'd know that anywhere!" He has seen what the wheel
    hangs on: a rope down one side of the wall, a rope down the other. He throws a bight over the rail to whoever is
    below, takes up the slack, and spits into his paws. "On my word! And if anybody's asleep, wake him up!"
p33-26 =
    There are paws on the rim that weren't there before. Some of them have still got cuffs on. "Gate Nine sent us,"
    says a voice at Barge's elbow. "Up or down, we were told, it's all the same, only lift." Barge starts to say
    that he's sorry for the trouble. Then he counts how many of them there are, loses his place, and pulls.
p33-3-owl = Call the Verger, and tell it two things that it does not know
p33-3-curator = Send for the Curator, who must have the label of that hook
p33-24 =
    It doesn't come down. It's simply there, on the beam, and has been for a while. "For once I ask," says the
    Verger. "What have I not seen?" You tell it two things that you have carried about with you all this time,
    without having noticed that they were a pair. It shuts both eyes, so as to have them to itself. "So there was a
    somebody," it says at last. Then it takes the hook in one foot, as you take a crumb off a sleeve, and the chain
    runs.
p33-27 =
    He arrives against the wind, backwards, with a card-index under his wing. "Hook, bent," he cries, "H, Ho, Hook:
    'put there by Foreman Tully, 1931, to stop it rattling, take out before use'! Before use! It's underlined!" And
    since he has read it out, it's quite simple: there is a pin. You take out the pin. "I have been meaning to show
    that to somebody," says the Curator, "for years."
p33-28 =
    "Hook," he cries, "there are nine hooks, which one, they have all been wet!" The cards go up in the wind like
    doves. He flies after them. It can be seen from quite a long way off.
