//! Refusals inside moves, tests and trades name what is wrong: R24, R36, R39, R41, R45, R57, R61.

use redtag_aftermath::{Action, Ending, Situation};

use crate::rulebook::{Table, table};

#[track_caller]
fn refused(table: &Table, action: Action, rule: &str, key: &str) {
    assert_eq!(
        table.refusal(0, action),
        (rule, key.to_owned()),
        "{action:?}"
    );
}

/// R24, R39, A16: each step that cannot be taken, for its own reason.
#[test]
fn inside_a_move() {
    let mut table = table();
    table.at(0, "B");
    table.hand(0, &["y2", "g1"]);
    let (y2, g1) = (table.card("y2"), table.card("g1"));
    table.play(Action::Move(y2), &[]);
    let go = |table: &Table, letter: &str| Action::Go(table.space(letter));
    refused(&table, go(&table, "C"), "R39", "no-line-cost");
    refused(&table, go(&table, "E"), "R24", "no-not-adjacent");
    refused(&table, go(&table, "B"), "R39", "no-same-space");
    refused(&table, Action::EndTurn, "R39", "no-first-move");
    refused(&table, Action::Roll, "R39", "no-first-move");
    table.play(go(&table, "A"), &[]);
    refused(&table, Action::Play(g1), "R39", "no-cards-after-steps");
    let mut table = crate::rulebook::table();
    table.at(0, "C");
    table.hand(0, &["y3", "g1"]);
    let y3 = table.card("y3");
    table.play(Action::Move(y3), &[]);
    refused(&table, go(&table, "G"), "R24", "no-white-line");
}

/// R36, A52: each card that does not fit, for its own reason.
#[test]
fn inside_a_test() {
    let mut table = table();
    table.at(0, "E");
    table.hand(0, &["y1", "y2", "r2", "g3"]);
    let [y1, r2, g3, b1] = ["y1", "r2", "g3", "b1"].map(|id| table.card(id));
    table.play(Action::Scavenge(0), &[]);
    refused(&table, Action::Play(r2), "R36", "no-symbol");
    refused(&table, Action::Play(b1), "R34", "no-such-card");
    refused(&table, Action::Roll, "R36", "no-card-yet");
    refused(&table, Action::Decline, "R36", "no-own-test");
    table.play(Action::Play(y1), &[]);
    refused(&table, Action::Play(g3), "R36", "no-match");
    refused(&table, Action::Decline, "R36", "no-way-back");
    refused(&table, Action::EndTurn, "R36", "no-first-test");
}

/// R41: a positive status is nothing to recover from.
#[test]
fn a_positive_status() {
    let mut table = table();
    table.become_(0, "lucky");
    table.hand(0, &["b3", "w2"]);
    let lucky = table.status("lucky");
    assert!(!table.can(Action::Recover(lucky)));
    refused(&table, Action::Recover(lucky), "R41", "no-positive-status");
}

/// R61: after the end the rule about it is named.
#[test]
fn after_the_end() {
    let mut table = table();
    table.position.ending = Some(Ending::Success);
    refused(&table, Action::EndTurn, "R61", "no-game-over");
}

/// R29, R45, R57: what was joined in one sentence is told apart.
#[test]
fn one_reason_at_a_time() {
    let mut table = table();
    table.hand(0, &["g1", "g2"]);
    let g1 = table.card("g1");
    let to = |to| Action::Encourage { card: g1, to };
    refused(&table, to(0), "R44", "no-yourself");
    refused(&table, to(7), "R44", "no-such-player");
    refused(&table, Action::Exit(1), "R29", "no-exit-here");
    refused(&table, Action::Exit(9), "R29", "no-such-exit");
    refused(&table, Action::Nest, "R57", "no-nest-yet");
    table.play(Action::Equip(g1), &[]);
    let helm = table.item("helm");
    refused(&table, Action::Wear(helm), "R45", "no-item-packed");
    let give = Action::Give { item: helm, to: 1 };
    refused(&table, give, "R45", "no-item-yours");
    table.foe("rat", "A", Situation::Safe);
    refused(&table, Action::Communicate(0), "R45", "no-first-equip");
}

/// Nothing that anybody may send is too strange to be refused.
#[test]
fn strange_actions() {
    use redtag_aftermath::{Card, Item, Location, Space, Status, Token};
    let mut table = table();
    table.hand(0, &["g1", "y3", "y2"]);
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
    let all_refused = |table: &Table| {
        for action in strange {
            let seat = table.asked().expect("somebody is asked");
            table.refusal(seat, action);
            table.refusal(200, action);
        }
    };
    all_refused(&table);
    let (g1, y3) = (table.card("g1"), table.card("y3"));
    let before = table.position;
    table.play(Action::Equip(g1), &[]);
    all_refused(&table);
    table.position = before;
    table.play(Action::Move(y3), &[]);
    all_refused(&table);
}
