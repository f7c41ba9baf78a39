//! Accepting connections, with the limits that keep a few bad ones from hurting the others.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::StatusCode;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderMap, HeaderName, HeaderValue, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::response::{IntoResponse, Response};
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower::ServiceExt;

use crate::caller::{self, PeerAddress};
use crate::config::Limits;
use crate::metrics::Metrics;
use crate::rate_limit::network;
use crate::server::Server;
use crate::write_timeout::WriteTimeout;

/// How often it is written that nobody can be let in.
const COMPLAINT: Duration = Duration::from_secs(10);

/// How long those who ask too fast wait for that answer. Meanwhile each holds one of the connections
/// of their address, so that asking again and again costs the server little.
const TOO_FAST: Duration = Duration::from_secs(1);

/// On every answer: its type is not guessed, no other page may embed it or reach its window, and it
/// wants nothing of the device. Pages have a content policy of their own.
const HEADERS: [(HeaderName, &str); 6] = [
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'none'; frame-ancestors 'none'",
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
         magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
    ),
];

/// Serves until told to stop; running answers may then end.
pub async fn serve(
    server: &Server,
    listener: TcpListener,
    router: Router,
    stopped: watch::Receiver<bool>,
) {
    let limits = &server.config.limits;
    let (running, mut ended) = mpsc::channel::<()>(1);
    let open = Arc::new(OpenConnections {
        counts: Mutex::default(),
        metrics: server.metrics.clone(),
    });
    let mut connections = Connections {
        handler: Handler {
            router,
            hosts: server.config.online.hosts.clone().into(),
            // Whoever sends a request drop by drop is not waited for either.
            patience: limits.headers + limits.send,
        },
        header_time: limits.headers,
        send_time: limits.send,
        stopped,
        running,
    };
    let mut complained = None;
    while let Some((stream, peer)) = accept(&listener, &mut connections, &mut complained).await {
        if let Some(slot) = OpenConnections::take(&open, peer, limits) {
            connections.spawn(stream, peer, slot);
        }
    }
    drop(connections);
    _ = tokio::time::timeout(limits.grace, ended.recv()).await;
}

/// The next connection, or nothing if the server was told to stop.
async fn accept(
    listener: &TcpListener,
    connections: &mut Connections,
    complained: &mut Option<Instant>,
) -> Option<(TcpStream, SocketAddr)> {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = is_set(&mut connections.stopped) => return None,
        };
        match accepted {
            Ok(accepted) => return Some(accepted),
            // Too many open files, or a visitor who is gone already: wait a little and go on.
            Err(error) => {
                if complained.is_none_or(|before| before.elapsed() >= COMPLAINT) {
                    *complained = Some(Instant::now());
                    tracing::error!(%error, "nobody can be let in; is the limit of open files high enough?");
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

/// Waits for a flag.
pub(crate) async fn is_set(flag: &mut watch::Receiver<bool>) {
    _ = flag.wait_for(|flag| *flag).await;
}

/// How connections are served.
struct Connections {
    handler: Handler,
    header_time: Duration,
    send_time: Duration,
    stopped: watch::Receiver<bool>,
    /// Held by every connection that is open.
    running: mpsc::Sender<()>,
}

impl Connections {
    /// Serves a connection in a task of its own. If it breaks, that is the visitor's affair.
    fn spawn(&self, stream: TcpStream, peer: SocketAddr, slot: ConnectionSlot) {
        _ = stream.set_nodelay(true);
        let (handler, slot) = (self.handler.clone(), Arc::new(slot));
        let held = slot.clone();
        let service =
            service_fn(move |request| handler.clone().answer(request, peer, held.clone()));
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.header_time)
            .max_buf_size(16 << 10)
            .serve_connection(
                TokioIo::new(WriteTimeout::new(stream, self.send_time)),
                service,
            )
            .with_upgrades();
        let (running, mut stopped) = (self.running.clone(), self.stopped.clone());
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let is_stopped = tokio::select! {
                _ = connection.as_mut() => false,
                () = is_set(&mut stopped) => true,
            };
            if is_stopped {
                connection.as_mut().graceful_shutdown();
                _ = connection.await;
            }
            drop((slot, running));
        });
    }
}

/// Answers requests.
#[derive(Clone)]
struct Handler {
    router: Router,
    hosts: Arc<[String]>,
    patience: Duration,
}

impl Handler {
    async fn answer(
        self,
        request: Request<Incoming>,
        peer: SocketAddr,
        slot: Arc<ConnectionSlot>,
    ) -> Result<Response, Infallible> {
        if !caller::is_known_host(request.headers(), &self.hosts) {
            return Ok(secured(StatusCode::MISDIRECTED_REQUEST.into_response()));
        }
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(PeerAddress(peer));
        // A socket that grows out of this request holds the slot as long as it is open.
        request.extensions_mut().insert(slot);
        let answer = tokio::time::timeout(self.patience, self.router.oneshot(request)).await;
        let answer = answer.unwrap_or_else(|_| Ok(StatusCode::REQUEST_TIMEOUT.into_response()));
        if let Ok(answer) = &answer
            && answer.status() == StatusCode::TOO_MANY_REQUESTS
        {
            tokio::time::sleep(TOO_FAST).await;
        }
        answer.map(secured)
    }
}

fn secured(mut response: Response) -> Response {
    let headers: &mut HeaderMap = response.headers_mut();
    for (name, value) in HEADERS {
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    response
}

/// How many connections there are, by address.
struct OpenConnections {
    counts: Mutex<HashMap<IpAddr, usize>>,
    metrics: Arc<Metrics>,
}

/// One connection of those that are allowed; free again when this is dropped.
pub struct ConnectionSlot {
    open: Arc<OpenConnections>,
    address: IpAddr,
}

impl OpenConnections {
    fn take(open: &Arc<Self>, peer: SocketAddr, limits: &Limits) -> Option<ConnectionSlot> {
        let address = network(peer.ip());
        let mut counts = open.lock();
        let all = usize::try_from(open.metrics.connections.load(Relaxed)).unwrap_or(0);
        let count = counts.entry(address).or_default();
        if all >= limits.connections || *count >= limits.connections_each {
            return None;
        }
        *count += 1;
        open.metrics.connections.fetch_add(1, Relaxed);
        Some(ConnectionSlot {
            open: open.clone(),
            address,
        })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        let mut counts = self.open.lock();
        self.open.metrics.connections.fetch_sub(1, Relaxed);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}
