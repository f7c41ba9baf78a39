//! Whole campaigns of random players: characters and their number change from game to game, and
//! nothing ever breaks.

use redtag_aftermath::{Action, Aftermath, Campaign, Ending, Options, Position};
use redtag_kernel::play::through_json;
use redtag_kernel::{Fast, Game, Turn};

/// One position in this many is looked at closely.
const CLOSELY: usize = 211;

/// What came of campaigns.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    campaigns: u64,
    missions: u64,
    actions: u64,
    lost: u64,
    succeeded: u64,
}

/// Other characters for every game.
fn options(game: &Aftermath, campaign: Option<Campaign>, chance: &mut Fast) -> Options {
    let mut characters = game.content.names.characters.clone();
    let seats = 2 + chance.below(3);
    while characters.len() > seats {
        characters.remove(chance.below(characters.len()));
    }
    let campaign = campaign.map(|campaign| campaign.saved(&game.content));
    Options {
        seats: seats as u8,
        characters,
        campaign,
        ..Options::default()
    }
}

/// The list is not empty, what it has is allowed, and the position is sound and plain data.
fn look(game: &Aftermath, position: &Position, seat: u8, actions: &[Action]) {
    if let Err(flaw) = game.audit(position) {
        panic!("{flaw}");
    }
    assert_eq!(
        through_json(position).as_ref(),
        Ok(position),
        "a position survives writing"
    );
    assert!(
        actions
            .iter()
            .all(|action| game.why_not(position, seat, action).is_none()),
        "what is listed is allowed"
    );
    let other = (seat + 1) % game.scores(position).len() as u8;
    assert!(
        actions
            .iter()
            .all(|action| game.why_not(position, other, action).is_some()),
        "only who is asked answers"
    );
}

/// A random game to its end.
fn play(game: &Aftermath, options: &Options, chance: &mut Fast, seen: &mut Seen) -> Position {
    let mut position = game
        .set_up(options, chance, &mut ())
        .expect("the campaign goes on");
    let (mut actions, mut count) = (Vec::with_capacity(256), 0);
    while let Turn::Act(seats) = game.turn(&position) {
        let seat = seats.first().expect("somebody is asked");
        actions.clear();
        game.legal_actions(&position, seat, &mut actions);
        assert!(
            !actions.is_empty() && count < Aftermath::LONGEST,
            "it goes on, and ends"
        );
        if count % CLOSELY == 0 {
            look(game, &position, seat, &actions);
        }
        let action = actions[chance.below(actions.len())];
        game.apply(&mut position, seat, action, chance, &mut ());
        count += 1;
    }
    game.audit(&position).expect("the end is sound");
    seen.missions += 1;
    seen.actions += count as u64;
    seen.succeeded += u64::from(position.ending == Some(Ending::Success));
    position
}

/// Plays a campaign until it is lost, or for this many games.
fn campaign(game: &Aftermath, number: u64, most: u64, seen: &mut Seen) {
    let mut chance = Fast::new(0xca3b, number);
    let mut kept = None;
    seen.campaigns += 1;
    for _ in 0..most {
        let options = options(game, kept, &mut chance);
        let position = play(game, &options, &mut chance, seen);
        if position.ending == Some(Ending::Lost) {
            seen.lost += 1;
            return;
        }
        kept = Campaign::after(&game.content, &position);
    }
}

#[test]
fn twenty_thousand_random_missions_in_two_thousand_campaigns() {
    let game = Aftermath::official().expect("the content is sound");
    let parts: Vec<Seen> = std::thread::scope(|scope| {
        let runs: Vec<_> = (0..2)
            .map(|part| {
                let game = &game;
                scope.spawn(move || {
                    let mut seen = Seen::default();
                    let mut number = part;
                    while seen.missions < 10_000 || seen.campaigns < 1_000 {
                        campaign(game, number, 10, &mut seen);
                        number += 2;
                    }
                    seen
                })
            })
            .collect();
        runs.into_iter()
            .map(|run| run.join().expect("no panic"))
            .collect()
    });
    println!("{parts:?}");
    assert!(
        parts
            .iter()
            .all(|seen| seen.missions >= 10_000 && seen.campaigns >= 1_000),
        "{parts:?}"
    );
    assert!(
        parts
            .iter()
            .all(|seen| seen.lost > 0 && seen.lost < seen.campaigns),
        "some are lost, some go on: {parts:?}"
    );
}
