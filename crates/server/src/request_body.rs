//! The text of a request: read only for those who may ask, in time, and within a budget of memory
//! for all of them together.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use axum::body::HttpBody;
use axum::extract::Request;
use axum::http::StatusCode;
use futures_util::StreamExt;

use crate::error::Refusal;
use crate::http::Refused;
use crate::server::{Server, network};

/// Up to here a body is small, in bytes: a ticket is had also while others bring long journals.
const SMALL: usize = 16 << 10;
/// One address may hold this part of the budget.
const EACH: usize = 4;

/// What bodies hold now, in bytes.
#[derive(Default)]
pub struct Bodies(Mutex<Held>);

#[derive(Default)]
struct Held {
    all: usize,
    each: HashMap<IpAddr, usize>,
}

/// The text of a request, and its share of the budget until the request is answered.
pub struct Body<'a> {
    pub text: String,
    _share: Share<'a>,
}

/// Reads what somebody says, of at most this many bytes.
pub async fn read(
    server: &Server,
    address: IpAddr,
    request: Request,
    most: usize,
) -> Result<Body<'_>, Refused> {
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
    match tokio::time::timeout(server.config.limits.headers, reading).await {
        Ok(text) => Ok(Body {
            text: text?,
            _share: share,
        }),
        Err(_) => Err(Refused(
            StatusCode::REQUEST_TIMEOUT,
            Refusal::because("too_slow", "the request took too long to arrive"),
        )),
    }
}

async fn collect(request: Request, most: usize, share: &mut Share<'_>) -> Result<String, Refused> {
    let bad = || Refusal::because("bad_request", "the request broke off, or is no text");
    let mut stream = request.into_body().into_data_stream();
    let mut bytes = Vec::new();
    while let Some(piece) = stream.next().await {
        let piece = piece.map_err(|_| bad())?;
        if bytes.len() + piece.len() > most {
            return Err(too_long());
        }
        share.grow(piece.len(), most > SMALL)?;
        bytes.extend_from_slice(&piece);
    }
    Ok(String::from_utf8(bytes).map_err(|_| bad())?)
}

fn too_long() -> Refused {
    let refusal = Refusal::because("bad_request", "the request is too long");
    Refused(StatusCode::PAYLOAD_TOO_LARGE, refusal)
}

/// What one body holds; it is given back when this is dropped.
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
        let each = held.each.entry(self.address).or_default();
        let is_enough = *each + bytes <= budget / EACH;
        *each += bytes;
        held.all += bytes;
        self.bytes += bytes;
        if is_enough && held.all <= most {
            Ok(())
        } else {
            Err(Refusal::new("unavailable", "en"))
        }
    }
}

impl Drop for Share<'_> {
    fn drop(&mut self) {
        let mut held = self.server.bodies.lock();
        held.all -= self.bytes;
        if let Some(each) = held.each.get_mut(&self.address) {
            *each -= self.bytes;
            if *each == 0 {
                held.each.remove(&self.address);
            }
        }
    }
}

impl Bodies {
    /// What they hold all together, in bytes.
    pub fn held(&self) -> usize {
        self.lock().all
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Held> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
