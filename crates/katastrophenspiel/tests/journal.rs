//! The journal: what opens, and the error that each kind of damage gets.

use std::sync::Arc;

use redtag_katastrophenspiel::{Content, Katastrophenspiel, Options};
use redtag_table::journal::{JournalError, read};
use redtag_table::{Match, Turn};

fn game() -> Arc<Katastrophenspiel> {
    Arc::new(Katastrophenspiel::official().expect("the content is sound"))
}

/// A finished match.
fn played() -> Match<Katastrophenspiel> {
    let options = Options { first: Some(0), ..Options::default() };
    let mut match_ = Match::new(game(), options, Some("journal".into()), &[]).expect("sound options");
    while match_.turn() != Turn::Over {
        let seat = match_.position().active;
        let actions = match_.legal(seat);
        match_.play(seat, actions[match_.steps().len() % actions.len()]).expect("it is on the list");
    }
    match_
}

#[track_caller]
fn refused(text: &str) -> (JournalError, String) {
    let error = Match::open(game(), text).err().expect("it is refused");
    (error.clone(), error.to_string())
}

#[test]
fn a_journal_opens_as_it_was() {
    let match_ = played();
    let opened = Match::open(game(), &match_.journal()).expect("it is sound");
    assert_eq!((opened.position(), opened.journal()), (match_.position(), match_.journal()));
    assert!(
        match_.journal().lines().last().is_some_and(|line| line.contains("\"hash\"")),
        "the end has a hash"
    );
}

#[test]
fn outcomes_win_over_the_seed() {
    let journal = played().journal().replacen("\"seed\":\"journal\"", "\"seed\":\"another\"", 1);
    assert_eq!(Match::open(game(), &journal).expect("it is sound").position(), played().position());
}

#[test]
fn a_cut_last_line_costs_that_line_only() {
    let journal = played().journal();
    let lines = journal.lines().count();
    for cut in [1, 5, 20] {
        let text = &journal[..journal.len() - cut];
        let read = read(text).expect("the rest is sound");
        assert_eq!((read.cut, read.entries.len()), (true, lines - 2));
        assert_eq!(Match::open(game(), text).expect("the rest is sound").steps().len(), lines - 2);
    }
}

#[test]
fn every_kind_of_damage_has_its_own_error() {
    let journal = played().journal();
    let damaged = |from: &str, to: &str| {
        assert!(journal.contains(from), "{from}");
        refused(&journal.replacen(from, to, 1))
    };
    let foreign = |text: &str| assert!(matches!(refused(text).0, JournalError::Foreign { .. }), "{text}");
    ["", "\n", "hello\n", "{}\n", "[1]\n", "{\"redtag\":1"].into_iter().for_each(foreign);
    let (error, told) = damaged("\"redtag\":1", "\"redtag\":2");
    assert_eq!(error, JournalError::Newer { found: 2 });
    assert!(told.contains("update"), "{told}");
    assert!(matches!(damaged("\"katastrophenspiel\"", "\"chess\"").0, JournalError::OtherGame { .. }));
    assert!(matches!(damaged("\"rules\":1", "\"rules\":9").0, JournalError::OtherRules { found: 9, .. }));
    assert!(matches!(damaged("\"content\":\"", "\"content\":\"0").0, JournalError::OtherContent { .. }));
    let (error, told) = damaged("\"seats\":3", "\"seats\":7");
    assert!(matches!(error, JournalError::Line { line: 1, .. }) && told.contains("seats"), "{told}");
    assert!(matches!(
        damaged("{\"n\":2,", "{\"n\":3,").0,
        JournalError::Order { line: 3, found: 3, expected: 2 }
    ));
    assert!(matches!(damaged("{\"n\":2,", "{\"m\":2,").0, JournalError::Line { line: 3, .. }));
    assert!(matches!(
        damaged("{\"n\":2,\"seat\":0", "{\"n\":2,\"seat\":1").0,
        JournalError::Illegal { line: 3, .. }
    ));
    let hash = journal.split("\"hash\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a hash");
    assert!(matches!(damaged(hash, "0000000000000000").0, JournalError::Hash { line: 9, .. }));
    let without_a_line: String =
        journal.lines().enumerate().filter(|(at, _)| *at != 4).map(|(_, line)| format!("{line}\n")).collect();
    assert!(matches!(refused(&without_a_line).0, JournalError::Order { line: 5, .. }));
}

#[test]
fn other_outcomes_than_could_happen_are_refused() {
    let journal = played().journal();
    let first = journal
        .lines()
        .position(|line| line.contains("\"n\"") && line.contains("\"chance\":["))
        .expect("a draw");
    let lines: Vec<String> = journal.lines().map(str::to_owned).collect();
    for (outcomes, told) in [("[99]", "cannot happen"), ("[]", "missing"), ("[0,1,2,3,4,5,6,7,0,1]", "")] {
        let mut lines = lines.clone();
        let start = lines[first].find("\"chance\":[").expect("it has one");
        let end = lines[first][start..].find(']').expect("it ends") + start + 1;
        lines[first].replace_range(start..end, &format!("\"chance\":{outcomes}"));
        let (error, message) = refused(&(lines.join("\n") + "\n"));
        assert!(matches!(error, JournalError::Illegal { .. }) && message.contains(told), "{message}");
    }
}

#[test]
fn comments_in_content_do_not_matter_and_numbers_do() {
    let commented = Content::OFFICIAL.replace("rounds = 8", "# a remark\nrounds = 8");
    let other = Content::OFFICIAL.replace("rounds = 8", "rounds = 7");
    let hash = |text: &str| Content::read(text).expect("it is sound").hash;
    assert_eq!(hash(Content::OFFICIAL), hash(&commented));
    assert_ne!(hash(Content::OFFICIAL), hash(&other));
}

#[test]
fn a_branch_shares_the_beginning_and_has_its_own_luck() {
    let match_ = played();
    let mut branch = match_.branch(5, Some("other luck".into()));
    assert_eq!((branch.steps().len(), branch.position()), (5, match_.position_at(5)));
    while branch.turn() != Turn::Over {
        let seat = branch.position().active;
        let last = branch.legal(seat).len() - 1;
        branch.play(seat, branch.legal(seat)[last]).expect("it is on the list");
    }
    let again = Match::open(game(), &branch.journal()).expect("a branch is a journal");
    assert_eq!(again.position(), branch.position());
}
