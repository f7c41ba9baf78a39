//! Calling a program that the owner of a table named.
//!
//! Whoever names an address makes this server call it. So it calls only what anybody could call,
//! unless the operator allows more: the address is looked up once, checked, and used; redirects are
//! not followed.

mod public;

use std::io;
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
use public::is_public;

/// The longest address.
const LONGEST: usize = 500;
/// How long a call may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Is this an address that can be called at all?
pub fn check(url: &str) -> Result<Uri, Refusal> {
    let wrong =
        || Refusal::bad_request("url: an address such as https://example.org/turn is expected");
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
pub async fn call(server: &Server, table: &str, url: &str, body: String) {
    let Ok(uri) = check(url) else { return };
    let Ok(_permit) = server.webhooks.acquire().await else {
        return;
    };
    let is_private = server.config.online.private_webhooks;
    let sent = tokio::time::timeout(PATIENCE, send(uri, body, is_private)).await;
    server.metrics.webhooks_total.fetch_add(1, Relaxed);
    if let Err(error) = sent.unwrap_or_else(|_| Err(io::Error::other("it takes too long"))) {
        server.metrics.webhook_errors_total.fetch_add(1, Relaxed);
        tracing::info!(table, %error, "a webhook failed");
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
}
