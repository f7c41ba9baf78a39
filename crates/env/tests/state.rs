//! What a position to plan with promises.

use redtag_bots::Bot;
use redtag_env::{Error, Luck, Origin, Planner, Start, state, state_from_bytes};
use redtag_games::NAMES;
use redtag_kernel::Fast;
use serde_json::{Value, json};

fn begin(game: &str, options: &Value, key: u64) -> Box<dyn Planner> {
    let origin = Origin::Key(key);
    let start = Start {
        content: None,
        options,
        origin,
    };
    state(game, start).expect("a position")
}

fn written(game: &str, position: &Value) -> Result<Box<dyn Planner>, Error> {
    let start = Start {
        content: None,
        options: &Value::Null,
        origin: Origin::Position(position),
    };
    state(game, start)
}

#[test]
fn positions_survive_bytes_and_json() {
    for game in NAMES {
        let mut at = begin(game, &json!({}), 4);
        let mut luck = Fast::new(8, 8);
        for step in 0..400 {
            let Some(seat) = at.seat() else { break };
            let bytes = at.bytes().expect("bytes");
            let again = state_from_bytes(&bytes, None).expect("the same");
            assert_eq!(again.hash(), at.hash(), "{game}");
            assert_eq!(again.options(), at.options(), "{game}");
            if step % 20 == 0 {
                let again = written(game, &at.position()).expect("the same");
                assert_eq!(again.hash(), at.hash(), "{game}");
            }
            assert!(state_from_bytes(&bytes[..bytes.len() - 1], None).is_err());
            let place = luck.below(at.legal(seat).len());
            at.play(seat, place, Luck::Key(luck.word())).expect("legal");
        }
    }
    assert!(state_from_bytes(b"nonsense", None).is_err());
}

#[test]
fn a_state_of_other_content_is_refused() {
    let official = redtag_triage::Content::OFFICIAL;
    let other = official.replace("healthy = 7", "healthy = 8");
    let bytes = begin("triage", &json!({}), 1).bytes().expect("bytes");
    let told = match state_from_bytes(&bytes, Some(&other)) {
        Err(Error::Content(told)) => told,
        _ => panic!("it is refused"),
    };
    assert!(
        told.starts_with("this state is of triage with rules 1"),
        "{told}"
    );
}

#[test]
fn outcomes_are_all_that_can_happen() {
    for game in NAMES {
        let mut at = begin(game, &json!({}), 2);
        let mut luck = Fast::new(6, 1);
        let mut exact = 0;
        for _ in 0..60 {
            let Some(seat) = at.seat() else { break };
            let place = luck.below(at.legal(seat).len());
            let found = at.outcomes(seat, place, 500, 1).expect("outcomes");
            let sum: f64 = found
                .states
                .iter()
                .map(|(probability, _)| probability)
                .sum();
            assert!((sum - 1.0).abs() < 1e-9, "{game}: {sum}");
            let before = at.copy();
            at.play(seat, place, Luck::Key(luck.word())).expect("legal");
            let hashes: Vec<String> = found.states.iter().map(|(_, one)| one.hash()).collect();
            if found.is_exact {
                exact += 1;
                assert!(hashes.contains(&at.hash()), "{game}");
            }
            assert!(found.states.is_sorted_by(|one, other| one.0 >= other.0));
            // Chance nodes, one answer after the other, lead to one of them too.
            let mut script = Vec::new();
            while let Some(question) = before.asks(seat, place, &script).expect("legal") {
                let possible = question.weights.iter().rposition(|&weight| weight > 0);
                script.push(possible.expect("something can happen") as u16);
            }
            let mut after = before.copy();
            let played = after.play(seat, place, Luck::Outcomes(&script));
            assert_eq!(played, Ok(script), "{game}");
            assert!(!found.is_exact || hashes.contains(&after.hash()), "{game}");
        }
        assert!(exact > 10, "{game}: {exact} exact");
    }
}

#[test]
fn illegal_actions_are_refused_with_rule_and_sentence() {
    let at = begin("triage", &json!({}), 1);
    let refused = at.place(0, &json!({ "heal": 9 }));
    let Err(Error::Illegal { rule, why }) = refused else {
        panic!("it is refused");
    };
    assert!(rule.starts_with('R') && why.ends_with('.'), "{rule}: {why}");
    assert!(at.place(0, &json!({ "fly": 9 })).is_err());
    for (place, action) in at.legal(0).iter().enumerate() {
        assert_eq!(at.place(0, action), Ok(place));
    }
    let mut at = at;
    let before = at.hash();
    assert!(at.play(0, 99, Luck::Key(1)).is_err());
    assert!(at.play(3, 0, Luck::Key(1)).is_err());
    assert!(at.play(0, 0, Luck::Outcomes(&[200, 200, 200])).is_err());
    assert_eq!(at.hash(), before);
}

#[test]
fn rollouts_do_not_depend_on_threads() {
    let at = begin("triage", &json!({}), 1);
    let one = at.rollouts(Bot::Greedy, 40, 3, 1);
    assert_eq!(one, at.rollouts(Bot::Greedy, 40, 3, 3));
    assert_ne!(one, at.rollouts(Bot::Greedy, 40, 4, 1));
    assert!(one.iter().all(|scores| scores.len() == 1));
}

#[test]
fn everything_can_be_asked_of_every_game() {
    for game in NAMES {
        let at = begin(game, &json!({}), 3);
        let seat = at.seat().expect("somebody acts");
        let legal = at.legal(seat).len();
        assert_eq!(at.numbers(seat).len(), legal, "{game}");
        assert_eq!(at.labels(seat).expect("words").len(), legal, "{game}");
        assert_eq!(at.judge(seat).len(), legal, "{game}");
        assert!(at.value(seat).is_finite(), "{game}");
        assert!(at.choose(seat, Bot::Greedy, 1) < Some(legal), "{game}");
        assert!(!at.words().expect("words").is_empty(), "{game}");
        let width: usize = at.fields().iter().map(redtag_env::Field::len).sum();
        assert_eq!(at.observe(seat).len(), width, "{game}");
        let odds = at.ask(&json!({ "op": "odds", "budget": 2_000 }));
        assert!(odds.expect("odds")["fates"].is_object(), "{game}");
        let journal = at.ask(&json!({ "op": "journal" })).expect("a journal");
        let journal = journal["journal"].as_str().expect("text");
        assert!(journal.contains("\"position\""), "{game}");
        let told = redtag_env::describe(game, None, &json!({})).expect("a description");
        assert_eq!(told["width"], width, "{game}");
    }
}

#[test]
fn a_flat_number_is_one_action_and_names_it_back() {
    for game in [
        "triage",
        "katastrophenspiel",
        "trauma-center",
        "after-the-virus",
    ] {
        for key in 0..6 {
            let mut at = begin(game, &json!({}), key);
            let mut luck = Fast::new(key, 2);
            while let Some(seat) = at.seat() {
                let mut flat = at.flat(seat).expect("a flat space");
                let most = at.flat_actions().expect("a flat space");
                assert!(most <= redtag_env::FLAT);
                assert!(flat.iter().all(|&one| one < most), "{game}");
                let place = luck.below(flat.len());
                flat.sort_unstable();
                let many = flat.len();
                flat.dedup();
                assert_eq!(flat.len(), many, "{game}: {:?}", at.legal(seat));
                at.play(seat, place, Luck::Key(luck.word())).expect("legal");
            }
        }
    }
}

#[test]
fn whatever_applies_the_rules_is_counted() {
    let bot = |name: &str| name.parse::<Bot>().expect("a bot");
    let root = begin("triage", &json!({}), 1);
    assert_eq!(root.applies(), 0, "neither the set-up");
    let _ = (root.legal(0), root.judge(0), root.value(0));
    assert_eq!(root.applies(), 0, "nor judgement");
    let mut after = root.copy();
    after.play(0, 0, Luck::Key(1)).expect("legal");
    assert_eq!((root.applies(), after.applies()), (1, 1), "together");
    let told = root.outcomes(0, 0, 10_000, 1).expect("legal");
    let counted = root.applies() - 1;
    assert!(counted >= told.states.len() as u64, "each outcome is one");
    let before = root.applies();
    root.choose(0, bot("search:50"), 1).expect("a choice");
    let walked = root.applies() - before;
    assert!((50..5_000).contains(&walked), "{walked} for 50 walks");
    let before = root.applies();
    root.rollouts(bot("random"), 10, 1, 2);
    assert!(root.applies() - before > 100, "every action of ten games");
    assert_eq!(begin("triage", &json!({}), 1).applies(), 0, "another match");
}
