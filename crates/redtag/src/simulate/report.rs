//! What came of simulated games, in words and as JSON.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::num::NonZero;

use redtag_bots::Bot;
use redtag_kernel::Seat;
use redtag_lab::{Card, Share, Standing, Tally, is_reproducible, sides, wilson};
use serde::Serialize;
use serde_json::{Value, json};

use super::{SimulateArgs, campaigns, events};

/// Bots as they are written on the command line.
pub fn list(bots: &[Bot]) -> String {
    let names: Vec<String> = bots.iter().map(Bot::to_string).collect();
    names.join(",")
}

/// What came of the games of one table.
pub struct Report<'a> {
    /// The name of the game.
    pub game: &'static str,
    /// Its options.
    pub options: Value,
    /// Who played.
    pub bots: &'a [Bot],
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
        let mut value = json!({
            "game": self.game,
            "options": self.options,
            "bot": list(self.bots),
            "seed": self.args.seed,
            "threads": self.threads,
            "games": self.tally.games,
            "complete": self.tally.games == self.args.games,
            "reproducible": is_reproducible(self.bots),
            "seconds": self.seconds,
            "games_per_second": self.tally.games as f64 / self.seconds,
            "actions": self.tally.actions,
            "actions_per_second": self.tally.actions as f64 / self.seconds,
            "histogram": self.tally.scores,
            "endings": self.tally.endings,
        });
        extend(&mut value, &self.tally.summary());
        if self.seats > 1 && self.team {
            let Standing { wins, games, .. } = self.tally.all;
            value["won"] = json!(wins as f64 / games.max(1) as f64);
            value["won_interval"] = json!(wilson(wins, games));
        } else if self.seats > 1 {
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
        if self.args.events {
            value["events"] = events::json(&self.tally);
        }
        if self.args.campaign.is_some() {
            value["campaign"] = campaigns::json(self);
        }
        value
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
    fn by_bot(&self) -> Vec<(Bot, u64, Share)> {
        let sides = sides(self.bots);
        let share = |(at, &(bot, seats)): (usize, &(Bot, u64))| {
            // One bot alone has all seats.
            let own = if sides.len() == 1 { self.seats } else { seats };
            (
                bot,
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

    fn by_seat(&self) -> Vec<(Seat, Share)> {
        self.tally
            .seats
            .iter()
            .map(|(&seat, standing)| (seat, self.share_of_one(standing)))
            .collect()
    }

    /// What those at one seat each got.
    fn share_of_one(&self, standing: &Standing) -> Share {
        standing.share(1, self.seats, self.seats as usize)
    }

    /// What a seat gets on average.
    fn average(&self) -> Share {
        let mut all = Standing::default();
        self.tally.seats.values().for_each(|seat| all.add(seat));
        self.share_of_one(&all)
    }

    /// In words.
    pub fn tell(&self, out: &mut impl Write) -> io::Result<()> {
        let Self { tally, seconds, .. } = self;
        let figures = tally.summary();
        let incomplete = if tally.games < self.args.games {
            format!(" of {}, stopped", self.args.games)
        } else {
            String::new()
        };
        writeln!(
            out,
            "{} played by {}: {} games{incomplete}, seed {}",
            self.game,
            list(self.bots),
            tally.games,
            self.args.seed
        )?;
        writeln!(
            out,
            "  {seconds:.1} s, {:.0} games/s, {:.0} actions/s, {:.1} actions a game, {} threads",
            tally.games as f64 / seconds,
            tally.actions as f64 / seconds,
            tally.actions as f64 / tally.games.max(1) as f64,
            self.threads,
        )?;
        writeln!(
            out,
            "  mean {:.3}, 95 % interval {:.3} to {:.3}, standard deviation {:.2}",
            figures.mean, figures.interval[0], figures.interval[1], figures.deviation
        )?;
        let quantiles: Vec<String> = figures
            .quantiles
            .iter()
            .map(|(name, score)| format!("{name} {score}"))
            .collect();
        writeln!(out, "  quantiles: {}", quantiles.join(", "))?;
        let endings: Vec<String> = tally
            .endings
            .iter()
            .map(|(ending, &count)| format!("{ending} {}", percent(count, tally.games)))
            .collect();
        writeln!(out, "  endings: {}\n", endings.join(", "))?;
        let all = tally.scores.values().sum();
        let most = tally.scores.values().copied().max().unwrap_or(1);
        for (score, &count) in &tally.scores {
            writeln!(
                out,
                "  {score:>4} {} {}",
                bar(count, most),
                percent(count, all)
            )?;
        }
        writeln!(out)?;
        if self.seats > 1 {
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

    /// Who won: the team, or which bot and which seat.
    fn tell_seats(&self, out: &mut impl Write) -> io::Result<()> {
        if self.team {
            let Standing { wins, games, .. } = self.tally.all;
            writeln!(
                out,
                "  won: {}, 95 % interval {}\n",
                percent(wins, games),
                interval(wilson(wins, games))
            )?;
            return Ok(());
        }
        let heading = |what| {
            let [wins, sure, fair, mean] = ["wins", "95 % interval", "fair", "mean"];
            format!("  {what:<14} {wins:>7}  {sure:<16} {fair:>7} {mean:>9}  {sure}")
        };
        if self.bots.len() > 1 {
            writeln!(out, "{}", heading("bot"))?;
            for (bot, _, share) in self.by_bot() {
                writeln!(out, "{}", row(&bot.to_string(), &share))?;
            }
            writeln!(out)?;
        }
        writeln!(out, "{}", heading("seat"))?;
        let seats = self.by_seat();
        for (seat, share) in &seats {
            writeln!(out, "{}", row(&ordinal(*seat), share))?;
        }
        writeln!(out)?;
        let differing = seats.iter().filter(|(_, share)| share.differs);
        for (seat, share) in differing.clone() {
            let points = 100.0 * (share.wins - share.fair);
            let which = if points > 0.0 { "more" } else { "less" };
            writeln!(
                out,
                "  The {} seat wins {:.1} percentage points {which} than its fair share; chance \
                 does not explain that.",
                ordinal(*seat),
                points.abs()
            )?;
        }
        if differing.count() == 0 {
            writeln!(
                out,
                "  No seat differs from its fair share by more than chance explains."
            )?;
        }
        writeln!(out)
    }

    /// Most often taken first.
    fn tell_cards(&self, out: &mut impl Write) -> io::Result<()> {
        if self.cards.is_empty() {
            writeln!(out, "  There were no cards to take.\n")?;
            return Ok(());
        }
        let average = self.average();
        let widest = self
            .cards
            .values()
            .map(|name| name.chars().count())
            .max()
            .unwrap_or(0)
            .max(9);
        writeln!(
            out,
            "  {:<widest$} {:>9} {:>9} {:>7} {:>9} {:>7}  {:<16} {:>9}",
            "card", "offered", "taken", "rate", "takers", "wins", "95 % interval", "mean"
        )?;
        let mut cards: Vec<_> = self.tally.cards.iter().collect();
        cards.sort_by(|(_, a), (_, b)| (b.taken * a.offered).cmp(&(a.taken * b.offered)));
        for (number, card) in cards {
            let Card {
                offered,
                taken,
                takers,
            } = *card;
            let name = self.cards.get(number).map_or("", String::as_str);
            write!(
                out,
                "  {name:<widest$} {offered:>9} {taken:>9} {:>7} {:>9}",
                percent(taken, offered),
                takers.games
            )?;
            if takers.games == 0 {
                writeln!(out)?;
                continue;
            }
            let share = self.share_of_one(&takers);
            let [low, high] = share.wins_interval;
            let mark = match average.wins {
                wins if wins < low => " +",
                wins if wins > high => " -",
                _ => "",
            };
            let (wins, sure) = (
                percent(takers.wins, takers.games),
                interval(share.wins_interval),
            );
            writeln!(out, " {wins:>7}  {sure:<16} {:>9.3}{mark}", share.mean)?;
        }
        writeln!(
            out,
            "  {:<widest$} {:>9} {:>9} {:>7} {:>9} {:>5.1} %  {:<16} {:>9.3}",
            "all seats",
            "",
            "",
            "",
            "",
            100.0 * average.wins,
            "",
            average.mean
        )?;
        writeln!(
            out,
            "  + and -: the average lies outside the interval, as it does by chance for one \
             card in twenty.\n"
        )
    }
}

/// Adds figures to an object.
fn extend(object: &mut Value, figures: &impl Serialize) {
    if let (Value::Object(object), Value::Object(figures)) = (object, json!(figures)) {
        object.extend(figures);
    }
}

fn row(name: &str, share: &Share) -> String {
    let [low, high] = share.mean_interval;
    format!(
        "  {name:<14} {:>5.1} %  {:<16} {:>5.1} % {:>9.3}  {low:.3} to {high:.3}",
        100.0 * share.wins,
        interval(share.wins_interval),
        100.0 * share.fair,
        share.mean
    )
}

/// An interval of shares, in percent.
pub fn interval([low, high]: [f64; 2]) -> String {
    format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high)
}

/// A seat as people count.
fn ordinal(seat: Seat) -> String {
    let ending = match seat {
        0 => "st",
        1 => "nd",
        2 => "rd",
        _ => "th",
    };
    format!("{}{ending}", seat + 1)
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

/// Several bots side by side.
pub fn compare(reports: &[Report], out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "{:<16} {:>8} {:>8}   95 % interval",
        "bot", "games", "mean"
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
