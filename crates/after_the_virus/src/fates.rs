//! What people ask before they choose: is somebody wounded in this turn, does somebody die, is it
//! won?
//!
//! Everything that may be done in this turn counts. Cards of the area that nobody has seen are
//! followed up as far as the budget goes, one more with each round of the search. Where that is not
//! far enough, a card that is turned up counts as no use at all on one side of the interval.

mod reach;

use redtag_kernel::Seat;
use redtag_kernel::odds::{Fate, Fates};

pub use reach::Uses;
use reach::{Reach, is_help};

use crate::action::Action;
use crate::content::{Bound, Condition, Count, Effect};
use crate::game::AfterTheVirus;
use crate::position::{Card, Cards, Ending, Phase, Player, Position, Spot, ZOMBIE_KINDS};
use crate::rules::{AREA, counted, goal};

const WOUNDED: usize = 0;
const DIES: usize = 1;
const WON: usize = 2;

impl Fates for AfterTheVirus {
    const FATES: &'static [&'static str] = &["wounded", "dies", "won"];
    const DEEPENS: bool = true;

    fn fate(&self, from: &Position, now: &Position, fate: usize) -> Fate {
        let is_over = now.turn > from.turn || now.ending.is_some();
        let died = matches!(now.ending, Some(Ending::Died(_)));
        let (comes, open) = match fate {
            // Whoever is asked where is wounded by any answer (R23).
            WOUNDED if wounds_now(from) => return Fate::Yes,
            // The third wound is not a question.
            WOUNDED => (died || wounds_now(now), now.players.iter().any(is_attacked)),
            DIES => (died, now.players.iter().any(is_in_danger)),
            _ => (now.ending == Some(Ending::Won), self.may_be_won(now)),
        };
        match comes {
            true if fate != WOUNDED || now.turn == from.turn => Fate::Yes,
            _ if is_over || !open => Fate::No,
            _ => Fate::Open,
        }
    }

    fn is_wanted(&self, fate: usize) -> bool {
        fate == WON
    }

    fn is_considered(&self, position: &Position, seat: Seat, action: &Action, fate: usize) -> bool {
        let Some(player) = position.players.get(usize::from(seat)) else {
            return false;
        };
        if fate == WON {
            return true;
        }
        let reach = Reach::new(self, player);
        let is_payment = matches!(action, Action::Choose(_));
        if !is_payment && self.turns_up(player, action) {
            return reach.is_worth_turning_up(action, fate);
        }
        match *action {
            Action::Play(card) | Action::Retrieve(card) | Action::Prepare(card) => {
                reach.helps(card)
            }
            Action::Use { card, way } => {
                let ability = self.content.card(card).abilities.get(usize::from(way));
                ability.is_some_and(|ability| ability.effects.iter().any(is_help))
            }
            Action::Choose(card) => reach.is_spent(card),
            Action::Wound(spot) => spot != Spot::Brain,
            // Both end what one can do, while somebody is attacked.
            Action::Drop(_) | Action::Done => false,
            _ => true,
        }
    }

    /// Not if there is no card to bring it into play with.
    fn may_bring(&self, position: &Position, seat: Seat, action: &Action, fate: usize) -> bool {
        let player = position.players.get(usize::from(seat));
        player.is_some_and(|player| {
            self.turns_up(player, action)
                && ((fate == WON && self.searches(position))
                    || Reach::new(self, player).is_worth_turning_up(action, fate))
        })
    }

    /// Unless the mission counts cards that are found against the players.
    fn is_worst_empty(&self, from: &Position, fate: usize) -> bool {
        let found =
            |one: &Condition| matches!(one.count, Count::Area | Count::Scouted | Count::Collected);
        let mission = self.content.missions.get(usize::from(from.mission));
        let fails = mission.is_some_and(|mission| mission.failures.iter().any(found));
        let limits = |one: Condition| {
            let at_most = matches!(one.bound, Bound::AtMost(_));
            found(&one) && at_most != (one.count == Count::Area)
        };
        fate != WON || !(fails || goal(&self.content, from).any(limits))
    }

    /// The next hand comes too late.
    fn matters(&self, what: &str, _fate: usize) -> bool {
        what == AREA
    }

    /// For the dangers of a turn, only what can be used in it matters. But a failure of the mission
    /// ends the turn, so whatever counts towards one stays.
    fn essence(&self, position: &Position, fate: usize) -> Position {
        let mut essence = *position;
        if fate == WON || self.may_fail(position) {
            return essence;
        }
        for player in &mut essence.players {
            let whole = *player;
            let reach = Reach::new(self, &whole);
            let helps = |card: Card| reach.helps(card);
            (player.draw, player.discard, player.destroyed) = Default::default();
            player.pile = [0; ZOMBIE_KINDS];
            (player.wave, player.saved, player.killed) = (0, 0, 0);
            player.sideways = useful(&whole.sideways, helps);
            player.scouted = useful(&whole.scouted, helps);
            // Cards to pay with are all the same, and so are those that are turned up for nothing.
            player.hand = alike(&whole.hand, helps);
            player.area.unseen = alike(&whole.area.unseen, helps);
        }
        essence
    }
}

/// Only those that help.
fn useful(cards: &Cards, helps: impl Fn(Card) -> bool) -> Cards {
    let mut useful = Cards::default();
    for (card, count) in cards.iter().filter(|&(card, _)| helps(card)) {
        (0..count).for_each(|_| useful.put(card));
    }
    useful
}

/// The same number of cards, with all those that do not help made alike.
fn alike(cards: &Cards, helps: impl Fn(Card) -> bool) -> Cards {
    let mut alike = useful(cards, helps);
    (alike.total()..cards.total()).for_each(|_| alike.put(Card::default()));
    alike
}

/// Is somebody asked where to take a wound?
fn wounds_now(position: &Position) -> bool {
    position
        .players
        .iter()
        .any(|player| player.steps.first() == Some(Phase::Wound))
}

fn is_attacked(player: &Player) -> bool {
    !player.attacking.is_empty() || player.steps.contains(&Phase::Wound)
}

/// Would all zombies that attack together kill this player?
fn is_in_danger(player: &Player) -> bool {
    let zombies: u8 = player.attacking.iter().map(|card| card.left).sum();
    let coming = player
        .steps
        .iter()
        .filter(|&&phase| phase == Phase::Wound)
        .count() as u8;
    zombies + coming
        > player
            .prevention
            .saturating_add(2 - player.wounds.count().min(2))
}

impl AfterTheVirus {
    /// Can anything happen in this turn that fails the mission (R33)?
    fn may_fail(&self, position: &Position) -> bool {
        let mission = self.content.missions.get(usize::from(position.mission));
        let changes = |one: &Condition| !matches!(one.count, Count::Wave | Count::Turn);
        mission.is_some_and(|mission| mission.failures.iter().any(changes))
    }

    /// Does it turn up a card of the area, or pay for that?
    fn turns_up(&self, player: &Player, action: &Action) -> bool {
        match *action {
            Action::Scout | Action::Take | Action::Accept => true,
            Action::Use { card, way } => {
                let ability = self.content.card(card).abilities.get(usize::from(way));
                let scouts = |effect: &Effect| matches!(effect, Effect::Scout(_));
                ability.is_some_and(|ability| ability.effects.iter().any(scouts))
            }
            Action::Choose(_) => {
                let scouts = |phase: &Phase| matches!(phase, Phase::Scout { .. });
                player.steps.get(1).is_some_and(scouts)
            }
            _ => false,
        }
    }

    /// Does the goal count cards that are scouted or left in the area?
    fn searches(&self, position: &Position) -> bool {
        goal(&self.content, position).any(|one| matches!(one.count, Count::Area | Count::Scouted))
    }

    /// Could everything that is missing for the goal be there at the end of this turn, if all went
    /// well?
    fn may_be_won(&self, position: &Position) -> bool {
        let seats = 0..position.players.len() as u8;
        goal(&self.content, position).all(|condition| {
            seats
                .clone()
                .all(|seat| self.may_be_met(position, seat, &condition))
        })
    }

    fn may_be_met(&self, position: &Position, seat: Seat, condition: &Condition) -> bool {
        let Some(player) = position.players.get(usize::from(seat)) else {
            return false;
        };
        let reach = || Reach::new(self, player);
        let counted = counted(&self.content, position, seat, condition);
        let more = match (condition.count, condition.bound) {
            _ if condition.together => return true,
            (Count::Area, Bound::AtMost(number)) => {
                return counted.saturating_sub(reach().most_turned_up()) <= number;
            }
            (_, Bound::AtMost(_)) => return true,
            (Count::Saved, _) => reach().most_saved(),
            (Count::Prepared, _) => reach().most_prepared(condition.of),
            (Count::Killed, _) => most_killed(player),
            (Count::Ammo, _) => reach().most_loaded(),
            (Count::Wave | Count::Turn, _) => 0,
            _ => return true,
        };
        let (Bound::AtLeast(number) | Bound::AtMost(number)) = condition.bound;
        counted.saturating_add(more) >= number
    }
}

/// Zombies of this player that can still be killed in this turn: attacking ones, and all on their
/// cards once more if these are discarded first, and those in the discard pile.
fn most_killed(player: &Player) -> u8 {
    let attacking = player.attacking.iter().map(|card| card.left + card.printed);
    let discarded = player.discard.iter().filter(|(card, _)| card.is_zombie());
    let discarded = discarded.map(|(card, count)| card.number().saturating_mul(count));
    attacking.chain(discarded).fold(0, u8::saturating_add)
}
