# Aftermath in English. The names of cards and the words of the book come with the content.

game-title = Aftermath
game-tagline = A piano full of small rodents, a quiet city, and a book that remembers what you did. A campaign for 1 to 4; alone, you lead two.

## Small words

none = none
nothing = nothing
unknown = number { $n }
one-roach = A roach
no-mission = no mission
the-book = The book
die = { $n }
list-more = { $first }, { $rest }
list-or = { $first } or { $rest }
list-times = { $n } × { $what }
card = { $colour ->
        [green] Green { $n }
        [red] Red { $n }
        [blue] Blue { $n }
        [yellow] Yellow { $n }
        [white] White { $n }
        [black] Threat { $n }
       *[calamity] Calamity
    }
card-influence = { $name } ({ $card })
attribute-agility = agility (green)
attribute-strength = strength (red)
attribute-resistance = resistance (blue)
attribute-instinct = instinct (yellow)
attribute-any = any attribute
gain-time = { $n } time
gain-clue = { $n ->
        [one] 1 clue
       *[other] { $n } clues
    }
gain-scrap = { $n } scrap
gain-food = { $n } food
gain-population = { $n } population
gain-morale = { $n } morale
gain-cards = { $n ->
        [one] 1 action card
       *[other] { $n } action cards
    }
gain-battery = { $n ->
        [one] 1 battery
       *[other] { $n } batteries
    }
gain-item = { $n ->
        [one] an item
       *[other] { $n } items
    }
gain-broken = { $n ->
        [one] a broken item
       *[other] { $n } broken items
    }
find = { $gain } (difficulty { $difficulty })

## What cards and tokens do

list-also = { $first }; { $rest }
effect-bonus-attribute = { $up ->
        [yes] +{ $n }
       *[no] −{ $n }
    } { $attribute }
effect-bonus-action = { $up ->
        [yes] +{ $n }
       *[no] −{ $n }
    } { $action ->
        [move] to moving
        [communicate] to communicating
        [recover] to recovering
        [scavenge] to scavenging
        [melee] to melee attacks
        [ranged] to ranged attacks
        [defend] to defending
       *[book] to tests of the book
    }
effect-bonus-both = { $up ->
        [yes] +{ $n }
       *[no] −{ $n }
    } { $attribute }, only { $action ->
        [move] for moving
        [communicate] for communicating
        [recover] for recovering
        [scavenge] for scavenging
        [melee] for melee attacks
        [ranged] for ranged attacks
        [defend] for defending
       *[book] for tests of the book
    }
effect-bonus-all = { $up ->
        [yes] +{ $n }
       *[no] −{ $n }
    } to all tests
effect-hand = draws up to { $n } { $up ->
        [yes] more
       *[no] fewer
    }
effect-exposed = cannot hide
effect-forbids = cannot { $action ->
        [move] move
        [communicate] communicate
        [recover] recover
        [scavenge] scavenge
        [melee] attack in melee
        [ranged] attack at range
        [defend] defend
       *[book] take tests of the book
    }
effect-gained = at once: { $does }
effect-turn = at the start of each turn: { $does }
effect-end = at the end of each turn: { $does }
effect-removal = ends with { $attributes } { $difficulty }, or with a nest
effect-lasts = { $negative ->
        [yes] ends with a nest
       *[no] lasts until its bearer flees
    }
effect-slot = { $slot ->
        [head] head
        [body] body
        [paw] one paw
        [paws] both paws
        [accessory] accessory
        [stash] for the colony supply
       *[colony] colony improvement
    }
effect-range = ranged attacks up to { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
effect-wounds = each hit deals { $n } more
effect-batteries = holds { $n ->
        [one] 1 battery
       *[other] { $n } batteries
    }{ $bonus ->
        [yes] ; with one on it: { $does }
       *[no] {""}
    }
effect-use = { $cost ->
        [discard] discard it
        [break] break it
        [battery] for a battery on it
        [turn] once a turn
       *[page] once a page
    }: { $does }
effect-enemy = at { $threat }: { $does }
effect-action = speed { $speed }, range { $range }, strength { $strength }
effect-deals = { $n ->
        [one] 1 { $toxic ->
            [yes] toxic wound
           *[no] wound
        }
       *[other] { $n } { $toxic ->
            [yes] toxic wounds
           *[no] wounds
        }
    }
effect-seeks = hiding does not help
effect-sweeps = attacks everybody in reach
effect-before = first: { $does }
effect-hit = on a hit: { $does }
effect-add-threat = when all enemies have acted, { $n ->
        [one] 1 threat card comes
       *[other] { $n } threat cards come
    } onto the track
effect-defeated = when defeated: { $does }
effect-boss = boss: as much life as there are characters
effect-sight = nobody sees farther than { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
effect-hull = { $n } damage wrecks it
effect-blocks = nobody can enter
effect-crosses = from here more lines can be crossed, for 1 point
effect-hurts = an enemy that enters gets { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
effect-attack-bonus = { $up ->
        [yes] +{ $n }
       *[no] −{ $n }
    } to attacks on enemies here
effect-hides = a hiding spot
effect-once = gone after it has helped once
effect-enter = on entering: { $does }
effect-stay = at the end of a turn here: { $does }
effect-handle = for an action card: { $does }
effect-gain = gain { $gain }
effect-lose = lose { $gain }
effect-situation = { $situation ->
        [safe] it is safe
       *[hostile] it is hostile
    }
deed-if = if { $when }: { $then }{ $otherwise ->
        [yes] , else { $else }
       *[no] {""}
    }
deed-when = { $measure ->
        [time] time
        [clue] clues
        [scrap] scrap
        [food] food
        [population] population
        [morale] morale
        [wounds] your wounds
        [threat] threat cards
        [enemies] enemies
        [hand] your cards
        [batteries] your batteries
        [characters] characters
       *[other] what is counted
    } { $bound ->
        [least] at least
       *[most] at most
    } { $n }
deed-when-situation = { $situation ->
        [safe] it is safe
       *[hostile] it is hostile
    }
deed-when-book = the book says so
deed-measure = as much as { $measure ->
        [time] the time
        [clue] the clues
        [scrap] the scrap
        [food] the food
        [population] the population
        [morale] the morale
        [wounds] your wounds
        [threat] threat cards
        [enemies] enemies
        [hand] your cards
        [batteries] your batteries
        [characters] characters
       *[other] what is counted
    }
deed-some = some of: { $what }
deed-each = { $who ->
        [everybody] everybody
        [others] all others
        [party] the whole party
        [here] everybody here
       *[others-here] all others here
    }: { $does }
deed-one = one of { $who ->
        [everybody] you
        [others] the others
        [party] the whole party
        [here] those here
       *[others-here] the others here
    }: { $does }
deed-pay = lose { $gain }, or { $short } for each that is missing
deed-wound = { $n ->
        [one] 1 { $toxic ->
            [yes] toxic wound
           *[no] wound
        }
       *[other] { $n } { $toxic ->
            [yes] toxic wounds
           *[no] wounds
        }
    }
deed-heal = heal { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
deed-cleanse = toxic wounds become normal
deed-relieve = negative statuses end
deed-status = { $status }
deed-end-status = { $status } ends
deed-break = an equipped item breaks
deed-draw = draw { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
deed-discard = discard { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
deed-learn = learn { $ability }
deed-influence = take your influence card
deed-move = move up to { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
deed-move-to = go { $where ->
        [here] here
        [start] to the start space
        [enemy-start] to the enemy start
       *[there] there
    }
deed-damage = { $n } damage to the vehicle
deed-mend = { $n } damage mended
deed-encounter-card = draw an encounter card
deed-hunt = the Hunt comes
deed-clear-threat = discard all threat cards
deed-remove-threat = discard the lowest { $n ->
        [one] threat card
       *[other] { $n } threat cards
    }
deed-add-threat = { $n ->
        [one] 1 threat card comes
       *[other] { $n } threat cards come
    } onto the track
deed-remove-enemies = all enemies leave
deed-hit-enemy = an enemy { $range ->
        [0] in your space
        [one] up to 1 space away
       *[other] up to { $range } spaces away
    } gets { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
deed-enemy-heals = it heals { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
deed-enemy-flees = it leaves play
deed-place = { $n ->
        [one] {""}
       *[other] { $n } ×{" "}
    }{ $token } { $where ->
        [here] here
        [start] on the start space
        [enemy-start] on the enemy start
       *[there] there
    }
deed-remove = { $token } goes
deed-scavenge = { $n ->
        [one] 1 scavenge token
       *[other] { $n } scavenge tokens
    } here
deed-environment = { $name } comes
deed-mission = mission { $mission }
deed-book = the book goes on
deed-test = test { $attributes } { $difficulty }{ $opposed ->
        [yes] {" "}+ black die
       *[no] {""}
    }{ $good ->
        [yes] , success: { $success }
       *[no] {""}
    }{ $bad ->
        [yes] , failure: { $failure }
       *[no] {""}
    }
deed-roll = white die { $n } or more{ $good ->
        [yes] : { $success }
       *[no] {""}
    }{ $bad ->
        [yes] , else { $failure }
       *[no] {""}
    }
deed-attack = attack of { $strength } + black die for { $wounds }{ $bad ->
        [yes] , on a hit { $failure }
       *[no] {""}
    }{ $good ->
        [yes] , if defended { $success }
       *[no] {""}
    }
deed-encounter = { $enemies }, { $situation ->
        [safe] safe
       *[hostile] hostile
    }{ $prize ->
        [yes] , loot { $loot }
       *[no] {""}
    }
deed-random = { $counted ->
        [yes] { $n } at random of: { $type }
       *[no] at random, as many as characters: { $type }
    }

## What is asked

ask-wait = Somebody else has a choice to make.
ask-draw = { $who }, { $kept ->
        [0] draw up to { $hand } cards, or leave by the exit.
       *[other] you kept cards. Discard what you do not want, then draw up to { $hand }.
    }
ask-action = { $who }, what do you do? { $hand ->
        [0] No cards left.
        [one] 1 card left.
       *[other] { $hand } cards left.
    } { $looming }
looming = { $situation ->
        [safe] { $near ->
            [yes] It is safe, but { $threats ->
                [one] 1 threat card lies
               *[other] { $threats } threat cards lie
            } on the track: when you end the turn, the threat entry is read.
           *[no] It is safe, with { $threats } of { $most } threat cards.
        }
       *[hostile] { $near ->
            [yes] It is hostile, and there is a threat card for every enemy: when you end the turn, they act.
           *[no] It is hostile: { $threats ->
                [one] 1 threat card
               *[other] { $threats } threat cards
            }, and the enemies act at { $most }.
        }
    }
ask-test = { $who } { $goal }: { $attributes } { $difficulty }{ $opposed ->
        [yes] {" "}+ black die
       *[no] {""}
    }. Play a first card that shows it, or a white one.
ask-defend = { $goal } Reach { $difficulty }{ $opposed ->
        [yes] {" "}+ black die
       *[no] {""}
    } to defend. { $who }, play a first card that shows { $attributes }, or take it.
ask-test-more = { $who } { $goal }: reach { $difficulty }{ $opposed ->
        [yes] {" "}+ black die
       *[no] {""}
    }. You have { $now } (cards { $cards }, bonus { $bonus }) + the white die. Add cards of the first card’s colour or number, or roll.
ask-defend-more = { $who } defends: reach { $difficulty }{ $opposed ->
        [yes] {" "}+ black die
       *[no] {""}
    }. You have { $now } (cards { $cards }, bonus { $bonus }) + the white die. Add cards of the first card’s colour or number, or roll.
goal-scavenge = scavenges
goal-communicate = communicates with { $enemy }
goal-attack = attacks { $enemy }
goal-recover = tries to recover from { $status }
goal-book = is tested ({ $origin })
goal-defend = { $enemy } attacks for { $wounds ->
        [one] 1 { $toxic ->
            [yes] toxic wound
           *[no] wound
        }
       *[other] { $wounds } { $toxic ->
            [yes] toxic wounds
           *[no] wounds
        }
    }.
goal-defend-other = An attack for { $wounds ->
        [one] 1 { $toxic ->
            [yes] toxic wound
           *[no] wound
        }
       *[other] { $wounds } { $toxic ->
            [yes] toxic wounds
           *[no] wounds
        }
    }.
ask-move = { $who } stands on { $space } with { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }. { $cards ->
        [yes] Play more cards, or go.
       *[no] Where to?
    }
ask-choice = { $origin }: { $who }, what do you do?
ask-choice-party = { $origin }: what does the party do? { $who } keeps the book and decides.
ask-one = { $origin }: { $own ->
        [yes] { $who }, who? { $does }.
       *[no] who? { $does }. { $who } keeps the book and decides.
    }
ask-discard = { $who }, discard { $left ->
        [one] 1 action card
       *[other] { $left } action cards
    }.
ask-keep = { $who } finds { $item } ({ $does }): equip, store, give or scrap it?
ask-receive = { $who } is given { $item }. Equip it or store it?
ask-equip = { $who }, move items between slots, backpack and whoever is here.
ask-activate = { $who } activates { $ability }: white cards worth { $left } are still to be played.
ask-enemy-moves = { $enemy } has several ways to the nearest character. { $who } keeps the book: which one?
ask-enemy-attacks = { $enemy } has several equally near targets. { $who } keeps the book: whom does it attack{ $all ->
        [yes] {" "}first
       *[no] {""}
    }?
ask-hit = { $who }, which enemy { $range ->
        [0] in your space
        [one] up to 1 space away
       *[other] up to { $range } spaces away
    } gets { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }?
ask-break = { $who }, one of your equipped items breaks. Which?
ask-return = { $who } comes back, badly hurt. Beside whom?
ask-nest = It is safe. Does the party nest here, { $night ->
        [yes] at the cost of the colony, since time is at its top
       *[no] for 1 time
    }? Food: { $food }.
ask-eat = { $who } has { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }, the party { $food } food. Eat 1 and heal 1?
ask-repair = The party has { $scrap } scrap. Repair something?
ask-assign = { $item } works again. Who gets it?
ask-travel = You leave { $location }. Where to? The mission leads to: { $goal }. Every journey takes 1 time.
ask-lost = The colony breaks up. Begin a new campaign, or go on with infinite lives?

## What it is about

aim-mission = { $mission }: { $goal }
aim-goal = Personal goal of { $who }: { $goal }
aim-late = Later than time { $n }: the mission goes on, but the colony pays at supper
aim-clock = At time { $n }: { $says }
aim-night = At time { $n } the day is over: the mission goes on, but from then on every round costs the colony
aim-population = With population { $n } the campaign is lost
aim-morale = With morale { $n } the campaign is lost

## What can be done

do-discard = Discard { $card }
do-draw = { $cards ->
        [0] Draw nothing
        [one] Draw 1 card
       *[other] Draw { $cards } cards
    }
do-move = Move with { $card }
do-communicate = Communicate with { $enemy }: { $attributes } { $difficulty } + black die
do-melee = Attack { $enemy }: { $attributes } { $difficulty } + black die
do-ranged = Shoot at { $enemy } on { $space }: { $attributes } { $difficulty } + black die
do-recover = Recover from { $status }: { $attributes } { $difficulty }
do-scavenge = Scavenge here: instinct (yellow) { $difficulty }
do-activate = { $ability }, for white cards worth { $cost }: { $does }
do-encourage = Encourage { $whom }: give { $card }
do-equip = Equip and trade (discards { $card })
do-contribute = { $task }: add { $card } ({ $dial } of { $difficulty })
do-use = Use { $item } ({ $cost ->
        [discard] it is discarded
        [break] it breaks
        [battery] costs a battery on it
        [turn] once a turn
       *[page] once a page
    }): { $does }
do-handle = { $token } on { $space }, for an action card: { $does }
do-read = Read again what is here
do-exit = Leave the page by { $space }
do-end-turn = { $kept ->
        [0] End the turn
        [one] End the turn and keep 1 card
       *[other] End the turn and keep { $kept } cards
    }
do-play = Play { $card }
do-play-test = Play { $card }
do-play-move = Add { $card }
do-roll = { $opposed ->
        [yes] Roll the white die against the black one
       *[no] Roll the white die
    }
do-decline = { $defends ->
        [yes] Play nothing: the attack hits
       *[no] Play nothing: the test fails
    }
do-go = Go to { $space } for { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }{ $empty ->
        [yes] {""}
       *[no] : { $what }
    }
do-go-enemy = It goes to { $space }
do-stop = Stay here
do-stop-equip = That is all
do-choose-cost = { $way } (costs { $cost })
do-pick = { $whom }
do-hit = Hit { $enemy } on { $space }
do-wear = Equip { $item } ({ $does })
do-swap = Equip { $item }, and put { $out } into the backpack
do-store = Put { $item } into the backpack
do-give = Give { $item } to { $whom }
do-take = Take { $item } from { $whom }
do-trade = Exchange { $item } for { $taken } of { $whom }
do-battery = Put a battery onto { $item }
do-scrap = Take { $item } apart for { $scrap } scrap
do-break = { $item } breaks
do-nest = Make a nest { $night ->
        [yes] (time is at its top: the colony pays)
       *[no] (time + 1)
    }
do-eat = Eat 1 food and heal 1 wound
do-repair = Repair { $item } for { $scrap } scrap
do-pass = { $what ->
        [nest] Go on without a nest
        [eat] Eat nothing
       *[repair] Repair nothing more
    }
do-travel = To { $location }
do-new-campaign = Begin a new campaign
do-infinite-lives = Infinite lives: population and morale are set to { $n }, and it goes on

## What happened

log-page = Page: { $title }{ $revisit ->
        [yes] , once more
       *[no] {""}
    }.
log-turn = { $who } takes a turn.
log-drew = { $who } draws { $card }.
log-drew-threat = { $who } draws { $card }: trouble.
log-drew-calamity = { $who } draws the calamity card.
log-shuffled = The discard pile is shuffled: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in the action deck.
log-deck-shuffled = { $deck ->
        [items] Discarded items are shuffled: { $cards } in the item deck.
        [encounters] Discarded encounter cards are shuffled: { $cards } in the encounter deck.
       *[roads] Discarded road cards are shuffled: { $cards } in the road deck.
    }
log-no-calamity = { $struck ->
        [yes] The calamity of this page has struck already: nothing happens.
       *[no] Nothing can strike here.
    }
log-calamity-roll = The black die shows { $die }; with the time that is { $total } of { $value }. { $comes ->
        [yes] Calamity strikes.
       *[no] Nothing happens.
    }
log-threat-placed = { $card } goes to the threat track.
log-threat-added = { $card } comes onto the threat track, { $deck ->
        [yes] from the deck, since the discard pile has none.
       *[no] from the discard pile.
    }
log-no-threat = A threat card was to come, but neither the discard pile nor the deck has one.
log-threat-discarded = { $cards ->
        [one] 1 threat card is
       *[other] { $cards } threat cards are
    } discarded.
log-discarded = { $who } discards { $card }.
log-played = { $who } plays { $card }.
log-test = { $goal ->
        [scavenge] { $who } scavenges
        [communicate] { $who } communicates with { $about }
        [attack] { $who } attacks { $about }
        [recover] { $who } tries to recover from { $about }
        [book] { $who } is tested ({ $about })
       *[defend] { $who } may defend
    }: { $difficulty }{ $opposed ->
        [yes] {" "}+ black die
       *[no] {""}
    } needed.
log-tested = { $who } rolls { $white }: { $total } against { $difficulty }{ $opposed ->
        [yes] {" "}(with the black { $black })
       *[no] {""}
    }. { $success ->
        [yes] Success.
       *[no] It is not enough.
    }
log-declined = { $who } plays nothing.
log-rolled = { $origin }{ $purpose ->
        [weather] , for the weather
        [encounter] , for an encounter card
        [scene] , for what there is to tell
       *[other] {""}
    }: the white die shows { $die }, needed { $need }: { $success ->
        [yes] reached.
       *[no] not reached.
    }
log-task = A group task begins: { $task }. { $difficulty } needed.
log-contributed = { $who } adds { $card }; the dial shows { $dial }.
log-task-done = The group task is done.
log-moved = { $who } goes to { $space }.
log-left = { $who } leaves the page.
log-befriended = { $enemy } listens to { $who } and goes away in peace.
log-found = { $who } finds { $gain }.
log-activated = { $who }: { $ability }.
log-encouraged = { $who } gives { $card } to { $whom }.
log-used = { $who } uses { $item }.
log-handled = { $who } spends a card on { $token }: { $does }.
log-item = { $who } gets { $item } ({ $does }).
log-not-retrieved = { $item }: fetched before or in play already, so nothing is fetched now.
log-discovered = Discovered: { $name }. { $deck ->
        [items] The card goes under the item deck.
        [enemies] It is among the enemies from now on.
        [encounters] The card goes under the encounter deck.
        [roads] The card goes under the road deck.
       *[missions] It is among the missions from now on.
    }
log-worn = { $who } equips { $item }.
log-stored = { $who } puts { $item } into the backpack.
log-given = { $who } gives { $item } to { $whom }.
log-item-discarded = Discarded: { $item }.
log-broken = Broken: { $item }.
log-repaired = Repaired: { $item }.
log-supplied = To the colony: { $item }.
log-batteries = { $who } has { $loose ->
        [0] no loose battery
        [one] 1 loose battery
       *[other] { $loose } loose batteries
    } now.
log-no-battery = All batteries are in use: { $who } gets none.
log-drained = { $batteries ->
        [one] 1 battery on { $item } ({ $who }) is
       *[other] { $batteries } batteries on { $item } ({ $who }) are
    } gone.
log-powered = { $who } puts a battery onto { $item }.
log-dial = { $dial ->
        [time] Time
        [clue] Clues
        [scrap] Scrap
        [food] Food
        [population] Population
       *[morale] Morale
    }: { $from } → { $to }.
log-full = { $dial ->
        [time] Time is
        [clue] Clues are
        [scrap] Scrap is
        [food] Food is
        [population] Population is
       *[morale] Morale is
    } at the top already: nothing is gained.
log-capped = { $dial ->
        [time] Time
        [clue] Clues
        [scrap] Scrap
        [food] Food
        [population] Population
       *[morale] Morale
    } can rise to { $most } from now on.
log-wounded = { $who } gets { $wounds ->
        [one] 1 { $toxic ->
            [yes] toxic wound
           *[no] wound
        }
       *[other] { $wounds } { $toxic ->
            [yes] toxic wounds
           *[no] wounds
        }
    }.
log-healed = { $who } is rid of { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
log-cleansed = The toxic wounds of { $who } are normal ones now.
log-fled = { $who } cannot go on and flees. Removed: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }{ $batteries ->
        [0] {""}
        [one] , 1 battery
       *[other] , { $batteries } batteries
    }.
log-returned = { $who } comes back, on { $space }.
log-became = { $who }: { $status } ({ $does }).
log-status-ended = { $who } is no longer { $status }.
log-learned = { $who } learns { $ability }: { $does }.
log-encounter = Encounter: { $name } ({ $does }). { $says }
log-enemy-comes = { $enemy } { $many ->
        [yes] appear
       *[no] appears
    } on { $space }.
log-replaced = { $enemy } { $many ->
        [yes] make
       *[no] makes
    } room for a boss: the card goes back to the supply.
log-roaches = { $count ->
        [one] 1 roach crawls
       *[other] { $count } roaches crawl
    } in.
log-hunts = { $enemy } { $many ->
        [yes] join
       *[no] joins
    } the Hunt.
log-situation = { $situation ->
        [safe] The situation is safe.
       *[hostile] The situation turns hostile.
    }
log-enemy-turn = The enemies act.
log-enemy-acts = { $enemy } { $many ->
        [yes] act
       *[no] acts
    } with threat { $threat }: { $does }.
log-enemy-moved = { $enemy } comes to { $space }.
log-enemy-attacks = { $enemy } attacks { $who }.
log-attacked = { $who } is attacked.
log-enemy-wounded = { $enemy } gets { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
log-roach-gone = A roach is gone, { $left ->
        [0] the last one
        [one] 1 is left
       *[other] { $left } are left
    }.
log-enemy-healed = { $enemy } { $many ->
        [yes] heal
       *[no] heals
    } { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
log-looted = The last of the encounter is defeated: { $who } takes the loot.
log-enemy-defeated = { $enemy } { $many ->
        [yes] are
       *[no] is
    } defeated.
log-enemy-leaves = { $enemy } { $many ->
        [yes] leave
       *[no] leaves
    }.
log-placed = { $token } on { $space }.
log-removed = { $token } is gone from { $space }.
log-objective = { $placed ->
        [yes] An objective token lies on { $space }.
       *[no] The objective token on { $space } is gone.
    }
log-finds = { $count ->
        [one] 1 scavenge token lies
       *[other] { $count } scavenge tokens lie
    } on { $space }.
log-door = { $open ->
        [yes] The way between { $one } and { $other } opens.
       *[no] The way between { $one } and { $other } closes.
    }
log-environment = { $name }: { $does }. { $says }
log-environment-ends = The weather is as usual again.
log-nests = The party nests.
log-bookkeeper = { $who } keeps the book now.
log-travelled = The party goes to { $location }.
log-road = On the road, { $who } in front: { $name } ({ $does }). { $says }
log-hull = The vehicle can still take { $left }.
log-mission = Mission: { $mission }. { $says } { $goal } Time allowance: { $time }.
log-mission-succeeded = Mission done: { $mission }.
log-mission-failed = Mission failed: { $mission }.
log-game-failed = The day is lost before a mission was taken.
log-passing = { $why ->
        [journey] The journey takes time.
        [nest] The nest takes time.
        [flight] Somebody had to flee, and that takes time.
       *[rounds] { $rounds ->
            [one] Another round is over: time passes.
           *[other] { $rounds } rounds are over: time passes.
        }
    }
log-no-more = { $dial ->
        [time] Time passes only once in a mission.
        [clue] You already have this mission’s clue.
        [scrap] You already have this mission’s scrap.
        [food] You already have this mission’s food.
        [population] Population rises only once in a mission.
       *[morale] Morale rises only once in a mission.
    }
log-night = The day is over, and you are not home.
log-goal = Personal goal of { $who } completed. { $goal }
log-campaign-won = So many goals are completed that the campaign is won.
log-campaign-lost = The colony has nobody left, or no heart.
log-revived = Infinite lives: population and morale are { $n }.
log-ended-success = The game ends; the mission succeeded.
log-ended-failure = The game ends; the mission failed.
log-ended-lost = The campaign ends here.

## How it ended

end-success = Game { $game }: mission done, { $mission }. The campaign goes on.
end-won = Game { $game }: mission done, { $mission }. The colony has what it needs: the campaign is won.
end-failure = Game { $game }: mission failed, { $mission }. The campaign goes on.
end-lost = Game { $game }: the colony has broken up. The campaign is lost.

## The story

story-mission = Mission: { $mission }. { $goal }
story-fled = { $who } cannot go on and flees.
story-dial = { $dial ->
        [time] Time
        [clue] Clues
        [scrap] Scrap
        [food] Food
        [population] Population
       *[morale] Morale
    }

## The table in words

table-campaign = Game { $game } of the campaign{ $infinite ->
        [yes] , with infinite lives
       *[no] {""}
    }.
table-mission = { $side ->
        [yes] Side mission
       *[no] Mission
    }: { $mission }. { $goal } Time allowance: { $time }.
table-dial = { $dial ->
        [time] time
        [clue] clues
        [scrap] scrap
        [food] food
        [population] population
       *[morale] morale
    } { $n } of { $most }
table-dials = Dials: { $dials }.
table-passing = { $night ->
        [yes] Time is at its top: the colony pays for
       *[no] Time rises by 1 with
    } every journey, every nest and everybody who has to flee, and { $rounds ->
        [one] after every round
       *[other] after every { $rounds } rounds
    }; by itself { $turns ->
        [one] at the end of this turn
       *[other] in { $turns } turns
    }.
table-goal = { $goal }{ $done ->
        [yes] {" "}(completed)
       *[no] {" "}(open)
    }
table-page = { $open ->
        [yes] Page: { $title }. The situation is { $situation ->
            [safe] safe
           *[hostile] hostile
        }.
       *[no] Page without a map: { $title }.
    } On the travel map you are here: { $location }.
table-exit = Exit on { $space }{ $open ->
        [yes] {""}
       *[no] {" "}(not open)
    }: { $says }
exit-shut = The book has not opened it yet.
table-environment = { $name }: { $does }. { $says }
table-task = Group task: { $task }. The dial shows { $dial } of { $difficulty }; first card: { $first }.
table-ride = { $vehicle } ({ $does }): can still take { $hull } damage.
table-space = { $space }: { $what }. Beside it: { $beside }.
table-beside = { $line ->
        [dashed] { $space }
        [red] { $space } (red line)
        [blue] { $space } (blue line)
        [green] { $space } (green line)
        [white] { $space } (white line, no way)
       *[double] { $space } (double white line, no way and no sight)
    }
there-roaches = { $count ->
        [one] 1 roach
       *[other] { $count } roaches
    }
there-find = { $count ->
        [one] scavenge token { $difficulty }
       *[other] { $count } scavenge tokens { $difficulty }
    }
there-objective = objective token
there-poi = point of interest
there-hide = hiding spot
there-exit = exit
there-enemy-start = enemies enter here
foe = { $enemy } ({ $type }; wounds { $wounds } of { $life }, defense { $defense }, communicate { $communicate })
table-foe = { $foe }: { $does }. { $says }
slot = { $n }: { $enemy } / { $threat }
slot-free = free
table-track = Threat track, enemy and threat card: { $slots }.
table-hero = { $who } { $spot }, wounds { $wounds } and toxic { $toxic } of { $life }; bonuses: { $bonuses }{ $turn ->
        [yes] ; has the turn
       *[no] {""}
    }{ $bookkeeper ->
        [yes] ; keeps the book
       *[no] {""}
    }.
bonus = { $attribute } +{ $n }
spot-away = is on the way
spot-at = is on { $space }
spot-left = has left the page
spot-down = has fled
table-hand = { $who }, hand: { $cards }.
table-items = { $who }, equipped: { $worn }. Backpack: { $pack }. Loose batteries: { $batteries }.
worn = { $item } ({ $does }){ $batteries ->
        [0] {""}
        [one] {" "}with 1 battery
       *[other] {" "}with { $batteries } batteries
    }
table-status = { $who }, status: { $status } ({ $does }). { $says }
table-ability = { $who }, ability: { $ability }{ $cost ->
        [0] {""}
       *[other] {" "}(white { $cost })
    }: { $does }.
table-decks = Action deck: { $deck }, discard pile: { $discard }.
table-broken = Broken items: { $items }.
table-built = Built in the colony: { $items }.
table-supply = Colony supply: { $items }.
table-hunt = In the Hunt box: { $enemies }.
table-defend = { $goal } { $who } defends. Needed: { $difficulty }{ $opposed ->
        [yes] {" "}and the black die
       *[no] {""}
    }, with { $attributes }. Cards so far { $cards }, bonus { $bonus }.
table-test = Test: { $who } { $goal }. Needed: { $difficulty }{ $opposed ->
        [yes] {" "}and the black die
       *[no] {""}
    }, with { $attributes }. Cards so far { $cards }, bonus { $bonus }.

## Why not

no-game-over = This game is over.
no-not-asked = Somebody else has to choose first.
no-such-card = You have no such card.
no-status-forbids = A status of yours forbids it.
no-hostile = Nobody communicates while it is hostile.
no-enemy-here = There is no such enemy in your space.
no-safe = Nobody is attacked while it is safe.
no-fitting-card = You have no card that fits.
no-token-here = There is no such token here.
no-such-status = You do not have this status.
no-such-ability = You do not have this ability.
no-too-costly = Your white cards are not enough for it.
no-white-card = Abilities need white cards, and you have none.
no-hand-too-full = That player has more than two cards.
no-items-here = Nobody here has an item.
no-task = There is no group task.
no-such-item = You have not equipped this item.
no-use-now = This item cannot be used so now.
no-reading = There is nothing here to be read again.
no-other-exit = Somebody has left by another exit, so all must.
no-exit-here = You are not on this exit.
no-nest-yet = The party nests at the end of a turn.
no-nest-hostile = Nobody nests while it is hostile.
no-demanded = The book demands this test, and you have a card that fits.

## Headings of boards

board-page = Page
board-map = Map
board-travel = Travel map
board-situation = Situation
board-safe = Safe
board-hostile = Hostile
board-mission = Mission
board-side = Side mission
board-threat = Threat track
board-enemies = Enemies
board-hunt = The Hunt
board-task = Group task
board-time = Time
board-clue = Clues
board-scrap = Scrap
board-food = Food
board-population = Population
board-morale = Morale
board-hand = Hand
board-wounds = Wounds
board-toxic = Toxic
board-life = Life
board-items = Items
board-head = Head
board-body = Body
board-paw = Paw
board-accessory = Accessory
board-pack = Backpack
board-batteries = Batteries
board-statuses = Statuses
board-abilities = Abilities
board-broken = Broken
board-supply = Colony
board-deck = Action deck
board-discard = Discard pile
board-test = Test
board-exit = Exit
board-hide = Hiding spot
board-poi = Point of interest
board-objective = Objective
board-find = Scavenge
board-empty = empty
board-sign-hero = Character
board-sign-roaches = Roaches
board-sign-token = Token
board-sign-start = Enemies enter here
board-line-free = Can be crossed
board-line-colour = Slows: red, blue, green
board-line-white = No way
board-line-double = No way, no sight
board-sign-wound = Wound
board-sign-toxic = Toxic wound
board-sign-book = Keeps the book
odds-draw = The next action card
odds-item = The next item
odds-encounter = The next encounter card
odds-road = The next road card
odds-enemy = The enemies to come
odds-find = What a scavenge token hides
odds-white = The white die
odds-black = The black die
fate-test = The test succeeds
fate-fled = Somebody flees if the turn is ended next
reason-test = The test succeeds: { $chosen } % instead of { $other } % after “{ $second }”.
reason-fled = Somebody flees if the turn is ended next: { $chosen } % instead of { $other } % after “{ $second }”.
reason-gain = It brings { $n ->
        [one] a point
       *[other] { $n } points
    } for certain.
reason-worth = “{ $second }”, the next best choice, is worth { $whole }.{ $tenths } points less in the end.

## The rules

rules-intro = In Aftermath you are rodents in a city that the humans have left. One to four players lead a party of two to four characters, win or lose together, and keep a colony alive from game to game. A book of maps and entries tells what is there; cards say how far you get. The rules here are in Redtag's own wording; the cards, the maps and the book are Redtag's own as well, and so are numbers that the rulebook does not print.
rules-chapter-components = What There Is
rules-chapter-setup = Set-up
rules-chapter-book = The Adventure Book
rules-chapter-situation = Safe and Hostile
rules-chapter-map = The Map of a Page
rules-chapter-turn = A Turn
rules-chapter-tests = Tests
rules-chapter-actions = Actions
rules-chapter-enemies = Enemies
rules-chapter-characters = Wounds, Items, Rest
rules-chapter-campaign = Mission and Campaign
rules-chapter-rulings = Rulings
rule-R1 = The game has character cards, { $cards } basic action cards and an influence card for each character, items, statuses, abilities, encounters, missions, enemies, environments, cards for travelling by vehicle, a discovery deck, many kinds of token, a white and a black die, a sideboard, a dashboard with dials, and a travel map.
rule-R2 = A character has a name, a class, a species, bonuses to attributes, an ability and an item to start with, a life value and a personal goal.
rule-R3 = An action card has a colour and a number. Green is agility, red strength, blue resistance, yellow instinct; white is heroic and stands for any of them. Black cards are threats, and one card is the calamity. Influence cards belong to one character each.
rule-R4 = An enemy card names the enemy and its type, what it does for each threat value (speed, range, strength and more), its life, its defense and how hard it is to communicate with. Bosses have a deck of their own.
rule-R5 = An encounter says which enemies come, whether it is safe or hostile, what else holds, and what the loot is. An item has a kind, an effect, perhaps a range and a bonus, a repair cost, a slot and keywords. A mission is a main or a side mission and has a goal, a place, a time allowance, ways to travel, and an entry each for success and failure.
rule-R6 = The sideboard holds the group task and its dial, the broken items, the Hunt box and the threat track with its slots for enemy cards and threat cards. The dials of the dashboard are time, clues, scrap, food, population and morale.
rule-R7 = The party marker begins on Abigail Lane, the upper left space of the travel map.
rule-R8 = Each player takes a character with everything in its box. Two players may take two each; whoever plays alone takes two. Somebody with two characters counts as two players with turns of their own.
rule-R9 = Influence cards begin out of play. When the book says so, yours comes to your hand.
rule-R10 = Shuffle the action deck, the items and the encounters. Statuses, environments, missions, bosses and the other enemies lie face up. Scavenge tokens lie face down in piles, one for each difficulty.
rule-R11 = The first game of a campaign begins on page { $first_page } of the book, every later one on page { $later_page }.
rule-R12 = On a new page read START first, and other entries only when something says so: a point of interest when you are on its space, an objective when you are on its space and its token is there, the threat entry when it is safe and { $threat } or more threat cards lie there, the calamity entry when it strikes. What an open exit leads to may be read at any time.
rule-R13 = A dial that is raised stops at its most. Morale stops at { $morale } until the book allows more, and clues rise only once in a mission.
rule-R14 = When the book lets you travel, move the party marker to a neighbouring space of the travel map, not diagonally, and open the page of that place. The main mission can only be done at its place.
rule-R15 = A page is left when every character still standing has left it, or when the book sends you on. First the current turn is finished, with Check Threat. The next player becomes bookkeeper and takes the next turn. All enemies are removed; if it was hostile, they go to the Hunt box, without wounds. Figures and tokens leave the map, scavenge tokens not to their supply; threat track and group task are cleared.
rule-R16 = On a page that you visit again in the same mission there are no new scavenge and objective tokens, and only those points of interest that can be repeated.
rule-R17 = While it is safe, enemies are strangers: they neither move nor attack, and you can communicate with them. While it is hostile they do both, and nobody communicates. When no enemy is left, it is safe.
rule-R18 = For an encounter take the enemy cards it names, shuffle them and deal them face up to the next free slots of the threat track. Their figures come to the spaces where enemies enter, split as evenly as possible. Then the situation is set.
rule-R19 = A random encounter of a type is dealt from all enemies of that type, bosses excepted. An encounter card is turned up from its deck and discarded.
rule-R20 = Enemies are taken from the supply, and if that is not enough, from the Hunt box.
rule-R21 = There are never more than five enemy cards in play; what would be too many does not come. Only a boss still comes then: it replaces the card in the last slot.
rule-R22 = Roaches are tokens that count as figures. One enemy card acts for all of them; each has a life of 1, and the card leaves with the last of them.
rule-R23 = A discovered card goes to the bottom of its deck without shuffling. What was fetched already is not fetched again.
rule-R24 = Spaces are neighbours along a line, not at a corner. Red, blue and green lines are slow. A white line lets nobody through, but one can see across it. A double white line stops both.
rule-R25 = Characters enter on the start space, enemies on the enemy start.
rule-R26 = Scavenge spots get as many tokens as the page says, face down, always from the easiest pile that has any.
rule-R27 = When your character is on a point of interest in your turn, its entry is read at once, and only once unless it can be repeated. So it is with an objective while its token is there; then the token goes, unless the entry says otherwise.
rule-R28 = Whoever is on a hiding spot cannot be targeted from another space, and enemies move there only if there is nobody else. BIG characters and those with something NOISY equipped cannot hide.
rule-R29 = On an exit you may leave at any time in your turn. The first exit that is used is the only one for all. When everybody has left, its entry is read.
rule-R30 = First discard as many kept cards as you like, then draw up to { $hand }. When the deck runs out, the discard pile is shuffled. You can never have more than { $hand } cards.
rule-R31 = If you drew the calamity card, it is shown and discarded. Unless a calamity has struck on this page already, roll the black die and add the time: if that reaches the value of the page, the calamity entry is read.
rule-R32 = When the Hunt comes, all cards of the Hunt box are shuffled and dealt to the track, up to five enemies in all. If there are enemies now, it is hostile. The Hunt never leaves loot.
rule-R33 = Black cards that you drew go in random order to the next slots of the track without a threat card.
rule-R34 = Then do what you like, as often as your cards allow, in any order.
rule-R35 = At the end threat is checked. While it is safe, { $threat } or more threat cards mean that the threat entry is read. While it is hostile, the enemies act when there are at least as many threat cards as enemy cards.
rule-R36 = A test has an attribute and a difficulty. First play a card that shows the attribute; then, if you like, more cards of the colour or the number of that first one. Roll the white die. Cards, die, your bonus and those of equipped items together must reach the difficulty.
rule-R37 = In an opposed test the black die is rolled too and added to the difficulty.
rule-R38 = A group task is filled card by card on your turns. The first card must show the attribute, later ones must have its colour or number. When the dial reaches the difficulty, it is done. There is no die, no bonus and no failure.
rule-R39 = Move: play one or more cards; their sum is your movement points. A dashed line costs 1. A coloured line costs 1 if all cards are of its colour, otherwise 3. White lines cannot be crossed. Enemies do not hinder you. Reading an entry ends the movement.
rule-R40 = Communicate, while it is safe, with an enemy in your space: an opposed test of instinct against its value. On success it goes away with its card, morale rises by 1, and the lowest threat card is discarded. On failure it becomes hostile.
rule-R41 = Recover: take the test of one of your negative statuses; on success you are rid of it.
rule-R42 = Scavenge: test instinct against a scavenge token in your space. On success turn it up and take what it shows: something for the dials, batteries, an item, or a broken item for the pile. It does not return to the supply.
rule-R43 = Activate an ability: play white cards that reach its cost. What is too much is lost.
rule-R44 = Encourage: give a card from your hand to a player with at most two cards.
rule-R45 = Equip and trade: discard any card; then move any number of items between backpack and slots, and give and take items among characters in your space. What changes hands must be equipped or stored at once. Batteries may be put onto items.
rule-R46 = There are slots for head, body, two paws and an accessory; the backpack holds { $backpack ->
    [one] one item
   *[other] { $backpack } items
    }. Only what is equipped works. What fits nowhere is discarded. Stash items go to the colony when they are drawn.
rule-R47 = Melee, while it is hostile: an opposed test of strength against the defense of an enemy in your space. Success is a wound.
rule-R48 = Ranged, while it is hostile: an opposed test of agility against the defense of an enemy within 1 space and in sight. Success is a wound. A ranged weapon has a range of its own.
rule-R49 = An enemy with as many wounds as its life is defeated and leaves with its card; the cards below move up. Whoever defeats the last one of an encounter gets its loot. A boss has as much life as the party has characters.
rule-R50 = In an enemy turn each enemy acts once, from the top. The threat card under it says what it does. Unless it shares a space with a character, it moves toward the nearest one as far as its speed goes; every line that can be crossed costs it 1. Then it attacks the closest character within range and sight. Ties are yours to break. The target may defend by an opposed test of any attribute against its strength; otherwise it is wounded. The threat card is discarded.
rule-R51 = When all enemies have acted, all remaining threat cards are discarded.
rule-R52 = A toxic wound cannot be healed by eating; resting makes it a normal one. Attacks by other things than enemies can be defended against in the same way.
rule-R53 = One sees whatever can be reached by a straight line that no double white line crosses.
rule-R54 = With as many wounds as life, normal and toxic ones together, a character flees: the figure goes, and so do its tokens and statuses; time rises by 1. It returns on its next turn if it is safe, or with the next page, beside another character and Badly Hurt. If all are down at once, the mission fails.
rule-R55 = A whole item that you gain is equipped, stored, handed to somebody in your space, or taken apart for as much scrap as its repair costs. Improvements go to the colony. Broken items lie on their pile.
rule-R56 = A battery on an item gives what the item promises for it, on top of the rest. If the item is stored or changes hands, its batteries are lost.
rule-R57 = At the end of any turn, while it is safe, the party may nest. Each character may eat 1 food for a normal wound; toxic wounds become normal; negative statuses end; batteries on items are lost; broken items can be repaired for scrap and given to characters; time rises by 1.
rule-R58 = A status works at once, nobody has the same one twice, and it goes as it says. Only its bearer takes the test, which is easier by 1 for each other character in the space.
rule-R59 = What the party decides without agreeing, the bookkeeper decides.
rule-R60 = When the main goal is reached, the book says what follows. When all have fled, the entry for failure is read. Being late is no failure, but the colony will pay for it.
rule-R61 = After each mission, won or lost, comes the Colony Phase of the book. Characters and number of players may change from game to game.
rule-R62 = The campaign is won when the personal goals of at least { $goals } characters are completed, whoever they are. What is completed stays so, and you may play on.
rule-R63 = The campaign is lost when morale or population is 0. With infinite lives both are set to { $revive } instead, and the mission goes on.
rule-R64 = A new campaign begins with all discovered cards back in their deck and every box as it was at first.
rule-R65 = More characters, enemies and whole worlds can be added at any time in a campaign; here they are content.
rule-A1 = The icons of attributes are lost; here scavenging and communicating take instinct, melee strength and ranged attacks agility.
rule-A2 = The icons of dials are lost; here morale has the limit of { $morale }, and clues rise once in a mission.
rule-A3 = The reward for communicating is unreadable; here morale rises by 1.
rule-A4 = More icons are lost; here resting takes food, repairing takes scrap, and time rises by defeat and by nesting.
rule-A5 = The numbers of the action cards are not known; here each of the four colours has 1, 1, 2, 2, 3, 3, white has 1, 2, 2, 3, threats are 1, 1, 1, 2, 2, 2, 3, 3, and there is one calamity.
rule-A6 = The faces of the dice are not known; here the white one shows 1 to { $white_die } and the black one 1 to { $black_die }.
rule-A7 = The track may get longer than five; here enemies and threats are two rows, and each enemy has the threat card at its own place. Other threat cards only count.
rule-A8 = When an enemy leaves, enemy cards move up and threat cards stay, so that others lie side by side and the enemies act sooner.
rule-A9 = The enemies that are there when their turn begins act in it; here those that appear in its course do not.
rule-A10 = The threat entry is meant to clear the track; here all threat cards are discarded after it in any case.
rule-A11 = A test may begin with a white card; here white is its colour then. A white card follows a coloured one only with the same number.
rule-A12 = Without a card that fits, there is no test; here defending without one fails, and so does a test that the book asks for.
rule-A13 = You defend with cards kept in hand. If cards are drawn out of turn, threats go to the track at once and a calamity is resolved at once.
rule-A14 = If the deck runs out while you draw, the discards are shuffled and you go on; if both are empty, you stop.
rule-A15 = Reading is compulsory whenever there is something to be read on your space, also in passing. It ends the movement; what was read already does not. What can be repeated is read each time somebody comes, and again at the beginning of a turn only if you like.
rule-A16 = A coloured line costs 1 only if all cards played have just its colour; here white, yellow and mixed ones pay 3.
rule-A17 = Nobody is left behind: after the first one all use the same exit, and whoever has fled follows to the next page.
rule-A18 = A page may be left while it is hostile. If the last one standing leaves, the page ends although others are down.
rule-A19 = The mission fails only if everybody has fled. If somebody has left unharmed, the page is left instead.
rule-A20 = What Badly Hurt does is not known; here it is a card of our own.
rule-A21 = Loot is for defeating the last enemy of an encounter; here there is none if the last one went in peace.
rule-A22 = Ranges are counted in spaces, not through double white lines; here sight goes from space to space, and not from base to base: from the middle of any square of the one to the middle of any square of the other, past a corner on either side. A line of sight stays on the map: a gap in it blocks sight.
rule-A23 = The nearest character is the one with the shortest way; here those who hide count only if there is nobody else, and whoever cannot be reached draws nobody.
rule-A24 = The life of a boss is the number of characters in the party, also of those who are down.
rule-A25 = The party nests after Check Threat, at most once at the end of a turn, and as often as it likes on later ones. Without food nobody heals.
rule-A26 = Encouraging is one card at a time, as long as the other one has at most two.
rule-A27 = Batteries are carried by characters, as many as there are tokens.
rule-A28 = All scavenge tokens are there again in the next game.
rule-A29 = With four characters in the box, all four goals are needed.
rule-A30 = The bookkeeper begins, then it goes clockwise; after a page the new bookkeeper begins.
rule-A31 = The rules of vehicles, environments, influence cards and most tokens stood on cards that cannot be obtained; here they are our own, and the cards say what they do. Whoever is forbidden to move does not move by an ability, an item or a token either, only when the book puts them somewhere.
rule-A32 = The book cannot be obtained either; here it is our own, with its own Colony Phase.
rule-A33 = Whoever comes back takes a full turn. Whoever has fled keeps the hand and has no turn.
rule-A34 = A calamity that did not strike may strike with the next calamity card on the same page.
rule-A35 = Where a figure stands inside its space makes no difference here.
rule-A36 = One symbol on scavenge tokens is unreadable; here tokens give food, scrap, clues and more.
rule-A37 = A random encounter brings as many enemies as the entry says; otherwise one for each character, up to the limit.
rule-A38 = Threat and calamity cards that were drawn are not replaced: the turn goes on with the rest.
rule-A39 = The Hunt comes only if the calamity entry says so. If the box is empty but strangers are in play, it still turns hostile.
rule-A40 = Badly Hurt comes with the return, not with the defeat. Batteries are lost, items and hand are kept.
rule-A41 = With the page its tokens go; wounds, statuses and batteries of characters stay. The steps of leaving come first, then the entry of the exit. If the book sends the party on in the middle of a turn, that turn has no further actions: Check Threat follows at once.
rule-A42 = A group task may begin with a white card, as a test may.
rule-A43 = A basic card shows the attribute of its colour; influence cards may show others.
rule-A44 = A card that a boss replaces returns to its supply without wounds, and its figure with it; the threat card of the slot stays.
rule-A45 = When the roaches act, each of them moves and attacks by itself, the nearest one first; an encounter says how many there are.
rule-A46 = An enemy that was taken from the Hunt box for an encounter belongs to it, with its loot.
rule-A47 = An item that breaks loses its batteries. A repaired one that nobody can hold is discarded; colony improvements and stash items go to the colony supply.
rule-A48 = When the campaign is lost, its entry is read, and you choose: a new campaign, or infinite lives.
rule-A49 = The first seat is the first bookkeeper of a campaign; later games begin with the one after the last.
rule-A50 = No mission fails because of time. Whoever is late, the colony pays for; the book says what happens when the time dial is at its top, and a page says when time passes on it.
rule-A51 = You may leave by an exit at any time of your turn, also before you draw. Where it leads can be read as soon as the book has opened it.
rule-A52 = If the book demands a test and you have a card that fits, you take it. Only defending is up to you.
rule-A53 = The party may nest at the end of any turn while it is safe, also if nothing is healed by it.
rule-A54 = As many roaches come back from the Hunt as went in. If more roaches come while some are in play, they join the one card.
rule-A55 = The Hunt deals until five enemies are on the track and no further: a boss among the rest stays in the box. Cards for which an encounter has no room go back where they were taken from.
rule-A56 = Two characters in one space may exchange items in one action, even if both can carry no more.
rule-A57 = Personal goals are looked at whenever a dial, an item or a flag changes, and once completed they stay completed.
rule-A58 = A character may be defeated anywhere, also on the road and by the entry of an exit.
rule-A59 = Any number of items may be moved in one action, and the same item more than once; here an action ends after { $moves } moves, so that every game has an end.
rule-A60 = When the book or an enemy brings a threat card onto the track, it is a random one of the discard pile, and if that has none, of the deck; if there is none either, none comes. In an enemy turn and in a threat entry it comes when the track has been cleared, and counts the next time that threat is checked.

# Why something cannot be done, step by step
no-first-draw = Draw first. Kept cards may be discarded before that, and an exit may be taken.
no-first-actions = That is no action of a turn.
no-first-test = Finish the test first.
no-first-move = Finish the move first.
no-first-discard = Discard an action card first.
no-first-keep = Decide first what becomes of the new item.
no-first-receive = The item must be equipped or stored first.
no-first-equip = Finish equipping and trading first.
no-first-ability = Pay for the ability first, with white cards.
no-first-enemy-move = The enemy moves first.
no-first-enemy-target = The enemy attacks first.
no-first-hit = Choose first which enemy is hit.
no-first-break = Choose first which item breaks.
no-first-return = Choose first where to come back.
no-first-nest = Decide first whether the party nests.
no-first-eat = Decide first whether to eat.
no-first-repair = The party is repairing: finish that first.
no-first-assign = Choose first who gets the repaired item.
no-first-travel = Choose first where to travel.
no-first-lost = The campaign is lost: choose a new one or infinite lives.
no-first-choice = The book waits for a choice.
no-symbol = The first card of a test must show its attribute; white cards show all of them.
no-match = Further cards must have the colour or the number of the first one.
no-card-yet = Play a card into the test first.
no-way-back = A card has been played: the test is taken.
no-own-test = You began this test yourself.
no-effect = Nothing would come of it now.
no-points-at-all = Your cards are worth no movement point, since something slows you.
no-points = That costs a movement point, and you have none left.
no-line-cost = Crossing this line costs 3 points, since your cards are not all of its colour; you have { $points }.
no-same-space = You are there already.
no-not-adjacent = That space does not border on yours; touching at a corner does not count.
no-white-line = White lines cannot be crossed.
no-blocked = A token blocks that space.
no-cards-for-this = This move takes no cards.
no-cards-after-steps = All cards of a move are played before the first step.
no-enemy-there = There is no such enemy in that space.
no-too-far = That is out of range.
no-sight = Something blocks the line of sight.
no-dim = It is too dim here to see that far.
no-positive-status = Only negative statuses are recovered from.
no-removal = There is no test on this status.
no-find-here = There is no such scavenge token in your space.
no-passive = This ability always works; nobody pays for it.
no-ability-now = It is not the moment for this ability.
no-only-white = Only white cards pay for abilities.
no-yourself = You cannot encourage yourself.
no-such-player = Nobody sits there.
no-task-here = The group task is in another space.
no-task-symbol = The first card of a group task must show its attribute.
no-task-match = Further cards must have the colour or the number of the card in the slot.
no-such-use = The item has no such use.
no-battery-on-it = There is no battery on it.
no-used-this-turn = It was used in this turn already.
no-used-here = It was used on this page already.
no-token-there = There is no such token in that space.
no-use-of-token = Nothing can be done with this token.
no-card-left = That takes an action card, and you have none.
no-such-exit = There is no such exit on this page.
no-exit-closed = This exit is not open.
no-slot = No slot is free for it.
no-room = The backpack is full.
no-fellow-here = That character is not in your space.
no-self-trade = That is you: nobody gives anything to oneself or takes it from oneself.
no-room-there = That character cannot hold it.
no-room-here = You cannot hold it.
no-room-for-both = After the exchange, one of you could not hold the item.
no-item-yours = You do not have this item.
no-item-theirs = That character does not have this item.
no-item-packed = This item is not in your backpack.
no-need = That works without an exchange.
no-more-moves = Enough has been moved about in this action; only batteries can still be placed.
no-battery = You have no loose battery.
no-battery-place = The item takes no more batteries.
no-such-way = There is no such way.
no-way-closed = This way is not open now.
no-way-paid = What this way costs is not there.
no-one-meant = The book does not mean this character here.
no-neighbour = On the travel map you go one space up, down, left or right.
no-march = The enemy takes a shortest way to a nearest character.
no-target = The enemy attacks a closest character in range and sight.
no-wound = There is no normal wound to heal.
no-food = There is no food.
no-not-broken = This item is not on the broken pile.
no-scrap = There is not enough scrap.
no-fellow-there = You come back in a space with a fellow character.
