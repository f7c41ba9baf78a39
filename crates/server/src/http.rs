//! The doors: making tables, tickets, sockets, and what operators ask.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Query, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use redtag_bots::Bot;
use redtag_games::{Board, Start};
use redtag_kernel::Player;
use redtag_kernel::play::read_json;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tower_http::cors::{AllowOrigin, CorsLayer};

use crate::caller::Caller;
use crate::error::Refusal;
use crate::messages::{Holder, Pass, Roles};
use crate::request_body;
use crate::secrets;
use crate::serve::Place;
use crate::server::{Server, seconds};
use crate::socket::{self, Visit};
use crate::store::{Rekey, TableRow};
use crate::table::Order;
use crate::text;
use crate::webhook;

/// How long a ticket is good, in seconds.
const TICKET: i64 = 30;
/// What is asked with keys is short, in bytes.
const SHORT: usize = 4 << 10;
/// For how long things are counted.
const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3_600);
/// What is read from a socket at once, in bytes; the default of the library is far more than a
/// visitor needs.
const READ_BUFFER: usize = 4 << 10;
/// What is written to a socket at once.
const WRITE_BUFFER: usize = 16 << 10;

/// All doors; whatever they do not know may be somebody else's.
pub fn router(server: Arc<Server>) -> Router {
    Router::new()
        .route("/api/health", get(async || Json(json!({ "ok": true }))))
        .route("/api/ready", get(ready))
        .route("/api/online", get(online))
        .route("/api/tables", post(make_table))
        .route("/api/tickets", post(make_ticket))
        .route("/api/look", post(look))
        .route("/api/keys", post(replace_key))
        .route("/api/socket", get(open_socket))
        .layer(cross_origin(&server.config.online.origins))
        .route("/metrics", get(metrics))
        .with_state(server)
}

/// Browsers let a page from elsewhere read our answers if these headers say so. Sockets do not need
/// them.
fn cross_origin(origins: &[String]) -> CorsLayer {
    let origins = origins.to_vec();
    let is_known = move |origin: &HeaderValue, _: &Parts| {
        origins
            .iter()
            .any(|known| known.as_bytes() == origin.as_bytes())
    };
    CorsLayer::new()
        .allow_origin(AllowOrigin::predicate(is_known))
        .allow_methods([Method::GET, Method::POST])
        .allow_headers([CONTENT_TYPE])
}

/// A refusal as an answer to a request.
pub struct Refused(pub StatusCode, pub Refusal);

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.0, Json(json!({ "error": self.1 }))).into_response()
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        let status = match refusal.code.as_str() {
            "bad_ticket" | "bad_origin" => StatusCode::FORBIDDEN,
            "no_table" => StatusCode::NOT_FOUND,
            "too_fast" => StatusCode::TOO_MANY_REQUESTS,
            "unavailable" | "not_kept" => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::BAD_REQUEST,
        };
        Self(status, refusal)
    }
}

async fn ready(State(server): State<Arc<Server>>) -> Result<Json<Value>, Refused> {
    let is_closing = *server.closing.borrow();
    if is_closing || server.store.check().await.is_err() {
        return Err(Refusal::new("unavailable", "en").into());
    }
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
    (
        [
            (CONTENT_TYPE, "text/plain; version=0.0.4"),
            (CACHE_CONTROL, "no-store"),
        ],
        server.metrics.text(),
    )
}

/// A message as JSON; what cannot be read is refused in our own way.
fn read<T: DeserializeOwned>(body: &str) -> Result<T, Refusal> {
    let value: Value = serde_json::from_str(body)
        .map_err(|error| Refusal::because("bad_request", format!("this is no JSON: {error}")))?;
    if !value.is_object() {
        return Err(Refusal::because(
            "bad_request",
            "a request is a JSON object",
        ));
    }
    read_json(&value).map_err(|flaw| Refusal::because("bad_request", flaw))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewTable {
    game: String,
    #[serde(default)]
    options: Option<Value>,
    #[serde(default)]
    players: Vec<Player>,
    /// Content of somebody's own; it stays in the table's journal.
    #[serde(default)]
    content: Option<String>,
    #[serde(default)]
    journal: Option<String>,
    #[serde(default)]
    webhook: Option<String>,
}

/// Makes a table: a secret seed, what it hashes to, and a key for everybody.
async fn make_table(
    State(server): State<Arc<Server>>,
    caller: Caller,
    request: Request,
) -> Result<Json<Value>, Refused> {
    let limits = &server.config.limits;
    caller.may(&server, "tables", limits.tables, HOUR)?;
    // Quoted, a journal is longer than it is.
    let most = limits.journal + limits.journal / 2 + (16 << 10);
    let body = request_body::read(&server, caller.0, request, most).await?;
    let wanted: NewTable = read(&body.text)?;
    if let Some(url) = &wanted.webhook {
        webhook::check(url)?;
    }
    if wanted
        .journal
        .as_ref()
        .is_some_and(|journal| journal.len() > server.config.limits.journal)
    {
        return Err(Refusal::new("too_long", "en").into());
    }
    let random = |letters| secrets::random(letters).map_err(|_| Refusal::new("unavailable", "en"));
    let (table, seed) = (random(secrets::TABLE)?, random(secrets::KEY)?);
    let webhook = wanted.webhook.clone();
    let secret = seed.clone();
    let made = tokio::task::spawn_blocking(move || begin(wanted, &secret)).await;
    let board = made.map_err(|_| Refusal::new("unavailable", "en"))??;
    let commitment = board.header().commitment;
    let seats = board.seats();
    let keys: Vec<String> = (0..seats + 2)
        .map(|_| random(secrets::KEY))
        .collect::<Result<_, _>>()?;
    let roles = (0..i64::from(seats)).chain([Roles::WATCH, Roles::OWNER]);
    let hashed: Vec<(String, i64)> = keys
        .iter()
        .map(|key| secrets::hash(key))
        .zip(roles)
        .collect();
    let row = TableRow {
        journal: board.journal(),
        seed,
        webhook,
    };
    let kept = server.store.create(&table, &row, &hashed, seconds()).await;
    kept.map_err(|_| Refusal::new("unavailable", "en"))?;
    server.metrics.tables_made_total.fetch_add(1, Relaxed);
    tracing::info!(table, game = board.header().game, seats, "a table was made");
    let (seat_keys, others) = keys.split_at(usize::from(seats));
    Ok(Json(json!({
        "table": table, "keys": seat_keys, "watch": others[0], "owner": others[1], "commitment": commitment,
        "missing": board.missing("en"),
    })))
}

fn begin(wanted: NewTable, seed: &str) -> Result<Board, Refusal> {
    let NewTable {
        game,
        options,
        mut players,
        content,
        journal,
        ..
    } = wanted;
    text::tell_apart(&mut players);
    let board = match &journal {
        Some(journal) => {
            if players.is_empty() {
                players = Board::open(journal)?.header().players;
                text::tell_apart(&mut players);
            }
            Board::adopt(journal, players, seed)?
        }
        None => {
            if players.is_empty() {
                let unnamed = Board::new(Start {
                    game: &game,
                    options: options.clone(),
                    content: content.as_deref(),
                    players,
                    seed,
                })?;
                players = (1..=unnamed.seats())
                    .map(|seat| Player {
                        name: seat.to_string(),
                        bot: None,
                    })
                    .collect();
            }
            Board::new(Start {
                game: &game,
                options,
                content: content.as_deref(),
                players,
                seed,
            })?
        }
    };
    let header = board.header();
    if header.game != game {
        return Err(Refusal::because(
            "bad_journal",
            format!("game: the journal is of {}", header.game),
        ));
    }
    if header.players.is_empty() {
        return Err(Refusal::because(
            "bad_request",
            "players: one for each seat is expected",
        ));
    }
    for bot in header
        .players
        .iter()
        .filter_map(|player| player.bot.as_deref())
    {
        bot.parse::<Bot>()
            .map_err(|flaw| Refusal::because("bad_name", flaw))?;
    }
    Ok(board)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WantTicket {
    #[serde(default)]
    key: Option<String>,
    /// Somebody with several roles at one table, such as the owner of a seat and of the table.
    #[serde(default)]
    keys: Vec<String>,
}

/// Most keys that one ticket is for.
const KEYS: usize = 8;

/// Exchanges keys for a ticket, so that no lasting secret is ever in an address.
async fn make_ticket(
    State(server): State<Arc<Server>>,
    caller: Caller,
    request: Request,
) -> Result<Json<Value>, Refused> {
    caller.may(&server, "tickets", server.config.limits.tickets, MINUTE)?;
    let body = request_body::read(&server, caller.0, request, SHORT).await?;
    let WantTicket { key, keys } = read(&body.text)?;
    let mut admitted: Option<(String, Pass)> = None;
    for key in key.iter().chain(&keys).take(KEYS) {
        let (table, role, seq) = find(&server, key).await?;
        let roles = Roles::one(role);
        let pass = match admitted {
            None => Pass { roles, seq },
            Some((known, pass)) if known == table => Pass {
                roles: pass.roles.with(roles),
                seq: pass.seq.min(seq),
            },
            Some(_) => {
                let flaw = "keys: they are of different tables";
                return Err(Refusal::because("bad_request", flaw).into());
            }
        };
        admitted = Some((table, pass));
    }
    let (table, pass) =
        admitted.ok_or_else(|| Refusal::because("bad_request", "key: one is expected"))?;
    let ticket = secrets::random(secrets::KEY).map_err(|_| Refusal::new("unavailable", "en"))?;
    let kept = server
        .store
        .ticket(
            &secrets::hash(&ticket),
            &(table.clone(), pass.kept(), seconds() + TICKET),
        )
        .await;
    kept.map_err(|_| Refusal::new("unavailable", "en"))?;
    Ok(Json(json!({ "ticket": ticket, "table": table })))
}

/// The table that a key is for, what its holder is there, and how far its log was at that moment.
async fn find(server: &Server, key: &str) -> Result<(String, i64, i64), Refusal> {
    let found = server.store.key(&secrets::hash(key)).await;
    found
        .map_err(|_| Refusal::new("unavailable", "en"))?
        .ok_or_else(|| Refusal::new("no_table", "en"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WantKey {
    key: String,
    /// Whose key is replaced; without it, one's own.
    #[serde(default)]
    of: Option<Holder>,
}

/// Replaces a key that has leaked: whoever sits at a seat their own, the owner any. The old one
/// ends at once, and with it all sockets that came with it.
async fn replace_key(
    State(server): State<Arc<Server>>,
    caller: Caller,
    request: Request,
) -> Result<Json<Value>, Refused> {
    caller.may(&server, "keys", server.config.limits.tables, HOUR)?;
    let body = request_body::read(&server, caller.0, request, SHORT).await?;
    let WantKey { key, of } = read(&body.text)?;
    let (table, role, _) = find(&server, &key).await?;
    let (mine, of) = (Holder::of(role), of.unwrap_or(Holder::of(role)));
    // The key to watch is for many: one of them must not lock out the others.
    if mine != Holder::Owner && (mine != of || mine == Holder::Watch) {
        return Err(Refusal::new("not_owner", "en").into());
    }
    let unavailable = || Refusal::new("unavailable", "en");
    let new = secrets::random(secrets::KEY).map_err(|_| unavailable())?;
    let rekey = Rekey {
        table: table.clone(),
        role: of.role(),
        by: secrets::hash(&key),
        hash: secrets::hash(&new),
    };
    if !server.store.rekey(rekey).await.map_err(|_| unavailable())? {
        return Err(Refusal::new("no_table", "en").into());
    }
    tracing::info!(table, role = of.role(), "a key was replaced");
    let (answer, told) = oneshot::channel();
    // The new key is good whatever the table says.
    if server
        .order(&table, Order::Rekeyed { of, answer })
        .await
        .is_ok()
    {
        _ = told.await;
    }
    Ok(Json(json!({ "table": table, "key": new })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WantLook {
    key: String,
}

/// How a table stands, for somebody with a key who does not sit down: nobody sees them come.
async fn look(
    State(server): State<Arc<Server>>,
    caller: Caller,
    request: Request,
) -> Result<Json<Value>, Refused> {
    caller.may(&server, "looks", server.config.limits.tickets, MINUTE)?;
    let body = request_body::read(&server, caller.0, request, SHORT).await?;
    let WantLook { key } = read(&body.text)?;
    let (table, ..) = find(&server, &key).await?;
    let (answer, told) = oneshot::channel();
    let order = Order::Look {
        address: caller.0,
        answer,
    };
    server.order(&table, order).await?;
    let told = told.await.map_err(|_| Refusal::new("unavailable", "en"))?;
    Ok(Json(told?))
}

#[derive(Deserialize)]
struct Ticket {
    #[serde(default)]
    ticket: String,
    #[serde(default)]
    since: Option<i64>,
}

async fn open_socket(
    State(server): State<Arc<Server>>,
    caller: Caller,
    Query(Ticket { ticket, since }): Query<Ticket>,
    place: Option<Extension<Arc<Place>>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    caller.may(&server, "sockets", server.config.limits.tickets, MINUTE)?;
    let admitted = server.store.redeem(secrets::hash(&ticket)).await;
    let admitted = admitted.map_err(|_| Refusal::new("unavailable", "en"))?;
    let (table, pass, _) = admitted
        .filter(|&(_, _, until)| until >= seconds())
        .ok_or_else(|| Refusal::new("bad_ticket", "en"))?;
    let limits = &server.config.limits;
    let upgrade = upgrade
        .max_message_size(limits.message)
        .max_frame_size(limits.message)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER);
    let visit = Visit {
        table,
        address: caller.0,
        pass: Pass::of(pass),
        since,
    };
    Ok(upgrade.on_upgrade(async move |socket| {
        socket::run(socket, server, visit).await;
        drop(place);
    }))
}
