//! How much thinking time was used lately, and for whom.

use std::collections::HashMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// A budget that was used up is full again after this.
const WINDOW: Duration = Duration::from_secs(60);
/// When there are more accounts than this, those that were not used for long are dropped.
const MANY: usize = 1_024;

/// For whom a bot thinks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Account {
    Address(IpAddr),
    Table(String),
}

/// Thinking time that was used; it is forgotten little by little.
pub struct Accounts {
    budget: Duration,
    used: HashMap<Account, Used>,
}

#[derive(Clone, Copy)]
struct Used {
    seconds: f64,
    at: Instant,
}

impl Accounts {
    pub fn new(budget: Duration) -> Self {
        Self {
            budget,
            used: HashMap::new(),
        }
    }

    /// In seconds.
    pub fn budget(&self) -> f64 {
        self.budget.as_secs_f64()
    }

    /// How many seconds an account has used lately.
    pub fn used(&mut self, account: &Account) -> f64 {
        let forgotten_a_second = self.budget() / WINDOW.as_secs_f64();
        let Some(used) = self.used.get_mut(account) else {
            return 0.0;
        };
        let forgotten = used.at.elapsed().as_secs_f64() * forgotten_a_second;
        *used = Used {
            seconds: (used.seconds - forgotten).max(0.0),
            at: Instant::now(),
        };
        used.seconds
    }

    /// Counts this many seconds, or takes some back.
    pub fn charge(&mut self, accounts: [Account; 2], seconds: f64) {
        if self.used.len() > MANY {
            self.used.retain(|_, used| used.at.elapsed() < WINDOW);
        }
        for account in accounts {
            let unused = Used {
                seconds: 0.0,
                at: Instant::now(),
            };
            let used = self.used.entry(account).or_insert(unused);
            used.seconds = (used.seconds + seconds).max(0.0);
        }
    }
}
