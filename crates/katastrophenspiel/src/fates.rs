//! The odds that people ask for.

use redtag_kernel::odds::{Fate, Fates};
use redtag_kernel::{List, Seat};

use crate::action::Action;
use crate::content::{CardKind, Symbols};
use crate::game::Katastrophenspiel;
use crate::position::{Card, Cards, Mission, Phase, Position, ROW, Region, STACKS, Turn};
use crate::rules::{hero_limit, heroes, symbols_of, vehicle};

impl Fates for Katastrophenspiel {
    const FATES: &'static [&'static str] = &["mission"];

    /// The mission that goes on succeeds, or else the first one that is begun in this turn.
    fn fate(&self, from: &Position, now: &Position, _fate: usize) -> Fate {
        let points = |position: &Position| position.players[usize::from(from.active)].points;
        if points(now) > points(from) {
            Fate::Yes
        } else if now.mission.is_some() || is_still_to_begin(from, now) {
            Fate::Open
        } else {
            Fate::No
        }
    }

    fn is_wanted(&self, _fate: usize) -> bool {
        true
    }

    /// Nobody knows what a purchase will bring, and whoever gives up a mission does not ask for its
    /// odds.
    fn is_answered(&self, _position: &Position, action: &Action, _fate: usize) -> bool {
        use Action::{ExtraPurchase, GiveUp, Purchase};
        !matches!(action, Purchase(_) | ExtraPurchase(_) | GiveUp)
    }

    /// Nobody names what is not missing, or plays what cannot help. Before a mission, nobody goes
    /// where nothing happens, or lays down what can be played in the mission; purchases are
    /// finished and not begun.
    fn is_considered(
        &self,
        position: &Position,
        _seat: Seat,
        action: &Action,
        _fate: usize,
    ) -> bool {
        let Some(mission) = &position.mission else {
            return self.leads_to_mission(position, *action);
        };
        match *action {
            Action::Name(ability) => mission.missing[ability as usize] > 0,
            Action::Use { card, side } => {
                helps(mission, &symbols_of(self.content.card(card), side))
            }
            Action::Play(card) => self.may_help(position, mission, card),
            _ => false,
        }
    }

    /// What is turned up in the rows makes no difference: no purchase is begun, and the next
    /// catastrophe comes too late.
    fn matters(&self, what: &str, _fate: usize) -> bool {
        what == "die"
    }

    /// In a mission only what is missing matters, the cards that may help, and the heroes and the
    /// vehicle in play; before one, what the player has and where.
    fn essence(&self, position: &Position, _fate: usize) -> Position {
        match position.mission {
            Some(mission) => self.essence_in_mission(position, mission),
            None if position.phase == Phase::Turn => {
                let mut essence = *position;
                essence.purchases = [None; ROW];
                essence.player_mut().money = 0;
                forget_stacks(&mut essence);
                essence
            }
            None => *position,
        }
    }
}

/// It is the same turn, and no mission was tried in it since: that would have changed the row, the
/// stacks below it, or the cards with uses left.
fn is_still_to_begin(from: &Position, now: &Position) -> bool {
    let turn = |position: &Position| (position.active, position.rounds, position.turn.mission);
    let below = |position: &Position| [3, 4, 5, 6].map(|stack| position.under[stack]);
    from.mission.is_none()
        && turn(from) == turn(now)
        && from.removed == now.removed
        && from.catastrophes == now.catastrophes
        && below(from) == below(now)
}

/// What is turned up later makes no difference.
fn forget_stacks(position: &mut Position) {
    position.unseen = Cards::EMPTY;
    position.under = [List::default(); STACKS];
    position.removed = Cards::EMPTY;
}

impl Katastrophenspiel {
    /// Could it lead to a mission that could not be begun, or not as well, without it? A vehicle
    /// takes the pawn along or replaces another vehicle; a card that is bought may help.
    fn leads_to_mission(&self, position: &Position, action: Action) -> bool {
        let is_struck = |region: Region| {
            let mut row = position.catastrophes.iter().flatten();
            row.any(|&card| self.content.card(card).region == region)
        };
        match action {
            Action::Mission(_) | Action::ExtraMission(_) => true,
            Action::Buy(_) | Action::BuyNothing => true,
            Action::Move(to) | Action::Drive(to) => is_struck(to),
            Action::Play(card) => {
                let rules = self.content.card(card);
                let replaces = vehicle(&self.content, position).is_some();
                rules.kind == CardKind::Vehicle && (rules.movement || replaces)
            }
            _ => false,
        }
    }

    /// A position in a mission, without anything that makes no difference to it.
    fn essence_in_mission(&self, position: &Position, mission: Mission) -> Position {
        let useful = |cards: Cards| {
            let helps = |&card: &Card| self.may_help(position, &mission, card);
            cards.iter().filter(helps).collect::<Cards>()
        };
        let mut essence = *position;
        essence.turn = Turn {
            actions: heroes(&self.content, position).len() as u8,
            played: vehicle(&self.content, position).into_iter().collect(),
            fresh: useful(self.legal(position, position.active).usable()),
            ..Turn::default()
        };
        let player = essence.player_mut();
        player.hand = useful(player.hand);
        player.table = Cards::EMPTY;
        essence.mission = Some(Mission {
            used: Cards::EMPTY,
            ..mission
        });
        forget_stacks(&mut essence);
        essence
    }

    /// Does it have a missing symbol, a die, or room for more heroes?
    fn may_help(&self, position: &Position, mission: &Mission, card: Card) -> bool {
        let rules = self.content.card(card);
        let sides = [Some(&rules.left), rules.right.as_ref()];
        let room = |vehicle| hero_limit(&self.content, position, vehicle);
        sides
            .into_iter()
            .flatten()
            .any(|symbols| helps(mission, symbols))
            || (rules.kind == CardKind::Vehicle && room(Some(card)) > room(None))
    }
}

fn helps(mission: &Mission, symbols: &Symbols) -> bool {
    let mut abilities = mission.missing.iter().zip(symbols.abilities);
    !symbols.dice.is_empty() || abilities.any(|(&missing, given)| missing > 0 && given > 0)
}
