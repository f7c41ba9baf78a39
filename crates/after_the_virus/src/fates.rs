//! What people ask before they choose: is somebody wounded in this turn, does somebody die, is it
//! won?
//!
//! All of it is about what lies open: cards of the area that nobody has seen are not counted on,
//! except where the mission counts them.

use redtag_kernel::Seat;
use redtag_kernel::odds::{Fate, Fates};

use crate::action::Action;
use crate::content::{Amount, Bound, CardRules, Condition, Count, Effect, Of, Prepare, Type, When};
use crate::game::AfterTheVirus;
use crate::position::{AreaDeck, Card, Cards, Ending, Phase, Player, Position, Spot, ZOMBIE_KINDS};
use crate::rules::{AREA, counted, fits, goal};

const WOUNDED: usize = 0;
const DIES: usize = 1;
const WON: usize = 2;

impl Fates for AfterTheVirus {
    const FATES: &'static [&'static str] = &["wounded", "dies", "won"];

    fn fate(&self, from: &Position, now: &Position, fate: usize) -> Fate {
        let is_over = now.turn > from.turn || now.ending.is_some();
        let died = matches!(now.ending, Some(Ending::Died(_)));
        let (comes, open) = match fate {
            // Whoever is asked where will be wounded; the third wound is not asked for.
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
            let searches =
                |condition: Condition| matches!(condition.count, Count::Area | Count::Scouted);
            return *action != Action::Scout || goal(&self.content, position).any(searches);
        }
        match *action {
            Action::Play(card) | Action::Retrieve(card) | Action::Prepare(card) => {
                self.helps(player, card)
            }
            Action::Use { card, way } => {
                let ability = self.content.card(card).abilities.get(usize::from(way));
                ability.is_some_and(|ability| ability.effects.iter().any(is_help))
            }
            Action::Choose(card) => self.is_spent(player, card),
            Action::Wound(spot) => spot != Spot::Brain,
            Action::Scout | Action::Drop(_) | Action::Done | Action::Call | Action::Take => false,
            _ => true,
        }
    }

    /// The next hand comes too late.
    fn matters(&self, what: &str, fate: usize) -> bool {
        what == AREA && fate == WON
    }

    /// For the dangers of a turn, nothing matters but what can be used in it.
    fn essence(&self, position: &Position, fate: usize) -> Position {
        let mut essence = *position;
        if fate == WON {
            return essence;
        }
        for player in &mut essence.players {
            let whole = *player;
            let useful = |cards: &Cards| {
                let mut useful = Cards::default();
                for (card, count) in cards.iter().filter(|&(card, _)| self.helps(&whole, card)) {
                    (0..count).for_each(|_| useful.put(card));
                }
                useful
            };
            (player.draw, player.discard, player.destroyed) = Default::default();
            (player.area, player.pile) = (AreaDeck::default(), [0; ZOMBIE_KINDS]);
            (player.wave, player.saved, player.killed) = (0, 0, 0);
            (player.sideways, player.scouted) = (useful(&whole.sideways), useful(&whole.scouted));
            // Cards to pay with are all the same.
            player.hand = useful(&whole.hand);
            let others = whole.hand.total() - player.hand.total();
            (0..others).for_each(|_| player.hand.put(Card::default()));
        }
        essence
    }
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

/// Does it help against zombies or wounds within the turn?
fn is_help(effect: &Effect) -> bool {
    !matches!(effect, Effect::Scout(_) | Effect::Recover(_) | Effect::Save)
}

impl AfterTheVirus {
    /// Can this card do anything against zombies or wounds within the turn?
    fn helps(&self, player: &Player, card: Card) -> bool {
        let CardRules {
            abilities,
            bonus,
            kind,
            free,
            ..
        } = self.content.card(card);
        let mut effects = abilities
            .iter()
            .flat_map(|ability| ability.effects.as_slice());
        let asked_for = |other: Card| {
            let mut abilities = self.content.card(other).abilities.iter();
            abilities.any(|ability| ability.when == When::YouPlay(card))
        };
        bonus.is_some()
            || effects.any(is_help)
            || ((*kind == Type::Person || free.contains(Type::Person))
                && self.counts_persons(player))
            || [&player.prepared, &player.sideways]
                .iter()
                .any(|zone| zone.iter().any(|(other, _)| asked_for(other)))
            || self.is_price(player, card)
    }

    /// Does this player have a card that is the stronger the more persons are prepared?
    fn counts_persons(&self, player: &Player) -> bool {
        let per_person = |effect: &Effect| {
            matches!(
                effect,
                Effect::Hit {
                    amount: Amount::Per(_),
                    ..
                }
            )
        };
        let counts = |(card, _): (Card, u8)| {
            let mut abilities = self.content.card(card).abilities.iter();
            abilities.any(|ability| ability.effects.iter().any(per_person))
        };
        let zones = [
            &player.hand,
            &player.sideways,
            &player.prepared,
            &player.scouted,
        ];
        zones.iter().any(|zone| zone.iter().any(counts))
    }

    /// Is a card of this player prepared with it?
    fn is_price(&self, player: &Player, card: Card) -> bool {
        let asks = |(other, _): (Card, u8)| self.content.card(other).prepare == Prepare::Card(card);
        player
            .sideways
            .iter()
            .chain(player.hand.iter())
            .chain(player.scouted.iter())
            .any(asks)
    }

    /// Whoever has cards that help with nothing pays with those, the first of them as good as the
    /// others.
    fn is_spent(&self, player: &Player, card: Card) -> bool {
        let pays = matches!(
            player.steps.first(),
            Some(Phase::Pay(_) | Phase::Load { .. } | Phase::LoadAny(_))
        );
        let useless = player
            .hand
            .iter()
            .map(|(other, _)| other)
            .find(|&other| !self.helps(player, other));
        !pays || useless.is_none_or(|useless| useless == card)
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
        let (Bound::AtLeast(number), false) = (condition.bound, condition.together) else {
            return true;
        };
        let Some(player) = position.players.get(usize::from(seat)) else {
            return false;
        };
        let more = match condition.count {
            Count::Saved => self.most_saved(player),
            Count::Prepared => self.most_prepared(player, condition.of),
            Count::Killed => most_killed(position, player),
            Count::Wave | Count::Turn => 0,
            _ => return true,
        };
        counted(&self.content, position, seat, condition).saturating_add(more) >= number
    }

    /// How many can still be saved in this turn, if there is a way at all.
    fn most_saved(&self, player: &Player) -> u8 {
        let in_progress = player.steps.iter().find_map(|phase| match *phase {
            Phase::Save { chosen: saved } | Phase::Reward(saved) => Some(saved),
            _ => None,
        });
        let saves = |&(card, _): &(Card, u8)| self.does(card, Effect::Save);
        if in_progress.is_none() && !player.hand.iter().any(|card| saves(&card)) {
            return 0;
        }
        let open = [
            &player.hand,
            &player.sideways,
            &player.scouted,
            &player.prepared,
        ];
        let rescued = open.iter().flat_map(|zone| zone.iter());
        let rescued = rescued.map(|(card, count)| count.saturating_mul(self.content.saves(card)));
        rescued
            .fold(in_progress.unwrap_or(0), u8::saturating_add)
            .saturating_add(self.cures(player))
    }

    /// How many such cards can still be prepared in this turn.
    fn most_prepared(&self, player: &Player, of: Of) -> u8 {
        let paid_for = player
            .steps
            .iter()
            .filter(|phase| matches!(phase, Phase::Prepare(_)))
            .count();
        let open = [&player.hand, &player.sideways, &player.scouted];
        let fitting = open
            .iter()
            .flat_map(|zone| zone.iter())
            .filter(|&(card, _)| fits(&self.content, of, card));
        fitting
            .map(|(_, count)| count)
            .fold(paid_for as u8, u8::saturating_add)
            .saturating_add(self.cures(player))
    }

    /// How many zombies can be cured in this turn, at most.
    fn cures(&self, player: &Player) -> u8 {
        let open = [
            &player.hand,
            &player.sideways,
            &player.scouted,
            &player.prepared,
        ];
        let cards = open.iter().flat_map(|zone| zone.iter());
        cards
            .filter(|&(card, _)| self.does(card, Effect::Cure))
            .map(|(_, count)| count)
            .fold(0, u8::saturating_add)
    }

    fn does(&self, card: Card, effect: Effect) -> bool {
        let abilities = self.content.card(card).abilities;
        abilities
            .iter()
            .any(|ability| ability.effects.contains(&effect))
    }
}

/// Zombies of this player that can still be killed in this turn.
fn most_killed(position: &Position, player: &Player) -> u8 {
    let attacking = position
        .players
        .iter()
        .flat_map(|player| player.attacking.as_slice());
    let discarded = player.discard.iter().filter(|(card, _)| card.is_zombie());
    let discarded = discarded.map(|(card, count)| card.number() * count);
    attacking
        .map(|card| card.left)
        .chain(discarded)
        .fold(0, u8::saturating_add)
}
