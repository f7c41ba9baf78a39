//! What the network sees of a player.

use redtag_kernel::Kind as _;

use crate::content::{
    Ability, Amount, Bound, Condition, Content, Count, Effect, Mission, Type, When,
};
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
    /// What they can strike in total.
    strikes: u8,
    /// How much of that they do not need themselves.
    spare: u8,
    /// How much of the goal the one furthest behind is missing, in hundredths.
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
#[derive(Clone, Copy)]
enum Zone {
    Hand,
    Cycle,
    Sideways,
    Prepared,
    Scouted,
    Ammo,
}

impl Zone {
    /// The input for a card in this zone.
    fn input(self, card: Card) -> usize {
        ZONES + self as usize * CARDS + card.index() - ZOMBIE_KINDS
    }
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
    let player = position.players.get(usize::from(seat));
    let mission = content.missions.get(usize::from(position.mission));
    let (Some(player), Some(mission)) = (player, mission) else {
        return;
    };
    let is_fresh = fresh.seat == seat;
    let eye = Eye {
        content,
        position,
        mission,
        player,
        side: sides[usize::from(seat)],
        seat,
        fresh: if is_fresh { fresh } else { Fresh::default() },
    };
    eye.give_all(&mut give);
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
    /// All but the other players.
    fn give_all(&self, give: &mut impl FnMut(usize, f32)) {
        give(0, 1.0);
        give(SEATS + self.position.players.len().clamp(1, 3) - 1, 1.0);
        self.dangers(give);
        self.decks(give);
        self.gear(give);
        self.cards(give);
        self.goals(give);
        self.failures(give);
    }

    /// Wounds, and the zombies of this turn.
    fn dangers(&self, give: &mut impl FnMut(usize, f32)) {
        let player = self.player;
        let wave = usize::from(player.wave.max(0).unsigned_abs());
        give(WAVE + wave.min(8), 1.0);
        give(WAVE + 9, wave as f32 / 8.0);
        let wounds = player.wounds;
        let wounds = [wounds.arm, wounds.leg, wounds.arm && wounds.leg];
        for (at, _) in wounds.into_iter().enumerate().filter(|&(_, there)| there) {
            give(WOUNDS + at, 1.0);
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
        let zombies = [&player.draw, &player.discard].map(zombie_cards_of);
        let zombies: u8 = zombies.iter().sum();
        give(DECK + 6, f32::from(zombies) / f32::from(cycle.max(1)));
        let pile = player.in_pile();
        give(PILE, f32::from(pile) / 14.0);
        give(PILE + 1, f32::from(zombies_in(&player.pile)) / 29.0);
        if pile < player.next_wave().saturating_add(self.mission.surge) {
            give(PILE + 2, 1.0);
        }
        self.tracks(give);
    }

    /// Numbers that rise or fall over a game.
    fn tracks(&self, give: &mut impl FnMut(usize, f32)) {
        let player = self.player;
        let tracks = [
            player.area.len() as f32 / 30.0,
            f32::from(player.destroyed.total()) / 10.0,
            f32::from(player.saved) / 6.0,
            f32::from(player.killed) / 20.0,
            f32::from(self.position.turn) / 20.0,
            self.mission.surge.into(),
            zombie_cards_of(&player.prepared).into(),
            player.ammo.len() as f32 / 4.0,
        ];
        let tracks = tracks.into_iter().enumerate();
        tracks
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

    /// Prepared cards by type, and people where they are.
    fn gear(&self, give: &mut impl FnMut(usize, f32)) {
        let player = self.player;
        let mut one = |at: usize, level: f32| {
            if level > 0.0 {
                give(at, level);
            }
        };
        let types = [Type::Weapon, Type::Person, Type::Vehicle, Type::Trap];
        for (at, kind) in types.into_iter().enumerate() {
            let prepared = of_type(self.content, &player.prepared, kind);
            one(GEAR + at, f32::from(prepared) / 2.0);
        }
        one(GEAR + 4, f32::from(self.side.strikes.min(12)) / 6.0);
        one(GEAR + 5, f32::from(player.prepared.total()) / 6.0);
        let ready = self.saves(&player.prepared);
        one(PEOPLE, ready);
        one(PEOPLE + 1, self.saves(&player.sideways));
        let living = |(card, count): (Card, u8)| match card.is_zombie() {
            true => 0.0,
            false => f32::from(count * self.content.saves(card)) / 3.0,
        };
        one(PEOPLE + 2, player.hand.iter().map(living).sum());
        let cycle = player.draw.iter().chain(player.discard.iter());
        one(PEOPLE + 3, cycle.map(living).sum());
        if player.hand.iter().any(|(card, _)| self.rescues(card)) {
            one(PEOPLE + 4, ready);
        }
    }

    /// How many people these cards save.
    fn saves(&self, cards: &Cards) -> f32 {
        let saves = |(card, count)| f32::from(count * self.content.saves(card));
        cards.iter().map(saves).sum::<f32>() / 3.0
    }

    /// Is it an event that saves people (R31)?
    fn rescues(&self, card: Card) -> bool {
        let mut abilities = self.content.card(card).on(When::Played);
        abilities.any(|ability| ability.effects.contains(&Effect::Save))
    }

    /// Every card where it lies.
    fn cards(&self, give: &mut impl FnMut(usize, f32)) {
        let player = self.player;
        let cycle = player.draw.iter().chain(player.discard.iter());
        give_cards(Zone::Hand, player.hand.iter(), give);
        give_cards(Zone::Cycle, cycle, give);
        give_cards(Zone::Sideways, player.sideways.iter(), give);
        give_cards(Zone::Prepared, player.prepared.iter(), give);
        give_cards(Zone::Scouted, player.scouted.iter(), give);
        for ammo in player.ammo.iter() {
            give(Zone::Ammo.input(ammo.under), 1.0);
            give(Zone::Cycle.input(ammo.card), 1.0);
        }
        self.fresh_cards(give);
    }

    /// Cards of the area that come but are not named yet, as a mixture of all.
    fn fresh_cards(&self, give: &mut impl FnMut(usize, f32)) {
        let Fresh { scouted, found, .. } = self.fresh;
        if scouted + found == 0 {
            return;
        }
        let unseen = &self.player.area.unseen;
        let all = f32::from(unseen.total().max(1));
        for (card, count) in unseen.iter() {
            let share = f32::from(count) / all;
            let lies = match self.content.card(card).is_event() {
                true => Zone::Cycle,
                false => Zone::Sideways,
            };
            give(Zone::Scouted.input(card), share * f32::from(scouted));
            give(lies.input(card), share * f32::from(found));
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
            let zones = self.where_help_is(&condition).into_iter().enumerate();
            for (at, there) in zones.filter(|&(_, there)| there > 0) {
                give(from + 7 + at, f32::from(there.min(missing)) / 2.0);
            }
        }
        give(UNMET + unmet.min(4), 1.0);
    }

    /// What helps with a condition in hand, sideways, scouted, in the cycle and in the area.
    fn where_help_is(&self, condition: &Condition) -> [u8; 5] {
        let player = self.player;
        let helps = |card: Card| match condition.count {
            Count::Saved => self.content.saves(card),
            Count::Rescued | Count::Prepared | Count::Collected => {
                u8::from(fits(self.content, condition.of, card))
            }
            _ => 0,
        };
        let sum = |cards: &Cards| -> u8 {
            let living = cards.iter().filter(|(card, _)| !card.is_zombie());
            living.map(|(card, count)| count * helps(card)).sum()
        };
        let area = match condition.count {
            Count::Area | Count::Killed | Count::Wave | Count::Turn => 0,
            _ => sum(&player.area.unseen),
        };
        let cycle = sum(&player.draw).saturating_add(sum(&player.discard));
        let open = [&player.hand, &player.sideways, &player.scouted];
        let [hand, sideways, scouted] = open.map(sum);
        [hand, sideways, scouted, cycle, area]
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
    let hits = ability
        .effects
        .iter()
        .map(|effect| hits(content, player, effect));
    times.saturating_mul(hits.fold(0, u8::max))
}

/// About how many attacking zombies an effect hits.
fn hits(content: &Content, player: &Player, effect: &Effect) -> u8 {
    let Effect::Hit {
        place,
        unit,
        amount,
        ..
    } = *effect
    else {
        return 0;
    };
    match (place, amount) {
        (Place::Discard, _) => 0,
        (_, Amount::All) => 8,
        (_, Amount::Number(number)) if unit == Unit::Cards => 2 * number,
        (_, Amount::Number(number)) => number,
        (_, Amount::Per(kind)) => of_type(content, &player.prepared, kind),
    }
}

fn of_type(content: &Content, cards: &Cards, kind: Type) -> u8 {
    cards
        .iter()
        .filter(|&(card, _)| content.is_type(card, kind))
        .map(|(_, count)| count)
        .sum()
}

/// How far the count is from a bound, and what to compare that with.
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

/// Cards of a zone, but no zombies.
fn give_cards(
    zone: Zone,
    cards: impl Iterator<Item = (Card, u8)>,
    give: &mut impl FnMut(usize, f32),
) {
    for (card, count) in cards.filter(|(card, _)| !card.is_zombie()) {
        give(zone.input(card), count.into());
    }
}

/// How many zombie cards there are.
fn zombie_cards_of(cards: &Cards) -> u8 {
    cards.counts()[..ZOMBIE_KINDS].iter().sum()
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
