game-title = Das Katastrophenspiel
game-tagline = Who saves mankind? Rival relief teams race around the world, from one catastrophe to the next. 2 to 5 players, 8 rounds.

## Names

player = Player { $n }
colour-red = Red
colour-green = Green
colour-blue = Blue
colour-black = Black
colour-white = White

region-north-america = North America
region-south-america = South America
region-europe = Europe
region-africa = Africa
region-asia = Asia
region-australia = Australia

kind-vehicle = vehicle
kind-hero = hero
kind-equipment = equipment
kind-catastrophe = catastrophe

symbol-first-aid = first aid
symbol-supplies = supplies
symbol-fire = fire fighting
symbol-shelter = shelter
symbol-peace = peace keeping
symbol-construction = construction
symbol-die = die { $n }+
symbol-space = space
symbol-move = extra movement
symbol-purchase = extra purchase
symbol-mission = extra mission
symbols-times = { $n } × { $symbol }
symbols-and = { $first } and { $rest }
symbols-or = { $left } or { $right }
symbols-either = either { $left } or { $right }
symbols-none = nothing

list-more = { $first }, { $rest }
list-or = { $first } or { $rest }
with-symbols = { $card } ({ $symbols })
unknown-card = card { $n }
face = { $n }

## What is asked

ask-turn = { $player } in { $region } with { $money } money, { $actions ->
        [0] no actions
        [one] 1 action
       *[other] { $actions } actions
    } left. Do you { $choices }?
can-move = move
can-purchase = purchase
can-mission = begin a mission
can-extra = use an extra action
can-play = play cards
can-play-one = play a card
can-use = use a card in play
can-give-up = give up
can-end = end the turn
ask-buy = { $player } has { $money } money: buy one of the face-up cards{ $discount ->
        [0] {""}
       *[other] {" "}(each { $discount } cheaper)
    }, or nothing?
ask-mission = { $player } against { $card }. Still missing: { $missing }. Do you { $choices }?
ask-name = { $player }'s roll succeeds. Which ability does it give? Missing: { $missing }.{ $dice ->
        [0] {""}
        [one] {" "}Another die follows.
       *[other] {" "}{ $dice } more dice follow.
    }

## What can be done

do-play = Play { $card } ({ $symbols })
do-play-replacing = Play { $card } ({ $symbols }) in place of { $old }
do-lay-down = Lay down { $card } ({ $symbols }): the first of its two uses is lost
do-mission = Mission: { $card } ({ $symbols }; { $points } VP, { $reward } money)
do-extra-mission = Extra mission by { $by }{ $use ->
        [last] {" "}(its last use)
       *[first] {""}
    }: { $card } ({ $symbols }; { $points } VP, { $reward } money)
do-extra-mission-nothing = Extra mission: { $card } ({ $symbols }; { $points } VP, { $reward } money)
do-use = Use { $card }: { $symbols }
do-use-last = Use { $card } for the last time: { $symbols }
do-name = { $ability }
do-name-useless = { $ability } (not missing)
do-give-up = Give up the mission
do-move = Move to { $region } ({ $there })
do-move-nothing = Move to { $region } (no catastrophe)
do-drive = Extra movement to { $region } ({ $there })
do-drive-nothing = Extra movement to { $region } (no catastrophe)
do-purchase = Purchase: first put { $card } ({ $symbols }) under its stack
do-extra-purchase = Extra purchase: first put { $card } ({ $symbols }) under its stack
do-buy = Buy { $card } ({ $symbols }) { $price ->
        [0] for nothing
       *[other] for { $price } money
    }
do-buy-nothing = Buy nothing
do-end-turn = End the turn{ $actions ->
        [0] {""}
        [one] {" "}(1 action is lost)
       *[other] {" "}({ $actions } actions are lost)
    }

## What happens

log-pawn-drawn = { $player } draws the { $colour ->
        [red] red
        [green] green
        [blue] blue
        [black] black
       *[white] white
    } pawn.
log-starts = { $player } is the original starting player and takes the yellow pawn.
log-revealed-catastrophe = Turned up: { $card } in { $region } ({ $symbols }; { $points } VP, { $reward } money).
log-revealed = Turned up: { $card } ({ $symbols }; price { $price }).
log-ran-out = The stack of value { $value } has run out: one place in the row stays empty.
log-round-begins = { $left ->
        [one] The last round. { $player } begins.
       *[other] Round { $round } of { $rounds }. { $player } begins.
    }
log-turn-begins = { $player }'s turn: { $actions } actions.
log-played = { $player } plays { $card }.
log-laid-down = { $player } lays down { $card } outside a mission: one use is left.
log-not-used = { $player } did not use { $card } in the mission: one use is left.
log-parked = { $player } takes { $card } back to hand.
log-moved = { $player } moves to { $region }.
log-drove = { $player } moves to { $region } with { $by }: an extra movement.
log-put-under = { $player } purchases: { $card } goes under its stack.
log-put-under-extra = { $player } makes an extra purchase through { $by }: { $card } goes under its stack.
log-bought = { $player } buys { $card } { $price ->
        [0] for nothing
       *[other] for { $price } money
    }, { $money } money left.
log-bought-nothing = { $player } buys nothing.
log-mission-begins = { $player } takes on { $card }. Needed: { $symbols }.
log-mission-begins-extra = { $player } takes on { $card } as an additional mission, through { $by }. Needed: { $symbols }.
log-used = { $player } uses { $card }: { $symbols }.
log-rolled = { $player } rolls a { $roll } for { $card } ({ $needed } or more needed): { $result ->
        [enough] success.
       *[short] no luck.
    }
log-named = { $player } makes it { $ability }.
log-used-up = Used for the second time and out of the game: { $card }.
log-succeeded = { $player } handles { $card }: { $points } VP and { $money } money.
log-failed = { $player } fails: { $card } goes back under its stack.
log-turn-ends = { $player }'s turn ends{ $back ->
        [0] {""}
        [one] , 1 card returns to hand
       *[other] , { $back } cards return to hand
    }.
log-game-ends = { $player } wins with { $points } VP and { $money } money.{ $by ->
        [money] {" "}At equal VP, money decides.
        [chair] {" "}At equal VP and money, the seats decide: { $player } sits nearest to the right of the original starting player.
       *[points] {""}
    }

## The table in words

table-round = Round { $round } of { $rounds }. { $starter } has the yellow pawn.
table-over = All { $rounds } rounds are over.
table-turn = { $player } is to act: { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } left, { $mission ->
        [done] mission taken
       *[open] mission not taken yet
    }.
table-mission = Mission: { $card }, still missing { $missing }.
table-player = { $player }: { $region }, { $points } VP, { $money } money.
table-hand = { $player }, hand: { $cards }.
table-in-play = { $player }, in play: { $cards }.
table-equipment = { $player }, equipment on the table with one use left: { $cards }.
table-catastrophe = Catastrophe for { $points } VP and { $reward } money: { $card } in { $region }, needs { $symbols }.
table-catastrophe-empty = Catastrophe for { $points } VP: no card left.
table-purchase = For { $price } money: { $card }, { $kind }, { $symbols }.
table-purchase-empty = For { $price } money: no card left.
table-stacks = Purchase stacks: { $one } of value 1, { $two } of value 2, { $three } of value 3.
table-stacks-catastrophes = Catastrophe stacks: { $one } for 1 VP, { $two } for 2, { $three } for 3, { $five } for 5.
table-removed = Out of the game: { $cards }.

## Headings of the board

board-map = The world
board-catastrophes = Catastrophes
board-purchases = Purchase cards
board-players = Players
board-hand = Hand
board-hand-of = Hand of { $player }
board-in-play = In play
board-equipment = Equipment on the table
board-vehicle = Vehicle
board-heroes = Heroes
board-heroes-count = { $heroes } of { $most } heroes in play
board-track = Victory points
board-points = VP
board-points-of = { $points } VP
board-money = Money
board-money-of = { $money } money
board-price = Price { $price }
board-reward = { $points } VP and { $money } money
board-round = Round { $round } of { $rounds }
board-rounds-left = Rounds left: { $rounds }
board-round-marker = Round marker
board-starter = Starting player of this round
board-active = To act
board-actions = Actions left: { $actions }
board-extra-actions = Extra actions
board-stacks = Stacks
board-stack-purchase = Value { $value }: { $cards } in the stack
board-stack-catastrophe = { $points } VP: { $cards } in the stack
board-unseen = Not seen yet
board-under = Under the stack, the next one first
board-removed = Out of the game
board-mission = Mission
board-no-mission = No mission
board-needed = Needed
board-missing = Missing
board-matched = Matched
board-by = by { $card }
board-die = Die
board-roll = Rolled a { $roll }, needed { $needed } or more
board-uses = Uses left: { $uses }
board-region = Region: { $region }
board-pawn = { $player } is in { $region }
board-number = { $number }/110
board-empty = empty
board-nothing = none
board-slash = or
board-winner = Winner
board-lay-down = Outside a mission, { $card } would spend the first of its two uses for nothing. Lay it down all the same?
board-lay-down-yes = Lay it down
board-lay-down-no = Keep it
board-yellow-pawn = Yellow pawn
board-table = On the table
board-letter-red = R
board-letter-green = G
board-letter-blue = B
board-letter-black = K
board-letter-white = W
board-short-north-america = N.Am
board-short-south-america = S.Am
board-short-europe = Eur
board-short-africa = Afr
board-short-asia = Asia
board-short-australia = Aus
board-sign-first-aid = first aid
board-sign-supplies = supplies
board-sign-fire = fire
board-sign-shelter = shelter
board-sign-peace = peace
board-sign-construction = building
board-sign-die = die
board-sign-space = space
board-sign-uses = uses left
board-sign-stack = stack
board-sign-move = movement
board-sign-purchase = purchase
board-sign-mission = mission

## Odds

odds-die = The die
odds-pawn = The next pawn
odds-start = Who begins
odds-purchase-1 = The next purchase card of value 1
odds-purchase-2 = The next purchase card of value 2
odds-purchase-3 = The next purchase card of value 3
odds-catastrophe-1 = The next catastrophe for 1 VP
odds-catastrophe-2 = The next catastrophe for 2 VP
odds-catastrophe-3 = The next catastrophe for 3 VP
odds-catastrophe-5 = The next catastrophe for 5 VP
fate-mission = The mission succeeds that goes on, or else the first one that you can still begin in this turn with the cards you have, if you do everything for it
reason-mission = The mission succeeds: { $chosen } % instead of { $other } % after “{ $second }”.
reason-gain = It brings { $n ->
        [one] a victory point
       *[other] { $n } victory points
    } for certain.
reason-worth = “{ $second }”, the next best choice, is worth { $whole }.{ $tenths } points less in the end.

## On paper

paper-cards = Cards: cut them out and sort them into stacks
paper-kind = { $kind }
paper-region = { $region }
paper-symbols = { $symbols }

## Why not

no-game-over = The game is over.
no-turn = It is { $player }'s turn.
no-name-first = First name the ability that the die has produced.
no-die = No die has produced an ability now.
no-buy-first = First finish the purchase: buy a card or nothing.
no-purchase-going-on = Buying is the second step of a purchase; first put a card under its stack.
no-mission-first = First finish the mission or give it up.
no-mission-going-on = No mission is going on.
no-actions = You have no actions left.
no-second-mission = You have already taken the one mission of this turn.
no-extra-mission = You have no card that grants an extra mission.
no-catastrophe = This card is no catastrophe.
no-such-catastrophe = This catastrophe is not face up.
no-catastrophe-here = This catastrophe is in another region than your pawn.
no-staying = Your pawn is there already; a movement leads to another region.
no-vehicle-in-play = You have no vehicle in play.
no-movement-symbol = The vehicle in play has no extra movement.
no-second-drive = The extra movement of your vehicle has been used in this turn.
no-buyer-in-play = No hero in play grants an extra purchase.
no-second-extra-purchase = The extra purchase has been used in this turn.
no-such-offer = This card is not on offer.
no-money = It costs { $price } money; you have { $money }.
no-such-card = This card is not in your hand.
no-more-heroes = { $limit ->
        [0] No hero can be in play now.
        [one] Only 1 hero can be in play now.
       *[other] Only { $limit } heroes can be in play now.
    }
no-space = With this vehicle { $space ->
        [0] no hero
        [one] only 1 hero
       *[other] only { $space } heroes
    } can be in play, but { $heroes ->
        [one] 1 is.
       *[other] { $heroes } are.
    }
no-parked-vehicle = This vehicle was taken out of play; it does not come back in this turn.
no-vehicle-in-mission = The vehicle in play cannot be replaced during a mission.
no-vehicle-after-mission = The vehicle in play was in a mission and cannot be replaced in this turn.
no-vehicle-after-drive = The vehicle in play cannot be replaced: its extra movement has been used.
no-card-in-play = This card is not in play.
no-symbols = This card has nothing to give to a mission.
no-second-use = This card has already given its symbols to this mission.
no-side-chosen = This card has a slash: choose the symbols to its left or to its right.
no-slash = This card has no slash: it gives all its symbols.

## The rules

rule-R1 = Das Katastrophenspiel is a game for two to five. Its { $cards } cards make twelve stacks. Red, green, blue, black and white each have a set of four player cards. Of the { $purchase } purchase cards, { $value_1 } have the value 1, { $value_2 } the value 2 and { $value_3 } the value 3. Of the { $catastrophes } catastrophes, { $vp_1 } are worth 1 victory point (VP), { $vp_2 } are worth 2, { $vp_3 } are worth 3 and { $vp_5 } are worth 5. Then there are a pawn and a victory point counter in each colour, a yellow pawn for the starting player, 25 yellow counters that serve as money and as round marker, and one die.
rule-R2 = Cards come in four types, told apart by colour: vehicles are blue, heroes yellow, equipment green and catastrophes red. The symbols on a vehicle, a hero or a piece of equipment are what it can do; those on a catastrophe are what must be done. There are six abilities: first aid, supplies, fire fighting, shelter, peace keeping and construction. The other symbols are the dice 3+, 4+ and 5+, the +1 space of vehicles, the slash between two alternatives, the extra actions movement, purchase and mission, and money and victory points as rewards of a catastrophe.
rule-R3 = The board shows six regions: North America, South America, Europe, Africa, Asia and Australia. Every catastrophe strikes exactly one of them. The victory point track has spaces from 0 to 29, but neither victory points nor money are limited: keep count of any excess in some other way. Do not take money literally. Everything on offer already belongs to the organisation; what you spend is budget.
rule-R4 = Shuffle every stack and put it face down. Turn up a row of five catastrophes: two worth 1 VP and one each worth 2, 3 and 5 VP. Turn up a row of five purchase cards: two of value 1, two of value 2 and one of value 3.
rule-R5 = Each player draws a pawn without looking and takes the four cards of that colour as a hand. Pawns and player cards of the other colours are out of the game.
rule-R6 = All pawns begin in Europe. Everybody gets { $money } money and a counter on space 0 of the victory point track. One yellow counter goes on space { $rounds } of the same track: it is the round marker and shows how many rounds are left.
rule-R7 = Whoever gave blood most recently is the original starting player; if nobody ever has, it is the youngest. This player takes the yellow pawn.
rule-R8 = In a round everybody has one turn, clockwise from the current starting player. After the last turn the round marker goes down by 1. If it reaches 0, which happens after { $rounds } rounds, the game is over. If not, the yellow pawn goes to the next player on the left, who starts the new round.
rule-R9 = You have { $actions } actions in your turn, and more if cards grant extra ones. At any time in your turn you may play cards from your hand. In one turn you may have 1 vehicle in play, any number of equipment, and { $heroes } heroes, or as many heroes as the vehicle in play has space.
rule-R10 = By itself a vehicle has no space at all. Each +1 space symbol on it adds one.
rule-R11 = A card that you have played stays played: you cannot take it back in this turn. It may be in the way of something else that you wanted to do later.
rule-R12 = The actions are movement, purchase and mission, in any combination. But only one of them may be a mission, whether it succeeds or fails, unless the Control Centre grants you more.
rule-R13 = Movement: put your pawn into any other region. A vehicle in play with the movement symbol gives you one extra movement per turn. Once you have used it, this vehicle cannot be replaced by another one until the turn is over.
rule-R14 = Purchase, first step: choose one of the five face-up purchase cards, put it under its stack and turn up the next card of that stack. Second step, if you like: buy one of the five cards that are face up now. You pay its value in money, it goes to your hand, and the next card from the stack of the same value replaces it.
rule-R15 = While the hero Justin Grafke is in play, he gives you one extra purchase per turn, and what you buy in it costs 1 less: nothing for value 1, 1 money for value 2, 2 money for value 3. If the hero limit keeps him out of play, you get nothing from him.
rule-R16 = Mission: choose a face-up catastrophe in the region of your pawn. Then produce its symbols by playing cards and by using cards in play, one after another. (a) Each card gives its symbols only once per mission. If they are divided by a slash, you choose the left or the right side. (b) For a die symbol you roll the die. If it shows at least the number on the symbol, you get one ability symbol of your choice, for this mission only. (c) Equipment that gives its symbols has been used. (d) If all symbols of the catastrophe are matched, the mission has succeeded; if not, it has failed.
rule-R17 = A success earns you the victory points of the catastrophe, and money: { $reward_1 } for a catastrophe worth 1 VP, { $reward_2 } for 2 VP, { $reward_3 } for 3 VP, { $reward_5 } for 5 VP. After success and failure alike, the catastrophe goes under its stack and the next one of that stack is turned up.
rule-R18 = Equipment can be used twice in the whole game: once when you play it and once later, from the table. You cannot use it twice on the same catastrophe. Between turns it stays on the table, and after its second use it is removed from the game.
rule-R19 = The equipment Control Centre grants an additional mission. Cards in play that already gave their symbols in an earlier mission may give them again. Equipment that is used again in this way has had its second use and is removed.
rule-R20 = At the end of your turn you take your heroes and your vehicle back to your hand; equipment stays on the table. The next player clockwise has a turn, unless everybody has had one in this round.
rule-R21 = Whoever has the most victory points wins. In a tie, the tied player with the most money wins. If that is a tie as well, go from the original starting player to the right, counter-clockwise: the first tied player you come to wins. The original starting player comes last.
rule-A1 = The rulebook puts the hero limit in three different ways; here a vehicle in play makes its space the limit, even if that is less than { $heroes }, and without a vehicle the limit is { $heroes }. This contradicts none of the three, and otherwise two spaces on a vehicle would mean nothing. With the option “heroes with a vehicle” you can play the other reading, in which the limit is never below { $heroes }.
rule-A2 = The rulebook does not spell out what follows for heroes who are already in play; here you can play a vehicle only if it has space for all of them.
rule-A3 = The rulebook speaks of replacing a vehicle, but also says that no card is taken back; here you may replace the vehicle in play by one from your hand, to which the old one returns. You may do so only outside a mission, only before its extra movement was used, and only if the heroes in play fit into the new one. Once a vehicle was played in a mission, or was in play during one, it stays in play until the turn is over, whether it gave symbols or not. A vehicle that was taken out of play does not come back in the same turn.
rule-A4 = The rulebook leaves open in which order actions come; here the order is up to you. Extra actions from cards may come first, last or in between, and they use up none of your { $actions } actions.
rule-A5 = The rulebook does not spell out whether you may take the same action twice; here you may move twice or purchase twice. Only missions are limited.
rule-A6 = The rulebook speaks of moving to a different region; here this means that a movement can never leave your pawn where it is.
rule-A7 = The rulebook leaves open how much of a purchase is compulsory; here you must put a card under its stack, and buying is up to you. You may buy the card that has just been turned up. You may also purchase without any money, only to change the row.
rule-A8 = The rulebook wants five purchase cards face up at all times and leaves open what happens when a stack runs out; here the place in the row then stays empty. If you put a card under an empty stack, you turn up the same card again.
rule-A9 = The rulebook leaves open how far Justin Grafke's discount goes; here it holds for his own extra purchase only, which you have once per turn while he is in play. A card whose price drops to 0 is free.
rule-A10 = The rulebook leaves open whether heroes whom you played before the mission take part in it; here they do. They count towards the limit, and you may use them in the mission.
rule-A11 = The rulebook leaves open how often the Control Centre helps; here each of its uses gives one additional mission that costs no action. Being equipment it has two uses, and both may fall into the same turn. It is used when you begin the additional mission; it is not used on a catastrophe.
rule-A12 = The rulebook leaves open what using a card again includes; here heroes and vehicle give their symbols anew in an additional mission. You may choose the other side of a slash, and dice are rolled again.
rule-A13 = The rulebook leaves open whether you may go on playing cards after a roll; here you may, one card after another, as in its example. The mission ends when it has succeeded or when you give up. Nobody has to use equipment, even if it would help.
rule-A14 = The rulebook leaves open what happens if no catastrophe is in your region; here you cannot take a mission then. As the row is refilled at once, an additional mission may be against the card that has just been turned up.
rule-A15 = The rulebook leaves open when you choose the symbol of a successful roll; here you name it at once, even if it is of no use. It cannot be kept for another mission.
rule-A16 = The rulebook names no penalty for a failed mission; here there is none. You have lost the uses of your cards, and the catastrophe is replaced by another one.
rule-A17 = The rulebook leaves open when a bought card can be played; here you may play it in the same turn. You may also lay down equipment outside a mission, but that spends its first use: it then has one use left, from the table. Redtag warns you before you do it.
rule-A18 = The rulebook does not state the number of players in so many words; here it is two to five, as there are five colours and you need somebody to compete with.
rule-A19 = The rulebook leaves open whether hands are secret; here they are open. Everybody knows the player cards, and everything else was bought face up.
rule-A20 = Redtag cannot know who gave blood last; here chance names the original starting player, unless you do so when you begin.
rule-A21 = The rulebook says that the tied player nearest to the right of the original starting player wins; here this is counted chair by chair, counter-clockwise. The original starting player never wins a tie in both victory points and money.
rule-A22 = The rulebook spells two heroes in two ways each, Justin or Just Grafke and Sigmar or Simar Milano; here each of them is one card: Justin Grafke and Sigmar Milano.
rule-A23 = The rulebook shows only a few of the cards; here the rest are Redtag's own, unless you play with content of somebody else's.
rule-A24 = The rulebook says that a new catastrophe comes from the pile of the old one; here the row therefore always has catastrophes worth 1, 1, 2, 3 and 5 VP.
rule-A25 = The rulebook leaves open whether you must take both actions; here you may end your turn with actions left. They are lost.
rule-A26 = The short form of the rulebook can be read as if you could only buy a card of the value that you put under its stack; here you may buy any of the five face-up cards for money equal to its value, as the detailed rules say.
rule-A27 = The rulebook speaks of the Control Centre's additional missions in the plural; here every use of it gives one, as long as it has uses left.
rules-chapter-goal = Components
rules-chapter-setup = Set-up
rules-chapter-round = The Round
rules-chapter-turn = The Turn
rules-chapter-movement = Movement
rules-chapter-purchase = Purchase
rules-chapter-mission = Mission
rules-chapter-end = End of Turn and Game
rules-chapter-rulings = Rulings
rules-intro = In Das Katastrophenspiel you lead a team of helpers in a European relief organisation. For { $rounds } rounds you travel the world, reinforce your team and handle catastrophes. The harder they are, the more victory points they bring, and only one team gets the highest decoration: that with the most points. The game was designed by Kai Herbertz and published by Herbertz Entertainment; the text you are reading is Redtag's own wording of the rules.
