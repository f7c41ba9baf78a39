//! What an operator can watch, as Prometheus reads it.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The upper bounds of the buckets, in milliseconds.
const BOUNDS: [u64; 10] = [1, 2, 5, 10, 25, 50, 100, 250, 1_000, 5_000];

/// How long something took.
#[derive(Default)]
pub struct Times {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Times {
    /// One more.
    pub fn note(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            if micros <= bound * 1_000 {
                bucket.fetch_add(1, Relaxed);
            }
        }
        self.count.fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
    }

    fn write(&self, name: &str, help: &str, out: &mut String) {
        let count = self.count.load(Relaxed);
        let seconds = |micros: u64| micros as f64 / 1e6;
        _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram");
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            let bound = seconds(bound * 1_000);
            _ = writeln!(
                out,
                "{name}_bucket{{le=\"{bound}\"}} {}",
                bucket.load(Relaxed)
            );
        }
        _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}");
        _ = writeln!(
            out,
            "{name}_sum {}\n{name}_count {count}",
            seconds(self.micros.load(Relaxed))
        );
    }
}

macro_rules! metrics {
    ($($kind:ident $number:ident $name:ident: $help:literal,)+) => {
        /// All metrics.
        #[derive(Default)]
        pub struct Metrics {
            $(#[doc = $help] pub $name: $number,)+
            /// From a message to its answer, committed.
            pub acknowledged: Times,
            /// One transaction.
            pub commits: Times,
        }

        impl Metrics {
            /// As Prometheus reads it.
            pub fn text(&self) -> String {
                let mut out = String::new();
                $({
                    let (name, kind) = (concat!("redtag_", stringify!($name)), stringify!($kind));
                    let value = self.$name.load(Relaxed);
                    _ = writeln!(out, "# HELP {name} {}\n# TYPE {name} {kind}\n\
                                       {name} {value}", $help);
                })+
                let help = "Seconds from an action to its acknowledgement, after the commit.";
                self.acknowledged.write("redtag_acknowledged_seconds", help, &mut out);
                self.commits.write("redtag_commit_seconds", "Seconds of a transaction.", &mut out);
                out
            }
        }
    };
}

metrics! {
    gauge AtomicI64 connections: "Connections of all kinds.",
    gauge AtomicI64 sockets: "Open sockets.",
    gauge AtomicI64 tables: "Tables in memory.",
    gauge AtomicI64 positions: "Tables in memory with their position.",
    gauge AtomicI64 thinking: "Bots that are thinking or waiting to.",
    counter AtomicU64 tables_made_total: "Tables that were made.",
    counter AtomicU64 tables_loaded_total: "Tables that were read from the store.",
    counter AtomicU64 tables_removed_total: "Tables that were removed because nobody had opened \
                                             them for a long time.",
    counter AtomicU64 actions_total: "Actions that were acknowledged.",
    counter AtomicU64 events_total: "Events that were stored.",
    counter AtomicU64 duplicates_total: "Actions that were sent again and not played again.",
    counter AtomicU64 conflicts_total: "Appends that came too late, because another node was \
                                        faster.",
    counter AtomicU64 refusals_total: "Messages that were refused.",
    counter AtomicU64 slow_total: "Visitors who were disconnected because they did not read.",
    counter AtomicU64 store_errors_total: "Transactions that failed.",
    counter AtomicU64 webhooks_total: "Webhooks that were called.",
    counter AtomicU64 webhook_errors_total: "Webhooks that failed.",
}
