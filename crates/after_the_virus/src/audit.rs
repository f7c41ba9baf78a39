//! What is wrong with a position that did not come from play: values out of range, cards that are
//! missing or where they cannot be, a question that the rules would not ask.

use redtag_kernel::{Flaw, Kind as _};

use crate::content::{Content, Type};
use crate::legal::{Legal, is_asked};
use crate::position::{
    Ammo, Card, Ending, Hit, KINDS, LOWEST_WAVE, MAX_PLAYERS, MAX_SAVED, Phase, Player, Position,
    ZOMBIE_KINDS, Zombies,
};
use crate::rules::failure;

/// Values in range, every card exactly once and where it can be, and a question that the rules
/// would ask.
pub fn audit(content: &Content, position: &Position) -> Result<(), Flaw> {
    let wrong = |place: &str, message: String| Err(Flaw::at(place, message));
    let seats = position.players.len();
    if seats == 0 {
        return wrong(
            "players",
            format!("must be 1 to {MAX_PLAYERS}, not {seats}"),
        );
    }
    if usize::from(position.mission) >= content.missions.len() {
        return wrong(
            "mission",
            format!("there are only {} missions", content.missions.len()),
        );
    }
    let last = content.numbers.turns + u8::from(position.ending.is_some());
    if !(1..=last).contains(&position.turn) {
        return wrong(
            "turn",
            format!("must be 1 to {last}, not {}", position.turn),
        );
    }
    for (player, seat) in position.players.iter().zip(0..) {
        let legal = Legal {
            content,
            position,
            seat,
        };
        let audited = audit_player(content, player)
            .and_then(|()| audit_play_area(content, player))
            .and_then(|()| audit_steps(content, player, seats))
            .and_then(|()| audit_question(legal));
        audited
            .map_err(|(field, message)| Flaw::at(format!("players[{seat}].{field}"), message))?;
        let before = &position.players[..usize::from(seat)];
        if before
            .iter()
            .any(|other| other.character == player.character)
        {
            return wrong("players", "every character is there once".into());
        }
        if player.wounds.brain != (position.ending == Some(Ending::Died(seat))) {
            return wrong("ending", "whoever has a wound in the brain has died".into());
        }
    }
    match position.ending {
        None if failure(content, position).is_some() => {
            wrong("mission", "the mission has failed".into())
        }
        None if is_asked(content, position).first().is_none() => {
            wrong("players", "the rules would not ask anybody here".into())
        }
        _ => Ok(()),
    }
}

type Audit = Result<(), (&'static str, String)>;

fn audit_player(content: &Content, player: &Player) -> Audit {
    let wrong = |field, message: &str| Err((field, message.to_owned()));
    if usize::from(player.character) >= content.characters.len() {
        return wrong("character", "there is no such character");
    }
    let here = cards_of(player);
    for (index, (&found, &there)) in here.iter().zip(content.deck.counts()).enumerate() {
        if found != u16::from(there) {
            return Err((
                "draw",
                format!("card {} is there {found} times, not {there}", index + 1),
            ));
        }
    }
    let no_zombies = [
        &player.hand,
        &player.scouted,
        &player.sideways,
        &player.destroyed,
    ];
    let area = player.area.remaining();
    let is_zombie = |(card, _): (Card, u8)| card.is_zombie();
    if no_zombies
        .into_iter()
        .chain([&area])
        .any(|zone| zone.iter().any(is_zombie))
    {
        return wrong("hand", "zombies do not go there");
    }
    if player.area.set_aside > player.area.unseen.total() {
        return wrong("area.set_aside", "more than there are");
    }
    if player.hand.total() > content.numbers.hand {
        return wrong("hand", "more cards than are drawn");
    }
    if player.wave < LOWEST_WAVE {
        return wrong("wave", "no game begins below wave -1");
    }
    if player.saved > MAX_SAVED {
        return Err((
            "saved",
            format!("must be 0 to {MAX_SAVED}, not {}", player.saved),
        ));
    }
    Ok(())
}

fn audit_play_area(content: &Content, player: &Player) -> Audit {
    let wrong = |field, message: &str| Err((field, message.to_owned()));
    let cured = |(card, _): (Card, u8)| card.number() > 1 && card.is_zombie();
    if player.prepared.iter().any(cured) {
        return wrong("prepared", "only single zombies can be cured");
    }
    let in_play = || player.prepared.iter().chain(player.sideways.iter());
    if in_play().any(|(card, _)| content.card(card).is_event()) {
        return wrong("prepared", "events are never in play");
    }
    let attacking = player.attacking.as_slice();
    let odd = |&Zombies {
                   printed,
                   left,
                   discarded,
               }: &_| {
        !(1..=ZOMBIE_KINDS as u8).contains(&printed)
            || !(1..=printed).contains(&left)
            || (discarded && left == printed)
    };
    if attacking.iter().any(odd) || !attacking.is_sorted() {
        return wrong(
            "attacking",
            "zombies that are left, the smallest cards first",
        );
    }
    let ammo = player.ammo.as_slice();
    let fits = |ammo: &Ammo| {
        let weapon = content.card(ammo.under);
        !ammo.card.is_zombie()
            && weapon.kind == Type::Weapon
            && (weapon.takes_ammo() || content.card(ammo.card).loads_itself())
            && (player.prepared.count(ammo.under) > 0
                || player.steps.contains(&Phase::Prepare(ammo.under)))
    };
    if !ammo.iter().all(fits) || !ammo.is_sorted() {
        return wrong(
            "ammo",
            "cards under prepared weapons that use them, in the order of their numbers",
        );
    }
    if player.done && (player.hand.total() > 0 || !attacking.is_empty() || !player.steps.is_empty())
    {
        return wrong("done", "nobody is done with cards in hand or with zombies");
    }
    Ok(())
}

/// Steps that could come from play: something is left of each, and cards and seats are there.
fn audit_steps(content: &Content, player: &Player, seats: usize) -> Audit {
    let is_there = |card: Card| content.deck.count(card) > 0 && !card.is_zombie();
    let seated = |whose: Option<u8>| whose.is_none_or(|seat| usize::from(seat) < seats);
    let sound = |phase: &Phase| match *phase {
        Phase::Draw | Phase::ShuffleAndDraw => {
            player.hand.total() == 0 && player.attacking.is_empty()
        }
        Phase::Thin(left) | Phase::Pay(left) | Phase::Reward(left) | Phase::Prevent(left) => {
            left > 0
        }
        Phase::Load { weapon, left } | Phase::Spend { weapon, left } => {
            left > 0 && is_there(weapon)
        }
        Phase::LoadAny(card)
        | Phase::Retrieve(card)
        | Phase::Prepare(card)
        | Phase::LoadItself(card) => is_there(card),
        Phase::Leave { card, .. } => is_there(card),
        Phase::Hit(Hit {
            by, left, whose, ..
        })
        | Phase::Heal {
            by, left, whose, ..
        } => left > 0 && is_there(by) && seated(whose),
        Phase::Scout { left, .. } | Phase::RetrieveFree { left, .. } => left > 0,
        Phase::SpareWeapon | Phase::SpareVehicle | Phase::Cure | Phase::Wound => true,
        Phase::PrepareFree { .. } | Phase::Recover { .. } | Phase::Save { .. } => true,
    };
    if player.steps.iter().all(sound) {
        Ok(())
    } else {
        Err(("steps", "the rules would not ask this here".into()))
    }
}

/// What is asked has several answers, and limits are kept.
fn audit_question(legal: Legal) -> Audit {
    let player = legal.player();
    let phase = player.steps.first();
    if let Some(phase) = phase.filter(|_| legal.position.ending.is_none()) {
        let mut answers = 0;
        legal.each_answer(phase, &mut |_| answers += 1);
        if answers < 2 || legal.runs_by_itself(phase) {
            return Err(("steps", "the rules would not ask this here".into()));
        }
    }
    for (kind, spare) in [
        (Type::Weapon, Phase::SpareWeapon),
        (Type::Vehicle, Phase::SpareVehicle),
    ] {
        if legal.has_too_many(kind) && phase != Some(spare) {
            return Err((
                "prepared",
                "too many weapons or vehicles are prepared".into(),
            ));
        }
    }
    Ok(())
}

/// How many of each card a player has, wherever they lie.
pub fn cards_of(player: &Player) -> [u16; KINDS] {
    let Player {
        draw,
        hand,
        discard,
        scouted,
        sideways,
        prepared,
        destroyed,
        ..
    } = player;
    let mut all = [0; KINDS];
    for zone in [
        draw,
        hand,
        discard,
        scouted,
        sideways,
        prepared,
        destroyed,
        &player.area.remaining(),
    ] {
        for (sum, &count) in all.iter_mut().zip(zone.counts()) {
            *sum += u16::from(count);
        }
    }
    for (sum, &count) in all.iter_mut().zip(&player.pile) {
        *sum += u16::from(count);
    }
    player
        .ammo
        .iter()
        .for_each(|ammo| all[ammo.card.index()] += 1);
    for zombies in player.attacking.as_slice() {
        all[usize::from(zombies.printed).clamp(1, ZOMBIE_KINDS) - 1] += 1;
    }
    all
}
