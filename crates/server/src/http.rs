//! The routes: making tables, tickets and sockets, and what operators ask.

mod keys;
mod sockets;
mod tables;

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use redtag_kernel::play::read_json;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tower_http::cors::{AllowOrigin, CorsLayer};

use crate::caller::Caller;
use crate::error::{Code, Refusal};
use crate::rate_limit::Counted;
use crate::server::Server;
use crate::store::TICKET;

/// Requests with keys are short, in bytes.
const SHORT: usize = 4 << 10;

/// All routes of the server; the site answers everything else.
pub fn router(server: Arc<Server>) -> Router {
    Router::new()
        .route("/api/health", get(async || Json(json!({ "ok": true }))))
        .route("/api/ready", get(ready))
        .route("/api/online", get(online))
        .route("/api/tables", post(tables::make))
        .route("/api/tickets", post(sockets::make_ticket))
        .route("/api/look", post(keys::look))
        .route("/api/keys", post(keys::replace))
        .route("/api/socket", get(sockets::open))
        .layer(cross_origin(&server.config.online.origins))
        .route("/metrics", get(metrics))
        .with_state(server)
}

/// Lets pages of these origins read the answers. Sockets do not need it.
fn cross_origin(origins: &[String]) -> CorsLayer {
    let origins = origins.to_vec();
    let is_known = move |origin: &HeaderValue, _: &Parts| {
        let mut known = origins.iter();
        known.any(|known| known.as_bytes() == origin.as_bytes())
    };
    CorsLayer::new()
        .allow_origin(AllowOrigin::predicate(is_known))
        .allow_methods([Method::GET, Method::POST])
        .allow_headers([CONTENT_TYPE])
}

/// A refusal as the answer to a request.
pub struct HttpError(pub StatusCode, pub Refusal);

impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        (self.0, Json(json!({ "error": self.1.to_json("en") }))).into_response()
    }
}

impl<R: Into<Refusal>> From<R> for HttpError {
    fn from(refusal: R) -> Self {
        let refusal = refusal.into();
        Self(refusal.code.status(), refusal)
    }
}

/// What a route answers.
type Answer = Result<Json<Value>, HttpError>;

/// Writes to the store, and so may not be asked for without end.
async fn ready(State(server): State<Arc<Server>>, caller: Caller) -> Answer {
    caller.count(&server, Counted::Ready)?;
    let is_closing = *server.closing.borrow();
    if is_closing {
        return Err(Code::Unavailable.into());
    }
    server.store.check().await?;
    Ok(Json(json!({ "ok": true })))
}

async fn online(State(server): State<Arc<Server>>) -> Json<Value> {
    let limits = &server.config.limits;
    Json(json!({
        "online": true,
        "limits": {
            "message": limits.message, "messages": limits.messages, "journal": limits.journal,
            "vote": limits.vote.as_secs(), "ticket": TICKET, "ping": limits.ping.as_secs(),
        },
    }))
}

async fn metrics(State(server): State<Arc<Server>>) -> impl IntoResponse {
    let headers = [
        (CONTENT_TYPE, "text/plain; version=0.0.4"),
        (CACHE_CONTROL, "no-store"),
    ];
    (headers, server.metrics.text())
}

/// Reads a request as JSON.
fn read<T: DeserializeOwned>(body: &str) -> Result<T, Refusal> {
    let value: Value = serde_json::from_str(body)
        .map_err(|error| Refusal::bad_request(format!("this is not JSON: {error}")))?;
    if !value.is_object() {
        return Err(Refusal::bad_request("a request is a JSON object"));
    }
    read_json(&value).map_err(Refusal::bad_request)
}
