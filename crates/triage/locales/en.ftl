game-title = After the Disaster: Triage
game-tagline = A hospital after an earthquake. Save whom you can while it stands. Solo, about 15 minutes.

jack = Jack
queen = Queen
turned-queen = Queen (waits only this turn)
king = King

card-diesel = Diesel ♦{ $n }
card-hope = Hope ♥
card-aftershock = Aftershock ♠{ $n }
card-complications = Complications ♣{ $n }
card-patient = { $patient }

## What is asked

ask-patient = A { $patient } arrives and a Bed is free. Admit them (health { $health }, no cost), or leave them Outside?
ask-aftershock = Aftershock ♠{ $damage }: the Hospital ({ $hospital } left) takes { $damage } damage. Each AP you spend keeps off 1. { $ap ->
        [one] Do you spend your AP?
       *[other] How many of your { $ap } AP do you spend?
    }
ask-diesel = A source of Diesel ♦{ $rank }. Start on it for 1 of your { $ap } AP, or leave it to others?
ask-diesel-replacing = A source of Diesel ♦{ $rank }. Starting on it costs 1 of your { $ap } AP, and the ♦{ $old } (at { $value }) is lost. Start on the new one, or leave it to others?
ask-complications = Complications ♣{ $damage }: the { $patient } in Bed { $bed } (health { $health }) takes { $damage } damage. Each AP you spend keeps off 1. { $ap ->
        [one] Do you spend your AP on this patient?
       *[other] How many of your { $ap } AP do you spend on this patient?
    }
ask-standard = { $ap ->
        [one] 1 AP left
       *[other] { $ap } AP left
    }: choose a standard action, or end the turn. The generator will need { $demand } Diesel and has { $diesel }.

## What can be done

do-admit = Admit: health { $health }, { $diesel } Diesel each turn
do-admit-nobody = Admit
do-refuse = Leave Outside: { $outside ->
        [batters] 1 damage to the Hospital at the end of each turn
        [turns] lost at the end of the next turn
       *[leaves] lost at the end of this turn
    }
do-refuse-nobody = Leave Outside
do-brace = { $ap ->
        [0] Spend nothing: { $damage } damage
       *[other] Spend { $ap } AP: { $damage ->
            [0] no damage
           *[other] { $damage } damage
        }
    }{ $hospital ->
        [falls] , and the Hospital collapses
       *[stands] {""}
    }
do-brace-nothing = Spend { $ap } AP against an Aftershock
do-start = Start on it (1 AP)
do-leave = Leave it
do-protect = { $ap ->
        [0] Spend nothing
       *[other] Spend { $ap } AP
    }: { $health ->
        [0] the patient dies
       *[other] health { $health }
    }
do-protect-nobody = Spend { $ap } AP against Complications
do-admit-outside = Admit the { $patient } from Outside: health { $health }, { $diesel } Diesel each turn
do-explore = Explore: turn up one more card
do-heal = Heal the { $patient } in Bed { $bed } to { $health }
do-heal-saves = Heal the { $patient } in Bed { $bed }: goes home!{ $ap ->
        [0] {""}
       *[other] {" "}(+{ $ap } AP)
    }
do-heal-nobody = Heal in Bed { $bed }
do-scavenge = Scavenge the ♦{ $rank } to { $value }
do-scavenge-completes = Scavenge the last of the ♦{ $rank }: to the generator!
do-scavenge-nothing = Scavenge
do-end-turn = End the turn{ $ap ->
        [0] {""}
        [one] {" "}(1 AP is lost)
       *[other] {" "}({ $ap } AP are lost)
    }

## What happens

log-turn-begins = Turn { $turn }: { $ap } AP.
log-queue-filled = { $cards ->
        [one] One card goes
       *[other] { $cards } cards go
    } into the Event Queue.
log-revealed = Turned up: { $card }.
log-admitted = The { $patient } gets Bed { $bed }, health { $health }.
log-admitted-from-outside = The { $patient } from Outside gets Bed { $bed }, health { $health }.
log-sent-outside = The { $patient } waits Outside.
log-hospital-damaged = { $cause ->
        [aftershock] The ground shakes
        [no-diesel] The lights go out
       *[battered] { $who ->
            [jack] { $damage ->
                [one] A Jack Outside batters
               *[other] Jacks Outside batter
            }
            [queen] { $damage ->
                [one] A Queen Outside batters
               *[other] Queens Outside batter
            }
            [king] { $damage ->
                [one] A King Outside batters
               *[other] Kings Outside batter
            }
           *[several] { $damage ->
                [one] A patient Outside batters
               *[other] Patients Outside batter
            }
        } the doors
    }: { $damage } damage to the Hospital, { $left } left.
log-braced = { $ap ->
        [one] 1 AP holds
       *[other] { $ap } AP hold
    } the walls: no damage.
log-source-started = Scavenging of the ♦{ $rank } begins at 1.
log-source-replaced = Scavenging of the ♦{ $rank } begins at 1; the ♦{ $lost } is given up.
log-source-left = The ♦{ $rank } goes to other survivors.
log-hope = Hope: 1 more AP, now { $ap }.
log-nobody-to-hurt = No patient is in a Bed: nothing happens.
log-protected = { $ap } AP for the { $patient } in Bed { $bed }{ $left ->
        [0] : no damage.
       *[other] .
    }
log-hurt = { $cause ->
        [complications] Complications
       *[no-diesel] No power
    }: the { $patient } in Bed { $bed } takes { $damage } damage, health { $health }.
log-died = { $cause ->
        [complications] Complications
       *[no-diesel] No power
    }: the { $patient } in Bed { $bed } dies.
log-healed = The { $patient } in Bed { $bed } is healed to { $health }.
log-saved = The { $patient } in Bed { $bed } goes home. Saved!
log-saved-with-cheers = The { $patient } in Bed { $bed } goes home. Saved! Morale gives { $ap } AP.
log-scavenged = The ♦{ $rank } is at { $value }.
log-source-completed = The ♦{ $rank } goes under the Generator Pile.
log-diesel-consumed = The generator burns { $demand } Diesel, { $left } left.
log-diesel-card-emptied = The ♦{ $rank } is used up.
log-diesel-short = Short of Diesel by { $missing }!
log-queens-turned = { $count ->
        [one] A Queen
       *[other] { $count } Queens
    } Outside will not wait longer than the next turn.
log-lost-outside = { $count ->
        [one] A { $patient } Outside is lost.
       *[other] { $count } { $patient }s Outside are lost.
    }
log-collapsed = The Hospital collapses. Saved: { $saved }.
log-nobody-left = Help has come: nobody is left to look after. Saved: { $saved }.

## The table in words

table-line = { $place }: { $told }
table-turn = Turn { $turn }, { $ap } AP.
told-hospital = { $value } of { $most }.
told-bed = { $patient }, health { $health } of { $healthy }.
told-empty = empty.
told-outside = { $count } × { $patient }.
told-nobody = nobody.
told-generator = { $diesel } Diesel on { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $level } on the top one; this turn needs { $demand }.
told-source = ♦{ $rank } at { $value }.
told-deck = { $deck }, Event Queue: { $queue }, Discard Pile: { $discard }, set aside: { $aside }.
table-saved = Saved: { $saved } ({ $jacks } J, { $queens } Q, { $kings } K).

## Headings of the board

board-hospital = Hospital
board-bed = Bed { $bed }
board-outside = Outside
board-generator = Generator Pile
board-scavenging = Scavenging Space
board-queue = Event Queue
board-deck = Event Deck
board-discard = Discard Pile
board-saved = Saved Pile
board-total = { $diesel } Diesel in all
board-demand = needs { $demand } this turn
board-empty = empty
board-unseen = Still unseen: { $unseen } (one of them is set aside)

## Odds

odds-event = The next card
fate-hospital-falls = The Hospital falls this turn even if you do everything against it and explore no more
reason-hospital-falls = The Hospital falls this turn: { $chosen } % instead of { $other } % after “{ $second }”.
reason-gain = It saves { $n ->
        [one] a patient
       *[other] { $n } patients
    } for certain.
reason-worth = “{ $second }”, the next best choice, saves { $whole }.{ $tenths } patients fewer in the end.

## Why not

no-game-over = The game is over.
no-more-than-damage = Against an Aftershock of { $damage } you can spend at most { $damage } AP.
no-more-protection = { $most ->
        [0] No more AP can be spent on this card.
       *[other] At most { $most } AP can be spent here.
    }
no-so-many-ap = You have only { $ap } AP.
no-patient-asked = No patient is at the door now.
no-aftershock-asked = There is no Aftershock to brace for now.
no-diesel-asked = No new source of Diesel has been found now.
no-complications-asked = There are no Complications to protect anybody from now.
no-card-first = First handle the card that was turned up.
no-event-first = First answer the card that was turned up; standard actions come after the Event Queue.
no-ap = You have no AP left.
no-such-outsider = No { $patient } waits Outside.
no-upright-queen = No Queen came this turn; the one Outside is in her last turn.
no-turned-queen = The Queen Outside has not been turned yet; this is not her last turn.
no-free-bed = No Bed is free, and nobody can be sent out of one.
no-cards-left = The Event Deck is empty.
no-such-bed = There { $beds ->
        [one] is only 1 Bed
       *[other] are only { $beds } Beds
    }.
no-patient-in-bed = Nobody lies in Bed { $bed }.
no-source = Nothing is being scavenged.

## The rules

rule-R1 = Triage is a game for one. On a table you would need two ordinary packs of 52 cards, six six-sided dice and something to count your action points (AP) with.
rule-R2 = The six dice are never thrown; each one only marks a number. One belongs to the generator, one to the Hospital, one to the Scavenging Space and one to each of the three Beds.
rule-R3 = For number cards, the suit tells you what happens: ♦ is Diesel, ♥ is Hope, ♠ is an Aftershock and ♣ means Complications. Jacks, Queens and Kings of every suit are Patients. An Ace counts as 1.
rule-R4 = First pick the { $reserves }♦ and the 10♥ out of one pack. The { $reserves }♦ is your Diesel Reserves and the 10♥ is your Hospital. Neither of them ever belongs to the Event Deck.
rule-R5 = The Event Deck has { $cards } cards, picked from two packs: { event-deck }. Altogether that is { $diesel } Diesel (worth { $diesel_worth }), { $hope } Hope, { $aftershocks } Aftershocks ({ $aftershocks_worth } damage), { $complications } Complications (their numbers add up to { $complications_worth }) and { $patients } Patients: { $jacks } Jacks, { $queens } Queens and { $kings } Kings.
rule-R6 = Mix the { $cards } event cards well and set them down as a face-down pile. Their order is unknown to you from here on.
rule-R7 = The { $reserves }♦ opens the Generator Pile; the 10♥ takes its place as the Hospital. A die on each of them marks its value; four more dice wait, one in the Scavenging Space and one in every Bed. Apart from the Event Deck nothing else is on the table yet: Event Queue, Beds, Outside, Scavenging Space, Discard Pile and Saved Pile are all empty.
rule-R8 = To finish, { $set_aside ->
    [0] no card is set aside: all { $left } cards stay in the Event Deck.
    [one] the top card of the Event Deck goes face down to the Discard Pile, and nobody looks at it during the whole game. The { $left } cards left are dealt { $queue } at a time, unless you Explore.
   *[other] the top { $set_aside } cards of the Event Deck go face down to the Discard Pile, and nobody looks at them during the whole game. The { $left } cards left are dealt { $queue } at a time, unless you Explore.
    }
rule-R9 = A die on a Diesel card or on the Hospital marks the current value, from 0 up to the number on the card. Scavenging raises the value of a Diesel card; burning Diesel lowers it, just as damage lowers the Hospital. Once the die slips below the lowest pip, the value is 0.
rule-R10 = The die in a Bed shows how its Patient is doing. A Jack arrives with { $jack_health } health, a Queen with { $queen_health }, a King with { $king_health }; healing adds to this and damage takes away. Anyone who drops to 0 or below dies and goes to the Discard Pile. Anyone who gets to { $healthy } is well again and joins the Saved Pile.
rule-R11 = Health is counted in the Beds and nowhere else. Patients Outside have no health: they can be neither healed nor hurt there, and only the Outside step near the end of the turn affects them.
rule-R12 = Every turn opens with exactly 4 action points (AP). Anything you did not spend last turn is gone.
rule-R13 = Next, deal { $queue ->
    [one] one card
   *[other] { $queue } cards
    } from the Event Deck face down into the Event Queue, starting on the left. When fewer are left, deal those. When none are left, skip the events and go straight on to your standard actions.
rule-R14 = Turn up the queued cards one by one from the left, and finish each before you turn up the next. Cards further along stay secret until their moment comes. Standard actions must wait until the whole queue is done.
rule-R15 = When a Patient turns up and a Bed is free, you may admit them at no cost; a Jack starts with { $jack_health } health, a Queen with { $queen_health }, a King with { $king_health }. If every Bed is taken, or if you turn them away, they go Outside. A Queen is laid down upright there.
rule-R16 = An Aftershock damages the Hospital by its number. Every AP you are willing to spend cancels 1 point of that damage, down to none at all. Afterwards the card goes to the Discard Pile.
rule-R17 = A Diesel card is a newly found source of fuel. If you pay 1 AP, you begin scavenging: the card goes to the Scavenging Space at value 1, and a card already lying there is discarded together with all the work you put into it. If you do not pay, the new card is discarded instead.
rule-R18 = Hope brings you 1 extra AP right away, whatever its number, and then goes to the Discard Pile. There is no upper limit to your AP.
rule-R19 = Complications strike the Patient in a Bed with the lowest health; if several share that lowest health, each of them takes the card's number in damage. You may spend up to that number of AP on the card in all, divided as you please, and every AP spares one struck Patient 1 damage. Then the card is discarded, and so is anyone who has dropped to 0. If all Beds are empty, the card is discarded and nothing else happens.
rule-R20 = After the events come the standard actions: they cost 1 AP apiece, all are voluntary, and you may take as many as you can pay for in whatever order suits you. (a) Admit brings one Patient from Outside into an empty Bed with full starting health (Jack { $jack_health }, Queen { $queen_health }, King { $king_health }), however long they have waited. (b) Explore turns up the top card of the Event Deck, which you resolve like any other event with the AP you have left; the deck must not be empty. (c) Heal gives one Patient in a Bed 1 health; at { $healthy } they move to the Saved Pile and free the Bed, and you receive AP on the spot: { $jack_ap } for a Jack, { $queen_ap } for a Queen, { $king_ap } for a King. (d) Scavenge raises the card in the Scavenging Space by 1; once it shows its full number, it slides face up underneath the Generator Pile, leaving the space free again.
rule-R21 = No action is limited to once per turn. Take the same one as often as you can pay for it, even for the same Patient.
rule-R22 = There are only two ways out of a Bed: being saved or dying. You can never send a Patient back Outside, and damage to the Hospital is never repaired.
rule-R23 = After your actions the generator runs. It needs 1 Diesel, plus { $jack_diesel } for every Jack in a Bed, { $queen_diesel } for every Queen and { $king_diesel } for every King. Burn it from the top card of the Generator Pile; if that card falls to 0 it is discarded, and the rest comes from the card below, which starts at its full number.
rule-R24 = If the Generator Pile cannot meet the whole demand, everything in it is burned all the same. Then the Hospital and each Patient in a Bed suffer 1 damage: only 1, no matter how much was missing. Patients who drop to 0 die.
rule-R25 = Just enough is enough. If your last Diesel covers the demand exactly, nothing is damaged, even though the Generator Pile is now empty.
rule-R26 = Then every Patient Outside is dealt with. Each Jack { $jack_outside ->
    [batters] stays there and deals the Hospital 1 damage
    [turns] makes a quarter turn: the first time sideways, where he stays, the second time upright again, and is discarded
   *[leaves] is discarded straight away
    }. Each Queen { $queen_outside ->
    [batters] stays there and deals the Hospital 1 damage
    [turns] makes a quarter turn: the first time she ends up sideways and stays, the second time she is upright again and is discarded
   *[leaves] is discarded straight away
    }. Each King { $king_outside ->
    [batters] stays there and deals the Hospital 1 damage
    [turns] makes a quarter turn: the first time sideways, where he stays, the second time upright again, and is discarded
   *[leaves] is discarded straight away
    }.
rule-R27 = Nobody Outside gets a grace period: Patients who were put there this very turn count as well. Whoever is discarded straight away is lost the same turn, and whoever is turned already makes the first quarter turn.
rule-R28 = With that, the turn is over. Unless the game has ended, a new turn begins with 4 fresh AP.
rule-R29 = The game is over the moment the Hospital falls to 0. It is also over when no card is left in the Event Deck, the Event Queue, the Beds and Outside.
rule-R30 = Every Patient in the Saved Pile is worth 1 point, and a collapse of the Hospital does not take those points away. The best conceivable score is { $patients }, less any Patient who was discarded during set-up.
rule-R31 = You may look through the Discard Pile at any time, apart from the card discarded during set-up. The official game has a single mode, no difficulty levels and no score that counts as winning or losing: you play for the best result you can get.
rule-A1 = The text of the rulebook leaves open how many Beds there are; here there are three. Of the six dice, the generator, the Hospital and the Scavenging Space take one each, which leaves three for Beds, and a printed example has three Beds occupied.
rule-A2 = The rulebook can be misread as if a Diesel card you abandon went to the generator; here it always goes to the Discard Pile and its Diesel is lost. The words about the generator's left only tell you where the Scavenging Space lies.
rule-A3 = The rulebook leaves open whether the AP limit on Complications holds for the whole card or separately for each struck Patient; here it holds for the whole card. The option “complications cap per patient” gives you the other reading. Either way, who is struck is settled before any damage and is not checked again.
rule-A4 = The rulebook does not spell out whether you may put more AP into an Aftershock than its number; here the number is the limit. Extra AP would have no effect anyway.
rule-A5 = The rulebook does not spell out what a Diesel card costs in all; here the AP you pay to start counts as the first step, so a 5♦ takes 5 AP from start to finish. The smallest Diesel card is a 2, so a card is never complete at the start: only the Scavenge action can finish it.
rule-A6 = The rulebook leaves open what happens if you finish a Diesel card while the Generator Pile is empty; here it becomes the top card at once, at its full value.
rule-A7 = The rulebook leaves open whether a greater lack of Diesel does greater harm; here the damage is always 1, and it hits the Hospital and everyone in a Bed at the same moment. Should this bring down the Hospital, the game is over, but the Patients you have saved still score.
rule-A8 = The rulebook leaves open when exactly to check for the end; here the Hospital is checked after every damage, and whether everything is empty is checked after every action and at the end of the turn. As long as cards wait in the Event Queue, the game does not count as empty: they are resolved first. The moment of checking never changes your score.
rule-A9 = The rulebook leaves open in which order Patients Outside are handled; here Jacks come first, then Queens, then Kings. The order never changes your score; at most the Hospital collapses before the others have had their turn.
rule-A10 = The rulebook leaves open whether an explored card differs from a queued one; here it does not. Explored cards are resolved one at a time, an explored Patient may take an empty Bed for free, and Hope merely gives back the AP you paid. Only Patients who are already Outside cost 1 AP to admit.
rule-A11 = The rulebook leaves open what would happen to a Queen who went Outside a second time; here that cannot occur, because nobody goes back Outside from a Bed. A Queen Outside is therefore either upright and new, or sideways after one quarter turn.
rule-A12 = The rulebook leaves open whether you might peek at face-down cards; here nobody can, not even the computer. In Redtag, queued cards and the set-up discard are truly undecided until turned up: only at that moment is it settled which of the cards still possible it is. The set-up discard is never turned up in play.
rule-A13 = The rulebook leaves open whether you may stop early or draw less; here you may end your actions with AP to spare, although those AP are lost. The draw is compulsory: { $queue ->
    [one] one card
   *[other] { $queue } cards
    } every turn, or all that remain.
rule-A14 = The rulebook leaves open how a six-sided die shows { $healthy } health; here the last step is not shown: the healing that reaches { $healthy } saves the Patient. Only the Heal action raises health, always by 1, so nobody can overshoot.
rule-A15 = The rulebook leaves open when you may use the AP for a saved Patient; here you have them at once, for further standard actions in the same turn. Healing never happens at any other time.
rule-A16 = The rulebook leaves open whether play could go on without end; here a game always ends. The Event Deck runs dry sooner or later, and after that missing Diesel or Jacks Outside wear the Hospital down, unless Beds and Outside are empty first.
rule-A17 = The rulebook calls itself a free edition and leaves open what other editions hold; here the standard game is the only official one. Redtag also has variants with a different number of Beds, different starting AP or a stronger or weaker Hospital, and they are always marked as unofficial.
rules-chapter-goal = Goal and Components
rules-chapter-setup = Set-up
rules-chapter-values = Keeping Track of Values
rules-chapter-turn = The Turn
rules-chapter-events = Events
rules-chapter-actions = Standard Actions
rules-chapter-diesel = Diesel
rules-chapter-outside = Outside
rules-chapter-end = End and Score
rules-chapter-rulings = Rulings
rules-intro = After the Disaster: Triage is a card game for one player: after an earthquake you keep a damaged hospital running and try to bring as many patients through as you can before it gives way. The game was designed by Studio Tectorum; the text you are reading is Redtag's own wording of the rules.
