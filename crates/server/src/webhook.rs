//! "Your turn", for a program that the owner of a table names.

use axum::http::Uri;

use crate::refusal::Refusal;

/// The longest address.
const LONGEST: usize = 500;

/// Is this an address that can be called at all?
pub fn check(url: &str) -> Result<Uri, Refusal> {
    let wrong =
        || Refusal::because("bad_request", "url: an address such as https://example.org/turn is expected");
    let uri: Uri = url.parse().map_err(|_| wrong())?;
    let is_web = matches!(uri.scheme_str(), Some("http" | "https"));
    let is_plain = uri.authority().is_some_and(|authority| !authority.as_str().contains('@'));
    if url.len() <= LONGEST && is_web && is_plain { Ok(uri) } else { Err(wrong()) }
}
