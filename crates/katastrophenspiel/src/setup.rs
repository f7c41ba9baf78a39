//! Options and set-up.

use redtag_kernel::{Flaw, List};
use serde::{Deserialize, Serialize};

use crate::audit::{least_actions, may_be_extra, mentioned};
use crate::content::Content;
use crate::position::{Cards, MAX_PLAYERS, Phase, Player, Position, ROW, Region, STACKS, Turn};
use crate::rules::vehicle;

/// How to play. The defaults are the official rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Players, 2 to 5.
    pub seats: u8,
    /// Who donated blood last and begins, counted from 0; chance decides if nobody is named (A20).
    pub first: Option<u8>,
    /// How many heroes may be in play with a vehicle (A1).
    pub hero_limit: HeroLimit,
}

/// How many heroes may be in play with a vehicle (A1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HeroLimit {
    /// As many as the vehicle has space for, even if that is fewer than without one.
    #[default]
    Space,
    /// As many as without a vehicle, or more if it has the space.
    AtLeastThree,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            seats: 3,
            first: None,
            hero_limit: HeroLimit::Space,
        }
    }
}

impl Options {
    fn check(&self) -> Result<(), Flaw> {
        if !(2..=MAX_PLAYERS as u8).contains(&self.seats) {
            return Err(Flaw::out_of("seats", 2..=MAX_PLAYERS as u8, self.seats));
        }
        match self.first {
            Some(first) if first >= self.seats => {
                Err(Flaw::out_of("first", 0..=self.seats - 1, first))
            }
            _ => Ok(()),
        }
    }
}

/// The options that a position was played with: the number of its players, and its hero limit (A1).
pub fn options_of(position: &Position, options: &Options) -> Options {
    Options {
        seats: position.players.len() as u8,
        first: options.first.map(|_| position.first),
        hero_limit: position.hero_limit,
    }
}

/// The position before chance is asked anything: all cards face down, all pawns in Europe (R6).
pub fn lay_out(content: &Content, options: &Options) -> Result<Position, Flaw> {
    options.check()?;
    let player = Player {
        region: Region::Europe,
        money: content.money,
        ..Player::default()
    };
    let first = options.first.unwrap_or(0);
    Ok(Position {
        phase: Phase::Turn,
        rounds: content.rounds,
        active: first,
        starter: first,
        first,
        turn: Turn {
            actions: content.actions,
            ..Turn::default()
        },
        mission: None,
        players: (0..options.seats).map(|_| player).collect(),
        catastrophes: [None; ROW],
        purchases: [None; ROW],
        unseen: content.stacked,
        under: [List::default(); STACKS],
        removed: Cards::default(),
        hero_limit: options.hero_limit,
    })
}

/// Fills in the hands of players whose colour is given, that a mission under way is the one of the
/// turn and a vehicle in play takes part in it, what is left of the actions, and the cards that are
/// not mentioned anywhere: those of stacks are face down, the others out of the game.
pub fn complete(content: &Content, position: &mut Position, given: &dyn Fn(&str) -> bool) {
    if !given("unseen") {
        position.unseen = Cards::EMPTY;
    }
    deal_sets(content, position, given);
    if position.mission.is_some() {
        position.turn.mission |= !given("turn/mission") && !may_be_extra(content, position);
        position.turn.served |= !given("turn/served") && vehicle(content, position).is_some();
    }
    if !given("turn/actions") {
        let left = content.actions.saturating_sub(least_actions(position));
        position.turn.actions = position.turn.actions.min(left);
    }
    let missing = content.all().without(mentioned(position));
    if !given("unseen") {
        position.unseen = missing.and(content.stacked);
    }
    if !given("removed") {
        position.removed = missing.without(position.unseen);
    }
}

/// The set of a colour goes to its player, except for cards that lie elsewhere (R5).
fn deal_sets(content: &Content, position: &mut Position, given: &dyn Fn(&str) -> bool) {
    for seat in 0..position.players.len() {
        let colour = position.players[seat].colour;
        if let Some(colour) = colour
            && !given(&format!("players/{seat}/hand"))
        {
            let free = content.sets[colour as usize].without(mentioned(position));
            position.players[seat].hand = free;
        }
    }
}
