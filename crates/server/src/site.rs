//! The site: files that were compressed when the program was built and are sent as they are.

use std::collections::HashMap;
use std::io::Read;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, LOCATION, RETRY_AFTER, VARY,
};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::routing::get;
use flate2::read::GzDecoder;

use crate::caller;
use crate::rate_limit::Counted;
use crate::server::Server;

/// Scripts come from the site only; rules run as WebAssembly, in a worker.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src \
    'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// A file of the site, with a mark that changes whenever it does.
pub struct SiteFile {
    /// What is in it.
    pub bytes: Bytes,
    /// Letters and digits.
    pub mark: String,
}

/// Where files come from. What was compressed is there as `name.br` and `name.gz` only, anything
/// else as `name`.
pub type Files = fn(&str) -> Option<SiteFile>;

struct Site {
    server: Arc<Server>,
    files: Files,
    /// Files unpacked for visitors who take no compression, once for all of them.
    plain: Mutex<HashMap<String, Bytes>>,
}

/// All pages; anything else is not found.
pub fn router(server: Arc<Server>, files: Files) -> Router {
    let site = Site {
        server,
        files,
        plain: Mutex::default(),
    };
    Router::new()
        .fallback(get(answer))
        .with_state(Arc::new(site))
}

async fn answer(State(site): State<Arc<Site>>, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let config = &site.server.config;
    let address = caller::address(&parts.extensions, &parts.headers, &config.online);
    let counts = &site.server.counts;
    if !counts.allows(address, Counted::Files, &config.limits) {
        let slow_down = "Too many files at once. Please wait a minute.\n";
        let mut refused = say(StatusCode::TOO_MANY_REQUESTS, slow_down);
        refused.headers_mut().insert(RETRY_AFTER, 60.into());
        return refused;
    }
    let path = match parts.uri.path() {
        "/" => "index.html",
        // The page is known by its fragment, below any sub-path.
        "/lab" => return lead_to("./#/lab"),
        "/lab/" => return lead_to("../#/lab"),
        path => path.trim_start_matches('/'),
    };
    match site.find(path, &parts.headers) {
        Some(found) => found.answer(path, &parts.headers),
        None => say(StatusCode::NOT_FOUND, "There is no such page.\n"),
    }
}

fn say(status: StatusCode, text: &'static str) -> Response {
    let response = Response::builder()
        .status(status)
        .header(CONTENT_TYPE, "text/plain; charset=utf-8");
    finish(response.body(text.into()))
}

fn lead_to(page: &'static str) -> Response {
    let response = Response::builder()
        .status(StatusCode::SEE_OTHER)
        .header(LOCATION, page);
    finish(response.body(Body::empty()))
}

/// A file in the form that a visitor wants.
struct Found {
    file: SiteFile,
    coding: Coding,
    /// Others would get it in another form.
    varies: bool,
}

impl Site {
    fn find(&self, path: &str, headers: &HeaderMap) -> Option<Found> {
        if path.ends_with(".br") || path.ends_with(".gz") {
            return None;
        }
        if let Some(file) = (self.files)(path) {
            return Some(Found {
                file,
                coding: Coding::Identity,
                varies: false,
            });
        }
        let gzip = (self.files)(&format!("{path}.gz"))?;
        let coding = Coding::wanted(headers);
        let bytes = match coding {
            Coding::Brotli => (self.files)(&format!("{path}.br"))?.bytes,
            Coding::Gzip => gzip.bytes,
            Coding::Identity => self.unpack(path, &gzip.bytes)?,
        };
        // In every form it is the same file.
        let mark = gzip.mark;
        Some(Found {
            file: SiteFile { bytes, mark },
            coding,
            varies: true,
        })
    }

    fn unpack(&self, path: &str, gzip: &[u8]) -> Option<Bytes> {
        let mut plain = self.plain.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = plain.get(path) {
            return Some(known.clone());
        }
        let mut bytes = Vec::new();
        GzDecoder::new(gzip).read_to_end(&mut bytes).ok()?;
        let bytes = Bytes::from(bytes);
        plain.insert(path.to_owned(), bytes.clone());
        Some(bytes)
    }
}

impl Found {
    fn answer(self, path: &str, headers: &HeaderMap) -> Response {
        let mark = format!("W/\"{}\"", self.file.mark);
        let mut response = Response::builder()
            .header(CONTENT_SECURITY_POLICY, POLICY)
            .header(ETAG, &mark)
            .header(CACHE_CONTROL, caching(path));
        if self.varies {
            response = response.header(VARY, "accept-encoding");
        }
        if is_known(headers, &mark) {
            let response = response.status(StatusCode::NOT_MODIFIED);
            return finish(response.body(Body::empty()));
        }
        if let Some(name) = self.coding.name() {
            response = response.header(CONTENT_ENCODING, name);
        }
        let response = response.header(CONTENT_TYPE, content_type(path));
        finish(response.body(self.file.bytes.into()))
    }
}

/// Whether the visitor has this form of it already.
fn is_known(headers: &HeaderMap, mark: &str) -> bool {
    let known = headers.get_all(IF_NONE_MATCH).iter();
    known
        .filter_map(|known| known.to_str().ok())
        .flat_map(|known| known.split(','))
        .any(|known| known.trim() == mark || known.trim() == "*")
}

/// How a file travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Coding {
    Brotli,
    Gzip,
    Identity,
}

impl Coding {
    fn name(self) -> Option<&'static str> {
        match self {
            Self::Brotli => Some("br"),
            Self::Gzip => Some("gzip"),
            Self::Identity => None,
        }
    }

    /// What the visitor likes best; of those that they like equally, the shortest.
    fn wanted(headers: &HeaderMap) -> Self {
        let said: Vec<&str> = headers
            .get_all(ACCEPT_ENCODING)
            .iter()
            .filter_map(|said| said.to_str().ok())
            .flat_map(|said| said.split(','))
            .collect();
        let mut best = (Self::Identity, 0);
        for (coding, names) in [
            (Self::Gzip, &["gzip", "x-gzip"][..]),
            (Self::Brotli, &["br"][..]),
        ] {
            let liking = liking(&said, names).or_else(|| liking(&said, &["*"]));
            let liking = liking.unwrap_or(0);
            if liking > 0 && liking >= best.1 {
                best = (coding, liking);
            }
        }
        // Without a word about it, the plain form is welcome, but less than any that is named.
        match liking(&said, &["identity"]) {
            Some(plain) if plain > best.1 => Self::Identity,
            _ => best.0,
        }
    }
}

/// How much somebody likes one of these, in thousandths, if they say so.
fn liking(said: &[&str], names: &[&str]) -> Option<u16> {
    said.iter().find_map(|said| {
        let (name, more) = said.split_once(';').unwrap_or((said, ""));
        if !names
            .iter()
            .any(|known| name.trim().eq_ignore_ascii_case(known))
        {
            return None;
        }
        let weight = more.trim().strip_prefix("q=").unwrap_or("1");
        let weight: f32 = weight.trim().parse().unwrap_or(0.0);
        Some((weight.clamp(0.0, 1.0) * 1_000.0) as u16)
    })
}

/// All headers are ours and valid; if one were not, the visitor hears of it.
fn finish(response: axum::http::Result<Response>) -> Response {
    response.unwrap_or_else(|error| {
        let mut response = Response::new(error.to_string().into());
        *response.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
        response
    })
}

/// The names of assets contain a hash of what is in them; everything else is asked for again.
fn caching(path: &str) -> &'static str {
    if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shortest_form_that_is_liked_best() {
        let wanted = |said: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, said.parse().expect("a value"));
            Coding::wanted(&headers)
        };
        assert_eq!(wanted("gzip, deflate, br, zstd"), Coding::Brotli);
        assert_eq!(wanted("gzip;q=1.0, br;q=0.5"), Coding::Gzip);
        assert_eq!(wanted("br;q=0, gzip"), Coding::Gzip);
        assert_eq!(wanted("GZIP"), Coding::Gzip);
        assert_eq!(wanted("*"), Coding::Brotli);
        assert_eq!(wanted("*, br;q=0"), Coding::Gzip);
        assert_eq!(wanted("*;q=0"), Coding::Identity);
        assert_eq!(wanted("identity, gzip;q=0.5"), Coding::Identity);
        assert_eq!(wanted("deflate"), Coding::Identity);
        assert_eq!(wanted("br;q=x"), Coding::Identity);
        assert_eq!(wanted(""), Coding::Identity);
        assert_eq!(Coding::wanted(&HeaderMap::new()), Coding::Identity);
    }
}
