//! Das Katastrophenspiel as numbers. A reward is a victory point (R17); who wins gets ten more at
//! the end.

use redtag_katastrophenspiel::{
    Ability, Action, Card, CardRules, Cards, Content, Katastrophenspiel, Phase, Player, Position,
    Region, Side,
};
use redtag_kernel::{Kind, Seat};

use crate::encode::{Cells, Encode, Look, Observer, THINGS, Verb};
use crate::kinds;

/// Numbers of cards that a set has room for.
const CARDS: usize = 128;
/// Cards in a row.
const ROW: usize = 5;
/// Numbers of a catastrophe in its row.
const CATASTROPHE: usize = 10;
/// Numbers of a card on offer.
const OFFER: usize = 19;
/// What 1.0 stands for in these.
const SYMBOLS: f32 = 6.0;
/// Numbers of a player.
const PLAYER: usize = 11;

impl Encode for Katastrophenspiel {
    /// A card of the hand or in play is one choice each, three if it has sides; and a turn has 33
    /// others.
    const MOST_ACTIONS: usize = 160;
    type Table = Table;

    fn table(&self) -> Table {
        let mut table = Table {
            catastrophes: [[0.0; CATASTROPHE]; CARDS],
            offers: [[0.0; OFFER]; CARDS],
        };
        for (card, rules) in self.content.cards() {
            let at = card.index();
            let row = &mut table.catastrophes[at];
            write_catastrophe(&mut Cells::over(row, SYMBOLS), rules);
            write_offer(&mut Cells::over(&mut table.offers[at], SYMBOLS), rules);
        }
        table
    }

    fn verbs(&self) -> Vec<Verb> {
        let cards = cards(&self.content);
        let of_row = |name| Verb::of_two(name, ["place in the row", "card"], [ROW, 1]);
        vec![
            Verb::of("play", "card", cards),
            of_row("mission"),
            of_row("extra_mission"),
            Verb::of_two("use", ["card", "all, left, right"], [cards, 3]),
            Verb::of("name", "ability", Ability::ALL.len()),
            Verb::plain("give_up"),
            Verb::of("move", "region", Region::ALL.len()),
            Verb::of("drive", "region", Region::ALL.len()),
            of_row("purchase"),
            of_row("extra_purchase"),
            of_row("buy"),
            Verb::plain("buy_nothing"),
            Verb::plain("end_turn"),
        ]
    }

    /// The cost is in money.
    #[inline]
    fn numbers(&self, position: &Position, _seat: Seat, action: Action) -> [i16; THINGS] {
        let number = |card: Card| i16::from(card.number());
        let of_row = |verb: i16, row: &[Option<Card>; ROW], card: Card| {
            let place = row.iter().position(|&one| one == Some(card));
            [verb, place.unwrap_or(0) as i16, number(card), 0, 0]
        };
        match action {
            Action::Play(card) => [0, number(card), 0, 0, 0],
            Action::Mission(card) => of_row(1, &position.catastrophes, card),
            Action::ExtraMission(card) => of_row(2, &position.catastrophes, card),
            Action::Use { card, side } => [3, number(card), side_number(side), 0, 0],
            Action::Name(ability) => [4, ability as i16, 0, 0, 0],
            Action::GiveUp => [5, 0, 0, 0, 0],
            Action::Move(region) => [6, region as i16, 0, 0, 0],
            Action::Drive(region) => [7, region as i16, 0, 0, 0],
            Action::Purchase(card) => of_row(8, &position.purchases, card),
            Action::ExtraPurchase(card) => of_row(9, &position.purchases, card),
            Action::Buy(card) => {
                let discount = match position.phase {
                    Phase::Buy { discount } => discount,
                    _ => 0,
                };
                let mut numbers = of_row(10, &position.purchases, card);
                let price = self.content.card(card).value.saturating_sub(discount);
                numbers[4] = price.into();
                numbers
            }
            Action::BuyNothing => [11, 0, 0, 0, 0],
            Action::EndTurn => [12, 0, 0, 0, 0],
        }
    }

    fn action(&self, position: &Position, verb: usize, things: [usize; 3]) -> Option<Action> {
        let card = || Card::try_from(u8::try_from(things[0]).ok()?).ok();
        let region = || Region::ALL.get(things[0]).copied();
        let of = |row: &[Option<Card>; ROW]| row.get(things[0]).copied().flatten();
        Some(match verb {
            0 => Action::Play(card()?),
            1 => Action::Mission(of(&position.catastrophes)?),
            2 => Action::ExtraMission(of(&position.catastrophes)?),
            3 => Action::Use {
                card: card()?,
                side: *[Side::All, Side::Left, Side::Right].get(things[1])?,
            },
            4 => Action::Name(*Ability::ALL.get(things[0])?),
            5 => Action::GiveUp,
            6 => Action::Move(region()?),
            7 => Action::Drive(region()?),
            8 => Action::Purchase(of(&position.purchases)?),
            9 => Action::ExtraPurchase(of(&position.purchases)?),
            10 => Action::Buy(of(&position.purchases)?),
            11 => Action::BuyNothing,
            12 => Action::EndTurn,
            _ => return None,
        })
    }

    #[inline]
    fn observe(look: &Look<Self>, to: &mut impl Observer) {
        look.observe_turn(to);
        look.observe_players(to);
        look.observe_rows(to);
        look.observe_cards(to);
    }
}

impl Look<'_, Katastrophenspiel> {
    /// A player, counted from oneself.
    fn player(&self, at: usize) -> Option<&Player> {
        let players = &self.position.players;
        players.get((usize::from(self.seat) + at) % self.seats)
    }

    /// What is asked, and how far the turn is.
    #[inline]
    fn observe_turn(&self, to: &mut impl Observer) {
        let position = self.position;
        let turn = &position.turn;
        to.field(
            "phase",
            &[5],
            1.0,
            "what is asked: turn, purchase, mission, name of a die, nothing",
            |cells| {
                cells.mark(match position.phase {
                    Phase::Turn => 0,
                    Phase::Buy { .. } => 1,
                    Phase::Mission => 2,
                    Phase::Name => 3,
                    Phase::Over => 4,
                });
            },
        );
        to.field(
            "turn",
            &[8],
            10.0,
            "rounds to go, actions left, and 10 each for: mission taken, vehicle moved, vehicle \
             served in a mission; extra purchases taken, discount, heroes and vehicle in play",
            |cells| {
                cells.counts(0, &[position.rounds, turn.actions]);
                for (at, done) in [turn.mission, turn.drove, turn.served]
                    .into_iter()
                    .enumerate()
                {
                    cells.set(2 + at, 10.0 * f32::from(done));
                }
                cells.set(5, turn.haggled);
                if let Phase::Buy { discount } = position.phase {
                    cells.set(6, discount);
                }
                cells.set(7, turn.played.len() as f32);
            },
        );
        to.field(
            "mission",
            &[12],
            6.0,
            "6 if there is one; symbols that are missing: first aid, supplies, fire fighting, \
             shelter, peace keeping, construction; 6 if a card's dice are rolled; lowest roll of \
             the dice to come, up to four",
            |cells| {
                if let Some(mission) = &position.mission {
                    cells.set(0, 6u8);
                    cells.counts(1, &mission.missing);
                    cells.set(7, 6.0 * f32::from(mission.rolling.is_some()));
                    cells.counts(8, mission.dice.as_slice());
                }
            },
        );
    }

    /// The players.
    #[inline]
    fn observe_players(&self, to: &mut impl Observer) {
        let Self {
            position,
            seat,
            seats,
            ..
        } = *self;
        to.field(
            "players",
            &[seats, PLAYER],
            20.0,
            "for each player, oneself first: region (six, 20 for the one), money, victory points, \
             cards in hand, equipment on the table, 20 for who began the round",
            |cells| {
                for at in 0..seats {
                    let place = (usize::from(seat) + at) % seats;
                    if let Some(player) = position.players.get(place) {
                        let begins = usize::from(position.starter) == place;
                        write_player(cells, at * PLAYER, player, begins);
                    }
                }
            },
        );
    }

    /// What lies face up.
    #[inline]
    fn observe_rows(&self, to: &mut impl Observer) {
        let Self { position, seat, .. } = *self;
        to.field(
            "catastrophes",
            &[ROW, CATASTROPHE],
            SYMBOLS,
            "for each place of the row: 6 if there is one, symbols that it needs (six), victory \
             points, money, 6 if it is in one's own region",
            |cells| {
                let here = position.players.get(usize::from(seat));
                for (at, &card) in position.catastrophes.iter().enumerate() {
                    let Some(card) = card else { continue };
                    let from = at * CATASTROPHE;
                    cells.copy(from, &self.table.catastrophes[card.index()]);
                    let region = self.game.content.card(card).region;
                    let near = here.is_some_and(|player| player.region == region);
                    cells.set(from + 9, 6.0 * f32::from(near));
                }
            },
        );
        to.field(
            "offers",
            &[ROW, OFFER],
            SYMBOLS,
            "for each place of the purchase row: vehicle, hero, equipment (6 for the one), price, \
             symbols (six), symbols right of the slash (six), dice, space of a vehicle, 6 for an \
             extra action",
            |cells| {
                for (at, &card) in position.purchases.iter().enumerate() {
                    let Some(card) = card else { continue };
                    cells.copy(at * OFFER, &self.table.offers[card.index()]);
                }
            },
        );
    }

    /// Where every card is.
    #[inline]
    fn observe_cards(&self, to: &mut impl Observer) {
        let Self {
            position,
            seat,
            seats,
            ..
        } = *self;
        let number = cards(&self.game.content);
        let turn = &position.turn;
        to.field(
            "own_cards",
            &[number],
            4.0,
            "for each card by its number: 1 in one's hand, 2 on the table with one use left, 3 in \
             play, 4 used in this mission",
            |cells| {
                if let Some(player) = self.player(0) {
                    cells.each_bit(0, number, player.hand.bits(), 1.0);
                    cells.each_bit(0, number, player.table.bits(), 2.0);
                }
                if position.active == seat {
                    let fresh = turn.played.or(turn.fresh);
                    cells.each_bit(0, number, fresh.bits(), 3.0);
                    let used = position
                        .mission
                        .map_or(Cards::EMPTY, |mission| mission.used);
                    cells.each_bit(0, number, used.bits(), 4.0);
                }
            },
        );
        to.field(
            "others_cards",
            &[number],
            5.0,
            "for each card by its number: who else has it, 1 for the next player",
            |cells| {
                for at in 1..seats {
                    if let Some(player) = self.player(at) {
                        let all = player.hand.or(player.table);
                        cells.each_bit(0, number, all.bits(), at as f32);
                    }
                }
            },
        );
        to.field(
            "common_cards",
            &[number],
            4.0,
            "for each card by its number: 4 face up, 3 in a stack that nobody has seen, 2 next \
             underneath a stack, 1 further underneath",
            |cells| {
                cells.each_bit(0, number, position.unseen.bits(), 3.0);
                for stack in &position.under {
                    for (at, card) in stack.iter().enumerate() {
                        cells.set(card.index(), if at == 0 { 2u8 } else { 1u8 });
                    }
                }
                let rows = position.catastrophes.iter().chain(&position.purchases);
                for card in rows.flatten() {
                    cells.set(card.index(), 4u8);
                }
            },
        );
    }
}

/// The numbers of each card, as they are in the rows.
pub struct Table {
    catastrophes: [[f32; CATASTROPHE]; CARDS],
    offers: [[f32; OFFER]; CARDS],
}

/// A catastrophe, but for whether it is near.
fn write_catastrophe(cells: &mut Cells, rules: &CardRules) {
    cells.set(0, 6u8);
    cells.counts(1, &rules.left.abilities);
    cells.counts(7, &[rules.value, rules.reward]);
}

fn write_offer(cells: &mut Cells, rules: &CardRules) {
    cells.set((rules.kind as usize).min(2), 6u8);
    cells.set(3, rules.value);
    cells.counts(4, &rules.left.abilities);
    if let Some(right) = &rules.right {
        cells.counts(10, &right.abilities);
    }
    cells.set(16, rules.left.dice.len() as f32);
    cells.set(17, rules.space);
    let extra = rules.movement || rules.purchase || rules.mission;
    cells.set(18, 6.0 * f32::from(extra));
}

/// Numbers of cards, and 0 for none.
fn cards(content: &Content) -> usize {
    kinds(content.all().iter().map(Kind::index))
}

const fn side_number(side: Side) -> i16 {
    match side {
        Side::All => 0,
        Side::Left => 1,
        Side::Right => 2,
    }
}

#[inline]
fn write_player(cells: &mut Cells, from: usize, player: &Player, begins: bool) {
    cells.set(from + player.region as usize, 20u8);
    cells.counts(from + 6, &[player.money, player.points]);
    cells.set(from + 8, player.hand.len() as f32);
    cells.set(from + 9, player.table.len() as f32);
    cells.set(from + 10, 20.0 * f32::from(begins));
}
