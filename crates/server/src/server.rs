//! The whole server: its store, its live tables, and how much of everything anybody may have.

mod housekeeping;

use std::collections::HashMap;
use std::fs::File;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::{Semaphore, mpsc, watch};

use crate::bot_queue::BotQueue;
use crate::config::Config;
use crate::error::{Code, Refusal};
use crate::metrics::Metrics;
use crate::rate_limit::RequestCounts;
use crate::request_body::BodyBudget;
use crate::secrets;
use crate::store::{Store, StoreError};
use crate::table::{self, Gossip, LiveTable, Order};

/// How many orders may wait for a table.
const WAITING: usize = 64;
/// How many webhooks are called at a time.
const WEBHOOKS: usize = 16;

/// The server.
pub struct Server {
    pub(crate) config: Config,
    pub(crate) store: Store,
    /// What this node is called among the others.
    pub(crate) node: String,
    /// Held as long as the SQLite file is ours.
    lock: Mutex<Option<File>>,
    pub(crate) webhooks: Semaphore,
    /// Whose turn it is to ask about the games.
    pub(crate) consulting: Semaphore,
    /// Content of somebody's own is checked one after the other.
    pub(crate) checks: Semaphore,
    /// What an operator can watch.
    pub metrics: Arc<Metrics>,
    pub(crate) bot_queue: BotQueue,
    pub(crate) bodies: BodyBudget,
    pub(crate) closing: watch::Sender<bool>,
    pub(crate) next_socket: AtomicU64,
    tables: Mutex<HashMap<String, mpsc::Sender<Order>>>,
    /// Tables that are being read from the store.
    loading: Mutex<HashMap<String, Weak<tokio::sync::Mutex<()>>>>,
    pub(crate) counts: RequestCounts,
}

/// Now, in seconds since 1970.
pub fn unix_time() -> i64 {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    i64::try_from(now.as_secs()).unwrap_or(i64::MAX)
}

impl Server {
    /// Opens the store and starts the tasks that look after it.
    pub async fn open(config: Config) -> Result<Arc<Self>, StoreError> {
        let server = Arc::new(Self::new(config).await?);
        tokio::spawn(server.clone().keep_house());
        tokio::spawn(server.clone().listen_to_nodes());
        Ok(server)
    }

    async fn new(config: Config) -> Result<Self, StoreError> {
        let metrics = Arc::new(Metrics::default());
        let file = config.database.strip_prefix("sqlite:");
        let lock = file.map(lock).transpose()?;
        let store = Store::open(&config.database, metrics.clone()).await?;
        Ok(Self {
            node: secrets::random(secrets::TABLE).map_err(StoreError::new)?,
            lock: Mutex::new(lock),
            webhooks: Semaphore::new(WEBHOOKS),
            consulting: Semaphore::new(1),
            checks: Semaphore::new(1),
            bot_queue: BotQueue::new(config.limits.bots, config.limits.think_budget)
                .map_err(StoreError::new)?,
            bodies: BodyBudget::default(),
            closing: watch::channel(false).0,
            next_socket: AtomicU64::new(1),
            tables: Mutex::default(),
            loading: Mutex::default(),
            counts: RequestCounts::default(),
            config,
            store,
            metrics,
        })
    }

    async fn listen_to_nodes(self: Arc<Self>) {
        let mut closing = self.closing.subscribe();
        tokio::select! {
            () = self.store.hear_nodes(|said| self.hear_node(said)) => {}
            () = async { _ = closing.wait_for(|closing| *closing).await } => {}
        }
    }

    /// Hands on what a node said, if the table is in memory here. A table that is too busy to hear
    /// it catches up later: with the next action, or with the next visitor.
    fn hear_node(&self, said: Option<&str>) {
        let Some(said) = said else {
            for orders in self.tables().values() {
                _ = orders.try_send(Order::CatchUp { seq: i64::MAX });
            }
            return;
        };
        if let Ok(gossip) = serde_json::from_str::<Gossip>(said) {
            if gossip.node != self.node
                && let Some(orders) = self.find(&gossip.table)
            {
                _ = orders.try_send(Order::HearNode(Box::new(gossip)));
            }
        } else if let Some((table, seq)) = said.split_once(' ')
            && let (Some(orders), Ok(seq)) = (self.find(table), seq.parse())
        {
            _ = orders.try_send(Order::CatchUp { seq });
        }
    }

    /// Gives a table an order, after loading it from the store if need be.
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
        Err(Code::Unavailable.into())
    }

    async fn live(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<Order>, Refusal> {
        if let Some(orders) = self.find(id) {
            return Ok(orders);
        }
        let turn = self.turn_to_load(id);
        let _turn = turn.lock().await;
        if let Some(orders) = self.find(id) {
            return Ok(orders);
        }
        let (orders, waiting) = mpsc::channel(WAITING);
        let loaded = LiveTable::load(self.clone(), id, orders.downgrade()).await;
        let loaded = loaded.inspect_err(|error| {
            tracing::error!(table = id, %error, "a table cannot be opened");
        })?;
        let table = loaded.ok_or(Code::NoTable)?;
        self.metrics.tables_loaded_total.fetch_add(1, Relaxed);
        self.tables().insert(id.to_owned(), orders.clone());
        tokio::spawn(table::run(table, waiting));
        Ok(orders)
    }

    /// Whoever holds this may load the table: many may come at once, and it is read once.
    fn turn_to_load(&self, id: &str) -> Arc<tokio::sync::Mutex<()>> {
        let mut loading = self.loading.lock().unwrap_or_else(PoisonError::into_inner);
        loading.retain(|_, turn| turn.strong_count() > 0);
        let known = loading.get(id).and_then(Weak::upgrade);
        known.unwrap_or_else(|| {
            let turn = Arc::default();
            loading.insert(id.to_owned(), Arc::downgrade(&turn));
            turn
        })
    }

    fn find(&self, id: &str) -> Option<mpsc::Sender<Order>> {
        let tables = self.tables();
        tables.get(id).filter(|orders| !orders.is_closed()).cloned()
    }

    /// Lets go of a table, unless something has just been asked of it.
    pub(crate) fn forget(&self, id: &str, orders: &mpsc::Receiver<Order>) -> bool {
        let mut tables = self.tables();
        if !orders.is_empty() {
            return false;
        }
        tables.remove(id);
        true
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Order>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many bytes of requests are in memory now.
    pub fn body_bytes(&self) -> usize {
        self.bodies.bytes()
    }

    /// Tells everybody that the server ends, and waits a while until they have left.
    pub async fn say_goodbye(&self) {
        self.closing.send_replace(true);
        let patience = tokio::time::Instant::now() + self.config.limits.grace;
        while self.metrics.sockets.load(Relaxed) > 0 && tokio::time::Instant::now() < patience {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Closes the store once everything is written.
    pub async fn close(&self) {
        self.store.close().await;
        let mut lock = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        lock.take();
    }
}

/// One server for each file: two would not hear of each other.
fn lock(file: &str) -> Result<File, StoreError> {
    let lock = File::create(format!("{file}.lock")).map_err(StoreError::new)?;
    let taken = lock.try_lock();
    taken.map_err(|_| StoreError::new("another Redtag serves the tables of this folder"))?;
    Ok(lock)
}
