//! Random names and keys, and their hashes.

use sha2::{Digest, Sha256};

/// Letters and digits that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A random text of this many letters, five bits each.
pub fn random(letters: usize) -> Result<String, getrandom::Error> {
    let mut bytes = vec![0; letters];
    getrandom::fill(&mut bytes)?;
    Ok(bytes
        .iter()
        .map(|byte| char::from(LETTERS[usize::from(byte % 32)]))
        .collect())
}

/// A random number.
pub fn number() -> Result<u64, getrandom::Error> {
    getrandom::u64()
}

/// The hash that is stored of a secret. Secrets are long and random, so a plain hash is enough.
pub fn hash(secret: &str) -> String {
    Sha256::digest(secret.as_bytes())
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// The letters of a key of a seat, of the owner or of watchers: 160 bits.
pub const KEY: usize = 32;
/// The letters of a table's name: 60 bits.
pub const TABLE: usize = 12;
