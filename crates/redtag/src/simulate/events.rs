//! `redtag simulate --events`: how often what happened.

use std::io::{self, Write};

use redtag_lab::{Amount, Occurrence, Tally};
use serde_json::{Value, json};

use super::report::percent;

/// Each kind of event: how often in a game, in how many games at all, and the numbers in it.
pub fn tell(tally: &Tally, out: &mut impl Write) -> io::Result<()> {
    let names = tally.events.iter().flat_map(|(kind, known)| {
        known
            .numbers
            .keys()
            .map(|name| name.len() + 2)
            .chain([kind.chars().count()])
    });
    let widest = names.max().unwrap_or(0).max(5);
    writeln!(
        out,
        "  {:<widest$} {:>9} {:>9}",
        "event", "a game", "in games"
    )?;
    for (
        kind,
        Occurrence {
            times,
            games,
            numbers,
        },
    ) in &tally.events
    {
        let a_game = mean(*times as f64, tally.games);
        writeln!(
            out,
            "  {kind:<widest$} {a_game:>9.3} {:>9}",
            percent(*games, tally.games)
        )?;
        for (name, Amount { sum, not_zero }) in numbers {
            let mean = mean(*sum as f64, *times);
            writeln!(
                out,
                "    {name:<0$} mean {mean:.3}, not 0 in {1}",
                widest - 2,
                percent(*not_zero, *times)
            )?;
        }
    }
    writeln!(out)
}

/// The same for programs.
pub fn json(tally: &Tally) -> Value {
    let events = tally.events.iter().map(
        |(
            kind,
            Occurrence {
                times,
                games,
                numbers,
            },
        )| {
            let number = |(name, amount): (&&'static str, &Amount)| {
                let share = mean(amount.not_zero as f64, *times);
                (
                    name.to_string(),
                    json!({ "mean": mean(amount.sum as f64, *times), "not_zero": share }),
                )
            };
            json!({
                "event": kind,
                "a_game": mean(*times as f64, tally.games),
                "in_games": mean(*games as f64, tally.games),
                "numbers": numbers.iter().map(number).collect::<serde_json::Map<_, _>>(),
            })
        },
    );
    events.collect()
}

fn mean(sum: f64, count: u64) -> f64 {
    sum / count.max(1) as f64
}
