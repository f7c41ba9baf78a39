//! Everything into a file and back, from either kind of store into the other.

use std::sync::Arc;

use redtag_server::metrics::Metrics;
use redtag_server::store::{BackupError, Store};
use serde_json::json;

use crate::client::{Client, key, make, rivals};
use crate::stores::{Place, TestServer, on_both_stores};

on_both_stores!(a_backup_is_the_whole_store);

async fn a_backup_is_the_whole_store(place: Place) {
    let server = TestServer::start(place.config()).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    anna.ask(json!({ "op": "chat", "text": "Keep \"this\" ☂\u{301}" }))
        .await;
    let store = Store::open(&place.database, Arc::new(Metrics::default()))
        .await
        .expect("it opens beside");
    let mut file = Vec::new();
    assert_eq!(store.back_up(&mut file).await.expect("it can be read"), 1);
    assert!(matches!(
        store.restore(&*file).await,
        Err(BackupError::NotEmpty)
    ));
    server.end().await;

    let other = Place::sqlite(&format!(
        "{}-restored",
        place.database.replace(['/', ':', '?', '='], "")
    ));
    let store = Store::open(&other.database, Arc::new(Metrics::default()))
        .await
        .expect("it opens");
    let half = &file[..file.len() * 2 / 3];
    assert!(
        matches!(store.restore(half).await, Err(BackupError::Foreign(_))),
        "half a backup is none"
    );
    assert_eq!(store.restore(&*file).await.expect("it is whole"), 1);
    store.close().await;
    let server = TestServer::start(other.config()).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    assert_eq!(
        anna.push("table").await["chat"][0]["text"],
        "Keep \"this\" ☂\u{301}"
    );
    server.end().await;
}
