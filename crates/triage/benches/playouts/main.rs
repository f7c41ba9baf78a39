//! How fast random games are, against a hand-specialised program measured in the same run.
//!
//! `cargo bench -p redtag-triage` prints everything; `-- --check` only counts instructions and fails when
//! an action takes a tenth more of them than `instructions.txt` says, `-- --bless` writes that file.

mod baseline;

use std::hint::black_box;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

use redtag_table::{Fast, Game, Turn};
use redtag_triage::{Options, Triage};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/playouts/instructions.txt");
/// Games per run under Valgrind.
const COUNTED: u64 = 2_000;

fn main() -> ExitCode {
    let mode = std::env::args().find(|arg| arg.starts_with("--") && arg != "--bench").unwrap_or_default();
    match mode.as_str() {
        "--count" => {
            black_box(Playouts::new().play(0..COUNTED));
            ExitCode::SUCCESS
        }
        "--count-baseline" => {
            let mut rng = baseline::Rng(7);
            (0..COUNTED).for_each(|_| _ = black_box(baseline::play(&mut rng)));
            ExitCode::SUCCESS
        }
        "--nothing" => {
            black_box(Playouts::new().play(0..0));
            ExitCode::SUCCESS
        }
        "--check" | "--bless" => instructions(&mode),
        _ => {
            speed();
            instructions(&mode)
        }
    }
}

/// Random games with buffers that are used again.
struct Playouts {
    game: Triage,
    options: Options,
    actions: Vec<<Triage as Game>::Action>,
}

impl Playouts {
    fn new() -> Self {
        let game = Triage::official().expect("the content is sound");
        Self { game, options: Options::default(), actions: Vec::with_capacity(32) }
    }

    /// Scores and actions in all.
    fn play(&mut self, numbers: std::ops::Range<u64>) -> (u64, u64) {
        let (mut scores, mut played) = (0, 0);
        for number in numbers {
            let mut chance = Fast::new(7, number);
            let mut position =
                self.game.set_up(&self.options, &mut chance, &mut ()).expect("the options are sound");
            while self.game.turn(&position) != Turn::Over {
                self.actions.clear();
                self.game.legal_actions(&position, 0, &mut self.actions);
                let action = self.actions[chance.below(self.actions.len())];
                self.game.apply(&mut position, 0, action, &mut chance, &mut ());
                played += 1;
            }
            scores += self.game.scores(&position)[0] as u64;
        }
        (scores, played)
    }
}

/// Both programs by turns, so that a noisy machine disturbs them alike; the best of several rounds counts.
fn speed() {
    const GAMES: u64 = 100_000;
    const ROUNDS: u64 = 12;
    let mut playouts = Playouts::new();
    let mut rng = baseline::Rng(7);
    let (mut best, mut best_baseline) = (f64::MAX, f64::MAX);
    let (mut scores, mut played, mut baseline_scores, mut decisions) = (0, 0, 0, 0);
    let mut allocations = 0;
    for round in 0..ROUNDS {
        let start = Instant::now();
        for _ in 0..GAMES {
            let (score, choices) = baseline::play(&mut rng);
            baseline_scores += u64::from(score);
            decisions += u64::from(choices);
        }
        best_baseline = best_baseline.min(start.elapsed().as_secs_f64());
        let start = Instant::now();
        let (score, actions) = playouts.play(round * GAMES..(round + 1) * GAMES);
        best = best.min(start.elapsed().as_secs_f64());
        scores += score;
        played += actions;
        allocations += allocation_counter::measure(|| {
            black_box(playouts.play(0..100));
        })
        .count_total;
    }
    let games = (GAMES * ROUNDS) as f64;
    let line = |name: &str, seconds: f64, scores: u64, actions: u64| {
        let per_game = actions as f64 / games;
        println!(
            "{name:<22} {:>9.0} games/s  {:>11.0} actions/s  {:>6.1} ns/action  {per_game:.2} actions/game  mean score {:.4}",
            GAMES as f64 / seconds,
            GAMES as f64 * per_game / seconds,
            seconds * 1e9 / (GAMES as f64 * per_game),
            scores as f64 / games,
        );
    };
    line("hand-specialised", best_baseline, baseline_scores, decisions);
    line("redtag", best, scores, played);
    println!("time against baseline  {:.2}", best / best_baseline);
    println!("allocations/action     {}", allocations as f64 / played as f64);
}

/// Instructions per action, counted by Valgrind, which gives the same number every time.
fn instructions(mode: &str) -> ExitCode {
    let (Some(nothing), Some(all)) = (count("--nothing"), count("--count")) else {
        println!("instructions/action    not counted: valgrind is not installed");
        return if mode == "--check" { ExitCode::FAILURE } else { ExitCode::SUCCESS };
    };
    let (_, played) = Playouts::new().play(0..COUNTED);
    let counted = (all - nothing) as f64 / played as f64;
    if mode == "--bless" {
        std::fs::write(FILE, format!("{counted:.1}\n")).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(FILE).ok().and_then(|text| text.trim().parse::<f64>().ok());
    println!(
        "instructions/action    {counted:.1} (kept: {})",
        kept.map_or("none".into(), |kept| kept.to_string())
    );
    match kept {
        Some(kept) if counted <= kept * 1.1 => ExitCode::SUCCESS,
        _ => {
            println!(
                "that is over a tenth more than kept; if it must be, run: cargo bench -p redtag-triage -- --bless"
            );
            ExitCode::FAILURE
        }
    }
}

fn count(mode: &str) -> Option<u64> {
    let program = std::env::current_exe().ok()?;
    let out = std::env::temp_dir().join(format!("redtag-callgrind-{}", std::process::id()));
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", &format!("--callgrind-out-file={}", out.display())])
        .arg(Path::new(&program))
        .arg(mode)
        .output()
        .ok()?;
    std::fs::remove_file(out).ok();
    let text = String::from_utf8_lossy(&run.stderr).into_owned();
    text.lines().find_map(|line| line.split("Collected : ").nth(1)?.trim().parse().ok())
}
