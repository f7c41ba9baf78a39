//! No reason is given whose condition is false: each is held against a plain reading of position
//! and content that shares no code with the rules.

use crate::conditions;
use crate::tiny;

use conditions::Reading;
use redtag_aftermath::{
    Action, Aftermath, Card, Code, Colour, Dial, Event, Goal, Hero, Item, Line, Options, Phase,
    Position, Situation, Space, Spot,
};
use redtag_kernel::laws::{Refused, refusals_hold};
use redtag_kernel::{Fast, Game, Turn};

#[test]
fn every_reason_is_true() {
    let mut given = random(&tiny::game(), 0..400);
    let official = Aftermath::official().expect("the content is sound");
    for (key, times) in random(&official, 0..60) {
        *given.entry(key).or_default() += times;
    }
    let keys = include_str!("../locales/en.ftl").lines();
    let keys = keys.filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    let never: Vec<&str> = keys
        .filter(|key| key.starts_with("no-") && *key != "no-mission")
        .filter(|key| !given.contains_key(*key))
        .collect();
    assert!(never.len() <= RARE, "{never:?} of {given:?}");
}

/// This many reasons may go without being given in random games: they need positions that are rare.
const RARE: usize = 25;

fn random(
    game: &Aftermath,
    numbers: std::ops::Range<u64>,
) -> std::collections::BTreeMap<String, u64> {
    let options: Vec<Options> = (2..=4)
        .map(|seats| Options {
            seats,
            ..Options::default()
        })
        .collect();
    let holds = |case: &Refused<Aftermath>| Case { game, case }.holds();
    refusals_hold(game, &options, numbers, holds).unwrap_or_else(|why| panic!("{why}"))
}

struct Case<'a> {
    game: &'a Aftermath,
    case: &'a Refused<'a, Aftermath>,
}

impl Case<'_> {
    fn position(&self) -> &Position {
        self.case.position
    }

    fn hero(&self, seat: u8) -> Option<&Hero> {
        self.position().heroes.get(usize::from(seat))
    }

    fn me(&self) -> &Hero {
        self.hero(self.case.seat)
            .expect("only a seat at the table is told this")
    }

    /// The position as this seat reads it.
    fn reading(&self, you: u8) -> Reading<'_> {
        Reading {
            game: self.game,
            position: self.case.position,
            you,
        }
    }

    /// Does this condition fail for the seat?
    fn fails(&self, when: Option<redtag_aftermath::Cond>) -> bool {
        when.is_some_and(|when| !self.reading(self.case.seat).holds(when))
    }

    fn holds(&self) -> Option<bool> {
        let key = &*self.case.illegal.why.key;
        if key == "no-game-over" {
            return Some(self.position().ending.is_some());
        }
        let asked = match self.game.turn(self.position()) {
            Turn::Act(seats) => seats.first(),
            Turn::Over => None,
        };
        if key == "no-not-asked" {
            return Some(asked != Some(self.case.seat));
        }
        let step = self.position().steps.last()?;
        if let Some(expected) = key.strip_prefix("no-first-") {
            return Some(is_step(step, expected) && !is_kind(step, self.case.action));
        }
        self.of_turn(key)
            .or_else(|| self.of_test(key, step))
            .or_else(|| self.of_gear(key))
            .or_else(|| self.of_book(key, step))
    }

    fn card(&self, card: Card) -> (Colour, u8, u8) {
        let rules = &self.game.content.cards[card];
        (rules.colour, rules.value, rules.symbols.0)
    }

    /// The card of an action.
    fn played(&self) -> Option<Card> {
        match self.case.action {
            Action::Discard(card) | Action::Move(card) | Action::Equip(card) => Some(card),
            Action::Contribute(card) | Action::Play(card) => Some(card),
            Action::Encourage { card, .. } => Some(card),
            _ => None,
        }
    }

    fn white(&self) -> u32 {
        let hand = self.me().hand.iter();
        let white = hand.filter(|&(card, _)| self.card(card).0 == Colour::White);
        white
            .map(|(card, count)| u32::from(self.card(card).1) * u32::from(count))
            .sum()
    }

    fn is_enemy_at(&self, foe: u8, space: Space) -> bool {
        let scene = &self.position().scene;
        let Some(foe) = scene.foes.get(usize::from(foe)) else {
            return false;
        };
        if self.game.content.enemies[foe.enemy].roach {
            scene.roaches.iter().any(|roach| roach.space == space)
        } else {
            foe.space == space
        }
    }

    fn target(&self) -> Option<(u8, Space)> {
        match self.case.action {
            Action::Communicate(foe) | Action::Melee(foe) => Some((foe, self.me().space()?)),
            Action::Ranged { foe, space } | Action::Hit { foe, space } => Some((foe, space)),
            _ => None,
        }
    }

    fn of_turn(&self, key: &str) -> Option<bool> {
        let (position, hero) = (self.position(), self.me());
        let content = &self.game.content;
        let hostile = position.scene.situation == Situation::Hostile;
        Some(match (key, self.case.action) {
            ("no-such-card", _) => hero.hand.count(self.played()?) == 0,
            ("no-status-forbids", action) => {
                let doing = match action {
                    Action::Move(_) => 0,
                    // By a card that moves (A31).
                    Action::Activate(_) | Action::Use { .. } | Action::Handle { .. } => 0,
                    Action::Communicate(_) => 1,
                    Action::Recover(_) => 2,
                    Action::Scavenge(_) => 3,
                    Action::Melee(_) => 4,
                    Action::Ranged { .. } => 5,
                    _ => return Some(false),
                };
                let mut statuses = hero.statuses.iter();
                statuses.any(|status| (content.statuses[status].forbids >> doing) % 2 == 1)
            }
            ("no-points-at-all", Action::Move(_)) => {
                let worth = hero.hand.iter();
                let worth = worth.map(|(card, held)| self.card(card).1 * held);
                let mut statuses = hero.statuses.iter();
                let place = position.scene.environment;
                worth.sum::<u8>() < 3
                    && (statuses.any(|one| {
                        let mut bonus = content.statuses[one].bonus.iter();
                        bonus.any(|bonus| bonus.amount < 0)
                    }) || place.is_some_and(|one| {
                        let mut bonus = content.environments[one].bonus.iter();
                        bonus.any(|bonus| bonus.amount < 0)
                    }))
            }
            ("no-effect", _) => self.is_idle(),
            ("no-hostile", Action::Communicate(_)) => hostile,
            ("no-safe", Action::Melee(_) | Action::Ranged { .. }) => !hostile,
            ("no-enemy-here" | "no-enemy-there", _) => {
                let (foe, space) = self.target()?;
                !self.is_enemy_at(foe, space)
            }
            ("no-fitting-card", action) => {
                let attribute: u8 = match action {
                    Action::Scavenge(_) | Action::Communicate(_) => 1 << 3,
                    Action::Melee(_) => 1 << 1,
                    Action::Ranged { .. } => 1,
                    Action::Recover(status) => content.statuses[status].removal?.attribute.0,
                    _ => return Some(false),
                };
                (hero.hand.iter()).all(|(card, _)| self.card(card).2 & attribute == 0)
            }
            ("no-such-status", Action::Recover(status)) => !hero.statuses.contains(status),
            ("no-positive-status", Action::Recover(status)) => !content.statuses[status].negative,
            ("no-removal", Action::Recover(status)) => content.statuses[status].removal.is_none(),
            ("no-find-here", Action::Scavenge(pile)) => !(position.scene.finds.iter())
                .any(|find| hero.spot == Spot::At(find.space) && find.pile == pile),
            ("no-such-ability", Action::Activate(ability)) => !hero.abilities.contains(ability),
            ("no-passive", Action::Activate(ability)) => content.abilities[ability].cost == 0,
            ("no-white-card", Action::Activate(_)) => self.white() == 0,
            ("no-too-costly", Action::Activate(ability)) => {
                self.white() < u32::from(content.abilities[ability].cost)
            }
            ("no-ability-now", Action::Activate(ability)) => {
                self.fails(content.abilities[ability].when)
            }
            ("no-only-white", Action::Play(card)) => self.card(card).0 != Colour::White,
            ("no-yourself", Action::Encourage { to, .. }) => to == self.case.seat,
            ("no-such-player", Action::Encourage { to, .. } | Action::Pick(to)) => {
                self.hero(to).is_none()
            }
            ("no-hand-too-full", Action::Encourage { to, .. }) => self.hero(to)?.hand.total() >= 3,
            ("no-items-here", Action::Equip(_)) => (position.heroes.iter())
                .filter(|other| other.spot == hero.spot)
                .all(|other| other.gear().next().is_none()),
            ("no-task", Action::Contribute(_)) => position.scene.task.is_none(),
            ("no-task-here", Action::Contribute(_)) => {
                let (_, space) = self.task()?;
                space.is_some_and(|space| hero.spot != Spot::At(space))
            }
            ("no-task-symbol", Action::Contribute(card)) => {
                let (attributes, _) = self.task()?;
                position.scene.task?.first.is_none() && self.card(card).2 & attributes == 0
            }
            ("no-task-match", Action::Contribute(card)) => {
                !self.is_match(position.scene.task?.first?, card)
            }
            ("no-reading", Action::Read) => !hero.again,
            ("no-nest-yet", Action::Nest) => position.steps.last() != Some(Phase::Nest),
            ("no-nest-hostile", Action::Nest) => hostile,
            ("no-token-there", Action::Handle { token, space }) => !(position.scene.tokens.iter())
                .any(|laid| laid.token == token && laid.space == space),
            ("no-use-of-token", Action::Handle { token, .. }) => {
                content.tokens[token].r#use.is_nothing()
            }
            ("no-token-here", Action::Handle { token, space }) => {
                let near = self
                    .line(space)
                    .is_some_and(|line| !matches!(line, Line::White | Line::DoubleWhite));
                let beside = near && content.tokens[token].blocks;
                hero.spot != Spot::At(space) && !beside
            }
            ("no-card-left", Action::Handle { .. }) => hero.hand.total() == 0,
            _ => return self.of_exit(key),
        })
    }

    /// The attributes and the space of the group task.
    fn task(&self) -> Option<(u8, Option<Space>)> {
        let task = self.position().scene.task?;
        match self.reading(self.case.seat).code(task.at) {
            Code::Task {
                attributes, space, ..
            } => Some((attributes.0, space)),
            _ => None,
        }
    }

    /// Does nothing but what is paid change, if it is done all the same?
    fn is_idle(&self) -> bool {
        let plain = |position: &Position| {
            let mut heroes = position.heroes;
            for hero in &mut heroes {
                *hero = Hero {
                    hand: Default::default(),
                    worn: Default::default(),
                    pack: Default::default(),
                    used: Default::default(),
                    used_here: Default::default(),
                    fresh: false,
                    ..*hero
                };
            }
            let scene = &position.scene;
            (heroes, scene.foes, scene.tokens, scene.finds, scene.threats)
        };
        let (mut after, mut luck) = (*self.position(), Fast::new(1, 1));
        let mut events = Vec::new();
        let mut action = Some(self.case.action);
        while let Some(next) = action.take() {
            self.game
                .apply(&mut after, self.case.seat, next, &mut luck, &mut events);
            if let Some(Phase::Activate { .. } | Phase::Discard { .. }) = after.steps.last() {
                let mut actions = Vec::new();
                self.game
                    .legal_actions(&after, self.case.seat, &mut actions);
                action = actions.first().copied();
            }
        }
        // Without a card left the turn ends by itself, and more happens.
        let acts = |position: &Position| position.steps.contains(&Phase::Actions);
        let begins = |event: &Event| matches!(event, Event::TurnBegins { .. });
        let ended = acts(&after) != acts(self.position()) || events.iter().any(begins);
        ended || plain(&after) == plain(self.position())
    }

    fn of_exit(&self, key: &str) -> Option<bool> {
        let Action::Exit(exit) = self.case.action else {
            return None;
        };
        let page = &self.game.content.pages[self.position().page];
        let exits = page.map.as_ref().map(|map| map.exits.as_slice())?;
        let rules = exits.get(usize::from(exit));
        Some(match key {
            "no-such-exit" => rules.is_none(),
            "no-exit-here" => self.me().spot != Spot::At(rules?.space),
            "no-other-exit" => {
                exits[usize::from(self.position().scene.exit?)].entry != rules?.entry
            }
            "no-exit-closed" => self.fails(rules?.when),
            _ => return None,
        })
    }

    fn is_match(&self, first: Card, card: Card) -> bool {
        let (first, card) = (self.card(first), self.card(card));
        first.0 == card.0 || first.1 == card.1
    }

    fn line(&self, to: Space) -> Option<Line> {
        self.reading(self.case.seat).line(self.me().space()?, to)
    }

    fn of_test(&self, key: &str, step: Phase) -> Option<bool> {
        let action = self.case.action;
        if let Phase::Move(walk) = step {
            return Some(match (key, action) {
                ("no-cards-for-this", Action::Play(_)) => walk.free,
                ("no-cards-after-steps", Action::Play(_)) => walk.walked,
                ("no-points", Action::Go(_)) => walk.points <= 0,
                ("no-line-cost", Action::Go(space)) => {
                    let colour = match self.line(space)? {
                        Line::Red => Colour::Red,
                        Line::Blue => Colour::Blue,
                        Line::Green => Colour::Green,
                        _ => return Some(false),
                    };
                    walk.points < 3 && walk.colour != Some(colour) && !walk.free
                }
                ("no-same-space", Action::Go(space)) => self.me().spot == Spot::At(space),
                ("no-not-adjacent", Action::Go(space)) => self.line(space).is_none(),
                ("no-white-line", Action::Go(space)) => {
                    matches!(self.line(space)?, Line::White | Line::DoubleWhite)
                }
                ("no-blocked", Action::Go(space)) => self.reading(walk.seat).is_blocked(space),
                _ => return None,
            });
        }
        let Phase::Test(test) = step else {
            return None;
        };
        Some(match (key, action) {
            ("no-symbol", Action::Play(card)) => {
                test.first.is_none() && self.card(card).2 & test.attributes.0 == 0
            }
            ("no-match", Action::Play(card)) => !self.is_match(test.first?, card),
            ("no-card-yet", Action::Roll) => test.first.is_none(),
            ("no-way-back", Action::Decline) => test.first.is_some(),
            ("no-demanded", Action::Decline) => {
                let mut hand = self.me().hand.iter();
                matches!(test.goal, Goal::Script { .. })
                    && hand.any(|(card, _)| self.card(card).2 & test.attributes.0 != 0)
            }
            ("no-own-test", Action::Decline) => {
                !matches!(test.goal, Goal::Script { .. } | Goal::Defend { .. })
            }
            _ => return None,
        })
    }

    /// How many slots a hero has left for an item.
    fn has_slot(&self, hero: &Hero, item: Item) -> bool {
        let content = &self.game.content;
        let rules = &content.items[item];
        let Some(first) = rules.slot.first() else {
            return false;
        };
        let paws: u8 = (hero.worn[2..4].iter().flatten())
            .map(|worn| content.items[worn.item].paws.max(1))
            .sum();
        match first {
            2 => paws + rules.paws.max(1) <= 2,
            slot => hero.worn[slot].is_none(),
        }
    }

    fn is_full(&self, hero: &Hero) -> bool {
        hero.pack.len() >= usize::from(self.game.content.numbers.backpack)
    }

    /// Can this character take no such item?
    fn is_laden(&self, hero: &Hero, item: Item) -> bool {
        self.is_full(hero) && !self.has_slot(hero, item)
    }

    fn wears(&self, item: Item) -> bool {
        self.me()
            .worn
            .iter()
            .flatten()
            .any(|worn| worn.item == item)
    }

    fn of_gear(&self, key: &str) -> Option<bool> {
        use Action::*;
        let (hero, action) = (self.me(), self.case.action);
        let me = self.case.seat;
        Some(match (key, action) {
            ("no-such-item", Use { item, .. } | Store(item) | Battery(item) | Break(item)) => {
                !self.wears(item)
            }
            ("no-such-item", Swap { out, .. }) => !self.wears(out),
            ("no-such-use", Use { item, way }) => {
                self.game.content.items[item].uses.len() <= usize::from(way)
            }
            ("no-battery-on-it", Use { item, .. }) => {
                (hero.worn.iter().flatten()).all(|worn| worn.item != item || worn.batteries == 0)
            }
            ("no-used-this-turn", Use { item, .. }) => hero.used.contains(item),
            ("no-used-here", Use { item, .. }) => hero.used_here.contains(item),
            ("no-use-now", Use { item, way }) => {
                let rules = &self.game.content.items[item];
                self.fails(rules.uses[usize::from(way)].when)
            }
            ("no-slot", Wear(item)) => !self.has_slot(hero, item),
            ("no-slot", Swap { item, out }) => !self.has_slot(&without(hero, out), item),
            ("no-room", Store(_)) => self.is_full(hero),
            ("no-self-trade", Give { to, .. }) => to == me,
            ("no-self-trade", Take { from, .. }) => from == me,
            ("no-self-trade", Trade { with, .. }) => with == me,
            ("no-fellow-here", Give { to, .. }) => !self.is_fellow(to),
            ("no-fellow-here", Take { from, .. }) => !self.is_fellow(from),
            ("no-fellow-here", Trade { with, .. }) => !self.is_fellow(with),
            ("no-room-there", Give { item, to }) => self.is_laden(self.hero(to)?, item),
            ("no-room-there", Pick(seat)) => match self.position().steps.last()? {
                Phase::Assign(item) => self.is_laden(self.hero(seat)?, item),
                _ => false,
            },
            ("no-room-here", Take { item, .. }) => self.is_laden(hero, item),
            ("no-room-for-both", Trade { item, with, take }) => {
                self.is_laden(&without(hero, item), take)
                    || self.is_laden(&without(self.hero(with)?, take), item)
            }
            ("no-item-yours", Give { item, .. } | Trade { item, .. }) => {
                hero.gear().all(|one| one != item)
            }
            (
                "no-item-theirs",
                Take { item, from }
                | Trade {
                    take: item,
                    with: from,
                    ..
                },
            ) => self.hero(from)?.gear().all(|one| one != item),
            ("no-item-packed", Wear(item) | Swap { item, .. }) => !hero.pack.contains(&item),
            ("no-more-moves", Wear(_) | Store(_) | Swap { .. } | Give { .. } | Take { .. }) => {
                self.position().moved == 40
            }
            ("no-more-moves", Trade { .. }) => self.position().moved == 40,
            ("no-need", Swap { item, .. }) => self.has_slot(hero, item),
            ("no-need", Trade { item, with, take }) => {
                !self.is_laden(self.hero(with)?, item) || !self.is_laden(hero, take)
            }
            ("no-battery", Battery(_)) => hero.batteries == 0,
            ("no-battery-place", Battery(item)) => (hero.worn.iter().flatten()).any(|worn| {
                let most = self.game.content.items[item].batteries;
                worn.item == item && worn.batteries >= most
            }),
            ("no-not-broken", Repair(item)) => !self.position().broken.contains(item),
            ("no-scrap", Repair(item)) => {
                let scrap = self.position().campaign.dial(Dial::Scrap);
                self.game.content.items[item].repair > scrap
            }
            _ => return None,
        })
    }

    fn is_fellow(&self, seat: u8) -> bool {
        let spot = self.me().spot;
        matches!(spot, Spot::At(_))
            && seat != self.case.seat
            && self.hero(seat).is_some_and(|other| other.spot == spot)
    }

    fn of_book(&self, key: &str, step: Phase) -> Option<bool> {
        let position = self.position();
        Some(match (key, self.case.action) {
            ("no-such-way" | "no-way-closed" | "no-way-paid", Action::Choose(way)) => {
                return self.of_choice(key, step, way);
            }
            ("no-one-meant", Action::Pick(seat)) => {
                let Phase::One { at, who } = step else {
                    return None;
                };
                let reading = self.reading(who);
                let Code::One { who, .. } = reading.code(at) else {
                    return None;
                };
                !reading.means(seat, who)
            }
            ("no-neighbour", Action::Travel(to)) => {
                let locations = &self.game.content.locations;
                let (here, there) = (&locations[position.location], &locations[to]);
                let (x, y) = (here.x.abs_diff(there.x), here.y.abs_diff(there.y));
                (x, y) != (0, 1) && (x, y) != (1, 0)
            }
            ("no-fellow-there", Action::Go(space)) => {
                let mut others = (0..).zip(position.heroes.iter());
                others.all(|(seat, hero)| seat == self.case.seat || hero.spot != Spot::At(space))
            }
            ("no-wound", Action::Eat) => self.me().wounds == 0,
            ("no-food", Action::Eat) => position.campaign.dial(Dial::Food) == 0,
            _ => return self.of_fight(key, step),
        })
    }

    fn of_choice(&self, key: &str, step: Phase, way: u8) -> Option<bool> {
        let Phase::Choice { at, who } = step else {
            return None;
        };
        let reading = self.reading(who);
        let way = reading.way(at, way);
        Some(match key {
            "no-such-way" => way.is_none(),
            "no-way-closed" => !reading.holds(way?.when?),
            _ => !reading.is_paid(&way?),
        })
    }

    fn of_fight(&self, key: &str, step: Phase) -> Option<bool> {
        let reading = self.reading(self.case.seat);
        Some(match (key, self.case.action, step) {
            ("no-march", Action::Go(space), Phase::EnemyMoves { threat, left }) => {
                !reading.is_march(threat, left, space)
            }
            ("no-target", Action::Pick(seat), Phase::EnemyAttacks { threat, done }) => {
                !reading.is_target(threat, done, seat)
            }
            ("no-too-far", Action::Ranged { space, .. }, _) => {
                let worn = self.me().worn.iter().flatten();
                let ranges = worn.filter_map(|worn| self.game.content.items[worn.item].range);
                self.is_farther(space, ranges.max().unwrap_or(1).into())
            }
            ("no-too-far", Action::Hit { space, .. }, Phase::HitEnemy { range, .. }) => {
                self.is_farther(space, range.into())
            }
            ("no-dim", Action::Ranged { space, .. } | Action::Hit { space, .. }, _) => {
                self.is_farther(space, reading.sight()?)
            }
            ("no-sight", Action::Ranged { space, .. } | Action::Hit { space, .. }, _) => {
                !reading.is_clear(self.me().space()?, space)
            }
            _ => return None,
        })
    }

    /// Is a space farther away than this many?
    fn is_farther(&self, space: Space, range: usize) -> bool {
        let reading = self.reading(self.case.seat);
        let far = (self.me().space()).and_then(|from| reading.far(from, space, false));
        far.is_none_or(|far| far > range)
    }
}

/// The same character without an item.
fn without(hero: &Hero, item: Item) -> Hero {
    let mut hero = *hero;
    for slot in &mut hero.worn {
        *slot = slot.filter(|worn| worn.item != item);
    }
    if let Some(place) = hero.pack.iter().position(|&one| one == item) {
        hero.pack.remove(place);
    }
    hero
}

/// Is this the step that comes first?
fn is_step(step: Phase, name: &str) -> bool {
    match step {
        Phase::Draw => name == "draw",
        Phase::Actions => name == "actions",
        Phase::Test(_) => name == "test",
        Phase::Move(_) => name == "move",
        Phase::Discard { .. } => name == "discard",
        Phase::Keep { .. } => name == "keep",
        Phase::Receive { .. } => name == "receive",
        Phase::Equip => name == "equip",
        Phase::Activate { .. } => name == "ability",
        Phase::EnemyMoves { .. } => name == "enemy-move",
        Phase::EnemyAttacks { .. } => name == "enemy-target",
        Phase::HitEnemy { .. } => name == "hit",
        Phase::Break(_) => name == "break",
        Phase::Return(_) => name == "return",
        Phase::Nest => name == "nest",
        Phase::Eat(_) => name == "eat",
        Phase::Repair => name == "repair",
        Phase::Assign(_) => name == "assign",
        Phase::Travel => name == "travel",
        Phase::Lost => name == "lost",
        Phase::Choice { .. } | Phase::One { .. } => name == "choice",
        _ => false,
    }
}

/// Is the action of a kind that the step asks for?
fn is_kind(step: Phase, action: Action) -> bool {
    use Action::*;
    match step {
        Phase::Draw => matches!(action, Discard(_) | Draw | Exit(_)),
        Phase::Test(_) => matches!(action, Play(_) | Roll | Decline),
        Phase::Move(_) => matches!(action, Play(_) | Go(_) | Stop),
        Phase::Discard { .. } => matches!(action, Discard(_)),
        Phase::Activate { .. } => matches!(action, Play(_)),
        Phase::Equip => matches!(
            action,
            Wear(_)
                | Swap { .. }
                | Store(_)
                | Give { .. }
                | Take { .. }
                | Trade { .. }
                | Battery(_)
                | Stop
        ),
        Phase::EnemyMoves { .. } | Phase::Return(_) => matches!(action, Go(_)),
        Phase::EnemyAttacks { .. } | Phase::One { .. } | Phase::Assign(_) => {
            matches!(action, Pick(_))
        }
        Phase::HitEnemy { .. } => matches!(action, Hit { .. }),
        Phase::Break(_) => matches!(action, Break(_)),
        Phase::Nest => matches!(action, Nest | Pass),
        Phase::Eat(_) => matches!(action, Eat | Pass),
        Phase::Repair => matches!(action, Repair(_) | Pass),
        Phase::Travel => matches!(action, Travel(_)),
        Phase::Choice { .. } => matches!(action, Choose(_)),
        Phase::Keep { item: new, .. } => matches!(
            action,
            Wear(item) | Store(item) | Scrap(item) | Give { item, .. } if item == new
        ),
        Phase::Receive { item: new, .. } => {
            matches!(action, Wear(item) | Store(item) if item == new)
        }
        Phase::Lost => matches!(action, NewCampaign | InfiniteLives),
        Phase::Actions => matches!(
            action,
            Move(_)
                | Communicate(_)
                | Recover(_)
                | Scavenge(_)
                | Activate(_)
                | Encourage { .. }
                | Equip(_)
                | Melee(_)
                | Ranged { .. }
                | Contribute(_)
                | Use { .. }
                | Handle { .. }
                | Read
                | Exit(_)
                | EndTurn
                | Nest
        ),
        _ => false,
    }
}
