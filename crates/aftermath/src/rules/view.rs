//! Questions about a table: who sees whom, what a test is worth, whether a condition holds.

use serde::Serialize;

use crate::content::{
    Amount, Attribute, Bonus, CardRules, Code, Colour, Cond, Condition, Content, Dial, Doing,
    EnemyActionRules, EnemyRules, FAR, FlagOf, ItemRules, Line, Map, Measure, Place, Plan,
    Situation, Slot, TokenRules, Way, Who, bits, distances,
};
use crate::id::{At, Card, Enemy, Entry, Item, Space, Token};
use crate::position::{Fate, Goal, Hero, Position, Spot, Test, Walk, Worn};

/// A table and its content.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub content: &'a Content,
    pub table: &'a Position,
}

/// Of this many equally likely rolls, those that succeed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rolls {
    /// Those that succeed.
    pub good: u16,
    /// All of them.
    pub all: u16,
}

impl<'a> View<'a> {
    pub fn card(self, card: Card) -> CardRules {
        self.content.cards[usize::from(card.0)]
    }

    pub fn item(self, item: Item) -> &'a ItemRules {
        &self.content.items[usize::from(item.0)]
    }

    pub fn enemy(self, enemy: Enemy) -> &'a EnemyRules {
        &self.content.enemies[usize::from(enemy.0)]
    }

    pub fn token(self, token: Token) -> TokenRules {
        self.content.tokens[usize::from(token.0)]
    }

    pub fn hero(self, seat: u8) -> &'a Hero {
        &self.table.heroes[usize::from(seat)]
    }

    /// The map that lies open.
    pub fn map(self) -> Option<&'a Map> {
        let page = self.content.pages.get(usize::from(self.table.page.0))?;
        page.map.as_ref().filter(|_| self.table.scene.open)
    }

    pub fn plan(self) -> Option<&'a Plan> {
        self.map().map(|map| map.plan(self.table.scene.doors))
    }

    /// An instruction of the program.
    pub fn code(self, at: At) -> Code {
        let code = self.content.program.code.get(usize::from(at.0));
        code.copied().unwrap_or(Code::End)
    }

    /// The ways of a choice.
    pub fn ways(self, at: At) -> &'a [Way] {
        let Code::Choice { first, count, .. } = self.code(at) else {
            return &[];
        };
        let ways = self.content.program.ways.get(usize::from(first)..);
        let ways = ways.unwrap_or(&[]);
        &ways[..ways.len().min(usize::from(count))]
    }

    /// The letter of a space on the open page.
    pub fn letter(self, space: Space) -> char {
        self.map()
            .and_then(|map| map.letters.get(usize::from(space.0)))
            .copied()
            .unwrap_or('?')
    }

    /// The enemy that a test is about.
    pub fn enemy_of(self, goal: Goal) -> Option<Enemy> {
        let place = match goal {
            Goal::Communicate(foe) | Goal::Melee(foe) | Goal::Ranged { foe, .. } => Some(foe),
            Goal::Defend { .. } => self.table.scene.acting,
            Goal::Scavenge(_) | Goal::Recover(_) | Goal::Script { .. } => None,
        };
        self.table
            .scene
            .foes
            .get(usize::from(place?))
            .map(|foe| foe.enemy)
    }

    /// Spaces that nobody enters, a bit each.
    pub fn blocked(self) -> u32 {
        self.tokens()
            .filter(|(_, rules)| rules.blocks)
            .fold(0, |all, (space, _)| all | 1 << space.0)
    }

    /// Tokens with their places.
    pub fn tokens(self) -> impl Iterator<Item = (Space, TokenRules)> + 'a {
        let laid = self.table.scene.tokens.iter();
        laid.map(move |laid| (laid.space, self.token(laid.token)))
    }

    /// What there is to read on a space: a point of interest that was not read, or an objective
    /// whose token is there (R27).
    pub fn readable(self, space: Space) -> Option<Entry> {
        let map = self.map()?;
        let scene = &self.table.scene;
        let objective = map
            .objectives
            .iter()
            .enumerate()
            .find(|&(place, one)| one.space == space && scene.objectives & (1 << place) != 0);
        let poi = map.pois.iter().enumerate().find(|&(place, one)| {
            one.space == space && (one.repeat || (!scene.revisit && scene.read & (1 << place) == 0))
        });
        objective
            .map(|(_, one)| one.entry)
            .or_else(|| poi.map(|(_, one)| one.entry))
    }

    /// How many spaces lie between two, by adjacency and not through double white lines (A22).
    pub fn range(self, from: Space, to: Space) -> u8 {
        self.plan().map_or(FAR, |plan| {
            distances(&plan.near, from, 0)[usize::from(to.0)]
        })
    }

    /// Can one see from here to there (R53)?
    pub fn sees(self, from: Space, to: Space) -> bool {
        let clear = self
            .plan()
            .is_some_and(|plan| plan.sight[usize::from(from.0)] & (1 << to.0) != 0);
        clear
            && self
                .dim()
                .is_none_or(|farthest| self.range(from, to) <= farthest)
    }

    /// The farthest that anybody can see here, if there is a limit.
    fn dim(self) -> Option<u8> {
        self.content.environments[usize::from(self.table.scene.environment?.0)].sight
    }

    /// Is this character hidden from other spaces (R28)?
    pub fn is_hidden(self, seat: u8) -> bool {
        let hero = self.hero(seat);
        let (Some(space), Some(map)) = (hero.space(), self.map()) else {
            return false;
        };
        let spot = map.hide & (1 << space.0) != 0
            || self.tokens().any(|(at, rules)| at == space && rules.hides);
        let noisy = 1 << self.content.numbers.noisy.0;
        spot && !self.content.characters[usize::from(hero.character.0)].big
            && !hero
                .items()
                .any(|worn| self.item(worn.item).keywords & noisy != 0)
            && !hero
                .statuses
                .iter()
                .any(|status| self.content.statuses[usize::from(status.0)].exposed)
    }

    /// Characters whom enemies move toward: those in the open, else those who hide (R28).
    pub fn prey(self, seeks: bool) -> u8 {
        let on_map = |seat: &u8| self.hero(*seat).space().is_some();
        let open = |seat: &u8| seeks || !self.is_hidden(*seat);
        let all = self
            .table
            .seats()
            .filter(on_map)
            .fold(0, |all, seat| all | 1u8 << seat);
        let seen = self.table.seats().filter(|seat| on_map(seat) && open(seat));
        match seen.fold(0, |all, seat| all | 1u8 << seat) {
            0 => all,
            seen => seen,
        }
    }

    /// Spaces that an enemy may step to, a bit each: one step nearer to a nearest character (R50,
    /// A23).
    pub fn marches(self, from: Space, seeks: bool) -> u32 {
        let Some(plan) = self.plan() else {
            return 0;
        };
        let (blocked, prey) = (self.blocked(), self.prey(seeks));
        let spaces = self.table.seats().filter(|seat| prey & (1 << seat) != 0);
        let spaces = spaces.filter_map(|seat| self.hero(seat).space());
        let ways = distances(&plan.steps, from, blocked);
        let nearest = spaces
            .clone()
            .map(|space| ways[usize::from(space.0)])
            .min()
            .unwrap_or(FAR);
        if nearest == FAR || nearest == 0 {
            return 0;
        }
        let mut marches = 0;
        for space in spaces.filter(|space| ways[usize::from(space.0)] == nearest) {
            let back = distances(&plan.steps, space, blocked);
            let steps = plan.steps[usize::from(from.0)] & !blocked;
            marches |= bits(steps)
                .filter(|&step| back[step] == nearest - 1)
                .fold(0, |all, step| all | 1 << step);
        }
        marches
    }

    /// Characters whom an enemy there would target, a bit each: the closest in range and sight
    /// (R50).
    pub fn targets(self, from: Space, range: u8, seeks: bool, done: u8) -> u8 {
        let distance = |seat: u8| {
            let space = self.hero(seat).space()?;
            let reached = self.range(from, space);
            let open = seeks || space == from || !self.is_hidden(seat);
            (open && done & (1 << seat) == 0 && reached <= range && self.sees(from, space))
                .then_some(reached)
        };
        let closest = self.table.seats().filter_map(distance).min();
        let seats = self
            .table
            .seats()
            .filter(|&seat| closest.is_some() && distance(seat) == closest);
        seats.fold(0, |all, seat| all | 1 << seat)
    }

    /// Where the enemy that acts is.
    pub fn acting_space(self) -> Option<Space> {
        let scene = &self.table.scene;
        let foe = scene.foes.get(usize::from(scene.acting?))?;
        if !self.enemy(foe.enemy).roach {
            return Some(foe.space);
        }
        scene
            .roaches
            .get(usize::from(scene.roach?))
            .map(|roach| roach.space)
    }

    /// The enemy that acts: where it is and what it does.
    pub fn acting(self, threat: u8) -> Option<(Space, EnemyActionRules)> {
        let space = self.acting_space()?;
        let scene = &self.table.scene;
        let foe = scene.foes.get(usize::from(scene.acting?))?;
        let action = self.enemy(foe.enemy).action(threat)?;
        Some((space, *action))
    }

    /// Is a figure of this enemy card there?
    pub fn is_at(self, foe: u8, space: Space) -> bool {
        let scene = &self.table.scene;
        scene.foes.get(usize::from(foe)).is_some_and(|foe| {
            if self.enemy(foe.enemy).roach {
                scene.roaches.iter().any(|roach| roach.space == space)
            } else {
                foe.space == space
            }
        })
    }

    /// Enemies within a range and in sight, and where.
    pub fn in_reach(self, from: Space, range: u8, each: &mut dyn FnMut(u8, Space)) {
        let foes = 0..self.table.scene.foes.len() as u8;
        let Some(plan) = self.plan().filter(|_| !foes.is_empty()) else {
            return;
        };
        let far = distances(&plan.near, from, 0);
        for space in bits(plan.sight[usize::from(from.0)]) {
            if far[space] > range || self.dim().is_some_and(|farthest| far[space] > farthest) {
                continue;
            }
            let (foes, space) = (foes.clone(), Space(space as u8));
            foes.filter(|&foe| self.is_at(foe, space))
                .for_each(|foe| each(foe, space));
        }
    }

    /// How far this character attacks (R48).
    pub fn reach(self, seat: u8) -> u8 {
        self.hero(seat)
            .items()
            .filter_map(|worn| self.item(worn.item).range)
            .max()
            .unwrap_or(1)
    }

    /// Life of an enemy; of a boss the number of characters (R49, A24).
    pub fn life(self, enemy: Enemy) -> u8 {
        let rules = self.enemy(enemy);
        if rules.boss {
            self.table.heroes.len() as u8
        } else {
            rules.life
        }
    }

    /// The bonus of everything that this character has, for an attribute and an action.
    pub fn bonus(self, seat: u8, attribute: Option<Attribute>, doing: Doing) -> i16 {
        let hero = self.hero(seat);
        let fits = |bonus: &&Bonus| {
            bonus.attribute.is_none_or(|one| Some(one) == attribute)
                && bonus
                    .action
                    .map_or(doing != Doing::Move, |one| one == doing)
        };
        let sum = |all: &[Bonus]| {
            all.iter()
                .filter(fits)
                .map(|bonus| i16::from(bonus.amount))
                .sum::<i16>()
        };
        let own = attribute.map_or(0, |one| {
            i16::from(self.content.characters[usize::from(hero.character.0)].bonus[one as usize])
        });
        let worn: i16 = (hero.items())
            .map(|worn: Worn| {
                let rules = self.item(worn.item);
                sum(&rules.bonus)
                    + if worn.batteries > 0 {
                        sum(&rules.battery_bonus)
                    } else {
                        0
                    }
            })
            .sum();
        let statuses: i16 = hero
            .statuses
            .iter()
            .map(|one| sum(&self.content.statuses[usize::from(one.0)].bonus))
            .sum();
        let abilities: i16 = hero
            .abilities
            .iter()
            .map(|one| sum(&self.content.abilities[usize::from(one.0)].bonus))
            .sum();
        let place = self.table.scene.environment;
        let place = place.map_or(0, |one| {
            sum(&self.content.environments[usize::from(one.0)].bonus)
        });
        let ride = self.table.ride.map_or(0, |one| {
            sum(&self.content.vehicles[usize::from(one.vehicle.0)].bonus)
        });
        own + worn + statuses + abilities + place + ride
    }

    /// What is added to the points of a Move action, also below 0 (R39, R58).
    pub fn move_bonus(self, seat: u8) -> i8 {
        self.bonus(seat, None, Doing::Move).clamp(-20, 20) as i8
    }

    /// The bonus to a test: that of the best attribute which the test asks and the first card shows
    /// (R36).
    pub fn test_bonus(self, test: &Test, first: Card) -> i16 {
        let shown = self.card(first).symbols;
        let usable = Attribute::ALL
            .into_iter()
            .filter(|&one| test.attributes.has(one) && shown.has(one));
        let best = usable
            .map(|one| self.bonus(test.seat, Some(one), doing(test.goal)))
            .max()
            .unwrap_or(0);
        let space = match test.goal {
            Goal::Melee(_) => self.hero(test.seat).space(),
            Goal::Ranged { space, .. } => Some(space),
            _ => None,
        };
        let aimed = self
            .tokens()
            .filter(|&(at, _)| Some(at) == space)
            .map(|(_, rules)| i16::from(rules.attack));
        best + aimed.sum::<i16>()
    }

    /// May this card be played into the test now (R36, A11)?
    pub fn fits(self, test: &Test, card: Card) -> bool {
        let rules = self.card(card);
        match test.first {
            None => rules.symbols.0 & test.attributes.0 != 0,
            Some(first) => self.matches(first, card),
        }
    }

    /// The rolls that succeed with so much besides the dice (R36, R37).
    pub fn rolls(self, test: &Test, now: i16) -> Rolls {
        let [white, black] = self.content.numbers.dice;
        let black = if test.opposed { 1..=black } else { 0..=0 };
        let all = u16::from(white) * black.len() as u16;
        let need = |theirs: u8| i16::from(test.difficulty) + i16::from(theirs);
        let good = |theirs: u8| {
            (1..=white)
                .filter(|&ours| now + i16::from(ours) >= need(theirs))
                .count() as u16
        };
        Rolls {
            good: black.map(good).sum(),
            all,
        }
    }

    /// This many threat cards, and Check Threat has something to say (R35).
    pub fn looming(self) -> u8 {
        if self.is_safe() {
            self.content.numbers.threat
        } else {
            self.table.scene.foes.len() as u8
        }
    }

    /// The same colour or the same number (R36).
    pub fn matches(self, first: Card, card: Card) -> bool {
        let (first, card) = (self.card(first), self.card(card));
        first.colour == card.colour || first.value == card.value
    }

    /// Has this character a card to begin such a test with (A12)?
    pub fn can_begin(self, seat: u8, attributes: crate::content::Attributes) -> bool {
        self.hero(seat)
            .hand
            .iter()
            .any(|(card, _)| self.card(card).symbols.0 & attributes.0 != 0)
    }

    /// Does a status forbid it?
    pub fn is_forbidden(self, seat: u8, doing: Doing) -> bool {
        let forbids =
            |status: crate::id::Status| self.content.statuses[usize::from(status.0)].forbids;
        self.hero(seat)
            .statuses
            .iter()
            .any(|status| forbids(status) & (1 << doing as u8) != 0)
    }

    /// Movement points for a step, if it can be taken (R39, A16).
    pub fn step_cost(self, walk: &Walk, to: Space) -> Option<u8> {
        let from = self.hero(walk.seat).space()?;
        let line = self.plan()?.line(from, to)?;
        if self.blocked() & (1 << to.0) != 0 {
            return None;
        }
        let crosses = self
            .tokens()
            .filter(|&(at, _)| at == from)
            .fold(0, |all, (_, rules)| all | rules.crosses);
        if crosses & (1 << line as u8) != 0 && line != Line::DoubleWhite {
            return Some(1);
        }
        let slow = |colour: Colour| {
            if walk.free || walk.colour == Some(colour) {
                1
            } else {
                3
            }
        };
        match line {
            Line::Dashed => Some(1),
            Line::Red => Some(slow(Colour::Red)),
            Line::Blue => Some(slow(Colour::Blue)),
            Line::Green => Some(slow(Colour::Green)),
            Line::White | Line::DoubleWhite => None,
        }
    }

    /// The slot in which this item can be equipped now (R46).
    pub fn free_slot(self, hero: &Hero, item: Item) -> Option<usize> {
        let rules = self.item(item);
        let both = hero.worn[2].is_some_and(|worn| self.item(worn.item).paws == 2);
        let free = |slot: usize| hero.worn[slot].is_none();
        match rules.slot {
            Slot::Paw if rules.paws == 2 => (free(2) && free(3)).then_some(2),
            Slot::Paw => [2, 3]
                .into_iter()
                .find(|&slot| free(slot) && !(slot == 3 && both)),
            slot => slot.first().filter(|&slot| free(slot)),
        }
    }

    /// Is there room in the backpack?
    pub fn has_room(self, hero: &Hero) -> bool {
        hero.pack.len() < usize::from(self.content.numbers.backpack)
    }

    /// Can this character take the item?
    pub fn can_hold(self, seat: u8, item: Item) -> bool {
        let hero = self.hero(seat);
        self.has_room(hero) || self.free_slot(hero, item).is_some()
    }

    /// Can two characters exchange these items where neither can take one of them first (A56)?
    pub fn can_trade(self, seat: u8, item: Item, with: u8, take: Item) -> bool {
        let holds = |seat: u8, given: Item, taken: Item| {
            let hero = without(self.hero(seat), given);
            self.has_room(&hero) || self.free_slot(&hero, taken).is_some()
        };
        !self.can_hold(with, item)
            && !self.can_hold(seat, take)
            && holds(seat, item, take)
            && holds(with, take, item)
    }

    /// Can both be exchanged: one of the backpack, one that is equipped?
    pub fn can_swap(self, hero: &Hero, item: Item, out: Item) -> bool {
        self.free_slot(hero, item).is_none() && self.free_slot(&without(hero, out), item).is_some()
    }

    /// Battery tokens that nobody has.
    pub fn batteries_left(self) -> u8 {
        let used = self
            .table
            .seats()
            .map(|seat| self.hero(seat).all_batteries())
            .fold(0, u8::saturating_add);
        self.content.numbers.batteries.saturating_sub(used)
    }

    /// Cards in hand after drawing (R30).
    pub fn hand_size(self, seat: u8) -> u8 {
        let more = |status: crate::id::Status| {
            i16::from(self.content.statuses[usize::from(status.0)].hand)
        };
        let more: i16 = self.hero(seat).statuses.iter().map(more).sum();
        (i16::from(self.content.numbers.hand) + more.min(0)).max(0) as u8
    }

    /// Does this character belong to them?
    pub fn belongs(self, seat: u8, who: Who, you: u8) -> bool {
        let hero = self.hero(seat);
        // Away from a page, those who fled on the road sit out until the mission is over (A58).
        let in_play = match self.table.scene.open {
            true => hero.space().is_some(),
            false => hero.spot != Spot::Down || self.table.fate != Fate::Open,
        };
        let here = self.hero(seat).spot == self.hero(you).spot;
        in_play
            && match who {
                Who::Everybody => true,
                Who::Others => seat != you,
                Who::Here => here,
                Who::OthersHere => here && seat != you,
            }
    }

    /// A space by its name.
    pub fn place(self, place: Place, you: u8) -> Option<Space> {
        let map = self.map()?;
        match place {
            Place::Space(space) => {
                Some(space).filter(|space| usize::from(space.0) < map.letters.len())
            }
            Place::Here => self.hero(you).space(),
            Place::Start => Some(map.start),
            Place::EnemyStart => map.enemies.first().copied(),
            Place::There => Some(self.table.scene.handled),
        }
    }

    /// The number that an amount comes to.
    pub fn amount(self, amount: Amount, you: u8) -> u8 {
        match amount {
            Amount::Number(number) => number,
            Amount::Of(of) => {
                let total = u16::from(self.measure(of.of, you)) * u16::from(of.times);
                (total.div_ceil(u16::from(of.divide).max(1)) + u16::from(of.plus)).min(250) as u8
            }
        }
    }

    pub fn measure(self, measure: Measure, you: u8) -> u8 {
        let table = self.table;
        let dial = |dial: Dial| table.campaign.dial(dial);
        let hero = self.hero(you);
        match measure {
            Measure::Time => dial(Dial::Time),
            Measure::Clue => dial(Dial::Clue),
            Measure::Scrap => dial(Dial::Scrap),
            Measure::Food => dial(Dial::Food),
            Measure::Population => dial(Dial::Population),
            Measure::Morale => dial(Dial::Morale),
            Measure::Overtime => {
                let allowed = table.main.map_or(u8::MAX, |one| {
                    self.content.missions[usize::from(one.0)].time
                });
                dial(Dial::Time).saturating_sub(allowed)
            }
            Measure::Characters => table.heroes.len() as u8,
            Measure::Present => self.count(Who::Everybody, you),
            Measure::Here => self.count(Who::Here, you),
            Measure::Enemies => table.scene.foes.len() as u8,
            Measure::Threat => table.scene.threats.len() as u8,
            Measure::Hunt => table.hunt.total(),
            Measure::Wounds => hero.wounds.saturating_add(hero.toxic),
            Measure::Hand => hero.hand.total(),
            Measure::Batteries => hero.batteries,
            Measure::Game => table.campaign.game,
            Measure::Improvements => {
                let built = |&item: &Item| self.item(item).slot == Slot::Colony;
                table.campaign.supply.iter().filter(built).count() as u8
            }
            Measure::Goals => table.campaign.goals.len() as u8,
            Measure::Hull => table.ride.map_or(0, |ride| ride.hull),
        }
    }

    fn count(self, who: Who, you: u8) -> u8 {
        self.table
            .seats()
            .filter(|&seat| self.belongs(seat, who, you))
            .count() as u8
    }

    /// Does the condition hold for this character?
    pub fn holds(self, cond: Cond, you: u8) -> bool {
        let conditions = &self.content.program.conditions;
        conditions
            .get(usize::from(cond.0))
            .is_some_and(|&one| self.is_so(one, you))
    }

    pub fn is_so(self, condition: Condition, you: u8) -> bool {
        let (table, hero) = (self.table, self.hero(you));
        let several = |first: u16, count: u16| {
            let (first, count) = (usize::from(first), usize::from(count));
            self.content
                .program
                .conditions
                .iter()
                .skip(first)
                .take(count)
        };
        match condition {
            Condition::AtLeast(measure, number) => self.measure(measure, you) >= number,
            Condition::AtMost(measure, number) => self.measure(measure, you) <= number,
            Condition::Flag(FlagOf::Campaign(flag)) => table.campaign.flags.contains(flag),
            Condition::Flag(FlagOf::Mission(flag)) => table.flags.contains(flag),
            Condition::Character(one) => hero.character == one,
            Condition::Party(one) => table.heroes.iter().any(|hero| hero.character == one),
            Condition::Wears(item) => hero.items().any(|worn| worn.item == item),
            Condition::Carries(item) => hero.carries(item),
            Condition::PartyHas(item) => table.heroes.iter().any(|hero| hero.carries(item)),
            Condition::Supply(item) => table.campaign.supply.contains(item),
            Condition::Keyword(keyword) => hero
                .items()
                .any(|worn| self.item(worn.item).keywords & (1 << keyword.0) != 0),
            Condition::Status(status) => hero.statuses.contains(status),
            Condition::Knows(ability) => hero.abilities.contains(ability),
            Condition::Situation(situation) => table.scene.situation == situation,
            Condition::On(space) => hero.space() == Some(space),
            Condition::Token(token, place) => {
                let space = self.place(place, you);
                let laid = table.scene.tokens.iter();
                laid.filter(|laid| Some(laid.space) == space)
                    .any(|laid| laid.token == token)
            }
            Condition::Mission(mission) => {
                table.main == Some(mission) || table.sides.contains(mission)
            }
            Condition::Done(mission) => table.campaign.done.contains(mission),
            Condition::Failed(mission) => table.campaign.failed.contains(mission),
            Condition::Location(location) => table.location == location,
            Condition::From(page) => table.from == Some(page),
            Condition::Revisit => table.scene.revisit,
            Condition::InfiniteLives => table.campaign.infinite,
            Condition::Visited(page) => table.visited.contains(page),
            Condition::IsOpen(door) => table.scene.doors & (1 << door) != 0,
            Condition::Goal(character) => table.campaign.goals.contains(character),
            Condition::Environment(one) => table.scene.environment == Some(one),
            Condition::All { first, count } => {
                several(first, count).all(|&one| self.is_so(one, you))
            }
            Condition::Any { first, count } => {
                several(first, count).any(|&one| self.is_so(one, you))
            }
            Condition::Not(cond) => !self.holds(cond, you),
        }
    }

    /// Is it safe?
    pub fn is_safe(self) -> bool {
        self.table.scene.situation == Situation::Safe
    }

    /// Can the party pay for it (R57)?
    pub fn can_repair(self, item: Item) -> bool {
        self.item(item).repair <= self.table.campaign.dial(Dial::Scrap)
    }
}

/// The same character without an item.
fn without(hero: &Hero, item: Item) -> Hero {
    let mut hero = *hero;
    for slot in &mut hero.worn {
        if slot.is_some_and(|worn| worn.item == item) {
            *slot = None;
        }
    }
    if let Some(place) = hero.pack.iter().position(|&one| one == item) {
        hero.pack.remove(place);
    }
    hero
}

/// What a test is for, as bonuses see it.
pub const fn doing(goal: Goal) -> Doing {
    match goal {
        Goal::Scavenge(_) => Doing::Scavenge,
        Goal::Communicate(_) => Doing::Communicate,
        Goal::Melee(_) => Doing::Melee,
        Goal::Ranged { .. } => Doing::Ranged,
        Goal::Recover(_) => Doing::Recover,
        Goal::Script { .. } => Doing::Book,
        Goal::Defend { .. } => Doing::Defend,
    }
}
