//! Actions and general rules: R14-R18, A26, A31, A33.

use redtag_after_the_virus::Action::{
    Choose, Count, Done, Enough, Fight, Heal, Hit, Play, Prepare, Retrieve, Scout, Use, Wound,
};
use redtag_after_the_virus::{Event, Spot};

use crate::rulebook::{c, check, expect, forbidden, lost, pair, play, play_drawing, refused, solo};

/// R14A: an event has its effect and goes to the discard pile.
/// R14: so does Raid, which retrieves for free.
#[test]
fn events_are_played() {
    check(
        "hand = { @run = 1, @food = 1 }\nattacking = [%3]",
        &[Play(c("run"))],
        "hand = { @run = 0 }\nattacking = []\ndiscard = { @run = 1, @three-zombies = 1 }",
    );
    check(
        "hand = { @raid = 1, @food = 1 }\nscouted = { @car = 1 }",
        &[Play(c("raid"))],
        "discard = { @raid = 1 }\nscouted = { @car = 0 }\nsideways = { @car = 1 }",
    );
}

/// R14: a card that is no event lies sideways, and cannot be used until it is prepared.
#[test]
fn other_cards_are_laid_sideways() {
    let mut match_ = solo("hand = { @dog = 1, @food = 1 }\nattacking = [%1]");
    play(&mut match_, 0, &[Play(c("dog"))]);
    expect(&match_, 0, "sideways = { @dog = 1 }\nhand = { @dog = 0 }");
    let dog = Use {
        card: c("dog"),
        way: 0,
    };
    assert_eq!(
        forbidden(&match_, 0, dog),
        ("R14", "no-prepared-card".into())
    );
    play(&mut match_, 0, &[Prepare(c("dog")), dog]);
    expect(&match_, 0, "attacking = []\ndiscard = { @dog = 1 }");
}

/// R14: scouting costs a card and lays open the top card of the area deck, as often as one likes.
#[test]
fn scouting_costs_a_card() {
    let mut match_ = solo("hand = { @run = 2, @food = 1 }");
    play(&mut match_, 0, &[Scout]);
    play_drawing(&mut match_, 0, Choose(c("run")), &["car"]);
    play(&mut match_, 0, &[Scout]);
    play_drawing(&mut match_, 0, Choose(c("run")), &["lab"]);
    expect(
        &match_,
        0,
        "scouted = { @car = 1, @lab = 1 }\ndiscard = { @run = 2 }\nhand = { @food = 1 }",
    );
    let no_area = lost("hand = { @run = 1 }\nscouted = { @lab = 1 }", 38);
    assert_eq!(refused(&no_area, Scout), ("R14", "no-area-cards".into()));
    assert_eq!(
        refused("sideways = { @dog = 1 }", Scout),
        ("R14", "no-cards-to-pay".into())
    );
}

/// R14: a question with one answer is not asked: whoever has one card pays with it.
#[test]
fn the_only_card_pays() {
    let mut match_ = solo("hand = { @run = 1 }\nprepared = { @dog = 1 }\nattacking = [%1]");
    let events = play_drawing(&mut match_, 0, Scout, &["car"]);
    assert!(events.contains(&Event::Paid {
        who: 0,
        card: c("run")
    }));
    expect(&match_, 0, "hand = {}\nscouted = { @car = 1 }");
}

/// R14: retrieving costs what the card says; a card comes into play sideways.
#[test]
fn retrieving_costs_what_the_card_says() {
    let fields = "hand = { @run = 1, @dog = 1, @raid = 1 }\nscouted = { @car = 1, @vip = 1 }\n\
                  prepared = { @scout = 1 }";
    check(
        fields,
        &[Retrieve(c("car")), Choose(c("run")), Choose(c("raid"))],
        "scouted = { @car = 0 }\nsideways = { @car = 1 }\nhand = { @dog = 1 }\n\
         discard = { @run = 1, @raid = 1 }",
    );
    check(
        fields,
        &[Retrieve(c("vip"))],
        "sideways = { @vip = 1 }\nhand = {}",
    );
    let poor = "hand = { @run = 2 }\nscouted = { @vip = 1 }";
    assert_eq!(
        refused(poor, Retrieve(c("vip"))),
        ("R14", "no-cards-to-pay".into())
    );
    assert_eq!(
        refused(poor, Retrieve(c("car"))),
        ("R14", "no-scouted-card".into())
    );
}

/// R14, A31: an event that is retrieved goes to the discard pile without effect, by Raid too.
#[test]
fn retrieved_events_have_no_effect() {
    let zombies = "attacking = [%1]\nscouted = { @run = 1 }\n";
    let after = "attacking = [%1]\nscouted = { @run = 0 }\nsideways = { @run = 0 }\n";
    let paid = format!("{zombies}hand = {{ @dog = 1 }}");
    check(
        &paid,
        &[Retrieve(c("run"))],
        &format!("{after}discard = {{ @run = 1, @dog = 1 }}"),
    );
    let raided = format!("{zombies}hand = {{ @raid = 1 }}");
    check(
        &raided,
        &[Play(c("raid"))],
        &format!("{after}discard = {{ @run = 1, @raid = 1 }}"),
    );
}

/// R14: preparing costs cards, a named card, or ammo; a prepared card stays prepared.
#[test]
fn preparing_costs_what_the_card_says() {
    let hand = "hand = { @run = 1, @safe-house = 1, @survivor = 1 }\n";
    let chainsaw = format!("{hand}sideways = {{ @chainsaw = 1 }}");
    check(
        &chainsaw,
        &[
            Prepare(c("chainsaw")),
            Choose(c("survivor")),
            Choose(c("run")),
        ],
        "prepared = { @chainsaw = 1 }\nsideways = {}\nhand = { @safe-house = 1 }",
    );
    let lab = format!("{hand}sideways = {{ @lab = 1, @pub = 1 }}");
    check(
        &lab,
        &[Prepare(c("lab"))],
        "prepared = { @lab = 1 }\ndiscard = { @safe-house = 1 }\nhand = { @run = 1 }",
    );
    check(
        &lab,
        &[Prepare(c("pub"))],
        "prepared = { @pub = 1 }\ndiscard = { @survivor = 1 }\nhand = { @run = 1 }",
    );
    let poor = "hand = { @run = 2 }\nsideways = { @pub = 1, @blockbuster = 1 }";
    assert_eq!(
        refused(poor, Prepare(c("pub"))),
        ("R14", "no-cards-to-pay".into())
    );
    assert_eq!(
        refused(poor, Prepare(c("blockbuster"))),
        ("R14", "no-cards-to-pay".into())
    );
    assert_eq!(
        refused(poor, Prepare(c("dog"))),
        ("R14", "no-sideways-card".into())
    );
}

/// R14: a card can be used several times, unless it is limited to once a turn.
#[test]
fn some_uses_are_once_a_turn() {
    let mut match_ = solo("hand = { @run = 3 }\nprepared = { @machete = 1 }\nattacking = [%2]");
    let machete = Use {
        card: c("machete"),
        way: 0,
    };
    play(&mut match_, 0, &[machete]);
    expect(
        &match_,
        0,
        "attacking = [%2/1]\nhand = { @run = 2 }\nprepared = { @machete = 1 }",
    );
    assert_eq!(
        forbidden(&match_, 0, machete),
        ("R14", "no-second-use".into())
    );
    let minigun = "prepared = { @minigun = 1 }\n\
                   ammo = [{ under = @minigun, card = @run }, { under = @minigun, card = @run }]";
    let mut match_ = solo(&format!(
        "{minigun}\nattacking = [%4]\nhand = {{ @food = 1 }}"
    ));
    let minigun = Use {
        card: c("minigun"),
        way: 0,
    };
    let zombie = Hit { seat: 0, at: 0 };
    play(&mut match_, 0, &[minigun, zombie, minigun, zombie]);
    expect(
        &match_,
        0,
        "attacking = []\nammo = []\nprepared = { @minigun = 1 }\nkilled = 4",
    );
    let draw = "draw = { @run = 3, @raid = 1, @zombie = 1 }";
    let mut match_ = solo(&format!(
        "used = [@machete]\nprepared = {{ @machete = 1 }}\nhand = {{ @food = 1 }}\n{draw}"
    ));
    play(&mut match_, 0, &[Play(c("food"))]);
    play_drawing(
        &mut match_,
        0,
        Done,
        &["run", "run", "run", "raid", "zombie"],
    );
    expect(&match_, 0, "used = []");
}

/// R14: an attacking zombie wounds once and is killed.
#[test]
fn zombies_attack_one_at_a_time() {
    let mut match_ = solo("attacking = [%3]");
    let events = play(&mut match_, 0, &[Fight(0), Wound(Spot::Leg)]);
    expect(
        &match_,
        0,
        "attacking = [%3/2]\nwounds = { leg = true }\nkilled = 1",
    );
    assert!(events.contains(&Event::Attacked { who: 0 }));
}

/// R15: "discard to" is the card itself, "discard 1 to" is a card of the hand.
#[test]
fn the_price_is_the_card_or_another() {
    let itself = "prepared = { @entrenchment = 1 }\nattacking = [%2]\nhand = { @food = 1 }";
    let trap = Use {
        card: c("entrenchment"),
        way: 0,
    };
    check(
        itself,
        &[trap],
        "prepared = {}\nhand = { @food = 1 }\ndiscard = { @entrenchment = 1 }",
    );
    let other = "prepared = { @machete = 1 }\nattacking = [%2]\nhand = { @food = 1 }";
    let machete = Use {
        card: c("machete"),
        way: 0,
    };
    check(
        other,
        &[machete],
        "prepared = { @machete = 1 }\nhand = {}\ndiscard = { @food = 1 }",
    );
    let no_card = "prepared = { @machete = 1 }\nattacking = [%2]";
    assert_eq!(refused(no_card, machete), ("R15", "no-cards-to-pay".into()));
}

/// R16, A33: Pub answers to Safe House, and the player is asked whether and whom it heals.
#[test]
fn reactions_are_offered() {
    let first = "hand = { @safe-house = 1, @food = 1 }\nprepared = { @pub = 1, @survivor = 1 }";
    let second = "wounds = { arm = true, leg = true }\nhand = { @dog = 1 }";
    let mut match_ = pair(first, second);
    play(&mut match_, 0, &[Play(c("safe-house")), Count]);
    let heal = |spot| Heal { seat: 1, spot };
    assert_eq!(match_.legal(0), [heal(Spot::Arm), heal(Spot::Leg), Enough]);
    play(&mut match_, 0, &[heal(Spot::Leg)]);
    expect(&match_, 1, "wounds = { arm = true, leg = false }");
    expect(&match_, 0, "saved = 1\nsteps = []");
}

/// R17: numbers mean "up to", and one player is affected.
#[test]
fn effects_are_for_one_player() {
    let mut match_ = pair(
        "prepared = { @entrenchment = 1 }\nattacking = [%1, %2]",
        "attacking = [%1]",
    );
    play(
        &mut match_,
        0,
        &[Use {
            card: c("entrenchment"),
            way: 0,
        }],
    );
    assert_eq!(
        match_.legal(0),
        [
            Hit { seat: 0, at: 0 },
            Hit { seat: 0, at: 1 },
            Hit { seat: 1, at: 0 }
        ]
    );
    play(&mut match_, 0, &[Hit { seat: 0, at: 1 }]);
    assert_eq!(
        match_.legal(0),
        [Hit { seat: 0, at: 0 }, Hit { seat: 0, at: 1 }, Enough]
    );
    play(&mut match_, 0, &[Enough]);
    expect(&match_, 0, "attacking = [%1, %2/1]\nkilled = 1");
}

/// R17: a card may not be used, nor an event played, for no effect; where a ruling says why there
/// is none, it is cited (A34-A36).
#[test]
fn nothing_is_used_for_no_effect() {
    let why = |card: &str| match card {
        "cure" => "A34",
        "leather-jacket" => "A35",
        "safe-house" => "A36",
        _ => "R17",
    };
    let none = |card: &str| {
        let fields = format!("prepared = {{ @{card} = 1 }}\nhand = {{ @dog = 1 }}");
        assert_eq!(
            refused(
                &fields,
                Use {
                    card: c(card),
                    way: 0
                }
            ),
            (why(card), "no-effect".into()),
            "{card}"
        );
    };
    for card in [
        "chainsaw",
        "concussion-grenade",
        "crossfire",
        "perimeter-trap",
        "blockbuster",
        "car",
    ] {
        none(card);
    }
    for card in [
        "food",
        "med-kit",
        "guide",
        "gasoline",
        "magazine",
        "lab",
        "cure",
        "leather-jacket",
    ] {
        none(card);
    }
    for card in ["run", "raid", "safe-house"] {
        let fields = format!("hand = {{ @{card} = 1, @dog = 1 }}");
        assert_eq!(
            refused(&fields, Play(c(card))),
            (why(card), "no-effect".into()),
            "{card}"
        );
    }
}

/// R18: players affect each other's zombies and heal each other, nothing else.
#[test]
fn players_help_each_other() {
    let mut match_ = pair(
        "hand = { @run = 1, @food = 1 }\nscouted = { @car = 1 }",
        "attacking = [%4]\nscouted = { @lab = 1 }\nsideways = { @dog = 1 }",
    );
    assert!(!match_.legal(0).contains(&Retrieve(c("lab"))));
    assert!(!match_.legal(0).contains(&Prepare(c("dog"))));
    play(&mut match_, 0, &[Play(c("run"))]);
    expect(&match_, 0, "discard = { @run = 1, @four-zombies = 0 }");
    expect(
        &match_,
        1,
        "discard = { @four-zombies = 1 }\nattacking = []",
    );
}

/// A26: scouted cards stay where they are when the deck is shuffled, and destroyed ones are gone.
#[test]
fn scouted_cards_stay() {
    let mut match_ = solo(
        "hand = { @food = 1 }\nscouted = { @car = 1 }\ndestroyed = { @dog = 1 }\n\
         draw = { @run = 3, @raid = 1 }",
    );
    play(&mut match_, 0, &[Play(c("food"))]);
    play_drawing(&mut match_, 0, Done, &["zombie"]);
    expect(
        &match_,
        0,
        "scouted = { @car = 1 }\ndestroyed = { @dog = 1 }\nwave = 1",
    );
}
