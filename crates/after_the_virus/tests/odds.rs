//! Odds against plain enumeration: everything that may be done in a turn, everything that chance
//! may bring, and nothing else of the rules.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use redtag_after_the_virus::{
    Action, AfterTheVirus, Card, Content, Event, Options, Position, Spot,
};
use redtag_kernel::chance::{ScriptError, Scripted};
use redtag_kernel::odds::{Fates, Odds, Oracle};
use redtag_kernel::{Fast, Game, Match, Seat, Turn};
use serde_json::{Map, Value, json};

const WOUNDED: usize = 0;
const DIES: usize = 1;
const WON: usize = 2;

fn official() -> Arc<AfterTheVirus> {
    static GAME: LazyLock<Arc<AfterTheVirus>> =
        LazyLock::new(|| Arc::new(AfterTheVirus::official().expect("the content is sound")));
    GAME.clone()
}

fn c(id: &str) -> Card {
    let card = official().content.find(id);
    card.unwrap_or_else(|| panic!("no card is called {id:?}"))
}

/// A player who has these cards in these places; all others are in the draw deck.
fn player(character: usize, zones: &[(&str, &[&str])], more: &Value) -> Value {
    let mut player = more.clone();
    player["character"] = json!(character);
    let game = official();
    let mut rest: HashMap<Card, u8> = game.content.deck.iter().collect();
    rest.retain(|card, _| !card.is_zombie());
    for (zone, ids) in zones {
        let mut cards = Map::new();
        for id in *ids {
            *rest.get_mut(&c(id)).expect("it is there") -= 1;
            let count = cards.entry(c(id).number().to_string()).or_insert(json!(0));
            *count = json!(count.as_u64().unwrap_or(0) + 1);
        }
        match *zone {
            "top" => player["area"]["top"] = ids.iter().map(|id| c(id).number()).collect(),
            "unseen" => player["area"]["unseen"] = Value::Object(cards),
            zone => player[zone] = Value::Object(cards),
        }
    }
    let rest = rest.into_iter().filter(|&(_, count)| count > 0);
    player["draw"] = rest
        .map(|(card, count)| (card.number().to_string(), json!(count)))
        .collect();
    if player["area"]["unseen"].is_null() {
        player["area"]["unseen"] = json!({});
    }
    player
}

fn table(mission: &str, players: &[Value]) -> Match<AfterTheVirus> {
    let options = Options {
        seats: players.len() as u8,
        mission: mission.into(),
        ..Options::default()
    };
    Match::from_sketch(official(), options, &json!({ "players": players }), None)
        .unwrap_or_else(|flaw| panic!("{flaw}\n{players:#?}"))
}

fn zombies(printed: &[u8]) -> Value {
    let cards = printed.iter().map(|n| json!({ "printed": n, "left": n }));
    cards.collect()
}

/// The same question, answered by trying everything.
struct Plain {
    game: Arc<AfterTheVirus>,
    turn: u8,
    fate: usize,
    known: HashMap<Position, f64>,
}

impl Plain {
    fn new(from: &Position, fate: usize) -> Self {
        Self {
            game: official(),
            turn: from.turn,
            fate,
            known: HashMap::new(),
        }
    }

    fn position(&mut self, position: &Position) -> f64 {
        if let Some(&known) = self.known.get(position) {
            return known;
        }
        let Turn::Act(seats) = self.game.turn(position) else {
            return 0.0;
        };
        let mut best = f64::from(u8::from(self.fate != WON));
        for seat in seats.iter() {
            let mut actions = Vec::new();
            self.game.legal_actions(position, seat, &mut actions);
            for action in actions {
                let odds = self.action(position, seat, action);
                best = if self.fate == WON {
                    best.max(odds)
                } else {
                    best.min(odds)
                };
            }
        }
        self.known.insert(*position, best);
        best
    }

    fn action(&mut self, position: &Position, seat: Seat, action: Action) -> f64 {
        let mut sum = 0.0;
        let mut open: Vec<(f64, Vec<u16>)> = vec![(1.0, Vec::new())];
        while let Some((share, script)) = open.pop() {
            let (mut chance, mut after) = (Scripted::new(&script), *position);
            let mut events = Vec::new();
            self.game
                .apply(&mut after, seat, action, &mut chance, &mut events);
            let Err(ScriptError::Asks { question, .. }) = chance.verdict() else {
                sum += share * self.reached(&after, &events);
                continue;
            };
            let possible = question.weights.iter().zip(0u16..);
            let mut possible: Vec<(u8, u16)> = possible
                .map(|(&w, at)| (w, at))
                .filter(|&(w, _)| w > 0)
                .collect();
            // The next hand comes too late.
            if question.what != "area" {
                possible = vec![(1, possible[0].1)];
            }
            let all: f64 = possible.iter().map(|&(weight, _)| f64::from(weight)).sum();
            for (weight, outcome) in possible {
                let longer = script.iter().copied().chain([outcome]).collect();
                open.push((share * f64::from(weight) / all, longer));
            }
        }
        sum
    }

    fn reached(&mut self, after: &Position, events: &[Event]) -> f64 {
        let comes = |event: &Event| match self.fate {
            WOUNDED => matches!(event, Event::Wounded { .. }),
            DIES => matches!(event, Event::Died { .. }),
            _ => matches!(event, Event::Won),
        };
        if events.iter().any(comes) {
            1.0
        } else if after.turn > self.turn || after.ending.is_some() {
            0.0
        } else {
            self.position(after)
        }
    }
}

/// What is called exact is right, and an interval has the right number in it; how many were exact?
fn agree(match_: &Match<AfterTheVirus>) -> (u32, u32) {
    let (position, game) = (match_.position(), match_.game());
    let (mut exact, mut asked) = (0, 0);
    for fate in [WOUNDED, DIES, WON] {
        let mut oracle = Oracle::new(&**game, position, fate, 100_000);
        let mut plain = Plain::new(position, fate);
        let mut compare = |odds: Odds, truth: f64, what: &dyn std::fmt::Debug| {
            asked += 1;
            exact += u32::from(odds.is_exact());
            assert!(
                odds.low < truth + 1e-9 && odds.high > truth - 1e-9,
                "{}, {what:?}: {odds:?}, but it is {truth}\n{position:#?}",
                AfterTheVirus::FATES[fate]
            );
        };
        compare(oracle.at_best(), plain.position(position), &"at best");
        let Turn::Act(seats) = match_.turn() else {
            continue;
        };
        for seat in seats.iter() {
            for action in match_.legal(seat) {
                let truth = plain.action(position, seat, action);
                compare(oracle.after(seat, action), truth, &action);
            }
        }
    }
    (exact, asked)
}

#[track_caller]
fn check(match_: &Match<AfterTheVirus>, fate: usize, expected: f64) {
    let odds = Oracle::new(&**match_.game(), match_.position(), fate, 100_000).at_best();
    assert!(odds.is_exact(), "{odds:?}");
    assert!(
        (odds.low - expected).abs() < 1e-9,
        "{odds:?}, not {expected}"
    );
    let truth = Plain::new(match_.position(), fate).position(match_.position());
    assert!((truth - expected).abs() < 1e-9, "plainly it is {truth}");
}

/// R31: Pub heals when Safe House saves a Survivor who still has to be prepared.
#[test]
fn a_survivor_in_time_keeps_one_alive() {
    let zones: [(&str, &[&str]); 3] = [
        ("prepared", &["pub"]),
        ("sideways", &["survivor"]),
        ("hand", &["safe-house", "raid"]),
    ];
    let more = json!({ "wounds": { "arm": true, "leg": true }, "attacking": zombies(&[1]) });
    check(&table("1A", &[player(0, &zones, &more)]), DIES, 0.0);
}

/// R31: one of two cards of the area wins, and a Survivor may bring it.
#[test]
fn cards_that_are_turned_up_can_win() {
    let search = |hand: &[&str], prepared: &[&str]| {
        let zones: [(&str, &[&str]); 4] = [
            ("hand", hand),
            ("prepared", prepared),
            ("unseen", &["car", "dog"]),
            ("destroyed", &["motorcycle"]),
        ];
        table("3A", &[player(0, &zones, &json!({}))])
    };
    check(&search(&["safe-house"], &["survivor"]), WON, 0.5);
    check(&search(&["run", "run", "raid"], &[]), WON, 1.0);
    check(&search(&["run", "raid"], &[]), WON, 0.5);
}

/// R18: a friend knows which card is on top.
#[test]
fn a_known_card_helps_a_friend() {
    let friend: [(&str, &[&str]); 2] = [("hand", &["run", "raid", "survivor"]), ("top", &["dog"])];
    let leg = json!({ "wounds": { "leg": true } });
    let players = [
        player(0, &[], &json!({ "attacking": zombies(&[1]) })),
        player(1, &friend, &leg),
    ];
    check(&table("1A", &players), WOUNDED, 0.0);
}

/// However many unseen cards are left, what they bring is followed up.
#[test]
fn many_unseen_cards_are_followed_up() {
    let many = ["antidote", "car", "dog", "lab", "vip", "cure", "machete"];
    let zones: [(&str, &[&str]); 2] = [("hand", &["survivor", "raid"]), ("unseen", &many)];
    let match_ = table(
        "1A",
        &[player(0, &zones, &json!({ "attacking": zombies(&[1]) }))],
    );
    // Antidote and Dog help: Raid retrieves them, and both are prepared for nothing.
    check(&match_, WOUNDED, 5.0 / 7.0);
    agree(&match_);
    let zones: [(&str, &[&str]); 3] = [
        ("hand", &["survivor", "raid"]),
        ("unseen", &many),
        ("prepared", &["entrenchment"]),
    ];
    let more = json!({ "attacking": zombies(&[2]) });
    check(&table("1A", &[player(0, &zones, &more)]), WOUNDED, 0.0);
}

/// A position as somebody would write it, with all other cards in the area deck.
fn open(sketch: &Value) -> Match<AfterTheVirus> {
    let options = Options::default();
    let mut sketch = sketch.clone();
    for player in sketch["players"].as_array_mut().expect("players") {
        let mut rest: HashMap<Card, u8> = official().content.deck.iter().collect();
        rest.retain(|card, _| !card.is_zombie());
        for zone in ["hand", "sideways", "prepared"] {
            for (card, count) in player[zone].as_object().into_iter().flatten() {
                let number: u8 = card.parse().expect("a number");
                let card = Card::try_from(number).expect("a card");
                *rest.get_mut(&card).expect("it is there") -=
                    count.as_u64().expect("a number") as u8;
            }
        }
        let rest = rest.into_iter().filter(|&(_, count)| count > 0);
        player["area"]["unseen"] = rest
            .map(|(card, count)| (card.number().to_string(), json!(count)))
            .collect();
        player["wave"] = json!(1);
    }
    Match::from_sketch(official(), options, &sketch, None).unwrap_or_else(|flaw| panic!("{flaw}"))
}

fn after(match_: &Match<AfterTheVirus>, fate: usize, action: Action) -> Odds {
    Oracle::new(&**match_.game(), match_.position(), fate, 200_000).after(0, action)
}

#[track_caller]
fn is_exactly(odds: Odds, expected: f64) {
    assert!(
        odds.is_exact() && (odds.low - expected).abs() < 1e-9,
        "{odds:?}, not {expected}"
    );
}

/// R23: whoever is asked where the wound goes is wounded by every answer.
#[test]
fn the_wound_itself_is_a_wound() {
    let mut match_ =
        open(&json!({ "players": [{ "hand": { "8": 1 }, "attacking": zombies(&[1]) }] }));
    match_.play(0, Action::Fight(0)).expect("it attacks");
    let best = Oracle::new(&*official(), match_.position(), WOUNDED, 1_000).at_best();
    is_exactly(best, 1.0);
    for spot in Spot::ALL {
        is_exactly(after(&match_, WOUNDED, Action::Wound(spot)), 1.0);
    }
}

/// The best over all actions is no wider than what they prove, also in the middle of a payment.
#[test]
fn the_whole_is_as_exact_as_its_parts() {
    let leg = json!({ "leg": true });
    let mut match_ = open(&json!({ "players": [{
        "hand": { "5": 1, "8": 1 }, "wounds": leg, "attacking": zombies(&[1]),
    }] }));
    match_
        .play(0, Action::Scout)
        .expect("there is a card to pay with");
    // Of 38 cards Shotgun and Antidote help, for the other card of the hand.
    for (fate, expected) in [(WOUNDED, 36.0 / 38.0), (WON, 0.0)] {
        let mut oracle = Oracle::new(&**match_.game(), match_.position(), fate, 200_000);
        is_exactly(oracle.at_best(), expected);
        is_exactly(oracle.after(0, Action::Choose(c("run"))), expected);
    }
}

/// With three cards two can be turned up and one of them used; the whole area deck is unseen.
#[test]
fn several_unseen_cards_are_followed_up() {
    let match_ = open(&json!({ "players": [{
        "hand": { "5": 3 }, "wounds": { "leg": true }, "attacking": zombies(&[1]),
    }] }));
    let truth = 1.0 - (7.0 / 37.0 + 30.0 / 37.0 * 2.0 / 36.0);
    let best = Oracle::new(&*official(), match_.position(), WOUNDED, 200_000).at_best();
    is_exactly(best, truth);
    is_exactly(after(&match_, WOUNDED, Action::Scout), truth);
}

/// What is turned up can be left lying: it is enough if all is well without it.
#[test]
fn what_is_turned_up_need_not_help() {
    let match_ = open(&json!({ "players": [{
        "hand": { "6": 1, "8": 1, "12": 1 }, "sideways": { "13": 1 },
        "attacking": zombies(&[1, 1]),
    }] }));
    is_exactly(after(&match_, WOUNDED, Action::Scout), 0.0);
    let match_ = open(&json!({ "mission": 1, "goal": 4, "players": [{
        "saved": 3, "hand": { "7": 1, "8": 1 }, "prepared": { "8": 1 },
    }] }));
    is_exactly(after(&match_, WON, Action::Scout), 1.0);
}

/// Four cards at most can be prepared here, six are needed.
#[test]
fn what_is_out_of_reach_is_not_won() {
    let match_ = open(&json!({ "players": [{
        "hand": { "6": 1, "8": 1, "12": 1 }, "sideways": { "13": 1 },
        "attacking": zombies(&[1, 1]),
    }] }));
    let best = Oracle::new(&*official(), match_.position(), WON, 200_000).at_best();
    is_exactly(best, 0.0);
    for seats in 1..=3 {
        let options = Options {
            seats,
            ..Options::default()
        };
        let game = official();
        let position = game.set_up(&options, &mut Fast::new(3, seats.into()), &mut ());
        let position = position.expect("the options are sound");
        is_exactly(Oracle::new(&*game, &position, WON, 200_000).at_best(), 0.0);
    }
}

/// The budget bounds what is looked at, and so the time, however many play.
#[test]
fn odds_take_no_longer_than_the_budget() {
    let game = official();
    for seats in 1..=3 {
        for number in 0..4 {
            let options = Options {
                seats,
                ..Options::default()
            };
            let position = game.set_up(&options, &mut Fast::new(5, number), &mut ());
            let position = position.expect("the options are sound");
            for fate in [WOUNDED, DIES, WON] {
                let mut oracle = Oracle::new(&*game, &position, fate, 20_000);
                oracle.at_best();
                let looked = oracle.looked();
                assert!(looked < 22_000, "{looked} positions for {seats} players");
            }
        }
    }
}

/// Random small positions of one and of two players.
#[test]
fn odds_are_those_of_plain_enumeration() {
    let numbers = 5..=40;
    let names: Vec<String> = Content::OFFICIAL
        .split("[[card]]")
        .filter_map(|card| card.split("id = \"").nth(1)?.split('"').next())
        .map(str::to_owned)
        .filter(|id| {
            official()
                .content
                .find(id)
                .is_some_and(|card| numbers.contains(&card.number()))
        })
        .collect();
    assert_eq!(names.len(), 36);
    let missions = ["1A", "1B", "2A", "3A", "4B", "5C", "2C"];
    let (mut exact, mut asked) = (0, 0);
    for number in 0..80 {
        let mut luck = Fast::new(18, number);
        let mut pool = names.clone();
        let mut draw = |luck: &mut Fast, most: usize, play: bool| -> Vec<String> {
            let wanted = luck.below(most + 1);
            let event = |id: &String| play && official().content.card(c(id)).is_event();
            let mut cards = Vec::new();
            for _ in 0..wanted {
                let at = luck.below(pool.len());
                if !event(&pool[at]) {
                    cards.push(pool.swap_remove(at));
                }
            }
            cards
        };
        let mut players = Vec::new();
        let seats = 1 + usize::from(number % 4 == 3);
        for seat in 0..seats {
            let less = seats - 1;
            let zones = [
                ("hand", draw(&mut luck, 2, false)),
                ("sideways", draw(&mut luck, 2 - less, true)),
                ("prepared", draw(&mut luck, 2 - less, true)),
                ("scouted", draw(&mut luck, 1, false)),
                ("unseen", draw(&mut luck, 2 - less, false)),
            ];
            let zones: Vec<(&str, Vec<&str>)> = zones
                .iter()
                .map(|(zone, cards)| (*zone, cards.iter().map(String::as_str).collect()))
                .collect();
            let zones: Vec<(&str, &[&str])> = zones
                .iter()
                .map(|(zone, cards)| (*zone, &cards[..]))
                .collect();
            let attacking: &[u8] = [&[1][..], &[2], &[1, 2], &[3]][luck.below(4)];
            let attacking = if seat == 0 { attacking } else { &[] };
            let more = json!({
                "attacking": zombies(attacking),
                "saved": luck.below(4),
                "killed": 17 + luck.below(3),
                "wounds": { "arm": luck.below(3) == 0, "leg": luck.below(2) == 0 },
            });
            players.push(player(seat, &zones, &more));
        }
        let mission = missions[luck.below(missions.len())];
        let options = Options {
            seats: players.len() as u8,
            mission: mission.into(),
            ..Options::default()
        };
        let sketch = json!({ "players": players });
        // Some have too many weapons, or nothing to do.
        if let Ok(match_) = Match::from_sketch(official(), options, &sketch, None) {
            let (right, all) = agree(&match_);
            exact += right;
            asked += all;
        }
    }
    assert!(asked > 500 && exact > asked * 9 / 10, "{exact} of {asked}");
}
