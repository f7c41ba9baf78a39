//! Discharge: R36, R37.

use redtag_kernel::{Game, Match};
use redtag_trauma_center::Action::*;
use redtag_trauma_center::{Bill, Event, Meter, TraumaCenter, bill};

use crate::rulebook::{
    FIRST, NO_ONES, area, check, expect, match_at, match_with, official, patient, play_through,
};

/// The bill of a patient at the end.
#[track_caller]
fn billed(patient_: &str) -> Bill {
    let match_ = match_with(1, &format!("phase = 'discharge'\n[[patients]]\n{patient_}"));
    bill(&official().content, patient(&match_))
}

fn score(match_: &Match<TraumaCenter>) -> i32 {
    official().scores(match_.position())[0]
}

const TWO_COLUMNS: &str = "diagnosis = [3, 13, 23, 33, 7, 17, 27, 37]";

/// R36, A27: a point for each completed column that is not checked and for each blank row; minus
/// one for each wound, bandaged or not.
#[test]
fn the_bill() {
    let found = billed(&format!(
        "{TWO_COLUMNS}
        checked = []
        wounds = [0, 1, 99]
        bandages = [{{ left = 0, top = 0, width = 3, height = 3 }}]
        health.marks = 20
        strain.marks = 1"
    ));
    assert_eq!(
        found,
        Bill {
            columns: 2,
            health_rows: 3,
            strain_rows: 4,
            wounds: 3,
            filled: 0
        }
    );
    assert_eq!(found.points(), 2 + 3 + 4 - 3);
    assert_eq!(
        billed(&format!("{TWO_COLUMNS}\nchecked = [7]\nwounds = []")).columns,
        1
    );
}

/// R36, A17: five points are lost if Health or Strain was filled, once even if both were.
#[test]
fn a_full_box_costs_five() {
    let filled = |marks: &str| billed(&format!("wounds = []\n{marks}")).filled;
    assert_eq!(filled("health.marks = 49"), 0);
    assert_eq!(filled("health.marks = 50"), 5);
    assert_eq!(filled("strain.marks = 50"), 5);
    assert_eq!(filled("health.marks = 50\nstrain.marks = 50"), 5);
}

/// A18: crossed-out rows are neither blank nor filled.
#[test]
fn crossed_out_rows() {
    let found = billed(
        "wounds = []\nhealth = { marks = 40, crossed = 1 }\nstrain = { marks = 5, crossed = 2 }",
    );
    assert_eq!(
        found,
        Bill {
            columns: 0,
            health_rows: 0,
            strain_rows: 2,
            wounds: 0,
            filled: 0
        }
    );
}

/// A31: a row with a single mark is not blank. Marks stop above the rows that are crossed out, and
/// what does not fit is dropped.
#[test]
fn marks_fill_from_the_top() {
    let blank = |marks: u8| billed(&format!("wounds = []\nhealth.marks = {marks}")).health_rows;
    assert_eq!([0, 1, 10, 11, 50].map(blank), [5, 4, 4, 3, 0]);
    let surgeon = format!(
        "phase = 'surgeon'\nround = 2\ndice = [2, 3, 5]\n[[patients]]\n{NO_ONES}
        wounds = [91, 92, 93]
        health = {{ marks = 38, crossed = 1 }}"
    );
    let actions = [
        Pick(3),
        Pick(2),
        Tetromino([0, 10, 20, 21]),
        Tetromino([9, 19, 29, 39]),
    ];
    let events = check(&surgeon, &actions, "health = { marks = 40, crossed = 1 }");
    assert!(events.contains(&Event::HealthLost {
        whom: FIRST,
        lost: 3,
        marks: 40
    }));
}

/// A33: a full box changes nothing before Discharge.
#[test]
fn a_full_box_is_no_end() {
    let position = "phase = 'emt'\nround = 1\ndice = [2, 3, 5]\n[[patients]]\nwounds = [99]\n\
                    health.marks = 50";
    let actions = [
        Pick(2),
        Pick(3),
        Bandage(area(0, 0, 3, 2)),
        Stabilize(Meter::Strain),
        Tetromino([0, 10, 20, 21]),
    ];
    check(
        position,
        &actions,
        "health.marks = 50\nstrain.marks = 3\nturn.step = 'done'",
    );
}

/// R37: the points of all patients are one score, and nobody is said to have won.
#[test]
fn one_score() {
    let two = "phase = 'discharge'\n[[patients]]\nwounds = [1, 2]\n[[patients]]\nwounds = [3]\n\
               strain.marks = 50";
    assert_eq!(score(&match_at(two)), (10 - 2) + (5 - 1 - 5));
    let (match_, events) = play_through(2, "one score");
    let bills = events.iter().filter_map(|event| match event {
        Event::Discharged { bill, .. } => Some(i32::from(bill.points())),
        _ => None,
    });
    let bills: Vec<i32> = bills.collect();
    assert_eq!(bills.len(), 2);
    assert_eq!(score(&match_), bills.iter().sum::<i32>());
    assert_eq!(
        events.last(),
        Some(&Event::GameEnds {
            points: score(&match_) as i16
        })
    );
    assert_eq!(match_.winners().iter().count(), 0);
    expect(
        patient(&match_),
        "turn = { step = 'done', dice = [0, 0, 0] }",
    );
}
