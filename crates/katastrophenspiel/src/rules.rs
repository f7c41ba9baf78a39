//! One function per step of the rulebook.

use redtag_kernel::{Chance, List, Listener, Seat};

use crate::action::{Action, Decider, Event, Side};
use crate::content::{CardKind, CardRules, Content, STACK_VALUES, Symbols};
use crate::legal::Legal;
use crate::position::{
    Ability, CATASTROPHE_ROW, Card, Cards, Colour, MAX_STACK, Mission, PURCHASE_ROW, Phase, Player,
    Position, Region, Turn,
};
use crate::setup::HeroLimit;

/// What chance is asked when a card of a stack is turned up.
pub const DRAWS: [&str; 7] = [
    "purchase-1",
    "purchase-2",
    "purchase-3",
    "catastrophe-1",
    "catastrophe-2",
    "catastrophe-3",
    "catastrophe-5",
];

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

    /// Set-up: rows, pawns and player cards, the starting player (R4-R7).
    pub fn set_up(&mut self, first: Option<u8>) {
        self.draw_pawns();
        self.position.catastrophes = CATASTROPHE_ROW.map(|stack| self.reveal(stack));
        self.position.purchases = PURCHASE_ROW.map(|stack| self.reveal(stack));
        self.determine_starting_player(first);
        self.begin_turn();
    }

    /// Each player draws a pawn and takes its cards; the other sets go into the box (R5).
    fn draw_pawns(&mut self) {
        let mut left = [1u8; 5];
        for seat in 0..self.position.players.len() {
            let drawn = self.chance.pick("pawn", &left);
            left[drawn] = 0;
            let player = &mut self.position.players[seat];
            player.colour = Some(Colour::ALL[drawn]);
            player.hand = self.content.sets[drawn];
            self.tell(Event::PawnDrawn {
                seat: seat as u8,
                colour: Colour::ALL[drawn],
            });
        }
        let boxed = self
            .content
            .sets
            .iter()
            .zip(left)
            .filter(|&(_, left)| left > 0);
        self.position.removed = boxed.fold(Cards::EMPTY, |all, (&set, _)| all.or(set));
    }

    /// Whoever was named, or chance (R7, A20).
    fn determine_starting_player(&mut self, named: Option<u8>) {
        let seats = self.position.players.len();
        let seat = named.unwrap_or_else(|| self.chance.pick("start", &[1; 5][..seats]) as u8);
        let position = &mut *self.position;
        (position.first, position.starter, position.active) = (seat, seat, seat);
        let (who, rounds) = (self.who(), self.position.rounds);
        self.tell(Event::Starts { who });
        self.tell(Event::RoundBegins {
            rounds,
            starter: who,
        });
    }

    /// The turn: this many actions (R9).
    fn begin_turn(&mut self) {
        self.position.turn = Turn {
            actions: self.content.actions,
            ..Turn::default()
        };
        self.position.phase = Phase::Turn;
        self.tell(Event::TurnBegins {
            who: self.who(),
            actions: self.content.actions,
        });
    }

    /// Does what the player chose, and runs the rules up to the next question.
    #[inline]
    pub fn act(&mut self, action: Action) {
        match action {
            Action::Play(card) => self.play(card),
            Action::Move(to) => self.move_with_action(to),
            Action::Drive(to) => self.drive(to),
            Action::Purchase(card) => self.purchase_with_action(card),
            Action::ExtraPurchase(card) => self.extra_purchase(card),
            Action::Buy(card) => self.buy(card),
            Action::BuyNothing => self.buy_nothing(),
            Action::Mission(catastrophe) => self.mission_with_action(catastrophe),
            Action::ExtraMission(catastrophe) => self.extra_mission(catastrophe),
            Action::Use { card, side } => self.use_card(card, side),
            Action::Name(ability) => self.name(ability),
            Action::GiveUp => self.fail(),
            Action::EndTurn => self.end_turn(),
        }
    }

    /// An action for a movement (R13).
    #[inline]
    fn move_with_action(&mut self, to: Region) {
        self.position.turn.actions -= 1;
        self.movement(to, None);
    }

    /// The extra movement of the vehicle in play (R13).
    #[inline]
    fn drive(&mut self, to: Region) {
        self.position.turn.drove = true;
        self.movement(to, vehicle(self.content, self.position));
    }

    /// An action for a purchase (R14).
    #[inline]
    fn purchase_with_action(&mut self, card: Card) {
        self.position.turn.actions -= 1;
        self.purchase(card, None);
    }

    /// The extra purchase of a hero in play (R15).
    #[inline]
    fn extra_purchase(&mut self, card: Card) {
        let taken = usize::from(self.position.turn.haggled);
        let hero = buyers(self.content, self.position).nth(taken);
        self.position.turn.haggled += 1;
        self.purchase(card, hero);
    }

    /// An action for the mission of the turn (R12).
    #[inline]
    fn mission_with_action(&mut self, catastrophe: Card) {
        self.position.turn.actions -= 1;
        self.position.turn.mission = true;
        self.mission(catastrophe, None);
    }

    /// Cards may be played at any time (R9, R11). In a mission a card without a choice gives its
    /// symbols at once; equipment that is laid down outside one has had its first use (A17).
    fn play(&mut self, card: Card) {
        let rules = *self.content.card(card);
        let who = self.who();
        if rules.kind == CardKind::Vehicle {
            self.replace_vehicle();
            self.position.turn.served = self.position.mission.is_some();
        }
        self.position.player_mut().hand.take(card);
        let in_mission = self.position.mission.is_some();
        if rules.kind != CardKind::Equipment {
            self.position.turn.played.put(card);
        } else {
            self.position.player_mut().table.put(card);
            if !in_mission {
                return self.tell(Event::LaidDown { who, card });
            }
            self.position.turn.fresh.put(card);
        }
        self.tell(Event::Played { who, card });
        match in_mission {
            true if rules.gives() && !rules.is_choice() => self.use_card(card, Side::All),
            true => self.go_on_with_mission(),
            false => {}
        }
    }

    /// Another vehicle takes the place of the one in play, which is parked for this turn (R13,
    /// A3).
    fn replace_vehicle(&mut self) {
        let Some(old) = vehicle(self.content, self.position) else {
            return;
        };
        self.position.turn.played.take(old);
        self.position.turn.parked.put(old);
        self.position.player_mut().hand.put(old);
        self.tell(Event::Parked {
            who: self.who(),
            card: old,
        });
    }

    /// Action movement: the pawn goes to another region (R13).
    fn movement(&mut self, to: Region, by: Option<Card>) {
        self.position.player_mut().region = to;
        self.tell(Event::Moved {
            who: self.who(),
            to,
            by,
        });
    }

    /// Action purchase, first step: a card goes under its stack, the next one is turned up (R14).
    fn purchase(&mut self, card: Card, by: Option<Card>) {
        self.tell(Event::PutUnder {
            who: self.who(),
            card,
            by,
        });
        self.put_under(card);
        if let Some(place) = place_of(&self.position.purchases, card) {
            self.position.purchases[place] = self.reveal(PURCHASE_ROW[place]);
        }
        let discount = u8::from(by.is_some());
        self.position.phase = Phase::Buy { discount };
        if !self.legal().can_buy() {
            self.buy_nothing();
        }
    }

    /// Action purchase, second step: one of the visible cards for its value, replaced at once (R14,
    /// R15).
    fn buy(&mut self, card: Card) {
        let Phase::Buy { discount } = self.position.phase else {
            return;
        };
        let price = self.content.card(card).value.saturating_sub(discount);
        let who = self.who();
        let player = self.position.player_mut();
        player.money -= price;
        player.hand.put(card);
        let money = player.money;
        self.tell(Event::Bought {
            who,
            card,
            price,
            money,
        });
        if let Some(place) = place_of(&self.position.purchases, card) {
            self.position.purchases[place] = self.reveal(PURCHASE_ROW[place]);
        }
        self.position.phase = Phase::Turn;
    }

    /// Buying is optional (R14, A7).
    fn buy_nothing(&mut self) {
        self.tell(Event::BoughtNothing { who: self.who() });
        self.position.phase = Phase::Turn;
    }

    /// Action mission: a catastrophe in the pawn's region is to be handled (R16). From now on the
    /// vehicle in play stays in play (A3).
    fn mission(&mut self, catastrophe: Card, by: Option<Card>) {
        self.tell(Event::MissionBegins {
            who: self.who(),
            catastrophe,
            by,
        });
        self.position.mission = Some(Mission {
            catastrophe,
            missing: self.content.card(catastrophe).left.abilities,
            used: Cards::EMPTY,
            rolling: None,
            dice: List::default(),
        });
        self.position.phase = Phase::Mission;
        self.position.turn.served |= vehicle(self.content, self.position).is_some();
        self.go_on_with_mission();
    }

    /// One more mission, by a use of Leitstelle from the table or else from the hand (R19, A11).
    fn extra_mission(&mut self, catastrophe: Card) {
        let Some(by) = dispatcher(self.content, self.position) else {
            return;
        };
        let who = self.who();
        let player = self.position.player_mut();
        if player.table.contains(by) {
            self.use_up(by);
        } else {
            player.hand.take(by);
            player.table.put(by);
            self.tell(Event::Played { who, card: by });
        }
        self.mission(catastrophe, Some(by));
    }

    /// A card gives its symbols, once per mission (R16a) and again in the next one (A12); for
    /// equipment it may be the last use (R18).
    fn use_card(&mut self, card: Card, side: Side) {
        let rules = *self.content.card(card);
        self.tell(Event::Used {
            who: self.who(),
            card,
            side,
        });
        let equipment = rules.kind == CardKind::Equipment;
        if equipment && !self.position.turn.fresh.take(card) {
            self.use_up(card);
        }
        let Some(mission) = &mut self.position.mission else {
            return;
        };
        let symbols = symbols_of(&rules, side);
        mission.used.put(card);
        mission.dice = symbols.dice;
        for (missing, given) in mission.missing.iter_mut().zip(symbols.abilities) {
            *missing = missing.saturating_sub(given);
        }
        self.roll(card);
    }

    /// Equipment had its second use and leaves the game (R18).
    fn use_up(&mut self, card: Card) {
        self.position.player_mut().table.take(card);
        self.position.removed.put(card);
        self.tell(Event::UsedUp {
            who: self.who(),
            card,
        });
    }

    /// Rolls the dice of the card in turn; a roll that is high enough produces a symbol (R16b).
    fn roll(&mut self, card: Card) {
        let who = self.who();
        while let Some(mission) = &mut self.position.mission
            && !mission.is_handled()
            && let Some(needed) = mission.dice.pop_first()
        {
            let roll = self.chance.die("die", 6);
            let enough = roll >= needed;
            if enough {
                mission.rolling = Some(card);
                self.position.phase = Phase::Name;
            }
            self.tell(Event::Rolled {
                who,
                card,
                needed,
                roll,
                enough,
            });
            if enough {
                return;
            }
        }
        self.go_on_with_mission();
    }

    /// The symbol is named at once, whether it helps or not (A15).
    fn name(&mut self, ability: Ability) {
        self.tell(Event::Named {
            who: self.who(),
            ability,
        });
        self.position.phase = Phase::Mission;
        let Some(mission) = &mut self.position.mission else {
            return;
        };
        let missing = &mut mission.missing[ability as usize];
        *missing = missing.saturating_sub(1);
        if let Some(card) = mission.rolling.take() {
            self.roll(card);
        }
    }

    /// Success as soon as every symbol is matched; failure if nothing can be played or used any
    /// more.
    fn go_on_with_mission(&mut self) {
        let Some(mission) = &mut self.position.mission else {
            return;
        };
        if mission.is_handled() {
            self.succeed();
        } else if !self.has_more() {
            self.fail();
        }
    }

    /// Victory points and money (R17).
    fn succeed(&mut self) {
        let Some(Mission { catastrophe, .. }) = self.position.mission else {
            return;
        };
        let CardRules {
            value: points,
            reward: money,
            ..
        } = *self.content.card(catastrophe);
        let player = self.position.player_mut();
        player.points = player.points.saturating_add(points);
        player.money = player.money.saturating_add(money);
        let who = self.who();
        self.tell(Event::Succeeded {
            who,
            catastrophe,
            points,
            money,
        });
        self.leave_mission(catastrophe);
    }

    /// Nothing is lost but the uses of cards (R16d, A16).
    fn fail(&mut self) {
        let Some(Mission { catastrophe, .. }) = self.position.mission else {
            return;
        };
        self.tell(Event::Failed {
            who: self.who(),
            catastrophe,
        });
        self.leave_mission(catastrophe);
    }

    /// Equipment that was played and not used has had its first use (R18). The catastrophe goes
    /// under its stack, handled or not, and the next one is turned up (R17, A24).
    fn leave_mission(&mut self, catastrophe: Card) {
        self.position.mission = None;
        self.position.phase = Phase::Turn;
        let who = self.who();
        for card in std::mem::take(&mut self.position.turn.fresh).iter() {
            self.tell(Event::NotUsed { who, card });
        }
        self.put_under(catastrophe);
        if let Some(place) = place_of(&self.position.catastrophes, catastrophe) {
            self.position.catastrophes[place] = self.reveal(CATASTROPHE_ROW[place]);
        }
    }

    /// Is there anything left to play or to use?
    fn has_more(&self) -> bool {
        let legal = self.legal();
        !legal.usable().is_empty() || !legal.playable().is_empty()
    }

    fn legal(&self) -> Legal<'_> {
        Legal::now(self.content, self.position)
    }

    fn put_under(&mut self, card: Card) {
        if let Some(stack) = self.content.card(card).stack {
            self.position.under[usize::from(stack)].push(card);
        }
    }

    /// Turns up the next card of a stack; an empty stack leaves the place empty (A8).
    fn reveal(&mut self, stack: usize) -> Option<Card> {
        let unseen = self.position.unseen.and(self.content.stack_sets[stack]);
        let card = match unseen.is_empty() {
            true => self.position.under[stack].pop_first(),
            false => self.draw(stack, unseen),
        };
        let value = STACK_VALUES[stack];
        self.tell(match card {
            Some(card) => Event::Revealed { card },
            None => Event::RanOut { value },
        });
        card
    }

    /// Any of the cards of a stack that nobody has seen.
    fn draw(&mut self, stack: usize, unseen: Cards) -> Option<Card> {
        let cards = self.content.stacks[stack].as_slice();
        let mut weights = [0; MAX_STACK];
        for (weight, &card) in weights.iter_mut().zip(cards) {
            *weight = u8::from(unseen.contains(card));
        }
        let drawn = self.chance.pick(DRAWS[stack], &weights[..cards.len()]);
        let card = cards.get(drawn).copied()?;
        self.position.unseen.take(card);
        Some(card)
    }

    /// End of turn: heroes and vehicle go back to the hand, equipment stays (R20); the next player,
    /// the next round or the end (R8).
    fn end_turn(&mut self) {
        let (seat, who, back) = (self.position.active, self.who(), self.position.turn.played);
        let player = self.position.player_mut();
        player.hand = player.hand.or(back);
        self.tell(Event::TurnEnds {
            who,
            back: back.len() as u8,
        });
        self.position.active = self.left_of(seat);
        if self.position.active == self.position.starter {
            self.end_round();
        }
        if self.position.rounds > 0 {
            self.begin_turn();
        }
    }

    /// The round marker goes down; if there is another round, the yellow pawn goes to the left
    /// (R8).
    fn end_round(&mut self) {
        self.position.rounds -= 1;
        if self.position.rounds > 0 {
            self.position.starter = self.left_of(self.position.starter);
            self.position.active = self.position.starter;
            self.tell(Event::RoundBegins {
                rounds: self.position.rounds,
                starter: self.who(),
            });
        } else {
            self.end_game();
        }
    }

    fn end_game(&mut self) {
        self.position.turn = Turn::default();
        self.position.phase = Phase::Over;
        let best = self.position.players[usize::from(winner(self.position))];
        let Player { points, money, .. } = best;
        let winner = best.colour.unwrap_or(Colour::Red);
        self.tell(Event::GameEnds {
            winner,
            points,
            money,
            by: decider(self.position),
        });
    }

    /// The active player, as named in events.
    fn who(&self) -> Colour {
        self.position.player().colour.unwrap_or(Colour::Red)
    }

    fn left_of(&self, seat: u8) -> u8 {
        (seat + 1) % self.position.players.len() as u8
    }
}

/// Most victory points, then most money, then whoever is met first going right from the original
/// starting player, who comes last (R21, A21).
pub fn winner(position: &Position) -> Seat {
    right_of_first(position)
        .reduce(|best, seat| {
            if result(position, seat) > result(position, best) {
                seat
            } else {
                best
            }
        })
        .unwrap_or(0)
}

/// All seats in the same order: the winner first (R21, A21).
pub fn ranking(position: &Position) -> Vec<Seat> {
    let mut seats: Vec<Seat> = right_of_first(position).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(result(position, seat)));
    seats
}

/// The seats going right from the original starting player, who comes last.
fn right_of_first(position: &Position) -> impl Iterator<Item = Seat> {
    let (first, seats) = (position.first, position.players.len() as u8);
    (1..=seats).map(move |steps| (first + seats - steps) % seats)
}

fn result(position: &Position, seat: Seat) -> (u8, u8) {
    let player = &position.players[usize::from(seat)];
    (player.points, player.money)
}

/// What has decided who wins (R21).
pub fn decider(position: &Position) -> Decider {
    let players = &position.players;
    let best = players[usize::from(winner(position))];
    let tied = || players.iter().filter(|player| player.points == best.points);
    if tied().count() == 1 {
        Decider::Points
    } else if tied().filter(|player| player.money == best.money).count() == 1 {
        Decider::Money
    } else {
        Decider::Seating
    }
}

/// The place of a card in a row.
#[inline]
pub fn place_of(row: &[Option<Card>], card: Card) -> Option<usize> {
    row.iter().position(|&place| place == Some(card))
}

/// The vehicle in play.
#[inline]
pub fn vehicle(content: &Content, position: &Position) -> Option<Card> {
    position.turn.played.and(content.vehicles).first()
}

/// How many heroes may be in play with this vehicle, or with none (R9, R10, A1).
pub fn hero_limit(content: &Content, position: &Position, vehicle: Option<Card>) -> u8 {
    let space = vehicle.map(|card| content.card(card).space);
    match (space, position.hero_limit) {
        (None, _) => content.heroes,
        (Some(space), HeroLimit::Space) => space,
        (Some(space), HeroLimit::AtLeastThree) => space.max(content.heroes),
    }
}

/// Heroes in play.
#[inline]
pub fn heroes(content: &Content, position: &Position) -> Cards {
    position.turn.played.and(content.all_heroes)
}

/// Heroes in play with an extra purchase (R15).
pub fn buyers(content: &Content, position: &Position) -> impl Iterator<Item = Card> {
    heroes(content, position).and(content.buyers).iter()
}

/// The card that allows another mission: one on the table before one in the hand (R19).
pub fn dispatcher(content: &Content, position: &Position) -> Option<Card> {
    let player = position.player();
    player
        .table
        .and(content.dispatchers)
        .first()
        .or_else(|| player.hand.and(content.dispatchers).first())
}

/// The symbols of a side.
#[inline]
pub fn symbols_of(rules: &CardRules, side: Side) -> Symbols {
    match (side, rules.right) {
        (Side::Right, Some(right)) => right,
        _ => rules.left,
    }
}
