//! `redtag simulate`: many games at once, and what came of them.

mod campaigns;
mod events;
mod sweep;

use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use redtag_bots::Bot;
use redtag_games::{Playable, Visitor, visit};
use redtag_kernel::play::read_json;
use redtag_kernel::{Seat, Words};
use redtag_lab::{
    CampaignPlan, Card, Plan, Progress, Share, Standing, Tally, is_reproducible, sides, simulate,
    wilson,
};
use serde::Serialize;
use serde_json::{Value, json};

use crate::play::take_seats;
use sweep::{Axis, sweep};

/// Options of `redtag simulate`.
#[derive(Args)]
pub struct SimulateArgs {
    /// The game
    game: String,
    /// Who plays: random, greedy, search, search:ITERATIONS, search:MILLISECONDSms; several with
    /// commas, each of which plays all seats of its own games
    #[arg(long, default_value = "greedy", value_delimiter = ',')]
    bot: Vec<Bot>,
    /// Bots at one table, one for each seat, as search:150,greedy,greedy; they move on by one seat
    /// with every game
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "BOTS",
        conflicts_with = "bot"
    )]
    table: Vec<Bot>,
    /// How many games
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The same seed gives the same games, at any number of threads
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; as many as the machine has if not given
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// Options of the game, as JSON: '{"beds": 4}'
    #[arg(long, default_value = "{}")]
    options: String,
    /// Plays for every value of these options and prints one Markdown table: mission,seats for all
    /// values that the game lists, mission=1A/2B,seats=1 for some
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "OPTIONS",
        conflicts_with = "cards"
    )]
    sweep: Vec<Axis>,
    /// Content of your own: a file or a folder; can be repeated for several packs
    #[arg(long, value_name = "PACK")]
    content: Vec<std::path::PathBuf>,
    /// Count the cards: how often each was taken when it could be, and how those who took it fared
    #[arg(long)]
    cards: bool,
    /// Count what happens: how often the log tells what, and the numbers that it tells
    #[arg(long)]
    events: bool,
    /// Every game is a campaign of at most this many matches, each of which goes on with what the
    /// one before left
    #[arg(long, value_name = "MATCHES")]
    campaign: Option<NonZero<usize>>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays and reports.
pub fn run(args: &SimulateArgs) -> anyhow::Result<()> {
    let content = crate::packs::read(&args.content)?;
    visit(&args.game, content.as_deref(), Simulate(args))?
}

struct Simulate<'a>(&'a SimulateArgs);

impl<G: Playable> Visitor<G> for Simulate<'_> {
    type Output = anyhow::Result<()>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        let progress = Arc::new(Progress::default());
        stop_on_ctrl_c(&progress)?;
        play(&*game, self.0, &progress, &mut io::stdout().lock())
    }
}

/// Plays what was asked for and tells what came of it.
fn play<G: Playable>(
    game: &G,
    args: &SimulateArgs,
    progress: &Progress,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let mut options: Value = serde_json::from_str(&args.options).context("--options")?;
    let tables: Vec<&[Bot]> = if args.table.is_empty() {
        args.bot.iter().map(std::slice::from_ref).collect()
    } else {
        take_seats::<G>(&mut options, args.table.len());
        vec![&args.table]
    };
    if !args.sweep.is_empty() {
        return sweep(game, args, &options, &tables, progress, out);
    }
    let mut reports = Vec::new();
    for bots in tables {
        if progress.stop.load(Ordering::Relaxed) {
            break;
        }
        let report = report(game, args, &options, bots, &list(bots), progress)?;
        if !args.json {
            report.tell(out)?;
        }
        reports.push(report);
    }
    if args.json {
        let mut objects: Vec<Value> = reports.iter().map(Report::json).collect();
        let one = if objects.len() == 1 {
            objects.remove(0)
        } else {
            json!({ "bots": objects })
        };
        writeln!(out, "{one}")?;
    } else if reports.len() > 1 {
        compare(&reports, out)?;
    }
    if args.campaign.is_some() && !args.json {
        campaigns::tell(&[reports.as_slice()], &[], &[Vec::new()], out)?;
    }
    Ok(())
}

/// Plays the games of one table.
fn report<'a, G: Playable>(
    game: &G,
    args: &'a SimulateArgs,
    options: &Value,
    bots: &'a [Bot],
    label: &str,
    progress: &Progress,
) -> anyhow::Result<Report<'a>> {
    let read: G::Options = read_json(options).context("--options")?;
    let threads = args
        .threads
        .or_else(|| std::thread::available_parallelism().ok())
        .unwrap_or(NonZero::<usize>::MIN);
    progress.games.store(0, Ordering::Relaxed);
    progress.matches.store(0, Ordering::Relaxed);
    let SimulateArgs {
        games,
        seed,
        cards,
        events,
        campaign,
        ..
    } = *args;
    ensure!(
        campaign.is_none() || game.campaign().is_some(),
        "--campaign: no match of {} goes on with another",
        G::NAME
    );
    let next = |options: &G::Options, end: &G::Position| game.campaign()?.next(options, end);
    let campaign = campaign.map(|matches| CampaignPlan {
        matches: matches.get(),
        next: &next,
    });
    let plan = Plan {
        game,
        options: &read,
        bots,
        games,
        seed,
        threads,
        cards,
        events,
        campaign,
    };
    let (tally, seconds) = watch(&plan, label, progress)?;
    let cards = card_names(game, &tally)?;
    let (seats, team, options) = (game.seats(&read).into(), G::COOPERATIVE, options.clone());
    let usable = game
        .campaign()
        .map_or_else(Vec::new, |campaign| campaign.usable());
    Ok(Report {
        game: G::NAME,
        options,
        bots,
        seats,
        team,
        args,
        threads,
        tally,
        cards,
        usable,
        seconds,
    })
}

/// The first Ctrl-C ends the games and prints what is done so far, the second ends the program.
fn stop_on_ctrl_c(progress: &Arc<Progress>) -> anyhow::Result<()> {
    let progress = progress.clone();
    ctrlc::set_handler(move || {
        if progress.stop.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })?;
    Ok(())
}

/// Plays with a bar that shows rate and remaining time.
fn watch<G: Playable>(
    plan: &Plan<G>,
    label: &str,
    progress: &Progress,
) -> anyhow::Result<(Tally, f64)> {
    let target = if io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(Some(plan.games), target);
    let style = "{prefix} {bar:30} {human_pos}/{human_len} {msg}  {per_sec}  {eta} left";
    bar.set_style(ProgressStyle::with_template(style)?);
    bar.set_prefix(label.to_owned());
    let result = std::thread::scope(|scope| {
        let games = scope.spawn(|| {
            let start = Instant::now();
            simulate(plan, progress).map(|tally| (tally, start.elapsed().as_secs_f64()))
        });
        while !games.is_finished() {
            bar.set_position(progress.games.load(Ordering::Relaxed));
            bar.set_message(match plan.campaign {
                None => "games".to_owned(),
                Some(_) => format!(
                    "campaigns, {} matches",
                    progress.matches.load(Ordering::Relaxed)
                ),
            });
            std::thread::sleep(Duration::from_millis(20));
        }
        games
            .join()
            .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })?;
    bar.finish_and_clear();
    Ok(result)
}

/// What the cards are called that were counted.
fn card_names<G: Playable>(game: &G, tally: &Tally) -> anyhow::Result<BTreeMap<u16, String>> {
    let words = Words::of(game, "en", &[])?;
    let name = |&card: &u16| {
        let key = format!("card-{card}");
        (
            card,
            if words.has(&key) {
                words.word(&key)
            } else {
                key
            },
        )
    };
    Ok(tally.cards.keys().map(name).collect())
}

fn list(bots: &[Bot]) -> String {
    let names: Vec<String> = bots.iter().map(Bot::to_string).collect();
    names.join(",")
}

struct Report<'a> {
    game: &'static str,
    options: Value,
    bots: &'a [Bot],
    seats: u64,
    /// All seats win or lose together.
    team: bool,
    args: &'a SimulateArgs,
    threads: NonZero<usize>,
    tally: Tally,
    cards: BTreeMap<u16, String>,
    /// All that can be used in a campaign.
    usable: Vec<String>,
    seconds: f64,
}

impl Report<'_> {
    fn json(&self) -> Value {
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

    fn tell(&self, out: &mut impl Write) -> io::Result<()> {
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
                "  The {} seat wins {:.1} percentage points {which} than its fair share; chance does not explain that.",
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
            writeln!(out, "  No cards were there to be taken.\n")?;
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
            "  + and -: the average lies outside of the interval, as it does by chance for one card in twenty.\n"
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

fn interval([low, high]: [f64; 2]) -> String {
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

fn percent(count: u64, total: u64) -> String {
    format!("{:.1} %", count as f64 * 100.0 / total.max(1) as f64)
}

fn compare(reports: &[Report], out: &mut impl Write) -> io::Result<()> {
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

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use redtag_kernel::laws::nim::Nim;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: SimulateArgs,
    }

    fn told_of<G: Playable>(game: &G, games: &str, line: &str) -> anyhow::Result<String> {
        let words = ["simulate", G::NAME, "--games", games, "--threads", "2"].into_iter();
        let args = Line::try_parse_from(words.chain(line.split(' ')))?.args;
        let mut out = Vec::new();
        play(game, &args, &Progress::default(), &mut out)?;
        Ok(String::from_utf8(out)?)
    }

    fn told(line: &str) -> anyhow::Result<String> {
        told_of(&Nim { strict: false }, "300", line)
    }

    #[test]
    fn a_table_of_bots_is_told_bot_by_bot_and_seat_by_seat() {
        let text = told("--table search:50,random,random --cards").expect("three can play");
        for line in [
            "nim played by search:50,random,random: 300 games",
            "  bot  ",
            "  search:50  ",
            "  seat  ",
            "  3rd  ",
        ] {
            assert!(text.contains(line), "{line:?} is not in it:\n{text}");
        }
        assert!(
            text.contains("fair share") && text.contains("33.3 %"),
            "{text}"
        );
        assert!(
            text.contains("\n  Three ")
                && text.contains("\n  card-2 ")
                && text.contains("\n  all seats "),
            "{text}"
        );
        let same = told("--bot greedy --options {\"left\":8}").expect("two can play");
        assert!(!same.contains("  bot  "), "{same}");
        assert!(
            same.contains("The 2nd seat wins 50.0 percentage points more than its fair share"),
            "{same}"
        );
    }

    #[test]
    fn the_same_as_json() {
        let text = told("--table search:50,random --cards --json").expect("two can play");
        let value: Value = serde_json::from_str(&text).expect("it is JSON");
        assert_eq!(
            (&value["bot"], &value["games"]),
            (&json!("search:50,random"), &json!(300))
        );
        let wins: Vec<f64> = (0..2)
            .filter_map(|at| value["by_bot"][at]["wins"].as_f64())
            .collect();
        assert!(
            wins[0] > 0.9 && (wins[0] + wins[1] - 1.0).abs() < 1e-9,
            "{text}"
        );
        assert_eq!(
            (&value["by_seat"][1]["seat"], &value["by_seat"][1]["fair"]),
            (&json!(1), &json!(0.5))
        );
        assert_eq!(
            (&value["cards"][1]["name"], &value["average"]["wins"]),
            (&json!("Three"), &json!(0.5))
        );
        assert_eq!(value["histogram"], json!({"0": 300, "1": 300}));
    }

    #[test]
    fn a_sweep_has_a_row_for_each_combination_and_a_column_for_each_bot() {
        let text =
            told("--sweep left=4/5,seats --bot random,greedy").expect("all of them can be played");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            lines[0],
            "mean score with its 95 % interval, 300 games a cell, seed 1"
        );
        assert_eq!(
            lines[2..4],
            ["| left | seats | random | greedy |", "|---|---|---|---|"]
        );
        let rows: Vec<&str> = lines[4..].iter().map(|line| &line[..9]).collect();
        let expected: Vec<String> = [4, 5]
            .into_iter()
            .flat_map(|left| (2..=5).map(move |seats| format!("| {left} | {seats} |")))
            .collect();
        assert_eq!(rows, expected);
        assert!(lines[4].ends_with(" | 0.50 (0.50 to 0.50) |"), "{text}");
        let text = told("--sweep seats=2/3 --json").expect("two and three can play");
        let value: Value = serde_json::from_str(&text).expect("it is JSON");
        assert_eq!(value["sweep"][1]["options"], json!({ "seats": 3 }));
    }

    #[test]
    fn a_sweep_is_refused_before_the_first_game() {
        let refused = |line| format!("{:#}", told(line).expect_err("refused"));
        assert!(
            refused("--sweep left")
                .contains("nim lists no values of \"left\"; write some: left=A/B")
        );
        assert!(refused("--sweep =3").contains("the name of an option"));
        assert!(refused("--sweep seats=2/9").contains("seats: must be 2 to 5"));
        assert!(refused("--sweep heaps=2").contains("heaps"));
        assert!(refused("--sweep seats --cards").contains("cannot be used with"));
    }

    #[test]
    fn what_happens_is_counted() {
        let text = told("--bot greedy --options {\"left\":8} --events").expect("two can play");
        assert!(
            text.contains(
                "\n  take        8.000   100.0 %\n    count mean 1.000, not 0 in 100.0 %\n"
            ),
            "{text}"
        );
        let value: Value =
            serde_json::from_str(&told("--bot random --events --json").expect("two can play"))
                .expect("it is JSON");
        let take = &value["events"][0];
        assert_eq!(
            (&take["event"], &take["in_games"]),
            (&json!("take"), &json!(1.0))
        );
        assert!(
            take["numbers"]["count"]["mean"]
                .as_f64()
                .is_some_and(|mean| mean > 1.5),
            "{value}"
        );
        assert!(!told("--bot greedy").expect("two can play").contains("take"));
    }

    #[test]
    fn a_campaign_is_told_mission_by_mission() {
        let game = redtag_aftermath::Aftermath::official().expect("sound");
        let told_of_it = |line| told_of(&game, "20", line).expect("it is a campaign");
        let text = told_of_it("--campaign 3 --sweep seats=2/4 --bot random,random");
        for line in [
            "| seats | end | random | random |",
            "| 2 | matches | ",
            "| seats | mission | random | random |",
            "| 4 | low-a | ",
            ", time ",
            "| 2 | character ",
            "\n- random, ",
            "\n  - never had: ",
            "\n  - had, never used: ",
        ] {
            assert!(text.contains(line), "{line:?} is not in it:\n{text}");
        }
        let value: Value =
            serde_json::from_str(&told_of_it("--campaign 3 --bot random --json")).expect("JSON");
        let campaign = &value["campaign"];
        let ends = campaign["ends"]
            .as_object()
            .expect("ends")
            .values()
            .filter_map(Value::as_u64);
        assert_eq!(ends.sum::<u64>(), 20, "each campaign ends once: {value}");
        assert!(
            campaign["matches"]
                .as_u64()
                .is_some_and(|matches| (20..=60).contains(&matches)),
            "{value}"
        );
        assert!(
            campaign["judgement"]["never_had"]
                .as_array()
                .is_some_and(|names| !names.is_empty()),
            "{value}"
        );
        let refused = told("--campaign 2").expect_err("a match of Nim is alone");
        assert!(
            format!("{refused:#}").contains("no match of nim goes on with another"),
            "{refused:#}"
        );
    }

    #[test]
    fn a_table_must_fit_the_game() {
        let refused = |line| format!("{:#}", told(line).expect_err("refused"));
        assert_eq!(
            refused("--table greedy,random --options {\"seats\":3}"),
            "seats: there are 3, but 2 bots"
        );
        assert_eq!(
            refused("--table greedy,random,greedy,greedy,greedy,greedy"),
            "seats: must be 2 to 5"
        );
        assert!(refused("--table greedy,clever").contains("clever"));
        let none = told_of(&Nim { strict: false }, "0", "--bot greedy")
            .expect_err("there is no mean of nothing");
        assert!(format!("{none:#}").contains("0 is not in 1.."), "{none:#}");
        assert!(refused("--bot greedy --table greedy,random").contains("cannot be used with"));
    }
}
