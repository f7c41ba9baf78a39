//! One function per step of the rulebook.

use redtag_kernel::{Chance, List, Listener, Seat};

use crate::action::{Action, Event, Side};
use crate::content::{CardKind, CardRules, Content, STACK_VALUES, Symbols};
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

/// The rules at work: a table, the content, and who gives chance and listens.
pub struct Rules<'a, C, L> {
    pub content: &'a Content,
    pub table: &'a mut Position,
    pub chance: &'a mut C,
    pub events: &'a mut L,
}

impl<C: Chance, L: Listener<Event>> Rules<'_, C, L> {
    /// Set-up: rows, pawns and player cards, the starting player (R4-R7).
    pub fn set_up(&mut self, first: Option<u8>) {
        self.draw_pawns();
        self.table.catastrophes = CATASTROPHE_ROW.map(|stack| self.reveal(stack));
        self.table.purchases = PURCHASE_ROW.map(|stack| self.reveal(stack));
        self.determine_starting_player(first);
        self.begin_turn();
    }

    /// Each player draws a pawn and takes its cards; the other sets go into the box (R5).
    fn draw_pawns(&mut self) {
        let mut left = [1u8; 5];
        for seat in 0..self.table.players.len() {
            let drawn = self.chance.pick("pawn", &left);
            left[drawn] = 0;
            let player = &mut self.table.players[seat];
            player.colour = Some(Colour::ALL[drawn]);
            player.hand = self.content.sets[drawn];
            self.events.tell(Event::PawnDrawn {
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
        self.table.removed = boxed.fold(Cards::EMPTY, |all, (&set, _)| all.or(set));
    }

    /// Whoever was named, or chance (R7, A20).
    fn determine_starting_player(&mut self, named: Option<u8>) {
        let seats = self.table.players.len();
        let seat = named.unwrap_or_else(|| self.chance.pick("start", &[1; 5][..seats]) as u8);
        let table = &mut *self.table;
        (table.first, table.starter, table.active) = (seat, seat, seat);
        let (who, rounds) = (self.who(), self.table.rounds);
        self.events.tell(Event::Starts { who });
        self.events.tell(Event::RoundBegins {
            rounds,
            starter: who,
        });
    }

    /// The turn: so many actions (R9).
    fn begin_turn(&mut self) {
        self.table.turn = Turn {
            actions: self.content.actions,
            ..Turn::default()
        };
        self.table.phase = Phase::Turn;
        self.events.tell(Event::TurnBegins {
            who: self.who(),
            actions: self.content.actions,
        });
    }

    /// Does what the player chose, and runs the rules up to the next question.
    #[inline]
    pub fn act(&mut self, action: Action) {
        match action {
            Action::Play(card) => self.play(card),
            Action::Move(to) => {
                self.table.turn.actions -= 1;
                self.movement(to, None);
            }
            Action::Drive(to) => {
                self.table.turn.drove = true;
                self.movement(to, vehicle(self.content, self.table));
            }
            Action::Purchase(card) => {
                self.table.turn.actions -= 1;
                self.purchase(card, None);
            }
            Action::ExtraPurchase(card) => {
                let hero =
                    buyers(self.content, self.table).nth(usize::from(self.table.turn.haggled));
                self.table.turn.haggled += 1;
                self.purchase(card, hero);
            }
            Action::Buy(card) => self.buy(card),
            Action::BuyNothing => self.buy_nothing(),
            Action::Mission(catastrophe) => {
                self.table.turn.actions -= 1;
                self.table.turn.mission = true;
                self.mission(catastrophe, None);
            }
            Action::ExtraMission(catastrophe) => self.extra_mission(catastrophe),
            Action::Use { card, side } => self.use_card(card, side),
            Action::Name(ability) => self.name(ability),
            Action::GiveUp => self.fail(),
            Action::EndTurn => self.end_turn(),
        }
    }

    /// Cards may be played at any time (R9, R11). In a mission a card without a choice gives its
    /// symbols at once; equipment that is laid down outside one has had its first use (A17).
    fn play(&mut self, card: Card) {
        let rules = *self.content.card(card);
        let who = self.who();
        if rules.kind == CardKind::Vehicle {
            self.replace_vehicle();
        }
        let player = self.table.player_mut();
        player.hand.take(card);
        if rules.kind != CardKind::Equipment {
            self.table.turn.played.put(card);
        } else {
            player.table.put(card);
            if self.table.mission.is_none() {
                self.events.tell(Event::LaidDown { who, card });
                return;
            }
            self.table.turn.fresh.put(card);
        }
        self.events.tell(Event::Played { who, card });
        if self.table.mission.is_none() {
            return;
        }
        if rules.gives() && !rules.is_choice() {
            self.use_card(card, Side::All);
        } else {
            self.go_on_with_mission();
        }
    }

    /// Another vehicle takes the place of the one in play, which is parked for this turn (A3).
    fn replace_vehicle(&mut self) {
        let Some(old) = vehicle(self.content, self.table) else {
            return;
        };
        self.table.turn.played.take(old);
        self.table.turn.parked.put(old);
        self.table.player_mut().hand.put(old);
        self.events.tell(Event::Parked {
            who: self.who(),
            card: old,
        });
    }

    /// Action movement: the pawn goes to another region (R13).
    fn movement(&mut self, to: Region, by: Option<Card>) {
        self.table.player_mut().region = to;
        self.events.tell(Event::Moved {
            who: self.who(),
            to,
            by,
        });
    }

    /// Action purchase, first step: a card goes under its stack, the next one is turned up (R14).
    fn purchase(&mut self, card: Card, by: Option<Card>) {
        self.events.tell(Event::PutUnder {
            who: self.who(),
            card,
            by,
        });
        self.put_under(card);
        if let Some(place) = place_of(&self.table.purchases, card) {
            self.table.purchases[place] = self.reveal(PURCHASE_ROW[place]);
        }
        let discount = u8::from(by.is_some());
        self.table.phase = Phase::Buy { discount };
        if !on_offer(self.content, self.table, discount).any(|_| true) {
            self.buy_nothing();
        }
    }

    /// Action purchase, second step: one of the visible cards for its value, replaced at once (R14,
    /// R15).
    fn buy(&mut self, card: Card) {
        let Phase::Buy { discount } = self.table.phase else {
            return;
        };
        let price = self.content.card(card).value.saturating_sub(discount);
        let who = self.who();
        let player = self.table.player_mut();
        player.money -= price;
        player.hand.put(card);
        self.events.tell(Event::Bought {
            who,
            card,
            price,
            money: player.money,
        });
        if let Some(place) = place_of(&self.table.purchases, card) {
            self.table.purchases[place] = self.reveal(PURCHASE_ROW[place]);
        }
        self.table.phase = Phase::Turn;
    }

    /// Buying is optional (R14, A7).
    fn buy_nothing(&mut self) {
        self.events.tell(Event::BoughtNothing { who: self.who() });
        self.table.phase = Phase::Turn;
    }

    /// Action mission: a catastrophe in the pawn's region is to be handled (R16).
    fn mission(&mut self, catastrophe: Card, by: Option<Card>) {
        self.events.tell(Event::MissionBegins {
            who: self.who(),
            catastrophe,
            by,
        });
        self.table.mission = Some(Mission {
            catastrophe,
            missing: self.content.card(catastrophe).left.abilities,
            used: Cards::EMPTY,
            rolling: None,
            dice: List::default(),
        });
        self.table.phase = Phase::Mission;
        self.go_on_with_mission();
    }

    /// One more mission, by a use of Leitstelle from the table or else from the hand (R19, A11).
    fn extra_mission(&mut self, catastrophe: Card) {
        let Some(by) = dispatcher(self.content, self.table) else {
            return;
        };
        let who = self.who();
        let player = self.table.player_mut();
        if player.table.contains(by) {
            self.use_up(by);
        } else {
            player.hand.take(by);
            player.table.put(by);
            self.events.tell(Event::Played { who, card: by });
        }
        self.mission(catastrophe, Some(by));
    }

    /// A card gives its symbols, once a mission (R16a); equipment may have its last use (R18).
    fn use_card(&mut self, card: Card, side: Side) {
        let rules = *self.content.card(card);
        self.events.tell(Event::Used {
            who: self.who(),
            card,
            side,
        });
        match rules.kind {
            CardKind::Vehicle => self.table.turn.served = true,
            CardKind::Equipment if !self.table.turn.fresh.take(card) => self.use_up(card),
            _ => {}
        }
        let Some(mission) = &mut self.table.mission else {
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
        self.table.player_mut().table.take(card);
        self.table.removed.put(card);
        self.events.tell(Event::UsedUp {
            who: self.who(),
            card,
        });
    }

    /// Rolls the dice of the card in turn; a roll that is high enough produces a symbol (R16b).
    fn roll(&mut self, card: Card) {
        let who = self.who();
        while let Some(mission) = &mut self.table.mission
            && !mission.is_handled()
            && let Some(needed) = mission.dice.pop_first()
        {
            let roll = self.chance.die("die", 6);
            self.events.tell(Event::Rolled {
                who,
                card,
                needed,
                roll,
            });
            if roll >= needed {
                mission.rolling = Some(card);
                self.table.phase = Phase::Name;
                return;
            }
        }
        self.go_on_with_mission();
    }

    /// The symbol is named at once, whether it helps or not (A15).
    fn name(&mut self, ability: Ability) {
        self.events.tell(Event::Named {
            who: self.who(),
            ability,
        });
        self.table.phase = Phase::Mission;
        let Some(mission) = &mut self.table.mission else {
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
        let Some(mission) = &mut self.table.mission else {
            return;
        };
        if mission.is_handled() {
            self.succeed();
        } else if !has_more(self.content, self.table) {
            self.fail();
        }
    }

    /// Victory points and money (R17).
    fn succeed(&mut self) {
        let Some(Mission { catastrophe, .. }) = self.table.mission else {
            return;
        };
        let CardRules {
            value: points,
            reward: money,
            ..
        } = *self.content.card(catastrophe);
        let player = self.table.player_mut();
        player.points = player.points.saturating_add(points);
        player.money = player.money.saturating_add(money);
        let who = self.who();
        self.events.tell(Event::Succeeded {
            who,
            catastrophe,
            points,
            money,
        });
        self.leave_mission(catastrophe);
    }

    /// Nothing is lost but the uses of cards (R16d, A16).
    fn fail(&mut self) {
        let Some(Mission { catastrophe, .. }) = self.table.mission else {
            return;
        };
        self.events.tell(Event::Failed {
            who: self.who(),
            catastrophe,
        });
        self.leave_mission(catastrophe);
    }

    /// The catastrophe goes under its stack, handled or not, and the next one is turned up (R17,
    /// A24).
    fn leave_mission(&mut self, catastrophe: Card) {
        self.table.mission = None;
        self.table.turn.fresh = Cards::EMPTY;
        self.table.phase = Phase::Turn;
        self.put_under(catastrophe);
        if let Some(place) = place_of(&self.table.catastrophes, catastrophe) {
            self.table.catastrophes[place] = self.reveal(CATASTROPHE_ROW[place]);
        }
    }

    fn put_under(&mut self, card: Card) {
        if let Some(stack) = self.content.card(card).stack {
            self.table.under[usize::from(stack)].push(card);
        }
    }

    /// Turns up the next card of a stack; an empty stack leaves the place empty (A8).
    fn reveal(&mut self, stack: usize) -> Option<Card> {
        let unseen = self.table.unseen.and(self.content.stack_sets[stack]);
        let card = if unseen.is_empty() {
            self.table.under[stack].pop_first()
        } else {
            let cards = self.content.stacks[stack].as_slice();
            let mut weights = [0; MAX_STACK];
            for (weight, &card) in weights.iter_mut().zip(cards) {
                *weight = u8::from(unseen.contains(card));
            }
            let drawn = cards
                .get(self.chance.pick(DRAWS[stack], &weights[..cards.len()]))
                .copied();
            drawn.inspect(|&card| _ = self.table.unseen.take(card))
        };
        self.events.tell(match card {
            Some(card) => Event::Revealed { card },
            None => Event::RanOut {
                value: STACK_VALUES[stack],
            },
        });
        card
    }

    /// End of turn: heroes and vehicle go back to the hand, equipment stays (R20); the next player,
    /// the next round or the end (R8).
    fn end_turn(&mut self) {
        let (seat, who, back) = (self.table.active, self.who(), self.table.turn.played);
        let player = self.table.player_mut();
        player.hand = player.hand.or(back);
        self.events.tell(Event::TurnEnds {
            who,
            back: back.len() as u8,
        });
        self.table.active = self.left_of(seat);
        if self.table.active == self.table.starter {
            self.end_round();
        }
        if self.table.rounds > 0 {
            self.begin_turn();
        }
    }

    /// The round marker goes down; if there is another round, the yellow pawn goes to the left
    /// (R8).
    fn end_round(&mut self) {
        self.table.rounds -= 1;
        if self.table.rounds > 0 {
            self.table.starter = self.left_of(self.table.starter);
            self.table.active = self.table.starter;
            self.events.tell(Event::RoundBegins {
                rounds: self.table.rounds,
                starter: self.who(),
            });
        } else {
            self.end_game();
        }
    }

    fn end_game(&mut self) {
        self.table.turn = Turn::default();
        self.table.phase = Phase::Over;
        let best = self.table.players[usize::from(winner(self.table))];
        let Player { points, money, .. } = best;
        let winner = best.colour.unwrap_or(Colour::Red);
        self.events.tell(Event::GameEnds {
            winner,
            points,
            money,
        });
    }

    /// The active player, as events name them.
    fn who(&self) -> Colour {
        self.table.player().colour.unwrap_or(Colour::Red)
    }

    fn left_of(&self, seat: u8) -> u8 {
        (seat + 1) % self.table.players.len() as u8
    }
}

/// Most victory points, then most money, then whoever is met first going right from the original
/// starting player, who comes last (R21, A21).
pub fn winner(table: &Position) -> Seat {
    let seats = table.players.len() as u8;
    let right_of_first = (1..=seats).map(|steps| (table.first + seats - steps) % seats);
    let result = |seat: Seat| {
        let player = &table.players[usize::from(seat)];
        (player.points, player.money)
    };
    right_of_first
        .reduce(|best, seat| {
            if result(seat) > result(best) {
                seat
            } else {
                best
            }
        })
        .unwrap_or(0)
}

/// The place of a card in a row.
#[inline]
pub fn place_of(row: &[Option<Card>], card: Card) -> Option<usize> {
    row.iter().position(|&place| place == Some(card))
}

/// The vehicle in play.
#[inline]
pub fn vehicle(content: &Content, table: &Position) -> Option<Card> {
    table.turn.played.and(content.vehicles).first()
}

/// How many heroes may be in play with this vehicle, or with none (R9, R10, A1).
pub fn hero_limit(content: &Content, table: &Position, vehicle: Option<Card>) -> u8 {
    let space = vehicle.map(|card| content.card(card).space);
    match (space, table.hero_limit) {
        (None, _) => content.heroes,
        (Some(space), HeroLimit::Space) => space,
        (Some(space), HeroLimit::AtLeastThree) => space.max(content.heroes),
    }
}

/// Heroes in play.
#[inline]
pub fn heroes(content: &Content, table: &Position) -> Cards {
    table.turn.played.and(content.all_heroes)
}

/// Heroes in play with an extra purchase (R15).
pub fn buyers(content: &Content, table: &Position) -> impl Iterator<Item = Card> {
    heroes(content, table).and(content.buyers).iter()
}

/// The card that allows another mission: one on the table before one in the hand (R19).
pub fn dispatcher(content: &Content, table: &Position) -> Option<Card> {
    let player = table.player();
    player
        .table
        .and(content.dispatchers)
        .first()
        .or_else(|| player.hand.and(content.dispatchers).first())
}

/// The visible cards that the player can pay (R14, R15).
pub fn on_offer(content: &Content, table: &Position, discount: u8) -> impl Iterator<Item = Card> {
    let budget = table.player().money + discount;
    table
        .purchases
        .iter()
        .flatten()
        .copied()
        .filter(move |&card| content.card(card).value <= budget)
}

/// The cards in hand that can be played now (R9, A2, A3).
#[inline]
pub fn playable(content: &Content, table: &Position) -> Cards {
    let hand = table.player().hand;
    let in_play = heroes(content, table).len() as u8;
    let vehicle = vehicle(content, table);
    let mut cards = hand.and(content.equipment);
    if in_play < hero_limit(content, table, vehicle) {
        cards = cards.or(hand.and(content.all_heroes));
    }
    let turn = &table.turn;
    if vehicle.is_none() || (table.mission.is_none() && !turn.drove && !turn.served) {
        let vehicles = hand.and(content.vehicles).without(turn.parked);
        let fits = |&card: &Card| in_play <= hero_limit(content, table, Some(card));
        cards = cards.or(vehicles.iter().filter(fits).collect());
    }
    cards
}

/// The cards in play that can still give symbols to the mission (R16a, R18).
#[inline]
pub fn usable(content: &Content, table: &Position) -> Cards {
    let Some(mission) = &table.mission else {
        return Cards::EMPTY;
    };
    table
        .turn
        .played
        .or(table.player().table)
        .and(content.givers)
        .without(mission.used)
}

fn has_more(content: &Content, table: &Position) -> bool {
    !usable(content, table).is_empty() || !playable(content, table).is_empty()
}

/// The symbols of a side.
#[inline]
pub fn symbols_of(rules: &CardRules, side: Side) -> Symbols {
    match (side, rules.right) {
        (Side::Right, Some(right)) => right,
        _ => rules.left,
    }
}
