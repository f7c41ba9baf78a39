p16-title = The Signal Box
p16-start =
    A glass room above the tracks, warm, swept, and so full of paper that it whispers when the door moves.
p16-threat = Somewhere below a bell goes, and there are steps on the stairs.
p16-calamity = Out in the yard a signal drops, all by itself, for a train that is not there.
p16-6 =
    Behind the desk sits a shrew with a peaked cap and sharpened pencils: Inspector Quill. He does not look up. He
    has been expecting you; you are on the list, between "lamp oil" and "lunch".
p16-2 = The desk. On it, in this order: a stamp, a stamp, a stamp, and a daisy in a thimble.
p16-1 =
    "Complaint, form of," says Quill, and pushes one over. "Hard, am I? Noted. Persons: four thousand. Fed: daily.
    Bitten: none. Reason: it is on the board. West tunnel: water, rising. Pumps: available. Hands, small: required.
    Other sources of small hands?" He waits with the pencil over the line. He would really like to know.
p16-1-pay = Buy the children's freedom with ten scrap
p16-1-read = Read him the last line of the board
p16-1-fight = Stamp on the form, and go for him
p16-1-leave =
    "We'll come back."
p16-8 =
    "Thirty," says Quill. "Pairs of hands, small. Left by the ramp. Singing." He looks at the word. "First entry of
    that kind." Then he takes off his cap and lays it on the desk, quite straight.
p16-11 =
    He counts it, writes a receipt, and stamps the order "suspended", in red, three times. "Valid: to the end of the
    quarter," he says. "Afterwards: see above." You notice that he has not once looked at the water marks on his own
    wall, and that he sits with his back to them.
p16-12 =
    You read it out, slowly, into the microphone, and it goes through the whole hall. Evacuation. Leave luggage. The
    sluice will not hold. For the length of a breath four thousand stand still. Quill's lips move along; so he
    cannot read after all, he has only ever known it by heart up to there. "Board: complete," he says. And after a
    while, in a voice that nobody in the hall has heard: "What comes after the board?"
p16-13 =
    "As you wish," says Inspector Quill, and blows a whistle that you cannot hear, only feel, behind the eyes. The
    stove door opens. Out of the bunk gets somebody who has to do so in several parts.
p16-14 =
    He sits on the floor among his papers, without the cap, and is a shrew of middling size. "Who is going to ring
    for lunch?" he asks. He is not being funny. In the hall of the station four thousand are waiting for just that,
    and you see that you have won, and what you have won.
p16-3 = The files go up to the ceiling, in the order of the alphabet, as far as that is known.
p16-15 =
    "Barge, Gate Nine," it says on the spine. Inside there is a single sheet. "Let one through without a ticket.
    Asked why. Said: he was in a hurry." Below it somebody has written, in pencil, in a hand that is not an
    inspector's: "good". Barge reads it for quite a while, and then he puts it back in its place, because that is
    where you would look for it.
p16-16 =
    You pull out any one. "Lost, one umbrella. Found, one umbrella. Not the same umbrella." Four pages on the
    difference. You take the paper clips.
p16-4 =
    Twenty-eight levers, higher than houses, with brass plates: Up Main, Down Main, Sidings, Sidings. One of them is
    red and has no plate. That is the one you look at.
p16-4-pull = Pull the red one
p16-4-leave = Keep your paws off it
p16-17 =
    Somewhere beneath the city a very large door closes, with a sigh that makes all the papers lift. Then every lamp
    on the line goes to green. The patrols stop where they are and look at that. It is the first green that they
    have seen.
p16-18 = It comes halfway and then takes you back with it.
p16-5 = Down the fifty-two steps, which from above all say the same thing: "mind the step".
p16-19 =
    "Next," says Quill. There is no next. He makes a stroke on a list all the same, and somewhere below a pair of
    skates is put on.
p16-20 = Quill has pressed a button without looking at it. It is the second shift.
p16-21 =
    Quill looks at the clock, and then at you. "Second shift: not informed," he says, and it sounds like an apology.
    The second shift comes in, sees some who are not on its list, and does what it was trained for.
p16-22 =
    Nobody has pressed a button. It goes by the clock, and nobody has told the clock. The second shift comes in, on
    time, and looks from the empty chair to you.
p16-23 = Quill enters it. His paw shakes, and he covers it with the other one.
