//! What can be seen on the table, for faces that draw it.

use redtag_kernel::{Fast, Seat, Text};
use serde::Serialize;

use crate::action::Action;
use crate::content::{Code, Line, Map};
use crate::game::Aftermath;
use crate::id::{At, Card, Enemy, Space, Token};
use crate::position::{Position, Step};
use crate::rules::{Rolls, Rules};

/// What is on the table besides the position: how the rules see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Table {
    /// The page that lies open, by its printed number.
    pub page: u8,
    /// The lines between spaces that touch, with the doors as they are.
    pub lines: Vec<(Space, Space, Line)>,
    /// Spaces with something to read (R16, R27).
    pub pois: Vec<Space>,
    /// Objective tokens.
    pub objectives: Vec<Space>,
    /// Characters that cannot be targeted from another space, by seat (R28).
    pub hidden: Vec<Seat>,
    /// Life of the enemies on the track.
    pub life: Vec<u8>,
    /// Threat cards at which something happens (R35).
    pub looming: u8,
    /// The group task.
    pub task: Option<TaskTable>,
    /// The test in progress.
    pub test: Option<TestTable>,
}

/// What a group task asks (R38).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TaskTable {
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
pub struct TestTable {
    /// The bonus with the first card; with the best one before it is played.
    pub bonus: i16,
    /// The rolls that succeed as it stands, or with the best first card.
    pub now: Rolls,
    /// Those that would with every card that fits.
    pub most: Rolls,
}

/// What an action comes to, before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Preview {
    /// A step takes so many movement points.
    Points(u8),
    /// A test: how it would stand then.
    Test(TestTable),
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

impl Aftermath {
    /// The map that lies open.
    pub fn map<'a>(&'a self, position: &'a Position) -> Option<&'a Map> {
        self.view(position).map()
    }

    /// Life of an enemy (R49, A24).
    pub fn life(&self, position: &Position, enemy: Enemy) -> u8 {
        self.view(position).life(enemy)
    }

    /// What faces show besides the position; `say` puts it into words.
    pub fn table(&self, position: &Position, say: &dyn Fn(&Text) -> String) -> Table {
        let view = self.view(position);
        let scene = &position.scene;
        let spaces =
            || (0..view.map().map_or(0, |map| map.letters.len())).map(|space| Space(space as u8));
        let with = |is_so: fn(&Seen) -> bool| {
            spaces()
                .filter(|&space| self.seen(position, space).is_some_and(|seen| is_so(&seen)))
                .collect()
        };
        let lines = view.plan().into_iter().flat_map(|plan| {
            let pairs = spaces().flat_map(|one| spaces().map(move |other| (one, other)));
            let pairs = pairs.filter(|(one, other)| one < other);
            pairs.filter_map(|(one, other)| plan.line(one, other).map(|line| (one, other, line)))
        });
        Table {
            page: self
                .content
                .pages
                .get(usize::from(position.page.0))
                .map_or(0, |page| page.number),
            lines: lines.collect(),
            pois: with(|seen| seen.poi),
            objectives: with(|seen| seen.objective),
            hidden: position
                .seats()
                .filter(|&seat| view.is_hidden(seat))
                .collect(),
            life: scene.foes.iter().map(|foe| view.life(foe.enemy)).collect(),
            looming: view.looming(),
            task: scene.task.and_then(|task| self.task_table(task.at, say)),
            test: self.test_table(position),
        }
    }

    /// What this action comes to, where that can be told.
    pub fn preview(&self, position: &Position, action: Action) -> Option<Preview> {
        match (position.steps.last()?, action) {
            (Step::Move(walk), Action::Go(space)) => self
                .view(position)
                .step_cost(&walk, space)
                .map(Preview::Points),
            (Step::Test(_), Action::Roll) => self.test_table(position).map(Preview::Test),
            (Step::Test(_), Action::Play(_))
            | (
                Step::Actions,
                Action::Communicate(_)
                | Action::Melee(_)
                | Action::Ranged { .. }
                | Action::Scavenge(_)
                | Action::Recover(_),
            ) => {
                // Only as far as the next question, where no die has been rolled: any chance will
                // do.
                let mut after = *position;
                let chance = &mut Fast::new(0, 0);
                Rules {
                    content: &self.content,
                    table: &mut after,
                    chance,
                    events: &mut (),
                }
                .answer(action);
                self.test_table(&after).map(Preview::Test)
            }
            (Step::Actions, Action::Contribute(card)) => {
                let task = position.scene.task?;
                Some(Preview::Dial(
                    task.dial
                        .saturating_add(self.view(position).card(card).value),
                ))
            }
            _ => None,
        }
    }

    /// The test in progress, with its odds; before the first card, with the one that makes the most
    /// of the hand.
    fn test_table(&self, position: &Position) -> Option<TestTable> {
        let Some(Step::Test(test)) = position.steps.last() else {
            return None;
        };
        let view = self.view(position);
        let hand = || view.hero(test.seat).hand.iter();
        let with = |first: Card, played: u8, now: u8| {
            let bonus = view.test_bonus(&test, first);
            let more = hand().filter(|&(card, _)| view.matches(first, card));
            let more: i16 = more
                .map(|(card, count)| i16::from(view.card(card).value) * i16::from(count))
                .sum();
            let [now, most] = [i16::from(now), i16::from(played) + more]
                .map(|sum| view.rolls(&test, sum + bonus));
            TestTable { bonus, now, most }
        };
        match test.first {
            Some(first) => Some(with(first, test.sum, test.sum)),
            None => {
                let first = hand()
                    .map(|(card, _)| card)
                    .filter(|&card| view.fits(&test, card));
                let tables = first.map(|card| with(card, 0, view.card(card).value));
                tables.max_by_key(|table| (table.most.good, table.now.good))
            }
        }
    }

    fn task_table(&self, at: At, say: &dyn Fn(&Text) -> String) -> Option<TaskTable> {
        match *self.content.program.code.get(usize::from(at.0))? {
            Code::Task {
                attributes, space, ..
            } => Some(TaskTable {
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
        let map = view
            .map()
            .filter(|map| usize::from(space.0) < map.letters.len())?;
        let scene = &position.scene;
        let foes = (0..).zip(scene.foes.as_slice());
        let foes = foes.filter(|(_, foe)| foe.space == space && !view.enemy(foe.enemy).roach);
        let tokens = scene.tokens.iter().filter(|laid| laid.space == space);
        let finds = (0u8..)
            .zip(&self.content.scavenge.difficulties)
            .map(|(pile, &difficulty)| {
                let finds = scene.finds.iter();
                (
                    difficulty,
                    finds
                        .filter(|find| find.space == space && find.pile == pile)
                        .count() as u8,
                )
            });
        let mut objectives = map.objectives.iter().enumerate();
        let mut pois = map.pois.iter().enumerate();
        Some(Seen {
            heroes: position.standing(space).collect(),
            foes: foes.map(|(place, _)| place).collect(),
            roaches: scene
                .roaches
                .iter()
                .filter(|roach| roach.space == space)
                .count() as u8,
            tokens: tokens.map(|laid| laid.token).collect(),
            finds: finds.filter(|&(_, count)| count > 0).collect(),
            objective: objectives
                .any(|(at, one)| one.space == space && scene.objectives & (1 << at) != 0),
            poi: pois.any(|(at, poi)| {
                poi.space == space
                    && (poi.repeat || (scene.read & (1 << at) == 0 && !scene.revisit))
            }),
            hide: map.hide & (1 << space.0) != 0,
            exit: map.exits.iter().any(|exit| exit.space == space),
            start: map.enemies.contains(&space),
        })
    }
}
