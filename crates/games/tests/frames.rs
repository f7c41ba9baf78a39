//! How things stood at each event, for clients that play events one after the other.

use redtag_games::{NAMES, Session};
use serde_json::{Value, json};

fn ask(session: &mut Session, message: &Value) -> Value {
    serde_json::from_str(&session.answer(&message.to_string())).expect("an answer is JSON")
}

/// Plays a game by a bot, with frames: each event has one, and they are told again the same.
fn play_with_frames(game: &str, actions: usize) -> usize {
    let mut session = Session::default();
    let mut state = ask(
        &mut session,
        &json!({"op": "new", "game": game, "seed": "frames"}),
    );
    let mut changes = 0;
    for number in 0..actions {
        let Some(to_act) = state["to_act"].get(0).cloned() else {
            break;
        };
        let hint = ask(
            &mut session,
            &json!({"op": "hint", "seat": to_act["seat"], "bot": "random"}),
        );
        let before = state["position"].clone();
        state = ask(
            &mut session,
            &json!({"op": "play", "seat": to_act["seat"], "action": hint["action"],
                "frames": true}),
        );
        assert_eq!(state["ok"], true, "{game}: {state}");
        let events = state["events"].as_array().expect("events");
        let frames = state["frames"].as_array().expect("frames").clone();
        assert_eq!(frames.len(), events.len(), "{game}: one frame an event");
        let again = ask(&mut session, &json!({"op": "frames", "action": number}));
        assert_eq!(again["frames"], json!(frames), "{game}: the same again");
        for frame in &frames {
            assert_eq!(
                frame["scores"].as_array().map(Vec::len),
                state["scores"].as_array().map(Vec::len)
            );
            assert_eq!(frame.get("seen").is_some(), state.get("seen").is_some());
        }
        if let Some(last) = frames.last() {
            changes += usize::from(last["position"] != before);
        }
    }
    changes
}

#[test]
fn every_event_of_every_game_has_a_frame() {
    for game in NAMES {
        assert!(play_with_frames(game, 150) > 10, "{game}: frames move on");
    }
}

#[test]
fn the_set_up_has_frames_and_what_was_not_played_has_none() {
    for game in NAMES {
        let mut session = Session::default();
        ask(
            &mut session,
            &json!({"op": "new", "game": game, "seed": "frames"}),
        );
        let opening = ask(&mut session, &json!({"op": "log"}))["log"][0]["events"].clone();
        let frames = ask(&mut session, &json!({"op": "frames"}))["frames"].clone();
        assert_eq!(
            frames.as_array().map(Vec::len),
            opening.as_array().map(Vec::len)
        );
        let refused = ask(&mut session, &json!({"op": "frames", "action": 0}));
        assert_eq!(refused["error"]["code"], "bad_request", "{refused}");
    }
}

/// An action without events has an empty list of frames; without being asked there is none.
#[test]
fn frames_are_there_if_they_are_asked_for() {
    let mut session = Session::default();
    let complications = json!({"damage": 2, "lowest": 2, "bed": 0, "spent": [0, 0, 0, 0]});
    let king = json!({"rank": "king", "health": 2});
    let position = json!({"phase": {"complications": complications}, "beds": [king, king]});
    let load = json!({"op": "load", "game": "triage", "seed": "s", "position": position});
    let mut protect = |frames: bool| {
        ask(&mut session, &load);
        let play = json!({"op": "play", "seat": 0, "action": {"protect": 1}, "frames": frames});
        ask(&mut session, &play)
    };
    let asked = protect(true);
    assert_eq!(
        (&asked["events"], &asked["frames"]),
        (&json!([]), &json!([]))
    );
    assert_eq!(protect(false).get("frames"), None);
}
