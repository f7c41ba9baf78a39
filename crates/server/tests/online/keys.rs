//! A link that has leaked is replaced, and the old one ends at once.

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::client::{Client, key, make, post, rivals};
use crate::stores::{Place, TestServer, on_both_stores};

on_both_stores!(a_leaked_key_is_replaced, the_owner_replaces_any_key);

async fn replace(address: SocketAddr, wanted: Value) -> (u16, Value) {
    post(address, "/api/keys", &wanted)
        .await
        .expect("it answers")
}

/// The new key.
async fn replaced(address: SocketAddr, wanted: Value) -> String {
    let (status, answer) = replace(address, wanted).await;
    assert_eq!(status, 200, "{answer}");
    answer["key"].as_str().expect("a key").to_owned()
}

async fn ticket(address: SocketAddr, key: &str) -> u16 {
    let (status, _) = post(address, "/api/tickets", &json!({ "key": key }))
        .await
        .expect("it answers");
    status
}

async fn a_leaked_key_is_replaced(place: Place) {
    let server = TestServer::start(place.config()).await;
    let address = server.address;
    let made = make(address, rivals(&["Anna", "Ben"])).await;
    let old = key(&made, 0);
    let mut thief = Client::open(address, old).await;
    thief.push("table").await;
    let mut ben = Client::open(address, key(&made, 1)).await;
    ben.push("table").await;
    let early = Client::ticket(address, &[old]).await.expect("it is good");
    let new = replaced(address, json!({ "key": old })).await;
    assert_eq!(thief.end().await, (4001, "key_replaced".into()));
    assert_eq!(ben.push("event").await["event"]["of"], json!({ "seat": 0 }));
    assert_eq!(ticket(address, old).await, 404, "the old key is gone");
    let upgrade = format!(
        "GET /api/socket?ticket={early} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    let (status, _) = crate::client::request(address, &upgrade)
        .await
        .expect("it answers");
    assert_eq!(status, 403, "so is the ticket that was had with it");
    assert_eq!(replace(address, json!({ "key": old })).await.0, 404);
    let mut anna = Client::open(address, &new).await;
    assert_eq!(anna.push("table").await["you"]["seats"], json!([0]));
    assert_eq!(
        ben.ask(json!({ "op": "ping" })).await["ok"],
        true,
        "others stay"
    );
    server.end().await;
    let server = TestServer::start(place.config()).await;
    assert_eq!(
        ticket(server.address, old).await,
        404,
        "also after a restart"
    );
    assert_eq!(ticket(server.address, &new).await, 200);
    server.end().await;
}

async fn the_owner_replaces_any_key(place: Place) {
    let server = TestServer::start(place.config()).await;
    let address = server.address;
    let made = make(address, rivals(&["Anna", "Ben"])).await;
    let (owner, watch) = (&made["owner"], &made["watch"]);
    let refused = [
        json!({ "key": key(&made, 0), "of": { "seat": 1 } }),
        json!({ "key": key(&made, 0), "of": "owner" }),
        json!({ "key": watch }),
    ];
    for wanted in refused {
        let (status, answer) = replace(address, wanted).await;
        assert_eq!(status, 400, "{answer}");
        assert_eq!(answer["error"]["code"], "not_owner");
    }
    let (status, _) = replace(address, json!({ "key": owner, "of": { "seat": 7 } })).await;
    assert_eq!(status, 404, "there is no such seat");
    let old = key(&made, 1);
    // He has not even sat down yet.
    let mut ben = Client::open(address, old).await;
    let new = replaced(address, json!({ "key": owner, "of": { "seat": 1 } })).await;
    assert_eq!(ben.end().await.0, 4001);
    assert_eq!(
        (ticket(address, old).await, ticket(address, &new).await),
        (404, 200)
    );
    let new = replaced(address, json!({ "key": owner, "of": "watch" })).await;
    let old = watch.as_str().expect("a key");
    assert_eq!(
        (ticket(address, old).await, ticket(address, &new).await),
        (404, 200)
    );
    let new = replaced(address, json!({ "key": owner })).await;
    let old = owner.as_str().expect("a key");
    assert_eq!(
        (ticket(address, old).await, ticket(address, &new).await),
        (404, 200)
    );
    server.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_old_key_ends_on_every_node() {
    let place = Place::postgres("the_old_key_ends_on_every_node").await;
    let one = TestServer::start(place.config()).await;
    let two = TestServer::start(place.config()).await;
    let made = make(one.address, rivals(&["Anna", "Ben"])).await;
    let mut thief = Client::open(two.address, key(&made, 0)).await;
    thief.push("table").await;
    replaced(one.address, json!({ "key": key(&made, 0) })).await;
    assert_eq!(thief.end().await, (4001, "key_replaced".into()));
    one.end().await;
    two.end().await;
}
