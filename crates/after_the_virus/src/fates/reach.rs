//! What a player can get hold of in this turn, computed once for all questions about single cards.

use redtag_kernel::{Kind, Set};

use crate::action::Action;
use crate::content::{Amount, CardRules, Content, Effect, Of, Prepare, Type};
use crate::game::AfterTheVirus;
use crate::position::{Card, Cards, KINDS, Phase, Player};
use crate::rules::fits;

use super::WON;

/// What cards are good for within a turn, whoever has them: found once for each content.
#[derive(Clone, Debug)]
pub struct Uses {
    /// Those that help against zombies or wounds by themselves.
    help: Set<Card>,
    persons: Set<Card>,
    /// Those that get stronger with every prepared person.
    count_persons: Set<Card>,
    /// Those that can be saved (R31).
    saved: Set<Card>,
    /// Those that save others.
    save: Set<Card>,
    cure: Set<Card>,
    /// Those that retrieve a card for free.
    retrieve: Set<Card>,
    /// Those of them that are worth more than they cost.
    retrieve_more: Set<Card>,
    /// Those that let others be prepared for free (A16, A17).
    free: Set<Card>,
    /// Cards that are prepared with another one: which, and with what.
    named: Vec<(Card, Card)>,
}

impl Uses {
    /// Of all cards of a content.
    pub fn of(content: &Content) -> Self {
        let all = || (0..KINDS).map(Card::from_index);
        let those = |is_such: &dyn Fn(&CardRules) -> bool| {
            all().filter(|&card| is_such(content.card(card))).collect()
        };
        let any = |rules: &CardRules, is_such: fn(&Effect) -> bool| effects(rules).any(is_such);
        let has_free = |rules: &CardRules| rules.free != Default::default();
        let named = |card: Card| match content.card(card).prepare {
            Prepare::Card(with) => Some((card, with)),
            _ => None,
        };
        Self {
            help: those(&|rules| rules.bonus.is_some() || has_free(rules) || any(rules, is_help)),
            persons: those(&|rules| rules.kind == Type::Person),
            count_persons: those(&|rules| any(rules, counts_persons)),
            saved: those(&|rules| rules.saves > 0),
            save: those(&|rules| any(rules, |effect| *effect == Effect::Save)),
            cure: those(&|rules| any(rules, |effect| *effect == Effect::Cure)),
            retrieve: those(&|rules| any(rules, |effect| matches!(effect, Effect::Retrieve(_)))),
            retrieve_more: those(&retrieves_more),
            free: those(&|rules| {
                has_free(rules) || any(rules, |effect| matches!(effect, Effect::Prepare(_)))
            }),
            named: all().filter_map(named).collect(),
        }
    }
}

fn effects(rules: &CardRules) -> impl Iterator<Item = &Effect> {
    rules.abilities.iter().flat_map(|ability| &ability.effects)
}

/// Does it help against zombies or wounds within the turn? A card that comes back to the discard
/// pile does not.
pub(super) fn is_help(effect: &Effect) -> bool {
    !matches!(effect, Effect::Recover(_))
}

/// The most that it takes to retrieve a scouted card: nothing if a card in play or a pending step
/// does it for free, one card of the hand that does.
fn retrieval(uses: &Uses, player: &Player, hand: Set<Card>, cards: Set<Card>) -> u8 {
    let pending = |phase: &Phase| matches!(phase, Phase::Retrieve(_) | Phase::RetrieveFree { .. });
    let is_free = !cards.and(uses.retrieve_more).is_empty();
    match is_free || player.steps.iter().any(pending) {
        true => 0,
        false if !hand.and(uses.retrieve).is_empty() => 1,
        false => u8::MAX,
    }
}

/// Does it retrieve more cards than it costs?
fn retrieves_more(rules: &CardRules) -> bool {
    let most = effects(rules).find_map(|effect| match *effect {
        Effect::Retrieve(cards) => Some(cards),
        _ => None,
    });
    most.is_some_and(|cards| cards > 1 || !rules.is_event())
}

/// Does it get stronger with every prepared person?
fn counts_persons(effect: &Effect) -> bool {
    let per_person = |amount: &Amount| matches!(amount, Amount::Per(_));
    matches!(effect, Effect::Hit { amount, .. } if per_person(amount))
}

fn kinds(cards: &Cards) -> Set<Card> {
    cards.iter().map(|(card, _)| card).collect()
}

/// A player, and what they can get hold of in this turn.
pub(super) struct Reach<'a> {
    game: &'a AfterTheVirus,
    player: &'a Player,
    /// Cards of the hand, in play, scouted and of the area.
    cards: Set<Card>,
    /// Whether Survivors can be saved.
    saves: bool,
    /// The most that it takes to retrieve a scouted card.
    retrieval: u8,
}

impl<'a> Reach<'a> {
    pub(super) fn new(game: &'a AfterTheVirus, player: &'a Player) -> Self {
        let hand = kinds(&player.hand);
        let open = [&player.sideways, &player.prepared, &player.scouted].map(kinds);
        let area = &player.area;
        let known = area.top.iter().chain(area.bottom.iter()).copied().collect();
        let area = kinds(&area.unseen).or(known);
        let cards = open.into_iter().fold(hand.or(area), Set::or);
        let uses = &game.uses;
        Self {
            game,
            player,
            cards,
            saves: pending_rewards(player).is_some() || !hand.and(uses.save).is_empty(),
            retrieval: retrieval(uses, player, hand, cards),
        }
    }

    fn card(&self, card: Card) -> &CardRules {
        self.game.content.card(card)
    }

    /// Can this card do anything against zombies or wounds within the turn, other than pay?
    pub(super) fn helps(&self, card: Card) -> bool {
        let uses = &self.game.uses;
        let mut named = uses.named.iter();
        uses.help.contains(card)
            || (uses.persons.contains(card) && !self.cards.and(uses.count_persons).is_empty())
            || (self.saves && uses.saved.contains(card))
            || named.any(|&(other, with)| with == card && self.cards.contains(other))
    }

    /// The fewest cards of the hand that it takes to retrieve a scouted card. What retrieves for
    /// free is a card of the hand itself, or else costs nothing.
    fn retrieval(&self, card: Card) -> u8 {
        self.card(card).retrieve.min(self.retrieval)
    }

    /// The fewest cards of the hand that it takes to prepare a card, unless something makes it
    /// free.
    fn price(&self, card: Card) -> u8 {
        match self.card(card).prepare {
            Prepare::Cards(number) | Prepare::Ammo(number) => number,
            Prepare::Card(_) => 1,
            Prepare::AnyAmmo => 0,
        }
    }

    /// Is there a card in the area that this action may turn up and that could be of use in the
    /// same turn, with what is left of the hand to bring it into play?
    pub(super) fn is_worth_turning_up(&self, action: &Action, fate: usize) -> bool {
        let paid = u8::from(matches!(action, Action::Scout | Action::Choose(_)));
        let rest = self.player.hand.total().saturating_sub(paid);
        let discount = self.discount().unwrap_or(u8::MAX);
        let area = self.player.area.remaining();
        let mut cards = area.iter().map(|(card, _)| card);
        cards.any(|card| {
            let retrieval = match action {
                Action::Take => 0,
                _ => self.retrieval(card),
            };
            if fate == WON {
                return retrieval <= rest;
            }
            !self.card(card).is_event()
                && retrieval.saturating_add(self.price(card).min(discount)) <= rest
                && self.helps(card)
        })
    }

    /// Whoever has cards that help with nothing pays with those, and the first of them is as good
    /// as any.
    pub(super) fn is_spent(&self, card: Card) -> bool {
        let pays = matches!(
            self.player.steps.first(),
            Some(Phase::Pay(_) | Phase::Load { .. } | Phase::LoadAny(_))
        );
        let mut hand = self.player.hand.iter().map(|(other, _)| other);
        !pays
            || hand
                .find(|&other| !self.helps(other))
                .is_none_or(|useless| useless == card)
    }

    /// The fewest cards of the hand after which others may be prepared for free (A16, A17), if
    /// there is a way.
    fn discount(&self) -> Option<u8> {
        let pending =
            |phase: &Phase| matches!(phase, Phase::Prepare(_) | Phase::PrepareFree { .. });
        if self.player.steps.iter().any(pending) {
            return Some(0);
        }
        let free = self.game.uses.free;
        if self.cards.and(free).is_empty() {
            return None;
        }
        let mut prepared = self.player.prepared.iter();
        if prepared.any(|(card, _)| free.contains(card)) {
            return Some(0);
        }
        let mut least = None;
        self.each(false, |card, _, cost| {
            if free.contains(card) {
                least = Some(least.map_or(cost, |least: u8| least.min(cost)));
            }
        });
        least
    }

    /// The cards that the player may still prepare in this turn, with how many there are of each
    /// and the fewest cards of the hand that it takes: one to play it or to turn it up, those to
    /// retrieve it, and its price.
    fn each(&self, is_free: bool, mut visit: impl FnMut(Card, u8, u8)) {
        let player = self.player;
        let price = |card| if is_free { 0 } else { self.price(card) };
        for (card, count) in player.sideways.iter() {
            visit(card, count, price(card));
        }
        for (card, count) in player.hand.iter() {
            visit(card, count, price(card).saturating_add(1));
        }
        for (card, count) in player.scouted.iter() {
            visit(
                card,
                count,
                price(card).saturating_add(self.retrieval(card)),
            );
        }
        for (card, count) in player.area.remaining().iter() {
            let found = self.retrieval(card).saturating_add(1);
            visit(card, count, price(card).saturating_add(found));
        }
    }

    /// The hand, what is in play, and what was scouted.
    fn open(&self) -> [&Cards; 4] {
        let player = self.player;
        [
            &player.hand,
            &player.sideways,
            &player.prepared,
            &player.scouted,
        ]
    }

    /// How many cards of the hand save Survivors; from elsewhere they cannot be played (R31).
    fn savers(&self) -> u8 {
        let savers = self.player.hand.iter();
        let savers = savers.filter(|&(card, _)| self.game.uses.save.contains(card));
        savers.map(|(_, count)| count).sum()
    }

    /// How many can still be saved in this turn, if there is a way at all. What saves them is a
    /// card of the hand too (R31).
    pub(super) fn most_saved(&self) -> u8 {
        if !self.saves {
            return 0;
        }
        let player = self.player;
        let (pending, savers) = (pending_rewards(player), self.savers());
        let saves = |card: Card| self.game.content.saves(card);
        let ready = player.prepared.iter();
        let ready = ready.map(|(card, count)| count.saturating_mul(saves(card)));
        let area = player.area.remaining();
        let best = area.iter().map(|(card, _)| saves(card)).max().unwrap_or(0);
        // Whoever is turned up for a Survivor can be saved next time.
        let again = savers > u8::from(pending.is_none());
        let rewards = if again { self.rewards() } else { 0 };
        let found = self.free_scouts().saturating_add(rewards);
        let spare = player.hand.total() - u8::from(pending.is_none());
        let more = [
            pending.unwrap_or(0),
            found.saturating_mul(best),
            self.most_cured(),
        ];
        let all = ready.chain(more);
        all.fold(self.most_of(spare, saves), u8::saturating_add)
    }

    /// How many such cards can still be prepared in this turn. A Survivor who counts makes room
    /// when saved.
    pub(super) fn most_prepared(&self, of: Of) -> u8 {
        let fits = |card: Card| u8::from(fits(&self.game.content, of, card));
        let cards = self.open().into_iter().flat_map(|zone| zone.iter());
        let thanks = cards.map(|(card, count)| {
            let each = self.game.content.saves(card).saturating_sub(fits(card));
            if self.saves {
                count.saturating_mul(each)
            } else {
                0
            }
        });
        let hand = self.player.hand.total();
        thanks
            .fold(self.most_of(hand, fits), u8::saturating_add)
            .saturating_add(pending_rewards(self.player).unwrap_or(0))
            .saturating_add(self.free_scouts())
            .saturating_add(self.most_cured())
    }

    /// How many cards can still become ammo in this turn: those of the hand, and those that load
    /// themselves.
    pub(super) fn most_loaded(&self) -> u8 {
        let loads = |card: Card| u8::from(self.card(card).loads_itself());
        let hand = self.player.hand.total();
        let prepared = self.player.prepared.iter();
        let ready = prepared.map(|(card, count)| count * loads(card));
        ready
            .fold(hand, u8::saturating_add)
            .saturating_add(self.most_of(hand, loads))
            .saturating_add(self.free_scouts().saturating_add(self.rewards()))
    }

    /// How many zombies can be cured in this turn (A34).
    fn most_cured(&self) -> u8 {
        let cures = self.player.steps.contains(&Phase::Cure)
            || !self.cards.and(self.game.uses.cure).is_empty();
        let attacking = self.player.attacking.iter();
        let single = attacking.filter(|zombies| zombies.printed == 1).count();
        if cures { single as u8 } else { 0 }
    }

    /// The most that this many cards of the hand can prepare, in what the cards count for: the
    /// cheapest first, at their price, or without it once another card makes them free.
    fn most_of(&self, spare: u8, count: impl Fn(Card) -> u8) -> u8 {
        let cheap = self.discount().filter(|&cost| cost <= spare);
        let cheap = cheap.map_or(0, |cost| {
            self.most_bought(true, spare - cost, &count)
                .saturating_add(1)
        });
        cheap.max(self.most_bought(false, spare, &count))
    }

    /// The same with all cards free, or none.
    fn most_bought(&self, is_free: bool, spare: u8, count: &impl Fn(Card) -> u8) -> u8 {
        // How much can be had for 0, 1, 2, … cards each.
        let mut offers = [0u8; 16];
        self.each(is_free, |card, number, cost| {
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
    }

    /// How many cards of the area can be turned up in this turn, at most: one for each card of the
    /// hand, one for each Survivor that is saved, and those that cards scout.
    pub(super) fn most_turned_up(&self) -> u8 {
        let hand = self.player.hand.total();
        hand.saturating_add(self.rewards())
            .saturating_add(self.free_scouts())
    }

    /// How many cards of the area can be taken for Survivors in this turn (R31).
    fn rewards(&self) -> u8 {
        if !self.saves {
            return 0;
        }
        let area = self.player.area.remaining();
        let zones = self.open().into_iter().chain([&area]);
        let cards = zones.flat_map(|zone| zone.iter());
        let saved = cards.map(|(card, n)| n.saturating_mul(self.game.content.saves(card)));
        let first = pending_rewards(self.player).unwrap_or(0);
        saved.fold(first.saturating_add(self.most_cured()), u8::saturating_add)
    }

    /// How many cards of the area are scouted by cards in this turn; those in the area count only
    /// as far as they gain something.
    fn free_scouts(&self) -> u8 {
        let pending = self.player.steps.iter().map(|phase| match *phase {
            Phase::Scout { left, .. } => left,
            _ => 0,
        });
        let open = self.open().into_iter().flat_map(|zone| zone.iter());
        let open = open.map(|(card, count)| count.saturating_mul(self.scouts(card)));
        let first = pending.chain(open).fold(0, u8::saturating_add);
        let is_free = first > 0 || self.saves;
        let area = self.player.area.remaining();
        let found = area.iter().map(|(card, count)| {
            let cost = self.retrieval(card) + self.price(card) + 1;
            let cost = if is_free { 0 } else { cost };
            count.saturating_mul(self.scouts(card).saturating_sub(cost))
        });
        found.fold(first, u8::saturating_add)
    }

    /// How many cards a card scouts.
    fn scouts(&self, card: Card) -> u8 {
        let scouted = effects(self.card(card)).map(|effect| match *effect {
            Effect::Scout(cards) => cards,
            _ => 0,
        });
        scouted.fold(0, u8::saturating_add)
    }
}

/// How many Survivors this player still has to decide about, in the middle of saving them.
fn pending_rewards(player: &Player) -> Option<u8> {
    player.steps.iter().find_map(|phase| match *phase {
        Phase::Save { chosen: saved } | Phase::Reward(saved) => Some(saved),
        _ => None,
    })
}
