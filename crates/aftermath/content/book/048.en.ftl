p48-title = The Piano, Afloat
p48-start =
    She has come off the floor, and she's out by the window, sash and all, and the lane goes by on both sides, at
    the height of the bedrooms. In front the Constance has the rope. Everybody who has a key is behind it and is
    being sick or singing.
p48-start-steer = Steer for the slack water behind the savings bank
p48-threat =
    From the last lamp of the bridge something unfolds itself and comes to see what sort of a wreck makes music.
p48-calamity =
    The first bend. She doesn't take it, she's taken: broadside on, with all her strings humming, and the treble
    under to the third C.
p48-10 =
    Now she feels it, the rudder that was the music stand. She comes round, out of the stream, slowly, like a lady
    leaving a dance floor, and lies there, and rocks. All at once you can hear that Aunt Minim has been playing the
    whole time.
p48-1 =
    On the chimneys of the High Street they sit in threes, and hold a hat out over the smallest. "Are you a house?"
    one of them calls. You tell them to mind the step.
p48-2 =
    On the cornice of the savings bank, where the gulls always sat, sits a clerk with a clipboard on his knees, up
    to his belt in the river. He's still got the pencil. "Persons, small," he says. "Floating. Not listed." Then he
    throws the clipboard away, and holds out both arms.
p48-3 =
    The bass is making water. It comes up between the boards, quite calmly, next to the place where the Low A is
    fixed.
p48-11 = Felt, wax, and Cob, who sits down on it. "I was shipped in a tin," he says. "I know about lids."
p48-12 = It comes up quite calmly beside your paw, too, and then through it.
p48-4 =
    In the treble the Quavers have the watch. There ought to be eleven, and as a rule it's nine. They have tied
    themselves together by the tails, and count, out loud, and tonight it's right every single time.
p48-5 =
    The keyboard. All the doors are lit. You go along it from the left, and behind each one somebody says, "Here,"
    before you have knocked.
p48-20 = It has never eaten in a restaurant with a band.
p48-7 =
    The rope is fast. She lies still, and the river goes by, hour after hour, with sheds on it, and hen-houses, and
    a whole bandstand. You play for the bandstand as long as it's in sight. It's the polite thing to do.
