use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::json;

use super::*;

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Move {
    Pass,
    Draw(u8),
    Place {
        at: [u8; 2],
        face: Option<Face>,
        #[serde(default)]
        counts: BTreeMap<u8, i8>,
    },
    Deal(Vec<Face>),
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Face {
    name: String,
}

#[test]
fn every_form_is_read() {
    for (written, read) in [
        (json!("pass"), Move::Pass),
        (json!({"draw": 3}), Move::Draw(3)),
        (
            json!({"place": {"at": [1, 2], "face": null, "counts": {"7": -1}}}),
            Move::Place {
                at: [1, 2],
                face: None,
                counts: BTreeMap::from([(7, -1)]),
            },
        ),
        (
            json!({"deal": [{"name": "king"}]}),
            Move::Deal(vec![Face {
                name: "king".into(),
            }]),
        ),
    ] {
        assert_eq!(read_json(&written), Ok(read), "{written}");
    }
}

#[test]
fn a_flaw_speaks_of_json_and_names_its_place() {
    for (written, told) in [
        (
            json!("fly"),
            "unknown name `fly`, expected one of `pass`, `draw`, `place`, `deal`",
        ),
        (
            json!(5),
            "this is the number 5, but one of `pass`, `draw`, `place`, `deal` is expected",
        ),
        (
            json!({"pass": 1, "draw": 2}),
            "this is an object of 2 fields, but one with a single field, one of `pass`, \
             `draw`, `place`, `deal`, is expected",
        ),
        (
            json!("draw"),
            "`draw` does not stand alone: {\"draw\": …} is expected",
        ),
        (
            json!({"pass": 1}),
            "pass: this stands alone: \"pass\" is expected",
        ),
        (
            json!({"draw": [3]}),
            "draw: this is a list, but a whole number from 0 to 255 is expected",
        ),
        (
            json!({"draw": 300}),
            "draw: this is the number 300, but a whole number from 0 to 255 is expected",
        ),
        (
            json!({"place": [[1, 2], null]}),
            "place: this is a list, but an object is expected",
        ),
        (
            json!({"place": {"at": [1], "face": null}}),
            "place.at: this is a list of 1, but a list of 2 is expected",
        ),
        (
            json!({"place": {"at": [1, 2, 3], "face": null}}),
            "place.at: this is a list of 3, but a list of 2 is expected",
        ),
        (
            json!({"place": {"face": null}}),
            "place: missing field `at`",
        ),
        (
            json!({"place": {"at": [1, 2], "face": null, "so": 1}}),
            "place: unknown field `so`, expected one of `at`, `face`, `counts`",
        ),
        (
            json!({"place": {"at": [1, 2], "face": null, "counts": {"x": 1}}}),
            "place.counts: this is the text \"x\", but a whole number from 0 to 255 is \
             expected",
        ),
        (
            json!({"deal": [{"name": "king"}, ["queen"]]}),
            "deal[1]: this is a list, but an object is expected",
        ),
        (
            json!({"deal": [{"name": true}]}),
            "deal[0].name: this is true, but a string is expected",
        ),
        (
            json!({"deal": {}}),
            "deal: this is an object, but a list is expected",
        ),
    ] {
        let flaw = read_json::<Move>(&written).expect_err("it is wrong");
        assert_eq!(flaw.to_string(), told);
    }
}
