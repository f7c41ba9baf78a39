//! What is wrong with a position that did not come from play.

use redtag_kernel::{Flaw, List};

use crate::content::{CardRules, Content, Symbols};
use crate::legal::Legal;
use crate::position::{
    CATASTROPHE_ROW, Card, Cards, MAX_PLAYERS, Mission, PURCHASE_ROW, Phase, Player, Position, ROW,
};
use crate::rules::{buyers, hero_limit, heroes, place_of, vehicle};

/// Values in range, every card exactly once and where it can be, and a question that the rules
/// would ask.
pub fn audit(content: &Content, position: &Position) -> Result<(), Flaw> {
    let seats = position.players.len() as u8;
    Flaw::within("players", seats, 2..=MAX_PLAYERS as u8)?;
    Flaw::within("active", position.active, 0..=seats - 1)?;
    Flaw::within("starter", position.starter, 0..=seats - 1)?;
    Flaw::within("first", position.first, 0..=seats - 1)?;
    Flaw::within("rounds", position.rounds, 0..=content.rounds)?;
    let most = content.actions.saturating_sub(least_actions(position));
    Flaw::within("turn.actions", position.turn.actions, 0..=most)?;
    audit_cards(content, position)?;
    audit_players(content, position)?;
    audit_turn(content, position)?;
    audit_phase(content, position)
}

/// Every card lies somewhere, and only once.
fn audit_cards(content: &Content, position: &Position) -> Result<(), Flaw> {
    let here = mentioned(position);
    let none = |cards: Cards, place: &str, wrong: &dyn Fn(u8) -> String| match cards.first() {
        Some(card) => Err(Flaw::at(place, wrong(card.number()))),
        None => Ok(()),
    };
    let unknown = here.without(content.all());
    none(unknown, "cards", &|card| {
        format!("there is no card with the number {card}")
    })?;
    let missing = content.all().without(here);
    none(missing, "cards", &|card| {
        format!("card {card} is nowhere on the table")
    })?;
    if let Some(flaw) = doubled(position) {
        return Err(flaw);
    }
    let others = position.unseen.without(content.stacked);
    none(others, "unseen", &|card| {
        format!("card {card} belongs to a player's set, not to a stack")
    })?;
    audit_row(content, position, &position.catastrophes, CATASTROPHE_ROW)
        .map_err(|flaw| flaw.inside("catastrophes"))?;
    audit_row(content, position, &position.purchases, PURCHASE_ROW)
        .map_err(|flaw| flaw.inside("purchases"))?;
    audit_stacks(content, position)
}

/// The cards of a row are those of their stacks, and a place is empty only if its stack is.
fn audit_row(
    content: &Content,
    position: &Position,
    row: &[Option<Card>; ROW],
    stacks: [usize; ROW],
) -> Result<(), Flaw> {
    for (at, (place, stack)) in row.iter().zip(stacks).enumerate() {
        let unseen = position.unseen.and(content.stack_sets[stack]);
        let message = match place {
            Some(card) if content.card(*card).stack == Some(stack as u8) => continue,
            Some(card) => format!("card {} is of another stack", card.number()),
            None if unseen.is_empty() && position.under[stack].is_empty() => continue,
            None => "empty, but its stack has cards".into(),
        };
        return Err(Flaw::at(format!("[{at}]"), message));
    }
    Ok(())
}

/// Cards that were put under a stack are of that stack.
fn audit_stacks(content: &Content, position: &Position) -> Result<(), Flaw> {
    for (stack, under) in position.under.iter().enumerate() {
        let is_foreign = |card: &&Card| !content.stack_sets[stack].contains(**card);
        if let Some(card) = under.iter().find(is_foreign) {
            let message = format!("card {} is of another stack", card.number());
            return Err(Flaw::at(format!("under[{stack}]"), message));
        }
    }
    Ok(())
}

fn audit_players(content: &Content, position: &Position) -> Result<(), Flaw> {
    for seat in 0..position.players.len() {
        audit_player(content, position, seat)
            .map_err(|flaw| flaw.inside(&format!("players[{seat}]")))?;
    }
    let no_equipment = catastrophes(content).or(content.vehicles);
    let stacked_heroes = content.all_heroes.and(content.stacked);
    Flaw::unless(
        position
            .removed
            .and(no_equipment.or(stacked_heroes))
            .is_empty(),
        "removed",
        "only equipment and the sets of absent players leave the game",
    )
}

/// A pawn, cards that a player can have, and no more than a match can bring.
fn audit_player(content: &Content, position: &Position, seat: usize) -> Result<(), Flaw> {
    let player = &position.players[seat];
    let Some(colour) = player.colour else {
        return Err(Flaw::at("colour", "every player has drawn a pawn"));
    };
    let mut before = position.players[..seat].iter();
    let taken = before.any(|other| other.colour == Some(colour));
    Flaw::unless(!taken, "colour", "every pawn is there once")?;
    let dealt = player.hand.and(catastrophes(content));
    Flaw::unless(dealt.is_empty(), "hand", "catastrophes are not for players")?;
    let other = player.table.without(content.equipment);
    Flaw::unless(
        other.is_empty(),
        "table",
        "only equipment stays on the table",
    )?;
    audit_gains(content, player)?;
    let own = content.stacked.or(content.sets[colour as usize]);
    let foreign = cards_of(position, seat).and(content.all()).without(own);
    let message = "player cards belong to the player of that colour";
    Flaw::unless(foreign.is_empty(), "hand", message)
}

/// Money and points that a match can bring, and room for more.
fn audit_gains(content: &Content, player: &Player) -> Result<(), Flaw> {
    let [points, money] = most_to_come(content);
    let rich = player.money > MAX_MONEY.min(u8::MAX - money);
    Flaw::unless(!rich, "money", "nobody can have that much money")?;
    let ahead = player.points > u8::MAX - points;
    Flaw::unless(!ahead, "points", "nobody can have that many points")
}

/// What a player has in hand, on the table and in play.
fn cards_of(position: &Position, seat: usize) -> Cards {
    let player = &position.players[seat];
    let owned = player.hand.or(player.table);
    match usize::from(position.active) == seat {
        true => owned.or(position.turn.played),
        false => owned,
    }
}

fn catastrophes(content: &Content) -> Cards {
    let for_players = content
        .vehicles
        .or(content.all_heroes)
        .or(content.equipment);
    content.all().without(for_players)
}

/// More money than any match brings.
const MAX_MONEY: u8 = 200;

/// The most points and the most money that a match can bring: one mission in each round (R12), and
/// one for each use of a card that allows more (R19).
fn most_to_come(content: &Content) -> [u8; 2] {
    let missions = usize::from(content.rounds) + 2 * content.dispatchers.len();
    let most = |worth: fn(&CardRules) -> u8| {
        let all = content.all().iter();
        let best = all.map(|card| worth(content.card(card))).max().unwrap_or(0);
        (missions * usize::from(best)).min(u8::MAX.into()) as u8
    };
    [most(|card| card.value), most(|card| card.reward)]
}

fn audit_turn(content: &Content, position: &Position) -> Result<(), Flaw> {
    audit_played(content, position)
        .and_then(|()| audit_begun(content, position))
        .and_then(|()| audit_set_aside(content, position))
        .map_err(|flaw| flaw.inside("turn"))
}

/// Heroes up to the limit and one vehicle are in play, and the extras that were taken are theirs.
fn audit_played(content: &Content, position: &Position) -> Result<(), Flaw> {
    let turn = &position.turn;
    let vehicles = turn.played.and(content.vehicles);
    let vehicle = vehicles.first();
    let others = turn.played.without(vehicles).without(content.all_heroes);
    let message = "only heroes and a vehicle are taken back at the end of the turn";
    Flaw::unless(others.is_empty(), "played", message)?;
    Flaw::unless(
        vehicles.len() <= 1,
        "played",
        "only one vehicle can be in play",
    )?;
    let limit = usize::from(hero_limit(content, position, vehicle));
    let fits = heroes(content, position).len() <= limit;
    Flaw::unless(fits, "played", "more heroes than the limit allows")?;
    let moves = vehicle.is_some_and(|card| content.card(card).movement);
    let message = "the vehicle in play has no extra movement";
    Flaw::unless(moves || !turn.drove, "drove", message)?;
    Flaw::unless(
        vehicle.is_some() || !turn.served,
        "served",
        "no vehicle is in play",
    )
}

/// A mission was begun if there is one or a vehicle has served, and so was every extra purchase.
fn audit_begun(content: &Content, position: &Position) -> Result<(), Flaw> {
    let turn = &position.turn;
    let going_on = position.mission.is_some();
    let began = turn.mission || may_be_extra(content, position);
    let message = "there was no mission in this turn (R12, R19)";
    Flaw::unless(began || !turn.served, "served", message)?;
    let message = "the mission is the one of this turn, or an additional one (R12, R19)";
    Flaw::unless(began || !going_on, "mission", message)?;
    let idle = !turn.served && going_on && vehicle(content, position).is_some();
    Flaw::unless(
        !idle,
        "served",
        "the vehicle in play takes part in the mission",
    )?;
    let bargains = usize::from(turn.haggled) <= buyers(content, position).count();
    Flaw::unless(bargains, "haggled", "no hero in play has an extra purchase")
}

/// Parked vehicles and fresh equipment are where they can be.
fn audit_set_aside(content: &Content, position: &Position) -> Result<(), Flaw> {
    let (turn, player) = (&position.turn, position.player());
    let elsewhere = turn.parked.without(player.hand.and(content.vehicles));
    Flaw::unless(
        elsewhere.is_empty(),
        "parked",
        "parked vehicles are in the hand",
    )?;
    let replaced = turn.parked.is_empty() || vehicle(content, position).is_some();
    let message = "a vehicle is parked for another one, and none is in play (A3)";
    Flaw::unless(replaced, "parked", message)?;
    let unused = match position.mission {
        Some(mission) => player.table.without(mission.used),
        None => Cards::EMPTY,
    };
    Flaw::unless(
        turn.fresh.without(unused).is_empty(),
        "fresh",
        "fresh equipment lies on the table during a mission and is not used yet",
    )
}

fn audit_phase(content: &Content, position: &Position) -> Result<(), Flaw> {
    if let Some(mission) = &position.mission {
        audit_mission(content, position, mission).map_err(|flaw| flaw.inside("mission"))?;
    }
    let going_on = position.mission.is_some();
    let legal = Legal::now(content, position);
    let possible = match position.phase {
        Phase::Over => position.rounds == 0 && !going_on && position.turn == Default::default(),
        _ if position.rounds == 0 => false,
        Phase::Turn => !going_on,
        Phase::Buy { discount } => {
            !going_on && discount <= u8::from(position.turn.haggled > 0) && legal.can_buy()
        }
        Phase::Mission => going_on && !(legal.usable().is_empty() && legal.playable().is_empty()),
        Phase::Name => position
            .mission
            .is_some_and(|mission| mission.rolling.is_some()),
    };
    Flaw::unless(possible, "phase", "the rules would not ask this here")
}

/// What is missing is what the catastrophe needs less what the cards gave that were used: one side
/// of a slash each, and for each die that may have succeeded one ability (R16).
fn audit_missing(content: &Content, mission: &Mission) -> Result<(), Flaw> {
    let needed = content.card(mission.catastrophe).left.abilities;
    let gifts = gifts(content, mission);
    let left = |gift: &Symbols, at: usize| needed[at].saturating_sub(gift.abilities[at]);
    let too_many = |at: usize| {
        let mut all = gifts.iter();
        all.all(|(gift, _)| mission.missing[at] > left(gift, at))
    };
    if let Some(at) = (0..needed.len()).find(|&at| too_many(at)) {
        let message = "the cards that were used have given more than that (R16)";
        return Err(Flaw::at(format!("missing[{at}]"), message));
    }
    let being_named = mission.dice.len() + usize::from(mission.rolling.is_some());
    let named_by_dice = |gift: &Symbols| {
        let all = mission.missing.iter().enumerate();
        let by_dice = all.map(|(at, &missing)| left(gift, at).checked_sub(missing));
        by_dice
            .map(|count| count.map(usize::from))
            .sum::<Option<usize>>()
    };
    let possible = gifts.iter().any(|(gift, dice)| {
        named_by_dice(gift).is_some_and(|named| named <= dice.saturating_sub(being_named))
    });
    let message = "the cards that were used cannot have given that much (R16)";
    Flaw::unless(possible, "missing", message)
}

/// Everything that the used cards can have given together, and with how many dice: each one of its
/// sides, the card whose dice are being rolled the side with these.
fn gifts(content: &Content, mission: &Mission) -> Vec<(Symbols, usize)> {
    let mut gifts = vec![(Symbols::default(), 0)];
    for card in mission.used.iter() {
        let rolled = rolled_sides(content, mission, card);
        let sides = match rolled.is_empty() {
            true => sides_of(content, card),
            false => rolled,
        };
        let with_side = |gift| sides.iter().map(move |side| with(gift, side));
        gifts = gifts.iter().flat_map(with_side).collect();
    }
    gifts
}

/// What was given before, and this side of another card.
fn with(&(before, dice): &(Symbols, usize), side: &Symbols) -> (Symbols, usize) {
    let mut gift = before;
    for (sum, given) in gift.abilities.iter_mut().zip(side.abilities) {
        *sum = sum.saturating_add(given);
    }
    (gift, dice + side.dice.len())
}

/// The sides of a card: two with a slash, else one.
fn sides_of(content: &Content, card: Card) -> List<Symbols, 2> {
    let rules = content.card(card);
    [Some(rules.left), rules.right]
        .into_iter()
        .flatten()
        .collect()
}

/// The sides of the card whose dice are being rolled that end with the dice that are left, after
/// one that has been rolled at least.
fn rolled_sides(content: &Content, mission: &Mission, card: Card) -> List<Symbols, 2> {
    let left = mission.dice.as_slice();
    let rolls = |side: &Symbols| {
        let dice = side.dice.as_slice();
        mission.rolling == Some(card) && dice.len() > left.len() && dice.ends_with(left)
    };
    let sides = sides_of(content, card);
    sides.iter().copied().filter(rolls).collect()
}

/// Dice are rolled by a card that was used, and are its last ones (R16).
fn audit_rolling(content: &Content, position: &Position, mission: &Mission) -> Result<(), Flaw> {
    let is_naming = position.phase == Phase::Name;
    let Some(card) = mission.rolling else {
        let message = "a card has rolled the die that is named (R16)";
        Flaw::unless(!is_naming, "rolling", message)?;
        return Flaw::unless(
            mission.dice.is_empty(),
            "dice",
            "no card is rolling any (R16)",
        );
    };
    let message = "only while a die is being named, in the phase \"name\"";
    Flaw::unless(is_naming, "rolling", message)?;
    let number = card.number();
    let message = format!("card {number} has not been used (R16)");
    Flaw::unless(mission.used.contains(card), "rolling", &message)?;
    let sides = sides_of(content, card);
    let rolls = sides.iter().any(|side| !side.dice.is_empty());
    Flaw::unless(
        rolls,
        "rolling",
        &format!("card {number} has no dice (R16)"),
    )?;
    let left = !rolled_sides(content, mission, card).is_empty();
    let message = format!("these are not the dice that card {number} still has to roll (R16)");
    Flaw::unless(left, "dice", &message)
}

fn audit_mission(content: &Content, position: &Position, mission: &Mission) -> Result<(), Flaw> {
    let catastrophe = content.card(mission.catastrophe);
    let is_there = place_of(&position.catastrophes, mission.catastrophe).is_some()
        && catastrophe.region == position.player().region;
    let message = "it must be face up, in the region of the pawn";
    Flaw::unless(is_there, "catastrophe", message)?;
    let mut needed = mission.missing.iter().zip(catastrophe.left.abilities);
    let is_missing = !mission.is_handled() && needed.all(|(&missing, needed)| missing <= needed);
    let message = "something must be missing, and no more than the catastrophe needs";
    Flaw::unless(is_missing, "missing", message)?;
    let here = position
        .turn
        .played
        .or(position.player().table)
        .or(position.removed);
    let message = "a card that was used lies in play or has left the game";
    Flaw::unless(mission.used.without(here).is_empty(), "used", message)?;
    if let Some(card) = mission.used.without(content.givers).first() {
        let message = format!("card {} has no symbols to give (R16)", card.number());
        return Err(Flaw::at("used", message));
    }
    audit_rolling(content, position, mission)?;
    audit_missing(content, mission)
}

/// How many actions have been taken at least: a mission is one (R12), and so is a purchase that is
/// no hero's (R14, R15).
pub fn least_actions(position: &Position) -> u8 {
    let purchase = position.phase == Phase::Buy { discount: 0 };
    u8::from(position.turn.mission) + u8::from(purchase)
}

/// Can the mission, or one before it in this turn, be an additional one? Then the card that allows
/// it has had a use (R19).
pub fn may_be_extra(content: &Content, position: &Position) -> bool {
    let table = position.player().table.without(position.turn.fresh);
    let used = table.or(position.removed);
    !used.and(content.dispatchers).is_empty()
}

/// Every card that lies somewhere in the position.
pub fn mentioned(position: &Position) -> Cards {
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

/// All places for cards, by the names of their fields, with their cards.
fn places(position: &Position) -> Vec<(String, Cards)> {
    let mut places = Vec::new();
    add_places("catastrophes", position.catastrophes, &mut places);
    add_places("purchases", position.purchases, &mut places);
    for (stack, under) in position.under.iter().enumerate() {
        add_places(
            &format!("under[{stack}]"),
            under.iter().copied().map(Some),
            &mut places,
        );
    }
    for (seat, player) in position.players.iter().enumerate() {
        places.push((format!("players[{seat}].hand"), player.hand));
        places.push((format!("players[{seat}].table"), player.table));
    }
    places.push(("turn.played".into(), position.turn.played));
    places.push(("unseen".into(), position.unseen));
    places.push(("removed".into(), position.removed));
    places
}

fn add_places(
    name: &str,
    row: impl IntoIterator<Item = Option<Card>>,
    places: &mut Vec<(String, Cards)>,
) {
    for (at, card) in row.into_iter().enumerate() {
        let cards = card.into_iter().collect();
        places.push((format!("{name}[{at}]"), cards));
    }
}

/// A card that lies in two places, with both places.
fn doubled(position: &Position) -> Option<Flaw> {
    let places = places(position);
    for (at, (second, cards)) in places.iter().enumerate() {
        for (first, others) in &places[..at] {
            if let Some(card) = cards.and(*others).first() {
                let card = card.number();
                let message = format!("card {card} lies in two places: {first} and {second}");
                return Some(Flaw::at("cards", message));
            }
        }
    }
    None
}
