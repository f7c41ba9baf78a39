//! One function per step of the rulebook.

mod goals;
mod steps;

use redtag_kernel::{Chance, Listener, Set};

pub use goals::{counted, failure, fits, goal, is_met, is_reached, progress};

use crate::action::{Action, Event};
use crate::content::{Ability, Content, Effect, Prepare, When};
use crate::legal::{Legal, is_asked, prepare_cost};
use crate::position::{
    Card, Cards, Ending, Hit, HitResult, MAX_PLAYERS, Phase, Player, Position, ZOMBIE_KINDS,
    Zombies,
};
use crate::setup::top_of_pile;

/// What chance is asked when a card is drawn, by seat.
const DRAWS: [&str; MAX_PLAYERS] = ["draw-1", "draw-2", "draw-3"];
/// What chance is asked when a card of the area deck is turned up.
pub const AREA: &str = "area";

/// Zombie cards from the top of the pile join the discard pile, as far as there are any (R9).
fn add_zombies(player: &mut Player, wanted: u8) -> u8 {
    let mut cards = 0;
    while cards < wanted
        && let Some(zombies) = top_of_pile(&mut player.pile)
    {
        player.discard.put(zombies);
        cards += 1;
    }
    cards
}

/// The rules at work: the content, a position, and who gives chance and listens.
pub struct Rules<'a, C, L> {
    pub content: &'a Content,
    pub position: &'a mut Position,
    pub chance: &'a mut C,
    pub events: &'a mut L,
}

impl<C: Chance, L: Listener<Event, Position>> Rules<'_, C, L> {
    /// One visible thing happened.
    #[inline(always)]
    fn tell(&mut self, event: Event) {
        self.events.tell(event, self.position);
    }

    /// From the set-up to the first choice.
    pub fn set_up(&mut self) {
        let first = self.position.players.first().unwrap_or_default();
        self.tell(Event::MissionBegins {
            mission: self.position.mission,
            players: self.seats(),
            wave: first.wave,
            zombies: first.draw.counts()[..ZOMBIE_KINDS].iter().sum(),
        });
        self.begin_turn();
        self.go_on();
    }

    /// Does what the player chose, and runs the rules up to the next question.
    pub fn act(&mut self, seat: u8, action: Action) {
        self.choose(seat, action);
        self.go_on();
    }

    /// The same, but no further than the next draw from a draw deck; is the turn over?
    pub fn act_before_draw(&mut self, seat: u8, action: Action) -> bool {
        self.choose(seat, action);
        !self.player(seat).is_drawing() && self.take_steps()
    }

    fn choose(&mut self, seat: u8, action: Action) {
        if self.player(seat).steps.is_empty() {
            self.begin(seat, action);
        } else {
            self.answer(seat, action);
        }
    }

    /// Runs on until somebody has a choice or it is over.
    fn go_on(&mut self) {
        while self.take_steps() {
            self.end_turn();
        }
    }

    /// Takes all steps up to the next choice; does the turn end without one?
    fn take_steps(&mut self) -> bool {
        (0..self.seats()).for_each(|seat| self.run(seat));
        if self.position.ending.is_none()
            && let Some(failure) = failure(self.content, self.position)
        {
            self.end(Ending::Failed(failure));
        }
        self.position.ending.is_none() && is_asked(self.content, self.position).first().is_none()
    }

    /// The draw phase of a new turn (R8). Prevention that was not used is gone (A19). After the
    /// last turn that is played the match just ends (A40).
    fn begin_turn(&mut self) {
        if self.position.turn > self.content.numbers.turns {
            return self.end(Ending::OutOfTime);
        }
        self.tell(Event::TurnBegins {
            turn: self.position.turn,
        });
        for seat in 0..self.seats() {
            let player = self.player_mut(seat);
            (player.done, player.called, player.prevention, player.used) =
                (false, false, 0, Set::EMPTY);
            if player.draw.total() < self.content.numbers.hand {
                self.reshuffle(seat);
            } else {
                self.next(seat, &[Phase::Draw]);
            }
        }
    }

    /// The wave rises and zombies join the discard pile (R9); too few of them cost other cards
    /// (R10).
    fn reshuffle(&mut self, seat: u8) {
        let mission = self
            .content
            .missions
            .get(usize::from(self.position.mission));
        let surge = mission.map_or(0, |one| one.surge);
        let player = self.player_mut(seat);
        let wanted = player.next_wave().saturating_add(surge);
        player.wave = player.wave.saturating_add(1);
        let wave = player.wave;
        let cards = add_zombies(player, wanted);
        let who = self.who(seat);
        self.tell(Event::WaveRises { who, wave, cards });
        match cards < wanted {
            true => self.thin_out(seat),
            false => self.next(seat, &[Phase::ShuffleAndDraw]),
        }
    }

    /// The zombie pile is too short: other cards are destroyed instead before the shuffle (R10).
    fn thin_out(&mut self, seat: u8) {
        let thinned = self.content.numbers.thinned;
        let discard = self.player(seat).discard.counts();
        let others: u8 = discard[ZOMBIE_KINDS..].iter().sum();
        self.tell(Event::PileIsShort {
            who: self.who(seat),
            cards: thinned.min(others),
        });
        self.next(seat, &[Phase::Thin(thinned), Phase::ShuffleAndDraw]);
    }

    /// Draws the cards of the turn. What was left of the draw deck lies on top of what was
    /// shuffled, and is less than that, so all of it is drawn (R9, A5).
    fn draw(&mut self, seat: u8, shuffled: bool) {
        let mut wanted = self.content.numbers.hand;
        if shuffled {
            wanted = wanted.saturating_sub(self.shuffle(seat));
        }
        for _ in 0..wanted {
            let deck = &mut self.position.players[usize::from(seat)].draw;
            let Some(card) = self.chance.draw(DRAWS[usize::from(seat)], deck) else {
                return;
            };
            self.deal(seat, card);
        }
    }

    /// The discard pile becomes the draw deck, and what was left of that is dealt. Returns how many
    /// cards these were.
    fn shuffle(&mut self, seat: u8) -> u8 {
        let player = self.player_mut(seat);
        let rest = player.draw;
        (player.draw, player.discard) = (player.discard, Cards::default());
        self.tell(Event::Shuffled {
            who: self.who(seat),
            cards: self.player(seat).draw.total(),
            left: rest.total(),
        });
        for (card, count) in rest.iter() {
            (0..count).for_each(|_| self.deal(seat, card));
        }
        rest.total()
    }

    /// A drawn card goes to the hand, or attacks (R8).
    fn deal(&mut self, seat: u8, card: Card) {
        let player = self.player_mut(seat);
        if card.is_zombie() {
            let zombies = card.number();
            player.attacking.push(Zombies {
                printed: zombies,
                left: zombies,
                discarded: false,
            });
            player.attacking.sort_unstable();
            self.tell(Event::ZombiesCome {
                who: self.who(seat),
                zombies,
            });
        } else {
            player.hand.put(card);
            self.tell(Event::Drew {
                who: self.who(seat),
                card,
            });
        }
    }

    /// Nobody has anything left to do: it is won, or the next turn begins (R13, R32).
    fn end_turn(&mut self) {
        if is_reached(self.content, self.position) {
            return self.end(Ending::Won);
        }
        self.position.turn += 1;
        self.begin_turn();
    }

    /// Everything stays as it is, even what somebody was in the middle of.
    fn end(&mut self, ending: Ending) {
        self.position.ending = Some(ending);
        self.tell(match ending {
            Ending::Won => Event::Won,
            Ending::Died(seat) => Event::Died {
                who: self.who(seat),
            },
            Ending::Failed(failure) => Event::Failed {
                mission: self.position.mission,
                failure,
            },
            Ending::OutOfTime => Event::OutOfTime,
        });
    }

    /// An action of the action phase (R14).
    fn begin(&mut self, seat: u8, action: Action) {
        match action {
            Action::Play(card) => self.play(seat, card),
            Action::Scout => self.pay_to_scout(seat),
            Action::Retrieve(card) => {
                let cost = self.content.card(card).retrieve;
                self.next(seat, &[Phase::Pay(cost), Phase::Retrieve(card)]);
            }
            Action::Prepare(card) => self.pay_to_prepare(seat, card),
            Action::Use { card, way } => self.use_card(seat, card, way),
            Action::Fight(at) => self.zombie_attack(seat, at),
            Action::Drop(card) => self.drop_card(seat, card),
            Action::Done => self.be_done(seat),
            Action::Call => self.call(seat),
            _ => {}
        }
    }

    /// A card without any other use is discarded (A7).
    fn drop_card(&mut self, seat: u8, card: Card) {
        self.discard_from_hand(seat, card);
        let who = self.who(seat);
        self.tell(Event::Dropped { who, card });
    }

    /// Nothing more is to be done in this turn (R13).
    fn be_done(&mut self, seat: u8) {
        self.player_mut(seat).done = true;
        let who = self.who(seat);
        self.tell(Event::Done { who });
    }

    /// Action C: a card of the hand for the next card of the area (R14).
    fn pay_to_scout(&mut self, seat: u8) {
        let scout = Phase::Scout {
            left: 1,
            may_stop: false,
        };
        self.next(seat, &[Phase::Pay(1), scout]);
    }

    /// Actions A and B: an event has its effect and is discarded, another card lies sideways (R14).
    /// What answers to an event comes after its effect (R16).
    fn play(&mut self, seat: u8, card: Card) {
        let rules = self.content.card(card);
        let player = self.player_mut(seat);
        if !player.hand.take(card) {
            return;
        }
        if !rules.is_event() {
            player.sideways.put(card);
            let who = self.who(seat);
            return self.tell(Event::Played { who, card });
        }
        player.discard.put(card);
        let who = self.who(seat);
        self.tell(Event::EventPlayed { who, card });
        self.react(seat, When::YouPlay(card));
        for ability in rules.on(When::Played) {
            self.next_effects(seat, card, ability, false);
        }
    }

    /// Action E: cards from the hand, one that is named, or ammo (R14, R28).
    fn pay_to_prepare(&mut self, seat: u8, card: Card) {
        let upright = Phase::Prepare(card);
        match prepare_cost(self.content, self.player(seat), card) {
            Prepare::Cards(number) => self.next(seat, &[Phase::Pay(number), upright]),
            Prepare::Ammo(left) => self.next(seat, &[Phase::Load { weapon: card, left }, upright]),
            Prepare::AnyAmmo => self.next(seat, &[Phase::LoadAny(card), upright]),
            Prepare::Card(needed) => {
                self.pay(seat, needed);
                self.next(seat, &[upright]);
            }
        }
    }

    /// Action F: the price, then the effect (R14, R15).
    fn use_card(&mut self, seat: u8, card: Card, way: u8) {
        let content = self.content;
        let Some(ability) = content.card(card).abilities.get(usize::from(way)) else {
            return;
        };
        if ability.once {
            self.player_mut(seat).used.put(card);
        }
        let who = self.who(seat);
        self.tell(Event::Used { who, card });
        self.next_effects(seat, card, ability, false);
        if let Some(to) = ability.itself {
            self.next(seat, &[Phase::Leave { card, to }]);
        }
        if ability.ammo > 0 {
            let (weapon, left) = (card, ability.ammo);
            self.next(seat, &[Phase::Spend { weapon, left }]);
        }
        if ability.hand > 0 {
            self.next(seat, &[Phase::Pay(ability.hand)]);
        }
    }

    /// Action G: one zombie attacks and is killed in the fight (R14, A8); the wound may have been
    /// prevented before (R26, A19).
    fn zombie_attack(&mut self, seat: u8, at: u8) {
        self.tell(Event::Attacked {
            who: self.who(seat),
        });
        self.hit_zombies(seat, None, HitResult::Kill, seat, at, 1);
        let player = self.player_mut(seat);
        if player.prevention > 0 {
            player.prevention -= 1;
            self.tell(Event::WoundPrevented {
                who: self.who(seat),
            });
        } else {
            self.next(seat, &[Phase::Wound]);
        }
    }

    /// Those who are done are asked again.
    fn call(&mut self, seat: u8) {
        let back = self
            .legal(seat)
            .others_to_call()
            .fold(0u8, |all, other| all | 1 << other);
        for (player, other) in self.position.players.iter_mut().zip(0u8..) {
            player.done &= back & (1 << other) == 0;
        }
        self.player_mut(seat).called = true;
        self.tell(Event::Called {
            who: self.who(seat),
        });
    }

    /// Whoever is done is asked again when there is something new to do: somebody was wounded or
    /// healed, zombies lie in a discard pile, nobody is attacked any more (R13, R18).
    fn ask_again(&mut self, concerns: impl Fn(&Content, &Player) -> bool) {
        for player in &mut self.position.players {
            player.done &= !concerns(self.content, player);
        }
    }

    /// Prepared cards react to what their owner does (R16, A33).
    fn react(&mut self, seat: u8, when: When) {
        let (content, prepared) = (self.content, self.player(seat).prepared);
        for (other, count) in prepared.iter() {
            for ability in content.card(other).on(when) {
                (0..count).for_each(|_| self.offer(seat, other, ability));
            }
        }
    }

    /// What can be declined comes next, if it would have an effect (A33).
    fn offer(&mut self, seat: u8, card: Card, ability: &Ability) {
        if self.legal(seat).is_possible(card, ability) {
            self.next_effects(seat, card, ability, true);
        }
    }

    /// The effects of an ability come next, in their order.
    fn next_effects(&mut self, seat: u8, card: Card, ability: &Ability, may_stop: bool) {
        for effect in ability.effects.iter().rev() {
            let phase = match *effect {
                Effect::Hit { .. } => {
                    let Some(hit) = self.legal(seat).hit(card, ability, effect) else {
                        continue;
                    };
                    Phase::Hit(Hit { may_stop, ..hit })
                }
                Effect::Heal(left) => Phase::Heal {
                    by: card,
                    left,
                    whose: None,
                    may_stop,
                },
                Effect::Prevent(wounds) => Phase::Prevent(wounds),
                Effect::Scout(left) => Phase::Scout { left, may_stop },
                Effect::Retrieve(left) => Phase::RetrieveFree { left, may_stop },
                Effect::Prepare(of) => Phase::PrepareFree { of, may_stop },
                Effect::Recover(of) => Phase::Recover { of, may_stop },
                Effect::Save => Phase::Save { chosen: 0 },
                Effect::Cure => Phase::Cure,
                Effect::LoadItself => Phase::LoadItself(card),
                Effect::LoadFromHand => Phase::Load {
                    weapon: card,
                    left: 1,
                },
            };
            self.next(seat, &[phase]);
        }
    }

    /// These steps come before all others of the player.
    fn next(&mut self, seat: u8, steps: &[Phase]) {
        let player = self.player_mut(seat);
        let steps = steps.iter().filter(|&&phase| phase != Phase::Pay(0));
        player.steps = steps.chain(player.steps.iter()).copied().collect();
    }

    fn seats(&self) -> u8 {
        self.position.players.len() as u8
    }

    /// The character at a seat, by which events identify a player.
    fn who(&self, seat: u8) -> u8 {
        self.player(seat).character
    }

    fn legal(&self, seat: u8) -> Legal<'_> {
        Legal::new(self.content, self.position, seat)
    }

    fn player(&self, seat: u8) -> &Player {
        &self.position.players[usize::from(seat)]
    }

    fn player_mut(&mut self, seat: u8) -> &mut Player {
        &mut self.position.players[usize::from(seat)]
    }
}
