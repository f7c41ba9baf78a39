//! What an operator can choose, as options of `redtag serve`.

use std::time::Duration;

use clap::{Args, Parser};

/// How the server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// `sqlite:FILE` or `postgres://…`.
    pub database: String,
    /// The rest.
    pub online: Online,
    /// How much of everything.
    pub limits: Limits,
}

impl Config {
    /// The usual choices over this database.
    pub fn new(database: impl Into<String>) -> Self {
        Self {
            database: database.into(),
            online: Online::default(),
            limits: Limits::default(),
        }
    }
}

/// Who may connect, and to whom the server connects.
#[derive(Args, Clone, Debug, Default)]
pub struct Online {
    /// Pages of this origin may connect as well, as `https://example.org`; may be given several
    /// times
    #[arg(long = "origin", value_name = "ORIGIN")]
    pub origins: Vec<String>,
    /// The name that this server is called by, as `example.org`; other names are refused, addresses
    /// and localhost are not; may be given several times
    #[arg(long = "host", value_name = "NAME")]
    pub hosts: Vec<String>,
    /// Visitors come through a proxy that says in X-Forwarded-For who they are
    #[arg(long)]
    pub behind_proxy: bool,
    /// Let webhooks go to this machine and to private networks
    #[arg(long)]
    pub private_webhooks: bool,
}

/// How much of everything.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Limits")]
pub struct Limits {
    /// Connections at a time, of all kinds
    #[arg(
        long = "max-connections",
        value_name = "NUMBER",
        default_value_t = 15000
    )]
    pub connections: usize,
    /// Connections at a time from one address; a proxy is one address
    #[arg(
        long = "max-connections-each",
        value_name = "NUMBER",
        default_value_t = 200
    )]
    pub connections_each: usize,
    /// Sockets at one table
    #[arg(long = "max-sockets", value_name = "NUMBER", default_value_t = 60)]
    pub sockets: usize,
    /// Tables that one address may make in an hour
    #[arg(long = "max-tables", value_name = "NUMBER", default_value_t = 60)]
    pub tables: u32,
    /// Tickets that one address may ask for in a minute
    #[arg(long = "max-tickets", value_name = "NUMBER", default_value_t = 240)]
    pub tickets: u32,
    /// Files of the site that one address may ask for in a minute
    #[arg(long = "max-files", value_name = "NUMBER", default_value_t = 1200)]
    pub files: u32,
    /// The longest message of a visitor, in bytes
    #[arg(long = "max-message", value_name = "NUMBER", default_value_t = 16384)]
    pub message: usize,
    /// Messages of one socket in a second; ten times as many at once
    #[arg(long = "max-messages", value_name = "NUMBER", default_value_t = 10)]
    pub messages: u32,
    /// The longest journal that can be brought along, in bytes
    #[arg(long = "max-journal", value_name = "NUMBER", default_value_t = 1048576)]
    pub journal: usize,
    /// What requests that are being read or answered may hold all together, in bytes; one address
    /// may hold a quarter
    #[arg(
        long = "max-bodies",
        value_name = "NUMBER",
        default_value_t = 33_554_432
    )]
    pub bodies: usize,
    /// What may wait for a visitor who does not listen, in bytes
    #[arg(long = "max-queue", value_name = "NUMBER", default_value_t = 4194304)]
    pub queue: usize,
    /// Events in the log of one table; the last tenth of them is for the match alone, and its end
    /// is always kept
    #[arg(long = "max-events", value_name = "NUMBER", default_value_t = 100_000)]
    pub events: i64,
    /// What those who watch a table may say in a second, all together; ten times as much at once
    #[arg(long = "max-watch-talk", value_name = "NUMBER", default_value_t = 1)]
    pub watch_talk: u32,
    /// Remove tables that nobody has opened for this many days in which the server ran; without it
    /// they are kept for ever
    #[arg(long = "keep-days", value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_days: Option<u32>,
    /// How long before tables are removed that is announced in the log
    #[arg(long = "keep-grace", value_name = "TIME", value_parser = time, default_value = "3600s")]
    pub keep_grace: Duration,
    /// How long a visitor may take to say what they want, with all that belongs to it, and how long
    /// a connection may lie idle
    #[arg(long = "header-time", value_name = "TIME", value_parser = time, default_value = "15s")]
    pub headers: Duration,
    /// How long a message to a visitor may take
    #[arg(long = "send-time", value_name = "TIME", value_parser = time, default_value = "10s")]
    pub send: Duration,
    /// How often visitors are asked whether they are still there; they may be silent for two and a
    /// half times this
    #[arg(long = "ping-time", value_name = "TIME", value_parser = time, default_value = "25s")]
    pub ping: Duration,
    /// How long a table stays in memory when all have left, and a position when nobody acts
    #[arg(long = "linger-time", value_name = "TIME", value_parser = time, default_value = "60s")]
    pub linger: Duration,
    /// How long a vote is open
    #[arg(long = "vote-time", value_name = "TIME", value_parser = time, default_value = "120s")]
    pub vote: Duration,
    /// How many bots think at a time; usually one processor is left for people
    #[arg(long = "max-bots", value_name = "NUMBER", default_value_t = spare_processors())]
    pub bots: usize,
    /// How long a bot that searches may think
    #[arg(long = "think-time", value_name = "TIME", value_parser = time, default_value = "800ms")]
    pub think: Duration,
    /// How long bots may think for one address in a minute, all together, and half as long at one
    /// table; then they think shorter
    #[arg(long = "think-budget", value_name = "TIME", value_parser = time, default_value = "30s")]
    pub think_budget: Duration,
    /// How long running answers may take after the end was asked for
    #[arg(long = "grace-time", value_name = "TIME", value_parser = time, default_value = "5s")]
    pub grace: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        #[derive(Parser)]
        struct Usual {
            #[command(flatten)]
            limits: Limits,
        }
        Usual::parse_from([""]).limits
    }
}

/// All but one, if there are as many.
fn spare_processors() -> usize {
    let all = std::thread::available_parallelism().map_or(1, usize::from);
    all.saturating_sub(1).max(1)
}

/// `15s` or `800ms`.
fn time(written: &str) -> Result<Duration, String> {
    let (number, of): (&str, fn(u64) -> Duration) = match written.strip_suffix("ms") {
        Some(number) => (number, Duration::from_millis),
        None => (
            written.strip_suffix('s').unwrap_or(written),
            Duration::from_secs,
        ),
    };
    match number.parse() {
        Ok(number) if number > 0 => Ok(of(number)),
        _ => Err("a time such as 15s or 800ms is expected".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_with_a_unit() {
        assert_eq!(time("15s"), Ok(Duration::from_secs(15)));
        assert_eq!(time("800ms"), Ok(Duration::from_millis(800)));
        assert!(time("0s").is_err() && time("soon").is_err() && time("").is_err());
        assert_eq!(Limits::default().think, Duration::from_millis(800));
    }
}
