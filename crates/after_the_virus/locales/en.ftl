game-title = After the Virus
game-tagline = A deck of cards, a handful of survivors, and more zombies with every shuffle. Together through sixteen missions. For 1 to 3.

## Names

unknown-player = Player { $n }
unknown-card = Card { $n }
unknown-mission = Somewhere
cured = Cured Survivor
none = none
list-more = { $first }, { $rest }
list-times = { $n } × { $what }
list-sentences = { $first } { $rest }

kind-zombie = zombie
kind-event = event
kind-person = person
kind-animal = animal
kind-weapon = weapon
kind-trap = trap
kind-equipment = equipment
kind-armor = armour
kind-medical = medical
kind-vehicle = vehicle
kind-facility = facility
kind-training = training
kind-supply = ammunition

kind-striking = striking
kind-thrown = thrown
kind-shooting = shooting

types-any = cards
types-zombie = zombies
types-event = events
types-person = persons
types-animal = animals
types-weapon = weapons
types-trap = traps
types-equipment = equipment
types-armor = armour
types-medical = medical cards
types-vehicle = vehicles
types-facility = facilities
types-training = training
types-supply = ammunition
types-card = { $card }

styles-striking = striking weapons
styles-thrown = thrown weapons
styles-shooting = shooting weapons

count-saved = Survivors saved
count-rescued = Brought to safety: { $of }
count-prepared = Prepared { $of }
count-collected = Found { $of } (scouted or destroyed ones do not count)
count-destroyed = Destroyed { $of }
count-scouted = Scouted { $of }
count-area = Cards in the area deck
count-ammo = Ammo under weapons
count-killed = Own zombies killed, by anybody
count-roaming = Zombie cards outside your zombie pile, the cured not counted
count-wave = Wave number
count-wounds = Wounds
count-turn = Turn
count-together = { $what } (all players together)
condition = { $what }: { $bound ->
        [least] { $number } or more
       *[most] { $number } or fewer
    }
aim-last-turn = Turn { $turn } is the last that is played; after it the mission is neither won nor lost

## What is asked

ask-wait = Others are still at it.
ask-action = { $player }: { $zombies ->
        [0] no zombies
        [one] 1 zombie attacks
       *[other] { $zombies } zombies attack
    }, { $hand ->
        [0] no cards in hand. { $zombies ->
            [0] Prepare or use what is in play, or end your turn.
           *[other] Prepare or use what is in play: whoever is left bites.
        }
       *[other] { $hand ->
            [one] 1 card
           *[other] { $hand } cards
        } in hand. { $zombies ->
            [0] {""}
            [one] Stop it.{" "}
           *[other] Stop them.{" "}
        }{ $spend ->
            [useless] There is nothing left to do with your cards but throw them away.
           *[useful] All cards have to go: play them or pay with them.
        }
    }
ask-thin = { $player }: there are not enough zombies left for this wave, so it takes something else. { $left ->
        [one] Destroy 1 card of your discard pile.
       *[other] Destroy { $left } cards of your discard pile, one after the other.
    } Which one is gone for good?
ask-pay = { $player }: discard { $left ->
        [one] 1 card
       *[other] { $left } cards
    } from your hand { $purpose }. { $left ->
        [one] Which one?
       *[other] Which one first?
    }
pay-retrieve = to retrieve { $card }
pay-prepare = to prepare { $card }
pay-use = to use { $card }
pay-scout = to scout
pay-something = to pay
ask-load = { $player }: put { $left ->
        [one] 1 card
       *[other] { $left } cards
    } from your hand under { $weapon } as ammo. Which one?
ask-load-any = { $player }: { $weapon } has { $ammo } ammo. Add a card from your hand, or leave it at that? Later there is no other chance, except by a card that says so.
ask-spend = { $player }: which ammo of { $weapon } do you use? It goes to your discard pile.
ask-leave = { $player }: does { $card } go on top of your area deck, where you find it again, or under it?
ask-spare-weapon = { $player }: { $arm ->
        [wounded] with a wounded arm you can hold one weapon less.
       *[sound] these are too many weapons at once.
    } Destroy a prepared weapon; which one?
ask-spare-vehicle = { $player }: nobody drives two vehicles. Which one is destroyed?
ask-hit = { $player }, { $card }: { $amount ->
        [all] whose zombies do you { $result ->
            [kill] kill
            [discard] discard
           *[remove] remove
        }?
        [cards] which zombie card do you { $result ->
            [kill] kill
            [discard] discard
           *[remove] remove
        }?{ $left ->
            [one] {""}
           *[other] {" "}Up to { $left }.
        }
       *[zombies] which zombie do you { $result ->
            [kill] kill
            [discard] discard
           *[remove] remove
        }?{ $left ->
            [one] {""}
           *[other] {" "}Up to { $left }.
        }
    }{ $stop ->
        [may] {" "}Or leave it at that.
       *[must] {""}
    }
ask-heal = { $player }, { $card }: which wound is healed? { $left ->
        [one] One.
       *[other] Up to { $left }, all of one player.
    }
ask-scout = { $player }: turn up the top card of your area deck, or leave it at that?{ $left ->
        [one] {""}
       *[other] {" "}Up to { $left }.
    }
ask-retrieve = { $player }: which scouted card do you take for free?
ask-prepare = { $player }: which card do you prepare for free?
ask-recover = { $player }: which destroyed card comes back to your discard pile?
ask-save = { $player }: { $chosen ->
        [0] who is taken to safety?
       *[other] anybody else? So far they count for { $chosen }.
    }
ask-reward = { $player }: somebody is safe. Count them as saved ({ $saved } so far), or take the top card of your area deck{ $known ->
        [yes] {" "}({ $top })
       *[no] {""}
    } as their thanks?{ $left ->
        [one] {""}
       *[other] {" "}{ $left } to decide.
    }
ask-load-itself = { $player }: under which weapon does { $card } go?
ask-wound = { $player } is bitten. Where? { $wounds ->
        [0] With a wounded arm you can have one prepared weapon less, with a wounded leg you cannot run, and a wound in the brain is the end of the mission.
       *[other] In the brain it would be the end of the mission.
    }

## What can be done

do-play-event = Play { $card }: { $text }
do-play = Play { $card }, to be prepared later
do-scout = Scout: discard 1 card, turn up the top card of the area deck{ $known ->
        [yes] {" "}({ $top })
       *[no] {""}
    } ({ $area } left)
do-retrieve = Retrieve { $card } { $cost ->
        [0] for free
        [one] for 1 card
       *[other] for { $cost } cards
    }
do-retrieve-event = Retrieve { $card } { $cost ->
        [0] for free
        [one] for 1 card
       *[other] for { $cost } cards
    }, into the discard pile
do-prepare = Prepare { $card } { $cost }
cost-free = for free
cost-cards = { $n ->
        [one] for 1 card
       *[other] for { $n } cards
    }
cost-card = for { $card }
cost-ammo = { $n ->
        [one] with 1 card as ammo
       *[other] with { $n } cards as ammo
    }
cost-any-ammo = with any number of cards as ammo
do-use = Use { $card }: { $effect }
do-use-for = Use { $card } ({ $price }): { $effect }
do-use-somehow = Use { $card }
price-hand = { $n ->
        [one] discard 1 card
       *[other] discard { $n } cards
    }
price-ammo = { $n ->
        [one] 1 ammo
       *[other] { $n } ammo
    }
price-itself = { $to ->
        [discard] discard it
        [destroy] destroy it
       *[area] back to the area deck
    }
effect-hit = { $result ->
        [kill] kill
        [discard] discard
       *[remove] remove
    } { $amount ->
        [all] all zombies of one player
        [others] all other zombies of that player
        [cards] { $n ->
            [one] 1 zombie card
           *[other] { $n } zombie cards
        }
       *[zombies] { $n ->
            [one] 1 zombie
           *[other] { $n } zombies
        }
    }{ $place ->
        [discard] {" "}in a discard pile
        [anywhere] , attacking or in the discard pile
       *[play] {""}
    }
effect-heal = { $n ->
        [one] heal 1 wound
       *[other] heal { $n } wounds
    }
effect-prevent = { $n ->
        [one] prevent your next wound
       *[other] prevent your next { $n } wounds
    }
effect-scout = { $n ->
        [one] scout 1 card
       *[other] scout { $n } cards
    }
effect-retrieve = { $n ->
        [one] retrieve 1 card for free
       *[other] retrieve { $n } cards for free
    }
effect-prepare = prepare for free: { $types }
effect-recover = bring back something destroyed: { $types }
effect-save = save Survivors
effect-cure = turn a single zombie into a Survivor
effect-load-itself = put it under a weapon as ammo
effect-load-from-hand = add a card from your hand as ammo
do-fight = Let a zombie attack{ $printed ->
        [0] {""}
        [1] {" "}(a single one)
       *[other] {" "}(one of { $left } on a card of { $printed })
    }: { $wound ->
        [prevented] the wound is prevented
        [deadly] you die, and the mission is lost
       *[taken] you are wounded
    }
do-drop = Discard { $card }, which is good for nothing now
do-done = Done for this turn
do-call = Wait! Call back those who are done
do-choose = { $card }
do-pay = Discard { $card }
do-load = { $card } as ammo
do-spend = Use up { $card }
do-destroy = Destroy { $card }
do-recover = Bring back { $card }
do-save = Save { $card }{ $saves ->
        [one] {""}
       *[other] , who counts for { $saves }
    }
do-load-itself = Under { $card }
do-enough = No, thank you
do-enough-ammo = No more ammo
do-enough-saved = These are all
do-enough-done = Leave it at that
do-accept = Turn up the top card of the area deck
do-hit = { $result ->
        [kill] Kill
        [discard] Discard
       *[remove] Remove
    } { $unit ->
        [cards] { $left ->
            [one] the card with 1 zombie
           *[other] the card with { $left } zombies
        }
       *[zombies] { $printed ->
            [1] the single zombie
           *[other] { $left ->
                [one] the last one on a card of { $printed }
               *[other] one of { $left } on a card of { $printed }
            }
        }
    }{ $whose ->
        [named] {" "}({ $player })
       *[own] {""}
    }{ $card ->
        [discarded] , which will be discarded
       *[clean] {""}
    }
do-hit-discard = { $result ->
        [kill] Kill
        [discard] Discard
       *[remove] Remove
    } { $zombies ->
        [one] a single zombie
       *[other] { $zombies } zombies on one card
    } in the discard pile{ $whose ->
        [named] {" "}of { $player }
       *[own] {""}
    }
do-hit-all = { $result ->
        [kill] Kill
        [discard] Discard
       *[remove] Remove
    } all zombies{ $whose ->
        [named] {" "}of { $player }
       *[own] {""}
    }: { $place ->
        [play] { $attacking ->
            [one] 1 attacking card
           *[other] { $attacking } attacking cards
        }
        [discard] { $lying ->
            [one] 1 card in the discard pile
           *[other] { $lying } cards in the discard pile
        }
       *[anywhere] { $attacking ->
            [one] 1 attacking card
           *[other] { $attacking } attacking cards
        }, { $lying } in the discard pile
    }
do-heal = Heal the { $spot ->
        [arm] arm
        [leg] leg
       *[brain] brain
    }{ $whose ->
        [named] {" "}of { $player }
       *[own] {""}
    }
do-wound = { $spot ->
        [arm] The arm: one prepared weapon less
        [leg] The leg: no more running
       *[brain] The brain: this is the end, for everybody
    }
do-count = Count as saved: that makes { $saved }
do-take = Take the top card of the area deck{ $known ->
        [yes] {" "}({ $top })
       *[no] {""}
    } ({ $area } left)
do-on-top = On top of the area deck
do-underneath = Under the area deck

## What happens

log-mission = { $chapter }. { $mission }: { $story } { $briefing }
log-turn = Turn { $turn }.
log-wave = { $player } shuffles: wave { $wave }, and { $cards ->
        [0] no zombie card joins
        [one] 1 zombie card joins
       *[other] { $cards } zombie cards join
    } the discard pile.
log-pile-short = { $player } has too few zombies left for this wave and { $cards ->
        [0] no other card to lose
        [one] loses 1 other card
       *[other] loses { $cards } other cards
    } instead.
log-shuffled = { $cards ->
        [0] { $player } has nothing to shuffle.
        [one] { $player } shuffles 1 card { $left ->
            [0] into a new draw deck.
            [one] and puts it under the last card of the draw deck.
           *[other] and puts it under the last { $left } cards of the draw deck.
        }
       *[other] { $player } shuffles { $cards } cards { $left ->
            [0] into a new draw deck.
            [one] and puts them under the last card of the draw deck.
           *[other] and puts them under the last { $left } cards of the draw deck.
        }
    }
log-drew = { $player } draws “{ $card }”.
log-zombies-come = { $zombies ->
        [one] A zombie comes
       *[other] { $zombies } zombies come
    } for { $player }.
log-event-played = { $player } plays “{ $card }”.
log-played = { $player } lays out “{ $card }”.
log-paid = { $player } gives up “{ $card }”.
log-dropped = { $player } discards { $card } for nothing.
log-scouted = { $player } scouts “{ $card }”.
log-retrieved = { $player } retrieves “{ $card }”.
log-retrieved-event = { $player } retrieves { $card }, into the discard pile.
log-prepared = { $player } has { $card } ready.
log-loaded = { $player } loads { $weapon } with “{ $card }”.
log-spent = { $player } fires { $weapon } and uses up “{ $card }”.
log-used = { $player } uses “{ $card }”.
log-left = { $card } of { $player } { $to ->
        [discard] goes to the discard pile{ $ammo ->
            [0] {""}
           *[other] , and so does its ammo
        }
       *[destroy] is destroyed{ $ammo ->
            [0] {""}
           *[other] ; its ammo goes to the discard pile
        }
    }.
log-returned = { $player } puts { $card } { $to ->
        [top] on top of the area deck
       *[bottom] under the area deck
    }.
log-thinned = { $player } loses { $card } for good.
log-recovered = { $card } comes back to the discard pile of { $player }.
log-hit = { $by } { $result ->
        [kill] kills
        [discard] shakes off
       *[remove] leads away
    } { $zombies ->
        [one] a zombie
       *[other] { $zombies } zombies
    }{ $whose ->
        [other] {" "}of { $player }
       *[own] {""}
    }{ $where ->
        [discard] {" "}in the discard pile
       *[play] {""}
    }{ $with ->
        [hands] {" "}with bare hands
       *[card] {" "}with { $card }
    }.
log-zombie-card = { $zombies ->
        [one] The single zombie
       *[other] The card of { $zombies }
    } goes to the { $to ->
        [discard] discard pile of { $player }. It will be back
       *[pile] zombie pile of { $player }
    }.
log-attacked = A zombie gets at { $player }.
log-prevented = { $player } is not hurt.
log-wounded = { $player } is wounded { $spot ->
        [arm] in the arm
        [leg] in the leg
       *[brain] in the brain
    }.
log-healed = { $card }: { $whose ->
        [other] { $by } heals
       *[own] this heals
    } the { $spot ->
        [arm] arm
        [leg] leg
       *[brain] brain
    } of { $player }.
log-protected = { $player } is protected from { $wounds ->
        [one] the next wound
       *[other] the next { $wounds } wounds
    } of this turn.
log-saved = { $player } brings somebody to safety: { $card }{ $saves ->
        [one] {""}
       *[other] , who counts for { $saves }
    }. The card { $to ->
        [pile] goes back to the zombie pile
        [destroyed] is destroyed
       *[discard] goes to the discard pile
    }.
log-counted = { $player }: { $saved } saved.
log-found = { $player } is thanked with “{ $card }”.
log-found-event = { $player } is thanked with { $card }, into the discard pile.
log-cured = A zombie looks at { $player }, and knows its name again: it is a prepared Survivor now.
log-done = { $player } is done.
log-called = { $player } calls the others back.
log-won = The mission is accomplished, and nobody has turned.
log-died = { $player } is dead, and the mission with it.
log-failed = The mission has failed. { $condition }.
log-out-of-time = The last turn that is played has gone by. The mission is neither won nor lost.
end-won = { $mission } is accomplished, in turn { $turn }, and nobody has turned.

## The table

table-mission = { $chapter }, { $mission }. Turn { $turn }.
brief-wave = The wave number begins at { $wave }.
brief-wave-usual = The wave number begins at { $wave }, or one lower in an easier game.
brief-zombies = { $n ->
        [0] No zombie cards are shuffled into any
        [one] 1 zombie card is shuffled into each
       *[other] { $n } zombie cards are shuffled into each
    } starting deck.
brief-zombies-usual = { $n ->
        [0] No zombie cards are shuffled into any starting deck, or 1 into each in a harder game.
        [one] 1 zombie card is shuffled into each starting deck, or one more in a harder game.
       *[other] { $n } zombie cards are shuffled into each starting deck, or one more in a harder game.
    }
brief-surge = Every reshuffle adds { $n ->
        [one] 1 zombie card
       *[other] { $n } zombie cards
    } more than the wave number.
brief-lost = { $n ->
        [one] 1 unseen card
       *[other] { $n } unseen cards
    } of each area deck can never be drawn.
brief-wound = Everybody begins with a wounded { $spot ->
        [arm] arm
        [leg] leg
       *[brain] brain
    }.
brief-start = { $card } begins { $slot ->
        [area] in the area deck
        [bottom] at the bottom of the area deck
        [draw] in the draw deck
        [discard] in the discard pile
        [scouted] scouted
        [sideways] in play, not prepared
        [prepared] in play, prepared
       *[destroyed] destroyed
    }.
brief-goal = Goal: { $condition }.
brief-failure = Failure: { $condition }.
table-draw = { $player }, in the draw deck, in no known order: { $cards }.
table-over = It is over.
table-player = { $player }: wave { $wave }, { $saved } saved, { $killed ->
        [one] 1 zombie
       *[other] { $killed } zombies
    } of their own killed.
table-wounds = { $player }, wounds: { $wounds ->
        [0] none
        [one] { $arm ->
            [wounded] arm
           *[sound] { $leg ->
                [wounded] leg
               *[sound] brain
            }
        }
        [2] { $arm ->
            [wounded] { $leg ->
                [wounded] arm and leg
               *[sound] arm and brain
            }
           *[sound] leg and brain
        }
       *[other] arm, leg and brain
    }.{ $prevented ->
        [0] {""}
        [one] {" "}The next wound of this turn is prevented.
       *[other] {" "}The next { $prevented } wounds of this turn are prevented.
    }
table-goal = { $player }, goal: { $what }, { $now }, { $bound ->
        [least] { $number } or more needed
       *[most] { $number } or fewer needed
    }{ $met ->
        [yes] : done
       *[no] {""}
    }.
table-failure = { $player }, danger: { $what }, { $now }, { $bound ->
        [least] { $number } or more lose
       *[most] { $number } or fewer lose
    } the mission.
table-attacking = { $player }, attacking: { $zombies }.
table-zombies = { $left ->
        [one] 1 zombie
       *[other] { $left } zombies
    }{ $printed ->
        [1] {""}
       *[other] {" "}on a card of { $printed }
    }{ $card ->
        [discarded] {" "}(will be discarded)
       *[clean] {""}
    }
table-hand = { $player }, hand: { $cards }.
table-prepared = { $player }, prepared: { $cards }.
table-sideways = { $player }, not prepared: { $cards }.
table-scouted = { $player }, scouted: { $cards }.
table-discard = { $player }, discard pile: { $cards }.
table-destroyed = { $player }, destroyed: { $cards }.
table-ammo = { $player }, ammo under { $weapon }: { $cards }.
table-decks = { $player }: { $draw } cards in the draw deck, { $area } in the area deck{ $known ->
        [yes] , { $top } on top
       *[no] {""}
    }{ $ends ->
        [known] , { $bottom } at the bottom
       *[unknown] {""}
    }.
table-done = { $player } is done for this turn.
table-pile-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of { $zombies }
table-pile = { $player }, zombie pile: { $cards }.

## Why not

no-turn = { $player } is in the middle of something that concerns all of you and finishes it first.
no-answer = First answer what is asked. { $question }
no-cards-to-pay = The cards in your hand do not pay for this: { $label }.
no-area-cards = The area deck is empty; there is nothing left to scout.
no-scouted-card = This card is not among your scouted cards.
no-sideways-card = You have no such card in play that is not prepared.
no-such-zombies = No such zombies attack you.
no-hand-card = This card is not in your hand.
no-drop = Cards can only be thrown away when nothing else can be done with any of them.
no-done-zombies = There are still zombies. Those that nobody stops must attack.
no-done-cards = There are still cards in your hand. All of them have to be played or paid with, or thrown away if nothing else can be done with any of them.
no-question = Nothing of the kind is asked now.
no-running = Nobody runs with a wounded leg.
no-effect = This would have no effect, and a card may not be used for nothing.
no-prepared-card = You have no such card prepared.
no-second-use = This card can only be used once a turn.
no-calm = Not while { $whose ->
        [anybody] zombies attack anybody
       *[own] zombies attack you
    }.
no-ammo = There is no ammo left for it.
no-second-call = You have called the others back in this turn already.
no-one-to-call = There is nobody to call back who could do something.
no-such-use = This card cannot be used in this way.
no-stop-before = A card may not be used without effect: do at least a part of it.
no-empty-rescue = Safe House saves at least one Survivor.
no-such-wound = There is no wound at this spot.
no-hit-all = This does not hit all zombies at once.
no-whole-card = In a discard pile only whole cards can be hit, and this one has more zombies than that.
no-target = There are no such zombies.
no-discarded-target = This does not hit zombies in a discard pile.
no-attacking-target = This hits zombies in a discard pile, not attacking ones.
no-single-target = This hits all zombies of one player: choose the player.
no-other-player = The rest of the effect is for the same player.
no-survivor = This card is not a Survivor and cannot be saved.
no-prepared-person = You have no such card prepared.
no-destroyed-card = This card is not among your destroyed cards.
no-such-type = This card is of another type.
no-prepared-vehicle = This is not one of your prepared vehicles.
no-prepared-weapon = This is not one of your prepared weapons.
no-discarded-card = This card is not in your discard pile.
no-thin-zombies = Zombie cards are not destroyed for this; choose another card.
no-such-ammo = This card is not among the ammo of the weapon.
no-free-spot = This spot is wounded already.
no-thanks = Your area deck is empty: the Survivor can only be counted.
no-underneath = The area deck is empty: on top and under it are the same.
no-equal-zombies = Of equal zombie cards, choose the first.
no-possible-action = There is nothing that you could do now.
no-more-after-done = You are done with this turn. You are asked again when there is something new to do, or when another player calls you back.
no-draw-yet = Cards are still being drawn: { $player } has to choose first.
no-more-actions = The match is over. { $ending }
no-player = Nobody sits there.

## Headings of boards

board-turn = Turn
board-mission = Mission
board-goal = Goal
board-failure = Danger
board-wave = Wave
board-saved = Saved
board-killed = Killed
board-wounds = Wounds
board-arm = Arm
board-leg = Leg
board-brain = Brain
board-prevented = Prevented
board-attacking = Attacking
board-hand = Hand
board-prepared = Prepared
board-sideways = Not prepared
board-scouted = Scouted
board-draw = Draw deck
board-area = Area deck
board-discard = Discard pile
board-destroyed = Destroyed
board-pile = Zombie pile
board-ammo = Ammo
board-retrieve = Retrieve
board-prepare = Prepare
board-done = Done
board-empty = empty
board-play-area = Play area
board-piles = Piles
board-others = The others
board-sign-zombies = Zombies, alive and gone
board-sign-price = Price
board-sign-done = Used, reached, done
board-sign-discarded = Will be discarded
odds-draw-1 = The next card of player 1's draw deck
odds-draw-2 = The next card of player 2's draw deck
odds-draw-3 = The next card of player 3's draw deck
odds-area = The next card of an area deck

## The rules

rules-intro = In After the Virus you are survivors, each with a small deck of cards: people who trust you, tools, weapons, and a growing number of zombies. Every turn you draw, and what you draw either helps you or bites you. Every time your deck runs out, more zombies are shuffled into it. You win or lose together. The text you are reading is Redtag's own wording of the rules.
rules-chapter-setup = Set-up
rules-chapter-draw = The Draw Phase
rules-chapter-action = The Action Phase
rules-chapter-general = Effects
rules-chapter-zombies = Zombies
rules-chapter-wounds = Wounds
rules-chapter-ammo = Ammo
rules-chapter-limits = Weapons and Vehicles
rules-chapter-saving = Saving Survivors
rules-chapter-end = The End
rules-chapter-rulings = Rulings
rule-R1 = Choose one of { $missions } missions in { $chapters } chapters, one after the other as a campaign or just one. A mission says what you need to win. It may also change the set-up and add ways to lose.
rule-R2 = Each player takes one of { $characters } characters and a deck of { $cards } cards, { $zombies } of them zombies. All decks are the same, and they never mix: what is yours stays with you.
rule-R3 = The saved marker starts at 0, the wave marker where the mission says.
rule-R4 = Your { $zombies } zombie cards are your zombie pile, face up: cards with one zombie on top, then those with two, three and four. It always stays in this order.
rule-R5 = Your character's first card lies in your play area from the beginning. It lies sideways: it still has to be prepared.
rule-R6 = Your draw deck has the { $starting } other cards of your character, and zombie cards from the top of your zombie pile: as many as there are players. Shuffle it.
rule-R7 = The other { $area } cards, shuffled and face down, are your area deck: what there is to find out there. Nothing is scouted, discarded or destroyed yet.
rule-R8 = Everybody draws { $hand } cards. Zombie cards come to the table and attack you, everything else goes to your hand.
rule-R9 = If fewer than { $hand } cards are left in your draw deck, your wave number goes up by 1 first. As many zombie cards as the new number go from the top of your zombie pile to your discard pile. Then the discard pile is shuffled and put under what is left of the draw deck, and you draw. Everybody has a wave number of their own.
rule-R10 = If the zombie pile has too few cards for that, all of them go, and you destroy { $thinned } other cards of your discard pile, of your choice, before you shuffle.
rule-R11 = Then all of you act at the same time: any number of actions in any order, until everybody is done. What is done is done; nothing is taken back.
rule-R12 = A card from your hand is either played, or discarded to pay for something else. Its own effect does not count then.
rule-R13 = The phase ends when no zombie attacks any more, nobody has cards in hand, and nobody wants to do anything else. Until then prepared cards can still be used. Whoever was done is asked again when something new can be done: somebody was wounded or healed, zombies lie in a discard pile, or nobody is attacked any more. Each of the others can also call them back, once a turn.
rule-R14 = These are the actions. (A) Play an event: it has its effect and goes to your discard pile. (B) Play another card: it goes sideways to your play area and cannot be used until it is prepared. (C) Scout: discard 1 card and turn up the top card of your area deck; you may have any number of scouted cards. (D) Retrieve a scouted card for its price in cards: it goes sideways to your play area, an event to your discard pile without effect. (E) Prepare a sideways card for its price: so many cards, one card that is named, or ammo. Turn it upright; it stays so. (F) Use a prepared card as it says, as often as you can pay for it, unless it leaves play or works only once a turn. (G) Let a zombie attack: one single zombie wounds you once and is killed in the fight.
rule-R15 = If a card says that you discard it for something, the card itself is the price. If it says that you discard 1 card, any card from your hand is.
rule-R16 = Some cards answer to something else that happens. This is no action; it happens as the card says.
rule-R17 = An effect is for one player only. Numbers are the most that you may do. A card may not be used without any effect.
rule-R18 = You can help each other in two ways: by dealing with each other's zombies and by healing each other. And you may talk.
rule-R19 = A zombie card has one to four zombies on it, and each is on its own. The card stays until every one of them is killed or discarded.
rule-R20 = If all zombies of a card were killed, or the card as a whole, it goes back to its owner's zombie pile. If the card was discarded, or any of its zombies was, it goes to its owner's discard pile and will be drawn again.
rule-R21 = To remove a zombie is like killing it, but does not count as a kill.
rule-R22 = At the end of the turn no zombie may be left. Whoever was not dealt with must attack.
rule-R23 = A wound goes to a free spot of your choice: arm, leg or brain. A wound in the brain kills you, and then all of you have lost. So nobody survives the third wound.
rule-R24 = With a wounded arm you can have only { $one_armed } prepared { $one_armed ->
    [one] weapon
   *[other] weapons
    } instead of { $weapons }.
rule-R25 = With a wounded leg you cannot play a card that makes you run. You can still pay with it.
rule-R26 = Healing takes wound markers from one player, whoever that is. Preventing a wound helps only yourself: everything happens as usual, but no marker is placed.
rule-R27 = Cards under a weapon are its ammo; the weapon says when they come and go. They come from your hand. A card that leaves the weapon is no longer ammo. If the weapon leaves play, its ammo goes to your discard pile.
rule-R28 = If a weapon is prepared with ammo, put so many cards from your hand under it; if it shows an X, any number, even none. This is usually the only time when you can add ammo. Magazine can be added to a prepared weapon later.
rule-R29 = You can have at most { $weapons } prepared { $weapons ->
    [one] weapon
   *[other] weapons
    }. As soon as there are more, destroy a prepared one.
rule-R30 = You can have at most { $vehicles } prepared { $vehicles ->
    [one] vehicle
   *[other] vehicles
    }, in the same way. Cards that are not prepared do not count.
rule-R31 = Survivors are saved with Safe House: choose one or more of your prepared Survivors and discard them. For each of them, either move your saved marker up by 1, or take the top card of your area deck for free, sideways into your play area.
rule-R32 = You win when, at the end of a turn, all players fulfil the goal of the mission at the same time. Whoever fulfils it sooner plays on.
rule-R33 = You lose when somebody dies, or when something happens that the mission names as a failure.
rule-R34 = For an easier game, begin with a wave number that is lower by 1. For a harder one, shuffle one more zombie card into each draw deck. The first three missions are the easier ones.
rule-A1 = The starting deck of Ruth is not known for certain; here it is a deck of ten cards built around her traps.
rule-A2 = Mission 1A is reported with two different goals; here 6 prepared cards are needed. The other number, 4, can be chosen as an option.
rule-A3 = Some prices of cards are reported differently; here the content says what counts, and it can be changed there.
rule-A4 = Most missions of the printed game cannot be obtained; here 2A to 5C are Redtag's own.
rule-A5 = The rulebook speaks of fewer than { $hand } cards; here this means just that: with exactly { $hand } you draw without shuffling. You shuffle at most once for a draw, and if there still are fewer than { $hand }, you draw all there are.
rule-A6 = The rulebook does not say what happens if there are fewer than { $thinned } other cards to destroy; here you destroy what there is. Without a draw deck you draw nothing and play on.
rule-A7 = The rulebook wants an empty hand but does not say what to do with a useless card; here you may throw cards away, but only when none of them can be played or paid with, not even for scouting.
rule-A8 = Some say that a zombie card attacks once; here each zombie on it attacks on its own. The one that attacks counts as killed.
rule-A9 = The rulebook lets you choose where you are wounded; here this includes the brain, even if another spot is free.
rule-A10 = The rulebook has you destroy a weapon when there are too many; here any prepared one will do, the new one as well. What happens when a card is prepared happens all the same.
rule-A11 = You act at the same time; here one small action comes after the other, in any order. But what must be done at once comes before anybody’s next action: whoever is in the middle of an effect on zombies or wounds, must place a wound or give up a weapon or vehicle finishes that first.
rule-A12 = If you kill several zombies, they may be on different cards, as long as these belong to one player. What hits a whole card also hits one with some of its zombies gone.
rule-A13 = The rulebook leaves open how zombies in a discard pile are hit; here only whole cards: the number must be enough for all zombies on it.
rule-A14 = The rulebook leaves open what a cured zombie is; here its card is a prepared Survivor in your play area, and a person. Once saved, it goes back to the zombie pile.
rule-A15 = Lab works at any time; here you choose it like an action that costs nothing.
rule-A16 = Gasoline prepares cards without their price; here weapons that need ammo come without any. It counts as preparing, with everything that follows from it.
rule-A17 = Tunnel makes it free to prepare persons; here that includes Guide and Scout. A Survivor who is named as a price is still discarded.
rule-A18 = The rulebook leaves open how Sure Aim counts; here it is 1 more kill for each use of a shooting weapon, of the same player's zombies.
rule-A19 = Prevention lasts until the end of the turn; here you use it before the zombie attacks.
rule-A20 = Some cards work only without zombies in play; here this means your own zombies. That all players' zombies count can be chosen as an option.
rule-A21 = Guide and Scout are persons; here they are no Survivors and cannot be saved. A VIP and a cured zombie can.
rule-A22 = If your area deck is empty, a saved Survivor can only be counted.
rule-A23 = A VIP counts as three Survivors; here you decide three times, and then the VIP is destroyed.
rule-A24 = The goal is looked at when everybody is done with the turn; here the saved marker never goes down, and stays at 20.
rule-A25 = An easier game of a mission that begins with wave 1 begins with 0, and one that begins with 0 begins with -1; the first shuffle makes it one more, and as many zombie cards are added as that number says, none for 0.
rule-A26 = Scouted cards stay where they are until the end. Destroyed cards do not come back, except medical ones with Lab.
rule-A27 = The number of wound markers in the box is reported differently; here it does not matter, since each player has three spots.
rule-A28 = The rulebook's example of a shuffle speaks of a character that does not exist; here this is taken as a slip. Alone you play by the same rules.
rule-A29 = Magazine is no weapon; here it is a card that is prepared for free and then put under any prepared weapon, even one that has no use for ammo.
rule-A30 = The rulebook calls the chapters a story; here nothing is carried from one mission to the next but the memory.
rule-A31 = The rulebook leaves open what happens to an event that you get for a Survivor or with Raid; here it goes to your discard pile without effect, as when you pay for it.
rule-A32 = The rulebook leaves open where a card goes if some of its zombies were discarded and the rest killed by something that kills the whole card; here it goes to the discard pile as well.
rule-A33 = The rulebook does not say whether what a card does by itself may be declined; here it may, and you are asked.
rule-A34 = The rulebook leaves open whose zombie is cured; here one of your own attacking cards with a single zombie.
rule-A35 = A card may not be used without effect; here you prevent wounds only while more zombies attack you than wounds are prevented already.
rule-A36 = The rulebook leaves open when you decide about each Survivor; here one after the other, so that you see each card that you take. Safe House cannot be played without a prepared Survivor, not even for the sake of Pub.
rule-A37 = Cards that are destroyed because of an empty zombie pile are gone before you shuffle; here Lab can bring back a medical one only afterwards.
rule-A38 = Rifle with Sure Aim kills two zombies; here it may take a whole card with two from a discard pile.
rule-A39 = Numbers are the most that you may do (R17); here you may stop after each card that you scout, each zombie and each wound.
rule-A40 = A match must end somewhere, and the rulebook has no bound; here no more than 250 turns are played, far more than any match takes. After the last one the mission is neither won nor lost.

# Odds.

fate-wounded = Somebody is wounded this turn, even if everybody does their best against it; in a range, cards that nobody has seen may make a difference
fate-dies = Somebody dies this turn, even if everybody does their best against it; in a range, cards that nobody has seen may make a difference
fate-won = The mission is won at the end of this turn, if everybody does everything for it; in a range, cards that nobody has seen may make a difference
reason-wounded = Somebody is wounded this turn: { $chosen } % instead of { $other } % after “{ $second }”.
reason-dies = Somebody dies this turn: { $chosen } % instead of { $other } % after “{ $second }”.
reason-won = The mission is won at the end of this turn: { $chosen } % instead of { $other } % after “{ $second }”.
reason-gain = It brings the mission { $n ->
        [one] a hundredth
       *[other] { $n } hundredths
    } closer to its goal for certain.
reason-worth = “{ $second }”, the next best choice, costs { $whole }.{ $tenths } percentage points of the chance to win.
