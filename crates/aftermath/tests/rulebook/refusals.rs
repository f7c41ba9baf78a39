//! Refusals inside moves, tests and trades name what is wrong: R24, R36, R39, R41, R45, R57, R61.

use redtag_aftermath::{Action, Ending, Situation};

use crate::rulebook::{TestMatch, new_match};

#[track_caller]
fn refused(match_: &TestMatch, action: Action, rule: &str, key: &str) {
    assert_eq!(
        match_.refusal(0, action),
        (rule, key.to_owned()),
        "{action:?}"
    );
}

/// R24, R39, A16: each step that cannot be taken, for its own reason.
#[test]
fn inside_a_move() {
    let mut match_ = new_match();
    match_.at(0, "B");
    match_.hand(0, &["y2", "g1"]);
    let (y2, g1) = (match_.card("y2"), match_.card("g1"));
    match_.play(Action::Move(y2), &[]);
    let go = |match_: &TestMatch, letter: &str| Action::Go(match_.space(letter));
    refused(&match_, go(&match_, "C"), "R39", "no-line-cost");
    refused(&match_, go(&match_, "E"), "R24", "no-not-adjacent");
    refused(&match_, go(&match_, "B"), "R39", "no-same-space");
    refused(&match_, Action::EndTurn, "R39", "no-first-move");
    refused(&match_, Action::Roll, "R39", "no-first-move");
    match_.play(go(&match_, "A"), &[]);
    refused(&match_, Action::Play(g1), "R39", "no-cards-after-steps");
    let mut match_ = new_match();
    match_.at(0, "C");
    match_.hand(0, &["y3", "g1"]);
    let y3 = match_.card("y3");
    match_.play(Action::Move(y3), &[]);
    refused(&match_, go(&match_, "G"), "R24", "no-white-line");
}

/// R36, A52: each card that does not fit, for its own reason.
#[test]
fn inside_a_test() {
    let mut match_ = new_match();
    match_.at(0, "E");
    match_.hand(0, &["y1", "y2", "r2", "g3"]);
    let [y1, r2, g3, b1] = ["y1", "r2", "g3", "b1"].map(|id| match_.card(id));
    match_.play(Action::Scavenge(0), &[]);
    refused(&match_, Action::Play(r2), "R36", "no-symbol");
    refused(&match_, Action::Play(b1), "R34", "no-such-card");
    refused(&match_, Action::Roll, "R36", "no-card-yet");
    refused(&match_, Action::Decline, "R36", "no-own-test");
    match_.play(Action::Play(y1), &[]);
    refused(&match_, Action::Play(g3), "R36", "no-match");
    refused(&match_, Action::Decline, "R36", "no-way-back");
    refused(&match_, Action::EndTurn, "R36", "no-first-test");
}

/// R41: a positive status is nothing to recover from.
#[test]
fn a_positive_status() {
    let mut match_ = new_match();
    match_.become_(0, "lucky");
    match_.hand(0, &["b3", "w2"]);
    let lucky = match_.status("lucky");
    assert!(!match_.can(Action::Recover(lucky)));
    refused(&match_, Action::Recover(lucky), "R41", "no-positive-status");
}

/// R61: after the end the rule about it is named.
#[test]
fn after_the_end() {
    let mut match_ = new_match();
    match_.position.ending = Some(Ending::Success);
    refused(&match_, Action::EndTurn, "R61", "no-game-over");
}

/// R29, R45, R57: what was joined in one sentence is told apart.
#[test]
fn one_reason_at_a_time() {
    let mut match_ = new_match();
    match_.hand(0, &["g1", "g2"]);
    let g1 = match_.card("g1");
    let to = |to| Action::Encourage { card: g1, to };
    refused(&match_, to(0), "R44", "no-yourself");
    refused(&match_, to(7), "R44", "no-such-player");
    refused(&match_, Action::Exit(1), "R29", "no-exit-here");
    refused(&match_, Action::Exit(9), "R29", "no-such-exit");
    refused(&match_, Action::Nest, "R57", "no-nest-yet");
    match_.play(Action::Equip(g1), &[]);
    let helm = match_.item("helm");
    refused(&match_, Action::Wear(helm), "R45", "no-item-packed");
    let give = Action::Give { item: helm, to: 1 };
    refused(&match_, give, "R45", "no-item-yours");
    match_.foe("rat", "A", Situation::Safe);
    refused(&match_, Action::Communicate(0), "R45", "no-first-equip");
}

/// Nothing that anybody may send is too strange to be refused.
#[test]
fn strange_actions() {
    use redtag_aftermath::{Card, Item, Location, Space, Status, Token};
    let mut match_ = new_match();
    match_.hand(0, &["g1", "y3", "y2"]);
    let strange = [
        Action::Play(Card(255)),
        Action::Contribute(Card(255)),
        Action::Go(Space(255)),
        Action::Recover(Status(255)),
        Action::Melee(255),
        Action::Hit {
            foe: 255,
            space: Space(255),
        },
        Action::Ranged {
            foe: 0,
            space: Space(255),
        },
        Action::Scavenge(255),
        Action::Use {
            item: Item(255),
            way: 255,
        },
        Action::Handle {
            token: Token(255),
            space: Space(255),
        },
        Action::Swap {
            item: Item(255),
            out: Item(255),
        },
        Action::Trade {
            item: Item(255),
            with: 255,
            take: Item(255),
        },
        Action::Battery(Item(255)),
        Action::Repair(Item(255)),
        Action::Pick(255),
        Action::Travel(Location(255)),
        Action::Choose(255),
    ];
    let all_refused = |match_: &TestMatch| {
        for action in strange {
            let seat = match_.asked().expect("somebody is asked");
            match_.refusal(seat, action);
            match_.refusal(200, action);
        }
    };
    all_refused(&match_);
    let (g1, y3) = (match_.card("g1"), match_.card("y3"));
    let before = match_.position;
    match_.play(Action::Equip(g1), &[]);
    all_refused(&match_);
    match_.position = before;
    match_.play(Action::Move(y3), &[]);
    all_refused(&match_);
}
