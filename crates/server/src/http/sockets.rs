//! Tickets, and the sockets that are opened with them.

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Query, Request, State};
use axum::response::Response;
use axum::{Extension, Json};
use serde::Deserialize;
use serde_json::json;

use super::{Answer, HttpError, SHORT, keys, read};
use crate::caller::Caller;
use crate::error::{Code, Refusal};
use crate::rate_limit::Counted;
use crate::request_body;
use crate::roles::{Pass, Roles};
use crate::secrets;
use crate::serve::ConnectionSlot;
use crate::server::Server;
use crate::socket::{self, Visit};

/// The most keys that one ticket is for.
const KEYS: usize = 8;
/// How many bytes are read from a socket at once, and kept for it: an action is shorter than this,
/// and the library's default is 128 times as much.
const READ_BUFFER: usize = 1 << 10;
/// How many bytes are written to a socket at once.
const WRITE_BUFFER: usize = 16 << 10;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WantTicket {
    #[serde(default)]
    key: Option<String>,
    /// For somebody with several roles at one table, such as a seat and the table itself.
    #[serde(default)]
    keys: Vec<String>,
}

/// Exchanges keys for a ticket, so that no lasting secret is ever in an address.
pub(super) async fn make_ticket(
    State(server): State<Arc<Server>>,
    caller: Caller,
    request: Request,
) -> Answer {
    caller.count(&server, Counted::Tickets)?;
    let body = request_body::read(&server, caller.0, request, SHORT).await?;
    let WantTicket { key, keys } = read(&body.text)?;
    let (table, pass) = admit(&server, key.iter().chain(&keys)).await?;
    let ticket = secrets::random(secrets::KEY)?;
    let admitted = (table.clone(), pass.to_number());
    let hash = secrets::hash(&ticket);
    server.store.ticket(&hash, &admitted).await?;
    Ok(Json(json!({ "ticket": ticket, "table": table })))
}

/// The one table that all these keys are for, and what they allow there together.
async fn admit<'a>(
    server: &Server,
    keys: impl Iterator<Item = &'a String>,
) -> Result<(String, Pass), Refusal> {
    let mut admitted: Option<(String, Pass)> = None;
    for key in keys.take(KEYS) {
        let (table, role, seq) = keys::find(server, key).await?;
        let roles = Roles::one(role);
        let pass = match admitted {
            None => Pass { roles, seq },
            Some((known, pass)) if known == table => Pass {
                roles: pass.roles.with(roles),
                seq: pass.seq.min(seq),
            },
            Some(_) => {
                return Err(Refusal::bad_request(
                    "keys: they belong to different tables",
                ));
            }
        };
        admitted = Some((table, pass));
    }
    admitted.ok_or_else(|| Refusal::bad_request("key: a key is expected"))
}

#[derive(Deserialize)]
pub(super) struct Ticket {
    #[serde(default)]
    ticket: String,
    #[serde(default)]
    since: Option<i64>,
}

pub(super) async fn open(
    State(server): State<Arc<Server>>,
    caller: Caller,
    Query(Ticket { ticket, since }): Query<Ticket>,
    slot: Option<Extension<Arc<ConnectionSlot>>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, HttpError> {
    caller.count(&server, Counted::Sockets)?;
    let admitted = server.store.redeem(secrets::hash(&ticket)).await?;
    let (table, pass) = admitted.ok_or(Code::BadTicket)?;
    let visit = Visit {
        table,
        address: caller.0,
        pass: Pass::from_number(pass),
        since,
    };
    let longest = server.config.limits.message;
    let upgrade = upgrade
        .max_message_size(longest)
        .max_frame_size(longest)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER);
    Ok(upgrade.on_upgrade(async move |socket| {
        // Boxed, or it would be there twice: as what is called and as what runs.
        Box::pin(socket::run(socket, server, visit)).await;
        drop(slot);
    }))
}
