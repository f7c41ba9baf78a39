//! Wounds, healing and prevention: R23-R26, A9, A19, A20, A35.

use redtag_after_the_virus::Action::{
    Choose, Done, Enough, Fight, Heal, OnTop, Play, Underneath, Use, Wound,
};
use redtag_after_the_virus::{Action, Calm, Ending, Event, Options, Spot};
use redtag_kernel::{Match, Seats};

use crate::rulebook::{
    asked, c, check, expect, forbidden, match_at, official, pair, play, play_drawing, position,
    refused, solo,
};

fn using(card: &str) -> Action {
    Use {
        card: c(card),
        way: 0,
    }
}

/// R23, A9: a wound goes to any free spot, the brain included.
#[test]
fn wounds_go_to_free_spots() {
    let mut match_ = solo("attacking = [%2]\nwounds = { leg = true }");
    play(&mut match_, 0, &[Fight(0)]);
    assert_eq!(match_.legal(0), [Wound(Spot::Arm), Wound(Spot::Brain)]);
}

/// R23: a wound in the brain is death, and all lose; so is the third wound.
#[test]
fn the_brain_is_death() {
    let mut match_ = pair("attacking = [%1]", "hand = { @food = 1 }");
    play(&mut match_, 0, &[Fight(0), Wound(Spot::Brain)]);
    assert_eq!(position(&match_).ending, Some(Ending::Died(0)));
    assert_eq!(match_.winners(), Seats::default());
    let mut match_ = solo("attacking = [%1]\nwounds = { arm = true, leg = true }");
    let events = play(&mut match_, 0, &[Fight(0)]);
    assert!(
        events.contains(&Event::Died { who: 0 }),
        "there is no choice left"
    );
}

/// R24: with a wounded arm one weapon is prepared at most; one of two is destroyed at once.
#[test]
fn a_wounded_arm_holds_one_weapon() {
    let mut match_ =
        solo("attacking = [%1]\nprepared = { @machete = 1, @chainsaw = 1 }\nhand = { @food = 1 }");
    play(&mut match_, 0, &[Fight(0), Wound(Spot::Arm)]);
    assert_eq!(
        match_.legal(0),
        [Choose(c("machete")), Choose(c("chainsaw"))]
    );
    play(&mut match_, 0, &[Choose(c("machete"))]);
    expect(
        &match_,
        0,
        "prepared = { @machete = 0, @chainsaw = 1 }\ndestroyed = { @machete = 1 }",
    );
    let leg = "attacking = [%1]\nprepared = { @machete = 1, @chainsaw = 1 }\nhand = { @food = 1 }";
    check(
        leg,
        &[Fight(0), Wound(Spot::Leg)],
        "prepared = { @machete = 1, @chainsaw = 1 }",
    );
}

/// R25: with a wounded leg nobody runs, but the card still pays.
#[test]
fn a_wounded_leg_does_not_run() {
    let fields = "attacking = [%1]\nwounds = { leg = true }\nhand = { @run = 1 }\n\
                  prepared = { @machete = 1, @scout = 1 }";
    assert_eq!(
        refused(fields, Play(c("run"))),
        ("R25", "no-running".into())
    );
    check(
        fields,
        &[using("machete")],
        "hand = {}\nattacking = []\ndiscard = { @run = 1 }",
    );
    let sound = fields.replace("leg", "arm");
    check(
        &format!("{sound}\nsideways = {{ @dog = 1 }}"),
        &[Play(c("run"))],
        "attacking = []",
    );
}

/// R26: healing is for one player, whoever it is.
#[test]
fn healing_is_for_one_player() {
    let wounds = "wounds = { arm = true, leg = true }\n";
    let mut match_ = pair(
        &format!("{wounds}prepared = {{ @med-kit = 1 }}"),
        &format!("{wounds}hand = {{ @dog = 1 }}"),
    );
    play(
        &mut match_,
        0,
        &[
            using("med-kit"),
            Heal {
                seat: 1,
                spot: Spot::Arm,
            },
        ],
    );
    assert_eq!(
        match_.legal(0),
        [
            Heal {
                seat: 1,
                spot: Spot::Leg
            },
            Enough
        ]
    );
    play(
        &mut match_,
        0,
        &[Heal {
            seat: 1,
            spot: Spot::Leg,
        }],
    );
    expect(
        &match_,
        0,
        "wounds = { arm = true, leg = true }\ndestroyed = { @med-kit = 1 }",
    );
    expect(&match_, 1, "wounds = { arm = false, leg = false }");
}

/// R26, A19: prevention is for one's own wounds of this turn: the zombie dies, no marker is placed.
#[test]
fn prevented_wounds_leave_no_marker() {
    let mut match_ =
        solo("prepared = { @leather-jacket = 1 }\nattacking = [%3]\nhand = { @food = 1 }");
    let events = play(
        &mut match_,
        0,
        &[using("leather-jacket"), Fight(0), Fight(0)],
    );
    expect(
        &match_,
        0,
        "attacking = [%3/1]\nwounds = { arm = false, leg = false }\nprevention = 0\nkilled = 2",
    );
    assert!(events.contains(&Event::WoundPrevented { who: 0 }));
    expect(&match_, 0, "destroyed = { @leather-jacket = 1 }");
    play(&mut match_, 0, &[Fight(0), Wound(Spot::Leg)]);
    let others = pair(
        "prepared = { @antidote = 1 }\nhand = { @dog = 1 }",
        "attacking = [%1]",
    );
    assert!(
        !others.legal(0).contains(&using("antidote")),
        "not for others"
    );
}

/// A19: what is not used up expires at the end of the turn.
#[test]
fn prevention_expires() {
    let draw = "draw = { @run = 3, @raid = 1, @zombie = 1 }";
    let mut match_ = solo(&format!(
        "prepared = {{ @leather-jacket = 1, @dog = 1 }}\nattacking = [%1]\n{draw}"
    ));
    play(&mut match_, 0, &[using("leather-jacket")]);
    expect(&match_, 0, "prevention = 2");
    play_drawing(
        &mut match_,
        0,
        using("dog"),
        &["run", "run", "run", "raid", "zombie"],
    );
    expect(&match_, 0, "prevention = 0\nattacking = [%1]");
}

/// A20: Food and Med Kit need a table without zombies: the user's, or by an option anybody's.
#[test]
fn healing_needs_calm() {
    let own = "prepared = { @food = 1, @med-kit = 1 }\nwounds = { arm = true }\nattacking = [%1]";
    assert_eq!(refused(own, using("food")), ("A20", "no-calm".into()));
    assert_eq!(refused(own, using("med-kit")), ("A20", "no-calm".into()));
    let calm = own.replace("[%1]", "[]");
    let with = |calm_of: Calm| {
        let options = Options {
            seats: 2,
            calm: calm_of,
            ..Options::default()
        };
        match_at(options, &[&calm, "attacking = [%1]"]).legal(0)
    };
    assert!(with(Calm::Own).contains(&using("food")));
    assert!(!with(Calm::Anybody).contains(&using("food")));
}

/// A20: Food goes on top of the area deck or under it, where it is known to lie.
#[test]
fn food_goes_back_to_the_area() {
    let fields =
        "prepared = { @food = 1 }\nwounds = { arm = true, leg = true }\nhand = { @dog = 1 }";
    let heal = Heal {
        seat: 0,
        spot: Spot::Leg,
    };
    check(
        fields,
        &[using("food"), OnTop, heal],
        "area = { top = [@food] }\nprepared = {}\nwounds = { leg = false }",
    );
    check(
        fields,
        &[using("food"), Underneath, heal],
        "area = { bottom = [@food] }\nwounds = { arm = true }",
    );
}

/// A35: Leather Jacket and Antidote are used only while a wound can still come.
#[test]
fn nothing_is_prevented_without_zombies() {
    for card in ["leather-jacket", "antidote"] {
        let fields = format!("prepared = {{ @{card} = 1 }}\nhand = {{ @food = 1 }}");
        assert_eq!(refused(&fields, using(card)), ("A35", "no-effect".into()));
    }
}

/// R29, A11: a weapon over the limit is given up before anybody's next action, so that a friend's
/// healing comes too late; the position in between can be written down and read.
#[test]
fn a_weapon_is_lost_before_a_friend_heals() {
    let mut match_ = pair(
        "attacking = [%1]\nprepared = { @machete = 1, @chainsaw = 1 }\nhand = { @food = 1 }",
        "prepared = { @med-kit = 1 }",
    );
    play(&mut match_, 0, &[Fight(0)]);
    assert_eq!(asked(&match_), [0], "the place of the wound comes first");
    play(&mut match_, 0, &[Wound(Spot::Arm)]);
    assert_eq!(asked(&match_), [0]);
    assert_eq!(
        forbidden(&match_, 1, using("med-kit")),
        ("A11", "no-turn".into())
    );
    let written = serde_json::to_value(position(&match_)).expect("positions are plain data");
    let options = match_.options().clone();
    let again = Match::from_sketch(official(), options, &written, None);
    assert_eq!(again.expect("it can be read").position(), position(&match_));
    play(&mut match_, 0, &[Choose(c("machete"))]);
    expect(&match_, 0, "destroyed = { @machete = 1 }");
    play(&mut match_, 1, &[using("med-kit")]);
    expect(
        &match_,
        0,
        "wounds = { arm = false }\nprepared = { @chainsaw = 1 }",
    );
}

/// R13: whoever is done is asked again when somebody is wounded, and can heal.
#[test]
fn whoever_is_done_is_asked_again_after_a_wound() {
    let mut match_ = pair(
        "attacking = [%1]",
        "prepared = { @med-kit = 1 }\nwounds = { leg = true }",
    );
    play(&mut match_, 1, &[Done]);
    assert_eq!(asked(&match_), [0]);
    play(&mut match_, 0, &[Fight(0), Wound(Spot::Arm)]);
    assert_eq!(
        (asked(&match_), position(&match_).turn),
        (vec![1], 1),
        "the turn is not over"
    );
    play(&mut match_, 1, &[using("med-kit")]);
    let heal = Heal {
        seat: 0,
        spot: Spot::Arm,
    };
    play_drawing(&mut match_, 1, heal, &["zombie", "zombie"]);
    expect(&match_, 0, "wounds = { arm = false }");
}

/// R13: the same for zombies that come to lie in a discard pile, and for calm if it is that of all
/// (A20); a kill is no news.
#[test]
fn whoever_is_done_is_asked_again_when_there_is_something_new_to_do() {
    let guide = "sideways = { @dog = 1 }\nprepared = { @guide = 1 }";
    let mut match_ = pair("attacking = [%1]\nhand = { @run = 1, @food = 1 }", guide);
    play(&mut match_, 1, &[Done]);
    play(&mut match_, 0, &[Play(c("run"))]);
    assert_eq!(asked(&match_), [0, 1]);
    let mut match_ = pair(
        "attacking = [%1]\nprepared = { @dog = 1 }\nhand = { @food = 1 }",
        guide,
    );
    play(&mut match_, 1, &[Done]);
    play(&mut match_, 0, &[using("dog")]);
    assert_eq!(asked(&match_), [0]);
    let options = Options {
        seats: 2,
        calm: Calm::Anybody,
        ..Options::default()
    };
    let fields = [
        "attacking = [%1]\nprepared = { @dog = 1 }\nhand = { @survivor = 1 }",
        "wounds = { leg = true }\nprepared = { @food = 1 }\nsideways = { @machete = 1 }",
    ];
    let mut match_ = match_at(options, &fields);
    play(&mut match_, 1, &[Done]);
    play(&mut match_, 0, &[using("dog")]);
    assert_eq!(asked(&match_), [0, 1]);
}

/// A35: no wound is prevented that is prevented already.
#[test]
fn wounds_are_not_prevented_twice() {
    let fields = "prepared = { @leather-jacket = 1, @antidote = 1 }\nattacking = [%2]";
    let mut match_ = solo(fields);
    play(&mut match_, 0, &[using("leather-jacket")]);
    assert_eq!(
        forbidden(&match_, 0, using("antidote")),
        ("A35", "no-effect".into())
    );
    let mut match_ = solo(&fields.replace("%2", "%3"));
    play(
        &mut match_,
        0,
        &[using("leather-jacket"), using("antidote")],
    );
    expect(&match_, 0, "prevention = 3");
}
