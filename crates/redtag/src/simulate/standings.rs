//! What came of each bot, each seat and each card.

use std::io::{self, Write};

use redtag_kernel::Seat;
use redtag_lab::{Card, Share};

use super::report::{Report, interval, percent};

impl Report<'_> {
    /// Which bot and which seat won.
    pub(super) fn tell_seats(&self, out: &mut impl Write) -> io::Result<()> {
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
    pub(super) fn tell_cards(&self, out: &mut impl Write) -> io::Result<()> {
        if self.cards.is_empty() {
            return writeln!(out, "  There were no cards to take.\n");
        }
        let names = self.cards.values().map(|name| name.chars().count());
        let widest = names.max().unwrap_or(0).max(9);
        writeln!(
            out,
            "  {:<widest$} {:>9} {:>9} {:>7} {:>9} {:>7}  {:<16} {:>9}",
            "card", "offered", "taken", "rate", "takers", "wins", "95 % interval", "mean"
        )?;
        let average = self.average();
        let mut cards: Vec<_> = self.tally.cards.iter().collect();
        cards.sort_by(|(_, a), (_, b)| (b.taken * a.offered).cmp(&(a.taken * b.offered)));
        for (number, card) in cards {
            let name = self.cards.get(number).map_or("", String::as_str);
            writeln!(out, "  {name:<widest$} {}", self.card_row(card, &average))?;
        }
        writeln!(
            out,
            "  {:<widest$} {:>43.1} %  {:<16} {:>9.3}",
            "all seats",
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

    fn card_row(&self, card: &Card, average: &Share) -> String {
        let Card {
            offered,
            taken,
            takers,
        } = *card;
        let rate = percent(taken, offered);
        let use_ = format!("{offered:>9} {taken:>9} {rate:>7} {:>9}", takers.games);
        if takers.games == 0 {
            return use_;
        }
        let share = self.share_of_one(&takers);
        let [low, high] = share.wins_interval;
        let mark = match average.wins {
            wins if wins < low => " +",
            wins if wins > high => " -",
            _ => "",
        };
        let wins = percent(takers.wins, takers.games);
        let sure = interval(share.wins_interval);
        format!("{use_} {wins:>7}  {sure:<16} {:>9.3}{mark}", share.mean)
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
