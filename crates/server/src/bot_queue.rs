//! Which bot thinks next. Few think at a time, and whoever has used least of it lately comes first:
//! by address, then by table. Each of them has a budget; when it is used up, bots think shorter.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{oneshot, watch};

use crate::server::network;

/// In how long a budget is full again.
const WINDOW: Duration = Duration::from_secs(60);
/// Of the time that a bot may think, this part is always left.
const LEAST: u32 = 16;
/// This many accounts are kept before those that are settled are looked for.
const ACCOUNTS: usize = 1_024;

/// The line of bots.
pub struct BotQueue {
    places: usize,
    /// Thinking time of an address in a minute; a table has half of it.
    budget: Duration,
    line: Mutex<Line>,
}

#[derive(Default)]
struct Line {
    /// How many think now, and how many of them at tables where nobody is.
    busy: usize,
    busy_alone: usize,
    waiting: Vec<Waiting>,
    accounts: HashMap<Account, Used>,
}

/// For whom a bot thinks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Account {
    Address(IpAddr),
    Table(String),
}

/// Thinking time that was used, in seconds; it is forgotten little by little.
#[derive(Clone, Copy)]
struct Used {
    seconds: f64,
    at: Instant,
}

struct Waiting {
    wish: Wish,
    /// Is anybody at the table?
    company: watch::Receiver<bool>,
    go: oneshot::Sender<bool>,
}

/// Time that a bot would like to have, and was granted.
#[derive(Clone, Debug)]
pub struct Wish {
    address: IpAddr,
    table: String,
    pub time: Duration,
}

/// A place to think; it is free again when this is dropped, and what was used is counted.
pub struct Place<'a> {
    bot_queue: &'a BotQueue,
    wish: Wish,
    is_alone: bool,
    begun: Instant,
}

impl BotQueue {
    pub fn new(places: usize, budget: Duration) -> Self {
        Self {
            places: places.max(1),
            budget,
            line: Mutex::default(),
        }
    }

    /// Reserves time for a bot: all that it wants, or what is left for this table and for whoever
    /// of those at the table has used least.
    pub fn reserve(&self, addresses: &[IpAddr], table: &str, wanted: Duration) -> Wish {
        let mut line = self.lock();
        let rate = self.rate();
        let mut used = |account| line.used(account, rate);
        let (address, by_address) = addresses
            .iter()
            .map(|&address| network(address))
            .map(|address| (address, used(Account::Address(address))))
            .min_by(|(_, one), (_, other)| one.total_cmp(other))
            .unwrap_or((IpAddr::from([127, 0, 0, 1]), 0.0));
        let by_table = used(Account::Table(table.to_owned()));
        let budget = self.budget.as_secs_f64();
        let left = (budget - by_address).min(budget / 2.0 - by_table).max(0.0);
        let time = wanted
            .min(Duration::from_secs_f64(left))
            .max(wanted / LEAST);
        let wish = Wish {
            address,
            table: table.to_owned(),
            time,
        };
        line.charge(&wish, time.as_secs_f64());
        wish
    }

    /// Waits for a place.
    pub async fn place(&self, wish: Wish, mut company: watch::Receiver<bool>) -> Place<'_> {
        let (go, mut called) = oneshot::channel();
        self.lock().waiting.push(Waiting {
            wish: wish.clone(),
            company: company.clone(),
            go,
        });
        self.call();
        let is_alone = loop {
            tokio::select! {
                is_alone = &mut called => break is_alone.unwrap_or(false),
                // Whoever comes to a table brings its bot forward.
                changed = company.changed() => match changed {
                    Ok(()) => self.call(),
                    // The table is gone; its bot waits like the others.
                    Err(_) => break (&mut called).await.unwrap_or(false),
                },
            }
        };
        Place {
            bot_queue: self,
            wish,
            is_alone,
            begun: Instant::now(),
        }
    }

    /// Gives free places to those who are next.
    fn call(&self) {
        let mut line = self.lock();
        let rate = self.rate();
        while line.busy < self.places {
            let Some((at, is_alone)) = line.next(rate) else {
                return;
            };
            if line.waiting.remove(at).go.send(is_alone).is_ok() {
                line.busy += 1;
                line.busy_alone += usize::from(is_alone);
            }
        }
    }

    /// Seconds that are forgotten in a second.
    fn rate(&self) -> f64 {
        self.budget.as_secs_f64() / WINDOW.as_secs_f64()
    }

    fn lock(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Line {
    /// Who is next, and whether nobody is at their table: of such tables one thinks at a time, and
    /// only when nobody else wants to.
    fn next(&mut self, rate: f64) -> Option<(usize, bool)> {
        let keys: Vec<(bool, f64, f64)> = (0..self.waiting.len())
            .map(|at| {
                let waiting = &self.waiting[at];
                let is_alone = !*waiting.company.borrow();
                let address = Account::Address(waiting.wish.address);
                let table = Account::Table(waiting.wish.table.clone());
                (is_alone, self.used(address, rate), self.used(table, rate))
            })
            .collect();
        let (at, key) = keys.iter().enumerate().min_by(|(_, one), (_, other)| {
            let by_use = one.1.total_cmp(&other.1).then(one.2.total_cmp(&other.2));
            one.0.cmp(&other.0).then(by_use)
        })?;
        (!key.0 || self.busy_alone == 0).then_some((at, key.0))
    }

    /// What an account has used lately.
    fn used(&mut self, account: Account, rate: f64) -> f64 {
        let Some(used) = self.accounts.get_mut(&account) else {
            return 0.0;
        };
        let forgotten = used.at.elapsed().as_secs_f64() * rate;
        *used = Used {
            seconds: (used.seconds - forgotten).max(0.0),
            at: Instant::now(),
        };
        used.seconds
    }

    fn charge(&mut self, wish: &Wish, seconds: f64) {
        if self.accounts.len() > ACCOUNTS {
            self.accounts.retain(|_, used| used.at.elapsed() < WINDOW);
        }
        for account in [
            Account::Address(wish.address),
            Account::Table(wish.table.clone()),
        ] {
            let now = Instant::now();
            let used = self.accounts.entry(account).or_insert(Used {
                seconds: 0.0,
                at: now,
            });
            used.seconds = (used.seconds + seconds).max(0.0);
        }
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        let mut line = self.bot_queue.lock();
        line.busy -= 1;
        line.busy_alone -= usize::from(self.is_alone);
        let reserved = self.wish.time.as_secs_f64();
        line.charge(&self.wish, self.begun.elapsed().as_secs_f64() - reserved);
        drop(line);
        self.bot_queue.call();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn address(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    #[test]
    fn a_budget_is_for_an_address_and_half_of_it_for_a_table() {
        let bot_queue = BotQueue::new(2, 8 * SECOND);
        let reserve = |last, table| bot_queue.reserve(&[address(last)], table, SECOND).time;
        for _ in 0..4 {
            assert!(reserve(1, "a") > SECOND * 9 / 10);
        }
        assert_eq!(
            reserve(1, "a"),
            SECOND / LEAST,
            "the table has had its half"
        );
        for _ in 0..3 {
            assert!(reserve(1, "b") > SECOND * 9 / 10);
        }
        assert!(reserve(1, "c") > SECOND / 2);
        assert_eq!(reserve(1, "c"), SECOND / LEAST, "so has the address");
        assert!(
            reserve(2, "d") > SECOND * 9 / 10,
            "others do not pay for it"
        );
        let both = bot_queue.reserve(&[address(1), address(3)], "e", SECOND);
        assert_eq!(both.address, address(3), "who has used least");
    }

    #[tokio::test]
    async fn who_has_used_least_comes_first() {
        let bot_queue = BotQueue::new(1, 60 * SECOND);
        let here = watch::channel(true).0;
        let alone = watch::channel(false).0;
        let wish = |last, table: &str| bot_queue.reserve(&[address(last)], table, SECOND);
        let first = bot_queue.place(wish(1, "a"), here.subscribe()).await;
        let order = Mutex::new(Vec::new());
        let think = async |wish: Wish, company: &watch::Sender<bool>| {
            let name = wish.table.clone();
            let place = bot_queue.place(wish, company.subscribe()).await;
            order.lock().expect("nobody panicked").push(name);
            drop(place);
        };
        let wishes = [wish(3, "alone"), wish(1, "a"), wish(1, "b"), wish(2, "c")];
        let [one, two, three, four] = wishes;
        tokio::join!(
            think(one, &alone),
            think(two, &here),
            think(three, &here),
            think(four, &here),
            async { drop(first) }
        );
        let order = order.into_inner().expect("nobody panicked");
        assert_eq!(order, ["c", "b", "a", "alone"]);
    }
}
