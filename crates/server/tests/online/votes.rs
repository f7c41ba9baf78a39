//! What a table decides together.

use serde_json::json;

use crate::client::{Client, key, make, rivals};
use crate::stores::{Place, TestServer, on_both_stores};

on_both_stores!(
    people_agree_to_take_back,
    what_is_taken_back_twice_is_taken_back_once,
    a_bot_takes_over_and_hands_back
);

async fn people_agree_to_take_back(place: Place) {
    let server = TestServer::start(place.config()).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let mut both = [
        Client::open(server.address, key(&made, 0)).await,
        Client::open(server.address, key(&made, 1)).await,
    ];
    for person in &mut both {
        person.push("table").await;
    }
    assert_eq!(
        both[0].refused(json!({ "op": "undo" })).await,
        "illegal",
        "nothing was played"
    );
    // Somebody acts until there is something that can be taken back.
    let mut asked = None;
    for _ in 0..60 {
        let (seat, action) = both[0].first_action().await;
        let who = usize::from(seat);
        both[who]
            .ask(json!({ "op": "play", "seat": seat, "action": action }))
            .await;
        let answer = both[who].ask(json!({ "op": "undo" })).await;
        if answer["ok"] == true {
            asked = Some((who, answer));
            break;
        }
    }
    let (who, answer) = asked.expect("something can be taken back");
    let vote = answer["vote"].clone();
    let told = both[1 - who].push("vote").await["vote"].clone();
    assert_eq!(
        (&told["id"], &told["needed"], &told["by"]),
        (&vote, &json!(1), &json!(who)),
        "{told}"
    );
    assert_eq!(
        both[who]
            .refused(json!({ "op": "vote", "vote": vote, "agree": true }))
            .await,
        "not_your_seat"
    );
    both[1 - who]
        .ask(json!({ "op": "vote", "vote": vote, "agree": true }))
        .await;
    while both[who].push("vote").await["vote"]["closed"] != "passed" {}
    loop {
        let event = both[who].push("event").await["event"].clone();
        if event["kind"] == "undo" {
            assert_eq!(event["undo_to"], told["what"]["undo"]["undo_to"]);
            break;
        }
    }
    assert_eq!(
        both[1 - who]
            .refused(json!({ "op": "vote", "vote": vote, "agree": true }))
            .await,
        "no_vote"
    );
    server.end().await;
}

async fn what_is_taken_back_twice_is_taken_back_once(place: Place) {
    let server = TestServer::start(place.config()).await;
    let made = make(server.address, rivals(&["Anna", "Ben"])).await;
    let keys = [key(&made, 0), key(&made, 1)];
    let mut alone = Client::enter(server.address, &keys, None)
        .await
        .expect("it lets both in");
    let mut taken = None;
    for number in 0..60 {
        let (seat, action) = alone.first_action().await;
        alone
            .ask(json!({ "op": "play", "seat": seat, "action": action }))
            .await;
        let undo = json!({ "id": format!("undo-{number}"), "op": "undo" });
        let answer = alone.ask(undo.clone()).await;
        if answer["ok"] == true {
            taken = Some((undo, answer));
            break;
        }
    }
    let (undo, answer) = taken.expect("something can be taken back");
    assert!(answer["seq"].is_number(), "nobody else has a say: {answer}");
    assert_eq!(alone.ask(undo).await, answer);
    assert_eq!(alone.ask(json!({ "op": "ping" })).await["ok"], true);
    let kept = place.events(made["table"].as_str().expect("a name")).await;
    assert_eq!(
        kept.len(),
        answer["seq"].as_u64().map_or(0, |seq| seq as usize)
    );
    server.end().await;
}

async fn a_bot_takes_over_and_hands_back(place: Place) {
    let server = TestServer::start(place.config()).await;
    let made = make(server.address, rivals(&["Anna", "Ben", "Cem"])).await;
    let mut anna = Client::open(server.address, key(&made, 0)).await;
    let replace = json!({ "op": "replace", "seat": 1, "bot": "greedy" });
    assert_eq!(anna.refused(replace.clone()).await, "nobody_agrees");
    let mut cem = Client::open(server.address, key(&made, 2)).await;
    cem.push("table").await;
    let vote = anna.ask(replace.clone()).await["vote"].clone();
    cem.push("vote").await;
    cem.ask(json!({ "op": "vote", "vote": vote, "agree": false }))
        .await;
    while anna.push("vote").await["vote"]["closed"] != "refused" {}
    let vote = anna.ask(replace.clone()).await["vote"].clone();
    cem.ask(json!({ "op": "vote", "vote": vote, "agree": true }))
        .await;
    let taken = cem.push("event").await["event"].clone();
    assert_eq!(
        (&taken["kind"], &taken["player"]),
        (&json!("player"), &json!({ "name": "Ben", "bot": "greedy" }))
    );
    let mut ben = Client::open(server.address, key(&made, 1)).await;
    ben.push("table").await;
    assert_eq!(
        ben.refused(json!({ "op": "play", "seat": 1, "action": "end" }))
            .await,
        "bot_plays"
    );
    assert_eq!(
        ben.ask(json!({ "op": "return", "seat": 1 })).await["ok"],
        true
    );
    assert_eq!(
        anna.refused(replace).await,
        "is_here",
        "nobody is replaced who is at the table"
    );
    let mut owner = Client::enter(
        server.address,
        &[made["owner"].as_str().expect("a key")],
        None,
    )
    .await
    .expect("the key is good");
    assert_eq!(owner.push("table").await["you"]["owner"], true);
    assert_eq!(
        anna.refused(json!({ "op": "webhook", "url": null })).await,
        "not_owner"
    );
    assert_eq!(
        owner
            .refused(json!({ "op": "webhook", "url": "file:///etc/passwd" }))
            .await,
        "bad_request"
    );
    assert_eq!(
        owner
            .ask(json!({ "op": "webhook", "url": "https://example.org/turn" }))
            .await["ok"],
        true
    );
    server.end().await;
}
