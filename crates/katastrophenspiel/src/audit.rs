//! What is wrong with a position that did not come from play.

use redtag_kernel::Flaw;

use crate::content::{CardRules, Content};
use crate::legal::Legal;
use crate::position::{
    CATASTROPHE_ROW, Cards, MAX_PLAYERS, Mission, PURCHASE_ROW, Phase, Position,
};
use crate::rules::{buyers, hero_limit, heroes, place_of};

/// Values in range, every card exactly once and where it can be, and a question that the rules
/// would ask.
pub fn audit(content: &Content, position: &Position) -> Result<(), Flaw> {
    let within = |place: &str, found: u8, low: u8, high: u8| match (low..=high).contains(&found) {
        true => Ok(()),
        false => Err(Flaw::out_of(place, low..=high, found)),
    };
    let seats = position.players.len() as u8;
    within("players", seats, 2, MAX_PLAYERS as u8)?;
    for (place, seat) in [
        ("active", position.active),
        ("starter", position.starter),
        ("first", position.first),
    ] {
        within(place, seat, 0, seats - 1)?;
    }
    within("rounds", position.rounds, 0, content.rounds)?;
    let most = content.actions.saturating_sub(least_actions(position));
    within("turn.actions", position.turn.actions, 0, most)?;
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
            return wrong("money", "nobody can have that much money");
        }
        if player.points > 250 {
            return wrong("points", "nobody can have that many points");
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
    let began = turn.mission || may_be_extra(content, position);
    if turn.served && !began {
        return wrong("served", "there was no mission in this turn (R12, R19)");
    }
    if position.mission.is_some() && !began {
        let message = "the mission is the one of this turn, or an additional one (R12, R19)";
        return wrong("mission", message);
    }
    if !turn.served && position.mission.is_some() && !vehicles.is_empty() {
        return wrong("served", "the vehicle in play takes part in the mission");
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
    let used = position
        .mission
        .map_or(Cards::EMPTY, |mission| mission.used);
    if !turn.fresh.without(position.player().table).is_empty()
        || (position.mission.is_none() && !turn.fresh.is_empty())
        || !turn.fresh.and(used).is_empty()
    {
        return wrong(
            "fresh",
            "fresh equipment lies on the table during a mission and is not used yet",
        );
    }
    Ok(())
}

fn audit_phase(content: &Content, position: &Position) -> Result<(), Flaw> {
    if let Some(mission) = &position.mission {
        audit_mission(content, position, mission)?;
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
    if possible {
        Ok(())
    } else {
        Err(Flaw::at("phase", "the rules would not ask this here"))
    }
}

/// What is missing is what the catastrophe needs less what the cards gave that were used: one side
/// of a slash each, and for each die that may have succeeded one ability (R16).
fn audit_missing(content: &Content, mission: &Mission) -> Result<(), Flaw> {
    let needed = content.card(mission.catastrophe).left.abilities;
    let used = || mission.used.iter().map(|card| content.card(card));
    let dice = used().map(|rules| {
        let right = rules.right.map_or(0, |right| right.dice.len());
        rules.left.dice.len().max(right)
    });
    let being_named = usize::from(mission.rolling.is_some());
    let dice = dice
        .sum::<usize>()
        .saturating_sub(mission.dice.len() + being_named);
    let mut named = 0;
    for (at, (&needed, &missing)) in needed.iter().zip(&mission.missing).enumerate() {
        let sides = |rules: &CardRules| {
            let left = rules.left.abilities[at];
            (left, rules.right.map_or(left, |right| right.abilities[at]))
        };
        let given = used().map(sides);
        let (least, most) = given.fold((0u8, 0u8), |(least, most), (left, right)| {
            (
                least.saturating_add(left.min(right)),
                most.saturating_add(left.max(right)),
            )
        });
        if missing > needed.saturating_sub(least) {
            let message = "the cards that were used have given more than that (R16)";
            return Err(Flaw::at(format!("mission.missing[{at}]"), message));
        }
        named += usize::from(needed.saturating_sub(missing).saturating_sub(most));
    }
    if named > dice {
        let message = "the cards that were used cannot have given that much (R16)";
        return Err(Flaw::at("mission.missing", message));
    }
    Ok(())
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
    audit_missing(content, mission)?;
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

/// Every card that lies somewhere on the table.
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
