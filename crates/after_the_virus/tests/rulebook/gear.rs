//! Ammo, limits and single cards: R27-R30, A10, A14-A18, A29, A33, A34.

use redtag_after_the_virus::Action::{
    Accept, Choose, Count, Done, Enough, Hit, HitDiscard, Play, Prepare, Use,
};
use redtag_after_the_virus::{Action, Event};

use crate::rulebook::{c, check, expect, forbidden, pair, play, play_drawing, refused, solo};

fn using(card: &str) -> Action {
    Use {
        card: c(card),
        way: 0,
    }
}

const ONE: Action = Hit { seat: 0, at: 0 };

/// R27: ammo lies under a weapon; spent it goes to the discard pile, and the owner chooses which
/// card.
#[test]
fn ammo_lies_under_weapons() {
    let ammo = "ammo = [{ under = @shotgun, card = @run }, { under = @shotgun, card = @dog }]";
    let fields =
        format!("prepared = {{ @shotgun = 1 }}\n{ammo}\nattacking = [%2]\nhand = {{ @food = 1 }}");
    check(
        &fields,
        &[using("shotgun"), Choose(c("dog"))],
        "ammo = [{ under = @shotgun, card = @run }]\ndiscard = { @dog = 1 }\nattacking = [%2/1]",
    );
    let empty = "prepared = { @shotgun = 1 }\nattacking = [%2]\nhand = { @food = 1 }";
    assert_eq!(refused(empty, using("shotgun")), ("R27", "no-ammo".into()));
}

/// R27: the ammo of a weapon that is discarded or destroyed goes to the discard pile.
#[test]
fn ammo_of_lost_weapons_is_discarded() {
    let loaded = |weapon: &str| {
        let ammo = format!(
            "ammo = [{{ under = @{weapon}, card = @run }}, {{ under = @{weapon}, \
             card = @magazine }}]"
        );
        format!("prepared = {{ @{weapon} = 1 }}\n{ammo}\nattacking = [%1]\nhand = {{ @food = 1 }}")
    };
    let other_way = |card: &str| Use {
        card: c(card),
        way: 1,
    };
    check(
        &loaded("shotgun"),
        &[other_way("shotgun")],
        "ammo = []\ndiscard = { @run = 1, @magazine = 1 }\ndestroyed = { @shotgun = 1 }",
    );
    check(
        &loaded("pistol"),
        &[other_way("pistol")],
        "ammo = []\ndiscard = { @run = 1, @magazine = 1, @pistol = 1 }",
    );
}

/// R27: once a turn means the weapon, whichever way it is used.
#[test]
fn the_pistol_shoots_once_a_turn() {
    let ammo = "ammo = [{ under = @pistol, card = @run }]";
    let mut match_ = solo(&format!(
        "prepared = {{ @pistol = 1 }}\n{ammo}\nattacking = [%3]\nhand = {{ @food = 1 }}"
    ));
    play(&mut match_, 0, &[using("pistol")]);
    expect(
        &match_,
        0,
        "ammo = []\nattacking = [%3/2]\nprepared = { @pistol = 1 }",
    );
    let thrown = Use {
        card: c("pistol"),
        way: 1,
    };
    assert_eq!(
        forbidden(&match_, 0, thrown),
        ("R14", "no-second-use".into())
    );
}

/// R28: a cost of ammo is added from the hand; X is any number, also none.
#[test]
fn ammo_is_added_when_preparing() {
    let hand = "hand = { @run = 2, @dog = 1 }\n";
    let pistol = format!("{hand}sideways = {{ @pistol = 1 }}");
    check(
        &pistol,
        &[Prepare(c("pistol")), Choose(c("dog"))],
        "prepared = { @pistol = 1 }\nammo = [{ under = @pistol, card = @dog }]\n\
         hand = { @run = 2 }",
    );
    let minigun = format!("{hand}sideways = {{ @minigun = 1 }}");
    let start = Prepare(c("minigun"));
    check(
        &minigun,
        &[start, Enough],
        "prepared = { @minigun = 1 }\nammo = []",
    );
    check(
        &minigun,
        &[start, Choose(c("run")), Choose(c("run")), Enough],
        "hand = { @dog = 1, @run = 0 }",
    );
    let none = "prepared = { @scout = 1 }\nsideways = { @minigun = 1, @pistol = 1 }";
    check(none, &[start], "prepared = { @minigun = 1 }\nammo = []");
    assert_eq!(
        refused(none, Prepare(c("pistol"))),
        ("R14", "no-cards-to-pay".into())
    );
}

/// R28: the Rifle says that cards can be added later; others do not.
#[test]
fn the_rifle_is_loaded_later() {
    let fields = "prepared = { @rifle = 1, @minigun = 1 }\n\
                  hand = { @run = 1, @food = 1, @dog = 1 }\nattacking = [%1]";
    let load = using("rifle");
    check(
        fields,
        &[load, Choose(c("run")), load, Choose(c("dog"))],
        "hand = { @food = 1, @run = 0 }",
    );
    assert_eq!(refused(fields, using("minigun")), ("R27", "no-ammo".into()));
}

/// R28, A29: Magazine is prepared for free and goes under any prepared weapon, also one that has no
/// use for ammo, but not under nothing (R17).
#[test]
fn the_magazine_is_ammo() {
    let fields = "prepared = { @minigun = 1, @pistol = 1 }\nsideways = { @magazine = 1 }\n\
                  hand = { @food = 1 }";
    check(
        fields,
        &[
            Prepare(c("magazine")),
            using("magazine"),
            Choose(c("minigun")),
        ],
        "prepared = { @magazine = 0 }\nammo = [{ under = @minigun, card = @magazine }]",
    );
    check(
        "prepared = { @machete = 1, @chainsaw = 1, @magazine = 1 }\nhand = { @food = 1 }",
        &[using("magazine"), Choose(c("machete"))],
        "prepared = { @magazine = 0 }\nammo = [{ under = @machete, card = @magazine }]",
    );
    solo(
        "prepared = { @machete = 1 }\nammo = [{ under = @machete, card = @magazine }]\n\
         hand = { @food = 1 }",
    );
    let useless = "prepared = { @magazine = 1 }\nsideways = { @machete = 1 }\nhand = { @food = 1 }";
    assert_eq!(
        refused(useless, using("magazine")),
        ("R17", "no-effect".into())
    );
}

/// R29, A10: with a third weapon one of them is destroyed, the new one included; others do not
/// count.
#[test]
fn two_weapons_are_the_limit() {
    let fields = "prepared = { @chainsaw = 1, @pistol = 1 }\n\
                  sideways = { @machete = 1, @rifle = 1 }\nhand = { @food = 1 }";
    let mut match_ = solo(fields);
    play(&mut match_, 0, &[Prepare(c("machete"))]);
    assert_eq!(
        match_.legal(0),
        [
            Choose(c("machete")),
            Choose(c("chainsaw")),
            Choose(c("pistol"))
        ]
    );
    play(&mut match_, 0, &[Choose(c("machete"))]);
    expect(
        &match_,
        0,
        "destroyed = { @machete = 1 }\nprepared = { @chainsaw = 1, @pistol = 1 }\n\
         sideways = { @rifle = 1 }",
    );
}

/// A10: what follows from preparing still happens, also if the new weapon is the one that goes.
#[test]
fn the_new_weapon_still_works_once() {
    let fields = "prepared = { @chainsaw = 1, @pistol = 1, \
                  @weapon-skill = 1 }\nsideways = { @crowbar = 1 }\n
        hand = { @food = 1 }\nattacking = [%4]";
    check(
        fields,
        &[Prepare(c("crowbar")), Choose(c("crowbar")), ONE, ONE],
        "destroyed = { @crowbar = 1 }\nattacking = [%4/2d]\nkilled = 1",
    );
}

/// R30: one vehicle is the limit, in the same way.
#[test]
fn one_vehicle_is_the_limit() {
    let fields =
        "prepared = { @car = 1 }\nsideways = { @motorcycle = 1 }\nhand = { @run = 1, @food = 1 }";
    check(
        fields,
        &[Prepare(c("motorcycle")), Choose(c("run")), Choose(c("car"))],
        "destroyed = { @car = 1 }\nprepared = { @motorcycle = 1 }",
    );
}

/// A33: what a card does when prepared can be declined, and nobody is asked without a target.
#[test]
fn effects_of_preparing_are_offered() {
    let fields = "sideways = { @motorcycle = 1 }\nhand = { @run = 1, @food = 1 }\nattacking = [%2]";
    let start = [Prepare(c("motorcycle")), Choose(c("run"))];
    check(
        fields,
        &[start[0], start[1], Enough],
        "attacking = [%2]\nprepared = { @motorcycle = 1 }",
    );
    check(
        fields,
        &[start[0], start[1], ONE],
        "attacking = []\ndiscard = { @two-zombies = 1, @run = 1 }",
    );
    check(
        &fields.replace("[%2]", "[]"),
        &start,
        "prepared = { @motorcycle = 1 }\nsteps = []",
    );
}

/// A14, A34: Cure turns an own attacking card with one zombie into a prepared Survivor, who is a
/// person.
#[test]
fn a_cured_zombie_is_a_survivor() {
    let fields = "prepared = { @cure = 1, @crossfire = 1 }\nattacking = [%1, %3]\n\
                  hand = { @safe-house = 1, @food = 1 }";
    let mut match_ = solo(fields);
    let events = play(&mut match_, 0, &[using("cure")]);
    assert!(events.contains(&Event::Cured { who: 0 }));
    expect(
        &match_,
        0,
        "prepared = { @zombie = 1 }\nattacking = [%3]\ndestroyed = { @cure = 1 }\nkilled = 0",
    );
    play(&mut match_, 0, &[using("crossfire")]);
    expect(&match_, 0, "attacking = [%3/2]");
    play(&mut match_, 0, &[Play(c("safe-house")), Count]);
    expect(
        &match_,
        0,
        "prepared = { @zombie = 0 }\npile = [5, 4, 2, 2]\nsaved = 1",
    );
    let none = "prepared = { @cure = 1 }\nattacking = [%2/1]\nhand = { @food = 1 }";
    assert_eq!(refused(none, using("cure")), ("A34", "no-effect".into()));
}

/// A34: zombies of others are not cured, for decks never mix.
#[test]
fn others_are_not_cured() {
    let match_ = pair(
        "prepared = { @cure = 1 }\nhand = { @food = 1 }",
        "attacking = [%1]",
    );
    assert!(!match_.legal(0).contains(&using("cure")));
}

/// A15: Lab puts destroyed medical cards into the discard pile, as often as there are any.
#[test]
fn lab_recovers_medical_cards() {
    let fields = "prepared = { @lab = 1 }\ndestroyed = { @cure = 1, @antidote = 1, @dog = 1 }\n\
                  hand = { @food = 1 }";
    check(
        fields,
        &[using("lab"), Choose(c("antidote")), using("lab")],
        "destroyed = { @dog = 1, @cure = 0 }\ndiscard = { @cure = 1, @antidote = 1 }",
    );
}

/// A16: Gasoline prepares traps, vehicles and weapons for free, with no ammo; skills answer, limits
/// hold.
#[test]
fn gasoline_prepares_for_free() {
    let fields = "prepared = { @gasoline = 1, @weapon-skill = 1, @machete = 1, \
         @rifle = 1 }\nattacking = [%3]\n
        sideways = { @minigun = 1, @blockbuster = 1, @survivor = 1 }\nhand = { @food = 1 }";
    let mut match_ = solo(fields);
    play(&mut match_, 0, &[using("gasoline")]);
    assert_eq!(
        match_.legal(0),
        [Choose(c("minigun")), Choose(c("blockbuster"))],
        "at least one"
    );
    play(
        &mut match_,
        0,
        &[
            Choose(c("minigun")),
            Choose(c("machete")),
            ONE,
            Choose(c("blockbuster")),
        ],
    );
    expect(
        &match_,
        0,
        "prepared = { @minigun = 1, @blockbuster = 1, @rifle = 1 }\nammo = []\nattacking = [%3/2]",
    );
    expect(
        &match_,
        0,
        "destroyed = { @gasoline = 1, @machete = 1 }\nsideways = { @survivor = 1 }\nsteps = []",
    );
}

/// A17: with Tunnel persons are prepared for free, others are not.
#[test]
fn tunnel_makes_persons_free() {
    let fields = "prepared = { @tunnel = 1 }\n\
                  sideways = { @survivor = 1, @vip = 1, @crossfire = 1, @pub = 1 }\n\
                  hand = { @run = 2 }";
    let both = [Prepare(c("survivor")), Prepare(c("vip"))];
    check(
        fields,
        &both,
        "prepared = { @survivor = 1, @vip = 1 }\nhand = { @run = 2 }",
    );
    check(
        fields,
        &[Prepare(c("crossfire"))],
        "prepared = { @crossfire = 1 }\nhand = { @run = 1 }",
    );
    assert_eq!(
        refused(fields, Prepare(c("pub"))),
        ("R14", "no-cards-to-pay".into())
    );
}

/// A18: Sure Aim adds a kill to each use of a shooting weapon, on another card of the same player
/// if need be.
#[test]
fn sure_aim_kills_one_more() {
    let ammo = "ammo = [{ under = @minigun, card = @run }]";
    let fields = format!(
        "prepared = {{ @minigun = 1, @sure-aim = 1 }}\n{ammo}\nattacking = [%2, %4]\n\
         hand = {{ @food = 1 }}"
    );
    let second = Hit { seat: 0, at: 1 };
    check(
        &fields,
        &[using("minigun"), ONE, ONE, ONE],
        "attacking = [%4/3]\nkilled = 3",
    );
    check(
        &fields,
        &[using("minigun"), ONE, second, second],
        "attacking = [%2/1, %4/2]",
    );
    let striking =
        "prepared = { @chainsaw = 1, @sure-aim = 1 }\nattacking = [%4, %4]\nhand = { @food = 1 }";
    let mut match_ = solo(striking);
    play(
        &mut match_,
        0,
        &[using("chainsaw"), ONE, ONE, ONE, ONE, ONE],
    );
    expect(&match_, 0, "attacking = [%4/2]\nsteps = []");
    let none = "prepared = { @flamethrower = 1, @sure-aim = 1 }\nhand = { @food = 1 }";
    assert_eq!(
        refused(none, using("flamethrower")),
        ("R17", "no-effect".into())
    );
}

/// A18, C3: the Rifle hits zombies in play or in a discard pile.
#[test]
fn the_rifle_reaches_discard_piles() {
    let ammo = "ammo = [{ under = @rifle, card = @run }]";
    let fields = format!(
        "prepared = {{ @rifle = 1 }}\n{ammo}\nattacking = [%2]\n\
         discard = {{ @zombie = 1, @two-zombies = 1 }}\nhand = {{ @food = 1 }}"
    );
    let mut match_ = solo(&fields);
    play(
        &mut match_,
        0,
        &[Use {
            card: c("rifle"),
            way: 1,
        }],
    );
    assert_eq!(
        match_.legal(0),
        [
            ONE,
            HitDiscard {
                seat: 0,
                zombies: 1
            }
        ]
    );
    play(
        &mut match_,
        0,
        &[HitDiscard {
            seat: 0,
            zombies: 1,
        }],
    );
    expect(
        &match_,
        0,
        "discard = { @zombie = 0, @two-zombies = 1 }\npile = [5, 2, 3, 2]\nkilled = 1",
    );
}

/// C3: Weapon Skill and Trapper Skill kill when a weapon or a trap is prepared; Scout scouts two
/// cards.
#[test]
fn skills_and_scouts_work() {
    let fields = "prepared = { @trapper-skill = 1, \
                  @weapon-skill = 1 }\nsideways = { @entrenchment = 1, @machete = 1, @dog = 1 }\n
        hand = { @run = 2 }\nattacking = [%4]";
    let mut match_ = solo(fields);
    play(
        &mut match_,
        0,
        &[
            Prepare(c("entrenchment")),
            ONE,
            Prepare(c("machete")),
            ONE,
            Prepare(c("dog")),
        ],
    );
    expect(&match_, 0, "attacking = [%4/2]\nkilled = 2\nsteps = []");
    let mut match_ = solo("prepared = { @scout = 1 }\nhand = { @food = 1 }");
    play_drawing(&mut match_, 0, using("scout"), &["car"]);
    play_drawing(&mut match_, 0, Accept, &["lab"]);
    expect(
        &match_,
        0,
        "scouted = { @car = 1, @lab = 1 }\ndiscard = { @scout = 1 }",
    );
}

/// A39, R17: the person Scout turns up two cards at most: one, and then another or not.
#[test]
fn scout_may_stop_after_one_card() {
    let mut match_ = solo("prepared = { @scout = 1 }\nhand = { @food = 1 }");
    play_drawing(&mut match_, 0, using("scout"), &["car"]);
    assert_eq!(match_.legal(0), [Accept, Enough]);
    play(&mut match_, 0, &[Enough]);
    expect(
        &match_,
        0,
        "scouted = { @car = 1, @lab = 0 }\ndiscard = { @scout = 1 }\nsteps = []",
    );
}

/// R28: a weapon that is empty is of no use, but stays prepared.
#[test]
fn an_empty_weapon_stays() {
    let match_ = solo("prepared = { @minigun = 1, @dog = 1 }\nattacking = [%1]");
    assert!(!match_.legal(0).contains(&using("minigun")));
    assert!(!match_.legal(0).contains(&Done));
}
