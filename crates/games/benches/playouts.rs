//! How fast random games of every game are, against those of Triage in the same run.
//!
//! `cargo bench -p redtag-games` prints everything; `-- --check` only counts instructions and fails
//! when an action of a game takes a tenth more of them than `instructions.txt` says, `-- --bless`
//! writes that file.

use std::hint::black_box;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::sync::Arc;
use std::time::Instant;

use redtag_games::{NAMES, Playable, Visitor, visit};
use redtag_kernel::{Fast, Game, Turn};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/instructions.txt");
/// Games per run under Valgrind.
const COUNTED: u64 = 500;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| arg != "--bench")
        .collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["--count", name, games] => {
            black_box(play(name, games.parse().unwrap_or(0)));
            ExitCode::SUCCESS
        }
        ["--check"] => instructions(false),
        ["--bless"] => instructions(true),
        _ => {
            speed();
            instructions(false)
        }
    }
}

/// Plays this many random games with the usual options; tells how many actions that were.
struct Playouts(u64);

impl<G: Playable> Visitor<G> for Playouts {
    type Output = u64;

    fn visit(self, game: Arc<G>) -> u64 {
        let mut actions = Vec::with_capacity(256);
        (0..self.0)
            .map(|number| playout(&*game, number, &mut actions))
            .sum()
    }
}

fn playout<G: Game>(game: &G, number: u64, actions: &mut Vec<G::Action>) -> u64 {
    let mut chance = Fast::new(7, number);
    let mut played = 0;
    let mut position = game
        .set_up(&G::Options::default(), &mut chance, &mut ())
        .expect("the usual options are sound");
    while let Turn::Act(seats) = game.turn(&position) {
        let seat = seats.first().unwrap_or(0);
        actions.clear();
        game.legal_actions(&position, seat, actions);
        let action = actions[chance.below(actions.len())];
        game.apply(&mut position, seat, action, &mut chance, &mut ());
        played += 1;
    }
    played
}

fn play(name: &str, games: u64) -> u64 {
    visit(name, None, Playouts(games)).expect("it is in the catalogue")
}

/// All games by turns, so that a noisy machine disturbs them alike; the best of several rounds
/// counts.
fn speed() {
    const ROUNDS: usize = 10;
    const ACTIONS: u64 = 1_000_000;
    let mut best = vec![f64::MAX; NAMES.len()];
    let mut actions = vec![0; NAMES.len()];
    let games: Vec<u64> = NAMES
        .iter()
        .map(|name| 1 + ACTIONS * 500 / play(name, 500))
        .collect();
    for _ in 0..ROUNDS {
        for (at, name) in NAMES.iter().enumerate() {
            let start = Instant::now();
            actions[at] = play(name, games[at]);
            best[at] = best[at].min(start.elapsed().as_secs_f64() / actions[at] as f64);
        }
    }
    for (at, name) in NAMES.iter().enumerate() {
        let per_game = actions[at] as f64 / games[at] as f64;
        println!(
            "{name:<18} {:>9.0} games/s  {:>6.1} ns/action  {per_game:>6.1} actions/game  {:.2} \
             times {}",
            1.0 / (best[at] * per_game),
            best[at] * 1e9,
            best[at] / best[0],
            NAMES[0],
        );
    }
}

/// Instructions per action, counted by Valgrind, which gives the same number every time.
fn instructions(bless: bool) -> ExitCode {
    let kept = std::fs::read_to_string(FILE).unwrap_or_default();
    let mut counts = String::new();
    let mut grown = false;
    for name in NAMES {
        let (Some(nothing), Some(all)) = (count(name, 0), count(name, COUNTED)) else {
            println!("instructions were not counted: please install valgrind");
            return ExitCode::FAILURE;
        };
        let counted = (all - nothing) as f64 / play(name, COUNTED) as f64;
        let line = kept
            .lines()
            .find_map(|line| line.strip_prefix(name)?.trim().parse::<f64>().ok());
        counts.push_str(&format!("{name} {counted:.1}\n"));
        grown |= line.is_none_or(|kept| counted > kept * 1.1);
        let kept = line.map_or("none".into(), |kept| kept.to_string());
        println!("{name:<18} {counted:>9.1} instructions/action (kept: {kept})");
    }
    if bless {
        std::fs::write(FILE, counts).expect("the file can be written");
        return ExitCode::SUCCESS;
    }
    if grown {
        println!(
            "that is over a tenth more than kept; if it must be, run: cargo bench -p redtag-games \
             -- --bless"
        );
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn count(name: &str, games: u64) -> Option<u64> {
    let program = std::env::current_exe().ok()?;
    let out = std::env::temp_dir().join(format!("redtag-callgrind-{}", std::process::id()));
    let run = Command::new("valgrind")
        .args([
            "--tool=callgrind",
            &format!("--callgrind-out-file={}", out.display()),
        ])
        .arg(Path::new(&program))
        .args(["--count", name, &games.to_string()])
        .output()
        .ok()?;
    std::fs::remove_file(out).ok();
    let text = String::from_utf8_lossy(&run.stderr).into_owned();
    text.lines()
        .find_map(|line| line.split("Collected : ").nth(1)?.trim().parse().ok())
}
