//! "Your turn", for a program that the owner of a table names.
//!
//! Whoever names an address makes this server call it. So it calls only what anybody could call,
//! unless the operator allows more: the address is looked up once, looked at, and used; nothing is
//! followed from there.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, HOST, USER_AGENT};
use axum::http::{Request, Uri};
use hyper::client::conn::http1;
use hyper::rt::{Read, Write};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::error::Refusal;
use crate::server::Server;

/// The longest address.
const LONGEST: usize = 500;
/// How long a call may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Is this an address that can be called at all?
pub fn check(url: &str) -> Result<Uri, Refusal> {
    let wrong = || {
        Refusal::because(
            "bad_request",
            "url: an address such as https://example.org/turn is expected",
        )
    };
    let uri: Uri = url.parse().map_err(|_| wrong())?;
    let is_web = matches!(uri.scheme_str(), Some("http" | "https"));
    let is_plain = uri
        .authority()
        .is_some_and(|authority| !authority.as_str().contains('@'));
    if url.len() <= LONGEST && is_web && is_plain {
        Ok(uri)
    } else {
        Err(wrong())
    }
}

/// Calls it, once. The log names the table and not the address, which may be a secret.
pub async fn call(server: Arc<Server>, table: String, url: String, body: String) {
    let Ok(uri) = check(&url) else { return };
    let Ok(_permit) = server.webhooks.acquire().await else {
        return;
    };
    let sent = tokio::time::timeout(
        PATIENCE,
        send(uri, body, server.config.online.private_webhooks),
    );
    let result = sent
        .await
        .unwrap_or_else(|_| Err(io::Error::other("it takes too long")));
    server.metrics.webhooks_total.fetch_add(1, Relaxed);
    if let Err(error) = result {
        server.metrics.webhook_errors_total.fetch_add(1, Relaxed);
        tracing::info!(table, %error, "a webhook did not answer well");
    }
}

async fn send(uri: Uri, body: String, private: bool) -> io::Result<()> {
    let is_secure = uri.scheme_str() == Some("https");
    let host = uri
        .host()
        .unwrap_or_default()
        .trim_matches(['[', ']'])
        .to_owned();
    let port = uri.port_u16().unwrap_or(if is_secure { 443 } else { 80 });
    let address = tokio::net::lookup_host((host.as_str(), port))
        .await?
        .find(|address| private || is_public(address.ip()));
    let address = address.ok_or_else(|| io::Error::other("it is not a public address"))?;
    let stream = TcpStream::connect(address).await?;
    if is_secure {
        let name = ServerName::try_from(host).map_err(io::Error::other)?;
        post(
            TokioIo::new(connector()?.connect(name, stream).await?),
            &uri,
            body,
        )
        .await
    } else {
        post(TokioIo::new(stream), &uri, body).await
    }
}

async fn post(
    io: impl Read + Write + Unpin + Send + 'static,
    uri: &Uri,
    body: String,
) -> io::Result<()> {
    let (mut sender, connection) = http1::handshake(io).await.map_err(io::Error::other)?;
    let running = tokio::spawn(connection);
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let request = Request::post(path)
        .header(
            HOST,
            uri.authority().map_or("", |authority| authority.as_str()),
        )
        .header(CONTENT_TYPE, "application/json")
        .header(CONTENT_LENGTH, body.len())
        .header(USER_AGENT, concat!("redtag/", env!("CARGO_PKG_VERSION")))
        .body(Body::from(body))
        .map_err(io::Error::other)?;
    let answer = sender.send_request(request).await.map_err(io::Error::other);
    running.abort();
    let status = answer?.status();
    if status.is_success() {
        Ok(())
    } else {
        Err(io::Error::other(format!("it answers {}", status.as_u16())))
    }
}

fn connector() -> io::Result<TlsConnector> {
    static CONFIG: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    if let Some(config) = CONFIG.get() {
        return Ok(config.clone().into());
    }
    let roots = RootCertStore {
        roots: webpki_roots::TLS_SERVER_ROOTS.to_vec(),
    };
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(CONFIG.get_or_init(|| Arc::new(config)).clone().into())
}

/// An address that everybody reaches, and not one of this machine or of the network around it.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(mapped) => is_public_v4(mapped),
            None => is_public_v6(address),
        },
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    let is_shared = first == 100 && (64..128).contains(&second);
    let is_special = first == 0 || first >= 224 || (first, second, third) == (192, 0, 0);
    let is_trial = first == 198 && (second == 18 || second == 19);
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || is_shared
        || is_special
        || is_trial)
}

/// Only what is given out to everybody, without the parts that lead to addresses of the older kind.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let is_tunnel = first == 0x2002 || (first, second) == (0x2001, 0);
    let is_documentation = (first, second) == (0x2001, 0xdb8);
    (0x2000..0x4000).contains(&first) && !is_tunnel && !is_documentation
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_web_are_taken() {
        for good in [
            "http://example.org",
            "https://example.org:8443/turn?table=1",
            "https://[2606:4700::1]/x",
        ] {
            assert!(check(good).is_ok(), "{good}");
        }
        for bad in [
            "",
            "example.org",
            "ftp://example.org",
            "file:///etc/passwd",
            "http://me:secret@example.org/",
            "/turn",
        ] {
            assert!(check(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn this_machine_and_its_neighbours_are_not_public() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "192.0.0.8",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:a00:1::1",
            "2001:db8::1",
            "ff02::1",
        ] {
            assert!(!is_public(inside.parse().expect("an address")), "{inside}");
        }
        for outside in ["93.184.216.34", "8.8.8.8", "2606:4700:4700::1111"] {
            assert!(is_public(outside.parse().expect("an address")), "{outside}");
        }
    }
}
