//! What the network sees of a player.

use redtag_kernel::Kind as _;

use crate::content::{Ability, Amount, Bound, Content, Count, Effect, Mission, Type, When};
use crate::position::{
    Card, Cards, KINDS, MAX_PLAYERS, Phase, Place, Player, Position, Unit, ZOMBIE_KINDS,
};
use crate::rules::{counted, fits, goal};

/// Cards of the area that a player gets and that chance has not named yet: they are seen as a
/// mixture.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fresh {
    /// Whose.
    pub seat: u8,
    /// How many are scouted.
    pub scouted: u8,
    /// How many come into play.
    pub found: u8,
}

/// A player as the others see one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// Attacking zombies.
    pub zombies: u8,
    /// About how many of them can be dealt with at once, by prepared cards and by events in hand.
    pub strikes: u8,
    /// How much of the goal is missing, in hundredths.
    pub missing: u8,
}

impl Side {
    /// Every player.
    pub fn all(content: &Content, position: &Position) -> [Self; MAX_PLAYERS] {
        let players = position.players.as_slice();
        let side = |seat: usize| {
            players.get(seat).map_or(Self::default(), |player| Self {
                zombies: player.attacking.iter().map(|card| card.left).sum(),
                strikes: strikes(content, player),
                missing: if players.len() > 1 {
                    missing(content, position, seat as u8)
                } else {
                    0
                },
            })
        };
        std::array::from_fn(side)
    }

    /// Zombies that this player cannot deal with.
    pub const fn uncovered(self) -> u8 {
        self.zombies.saturating_sub(self.strikes)
    }
}

/// The other players, as one of them sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Others {
    /// What they can strike in all.
    strikes: u8,
    /// What of it they do not need themselves.
    spare: u8,
    /// How much of the goal the last of them is missing, in hundredths.
    missing: u8,
}

impl Others {
    /// As the player at this seat sees them.
    pub fn of(sides: &[Side; MAX_PLAYERS], seat: u8) -> Self {
        let others = || {
            sides
                .iter()
                .zip(0..)
                .filter(move |&(_, other)| other != seat)
                .map(|(side, _)| side)
        };
        Self {
            strikes: others()
                .map(|side| side.strikes)
                .fold(0, u8::saturating_add),
            spare: others()
                .map(|side| side.strikes.saturating_sub(side.zombies))
                .fold(0, u8::saturating_add),
            missing: others().map(|side| side.missing).fold(0, u8::max),
        }
    }
}

const SEATS: usize = 1;
const WAVE: usize = SEATS + 3;
const WOUNDS: usize = WAVE + 10;
const ATTACKING: usize = WOUNDS + 4;
const UNCOVERED: usize = ATTACKING + 10;
const HAND: usize = UNCOVERED + 6;
const NEXT: usize = HAND + 6;
const LATER: usize = NEXT + SCALE;
const DECK: usize = LATER + SCALE;
const PILE: usize = DECK + 7;
const TRACKS: usize = PILE + 3;
const GEAR: usize = TRACKS + 8;
const PEOPLE: usize = GEAR + 6;
const ZONES: usize = PEOPLE + 5;
const GOAL: usize = ZONES + 6 * CARDS;
const CLASSES: usize = 13;
const PER_GOAL: usize = 12;
const UNMET: usize = GOAL + CLASSES * PER_GOAL;
const FAILURE: usize = UNMET + 5;
const PER_FAILURE: usize = 3;
const OTHERS: usize = FAILURE + CLASSES * PER_FAILURE;

/// How many inputs there are.
pub const INPUTS: usize = OTHERS + 10;

/// Kinds of card that are no zombies.
const CARDS: usize = KINDS - ZOMBIE_KINDS;
/// Inputs for a number of zombies to come: six ranges, the number and its square.
const SCALE: usize = 8;
/// The zones that are seen card by card.
enum Zone {
    Hand,
    Cycle,
    Sideways,
    Prepared,
    Scouted,
    Ammo,
}

/// Gives every input of the network that is not 0; some come in several parts.
pub fn inputs(
    content: &Content,
    position: &Position,
    sides: &[Side; MAX_PLAYERS],
    fresh: Fresh,
    seat: u8,
    mut give: impl FnMut(usize, f32),
) {
    let Some(player) = position.players.get(usize::from(seat)) else {
        return;
    };
    let Some(mission) = content.missions.get(usize::from(position.mission)) else {
        return;
    };
    let fresh = if fresh.seat == seat {
        fresh
    } else {
        Fresh::default()
    };
    let side = sides[usize::from(seat)];
    let eye = Eye {
        content,
        position,
        mission,
        player,
        side,
        seat,
        fresh,
    };
    give(0, 1.0);
    give(SEATS + position.players.len().clamp(1, 3) - 1, 1.0);
    eye.dangers(&mut give);
    eye.decks(&mut give);
    eye.gear(&mut give);
    eye.cards(&mut give);
    eye.goals(&mut give);
    eye.failures(&mut give);
    if position.players.len() > 1 {
        eye.others(Others::of(sides, seat), &mut give);
    }
}

struct Eye<'a> {
    content: &'a Content,
    position: &'a Position,
    mission: &'a Mission,
    player: &'a Player,
    side: Side,
    seat: u8,
    fresh: Fresh,
}

impl Eye<'_> {
    /// Wounds, and the zombies of this turn.
    fn dangers(&self, give: &mut impl FnMut(usize, f32)) {
        let player = self.player;
        let wave = usize::from(player.wave.max(0).unsigned_abs());
        give(WAVE + wave.min(8), 1.0);
        give(WAVE + 9, wave as f32 / 8.0);
        let wounds = player.wounds;
        for (at, there) in [wounds.arm, wounds.leg, wounds.arm && wounds.leg]
            .into_iter()
            .enumerate()
        {
            if there {
                give(WOUNDS + at, 1.0);
            }
        }
        if player.attacking.is_empty() {
            return;
        }
        give(WOUNDS + 3, player.prevention.into());
        let zombies = self.side.zombies;
        give(ATTACKING + usize::from(zombies.min(8)) - 1, 1.0);
        give(ATTACKING + 8, f32::from(zombies) / 4.0);
        give(ATTACKING + 9, player.attacking.len() as f32 / 4.0);
        uncovered(UNCOVERED, self.side.uncovered(), self.borne(), give);
    }

    /// How many more wounds this player survives.
    fn borne(&self) -> u8 {
        self.player
            .prevention
            .saturating_add(2 - self.player.wounds.count().min(2))
    }

    /// How the others can help, and whether they are behind.
    fn others(&self, others: Others, give: &mut impl FnMut(usize, f32)) {
        give(OTHERS, f32::from(others.strikes.min(12)) / 6.0);
        give(OTHERS + 1, f32::from(others.spare.min(12)) / 6.0);
        give(OTHERS + 2, f32::from(others.missing) / 100.0);
        if others.missing == 0 {
            give(OTHERS + 3, 1.0);
        }
        uncovered(
            OTHERS + 4,
            self.side.uncovered().saturating_sub(others.spare),
            self.borne(),
            give,
        );
    }

    /// What the next draws bring.
    fn decks(&self, give: &mut impl FnMut(usize, f32)) {
        let player = self.player;
        let (next, later) = self.to_come();
        scale(NEXT, next, give);
        scale(LATER, later, give);
        give(HAND + usize::from(player.hand.total().min(5)), 1.0);
        let hand = self.content.numbers.hand.max(1);
        give(DECK + usize::from((player.draw.total() / hand).min(4)), 1.0);
        let cycle = player.draw.total() + player.discard.total();
        give(DECK + 5, f32::from(cycle) / 20.0);
        let zombies: u8 = [&player.draw, &player.discard]
            .map(|zone| zone.counts()[..ZOMBIE_KINDS].iter().sum::<u8>())
            .iter()
            .sum();
        give(DECK + 6, f32::from(zombies) / f32::from(cycle.max(1)));
        let pile = player.in_pile();
        give(PILE, f32::from(pile) / 14.0);
        give(PILE + 1, f32::from(zombies_in(&player.pile)) / 29.0);
        if pile < player.next_wave().saturating_add(self.mission.surge) {
            give(PILE + 2, 1.0);
        }
        let cured: u8 = player.prepared.counts()[..ZOMBIE_KINDS].iter().sum();
        let area = player.area.len() as f32 / 30.0;
        let tracks = [
            area,
            f32::from(player.destroyed.total()) / 10.0,
            f32::from(player.saved) / 6.0,
            f32::from(player.killed) / 20.0,
            f32::from(self.position.turn) / 20.0,
            self.mission.surge.into(),
            cured.into(),
            player.ammo.len() as f32 / 4.0,
        ];
        tracks
            .into_iter()
            .enumerate()
            .filter(|&(_, level)| level > 0.0)
            .for_each(|(at, level)| give(TRACKS + at, level));
    }

    /// How many zombies the next hand brings, and a hand after the next reshuffle.
    fn to_come(&self) -> (f32, f32) {
        let player = self.player;
        let hand = f32::from(self.content.numbers.hand);
        let (left, drawn) = (f32::from(player.draw.total()), zombies_of(&player.draw));
        let (mut wave, mut cards) = (0.0, 0.0);
        let mut wanted = player.next_wave().saturating_add(self.mission.surge);
        for (kind, &count) in player.pile.iter().enumerate() {
            let come = count.min(wanted);
            wanted -= come;
            cards += f32::from(come);
            wave += f32::from(come) * (kind + 1) as f32;
        }
        let (discarded, discards) = (
            zombies_of(&player.discard) + wave,
            f32::from(player.discard.total()) + cards,
        );
        let next = if left >= hand {
            hand * drawn / left
        } else {
            drawn + (hand - left) * discarded / discards.max(hand - left)
        };
        let attacking: f32 = player
            .attacking
            .iter()
            .map(|card| f32::from(card.printed))
            .sum();
        let all = left + discards + f32::from(player.hand.total()) + player.attacking.len() as f32;
        (next, hand * (drawn + discarded + attacking) / all.max(hand))
    }

    fn gear(&self, give: &mut impl FnMut(usize, f32)) {
        let player = self.player;
        let mut one = |at: usize, level: f32| {
            if level > 0.0 {
                give(at, level);
            }
        };
        for (at, kind) in [Type::Weapon, Type::Person, Type::Vehicle, Type::Trap]
            .into_iter()
            .enumerate()
        {
            one(
                GEAR + at,
                f32::from(of_type(self.content, &player.prepared, kind)) / 2.0,
            );
        }
        one(GEAR + 4, f32::from(self.side.strikes.min(12)) / 6.0);
        one(GEAR + 5, f32::from(player.prepared.total()) / 6.0);
        let saves = |cards: &Cards| -> f32 {
            cards
                .iter()
                .map(|(card, count)| f32::from(count * self.content.saves(card)))
                .sum::<f32>()
                / 3.0
        };
        let ready = saves(&player.prepared);
        one(PEOPLE, ready);
        one(PEOPLE + 1, saves(&player.sideways));
        let living = |(card, count): (Card, u8)| {
            if card.is_zombie() {
                0.0
            } else {
                f32::from(count * self.content.saves(card)) / 3.0
            }
        };
        one(PEOPLE + 2, player.hand.iter().map(living).sum());
        one(
            PEOPLE + 3,
            player
                .draw
                .iter()
                .chain(player.discard.iter())
                .map(living)
                .sum(),
        );
        let rescues = |(card, _): (Card, u8)| {
            self.content
                .card(card)
                .on(When::Played)
                .any(|ability| ability.effects.contains(&Effect::Save))
        };
        if player.hand.iter().any(rescues) {
            one(PEOPLE + 4, ready);
        }
    }

    /// Every card where it lies.
    fn cards(&self, give: &mut impl FnMut(usize, f32)) {
        let player = self.player;
        let at =
            |zone: Zone, card: Card| ZONES + zone as usize * CARDS + card.index() - ZOMBIE_KINDS;
        let living = |&(card, _): &(Card, u8)| !card.is_zombie();
        for (card, count) in player.hand.iter().filter(living) {
            give(at(Zone::Hand, card), count.into());
        }
        for (card, count) in player
            .draw
            .iter()
            .chain(player.discard.iter())
            .filter(living)
        {
            give(at(Zone::Cycle, card), count.into());
        }
        for (card, count) in player.sideways.iter().filter(living) {
            give(at(Zone::Sideways, card), count.into());
        }
        for (card, count) in player.prepared.iter().filter(living) {
            give(at(Zone::Prepared, card), count.into());
        }
        for (card, count) in player.scouted.iter().filter(living) {
            give(at(Zone::Scouted, card), count.into());
        }
        for ammo in player.ammo.iter() {
            give(at(Zone::Ammo, ammo.under), 1.0);
            give(at(Zone::Cycle, ammo.card), 1.0);
        }
        let Fresh { scouted, found, .. } = self.fresh;
        if scouted + found > 0 {
            let all = f32::from(player.area.unseen.total().max(1));
            for (card, count) in player.area.unseen.iter() {
                let share = f32::from(count) / all;
                let lies = if self.content.card(card).is_event() {
                    Zone::Cycle
                } else {
                    Zone::Sideways
                };
                give(at(Zone::Scouted, card), share * f32::from(scouted));
                give(at(lies, card), share * f32::from(found));
            }
        }
    }

    /// What is missing for the goal, and where it is.
    fn goals(&self, give: &mut impl FnMut(usize, f32)) {
        let mut unmet = 0;
        for condition in goal(self.content, self.position) {
            let counted = counted(self.content, self.position, self.seat, &condition);
            let (missing, bound) = short_of(condition.bound, counted);
            if missing == 0 {
                continue;
            }
            unmet += 1;
            let from = GOAL + condition.count as usize * PER_GOAL;
            give(from, 1.0);
            give(from + 1, f32::from(missing) / f32::from(bound));
            give(from + 2, f32::from(missing) / 8.0);
            give(from + 2 + usize::from(missing.min(4)), 1.0);
            let helps = |card: Card| match condition.count {
                Count::Saved => self.content.saves(card),
                Count::Rescued | Count::Prepared | Count::Collected => {
                    u8::from(fits(self.content, condition.of, card))
                }
                _ => 0,
            };
            let player = self.player;
            let sum = |cards: &Cards| -> u8 {
                cards
                    .iter()
                    .filter(|(card, _)| !card.is_zombie())
                    .map(|(card, count)| count * helps(card))
                    .sum()
            };
            let area = if matches!(
                condition.count,
                Count::Area | Count::Killed | Count::Wave | Count::Turn
            ) {
                0
            } else {
                sum(&player.area.unseen)
            };
            let cycle = sum(&player.draw).saturating_add(sum(&player.discard));
            let zones = [
                sum(&player.hand),
                sum(&player.sideways),
                sum(&player.scouted),
                cycle,
                area,
            ];
            for (at, there) in zones
                .into_iter()
                .enumerate()
                .filter(|&(_, there)| there > 0)
            {
                give(from + 7 + at, f32::from(there.min(missing)) / 2.0);
            }
        }
        give(UNMET + unmet.min(4), 1.0);
    }

    /// How near the failures of the mission are.
    fn failures(&self, give: &mut impl FnMut(usize, f32)) {
        for condition in self.mission.failures.iter() {
            let counted = counted(self.content, self.position, self.seat, condition);
            let slack = match condition.bound {
                Bound::AtLeast(number) => number.saturating_sub(counted),
                Bound::AtMost(number) => counted.saturating_sub(number),
            };
            let from = FAILURE + condition.count as usize * PER_FAILURE;
            give(from, f32::from(slack.min(16)) / 8.0);
            if slack <= 1 {
                give(from + 1, 1.0);
            }
            if slack <= 3 {
                give(from + 2, 1.0);
            }
        }
    }
}

/// Zombies that nobody deals with: how many, and how many more than can be borne.
fn uncovered(from: usize, zombies: u8, borne: u8, give: &mut impl FnMut(usize, f32)) {
    if zombies > 0 {
        give(from + usize::from(zombies.min(4)) - 1, 1.0);
        give(from + 4, f32::from(zombies) / 4.0);
        give(from + 5, f32::from(zombies.saturating_sub(borne)));
    }
}

/// About how many attacking zombies can be dealt with at once, by prepared cards and by events in
/// hand.
fn strikes(content: &Content, player: &Player) -> u8 {
    let of = |card: Card, when: When| {
        content
            .card(card)
            .on(when)
            .map(|ability| strike(content, player, card, ability))
            .fold(0, u8::max)
    };
    let prepared = player
        .prepared
        .iter()
        .map(|(card, count)| count * of(card, When::Use));
    let runs = |card: Card| !(content.card(card).legs && player.wounds.leg);
    let played = player.hand.iter().filter(|&(card, _)| runs(card));
    let played = played.map(|(card, count)| count * of(card, When::Played));
    prepared.chain(played).fold(0, u8::saturating_add)
}

fn strike(content: &Content, player: &Player, card: Card, ability: &Ability) -> u8 {
    let times = match (ability.ammo, ability.once) {
        _ if player.hand.total() < ability.hand || (ability.once && player.used.contains(card)) => {
            0
        }
        (0, _) | (_, true) => 1,
        _ => player.ammo_of(card).count() as u8,
    };
    if ability.ammo > 0 && player.ammo_of(card).count() == 0 {
        return 0;
    }
    let hits = ability.effects.iter().map(|effect| match *effect {
        Effect::Hit {
            place: Place::Discard,
            ..
        } => 0,
        Effect::Hit {
            amount: Amount::All,
            ..
        } => 8,
        Effect::Hit {
            amount: Amount::Number(number),
            unit: Unit::Cards,
            ..
        } => 2 * number,
        Effect::Hit {
            amount: Amount::Number(number),
            ..
        } => number,
        Effect::Hit {
            amount: Amount::Per(kind),
            ..
        } => of_type(content, &player.prepared, kind),
        _ => 0,
    });
    times.saturating_mul(hits.fold(0, u8::max))
}

fn of_type(content: &Content, cards: &Cards, kind: Type) -> u8 {
    cards
        .iter()
        .filter(|&(card, _)| content.is_type(card, kind))
        .map(|(_, count)| count)
        .sum()
}

/// How far counting is from a bound, and what that is to be compared with.
fn short_of(bound: Bound, counted: u8) -> (u8, u8) {
    match bound {
        Bound::AtLeast(number) => (number.saturating_sub(counted), number.max(1)),
        Bound::AtMost(number) => (counted.saturating_sub(number), 8),
    }
}

/// How much of the goal is missing, in hundredths.
fn missing(content: &Content, position: &Position, seat: u8) -> u8 {
    let (mut sum, mut parts) = (0, 0);
    for condition in goal(content, position) {
        let (missing, bound) = short_of(
            condition.bound,
            counted(content, position, seat, &condition),
        );
        sum += 100 * u16::from(missing.min(bound)) / u16::from(bound);
        parts += 1;
    }
    (sum / parts.max(1)) as u8
}

/// Six ranges, the number and its square.
fn scale(from: usize, zombies: f32, give: &mut impl FnMut(usize, f32)) {
    const ABOVE: [f32; 5] = [0.5, 1.0, 1.75, 2.5, 4.0];
    give(
        from + ABOVE.iter().filter(|&&limit| zombies > limit).count(),
        1.0,
    );
    give(from + 6, zombies / 3.0);
    give(from + 7, (zombies / 3.0) * (zombies / 3.0));
}

fn zombies_of(cards: &Cards) -> f32 {
    cards.counts()[..ZOMBIE_KINDS]
        .iter()
        .zip(1..)
        .map(|(&count, zombies)| f32::from(count) * zombies as f32)
        .sum()
}

fn zombies_in(pile: &[u8; ZOMBIE_KINDS]) -> u8 {
    pile.iter()
        .zip(1..)
        .map(|(&count, zombies)| count * zombies)
        .sum()
}

/// The position as it will be once what was chosen and paid for has come about.
pub fn come_about(position: &mut Position) {
    for player in &mut position.players {
        let steps = player.steps;
        for &phase in steps.iter() {
            match phase {
                Phase::Save { chosen: saved } | Phase::Reward(saved) => player.saved += saved,
                Phase::Prepare(card) if player.sideways.take(card) => player.prepared.put(card),
                Phase::Retrieve(card) if player.scouted.take(card) => player.sideways.put(card),
                _ => {}
            }
        }
    }
}
