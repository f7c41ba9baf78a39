//! A server of our own over each kind of store.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use redtag_server::{Config, House};
use tokio::sync::watch;

/// A folder that is gone afterwards.
pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("redtag-{name}-{}", std::process::id()));
        _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder can be made");
        Self(folder)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running server.
pub struct Server {
    pub address: SocketAddr,
    pub house: Arc<House>,
    stop: watch::Sender<bool>,
    ended: tokio::task::JoinHandle<()>,
}

impl Server {
    pub async fn start(config: Config) -> Self {
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port is free");
        let address = listener.local_addr().expect("it listens");
        let limits = config.limits.clone();
        let house = House::open(config).await.expect("the store opens");
        let (stop, stopped) = watch::channel(false);
        let serving = house.clone();
        let ended = tokio::spawn(async move {
            let router = redtag_server::http::router(serving.clone());
            redtag_server::serve::serve(listener, router, &limits, stopped).await;
        });
        Self { address, house, stop, ended }
    }

    pub async fn end(self) {
        self.stop.send_replace(true);
        self.house.say_goodbye().await;
        self.ended.await.expect("it ends well");
        self.house.close().await;
    }
}
