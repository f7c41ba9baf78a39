//! How often something may be done: messages on one socket, requests from one address.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::config::Limits;

/// Lets this many messages through in a second, ten times as many at once.
pub struct RateLimiter {
    left: f64,
    each_second: f64,
    last: Instant,
}

impl RateLimiter {
    const BURST: f64 = 10.0;

    pub fn new(each_second: u32) -> Self {
        let each_second = f64::from(each_second);
        Self {
            left: each_second * Self::BURST,
            each_second,
            last: Instant::now(),
        }
    }

    /// Whether a message of this cost may pass now.
    pub fn allows(&mut self, cost: f64) -> bool {
        let passed = self.last.elapsed().as_secs_f64();
        self.last = Instant::now();
        self.left = (self.left + passed * self.each_second).min(self.each_second * Self::BURST);
        let allowed = self.left >= cost;
        if allowed {
            self.left -= cost;
        }
        allowed
    }
}

/// Rate-limit key: IPv6 addresses count per /64, because whoever has one has all of that network.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)).into(),
        older => older,
    }
}

/// What is counted for each address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counted {
    NewTables,
    NewKeys,
    Tickets,
    Looks,
    Ready,
    Sockets,
    Files,
    Queries,
    /// In bytes, of those that are long.
    Answers,
}

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3_600);

impl Counted {
    /// How many are allowed in which time.
    fn limit(self, limits: &Limits) -> (u32, Duration) {
        match self {
            Self::NewTables | Self::NewKeys => (limits.tables, HOUR),
            Self::Tickets | Self::Looks | Self::Ready | Self::Sockets => (limits.tickets, MINUTE),
            Self::Files => (limits.files, MINUTE),
            Self::Queries => (limits.queries, MINUTE),
            Self::Answers => (limits.answers, MINUTE),
        }
    }
}

/// Answers of more bytes than this are long.
const LONG: usize = 16 << 10;

/// How often each address did something lately.
#[derive(Default)]
pub struct RequestCounts(Mutex<HashMap<(IpAddr, Counted), Count>>);

/// How often, and since when. Measured by a clock that never jumps, as the one on the wall may.
type Count = (u32, Instant);

impl RequestCounts {
    /// Counts one more, and says whether that is allowed.
    pub fn allows(&self, address: IpAddr, what: Counted, limits: &Limits) -> bool {
        let (most, window) = what.limit(limits);
        self.count(address, what, window, 1) <= most
    }

    /// Counts the bytes of a message if it is long, and says whether it may be sent: not if those
    /// before it were too many, but a single one may have any length.
    pub fn allows_answer(&self, address: IpAddr, length: usize, limits: &Limits) -> bool {
        length <= LONG || {
            let is_allowed = self.has_answers_left(address, limits);
            let length = u32::try_from(length).unwrap_or(u32::MAX);
            self.count(address, Counted::Answers, MINUTE, length);
            is_allowed
        }
    }

    /// Whether an address has not been sent too much lately.
    pub fn has_answers_left(&self, address: IpAddr, limits: &Limits) -> bool {
        let (most, window) = Counted::Answers.limit(limits);
        self.count(address, Counted::Answers, window, 0) < most
    }

    fn count(&self, address: IpAddr, what: Counted, window: Duration, by: u32) -> u32 {
        let now = Instant::now();
        let mut counts = self.lock();
        let (count, since) = counts.entry((network(address), what)).or_insert((0, now));
        if since.elapsed() >= window {
            (*count, *since) = (0, now);
        }
        *count = count.saturating_add(by);
        *count
    }

    /// Forgets what no limit asks about any more.
    pub fn forget(&self) {
        self.lock().retain(|_, (_, since)| since.elapsed() < HOUR);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(IpAddr, Counted), Count>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_counts_as_one() {
        let of = |address: &str| network(address.parse().expect("an address"));
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
        assert_ne!(of("10.0.0.1"), of("10.0.0.2"));
    }

    #[test]
    fn requests_are_counted_by_address_and_kind() {
        let counts = RequestCounts::default();
        let mut limits = Limits::default();
        (limits.tables, limits.tickets) = (2, 2);
        let allows = |last, what| counts.allows(IpAddr::from([10, 0, 0, last]), what, &limits);
        assert!(allows(1, Counted::NewTables) && allows(1, Counted::NewTables));
        assert!(!allows(1, Counted::NewTables));
        assert!(allows(1, Counted::Tickets) && allows(2, Counted::NewTables));
    }

    #[test]
    fn a_count_begins_anew_after_its_time() {
        let counts = RequestCounts::default();
        let address = IpAddr::from([10, 0, 0, 1]);
        assert_eq!(counts.count(address, Counted::Files, HOUR, 1), 1);
        assert_eq!(counts.count(address, Counted::Files, HOUR, 1), 2);
        assert_eq!(counts.count(address, Counted::Files, Duration::ZERO, 1), 1);
    }

    #[test]
    fn long_answers_count_by_their_length() {
        let counts = RequestCounts::default();
        let limits = Limits {
            answers: 100_000,
            ..Limits::default()
        };
        let allows = |last, length| {
            let address = IpAddr::from([10, 0, 0, last]);
            counts.allows_answer(address, length, &limits)
        };
        assert!(
            (0..1_000).all(|_| allows(1, 1_000)),
            "short ones do not count"
        );
        assert!(allows(1, 60_000) && allows(1, 60_000) && !allows(1, 60_000));
        assert!(allows(1, 1_000), "and always pass");
        assert!(allows(2, usize::MAX), "one may be as long as it is");
        assert!(!allows(2, 60_000));
    }
}
