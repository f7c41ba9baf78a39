//! The doors: making tables, tickets, sockets, and what operators ask.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Query, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
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

use crate::ask::Roles;
use crate::house::{House, seconds};
use crate::refusal::Refusal;
use crate::secrets;
use crate::serve::Place;
use crate::socket::{self, Visit};
use crate::store::TableRow;
use crate::table::Order;
use crate::webhook;

/// How long a ticket is good, in seconds.
const TICKET: i64 = 30;
/// What is read from a socket at once, in bytes; the default of the library is far more than a
/// visitor needs.
const READ_BUFFER: usize = 4 << 10;
/// What is written to a socket at once.
const WRITE_BUFFER: usize = 16 << 10;

/// The address that somebody is connected from.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

/// All doors; whatever they do not know may be somebody else's.
pub fn router(house: Arc<House>) -> Router {
    let journal = house.config.limits.journal;
    Router::new()
        .route("/api/health", get(async || Json(json!({ "ok": true }))))
        .route("/api/ready", get(ready))
        .route("/api/online", get(online))
        .route(
            "/api/tables",
            post(make_table).layer(DefaultBodyLimit::max(journal + journal / 2 + (16 << 10))),
        )
        .route(
            "/api/tickets",
            post(make_ticket).layer(DefaultBodyLimit::max(4 << 10)),
        )
        .route(
            "/api/look",
            post(look).layer(DefaultBodyLimit::max(4 << 10)),
        )
        .route("/api/socket", get(open_socket))
        .layer(cross_origin(&house.config.online.origins))
        .route("/metrics", get(metrics))
        .with_state(house)
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
struct Refused(StatusCode, Refusal);

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

/// Who asks: their address, and that a page may do so from where it is.
struct Guest(IpAddr);

impl FromRequestParts<Arc<House>> for Guest {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Refused> {
        if !is_known_origin(&parts.headers, &house.config.online.origins) {
            return Err(Refusal::new("bad_origin", "en").into());
        }
        let peer = parts
            .extensions
            .get::<Peer>()
            .map_or(IpAddr::from([127, 0, 0, 1]), |peer| peer.0.ip());
        let forwarded = house
            .config
            .online
            .behind_proxy
            .then(|| forwarded(&parts.headers))
            .flatten();
        Ok(Self(forwarded.unwrap_or(peer)))
    }
}

impl Guest {
    /// Counts what they do; so many are allowed in so many seconds.
    fn may(
        &self,
        house: &House,
        what: &'static str,
        most: u32,
        window: i64,
    ) -> Result<(), Refusal> {
        let allowed = house.counts.allows(self.0, what, most, window);
        allowed
            .then_some(())
            .ok_or_else(|| Refusal::new("too_fast", "en"))
    }
}

/// The last entry is the one that our own proxy wrote; those before it are hearsay.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers
        .get_all("x-forwarded-for")
        .iter()
        .next_back()?
        .to_str()
        .ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

/// Programs have no origin; pages must come from here or from where the operator says.
fn is_known_origin(headers: &HeaderMap, origins: &[String]) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let origin = origin.to_str().unwrap_or_default();
    let host = headers
        .get(HOST)
        .and_then(|host| host.to_str().ok())
        .unwrap_or_default();
    let authority = origin
        .split_once("://")
        .map_or("", |(_, authority)| authority);
    (!host.is_empty() && authority == host) || origins.iter().any(|known| known == origin)
}

async fn ready(State(house): State<Arc<House>>) -> Result<Json<Value>, Refused> {
    let is_closing = *house.closing.borrow();
    if is_closing || house.store.check().await.is_err() {
        return Err(Refusal::new("unavailable", "en").into());
    }
    Ok(Json(json!({ "ok": true })))
}

async fn online(State(house): State<Arc<House>>) -> Json<Value> {
    let limits = &house.config.limits;
    Json(json!({
        "online": true,
        "limits": {
            "message": limits.message, "messages": limits.messages, "journal": limits.journal,
            "vote": limits.vote.as_secs(), "ticket": TICKET, "ping": limits.ping.as_secs(),
        },
    }))
}

async fn metrics(State(house): State<Arc<House>>) -> impl IntoResponse {
    (
        [
            (CONTENT_TYPE, "text/plain; version=0.0.4"),
            (CACHE_CONTROL, "no-store"),
        ],
        house.metrics.text(),
    )
}

/// The text of a request; what is too long or no text is refused in our own way.
struct Body(String);

impl FromRequest<Arc<House>> for Body {
    type Rejection = Refused;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Self, Refused> {
        String::from_request(request, house)
            .await
            .map(Self)
            .map_err(|error| {
                Refused(
                    error.status(),
                    Refusal::because("bad_request", "the request is too long, or no text"),
                )
            })
    }
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
    State(house): State<Arc<House>>,
    guest: Guest,
    Body(body): Body,
) -> Result<Json<Value>, Refused> {
    guest.may(&house, "tables", house.config.limits.tables, 3_600)?;
    let wanted: NewTable = read(&body)?;
    if let Some(url) = &wanted.webhook {
        webhook::check(url)?;
    }
    if wanted
        .journal
        .as_ref()
        .is_some_and(|journal| journal.len() > house.config.limits.journal)
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
    let kept = house.store.create(&table, &row, &hashed, seconds()).await;
    kept.map_err(|_| Refusal::new("unavailable", "en"))?;
    house.metrics.tables_made_total.fetch_add(1, Relaxed);
    tracing::info!(table, game = board.header().game, seats, "a table was made");
    let (seat_keys, others) = keys.split_at(usize::from(seats));
    Ok(Json(json!({
        "table": table, "keys": seat_keys, "watch": others[0], "owner": others[1], "commitment": commitment,
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
    let board = match &journal {
        Some(journal) => Board::adopt(journal, players, seed)?,
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
    State(house): State<Arc<House>>,
    guest: Guest,
    Body(body): Body,
) -> Result<Json<Value>, Refused> {
    guest.may(&house, "tickets", house.config.limits.tickets, 60)?;
    let WantTicket { key, keys } = read(&body)?;
    let mut admitted: Option<(String, Roles)> = None;
    for key in key.iter().chain(&keys).take(KEYS) {
        let (table, role) = find(&house, key).await?;
        let roles = admitted
            .as_ref()
            .map_or(Roles(0), |(_, roles)| *roles)
            .with(Roles::one(role));
        if admitted.is_some_and(|(known, _)| known != table) {
            return Err(
                Refusal::because("bad_request", "keys: they are of different tables").into(),
            );
        }
        admitted = Some((table, roles));
    }
    let (table, roles) =
        admitted.ok_or_else(|| Refusal::because("bad_request", "key: one is expected"))?;
    let ticket = secrets::random(secrets::KEY).map_err(|_| Refusal::new("unavailable", "en"))?;
    let kept = house
        .store
        .ticket(
            &secrets::hash(&ticket),
            &(table.clone(), roles.0, seconds() + TICKET),
        )
        .await;
    kept.map_err(|_| Refusal::new("unavailable", "en"))?;
    Ok(Json(json!({ "ticket": ticket, "table": table })))
}

/// The table that a key is for, and what its holder is there.
async fn find(house: &House, key: &str) -> Result<(String, i64), Refusal> {
    let found = house.store.key(&secrets::hash(key)).await;
    found
        .map_err(|_| Refusal::new("unavailable", "en"))?
        .ok_or_else(|| Refusal::new("no_table", "en"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WantLook {
    key: String,
}

/// How a table stands, for somebody with a key who does not sit down: nobody sees them come.
async fn look(
    State(house): State<Arc<House>>,
    guest: Guest,
    Body(body): Body,
) -> Result<Json<Value>, Refused> {
    guest.may(&house, "looks", house.config.limits.tickets, 60)?;
    let WantLook { key } = read(&body)?;
    let (table, _) = find(&house, &key).await?;
    let (answer, told) = oneshot::channel();
    house.order(&table, Order::Look { answer }).await?;
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
    State(house): State<Arc<House>>,
    guest: Guest,
    Query(Ticket { ticket, since }): Query<Ticket>,
    place: Option<Extension<Arc<Place>>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    guest.may(&house, "sockets", house.config.limits.tickets, 60)?;
    let admitted = house.store.redeem(secrets::hash(&ticket)).await;
    let admitted = admitted.map_err(|_| Refusal::new("unavailable", "en"))?;
    let (table, roles, _) = admitted
        .filter(|&(_, _, until)| until >= seconds())
        .ok_or_else(|| Refusal::new("bad_ticket", "en"))?;
    let limits = &house.config.limits;
    let upgrade = upgrade
        .max_message_size(limits.message)
        .max_frame_size(limits.message)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER);
    let visit = Visit {
        table,
        roles: Roles(roles),
        since,
    };
    Ok(upgrade.on_upgrade(async move |socket| {
        socket::run(socket, house, visit).await;
        drop(place);
    }))
}
