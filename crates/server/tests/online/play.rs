use redtag_server::Config;
use serde_json::json;

use crate::client::{Client, Follower, key, make, rivals};
use crate::stores::{Scratch, Server};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_to_the_end() {
    let scratch = Scratch::new("two");
    let server = Server::start(Config::new(format!("sqlite:{}", scratch.0.join("t.sqlite").display()))).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let mut people = [
        Client::open(server.address, key(&made, 0)).await,
        Client::open(server.address, key(&made, 1)).await,
    ];
    let mut followers = Vec::new();
    for person in &mut people {
        followers.push(Follower::new(&person.push("table").await));
    }
    let mut number = 0;
    while let Some((seat, action)) = followers[0].choose(number) {
        number += 7;
        let at = followers[0].moved;
        let answer = people[usize::from(seat)]
            .ask(json!({ "op": "play", "seat": seat, "action": action, "at": at }))
            .await;
        assert_eq!(answer["ok"], true, "{answer}");
        for (person, follower) in people.iter_mut().zip(&mut followers) {
            follower.follow(&person.push("event").await["event"]);
        }
        assert_eq!(followers[0].moved, answer["seq"].as_i64().unwrap());
    }
    for (person, follower) in people.iter_mut().zip(&mut followers) {
        follower.follow(&person.push("event").await["event"]);
        assert!(follower.over.is_some());
    }
    let journal = people[0].ask(json!({ "op": "journal" })).await;
    let journal = journal["journal"].as_str().unwrap();
    let verify =
        redtag_games::Session::default().answer(&json!({ "op": "verify", "journal": journal }).to_string());
    assert!(verify.contains("\"fair\":true"), "{verify}");
    server.end().await;
}
