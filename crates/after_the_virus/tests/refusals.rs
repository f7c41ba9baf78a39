//! No reason is given whose condition is false: each is held against the position by other means
//! than those of the rules.

use redtag_after_the_virus::{
    ALL, Ability, Action, AfterTheVirus, Amount, Calm, Card, Effect, Ending, Hit, Options, Phase,
    Place, Player, Position, Prepare, Type, Unit, When, ZOMBIE_KINDS,
};
use redtag_kernel::laws::{Refused, refusals_hold};
use redtag_kernel::{Game, Kind as _, Turn};

#[test]
fn reasons_are_true() {
    let game = AfterTheVirus::official().expect("the content is sound");
    let missions = game.content.missions.iter().zip(0u8..);
    let options: Vec<Options> = missions
        .map(|(mission, at)| Options {
            seats: 1 + at % 3,
            mission: mission.id.clone(),
            calm: if at % 4 == 3 {
                Calm::Anybody
            } else {
                Calm::Own
            },
            ..Options::default()
        })
        .collect();
    let given = refusals_hold(&game, &options, 0..480, |refused| holds(&game, refused));
    let given = given.unwrap_or_else(|breach| panic!("{breach}"));
    assert!(given.len() > 35, "few reasons were given: {given:#?}");
}

/// The card of an action.
fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Play(card)
        | Action::Retrieve(card)
        | Action::Prepare(card)
        | Action::Drop(card)
        | Action::Choose(card)
        | Action::Use { card, .. } => Some(card),
        _ => None,
    }
}

/// The player whom an action is about.
fn seat_of(action: Action) -> Option<u8> {
    match action {
        Action::Hit { seat, .. }
        | Action::HitDiscard { seat, .. }
        | Action::HitAll(seat)
        | Action::Heal { seat, .. } => Some(seat),
        _ => None,
    }
}

fn holds(game: &AfterTheVirus, refused: &Refused<AfterTheVirus>) -> Option<bool> {
    let (position, seat, action) = (refused.position, refused.seat, refused.action);
    let player = &position.players[usize::from(seat)];
    let key = refused.illegal.why.key.as_ref();
    if let Some(held) = about_waiting(game, position, seat, refused.illegal.rule, key) {
        return Some(held);
    }
    match player.steps.first() {
        None => about_actions(game, position, player, action, key),
        Some(phase) => about_answers(game, position, player, phase, action, key),
    }
}

/// Reasons that do not depend on what was tried.
fn about_waiting(
    game: &AfterTheVirus,
    position: &Position,
    seat: u8,
    rule: &str,
    key: &str,
) -> Option<bool> {
    let player = &position.players[usize::from(seat)];
    let others = || (position.players.iter().zip(0..)).filter(|&(_, other)| other != seat);
    let draws = |one: &Player| {
        one.steps.contains(&Phase::Draw) || one.steps.contains(&Phase::ShuffleAndDraw)
    };
    let at_once = |phase: &Phase| {
        use Phase::{Heal, Hit, SpareVehicle, SpareWeapon, Wound};
        matches!(
            phase,
            Hit(_) | Heal { .. } | Wound | SpareWeapon | SpareVehicle
        )
    };
    Some(match key {
        "no-more-actions" => match position.ending? {
            Ending::Won => rule == "R32",
            Ending::OutOfTime => rule == "A40",
            Ending::Died(_) | Ending::Failed(_) => rule == "R33",
        },
        "no-draw-yet" => player.steps.is_empty() && others().any(|(one, _)| draws(one)),
        "no-turn" => others().any(|(one, _)| one.steps.iter().any(at_once)),
        "no-more-after-done" => player.done,
        "no-possible-action" => {
            !player.done && player.hand.total() == 0 && player.attacking.is_empty()
        }
        "no-second-call" => player.called,
        "no-one-to-call" => !others().any(|(one, at)| one.done && would_act(game, position, at)),
        _ => return None,
    })
}

/// Would this player be asked without having said that they are done?
fn would_act(game: &AfterTheVirus, position: &Position, seat: u8) -> bool {
    let mut position = *position;
    position.players[usize::from(seat)].done = false;
    matches!(game.turn(&position), Turn::Act(seats) if seats.contains(seat))
}

fn about_actions(
    game: &AfterTheVirus,
    position: &Position,
    player: &Player,
    action: Action,
    key: &str,
) -> Option<bool> {
    let card = card_of(action);
    let rules = card.map(|card| game.content.card(card));
    let count = |zone: &redtag_after_the_virus::Cards| card.map(|card| zone.count(card));
    let ability = || match action {
        Action::Use { card, way } => game.content.card(card).abilities.get(usize::from(way)),
        _ => None,
    };
    Some(match key {
        "no-question" => !matches!(
            action,
            Action::Play(_)
                | Action::Scout
                | Action::Retrieve(_)
                | Action::Prepare(_)
                | Action::Use { .. }
                | Action::Fight(_)
                | Action::Drop(_)
                | Action::Done
                | Action::Call
        ),
        "no-hand-card" => count(&player.hand)? == 0,
        "no-scouted-card" => count(&player.scouted)? == 0,
        "no-sideways-card" => count(&player.sideways)? == 0,
        "no-prepared-card" => count(&player.prepared)? == 0,
        "no-cards-to-pay" => !can_pay(game, player, action)?,
        "no-area-cards" => player.area.is_empty(),
        "no-such-zombies" => {
            matches!(action, Action::Fight(at) if at >= player.attacking.len() as u8)
        }
        "no-equal-zombies" => {
            matches!(action, Action::Fight(at) if twice(player, at))
        }
        "no-drop" => {
            let plays = |(card, _): (Card, u8)| game.content.card(card).kind != Type::Event;
            !player.area.is_empty() || player.hand.iter().any(plays)
        }
        "no-done-zombies" => action == Action::Done && !player.attacking.is_empty(),
        "no-done-cards" => action == Action::Done && player.hand.total() > 0,
        "no-running" => rules?.legs && player.wounds.leg,
        "no-such-use" => ability().is_none_or(|ability| ability.when != When::Use),
        "no-second-use" => ability()?.once && player.used.contains(card?),
        "no-calm" => {
            ability()?.calm
                && match position.calm {
                    Calm::Own => !player.attacking.is_empty(),
                    Calm::Anybody => position.players.iter().any(|one| !one.attacking.is_empty()),
                }
        }
        "no-ammo" => {
            let ammo = player.ammo.iter().filter(|ammo| Some(ammo.under) == card);
            ammo.count() < usize::from(ability()?.ammo)
        }
        "no-effect" => {
            let does = |ability: &Ability| {
                let mut effects = ability.effects.iter();
                effects.any(|effect| has_effect(game, position, player, card, ability, effect))
            };
            match action {
                Action::Use { .. } => !does(ability()?),
                _ => !rules?
                    .abilities
                    .iter()
                    .filter(|one| one.when == When::Played)
                    .any(does),
            }
        }
        _ => return None,
    })
}

/// Equal cards lie side by side.
fn twice(player: &Player, at: u8) -> bool {
    let at = usize::from(at);
    at > 0 && player.attacking.get(at) == player.attacking.get(at - 1)
}

fn can_pay(game: &AfterTheVirus, player: &Player, action: Action) -> Option<bool> {
    let hand = player.hand.total();
    Some(match action {
        Action::Scout => hand > 0,
        Action::Retrieve(card) => hand >= game.content.card(card).retrieve,
        Action::Prepare(card) => {
            let rules = game.content.card(card);
            let tunnel =
                |(other, _): (Card, u8)| game.content.card(other).free.contains(rules.kind);
            player.prepared.iter().any(tunnel)
                || match rules.prepare {
                    Prepare::Cards(cards) | Prepare::Ammo(cards) => hand >= cards,
                    Prepare::Card(card) => player.hand.count(card) > 0,
                    Prepare::AnyAmmo => true,
                }
        }
        Action::Use { card, way } => {
            hand >= game
                .content
                .card(card)
                .abilities
                .get(usize::from(way))?
                .hand
        }
        _ => return None,
    })
}

fn has_effect(
    game: &AfterTheVirus,
    position: &Position,
    player: &Player,
    card: Option<Card>,
    ability: &Ability,
    effect: &Effect,
) -> bool {
    let content = &game.content;
    let kind = |card: Card| content.card(card).kind;
    let zombies: u8 = player.attacking.iter().map(|card| card.left).sum();
    match *effect {
        Effect::Hit { amount, place, .. } => {
            let persons = |&(card, _): &(Card, u8)| card.is_zombie() || kind(card) == Type::Person;
            let aim = |&(other, _): &(Card, u8)| {
                let style = card.and_then(|card| content.card(card).style);
                style.is_some() && content.card(other).bonus.map(|(of, _)| of) == style
            };
            let most = match amount {
                Amount::Number(number) => number + player.prepared.iter().filter(aim).count() as u8,
                Amount::All => ZOMBIE_KINDS as u8,
                Amount::Per(_) => player.prepared.iter().filter(persons).count() as u8,
            };
            let attacked = |one: &Player| most > 0 && !one.attacking.is_empty();
            let lying = |one: &Player| {
                (0..ZOMBIE_KINDS.min(most.into()))
                    .any(|kind| one.discard.count(Card::from_index(kind)) > 0)
            };
            (position.players.iter()).any(|one| {
                (place != Place::Discard && attacked(one)) || (place != Place::Play && lying(one))
            })
        }
        Effect::Heal(_) => position
            .players
            .iter()
            .any(|one| one.wounds.arm || one.wounds.leg),
        Effect::Prevent(_) => zombies > player.prevention,
        Effect::Scout(_) => !player.area.is_empty(),
        Effect::Retrieve(_) => player.scouted.total() > 0,
        Effect::Prepare(of) => player
            .sideways
            .iter()
            .any(|(card, _)| of.contains(kind(card))),
        Effect::Recover(of) => player
            .destroyed
            .iter()
            .any(|(card, _)| of.contains(kind(card))),
        Effect::Save => (player.prepared.iter())
            .any(|(card, _)| card.is_zombie() || content.card(card).saves > 0),
        Effect::Cure => player.attacking.iter().any(|card| card.printed == 1),
        Effect::LoadItself => {
            let weapon = |(card, _): (Card, u8)| !card.is_zombie() && kind(card) == Type::Weapon;
            player.prepared.iter().any(weapon)
        }
        Effect::LoadFromHand => player.hand.total() > ability.hand,
    }
}

fn about_answers(
    game: &AfterTheVirus,
    position: &Position,
    player: &Player,
    phase: Phase,
    action: Action,
    key: &str,
) -> Option<bool> {
    let card = card_of(action);
    let kind = card.map(|card| game.content.card(card).kind);
    let count = |zone: &redtag_after_the_virus::Cards| card.map(|card| zone.count(card));
    let whose = seat_of(action).and_then(|seat| position.players.get(usize::from(seat)));
    let hit = match phase {
        Phase::Hit(hit) => Some(hit),
        _ => None,
    };
    Some(match key {
        "no-answer" => !is_answer(phase, action),
        "no-hand-card" => count(&player.hand)? == 0,
        "no-such-ammo" => {
            let Phase::Spend { weapon, .. } = phase else {
                return None;
            };
            !(player.ammo.iter()).any(|ammo| ammo.under == weapon && Some(ammo.card) == card)
        }
        "no-thin-zombies" => card?.is_zombie(),
        "no-discarded-card" => count(&player.discard)? == 0,
        "no-prepared-weapon" => count(&player.prepared)? == 0 || kind != Some(Type::Weapon),
        "no-prepared-vehicle" => count(&player.prepared)? == 0 || kind != Some(Type::Vehicle),
        "no-scouted-card" => count(&player.scouted)? == 0,
        "no-sideways-card" => count(&player.sideways)? == 0,
        "no-destroyed-card" => count(&player.destroyed)? == 0,
        "no-such-type" => match phase {
            Phase::PrepareFree { of, .. } | Phase::Recover { of, .. } => !of.contains(kind?),
            _ => return None,
        },
        "no-prepared-person" => count(&player.prepared)? == 0,
        "no-survivor" => !card?.is_zombie() && game.content.card(card?).saves == 0,
        "no-player" => whose.is_none(),
        "no-other-player" => match phase {
            Phase::Hit(Hit { whose, .. }) | Phase::Heal { whose, .. } => whose? != seat_of(action)?,
            _ => return None,
        },
        "no-single-target" => hit?.left == ALL,
        "no-hit-all" => hit?.left != ALL,
        "no-attacking-target" => hit?.place == Place::Discard,
        "no-discarded-target" => hit?.place == Place::Play || hit?.unit == Unit::Cards,
        "no-equal-zombies" => matches!(action, Action::Hit { at, .. } if twice(whose?, at)),
        "no-whole-card" => {
            matches!(action, Action::HitDiscard { zombies, .. } if zombies > hit?.left)
        }
        "no-target" => !is_there(whose?, hit?, action),
        "no-such-wound" => matches!(action, Action::Heal { spot, .. } if !whose?.wounds.has(spot)),
        "no-free-spot" => matches!(action, Action::Wound(spot) if player.wounds.has(spot)),
        "no-thanks" | "no-underneath" | "no-area-cards" => player.area.is_empty(),
        "no-empty-rescue" => phase == Phase::Save { chosen: 0 } && action == Action::Enough,
        "no-stop-before" => match phase {
            Phase::Hit(Hit { may_stop, .. })
            | Phase::Heal { may_stop, .. }
            | Phase::Scout { may_stop, .. }
            | Phase::RetrieveFree { may_stop, .. }
            | Phase::PrepareFree { may_stop, .. }
            | Phase::Recover { may_stop, .. } => !may_stop,
            _ => return None,
        },
        _ => return None,
    })
}

/// Are there such zombies?
fn is_there(player: &Player, hit: Hit, action: Action) -> bool {
    let lies = |zombies: usize| {
        (1..=ZOMBIE_KINDS).contains(&zombies)
            && player.discard.count(Card::from_index(zombies - 1)) > 0
    };
    match action {
        Action::Hit { at, .. } => usize::from(at) < player.attacking.len(),
        Action::HitDiscard { zombies, .. } => lies(zombies.into()),
        _ => {
            (hit.place != Place::Discard && !player.attacking.is_empty())
                || (hit.place != Place::Play && (1..=ZOMBIE_KINDS).any(lies))
        }
    }
}

/// Is it the kind of answer that is asked for?
fn is_answer(phase: Phase, action: Action) -> bool {
    use Phase::*;
    match action {
        Action::Choose(_) => !matches!(
            phase,
            Hit(_) | Heal { .. } | Scout { .. } | Reward(_) | Wound | Leave { .. }
        ),
        Action::Enough => matches!(
            phase,
            LoadAny(_)
                | Hit(_)
                | Heal { .. }
                | Scout { .. }
                | RetrieveFree { .. }
                | PrepareFree { .. }
                | Recover { .. }
                | Save { .. }
        ),
        Action::Accept => matches!(phase, Scout { .. }),
        Action::Hit { .. } | Action::HitDiscard { .. } | Action::HitAll(_) => {
            matches!(phase, Hit(_))
        }
        Action::Heal { .. } => matches!(phase, Heal { .. }),
        Action::Wound(_) => phase == Wound,
        Action::Count | Action::Take => matches!(phase, Reward(_)),
        Action::OnTop | Action::Underneath => matches!(phase, Leave { .. }),
        _ => false,
    }
}
