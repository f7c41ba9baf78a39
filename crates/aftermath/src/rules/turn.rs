//! The five steps of a turn (R30-R35) and nesting (R57).

use redtag_kernel::{Chance, Listener};

use super::{BLACK, DRAW, Rules};
use crate::action::Event;
use crate::content::{Colour, Dial, Situation};
use crate::id::Card;
use crate::position::{Cards, Phase, Position, Spot};

impl<C: Chance, L: Listener<Event, Position>> Rules<'_, C, L> {
    /// A turn begins. Whoever has left has none; whoever fled comes back if it is safe, and
    /// otherwise has none (R54, A33).
    pub(super) fn begin_turn(&mut self) {
        let seat = self.position.current;
        match self.current().spot {
            Spot::At(_) => {}
            Spot::Down if self.view().is_safe() && self.position.leaving.is_none() => {
                self.push(Phase::BeginTurn);
                return self.push(Phase::Return(seat));
            }
            Spot::Left | Spot::Down | Spot::Away => return self.next_turn(),
        }
        if self.strikes() {
            return;
        }
        self.position.in_turn = true;
        let again = self.can_read_again(seat);
        let hero = self.position.hero_mut(seat);
        hero.used = redtag_kernel::Set::EMPTY;
        hero.again = again && !hero.fresh;
        self.tell(Event::TurnBegins {
            who: self.who(seat),
        });
        self.push_turn(seat);
    }

    /// The steps of a turn, the last one first; the environment and statuses come before them
    /// (R30-R35, R57, R58).
    fn push_turn(&mut self, seat: u8) {
        for step in [
            Phase::Next,
            Phase::Nest,
            Phase::EndTurn,
            Phase::CheckThreat,
            Phase::Actions,
            Phase::PlaceThreat,
            Phase::Draw,
        ] {
            self.push(step);
        }
        let content = self.content;
        if let Some(place) = self.position.scene.environment {
            self.push_script(content.environments[place].turn, seat);
        }
        let statuses = self.current().statuses;
        for status in statuses.iter() {
            self.push_script(content.statuses[status].turn, seat);
        }
    }

    /// Draws up to a full hand; what is not for the hand is not replaced (R30, A38).
    pub(super) fn draw_hand(&mut self) {
        let seat = self.position.current;
        let cards = self
            .view()
            .hand_size(seat)
            .saturating_sub(self.current().hand.total());
        for _ in 0..cards {
            if !self.draw_card(seat) {
                return;
            }
        }
    }

    /// Draws one card, after the discards are shuffled if the deck is empty (A14); false if there
    /// is none. A threat card waits to be placed, the calamity card to be resolved: until then it
    /// is not among the discards, and cannot be shuffled and drawn again (R30, R31, R33).
    pub(super) fn draw_card(&mut self, seat: u8) -> bool {
        if self.position.deck.total() == 0 {
            let cards = std::mem::take(&mut self.position.discard);
            if cards.total() == 0 {
                return false;
            }
            self.position.deck = cards;
            self.tell(Event::Shuffled {
                cards: cards.total(),
            });
        }
        let Some(card) = self.chance.draw(DRAW, &mut self.position.deck) else {
            return false;
        };
        let who = self.who(seat);
        match self.view().card(card).colour {
            Colour::Black => {
                self.position.scene.drawn.push(card);
                self.tell(Event::DrewThreat { who, card });
            }
            Colour::Calamity => {
                self.tell(Event::DrewCalamity { who });
                self.push(Phase::Calamity(card));
            }
            _ => {
                self.position.hero_mut(seat).hand.put(card);
                self.tell(Event::Drew { who, card });
            }
        }
        true
    }

    /// The card is discarded; the black die and the time dial decide. A failed roll does not count
    /// as resolved (R31, A34).
    pub(super) fn resolve_calamity(&mut self, card: Card) {
        self.discard(card);
        let page = self.position.page;
        let calamity = self.content.pages[page].calamity;
        let (Some((value, entry)), true) = (calamity, self.position.scene.open) else {
            return self.tell(Event::NoCalamity { struck: false });
        };
        if self.position.calamities.contains(page) {
            return self.tell(Event::NoCalamity { struck: true });
        }
        let die = self.chance.die(BLACK, self.content.numbers.dice[1]);
        let total = die.saturating_add(self.position.campaign.dial(Dial::Time));
        let strikes = total >= value;
        self.tell(Event::CalamityRoll {
            die,
            total,
            value,
            strikes,
        });
        if strikes {
            self.position.calamities.put(page);
            self.read(entry, self.position.current);
        }
    }

    /// Drawn threat cards go onto the track. They were drawn in random order, so their order is
    /// random (R33).
    pub(super) fn place_threat(&mut self) {
        let drawn = std::mem::take(&mut self.position.scene.drawn);
        drawn.iter().for_each(|&card| self.put_threat(card));
    }

    /// A threat card comes onto the track, below the others.
    fn put_threat(&mut self, card: Card) {
        if self.position.scene.open && self.position.scene.threats.push(card) {
            self.tell(Event::ThreatPlaced { card });
        } else {
            self.discard(card);
        }
    }

    /// Safe with four or more threat cards: the threat entry. Hostile with as many as enemies: an
    /// enemy turn (R35).
    pub(super) fn check_threat(&mut self) {
        let threats = self.position.scene.threats.len();
        let threat = self.content.pages[self.position.page].threat;
        match self.position.scene.situation {
            Situation::Safe if threats >= usize::from(self.content.numbers.threat) => {
                self.push(Phase::ClearThreat);
                if let Some(entry) = threat {
                    self.read(entry, self.position.current);
                }
            }
            Situation::Hostile if threats >= self.position.scene.foes.len() => {
                self.begin_enemy_turn();
            }
            _ => {}
        }
    }

    /// All threat cards are discarded (R51, A10).
    pub(super) fn clear_threat(&mut self) {
        self.remove_threats(u8::MAX);
    }

    /// The lowest threat cards are discarded.
    pub(super) fn remove_threats(&mut self, most: u8) {
        let mut cards = 0;
        while cards < most
            && let Some(card) = self.position.scene.threats.last()
        {
            let last = self.position.scene.threats.len() - 1;
            self.position.scene.threats.remove(last);
            self.discard(card);
            cards += 1;
        }
        if cards > 0 {
            self.tell(Event::ThreatDiscarded { cards });
        }
    }

    /// What lasts until the end of the turn: statuses, tokens, the environment.
    pub(super) fn end_turn(&mut self) {
        let (content, seat) = (self.content, self.position.current);
        let Some(space) = self.current().space() else {
            return;
        };
        if let Some(place) = self.position.scene.environment {
            self.push_script(content.environments[place].end, seat);
        }
        let laid = self.position.scene.tokens;
        for one in laid.iter().filter(|one| one.space == space) {
            self.push_script(content.tokens[one.token].stay, seat);
        }
        let statuses = self.current().statuses;
        for status in statuses.iter() {
            self.push_script(content.statuses[status].end, seat);
        }
    }

    /// The page is left, or the next seat has its turn. After some rounds time passes.
    pub(super) fn next_turn(&mut self) {
        self.position.in_turn = false;
        self.count_turn();
        if let Some(leaving) = self.position.leaving.take() {
            return self.leave_page(leaving);
        }
        let seats = self.position.heroes.len() as u8;
        self.position.current = (self.position.current + 1) % seats.max(1);
        self.push(Phase::BeginTurn);
    }

    /// The party nests: first everybody may eat, in turn order (R57).
    pub(super) fn nest(&mut self) {
        self.tell(Event::Nests);
        for step in [Phase::Rise, Phase::Repair, Phase::Rest] {
            self.push(step);
        }
        let mut seats = [0; crate::position::MAX_PARTY];
        let count = self.position.heroes.len();
        for (place, seat) in seats
            .iter_mut()
            .zip(self.position.seats_from(self.position.current))
        {
            *place = seat;
        }
        for &seat in seats[..count].iter().rev() {
            self.push(Phase::Eat(seat));
        }
    }

    /// Step 1 of nesting: food for a normal wound.
    pub(super) fn eat(&mut self, seat: u8) {
        self.lower(Dial::Food, 1);
        self.heal(seat, 1);
    }

    /// Steps 2 to 4 of nesting: toxic wounds become normal, negative statuses go, batteries on
    /// items go.
    pub(super) fn rest(&mut self) {
        for seat in self.position.seats() {
            self.cleanse(seat);
            self.relieve(seat);
            self.drain_all(seat);
        }
    }

    /// The book or an enemy adds threat cards: at once, or when the track has been cleared, if that
    /// is about to happen (A60).
    pub(super) fn bring_threats(&mut self, count: u8) {
        let clears = |step: &Phase| matches!(step, Phase::EnemyTurn | Phase::ClearThreat);
        let steps = &mut self.position.steps;
        let Some(place) = steps.iter().position(clears) else {
            return self.add_threats(count);
        };
        match place.checked_sub(1).map(|below| &mut steps[below]) {
            Some(Phase::AddThreat(more)) => *more = more.saturating_add(count),
            _ => self.put_under(place, Phase::AddThreat(count)),
        }
    }

    /// Threat cards come onto the track, any of the discard pile, and if none is there any of the
    /// deck (A60); those that were drawn in this turn wait for their step (R33).
    pub(super) fn add_threats(&mut self, count: u8) {
        for _ in 0..count {
            if !self.position.scene.open {
                return;
            }
            let (discard, deck) = (self.position.discard, self.position.deck);
            let (mut threats, from_deck) = match self.threats_among(&discard) {
                none if none.total() == 0 => (self.threats_among(&deck), true),
                some => (some, false),
            };
            let Some(card) = self.chance.draw(DRAW, &mut threats) else {
                return self.tell(Event::NoThreat);
            };
            let pile = match from_deck {
                true => &mut self.position.deck,
                false => &mut self.position.discard,
            };
            pile.take(card);
            if self.position.scene.threats.push(card) {
                self.tell(Event::ThreatAdded { card, from_deck });
            } else {
                self.discard(card);
            }
        }
    }

    fn threats_among(&self, cards: &Cards) -> Cards {
        let mut threats = Cards::default();
        for (card, count) in cards.iter() {
            if self.view().card(card).colour == Colour::Black {
                (0..count).for_each(|_| threats.put(card));
            }
        }
        threats
    }

    /// A card goes to the discard pile; an influence card leaves play instead (R9).
    pub(super) fn discard(&mut self, card: Card) {
        if self.view().card(card).character.is_none() {
            self.position.discard.put(card);
        }
    }

    pub(super) fn discard_from_hand(&mut self, seat: u8, card: Card) {
        if self.position.hero_mut(seat).hand.take(card) {
            self.discard(card);
            self.tell(Event::Discarded {
                who: self.who(seat),
                card,
            });
        }
    }

    /// Cards drawn outside of the draw step: threat cards at once, the calamity at once (A13), and
    /// no more than a full hand (R30).
    pub(super) fn draw_more(&mut self, seat: u8, count: u8) {
        for _ in 0..count {
            if !self.draw_card(seat) {
                break;
            }
        }
        self.place_threat();
        self.trim_hand(seat);
    }

    /// Down to a full hand (R30).
    pub(super) fn trim_hand(&mut self, seat: u8) {
        let over = self
            .position
            .hero(seat)
            .hand
            .total()
            .saturating_sub(self.content.numbers.hand);
        if over > 0 {
            self.push(Phase::Discard { seat, left: over });
        }
    }
}
