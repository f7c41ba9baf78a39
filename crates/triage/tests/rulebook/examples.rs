//! The printed examples. Their positions are files in `tests/positions`, to copy from.

use redtag_triage::Action::*;
use redtag_triage::{Card, Cause, Event, Outsider, Rank};

use crate::rulebook::{check, expect, legal, match_at, play};

/// X1: an Aftershock 3 with 2 AP costs the Hospital 1.
#[test]
fn x1_aftershock() {
    check(
        include_str!("../positions/x1.toml"),
        &[Brace(2)],
        "hospital = 9\nap = 2\ndiscard.'♠3' = 1",
    );
}

/// X2: a ♦4 replaces the ♦9 for 1 AP.
#[test]
fn x2_diesel() {
    let after = "ap = 3\nscavenging = { rank = 4, value = 1 }\ndiscard = { '♦9' = 1, '♦4' = 0 }";
    check(include_str!("../positions/x2.toml"), &[Start], after);
}

/// X3: Hope first in the Event Queue leaves 5 AP for the rest.
#[test]
fn x3_hope() {
    let after = "ap = 5\nqueue = 1\nphase = { diesel = 6 }\ndiscard.'♥' = 1";
    check(include_str!("../positions/x3.toml"), &[EndTurn], after);
}

/// X4: Complications 2 on two Kings at 2: with 1 AP one lives at 1 and the other dies; with 1 AP
/// each both live at 1.
#[test]
fn x4_complications() {
    let kings = include_str!("../positions/x4.toml");
    let after = "beds = [{ rank = 'king', health = 1 }, 'empty', 'empty']\n\
                 discard = { K = 1, '♣2' = 1 }\nap = 3";
    check(kings, &[Protect(1), Protect(0)], after);
    check(
        kings,
        &[Protect(1), Protect(1)],
        "beds = [{ health = 1 }, { health = 1 }, 'empty']\nap = 2",
    );
    let nobody = check(
        kings,
        &[Protect(0), Protect(0)],
        "beds = ['empty', 'empty', 'empty']",
    );
    let died = |bed| Event::Died {
        cause: Cause::Complications,
        rank: Rank::King,
        bed,
    };
    assert_eq!(nobody, [died(0), died(1)]);
}

/// X5: a Jack from Outside costs 1 AP and begins at 5.
#[test]
fn x5_admission() {
    let after =
        "ap = 3\noutside.jacks = 0\nbeds = [{ rank = 'jack', health = 5 }, 'empty', 'empty']";
    check(
        include_str!("../positions/x5.toml"),
        &[AdmitOutside(Outsider::Jack)],
        after,
    );
}

/// X6: an Aftershock 2 explored with the last AP costs the Hospital 2.
#[test]
fn x6_exploring() {
    let events = check(
        include_str!("../positions/x6.toml"),
        &[Explore],
        "hospital = 8\ndiscard.'♠2' = 1",
    );
    let damaged = Event::HospitalDamaged {
        cause: Cause::Aftershock,
        damage: 2,
        left: 8,
    };
    assert_eq!(
        events[..2],
        [
            Event::Revealed {
                card: Card::Aftershock(2)
            },
            damaged
        ]
    );
}

/// X7: a King healed to 7 is saved and gives 2 AP.
#[test]
fn x7_healing() {
    let after = "ap = 5\nbeds = ['empty', 'empty', 'empty']\nsaved.kings = 1";
    let events = check(include_str!("../positions/x7.toml"), &[Heal(0)], after);
    assert_eq!(
        events.last(),
        Some(&Event::Saved {
            rank: Rank::King,
            bed: 0,
            ap: 2
        })
    );
}

/// X8: a ♦5 at 3 is complete after 2 AP and goes under the Generator Pile.
#[test]
fn x8_scavenging() {
    let after = "ap = 2\nscavenging = 'empty'\ngenerator = [10, 5]\nlevel = 10";
    check(
        include_str!("../positions/x8.toml"),
        &[Scavenge, Scavenge],
        after,
    );
}

/// X9: 3 Diesel on the top card, a ♦5 below, a Jack and a Queen in Beds: 4 are burnt, the ♦5 is at
/// 4.
#[test]
fn x9_consuming_diesel() {
    let after = "generator = [5]\nlevel = 4\ndiscard.'♦10' = 1\nhospital = 10";
    let events = check(include_str!("../positions/x9.toml"), &[EndTurn], after);
    assert_eq!(
        events[..2],
        [
            Event::DieselCardEmptied { rank: 10 },
            Event::DieselConsumed { demand: 4, left: 4 }
        ]
    );
}

/// X10: the whole example turn, event by event.
#[test]
fn x10_a_whole_turn() {
    use Event::*;
    let position = include_str!("../positions/x10.toml");
    assert_eq!(legal(position).last(), Some(&EndTurn));
    let mut match_ = match_at(position);

    let steps_1_to_3 = play(&mut match_, &[EndTurn]);
    assert_eq!(
        steps_1_to_3[2..],
        [
            TurnBegins { turn: 5, ap: 4 },
            QueueFilled { cards: 3 },
            Revealed {
                card: Card::Diesel(2)
            },
        ]
    );
    expect(
        match_.position(),
        "ap = 4\nlevel = 2\nhospital = 7\noutside.turned_queens = 1",
    );

    let diesel = play(&mut match_, &[Start]);
    let complications = Revealed {
        card: Card::Complications(2),
    };
    assert_eq!(
        diesel,
        [
            SourceStarted {
                rank: 2,
                lost: Some(7)
            },
            complications
        ]
    );
    expect(
        match_.position(),
        "ap = 3\nscavenging = { rank = 2, value = 1 }\ndiscard.'♦7' = 1",
    );

    let hurt = |rank, bed, health| Hurt {
        cause: Cause::Complications,
        rank,
        bed,
        damage: 2,
        health,
    };
    assert_eq!(
        play(&mut match_, &[Protect(0), Protect(0), Protect(2)]),
        [
            hurt(Rank::Queen, 0, 2),
            hurt(Rank::Queen, 1, 2),
            Protected {
                rank: Rank::King,
                bed: 2,
                ap: 2,
                left: 0
            },
            Revealed {
                card: Card::Patient(Rank::Jack)
            },
            SentOutside { rank: Rank::Jack },
        ]
    );
    let after = "phase = 'standard'\nap = 1\n\
                 beds = [{ health = 2 }, { health = 2 }, { rank = 'king', health = 4 }]";
    expect(
        match_.position(),
        &format!("{after}\noutside = {{ jacks = 1, turned_queens = 1 }}"),
    );

    assert_eq!(
        play(&mut match_, &[Scavenge]),
        [
            Scavenged { rank: 2, value: 2 },
            SourceCompleted { rank: 2 },
            DieselCardEmptied { rank: 10 },
            DieselCardEmptied { rank: 2 },
            DieselConsumed { demand: 4, left: 0 },
            HospitalDamaged {
                cause: Cause::Battered,
                damage: 1,
                left: 6
            },
            LostOutside {
                rank: Rank::Queen,
                count: 1
            },
            TurnBegins { turn: 6, ap: 4 },
            QueueFilled { cards: 3 },
            Revealed {
                card: Card::Aftershock(1)
            },
        ]
    );
    let end = "
        hospital = 6
        generator = []
        scavenging = 'empty'
        beds = [{ health = 2 }, { health = 2 }, { health = 4 }]
        outside = { jacks = 1, queens = 0, turned_queens = 0 }
        discard = { '♦10' = 1, '♦7' = 1, '♦2' = 1, '♣2' = 1, Q = 1 }";
    expect(match_.position(), end);
}
