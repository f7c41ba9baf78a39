//! Frame and set-up: R1-R7.

use redtag_kernel::chance::ScriptError;
use redtag_kernel::play::SetUpError;
use redtag_kernel::{Chance, Fast, Game, Match, Turn};
use redtag_trauma_center::Action::*;
use redtag_trauma_center::{Event, Grade, Options, Phase, Squares, Step};

use crate::rulebook::{match_at, match_with, official, play_through, positions_of};

/// Notes what chance is asked for.
struct Asked {
    source: Fast,
    questions: Vec<(&'static str, usize)>,
}

impl Chance for Asked {
    fn pick(&mut self, what: &'static str, weights: &[u8]) -> usize {
        self.questions
            .push((what, weights.iter().filter(|&&weight| weight > 0).count()));
        self.source.pick(what, weights)
    }
}

/// R1: 1 to 4 players, a sheet for each, all by the official rules; five are refused.
#[test]
fn one_to_four_players() {
    let game = official();
    for seats in 1..=4 {
        assert!(game.is_official(&Options { seats }));
        let position = game.lay_out(&Options { seats }).expect("so many can play");
        assert_eq!(position.patients.len(), usize::from(seats));
    }
    for seats in [0, 5] {
        let flaw = game
            .lay_out(&Options { seats })
            .expect_err("so many cannot play");
        assert_eq!(
            flaw.to_string(),
            format!("seats: must be 1 to 4, not {seats}")
        );
    }
}

/// R2: four phases of two rounds each, in this order, then Discharge; the score is a common one.
#[test]
fn eight_rounds() {
    for seats in 1..=4 {
        let (match_, events) = play_through(seats, "eight rounds");
        let rolled = events.iter().filter_map(|event| match event {
            Event::Rolled { phase, round, .. } => Some((*phase, *round)),
            _ => None,
        });
        let phases = [Phase::Emt, Phase::Er, Phase::Prep, Phase::Surgeon];
        let expected: Vec<_> = phases
            .into_iter()
            .flat_map(|phase| [(phase, 1), (phase, 2)])
            .collect();
        assert_eq!(rolled.collect::<Vec<_>>(), expected);
        assert_eq!(match_.position().phase, Phase::Over);
        assert_eq!(match_.game().turn(match_.position()), Turn::Over);
        let scores = match_.game().scores(match_.position());
        assert!(scores.iter().all(|&score| score == scores[0]));
    }
}

/// R5: each player draws two Minor cards, a Serious and a Critical one, which nobody else can draw
/// then.
#[test]
fn four_cards_each() {
    let game = official();
    let mut chance = Asked {
        source: Fast::new(1, 1),
        questions: Vec::new(),
    };
    let position = game
        .set_up(&Options { seats: 2 }, &mut chance, &mut ())
        .expect("the options are sound");
    let [minor, serious, critical] = game.content.decks.map(|deck| deck.len());
    let people = game.content.persons.len();
    let expected = [
        ("patient", people),
        ("minor", minor),
        ("minor", minor - 1),
        ("serious", serious),
        ("critical", critical),
        ("patient", people - 1),
        ("minor", minor - 2),
        ("minor", minor - 3),
        ("serious", serious - 1),
        ("critical", critical - 1),
    ];
    assert_eq!(chance.questions, expected);
    for patient in position.patients.as_slice() {
        let grades = patient
            .conditions
            .map(|condition| game.content.deck_of(condition.card));
        assert_eq!(grades, Grade::DEALT.map(Some));
    }
    match Match::new(game, Options { seats: 1 }, None, &[0, 3, 3]) {
        Err(SetUpError::Chance(ScriptError::Impossible { what: "minor", .. })) => {}
        _ => panic!("a card is drawn twice"),
    }
}

/// R6, A22: each pattern goes as it is printed into a quadrant of its own; the last one has no
/// choice.
#[test]
fn patterns_are_copied() {
    let game = official();
    let mut match_ =
        Match::new(game.clone(), Options { seats: 2 }, Some("copy".into()), &[]).expect("sound");
    assert_eq!(match_.legal(0), [Copy(0), Copy(1), Copy(2), Copy(3)]);
    match_.play(0, Copy(2)).expect("free");
    assert_eq!(match_.legal(0), [Copy(0), Copy(1), Copy(3)]);
    assert_eq!(match_.why_not(0, &Copy(2)).expect("taken").rule, "R6");
    assert_eq!(match_.why_not(0, &Pick(1)).expect("no dice yet").rule, "R6");
    match_.play(0, Copy(0)).expect("free");
    let events = match_.play(0, Copy(3)).expect("free");
    assert_eq!(
        events.len(),
        2,
        "the last pattern goes into the last quadrant by itself"
    );
    let patient = match_.position().patients[0];
    assert_eq!(
        patient.conditions.map(|one| one.quadrant),
        [Some(2), Some(0), Some(3), Some(1)]
    );
    assert_eq!(patient.turn.step, Step::Done);
    let mut printed = Squares::EMPTY;
    for (condition, (left, top)) in patient
        .conditions
        .iter()
        .zip([(0, 5), (0, 0), (5, 5), (5, 0)])
    {
        let here = game.content.card(condition.card).wounds[0].iter();
        here.for_each(|square| printed.put((square / 10 + top) * 10 + square % 10 + left));
    }
    assert_eq!(patient.wounds, printed);
}

/// R7, A23: the sheet goes to the player on the right, who sits before in clockwise order; a solo
/// player keeps it.
#[test]
fn sheets_are_passed() {
    let mut match_ =
        Match::new(official(), Options { seats: 3 }, Some("pass".into()), &[]).expect("sound");
    assert_eq!(
        [0, 1, 2].map(|seat| match_.position().patient_of(seat)),
        [0, 1, 2]
    );
    for seat in 0..3 {
        for quadrant in 0..3 {
            match_.play(seat, Copy(quadrant)).expect("free");
        }
    }
    assert_eq!(match_.position().phase, Phase::Emt);
    assert_eq!(
        [0, 1, 2].map(|seat| match_.position().patient_of(seat)),
        [1, 2, 0]
    );
    assert_eq!(
        [0, 1, 2].map(|patient| match_.position().seat_of(patient)),
        [2, 0, 1]
    );
    let (solo, _) = play_through(1, "pass");
    assert!(
        positions_of(&solo).all(|position| position.patient_of(0) == 0 && position.seat_of(0) == 0)
    );
}

/// A23: a sheet does not depend on what others do with theirs.
#[test]
fn sheets_are_independent() {
    let emt = "phase = 'emt'\nround = 1\ndice = [2, 3, 5]";
    let mut one = match_at(emt);
    let mut other = match_at(emt);
    one.play_with(0, Pick(2), &[]).expect("a die");
    one.play_with(1, Pick(5), &[]).expect("a die");
    other.play_with(1, Pick(5), &[]).expect("a die");
    other.play_with(0, Pick(2), &[]).expect("a die");
    assert_eq!(one.position(), other.position());
    assert_eq!(
        match_with(1, emt).position().patients.as_slice(),
        &one.steps()[0].before.patients[..1]
    );
}
