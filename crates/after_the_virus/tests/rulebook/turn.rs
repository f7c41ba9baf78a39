//! The turn: R8-R13, A5-A7, A11, A37.

use redtag_after_the_virus::Action::{
    Call, Choose, Done, Drop, Fight, Play, Prepare, Retrieve, Scout, Use,
};
use redtag_after_the_virus::{Event, Hit, Options, Phase};
use redtag_kernel::{Game, PlayError};

use crate::rulebook::{
    asked, c, check, expect, forbidden, lost, pair, play, play_drawing, player, position, refused,
    solo,
};

const FIVE: &str = "@survivor = 3, @raid = 1, @dog = 1";

/// R8: five cards are drawn; zombies attack, the rest goes to the hand.
#[test]
fn five_cards_are_drawn() {
    let mut match_ = solo("hand = { @dog = 1 }\ndraw = { @run = 3, @zombie = 2, @food = 1 }");
    play_drawing(&mut match_, 0, Play(c("dog")), &[]);
    let events = play_drawing(
        &mut match_,
        0,
        Done,
        &["run", "zombie", "run", "zombie", "food"],
    );
    expect(
        &match_,
        0,
        "hand = { @run = 2, @food = 1 }\nattacking = [%1, %1]\ndraw = { @run = 1 }\nwave = 0",
    );
    assert!(events.contains(&Event::TurnBegins { turn: 2 }));
}

/// A5: with exactly five cards left, nothing is shuffled.
#[test]
fn five_cards_are_enough() {
    let mut match_ = solo(&format!(
        "hand = {{ @food = 1 }}\ndraw = {{ {FIVE} }}\ndiscard = {{ @run = 3 }}"
    ));
    play(&mut match_, 0, &[Play(c("food"))]);
    let drawn = ["survivor", "survivor", "survivor", "raid", "dog"];
    play_drawing(&mut match_, 0, Done, &drawn);
    expect(
        &match_,
        0,
        "wave = 0\nhand = { @survivor = 3 }\ndraw = {}\ndiscard = { @run = 3 }",
    );
}

/// R9, A5: with fewer than five the wave rises, this many zombie cards join the discard pile, and
/// what was left of the draw deck is drawn first.
#[test]
fn fewer_than_five_are_reshuffled() {
    let mut match_ = solo(
        "wave = 1\nhand = { @food = 1 }\ndraw = { @survivor = 3, @raid = 1 }\n\
         discard = { @run = 3 }",
    );
    play(&mut match_, 0, &[Play(c("food"))]);
    let events = play_drawing(&mut match_, 0, Done, &["zombie"]);
    expect(
        &match_,
        0,
        "wave = 2\nhand = { @survivor = 3, @raid = 1 }\nattacking = [%1]",
    );
    expect(
        &match_,
        0,
        "draw = { @run = 3, @zombie = 1 }\ndiscard = {}\npile = [3, 4, 3, 2]",
    );
    assert!(events.contains(&Event::WaveRises {
        who: 0,
        wave: 2,
        cards: 2
    }));
}

/// R9: waves differ between players.
#[test]
fn waves_differ() {
    let full = "wave = 1\ndraw = { @survivor = 3, @run = 3 }";
    let mut match_ = pair(
        &format!("{full}\nhand = {{ @food = 1 }}"),
        "wave = 1\ndraw = { @run = 1 }\nprepared = { @food = 1 }",
    );
    play(&mut match_, 0, &[Play(c("food"))]);
    let drawn = [
        "run", "run", "run", "survivor", "survivor", "zombie", "zombie",
    ];
    play_drawing(&mut match_, 0, Done, &drawn);
    assert_eq!((player(&match_, 0).wave, player(&match_, 1).wave), (1, 2));
}

/// R10: if the zombie pile is short, all of it is added and the owner destroys two other cards of
/// the discard pile before shuffling.
#[test]
fn a_short_pile_costs_two_cards() {
    let fields = "wave = 3\npile = [0, 0, 0, 2]\nhand = { @food = 1 }\n
        discard = { @run = 2, @raid = 1, @dog = 1, @zombie = 5, @two-zombies = 4, \
            @three-zombies = 3 }";
    let mut match_ = solo(fields);
    play(&mut match_, 0, &[Play(c("food")), Done]);
    expect(
        &match_,
        0,
        "wave = 4\npile = [0, 0, 0, 0]\nsteps = [{ thin = 2 }, 'shuffle_and_draw']",
    );
    assert_eq!(
        forbidden(&match_, 0, Choose(c("zombie"))).1,
        "no-thin-zombies"
    );
    play(&mut match_, 0, &[Choose(c("run"))]);
    play_drawing(
        &mut match_,
        0,
        Choose(c("dog")),
        &["run", "raid", "zombie", "zombie", "zombie"],
    );
    expect(
        &match_,
        0,
        "destroyed = { @run = 1, @dog = 1 }\nhand = { @run = 1, @raid = 1 }\ndiscard = {}",
    );
}

/// A6: with fewer than two such cards, what exists is destroyed; a player without cards draws
/// nothing and plays on.
#[test]
fn an_empty_deck_draws_nothing() {
    let all_away = "pile = [0, 0, 0, 0]\nprepared = { @zombie = 5 }\nhand = { @food = 1 }";
    let flaw = crate::rulebook::sketch(Options::default(), &[all_away])
        .err()
        .expect("zombies are missing");
    assert!(
        flaw.message.contains("card 2 is there 0 times, not 4"),
        "{flaw}"
    );
    let mut match_ =
        solo("wave = 20\nhand = { @food = 1 }\ndiscard = { @raid = 1 }\nprepared = { @dog = 1 }");
    play(&mut match_, 0, &[Play(c("food"))]);
    let drawn = ["zombie", "zombie", "zombie", "zombie", "zombie"];
    play_drawing(&mut match_, 0, Done, &drawn);
    expect(
        &match_,
        0,
        "wave = 21\ndestroyed = { @raid = 1 }\nhand = {}\nattacking = [%1, %1, %1, %1, %1]",
    );
}

/// A37: Lab brings a medical card back only after that shuffle.
#[test]
fn lab_comes_too_late_for_the_shuffle() {
    let fields =
        "wave = 20\nhand = { @food = 1 }\ndiscard = { @cure = 1 }\nprepared = { @lab = 1 }";
    let mut match_ = solo(fields);
    play(&mut match_, 0, &[Play(c("food"))]);
    play_drawing(&mut match_, 0, Done, &["zombie"; 5]);
    expect(&match_, 0, "destroyed = { @cure = 1 }\nhand = {}");
    play(
        &mut match_,
        0,
        &[Use {
            card: c("lab"),
            way: 0,
        }],
    );
    expect(&match_, 0, "destroyed = {}\ndiscard = { @cure = 1 }");
}

/// R11: nothing can be taken back.
#[test]
fn there_are_no_take_backs() {
    let mut match_ = solo("hand = { @food = 1, @dog = 1 }");
    play(&mut match_, 0, &[Play(c("food"))]);
    let refused = match_.undo(0).expect_err("played is played");
    assert!(matches!(refused, PlayError::Illegal(ref why) if why.rule == "R11"));
    let (game, now) = (match_.game(), match_.position());
    assert!(!game.may_take_back(now, &Play(c("food"))));
}

/// R11, A11: players act at the same time, one action each in any order; payments go on side by
/// side.
#[test]
fn players_act_at_the_same_time() {
    let mut match_ = pair(
        "hand = { @food = 1, @run = 1 }",
        "hand = { @dog = 1, @raid = 1, @run = 1 }",
    );
    assert_eq!(asked(&match_), [0, 1]);
    play(&mut match_, 1, &[Scout]);
    assert_eq!(asked(&match_), [0, 1], "who pays holds nobody up");
    assert_eq!(
        forbidden(&match_, 1, Play(c("dog"))).1,
        "no-answer",
        "but finishes paying first"
    );
    play(&mut match_, 0, &[Play(c("food"))]);
    play_drawing(&mut match_, 1, Choose(c("raid")), &["car"]);
    expect(
        &match_,
        1,
        "scouted = { @car = 1 }\ndiscard = { @raid = 1 }",
    );
}

/// A11: an effect on zombies is finished before anybody else acts, so that it is never for nothing
/// (R17).
#[test]
fn effects_on_zombies_are_finished_first() {
    let mut match_ = pair(
        "prepared = { @dog = 1 }",
        "prepared = { @chainsaw = 1 }\nattacking = [%1, %2]",
    );
    assert_eq!(asked(&match_), [0, 1]);
    play(
        &mut match_,
        1,
        &[Use {
            card: c("chainsaw"),
            way: 0,
        }],
    );
    assert_eq!(asked(&match_), [1]);
    assert_eq!(
        forbidden(
            &match_,
            0,
            Use {
                card: c("dog"),
                way: 0
            }
        ),
        ("A11", "no-turn".into())
    );
    let hit = player(&match_, 1).steps.first();
    assert!(
        matches!(hit, Some(Phase::Hit(Hit { left: 6, .. }))),
        "{hit:?}"
    );
}

/// R12: a card of the hand is played or pays, without effect; then it is gone.
#[test]
fn cards_are_played_or_paid() {
    let match_ = check(
        "hand = { @run = 1, @safe-house = 1, @dog = 1 }\nscouted = { @survivor = 1 }",
        &[Retrieve(c("survivor")), Choose(c("safe-house"))],
        "hand = { @run = 1, @dog = 1 }\ndiscard = { @safe-house = 1 }\n\
         sideways = { @survivor = 1 }",
    );
    assert!(match_.contains(&Event::Paid {
        who: 0,
        card: c("safe-house")
    }));
    assert_eq!(
        refused("hand = { @run = 1 }", Play(c("dog"))),
        ("R12", "no-hand-card".into())
    );
}

/// R13: nobody is done with cards in hand or with zombies; prepared cards may be used before.
#[test]
fn the_phase_ends_when_all_is_done() {
    let cards = "hand = { @survivor = 1 }\nprepared = { @dog = 1 }";
    assert_eq!(refused(cards, Done), ("R13", "no-done-cards".into()));
    let zombies = "attacking = [%1]\nprepared = { @dog = 1 }";
    assert_eq!(refused(zombies, Done), ("R22", "no-done-zombies".into()));
    let mut match_ = pair("sideways = { @dog = 1 }", "sideways = { @food = 1 }");
    play(&mut match_, 0, &[Done]);
    assert_eq!((asked(&match_), position(&match_).turn), (vec![1], 1));
    play_drawing(&mut match_, 1, Done, &["zombie", "zombie"]);
    assert_eq!(position(&match_).turn, 2);
}

/// R13: whoever could only say that they are done is not asked.
#[test]
fn who_has_nothing_to_do_is_not_asked() {
    let match_ = pair("hand = { @dog = 1 }", "prepared = { @survivor = 1 }");
    assert_eq!(asked(&match_), [0]);
}

/// R13: whoever is done comes back when another player calls, once a turn, if there is something to
/// do.
#[test]
fn players_can_be_called_back() {
    let mut match_ = pair(
        "prepared = { @dog = 1 }",
        "attacking = [%1]\nprepared = { @survivor = 1 }",
    );
    assert_eq!(
        forbidden(&match_, 1, Call),
        ("R13", "no-one-to-call".into())
    );
    play(&mut match_, 0, &[Done]);
    assert_eq!(asked(&match_), [1]);
    let events = play(&mut match_, 1, &[Call]);
    assert!(events.contains(&Event::Called { who: 1 }));
    assert_eq!(asked(&match_), [0, 1]);
    play(&mut match_, 0, &[Done]);
    assert_eq!(
        forbidden(&match_, 1, Call),
        ("R13", "no-second-call".into())
    );
    play(&mut match_, 1, &[Fight(0)]);
    expect(&match_, 0, "prepared = { @dog = 1 }");
}

/// A7: a card can be dropped only if it can neither be played nor paid with.
#[test]
fn useless_cards_can_be_dropped() {
    let scouting = "hand = { @run = 1 }\nprepared = { @dog = 1 }";
    assert_eq!(refused(scouting, Drop(c("run"))), ("A7", "no-drop".into()));
    // All 36 cards that are elsewhere are destroyed, so that there is nothing to scout.
    let fields = "hand = { @run = 2 }\nsideways = { @dog = 1 }\nscouted = { @vip = 1 }";
    let survivor = lost(&fields.replace("@dog", "@survivor"), 36);
    let lost = &lost(fields, 36);
    assert_eq!(
        solo(lost).legal(0),
        [Prepare(c("dog")), Drop(c("run"))],
        "no zombies to run from"
    );
    let zombies = format!("{lost}\nattacking = [%1]");
    assert_eq!(
        solo(&zombies).legal(0),
        [Play(c("run")), Prepare(c("dog")), Fight(0)]
    );
    assert_eq!(solo(&survivor).legal(0), [Prepare(c("survivor"))]);
    check(
        lost,
        &[Drop(c("run"))],
        "hand = { @run = 1 }\ndiscard = { @run = 1 }\nscouted = { @vip = 1 }",
    );
}
