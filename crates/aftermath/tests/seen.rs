//! What faces are told besides the position agrees with the rules.

use std::sync::Arc;

use redtag_aftermath::{Action, Aftermath, Line, Options, Phase, Preview, Space, Spot};
use redtag_kernel::odds::Oracle;
use redtag_kernel::{Match, Turn, Words};

fn begin(seed: &str) -> Match<Aftermath> {
    let game = Arc::new(Aftermath::official().expect("the content is sound"));
    Match::new(game, Options::default(), Some(seed.into()), &[])
        .expect("the options are the usual ones")
}

/// R24, R27, R38: lines, points of interest and the group task of page 2, in words.
#[test]
fn the_first_page() {
    let table = begin("first");
    let game = table.game().clone();
    let words = Words::of(&*game, "en", &[]).expect("there is English");
    let seen = game.board_view(table.position(), &|text| words.say(text));
    assert_eq!(seen.page, 2);
    assert!(
        seen.lines.contains(&(Space(0), Space(4), Line::Green)),
        "A and E: {:?}",
        seen.lines
    );
    assert!(
        seen.lines
            .contains(&(Space(11), Space(12), Line::DoubleWhite)),
        "the hall door: {:?}",
        seen.lines
    );
    assert_eq!(seen.pois, [Space(0), Space(2), Space(7)]);
    assert_eq!(seen.objectives, [Space(1)]);
    assert_eq!(seen.looming, 4);
    let task = seen.task.expect("there is a group task");
    assert_eq!(
        (task.name.as_str(), task.attributes),
        ("Push the hall door open", 0b10)
    );
    let pushes = table
        .legal(0)
        .into_iter()
        .find(|action| matches!(action, Action::Contribute(_)));
    let pushes = pushes.expect("there is a red card in this hand");
    assert_eq!(
        game.preview(table.position(), pushes),
        Some(Preview::Dial(1))
    );
}

/// R36, R37: what is foretold of a card is so once it is played, and what is foretold of a roll are
/// the odds.
#[test]
fn tests_come_out_as_foretold() {
    let (mut rolls, mut cards) = (0, 0);
    for seed in 0..12 {
        let mut table = begin(&seed.to_string());
        let game = table.game().clone();
        for step in 0..400usize {
            let Turn::Act(seats) = table.turn() else {
                break;
            };
            let seat = seats.first().expect("somebody acts");
            let actions = table.legal(seat);
            let action = actions[(step * 7 + step / 3) % actions.len()];
            let before = *table.position();
            let foretold = game.preview(&before, action);
            table.play(seat, action).expect("it is on the list");
            let Some(Preview::Test(foretold)) = foretold else {
                continue;
            };
            if action == Action::Roll {
                rolls += 1;
                let odds = Oracle::new(&*game, &before, 0, 1_000).after(seat, action);
                let share = f64::from(foretold.now.good) / f64::from(foretold.now.all);
                assert!(
                    (odds.low - share).abs() < 1e-9,
                    "{odds:?} is not {foretold:?}"
                );
            } else if let (Some(Phase::Test(was)), Some(Phase::Test(is))) =
                (before.steps.last(), table.position().steps.last())
                && (was.goal, was.seat) == (is.goal, is.seat)
                && is.sum > was.sum
            {
                cards += 1;
                assert_eq!(
                    game.preview(table.position(), Action::Roll),
                    Some(Preview::Test(foretold))
                );
            }
        }
    }
    assert!(rolls > 5 && cards > 5, "{rolls} rolls, {cards} cards");
}

/// R29, R35: who is alone on the page has one turn after the other, and the odds look at the next
/// end of one only.
#[test]
fn odds_end_with_the_turn() {
    let table = begin("first");
    let mut position = *table.position();
    position.heroes[1].spot = Spot::Left;
    let mut oracle = Oracle::new(&**table.game(), &position, 1, 1_000);
    assert!(oracle.at_best().is_exact());
    assert!(oracle.after(0, Action::EndTurn).is_exact());
}

/// R12, R29: what an exit leads to can be read at any time, without an action; A50: so can what
/// time does. Nobody has to leave, or to be late, to know it.
#[test]
fn exits_and_time_can_be_read() {
    let table = begin("first");
    let game = table.game().clone();
    for language in ["en", "de"] {
        let words = Words::of(&*game, language, &[]).expect("the language is there");
        let seen = game.board_view(table.position(), &|text| words.say(text));
        let map = game.map(table.position()).expect("a map");
        assert_eq!(seen.exits.len(), map.exits.len());
        let told: Vec<String> = redtag_kernel::Tell::describe(&*game, table.position())
            .iter()
            .map(|text| words.say(text))
            .collect();
        for exit in &seen.exits {
            assert!(exit.says.len() > 20, "{exit:?}");
            assert!(
                told.iter().any(|line| line.ends_with(&exit.says)),
                "{exit:?}"
            );
        }
        assert!(seen.time.len() >= 4, "{:?}", seen.time);
        assert!(seen.time.iter().all(|line| told.contains(line)), "{told:?}");
        assert!(
            seen.time.iter().any(|line| line.contains("Smokey")),
            "the clock of the Low A"
        );
    }
}

/// R14, R22: boards are handed who is beside whom, and where enemies are met.
#[test]
fn boards_know_no_rule() {
    let table = begin("first");
    let game = table.game().clone();
    let words = Words::of(&*game, "en", &[]).expect("there is English");
    let seen = game.board_view(table.position(), &|text| words.say(text));
    assert_eq!(seen.ways.len(), 3 * 3 + 2 * 4, "three rows of four");
    assert_eq!(
        seen.spaces.len(),
        game.map(table.position()).expect("a map").letters.len()
    );
    assert_eq!(seen.met.len(), table.position().scene.foes.len());
    assert_eq!(seen.missions[0].mission, redtag_aftermath::Mission(0));
    assert!(!seen.missions[0].done && !seen.late && !seen.supper);
}
