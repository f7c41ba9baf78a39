//! Every word of the game is there, in every language.

use redtag_kernel::laws::{Sayings, languages, locales_hold};
use redtag_kernel::words::Words;
use redtag_kernel::{Game, Kind, Tell};
use redtag_triage::{
    Action, Card, Cause, Content, Event, KINDS, Options, Outsider, Patient, Phase, Rank, Triage,
};

fn official() -> Triage {
    Triage::official().expect("the content is sound")
}

#[test]
fn locales_and_code_agree() {
    assert_eq!(
        locales_hold(&official(), env!("CARGO_MANIFEST_DIR"), &[]),
        Ok(())
    );
}

/// Over 200 random games, everything that can be said is said in full.
#[test]
fn everything_can_be_said() {
    let game = official();
    let sayings = Sayings::over(&game, &[Options::default()], 200, &every_action());
    let mut sayings = sayings.expect("the options are sound");
    sayings.outcomes(&game, &[("event", KINDS)]);
    let said = sayings.hold(&game).unwrap_or_else(|gap| panic!("{gap}"));
    assert!(said > 1_000, "only {said} different texts");
}

/// What a number of the content does is told where somebody decides about it, in every language.
#[test]
fn every_effect_is_told() {
    let changed = Content::OFFICIAL
        .replace("diesel = 2", "diesel = 8")
        .replace("saved_ap = 2", "saved_ap = 9");
    let game = Triage::new(Content::read(&changed).expect("it is sound"));
    let mut position = game.lay_out(&Options::default()).expect("it is sound");
    for (language, words) in languages(&game).expect("the locales are sound") {
        let mut outside = Vec::new();
        for rank in Rank::ALL {
            let rules = *game.content.patient(rank);
            position.phase = Phase::Patient(rank);
            let label = |action| words.say(&game.label(&position, 0, &action));
            let admit = label(Action::Admit);
            for number in [rules.health, rules.diesel] {
                assert!(admit.contains(&number.to_string()), "{language}: {admit}");
            }
            outside.push(label(Action::Refuse));
            position.beds[0] = Some(Patient {
                rank,
                health: game.content.healthy - 1,
            });
            let heal = words.say(&game.label(&position, 0, &Action::Heal(0)));
            let cheers = heal.contains(&format!("+{} AP", rules.saved_ap));
            assert_eq!(cheers, rules.saved_ap > 0, "{language}: {heal}");
        }
        outside.dedup();
        assert_eq!(
            outside.len(),
            3,
            "{language}: each kind does something else"
        );
    }
    for index in 0..KINDS {
        let card = Card::from_index(index);
        let event = Event::Revealed { card };
        for (language, words) in languages(&game).expect("the locales are sound") {
            let told = words.say(&game.narrate(&event));
            let named = words.say(&game.outcome("event", index).0);
            assert!(told.contains(&named), "{language}: {told}");
        }
    }
}

/// Whoever damages the Hospital from Outside is called by name.
#[test]
fn batterers_are_named() {
    let changed = Content::OFFICIAL.replace("outside = \"leaves\"", "outside = \"batters\"");
    let kings = changed.replacen("outside = \"batters\"", "outside = \"leaves\"", 1);
    for (content, told) in [
        (Content::OFFICIAL, "Jacks Outside batter"),
        (&changed, "Patients Outside batter"),
        (&kings, "Kings Outside batter"),
    ] {
        let game = Triage::new(Content::read(content).expect("it is sound"));
        let words = Words::of(&game, "en", &[]).expect("the locale is sound");
        let said = |damage| {
            let cause = Cause::Battered;
            words.say(&game.narrate(&Event::HospitalDamaged {
                cause,
                damage,
                left: 3,
            }))
        };
        assert!(said(2).starts_with(told), "{}", said(2));
        assert!(
            said(1).contains(" Outside batters the doors"),
            "{}",
            said(1)
        );
    }
}

/// R19: what was kept off is told, and German has its articles.
#[test]
fn what_was_kept_off_is_told() {
    let game = official();
    let said = |language: &str, left| {
        let words = Words::of(&game, language, &[]).expect("the locale is sound");
        words.say(&game.narrate(&Event::Protected {
            rank: Rank::Jack,
            bed: 0,
            ap: 2,
            left,
        }))
    };
    assert_eq!(said("en", 0), "2 AP for the Jack in Bed 1: no damage.");
    assert_eq!(said("en", 1), "2 AP for the Jack in Bed 1.");
    assert_eq!(said("de", 0), "2 AP für den Buben in Bett 1: kein Schaden.");
    let words = Words::of(&game, "de", &[]).expect("the locale is sound");
    let mut position = game
        .lay_out(&Options::default())
        .expect("the options are sound");
    let outside = |who| words.say(&game.label(&position, 0, &Action::AdmitOutside(who)));
    assert!(outside(Outsider::Jack).starts_with("Den Buben von draußen aufnehmen"));
    assert!(outside(Outsider::TurnedQueen).starts_with("Die Dame, die nur noch diesen Zug"));
    position.phase = Phase::Patient(Rank::Queen);
    let asked = words.say(&game.prompt(&position, 0));
    assert!(asked.starts_with("Eine Dame kommt"), "{asked}");
}

/// What anybody may try, legal or not.
fn every_action() -> Vec<Action> {
    use Action::*;
    let numbered = (0..=5).flat_map(|number| [Brace(number), Protect(number), Heal(number)]);
    let outside = Outsider::ALL.into_iter().map(AdmitOutside);
    let others = [Admit, Refuse, Start, Leave, Explore, Scavenge, EndTurn];
    others.into_iter().chain(numbered).chain(outside).collect()
}
