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

use redtag_after_the_virus::worth::{HIDDEN, INPUTS, Side, Worth, chance, come_about, inputs};
use redtag_after_the_virus::{
    AfterTheVirus, Bound, ByPlayers, Ending, MAX_PLAYERS, Options, Outlook,
};
use redtag_kernel::network::{Look, Scatter, Trainer, read_weights, unit, write_weights};
use redtag_kernel::{Fast, Game, Strategy, Turn};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/content");
/// Games between two steps of learning.
const BATCH: u64 = 4;
/// How far later judgements count for earlier ones.
const LAMBDA: f64 = 0.9;
const RATE: f32 = 0.001;
const CURIOSITY: f32 = 0.03;
const SCATTER: Scatter = Scatter {
    hidden: 0.1,
    sum: 0.1,
};
/// What reaching the whole goal would be worth without winning. A lost mission that came near is a
/// little better than one that did not, so that there is a way uphill also where hardly anything is
/// won; less and less so, or the reckless would learn to come near and die.
const CONSOLATION: f64 = 0.15;
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
    let mut school = School::new(trainer, alone);
    let mut wins = [(0u32, 0u32); MAX_PLAYERS];
    for number in 0..games {
        let left = 1.0 - number as f32 / games as f32;
        let lesson = school.lesson(1.0 - left, &mut luck);
        let won = school.play(&lesson, left, &mut luck);
        let tally = &mut wins[usize::from(lesson.seats) - 1];
        *tally = (tally.0 + u32::from(won), tally.1 + 1);
        if (number + 1) % BATCH == 0 {
            school.learn(RATE * left.max(0.02));
        }
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
            school.write();
        }
    }
    school.write();
}

/// A position that was seen: each player as the network saw them and the chance it gave them, and
/// what all of it was thought to be worth.
struct Seen {
    players: Vec<(Look<HIDDEN>, f64)>,
    expected: f64,
    on_purpose: bool,
}

/// The game as the weights play it, and the weights.
struct School {
    game: AfterTheVirus,
    /// Everybody plays alone all the time.
    alone: bool,
    trainer: Trainer<HIDDEN>,
    positions: usize,
}

impl School {
    fn new(trainer: Trainer<HIDDEN>, alone: bool) -> Self {
        let mut game = AfterTheVirus::official().expect("the content is sound");
        game.worth = Worth::new(trainer.weights(), trainer.weights());
        Self {
            game,
            alone,
            trainer,
            positions: 0,
        }
    }

    /// Some mission for some players, easier or harder than it is.
    fn lesson(&mut self, progress: f32, luck: &mut Fast) -> Options {
        let content = &mut self.game.content;
        let alone = self.alone || progress < ALONE || luck.below(3) == 0;
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

    /// Plays a game and notes in which direction it would have the weights move.
    fn play(&mut self, options: &Options, left: f32, luck: &mut Fast) -> bool {
        let mut seen: Vec<Seen> = Vec::new();
        let mut position = self
            .game
            .set_up(options, luck, &mut ())
            .expect("the options are sound");
        let (mut actions, mut values) = (Vec::new(), Vec::new());
        while let Turn::Act(seats) = self.game.turn(&position) {
            let seat = self.game.leads(&position, seats);
            actions.clear();
            values.clear();
            self.game.legal_actions(&position, seat, &mut actions);
            let on_purpose = unit(luck) >= CURIOSITY * left;
            let chosen = if on_purpose {
                self.game.judge(&position, seat, &actions, &mut values);
                (0..actions.len())
                    .reduce(|best, at| if values[at] > values[best] { at } else { best })
                    .unwrap_or(0)
            } else {
                luck.below(actions.len())
            };
            let (outlook, worth) = self.game.foresee(&position, seat, actions[chosen], None);
            let was_asked = !position.players[usize::from(seat)].steps.is_empty();
            self.game
                .apply(&mut position, seat, actions[chosen], luck, &mut ());
            // What is asked in the middle of an action was foreseen with it.
            if (!was_asked || !on_purpose) && outlook.position.ending.is_none() {
                seen.push(self.look(&outlook, worth / 100.0, on_purpose));
            }
        }
        let won = position.ending == Some(Ending::Won);
        let reached = f64::from(self.game.scores(&position)[0]) / 100.0;
        let mut result = if won {
            1.0
        } else {
            CONSOLATION * f64::from(left) * reached
        };
        for table in seen.iter().rev() {
            self.note(table, result);
            result = if table.on_purpose {
                LAMBDA * result + (1.0 - LAMBDA) * table.expected
            } else {
                table.expected
            };
        }
        self.positions += seen.len();
        won
    }

    fn look(&self, outlook: &Outlook, expected: f64, on_purpose: bool) -> Seen {
        let mut table = outlook.position;
        come_about(&mut table);
        let sides = Side::all(&self.game.content, &table);
        let players = (0..table.players.len() as u8).map(|seat| {
            let mut given = Vec::new();
            let content = &self.game.content;
            inputs(
                content,
                &table,
                &sides,
                outlook.fresh,
                seat,
                |input, strength| {
                    given.push((input, strength));
                },
            );
            let look = self.trainer.look(given);
            let thought = chance(look.sum);
            (look, thought)
        });
        Seen {
            players: players.collect(),
            expected,
            on_purpose,
        }
    }

    /// The slope of the cross entropy between what was thought and what came of it.
    fn note(&mut self, table: &Seen, result: f64) {
        let thought: f64 = table.players.iter().map(|(_, chance)| chance).product();
        for (look, chance) in &table.players {
            let error = (thought - result) * (1.0 - chance) / (1.0 - thought).max(1e-6);
            self.trainer.note(look, error as f32);
        }
    }

    fn learn(&mut self, rate: f32) {
        self.trainer.learn(rate, self.positions);
        self.positions = 0;
        self.game.worth = Worth::new(self.trainer.weights(), self.trainer.weights());
    }

    fn write(&self) {
        let name = if self.alone { "alone" } else { "together" };
        std::fs::write(
            format!("{FOLDER}/worth-{name}.f32"),
            write_weights(self.trainer.weights()),
        )
        .expect("the file can be written");
    }
}
