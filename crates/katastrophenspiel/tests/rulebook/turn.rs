//! The turn: R9, R11, R12 and R20, and the rulings on playing cards.

use redtag_katastrophenspiel::Action::{self, *};
use redtag_katastrophenspiel::{Colour, Event, Region};
use redtag_kernel::{PlayError, Words};

use crate::rulebook::{
    BIKE, BUS, DOG, FIREMAN, GRAFKE, HOSE, HOUSE, JENNIFER, JET, KIT, LEITSTELLE, MASON, MEDIC,
    PORTER, SCOUT, TENTS, TWINS, WELL, buy, card, check, expect, extra_mission, extra_purchase,
    in_mission, legal, legal_now, match_at, mission, play, purchase, refused, refused_now, run,
    use_all, use_right,
};

const RED: Colour = Colour::Red;

/// The actions of this list that play a card.
pub(super) fn plays(actions: Vec<Action>) -> Vec<u8> {
    let number = |action| {
        if let Play(card) = action {
            Some(card.number())
        } else {
            None
        }
    };
    actions.into_iter().filter_map(number).collect()
}

/// R9: two actions in a turn, whatever they are.
#[test]
fn two_actions() {
    let start = "red.hand = []";
    for (first, second) in [
        (Move(Region::Asia), Move(Region::Africa)),
        (Move(Region::Asia), purchase(MASON)),
        (mission(HOUSE), Move(Region::Asia)),
    ] {
        let mut match_ = match_at("red = { hand = [], money = 0 }");
        run(&mut match_, &[first], &[]);
        expect(match_.position(), "turn.actions = 1\nphase = 'turn'");
        run(&mut match_, &[second], &[]);
        expect(match_.position(), "turn.actions = 0\nphase = 'turn'");
        assert_eq!(legal_now(&match_), [EndTurn]);
        for third in [Move(Region::Europe), purchase(74), mission(WELL)] {
            assert_eq!(refused_now(&match_, third), ("R9", "no-actions".into()));
        }
    }
    check(start, &[EndTurn], &[], "active = 1\nturn.actions = 2");
}

/// R9: cards may be played at any time in the turn, which is no action.
#[test]
fn cards_at_any_time() {
    let mut match_ = match_at("red = { region = 'asia', money = 0 }");
    let (asia, europe) = (Region::Asia, Region::Europe);
    let events = run(
        &mut match_,
        &[
            play(FIREMAN),
            Move(europe),
            play(MEDIC),
            Move(asia),
            play(PORTER),
        ],
        &[],
    );
    assert_eq!(
        events[0],
        Event::Played {
            who: RED,
            card: card(FIREMAN)
        }
    );
    expect(
        match_.position(),
        "turn = { actions = 0, played = [61, 62, 64] }\nred = { hand = [63, 89] }",
    );
    assert!(match_.legal(1).is_empty(), "but not in the turn of another");
    let illegal = match_.why_not(1, &play(65)).expect("it is red's turn");
    assert_eq!((illegal.rule, &*illegal.why.key), ("R8", "no-turn"));
}

/// R9: only cards that one has can be played.
#[test]
fn only_own_cards() {
    for position in [
        "",
        &in_mission(HOUSE, [0, 0, 1, 0, 0, 0], "red.hand = [61]"),
    ] {
        for number in [65, HOUSE, MASON, DOG, 127] {
            assert_eq!(
                refused(position, play(number)),
                ("R9", "no-such-card".into()),
                "{number}"
            );
        }
    }
    let twice = "red.hand = []\nturn.played = [61]";
    assert_eq!(refused(twice, play(FIREMAN)), ("R9", "no-such-card".into()));
}

/// R9: without a vehicle three heroes can be in play, and no fourth.
#[test]
fn three_heroes() {
    let mut match_ = match_at("");
    run(&mut match_, &[play(FIREMAN), play(MEDIC)], &[]);
    assert_eq!(plays(legal_now(&match_)), [SCOUT, PORTER, TENTS]);
    run(&mut match_, &[play(SCOUT)], &[]);
    assert_eq!(plays(legal_now(&match_)), [TENTS]);
    assert_eq!(
        refused_now(&match_, play(PORTER)),
        ("R9", "no-more-heroes".into())
    );
    let illegal = match_
        .why_not(0, &play(PORTER))
        .expect("it is one too many");
    assert_eq!(illegal.why.args, number("limit", 3));
}

/// The arguments of a text with one number.
pub(super) fn number(
    name: &'static str,
    value: u8,
) -> Vec<(&'static str, redtag_kernel::words::Arg)> {
    redtag_kernel::words::text("").number(name, value).args
}

/// R9: the limit holds in missions too.
#[test]
fn three_heroes_in_a_mission() {
    let storm = in_mission(HOUSE, [0, 0, 0, 1, 0, 0], "turn.played = [61, 62]");
    let mut match_ = match_at(&storm);
    assert_eq!(plays(legal_now(&match_)), [SCOUT, PORTER, TENTS]);
    run(&mut match_, &[play(PORTER)], &[]);
    assert_eq!(
        refused_now(&match_, play(SCOUT)),
        ("R9", "no-more-heroes".into())
    );
    assert_eq!(plays(legal_now(&match_)), [TENTS]);
}

/// R9: any number of equipment, beside three heroes and a vehicle.
#[test]
fn any_number_of_equipment() {
    let hand = format!(
        "red.hand = [{TENTS}, {DOG}, {LEITSTELLE}, {KIT}, {HOSE}]\nturn.played = [5, 61, 62, 63]"
    );
    let all = [TENTS, DOG, LEITSTELLE, KIT, HOSE].map(play);
    check(
        &hand,
        &all,
        &[],
        "red = { hand = [], table = [89, 90, 91, 92, 93] }\nturn.played = [5, 61, 62, 63]",
    );
}

/// R11: a card that was played is not taken back, a movement is.
#[test]
fn played_is_played() {
    let mut match_ = match_at(&format!(
        "red.hand = [{FIREMAN}, {LEITSTELLE}, {TENTS}, {MEDIC}]"
    ));
    run(&mut match_, &[play(FIREMAN), Move(Region::Asia)], &[]);
    assert_eq!(
        match_.why_no_undo(1).expect("it was not green").key,
        "undo-other"
    );
    match_.undo(0).expect("a movement can be taken back");
    expect(
        match_.position(),
        "red.region = 'europe'\nturn = { actions = 2, played = [61] }",
    );
    assert_eq!(
        match_.why_no_undo(0).expect("it was played").key,
        "undo-never"
    );
    match_.undo(0).expect_err("it was played");
    expect(match_.position(), "turn.played = [61]");
    for equipment in [play(TENTS), extra_mission(HOUSE)] {
        let mut match_ = match_at(&format!("red.hand = [{FIREMAN}, {LEITSTELLE}, {TENTS}]"));
        run(&mut match_, &[equipment], &[]);
        assert_eq!(
            match_.why_no_undo(0).expect("it was played").key,
            "undo-never"
        );
    }
    let mut match_ = match_at("");
    run(&mut match_, &[mission(HOUSE)], &[]);
    match_.undo(0).expect("no card was played");
    run(
        &mut match_,
        &[mission(HOUSE), play(SCOUT), use_all(SCOUT)],
        &[2],
    );
    assert_eq!(
        match_.why_no_undo(0).expect("a die was rolled").key,
        "undo-chance"
    );
}

/// R11: nothing that a player may do brings a card back to the hand, but the end of the turn.
#[test]
fn no_way_back_to_the_hand() {
    let position = "red.hand = [62]\nturn.played = [61]";
    for action in legal(position)
        .into_iter()
        .filter(|&action| action != EndTurn)
    {
        let mut match_ = match_at(position);
        run(&mut match_, &[action], &[]);
        assert!(
            match_.position().turn.played.contains(card(FIREMAN)),
            "{action:?}"
        );
    }
}

/// R12, A5: actions in any mix, and twice the same, but for missions.
#[test]
fn any_mix_of_actions() {
    let start = "red = { hand = [62], money = 0 }";
    let moved = Move(Region::Asia);
    for actions in [
        vec![moved, Move(Region::Africa)],
        vec![moved, Move(Region::Europe)],
        vec![purchase(MASON), purchase(73)],
        vec![purchase(MASON), moved],
        vec![moved, purchase(MASON)],
        vec![mission(HOUSE), GiveUp, moved],
        vec![mission(HOUSE), GiveUp, purchase(MASON)],
        vec![purchase(MASON), mission(HOUSE), GiveUp],
    ] {
        check(start, &actions, &[], "turn.actions = 0\nphase = 'turn'");
    }
}

/// R12: one mission in a turn, won or lost.
#[test]
fn one_mission_a_turn() {
    let mut lost = match_at("red.hand = [62]");
    run(&mut lost, &[mission(HOUSE), GiveUp], &[]);
    let mut won = match_at("");
    run(&mut won, &[mission(HOUSE), play(FIREMAN), play(TENTS)], &[]);
    expect(won.position(), "red.points = 1");
    for match_ in [&mut lost, &mut won] {
        expect(match_.position(), "turn = { actions = 1, mission = true }");
        assert_eq!(
            refused_now(match_, mission(WELL)),
            ("R12", "no-second-mission".into())
        );
        assert!(
            !legal_now(match_)
                .iter()
                .any(|action| matches!(action, Mission(_) | ExtraMission(_)))
        );
        run(match_, &[EndTurn, EndTurn, EndTurn], &[]);
        assert!(
            legal_now(match_).contains(&mission(WELL)),
            "the next turn has its own"
        );
    }
}

/// A4: extra actions come in any order and use up none of the two.
#[test]
fn extra_actions_are_extra() {
    let hand = format!(
        "turn.played = [{JET}, {GRAFKE}]\nred = {{ hand = [{LEITSTELLE}, 62], money = 0 }}\n"
    );
    let used_up = format!("{hand}turn.actions = 0");
    check(&used_up, &[Drive(Region::Asia)], &[], "turn.actions = 0");
    for extra in [
        [extra_purchase(73), BuyNothing],
        [extra_mission(HOUSE), GiveUp],
    ] {
        check(&used_up, &extra, &[], "turn.actions = 0\nphase = 'turn'");
        let before = [extra.as_slice(), &[Move(Region::Asia), purchase(74)]].concat();
        check(&hand, &before, &[], "turn.actions = 0\nphase = 'turn'");
    }
    let between = [
        Move(Region::Asia),
        Drive(Region::Europe),
        extra_mission(HOUSE),
        GiveUp,
        mission(WELL),
        GiveUp,
        extra_purchase(73),
        BuyNothing,
    ];
    check(
        &hand,
        &between,
        &[],
        "turn = { actions = 0, drove = true, haggled = 1, mission = true }",
    );
}

/// A10: heroes played earlier count towards the limit and can be used in the mission.
#[test]
fn heroes_in_play_count_and_help() {
    let mut match_ = match_at(&format!(
        "red.hand = [61, {MEDIC}, {SCOUT}, {PORTER}, {TENTS}]"
    ));
    run(
        &mut match_,
        &[play(FIREMAN), Move(Region::Asia), play(MEDIC)],
        &[],
    );
    expect(match_.position(), "turn.played = [61, 62]");
    let mut match_ = match_at(&format!(
        "turn.played = [61, {GRAFKE}]\nred.hand = [62, 63, {TENTS}]"
    ));
    run(&mut match_, &[mission(HOUSE), play(MEDIC)], &[]);
    assert_eq!(
        refused_now(&match_, play(SCOUT)),
        ("R9", "no-more-heroes".into())
    );
    assert!(legal_now(&match_).contains(&use_all(FIREMAN)));
    run(&mut match_, &[use_all(FIREMAN), play(TENTS)], &[]);
    expect(
        match_.position(),
        "red.points = 1\nturn.played = [61, 62, 82]",
    );
}

/// A17: a card that was bought can be played in the same turn.
#[test]
fn bought_and_played() {
    let actions = [purchase(73), buy(MASON), play(MASON)];
    check(
        "red = { hand = [], money = 1 }",
        &actions,
        &[],
        "turn.played = [71]\nred = { hand = [], money = 0 }",
    );
}

/// A17: equipment can be laid down outside a mission, but then its first use is spent.
#[test]
fn equipment_laid_down() {
    let mut match_ = match_at("");
    let events = run(&mut match_, &[play(TENTS)], &[]);
    assert_eq!(
        events,
        [Event::LaidDown {
            who: RED,
            card: card(TENTS)
        }]
    );
    expect(
        match_.position(),
        "red = { hand = [61, 62, 63, 64], table = [89] }\nturn.fresh = []\n\
         removed = [66, 67, 68, 95, 96]",
    );
    run(&mut match_, &[mission(HOUSE), use_all(TENTS)], &[]);
    expect(
        match_.position(),
        "red.table = []\nremoved = [66, 67, 68, 89, 95, 96]\nphase = 'mission'",
    );
}

/// A25: a turn may end with actions left.
#[test]
fn actions_may_be_forgone() {
    for actions in 0..=2 {
        let position = format!("turn.actions = {actions}");
        assert!(legal(&position).contains(&EndTurn));
        check(&position, &[EndTurn], &[], "active = 1\nturn.actions = 2");
    }
}

/// R20: heroes and vehicle go back to the hand, equipment stays on the table, the next player
/// begins anew.
#[test]
fn the_end_of_a_turn() {
    let position = format!(
        "turn = {{ actions = 1, mission = true, drove = true, served = true, haggled = 1,
                  played = [{JET}, 61, {GRAFKE}], parked = [{BUS}] }}\n
         red = {{ hand = [{BUS}, 62], table = [{TENTS}, {KIT}] }}"
    );
    let after = "
        active = 1
        red = { hand = [1, 6, 61, 62, 82], table = [89, 92] }
        turn = { actions = 2, mission = false, drove = false, served = false, haggled = 0, \
            played = [], parked = [] }";
    let events = check(&position, &[EndTurn], &[], after);
    let begins = Event::TurnBegins {
        who: Colour::Green,
        actions: 2,
    };
    assert_eq!(events, [Event::TurnEnds { who: RED, back: 3 }, begins]);
}

/// R20: a turn does not end in the middle of a mission or a purchase.
#[test]
fn no_end_in_between() {
    let going_on = in_mission(HOUSE, [0, 0, 1, 0, 0, 0], "");
    assert_eq!(
        refused(&going_on, EndTurn),
        ("R16", "no-mission-first".into())
    );
    assert_eq!(
        refused("phase = { buy = { discount = 0 } }", EndTurn),
        ("R14", "no-buy-first".into())
    );
}

/// R9, R16, A17: a card with a choice waits for it; a card of one's own may be played and used
/// later.
#[test]
fn cards_with_a_choice_wait() {
    for (waits, number) in [
        (false, FIREMAN),
        (true, MEDIC),
        (true, SCOUT),
        (true, TWINS),
        (true, JENNIFER),
    ] {
        let mut match_ = match_at(&format!("red.hand = [{number}, 64, {TENTS}]"));
        let events = run(&mut match_, &[mission(HOUSE), play(number)], &[]);
        let used = events
            .iter()
            .any(|event| matches!(event, Event::Used { .. }));
        assert_eq!(used, !waits, "card {number}");
    }
    check(
        "",
        &[mission(WELL), play(MEDIC), play(PORTER), use_right(MEDIC)],
        &[],
        "red.points = 1",
    );
}

/// R11: a mission that takes no card from the hand can be taken back, an additional one too; whatever
/// cannot is told with the rule.
#[test]
fn an_extra_mission_from_the_table_is_taken_back() {
    let mut match_ = match_at(&format!(
        "red = {{ hand = [{FIREMAN}], table = [{LEITSTELLE}] }}"
    ));
    let before = *match_.position();
    run(&mut match_, &[extra_mission(HOUSE)], &[]);
    match_.undo(0).expect("no card was played");
    assert_eq!(*match_.position(), before);
    run(&mut match_, &[play(FIREMAN)], &[]);
    let refused = match_.undo(0).expect_err("it was played");
    assert!(matches!(refused, PlayError::Illegal(ref why) if why.rule == "R11"));
}

/// A1, A2: what a vehicle has space for and what the limit allows are not always the same.
#[test]
fn the_limit_is_told_as_it_is() {
    let position =
        "red.hand = [2]\nturn.played = [1, 61, 62, 63, 64]\nhero_limit = 'at_least_three'";
    let match_ = match_at(position);
    let illegal = match_.why_not(0, &play(BIKE)).expect("four heroes");
    let words = Words::of(&**match_.game(), "en", &[]).expect("the words are sound");
    assert_eq!(
        words.say(&illegal.why),
        "With this vehicle only 3 heroes can be in play, but 4 are."
    );
}
