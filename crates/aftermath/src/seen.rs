//! What boards are handed besides the position, because it takes the rules to know it.

use std::collections::BTreeMap;

use redtag_kernel::{Fast, Kind, Seat, Text};
use serde::Serialize;

use crate::action::Action;
use crate::content::{Code, Dial, Line, Map};
use crate::game::Aftermath;
use crate::id::{At, Card, Enemy, Entry, Location, Mission, Space, Token};
use crate::position::{Hero, MissionStatus, Phase, Position, Test};
use crate::rules::{Rolls, Rules, View};

/// What a board is handed besides the position: how the rules see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardView {
    /// The page that lies open, by its printed number.
    pub page: u8,
    /// The lines between spaces that touch, with the doors as they are.
    pub lines: Vec<(Space, Space, Line)>,
    /// Spaces with something to read (R16, R27).
    pub pois: Vec<Space>,
    /// The exits of the page, with what their entries say: they may be read as soon as they are
    /// open (R12, R29, A51).
    pub exits: Vec<ExitView>,
    /// Each space in words: what is there, and what lies beside it.
    pub spaces: Vec<String>,
    /// Where each enemy of the track can be met; for roaches, where the acting character stands.
    pub met: Vec<Option<Space>>,
    /// The missions, the main one first.
    pub missions: Vec<MissionView>,
    /// What time does, and when, in words (A50).
    pub time: Vec<String>,
    /// The time dial is above the allowance (R60).
    pub late: bool,
    /// Places beside each other on the travel map (R14).
    pub ways: Vec<(Location, Location)>,
    /// The mission is over, and everybody eats at home (R61).
    pub supper: bool,
    /// What everything in play does, by the key of its name: "status-soaked".
    pub effects: BTreeMap<String, String>,
    /// Objective tokens.
    pub objectives: Vec<Space>,
    /// Characters that cannot be targeted from another space, by seat (R28).
    pub hidden: Vec<Seat>,
    /// Life of the enemies on the track.
    pub life: Vec<u8>,
    /// Where the figure of each enemy on the track stands; roaches have tokens instead (R22).
    pub figures: Vec<Option<Space>>,
    /// Wounds that each character can still take (R54).
    pub life_left: Vec<u8>,
    /// The difficulty of each pile of scavenge tokens (R10).
    pub difficulties: Vec<u8>,
    /// The letters of the spaces of the open map.
    pub letters: Vec<char>,
    /// Threat cards at which something happens (R35).
    pub looming: u8,
    /// The group task.
    pub task: Option<TaskView>,
    /// The test in progress.
    pub test: Option<TestView>,
}

/// A mission that the party is on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MissionView {
    /// Which.
    pub mission: Mission,
    /// What has to be done, in words.
    pub goal: String,
    /// It is done.
    pub done: bool,
}

/// An exit of the open page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ExitView {
    /// Where.
    pub space: Space,
    /// Whether it can be used.
    pub open: bool,
    /// What its entry says, unless the book keeps it shut (A51).
    pub says: String,
}

/// An exit of the open page, for those who use words of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exit {
    /// Where.
    pub space: Space,
    /// Whether it can be used (R29).
    pub open: bool,
    /// What is read when all have left by it; not to be seen as long as the book keeps it shut
    /// (A51).
    pub entry: Option<Entry>,
}

/// What a group task asks (R38).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TaskView {
    /// In words.
    pub name: String,
    /// Attributes, any of which the first card must show, a bit each.
    pub attributes: u8,
    /// Where one has to be, if it matters.
    pub space: Option<Space>,
}

/// How a test stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TestView {
    /// The bonus with the first card; with the best one before it is played.
    pub bonus: i16,
    /// The rolls that succeed as it stands, or with the best first card.
    pub now: Rolls,
    /// Those that would succeed with every card that fits.
    pub most: Rolls,
}

/// What an action comes to, before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Preview {
    /// A step takes this many movement points.
    Points(u8),
    /// A test: how it would stand then.
    Test(TestView),
    /// The group task: what the dial would show.
    Dial(u8),
}

/// What is on a space of the open page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// The seats of the characters.
    pub heroes: Vec<u8>,
    /// Enemy figures, by their places on the track.
    pub foes: Vec<u8>,
    /// Roach tokens.
    pub roaches: u8,
    /// Tokens.
    pub tokens: Vec<Token>,
    /// Scavenge tokens: the difficulty, and how many.
    pub finds: Vec<(u8, u8)>,
    /// An objective token.
    pub objective: bool,
    /// A point of interest with something to read (R16, R27).
    pub poi: bool,
    /// A hiding spot of the map.
    pub hide: bool,
    /// An exit.
    pub exit: bool,
    /// An enemy start.
    pub start: bool,
}

/// A test with this first card: as it stands, and with every card of the hand that fits.
fn test_with(view: View<'_>, test: &Test, first: Card, played: u8, now: u8) -> TestView {
    let bonus = view.test_bonus(test, first);
    let hand = view.hero(test.seat).hand.iter();
    let more = hand.filter(|&(card, _)| view.matches(first, card));
    let more = more.map(|(card, count)| i16::from(view.card(card).value) * i16::from(count));
    let sums = [i16::from(now), i16::from(played) + more.sum::<i16>()];
    let [now, most] = sums.map(|sum| view.rolls(test, sum + bonus));
    TestView { bonus, now, most }
}

/// The spaces of the open map.
fn spaces_of(view: View<'_>) -> impl Iterator<Item = Space> + use<> {
    let count = view.map().map_or(0, |map| map.letters.len());
    (0..count).map(|space| Space(space as u8))
}

/// The lines between its spaces, each once.
fn lines_of(view: View<'_>) -> Vec<(Space, Space, Line)> {
    let Some(plan) = view.plan() else {
        return Vec::new();
    };
    let pairs = spaces_of(view).flat_map(|one| spaces_of(view).map(move |other| (one, other)));
    let pairs = pairs.filter(|(one, other)| one < other);
    let lines = pairs.filter_map(|(one, other)| Some((one, other, plan.line(one, other)?)));
    lines.collect()
}

impl Aftermath {
    /// The map that lies open.
    pub fn map<'a>(&'a self, position: &'a Position) -> Option<&'a Map> {
        self.view(position).map()
    }

    /// Life of an enemy (R49, A24).
    pub fn life(&self, position: &Position, enemy: Enemy) -> u8 {
        self.view(position).life(enemy)
    }

    /// What boards show besides the position; `say` puts it into words.
    pub fn board_view(&self, position: &Position, say: &dyn Fn(&Text) -> String) -> BoardView {
        let view = self.view(position);
        let scene = &position.scene;
        let with = |is_so: fn(&Seen) -> bool| {
            let spaces = spaces_of(view);
            let seen = |&space: &Space| self.seen(position, space).is_some_and(|seen| is_so(&seen));
            spaces.filter(seen).collect()
        };
        let page = self.content.pages.get(position.page);
        let told = self.map(position).into_iter();
        let told = told.flat_map(|map| spaces_of(view).map(move |space| (map, space)));
        let effects = self.on_the_board(position).into_iter();
        BoardView {
            page: page.map_or(0, |page| page.number),
            lines: lines_of(view),
            pois: with(|seen| seen.poi),
            exits: self.exit_views(position, say),
            spaces: told
                .map(|(map, space)| say(&self.describe_space(position, map, space)))
                .collect(),
            met: self.met(position),
            missions: self.missions(position, say),
            time: self.time_lines(position).iter().map(say).collect(),
            late: self.is_late(position),
            ways: self.ways(),
            supper: position.fate != MissionStatus::Open && !scene.open,
            effects: effects
                .map(|(name, does)| (name.key.to_string(), say(&does)))
                .collect(),
            objectives: with(|seen| seen.objective),
            hidden: position
                .seats()
                .filter(|&seat| view.is_hidden(seat))
                .collect(),
            life: scene.foes.iter().map(|foe| view.life(foe.enemy)).collect(),
            figures: self.figures(position),
            life_left: self.life_left(position),
            difficulties: self.content.scavenge.difficulties.to_vec(),
            letters: view.map().map_or_else(Vec::new, |map| map.letters.clone()),
            looming: view.looming(),
            task: scene.task.and_then(|task| self.task_view(task.at, say)),
            test: self.test_view(position),
        }
    }

    fn exit_views(&self, position: &Position, say: &dyn Fn(&Text) -> String) -> Vec<ExitView> {
        let exits = self.exits(position).into_iter();
        exits
            .map(|exit| ExitView {
                space: exit.space,
                open: exit.open,
                says: say(&self.exit_says(exit)),
            })
            .collect()
    }

    /// Where each enemy of the track is met.
    fn met(&self, position: &Position) -> Vec<Option<Space>> {
        let view = self.view(position);
        let own = position.heroes.get(usize::from(position.current));
        let own = own.and_then(|hero| hero.space());
        let foes = position.scene.foes.iter();
        foes.map(|foe| match view.enemy(foe.enemy).roach {
            true => own,
            false => Some(foe.space),
        })
        .collect()
    }

    fn figures(&self, position: &Position) -> Vec<Option<Space>> {
        let foes = position.scene.foes.iter();
        foes.map(|foe| (!self.view(position).enemy(foe.enemy).roach).then_some(foe.space))
            .collect()
    }

    fn life_left(&self, position: &Position) -> Vec<u8> {
        let left = |hero: &Hero| {
            let life = self.content.characters[hero.character].life;
            life.saturating_sub(hero.wounds).saturating_sub(hero.toxic)
        };
        position.heroes.iter().map(left).collect()
    }

    fn missions(&self, position: &Position, say: &dyn Fn(&Text) -> String) -> Vec<MissionView> {
        let done = |mission| match position.main {
            Some(main) if main == mission => position.fate == MissionStatus::Succeeded,
            _ => position.campaign.done.contains(mission),
        };
        let all = position.main.into_iter().chain(position.sides.iter());
        all.map(|mission| MissionView {
            mission,
            goal: say(&self.goal_of(mission)),
            done: done(mission),
        })
        .collect()
    }

    /// Is the time dial above the allowance of the main mission (R60)?
    fn is_late(&self, position: &Position) -> bool {
        let main = position
            .main
            .and_then(|main| self.content.missions.get(main));
        main.is_some_and(|main| position.campaign.dial(Dial::Time) > main.time)
    }

    /// Places beside each other on the travel map, each pair once (R14).
    fn ways(&self) -> Vec<(Location, Location)> {
        let locations = &self.content.locations;
        let places = || (0..locations.len() as u8).map(Location);
        let beside = |one: Location, other: Location| {
            let [one, other] = [one, other].map(|one| locations[one]);
            one.x.abs_diff(other.x) + one.y.abs_diff(other.y) == 1
        };
        let pairs = places().flat_map(|one| places().map(move |other| (one, other)));
        pairs
            .filter(|&(one, other)| one < other && beside(one, other))
            .collect()
    }

    /// The exits of the page, whether they can be used, and what is read there (R12, R29, A51).
    pub fn exits(&self, position: &Position) -> Vec<Exit> {
        let view = self.view(position);
        let used = position.scene.exit;
        let exits = view.map().map_or(&[][..], |map| map.exits.as_slice());
        let exit = |(place, exit): (u8, &crate::content::Exit)| {
            let opened = exit
                .when
                .is_none_or(|when| view.holds(when, position.current));
            Exit {
                space: exit.space,
                open: opened && used.is_none_or(|used| used == place),
                entry: opened.then_some(exit.entry),
            }
        };
        (0..).zip(exits).map(exit).collect()
    }

    /// Names of what is in play, and what each does.
    fn on_the_board(&self, position: &Position) -> Vec<(Text, Text)> {
        let mut all = Vec::new();
        for hero in &position.heroes {
            let items = hero.items().map(|worn| worn.item);
            let items = items.chain(hero.pack.iter().copied());
            all.extend(items.map(|one| (self.item(one), self.item_effects(one))));
            let statuses = hero.statuses.iter();
            all.extend(statuses.map(|one| (self.status(one), self.status_effects(one))));
            let abilities = hero.abilities.iter();
            all.extend(abilities.map(|one| (self.ability(one), self.ability_effects(one))));
        }
        let scene = &position.scene;
        let broken = position.broken.iter();
        all.extend(broken.map(|one| (self.item(one), self.item_effects(one))));
        let foes = scene.foes.iter().map(|foe| foe.enemy);
        all.extend(foes.map(|one| (self.enemy(one), self.enemy_effects(one))));
        let tokens = scene.tokens.iter().map(|laid| laid.token);
        all.extend(tokens.map(|one| (self.token(one), self.token_effects(one))));
        let weather = scene.environment.into_iter();
        all.extend(weather.map(|one| (self.environment(one), self.environment_effects(one))));
        all
    }

    /// What this action leads to, where that can be told.
    pub fn preview(&self, position: &Position, action: Action) -> Option<Preview> {
        let view = self.view(position);
        match (position.steps.last()?, action) {
            (Phase::Move(walk), Action::Go(space)) => {
                view.step_cost(&walk, space).map(Preview::Points)
            }
            (Phase::Test(_), Action::Roll) => self.test_view(position).map(Preview::Test),
            (Phase::Test(_), Action::Play(_)) => self.preview_test(position, action),
            (Phase::Actions, Action::Communicate(_) | Action::Melee(_) | Action::Ranged { .. }) => {
                self.preview_test(position, action)
            }
            (Phase::Actions, Action::Scavenge(_) | Action::Recover(_)) => {
                self.preview_test(position, action)
            }
            (Phase::Actions, Action::Contribute(card)) => {
                let dial = position.scene.task?.dial;
                Some(Preview::Dial(dial.saturating_add(view.card(card).value)))
            }
            _ => None,
        }
    }

    /// The test after this action. It goes only as far as the next question, where no die has been
    /// rolled: any chance will do.
    fn preview_test(&self, position: &Position, action: Action) -> Option<Preview> {
        let mut after = *position;
        let mut rules = Rules {
            content: &self.content,
            position: &mut after,
            chance: &mut Fast::new(0, 0),
            events: &mut (),
        };
        rules.answer(action);
        self.test_view(&after).map(Preview::Test)
    }

    /// The test in progress, with its odds; before the first card, with the one that makes the most
    /// of the hand.
    fn test_view(&self, position: &Position) -> Option<TestView> {
        let Some(Phase::Test(test)) = position.steps.last() else {
            return None;
        };
        let view = self.view(position);
        if let Some(first) = test.first {
            return Some(test_with(view, &test, first, test.sum, test.sum));
        }
        let hand = view.hero(test.seat).hand.iter();
        let first = hand
            .map(|(card, _)| card)
            .filter(|&card| view.fits(&test, card));
        let views = first.map(|card| test_with(view, &test, card, 0, view.card(card).value));
        views.max_by_key(|view| (view.most.good, view.now.good))
    }

    fn task_view(&self, at: At, say: &dyn Fn(&Text) -> String) -> Option<TaskView> {
        match *self.content.program.code.get(at.index())? {
            Code::Task {
                attributes, space, ..
            } => Some(TaskView {
                name: say(&self.task(at)),
                attributes: attributes.0,
                space,
            }),
            _ => None,
        }
    }

    /// What is on this space, if the map has it.
    pub fn seen(&self, position: &Position, space: Space) -> Option<Seen> {
        let view = self.view(position);
        let map = view.map().filter(|map| space.index() < map.letters.len())?;
        let scene = &position.scene;
        let foes = (0..).zip(scene.foes.iter());
        let foes = foes.filter(|(_, foe)| foe.space == space && !view.enemy(foe.enemy).roach);
        let roaches = scene.roaches.iter().filter(|roach| roach.space == space);
        let tokens = scene.tokens.iter().filter(|laid| laid.space == space);
        let mut objectives = map.objectives.iter().enumerate();
        let mut pois = map.pois.iter().enumerate();
        Some(Seen {
            heroes: position.standing(space).collect(),
            foes: foes.map(|(place, _)| place).collect(),
            roaches: roaches.count() as u8,
            tokens: tokens.map(|laid| laid.token).collect(),
            finds: self.finds_on(position, space),
            objective: objectives
                .any(|(at, one)| one.space == space && scene.objectives & (1 << at) != 0),
            poi: pois.any(|(at, poi)| {
                let unread = poi.repeat || (scene.read & (1 << at) == 0 && !scene.revisit);
                poi.space == space && unread
            }),
            hide: map.hide & (1 << space.0) != 0,
            exit: map.exits.iter().any(|exit| exit.space == space),
            start: map.enemies.contains(&space),
        })
    }

    /// How many scavenge tokens of each difficulty lie on a space.
    fn finds_on(&self, position: &Position, space: Space) -> Vec<(u8, u8)> {
        let piles = (0u8..).zip(&self.content.scavenge.difficulties);
        let finds = piles.map(|(pile, &difficulty)| {
            let finds = position.scene.finds.iter();
            let here = finds.filter(|find| find.space == space && find.pile == pile);
            (difficulty, here.count() as u8)
        });
        finds.filter(|&(_, count)| count > 0).collect()
    }
}
