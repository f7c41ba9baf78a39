//! `redtag serve`: the site and online tables, from the program itself.

use std::borrow::Cow;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, ToSocketAddrs};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, bail};
use axum::body::Bytes;
use clap::Args;
use redtag_server::site::{self, Files, SiteFile};
use redtag_server::{Config, Limits, Online, Server};
use rust_embed::RustEmbed;
use tokio::sync::watch;
use tracing_subscriber::filter::LevelFilter;

use crate::store::{data_folder, make_folder};

/// Options of `redtag serve`.
#[derive(Args)]
pub struct ServeArgs {
    /// The address to listen on; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080",
        value_parser = socket_address)]
    listen: SocketAddr,
    /// Open the browser
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    store: StoreArgs,
    #[command(flatten)]
    online: Online,
    /// Write the log as JSON, one object per line
    #[arg(long)]
    log_json: bool,
    /// How much to log: error, warn, info, debug or off
    #[arg(long, value_name = "LEVEL", default_value = "warn")]
    log: LevelFilter,
    #[command(flatten)]
    limits: Limits,
}

/// Where online tables are stored.
#[derive(Args)]
pub struct StoreArgs {
    /// The folder for online tables, which are stored in a SQLite file
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A PostgreSQL server to use instead, which several nodes can share: postgres://…
    #[arg(
        long,
        value_name = "URL",
        env = "REDTAG_DATABASE",
        hide_env_values = true,
        conflicts_with = "data"
    )]
    database: Option<String>,
}

impl StoreArgs {
    /// The folder of the tables, unless they are on a PostgreSQL server.
    pub fn folder(&self) -> Option<PathBuf> {
        let usual = || data_folder().join("online");
        let folder = || self.data.clone().unwrap_or_else(usual);
        self.database.is_none().then(folder)
    }

    /// The database for the server; the folder is made if it is missing.
    pub fn database(&self) -> anyhow::Result<String> {
        let database = self.find()?;
        if let Some(folder) = self.folder() {
            make_folder(&folder).with_context(|| folder.display().to_string())?;
        }
        Ok(database)
    }

    /// The same for a store that is only read: nothing is made.
    pub fn find(&self) -> anyhow::Result<String> {
        if let Some(database) = &self.database {
            return Ok(database.clone());
        }
        let folder = self.folder().unwrap_or_default();
        if folder.exists() && !folder.is_dir() {
            bail!("{}: this is not a folder", folder.display());
        }
        Ok(format!("sqlite:{}", folder.join("tables.sqlite").display()))
    }
}

/// What `cargo xtask site` wrote before the program was built.
#[derive(RustEmbed)]
#[folder = "../../target/packed"]
#[allow_missing = true]
struct Site;

/// Serves the site and online tables until Ctrl-C or a signal to end.
pub fn run(args: ServeArgs) -> anyhow::Result<()> {
    warn_without_site();
    start_log(&args);
    let (listen, opens) = (args.listen, args.open);
    let config = args.config()?;
    let listener = bind(listen)?;
    let address = address(listener.local_addr()?);
    let ready = || {
        println!("Redtag is at {address}. Ctrl-C ends it.");
        if opens {
            open(&address);
        }
    };
    let (stop, stopped) = watch::channel(false);
    ctrlc::set_handler(move || _ = stop.send(true)).context("signals cannot be handled")?;
    serve(listener, embedded, config, stopped, ready)
}

fn warn_without_site() {
    let page = embedded("index.html").or_else(|| embedded("index.html.gz"));
    if page.is_none() {
        eprintln!(
            "redtag: this program was built without the site, so only programs can play here; \
             cargo xtask serve builds both"
        );
    }
}

impl ServeArgs {
    fn config(self) -> anyhow::Result<Config> {
        let mut online = self.online;
        // A server for this machine alone is reached by address or as localhost, never by a name.
        if online.hosts.is_empty() && self.listen.ip().is_loopback() && !online.behind_proxy {
            online.hosts.push("localhost".into());
        }
        Ok(Config {
            database: self.store.database()?,
            online,
            limits: self.limits,
        })
    }
}

/// A name such as localhost will do as well.
fn socket_address(text: &str) -> Result<SocketAddr, String> {
    let found = text
        .to_socket_addrs()
        .ok()
        .and_then(|mut found| found.next());
    found.ok_or_else(|| "this is not an address with a port, such as 127.0.0.1:8080".to_owned())
}

/// Logs to standard error; never a key, a ticket or a seed.
fn start_log(args: &ServeArgs) {
    let log = tracing_subscriber::fmt()
        .with_max_level(args.log)
        .with_writer(io::stderr);
    if args.log_json {
        log.json().init();
    } else {
        log.init();
    }
}

fn embedded(path: &str) -> Option<SiteFile> {
    let file = Site::get(path)?;
    let mark = file.metadata.sha256_hash()[..12]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let bytes = match file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    };
    Some(SiteFile { bytes, mark })
}

fn bind(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => anyhow::anyhow!(
            "{address} is in use: end what is running there, or choose another address with \
             --listen {}:0",
            address.ip()
        ),
        _ => anyhow::Error::new(error).context(format!("cannot listen on {address}")),
    })
}

/// What to type into the browser on this machine.
fn address(mut address: SocketAddr) -> String {
    match address.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        _ => {}
    }
    format!("http://{address}/")
}

/// A browser that does not open is no reason to stop: the address has been said.
fn open(address: &str) {
    let (program, before): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let quiet = Stdio::null;
    let opener = Command::new(program)
        .args(before)
        .arg(address)
        .stdout(quiet())
        .stderr(quiet())
        .spawn();
    if opener.is_err() {
        eprintln!("redtag: no browser could be opened; please open {address} yourself");
    }
}

#[tokio::main]
async fn serve(
    listener: TcpListener,
    files: Files,
    config: Config,
    stopped: watch::Receiver<bool>,
    ready: impl FnOnce(),
) -> anyhow::Result<()> {
    listener.set_nonblocking(true)?;
    let listener = tokio::net::TcpListener::from_std(listener)?;
    let server = Server::open(config).await?;
    ready();
    let site = site::router(server.clone(), files);
    let router = redtag_server::http::router(server.clone()).fallback_service(site);
    let mut closing = stopped.clone();
    let accepting = redtag_server::serve::serve(&server, listener, router, stopped);
    let goodbye = async {
        _ = closing.wait_for(|stopped| *stopped).await;
        server.say_goodbye().await;
    };
    tokio::join!(accepting, goodbye);
    server.close().await;
    Ok(())
}

#[cfg(test)]
mod tests;
