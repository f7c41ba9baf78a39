//! Minor and Serious complications, and the ER phase: R18-R23.

use redtag_trauma_center::Action::*;
use redtag_trauma_center::{Event, Meter, Phase};

use crate::rulebook::{
    FIRST, area, bandages, check, expect, legal_after, match_with, patient, play, play_and_roll,
};

const ER: &str = "
    phase = 'er'\nround = 1\ndice = [2, 3, 5]\n[[patients]]
    bandages = [{ left = 0, top = 0, width = 3, height = 3 }]
    ";

/// R18, A20, A21: bold wounds are added in the quadrant that the card's pattern was copied to; on a
/// bandaged square they are bandaged wounds, on a healed one the wound is open again.
#[test]
fn bold_wounds() {
    let position = "
        phase = 'emt'\nround = 2\ndice = [2, 3, 5]\n[[patients]]
        conditions = [
            { card = 1, quadrant = 3 }, { card = 2, quadrant = 1 },
            { card = 21, quadrant = 0 }, { card = 41, quadrant = 2 },
        ]
        wounds = [90]
        healed = [13]
        bandages = [{ left = 7, top = 5, width = 3, height = 3 }]";
    let mut match_ = match_with(1, position);
    play(
        &mut match_,
        &[
            Pick(2),
            Pick(3),
            Bandage(area(0, 0, 3, 2)),
            Stabilize(Meter::Health),
        ],
    );
    let events = play_and_roll(&mut match_, Tetromino([0, 10, 20, 21]), [2, 3, 5]);
    assert_eq!(match_.position().phase, Phase::Er);
    expect(patient(&match_), "wounds = [13, 33, 68, 90]\nhealed = []");
    let content = &crate::rulebook::official().content;
    let bandaged = redtag_trauma_center::bandaged(content, patient(&match_));
    assert_eq!(bandaged, [68].into_iter().collect());
    for (card, quadrant, wounds) in [(1, 3, 1), (2, 1, 0), (21, 0, 2)] {
        assert!(
            events.contains(&Event::Complicated {
                whom: FIRST,
                card,
                quadrant,
                wounds
            }),
            "{card}"
        );
    }
}

/// R19: a bandage is 2 by the die and may lie over others.
#[test]
fn two_by_the_die() {
    assert_eq!(bandages(&legal_after(ER, &[Pick(2), Pick(3)])).len(), 9 * 9);
    let five = bandages(&legal_after(ER, &[Pick(5), Pick(3)]));
    assert_eq!(five.len(), 2 * 9 * 6);
    assert!(five.contains(&area(0, 0, 5, 2)) && five.contains(&area(1, 1, 2, 5)));
}

/// R19: also over one of this phase.
#[test]
fn over_a_bandage_of_this_phase() {
    let position = "
        phase = 'er'\nround = 2\ndice = [2, 3, 5]\n[[patients]]
        bandages = [{ left = 0, top = 0, width = 3, height = 3 }, { left = 4, top = 4, width = 2, \
            height = 5 }]";
    assert!(bandages(&legal_after(position, &[Pick(2), Pick(3)])).contains(&area(4, 4, 2, 2)));
}

/// R20, R21: the second action, Health and Strain are as in EMT.
#[test]
fn er_counts_as_emt() {
    let position = format!("{ER}wounds = [55, 66, 77, 88, 99]");
    let picked = [Pick(2), Pick(3), Bandage(area(4, 4, 2, 2))];
    assert_eq!(
        legal_after(&position, &picked),
        [Stabilize(Meter::Health), Stabilize(Meter::Strain)]
    );
    let with = |what| [&picked[..], &[Stabilize(what), Tetromino([0, 10, 20, 21])]].concat();
    check(
        &position,
        &with(Meter::Health),
        "health.marks = 1\nstrain.marks = 3",
    );
    check(
        &position,
        &with(Meter::Strain),
        "health.marks = 4\nstrain.marks = 0",
    );
}

/// R22, A10: wounds under more than one bandage are healed. Empty squares under an older bandage
/// count for Strain.
#[test]
fn healed_by_two_bandages() {
    let position = format!("{ER}wounds = [0, 11, 22, 33, 99]");
    let actions = [
        Pick(2),
        Pick(3),
        Bandage(area(1, 1, 2, 2)),
        Stabilize(Meter::Health),
        Tetromino([0, 10, 20, 21]),
    ];
    check(
        &position,
        &actions,
        "wounds = [0, 33, 99]\nhealed = [11, 22]\nhealth.marks = 0\nstrain.marks = 2",
    );
}
