//! The whole server: its store, its live tables, and who may have how much.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::{Semaphore, mpsc, watch};

use crate::config::Config;
use crate::metrics::Metrics;
use crate::refusal::Refusal;
use crate::store::{Store, StoreError};
use crate::table::{self, Order, Table};

/// How many orders may wait for a table.
const WAITING: usize = 64;

/// The server.
pub struct House {
    pub(crate) config: Config,
    pub(crate) store: Store,
    /// What an operator can watch.
    pub metrics: Arc<Metrics>,
    pub(crate) thinkers: Semaphore,
    pub(crate) closing: watch::Sender<bool>,
    pub(crate) next_socket: AtomicU64,
    tables: Mutex<HashMap<String, mpsc::Sender<Order>>>,
    pub(crate) counts: Counts,
}

/// Now, in seconds since 1970.
pub fn seconds() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(now.as_secs()).unwrap_or(i64::MAX)
}

impl House {
    /// Opens the store and begins to look after it.
    pub async fn open(config: Config) -> Result<Arc<Self>, StoreError> {
        let metrics = Arc::new(Metrics::default());
        let store = Store::open(&config.database, metrics.clone()).await?;
        let house = Arc::new(Self {
            thinkers: Semaphore::new(config.limits.bots.max(1)),
            closing: watch::channel(false).0,
            next_socket: AtomicU64::new(1),
            tables: Mutex::default(),
            counts: Counts::default(),
            config,
            store,
            metrics,
        });
        tokio::spawn(house.clone().look_after());
        Ok(house)
    }

    /// Forgets what nobody needs any more, once a minute.
    async fn look_after(self: Arc<Self>) {
        let mut tick = tokio::time::interval(Duration::from_secs(60));
        let mut closing = self.closing.subscribe();
        loop {
            tokio::select! {
                _ = tick.tick() => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            self.store.sweep(seconds()).await;
            self.counts.forget();
        }
    }

    /// Tells a table to do something, and takes it out of the store first if need be.
    pub(crate) async fn order(
        self: &Arc<Self>,
        id: &str,
        order: Order,
    ) -> Result<mpsc::Sender<Order>, Refusal> {
        let mut order = order;
        for _ in 0..3 {
            let orders = self.live(id).await?;
            match orders.send(order).await {
                Ok(()) => return Ok(orders),
                // It left memory at this moment.
                Err(unsent) => order = unsent.0,
            }
        }
        Err(Refusal::new("unavailable", "en"))
    }

    async fn live(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<Order>, Refusal> {
        if let Some(orders) = self.find(id) {
            return Ok(orders);
        }
        let (orders, waiting) = mpsc::channel(WAITING);
        let loaded = Table::load(self.clone(), id, orders.downgrade()).await;
        let loaded = loaded.map_err(|error| {
            tracing::error!(table = id, %error, "a table cannot be opened");
            Refusal::new("unavailable", "en")
        })?;
        let table = loaded.ok_or_else(|| Refusal::new("no_table", "en"))?;
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        // Two may have come at once; the first one's table is the table.
        if let Some(known) = tables.get(id).filter(|known| !known.is_closed()) {
            return Ok(known.clone());
        }
        tables.insert(id.to_owned(), orders.clone());
        tokio::spawn(table::run(table, waiting));
        Ok(orders)
    }

    fn find(&self, id: &str) -> Option<mpsc::Sender<Order>> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get(id).filter(|orders| !orders.is_closed()).cloned()
    }

    /// Lets go of a table, unless something has just been asked of it.
    pub(crate) fn forget(&self, id: &str, orders: &mpsc::Receiver<Order>) -> bool {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if !orders.is_empty() {
            return false;
        }
        tables.remove(id);
        true
    }

    /// Says goodbye to everybody and waits for them a while.
    pub async fn say_goodbye(&self) {
        self.closing.send_replace(true);
        let patience = tokio::time::Instant::now() + self.config.limits.grace;
        while self.metrics.sockets.load(Relaxed) > 0 && tokio::time::Instant::now() < patience {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Closes the store once all is written.
    pub async fn close(&self) {
        self.store.close().await;
    }
}

/// How often each address did something lately.
#[derive(Default)]
pub struct Counts(Mutex<HashMap<(IpAddr, &'static str), (u32, i64)>>);

impl Counts {
    /// Counts one more, and says whether so many are allowed in so many seconds.
    pub fn allows(&self, address: IpAddr, what: &'static str, most: u32, window: i64) -> bool {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = seconds();
        let (count, until) = counts.entry((address, what)).or_insert((0, now + window));
        if *until <= now {
            (*count, *until) = (0, now + window);
        }
        *count += 1;
        *count <= most
    }

    fn forget(&self) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = seconds();
        counts.retain(|_, (_, until)| *until > now);
    }
}
