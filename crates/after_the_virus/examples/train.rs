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

use redtag_after_the_virus::worth::{
    HIDDEN, INPUTS, Side, WEIGHTS, Worth, chance, come_about, inputs, read,
};
use redtag_after_the_virus::{
    AfterTheVirus, Bound, ByPlayers, Ending, MAX_PLAYERS, Options, Outlook,
};
use redtag_kernel::{Fast, Game, Strategy, Turn};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/content");
/// Games between two steps of learning.
const BATCH: u64 = 4;
/// How far later judgements count for earlier ones.
const LAMBDA: f64 = 0.9;
const RATE: f32 = 0.001;
const CURIOSITY: f32 = 0.03;
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
    let weights = match args.next() {
        Some(file) => read(&std::fs::read(file).expect("the file can be read")),
        None => (0..WEIGHTS).map(|at| first_guess(at, &mut luck)).collect(),
    };
    let mut school = School::new(weights, alone);
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

/// The direct weights begin at 0, the others scattered round it.
fn first_guess(at: usize, luck: &mut Fast) -> f32 {
    let scatter = (0..12).map(|_| unit(luck)).sum::<f32>() - 6.0;
    match at {
        0..INPUTS => 0.0,
        _ => scatter * 0.1,
    }
}

fn unit(luck: &mut Fast) -> f32 {
    (luck.word() >> 40) as f32 / (1u64 << 24) as f32
}

/// What was seen of one player, what the hidden units said, and the sum.
struct Look {
    inputs: Vec<(usize, f32)>,
    hidden: [f32; HIDDEN],
    chance: f64,
}

/// A table that was seen, what it was thought to be worth.
struct Seen {
    players: Vec<Look>,
    expected: f64,
    on_purpose: bool,
}

/// The weights and how they move (Adam).
struct School {
    game: AfterTheVirus,
    /// Everybody plays alone all the time.
    alone: bool,
    weights: Vec<f32>,
    slope: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    samples: usize,
    steps: i32,
}

impl School {
    fn new(weights: Vec<f32>, alone: bool) -> Self {
        let mut game = AfterTheVirus::official().expect("the content is sound");
        game.worth = Worth::new(&weights, &weights);
        let zeros = vec![0.0; WEIGHTS];
        Self {
            game,
            alone,
            weights,
            slope: zeros.clone(),
            mean: zeros.clone(),
            square: zeros,
            samples: 0,
            steps: 0,
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
        self.samples += seen.len();
        won
    }

    fn look(&self, outlook: &Outlook, expected: f64, on_purpose: bool) -> Seen {
        let mut table = outlook.position;
        come_about(&mut table);
        let sides = Side::all(&self.game.content, &table);
        let players = (0..table.players.len() as u8).map(|seat| {
            let mut look = Look {
                inputs: Vec::new(),
                hidden: [0.0; HIDDEN],
                chance: 0.0,
            };
            let mut worth = 0.0;
            inputs(
                &self.game.content,
                &table,
                &sides,
                outlook.fresh,
                seat,
                |input, strength| {
                    look.inputs.push((input, strength));
                    worth += self.weights[input] * strength;
                    let from = INPUTS + input * HIDDEN;
                    for (unit, weight) in look
                        .hidden
                        .iter_mut()
                        .zip(&self.weights[from..from + HIDDEN])
                    {
                        *unit += weight * strength;
                    }
                },
            );
            for (unit, weight) in look.hidden.iter().zip(&self.weights[WEIGHTS - HIDDEN..]) {
                worth += unit.max(0.0) * weight;
            }
            look.chance = chance(worth);
            look
        });
        Seen {
            players: players.collect(),
            expected,
            on_purpose,
        }
    }

    /// The slope of the cross entropy between what was thought and what came of it.
    fn note(&mut self, table: &Seen, result: f64) {
        let thought: f64 = table.players.iter().map(|look| look.chance).product();
        for look in &table.players {
            let error = (thought - result) * (1.0 - look.chance) / (1.0 - thought).max(1e-6);
            self.note_player(look, error as f32);
        }
    }

    fn note_player(&mut self, look: &Look, error: f32) {
        let sum = WEIGHTS - HIDDEN;
        let mut back = [0.0; HIDDEN];
        for (unit, back) in back.iter_mut().enumerate() {
            if look.hidden[unit] > 0.0 {
                *back = error * self.weights[sum + unit];
                self.slope[sum + unit] += error * look.hidden[unit];
            }
        }
        for &(input, strength) in &look.inputs {
            self.slope[input] += error * strength;
            let from = INPUTS + input * HIDDEN;
            for (slope, back) in self.slope[from..from + HIDDEN].iter_mut().zip(&back) {
                *slope += back * strength;
            }
        }
    }

    fn learn(&mut self, rate: f32) {
        self.steps += 1;
        let (fresh, fresh_square) = (
            1.0 - 0.9f32.powi(self.steps),
            1.0 - 0.999f32.powi(self.steps),
        );
        for at in 0..WEIGHTS {
            let slope = std::mem::take(&mut self.slope[at]) / self.samples.max(1) as f32;
            self.mean[at] = 0.9 * self.mean[at] + 0.1 * slope;
            self.square[at] = 0.999 * self.square[at] + 0.001 * slope * slope;
            let step = (self.mean[at] / fresh) / ((self.square[at] / fresh_square).sqrt() + 1e-6);
            self.weights[at] -= rate * step;
        }
        self.samples = 0;
        self.game.worth = Worth::new(&self.weights, &self.weights);
    }

    fn write(&self) {
        let bytes: Vec<u8> = self
            .weights
            .iter()
            .flat_map(|weight| weight.to_le_bytes())
            .collect();
        let name = if self.alone { "alone" } else { "together" };
        std::fs::write(format!("{FOLDER}/worth-{name}.f32"), bytes)
            .expect("the file can be written");
    }
}
