//! Who asks: from which address, at which host, and on behalf of which page.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use crate::config::Online;
use crate::error::Code;
use crate::http::HttpError;
use crate::rate_limit::Counted;
use crate::server::Server;

/// The address at the other end of the connection.
#[derive(Clone, Copy, Debug)]
pub struct PeerAddress(pub SocketAddr);

/// The address of somebody whose page may ask here.
#[derive(Clone, Copy)]
pub struct Caller(pub IpAddr);

impl FromRequestParts<Arc<Server>> for Caller {
    type Rejection = HttpError;

    async fn from_request_parts(
        parts: &mut Parts,
        server: &Arc<Server>,
    ) -> Result<Self, HttpError> {
        let online = &server.config.online;
        if !is_known_origin(&parts.headers, online) {
            return Err(Code::BadOrigin.into());
        }
        Ok(Self(address(&parts.extensions, &parts.headers, online)))
    }
}

impl Caller {
    /// Counts what they do, and refuses it if that is too often.
    pub fn count(self, server: &Server, what: Counted) -> Result<(), Code> {
        let limits = &server.config.limits;
        let is_allowed = server.counts.allows(self.0, what, limits);
        is_allowed.then_some(()).ok_or(Code::TooFast)
    }
}

/// The address that a request counts for: that of the connection, or what our own proxy says.
pub fn address(extensions: &Extensions, headers: &HeaderMap, online: &Online) -> IpAddr {
    let peer = extensions.get::<PeerAddress>();
    let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |peer| peer.0.ip());
    let forwarded = online.behind_proxy.then(|| forwarded(headers)).flatten();
    forwarded.unwrap_or(peer)
}

/// The last entry is the one that our own proxy wrote; those before it are hearsay.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    last(headers, "x-forwarded-for")?.parse().ok()
}

fn last<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let last = headers.get_all(name).iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next().map(str::trim)
}

fn host(headers: &HeaderMap) -> &str {
    headers
        .get(HOST)
        .and_then(|host| host.to_str().ok())
        .unwrap_or_default()
}

/// Whether this server may be called by that name. A page from elsewhere can make its own name
/// point to this machine (DNS rebinding); it cannot do so with an address or with localhost.
pub fn is_known_host(headers: &HeaderMap, hosts: &[String]) -> bool {
    let host = host(headers);
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    let name = name.trim_end_matches('.');
    hosts.is_empty()
        || name.is_empty()
        || name.eq_ignore_ascii_case("localhost")
        || name.parse::<IpAddr>().is_ok()
        || hosts.iter().any(|known| known.eq_ignore_ascii_case(name))
}

/// Programs have no origin; pages must come from here, by the same scheme, or from where the
/// operator says.
fn is_known_origin(headers: &HeaderMap, online: &Online) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let origin = origin.to_str().unwrap_or_default();
    let host = host(headers);
    let is_ours = origin.split_once("://").is_some_and(|(scheme, authority)| {
        !host.is_empty()
            && authority.eq_ignore_ascii_case(host)
            && is_own_scheme(scheme, headers, online)
    });
    is_ours || online.origins.iter().any(|known| known == origin)
}

/// The server itself speaks plain HTTP. Behind a proxy, the proxy's word counts; if it says
/// nothing, either scheme may be right.
fn is_own_scheme(scheme: &str, headers: &HeaderMap, online: &Online) -> bool {
    match last(headers, "x-forwarded-proto").filter(|_| online.behind_proxy) {
        Some(said) => scheme == said,
        None if online.behind_proxy => ["http", "https"].contains(&scheme),
        None => scheme == "http",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(fields: &[(&'static str, &str)]) -> HeaderMap {
        fields
            .iter()
            .map(|&(name, value)| {
                let name = axum::http::HeaderName::from_static(name);
                (name, value.parse().expect("a value"))
            })
            .collect()
    }

    #[test]
    fn only_known_names_lead_here() {
        let hosts = ["example.org".to_owned()];
        let known = |host: &str| is_known_host(&headers(&[("host", host)]), &hosts);
        for host in [
            "example.org",
            "Example.org:8080",
            "example.org.",
            "localhost:8080",
            "127.0.0.1:8080",
            "[::1]:8080",
            "192.168.0.7",
        ] {
            assert!(known(host), "{host}");
        }
        for host in [
            "evil.example",
            "example.org.evil.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example:80",
        ] {
            assert!(!known(host), "{host}");
            assert!(is_known_host(&headers(&[("host", host)]), &[]), "{host}");
        }
        assert!(is_known_host(&HeaderMap::new(), &hosts), "HTTP/1.0");
    }

    #[test]
    fn a_page_comes_from_here_by_the_same_scheme() {
        let known = |origin: &str, proto: &str, behind_proxy: bool| {
            let online = Online {
                behind_proxy,
                origins: vec!["https://friend.example".into()],
                ..Online::default()
            };
            let mut headers = headers(&[("host", "example.org"), ("origin", origin)]);
            if !proto.is_empty() {
                headers.insert("x-forwarded-proto", proto.parse().expect("a value"));
            }
            is_known_origin(&headers, &online)
        };
        assert!(known("http://example.org", "", false));
        assert!(!known("https://example.org", "", false));
        assert!(!known("https://example.org", "https", false), "hearsay");
        assert!(known("https://example.org", "https", true));
        assert!(known("https://example.org", "http, https", true));
        assert!(!known("http://example.org", "https", true));
        assert!(known("http://example.org", "", true));
        assert!(!known("ftp://example.org", "", true));
        assert!(known("https://friend.example", "", false));
        assert!(!known("http://friend.example", "", false));
        assert!(!known("null", "", true));
    }
}
