//! Bad disks: full, failing, taken away. What was acknowledged is there afterwards, and what was
//! not kept says so.

use std::path::PathBuf;
use std::process::Command;

use futures_util::future::join_all;
use serde_json::json;

use crate::client::{Client, get, key, make, post, rivals};
use crate::process::{Faults, Process};
use crate::stores::{Place, TestServer};

/// A disk of its own in memory, of a few megabytes.
struct Disk(PathBuf);

impl Disk {
    /// Nothing where this user may not mount one.
    fn mount(name: &str, size: &str) -> Option<Self> {
        let folder = std::env::temp_dir().join(format!("redtag-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder can be made");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &format!("size={size}"), "tmpfs"]);
        match mount.arg(&folder).output() {
            Ok(mounted) if mounted.status.success() => Some(Self(folder)),
            refused => {
                println!("skipped: a tmpfs cannot be mounted here: {refused:?}");
                None
            }
        }
    }

    fn place(&self) -> Place {
        Place::at(self.0.join("tables.sqlite"))
    }

    /// Fills it to the last byte.
    fn fill(&self) -> PathBuf {
        let file = self.0.join("filling");
        let written = std::fs::write(&file, vec![1; 64 << 20]);
        assert!(written.is_err(), "it is full");
        file
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        _ = Command::new("umount").arg("-l").arg(&self.0).status();
        _ = std::fs::remove_dir(&self.0);
    }
}

/// Says this many things, and gives those that were acknowledged; the others were not kept.
async fn say(client: &mut Client, what: &str, count: usize) -> Vec<String> {
    let mut acknowledged = Vec::new();
    for number in 0..count {
        let text = format!("{what} {number}");
        let answer = client.ask(json!({ "op": "chat", "text": text })).await;
        if answer["ok"] == true {
            acknowledged.push(text);
        } else {
            assert_eq!(answer["error"]["code"], "not_kept", "{answer}");
        }
    }
    acknowledged
}

/// What is in the store of what was said.
async fn said(place: &Place, table: &str) -> Vec<String> {
    let rows = place.events(table).await;
    let text = |body: &str| serde_json::from_str::<serde_json::Value>(body).expect("JSON");
    rows.iter()
        .map(|(_, _, body)| text(body)["text"].as_str().expect("talk").to_owned())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_fills_and_empties_loses_nothing() {
    let Some(disk) = Disk::mount("full_disk", "8m") else {
        return;
    };
    let place = disk.place();
    let mut config = place.config();
    config.limits.messages = 1_000;
    let server = TestServer::start(config.clone()).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let table = made["table"].as_str().expect("a name");
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    let mut acknowledged = say(&mut anna, "before", 20).await;
    assert_eq!(acknowledged.len(), 20);
    assert_eq!(get(server.address, "/api/ready").await.0, 200);

    let filling = disk.fill();
    let meanwhile = say(&mut anna, "full", 70).await;
    assert!(meanwhile.len() < 5, "there is no room for {meanwhile:?}");
    acknowledged.extend(meanwhile);
    assert_eq!(get(server.address, "/api/ready").await.0, 503);
    assert_eq!(said(&place, table).await, acknowledged);

    std::fs::remove_file(filling).expect("it is there");
    let after = say(&mut anna, "after", 20).await;
    assert_eq!(after.len(), 20, "there is room again");
    acknowledged.extend(after);
    assert_eq!(get(server.address, "/api/ready").await.0, 200);
    server.end().await;

    let server = TestServer::start(config).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    let chat = anna.push("table").await["chat"].clone();
    let chat = chat.as_array().expect("a list");
    let told: Vec<&str> = chat
        .iter()
        .map(|event| event["text"].as_str().expect("talk"))
        .collect();
    assert_eq!(told, acknowledged);
    server.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_error_of_fsync_is_no_acknowledgement() {
    let place = Place::sqlite("fsync");
    let faults = Faults::none(place.folder());
    let mut server = Process::start_with(&place.database, "", Some(&faults)).expect("it listens");
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let table = made["table"].as_str().expect("a name");
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    let mut acknowledged = say(&mut anna, "before", 20).await;
    assert_eq!(acknowledged.len(), 20);

    faults.begin(1, 1, Faults::SYNC, false);
    assert_eq!(say(&mut anna, "failing", 20).await, Vec::<String>::new());
    assert_eq!(get(server.address, "/api/ready").await.0, 503);
    faults.end();
    assert!(faults.fired() >= 20);
    assert_eq!(said(&place, table).await, acknowledged);

    let after = say(&mut anna, "after", 20).await;
    assert_eq!(after.len(), 20, "it works again");
    acknowledged.extend(after);
    assert_eq!(get(server.address, "/api/ready").await.0, 200);
    server.kill();
    assert_eq!(said(&place, table).await, acknowledged);
}

/// A folder that is deleted or replaced under a running server.
#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_is_taken_away_is_noticed() {
    let place = Place::sqlite("taken_away");
    let server = Process::start(&place.database);
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    assert_eq!(say(&mut anna, "before", 3).await.len(), 3);
    let elsewhere = place.folder().with_extension("elsewhere");
    std::fs::rename(place.folder(), &elsewhere).expect("it can be moved");
    assert_eq!(say(&mut anna, "gone", 3).await, Vec::<String>::new());
    assert_eq!(get(server.address, "/api/ready").await.0, 503);
    assert!(
        server.log().contains("was deleted or replaced"),
        "{}",
        server.log()
    );
    // Another file in its place is not the one that is open.
    std::fs::create_dir_all(place.folder()).expect("a folder can be made");
    std::fs::copy(
        elsewhere.join("tables.sqlite"),
        place.folder().join("tables.sqlite"),
    )
    .expect("it can be copied");
    assert_eq!(say(&mut anna, "another", 2).await, Vec::<String>::new());
    std::fs::remove_dir_all(place.folder()).expect("it is there");
    std::fs::rename(&elsewhere, place.folder()).expect("it can be moved");
    assert_eq!(say(&mut anna, "back", 2).await.len(), 2, "it is the same");
    assert_eq!(get(server.address, "/api/ready").await.0, 200);
}

/// All connections fail and are thrown away at once; the log of SQLite does not go with the last.
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_fails_altogether_comes_back() {
    let place = Place::sqlite("fails_altogether");
    let faults = Faults::none(place.folder());
    let mut server = Process::start_with(&place.database, "", Some(&faults)).expect("it listens");
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let table = made["table"].as_str().expect("a name");
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    let mut acknowledged = say(&mut anna, "before", 3).await;
    for round in 0..3 {
        faults.begin(1, 1, Faults::READ | Faults::WRITE | Faults::SYNC, false);
        for number in 0..3 {
            let text = format!("failing {round} {number}");
            let answer = anna.ask(json!({ "op": "chat", "text": text })).await;
            let code = answer["error"]["code"].as_str().unwrap_or_default();
            assert!(matches!(code, "not_kept" | "unavailable"), "{answer}");
            // Whoever reads fails too.
            let look = json!({ "key": key(&made, 1) });
            let looks = (0..6).map(|_| post(server.address, "/api/tickets", &look));
            join_all(looks).await;
        }
        faults.end();
        assert_eq!(get(server.address, "/api/ready").await.0, 200);
        let after = say(&mut anna, &format!("after {round}"), 3).await;
        assert_eq!(after.len(), 3, "it works again");
        acknowledged.extend(after);
    }
    server.kill();
    assert_eq!(said(&place, table).await, acknowledged);
}
