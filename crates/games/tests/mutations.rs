//! Bad input from anyone: mutated messages, journals, positions and content give an error that says
//! what and where, and change nothing. Nothing panics.
//!
//! `REDTAG_MUTATIONS` sets how many of them are tried in all (20,000 if not set) or, as `60s`, for
//! how long.

use std::sync::Arc;
use std::time::{Duration, Instant};

use redtag_games::Session;
use redtag_kernel::play::sketch;
use redtag_kernel::{Fast, Game, Match, Turn, content};
use redtag_triage::{Content, Options, Triage};
use serde_json::Value;

#[test]
fn mutated_input_is_refused_or_played_by_the_rules() {
    let budget = Budget::from_environment();
    let mut luck = Fast::new(0xbad, 0);
    let mut bench = Bench::new();
    let mut tried = [0u64; 4];
    let mut refused = [0u64; 4];
    while !budget.is_spent(tried.iter().sum()) {
        for kind in 0..4 {
            let mutant = bench.mutant(kind, &mut luck);
            refused[kind] += u64::from(!bench.try_out(kind, &mutant, &mut luck));
            tried[kind] += 1;
        }
    }
    println!("messages, journals, positions, content tried {tried:?}, refused {refused:?}");
    assert!(
        refused
            .iter()
            .zip(tried)
            .all(|(&refused, tried)| refused * 2 > tried),
        "most mutants are refused"
    );
}

enum Budget {
    Count(u64),
    Until(Instant),
}

impl Budget {
    fn from_environment() -> Self {
        let written = std::env::var("REDTAG_MUTATIONS").unwrap_or_else(|_| "20000".into());
        match written.strip_suffix('s') {
            Some(seconds) => {
                Self::Until(Instant::now() + Duration::from_secs(seconds.parse().expect("seconds")))
            }
            None => Self::Count(written.parse().expect("a number")),
        }
    }

    fn is_spent(&self, tried: u64) -> bool {
        match self {
            Self::Count(count) => tried >= *count,
            Self::Until(end) => Instant::now() >= *end,
        }
    }
}

/// What is tried, and what it is tried on.
struct Bench {
    game: Arc<Triage>,
    session: Session,
    journal: String,
    corpus: [Vec<String>; 4],
}

impl Bench {
    fn new() -> Self {
        let game = Arc::new(Triage::official().expect("the content is sound"));
        let mut match_ = new_match(&game);
        for step in 0..12 {
            let actions = match_.legal(0);
            match_
                .play(0, actions[step % actions.len()])
                .expect("it is on the list");
        }
        let journal = match_.journal();
        let position = serde_json::to_string(match_.position()).expect("a position can be written");
        let messages = include_str!("messages.jsonl")
            .lines()
            .map(str::to_owned)
            .collect();
        let sketches = include_str!("positions.toml")
            .split("---\n")
            .map(str::to_owned);
        let positions = sketches.chain([position]).collect();
        let corpus = [
            messages,
            vec![journal.clone()],
            positions,
            vec![Content::OFFICIAL.to_owned()],
        ];
        let mut bench = Self {
            game,
            session: Session::default(),
            journal,
            corpus,
        };
        bench.restart();
        bench
    }

    /// Back to a match in the middle.
    fn restart(&mut self) {
        let open = serde_json::json!({"op": "open", "journal": self.journal});
        let answer = self.session.answer(&open.to_string());
        assert!(answer.starts_with(r#"{"ok":true"#), "{answer}");
    }

    fn mutant(&self, kind: usize, luck: &mut Fast) -> String {
        let corpus = &self.corpus[kind];
        let other = &self.corpus[luck.below(4)];
        let mut bytes = corpus[luck.below(corpus.len())].clone().into_bytes();
        for _ in 0..=luck.below(3) {
            mutate(&mut bytes, other[luck.below(other.len())].as_bytes(), luck);
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// True if it was taken as sound.
    fn try_out(&mut self, kind: usize, mutant: &str, luck: &mut Fast) -> bool {
        match kind {
            0 => self.message(mutant),
            1 => self.journal(mutant),
            2 => self.position(mutant, luck),
            _ => content_pack(mutant, luck),
        }
    }

    fn message(&mut self, message: &str) -> bool {
        let answer: Value =
            serde_json::from_str(&self.session.answer(message)).expect("an answer is JSON");
        if answer["ok"] == true {
            self.restart();
            return true;
        }
        let told = answer["error"]["message"].as_str().unwrap_or_default();
        assert!(
            told.len() > 5 && answer["error"]["code"].is_string(),
            "{message}: {answer}"
        );
        let journal: Value =
            serde_json::from_str(&self.session.answer(r#"{"op":"journal"}"#)).expect("JSON");
        assert_eq!(
            journal["journal"],
            self.journal.as_str(),
            "{message} changed the match"
        );
        false
    }

    fn journal(&self, journal: &str) -> bool {
        match Match::open(self.game.clone(), journal) {
            Ok(_) => true,
            Err(error) => {
                assert!(
                    error.to_string().contains("journal") || error.to_string().contains("line"),
                    "{error}"
                );
                false
            }
        }
    }

    fn position(&self, written: &str, luck: &mut Fast) -> bool {
        let value = match written.starts_with('{') {
            true => serde_json::from_str(written).map_err(|error| error.to_string()),
            false => {
                content::parse::<Value>("position.toml", written).map_err(|flaw| flaw.to_string())
            }
        };
        let position = value.and_then(|value| {
            sketch(&*self.game, &Options::default(), &value).map_err(|flaw| flaw.to_string())
        });
        match position {
            Ok(position) => {
                play_on(&self.game, position, luck);
                true
            }
            Err(told) => {
                assert!(told.len() > 5, "{written}: {told}");
                false
            }
        }
    }
}

fn new_match(game: &Arc<Triage>) -> Match<Triage> {
    Match::new(
        game.clone(),
        Options::default(),
        Some("mutations".into()),
        &[],
    )
    .expect("the options are sound")
}

fn content_pack(written: &str, luck: &mut Fast) -> bool {
    match Content::read(written) {
        Ok(content) => {
            let game = Triage::new(content);
            if let Ok(position) = game.set_up(&Options::default(), luck, &mut ()) {
                play_on(&game, position, luck);
            }
            true
        }
        Err(flaw) => {
            assert!(
                flaw.place.starts_with("triage.toml") && flaw.message.len() > 5,
                "{flaw:?}"
            );
            false
        }
    }
}

/// What is sound can be played to its end, every position on the way sound too.
fn play_on(game: &Triage, mut position: <Triage as Game>::Position, luck: &mut Fast) {
    let mut actions = Vec::new();
    for _ in 0..10_000 {
        assert_eq!(game.audit(&position), Ok(()));
        if game.turn(&position) == Turn::Over {
            return;
        }
        actions.clear();
        game.legal_actions(&position, 0, &mut actions);
        let action = actions[luck.below(actions.len())];
        game.apply(&mut position, 0, action, luck, &mut ());
    }
    panic!("no end: {position:?}");
}

/// Changes something: a byte, a digit, a piece cut out, doubled, moved or taken from elsewhere.
fn mutate(bytes: &mut Vec<u8>, other: &[u8], luck: &mut Fast) {
    if bytes.is_empty() {
        return bytes.extend(other);
    }
    let at = luck.below(bytes.len());
    let length = 1 + luck.below((bytes.len() - at).min(24));
    match luck.below(8) {
        0 => bytes[at] = luck.below(256) as u8,
        1 => bytes[at] ^= 1 << luck.below(8),
        2 => _ = bytes.drain(at..at + length),
        3 => bytes
            .splice(at..at, bytes[at..at + length].to_vec())
            .for_each(drop),
        4 => bytes.truncate(at),
        5 => {
            let from = luck.below(other.len());
            let piece = other[from..(from + length).min(other.len())].to_vec();
            bytes.splice(at..at, piece).for_each(drop);
        }
        6 => {
            let digits: Vec<usize> = (0..bytes.len())
                .filter(|&at| bytes[at].is_ascii_digit())
                .collect();
            if let Some(&digit) = digits.get(luck.below(digits.len())) {
                bytes[digit] = b'0' + luck.below(10) as u8;
            }
        }
        _ => {
            let to = luck.below(bytes.len());
            bytes.swap(at, to);
        }
    }
}
