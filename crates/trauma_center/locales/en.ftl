game-title = Trauma Center
game-tagline = Three dice, a pen and a patient who counts on you. Roll and write together, from the ambulance to the operating table. For 1 to 4, 8 rounds.

## Names

phase-setup = Set-up
phase-emt = EMT
phase-er = ER
phase-prep = Prep
phase-surgeon = Surgeon
phase-discharge = Discharge

grade-minor = Minor
grade-serious = Serious
grade-critical = Critical

box-health = Health
box-strain = Strain

quadrant-upper-left = upper left
quadrant-upper-right = upper right
quadrant-lower-left = lower left
quadrant-lower-right = lower right
quadrant-none = nowhere

column-a = A
column-b = B
column-c = C
column-d = D
column-e = E
column-f = F
column-g = G
column-h = H
column-i = I
column-j = J
column-k = K
column-l = L
column-none = ?

square = { $column }{ $row }
area = { $from } to { $to }
list-more = { $first }, { $rest }
none = none
face = { $n }
unknown-card = Card { $n }
unknown-person = Somebody
player = player { $n }
unknown-story = We do not know more yet.

critical-dice = Dice that show { $values } cannot be used.
critical-dice-first = Dice that show { $values } cannot be used for the first action.
critical-dice-second = Dice that show { $values } cannot be used for the second action.
critical-highest = The highest of the three dice cannot be used; if several show the highest number, none of them can.
critical-lowest = The lowest of the three dice cannot be used; if several show the lowest number, none of them can.
critical-doubles = Dice that show the same number as another die cannot be used.
critical-untouchable = No bandage may touch the quadrant of this card ({ $quadrant }).
critical-bleeding = Uncovered wounds in the quadrant of this card ({ $quadrant }) count twice for Health.
critical-unclear = The columns of the quadrant of this card ({ $first } to { $last }) cannot be checked.
critical-untouchable-printed = No bandage may touch the quadrant of this card.
critical-bleeding-printed = Uncovered wounds in the quadrant of this card count twice for Health.
critical-unclear-printed = The columns of the quadrant of this card cannot be checked.
critical-health = Every round costs { $more } more Health.
critical-strain = Every bandage costs { $more } more Strain.
critical-slow = Every Heal Wounds heals { $fewer } fewer.

## What is asked

ask-copy = { $patient } has: { $card } ({ $grade }, { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }). Into which quadrant of the Body?
ask-first = { $patient }, dice { $dice }: which die for the bandage? It will be { $side } by that number.
ask-first-surgeon = { $patient }, dice { $dice }: which die for the first Heal Wounds?{ $rows ->
        [some] {" "}Or cross out a blank row to change a die by 1?
       *[none] {""}
    }
ask-second = { $patient }, dice { $dice }: the { $first } is picked. Which die for { $phase ->
        [prep] Heal Wounds? It also gives a tetromino, if it can be used and there is room.
        [surgeon] the second Heal Wounds? Each die that can be used also gives a tetromino.
       *[other] Stabilize? It also gives a tetromino, if there is room.
    }{ $rows ->
        [some] {" "}Or cross out a blank row to change a die by 1?
       *[none] {""}
    }
ask-bandage = { $patient }: where does the bandage of { $side } by { $die } go? { $phase ->
        [prep] The costs are those of the round if you do nothing else.
       *[other] The costs are those before you stabilize.
    }
ask-stabilize = { $patient }: this round is going to cost { $health } Health and { $strain } Strain. Take { $die } off which of them?
ask-tetromino = { $patient }: where in the Diagnosis box does the tetromino of the { $die } go?{ $rows ->
        [some] {" "}Or cross out a blank row to change a die by 1?
       *[none] {""}
    }
ask-no-room = { $patient }: the tetromino of the { $die } fits nowhere. Cross out a blank row to change a die by 1, or end the turn?
ask-heal = { $patient }: which bandaged wound do you heal? The { $die } heals { $left ->
        [one] 1 more.
       *[other] { $left } more.
    }{ $rows ->
        [some] {" "}Or cross out a blank row to change a die by 1?
       *[none] {""}
    }
ask-nothing-to-heal = { $patient }: there is no bandaged wound for the { $die } to heal. Cross out a blank row to change a die by 1, or go on?
ask-finish = { $patient }: check a completed column and heal a wound, or end the turn? It costs { $health } Health and { $strain } Strain as things stand.
ask-done = { $patient } is cared for in this round. Others are still at work.

## What can be done

do-copy = Copy to the { $quadrant }: wounds at { $wounds }
do-copy-somewhere = Copy the pattern: { $quadrant }
do-cross-out = Cross out a row of { $box }: { $picked ->
        [first] the { $die } picked for the first Heal Wounds
        [second] the { $die } picked for the second Heal Wounds
       *[no] the { $die }
    } becomes a { $to }{ $then }
do-cross-out-only = {""}
do-cross-out-then = { $before }; the { $die } picked for the { $slot ->
        [first] first
       *[second] second
    } Heal Wounds { $usable ->
        [yes] can then be used
       *[no] then cannot be used and counts as 1
    }
do-pick-bandage = The { $die }: { $usable ->
        [no] it cannot be used and counts as 1, a bandage of { $side } by 1
       *[yes] a bandage of { $side } by { $worth }
    }
do-pick-stabilize = The { $die }: stabilize by { $die }{ $room ->
        [no] , no room for its tetromino
       *[yes] {""}
    }
do-pick-heal = The { $die }: { $usable ->
        [no] it cannot be used and counts as 1, {""}
       *[yes] {""}
    }{ $wounds ->
        [0] { $slow ->
            [yes] heals nothing because of the complication
           *[no] no bandaged wound to heal
        }
        [one] heal up to 1 bandaged wound
       *[other] heal up to { $wounds } bandaged wounds
    }{ $usable ->
        [no] , no tetromino
       *[yes] { $room ->
            [no] , no room for its tetromino
           *[yes] {""}
        }
    }
do-pick-no-room = The { $die }: its tetromino fits nowhere, so it heals nothing and the turn ends
do-pick-lost = The { $die }: for an action that is lost, because the tetromino of the { $first } fits nowhere and ends the turn{ $rows ->
        [some] , unless you change the { $first }
       *[none] {""}
    }
do-bandage = Bandage at { $area }: { $wounds ->
        [0] no wounds
        [one] 1 wound
       *[other] { $wounds } wounds
    }, { $empty } empty, costs { $health } Health and { $strain } Strain
do-bandage-somewhere = Bandage at { $area }
do-stabilize = Stabilize { $what ->
        [health] Wounds
       *[strain] Strain
    } by { $by }: costs { $health } Health and { $strain } Strain
do-stabilize-somehow = Stabilize { $what ->
        [health] Wounds
       *[strain] Strain
    }
do-tetromino = Tetromino at { $squares }
do-tetromino-completes = Tetromino at { $squares }: completes { $columns }
do-heal = Heal the wound at { $square }
do-check = Check column { $column }: heal the { $bandaged ->
        [yes] bandaged wound
       *[no] wound
    } at { $square }
do-end-turn = End the turn: costs { $health } Health and { $strain } Strain
do-end-turn-somehow = End the turn
do-heal-nothing = Change no die: there is nothing to heal, so you go on
do-give-up = Change no die: the tetromino fits nowhere, so the turn ends

## What happens

log-arrived = { $patient }. { $story }
log-drawn = { $patient } has: { $card } ({ $grade }).
log-copied = { $patient }: { $card }, { $quadrant }.
log-passed = All sheets are passed to the right.
log-complicated = { $patient }: { $card } ({ $quadrant }) is turned over. { $wounds ->
        [0] It is no worse.
        [one] It is worse: 1 more wound.
       *[other] It is worse: { $wounds } more wounds.
    }
log-critical = { $patient }: { $card } ({ $quadrant }) is turned over. { $rule }
log-phase-begins = { $phase ->
        [emt] The ambulances are here: the EMT phase begins.
        [er] In the emergency room: the ER phase begins.
        [prep] The patients are prepared for the operating theatre: the Prep phase begins.
       *[surgeon] The surgeons take over: the Surgeon phase begins.
    }
log-rolled = { $phase }, round { $round } of { $rounds }: the dice show { $dice }.
log-crossed-out = { $patient }: a row of { $box } is crossed out, the { $die } becomes a { $to }.
log-use-changed = { $patient }: the { $die } for the { $action ->
        [1] first
       *[2] second
    } action { $usable ->
        [yes] can be used now and counts as it lies.
       *[no] can no longer be used and counts as 1.
    }
log-heals-nothing = { $patient }: the { $die } heals nothing because of the complication.
log-picked = { $patient }: the { $die } for the { $action ->
        [1] first
       *[2] second
    } action.
log-picked-unusable = { $patient }: the { $die } for the { $action ->
        [1] first
       *[2] second
    } action. It cannot be used and counts as 1.
log-bandaged = { $patient }: a bandage at { $area }, around { $wounds ->
        [0] no wounds
        [one] 1 wound
       *[other] { $wounds } wounds
    } and { $empty ->
        [0] no empty squares
        [one] 1 empty square
       *[other] { $empty } empty squares
    }.
log-no-bandage = { $patient }: there is no place for the bandage of the { $die }.
log-stabilized = { $patient }: { $what ->
        [health] Stabilize Wounds, up to { $by } Health less to lose in this round.
       *[strain] Stabilize Strain, up to { $by } Strain less in this round.
    }
log-placed = { $patient }: the tetromino of the { $die } at { $squares } of the Diagnosis box.
log-column-completed = { $patient }: column { $column } of the Diagnosis box is complete.
log-no-room = { $patient }: the tetromino of the { $die } fits nowhere. The action counts all the same.
log-cut-short = { $patient }: the tetromino of the { $die } fits nowhere. The Surgeon's turn is over.
log-healed = { $patient }: the wound at { $square } is healed{ $by ->
        [column] , thanks to the diagnosis.
        [bandages] {" "}under two bandages.
       *[surgery] .
    }
log-health-lost = { $patient } loses { $lost ->
        [0] no Health
       *[other] { $lost } Health
    } ({ $marks } marked).
log-strained = { $patient } suffers { $gained ->
        [0] no Strain
       *[other] { $gained } Strain
    } ({ $marks } marked).
log-overflowed = { $patient }: { $squares ->
        [one] 1 of these squares does not fit into the { $box } box and is dropped.
       *[other] { $squares } of these squares do not fit into the { $box } box and are dropped.
    }
log-discharged = { $patient } is discharged: { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Completed columns { $columns }, blank rows { $rows }, remaining wounds { $wounds }{ $filled ->
        [0] .
       *[other] , and { $filled } off because a box was filled.
    }
log-game-ends = All patients are discharged. Together you have { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## The table in words

table-setup = Set-up: the wounds are copied into the Body boxes.
table-round = { $phase }, round { $round } of { $rounds }. The dice show { $dice }.
table-over = All eight rounds are over.
table-patient = { $patient }, treated by { $player }. { $story }
table-patient-home = { $patient }, discharged with { $points ->
        [one] 1 point
       *[other] { $points } points
    }: completed columns { $columns }, blank rows { $rows }, remaining wounds { $wounds }{ $filled ->
        [0] .
       *[other] , and { $filled } off because a box was filled.
    } { $story }
table-turn = { $patient }, this round: dice { $dice }; { $first ->
        [0] none is picked yet
       *[other] the { $first } is for the first action{ $first_usable ->
            [no] {" "}(it cannot be used and counts as 1)
           *[yes] {""}
        }{ $second ->
            [0] {""}
           *[other] , the { $second } for the second{ $second_usable ->
                [no] {" "}(it cannot be used and counts as 1)
               *[yes] {""}
            }
        }
    }. It costs { $health } Health and { $strain } Strain as things stand.
table-turn-done = { $patient }: cared for in this round.
table-condition-new = { $patient }: { $card } ({ $grade }), not in the Body yet.
table-condition = { $patient }: { $card } ({ $grade }), { $quadrant }.
table-condition-critical = { $patient }: { $card } ({ $grade }), { $quadrant }. Its rule: { $rule }
table-quadrant = { $patient }, { $quadrant }: uncovered wounds { $open }; bandaged wounds { $bandaged }; healed { $healed }.
table-bandages = { $patient }, bandages: { $bandages }.
table-health = { $patient }, Health: { $marks } of { $most } squares marked, blank rows { $blank }{ $crossed ->
        [0] .
       *[other] , crossed out { $crossed }.
    }
table-strain = { $patient }, Strain: { $marks } of { $most } squares marked, blank rows { $blank }{ $crossed ->
        [0] .
       *[other] , crossed out { $crossed }.
    }
table-diagnosis = { $patient }, Diagnosis: free squares { $free }; completed columns { $complete }; checked columns { $checked }.
table-points = Points of all patients as things stand: { $points }.

## Headings of the board

board-form = Patient sheet
board-body = Body
board-diagnosis = Diagnosis
board-health = Health
board-strain = Strain
board-dice = Dice
board-dice-patient = Dice for this patient
board-conditions = Conditions
board-patients = Patients
board-yours = Your patient
board-next-patient = Next: { $patient }
board-passed = The sheets go to the right
board-story = About { $patient }
board-round = { $phase }, round { $round } of { $rounds }
board-rounds = Round { $round } of { $rounds }
board-phases = Phases
board-first-action = First action
board-second-action = Second action
board-bandage = Bandage
board-bandage-size = Bandage { $side } by { $die }
board-stabilize = Stabilize
board-stabilize-wounds = Stabilize Wounds
board-stabilize-strain = Stabilize Strain
board-heal = Heal Wounds
board-heal-left = Wounds to heal: { $left }
board-tetromino = Tetromino
board-tetrominoes = Tetromino of each die
board-turn-piece = Turn
board-mirror-piece = Turn over
board-place = Place it here
board-cost = Costs { $health } Health and { $strain } Strain
board-cost-health = Health: { $health } more
board-cost-strain = Strain: { $strain } more
board-wound = Wound
board-wounds = Wounds: { $wounds }
board-uncovered = Uncovered wounds: { $wounds }
board-bandaged = Bandaged wounds: { $wounds }
board-bold = Bold wound
board-healed = Healed
board-empty = Empty
board-sign-twice = Two bandages
board-sign-complete = Complete column
board-sign-checked = Checked column
board-sign-cost = Cost of this round
board-sign-ahead = Not placed yet
board-sign-crossed = Crossed out
board-sign-unusable = Cannot be used
board-column = Column { $column }
board-column-complete = Column { $column }: complete
board-column-checked = Column { $column }: checked
board-check = Check
board-quadrant = Quadrant { $quadrant }
board-marks = { $marks } of { $most } marked
board-blank-rows = Blank rows: { $rows }
board-crossed-rows = Crossed out: { $rows }
board-cross-out = Cross out a row
board-change = { $die } becomes { $to }
board-filled = Filled: { $points } points off
board-unusable = Cannot be used: counts as 1
board-front = Front
board-back = Back
board-hidden = Turned over later
board-rule = Complication
board-waiting = Waiting for the others
board-done = Done
board-points = Points
board-points-of = Points: { $points }
board-score-columns = Completed columns
board-score-rows = Blank rows
board-score-wounds = Remaining wounds
board-score-filled = Filled box
board-total = Together
board-unseen = Cards that nobody has
board-none = none

## On paper

paper-name = Name
paper-sheet = One sheet for each player: print this page as often as you need it. Copy the four patterns into the quadrants, then pass the sheets on.
paper-bandage = Bandage { $side } by the die
paper-conditions = Condition cards: cut them out and fold the back behind the front
paper-people = Patient cards: cut them out

## Odds

odds-die = The next die
odds-patient = The next patient
odds-minor = The next Minor card
odds-serious = The next Serious card
odds-critical = The next Critical card
fate-box-filled = A Health or Strain box that is not full yet is filled in this round, even if everybody does their best to prevent it
reason-box-filled = A box is filled in this round: { $chosen } % instead of { $other } % after “{ $second }”.
reason-gain = It brings { $n ->
        [one] a point
       *[other] { $n } points
    } for certain.
reason-worth = “{ $second }”, the next best choice, is worth { $whole }.{ $tenths } points less in the end.

## Why not

no-such-seat = There is no such player.
no-game-over = The match is over: all patients are discharged.
no-pattern-left = Your four patterns are copied; you wait until the others have copied theirs.
no-round-left = Your patient is cared for in this round; you wait until the others are done.
no-such-quadrant = The Body has four quadrants.
no-free-quadrant = There is a pattern in this quadrant already.
no-copy-first = First copy the patterns of your cards into the Body.
no-copying = The patterns have been copied already.
no-die-asked = Both dice of this round are picked: the { $first } and the { $second }.
no-such-die = None of the dice shows a { $die }.
no-die-twice = The { $die } is picked already, and no other die shows it.
no-die-lying = No die that is still to be picked shows a { $die }.
no-die-picked = The die picked for this action does not show a { $die }.
no-surgeon = Only Surgeons cross out rows to change dice.
no-turn-left = A tetromino fitted nowhere, so your turn as a Surgeon is over.
no-crossing-any-more = Rows are crossed out before a die is used.
no-blank-row = The { $box } box has no blank row left.
no-such-step = A row changes a die by exactly 1.
no-such-value = A die shows 1 to 6.
no-dice-yet = First pick two dice.
no-surgeon-bandage = Surgeons draw no bandages.
no-second-bandage = The bandage of this round is drawn already.
no-bandage-fitted = There was no room for the bandage of this round.
no-bandage-yet = First draw the bandage.
no-outside-body = The bandage must lie inside the Body.
no-such-bandage = The bandage must be { $side } by { $die }, lying or standing.
no-touching = The complication forbids a bandage in this quadrant.
no-overlap = In the EMT phase bandages may not overlap.
no-prep-stabilizing = Nothing is stabilized in the Prep phase.
no-surgeon-stabilizing = Nothing is stabilized in the Surgeon phase.
no-stabilizing-yet = First choose what to stabilize.
no-second-stabilizing = You have already chosen what to stabilize in this round.
no-tetromino-yet = First place the tetromino.
no-healing-without-room = The tetromino of the { $die } fits nowhere, so the { $die } heals nothing and the turn ends unless you change the { $die }.
no-tetromino-of-it = The { $die } cannot be used, so it gives no tetromino.
no-tetromino-left = No tetromino is waiting to be placed.
no-such-tetromino = The tetromino of the { $die } cannot cover these squares.
no-order = Name the squares of a tetromino in ascending order.
no-room-there = Some of these squares are filled already.
no-healing-phase = There is no Heal Wounds in the { $phase } phase.
no-healing-left = No Heal Wounds is left in this round.
no-such-square = There is no such square in the Body.
no-wound = There is no wound at { $square }.
no-bandaged-wound = The wound at { $square } is not bandaged, so Heal Wounds cannot heal it.
no-second-check = Column { $column } has been checked already.
no-complete-column = Column { $column } of the Diagnosis box is not complete.
no-unclear-column = The complication of this patient forbids checking column { $column }.
no-end-yet = Finish both actions first.

## The rules

rule-R1 = Trauma Center is a cooperative game for one to four; there is no room for a fifth. You need a Patient sheet for each player, the cards, three six-sided dice and something to write with.
rule-R2 = There are four phases of two rounds each, in this order: EMT, ER, Prep, Surgeon. After these eight rounds comes Discharge, where you count points. All of you share one score.
rule-R3 = A Patient sheet has four boxes. The Body is a grid of four quadrants. The Diagnosis box is a grid as well, and each of its columns belongs to the column of the Body with the same letter. Health and Strain are rows of { $row } squares that you mark as the patient gets worse.
rule-R4 = Condition cards are Minor, Serious or Critical and have two sides. The front shows a pattern of wounds, drawn as crosses. The back of a Minor or Serious card shows the same pattern, perhaps with additional bold wounds. The back of a Critical card has a rule.
rule-R5 = Each player draws two Minor cards, one Serious and one Critical card.
rule-R6 = Copy the patterns of your four cards into the Body, each into a quadrant of its own. Which goes where is up to you.
rule-R7 = Then everybody passes the Patient sheet and its Condition cards to the player on the right.
rule-R8 = Each round begins with one roll of three dice. The roll is for all players.
rule-R9 = Each player picks two of the three dice and assigns them to the two actions of the phase, one die for each. It does not matter what others pick: you may take the same dice or different ones. No die serves twice.
rule-R10 = The die of your second action also gives you a tetromino for the Diagnosis box; its shape depends on the number. In the Surgeon phase both dice give you one.
rule-R11 = When a column of the Diagnosis box is complete, you may put a check mark above it and heal any one wound in the same column of the Body. You may do so at once or at any later time, but only once per column. Completed columns without a check mark score at the end.
rule-R12 = To heal a wound is to fill in its square. From then on it is no longer a wound.
rule-R13 = EMT, first action, Bandage: draw a rectangle of { $emt } by the number on the die around squares of the Body. It may not overlap another bandage.
rule-R14 = EMT, second action: choose one of two. (a) Stabilize Wounds lowers the Health lost in this round by the number on the die. (b) Stabilize Strain lowers the Strain of this round by that number. Either way you place a tetromino.
rule-R15 = Health: count the wounds that no bandage covers. Take off the die if you chose Stabilize Wounds; the result is never below 0. Mark so many squares of the Health box.
rule-R16 = Strain: count the empty squares inside the bandage that you have just drawn. Take off the die if you chose Stabilize Strain; the result is never below 0. Mark so many squares of the Strain box.
rule-R17 = After the second EMT round, pass the sheet and its cards to the right.
rule-R18 = Between EMT and ER all Minor and Serious cards are turned over. If there are bold wounds on the back, add them to the Body, in the quadrant to which the pattern of that card was copied.
rule-R19 = ER, first action, Bandage: the rectangle is { $er } by the number on the die. It may overlap any other bandages, those of this phase included.
rule-R20 = ER, second action: Stabilize Wounds or Stabilize Strain, as in the EMT phase, with a tetromino.
rule-R21 = Then Health and Strain are counted as in the EMT phase.
rule-R22 = After that, every wound under more than one bandage is healed.
rule-R23 = After the second ER round, pass the sheet and its cards to the right.
rule-R24 = Between ER and Prep all Critical cards are turned over. The rule on the back binds everybody who treats this patient, in all rounds and phases to come.
rule-R25 = Prep, first action, Bandage: the rectangle is { $prep } by the number on the die. It may overlap other bandages.
rule-R26 = Prep, second action, Heal Wounds: heal as many bandaged wounds as the die shows, and place a tetromino.
rule-R27 = Then mark Health for the uncovered wounds and Strain for the empty squares of the new bandage. Nothing is taken off.
rule-R28 = After that, every wound under more than one bandage is healed, as in the ER phase.
rule-R29 = If the rule of a complication keeps you from using a die that you have picked, this die counts as 1, even if it is the 1 that is forbidden. If you use it for Heal Wounds, you place no tetromino.
rule-R30 = After the second Prep round, pass the sheet and its cards to the right.
rule-R31 = Surgeon: before you use the dice, you may cross out rows of the Health or Strain box that are completely blank. Each row changes one die by 1, up or down. You may cross out several.
rule-R32 = Surgeon, both actions, Heal Wounds: each time heal as many bandaged wounds as the die shows, and place a tetromino. There are no bandages in this phase, and so there is no Strain.
rule-R33 = If a Surgeon's tetromino fits nowhere, this Heal Wounds may not be done and the turn is over; a second action that was still to come is lost, too.
rule-R34 = As in the Prep phase, a die that a complication forbids counts as 1 and gives no tetromino. So no tetromino can be in its way either.
rule-R35 = Then mark Health for the uncovered wounds.
rule-R36 = Discharge: each patient brings 1 point for every completed column without a check mark and 1 point for every blank row of Health and of Strain. Each remaining wound costs 1 point, bandaged or not. If Health or Strain was filled completely, that costs { $filled } points; rows that were crossed out do not count as filled.
rule-R37 = The points of all patients together are the score of the group. There is no score at which you have won or lost.
rule-A1 = The rulebook does not give the size of the Body; here it has { $columns } columns and { $rows } rows, in four equal quadrants, and as many columns as the Diagnosis box has. Columns have letters, beginning with A, and rows have numbers, beginning with 1.
rule-A2 = The rulebook does not give the size of the Diagnosis box; here it has { $columns } columns and { $diagnosis } rows. A patient gets up to ten tetrominoes, so that sooner or later one may not fit.
rule-A3 = The rulebook does not say which die gives which tetromino; here { tetromino-list }. You may rotate all of them, and turn over only those of which that is said.
rule-A4 = The rulebook reminds you of a game of falling blocks; here nothing falls. A tetromino may go anywhere inside the Diagnosis box where its four squares are free.
rule-A5 = The rulebook gives a row of Health or Strain 10 squares and does not say how many rows there are; here there are { $health } rows of Health and { $strain } of Strain, of { $row } squares each.
rule-A6 = The cards of the rulebook cannot be obtained; here they are Redtag's own. Minor cards have { $minor_least } to { $minor_most } wounds and up to { $minor_bold } bold ones, Serious cards { $serious_least } to { $serious_most } and up to { $serious_bold } bold ones, Critical cards { $critical_least } to { $critical_most }. There are { $minor } Minor, { $serious } Serious and { $critical } Critical cards, so that four players never run out.
rule-A7 = The rulebook does not quote the rules of the Critical cards, but shows that some forbid dice; here they are Redtag's own. Dice of some numbers, the highest, the lowest or equal dice cannot be used; no bandage may touch the quadrant of the card; its uncovered wounds count twice; its columns cannot be checked; each round costs more Health; each bandage costs more Strain; or each Heal Wounds heals fewer wounds.
rule-A8 = The rulebook speaks of an area of 3 by the die; here this is a rectangle with these two sides, lying or standing, and not just any shape of the same size. The same goes for the bandages of ER and Prep.
rule-A9 = The rulebook does not spell out where a bandage may lie; here it lies inside the Body with all its squares. If there is a place for it, you must draw it. If there is none, you go on without, and there is no Strain.
rule-A10 = The rulebook leaves open which squares are empty; here those that have never had a wound. Healed squares are filled in and so not empty. Squares under an older bandage count again.
rule-A11 = The rulebook leaves the order within a round open; here you pick your dice, draw the bandage, take the second action with its tetromino, then count Health, then Strain, and at last wounds under two bandages are healed. You may check columns before the counting.
rule-A12 = The rulebook leaves open whether Heal Wounds in the Prep phase may use the bandage of the same round; here it may. The bandage always comes first.
rule-A13 = The rulebook says both that you may use a column when you complete it and that you may do so at any time; here any later moment will do, once per column. The last one is in the last round, before Health is counted.
rule-A14 = The rulebook does not say what happens if there are fewer bandaged wounds than the die shows; here you heal all there are. The tetromino comes before the healing.
rule-A15 = The rulebook punishes a tetromino that fits nowhere only in the Surgeon phase; here, in the earlier phases, the action counts all the same, without a tetromino.
rule-A16 = The rulebook says that a Surgeon's turn is ended; here this means that the actions still to come are lost. Health is counted nevertheless.
rule-A17 = The rulebook takes points off if one box or the other was filled; here this happens once per patient, even if both were.
rule-A18 = The rulebook does not count rows that were crossed out as filled; here only completely blank rows can be crossed out, they no longer count as blank, and a box is filled only if all its squares are marked. Marks that find no square are dropped.
rule-A19 = The rulebook leaves open how far a die can be changed; here it stays between 1 and 6. The new number decides both how many wounds are healed and which tetromino there is. The rows are those of the patient whom you treat. You may also change a die to get away from a forbidden number.
rule-A20 = The rulebook leaves open what a bold wound does on a square that is bandaged or healed; here it is a bandaged wound in the first case, and in the second the square is a wound again.
rule-A21 = The rulebook speaks of the appropriate quadrant for bold wounds; here it is the one that the card's pattern was copied to.
rule-A22 = The rulebook leaves open whether a pattern may be rotated; here it is copied as it is drawn. You choose only the quadrant.
rule-A23 = Passing to the right only changes who decides about a patient; here you sit in clockwise order and get the sheet of the player on your left. If you play alone, you pass to yourself.
rule-A24 = The rulebook has you count a die as 1 if you are unable to use it; here you may not do so with a die that can be used.
rule-A25 = The rulebook leaves open whether the two dice may show the same; here they may, as long as they are two dice.
rule-A26 = The rulebook calls wounds temporarily stabilized; here the reduction is for this round only and does not add up.
rule-A27 = The rulebook gives 1 point for all completed, unchecked columns; here that is 1 point for each of them.
rule-A28 = The rulebook gives the tetromino to the second number used; here this is the die of the second action, Stabilize or Heal Wounds, and never that of the bandage.
rule-A29 = The rulebook limits what a die does and not which one you pick; here the pick is free: any two of the three dice. A die that a complication forbids for its action counts as 1 and gives no tetromino, even if a die that can be used is left lying.
rule-A30 = The rulebook does not say that you may leave out a tetromino; here you must place it wherever there is room, in every phase.
rule-A31 = The rulebook leaves open how boxes are filled; here marks go row by row from the top, and rows are crossed out from the bottom. A row with a single mark is no longer blank. Marks never enter a crossed-out row; what finds no square is dropped. A box with a crossed-out row is never filled.
rule-A32 = The rulebook leaves open for whom and when a die is changed; here only for this one patient, before or after it is picked, as long as no die has been used. No number is barred: the complication is looked at after the change, and a picked die that it then forbids counts as 1 and gives no tetromino.
rule-A33 = The rulebook names no effect of a full box before Discharge; here there is none. Nobody is given up: every patient is treated to the last round.
rule-A34 = The rulebook does not say what a check mark does without a wound; here you can check a column only if there is a wound in that column of the Body.
rule-A35 = In one place the rulebook adds the tetromino after both actions, in others it is part of the second one, or of both for Surgeons; here the latter counts.
rules-chapter-frame = Players, Sheets and Cards
rules-chapter-setup = Set-up
rules-chapter-round = The Round
rules-chapter-emt = EMT
rules-chapter-complications = Minor and Serious Complications
rules-chapter-er = ER
rules-chapter-critical = Critical Complication
rules-chapter-prep = Prep
rules-chapter-surgeon = Surgeon
rules-chapter-discharge = Discharge
rules-chapter-rulings = Rulings
rules-intro = In Trauma Center you are doctors after a great disaster. Each of you has a patient on a sheet of paper, and after every phase the sheets move on: what you begin, somebody else continues. In eight rounds you bandage, diagnose and heal with the same three dice for all, and in the end you count together how well your patients are. The text you are reading is Redtag's own wording of the rules.
