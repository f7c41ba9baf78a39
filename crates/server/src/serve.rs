//! Accepting connections, with the limits that keep a few bad ones from hurting the others.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};
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
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tower::ServiceExt;

use crate::caller::{self, Peer};
use crate::config::Limits;
use crate::metrics::Metrics;
use crate::server::{Server, network};
use crate::write_timeout::WriteTimeout;

/// How often it is written that nobody can be let in.
const COMPLAINT: Duration = Duration::from_secs(10);

/// On every answer, whatever it says: it is what it says it is, nobody else's page may hold it or
/// look into its window, and it wants nothing of the device. Pages have a policy of their own.
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

/// Serves until told to stop; then running answers may end.
pub async fn serve(
    server: &Server,
    listener: TcpListener,
    router: Router,
    mut stopped: watch::Receiver<bool>,
) {
    let limits = &server.config.limits;
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(limits.headers)
        .max_buf_size(16 << 10);
    // Whoever sends what belongs to a request drop by drop is not waited for either.
    let patience = limits.headers + limits.send;
    let (running, mut ended) = mpsc::channel::<()>(1);
    let open = Arc::new(Open {
        counts: Mutex::default(),
        metrics: server.metrics.clone(),
    });
    let hosts: Arc<[String]> = server.config.online.hosts.clone().into();
    let mut complained: Option<Instant> = None;
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = async { _ = stopped.wait_for(|stopped| *stopped).await } => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            // Too many open files, or a visitor who is gone already: wait a little and go on.
            Err(error) => {
                if complained.is_none_or(|before| before.elapsed() >= COMPLAINT) {
                    complained = Some(Instant::now());
                    tracing::error!(%error, "nobody can be let in; is the limit of open files high enough?");
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let Some(place) = Open::take(&open, peer, limits) else {
            continue;
        };
        _ = stream.set_nodelay(true);
        let router = router.clone();
        let (place, hosts) = (Arc::new(place), hosts.clone());
        let held = place.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(Peer(peer));
            // A socket that grows out of this request holds the place as long as it is open.
            request.extensions_mut().insert(held.clone());
            let is_known = caller::is_known_host(request.headers(), &hosts);
            let router = router.clone();
            async move {
                if !is_known {
                    return Ok(secured(StatusCode::MISDIRECTED_REQUEST.into_response()));
                }
                let answer = tokio::time::timeout(patience, router.oneshot(request)).await;
                answer
                    .unwrap_or_else(|_| Ok(StatusCode::REQUEST_TIMEOUT.into_response()))
                    .map(secured)
            }
        });
        let connection = http
            .serve_connection(
                TokioIo::new(WriteTimeout::new(stream, limits.send)),
                service,
            )
            .with_upgrades();
        let (running, mut stopped) = (running.clone(), stopped.clone());
        // A connection that breaks is the visitor's affair.
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let is_stopped = tokio::select! {
                _ = connection.as_mut() => false,
                () = async { _ = stopped.wait_for(|stopped| *stopped).await } => true,
            };
            if is_stopped {
                connection.as_mut().graceful_shutdown();
                _ = connection.await;
            }
            drop((place, running));
        });
    }
    drop(running);
    _ = tokio::time::timeout(limits.grace, ended.recv()).await;
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
struct Open {
    counts: Mutex<HashMap<IpAddr, usize>>,
    metrics: Arc<Metrics>,
}

/// A connection's place; it is free again when this is dropped.
pub struct Place {
    open: Arc<Open>,
    address: IpAddr,
}

impl Open {
    fn take(open: &Arc<Self>, peer: SocketAddr, limits: &Limits) -> Option<Place> {
        let address = network(peer.ip());
        let mut counts = open.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let all = usize::try_from(open.metrics.connections.load(Relaxed)).unwrap_or(0);
        let count = counts.entry(address).or_default();
        if all >= limits.connections || *count >= limits.connections_each {
            return None;
        }
        *count += 1;
        open.metrics.connections.fetch_add(1, Relaxed);
        Some(Place {
            open: open.clone(),
            address,
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self
            .open
            .counts
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        self.open.metrics.connections.fetch_sub(1, Relaxed);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}
