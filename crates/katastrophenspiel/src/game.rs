//! The game as the table sees it: dispatch only.

use std::ops::RangeInclusive;

use redtag_kernel::game::MAX_SEATS;
use redtag_kernel::words::text;
use redtag_kernel::{Chance, Flaw, Game, Illegal, Listener, Seat, Seats, Text, Turn as Whose};

use crate::action::{Action, Event, Side};
use crate::content::{CardKind, Content};
use crate::position::{
    Ability, CATASTROPHE_ROW, Card, Cards, MAX_PLAYERS, Mission, PURCHASE_ROW, Phase, Position,
    Region,
};
use crate::rules::{
    Rules, buyers, dispatcher, hero_limit, heroes, on_offer, place_of, playable, usable, vehicle,
    winner,
};
use crate::setup::{self, HeroLimit, Options};
use crate::worth::Weights;

/// Das Katastrophenspiel.
#[derive(Clone, Debug)]
pub struct Katastrophenspiel {
    /// What a designer may change.
    pub content: Content,
    /// The numbers behind the judgement of bots.
    pub weights: Weights,
}

impl Katastrophenspiel {
    /// With content of one's own.
    pub fn new(content: Content) -> Self {
        Self {
            content,
            weights: Weights::default(),
        }
    }

    /// With the content that Redtag comes with.
    pub fn official() -> Result<Self, Flaw> {
        Content::read(Content::OFFICIAL).map(Self::new)
    }
}

impl Game for Katastrophenspiel {
    const NAME: &'static str = "katastrophenspiel";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;
    /// In a turn each card is played once, and in a mission used once and named for up to four
    /// dice; there are at most 60 turns, 127 cards, and one mission a turn besides eight extra
    /// ones.
    const LONGEST: usize = 60 * (127 + 16) + 68 * (127 * 5 + 2);

    type Options = Options;
    type Position = Position;
    type Action = Action;
    type Event = Event;

    fn content_hash(&self) -> &str {
        &self.content.hash
    }

    fn seats(&self, options: &Options) -> u8 {
        options.seats
    }

    fn is_official(&self, options: &Options) -> bool {
        options.hero_limit == HeroLimit::Space
    }

    fn lay_out(&self, options: &Options) -> Result<Position, Flaw> {
        setup::lay_out(&self.content, options)
    }

    fn set_up(
        &self,
        options: &Options,
        chance: &mut impl Chance,
        events: &mut impl Listener<Event>,
    ) -> Result<Position, Flaw> {
        let mut table = self.lay_out(options)?;
        Rules {
            content: &self.content,
            table: &mut table,
            chance,
            events,
        }
        .set_up(options.first);
        Ok(table)
    }

    #[inline]
    fn turn(&self, position: &Position) -> Whose {
        if position.phase == Phase::Over {
            Whose::Over
        } else {
            Whose::Act(Seats::one(position.active))
        }
    }

    #[inline]
    fn legal_actions(&self, position: &Position, _seat: Seat, into: &mut Vec<Action>) {
        match position.phase {
            Phase::Turn => self.turn_actions(position, into),
            Phase::Buy { discount } => {
                into.extend(on_offer(&self.content, position, discount).map(Action::Buy));
                into.push(Action::BuyNothing);
            }
            Phase::Mission => {
                for card in usable(&self.content, position).iter() {
                    if self.content.card(card).right.is_some() {
                        into.push(Action::Use {
                            card,
                            side: Side::Left,
                        });
                        into.push(Action::Use {
                            card,
                            side: Side::Right,
                        });
                    } else {
                        into.push(Action::Use {
                            card,
                            side: Side::All,
                        });
                    }
                }
                into.extend(playable(&self.content, position).iter().map(Action::Play));
                into.push(Action::GiveUp);
            }
            Phase::Name => into.extend(Ability::ALL.map(Action::Name)),
            Phase::Over => {}
        }
    }

    fn why_not(&self, position: &Position, _seat: Seat, action: &Action) -> Option<Illegal> {
        self.refusal(position, *action)
            .map(|(rule, why)| Illegal { rule, why })
    }

    #[inline]
    fn apply(
        &self,
        position: &mut Position,
        _seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Listener<Event>,
    ) {
        Rules {
            content: &self.content,
            table: position,
            chance,
            events,
        }
        .act(action);
    }

    fn audit(&self, position: &Position) -> Result<(), Flaw> {
        audit(&self.content, position)
    }

    fn scores(&self, position: &Position) -> [i32; MAX_SEATS] {
        let mut scores = [0; MAX_SEATS];
        for (score, player) in scores.iter_mut().zip(position.players.as_slice()) {
            *score = player.points.into();
        }
        scores
    }

    fn winners(&self, position: &Position) -> Seats {
        Seats::one(winner(position))
    }

    /// Played cards stay played (R11).
    fn may_take_back(&self, action: &Action) -> bool {
        !matches!(action, Action::Play(_) | Action::ExtraMission(_))
    }

    /// The hands of players whose colour is given, and the cards that are not mentioned anywhere:
    /// those of stacks are face down, the others out of the game.
    fn complete(&self, _options: &Options, position: &mut Position, given: &dyn Fn(&str) -> bool) {
        if !given("unseen") {
            position.unseen = Cards::EMPTY;
        }
        for seat in 0..position.players.len() {
            let player = position.players[seat];
            let Some(colour) = player
                .colour
                .filter(|_| !given(&format!("players/{seat}/hand")))
            else {
                continue;
            };
            let free = self.content.sets[colour as usize].without(mentioned(position));
            position.players[seat].hand = free;
        }
        let missing = self.content.all().without(mentioned(position));
        if !given("unseen") {
            position.unseen = missing.and(self.content.stacked);
        }
        if !given("removed") {
            position.removed = missing.without(position.unseen);
        }
    }
}

impl Katastrophenspiel {
    #[inline]
    fn turn_actions(&self, position: &Position, into: &mut Vec<Action>) {
        let (content, turn, here) = (&self.content, &position.turn, position.player().region);
        let elsewhere = || {
            Region::ALL
                .into_iter()
                .filter(move |&region| region != here)
        };
        let on_sale = || position.purchases.iter().flatten().copied();
        if turn.actions > 0 && !turn.mission {
            into.extend(self.catastrophes_at(position, here).map(Action::Mission));
        }
        if dispatcher(content, position).is_some() {
            into.extend(
                self.catastrophes_at(position, here)
                    .map(Action::ExtraMission),
            );
        }
        if turn.actions > 0 {
            into.extend(elsewhere().map(Action::Move));
            into.extend(on_sale().map(Action::Purchase));
        }
        if self.can_drive(position) {
            into.extend(elsewhere().map(Action::Drive));
        }
        if self.can_haggle(position) {
            into.extend(on_sale().map(Action::ExtraPurchase));
        }
        into.extend(playable(content, position).iter().map(Action::Play));
        into.push(Action::EndTurn);
    }

    /// The face-up catastrophes of a region.
    pub(crate) fn catastrophes_at(
        &self,
        position: &Position,
        region: Region,
    ) -> impl Iterator<Item = Card> {
        let row = position.catastrophes.iter().flatten().copied();
        row.filter(move |&card| self.content.card(card).region == region)
    }

    #[inline]
    fn can_drive(&self, position: &Position) -> bool {
        let vehicle = vehicle(&self.content, position);
        !position.turn.drove && vehicle.is_some_and(|card| self.content.card(card).movement)
    }

    #[inline]
    fn can_haggle(&self, position: &Position) -> bool {
        buyers(&self.content, position).count() > usize::from(position.turn.haggled)
    }

    /// The rule against an action, and the reason.
    fn refusal(&self, position: &Position, action: Action) -> Option<(&'static str, Text)> {
        match (position.phase, action) {
            (Phase::Over, _) => Some(("R21", text("no-game-over"))),
            (Phase::Name, Action::Name(_)) => None,
            (Phase::Name, _) => Some(("A15", text("no-name-first"))),
            (_, Action::Name(_)) => Some(("R16", text("no-die"))),
            (Phase::Buy { .. }, Action::BuyNothing) => None,
            (Phase::Buy { discount }, Action::Buy(card)) => self.no_buy(position, card, discount),
            (Phase::Buy { .. }, _) => Some(("R14", text("no-buy-first"))),
            (_, Action::Buy(_) | Action::BuyNothing) => Some(("R14", text("no-purchase-going-on"))),
            (_, Action::Play(card)) => self.no_play(position, card),
            (Phase::Mission, Action::GiveUp) => None,
            (Phase::Mission, Action::Use { card, side }) => self.no_use(position, card, side),
            (Phase::Mission, _) => Some(("R16", text("no-mission-first"))),
            (_, Action::Use { .. } | Action::GiveUp) => Some(("R16", text("no-mission-going-on"))),
            (Phase::Turn, Action::EndTurn) => None,
            (Phase::Turn, Action::Move(_) | Action::Purchase(_) | Action::Mission(_))
                if position.turn.actions == 0 =>
            {
                Some(("R9", text("no-actions")))
            }
            (Phase::Turn, Action::Drive(_)) if !self.can_drive(position) => {
                Some(("R13", text("no-extra-movement")))
            }
            (Phase::Turn, Action::Move(to) | Action::Drive(to)) => {
                (to == position.player().region).then(|| ("A6", text("no-staying")))
            }
            (Phase::Turn, Action::ExtraPurchase(_)) if !self.can_haggle(position) => {
                Some(("R15", text("no-extra-purchase")))
            }
            (Phase::Turn, Action::Purchase(card) | Action::ExtraPurchase(card)) => {
                place_of(&position.purchases, card)
                    .is_none()
                    .then(|| ("R14", text("no-such-offer")))
            }
            (Phase::Turn, Action::ExtraMission(_))
                if dispatcher(&self.content, position).is_none() =>
            {
                Some(("R19", text("no-extra-mission")))
            }
            (Phase::Turn, Action::Mission(_)) if position.turn.mission => {
                Some(("R12", text("no-second-mission")))
            }
            (Phase::Turn, Action::Mission(card) | Action::ExtraMission(card)) => {
                self.no_catastrophe(position, card)
            }
        }
    }

    fn no_buy(
        &self,
        position: &Position,
        card: Card,
        discount: u8,
    ) -> Option<(&'static str, Text)> {
        if place_of(&position.purchases, card).is_none() {
            return Some(("R14", text("no-such-offer")));
        }
        let price = self.content.card(card).value.saturating_sub(discount);
        let money = position.player().money;
        (price > money).then(|| {
            (
                "R14",
                text("no-money")
                    .number("price", price)
                    .number("money", money),
            )
        })
    }

    fn no_catastrophe(&self, position: &Position, card: Card) -> Option<(&'static str, Text)> {
        if place_of(&position.catastrophes, card).is_none() {
            return Some(("R16", text("no-such-catastrophe")));
        }
        let elsewhere = self.content.card(card).region != position.player().region;
        elsewhere.then(|| ("A14", text("no-catastrophe-here")))
    }

    fn no_play(&self, position: &Position, card: Card) -> Option<(&'static str, Text)> {
        let (content, turn) = (&self.content, &position.turn);
        if playable(content, position).contains(card) {
            return None;
        }
        if !position.player().hand.contains(card) {
            return Some(("R9", text("no-such-card")));
        }
        let vehicle = vehicle(content, position);
        if content.card(card).kind == CardKind::Hero {
            let limit = hero_limit(content, position, vehicle);
            let rule = if vehicle.is_some() { "A1" } else { "R9" };
            return Some((rule, text("no-more-heroes").number("limit", limit)));
        }
        if turn.parked.contains(card) {
            return Some(("A3", text("no-parked-vehicle")));
        }
        if vehicle.is_some() && (position.mission.is_some() || turn.served) {
            return Some(("A3", text("no-vehicle-in-mission")));
        }
        if vehicle.is_some() && turn.drove {
            return Some(("R13", text("no-vehicle-after-drive")));
        }
        let space = hero_limit(content, position, Some(card));
        let in_play = heroes(content, position).len() as i64;
        Some((
            "A2",
            text("no-space")
                .number("space", space)
                .number("heroes", in_play),
        ))
    }

    fn no_use(&self, position: &Position, card: Card, side: Side) -> Option<(&'static str, Text)> {
        if usable(&self.content, position).contains(card) {
            let slash = self.content.card(card).right.is_some();
            return (slash == (side == Side::All)).then(|| ("R16", text("no-such-side")));
        }
        let used = position
            .mission
            .is_some_and(|mission| mission.used.contains(card));
        Some(if used {
            ("R16", text("no-second-use"))
        } else {
            ("R16", text("no-card-in-play"))
        })
    }
}

/// Every card that lies somewhere on the table.
fn mentioned(position: &Position) -> Cards {
    let rows = position
        .catastrophes
        .iter()
        .chain(&position.purchases)
        .flatten()
        .copied();
    let under = position
        .under
        .iter()
        .flat_map(|stack| stack.as_slice())
        .copied();
    let mut all: Cards = rows.chain(under).collect();
    for player in position.players.as_slice() {
        all = all.or(player.hand).or(player.table);
    }
    all.or(position.turn.played)
        .or(position.unseen)
        .or(position.removed)
}

/// How many places of the table have cards, counted with repetition.
fn places(position: &Position) -> usize {
    let rows = position
        .catastrophes
        .iter()
        .chain(&position.purchases)
        .flatten()
        .count();
    let under: usize = position.under.iter().map(|stack| stack.len()).sum();
    let owned: usize = position
        .players
        .iter()
        .map(|player| player.hand.len() + player.table.len())
        .sum();
    rows + under
        + owned
        + position.turn.played.len()
        + position.unseen.len()
        + position.removed.len()
}

/// Values in range, every card exactly once and where it can be, and a question that the rules
/// would ask.
fn audit(content: &Content, position: &Position) -> Result<(), Flaw> {
    let wrong = |place: &str, message: String| Err(Flaw::at(place, message));
    let seats = position.players.len();
    if !(2..=MAX_PLAYERS).contains(&seats) {
        return wrong(
            "players",
            format!("must be 2 to {MAX_PLAYERS}, not {seats}"),
        );
    }
    for (place, seat) in [
        ("active", position.active),
        ("starter", position.starter),
        ("first", position.first),
    ] {
        if usize::from(seat) >= seats {
            return wrong(place, format!("must be 0 to {}, not {seat}", seats - 1));
        }
    }
    if position.rounds > content.rounds {
        return wrong(
            "rounds",
            format!("must be 0 to {}, not {}", content.rounds, position.rounds),
        );
    }
    if position.turn.actions > content.actions {
        let message = format!(
            "must be 0 to {}, not {}",
            content.actions, position.turn.actions
        );
        return wrong("turn.actions", message);
    }
    audit_cards(content, position)?;
    audit_players(content, position)?;
    audit_turn(content, position)?;
    audit_phase(content, position)
}

fn audit_cards(content: &Content, position: &Position) -> Result<(), Flaw> {
    let here = mentioned(position);
    if let Some(card) = here.without(content.all()).first() {
        return Err(Flaw::at(
            "cards",
            format!("there is no card with the number {}", card.number()),
        ));
    }
    if let Some(card) = content.all().without(here).first() {
        return Err(Flaw::at(
            "cards",
            format!("card {} is nowhere on the table", card.number()),
        ));
    }
    if places(position) != here.len() {
        return Err(Flaw::at("cards", "a card lies in two places"));
    }
    if let Some(card) = position.unseen.without(content.stacked).first() {
        let message = format!(
            "card {} belongs to a player's set, not to a stack",
            card.number()
        );
        return Err(Flaw::at("unseen", message));
    }
    for (name, row, stacks) in [
        ("catastrophes", &position.catastrophes, CATASTROPHE_ROW),
        ("purchases", &position.purchases, PURCHASE_ROW),
    ] {
        for (at, (place, stack)) in row.iter().zip(stacks).enumerate() {
            let rest =
                position.unseen.and(content.stack_sets[stack]).len() + position.under[stack].len();
            match place {
                Some(card) if content.card(*card).stack == Some(stack as u8) => {}
                Some(card) => {
                    let message = format!("card {} is of another stack", card.number());
                    return Err(Flaw::at(format!("{name}[{at}]"), message));
                }
                None if rest == 0 => {}
                None => {
                    return Err(Flaw::at(
                        format!("{name}[{at}]"),
                        "empty, but its stack has cards",
                    ));
                }
            }
        }
    }
    for (stack, under) in position.under.iter().enumerate() {
        if let Some(card) = under
            .iter()
            .find(|&&card| !content.stack_sets[stack].contains(card))
        {
            let message = format!("card {} is of another stack", card.number());
            return Err(Flaw::at(format!("under[{stack}]"), message));
        }
    }
    Ok(())
}

fn audit_players(content: &Content, position: &Position) -> Result<(), Flaw> {
    let players = position.players.as_slice();
    let catastrophes = content
        .all()
        .without(content.vehicles)
        .without(content.all_heroes);
    let catastrophes = catastrophes.without(content.equipment);
    for (seat, player) in players.iter().enumerate() {
        let wrong =
            |field: &str, message: &str| Err(Flaw::at(format!("players[{seat}].{field}"), message));
        let Some(colour) = player.colour else {
            return wrong("colour", "every player has drawn a pawn");
        };
        if players[..seat]
            .iter()
            .any(|other| other.colour == Some(colour))
        {
            return wrong("colour", "every pawn is there once");
        }
        if !player.hand.and(catastrophes).is_empty() {
            return wrong("hand", "catastrophes are not for players");
        }
        if !player.table.without(content.equipment).is_empty() {
            return wrong("table", "only equipment stays on the table");
        }
        if player.money > 200 {
            return wrong("money", "so much money cannot be had");
        }
        if player.points > 250 {
            return wrong("points", "so many points cannot be had");
        }
        let owned = player.hand.or(player.table);
        let in_play = if usize::from(position.active) == seat {
            position.turn.played
        } else {
            Cards::EMPTY
        };
        let foreign = content
            .all()
            .without(content.stacked)
            .without(content.sets[colour as usize]);
        if !owned.or(in_play).and(foreign).is_empty() {
            return wrong("hand", "player cards belong to the player of that colour");
        }
    }
    if !position
        .removed
        .and(catastrophes.or(content.vehicles))
        .is_empty()
        || !position
            .removed
            .and(content.all_heroes)
            .and(content.stacked)
            .is_empty()
    {
        return Err(Flaw::at(
            "removed",
            "only equipment and the sets of absent players leave the game",
        ));
    }
    Ok(())
}

fn audit_turn(content: &Content, position: &Position) -> Result<(), Flaw> {
    let wrong = |place: &str, message: &str| Err(Flaw::at(format!("turn.{place}"), message));
    let turn = &position.turn;
    let vehicles = turn.played.and(content.vehicles);
    if !turn
        .played
        .without(vehicles)
        .without(content.all_heroes)
        .is_empty()
    {
        return wrong(
            "played",
            "only heroes and a vehicle are taken back at the end of the turn",
        );
    }
    if vehicles.len() > 1 {
        return wrong("played", "only one vehicle can be in play");
    }
    if heroes(content, position).len()
        > usize::from(hero_limit(content, position, vehicles.first()))
    {
        return wrong("played", "more heroes than the limit allows");
    }
    if turn.drove
        && !vehicles
            .first()
            .is_some_and(|card| content.card(card).movement)
    {
        return wrong("drove", "the vehicle in play has no extra movement");
    }
    if turn.served && vehicles.is_empty() {
        return wrong("served", "no vehicle is in play");
    }
    if usize::from(turn.haggled) > buyers(content, position).count() {
        return wrong("haggled", "no hero in play has an extra purchase");
    }
    if !turn
        .parked
        .without(position.player().hand.and(content.vehicles))
        .is_empty()
    {
        return wrong("parked", "parked vehicles are in the hand");
    }
    if !turn.fresh.without(position.player().table).is_empty()
        || (position.mission.is_none() && !turn.fresh.is_empty())
    {
        return wrong(
            "fresh",
            "fresh equipment lies on the table during a mission",
        );
    }
    Ok(())
}

fn audit_phase(content: &Content, position: &Position) -> Result<(), Flaw> {
    if let Some(mission) = &position.mission {
        audit_mission(content, position, mission)?;
    }
    let going_on = position.mission.is_some();
    let possible = match position.phase {
        Phase::Over => position.rounds == 0 && !going_on && position.turn == Default::default(),
        _ if position.rounds == 0 => false,
        Phase::Turn => !going_on,
        Phase::Buy { discount } => {
            !going_on
                && discount <= u8::from(position.turn.haggled > 0)
                && on_offer(content, position, discount).any(|_| true)
        }
        Phase::Mission => {
            going_on
                && !(usable(content, position).is_empty() && playable(content, position).is_empty())
        }
        Phase::Name => position
            .mission
            .is_some_and(|mission| mission.rolling.is_some()),
    };
    if possible {
        Ok(())
    } else {
        Err(Flaw::at("phase", "the rules would not ask this here"))
    }
}

fn audit_mission(content: &Content, position: &Position, mission: &Mission) -> Result<(), Flaw> {
    let wrong = |place: &str, message: &str| Err(Flaw::at(format!("mission.{place}"), message));
    let catastrophe = content.card(mission.catastrophe);
    if place_of(&position.catastrophes, mission.catastrophe).is_none()
        || catastrophe.region != position.player().region
    {
        return wrong(
            "catastrophe",
            "it must be face up, in the region of the pawn",
        );
    }
    if mission.is_handled()
        || mission
            .missing
            .iter()
            .zip(catastrophe.left.abilities)
            .any(|(&a, b)| a > b)
    {
        return wrong(
            "missing",
            "something must be missing, and no more than the catastrophe needs",
        );
    }
    let here = position
        .turn
        .played
        .or(position.player().table)
        .or(position.removed);
    if !mission.used.without(here.and(content.givers)).is_empty() {
        return wrong(
            "used",
            "a card that was used lies in play or has left the game",
        );
    }
    let rolls = match mission.rolling {
        Some(card) => mission.used.contains(card) && position.phase == Phase::Name,
        None => mission.dice.is_empty() && position.phase != Phase::Name,
    };
    if !rolls || mission.dice.iter().any(|needed| !(3..=5).contains(needed)) {
        return wrong(
            "rolling",
            "dice belong to a card that was used, and show 3, 4 or 5",
        );
    }
    Ok(())
}
