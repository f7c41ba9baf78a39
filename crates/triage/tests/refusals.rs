//! No reason is given whose condition is false: each is held against a plain reading of the
//! position that shares no code with the rules.

use redtag_kernel::laws::{Refused, refusals_hold};
use redtag_triage::{Action, ComplicationsCap, Options, Outsider, Phase, Triage};

#[test]
fn every_reason_is_true() {
    let game = Triage::official().expect("the content is sound");
    let other_cap = Options {
        complications_cap: ComplicationsCap::PerPatient,
        ..Options::default()
    };
    let one_bed = Options {
        beds: 1,
        ..Options::default()
    };
    let long = Options {
        action_points: 9,
        hospital: 20,
        ..Options::default()
    };
    let options = [Options::default(), other_cap, one_bed, long];
    let given = refusals_hold(&game, &options, 0..600, holds).unwrap_or_else(|why| panic!("{why}"));
    let keys = include_str!("../locales/en.ftl").lines();
    let keys = keys.filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    let never: Vec<&str> = keys
        .filter(|key| key.starts_with("no-") && !given.contains_key(*key))
        .collect();
    // Without action points a turn ends by itself, so only a position written by hand asks then.
    assert_eq!(never, ["no-ap"], "{given:?}");
}

fn holds(case: &Refused<Triage>) -> Option<bool> {
    use Action::*;
    let (position, action) = (case.position, case.action);
    let standard = position.phase == Phase::Standard;
    let outside = position.outside;
    let full = position.beds.iter().all(Option::is_some);
    Some(match (&*case.illegal.why.key, action) {
        ("no-game-over", _) => {
            let nobody = position.beds.iter().all(Option::is_none) && outside.total() == 0;
            position.hospital == 0 || (nobody && position.deck.is_empty())
        }
        ("no-patient-asked", Admit | Refuse) => !matches!(position.phase, Phase::Patient(_)),
        ("no-aftershock-asked", Brace(_)) => !matches!(position.phase, Phase::Aftershock(_)),
        ("no-diesel-asked", Start | Leave) => !matches!(position.phase, Phase::Diesel(_)),
        ("no-complications-asked", Protect(_)) => {
            !matches!(position.phase, Phase::Complications { .. })
        }
        ("no-event-first", AdmitOutside(_) | Explore | Heal(_) | Scavenge | EndTurn) => {
            !standard && position.queue > 0
        }
        ("no-card-first", AdmitOutside(_) | Explore | Heal(_) | Scavenge | EndTurn) => {
            !standard && position.queue == 0
        }
        ("no-more-than-damage", Brace(spent)) => {
            matches!(position.phase, Phase::Aftershock(damage) if spent > damage)
        }
        ("no-more-protection", Protect(more)) => match position.phase {
            Phase::Complications { damage, spent, .. } => {
                let before: u8 = match position.variant.complications_cap {
                    ComplicationsCap::Card => spent.iter().sum(),
                    ComplicationsCap::PerPatient => 0,
                };
                before + more > damage
            }
            _ => false,
        },
        ("no-so-many-ap", Brace(spent) | Protect(spent)) => spent > position.ap,
        ("no-such-outsider", AdmitOutside(who)) => match who {
            Outsider::Jack => outside.jacks == 0,
            Outsider::King => outside.kings == 0,
            Outsider::Queen | Outsider::TurnedQueen => outside.queens + outside.turned_queens == 0,
        },
        ("no-upright-queen", AdmitOutside(Outsider::Queen)) => {
            outside.queens == 0 && outside.turned_queens > 0
        }
        ("no-turned-queen", AdmitOutside(Outsider::TurnedQueen)) => {
            outside.turned_queens == 0 && outside.queens > 0
        }
        ("no-free-bed", AdmitOutside(_)) => standard && full,
        ("no-cards-left", Explore) => position.deck.is_empty(),
        ("no-such-bed", Heal(bed)) => usize::from(bed) >= position.beds.len(),
        ("no-patient-in-bed", Heal(bed)) => {
            matches!(position.beds.get(usize::from(bed)), Some(None))
        }
        ("no-source", Scavenge) => position.scavenging.is_none(),
        _ => return None,
    })
}
