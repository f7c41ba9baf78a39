//! The answer in a sentence.

use redtag_lab::{Comparison, Verdict};

use super::{Figures, Row, SKILL, amount, noun, signed};
use crate::lab::played::{Played, Question};

/// The answer to the question of a study.
pub fn headline(played: &Played, verdict: Option<Verdict>, rows: &[Row]) -> String {
    let (Some(verdict), Some(row)) = (verdict, rows.first()) else {
        let telling = rows.iter().filter(|row| row.significant).count();
        let what = match played.question {
            Question::Luck => return luck_headline(rows),
            Question::Cards => "cards change",
            _ => "changes of one number change",
        };
        return format!(
            "{telling} of {} {what} the result more than chance explains.",
            rows.len()
        );
    };
    let found = &row.decides;
    let what = noun(found.measure);
    match verdict {
        Verdict::Different => different(found),
        Verdict::Alike => format!(
            "Alike: the versions differ by less than {} {what}.",
            amount(found.measure, played.margin)
        ),
        Verdict::Unclear if found.differing == 0 => {
            "No difference: every game had the same result in both versions.".to_owned()
        }
        Verdict::Unclear => format!(
            "Not clear: the difference in {what} lies between {} and {}, and zero is in there.",
            signed(found.measure, found.interval[0]),
            signed(found.measure, found.interval[1])
        ),
    }
}

fn different(found: &Comparison) -> String {
    let [low, high] = found.interval;
    let (direction, near, far) = if found.difference > 0.0 {
        ("more", low, high)
    } else {
        ("fewer", -high, -low)
    };
    format!(
        "Different: the new version has {} {direction} {} ({} to {}).",
        amount(found.measure, found.difference.abs()),
        noun(found.measure),
        amount(found.measure, near),
        amount(found.measure, far)
    )
}

/// Bot by bot, how many points there are in a game.
pub fn ladder(versions: &[Figures]) -> String {
    let step = |version: &Figures| format!("{} {:.2}", version.name, version.points.mean);
    let steps: Vec<String> = versions.iter().take(6).map(step).collect();
    let more = if versions.len() > 6 { ", …" } else { "" };
    format!("Points a game: {}{more}.", steps.join(", "))
}

fn luck_headline(rows: &[Row]) -> String {
    match rows.iter().find(|row| row.name != SKILL) {
        Some(row) => format!(
            "{} is the luck that counts most: without knowing it, {:.0} % of the variance is open.",
            row.name,
            100.0 * row.weight()
        ),
        None => "Nothing in this game is left to chance.".to_owned(),
    }
}
