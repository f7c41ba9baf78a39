//! The body of a request: read only for those who may ask, in time, and within a memory budget for
//! all bodies together.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::HttpBody;
use axum::extract::Request;
use axum::http::StatusCode;
use futures_util::StreamExt;

use crate::error::{Code, Refusal};
use crate::http::HttpError;
use crate::rate_limit::network;
use crate::server::Server;

/// Bodies up to this many bytes are small: there is room for them even while others send long
/// journals.
const SMALL: usize = 16 << 10;
/// One address may hold one of this many parts of the budget.
const PARTS: usize = 4;

/// How much memory bodies hold now.
#[derive(Default)]
pub struct BodyBudget(Mutex<Held>);

/// In bytes.
#[derive(Default)]
struct Held {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// The text of a request, and its share of the budget until the request is answered.
pub struct RequestBody<'a> {
    pub text: String,
    _share: Share<'a>,
}

/// Reads a body of at most this many bytes.
pub async fn read(
    server: &Server,
    address: IpAddr,
    request: Request,
    most: usize,
) -> Result<RequestBody<'_>, HttpError> {
    let announced = request.body().size_hint().lower();
    if usize::try_from(announced).map_or(true, |announced| announced > most) {
        return Err(too_long());
    }
    let mut share = Share {
        server,
        address: network(address),
        bytes: 0,
    };
    let reading = collect(request, most, &mut share);
    let read = tokio::time::timeout(server.config.limits.headers, reading).await;
    let text = read.map_err(|_| Code::TooSlow)??;
    Ok(RequestBody {
        text,
        _share: share,
    })
}

async fn collect(
    request: Request,
    most: usize,
    share: &mut Share<'_>,
) -> Result<String, HttpError> {
    let broken = || Refusal::bad_request("the request broke off, or is not text");
    let mut stream = request.into_body().into_data_stream();
    let mut bytes = Vec::new();
    while let Some(piece) = stream.next().await {
        let piece = piece.map_err(|_| broken())?;
        if bytes.len() + piece.len() > most {
            return Err(too_long());
        }
        share.grow(piece.len(), most > SMALL)?;
        bytes.extend_from_slice(&piece);
    }
    Ok(String::from_utf8(bytes).map_err(|_| broken())?)
}

fn too_long() -> HttpError {
    let refusal = Refusal::bad_request("the request is too long");
    HttpError(StatusCode::PAYLOAD_TOO_LARGE, refusal)
}

/// What one body holds; given back when this is dropped.
struct Share<'a> {
    server: &'a Server,
    address: IpAddr,
    bytes: usize,
}

impl Share<'_> {
    fn grow(&mut self, bytes: usize, is_large: bool) -> Result<(), Refusal> {
        let budget = self.server.config.limits.bodies;
        let most = if is_large { budget / 4 * 3 } else { budget };
        let mut held = self.server.bodies.lock();
        let own = held.by_address.entry(self.address).or_default();
        *own += bytes;
        let has_room = *own <= budget / PARTS;
        held.all += bytes;
        self.bytes += bytes;
        if has_room && held.all <= most {
            Ok(())
        } else {
            Err(Code::Unavailable.into())
        }
    }
}

impl Drop for Share<'_> {
    fn drop(&mut self) {
        let mut held = self.server.bodies.lock();
        held.all -= self.bytes;
        if let Some(own) = held.by_address.get_mut(&self.address) {
            *own -= self.bytes;
            if *own == 0 {
                held.by_address.remove(&self.address);
            }
        }
    }
}

impl BodyBudget {
    /// How many bytes are held all together.
    pub fn bytes(&self) -> usize {
        self.lock().all
    }

    fn lock(&self) -> MutexGuard<'_, Held> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
