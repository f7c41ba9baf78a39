//! The printed example, with the official cards. Its position is a file in `tests/positions`, to
//! copy from.

use redtag_katastrophenspiel::Action::{self, EndTurn, Move, Play};
use redtag_katastrophenspiel::{Ability, Card, Colour, Event, Options, Region, Side};
use redtag_kernel::Match;

use crate::rulebook::{card, expect, legal_now, new_match, official, read, run};

/// The official card of this German name.
fn named(name: &str) -> Card {
    let game = official();
    let found = game
        .content
        .names("de")
        .find(|&(_, found, _)| found == name);
    card(found.unwrap_or_else(|| panic!("there is no {name}")).0)
}

/// X1: the turn of the red player, from the first pawn on.
#[test]
fn x1_the_red_player() {
    use Event::*;
    let [fire, water] = ["Hausbrand", "Verseuchtes Wasser"].map(named);
    let [sigmar, linda, tents] = ["Sigmar Milano", "Linda Rendel", "Zelte"].map(named);
    let (game, who) = (official(), Colour::Red);
    let options = Options {
        seats: 2,
        first: Some(0),
        ..Options::default()
    };
    let mut match_ = new_match(&game, &options, &[0, 1, fire.number()]);
    expect(
        match_.position(),
        "red = { region = 'europe', money = 2, points = 0 }\nrounds = 8\nactive = 0",
    );
    let [before, after] = [2, 1].map(|actions| format!("turn.actions = {actions}"));
    expect(match_.position(), &before);
    assert_eq!(match_.position().catastrophes[0], Some(fire));
    let hand = match_.position().player().hand;
    assert!(
        [sigmar, linda, tents]
            .iter()
            .all(|&card| hand.contains(card))
            && hand.len() == 4
    );

    let to = Region::NorthAmerica;
    assert_eq!(
        run(&mut match_, &[Move(to)], &[]),
        [Moved { who, to, by: None }]
    );
    expect(
        match_.position(),
        &format!("{after}\nred.region = 'north-america'"),
    );

    let begins = MissionBegins {
        who,
        catastrophe: fire,
        by: None,
    };
    assert_eq!(run(&mut match_, &[Action::Mission(fire)], &[]), [begins]);
    expect(
        match_.position(),
        "turn.actions = 0\nmission.missing = [0, 0, 1, 1, 0, 0]",
    );

    let used = Used {
        who,
        card: sigmar,
        side: Side::All,
    };
    assert_eq!(
        run(&mut match_, &[Play(sigmar)], &[]),
        [Played { who, card: sigmar }, used]
    );
    expect(match_.position(), "mission.missing = [0, 0, 0, 1, 0, 0]");

    assert_eq!(
        run(&mut match_, &[Play(linda)], &[]),
        [Played { who, card: linda }]
    );
    let sides = [Side::Left, Side::Right].map(|side| Action::Use { card: linda, side });
    assert!(
        sides.iter().all(|side| legal_now(&match_).contains(side)),
        "die or first aid"
    );
    let rolled = Rolled {
        who,
        card: linda,
        needed: 5,
        roll: 4,
        enough: false,
    };
    let die = Used {
        who,
        card: linda,
        side: Side::Left,
    };
    assert_eq!(run(&mut match_, &[sides[0]], &[4]), [die, rolled]);
    expect(
        match_.position(),
        "phase = 'mission'\nmission.missing = [0, 0, 0, 1, 0, 0]",
    );
    assert!(
        !legal_now(&match_).contains(&Action::Name(Ability::Shelter)),
        "a 5 or a 6 was needed"
    );

    let events = run(&mut match_, &[Play(tents)], &[water.number()]);
    let succeeded = Succeeded {
        who,
        catastrophe: fire,
        points: 1,
        money: 1,
    };
    let used = Used {
        who,
        card: tents,
        side: Side::All,
    };
    assert_eq!(
        events,
        [
            Played { who, card: tents },
            used,
            succeeded,
            Revealed { card: water }
        ]
    );
    expect(
        match_.position(),
        "phase = 'turn'\nmission = 'empty'\nred = { money = 3, points = 1 }\nturn.actions = 0",
    );
    let table = match_.position();
    assert_eq!(table.catastrophes[0], Some(water));
    assert_eq!(
        table.under[3].as_slice(),
        [fire],
        "it went under the stack of 1 point"
    );
    let rules = game.content.card(water);
    assert_eq!(
        (rules.region, rules.left.abilities),
        (Region::Africa, [1, 1, 0, 0, 0, 0])
    );

    let ends = [
        TurnEnds { who, back: 2 },
        TurnBegins {
            who: Colour::Green,
            actions: 2,
        },
    ];
    assert_eq!(run(&mut match_, &[EndTurn], &[]), ends);
    expect(
        match_.position(),
        "red = { region = 'north-america', money = 3, points = 1 }\nactive = 1\nturn.played = []",
    );
    let red = match_.position().players[0];
    assert_eq!(
        red.table.iter().collect::<Vec<_>>(),
        [tents],
        "with one use left"
    );
    assert!(red.hand.contains(sigmar) && red.hand.contains(linda) && red.hand.len() == 3);
}

/// X1: a roll of 5 or 6 would have made the missing symbol.
#[test]
fn x1_with_a_better_roll() {
    let [fire, sigmar, linda] = ["Hausbrand", "Sigmar Milano", "Linda Rendel"].map(named);
    let position = read(include_str!("../positions/x1.toml"));
    let options = Options {
        seats: 2,
        ..Options::default()
    };
    for roll in [5, 6] {
        let match_ = Match::from_sketch(official(), options.clone(), &position, None);
        let mut match_ = match_.unwrap_or_else(|flaw| panic!("{flaw}"));
        let actions = [
            Move(Region::NorthAmerica),
            Action::Mission(fire),
            Play(sigmar),
            Play(linda),
            Action::Use {
                card: linda,
                side: Side::Left,
            },
            Action::Name(Ability::Shelter),
        ];
        run(&mut match_, &actions, &[roll]);
        expect(
            match_.position(),
            "phase = 'turn'\nred = { money = 3, points = 1, table = [] }",
        );
        assert!(
            match_.position().player().hand.contains(named("Zelte")),
            "the tents were not needed"
        );
    }
}
