//! What an operator can set, as options of `redtag serve`.

use std::time::Duration;

use clap::{Args, Parser};

/// How the server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// `sqlite:FILE` or `postgres://…`.
    pub database: String,
    /// Who may connect.
    pub online: Online,
    /// Limits.
    pub limits: Limits,
}

impl Config {
    /// The defaults, with this database.
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
    /// Also accept pages of this origin, such as `https://example.org`; can be repeated
    #[arg(long = "origin", value_name = "ORIGIN")]
    pub origins: Vec<String>,
    /// The host name of this server, such as `example.org`; requests for other names are refused,
    /// but not for addresses and localhost; can be repeated
    #[arg(long = "host", value_name = "NAME")]
    pub hosts: Vec<String>,
    /// Take the addresses of visitors from X-Forwarded-For, which a proxy sets
    #[arg(long)]
    pub behind_proxy: bool,
    /// Allow webhooks to this machine and to private networks
    #[arg(long)]
    pub private_webhooks: bool,
}

/// Limits on what visitors may use.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Limits")]
pub struct Limits {
    /// Connections at a time, all kinds together
    #[arg(
        long = "max-connections",
        value_name = "NUMBER",
        default_value_t = 15000
    )]
    pub connections: usize,
    /// Connections at a time per address; a proxy counts as one address
    #[arg(
        long = "max-connections-each",
        value_name = "NUMBER",
        default_value_t = 200
    )]
    pub connections_each: usize,
    /// Sockets per table
    #[arg(long = "max-sockets", value_name = "NUMBER", default_value_t = 60)]
    pub sockets: usize,
    /// Tables that an address may make per hour
    #[arg(long = "max-tables", value_name = "NUMBER", default_value_t = 60)]
    pub tables: u32,
    /// Tickets that an address may request per minute
    #[arg(long = "max-tickets", value_name = "NUMBER", default_value_t = 240)]
    pub tickets: u32,
    /// Files of the site that an address may request per minute
    #[arg(long = "max-files", value_name = "NUMBER", default_value_t = 1200)]
    pub files: u32,
    /// The longest message from a visitor, in bytes
    #[arg(long = "max-message", value_name = "NUMBER", default_value_t = 16384)]
    pub message: usize,
    /// Messages per socket and second; ten times as many in a burst
    #[arg(long = "max-messages", value_name = "NUMBER", default_value_t = 10)]
    pub messages: u32,
    /// Queries on all sockets of an address per minute
    #[arg(long = "max-queries", value_name = "NUMBER", default_value_t = 600)]
    pub queries: u32,
    /// Long answers and tables that are sent to an address per minute, in bytes
    #[arg(
        long = "max-answers",
        value_name = "NUMBER",
        default_value_t = 67_108_864
    )]
    pub answers: u32,
    /// The longest journal that can be uploaded, in bytes
    #[arg(long = "max-journal", value_name = "NUMBER", default_value_t = 1048576)]
    pub journal: usize,
    /// Memory for all requests in progress together, in bytes; one address may use a quarter
    #[arg(
        long = "max-bodies",
        value_name = "NUMBER",
        default_value_t = 33_554_432
    )]
    pub bodies: usize,
    /// How much may be queued for a visitor who does not read, in bytes
    #[arg(long = "max-queue", value_name = "NUMBER", default_value_t = 4194304)]
    pub queue: usize,
    /// Events in the log of a table; the last tenth is reserved for the match, and its end is
    /// always stored
    #[arg(long = "max-events", value_name = "NUMBER", default_value_t = 100_000)]
    pub events: i64,
    /// Messages that all spectators of a table together may send per second; ten times as many in a
    /// burst
    #[arg(long = "max-watch-talk", value_name = "NUMBER", default_value_t = 1)]
    pub watch_talk: u32,
    /// Remove tables that nobody has opened for this many days, counting only time in which the
    /// server ran; by default they are kept for ever
    #[arg(long = "keep-days", value_name = "DAYS",
        value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_days: Option<u32>,
    /// How long in advance the log announces that tables will be removed
    #[arg(long = "keep-grace", value_name = "TIME", value_parser = time, default_value = "3600s")]
    pub keep_grace: Duration,
    /// How long a visitor may take to send a whole request, and how long a connection may be idle
    #[arg(long = "header-time", value_name = "TIME", value_parser = time, default_value = "15s")]
    pub headers: Duration,
    /// How long sending a message to a visitor may take
    #[arg(long = "send-time", value_name = "TIME", value_parser = time, default_value = "10s")]
    pub send: Duration,
    /// How often visitors are pinged; they may be silent for two and a half times this
    #[arg(long = "ping-time", value_name = "TIME", value_parser = time, default_value = "25s")]
    pub ping: Duration,
    /// How long a table stays in memory after everybody has left, and a position while nobody acts
    #[arg(long = "linger-time", value_name = "TIME", value_parser = time, default_value = "60s")]
    pub linger: Duration,
    /// How long a vote stays open
    #[arg(long = "vote-time", value_name = "TIME", value_parser = time, default_value = "120s")]
    pub vote: Duration,
    /// How many bots think at a time; usually one processor is left for people
    #[arg(long = "max-bots", value_name = "NUMBER", default_value_t = spare_processors())]
    pub bots: usize,
    /// How long a bot that searches may think
    #[arg(long = "think-time", value_name = "TIME", value_parser = time, default_value = "800ms")]
    pub think: Duration,
    /// How long all bots of an address together may think per minute, and half as long at one
    /// table; beyond that they think less
    #[arg(long = "think-budget", value_name = "TIME", value_parser = time, default_value = "30s")]
    pub think_budget: Duration,
    /// How long requests in progress may take after the server was asked to stop
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
