//! What Redtag is made of: every package in the lock files, its licence, and a list of them all.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, bail};
use serde_json::{Value, json};

use crate::{run, words};

const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// A package of somebody else.
struct Part {
    name: String,
    version: String,
    /// As SPDX writes it.
    licence: String,
    /// Where it is known, as `pkg:cargo/serde@1.0.0`.
    url: String,
    /// Algorithm and hexadecimal digits.
    hash: Option<(&'static str, String)>,
    /// Needed to build or test, but no part of what is shipped.
    is_tool: bool,
}

/// Says whether everything may be in Redtag, by the list in `deny.toml`.
pub fn licences() -> anyhow::Result<()> {
    let written = std::fs::read_to_string("deny.toml").context("deny.toml")?;
    let deny: toml::Table = written.parse().context("deny.toml")?;
    let allowed: Vec<&str> = deny
        .get("licenses")
        .and_then(|licences| licences.get("allow")?.as_array())
        .context("deny.toml: licenses.allow is missing")?
        .iter()
        .filter_map(toml::Value::as_str)
        .collect();
    let parts = parts()?;
    let refused: Vec<String> = parts
        .iter()
        .filter(|part| !is_allowed(&part.licence, &allowed))
        .map(|part| format!("{} {}: {}", part.name, part.version, part.licence))
        .collect();
    if !refused.is_empty() {
        bail!("not in the list of deny.toml:\n{}", refused.join("\n"));
    }
    println!("licences: all {} packages are in the list", parts.len());
    // It knows more than we do, such as what a licence text really says.
    if Command::new("cargo-deny").arg("--version").output().is_ok() {
        let check = "deny --all-features check licenses bans sources";
        run("cargo", &words(check), &[])?;
    }
    Ok(())
}

/// Writes what Redtag is made of, in the format of CycloneDX.
pub fn sbom(file: &Path) -> anyhow::Result<()> {
    let parts = parts()?;
    let components: Vec<Value> = parts.iter().map(component).collect();
    let version = env!("CARGO_PKG_VERSION");
    let sbom = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": {
            "type": "application", "bom-ref": "redtag", "name": "redtag", "version": version,
            "licenses": [{ "license": { "id": "MIT" } }],
        } },
        "components": components,
    });
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(file, serde_json::to_string_pretty(&sbom)? + "\n")
        .with_context(|| file.display().to_string())?;
    println!("sbom: {} packages in {}", parts.len(), file.display());
    Ok(())
}

fn component(part: &Part) -> Value {
    let mut component = json!({
        "type": "library", "bom-ref": part.url, "name": part.name, "version": part.version,
        "purl": part.url, "scope": if part.is_tool { "excluded" } else { "required" },
        "licenses": [{ "expression": spdx(&part.licence) }],
    });
    if let Some((algorithm, digits)) = &part.hash {
        component["hashes"] = json!([{ "alg": algorithm, "content": digits }]);
    }
    component
}

fn parts() -> anyhow::Result<Vec<Part>> {
    let mut parts = crates()?;
    parts.extend(packages()?);
    parts.sort_by(|one, other| one.url.cmp(&other.url));
    Ok(parts)
}

/// The crates, from Cargo.
fn crates() -> anyhow::Result<Vec<Part>> {
    let metadata = metadata()?;
    let lock = std::fs::read_to_string("Cargo.lock").context("Cargo.lock")?;
    let lock: toml::Table = lock.parse().context("Cargo.lock")?;
    let shipped = shipped(&metadata);
    let packages = metadata["packages"].as_array().context("no packages")?;
    let from_elsewhere = packages
        .iter()
        .filter(|package| !package["source"].is_null());
    from_elsewhere
        .map(|package| crate_part(package, &lock, &shipped))
        .collect()
}

/// What Cargo knows about every package.
fn metadata() -> anyhow::Result<Value> {
    let output = Command::new("cargo")
        .args(words("metadata --format-version 1 --locked --all-features"))
        .output()
        .context("cargo cannot be started")?;
    if !output.status.success() {
        let told = String::from_utf8_lossy(&output.stderr);
        bail!("cargo metadata: {told}");
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

fn crate_part(package: &Value, lock: &toml::Table, shipped: &[&str]) -> anyhow::Result<Part> {
    let text = |field: &str| package[field].as_str().unwrap_or_default().to_owned();
    let (name, version) = (text("name"), text("version"));
    if text("source") != REGISTRY {
        bail!("{name} {version} comes from {}", text("source"));
    }
    Ok(Part {
        url: format!("pkg:cargo/{name}@{version}"),
        licence: text("license"),
        hash: checksum(lock, &name, &version).map(|digits| ("SHA-256", digits)),
        is_tool: !shipped.contains(&text("id").as_str()),
        name,
        version,
    })
}

/// Whatever the program or the rules in the browser need at run time.
fn shipped(metadata: &Value) -> Vec<&str> {
    let package = |name: &str| {
        let packages = metadata["packages"].as_array()?;
        let found = packages.iter().find(|package| package["name"] == name)?;
        found["id"].as_str()
    };
    let ours = ["redtag", "redtag-wasm"].into_iter();
    let mut found: Vec<&str> = ours.filter_map(package).collect();
    let mut next = 0;
    while let Some(&id) = found.get(next) {
        next += 1;
        for needed in needed_by(metadata, id) {
            if !found.contains(&needed) {
                found.push(needed);
            }
        }
    }
    found
}

/// What a package needs at run time, and not only to be built or tested.
fn needed_by<'a>(metadata: &'a Value, id: &str) -> impl Iterator<Item = &'a str> {
    let nodes = metadata["resolve"]["nodes"].as_array();
    let node = nodes.and_then(|nodes| nodes.iter().find(|node| node["id"] == id));
    let needed = node.and_then(|node| node["deps"].as_array());
    let at_run_time = |needed: &&Value| {
        let kinds = needed["dep_kinds"].as_array();
        kinds.is_some_and(|kinds| kinds.iter().any(|kind| kind["kind"].is_null()))
    };
    let needed = needed.into_iter().flatten().filter(at_run_time);
    needed.filter_map(|needed| needed["pkg"].as_str())
}

fn checksum(lock: &toml::Table, name: &str, version: &str) -> Option<String> {
    let text = |package: &toml::Value, field: &str| Some(package.get(field)?.as_str()?.to_owned());
    let packages = lock.get("package")?.as_array()?;
    let found = packages.iter().find(|package| {
        text(package, "name").as_deref() == Some(name)
            && text(package, "version").as_deref() == Some(version)
    })?;
    text(found, "checksum")
}

/// The packages of the client, from its lock file.
fn packages() -> anyhow::Result<Vec<Part>> {
    let lock = std::fs::read_to_string("web/package-lock.json").context("web/package-lock.json")?;
    let lock: Value = serde_json::from_str(&lock).context("web/package-lock.json")?;
    let packages = lock["packages"].as_object().context("no packages")?;
    let parts = packages.iter().filter_map(|(path, package)| {
        let name = path.rsplit_once("node_modules/")?.1.to_owned();
        let version = package["version"].as_str()?.to_owned();
        let digits = package["integrity"].as_str().and_then(|integrity| {
            let digits = from_base64(integrity.strip_prefix("sha512-")?)?;
            Some(("SHA-512", digits))
        });
        Some(Part {
            url: format!("pkg:npm/{}@{version}", name.replace('@', "%40")),
            licence: package["license"].as_str().unwrap_or_default().to_owned(),
            hash: digits,
            is_tool: package["dev"] == true,
            name,
            version,
        })
    });
    Ok(parts.collect())
}

/// Hexadecimal digits of what is written in base64.
fn from_base64(text: &str) -> Option<String> {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let (mut held, mut bits, mut digits) = (0_u32, 0, String::new());
    for byte in text.trim_end_matches('=').bytes() {
        let value = LETTERS.iter().position(|&letter| letter == byte)?;
        held = (held << 6 | u32::try_from(value).ok()?) & 0xffff;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            digits += &format!("{:02x}", (held >> bits) & 0xff);
        }
    }
    Some(digits)
}

/// Older packages write a slash for OR.
fn spdx(licence: &str) -> String {
    licence.replace('/', " OR ")
}

/// Whether a licence can be had by those that are allowed: `(A OR B) AND C WITH D`.
fn is_allowed(licence: &str, allowed: &[&str]) -> bool {
    let licence = spdx(licence).replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = licence.split_whitespace().collect();
    let mut reader = Reader {
        words: &words,
        allowed,
    };
    !words.is_empty() && reader.any() && reader.words.is_empty()
}

struct Reader<'a> {
    words: &'a [&'a str],
    allowed: &'a [&'a str],
}

impl Reader<'_> {
    fn take(&mut self, word: &str) -> bool {
        let is_next = self.words.first() == Some(&word);
        if is_next {
            self.words = &self.words[1..];
        }
        is_next
    }

    /// Terms with OR in between.
    fn any(&mut self) -> bool {
        let mut good = self.all();
        while self.take("OR") {
            good |= self.all();
        }
        good
    }

    /// Terms with AND in between.
    fn all(&mut self) -> bool {
        let mut good = self.one();
        while self.take("AND") {
            good &= self.one();
        }
        good
    }

    fn one(&mut self) -> bool {
        if self.take("(") {
            let good = self.any();
            return self.take(")") && good;
        }
        let Some((name, rest)) = self.words.split_first() else {
            return false;
        };
        self.words = rest;
        let mut name = (*name).to_owned();
        if self.take("WITH")
            && let Some((exception, rest)) = self.words.split_first()
        {
            self.words = rest;
            name = format!("{name} WITH {exception}");
        }
        self.allowed.contains(&name.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn licences_are_read_as_spdx_writes_them() {
        let allowed = |licence| is_allowed(licence, &["MIT", "ISC", "A WITH B"]);
        for good in [
            "MIT",
            "GPL-3.0 OR MIT",
            "MIT/Apache-2.0",
            "(MIT OR GPL-3.0) AND ISC",
            "A WITH B OR GPL-3.0",
        ] {
            assert!(allowed(good), "{good}");
        }
        for bad in [
            "",
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "A",
            "(MIT",
            "MIT ISC",
            "UNKNOWN",
        ] {
            assert!(!allowed(bad), "{bad}");
        }
    }

    #[test]
    fn base64_becomes_digits() {
        assert_eq!(from_base64("TWFu").as_deref(), Some("4d616e"));
        assert_eq!(from_base64("TWE=").as_deref(), Some("4d61"));
        assert_eq!(from_base64("T*"), None);
    }
}
