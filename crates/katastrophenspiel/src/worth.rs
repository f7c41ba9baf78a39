//! What hands, missions and plans are worth: the judgement behind bots and hints. All of it is read
//! off the symbols of the cards, so it also holds for cards that a designer has just changed.

mod way;

use redtag_kernel::List;

use crate::content::{CardRules, Content, Symbols};
use crate::position::{Card, Cards, Position, ROW, Region};
use crate::rules::{buyers, dispatcher, hero_limit, heroes, vehicle};
use way::Way;

/// The numbers of the judgement, found by play against itself.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// What part of the best mission of a turn is really accomplished; it weighs the gain from a
    /// new card.
    pub yield_: f32,
    /// A coin that can still be spent, in points.
    pub coin: f32,
    /// A use of equipment, in points for each symbol it gives.
    pub symbol: f32,
    /// Standing where the next mission will be, as a part of that mission.
    pub place: f32,
    /// The card that is turned up when another is put away.
    pub fresh: f32,
    /// How much of a missing symbol is forgiven when a hand is judged for missions to come.
    pub hope: f32,
    /// An extra movement, each turn.
    pub movement: f32,
    /// An extra purchase, each turn.
    pub purchase: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            yield_: 0.65,
            coin: 0.2,
            symbol: 0.35,
            place: 0.22,
            fresh: 0.1,
            hope: 0.25,
            movement: 0.25,
            purchase: 0.8,
        }
    }
}

/// The most cards of one player that are looked at.
const MOST: usize = 24;

/// The judgement of one player in one position.
pub struct Judge<'a> {
    content: &'a Content,
    weights: &'a Weights,
    position: &'a Position,
    /// Turns to come after this one.
    turns: f32,
    /// All heroes and vehicles of the player, and equipment with the uses left.
    owned: Cards,
}

/// What can be done in the rest of a turn.
#[derive(Clone, Copy)]
pub struct Plan {
    /// Actions left.
    pub actions: u8,
    /// A mission can still be taken with one of them.
    pub mission: bool,
    /// Extra movements.
    pub drives: u8,
    /// Extra missions.
    pub extra: u8,
    /// Where the pawn stands.
    pub here: Region,
    /// How many cards were bought in the plan so far.
    pub bought: u8,
}

/// What is left after a step.
impl Plan {
    /// Any action.
    pub fn after_action(self) -> Self {
        let actions = self.actions - 1;
        Self { actions, ..self }
    }

    /// The mission of the turn.
    pub fn after_mission(self) -> Self {
        let mission = false;
        Self {
            mission,
            ..self.after_action()
        }
    }

    /// An extra mission.
    pub fn after_extra_mission(self) -> Self {
        let extra = self.extra.saturating_sub(1);
        Self { extra, ..self }
    }

    /// A purchase with an action.
    pub fn after_purchase(self) -> Self {
        let bought = self.bought + 1;
        Self {
            bought,
            ..self.after_action()
        }
    }

    /// An extra movement.
    pub fn after_drive(self) -> Self {
        let drives = self.drives.saturating_sub(1);
        Self { drives, ..self }
    }

    /// The pawn stands there.
    pub fn at(self, here: Region) -> Self {
        Self { here, ..self }
    }

    /// Nothing is left but the place of the pawn.
    pub fn at_its_end(self) -> Self {
        Self {
            actions: 0,
            drives: 0,
            extra: 0,
            ..self
        }
    }
}

/// What a plan can bring, in points.
pub struct Prospects {
    /// For each place of the row, the mission there.
    pub missions: [f32; ROW],
    /// The best mission of each region.
    pub regions: [f32; 6],
    /// For each place of the row, buying that card.
    pub buys: [f32; ROW],
    /// The best and the second best of these.
    pub best_buys: [f32; 2],
    /// What a use of the extra mission costs.
    pub extra_cost: f32,
    /// How much standing in the right place counts towards the next turn's mission.
    pub place: f32,
}

impl<'a> Judge<'a> {
    /// Looks at the cards of a seat.
    pub fn new(
        content: &'a Content,
        weights: &'a Weights,
        position: &'a Position,
        seat: u8,
    ) -> Self {
        let player = &position.players[usize::from(seat)];
        let mut owned = player.hand.or(player.table);
        if seat == position.active {
            owned = owned.or(position.turn.played);
        }
        Self {
            content,
            weights,
            position,
            turns: turns_left(position, seat),
            owned,
        }
    }

    /// Points that a seat may expect from the turns to come, and from what it has for them.
    pub fn future(&self, money: u8) -> f32 {
        if self.turns <= 0.0 {
            return f32::from(money) * 0.01;
        }
        let team = self.turns * self.weights.yield_ * self.potential(self.owned);
        let equipment = self.owned.and(self.content.equipment);
        let on_table = self
            .position
            .players
            .iter()
            .fold(Cards::EMPTY, |all, p| all.or(p.table));
        let uses = |card: Card| if on_table.contains(card) { 1.0 } else { 2.0f32 };
        let equipment: f32 = equipment
            .iter()
            .map(|card| uses(card).min(self.turns) * self.use_of(card))
            .sum();
        team + equipment + f32::from(money) * self.coin()
    }

    /// What a coin is worth now.
    fn coin(&self) -> f32 {
        self.weights.coin * (self.turns / 3.0).min(1.0)
    }

    /// What a use of equipment is worth.
    pub fn use_of(&self, card: Card) -> f32 {
        if self.turns <= 0.0 {
            return 0.0;
        }
        let rules = self.content.card(card);
        let side = |symbols: &Symbols| {
            let fixed: u8 = symbols.abilities.iter().sum();
            let rolled: f32 = symbols.dice.iter().map(|&needed| chance(needed)).sum();
            f32::from(fixed) + 1.4 * rolled
        };
        let best = rules
            .right
            .as_ref()
            .map_or(0.0, side)
            .max(side(&rules.left));
        let missions = if rules.mission { 2.0 } else { 0.0 };
        self.weights.symbol * best + missions
    }

    /// The mission that a hand can hope for in a turn: what it is likely to handle of a fresh row.
    fn potential(&self, owned: Cards) -> f32 {
        let team = Team::new(self.content, owned.and(self.content.all_heroes));
        let rides = self.rides(owned);
        let shares: [f32; 4] = std::array::from_fn(|class| {
            let stack = self.content.stacks[3 + class].as_slice();
            let hopes = stack.iter().map(|&card| self.hope(card, &team, &rides));
            hopes.sum::<f32>() / stack.len() as f32
        });
        let [one, two, three, five] = shares;
        let [first, second, third, fifth] = [0, 1, 2, 3].map(|class| self.reward(class));
        let small = (1.0 - (1.0 - one) * (1.0 - one)) * first;
        let middle = two * second + (1.0 - two) * small;
        let large = three * third + (1.0 - three) * middle;
        five * fifth + (1.0 - five) * large
    }

    /// What a catastrophe of a class brings, in points.
    fn reward(&self, class: usize) -> f32 {
        let first = self.content.stacks[3 + class].first();
        first.map_or(0.0, |card| {
            let rules = self.content.card(card);
            f32::from(rules.value) + f32::from(rules.reward) * self.coin()
        })
    }

    /// On foot or in one of these vehicles.
    fn rides(&self, owned: Cards) -> List<Ride, MOST> {
        let vehicles = owned.and(self.content.vehicles).iter().map(|card| {
            let rules = self.content.card(card);
            Ride {
                given: pack(&rules.left.abilities),
                dice: dice_of(rules),
                slots: hero_limit(self.content, self.position, Some(card)),
            }
        });
        let on_foot = Ride {
            slots: self.content.heroes,
            ..Ride::default()
        };
        [on_foot].into_iter().chain(vehicles).collect()
    }

    /// How likely heroes and a vehicle are to handle a catastrophe, optimistically judged.
    fn hope(&self, catastrophe: Card, team: &Team, rides: &List<Ride, MOST>) -> f32 {
        let need = pack(&self.content.card(catastrophe).left.abilities);
        let mut best = 0.0f32;
        for ride in rides.as_slice() {
            let likely = team.cover(need - least(need, ride.given), ride, self.weights.hope);
            best = best.max(likely);
            if best >= 1.0 {
                break;
            }
        }
        best
    }

    /// What the missions and purchases of this turn can bring.
    pub fn prospects(&self) -> Prospects {
        let mut missions = [0.0; ROW];
        let mut regions = [0.0f32; 6];
        for (place, card) in self.position.catastrophes.iter().enumerate() {
            if let Some(card) = *card {
                let rules = self.content.card(card);
                missions[place] = self.mission(card, rules.left.abilities, Cards::EMPTY);
                let region = &mut regions[rules.region as usize];
                *region = region.max(missions[place]);
            }
        }
        let buys = self.buys(0);
        let dispatcher = dispatcher(self.content, self.position);
        Prospects {
            missions,
            regions,
            best_buys: best_two(&buys),
            buys,
            extra_cost: dispatcher.map_or(0.0, |card| self.use_of(card)),
            place: if self.turns > 0.0 {
                self.weights.place
            } else {
                0.0
            },
        }
    }

    /// What each card of the purchase row would bring; below 0 if it cannot be paid for.
    pub fn buys(&self, discount: u8) -> [f32; ROW] {
        let now = if self.turns > 0.0 {
            self.potential(self.owned)
        } else {
            0.0
        };
        let money = self.position.players[usize::from(self.position.active)].money;
        self.position.purchases.map(|card| match card {
            Some(card) if self.content.card(card).value <= money + discount => {
                self.gain_of(card, now)
                    - f32::from(self.content.card(card).value - discount) * self.coin()
            }
            _ => -1.0,
        })
    }

    fn gain_of(&self, card: Card, now: f32) -> f32 {
        if self.turns <= 0.0 {
            return 0.0;
        }
        if self.content.equipment.contains(card) {
            return self.turns.min(2.0) * self.use_of(card);
        }
        let mut owned = self.owned;
        owned.put(card);
        let better = self.potential(owned) - now;
        let rules = self.content.card(card);
        let (movement, purchase) = (self.weights.movement, self.weights.purchase);
        let moves = if rules.movement {
            movement * self.turns
        } else {
            0.0
        };
        let later = (self.turns - 1.0).max(0.0);
        let buys = if rules.purchase {
            purchase * later
        } else {
            0.0
        };
        self.turns * self.weights.yield_ * better + moves + buys
    }

    /// What the rest of the turn brings by the best plan.
    pub fn plan(&self, prospects: &Prospects, plan: Plan) -> f32 {
        let here = prospects.regions[plan.here as usize];
        let mut best = prospects.place * here;
        if plan.mission && plan.actions > 0 && here > 0.0 {
            best = best.max(here + self.plan(prospects, plan.after_mission()));
        }
        if plan.extra > 0 && here > prospects.extra_cost {
            let rest = self.plan(prospects, plan.after_extra_mission());
            best = best.max(here - prospects.extra_cost + rest);
        }
        if plan.actions > 0 && plan.bought < 2 {
            let gain = prospects.best_buys[usize::from(plan.bought)] + self.weights.fresh;
            best = best.max(gain + self.plan(prospects, plan.after_purchase()));
        }
        let moved = match plan {
            Plan { drives: 1.., .. } => plan.after_drive(),
            Plan { actions: 1.., .. } => plan.after_action(),
            _ => return best,
        };
        for region in Region::ALL {
            if region != plan.here && prospects.regions[region as usize] > 0.0 {
                best = best.max(self.plan(prospects, moved.at(region)));
            }
        }
        best
    }

    /// The turn as it stands.
    pub fn plan_now(&self) -> Plan {
        let (content, position) = (self.content, self.position);
        let turn = &position.turn;
        let moves = vehicle(content, position).is_some_and(|card| content.card(card).movement);
        let player = position.player();
        let table = player.table.and(content.dispatchers).len() as u8;
        let hand = player.hand.and(content.dispatchers).len() as u8;
        Plan {
            actions: turn.actions,
            mission: !turn.mission,
            drives: u8::from(moves && !turn.drove),
            extra: table + 2 * hand,
            here: player.region,
            bought: 0,
        }
    }

    /// Extra purchases that can still be taken.
    pub fn haggles(&self) -> bool {
        buyers(self.content, self.position).count() > usize::from(self.position.turn.haggled)
    }

    /// What a mission is worth when this much is missing and these cards were used: the reward
    /// times how likely it is, less the equipment that goes into it, in the best way to do it.
    pub fn mission(&self, catastrophe: Card, missing: [u8; 6], used: Cards) -> f32 {
        let (content, position) = (self.content, self.position);
        let rules = content.card(catastrophe);
        let reward = f32::from(rules.value) + f32::from(rules.reward) * self.coin().max(0.01);
        let player = position.player();
        let vehicles = match vehicle(content, position) {
            Some(_) => Cards::EMPTY,
            None => player
                .hand
                .and(content.vehicles)
                .without(position.turn.parked),
        };
        let in_play = position.turn.played.or(player.table).without(used);
        let ready = in_play.or(player.hand.and(content.equipment));
        let mut best = 0.0f32;
        for vehicle in vehicles.iter().map(Some).chain([None]) {
            best = best.max(self.mission_with(vehicle, missing, ready, reward));
        }
        best
    }

    /// The same with this vehicle from the hand, or none, and the cards that are ready.
    fn mission_with(
        &self,
        from_hand: Option<Card>,
        missing: [u8; 6],
        ready: Cards,
        reward: f32,
    ) -> f32 {
        let (content, position) = (self.content, self.position);
        let driven = from_hand.or(vehicle(content, position));
        let limit = hero_limit(content, position, driven);
        let Some(slots) = limit.checked_sub(heroes(content, position).len() as u8) else {
            return 0.0;
        };
        let vehicle: Cards = from_hand.into_iter().collect();
        let free = ready.or(vehicle).and(content.givers);
        let team = position
            .player()
            .hand
            .and(content.all_heroes)
            .and(content.givers);
        let mut way = Way::new(self, reward);
        way.look(missing, free, team, slots, 0.0);
        way.best
    }
}

/// How many turns a seat has after the current one; for the seat that acts, the current turn does
/// not count.
fn turns_left(position: &Position, seat: u8) -> f32 {
    let seats = position.players.len() as u8;
    let after = |seat: u8| (seat + seats - position.starter) % seats;
    let still_in_round = after(seat) > after(position.active);
    f32::from(position.rounds.saturating_sub(1)) + f32::from(u8::from(still_in_round))
}

/// What a vehicle gives, or going without one: symbols, symbols to expect from dice, room for
/// heroes.
#[derive(Clone, Copy, Default)]
struct Ride {
    given: u64,
    dice: f32,
    slots: u8,
}

/// Heroes with what they can give, those with the best dice first.
struct Team {
    /// The symbols to the left and to the right of the slash.
    sides: List<[u64; 2], MOST>,
    /// Symbols to expect from their dice.
    dice: List<f32, MOST>,
}

impl Team {
    fn new(content: &Content, heroes: Cards) -> Self {
        let mut all: List<(f32, [u64; 2]), MOST> = heroes
            .iter()
            .map(|card| {
                let rules = content.card(card);
                let right = rules.right.map_or(0, |right| pack(&right.abilities));
                (dice_of(rules), [pack(&rules.left.abilities), right])
            })
            .collect();
        all.sort_by(|a, b| b.0.total_cmp(&a.0));
        let all = all.iter();
        Self {
            sides: all.clone().map(|hero| hero.1).collect(),
            dice: all.map(|hero| hero.0).collect(),
        }
    }

    /// How likely the team is to cover the need: the hero who helps most is taken first, and so on;
    /// the others roll dice.
    fn cover(&self, need: u64, ride: &Ride, hope: f32) -> f32 {
        let (mut need, mut slots, mut taken) = (need, ride.slots, 0u32);
        while slots > 0 && need != 0 {
            let Some((hero, helped)) = self.most_helpful(need, taken) else {
                break;
            };
            need -= helped;
            taken |= 1 << hero;
            slots -= 1;
        }
        let missing = total(need);
        if missing == 0 {
            return 1.0;
        }
        let all = self.dice.iter().enumerate();
        let rolling = all.filter(|(at, _)| taken & (1 << at) == 0);
        let by_team: f32 = rolling.take(slots.into()).map(|(_, &dice)| dice).sum();
        let wild = ride.dice + by_team;
        let each = (wild / missing as f32).min(1.0).max(hope);
        (0..missing).fold(1.0, |likely, _| likely * each)
    }

    /// Who of those not taken yet gives most of what is needed, and what.
    fn most_helpful(&self, need: u64, taken: u32) -> Option<(usize, u64)> {
        let mut best = (0, 0, 0);
        for (at, sides) in self.sides.iter().enumerate().rev() {
            for &side in sides {
                let helped = least(need, side);
                let gain = total(helped);
                if gain > best.0 && taken & (1 << at) == 0 {
                    best = (gain, at, helped);
                }
            }
        }
        (best.0 > 0).then_some((best.1, best.2))
    }
}

/// Six small numbers in the bytes of one word.
fn pack(abilities: &[u8; 6]) -> u64 {
    let [a, b, c, d, e, f] = *abilities;
    u64::from_le_bytes([a, b, c, d, e, f, 0, 0])
}

/// The smaller of each pair of bytes; all are below 128.
fn least(a: u64, b: u64) -> u64 {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let not_less = ((a | HIGH) - b) & HIGH;
    let mask = (not_less >> 7) * 0xff;
    (b & mask) | (a & !mask)
}

/// The sum of the bytes.
fn total(bytes: u64) -> u64 {
    bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56
}

/// How likely a die is to show at least this.
fn chance(needed: u8) -> f32 {
    f32::from(7u8.saturating_sub(needed)) / 6.0
}

fn gain(need: &[u8; 6], given: &[u8; 6]) -> u8 {
    need.iter()
        .zip(given)
        .map(|(&need, &given)| need.min(given))
        .sum()
}

fn take(need: &mut [u8; 6], given: &[u8; 6]) {
    for (need, &given) in need.iter_mut().zip(given) {
        *need = need.saturating_sub(given);
    }
}

/// The dice of the side that has more of them.
fn best_dice(rules: &CardRules) -> List<u8, 4> {
    match rules.right {
        Some(right) if right.dice.len() > rules.left.dice.len() => right.dice,
        _ => rules.left.dice,
    }
}

/// The best two of these gains, the better one first.
fn best_two(gains: &[f32]) -> [f32; 2] {
    let mut best = [0.0f32; 2];
    for &gain in gains {
        if gain > best[0] {
            best = [gain, best[0]];
        } else if gain > best[1] {
            best[1] = gain;
        }
    }
    best
}

/// Symbols to expect from these dice.
fn dice_of(rules: &CardRules) -> f32 {
    best_dice(rules).iter().map(|&needed| chance(needed)).sum()
}
