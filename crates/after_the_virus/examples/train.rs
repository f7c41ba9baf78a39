//! Learns what positions are worth by playing: temporal differences over the tables after each
//! choice and before the next card, by the player that the weights themselves make.
//!
//! `cargo run --release -p redtag-after-the-virus --example train -- 150000 together` plays that
//! many games from nothing and writes `content/worth-together.f32`, `-- 150000 alone` writes
//! `content/worth-alone.f32`; with a third argument it goes on from the weights in that file. The
//! same number of games gives the same weights. Missions and characters are mixed, and without
//! `alone` numbers of players too. Where the wave begins and how many zombies come is drawn by lot
//! rather than taken from the mission, and in some games less is needed for the goal, so that there
//! is something to be won from the first hour on. The missions' numbers of waves and zombies can be
//! changed without new weights.

use redtag_after_the_virus::worth::{HIDDEN, INPUTS};
use redtag_after_the_virus::{
    AfterTheVirus, Bound, ByPlayers, Content, Ending, MAX_PLAYERS, Options,
};
use redtag_kernel::Fast;
use redtag_kernel::network::{Scatter, Trainer, read_weights, write_weights};
use redtag_kernel::school::School;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/content");
const SCATTER: Scatter = Scatter {
    hidden: 0.1,
    sum: 0.1,
};
/// For this share of the games also those who will play together learn alone: whoever cannot
/// survive alone learns nothing in a team.
const ALONE: f32 = 0.3;
/// Games between two lines of the report.
const REPORT: u64 = 2_000;

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args
        .next()
        .and_then(|count| count.parse().ok())
        .unwrap_or(150_000);
    let alone = match args.next().as_deref() {
        Some("alone") => true,
        None | Some("together") => false,
        Some(other) => panic!("{other}: alone or together"),
    };
    let mut luck = Fast::new(7, 7);
    let trainer = match args.next() {
        Some(file) => Trainer::new(
            INPUTS,
            read_weights(&std::fs::read(file).expect("the file can be read")),
        ),
        None => Trainer::scattered(INPUTS, SCATTER, &mut luck),
    };
    let game = AfterTheVirus::official().expect("the content is sound");
    let mut school = School::new(game, trainer);
    let mut wins = [(0u32, 0u32); MAX_PLAYERS];
    for number in 0..games {
        let left = 1.0 - number as f32 / games as f32;
        let options = lesson(&mut school.game.content, alone, 1.0 - left, &mut luck);
        let end = school
            .lesson(&options, left, &mut luck)
            .expect("the options are sound");
        let tally = &mut wins[usize::from(options.seats) - 1];
        let won = end.ending == Some(Ending::Won);
        *tally = (tally.0 + u32::from(won), tally.1 + 1);
        if (number + 1) % REPORT == 0 {
            let shares = wins.map(|(won, all)| {
                format!("{:.1} %", 100.0 * f64::from(won) / f64::from(all.max(1)))
            });
            println!(
                "{:>8} games, won by one, two, three players: {}",
                number + 1,
                shares.join(", ")
            );
            wins = [(0, 0); MAX_PLAYERS];
            write(&school, alone);
        }
    }
    write(&school, alone);
}

/// Some mission for some players, easier or harder than it is; all `alone` if that is asked for.
fn lesson(content: &mut Content, alone: bool, progress: f32, luck: &mut Fast) -> Options {
    let alone = alone || progress < ALONE || luck.below(3) == 0;
    let seats = if alone {
        1
    } else {
        2 + luck.below(MAX_PLAYERS - 1) as u8
    };
    let place = luck.below(content.missions.len());
    let mission = &mut content.missions[place];
    mission.wave = ByPlayers::Same(luck.below(if alone { 4 } else { 3 }) as u8);
    mission.zombies = Some(ByPlayers::Same(
        luck.below(6 - usize::from(seats)) as u8 + u8::from(alone),
    ));
    mission.surge = u8::from(luck.below(4) == 0);
    let most = match mission.goal.first().map(|condition| condition.bound) {
        Some(Bound::AtLeast(most)) if most > 1 => most,
        _ => 1,
    };
    let goal =
        (most > 1 && luck.below(3) == 0).then(|| 1 + luck.below(usize::from(most) - 1) as u8);
    let mission = mission.id.clone();
    let mut characters: Vec<String> = content
        .characters
        .iter()
        .map(|one| one.id.clone())
        .collect();
    while characters.len() > usize::from(seats) {
        characters.remove(luck.below(characters.len()));
    }
    Options {
        seats,
        mission,
        characters,
        goal,
        ..Options::default()
    }
}

fn write(school: &School<AfterTheVirus, HIDDEN>, alone: bool) {
    let name = if alone { "alone" } else { "together" };
    std::fs::write(
        format!("{FOLDER}/worth-{name}.f32"),
        write_weights(school.trainer.weights()),
    )
    .expect("the file can be written");
}
