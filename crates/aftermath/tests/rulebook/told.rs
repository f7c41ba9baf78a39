//! Every effect is told: what a rule takes, gives or sends away has an event of its own.

use redtag_aftermath::{
    Action, Aftermath, Character, Dial, Ending, Event, Item, Leaving, MissionStatus, Options, Page,
    Position, Roach, Situation, Spot, Stack,
};
use redtag_kernel::{Fast, Game, Tell, Turn};

use super::{Table, die, poi, read, table};

#[track_caller]
fn tells(table: &Table, event: Event) {
    assert!(table.events.contains(&event), "{:?}", table.events);
}

/// R21, A44: the card that makes room for a boss.
#[test]
fn who_makes_room_for_a_boss() {
    let mut table = poi("[{ encounter = { enemies = [\"king\"], situation = \"hostile\" } }]");
    for id in ["rat", "rat", "rat", "fox", "fox"] {
        table.foe(id, "H", Situation::Hostile);
    }
    table.step_onto("B");
    let enemy = table.enemy("fox");
    tells(&table, Event::Replaced { enemy });
}

/// A table where the character on seat 0 has a lamp with a battery on it, and another one loose.
fn lit() -> (Table, Item) {
    let options = Options {
        characters: vec!["cid".into()],
        ..Options::default()
    };
    let mut table = super::start(super::world(&[]), options);
    let hero = table.position.hero_mut(0);
    hero.batteries = 1;
    let lamp = hero.worn[4].as_mut().expect("cid begins with a lamp");
    lamp.batteries = 1;
    let item = lamp.item;
    (table, item)
}

/// R46, R56, R57: batteries on an item that are used, stored with it, or lost in a nest.
#[test]
fn batteries_on_items() {
    let (mut table, item) = lit();
    let who = table.hero(0).character;
    let drained = Event::Drained {
        who,
        item,
        batteries: 1,
    };
    let before = table.position;
    table.go(Action::Use { item, way: 0 });
    tells(&table, drained);
    table.position = before;
    table.hand(0, &["g1", "g2"]);
    let card = table.card("g1");
    table.go(Action::Equip(card)).go(Action::Store(item));
    tells(&table, drained);
    table.position = before;
    table.habits = false;
    table.go(Action::EndTurn).go(Action::Nest);
    tells(&table, drained);
}

/// R54, A40: what somebody who flees loses.
#[test]
fn what_fleeing_takes() {
    let (mut table, _) = lit();
    table.become_(0, "poisoned");
    table.position.hero_mut(0).toxic = 1;
    table.position.hero_mut(0).wounds = 1;
    table.foe("rat", "A", Situation::Hostile);
    table.at(1, "D");
    table.threats(&["t1"]);
    let (who, status) = (table.hero(0).character, table.status("poisoned"));
    table.habits = false;
    table.play(Action::EndTurn, &[]);
    let fled = Event::Fled {
        who,
        wounds: 3,
        batteries: 2,
    };
    tells(&table, fled);
    tells(&table, Event::StatusEnded { who, status });
}

/// R31: a calamity card that comes too late.
#[test]
fn a_second_calamity() {
    let mut table = table();
    table.hand(1, &["r1", "g2", "g3", "b1"]);
    table.go(Action::EndTurn);
    table.position.calamities.put(table.position.page);
    let calamity = table.card("calamity").0.into();
    table.play(Action::Draw, &[calamity]);
    tells(&table, Event::NoCalamity { struck: true });
}

/// R42: an item deck that has run out.
#[test]
fn shuffled_items() {
    let mut table = poi("[{ gain = { broken = 1 } }]");
    for id in ["helm", "coat"] {
        let item = table.draw(id);
        table.position.item_discard.put(item);
    }
    for item in (0..16).map(Item) {
        while table.position.items.unseen.take(item) {
            table.position.broken.put(item);
        }
    }
    table.step_onto("B");
    let (deck, cards) = (Stack::Items, 2);
    tells(&table, Event::DeckShuffled { deck, cards });
}

/// R15: strangers that stay behind when a page is left.
#[test]
fn strangers_stay_behind() {
    let mut table = table();
    table.foe("rat", "D", Situation::Safe);
    table.position.leaving = Some(Leaving::Travel);
    table.go(Action::EndTurn);
    let enemy = table.enemy("rat");
    tells(&table, Event::EnemyLeaves { enemy });
}

/// R22: a roach that is hit is gone, the others are not; words speak of one or of all of them.
#[test]
fn roaches_go_one_by_one() {
    let mut table = table();
    table.foe("roach", "A", Situation::Hostile);
    let roach = Roach {
        space: table.space("A"),
        acted: false,
    };
    (0..2).for_each(|_| _ = table.position.scene.roaches.push(roach));
    table.hand(0, &["r3", "g2"]);
    table.play(Action::Melee(0), &[die(6), die(1)]);
    tells(&table, Event::RoachGone { left: 1 });
    let enemy = table.enemy("roach");
    let wounded = |event: &Event| matches!(event, Event::EnemyWounded { .. });
    assert!(!table.events.iter().any(wounded), "{:?}", table.events);
    let many = table.game.narrate(&Event::EnemyComes { enemy, space: 'A' });
    let one = table.game.narrate(&Event::EnemyMoved { enemy, space: 'A' });
    assert_ne!(
        many.args[0], one.args[0],
        "all of them come, one of them moves"
    );
}

/// R13, A27: what cannot be gained any more, and what may be.
#[test]
fn gains_that_come_to_nothing() {
    let mut table = poi("[{ gain = { morale = 1, battery = 1 } }, { cap = { morale = 20 } }]");
    table.set(Dial::Morale, 15);
    table.position.hero_mut(1).batteries = 8;
    table.step_onto("B");
    let (who, dial) = (table.hero(0).character, Dial::Morale);
    tells(&table, Event::Full { dial });
    tells(&table, Event::NoBattery { who });
    tells(&table, Event::Capped { dial, most: 20 });
}

/// R49: who takes the loot.
#[test]
fn loot_has_a_taker() {
    let mut table = read(
        "[{ encounter = { enemies = [\"fox\"], situation = \"hostile\", loot = { scrap = 1 } } }]",
    );
    table.position.scene.foes[0].space = table.space("B");
    table.hand(0, &["r3", "g2"]);
    table.play(Action::Melee(0), &[die(6), die(1)]);
    let who = table.hero(0).character;
    tells(&table, Event::Looted { who });
}

/// R54: whoever comes back is told of once.
#[test]
fn coming_back_is_one_line() {
    let mut table = table();
    table.position.hero_mut(1).spot = Spot::Down;
    table.go(Action::EndTurn);
    let who = table.hero(1).character;
    tells(&table, Event::Returned { who, space: 'A' });
    tells_not_moved(&table);
}

#[track_caller]
fn tells_not_moved(table: &Table) {
    let moved = |event: &Event| matches!(event, Event::Moved { .. });
    assert!(!table.events.iter().any(moved), "{:?}", table.events);
}

/// R31, R33: threat cards that a calamity brings come onto the track before those that were drawn
/// and wait for their step.
#[test]
fn drawn_threats_wait_for_their_step() {
    let page = super::file("book/010.toml").replace("[\"hunt\", ", "[{ add-threat = 1 }, ");
    let mut table = super::start(super::world(&[("book/010.toml", page)]), Options::default());
    let (t1, t3) = (table.card("t1"), table.card("t3"));
    table.hand(1, &["r1", "g2", "g3"]);
    table.set(Dial::Time, 6);
    table.position.deck.take(t3);
    table.position.discard.put(t3);
    table.go(Action::EndTurn);
    let calamity = table.card("calamity").0.into();
    let outcomes = [t1.0.into(), calamity, die(1), t3.0.into()];
    table.play(Action::Draw, &outcomes);
    assert_eq!(*table.position.scene.threats, [t3, t1]);
}

/// What an action changed and did not tell.
fn untold(before: &Position, after: &Position, events: &[Event]) -> Option<String> {
    let any = |is_it: &dyn Fn(&Event) -> bool| events.iter().any(is_it);
    for (old, new) in before.heroes.iter().zip(after.heroes.iter()) {
        let who = old.character;
        let fled = any(&|event| matches!(event, Event::Fled { who: one, .. } if *one == who));
        for status in old.statuses.without(new.statuses).iter() {
            if !events.contains(&Event::StatusEnded { who, status }) {
                return Some(format!("{who:?} lost {status:?}"));
            }
        }
        for status in new.statuses.without(old.statuses).iter() {
            if !events.contains(&Event::Became { who, status }) {
                return Some(format!("{who:?} got {status:?}"));
            }
        }
        let loose = |event: &Event| match *event {
            Event::Batteries { who: one, .. } | Event::Powered { who: one, .. } => one == who,
            _ => false,
        };
        if old.batteries != new.batteries && !fled && !any(&loose) {
            return Some(format!("{who:?} has other batteries"));
        }
        for worn in old.items().filter(|worn| worn.batteries > 0) {
            let left = new.items().find(|other| other.item == worn.item);
            let gone = left.is_none_or(|left| left.batteries < worn.batteries);
            let drained =
                |event: &Event| matches!(event, Event::Drained { item, .. } if *item == worn.item);
            if gone && !fled && !any(&drained) {
                return Some(format!("{:?} of {who:?} lost batteries", worn.item));
            }
        }
    }
    let count = |position: &Position, enemy| {
        let foes = position.scene.foes.iter();
        foes.filter(|foe| foe.enemy == enemy).count()
    };
    let foes = before.scene.foes.iter().map(|foe| foe.enemy);
    let mut gone = foes.filter(|&enemy| count(after, enemy) < count(before, enemy));
    let left = |enemy| {
        any(&|event| {
            [
                Event::EnemyDefeated { enemy },
                Event::EnemyLeaves { enemy },
                Event::Hunts { enemy },
                Event::Replaced { enemy },
            ]
            .contains(event)
        })
    };
    gone.find(|&enemy| !left(enemy))
        .map(|enemy| format!("{enemy:?} is gone"))
}

/// R15, R21, R49, R54-R58: over random games of the real book, whatever is lost is told.
#[test]
fn nothing_is_lost_in_silence() {
    let game = Aftermath::official().expect("the content is sound");
    let (mut actions, mut changes) = (Vec::new(), 0);
    for number in 0..40 {
        let mut luck = Fast::new(77, number);
        let options = Options {
            seats: 2 + (number % 3) as u8,
            ..Options::default()
        };
        let mut events = Vec::new();
        let mut position = game
            .set_up(&options, &mut luck, &mut events)
            .expect("sound options");
        while let Turn::Act(seats) = game.turn(&position) {
            let seat = seats.first().expect("somebody is asked");
            actions.clear();
            events.clear();
            game.legal_actions(&position, seat, &mut actions);
            let action = actions[luck.below(actions.len())];
            let before = position;
            game.apply(&mut position, seat, action, &mut luck, &mut events);
            assert_eq!(
                untold(&before, &position, &events),
                None,
                "{action:?} {events:?}"
            );
            let silent = events
                .iter()
                .find(|event| game.narrate(event).key == "none");
            assert_eq!(silent, None, "it is told in another chapter");
            changes += u32::from(before.heroes != position.heroes);
        }
    }
    assert!(changes > 1000, "{changes}");
}

/// R62, A57: a goal is completed at once, and supper tells its story at the next opportunity, once.
#[test]
fn a_goal_has_its_story_at_supper() {
    let game = Aftermath::official().expect("the content is sound");
    let supper = game.content.pages.iter().position(|page| page.number == 90);
    let supper = Page(supper.expect("page 90") as u8);
    let story = game
        .content
        .entries
        .iter()
        .position(|entry| entry.page == supper && game.content.entry_key(entry) == "p90-41");
    let story = story.expect("entry 90-41") as u16;
    let sorrel = Character(super::named(&game.content.names.characters, "sorrel"));
    let written = serde_json::json!({ "page": 2, "visited": [2], "main": 0,
        "scene": { "open": true, "read": 0 } });
    let position = redtag_kernel::play::sketch(&game, &Options::default(), &written);
    let mut table = Table {
        game,
        position: position.unwrap_or_else(|flaw| panic!("{flaw}")),
        events: Vec::new(),
        habits: false,
    };
    table.position.campaign.goals.put(sorrel);
    for told in [1, 0] {
        let before = table.position;
        table.position.leaving = Some(Leaving::Page(supper));
        table.go(Action::EndTurn);
        let mut events = std::mem::take(&mut table.events);
        while table.position.ending.is_none() {
            let answer = *table.legal().last().expect("an answer");
            table.go(answer);
            events.append(&mut table.events);
        }
        let read = |event: &&Event| matches!(event, Event::Read { entry, .. } if entry.0 == story);
        assert_eq!(events.iter().filter(read).count(), told, "{events:?}");
        let flags = table.position.campaign.flags;
        table.position = before;
        table.position.campaign.flags = flags;
    }
}

/// R61: with fewer players than before, the first of the party go on.
#[test]
fn fewer_may_go_on() {
    let game = Aftermath::official().expect("the content is sound");
    let names = ["barge", "sorrel", "quince"].map(String::from).to_vec();
    let three = Options {
        seats: 3,
        characters: names,
        ..Options::default()
    };
    let mut position = game.lay_out(&three).expect("sound options");
    position.ending = Some(Ending::Failure);
    let next = game.next_options(&three, &position).expect("it goes on");
    let two = Options { seats: 2, ..next };
    let heroes = game.lay_out(&two).expect("two of them play").heroes;
    let who: Vec<_> = heroes.iter().map(|hero| hero.character).collect();
    let expected: Vec<_> = position
        .heroes
        .iter()
        .take(2)
        .map(|hero| hero.character)
        .collect();
    assert_eq!(who, expected);
}

/// R54, A50: where lives are infinite, the night brings down the whole party, also those who have
/// left the page, so that every match has an end.
#[test]
fn a_night_has_an_end() {
    let mut table = table();
    table.position.campaign.infinite = true;
    table.set(Dial::Time, 12);
    table.set(Dial::Population, 2);
    table.position.hero_mut(1).spot = Spot::Left;
    table.position.scene.exit = Some(0);
    table.position.turns = 1;
    table.go(Action::EndTurn);
    assert_eq!(
        table.position.fate,
        MissionStatus::Failed,
        "{:?}",
        table.events
    );
}

/// R30, R36, R50: a prompt says what is so.
#[test]
fn prompts_say_what_is_so() {
    let mut table = table();
    table.foe("rat", "A", Situation::Hostile);
    table.at(1, "D");
    table.threats(&["t1"]);
    table.hand(0, &["g1", "g2"]);
    let card = table.card("g1");
    table
        .play(Action::EndTurn, &[])
        .play(Action::Play(card), &[]);
    let all = redtag_kernel::laws::languages(&table.game).expect("the locales are sound");
    let said = |table: &Table, seat| {
        let prompt = table.game.prompt(&table.position, seat);
        all.iter()
            .map(|(_, words)| words.say(&prompt))
            .collect::<Vec<_>>()
    };
    for said in said(&table, 0) {
        assert!(!said.contains(".:"), "{said}");
    }
    let mut table = super::table();
    table.habits = false;
    table.go(Action::EndTurn).go(Action::Pass);
    for said in said(&table, 1) {
        assert!(
            !said.contains("kept") && !said.contains("behalten"),
            "{said}"
        );
    }
    let stuck = table.game.status_effects(table.status("bound"));
    let said: Vec<String> = all.iter().map(|(_, words)| words.say(&stuck)).collect();
    assert!(
        said.iter()
            .any(|said| said.contains("kann sich nicht bewegen")),
        "{said:?}"
    );
}
