//! Positions written by hand: what is filled in, and what is wrong with them.

use redtag_katastrophenspiel::Options;
use redtag_kernel::{Flaw, Match};
use serde_json::{Value, json};

use crate::rulebook::{
    HOUSE, card, expect, in_mission, match_at, mission, play, run, sketch, small, use_all,
};

/// R5: a hand that is not written has the cards of its colour; all others are face down or out of
/// the game.
#[test]
fn what_is_not_said() {
    let match_ = match_at("red = { table = [89] }\nturn.played = [61, 82]\ngreen.hand = [65, 90]");
    expect(
        match_.position(),
        "red.hand = [62, 63, 64]\nremoved = [66, 67, 68, 95, 96]\nphase = 'turn'\nrounds = 8",
    );
    let table = match_.position();
    assert!(
        !table.unseen.contains(card(82))
            && !table.unseen.contains(card(90))
            && table.unseen.contains(card(91))
    );
    let all = table.unseen.len() + 10 + 3 + 2 + 1 + 2 + 5;
    assert_eq!(all, small().content.all().len());
}

/// A position and the flaw that it has.
const FLAWS: &[(&str, &str)] = &[
    (
        "players = [{ colour = 'red' }]",
        "players: must be 2 to 5, not 1",
    ),
    ("active = 2", "active: must be 0 to 1, not 2"),
    ("starter = 9", "starter: must be 0 to 1, not 9"),
    ("first = 2", "first: must be 0 to 1, not 2"),
    ("rounds = 9", "rounds: must be 0 to 8, not 9"),
    ("turn.actions = 3", "turn.actions: must be 0 to 2, not 3"),
    (
        "red.hand = [0]",
        "players[0].hand[0]: a card has a number from 1 to 127, not 0",
    ),
    (
        "red.hand = [128]",
        "players[0].hand[0]: a card has a number from 1 to 127, not 128",
    ),
    (
        "red.hand = [61, 61]",
        "players[0].hand: each can be listed once",
    ),
    (
        "red.hand = [100]",
        "cards: there is no card with the number 100",
    ),
    (
        "unseen = []\nremoved = [66, 67, 68, 95, 96]",
        "cards: card 1 is nowhere on the table",
    ),
    ("removed = []", "cards: card 66 is nowhere on the table"),
    (
        "red.hand = [71]",
        "cards: card 71 lies in two places: purchases[0] and players[0].hand",
    ),
    (
        "red.hand = [1]\nturn.played = [1]",
        "cards: card 1 lies in two places: players[0].hand and turn.played",
    ),
    (
        "red = { hand = [89], table = [89] }",
        "cards: card 89 lies in two places: players[0].hand and players[0].table",
    ),
    (
        "catastrophes = [21, 21, 33, 41, 53]",
        "cards: card 21 lies in two places: catastrophes[0] and catastrophes[1]",
    ),
    (
        "unseen = [1, 2, 3, 4, 5, 6, 23, 24, 34, 42, 54, 66, 81, 82, 83, 90, 91, 92, 93, 94]",
        "unseen: card 66 belongs to a player's set, not to a stack",
    ),
    (
        "catastrophes = [21, 33, 22, 41, 53]",
        "catastrophes[1]: card 33 is of another stack",
    ),
    (
        "purchases = [71, 72, 73, 75, 74]",
        "purchases[3]: card 75 is of another stack",
    ),
    (
        "catastrophes = [71, 22, 33, 41, 53]\npurchases = [21, 72, 73, 74, 75]",
        "catastrophes[0]: card 71 is of another stack",
    ),
    (
        "under = [[1], [], [], [], [], [], []]",
        "under[0]: card 1 is of another stack",
    ),
    (
        "players = [{ colour = 'red' }, {}]",
        "players[1].colour: every player has drawn a pawn",
    ),
    (
        "green.colour = 'red'",
        "players[1].colour: every pawn is there once",
    ),
    (
        "red.hand = [23]",
        "players[0].hand: catastrophes are not for players",
    ),
    (
        "red.table = [61]",
        "players[0].table: only equipment stays on the table",
    ),
    (
        "red.money = 201",
        "players[0].money: nobody can have that much money",
    ),
    (
        "green.points = 251",
        "players[1].points: nobody can have that many points",
    ),
    (
        "green.hand = [62]",
        "players[1].hand: player cards belong to the player of that colour",
    ),
    (
        "green.table = [89]",
        "players[1].hand: player cards belong to the player of that colour",
    ),
    (
        "turn.played = [65]",
        "players[0].hand: player cards belong to the player of that colour",
    ),
    (
        "removed = [1, 66, 67, 68, 95, 96]",
        "removed: only equipment and the sets of absent players leave the game",
    ),
    (
        "removed = [23, 66, 67, 68, 95, 96]",
        "removed: only equipment and the sets of absent players leave the game",
    ),
    (
        "removed = [82, 66, 67, 68, 95, 96]",
        "removed: only equipment and the sets of absent players leave the game",
    ),
    (
        "turn.played = [90]",
        "turn.played: only heroes and a vehicle are taken back at the end of the turn",
    ),
    (
        "turn.played = [1, 2]",
        "turn.played: only one vehicle can be in play",
    ),
    (
        "turn.played = [61, 62, 63, 64]",
        "turn.played: more heroes than the limit allows",
    ),
    (
        "turn.played = [2, 61, 62]",
        "turn.played: more heroes than the limit allows",
    ),
    (
        "turn = { played = [1], drove = true }",
        "turn.drove: the vehicle in play has no extra movement",
    ),
    ("turn.served = true", "turn.served: no vehicle is in play"),
    (
        "turn = { played = [61], haggled = 1 }",
        "turn.haggled: no hero in play has an extra purchase",
    ),
    (
        "turn.parked = [1]",
        "turn.parked: parked vehicles are in the hand",
    ),
    (
        "red = { hand = [], table = [89] }\nturn.fresh = [89]",
        "turn.fresh: fresh equipment lies on the table during a mission",
    ),
    (
        "phase = 'mission'",
        "phase: the rules would not ask this here",
    ),
    ("phase = 'over'", "phase: the rules would not ask this here"),
    ("rounds = 0", "phase: the rules would not ask this here"),
    (
        "phase = { buy = { discount = 1 } }",
        "phase: the rules would not ask this here",
    ),
    (
        "red.money = 0\nphase = { buy = { discount = 0 } }",
        "phase: the rules would not ask this here",
    ),
    (
        "turn = { mission = true, actions = 2 }",
        "turn.actions: must be 0 to 1, not 2",
    ),
    (
        "phase = { buy = { discount = 0 } }\nturn.actions = 2",
        "turn.actions: must be 0 to 1, not 2",
    ),
    (
        "phase = { buy = { discount = 0 } }\nturn = { mission = true, actions = 1 }",
        "turn.actions: must be 0, not 1",
    ),
    (
        "turn = { played = [1], served = true }",
        "turn.served: there was no mission in this turn (R12, R19)",
    ),
];

/// R9, R18: positions that cannot come from play are refused, with the place and the reason.
#[test]
fn flaws_have_a_place_and_a_reason() {
    for &(position, told) in FLAWS {
        let flaw = sketch(position)
            .err()
            .unwrap_or_else(|| panic!("nothing is wrong with {position}"))
            .to_string();
        assert!(
            flaw.starts_with(told),
            "{position}\nis told {flaw}\nnot {told}"
        );
    }
}

/// R4, A8: a place in a row is empty only if its stack is.
#[test]
fn rows_have_no_gaps() {
    let flaw = |dear: Value, catastrophes: Value| {
        let players = json!([{ "colour": "red", "hand": dear }, { "colour": "green" }]);
        let purchases = json!([71, 72, 73, 74, null]);
        let written =
            json!({ "players": players, "catastrophes": catastrophes, "purchases": purchases });
        Match::from_sketch(
            small(),
            Options {
                seats: 2,
                ..Options::default()
            },
            &written,
            None,
        )
        .err()
    };
    let gap = |place: &str| Some(Flaw::at(place, "empty, but its stack has cards"));
    assert_eq!(
        flaw(json!([6, 75, 82, 91]), json!([21, 22, 33, 41, 53])),
        None
    );
    assert_eq!(
        flaw(json!([6, 82, 91]), json!([21, 22, 33, 41, 53])),
        gap("purchases[4]")
    );
    assert_eq!(
        flaw(json!([6, 75, 82, 91]), json!([21, null, 33, 41, 53])),
        gap("catastrophes[1]")
    );
}

/// R16: so are missions that cannot go on.
#[test]
fn flaws_of_missions() {
    let place = "mission.catastrophe: it must be face up, in the region of the pawn";
    let missing =
        "mission.missing: something must be missing, and no more than the catastrophe needs";
    let used = "mission.used: a card that was used lies in play or has left the game";
    let symbols = "mission.used: card 82 has no symbols to give (R16)";
    let nobody = "mission.dice: no card is rolling any (R16)";
    let by_whom = "mission.rolling: a card has rolled the die that is named (R16)";
    let unused = "mission.rolling: card 63 has not been used (R16)";
    let early = "mission.rolling: only while a die is being named, in the phase \"name\"";
    let dice = "mission.dice: these are not the dice that card 63 still has to roll (R16)";
    let phase = "phase: the rules would not ask this here";
    let house = |fields: &str, rest: &str| {
        format!("mission = {{ catastrophe = 21, missing = [0, 0, 1, 1, 0, 0], {fields} }}\n{rest}")
    };
    let burning = |used: &str, rest: &str| {
        house(&format!("used = {used}, dice = []"), rest).replace("1, 1, 0, 0]", "1, 0, 0, 0]")
    };
    let least = "mission.missing: the cards that were used cannot have given that much (R16)";
    let most = "mission.missing[2]: the cards that were used have given more than that (R16)";
    for (position, told) in [
        (in_mission(24, [0, 0, 0, 0, 1, 0], ""), place),
        (in_mission(61, [0, 0, 0, 0, 1, 0], ""), place),
        (
            in_mission(HOUSE, [0, 0, 1, 0, 0, 0], "red.region = 'asia'"),
            place,
        ),
        (in_mission(HOUSE, [0; 6], ""), missing),
        (in_mission(HOUSE, [0, 0, 2, 0, 0, 0], ""), missing),
        (in_mission(HOUSE, [1, 0, 1, 0, 0, 0], ""), missing),
        (
            in_mission(HOUSE, [0, 0, 1, 0, 0, 0], "red.hand = []"),
            phase,
        ),
        (in_mission(HOUSE, [0, 0, 1, 0, 0, 0], "rounds = 0"), phase),
        (
            in_mission(HOUSE, [0, 0, 1, 0, 0, 0], "turn.mission = false"),
            "turn.mission: the mission is the one of this turn, or an additional one (R12, R19)",
        ),
        (burning("[]", "phase = 'mission'"), least),
        (
            burning("[64]", "phase = 'mission'\nturn.played = [64]"),
            least,
        ),
        (
            burning("[61, 96]", "phase = 'mission'\nturn.played = [61]"),
            most,
        ),
        (
            burning(
                "[89]",
                "phase = 'mission'\nred = { hand = [61], table = [89] }\nturn.fresh = [89]",
            ),
            "turn.fresh: fresh equipment lies on the table during a mission and is not used yet",
        ),
        (house("used = [], dice = []", "phase = 'turn'"), phase),
        (house("used = [62], dice = []", "phase = 'mission'"), used),
        (
            house(
                "used = [82], dice = []",
                "phase = 'mission'\nturn.played = [82]",
            ),
            symbols,
        ),
        (house("used = [], dice = [3]", "phase = 'mission'"), nobody),
        (house("used = [], dice = []", "phase = 'name'"), by_whom),
        (
            house(
                "used = [], dice = [], rolling = 63",
                "phase = 'name'\nturn.played = [63]",
            ),
            unused,
        ),
        (
            house(
                "used = [63], dice = [], rolling = 63",
                "phase = 'mission'\nturn.played = [63]",
            ),
            early,
        ),
        (
            house(
                "used = [63], dice = [2], rolling = 63",
                "phase = 'name'\nturn.played = [63]",
            ),
            dice,
        ),
        (
            house(
                "used = [63], dice = [6], rolling = 63",
                "phase = 'name'\nturn.played = [63]",
            ),
            dice,
        ),
    ] {
        let flaw = sketch(&position)
            .err()
            .unwrap_or_else(|| panic!("nothing is wrong with {position}"));
        assert_eq!(flaw.to_string(), told, "{position}");
    }
    sketch(&house(
        "used = [63], dice = [], rolling = 63",
        "phase = 'name'\nturn.played = [63]",
    ))
    .expect("this may be asked");
}

/// R12, R14, R16: a mission or a purchase under way has taken an action, and the mission is the one
/// of the turn, unless the position says otherwise.
#[test]
fn what_is_under_way_has_taken_an_action() {
    let going_on = in_mission(HOUSE, [0, 0, 1, 0, 0, 0], "");
    expect(
        match_at(&going_on).position(),
        "turn = { mission = true, actions = 1 }",
    );
    let buying = "phase = { buy = { discount = 0 } }";
    expect(
        match_at(buying).position(),
        "turn = { mission = false, actions = 1 }",
    );
    let both = format!("{buying}\nturn.mission = true");
    expect(match_at(&both).position(), "turn.actions = 0");
    let extra = in_mission(
        HOUSE,
        [0, 0, 1, 0, 0, 0],
        "red = { hand = [61], table = [91] }",
    );
    expect(
        match_at(&extra).position(),
        "turn = { mission = false, actions = 2 }",
    );
}

/// R8: a match from a position can be written down and opened again.
#[test]
fn a_position_survives_its_journal() {
    let mut match_ = match_at("turn.played = [61]\nred = { hand = [62], table = [89] }");
    run(
        &mut match_,
        &[mission(HOUSE), use_all(61), use_all(89)],
        &[23],
    );
    assert!(match_.legal(0).contains(&play(62)));
    match Match::open(small(), &match_.journal()) {
        Ok(opened) => assert_eq!(opened.position(), match_.position()),
        Err(error) => panic!("{error}"),
    }
}

/// R16: dice belong to the side that was given, and are those that it has left.
#[test]
fn dice_that_are_left() {
    let named = |missing: &str, used: u8, dice: &str| {
        let position = format!(
            "phase = 'name'\nturn.played = [{used}]
             mission = {{ catastrophe = 21, missing = {missing}, used = [{used}], rolling = {used}, dice = {dice} }}"
        );
        sketch(&position).map_err(|flaw| flaw.to_string()).err()
    };
    let whole = "[0, 0, 1, 1, 0, 0]";
    let told = |flaw: &str| Some(format!("mission.{flaw}"));
    let twins = "dice: these are not the dice that card 83 still has to roll (R16)";
    assert_eq!(named(whole, 83, "[]"), None);
    assert_eq!(named(whole, 83, "[4]"), None);
    assert_eq!(named(whole, 83, "[4, 4]"), told(twins));
    assert_eq!(named(whole, 83, "[3]"), told(twins));
    let fireman = "rolling: card 61 has no dice (R16)";
    assert_eq!(named("[0, 0, 0, 1, 0, 0]", 61, "[]"), told(fireman));
    let jennifer = "missing: the cards that were used cannot have given that much (R16)";
    assert_eq!(named(whole, 81, "[]"), None);
    assert_eq!(named("[0, 0, 1, 0, 0, 0]", 81, "[]"), told(jennifer));
}

/// R16: a card gives one side of its slash, not both.
#[test]
fn one_side_of_a_slash() {
    let used = |missing: &str| {
        let position = format!(
            "phase = 'mission'\nturn.played = [81]
             mission = {{ catastrophe = 21, missing = {missing}, used = [81], dice = [] }}"
        );
        sketch(&position).map_err(|flaw| flaw.to_string()).err()
    };
    assert_eq!(used("[0, 0, 1, 0, 0, 0]"), None, "shelter");
    assert_eq!(used("[0, 0, 0, 1, 0, 0]"), None, "a die");
    let both = "mission.missing: something must be missing, and no more than the catastrophe needs";
    assert_eq!(used("[0, 0, 0, 0, 0, 0]"), Some(both.into()));
}

/// A3: a vehicle is parked for another one, which is in play.
#[test]
fn parked_for_another_vehicle() {
    let parked = |played: &str| {
        sketch(&format!(
            "red.hand = [1]\nturn = {{ parked = [1], played = [{played}] }}"
        ))
        .map_err(|flaw| flaw.to_string())
        .err()
    };
    let told = "turn.parked: a vehicle is parked for another one, and none is in play (A3)";
    assert_eq!(parked(""), Some(told.into()));
    assert_eq!(parked("2"), None);
}

/// R17: whatever a position begins with, no sum of points or money is too high to be counted.
#[test]
fn sums_can_be_counted() {
    let content = &small().content;
    let missions = content.rounds + 2 * content.dispatchers.len() as u8;
    let most = u8::MAX - missions * 5;
    assert!(sketch(&format!("red.points = {most}")).is_ok());
    let flaw = sketch(&format!("red.points = {}", most + 1)).err();
    assert_eq!(
        flaw,
        Some(Flaw::at(
            "players[0].points",
            "nobody can have that many points"
        ))
    );
}
