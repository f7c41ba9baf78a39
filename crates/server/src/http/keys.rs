//! What somebody with a key may do without a socket.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use serde::Deserialize;
use serde_json::json;
use tokio::sync::oneshot;

use super::{Answer, SHORT, read};
use crate::caller::Caller;
use crate::error::{Code, Refusal};
use crate::rate_limit::Counted;
use crate::request_body;
use crate::roles::Holder;
use crate::secrets;
use crate::server::Server;
use crate::store::Rekey;
use crate::table::Order;

/// The table that a key is for, the holder's role there, and how long its log was at that moment.
pub(super) async fn find(server: &Server, key: &str) -> Result<(String, i64, i64), Refusal> {
    let found = server.store.key(&secrets::hash(key)).await?;
    Ok(found.ok_or(Code::NoTable)?)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WantKey {
    key: String,
    /// Whose key is replaced; one's own if not said.
    #[serde(default)]
    of: Option<Holder>,
}

/// Replaces a key that has leaked: whoever sits at a seat their own, the owner any. The old one
/// ends at once, and so do all sockets that were opened with it.
pub(super) async fn replace(
    State(server): State<Arc<Server>>,
    caller: Caller,
    request: Request,
) -> Answer {
    caller.count(&server, Counted::NewKeys)?;
    let body = request_body::read(&server, caller.0, request, SHORT).await?;
    let WantKey { key, of } = read(&body.text)?;
    let (table, role, _) = find(&server, &key).await?;
    let mine = Holder::from_role(role);
    let of = of.unwrap_or(mine);
    // Many share the key to watch: one of them must not lock out the others.
    if mine != Holder::Owner && (mine != of || mine == Holder::Watch) {
        return Err(Code::NotOwner.into());
    }
    let new = secrets::random(secrets::KEY)?;
    let rekey = Rekey {
        table: table.clone(),
        role: of.role(),
        by: secrets::hash(&key),
        hash: secrets::hash(&new),
    };
    if !server.store.rekey(rekey).await? {
        return Err(Code::NoTable.into());
    }
    tracing::info!(table, role = of.role(), "a key was replaced");
    let (done, is_done) = oneshot::channel();
    let order = Order::KeyReplaced { of, done };
    // The new key is valid whether or not the table could say so.
    if server.order(&table, order).await.is_ok() {
        _ = is_done.await;
    }
    Ok(Json(json!({ "table": table, "key": new })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WantLook {
    key: String,
}

/// How a table stands, for somebody with a key who does not sit down: nobody sees them come.
pub(super) async fn look(
    State(server): State<Arc<Server>>,
    caller: Caller,
    request: Request,
) -> Answer {
    caller.count(&server, Counted::Looks)?;
    let body = request_body::read(&server, caller.0, request, SHORT).await?;
    let WantLook { key } = read(&body.text)?;
    let (table, ..) = find(&server, &key).await?;
    let (answer, summary) = oneshot::channel();
    let address = caller.0;
    let order = Order::Look { address, answer };
    server.order(&table, order).await?;
    Ok(Json(summary.await??))
}
