//! Questions about a position: who sees whom, what a test is worth, whether a condition holds.

mod conditions;
mod gear;
mod sight;
mod test;

use redtag_kernel::Kind;
use serde::Serialize;

use crate::content::{
    CardRules, Code, Colour, Content, EnemyRules, ItemRules, Line, Map, Plan, Situation,
    TokenRules, Way,
};
use crate::id::{At, Card, Enemy, Entry, Item, Space, Token};
use crate::position::{Goal, Hero, Position, Walk};

/// A position and its content.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub content: &'a Content,
    pub position: &'a Position,
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
        self.content.cards[card]
    }

    pub fn item(self, item: Item) -> &'a ItemRules {
        &self.content.items[item]
    }

    pub fn enemy(self, enemy: Enemy) -> &'a EnemyRules {
        &self.content.enemies[enemy]
    }

    pub fn token(self, token: Token) -> TokenRules {
        self.content.tokens[token]
    }

    pub fn hero(self, seat: u8) -> &'a Hero {
        &self.position.heroes[usize::from(seat)]
    }

    /// The map that lies open.
    pub fn map(self) -> Option<&'a Map> {
        let page = self.content.pages.get(self.position.page)?;
        page.map.as_ref().filter(|_| self.position.scene.open)
    }

    pub fn plan(self) -> Option<&'a Plan> {
        self.map().map(|map| map.plan(self.position.scene.doors))
    }

    /// An instruction of the program.
    pub fn code(self, at: At) -> Code {
        let code = self.content.program.code.get(at.index());
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
            .and_then(|map| map.letters.get(space.index()))
            .copied()
            .unwrap_or('?')
    }

    /// Does the acting enemy attack everybody in reach, at this threat value?
    pub fn sweeps(self, threat: u8) -> bool {
        let scene = &self.position.scene;
        let foe = scene
            .acting
            .and_then(|place| scene.foes.get(usize::from(place)));
        foe.and_then(|foe| self.enemy(foe.enemy).action(threat))
            .is_some_and(|action| action.sweeps)
    }

    /// The enemy that a test is about.
    pub fn enemy_of(self, goal: Goal) -> Option<Enemy> {
        let place = match goal {
            Goal::Communicate(foe) | Goal::Melee(foe) | Goal::Ranged { foe, .. } => Some(foe),
            Goal::Defend { .. } => self.position.scene.acting,
            Goal::Scavenge(_) | Goal::Recover(_) | Goal::Script { .. } => None,
        };
        self.position
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
        let laid = self.position.scene.tokens.iter();
        laid.map(move |laid| (laid.space, self.token(laid.token)))
    }

    /// What there is to read on a space: a point of interest that was not read, or an objective
    /// whose token is there (R27).
    pub fn readable(self, space: Space) -> Option<Entry> {
        let map = self.map()?;
        let scene = &self.position.scene;
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

    /// This many threat cards, and Check Threat has something to say (R35).
    pub fn looming(self) -> u8 {
        if self.is_safe() {
            self.content.numbers.threat
        } else {
            self.position.scene.foes.len() as u8
        }
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

    /// Is it safe?
    pub fn is_safe(self) -> bool {
        self.position.scene.situation == Situation::Safe
    }
}
