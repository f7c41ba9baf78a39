//! What people ask before they choose: is somebody wounded in this turn, does somebody die, is it
//! won?
//!
//! Everything that may be done in this turn counts. Cards of the area that nobody has seen are
//! followed up as far as the budget goes, one more with each round of the search. Where that is not
//! far enough, a card that is turned up counts as no use at all on one side of the interval.

use redtag_kernel::Seat;
use redtag_kernel::odds::{Fate, Fates};

use crate::action::Action;
use crate::content::{Amount, Bound, CardRules, Condition, Count, Effect, Of, Prepare, Type};
use crate::game::AfterTheVirus;
use crate::position::{Card, Cards, Ending, Phase, Player, Position, Spot, ZOMBIE_KINDS, Zombies};
use crate::rules::{AREA, counted, fits, goal};

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
            // The third wound is not asked for.
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
        let is_payment = matches!(action, Action::Choose(_));
        if !is_payment && self.turns_up(player, action) {
            return self.is_worth_turning_up(player, action, fate);
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

    /// Not if there is no card to bring it into play with.
    fn may_bring(&self, position: &Position, seat: Seat, action: &Action, fate: usize) -> bool {
        let player = position.players.get(usize::from(seat));
        player.is_some_and(|player| {
            self.turns_up(player, action)
                && ((fate == WON && self.searches(position))
                    || self.is_worth_turning_up(player, action, fate))
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

    /// For the dangers of a turn, nothing matters but what can be used in it. But a failure of the
    /// mission ends the turn, so what counts for one stays.
    fn essence(&self, position: &Position, fate: usize) -> Position {
        let mut essence = *position;
        if fate == WON || self.may_fail(position) {
            return essence;
        }
        for player in &mut essence.players {
            let whole = *player;
            let helps = |card: Card| self.helps(&whole, card);
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

/// The same number of cards, all that do not help alike.
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

/// For how many Survivors this player still has to decide, in the middle of saving them.
fn pending_rewards(player: &Player) -> Option<u8> {
    player.steps.iter().find_map(|phase| match *phase {
        Phase::Save { chosen: saved } | Phase::Reward(saved) => Some(saved),
        _ => None,
    })
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

    /// Is there a card in the area that this action may turn up and that could be of use in the same
    /// turn, with what is left of the hand to bring it into play?
    fn is_worth_turning_up(&self, player: &Player, action: &Action, fate: usize) -> bool {
        let paid = u8::from(matches!(action, Action::Scout | Action::Choose(_)));
        let rest = player.hand.total().saturating_sub(paid);
        let area = player.area.remaining();
        let mut cards = area.iter().map(|(card, _)| card);
        cards.any(|card| {
            let retrieval = match action {
                Action::Take => 0,
                _ => self.retrieval(player, card),
            };
            if fate == WON {
                return retrieval <= rest;
            }
            let price = self
                .price(card)
                .min(self.discount(player).unwrap_or(u8::MAX));
            !self.content.card(card).is_event()
                && retrieval.saturating_add(price) <= rest
                && self.helps(player, card)
        })
    }

    /// The fewest cards of the hand that it takes to retrieve a scouted card. What retrieves for
    /// free is a card of the hand itself, or else costs nothing.
    fn retrieval(&self, player: &Player, card: Card) -> u8 {
        let retrieves = |other: Card| {
            self.effects(other).find_map(|effect| match effect {
                Effect::Retrieve(cards) => Some(cards),
                _ => None,
            })
        };
        let is_free = |other: Card| {
            let is_event = self.content.card(other).is_event();
            retrieves(other).is_some_and(|cards| cards > 1 || !is_event)
        };
        let zones = self.within_reach(player);
        let mut cards = zones.iter().flat_map(|zone| zone.iter());
        let free = cards.any(|(other, _)| is_free(other));
        let mut hand = player.hand.iter();
        let raids = hand.any(|(other, _)| retrieves(other).is_some());
        let pending =
            |phase: &Phase| matches!(phase, Phase::Retrieve(_) | Phase::RetrieveFree { .. });
        let cost = self.content.card(card).retrieve;
        match free || player.steps.iter().any(pending) {
            true => 0,
            false if raids => cost.min(1),
            false => cost,
        }
    }

    /// The fewest cards of the hand that it takes to prepare a card, unless something makes it free.
    fn price(&self, card: Card) -> u8 {
        match self.content.card(card).prepare {
            Prepare::Cards(number) | Prepare::Ammo(number) => number,
            Prepare::Card(_) => 1,
            Prepare::AnyAmmo => 0,
        }
    }

    /// The fewest cards of the hand after which others may be prepared for free (A16, A17), if there
    /// is a way.
    fn discount(&self, player: &Player) -> Option<u8> {
        let pending =
            |phase: &Phase| matches!(phase, Phase::Prepare(_) | Phase::PrepareFree { .. });
        if player.steps.iter().any(pending) {
            return Some(0);
        }
        let frees = |card: Card| {
            let CardRules { free, .. } = *self.content.card(card);
            let prepares = |effect: &Effect| matches!(effect, Effect::Prepare(_));
            free != Default::default() || self.effects(card).any(|effect| prepares(&effect))
        };
        if player.prepared.iter().any(|(card, _)| frees(card)) {
            return Some(0);
        }
        let mut least = None;
        self.each_within_reach(player, false, |card, _, cost| {
            if frees(card) {
                least = Some(least.map_or(cost, |least: u8| least.min(cost)));
            }
        });
        least
    }

    /// The cards that a player may still prepare in this turn, with how many there are of each and
    /// the fewest cards of the hand that it takes: one to play it or to turn it up, those to retrieve
    /// it, and its price.
    fn each_within_reach(
        &self,
        player: &Player,
        is_free: bool,
        mut visit: impl FnMut(Card, u8, u8),
    ) {
        let price = |card| if is_free { 0 } else { self.price(card) };
        let retrieval = |card| self.retrieval(player, card);
        for (card, count) in player.sideways.iter() {
            visit(card, count, price(card));
        }
        for (card, count) in player.hand.iter() {
            visit(card, count, price(card).saturating_add(1));
        }
        for (card, count) in player.scouted.iter() {
            visit(card, count, price(card).saturating_add(retrieval(card)));
        }
        for (card, count) in player.area.remaining().iter() {
            let found = retrieval(card).saturating_add(1);
            visit(card, count, price(card).saturating_add(found));
        }
    }

    /// The cards that a player can come by in this turn.
    fn within_reach(&self, player: &Player) -> [Cards; 5] {
        [
            player.hand,
            player.sideways,
            player.prepared,
            player.scouted,
            player.area.remaining(),
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

    /// Can Survivors be saved in this turn?
    fn saves_now(&self, player: &Player) -> bool {
        pending_rewards(player).is_some() || self.savers(player) > 0
    }

    /// How many cards of the hand save Survivors; from elsewhere they cannot be played (R31).
    fn savers(&self, player: &Player) -> u8 {
        let savers = player.hand.iter();
        let savers = savers.filter(|&(card, _)| self.does(card, Effect::Save));
        savers.map(|(_, count)| count).sum()
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
        let Some(player) = position.players.get(usize::from(seat)) else {
            return false;
        };
        let counted = counted(&self.content, position, seat, condition);
        let more = match (condition.count, condition.bound) {
            _ if condition.together => return true,
            (Count::Area, Bound::AtMost(number)) => {
                return counted.saturating_sub(self.most_turned_up(player)) <= number;
            }
            (_, Bound::AtMost(_)) => return true,
            (Count::Saved, _) => self.most_saved(player),
            (Count::Prepared, _) => self.most_prepared(player, condition.of),
            (Count::Killed, _) => most_killed(player),
            (Count::Ammo, _) => self.most_loaded(player),
            (Count::Wave | Count::Turn, _) => 0,
            _ => return true,
        };
        let (Bound::AtLeast(number) | Bound::AtMost(number)) = condition.bound;
        counted.saturating_add(more) >= number
    }

    /// How many can still be saved in this turn, if there is a way at all. What saves them is a card
    /// of the hand too (R31).
    fn most_saved(&self, player: &Player) -> u8 {
        let pending = pending_rewards(player);
        let savers = self.savers(player);
        if pending.is_none() && savers == 0 {
            return 0;
        }
        let saves = |card: Card| self.content.saves(card);
        let ready = player.prepared.iter();
        let ready = ready.map(|(card, count)| count.saturating_mul(saves(card)));
        let area = player.area.remaining();
        let best = area.iter().map(|(card, _)| saves(card)).max().unwrap_or(0);
        // Who is turned up for another can be saved next time.
        let again = savers > u8::from(pending.is_none());
        let found =
            self.free_scouts(player)
                .saturating_add(if again { self.rewards(player) } else { 0 });
        let spare = player.hand.total() - u8::from(pending.is_none());
        ready
            .fold(self.most_of(player, spare, saves), u8::saturating_add)
            .saturating_add(pending.unwrap_or(0))
            .saturating_add(found.saturating_mul(best))
            .saturating_add(self.most_cured(player))
    }

    /// How many such cards can still be prepared in this turn. A Survivor who counts makes room when
    /// saved.
    fn most_prepared(&self, player: &Player, of: Of) -> u8 {
        let fits = |card: Card| u8::from(fits(&self.content, of, card));
        let saves = self.saves_now(player);
        let open = [
            player.hand,
            player.sideways,
            player.prepared,
            player.scouted,
        ];
        let cards = open.iter().flat_map(|zone| zone.iter());
        let thanks = cards.map(|(card, count)| {
            let each = self.content.saves(card).saturating_sub(fits(card));
            if saves { count.saturating_mul(each) } else { 0 }
        });
        thanks
            .fold(
                self.most_of(player, player.hand.total(), fits),
                u8::saturating_add,
            )
            .saturating_add(pending_rewards(player).unwrap_or(0))
            .saturating_add(self.free_scouts(player))
            .saturating_add(self.most_cured(player))
    }

    /// How many cards can still become ammo in this turn: those of the hand, and those that load
    /// themselves.
    fn most_loaded(&self, player: &Player) -> u8 {
        let loads = |card: Card| u8::from(self.content.card(card).loads_itself());
        let ready = player
            .prepared
            .iter()
            .map(|(card, count)| count * loads(card));
        let found = self
            .free_scouts(player)
            .saturating_add(self.rewards(player));
        ready
            .fold(player.hand.total(), u8::saturating_add)
            .saturating_add(self.most_of(player, player.hand.total(), loads))
            .saturating_add(found)
    }

    /// How many zombies can be cured in this turn (A34).
    fn most_cured(&self, player: &Player) -> u8 {
        let zones = self.within_reach(player);
        let mut cards = zones.iter().flat_map(|zone| zone.iter());
        let cures = player.steps.contains(&Phase::Cure)
            || cards.any(|(card, _)| self.does(card, Effect::Cure));
        let single = |zombies: &&Zombies| zombies.printed == 1;
        let single = player.attacking.iter().filter(single).count();
        if cures { single as u8 } else { 0 }
    }

    /// What the cards count for, at most, that this many cards of the hand can prepare: the cheapest
    /// first, at their price, or without it once another card makes them free.
    fn most_of(&self, player: &Player, spare: u8, count: impl Fn(Card) -> u8) -> u8 {
        let most = |is_free: bool, spare: u8| {
            // How much can be had for 0, 1, 2, … cards each.
            let mut offers = [0u8; 16];
            self.each_within_reach(player, is_free, |card, number, cost| {
                let worth = count(card);
                if let Some(each) = cost.checked_div(worth) {
                    let offer = &mut offers[usize::from(each.min(15))];
                    *offer = offer.saturating_add(number.saturating_mul(worth));
                }
            });
            let (mut sum, mut left) = (offers[0], spare);
            for (&number, cost) in offers[1..].iter().zip(1u8..) {
                let taken = number.min(left / cost);
                sum = sum.saturating_add(taken);
                left -= taken * cost;
            }
            sum
        };
        let cheap = self.discount(player).filter(|&cost| cost <= spare);
        let cheap = cheap.map_or(0, |cost| most(true, spare - cost).saturating_add(1));
        cheap.max(most(false, spare))
    }

    /// How many cards of the area can be turned up in this turn, at most: one for each card of the
    /// hand, one for each Survivor that is saved, and those that cards scout.
    fn most_turned_up(&self, player: &Player) -> u8 {
        player
            .hand
            .total()
            .saturating_add(self.rewards(player))
            .saturating_add(self.free_scouts(player))
    }

    /// How many cards of the area can be taken for Survivors in this turn (R31).
    fn rewards(&self, player: &Player) -> u8 {
        let saves = self.saves_now(player);
        let zones = self.within_reach(player);
        let cards = zones.iter().flat_map(|zone| zone.iter());
        let saved = cards.map(|(card, n)| n.saturating_mul(self.content.saves(card)));
        let first = pending_rewards(player).unwrap_or(0);
        let first = first.saturating_add(self.most_cured(player));
        if saves {
            saved.fold(first, u8::saturating_add)
        } else {
            0
        }
    }

    /// How many cards of the area cards scout in this turn, those of the area only if there is a gain
    /// in it.
    fn free_scouts(&self, player: &Player) -> u8 {
        let pending = player.steps.iter().map(|phase| match *phase {
            Phase::Scout { left, .. } => left,
            _ => 0,
        });
        let scouts = |card: Card| {
            let scouted = self.effects(card).map(|effect| match effect {
                Effect::Scout(cards) => cards,
                _ => 0,
            });
            scouted.fold(0, u8::saturating_add)
        };
        let open = [
            player.hand,
            player.sideways,
            player.prepared,
            player.scouted,
        ];
        let open = open.iter().flat_map(|zone| zone.iter());
        let open = open.map(|(card, count)| count.saturating_mul(scouts(card)));
        let first = pending.chain(open).fold(0, u8::saturating_add);
        let is_free = first > 0 || self.saves_now(player);
        let area = player.area.remaining();
        let found = area.iter().map(|(card, count)| {
            let cost = self.retrieval(player, card) + self.price(card) + 1;
            let cost = if is_free { 0 } else { cost };
            count.saturating_mul(scouts(card).saturating_sub(cost))
        });
        found.fold(first, u8::saturating_add)
    }

    fn effects(&self, card: Card) -> impl Iterator<Item = Effect> {
        let abilities = self.content.card(card).abilities.iter();
        abilities.flat_map(|ability| ability.effects.iter().copied())
    }

    fn does(&self, card: Card, effect: Effect) -> bool {
        self.effects(card).any(|other| other == effect)
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
