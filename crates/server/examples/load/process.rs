//! The server that is measured, in a process of its own.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use redtag_server::{Config, Server};
use tokio::sync::watch;

use crate::Fallible;

/// Says its port, and serves until standard input ends.
pub async fn serve(database: &str, port: usize, is_usual: bool) -> Fallible<()> {
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", u16::try_from(port)?)).await?;
    let mut config = Config::new(database);
    if !is_usual {
        // All visitors have one address here.
        config.limits.connections_each = usize::MAX;
        config.limits.tables = u32::MAX;
        config.limits.tickets = u32::MAX;
    }
    let server = Server::open(config).await?;
    println!("{}", listener.local_addr()?);
    let (_stop, stopped) = watch::channel(false);
    let site = redtag_server::site::router(server.clone(), crate::abusers::files);
    let router = redtag_server::http::router(server.clone()).fallback_service(site);
    redtag_server::serve::serve(&server, listener, router, stopped).await;
    Ok(())
}

/// A server in a process of its own; it ends with us.
pub struct ServerProcess {
    process: Child,
    pub address: SocketAddr,
    database: String,
    folder: Option<PathBuf>,
}

impl ServerProcess {
    pub fn start(more: &[&str]) -> Fallible<Self> {
        let folder = std::env::temp_dir().join(format!("redtag-load-{}", std::process::id()));
        let (database, folder) = match std::env::var("REDTAG_DATABASE") {
            Ok(database) => (database, None),
            Err(_) => {
                std::fs::create_dir_all(&folder)?;
                (
                    format!("sqlite:{}", folder.join("tables.sqlite").display()),
                    Some(folder),
                )
            }
        };
        let (process, address) = Self::spawn(&database, 0, more)?;
        Ok(Self {
            process,
            address,
            database,
            folder,
        })
    }

    fn spawn(database: &str, port: u16, more: &[&str]) -> Fallible<(Child, SocketAddr)> {
        let mut process = Command::new(std::env::current_exe()?)
            .args(["serve", database, &port.to_string()])
            .args(more)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        let out = process.stdout.take().ok_or("the server says nothing")?;
        std::io::BufRead::read_line(&mut std::io::BufReader::new(out), &mut line)?;
        Ok((process, line.trim().parse()?))
    }

    /// Kills it and starts it again at the same address.
    pub fn start_again(&mut self) -> Fallible<()> {
        self.process.kill()?;
        self.process.wait()?;
        (self.process, _) = Self::spawn(&self.database, self.address.port(), &[])?;
        Ok(())
    }

    /// The memory that it holds now, in megabytes.
    pub fn memory(&self) -> Fallible<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status
            .lines()
            .find(|line| line.starts_with("VmRSS:"))
            .ok_or("there is no VmRSS")?;
        let kilobytes: f64 = line
            .split_whitespace()
            .nth(1)
            .ok_or("VmRSS is empty")?
            .parse()?;
        Ok(kilobytes / 1024.0)
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
        if let Some(folder) = &self.folder {
            _ = std::fs::remove_dir_all(folder);
        }
    }
}
