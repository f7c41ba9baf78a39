//! Events: R15-R19, and the rulings on them.

use redtag_kernel::Match;
use redtag_triage::Action::*;
use redtag_triage::{Cause, ComplicationsCap, Event, Options, Rank};

use crate::rulebook::{check, expect, legal, match_at, match_with, official, play, read, refused};

const KING: &str = "{ rank = 'king', health = 2 }";
const FULL: &str = "
    beds = [{ rank = 'queen', health = 4 }, { rank = 'queen', health = 4 }, \
        { rank = 'queen', health = 4 }]\n";

/// R15: a patient may be admitted for nothing while a Bed is free.
#[test]
fn a_patient_is_admitted_for_free() {
    let arrives = format!("phase = {{ patient = 'queen' }}\nap = 1\nbeds = [{KING}, {KING}]");
    assert_eq!(legal(&arrives), [Admit, Refuse]);
    let events = check(
        &arrives,
        &[Admit],
        "ap = 1\nbeds = [{}, {}, { rank = 'queen', health = 4 }]",
    );
    assert_eq!(
        events,
        [Event::Admitted {
            rank: Rank::Queen,
            bed: 2,
            health: 4,
            from_outside: false
        }]
    );
}

/// R15: a patient who is refused waits Outside, a Queen upright.
#[test]
fn a_patient_is_refused() {
    let after = "beds = ['empty', 'empty', 'empty']\nap = 4\n";
    for (rank, outside) in [
        (
            "jack",
            "outside = { jacks = 1, queens = 0, turned_queens = 0, kings = 0 }",
        ),
        (
            "queen",
            "outside = { jacks = 0, queens = 1, turned_queens = 0, kings = 0 }",
        ),
        (
            "king",
            "outside = { jacks = 0, queens = 0, turned_queens = 0, kings = 1 }",
        ),
    ] {
        check(
            &format!("phase = {{ patient = '{rank}' }}"),
            &[Refuse],
            &format!("{after}{outside}"),
        );
    }
}

/// R15: with full Beds nothing is asked: the patient goes Outside.
#[test]
fn full_beds_admit_nobody() {
    let full = format!("{FULL}deck.top = ['K']");
    check(&full, &[Explore], "phase = 'standard'\noutside.kings = 1");
    assert_eq!(refused(FULL, Admit), ("R15", "no-patient-asked".into()));
}

/// R16: the Hospital loses the rank less the action points spent.
#[test]
fn an_aftershock_can_be_braced() {
    for spent in 0..=3 {
        let after = format!(
            "hospital = {}\nap = {}\ndiscard.'♠3' = 1",
            7 + spent,
            4 - spent
        );
        let events = check("phase = { aftershock = 3 }", &[Brace(spent)], &after);
        let told = match spent {
            3 => Event::Braced { ap: 3 },
            _ => Event::HospitalDamaged {
                cause: Cause::Aftershock,
                damage: 3 - spent,
                left: 7 + spent,
            },
        };
        assert_eq!(events, [told]);
    }
}

/// R16: without action points there is nothing to ask.
#[test]
fn an_aftershock_without_action_points() {
    check(
        "ap = 1\ndeck.top = ['♠4', '♠1']",
        &[Explore],
        "hospital = 6\nturn = 2\nphase = { aftershock = 1 }",
    );
}

/// A4: no more action points than the rank, and no more than there are.
#[test]
fn the_cap_on_an_aftershock() {
    assert_eq!(
        legal("phase = { aftershock = 2 }"),
        [Brace(0), Brace(1), Brace(2)]
    );
    assert_eq!(
        refused("phase = { aftershock = 2 }", Brace(3)),
        ("A4", "no-more-than-damage".into())
    );
    assert_eq!(
        legal("phase = { aftershock = 5 }\nap = 1"),
        [Brace(0), Brace(1)]
    );
    assert_eq!(
        refused("phase = { aftershock = 5 }\nap = 1", Brace(2)),
        ("R16", "no-so-many-ap".into())
    );
}

/// R17: 1 AP starts on a source, at value 1.
#[test]
fn a_source_is_started() {
    assert_eq!(
        legal("phase = { diesel = 5 }\nap = 1\nqueue = 1"),
        [Start, Leave]
    );
    let after = "ap = 3\nscavenging = { rank = 5, value = 1 }\ndiscard.'♦5' = 0";
    check("phase = { diesel = 5 }", &[Start], after);
}

/// R17: a source that is not started is discarded; nothing else changes.
#[test]
fn a_source_is_left() {
    let busy = "phase = { diesel = 5 }\nscavenging = { rank = 9, value = 4 }";
    check(
        busy,
        &[Leave],
        "ap = 4\nscavenging = { rank = 9, value = 4 }\ndiscard = { '♦5' = 1, '♦9' = 0 }",
    );
}

/// R17: without action points there is nothing to ask: the card is discarded.
#[test]
fn a_source_without_action_points() {
    let last = "ap = 1\ndeck.top = ['♦5', '♠1']";
    check(
        last,
        &[Explore],
        "scavenging = 'empty'\ndiscard.'♦5' = 1\nturn = 2",
    );
}

/// A2: the source given up goes to the Discard Pile with all its Diesel, never to the generator.
#[test]
fn a_source_given_up_is_discarded() {
    let busy = "phase = { diesel = 3 }\nscavenging = { rank = 9, value = 8 }";
    let events = check(
        busy,
        &[Start],
        "generator = [10]\nlevel = 10\ndiscard.'♦9' = 1\nscavenging.rank = 3",
    );
    assert_eq!(
        events,
        [Event::SourceStarted {
            rank: 3,
            lost: Some(9)
        }]
    );
}

/// A5: a source of n costs n AP in all, and starting never completes one.
#[test]
fn what_a_source_costs() {
    let after = "generator = [10, 4]\nscavenging = 'empty'\nap = 1";
    check(
        "phase = { diesel = 4 }\nap = 5",
        &[Start, Scavenge, Scavenge, Scavenge],
        after,
    );
    check(
        "phase = { diesel = 2 }",
        &[Start],
        "generator = [10]\nscavenging = { rank = 2, value = 1 }",
    );
    let lowest = official()
        .content
        .event_deck
        .iter()
        .next()
        .map(|(card, _)| card);
    assert_eq!(lowest, Some(redtag_triage::Card::Diesel(2)));
}

/// R18: Hope gives 1 AP, without a cap.
#[test]
fn hope_gives_an_action_point() {
    let three = "deck.top = ['♥', '♥', '♥']";
    let events = check(
        three,
        &[EndTurn],
        "ap = 7\nphase = 'standard'\ndiscard.'♥' = 3",
    );
    assert!(events.contains(&Event::HopeGained { ap: 7 }));
    check("ap = 40\ndeck.top = ['♥']", &[Explore], "ap = 40");
}

/// R19: everybody with the lowest health is hurt, and nobody else.
#[test]
fn complications_hurt_the_weakest() {
    let beds = "
        beds = [{ rank = 'queen', health = 3 }, { rank = 'jack', health = 4 }, \
            { rank = 'king', health = 3 }]
        deck.top = ['♣2']";
    let after = "beds = [{ health = 1 }, { health = 4 }, { health = 1 }]\nap = 3\ndiscard.'♣2' = 1";
    check(beds, &[Explore, Protect(0), Protect(0)], after);
}

/// R19: each AP keeps 1 damage off one of them, split freely.
#[test]
fn protection_is_split_freely() {
    let tied = format!("ap = 5\nbeds = [{KING}, {KING}, {KING}]\ndeck.top = ['♣3']");
    let after = "beds = ['empty', { health = 1 }, 'empty']\ndiscard.K = 2\nap = 2";
    check(&tied, &[Explore, Protect(0), Protect(2), Protect(0)], after);
    check(
        &tied,
        &[Explore, Protect(3)],
        "beds = [{ health = 2 }, 'empty', 'empty']\ndiscard.K = 2\nap = 1",
    );
}

/// R19: the question is not asked without action points.
#[test]
fn complications_without_action_points() {
    let last = format!("ap = 1\nbeds = [{KING}]\ndeck.top = ['♣2', '♠1']");
    check(
        &last,
        &[Explore],
        "beds = ['empty', 'empty', 'empty']\ndiscard.K = 1\nturn = 2",
    );
}

/// R19: with empty Beds nothing happens.
#[test]
fn complications_without_patients() {
    let events = check(
        "deck.top = ['♣4']",
        &[Explore],
        "phase = 'standard'\ndiscard.'♣4' = 1\nhospital = 10",
    );
    assert_eq!(events[1..], [Event::NobodyToHurt]);
}

const TIED: &str = "
    phase = { complications = { damage = 2, lowest = 2, bed = 0, spent = [0, 0, 0, 0] } }
    beds = [{ rank = 'king', health = 2 }, { rank = 'king', health = 2 }]\n";

/// A3: the cap is that of the card, for all patients together.
#[test]
fn the_cap_on_complications() {
    assert_eq!(legal(TIED), [Protect(0), Protect(1), Protect(2)]);
    assert_eq!(
        refused(TIED, Protect(3)),
        ("A3", "no-more-protection".into())
    );
    assert_eq!(
        refused(&format!("{TIED}ap = 1"), Protect(2)),
        ("R19", "no-so-many-ap".into())
    );
    let mut match_ = match_at(TIED);
    play(&mut match_, &[Protect(1)]);
    assert_eq!(match_.legal(0), [Protect(0), Protect(1)]);
    check(
        TIED,
        &[Protect(2)],
        "phase = 'standard'\nap = 2\nbeds = [{ health = 2 }, 'empty', 'empty']",
    );
}

/// R19: points cannot have been spent for an empty Bed, for somebody who is not hit, or before the
/// question about them.
#[test]
fn points_are_spent_for_patients_hit() {
    let flaw = |bed: u8, spent: &str, beds: &str| {
        let written = format!(
            "phase = {{ complications = {{ damage = 2, lowest = 2, bed = {bed}, \
             spent = {spent} }} }}
            beds = [{beds}]"
        );
        let match_ = Match::from_sketch(official(), Options::default(), &read(&written), None);
        match_.err().map(|flaw| flaw.to_string())
    };
    let told = |at: u8| {
        let why = "points are spent only for patients hit in the Beds before this one (R19)";
        Some(format!("phase.complications.spent[{at}]: {why}"))
    };
    let healthy = "{ rank = 'king', health = 3 }";
    assert_eq!(flaw(0, "[0, 0, 1, 0]", KING), told(2));
    assert_eq!(flaw(0, "[1, 0, 0, 0]", KING), told(0));
    let second = format!("{healthy}, {KING}");
    assert_eq!(flaw(1, "[1, 0, 0, 0]", &second), told(0));
    assert_eq!(flaw(1, "[1, 0, 0, 0]", &format!("{KING}, {KING}")), None);
}

/// A3: the other reading caps each patient, as an option.
#[test]
fn the_other_cap_on_complications() {
    let options = Options {
        complications_cap: ComplicationsCap::PerPatient,
        ..Options::default()
    };
    let mut match_ = match_with(options, &format!("{TIED}ap = 5"));
    play(&mut match_, &[Protect(2), Protect(2)]);
    expect(
        match_.position(),
        "beds = [{ health = 2 }, { health = 2 }, 'empty']\nap = 1",
    );
}

/// A3: who is hurt is settled before any damage, and not looked at again after it.
#[test]
fn the_weakest_are_settled_first() {
    let beds = "
        beds = [{ rank = 'queen', health = 3 }, { rank = 'jack', health = 2 }, \
            { rank = 'queen', health = 1 }]
        deck.top = ['♣4']";
    let after = "beds = [{ health = 3 }, { health = 2 }, 'empty']\ndiscard = { Q = 1, J = 0 }";
    check(beds, &[Explore, Protect(0)], after);
}

/// A10: an explored card is handled like any other: Hope pays for itself, a patient is admitted for
/// free.
#[test]
fn explored_cards_are_events() {
    check(
        "ap = 1\ndeck.top = ['♥']",
        &[Explore],
        "ap = 1\nturn = 1\nphase = 'standard'",
    );
    let after = "ap = 2\nbeds = [{ rank = 'jack', health = 5 }, 'empty', 'empty']";
    check("ap = 3\ndeck.top = ['J', 'K']", &[Explore, Admit], after);
    check(
        "ap = 1\ndeck.top = ['K']",
        &[Explore],
        "ap = 0\nphase = { patient = 'king' }\nturn = 1",
    );
}
