//! Which bot thinks next. Few think at a time, and whoever has used the least thinking time lately
//! comes first: by address, then by table. Each has a budget; when it is used up, bots think for a
//! shorter time.

mod accounts;
mod thinkers;

use std::io;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{oneshot, watch};

use crate::rate_limit::network;
use accounts::{Account, Accounts};
use thinkers::Thinkers;

/// Of the time that a bot may think, this part is always left.
const LEAST: u32 = 16;

/// The queue of bots that want to think.
pub struct BotQueue {
    slots: usize,
    state: Mutex<State>,
    thinkers: Thinkers,
}

struct State {
    /// How many think now, and how many of them at tables where nobody is.
    busy: usize,
    busy_alone: usize,
    waiting: Vec<Waiting>,
    accounts: Accounts,
}

struct Waiting {
    grant: Grant,
    /// Is anybody at the table?
    company: watch::Receiver<bool>,
    go: oneshot::Sender<bool>,
}

/// Thinking time that was granted to a bot, and who pays for it.
#[derive(Clone, Debug)]
pub struct Grant {
    address: IpAddr,
    table: String,
    pub time: Duration,
}

impl Grant {
    fn accounts(&self) -> [Account; 2] {
        [
            Account::Address(self.address),
            Account::Table(self.table.clone()),
        ]
    }
}

/// A bot's turn to think. When this is dropped, the next bot may think, and the time that was used
/// is counted.
pub struct Slot<'a> {
    queue: &'a BotQueue,
    grant: Grant,
    is_alone: bool,
    begun: Instant,
}

impl BotQueue {
    /// This many think at a time; an address has this budget in a minute, a table half of it.
    pub fn new(slots: usize, budget: Duration) -> io::Result<Self> {
        let slots = slots.max(1);
        Ok(Self {
            slots,
            thinkers: Thinkers::new(slots)?,
            state: Mutex::new(State {
                busy: 0,
                busy_alone: 0,
                waiting: Vec::new(),
                accounts: Accounts::new(budget),
            }),
        })
    }

    /// Grants time to a bot: all that it wants, or what is left for this table and for whoever at
    /// the table has used least.
    pub fn grant(&self, addresses: &[IpAddr], table: &str, wanted: Duration) -> Grant {
        let accounts = &mut self.lock().accounts;
        let (address, by_address) = addresses
            .iter()
            .map(|&address| network(address))
            .map(|address| (address, accounts.used(&Account::Address(address))))
            .min_by(|(_, one), (_, other)| one.total_cmp(other))
            .unwrap_or((IpAddr::from([127, 0, 0, 1]), 0.0));
        let by_table = accounts.used(&Account::Table(table.to_owned()));
        let budget = accounts.budget();
        let left = (budget - by_address).min(budget / 2.0 - by_table).max(0.0);
        let time = wanted.min(Duration::from_secs_f64(left));
        let grant = Grant {
            address,
            table: table.to_owned(),
            time: time.max(wanted / LEAST),
        };
        accounts.charge(grant.accounts(), grant.time.as_secs_f64());
        grant
    }

    /// Waits for a turn to think.
    pub async fn slot(&self, grant: Grant, mut company: watch::Receiver<bool>) -> Slot<'_> {
        let (go, mut called) = oneshot::channel();
        self.lock().waiting.push(Waiting {
            grant: grant.clone(),
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
        Slot {
            queue: self,
            grant,
            is_alone,
            begun: Instant::now(),
        }
    }

    /// Gives free slots to those who are next.
    fn call(&self) {
        let mut state = self.lock();
        while state.busy < self.slots {
            let Some((at, is_alone)) = state.next() else {
                return;
            };
            if state.waiting.remove(at).go.send(is_alone).is_ok() {
                state.busy += 1;
                state.busy_alone += usize::from(is_alone);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Who is next, and whether nobody is at their table: of such tables one thinks at a time, and
    /// only when nobody else wants to.
    fn next(&mut self) -> Option<(usize, bool)> {
        let accounts = &mut self.accounts;
        let keys = self.waiting.iter().map(|waiting| {
            let is_alone = !*waiting.company.borrow();
            let used = waiting.grant.accounts().map(|one| accounts.used(&one));
            (is_alone, used)
        });
        let (at, (is_alone, _)) = keys.enumerate().min_by(|(_, one), (_, other)| {
            let [address, table] = [0, 1].map(|by| one.1[by].total_cmp(&other.1[by]));
            one.0.cmp(&other.0).then(address).then(table)
        })?;
        (!is_alone || self.busy_alone == 0).then_some((at, is_alone))
    }
}

impl Slot<'_> {
    /// Thinks beside everything else; nothing comes of a thought that panics.
    pub async fn think<T: Send + 'static>(
        self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.queue.thinkers.think(thought).await
    }
}

impl Drop for Slot<'_> {
    fn drop(&mut self) {
        let mut state = self.queue.lock();
        state.busy -= 1;
        state.busy_alone -= usize::from(self.is_alone);
        let more = self.begun.elapsed().as_secs_f64() - self.grant.time.as_secs_f64();
        state.accounts.charge(self.grant.accounts(), more);
        drop(state);
        self.queue.call();
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
        let queue = BotQueue::new(2, 8 * SECOND).expect("threads");
        let grant = |last, table| queue.grant(&[address(last)], table, SECOND).time;
        for _ in 0..4 {
            assert!(grant(1, "a") > SECOND * 9 / 10);
        }
        assert_eq!(grant(1, "a"), SECOND / LEAST, "the table has had its half");
        for _ in 0..3 {
            assert!(grant(1, "b") > SECOND * 9 / 10);
        }
        assert!(grant(1, "c") > SECOND / 2);
        assert_eq!(grant(1, "c"), SECOND / LEAST, "so has the address");
        assert!(grant(2, "d") > SECOND * 9 / 10, "others do not pay for it");
        let both = queue.grant(&[address(1), address(3)], "e", SECOND);
        assert_eq!(both.address, address(3), "who has used least");
    }

    #[tokio::test]
    async fn who_has_used_least_comes_first() {
        let queue = BotQueue::new(1, 60 * SECOND).expect("threads");
        let here = watch::channel(true).0;
        let alone = watch::channel(false).0;
        let grant = |last, table: &str| queue.grant(&[address(last)], table, SECOND);
        let first = queue.slot(grant(1, "a"), here.subscribe()).await;
        let order = Mutex::new(Vec::new());
        let think = async |grant: Grant, company: &watch::Sender<bool>| {
            let name = grant.table.clone();
            let slot = queue.slot(grant, company.subscribe()).await;
            order.lock().expect("nobody panicked").push(name);
            drop(slot);
        };
        let grants = [
            grant(3, "alone"),
            grant(1, "a"),
            grant(1, "b"),
            grant(2, "c"),
        ];
        let [one, two, three, four] = grants;
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
