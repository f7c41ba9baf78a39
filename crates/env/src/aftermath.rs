//! Aftermath as numbers. A reward is a point: the colony's population and morale, ten for each goal
//! of a character and ten for the mission (R62).

use redtag_aftermath::{
    Action, Aftermath, Card, Ending, Goal, Hero, Item, MissionStatus, Phase, Position, Situation,
    Spot,
};
use redtag_kernel::{Kind, Seat};

use crate::counts;
use crate::encode::{Cells, Encode, Look, Observer, THINGS, Verb};

/// Spaces of a page's map, at most.
const SPACES: usize = 32;
/// Characters in the party, at most.
const PARTY: usize = 4;
/// Enemy cards in play, roach tokens and threat cards, at most.
const FOES: usize = 5;
const ROACHES: usize = 8;
const THREATS: usize = 16;
/// Tokens on a page, of each sort.
const TOKENS: usize = 24;
/// Piles of scavenge tokens.
const PILES: usize = 8;
/// Exits, ways and choices that are told apart.
const WAYS: usize = 16;
/// Slots for items, and places in the backpack.
const GEAR: usize = 7;
/// Kinds of phase, and numbers that go with one.
const PHASES: usize = 34;
const DETAILS: usize = 8;
/// Numbers of a character besides cards, items and marks.
const HERO: usize = 11;

impl Encode for Aftermath {
    /// Enough for every enemy on every space and every exchange of items.
    const MOST_ACTIONS: usize = 512;
    type Table = ();

    fn table(&self) {}

    fn verbs(&self) -> Vec<Verb> {
        let content = &self.content;
        let (cards, items) = (content.cards.len(), content.items.len());
        let card = |name| Verb::of(name, "card", cards);
        let item = |name| Verb::of(name, "item", items);
        let foe = |name| Verb::of(name, "place on the track", FOES);
        let foe_at = |name| Verb::of_two(name, ["place on the track", "space"], [FOES, SPACES]);
        let with = |name| Verb::of_two(name, ["item", "seat"], [items, PARTY]);
        vec![
            card("discard"),
            Verb::plain("draw"),
            card("move"),
            foe("communicate"),
            Verb::of("recover", "status", content.statuses.len()),
            Verb::of("scavenge", "pile", PILES),
            Verb::of("activate", "ability", content.abilities.len()),
            Verb::of_two("encourage", ["card", "seat"], [cards, PARTY]),
            card("equip"),
            foe("melee"),
            foe_at("ranged"),
            card("contribute"),
            Verb::of_two("use", ["item", "which use"], [items, WAYS]),
            Verb::of_two("handle", ["token", "space"], [content.tokens.len(), SPACES]),
            Verb::plain("read"),
            Verb::of("exit", "exit", WAYS),
            Verb::plain("end_turn"),
            card("play"),
            Verb::plain("roll"),
            Verb::plain("decline"),
            Verb::of("go", "space", SPACES),
            Verb::plain("stop"),
            Verb::of("choose", "way", WAYS),
            Verb::of("pick", "seat", PARTY),
            foe_at("hit"),
            item("wear"),
            Verb::of_two("swap", ["item", "item to the backpack"], [items, items]),
            item("store"),
            with("give"),
            with("take"),
            Verb::of_three(
                "trade",
                ["item", "seat", "item taken"],
                [items, PARTY, items],
            ),
            item("battery"),
            item("scrap"),
            item("break"),
            Verb::plain("nest"),
            Verb::plain("eat"),
            item("repair"),
            Verb::plain("pass"),
            Verb::of("travel", "location", content.locations.len()),
            Verb::plain("new_campaign"),
            Verb::plain("infinite_lives"),
        ]
    }

    /// The cost is the number on the action card that is given up, or the scrap of a repair.
    #[inline]
    fn numbers(&self, _position: &Position, _seat: Seat, action: Action) -> [i16; THINGS] {
        let value = |card: Card| {
            let rules = self.content.cards.get(card);
            rules.map_or(0, |rules| i16::from(rules.value))
        };
        let scrap = |item: Item| {
            let rules = self.content.items.get(item);
            rules.map_or(0, |rules| i16::from(rules.repair))
        };
        let card = |verb: i16, one: Card| [verb, one.0.into(), 0, 0, value(one)];
        let one = |verb: i16, thing: u8| [verb, thing.into(), 0, 0, 0];
        let two = |verb: i16, thing: u8, other: u8| [verb, thing.into(), other.into(), 0, 0];
        let plain = |verb: i16| [verb, 0, 0, 0, 0];
        match action {
            Action::Discard(one) => card(0, one),
            Action::Draw => plain(1),
            Action::Move(one) => card(2, one),
            Action::Communicate(foe) => one(3, foe),
            Action::Recover(status) => one(4, status.0),
            Action::Scavenge(pile) => one(5, pile),
            Action::Activate(ability) => one(6, ability.0),
            Action::Encourage { card, to } => [7, card.0.into(), to.into(), 0, value(card)],
            Action::Equip(one) => card(8, one),
            Action::Melee(foe) => one(9, foe),
            Action::Ranged { foe, space } => two(10, foe, space.0),
            Action::Contribute(one) => card(11, one),
            Action::Use { item, way } => two(12, item.0, way),
            Action::Handle { token, space } => two(13, token.0, space.0),
            Action::Read => plain(14),
            Action::Exit(exit) => one(15, exit),
            Action::EndTurn => plain(16),
            Action::Play(one) => card(17, one),
            Action::Roll => plain(18),
            Action::Decline => plain(19),
            Action::Go(space) => one(20, space.0),
            Action::Stop => plain(21),
            Action::Choose(way) => one(22, way),
            Action::Pick(seat) => one(23, seat),
            Action::Hit { foe, space } => two(24, foe, space.0),
            Action::Wear(item) => one(25, item.0),
            Action::Swap { item, out } => two(26, item.0, out.0),
            Action::Store(item) => one(27, item.0),
            Action::Give { item, to } => two(28, item.0, to),
            Action::Take { item, from } => two(29, item.0, from),
            Action::Trade { item, with, take } => {
                [30, item.0.into(), with.into(), take.0.into(), 0]
            }
            Action::Battery(item) => one(31, item.0),
            Action::Scrap(item) => one(32, item.0),
            Action::Break(item) => one(33, item.0),
            Action::Nest => plain(34),
            Action::Eat => plain(35),
            Action::Repair(item) => [36, item.0.into(), 0, 0, scrap(item)],
            Action::Pass => plain(37),
            Action::Travel(location) => one(38, location.0),
            Action::NewCampaign => plain(39),
            Action::InfiniteLives => plain(40),
        }
    }

    #[inline]
    fn observe(look: &Look<Self>, to: &mut impl Observer) {
        look.observe_phase(to);
        look.observe_match(to);
        look.observe_place(to);
        look.observe_heroes(to);
        look.observe_gear(to);
        look.observe_enemies(to);
        look.observe_map(to);
        look.observe_piles(to);
    }
}

impl Look<'_, Aftermath> {
    /// The character of a seat, counted from oneself.
    fn hero(&self, at: usize) -> Option<&Hero> {
        let heroes = &self.position.heroes;
        heroes.get((usize::from(self.seat) + at) % self.seats.max(1))
    }

    /// A seat, counted from oneself.
    fn relative(&self, seat: u8) -> usize {
        let seats = self.seats.max(1);
        (usize::from(seat) + seats - usize::from(self.seat) % seats) % seats
    }

    /// What is asked.
    #[inline]
    fn observe_phase(&self, to: &mut impl Observer) {
        let position = self.position;
        to.field(
            "phase",
            &[PHASES],
            1.0,
            "what is asked, in the order of the phases of the rules; the last if nothing is",
            |cells| cells.mark(position.steps.as_slice().last().map_or(PHASES - 1, phase)),
        );
        to.field(
            "asked",
            &[DETAILS],
            32.0,
            "what belongs to it: difficulty, sum, first card, attributes, what a test is for; \
             points of a move, cards played; an item, a space or a number that is left",
            |cells| {
                if let Some(step) = position.steps.as_slice().last() {
                    details(cells, step);
                }
            },
        );
    }

    /// The colony and how the match stands.
    #[inline]
    fn observe_match(&self, to: &mut impl Observer) {
        let position = self.position;
        let campaign = &position.campaign;
        let scene = &position.scene;
        to.field(
            "dials",
            &[6],
            20.0,
            "time, clue, scrap, food, population, morale",
            |cells| cells.counts(0, &campaign.dials),
        );
        to.field(
            "match",
            &[12],
            20.0,
            "number of the game, turns since the time rose, 20 each for: night, a turn under way, \
             mission succeeded, failed, hostile page, safe page, visited before, lost; whose turn \
             it is, who keeps the books, counted from oneself",
            |cells| {
                cells.counts(0, &[campaign.game, position.turns]);
                let flags = [
                    position.night,
                    position.in_turn,
                    position.fate == MissionStatus::Succeeded,
                    position.fate == MissionStatus::Failed,
                    scene.open && scene.situation == Situation::Hostile,
                    scene.open && scene.situation != Situation::Hostile,
                    scene.revisit,
                    position.lost || position.ending == Some(Ending::Lost),
                ];
                for (at, flag) in flags.into_iter().enumerate() {
                    cells.set(2 + at, 20.0 * f32::from(flag));
                }
                cells.set(10, self.relative(position.current) as f32);
                cells.set(11, self.relative(position.bookkeeper) as f32);
            },
        );
    }

    /// Where the party is, its missions, and what is remembered.
    #[inline]
    fn observe_place(&self, to: &mut impl Observer) {
        let content = &self.game.content;
        let position = self.position;
        let campaign = &position.campaign;
        to.field(
            "page",
            &[content.pages.len()],
            1.0,
            "the page that lies open",
            |cells| cells.mark(position.page.index()),
        );
        to.field(
            "location",
            &[content.locations.len()],
            1.0,
            "where the party is on the travel map",
            |cells| cells.mark(position.location.index()),
        );
        to.field(
            "missions",
            &[content.missions.len()],
            4.0,
            "4 the main mission, 3 a side mission, 2 succeeded before, 1 failed before",
            |cells| {
                let length = content.missions.len();
                cells.each_bit(0, length, campaign.failed.bits(), 1.0);
                cells.each_bit(0, length, campaign.done.bits(), 2.0);
                cells.each_bit(0, length, position.sides.bits(), 3.0);
                if let Some(mission) = position.main {
                    cells.set(mission.index(), 4u8);
                }
            },
        );
        to.field(
            "flags",
            &[2, 128],
            1.0,
            "flags of the mission and of the campaign",
            |cells| {
                cells.bits(0, 128, position.flags.bits());
                cells.bits(128, 128, campaign.flags.bits());
            },
        );
    }

    /// The characters and where they stand.
    #[inline]
    fn observe_heroes(&self, to: &mut impl Observer) {
        let content = &self.game.content;
        let seats = self.seats;
        let cards = content.cards.len();
        to.field(
            "heroes",
            &[seats, HERO],
            10.0,
            "for each character, oneself first: which, away, on the map, left, down (10 for the \
             one), wounds, toxic wounds, batteries, cards in hand, 10 if the space was not read, \
             10 if something can be read again",
            |cells| {
                for at in 0..seats {
                    let Some(hero) = self.hero(at) else { continue };
                    let from = at * HERO;
                    cells.set(from, hero.character.0);
                    let spot = match hero.spot {
                        Spot::Away => 1,
                        Spot::At(_) => 2,
                        Spot::Left => 3,
                        Spot::Down => 4,
                    };
                    cells.set(from + spot, 10u8);
                    cells.counts(from + 5, &[hero.wounds, hero.toxic, hero.batteries]);
                    cells.set(from + 8, hero.hand.total());
                    cells.set(from + 9, 10.0 * f32::from(hero.fresh));
                    cells.set(from + 10, 10.0 * f32::from(hero.again));
                }
            },
        );
        to.field(
            "hero_space",
            &[seats, SPACES],
            1.0,
            "for each character: the space of the figure",
            |cells| {
                for at in 0..seats {
                    if let Some(space) = self.hero(at).and_then(|hero| hero.space()) {
                        cells.mark(at * SPACES + space.index().min(SPACES - 1));
                    }
                }
            },
        );
        to.field(
            "hands",
            &[seats, cards],
            4.0,
            "for each character: action cards in hand by kind",
            |cells| {
                for at in 0..seats {
                    if let Some(hero) = self.hero(at) {
                        cells.counts(at * cards, counts(&hero.hand, cards));
                    }
                }
            },
        );
    }

    /// What characters carry and what they can do.
    #[inline]
    fn observe_gear(&self, to: &mut impl Observer) {
        let content = &self.game.content;
        let seats = self.seats;
        let (statuses, abilities) = (content.statuses.len(), content.abilities.len());
        to.field(
            "gear",
            &[seats, GEAR, 2],
            127.0,
            "for each character: items worn on head, body, two paws and as accessory, and two in \
             the backpack, counted from 1; batteries on them",
            |cells| {
                for at in 0..seats {
                    let Some(hero) = self.hero(at) else { continue };
                    for (place, worn) in hero.worn.iter().enumerate() {
                        if let Some(worn) = worn {
                            let from = (at * GEAR + place) * 2;
                            cells.set(from, f32::from(worn.item.0) + 1.0);
                            cells.set(from + 1, worn.batteries);
                        }
                    }
                    for (place, item) in hero.pack.iter().enumerate() {
                        let from = (at * GEAR + 5 + place.min(1)) * 2;
                        cells.set(from, f32::from(item.0) + 1.0);
                    }
                }
            },
        );
        to.field(
            "statuses",
            &[seats, statuses],
            1.0,
            "for each character: statuses",
            |cells| {
                for at in 0..seats {
                    if let Some(hero) = self.hero(at) {
                        cells.bits(at * statuses, statuses, hero.statuses.bits());
                    }
                }
            },
        );
        to.field(
            "abilities",
            &[seats, abilities],
            1.0,
            "for each character: abilities",
            |cells| {
                for at in 0..seats {
                    if let Some(hero) = self.hero(at) {
                        cells.bits(at * abilities, abilities, hero.abilities.bits());
                    }
                }
            },
        );
    }

    /// Enemies and threats.
    #[inline]
    fn observe_enemies(&self, to: &mut impl Observer) {
        let content = &self.game.content;
        let position = self.position;
        let scene = &position.scene;
        to.field(
            "foes",
            &[FOES, 5],
            40.0,
            "for each enemy on the track: which from 1, space from 1, wounds, threat by which it \
             acts, wounds that defeat it",
            |cells| {
                for (at, foe) in scene.foes.iter().enumerate() {
                    let life = content.enemies.get(foe.enemy);
                    let life = life.map_or(0, |rules| rules.life);
                    let (enemy, space) = (foe.enemy.0 + 1, foe.space.0 + 1);
                    cells.counts(at * 5, &[enemy, space, foe.wounds, foe.threat, life]);
                }
            },
        );
        to.field(
            "roaches",
            &[ROACHES],
            32.0,
            "the space of each roach token, from 1",
            |cells| {
                for (at, roach) in scene.roaches.iter().enumerate() {
                    cells.set(at, f32::from(roach.space.0) + 1.0);
                }
            },
        );
        to.field(
            "threats",
            &[THREATS],
            40.0,
            "threat cards on the track, from the top, from 1",
            |cells| {
                for (at, card) in scene.threats.iter().enumerate() {
                    cells.set(at, f32::from(card.0) + 1.0);
                }
            },
        );
    }

    /// What lies on the map.
    #[inline]
    fn observe_map(&self, to: &mut impl Observer) {
        let position = self.position;
        let scene = &position.scene;
        to.field(
            "tokens",
            &[TOKENS, 2],
            64.0,
            "tokens on the map: which from 1, space from 1",
            |cells| {
                for (at, laid) in scene.tokens.iter().enumerate() {
                    cells.counts(at * 2, &[laid.token.0 + 1, laid.space.0 + 1]);
                }
            },
        );
        to.field(
            "finds",
            &[TOKENS, 2],
            32.0,
            "scavenge tokens on the map: space from 1, pile from 1",
            |cells| {
                for (at, find) in scene.finds.iter().enumerate() {
                    cells.counts(at * 2, &[find.space.0 + 1, find.pile + 1]);
                }
            },
        );
        to.field(
            "scene",
            &[48],
            1.0,
            "open doors (8), objectives (8), points of interest that were read (32)",
            |cells| {
                cells.bits(0, 8, scene.doors.into());
                cells.bits(8, 8, scene.objectives.into());
                cells.bits(16, 32, scene.read.into());
            },
        );
        to.field(
            "task",
            &[2],
            32.0,
            "the group task: what must be reached, what the dial shows",
            |cells| {
                if let Some(task) = scene.task {
                    cells.counts(0, &[task.difficulty, task.dial]);
                }
            },
        );
    }

    /// What lies beside the book.
    #[inline]
    fn observe_piles(&self, to: &mut impl Observer) {
        let content = &self.game.content;
        let position = self.position;
        let cards = content.cards.len();
        let campaign = &position.campaign;
        to.field(
            "decks",
            &[2, cards],
            8.0,
            "action cards in the deck and in the discard pile by kind",
            |cells| {
                cells.counts(0, counts(&position.deck, cards));
                cells.counts(cards, counts(&position.discard, cards));
            },
        );
        to.field(
            "piles",
            &[PILES + 2],
            40.0,
            "scavenge tokens left in the piles, enemy cards and roaches in the Hunt box",
            |cells| {
                cells.counts(0, &position.piles);
                cells.set(PILES, position.hunt.total());
                cells.set(PILES + 1, position.hunted_roaches);
            },
        );
        to.field(
            "items",
            &[content.items.len()],
            4.0,
            "for each item: 4 in the colony supply, 3 in the deck, 2 discarded, 1 broken",
            |cells| {
                let length = content.items.len();
                cells.each_bit(0, length, position.broken.bits(), 1.0);
                cells.each_bit(0, length, position.item_discard.bits(), 2.0);
                for (item, _) in position.items.unseen.iter() {
                    cells.set(item.index(), 3u8);
                }
                cells.each_bit(0, length, campaign.supply.bits(), 4.0);
            },
        );
        to.field(
            "ride",
            &[3],
            16.0,
            "the vehicle: damage that it can take, road cards to come, whose card is next",
            |cells| {
                if let Some(ride) = position.ride {
                    cells.counts(0, &[ride.hull, ride.cards]);
                    cells.set(2, self.relative(ride.next) as f32);
                }
            },
        );
    }
}

/// The phases in the order of the rules.
const fn phase(step: &Phase) -> usize {
    match step {
        Phase::BeginTurn => 0,
        Phase::Run { .. } | Phase::ObjectiveRead => 1,
        Phase::Draw => 2,
        Phase::Calamity(_) => 3,
        Phase::PlaceThreat => 4,
        Phase::Actions => 5,
        Phase::CheckThreat => 6,
        Phase::ClearThreat | Phase::AddThreat(_) => 7,
        Phase::EnemyTurn => 8,
        Phase::EnemyMoves { .. } => 9,
        Phase::EnemyAttacks { .. } => 10,
        Phase::Roaches(_) => 11,
        Phase::Acted(_) => 12,
        Phase::EndTurn => 13,
        Phase::Nest => 14,
        Phase::Eat(_) => 15,
        Phase::Rest => 16,
        Phase::Repair => 17,
        Phase::Assign(_) => 18,
        Phase::Rise => 19,
        Phase::Next => 20,
        Phase::Test(_) => 21,
        Phase::Move(_) => 22,
        Phase::Choice { .. } => 23,
        Phase::One { .. } => 24,
        Phase::Discard { .. } => 25,
        Phase::Keep { .. } | Phase::Receive { .. } => 26,
        Phase::Equip => 27,
        Phase::Activate { .. } => 28,
        Phase::HitEnemy { .. } => 29,
        Phase::Break(_) | Phase::Return(_) => 30,
        Phase::Travel => 31,
        Phase::Road | Phase::Lost => 32,
    }
}

/// What belongs to a phase, in numbers.
fn details(cells: &mut Cells, step: &Phase) {
    match *step {
        Phase::Test(test) => {
            cells.counts(0, &[test.difficulty, test.sum]);
            cells.set(2, test.first.map_or(0.0, |card| f32::from(card.0) + 1.0));
            cells.set(3, test.attributes.0);
            cells.set(4, goal(test.goal));
        }
        Phase::Move(walk) => {
            cells.set(5, f32::from(walk.points));
            cells.set(6, walk.cards);
        }
        Phase::Assign(item) | Phase::Keep { item, .. } | Phase::Receive { item, .. } => {
            cells.set(7, f32::from(item.0) / 4.0);
        }
        Phase::Discard { left, .. } | Phase::EnemyMoves { left, .. } => cells.set(7, left),
        Phase::Eat(number) | Phase::Break(number) | Phase::Return(number) => cells.set(7, number),
        Phase::Activate { paid, .. } => cells.set(6, paid),
        Phase::HitEnemy { wounds, range, .. } => cells.counts(6, &[wounds, range]),
        _ => {}
    }
}

const fn goal(goal: Goal) -> u8 {
    match goal {
        Goal::Scavenge(_) => 1,
        Goal::Communicate(_) => 2,
        Goal::Melee(_) => 3,
        Goal::Ranged { .. } => 4,
        Goal::Recover(_) => 5,
        Goal::Script { .. } => 6,
        Goal::Defend { .. } => 7,
    }
}
