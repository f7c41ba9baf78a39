//! What people ask before they choose: is somebody wounded in this turn, does somebody die, is it
//! won?
//!
//! Everything that may be done in this turn counts, with one exception: cards of the area that
//! nobody has seen are only turned up if few kinds of them are left. Where more are left and one of
//! them might make a difference, the answer is an interval.

use redtag_kernel::Seat;
use redtag_kernel::odds::{Fate, Fates};

use crate::action::Action;
use crate::content::{Amount, Bound, CardRules, Condition, Count, Effect, Of, Prepare, Type};
use crate::game::AfterTheVirus;
use crate::position::{AreaDeck, Card, Cards, Ending, Phase, Player, Position, Spot, ZOMBIE_KINDS};
use crate::rules::{AREA, counted, fits, goal};

/// This many kinds of unseen cards are followed up one by one.
const FEW: usize = 6;
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
        if self.turns_up(player, action) {
            let is_worth_it = self.is_worth_scouting(player, action);
            return if fate == WON {
                // If nothing can come of it, it is a way to get rid of a card.
                is_open(&player.area) || !is_worth_it || self.searches(position)
            } else {
                is_open(&player.area) && is_worth_it
            };
        }
        if fate == WON {
            return true;
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
            // Both end what one can do, and somebody is attacked.
            Action::Drop(_) | Action::Done => false,
            _ => true,
        }
    }

    /// Turning up cards that nobody has seen, where there are many of them.
    fn is_left_out(&self, position: &Position, seat: Seat, action: &Action, _fate: usize) -> bool {
        let player = position.players.get(usize::from(seat));
        player.is_some_and(|player| {
            self.turns_up(player, action) && self.is_worth_scouting(player, action)
        })
    }

    /// The next hand comes too late.
    fn matters(&self, what: &str, _fate: usize) -> bool {
        what == AREA
    }

    /// For the dangers of a turn, nothing matters but what can be used in it. But a failure of the
    /// mission ends the turn, so what counts for one stays.
    fn essence(&self, position: &Position, fate: usize) -> Position {
        let mut essence = *position;
        if fate == WON || self.may_fail(position) {
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
            if !is_open(&whole.area) {
                player.area = AreaDeck::default();
            }
            player.pile = [0; ZOMBIE_KINDS];
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

/// Is it known which card comes next, or are there few that it can be?
fn is_open(area: &AreaDeck) -> bool {
    !area.top.is_empty()
        || area.unseen.total() <= area.set_aside
        || area.unseen.iter().count() <= FEW
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

/// Does it help against zombies or wounds within the turn? A card that comes back to the discard
/// pile does not.
fn is_help(effect: &Effect) -> bool {
    !matches!(effect, Effect::Recover(_))
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

    /// To be of use in the same turn, a scouted card takes another card of the hand, to retrieve
    /// it.
    fn is_worth_scouting(&self, player: &Player, action: &Action) -> bool {
        let paid = u8::from(matches!(action, Action::Scout | Action::Choose(_)));
        let retrieve = |card: Card| self.content.card(card).retrieve;
        let cards = player.area.remaining();
        let cheapest = cards.iter().map(|(card, _)| retrieve(card)).min();
        let free = cheapest == Some(0) || *action == Action::Take;
        free || player.hand.total() > paid
    }

    /// The cards that a player can come by in this turn: those that lie open, and those of the area
    /// if they are followed up.
    fn within_reach(&self, player: &Player) -> [Cards; 5] {
        let area = if is_open(&player.area) {
            player.area.remaining()
        } else {
            Cards::default()
        };
        [
            player.hand,
            player.sideways,
            player.prepared,
            player.scouted,
            area,
        ]
    }

    fn has_within_reach(&self, player: &Player, is_such: impl Fn(&CardRules) -> bool) -> bool {
        let zones = self.within_reach(player);
        let mut cards = zones.iter().flat_map(|zone| zone.iter());
        cards.any(|(card, _)| is_such(self.content.card(card)))
    }

    /// Can this card do anything against zombies or wounds within the turn, other than pay?
    fn helps(&self, player: &Player, card: Card) -> bool {
        let CardRules {
            abilities,
            bonus,
            kind,
            free,
            saves,
            ..
        } = *self.content.card(card);
        let mut effects = abilities.iter().flat_map(|ability| &ability.effects);
        bonus.is_some()
            || free != Default::default()
            || effects.any(is_help)
            || (kind == Type::Person && self.has_within_reach(player, counts_persons))
            || (saves > 0 && self.saves_now(player))
            || self.has_within_reach(player, |other| other.prepare == Prepare::Card(card))
    }

    /// Can Survivors be saved in this turn? What saves them is played from the hand (R31).
    fn saves_now(&self, player: &Player) -> bool {
        let saving = |phase: &Phase| matches!(phase, Phase::Save { .. });
        let mut hand = player.hand.iter();
        player.steps.iter().any(saving) || hand.any(|(card, _)| self.does(card, Effect::Save))
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
            Count::Killed => most_killed(player),
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
        if in_progress.is_none() && !self.saves_now(player) {
            return 0;
        }
        self.most_of(player, true, |card| self.content.saves(card))
            .saturating_add(in_progress.unwrap_or(0))
            .saturating_add(self.most_cured(player))
    }

    /// How many such cards can still be prepared in this turn.
    fn most_prepared(&self, player: &Player, of: Of) -> u8 {
        let fits = |card: Card| u8::from(fits(&self.content, of, card));
        self.most_of(player, false, fits)
            .saturating_add(self.most_cured(player))
    }

    /// How many zombies can be cured in this turn.
    fn most_cured(&self, player: &Player) -> u8 {
        self.most_of(player, true, |card| u8::from(self.does(card, Effect::Cure)))
    }

    /// What cards that may still come into play in this turn count for, at most: those that lie
    /// open, and as many of the area as can be turned up.
    fn most_of(&self, player: &Player, prepared: bool, count: impl Fn(Card) -> u8) -> u8 {
        let sum = |zone: &Cards| {
            let counts = zone.iter().map(|(card, n)| n.saturating_mul(count(card)));
            counts.fold(0, u8::saturating_add)
        };
        let area = player.area.remaining();
        let best = area.iter().map(|(card, _)| count(card)).max().unwrap_or(0);
        let turned_up = best.saturating_mul(self.most_turned_up(player));
        let open = [player.hand, player.sideways, player.scouted];
        open.iter()
            .map(sum)
            .fold(sum(&area).min(turned_up), u8::saturating_add)
            .saturating_add(if prepared { sum(&player.prepared) } else { 0 })
    }

    /// How many cards of the area can be turned up in this turn, at most: one for each card of the
    /// hand, one for each Survivor that is saved, and those that cards scout.
    fn most_turned_up(&self, player: &Player) -> u8 {
        let pending = player.steps.iter().map(|phase| match *phase {
            Phase::Reward(cards) | Phase::Scout { left: cards, .. } => cards,
            Phase::Save { chosen } => chosen,
            _ => 0,
        });
        let own = [
            player.hand,
            player.sideways,
            player.scouted,
            player.prepared,
        ];
        let cards = own.iter().flat_map(|zone| zone.iter());
        let brought = cards.map(|(card, n)| n.saturating_mul(self.brings(card)));
        pending
            .chain(brought)
            .fold(player.hand.total(), u8::saturating_add)
    }

    /// How many cards of the area a card turns up when it is used or saved.
    fn brings(&self, card: Card) -> u8 {
        let abilities = self.content.card(card).abilities;
        let effects = abilities.iter().flat_map(|ability| &ability.effects);
        let scouted = effects.map(|effect| match *effect {
            Effect::Scout(cards) => cards,
            Effect::Cure => 1,
            _ => 0,
        });
        scouted.fold(self.content.saves(card), u8::saturating_add)
    }

    fn does(&self, card: Card, effect: Effect) -> bool {
        let abilities = self.content.card(card).abilities;
        abilities
            .iter()
            .any(|ability| ability.effects.contains(&effect))
    }
}

/// Is it the stronger the more persons are prepared?
fn counts_persons(card: &CardRules) -> bool {
    let mut effects = card.abilities.iter().flat_map(|ability| &ability.effects);
    effects.any(|effect| {
        matches!(
            effect,
            Effect::Hit {
                amount: Amount::Per(_),
                ..
            }
        )
    })
}

/// Zombies of this player that can still be killed in this turn: attacking ones, and all on their
/// cards once more if these are discarded first, and those in the discard pile.
fn most_killed(player: &Player) -> u8 {
    let attacking = player.attacking.iter().map(|card| card.left + card.printed);
    let discarded = player.discard.iter().filter(|(card, _)| card.is_zombie());
    let discarded = discarded.map(|(card, count)| card.number().saturating_mul(count));
    attacking.chain(discarded).fold(0, u8::saturating_add)
}
