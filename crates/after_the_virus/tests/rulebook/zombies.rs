//! Killing and discarding zombies: R19-R22, A8, A12, A13, A32, A38.

use redtag_after_the_virus::Action::{
    Done, Enough, Fight, Hit, HitAll, HitDiscard, Play, Use, Wound,
};
use redtag_after_the_virus::{Action, Event, HitResult, Spot};

use crate::rulebook::{c, check, expect, pair, play, refused, solo};

fn using(card: &str) -> Action {
    Use {
        card: c(card),
        way: 0,
    }
}

const ONE: Action = Hit { seat: 0, at: 0 };

/// R19: the zombies of a card are separate, and the card stays until each is dealt with.
#[test]
fn a_card_stays_until_its_last_zombie() {
    check(
        "prepared = { @dog = 1 }\nattacking = [%4]",
        &[using("dog")],
        "attacking = [%4/3]\npile = [5, 4, 3, 1]",
    );
}

/// R20: a card of which all are killed, or that is killed itself, goes to the zombie pile.
#[test]
fn killed_cards_go_to_the_zombie_pile() {
    let trap = "prepared = { @entrenchment = 1 }\nattacking = [%2]\nhand = { @food = 1 }";
    check(
        trap,
        &[using("entrenchment"), ONE],
        "attacking = []\npile = [5, 4, 3, 2]\ndiscard = { @two-zombies = 0 }",
    );
    let car = "prepared = { @car = 1 }\nattacking = [%1, %3/2]\nhand = { @food = 1 }";
    check(
        car,
        &[using("car"), Hit { seat: 0, at: 1 }],
        "attacking = []\npile = [4, 4, 3, 2]\ndiscard = { @zombie = 1, @car = 1 }\nkilled = 2",
    );
}

/// R20: a card of which all are discarded, or that is discarded itself, goes to its owner's discard
/// pile.
#[test]
fn discarded_cards_go_to_the_discard_pile() {
    let grenade = "prepared = { @concussion-grenade = 1 }\nattacking = [%2]\nhand = { @food = 1 }";
    let events = check(
        grenade,
        &[using("concussion-grenade"), ONE],
        "attacking = []\ndiscard = { @two-zombies = 1 }\nkilled = 0\npile = [5, 3, 3, 2]",
    );
    assert!(events.contains(&Event::ZombieCardLeaves {
        who: 0,
        zombies: 2,
        discarded: true
    }));
}

/// R20: a card of which one is discarded and the rest killed goes to the discard pile.
#[test]
fn one_discarded_zombie_is_enough() {
    let mut match_ =
        solo("prepared = { @crowbar = 1, @dog = 1 }\nattacking = [%2]\nhand = { @food = 1 }");
    play(
        &mut match_,
        0,
        &[Use {
            card: c("crowbar"),
            way: 1,
        }],
    );
    expect(&match_, 0, "attacking = [%2/1d]");
    play(&mut match_, 0, &[using("dog")]);
    expect(
        &match_,
        0,
        "attacking = []\ndiscard = { @two-zombies = 1 }\nkilled = 1",
    );
}

/// R21: to remove is like to kill, but does not count.
#[test]
fn removing_does_not_count() {
    let fields = "prepared = { @guide = 1 }\ndiscard = { @two-zombies = 1 }\nhand = { @food = 1 }";
    let events = check(
        fields,
        &[using("guide")],
        "pile = [5, 4, 3, 2]\nkilled = 0\ndiscard = { @guide = 1 }",
    );
    let told = |event: &Event| {
        matches!(
            event,
            Event::ZombiesHit {
                result: HitResult::Remove,
                zombies: 2,
                ..
            }
        )
    };
    assert!(events.iter().any(told));
    let fields = fields.replace("guide", "perimeter-trap");
    check(
        &fields,
        &[using("perimeter-trap")],
        "pile = [5, 4, 3, 2]\nkilled = 2",
    );
}

/// R22: zombies that are left at the end must attack.
#[test]
fn no_zombie_is_left_at_the_end() {
    assert_eq!(
        refused("attacking = [%1]", Done),
        ("R22", "no-done-zombies".into())
    );
    assert_eq!(solo("attacking = [%1]").legal(0), [Fight(0)]);
}

/// A8: each zombie attacks by itself, not each card, and counts as killed.
#[test]
fn each_zombie_wounds() {
    let mut match_ = solo("attacking = [%2]\nhand = { @food = 1 }");
    play(
        &mut match_,
        0,
        &[Fight(0), Wound(Spot::Arm), Fight(0), Wound(Spot::Leg)],
    );
    expect(
        &match_,
        0,
        "attacking = []\nwounds = { arm = true, leg = true }\nkilled = 2\npile = [5, 4, 3, 2]",
    );
}

/// R17: Car kills a card of one player and discards the others of the same player.
#[test]
fn the_car_is_for_one_player() {
    let mut match_ = pair(
        "prepared = { @car = 1 }\nattacking = [%1]",
        "attacking = [%2, %3, %4]\nhand = { @dog = 1 }",
    );
    play(&mut match_, 0, &[using("car"), Hit { seat: 1, at: 2 }]);
    expect(&match_, 0, "attacking = [%1]\nsteps = []");
    expect(
        &match_,
        1,
        "attacking = []\ndiscard = { @two-zombies = 1, @three-zombies = 1 }\nkilled = 4",
    );
}

/// A12: kills may be split over several cards of one player.
#[test]
fn kills_can_be_split() {
    let fields = "prepared = { @entrenchment = 1 }\nattacking = [%2, %3]\nhand = { @food = 1 }";
    check(
        fields,
        &[using("entrenchment"), ONE, Hit { seat: 0, at: 1 }],
        "attacking = [%2/1, %3/2]",
    );
}

/// A12: a partly killed card that is discarded goes whole to the discard pile.
#[test]
fn partly_killed_cards_are_discarded_whole() {
    let fields = "hand = { @run = 1, @food = 1 }\nattacking = [%4/1]";
    check(
        fields,
        &[Play(c("run"))],
        "attacking = []\ndiscard = { @four-zombies = 1 }",
    );
}

/// A12: of equal cards only one is offered.
#[test]
fn equal_cards_are_one_choice() {
    let mut match_ = solo("hand = { @run = 1, @food = 1 }\nattacking = [%1, %1, %2/1, %2]");
    play(&mut match_, 0, &[Play(c("run"))]);
    assert_eq!(
        match_.legal(0),
        [ONE, Hit { seat: 0, at: 2 }, Hit { seat: 0, at: 3 }]
    );
}

/// A13: in a discard pile only whole cards are killed or removed.
#[test]
fn discard_piles_lose_whole_cards() {
    let fields = "prepared = { @perimeter-trap = 1 }\nhand = { @food = 1 }\n
        discard = { @two-zombies = 1, @three-zombies = 2, @four-zombies = 1 }";
    let mut match_ = solo(fields);
    play(
        &mut match_,
        0,
        &[
            using("perimeter-trap"),
            HitDiscard {
                seat: 0,
                zombies: 4,
            },
        ],
    );
    assert_eq!(
        match_.legal(0),
        [
            HitDiscard {
                seat: 0,
                zombies: 2
            },
            Enough
        ],
        "three are more than two"
    );
    play(
        &mut match_,
        0,
        &[HitDiscard {
            seat: 0,
            zombies: 2,
        }],
    );
    expect(
        &match_,
        0,
        "discard = { @three-zombies = 2, @four-zombies = 0 }\nkilled = 6\npile = [5, 4, 1, 2]",
    );
    let guide = "prepared = { @guide = 1 }\nhand = { @dog = 1 }\ndiscard = { @three-zombies = 1 }";
    assert_eq!(refused(guide, using("guide")), ("A13", "no-effect".into()));
}

/// A32: a card with a discarded zombie goes to the discard pile, also if the rest or the card is
/// killed.
#[test]
fn mixed_cards_stay_discarded() {
    let car = "prepared = { @car = 1 }\nattacking = [%3/1d]\nhand = { @food = 1 }";
    check(
        car,
        &[using("car")],
        "attacking = []\ndiscard = { @three-zombies = 1 }\nkilled = 1",
    );
    let mut match_ = pair(
        "prepared = { @blockbuster = 1 }\nhand = { @food = 1 }",
        "attacking = [%1, %3/1d]\ndiscard = { @two-zombies = 2 }\nhand = { @dog = 1 }",
    );
    play(&mut match_, 0, &[using("blockbuster")]);
    expect(
        &match_,
        1,
        "attacking = []\ndiscard = { @two-zombies = 0, @three-zombies = 1 }\nkilled = 6",
    );
    expect(&match_, 0, "destroyed = { @blockbuster = 1 }");
}

/// A32: the Blockbuster is for one player, whom its owner chooses.
#[test]
fn the_blockbuster_is_for_one_player() {
    let mut match_ = pair(
        "prepared = { @blockbuster = 1 }\nattacking = [%1]",
        "discard = { @zombie = 1 }",
    );
    play(&mut match_, 0, &[using("blockbuster")]);
    assert_eq!(match_.legal(0), [HitAll(0), HitAll(1)]);
}

/// A38: with Sure Aim a Rifle may take a whole card with two zombies from a discard pile.
#[test]
fn two_kills_take_a_card_of_two() {
    let fields =
        "prepared = { @rifle = 1, @sure-aim = 1 }\nammo = [{ under = @rifle, card = @run }]\n
        discard = { @two-zombies = 1, @three-zombies = 1 }\nhand = { @food = 1 }";
    check(
        fields,
        &[Use {
            card: c("rifle"),
            way: 1,
        }],
        "discard = { @two-zombies = 0, @three-zombies = 1, @run = 1 }\nkilled = 2",
    );
    let plain = fields.replace(", @sure-aim = 1", "");
    assert_eq!(
        refused(
            &plain,
            Use {
                card: c("rifle"),
                way: 1
            }
        ),
        ("A13", "no-effect".into())
    );
}
