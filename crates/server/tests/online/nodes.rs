//! Two nodes on the same tables.

use std::time::Duration;

use serde_json::json;
use sqlx::{Connection, PgConnection};

use crate::client::{Client, Follower, key, make, rivals};
use crate::stores::{Place, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_are_one_table() {
    let place = Place::postgres("two_nodes_are_one_table").await;
    let (one, two) = (
        TestServer::start(place.config()).await,
        TestServer::start(place.config()).await,
    );
    let made = make(one.address, rivals(&["Anna", "Ben"])).await;
    let mut people = [
        Client::open(one.address, key(&made, 0)).await,
        Client::open(two.address, key(&made, 1)).await,
    ];
    let mut followers = Vec::new();
    for person in &mut people {
        followers.push(Follower::new(&person.push("table").await));
    }
    while people[0].push("present").await["present"] != json!([0, 1]) {}
    for number in 0..40 {
        let Some((seat, action)) = followers[0].choose(number) else {
            break;
        };
        let message = json!({ "op": "play", "seat": seat, "action": action });
        // Without `at`: the node of this seat may not have heard of the last action yet.
        let answer = people[usize::from(seat)].ask(message).await;
        assert_eq!(answer["ok"], true, "{answer}");
        for (person, follower) in people.iter_mut().zip(&mut followers) {
            follower.follow(&person.push("event").await["event"]);
        }
    }
    // A vote that is opened on one node is decided on the other.
    let asked = people[0].ask(json!({ "op": "undo" })).await;
    let ben_asked = people[1].ask(json!({ "op": "undo" })).await;
    for (who, answer) in [(0, asked), (1, ben_asked)] {
        if let Some(vote) = answer.get("vote") {
            people[1 - who].push("vote").await;
            people[1 - who]
                .ask(json!({ "op": "vote", "vote": vote, "agree": false }))
                .await;
            while people[who].push("vote").await["vote"]["closed"] != "refused" {}
        }
    }
    one.end().await;
    two.end().await;
}

/// A node that starts asks nothing of the others that they could not give while they write.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_starts_while_another_writes() {
    let place = Place::postgres("a_node_starts_while_another_writes").await;
    let one = TestServer::start(place.config()).await;
    make(one.address, rivals(&["Anna", "Ben"])).await;
    let mut writer = PgConnection::connect(&place.database)
        .await
        .expect("it opens");
    let mut writing = writer.begin().await.expect("it begins");
    for sql in [
        "UPDATE opened SET at = at",
        "UPDATE keys SET role = role",
        "UPDATE tables SET seed = seed",
    ] {
        sqlx::query(sql)
            .execute(&mut *writing)
            .await
            .expect("it writes");
    }
    let two =
        tokio::time::timeout(Duration::from_secs(20), TestServer::start(place.config())).await;
    two.expect("it does not wait").end().await;
    writing.commit().await.expect("it commits");
    one.end().await;
}

/// Somebody who is asked loses the connection and comes back to a node that did not know the table.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_comes_late_hears_of_open_votes() {
    let place = Place::postgres("late_node_hears_votes").await;
    let (one, two) = (
        TestServer::start(place.config()).await,
        TestServer::start(place.config()).await,
    );
    let made = make(one.address, rivals(&["Anna", "Ben", "Cem"])).await;
    let mut anna = Client::open(one.address, key(&made, 0)).await;
    let mut ben = Client::open(one.address, key(&made, 1)).await;
    ben.push("table").await;
    let vote = anna
        .ask(json!({ "op": "replace", "seat": 2, "bot": "greedy" }))
        .await["vote"]
        .clone();
    assert_eq!(ben.push("vote").await["vote"]["id"], vote);
    drop(ben);
    let mut ben = Client::open(two.address, key(&made, 1)).await;
    assert_eq!(ben.push("vote").await["vote"]["id"], vote);
    assert_eq!(
        ben.ask(json!({ "op": "vote", "vote": vote, "agree": true }))
            .await["ok"],
        true
    );
    assert_eq!(ben.push("event").await["event"]["player"]["bot"], "greedy");
    one.end().await;
    two.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_nodes_write_at_once_and_nothing_is_lost() {
    let place = Place::postgres("both_nodes_write_at_once").await;
    let (one, two) = (
        TestServer::start(place.config()).await,
        TestServer::start(place.config()).await,
    );
    let made = make(one.address, rivals(&["Anna", "Ben"])).await;
    let table = made["table"].as_str().expect("a name").to_owned();
    let talk = |address, key: String, name: &'static str| async move {
        let mut person = Client::open(address, &key).await;
        let mut places = Vec::new();
        for number in 0..60 {
            let answer = person
                .ask(json!({ "op": "chat", "text": format!("{name} {number}") }))
                .await;
            places.push(answer["seq"].as_i64().unwrap_or_else(|| panic!("{answer}")));
        }
        places
    };
    let (anna, ben) = tokio::join!(
        talk(one.address, key(&made, 0).to_owned(), "Anna"),
        talk(two.address, key(&made, 1).to_owned(), "Ben")
    );
    let mut places: Vec<i64> = anna.into_iter().chain(ben).collect();
    places.sort_unstable();
    assert_eq!(
        places,
        (1..=120).collect::<Vec<i64>>(),
        "every place was given once"
    );
    assert_eq!(place.events(&table).await.len(), 120);
    one.end().await;
    two.end().await;
}

/// Somebody with two windows, on two nodes, uses one id for two things at the same moment.
#[tokio::test(flavor = "multi_thread")]
async fn an_id_means_one_thing_on_all_nodes() {
    let place = Place::postgres("an_id_means_one_thing").await;
    let (one, two) = (
        TestServer::start(place.config()).await,
        TestServer::start(place.config()).await,
    );
    let made = make(one.address, rivals(&["Anna", "Ben"])).await;
    let table = made["table"].as_str().expect("a name");
    let mut windows = [
        Client::open(one.address, key(&made, 0)).await,
        Client::open(two.address, key(&made, 0)).await,
    ];
    const ROUNDS: usize = 20;
    for round in 0..ROUNDS {
        let message = |window: &str| {
            let text = format!("{window} {round}");
            match round % 2 {
                0 => json!({ "id": round.to_string(), "op": "chat", "text": text }),
                _ => json!({ "id": round.to_string(), "op": "name", "seat": 0, "name": text }),
            }
        };
        let [left, right] = &mut windows;
        let (left, right) = tokio::join!(left.ask(message("left")), right.ask(message("right")));
        let answers = [&left, &right];
        let done = answers.iter().filter(|answer| answer["ok"] == true).count();
        let used = answers
            .iter()
            .filter(|answer| answer["error"]["code"] == "id_used");
        assert_eq!((done, used.count()), (1, 1), "{left} {right}");
    }
    assert_eq!(place.events(table).await.len(), ROUNDS);
    one.end().await;
    two.end().await;
}

/// Two people take the same name at the same moment, on two nodes.
#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_taken_once_on_all_nodes() {
    let place = Place::postgres("a_name_is_taken_once").await;
    let (one, two) = (
        TestServer::start(place.config()).await,
        TestServer::start(place.config()).await,
    );
    let made = make(one.address, rivals(&["Anna", "Ben"])).await;
    let table = made["table"].as_str().expect("a name");
    let mut anna = Client::open(one.address, key(&made, 0)).await;
    let mut ben = Client::open(two.address, key(&made, 1)).await;
    const ROUNDS: usize = 20;
    for round in 0..ROUNDS {
        let message = |seat: u8, name: &str| {
            let name = format!("{name} {round}");
            json!({ "op": "name", "seat": seat, "name": name })
        };
        // Capitals make no difference.
        let (first, second) =
            tokio::join!(anna.ask(message(0, "Kim")), ben.ask(message(1, "KIM")),);
        let answers = [&first, &second];
        let done = answers.iter().filter(|answer| answer["ok"] == true).count();
        let taken = answers
            .iter()
            .filter(|answer| answer["error"]["code"] == "name_taken");
        assert_eq!((done, taken.count()), (1, 1), "{first} {second}");
    }
    assert_eq!(place.events(table).await.len(), ROUNDS);
    one.end().await;
    two.end().await;
}

/// The clock of one node is an hour ahead of the other's: what was begun at one goes on at the
/// other.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn nodes_whose_clocks_differ_are_one_table() {
    use crate::process::{Faults, Process};
    let place = Place::postgres("nodes_whose_clocks_differ").await;
    let folder = Place::sqlite("clocks_differ");
    let faults = Faults::none(folder.folder());
    faults.jump(3_600);
    let one = TestServer::start(place.config()).await;
    let two = Process::start_with(&place.database, "", Some(&faults)).expect("it listens");
    let made = make(one.address, rivals(&["Anna", "Ben", "Cem"])).await;
    for (from, to) in [(one.address, two.address), (two.address, one.address)] {
        let ticket = Client::ticket(from, &[key(&made, 0)]).await;
        let entered = Client::redeem(to, &ticket.expect("a ticket"), None).await;
        entered.expect("it is valid").push("table").await;
    }
    let mut anna = Client::open(one.address, key(&made, 0)).await;
    let mut ben = Client::open(two.address, key(&made, 1)).await;
    while anna.push("present").await["present"] != json!([0, 1]) {}
    let asked = anna
        .ask(json!({ "op": "replace", "seat": 2, "bot": "greedy" }))
        .await;
    let vote = asked["vote"].clone();
    assert_eq!(ben.push("vote").await["vote"]["id"], vote, "{asked}");
    // Longer than it takes to look whether a vote has ended.
    tokio::time::sleep(Duration::from_secs(6)).await;
    let agreed = ben
        .ask(json!({ "op": "vote", "vote": vote, "agree": true }))
        .await;
    assert_eq!(agreed["ok"], true, "{agreed}");
    assert_eq!(ben.push("event").await["event"]["player"]["bot"], "greedy");
    one.end().await;
}
