//! What readers found who knew only the rulebook and drove the game: a position for each.

use std::sync::Arc;

use redtag_aftermath::{
    Action, Aftermath, Campaign, Chest, Dial, Event, Found, Item, Leaving, Location, Options, Page,
    Phase, Position, Situation, Spot, Story, Worn,
};
use redtag_kernel::play::sketch;
use redtag_kernel::words::Words;
use redtag_kernel::{Game, Kind, Match, Strategy, Tell};
use serde_json::{Value, json};

use super::{TestMatch, file, match_of, named, new_match, poi, read, start, world};

/// A match of the official game, as it is written down.
fn official(written: &Value) -> TestMatch {
    let game = Aftermath::official().expect("the content is sound");
    let position = sketch(&game, &Options::default(), written);
    let position = position.unwrap_or_else(|flaw| panic!("{flaw}"));
    TestMatch {
        game,
        position,
        events: Vec::new(),
        habits: false,
    }
}

/// The turn of seat 0 on a page of the official book, where nothing else is said about it.
fn on_page(number: u8, more: Value) -> TestMatch {
    let content = Aftermath::official().expect("the content is sound").content;
    let page = content.pages.iter().position(|one| one.number == number);
    let page = Page(page.expect("there is such a page") as u8);
    let location = (0..content.locations.len() as u8)
        .map(Location)
        .find(|&location| content.pages_at(location).contains(page));
    let map = content.pages[page].map.as_ref().expect("a map");
    let hero = |character: u8| json!({ "character": character, "spot": { "at": map.start } });
    let mut written = json!({
        "heroes": [hero(0), hero(1)],
        "page": page, "visited": [page], "location": location, "main": 0, "in_turn": true,
        "scene": { "open": true, "situation": "safe" },
        "steps": ["next", "nest", "end_turn", "check_threat", "actions"],
    });
    merge(&mut written, more);
    official(&written)
}

fn merge(written: &mut Value, more: Value) {
    match (written, more) {
        (Value::Object(all), Value::Object(more)) => {
            for (key, value) in more {
                merge(all.entry(key).or_insert(Value::Null), value);
            }
        }
        (place, value) => *place = value,
    }
}

impl TestMatch {
    /// The number of a flag that the mission clears.
    #[track_caller]
    fn flag(&mut self, id: &str) {
        let names = &self.game.content.names;
        match names.mission_flags.iter().position(|one| one == id) {
            Some(place) => self.position.flags.put(Kind::from_index(place)),
            None => {
                let flag = Kind::from_index(named(&names.campaign_flags, id).into());
                self.position.campaign.flags.put(flag);
            }
        }
    }

    /// The keys of the entries that were read since the last question.
    fn entries(&self) -> Vec<String> {
        let content = &self.game.content;
        let read = self.events.iter().filter_map(|event| match event {
            Event::Read { entry, .. } => content.entries.get(*entry),
            _ => None,
        });
        read.map(|entry| content.entry_key(entry)).collect()
    }

    /// What was told since the last question, in English.
    fn told(&self) -> Vec<String> {
        let words = Words::of(&self.game, "en", &[]).expect("English is there");
        let lines = self.events.iter();
        lines
            .map(|event| words.say(&self.game.narrate(event)))
            .collect()
    }

    /// Ends the turn with four threat cards while it is safe, and reads on.
    fn threatened(&mut self) -> Vec<String> {
        self.threats(&["threat-1", "threat-1", "threat-2", "threat-2"]);
        self.go(Action::EndTurn);
        self.entries()
    }

    /// Seat 0 comes onto a space and reads.
    fn comes_onto(&mut self, letter: &str) -> Vec<String> {
        self.at(0, letter);
        self.position.hero_mut(0).fresh = true;
        self.hand(0, &["agility-1", "agility-2"]);
        self.hand(1, &[]);
        // Any action that leads back to the question: what is here is read first.
        let card = self.card("agility-1");
        self.go(Action::Encourage { card, to: 1 });
        self.entries()
    }
}

/// R45, A59: "move any number of items": the same item may be taken and passed on, traded and
/// equipped, stored and worn again, up to a limit that no party needs.
#[test]
fn an_item_moves_more_than_once() {
    let mut match_ = match_of(3);
    let helm = match_.draw("helm");
    match_.position.hero_mut(1).pack.push(helm);
    match_.hand(0, &["g1", "g2"]);
    let g1 = match_.card("g1");
    match_.play(Action::Equip(g1), &[]);
    let took = Action::Take {
        item: helm,
        from: 1,
    };
    match_.play(took, &[]).play(Action::Store(helm), &[]);
    let given = Action::Give { item: helm, to: 2 };
    match_.play(given, &[]).play(Action::Wear(helm), &[]);
    assert!(match_.hero(2).carries(helm), "passed on at once");
    match_.play(
        Action::Take {
            item: helm,
            from: 2,
        },
        &[],
    );
    match_.play(Action::Store(helm), &[]);
    for _ in 0..18 {
        match_.play(Action::Wear(helm), &[]);
        match_.play(Action::Store(helm), &[]);
    }
    assert_eq!(match_.position.moved, 39);
    let mut over = match_.position;
    over.moved = 40;
    std::mem::swap(&mut match_.position, &mut over);
    let enough = ("A59", "no-more-moves".to_owned());
    assert_eq!(match_.refusal(0, Action::Wear(helm)), enough);
    assert_eq!(match_.legal(), [Action::Stop]);
    match_.position = over;
    match_.play(Action::Wear(helm), &[]);
    assert_eq!(
        match_.position.steps.last(),
        Some(Phase::Actions),
        "and the action is over"
    );
}

/// R45, R55: whoever wants to give something to themselves is told so.
#[test]
fn nobody_trades_with_themselves() {
    let mut match_ = new_match();
    let helm = match_.draw("helm");
    match_.position.hero_mut(0).pack.push(helm);
    match_.hand(0, &["g1"]);
    let (g1, item) = (match_.card("g1"), helm);
    match_.play(Action::Equip(g1), &[]);
    let reason = ("R45", "no-self-trade".to_owned());
    assert_eq!(match_.refusal(0, Action::Give { item, to: 0 }), reason);
    assert_eq!(match_.refusal(0, Action::Take { item, from: 0 }), reason);
    let (with, take) = (0, helm);
    assert_eq!(
        match_.refusal(0, Action::Trade { item, with, take }),
        reason
    );
    let elsewhere = ("R45", "no-fellow-here".to_owned());
    match_.at(1, "D");
    assert_eq!(match_.refusal(0, Action::Give { item, to: 1 }), elsewhere);
}

/// A60, R51: a threat card that an enemy brings lies there for the next Check Threat.
#[test]
fn a_threat_card_comes_after_the_enemy_turn() {
    let old = "threat = [1]\n";
    let new = "threat = [1]\nbefore = [{ add-threat = 1 }]\n";
    let text = file("cards.toml").replace(old, new);
    let mut match_ = start(world(&[("cards.toml", text)]), Options::default());
    match_.habits = false;
    match_.foe("rat", "A", Situation::Hostile);
    match_.at(1, "D");
    match_.hand(0, &["g1"]);
    match_.hand(1, &["g2"]);
    match_.threats(&["t1"]);
    let card = match_.card("t1");
    match_.play(Action::EndTurn, &[]);
    match_.play(Action::Decline, &[card.0.into()]);
    assert_eq!(match_.position.scene.threats.as_slice(), [card]);
    let added = Event::ThreatAdded {
        card,
        from_deck: false,
    };
    let discarded = Event::ThreatDiscarded { cards: 1 };
    let place = |wanted: Event| match_.events.iter().position(|&event| event == wanted);
    assert!(place(discarded) < place(added), "{:?}", match_.events);
    assert!(place(added).is_some());
}

/// A60: from the discard pile, else from the deck, else none; and each is told.
#[test]
fn where_a_threat_card_comes_from() {
    let script = "[{ add-threat = 1 }]";
    let mut match_ = poi(script);
    match_.step_onto("B");
    let told = |match_: &TestMatch| match_.told().join(" ");
    assert!(told(&match_).contains("from the deck"), "{}", told(&match_));
    let mut match_ = poi(script);
    let t3 = match_.card("t3");
    match_.position.deck.take(t3);
    match_.position.discard.put(t3);
    match_.step_onto("B");
    assert_eq!(match_.position.scene.threats.as_slice(), [t3]);
    assert!(told(&match_).contains("from the discard pile"));
    let mut match_ = poi(script);
    match_.threats(&["t1", "t1", "t1", "t2", "t2", "t2", "t3", "t3"]);
    match_.step_onto("B");
    assert!(match_.events.contains(&Event::NoThreat));
}

/// A10, A60: what a threat entry adds is not thrown away with the rest.
#[test]
fn a_threat_entry_may_add_a_threat_card() {
    let page = file("book/010.toml");
    let old = "do = [{ encounter = { random = \"raider\", count = 2, situation = \"hostile\", loot = { food = 2 } } }]";
    assert!(page.contains(old));
    let page = page.replace(old, "do = [{ add-threat = 1 }]");
    let mut match_ = start(world(&[("book/010.toml", page)]), Options::default());
    match_.habits = false;
    match_.hand(1, &["g2"]);
    match_.threats(&["t1", "t1", "t2", "t2"]);
    match_.go(Action::EndTurn);
    assert_eq!(match_.position.scene.threats.len(), 1);
}

/// R23: what was retrieved before, or is in play, is not retrieved, and that is told; a card that
/// joins its deck is told, too.
#[test]
fn what_the_discovery_deck_does_is_told() {
    let mut match_ = poi("[{ item = \"helm\" }]");
    let helm = match_.draw("helm");
    match_.position.broken.put(helm);
    match_.step_onto("B");
    assert!(match_.events.contains(&Event::NotRetrieved { item: helm }));
    assert!(match_.told().iter().any(|line| line.contains("fetched")));
    let match_ = read(
        "[{ discover = { encounter = \"swarm\" } }, { discover = { encounter = \"swarm\" } }]",
    );
    let found = |event: &&Event| {
        matches!(
            event,
            Event::Discovered {
                card: Found::Encounter(_)
            }
        )
    };
    assert_eq!(match_.events.iter().filter(found).count(), 1);
}

/// R12: a die of the book says what it is for.
#[test]
fn dice_say_what_they_are_for() {
    for (then, what) in [
        ("{ environment = \"fog\" }", "for the weather"),
        ("\"encounter-card\"", "for an encounter card"),
        ("{ go = \"2\" }", "for what there is to tell"),
    ] {
        let match_ = read(&format!(
            "[{{ roll = {{ at-least = 7, then = [{then}] }} }}]"
        ));
        let told = match_.told();
        assert!(told.iter().any(|line| line.contains(what)), "{told:?}");
    }
}

/// R27: "Then … discard that token": the entry comes first, and its script.
#[test]
fn the_objective_token_goes_last() {
    let page = file("book/010.toml").replace(
        "do = [{ succeed = \"quest\" }, { succeed = \"rounds\" }]",
        "do = [{ gain = { food = 1 } }]",
    );
    let mut match_ = start(world(&[("book/010.toml", page)]), Options::default());
    match_.position.scene.objectives = 1;
    match_.at(0, "D");
    match_.step_onto("C");
    let place = |wanted: fn(&Event) -> bool| match_.events.iter().position(wanted);
    let read = place(|event| matches!(event, Event::Read { .. }));
    let food = place(|event| matches!(event, Event::Dial { .. }));
    let gone = place(|event| matches!(event, Event::Objective { placed: false, .. }));
    assert!(
        read.is_some() && read < food && food < gone,
        "{:?}",
        match_.events
    );
    assert_eq!(match_.position.scene.objectives, 0);
}

/// R62: every character's goal can be read, completed or not, among the aims and on the table.
#[test]
fn personal_goals_can_be_read() {
    let mut match_ = new_match();
    let done = match_.hero(0).character;
    match_.position.campaign.goals.put(done);
    let aims = match_.game.aims(&match_.position);
    let goals: Vec<_> = (aims.iter())
        .filter(|aim| aim.text.key == "aim-goal")
        .collect();
    assert_eq!(goals.len(), match_.game.content.characters.len());
    for (place, aim) in goals.iter().enumerate() {
        assert_eq!(aim.met, [place == done.index()]);
    }
    let lines = match_.game.describe(&match_.position);
    let told = lines.iter().filter(|line| line.key == "table-goal").count();
    assert_eq!(told, goals.len());
}

/// R59: the story says who chose: the bookkeeper, where the party decides.
#[test]
fn the_story_says_who_chose() {
    let way = "{ label = { en = \"a\", de = \"a\" } }";
    let script = format!("[{{ choice = {{ by = \"party\", options = [{way}, {way}] }} }}]");
    let mut match_ = poi(&script);
    match_.position.bookkeeper = 1;
    match_.step_onto("B");
    assert_eq!(match_.asked(), Some(1));
    let written = serde_json::to_value(match_.position).expect("it can be written");
    let game = Arc::new(match_.game);
    let match_ = Match::from_sketch(game.clone(), Options::default(), &written, Some("1".into()));
    let mut match_ = match_.expect("it is sound");
    match_.play(1, Action::Choose(0)).expect("it is legal");
    let story = format!("{:?}", Story::of(&match_).moments);
    let names = &game.content.names.characters;
    let hero = |seat: u8| names[match_.position().hero(seat).character.index()].clone();
    assert!(story.contains(&format!("\"{}\")", hero(1))), "{story}");
    assert!(!story.contains(&format!("\"{}\")", hero(0))), "{story}");
}

/// R54: the book speaks to those who are on the page, not to somebody who fled.
#[test]
fn who_fled_is_not_of_the_party() {
    let names = |match_: &TestMatch| match_.game.content.names.characters.clone();
    let id = names(&new_match())[new_match().hero(1).character.index()].clone();
    let script = format!(
        "[{{ if = {{ when = {{ party = \"{id}\" }}, then = [{{ gain = {{ food = 1 }} }}] }} }}]"
    );
    for (spot, gained) in [(None, 1), (Some(Spot::Down), 0)] {
        let mut match_ = poi(&script);
        let food = match_.dial(Dial::Food);
        if let Some(spot) = spot {
            match_.position.hero_mut(1).spot = spot;
        }
        match_.step_onto("B");
        assert_eq!(match_.dial(Dial::Food), food + gained, "{spot:?}");
    }
}

/// R12, A51: the words of an exit that the book keeps shut give nothing away.
#[test]
fn a_shut_exit_gives_nothing_away() {
    let match_ = on_page(4, json!({}));
    let exits = match_.game.exits(&match_.position);
    let shut: Vec<_> = exits.iter().filter(|exit| exit.entry.is_none()).collect();
    assert_eq!(shut.len(), 1, "Fret has not found his short cut");
    let words = Words::of(&match_.game, "en", &[]).expect("English is there");
    let lines = match_.game.describe(&match_.position);
    let told: String = lines.iter().map(|line| words.say(line)).collect();
    assert!(!told.contains("four hundred steps"), "{told}");
}

type Change = fn(&mut Position);

/// Load errors name the field that is wrong, and what no play leads to is refused.
#[test]
fn flaws_name_their_own_field() {
    let match_ = new_match();
    let changes: [(&str, Change); 6] = [
        ("calamities: there is no such page", |position| {
            position.calamities.put(Page(100));
        }),
        ("visited: there is no such page", |position| {
            position.visited.put(Page(100));
        }),
        ("heroes.0.worn: there are more batteries", |position| {
            let helm = Item(named(&new_match().game.content.names.items, "helm"));
            position.items.unseen.take(helm);
            position.hero_mut(0).worn[0] = Some(Worn {
                item: helm,
                batteries: 7,
            });
        }),
        ("hunted_roaches: roaches have one card", |position| {
            position.hunted_roaches = new_match().game.content.numbers.roaches;
        }),
        ("scene.exit: nobody has left", |position| {
            position.scene.exit = Some(0);
        }),
        ("moved: that is more", |position| position.moved = 41),
    ];
    for (wanted, change) in changes {
        let mut position = match_.position;
        change(&mut position);
        let flaw = match_.game.audit(&position).expect_err(wanted).to_string();
        assert!(flaw.starts_with(wanted), "{flaw}");
    }
}

/// R46, R55: what belongs to the colony is in no box.
#[test]
fn improvements_are_in_no_box() {
    let content = Aftermath::official().expect("it is sound").content;
    let mut campaign = Campaign::new(&content);
    let mut chest = Chest::default();
    chest
        .pack
        .push(Item(named(&content.names.items, "night-light")));
    campaign.boxes[0] = Some(chest);
    let flaw = campaign.check(&content).expect_err("it is the colony's");
    assert_eq!(flaw.place, "boxes");
}

/// R12: the recital room remembers whether the Duchess sleeps, is about, or was beaten.
#[test]
fn the_recital_room_remembers() {
    let lid = |flags: &[&str], situation: Situation| {
        let mut match_ = on_page(10, json!({}));
        flags.iter().for_each(|flag| match_.flag(flag));
        if situation == Situation::Hostile {
            match_.foe("clerk", "L", situation);
        }
        match_.comes_onto("C").pop().expect("it is read")
    };
    assert_eq!(lid(&[], Situation::Safe), "p10-16");
    assert_eq!(lid(&[], Situation::Hostile), "p10-26");
    assert_eq!(lid(&["bell-lost"], Situation::Safe), "p10-25");
    assert_eq!(lid(&["awake"], Situation::Safe), "p10-19");
    assert_eq!(lid(&["awake", "duchess-away"], Situation::Safe), "p10-19");
    let string = |flags: &[&str]| {
        let mut match_ = on_page(10, json!({}));
        flags.iter().for_each(|flag| match_.flag(flag));
        match_.comes_onto("B").pop().expect("it is read")
    };
    assert_eq!(string(&[]), "p10-11");
    assert_eq!(string(&["awake"]), "p10-24");
    let mut match_ = on_page(10, json!({}));
    match_.flag("awake");
    assert_eq!(match_.threatened(), ["p10-threat", "p10-22"]);
    let mut match_ = on_page(10, json!({}));
    match_.flag("awake");
    match_.flag("duchess-away");
    assert_eq!(match_.threatened(), ["p10-threat", "p10-28"]);
}

/// R12: the signal box remembers what became of Quill.
#[test]
fn the_signal_box_remembers() {
    for (flag, entry) in [
        (None, "p16-20"),
        (Some("quill-friend"), "p16-21"),
        (Some("quill-paid"), "p16-21"),
        (Some("quill-beaten"), "p16-22"),
    ] {
        let mut match_ = on_page(16, json!({}));
        flag.into_iter().for_each(|flag| match_.flag(flag));
        assert_eq!(match_.threatened(), ["p16-threat", entry]);
    }
}

/// R20: the Hunt brings a boss to other pages, so the entry of its defeat names no place; nor does a
/// text speak of an hour, a weather or a person that may be another.
#[test]
fn words_hold_wherever_they_are_read() {
    let game = Aftermath::official().expect("the content is sound");
    let words = Words::of(&game, "en", &[]).expect("English is there");
    for (key, absent) in [
        ("p10-9", &["stool", "window", "sill"][..]),
        ("p10-23", &["stool", "window"]),
        ("p19-9", &["corner", "slats", "over there"]),
        ("p22-9", &["pillows"]),
        ("p16-14", &["Down in"]),
        ("p33-9", &["over the river"]),
        ("p16-calamity", &["Quill"]),
        ("p16-threat", &["Quill"]),
        ("p10-threat", &["breath"]),
        ("p10-1-string", &["waking"]),
        ("p4-3", &["Morning"]),
        ("p4-60", &["pale"]),
        ("p4-30", &["to bed"]),
        ("p8-63", &["finished"]),
        ("p8-22", &["asleep"]),
        ("p90-3", &["is right", "before anybody"]),
        ("p5-4", &["puncher"]),
        ("p5-15", &["puncher"]),
        ("p5-16", &["big one"]),
    ] {
        let said = words.word(key);
        assert!(
            absent.iter().all(|one| !said.contains(one)),
            "{key}: {said}"
        );
    }
}

/// R61: supper names what the Night Light gives, and Sorrel does not ask for a stool that stands.
#[test]
fn supper_knows_what_is_there() {
    let mut match_ = on_page(4, json!({}));
    let mut pages = match_.game.content.pages.iter();
    let supper = pages.position(|page| page.number == 90).expect("supper");
    let (light, watch) = (match_.draw("night-light"), match_.item("watch"));
    let campaign = &mut match_.position.campaign;
    campaign.supply.put(light);
    campaign.supply.put(watch);
    campaign.found.items.put(watch);
    match_.set(Dial::Morale, 6);
    match_.position.leaving = Some(Leaving::Page(Page(supper as u8)));
    match_.go(Action::EndTurn).go(Action::Pass);
    let read = match_.entries();
    assert!(read.contains(&"p90-88".to_owned()), "{read:?}");
    assert!(read.contains(&"p90-78".to_owned()), "{read:?}");
}

/// R45, A59: whoever judges moves does not put off the end of the turn by moving items about.
#[test]
fn nobody_dithers() {
    let mut match_ = new_match();
    match_.hand(0, &["g1"]);
    match_.threats(&["t1", "t1", "t2", "t2"]);
    let g1 = match_.card("g1");
    match_.play(Action::Equip(g1), &[]);
    let (actions, mut values) = (match_.legal(), Vec::new());
    let game = &match_.game;
    game.judge(&match_.position, 0, &actions, &mut values);
    let best = (0..actions.len()).max_by(|&a, &b| values[a].total_cmp(&values[b]));
    assert!(actions.len() > 1);
    assert_eq!(actions[best.expect("there are several")], Action::Stop);
}
