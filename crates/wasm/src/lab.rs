//! The lab for a web page: games of two versions that meet the same luck. A page has workers of its
//! own for the games; one of them puts together what all have played.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use redtag_bots::Bot;
use redtag_games::{Playable, Visitor, visit};
use redtag_kernel::Flaw;
use redtag_kernel::play::read_json;
use redtag_lab::{Entrant, Live, Luck, Measure, Stretch, Study, Twist, Units, Version, play_games};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use wasm_bindgen::prelude::wasm_bindgen;

/// Files of content by their names.
type Files = BTreeMap<String, String>;

/// What one worker of the lab knows.
#[wasm_bindgen]
#[derive(Default)]
pub struct Lab {
    /// The games that it plays.
    pair: Option<Box<dyn Plays>>,
    /// The comparison that it puts together.
    live: Option<Live>,
}

#[wasm_bindgen]
impl Lab {
    /// A worker that knows nothing yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Answers one message, a JSON object, with another: `ok` says whether it could be done, and
    /// `id` comes back as it was sent.
    pub fn answer(&mut self, line: &str) -> String {
        let mut fields = match serde_json::from_str(line) {
            Ok(Value::Object(fields)) => fields,
            _ => Map::new(),
        };
        let id = fields.remove("id");
        let answer = match self.handle(fields) {
            Ok(told) => json!({"id": id, "ok": true, "told": told}),
            Err(flaw) => {
                let error = json!({"code": "lab", "message": flaw.to_string()});
                json!({"id": id, "ok": false, "error": error})
            }
        };
        answer.to_string()
    }
}

/// Games by their numbers.
#[derive(Deserialize)]
struct Numbers {
    first: u64,
    end: u64,
}

/// A comparison that is put together.
#[derive(Deserialize)]
struct Followed {
    measure: Measure,
    games: u64,
    alpha: f64,
    margin: f64,
}

/// Games that somebody has played.
#[derive(Deserialize)]
struct Stretches {
    stretches: Vec<Stretch>,
}

/// A comparison as somebody asks for it.
#[derive(Deserialize)]
struct Asked {
    game: String,
    /// The files of each version, or else those that the game comes with.
    old: Option<Files>,
    new: Option<Files>,
    /// Options that differ from the usual ones.
    options: Value,
    /// One bot for all seats.
    bot: String,
    games: u64,
    seed: u64,
}

/// Reads what a message says. Not as an enum of all messages, which could not read numbers that are
/// keys.
fn read<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Flaw> {
    serde_json::from_value(Value::Object(fields))
        .map_err(|error| Flaw::at("message", error.to_string()))
}

impl Lab {
    fn handle(&mut self, mut fields: Map<String, Value>) -> Result<Value, Flaw> {
        let op = fields.remove("op").unwrap_or_default();
        match op.as_str().unwrap_or_default() {
            "study" => {
                let asked: Asked = read(fields)?;
                let game = asked.game.clone();
                let prepared = visit(&game, None, asked)??;
                self.pair = Some(prepared.pair);
                Ok(json!(prepared.told))
            }
            "play" => {
                let Numbers { first, end } = read(fields)?;
                let missing = || Flaw::at("play", "no study has been prepared");
                let pair = self.pair.as_ref().ok_or_else(missing)?;
                Ok(json!(stretches(&**pair, first..end)?))
            }
            "follow" => {
                let Followed {
                    measure,
                    games,
                    alpha,
                    margin,
                } = read(fields)?;
                self.live = Some(Live::new(measure, games, alpha, margin));
                Ok(Value::Null)
            }
            "add" => {
                let Stretches { stretches } = read(fields)?;
                let missing = || Flaw::at("add", "no comparison has been begun");
                let live = self.live.as_mut().ok_or_else(missing)?;
                stretches.into_iter().for_each(|stretch| live.add(stretch));
                Ok(json!(live.figures()))
            }
            _ => Err(Flaw::at("op", "the lab does not know this")),
        }
    }
}

/// Two versions of a game whose type is not known any more.
trait Plays {
    fn games(&self) -> u64;
    fn play(&self, numbers: Range<u64>) -> Result<Stretch, Flaw>;
}

/// Plays these games, in stretches that end where units do.
fn stretches(pair: &dyn Plays, numbers: Range<u64>) -> Result<Vec<Stretch>, Flaw> {
    let units = Units::of(pair.games());
    let (mut first, end) = (numbers.start, numbers.end.min(pair.games()));
    let mut all = Vec::new();
    while first < end {
        let last = units.end(first).min(end);
        all.push(pair.play(first..last)?);
        first = last;
    }
    Ok(all)
}

struct Pair<G: Playable> {
    old: Arc<G>,
    new: Arc<G>,
    options: G::Options,
    bots: [Entrant; 1],
    games: u64,
    seed: u64,
}

impl<G: Playable> Pair<G> {
    fn study(&self) -> Study<'_, G> {
        let version = |game| Version {
            game,
            options: &self.options,
            bots: &self.bots,
            own: None,
            twist: Twist::None,
        };
        Study {
            versions: vec![version(&*self.old), version(&*self.new)],
            games: self.games,
            seed: self.seed,
            feel: false,
            cards: false,
            luck: Luck::Same,
        }
    }
}

impl<G: Playable> Plays for Pair<G> {
    fn games(&self) -> u64 {
        self.games
    }

    fn play(&self, numbers: Range<u64>) -> Result<Stretch, Flaw> {
        play_games(&self.study(), numbers)
    }
}

struct Prepared {
    pair: Box<dyn Plays>,
    told: Told,
}

/// What a page needs to know of a study.
#[derive(Serialize)]
struct Told {
    /// What decides.
    measure: Measure,
    /// All seats win or lose together.
    team: bool,
    /// How many seats.
    seats: u8,
    /// The fingerprints of both contents.
    contents: [String; 2],
    /// The version of the rules.
    rules: u32,
}

impl<G: Playable> Visitor<G> for Asked {
    type Output = Result<Prepared, Flaw>;

    fn visit(self, built_in: Arc<G>) -> Self::Output {
        let version = |files: Option<Files>| match files {
            None => Ok(built_in.clone()),
            Some(files) => G::load(Some(&json!(files).to_string())).map(Arc::new),
        };
        let bots = [Entrant::from(self.bot.parse::<Bot>()?)];
        if !redtag_lab::is_reproducible(&bots) {
            let message = "a search that is given time plays differently everywhere; give it \
                           iterations, such as search:500";
            return Err(Flaw::at("bot", message));
        }
        let pair = Pair {
            old: version(self.old)?,
            new: version(self.new)?,
            options: read_json(&self.options).map_err(|flaw| flaw.inside("options"))?,
            bots,
            games: self.games,
            seed: self.seed,
        };
        pair.study().check()?;
        let told = Told {
            measure: Measure::of::<G>(),
            team: G::COOPERATIVE,
            seats: pair.new.seats(&pair.options),
            contents: [&pair.old, &pair.new].map(|game| game.content_hash().to_owned()),
            rules: G::RULES,
        };
        Ok(Prepared {
            pair: Box::new(pair),
            told,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(lab: &mut Lab, message: &Value) -> Value {
        let answer: Value = serde_json::from_str(&lab.answer(&message.to_string())).expect("JSON");
        assert_eq!(answer["ok"], true, "{answer}");
        answer["told"].clone()
    }

    #[test]
    fn games_in_any_order_and_parts_make_one_comparison() {
        let study = |pack: &str| {
            json!({"op": "study", "game": "triage", "new": {"pack.toml": pack}, "options": {},
                   "bot": "greedy", "games": 3_000, "seed": 1})
        };
        let follow = json!({"op": "follow", "measure": "points", "games": 3_000, "alpha": 0.05, "margin": 0});
        let play = |first: u64, end: u64| json!({"op": "play", "first": first, "end": end});
        let compared = |parts: &[(u64, u64)]| {
            let mut lab = Lab::new();
            ask(&mut lab, &study("patients.king.saved_ap = 1"));
            ask(&mut lab, &follow);
            let mut told = Value::Null;
            for &(first, end) in parts {
                let stretches = ask(&mut lab, &play(first, end));
                told = ask(&mut lab, &json!({"op": "add", "stretches": stretches}));
            }
            told
        };
        let whole = compared(&[(0, 3_000)]);
        assert_eq!(whole["rows"][0]["measure"], "points");
        assert!(whole["verdict"].is_string(), "{whole}");
        let parts = [(700, 3_000), (0, 1), (1, 500), (500, 700), (500, 700)];
        assert_eq!(compared(&parts), whole);
        let begun = compared(&[(0, 100), (200, 300)]);
        assert_eq!(
            (&begun["games"], &begun["verdict"]),
            (&json!(100), &Value::Null)
        );
    }

    #[test]
    fn what_cannot_be_played_says_why() {
        let mut lab = Lab::new();
        let mut refused = |message: Value| {
            let answer: Value =
                serde_json::from_str(&lab.answer(&message.to_string())).expect("JSON");
            assert_eq!(answer["ok"], false);
            answer["error"]["message"]
                .as_str()
                .unwrap_or_default()
                .to_owned()
        };
        let study = |bot: &str, options: Value| {
            json!({"op": "study", "game": "triage", "options": options, "bot": bot, "games": 10,
                   "seed": 1})
        };
        assert!(refused(study("search:50ms", json!({}))).contains("iterations"));
        assert!(refused(study("greedy", json!({"beds": 99}))).contains("beds"));
        assert!(refused(json!({"op": "play", "first": 0, "end": 1})).contains("prepared"));
    }
}
