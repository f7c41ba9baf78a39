//! What came of simulated games, in words and as JSON.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::num::NonZero;

use redtag_kernel::Seat;
use redtag_lab::{Card, Entrant, Share, Standing, Tally, is_reproducible, sides, wilson};
use serde::Serialize;
use serde_json::{Value, json};

use super::setting::Setting;
use super::{SimulateArgs, campaigns, events};
use crate::lab::counted;

/// Bots as they are written on the command line.
pub fn list(bots: &[Entrant]) -> String {
    let names: Vec<String> = bots.iter().map(Entrant::to_string).collect();
    names.join(",")
}

/// What came of the games of one table.
pub struct Report<'a> {
    /// What was played.
    pub setting: Setting,
    /// Who played.
    pub bots: &'a [Entrant],
    /// How many seats there are.
    pub seats: u64,
    /// All seats win or lose together.
    pub team: bool,
    /// What was asked for.
    pub args: &'a SimulateArgs,
    /// How many threads played.
    pub threads: NonZero<usize>,
    /// What was counted.
    pub tally: Tally,
    /// What the cards are called that were counted.
    pub cards: BTreeMap<u16, String>,
    /// All that can be used in a campaign.
    pub usable: Vec<String>,
    /// How long it took.
    pub seconds: f64,
}

impl Report<'_> {
    /// As one JSON object.
    pub fn json(&self) -> Value {
        let Self { tally, seconds, .. } = self;
        let mut value = json!(self.setting);
        let figures = json!({
            "seed": self.args.seed,
            "threads": self.threads,
            "games": tally.games,
            "complete": tally.games == self.args.games,
            "reproducible": is_reproducible(self.bots),
            "seconds": seconds,
            "games_per_second": tally.games as f64 / seconds,
            "actions": tally.actions,
            "actions_per_second": tally.actions as f64 / seconds,
            "histogram": tally.scores,
            "endings": tally.endings,
            "endings_interval": self.ending_intervals(),
        });
        extend(&mut value, &figures);
        extend(&mut value, &tally.summary());
        self.add_standings(&mut value);
        if self.args.events {
            value["events"] = events::json(&self.tally);
        }
        if self.args.campaign.is_some() {
            value["campaign"] = campaigns::json(self);
        }
        value
    }

    /// What came of each bot, each seat and each card.
    fn add_standings(&self, value: &mut Value) {
        if self.team && self.setting.winnable {
            let Standing { wins, games, .. } = self.tally.all;
            value["won"] = json!(wins as f64 / games.max(1) as f64);
            value["won_interval"] = json!(wilson(wins, games));
        }
        if self.seats > 1 && !self.team {
            let bots = self.by_bot().into_iter().map(|(bot, seats, share)| {
                let mut row = json!({ "bot": bot.to_string(), "seats": seats });
                extend(&mut row, &share);
                row
            });
            value["by_bot"] = bots.collect();
            let seats = self.by_seat().into_iter().map(|(seat, share)| {
                let mut row = json!({ "seat": seat });
                extend(&mut row, &share);
                row
            });
            value["by_seat"] = seats.collect();
        }
        if self.args.cards {
            let cards = self
                .tally
                .cards
                .iter()
                .map(|(number, card)| self.card_json(*number, card));
            value["cards"] = cards.collect();
            let average = self.average();
            value["average"] = json!({ "wins": average.wins, "mean": average.mean });
        }
    }

    /// The share of each ending lies in here with a probability of 95 %.
    fn ending_intervals(&self) -> BTreeMap<&str, [f64; 2]> {
        let endings = self.tally.endings.iter();
        endings
            .map(|(ending, &count)| (&**ending, wilson(count, self.tally.games)))
            .collect()
    }

    fn card_json(&self, number: u16, card: &Card) -> Value {
        let mut value = json!({
            "card": number,
            "name": self.cards.get(&number),
            "offered": card.offered,
            "taken": card.taken,
            "takers": card.takers.games,
        });
        if card.takers.games > 0 {
            let takers = self.share_of_one(&card.takers);
            value["wins"] = json!(takers.wins);
            value["wins_interval"] = json!(takers.wins_interval);
            value["mean"] = json!(takers.mean);
            value["mean_interval"] = json!(takers.mean_interval);
        }
        value
    }

    /// The bots at the table, each with its seats and what it got.
    pub(super) fn by_bot(&self) -> Vec<(Entrant, u64, Share)> {
        let sides = sides(self.bots);
        let share = |(at, (bot, seats)): (usize, &(Entrant, u64))| {
            // One bot alone has all seats.
            let own = if sides.len() == 1 { self.seats } else { *seats };
            (
                bot.clone(),
                own,
                self.tally
                    .sides
                    .get(&at)
                    .copied()
                    .unwrap_or_default()
                    .share(own, self.seats, sides.len()),
            )
        };
        sides.iter().enumerate().map(share).collect()
    }

    pub(super) fn by_seat(&self) -> Vec<(Seat, Share)> {
        self.tally
            .seats
            .iter()
            .map(|(&seat, standing)| (seat, self.share_of_one(standing)))
            .collect()
    }

    /// What those at one seat each got.
    pub(super) fn share_of_one(&self, standing: &Standing) -> Share {
        standing.share(1, self.seats, self.seats as usize)
    }

    /// What a seat gets on average.
    pub(super) fn average(&self) -> Share {
        let mut all = Standing::default();
        self.tally.seats.values().for_each(|seat| all.add(seat));
        self.share_of_one(&all)
    }

    /// In words.
    pub fn tell(&self, out: &mut impl Write) -> io::Result<()> {
        self.tell_games(out)?;
        self.tell_points(out)?;
        if self.team && self.setting.winnable {
            let Standing { wins, games, .. } = self.tally.all;
            let (share, sure) = (percent(wins, games), interval(wilson(wins, games)));
            writeln!(out, "  won: {share}, 95 % interval {sure}\n")?;
        }
        if self.seats > 1 && !self.team {
            self.tell_seats(out)?;
        }
        if self.args.cards {
            self.tell_cards(out)?;
        }
        if self.args.events {
            events::tell(&self.tally, out)?;
        }
        Ok(())
    }

    /// Who played how many games, and how quickly.
    fn tell_games(&self, out: &mut impl Write) -> io::Result<()> {
        let Self { tally, seconds, .. } = self;
        let incomplete = if tally.games < self.args.games {
            format!(" of {}, stopped", counted(self.args.games))
        } else {
            String::new()
        };
        writeln!(
            out,
            "{} played by {}: {} games{incomplete}, seed {}",
            self.setting.game,
            self.setting.bot,
            counted(tally.games),
            self.args.seed
        )?;
        writeln!(
            out,
            "  {seconds:.1} s, {:.0} games/s, {:.0} actions/s, {:.1} actions a game, {} threads",
            tally.games as f64 / seconds,
            tally.actions as f64 / seconds,
            tally.actions as f64 / tally.games.max(1) as f64,
            self.threads,
        )
    }

    /// Points, and how games ended.
    fn tell_points(&self, out: &mut impl Write) -> io::Result<()> {
        let tally = &self.tally;
        let figures = tally.summary();
        let [low, high] = figures.interval;
        writeln!(
            out,
            "  mean {:.3} points, 95 % interval {low:.3} to {high:.3}, standard deviation {:.2}",
            figures.mean, figures.deviation,
        )?;
        writeln!(out, "  a point: {}", self.setting.points)?;
        let quantiles = figures.quantiles.iter();
        let quantiles: Vec<String> = quantiles
            .map(|(name, score)| format!("{name} {score}"))
            .collect();
        writeln!(out, "  quantiles of points: {}", quantiles.join(", "))?;
        writeln!(out, "  endings, with their 95 % intervals:")?;
        for (ending, &count) in &tally.endings {
            let sure = interval(wilson(count, tally.games));
            writeln!(out, "    {ending} {} ({sure})", percent(count, tally.games))?;
        }
        writeln!(out, "\n  points, and the share of scores with so many:")?;
        let all = tally.scores.values().sum();
        let most = tally.scores.values().copied().max().unwrap_or(1);
        for (score, &count) in &tally.scores {
            let (bar, share) = (bar(count, most), percent(count, all));
            writeln!(out, "  {score:>4} {bar} {share}")?;
        }
        writeln!(out)
    }
}

/// Adds figures to an object.
fn extend(object: &mut Value, figures: &impl Serialize) {
    if let (Value::Object(object), Value::Object(figures)) = (object, json!(figures)) {
        object.extend(figures);
    }
}

/// An interval of shares, in percent.
pub fn interval([low, high]: [f64; 2]) -> String {
    format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high)
}

/// A bar of up to 50 characters, in eighths.
fn bar(count: u64, most: u64) -> String {
    const PARTS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = (count as f64 / most.max(1) as f64 * 400.0).round() as usize;
    format!("{}{}", "█".repeat(eighths / 8), PARTS[eighths % 8])
}

/// A share, in percent.
pub fn percent(count: u64, total: u64) -> String {
    format!("{:.1} %", count as f64 * 100.0 / total.max(1) as f64)
}

/// What was played, for whoever wants to repeat it.
pub fn played(reports: &[Report], out: &mut impl Write) -> io::Result<()> {
    let Some(Report { setting, args, .. }) = reports.first() else {
        return Ok(());
    };
    writeln!(
        out,
        "\n  Played: {}, rules {}, content {}, options {}, redtag {}, seed {}",
        setting.game, setting.rules, setting.content, setting.options, setting.program, args.seed
    )?;
    writeln!(out, "  The bots' judgement is {}.", setting.judgement)?;
    if !reports.iter().all(|report| is_reproducible(report.bots)) {
        writeln!(
            out,
            "  A search that is given time plays differently on every machine."
        )?;
    }
    writeln!(out, "  Again: {}", setting.command)
}

/// Several bots side by side.
pub fn compare(reports: &[Report], out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "{:<16} {:>8} {:>8}   95 % interval",
        "bot", "games", "points"
    )?;
    for report in reports {
        let figures = report.tally.summary();
        let [low, high] = figures.interval;
        writeln!(
            out,
            "{:<16} {:>8} {:>8.3}   {low:.3} to {high:.3}",
            list(report.bots),
            report.tally.games,
            figures.mean
        )?;
    }
    Ok(())
}
