//! What missions count, and whether it is enough.

use crate::content::{Bound, Condition, Content, Count, Of};
use crate::position::{Card, Cards, Player, Position, ZOMBIE_KINDS};

/// What a condition counts for a player, or for all of them together.
pub fn counted(content: &Content, position: &Position, seat: u8, condition: &Condition) -> u8 {
    let players = position.players.as_slice();
    let of = |player: &Player| count(content, position, player, condition);
    match players.get(usize::from(seat)) {
        _ if condition.together => players.iter().map(of).fold(0, u8::saturating_add),
        Some(player) => of(player),
        None => 0,
    }
}

/// Is the condition met?
pub fn is_met(content: &Content, position: &Position, seat: u8, condition: &Condition) -> bool {
    let counted = counted(content, position, seat, condition);
    match condition.bound {
        Bound::AtLeast(number) => counted >= number,
        Bound::AtMost(number) => counted <= number,
    }
}

/// The conditions of the goal, with the number that the options may have changed (A2).
pub fn goal<'a>(
    content: &'a Content,
    position: &'a Position,
) -> impl Iterator<Item = Condition> + 'a {
    let goal = content
        .missions
        .get(usize::from(position.mission))
        .map_or(&[][..], |one| one.goal.as_slice());
    goal.iter().enumerate().map(|(place, condition)| {
        let bound = match (place, condition.bound) {
            (0, Bound::AtLeast(_)) => Bound::AtLeast(position.goal),
            (0, Bound::AtMost(_)) => Bound::AtMost(position.goal),
            (_, bound) => bound,
        };
        Condition {
            bound,
            ..*condition
        }
    })
}

/// Do all players fulfil the goal (R32)?
pub fn is_reached(content: &Content, position: &Position) -> bool {
    let seats = 0..position.players.len() as u8;
    goal(content, position).all(|condition| {
        seats
            .clone()
            .all(|seat| is_met(content, position, seat, &condition))
    })
}

/// The first failure that has come about (R33).
pub fn failure(content: &Content, position: &Position) -> Option<u8> {
    let failures = content
        .missions
        .get(usize::from(position.mission))?
        .failures;
    let seats = 0..position.players.len() as u8;
    let failed = |one: &Condition| {
        seats
            .clone()
            .any(|seat| is_met(content, position, seat, one))
    };
    failures.iter().position(failed).map(|place| place as u8)
}

/// How much of the goal is reached, in hundredths, over all players and conditions.
pub fn progress(content: &Content, position: &Position) -> i32 {
    let (mut reached, mut parts) = (0, 0);
    for condition in goal(content, position) {
        for seat in 0..position.players.len() as u8 {
            let counted = i32::from(counted(content, position, seat, &condition));
            reached += match condition.bound {
                Bound::AtLeast(number) => {
                    100 * counted.min(number.into()) / i32::from(number).max(1)
                }
                Bound::AtMost(number) => {
                    100 * (i32::from(number) + 1) / (counted.max(number.into()) + 1)
                }
            };
            parts += 1;
        }
    }
    reached / parts.max(1)
}

/// Is this one of the cards that are counted?
pub fn fits(content: &Content, of: Of, card: Card) -> bool {
    match of {
        Of::Any => true,
        Of::Type(kind) => content.is_type(card, kind),
        Of::Style(style) => content.card(card).style == Some(style),
        Of::Card(other) => card == other,
    }
}

fn count(content: &Content, position: &Position, player: &Player, condition: &Condition) -> u8 {
    let fits = |card: Card| fits(content, condition.of, card);
    let sum = |cards: &Cards| -> u8 {
        let all = cards.iter().filter(|&(card, _)| fits(card));
        all.map(|(_, count)| count).sum()
    };
    match condition.count {
        Count::Saved => player.saved,
        Count::Rescued => player.rescued.iter().filter(|&card| fits(card)).count() as u8,
        Count::Prepared => sum(&player.prepared),
        Count::Destroyed => sum(&player.destroyed),
        Count::Scouted => sum(&player.scouted),
        Count::Collected => {
            let away = [player.area.remaining(), player.scouted, player.destroyed];
            let away: u8 = away.iter().map(sum).sum();
            let all = content.deck.iter();
            let all = all.filter(|&(card, _)| !card.is_zombie() && fits(card));
            all.map(|(_, count)| count).sum::<u8>().saturating_sub(away)
        }
        Count::Area => player.area.len() as u8,
        Count::Ammo => player.ammo.len() as u8,
        Count::Killed => player.killed,
        Count::Roaming => {
            let all: u8 = content.deck.counts()[..ZOMBIE_KINDS].iter().sum();
            let cured: u8 = player.prepared.counts()[..ZOMBIE_KINDS].iter().sum();
            all.saturating_sub(player.in_pile()).saturating_sub(cured)
        }
        Count::Wave => player.wave.clamp(0, u8::MAX.into()) as u8,
        Count::Wounds => player.wounds.count(),
        Count::Turn => position.turn,
    }
}
