//! Sheets and cards: R3, R4, and what had to be designed.

use redtag_kernel::{Fast, Flaw, Game, Turn};
use redtag_trauma_center::{
    Action, Complication, Content, Grade, Meter, Options, Phase, Squares, TraumaCenter, rows,
};

use crate::rulebook::official;

/// The official content without comments, with a part of it replaced.
fn changed(from: &str, to: &str) -> Result<Content, Flaw> {
    let lines: Vec<&str> = Content::OFFICIAL
        .lines()
        .filter(|line| !line.starts_with('#'))
        .collect();
    let text = lines.join("\n") + "\n";
    assert!(text.contains(from), "{from} is not in the content");
    Content::read(&text.replacen(from, to, 1))
}

/// R3, A1, A2: a Body of 10 by 10 in four quadrants of 5 by 5, a Diagnosis box of 10 by 4 whose
/// columns are those of the Body.
#[test]
fn the_sheet() {
    let content = &official().content;
    assert_eq!(
        (content.columns, content.rows, content.diagnosis_rows),
        (10, 10, 4)
    );
    let all = content
        .quadrants
        .iter()
        .fold(Squares::EMPTY, |all, &one| all.or(one));
    assert_eq!(
        (all.len(), content.quadrants.map(|one| one.len())),
        (100, [25; 4])
    );
    assert!(content.quadrants[1].contains(5) && content.quadrants[2].contains(50));
    for column in 0..10 {
        let body = content.body_column(column);
        assert_eq!((body.len(), body.first()), (10, Some(column)));
        let diagnosis = content.diagnosis_column(column);
        assert_eq!((diagnosis.len(), diagnosis.first()), (4, Some(column)));
    }
    assert!(content.contains(redtag_trauma_center::Area {
        left: 4,
        top: 7,
        width: 6,
        height: 3
    }));
}

/// R3, A5: Health and Strain have five rows of 10 squares each.
#[test]
fn the_boxes() {
    let content = &official().content;
    assert_eq!(Meter::ALL.map(|meter| rows(content, meter)), [5, 5]);
    assert_eq!(content.row, 10);
}

/// A2: ten tetrominoes could just fill the Diagnosis box, so that one may not fit.
#[test]
fn the_diagnosis_box_is_tight() {
    let content = &official().content;
    assert_eq!(content.columns * content.diagnosis_rows, 40);
    let crowded: u64 = (0..40)
        .filter(|square| (square / 10 + square) % 2 == 0)
        .fold(0, |bits, square| bits | 1 << square);
    assert!((1..=6).all(|die| {
        content
            .pieces(die)
            .iter()
            .all(|&(_, bits)| bits & crowded != 0)
    }));
}

/// A3: a tetromino for each die, in every way up; only the one of the 6 may be turned over. Equal
/// ways are one.
#[test]
fn the_tetrominoes() {
    let content = &official().content;
    let places = |die: u8| {
        content
            .pieces(die)
            .iter()
            .map(|&(piece, _)| piece)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        [1, 2, 3, 4, 5, 6].map(|die| places(die).len()),
        [27, 38, 84, 84, 84, 84]
    );
    for die in 1..=6 {
        let mut different = places(die);
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), places(die).len());
        assert!(different.iter().all(|piece| piece.is_sorted()));
    }
    for (die, piece) in [
        (1, [0, 1, 10, 11]),
        (2, [0, 1, 2, 3]),
        (2, [0, 10, 20, 30]),
        (3, [0, 10, 20, 21]),
        (4, [1, 11, 20, 21]),
        (5, [0, 1, 2, 11]),
        (6, [1, 2, 10, 11]),
        (6, [0, 1, 11, 12]),
    ] {
        assert!(places(die).contains(&piece), "{die}: {piece:?}");
    }
    assert!(
        places(3).iter().all(|piece| !places(4).contains(piece)),
        "no mirror on 3 and 4"
    );
}

/// R4, A6: three grades of cards, enough for four players; this many wounds and bold wounds on
/// each.
#[test]
fn the_condition_cards() {
    let content = &official().content;
    assert!(
        content.decks[0].len() >= 12 && content.decks[1].len() >= 8 && content.decks[2].len() >= 8
    );
    for (number, card) in content.cards() {
        let (wounds, bold) = match card.grade {
            Grade::Minor => (3..=4, 0..=2),
            Grade::Serious => (5..=6, 1..=3),
            Grade::Critical => (7..=8, 0..=0),
        };
        for quadrant in 0..4 {
            assert!(
                wounds.contains(&card.wounds[quadrant].len()),
                "card {number}"
            );
            assert!(bold.contains(&card.bold[quadrant].len()), "card {number}");
            assert!(
                card.wounds[quadrant].and(card.bold[quadrant]).is_empty(),
                "card {number}"
            );
            let all = card.wounds[quadrant].or(card.bold[quadrant]);
            assert!(
                all.without(content.quadrants[quadrant]).is_empty(),
                "card {number}"
            );
        }
        assert_eq!(
            card.rule.is_some(),
            card.grade == Grade::Critical,
            "card {number}"
        );
    }
}

/// A7: the critical rules are of many kinds, and each of them is on a card.
#[test]
fn the_critical_rules() {
    let rules: Vec<Complication> = official()
        .content
        .cards()
        .filter_map(|(_, card)| card.rule)
        .collect();
    let mut kinds: Vec<_> = rules.iter().map(std::mem::discriminant).collect();
    kinds.dedup();
    let different = (0..kinds.len())
        .filter(|&at| !kinds[..at].contains(&kinds[at]))
        .count();
    assert_eq!(different, 10);
    let no_ones = Complication::Dice {
        values: [1].into_iter().collect(),
        action: None,
    };
    assert!(rules.contains(&no_ones), "1s can be forbidden");
}

/// Every name and story is there in both languages.
#[test]
fn names_and_stories() {
    let content = &official().content;
    for language in ["en", "de"] {
        assert!(
            content
                .condition_names(language)
                .all(|(_, name)| !name.is_empty())
        );
        assert_eq!(content.people(language).count(), content.persons.len());
    }
    let stories = |language| {
        content
            .people(language)
            .map(|(_, _, story)| story.to_owned())
            .collect::<Vec<_>>()
    };
    assert!(
        stories("en")
            .iter()
            .zip(stories("de"))
            .all(|(english, german)| *english != german)
    );
}

/// A1: four equal quadrants are needed, and what else makes a file unsound.
#[test]
fn broken_files() {
    for (from, to, why) in [
        (
            "columns = 10",
            "columns = 9",
            "body: four equal quadrants, and at most 120 squares, are needed",
        ),
        (
            "columns = 10",
            "columns = 4",
            "body.columns must be 6 to 12, not 4",
        ),
        (
            "rows = 4",
            "rows = 7",
            "diagnosis: at most 64 squares are possible",
        ),
        ("row = 10", "row = 2", "boxes.row must be 5 to 20, not 2"),
        ("emt = 3", "emt = 7", "bandage.emt must be 1 to 6, not 7"),
        (
            "die = 2",
            "die = 1",
            "each die from 1 to 6 has one tetromino",
        ),
        (
            "\"xxxx\"",
            "\"xx.xx\"",
            "a tetromino is four squares side by side",
        ),
        (
            "\"xxxx\"",
            "\"xxxxx\"",
            "a tetromino is four squares side by side",
        ),
        ("\"xxxx\"", "\"xxyx\"", "'y' is neither a dot nor an x"),
        (
            "number = 2\n",
            "number = 1\n",
            "there are two cards with the number 1",
        ),
        (
            "number = 2\n",
            "number = 0\n",
            "a card has a number from 1 to 127, not 0",
        ),
        ("\".x.X.\"", "\".x.X\"", "a pattern has 5 rows of 5 squares"),
        (
            "en = \"Graze\"",
            "en = \"{ $x }\"",
            "name: \"{ $x }\" is empty, too long or has brackets in it",
        ),
        (
            "en = \"Graze\", ",
            "",
            "name: an English one (en) is needed",
        ),
        (
            "grade = \"serious\"",
            "grade = \"critical\"",
            "critical cards, and only they, have a rule",
        ),
        (
            "rule = \"bleeding\"",
            "",
            "critical cards, and only they, have a rule",
        ),
        (
            "values = [6]",
            "values = [7]",
            "rule: some, but not all, of the values 1 to 6 are needed",
        ),
        (
            "slow = 1 }\n",
            "slow = 0 }\n",
            "rule: must be 1 to 6, not 0",
        ),
        (
            "grade = \"minor\"",
            "grade = \"small\"",
            "there is no name `small` here",
        ),
        (
            "mirror = true",
            "mirrored = true",
            "there is no field `mirrored` here; did you mean `mirror`?",
        ),
    ] {
        let flaw = changed(from, to).expect_err(to).to_string();
        assert!(
            flaw.starts_with("trauma-center.toml") && flaw.contains(why),
            "{to}: {flaw}"
        );
    }
    let hash = |from, to| changed(from, to).expect("sound").hash;
    let same = hash("en = \"Graze\"", "en = \"Grazed knee\"");
    assert_eq!(same, official().content.hash);
    assert_ne!(hash("filled = 5", "filled = 6"), same);
}

/// A variant with other sizes and shapes is played to the end.
#[test]
fn a_variant_is_played() {
    let small = Content::OFFICIAL
        .replace("rows = 4\n", "rows = 3\n")
        .replace("health = 5", "health = 2")
        .replace("emt = 3", "emt = 4")
        .replace("mirror = true", "mirror = false");
    let game = TraumaCenter::new(Content::read(&small).expect("a sound variant"));
    let mut actions = Vec::new();
    for number in 0..50 {
        let mut chance = Fast::new(3, number);
        let mut position = game
            .set_up(&Options { seats: 2 }, &mut chance, &mut ())
            .expect("sound");
        while let Turn::Act(seats) = game.turn(&position) {
            let seat = seats.first().expect("somebody");
            actions.clear();
            game.legal_actions(&position, seat, &mut actions);
            let action: Action = actions[chance.below(actions.len())];
            game.apply(&mut position, seat, action, &mut chance, &mut ());
            game.audit(&position).expect("sound");
        }
        assert_eq!(position.phase, Phase::Over);
    }
}
