//! What one would not have expected, each with a weight by which it ranks.

use redtag_lab::{Comparison, Measure, difference};

use super::{CardUse, Figures, Portion, Row, amount, noun, percent};
use crate::lab::played::{Played, Question};

/// At most three things that one would not have expected: the clearest first.
pub fn surprises(played: &Played, rows: &[Row], versions: &[Figures]) -> Vec<String> {
    let mut found = match played.question {
        Question::Diff => unexpected_shifts(rows, versions),
        Question::Feel => unexpected_feel(versions),
        _ => unexpected_rows(played, rows),
    };
    found.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    found.into_iter().take(3).map(|found| found.1).collect()
}

fn unexpected_shifts(rows: &[Row], versions: &[Figures]) -> Vec<(f64, String)> {
    let mut found = Vec::new();
    for other in rows
        .iter()
        .flat_map(|row| &row.others)
        .filter(|other| other.is_different())
    {
        let direction = if other.difference > 0.0 {
            "more"
        } else {
            "fewer"
        };
        found.push((
            other.difference.abs() / other.stderr.max(f64::MIN_POSITIVE),
            format!(
                "The new version also has {} {direction} {}.",
                amount(other.measure, other.difference.abs()),
                noun(other.measure)
            ),
        ));
    }
    if let [old, new] = versions {
        let endings = new.endings.iter();
        found.extend(endings.filter_map(|(ending, now)| other_ending(old, ending, now)));
    }
    if let Some(row) = rows.first().filter(|row| row.decides.differing > 0) {
        let same = 1.0 - row.decides.differing as f64 / row.decides.games.max(1) as f64;
        if same > 0.5 {
            let text = format!(
                "{} of games had the same result in both versions.",
                percent(same)
            );
            found.push((1.0, text));
        }
    }
    found
}

/// An ending that comes more or less often than before.
fn other_ending(old: &Figures, ending: &str, now: &Portion) -> Option<(f64, String)> {
    let before = old.endings.get(ending).copied();
    let before = before.unwrap_or(Portion::new(0, old.games));
    let (shift, [low, high]) = difference((now.games, now.of), (before.games, before.of))?;
    let text = format!(
        "The ending {ending} comes in {} of games instead of {}.",
        percent(now.share),
        percent(before.share)
    );
    (low * high > 0.0).then_some((shift.abs() / (high - low) * 4.0, text))
}

/// What people complain about in games.
fn unexpected_feel(versions: &[Figures]) -> Vec<(f64, String)> {
    let mut found = Vec::new();
    for version in versions {
        let Some(feel) = &version.feel else {
            continue;
        };
        let name = &version.name;
        if feel.forced.share > 0.5 {
            let text = format!(
                "{name}: {} of choices are forced.",
                percent(feel.forced.share)
            );
            found.push((feel.forced.share, text));
        }
        if feel.close.share > 0.5 {
            let share = percent(feel.close.share);
            let text = format!(
                "{name}: in {share} of free choices the best is hardly better than the second."
            );
            found.push((feel.close.share, text));
        }
        if feel.open.share < 0.5 {
            let text = format!(
                "{name}: half of the game is played after its outcome is settled ({:.1} choices).",
                feel.after
            );
            found.push((1.0 - feel.open.share, text));
        }
    }
    found
}

/// A number that is wrong in both directions, and what does nothing at all.
fn unexpected_rows(played: &Played, rows: &[Row]) -> Vec<(f64, String)> {
    let mut found = Vec::new();
    if played.question != Question::Luck {
        found.extend(idle(rows));
    }
    if played.question == Question::Cards {
        found.extend(used(rows));
    }
    if played.question == Question::Numbers {
        found.extend(twins(rows).filter_map(wrong_both_ways));
        found.extend(twins(rows).filter_map(steeper_one_way));
    }
    if let [most, next, ..] = rows
        && most.significant
        && next.weight() * 2.0 < most.weight()
    {
        let text = format!(
            "{} does more than twice as much as anything else.",
            most.name
        );
        found.push((1e5, text));
    }
    found.extend(rows.iter().filter(|row| row.significant).flat_map(opposite));
    found
}

/// Cards that are always or never taken, and those that hardly any game has.
fn used(rows: &[Row]) -> Vec<(f64, String)> {
    type Is = fn(&CardUse) -> bool;
    let kinds: [(f64, &str, Is); 3] = [
        (4e5, "Nobody takes", CardUse::is_never_taken),
        (3e5, "Whoever can take it takes", CardUse::is_always_taken),
        (2e5, "Hardly any game has", |card| {
            card.never_had.share > 0.95
        }),
    ];
    let told = |(weight, words, is): (f64, &str, Is)| {
        let has = |row: &&Row| row.card.as_ref().is_some_and(is);
        let names: Vec<&str> = rows
            .iter()
            .filter(has)
            .map(|row| row.name.as_str())
            .collect();
        (!names.is_empty()).then(|| (weight, format!("{words} {}.", some(&names))))
    };
    kinds.into_iter().filter_map(told).collect()
}

/// The first of many names.
fn some(names: &[&str]) -> String {
    let some = names.iter().take(4).copied().collect::<Vec<_>>().join(", ");
    match names.len() {
        0..=4 => some,
        more => format!("{some} and {} more", more - 4),
    }
}

/// What never changed a result.
fn idle(rows: &[Row]) -> Option<(f64, String)> {
    let idle: Vec<&str> = rows
        .iter()
        .filter(|row| row.decides.differing == 0)
        .map(|row| row.name.as_str())
        .collect();
    let text = format!(
        "{} of them never changed a result: {}.",
        idle.len(),
        some(&idle)
    );
    (!idle.is_empty()).then_some((1e6, text))
}

fn wrong_both_ways((row, twin, field): (&Row, &Row, &str)) -> Option<(f64, String)> {
    let shift = row.decides.difference;
    let is_wrong = row.significant
        && twin.significant
        && twin.name > row.name
        && twin.decides.difference * shift > 0.0;
    let direction = if shift > 0.0 { "raises" } else { "lowers" };
    let text = format!("{field}: a step in either direction {direction} the result.");
    is_wrong.then_some((shift.abs() * 1e3, text))
}

fn steeper_one_way((row, twin, field): (&Row, &Row, &str)) -> Option<(f64, String)> {
    let (large, small) = (row.decides.difference.abs(), twin.decides.difference.abs());
    let step = row.name.rsplit(' ').next().unwrap_or_default();
    let text =
        format!("{field}: {step} does more than three times as much as a step the other way.");
    (row.significant && large > 3.0 * small).then_some((large * 1e2, text))
}

/// Points go one way and games won the other.
fn opposite(row: &Row) -> impl Iterator<Item = (f64, String)> {
    let is_opposite = |other: &&Comparison| {
        other.is_different()
            && other.measure == Measure::Won
            && other.difference * row.decides.difference < 0.0
    };
    row.others.iter().filter(is_opposite).map(|other| {
        let text = format!(
            "{} moves points and games won in opposite directions.",
            row.name
        );
        (other.difference.abs() * 1e4, text)
    })
}

/// Each step of a number with the step in the other direction, and the number's name.
fn twins(rows: &[Row]) -> impl Iterator<Item = (&Row, &Row, &str)> {
    let field = |row: &'_ Row| row.name.rsplit_once(' ').map(|name| name.0.to_owned());
    rows.iter().filter_map(move |row| {
        let name = row.name.rsplit_once(' ')?.0;
        let twin = rows
            .iter()
            .find(|other| other.name != row.name && field(other).as_deref() == Some(name))?;
        Some((row, twin, name))
    })
}
