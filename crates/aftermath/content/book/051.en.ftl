p51-title = The Dumb Waiter
p51-start =
    The stairs of Hobbs & Daughter went into the stove in the first winter. What goes up now is the shaft of the
    dumb waiter: three storeys of dark, two ropes and a tray. On the sill of it eleven of the Meek have lined up to
    see you off. They've brought a cushion, for the deed.
p51-threat = The house shifts its weight, as old people do in chairs.
p51-calamity =
    Up at the top a rope lets go that was never meant to hold two winters, let alone twelve. The counterweight comes
    down past all three floors, and it has a good deal to say.
p51-1 =
    Behind the till sits one of the Meek, on a stack of receipts. "Whose is it? Ours, we believe. We say 'believe'."
    He cleans a feeler. "We've swept it, counted it and said grace in it for twelve winters. But we haven't got it
    in writing, and one does lie awake. Miss Hobbs kept a bureau, on the second floor. We've asked the stairs. There
    aren't any."
p51-1-take = Offer to fetch the papers
p51-1-leave = Say that it looks like theirs to you
p51-2 = The foot of the shaft. Cold air, gravy, rope.
p51-8 =
    Far up there's a square of grey. The tray hangs halfway, on two ropes as thick as your leg. Somebody nimble
    could get a hook over the edge of it. Or all of you could haul, and bring the tray down like civilised people.
p51-8-hook = Swing the fishhook over the edge of the tray
p51-8-throw = Bend a meat hook, and throw that
p51-8-tray = Get hold of the rope, all of you
p51-8-haul = Haul the tray down
p51-8-back = Look for another way
p51-10 = It goes up, clinks, slides, and bites. You hang your whole weight on it and bounce. Now it's a road.
p51-11 = It goes up, clinks, and comes back.
p51-12 =
    The rope runs over a wheel that nobody has greased since the last roast. Feet against the wall, tails round each
    other, and now.
p51-13 =
    The wheel shrieks, thinks better of it, and turns. Down comes the tray, with a bump, and on it stands one fork,
    laid for one. From here on it's up and down as you like: one rides, the rest haul, and everybody wants to be the
    one.
p51-3 = The tray, a raft in the dark, and it turns when you breathe.
p51-14 =
    You haul the line up after you and send the hook on, hand over hand, to the top of the shaft. It takes at the
    second try. Whoever is still below will have to be told a very good story.
p51-4 =
    The parlour, under a sheet, the whole of it. A round table, a sofa, a piano no larger than ours, with a
    metronome on it. On the ceiling, out of anyone's reach, sticks an arrow with a rubber foot. A nephew, one
    Sunday.
p51-4-arrow = Up the lamp chain, and pull
p51-4-piano = Lift the sheet from the piano
p51-15 =
    You pull. It holds. You pull with both feet on the ceiling, and for a moment you and the arrow and the lamp are
    one thing. Then: smack. You land on the sofa, and the sofa sends you back up again.
p51-16 = You pull. It pulls. You seem to have put your arm through the lamp.
p51-17 =
    Nobody lives in it. That's what makes it so strange. On the music stand lies a letter from the Water Board,
    opened and read with a thumb in butter: Miss Hobbs is asked to be at platform 9 by noon, "with one bag, and no
    perishables". She had underlined perishables, and written in the margin: "and the daughter?"
p51-5 =
    In the kitchenette the kettle is warm. It can't be. You put your ear to it: a pipe runs behind the wall, and in
    the pipe something goes thud, and rests, and thud. But it's hot water, and there's cocoa in the tin, and nobody
    says another word about pipes.
p51-6 =
    A narrow bed, a wide window. On the wall hangs a photograph of the shop door, with the paint still wet: HOBBS &,
    and a lady on a ladder with a brush, laughing over her shoulder at whoever it was that held the camera. There
    wasn't any daughter yet. She just thought that it looked hopeful.
p51-7 = The bureau has a flap, the flap has a lock, and the lock has a brass lady with her finger to her lips.
p51-7-lock = Feel for the tongue of the lock, with a pin
p51-7-crowbar = Put a spoon in the crack, and jump on it
p51-7-razor = Slit the leather hinge with half a razor blade
p51-18 =
    The flap comes down like a drawbridge. Pigeonholes, ribbons, bills, each one paid; and in the last of them,
    folded once, with a seal like a squashed cherry: the deed. It's as large as a tablecloth. Behind the bureau a
    chute runs straight down to the coal, for the ashes.
p51-18-drop = Sit on the deed, and go down the ash chute
p51-18-climb = Roll it up, and climb
p51-19 = The brass lady keeps her secret, and something inside her goes click, as if she'd counted one.
p51-25 =
    Knees up, chin down. Two corners, a drop, another corner, and you shoot out over the coal on a legal document
    with your ears inside out. You'd do it again. You'd do it again at once.
p51-26 =
    The deed takes the first corner. You take the second one without it, and the third on your nose; then it comes
    down after you and lays itself over you like a sheet.
p51-20 = Plaster comes away in the shaft, in plates. You hear it count the storeys.
p51-21 =
    A tapping, left and right at once, and it doesn't stop at six feet, or at twenty. It lives in the wall, and it
    has heard that there's something in the shaft for supper.
p51-22 =
    The tray drops by an ell and stops with a jerk. Whoever was holding on to it had better have been holding on to
    something else.
p51-23 =
    The ceiling of the top floor bows, splits, and lets in the sky. "Out!" cry eleven small voices from below, with
    one accord. You've never before been ordered about by the Meek, and you obey.
p51-9 = Back through the scullery, white as bakers, into the shop.
p51-30 =
    The whole congregation has come out from under the counter, eight hundred of them, washed. The deed is laid on
    the cushion. It says: "to whoever keeps the shop as I have kept it, with all that is in it; save that the honey
    and the flour are for any neighbour who is in want." You read that line twice. They can't read. They're waiting.
p51-30-read = Read it out as it stands
p51-30-trim = Leave out nothing, but say "neighbours" as if it meant you alone
p51-32 =
    At "kept it" a sound goes through the shop like rain on a tent. They're crying, on eight hundred pairs of knees.
    Then the one from the till gets up and opens the flour. "For any neighbour," he says, trying how it sounds.
    "Send us the others, too. We shall keep a list of who's been, so as to know who hasn't."
p51-33 =
    They give you everything that line allows, and then some more, because you brought it. They don't ask who else
    is in want. You carry it home by the back step, four sacks, and pass two strays with their hands out who have
    just been turned away, in perfect order, with a reference to the deed.
p51-31 =
    They take the cushion in again. Nobody blames you; that's the worst of them, they never do. For some nights one
    hears them through the wall at Hobbs's, sweeping. They're sweeping very quietly, so as not to wake whoever it
    belongs to.
