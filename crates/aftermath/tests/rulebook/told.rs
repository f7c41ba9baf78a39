//! Every effect is told: what a rule takes, gives or sends away has an event of its own.

use redtag_aftermath::{
    Action, Aftermath, Character, Dial, Ending, Event, Item, Leaving, MissionStatus, Options, Page,
    Position, Roach, Situation, Spot, Stack,
};
use redtag_kernel::{Fast, Game, Tell, Turn};

use super::{TestMatch, die, named, new_match, official_from, poi, read};

#[track_caller]
fn tells(match_: &TestMatch, event: Event) {
    assert!(match_.events.contains(&event), "{:?}", match_.events);
}

/// R21, A44: the card that makes room for a boss.
#[test]
fn who_makes_room_for_a_boss() {
    let mut match_ = poi("[{ encounter = { enemies = [\"king\"], situation = \"hostile\" } }]");
    for id in ["rat", "rat", "rat", "fox", "fox"] {
        match_.foe(id, "H", Situation::Hostile);
    }
    match_.step_onto("B");
    let enemy = match_.enemy("fox");
    tells(&match_, Event::Replaced { enemy });
}

/// A table where the character on seat 0 has a lamp with a battery on it, and another one loose.
fn lit() -> (TestMatch, Item) {
    let options = Options {
        characters: vec!["cid".into()],
        ..Options::default()
    };
    let mut match_ = super::start(super::world(&[]), options);
    let hero = match_.position.hero_mut(0);
    hero.batteries = 1;
    let lamp = hero.worn[4].as_mut().expect("cid begins with a lamp");
    lamp.batteries = 1;
    let item = lamp.item;
    (match_, item)
}

/// R46, R56, R57: batteries on an item that are used, stored with it, or lost in a nest.
#[test]
fn batteries_on_items() {
    let (mut match_, item) = lit();
    let who = match_.hero(0).character;
    let drained = Event::Drained {
        who,
        item,
        batteries: 1,
    };
    let before = match_.position;
    match_.go(Action::Use { item, way: 0 });
    tells(&match_, drained);
    match_.position = before;
    match_.hand(0, &["g1", "g2"]);
    let card = match_.card("g1");
    match_.go(Action::Equip(card)).go(Action::Store(item));
    tells(&match_, drained);
    match_.position = before;
    match_.habits = false;
    match_.go(Action::EndTurn).go(Action::Nest);
    tells(&match_, drained);
}

/// R54, A40: what somebody who flees loses.
#[test]
fn what_fleeing_takes() {
    let (mut match_, _) = lit();
    match_.become_(0, "poisoned");
    match_.position.hero_mut(0).toxic = 1;
    match_.position.hero_mut(0).wounds = 1;
    match_.foe("rat", "A", Situation::Hostile);
    match_.at(1, "D");
    match_.threats(&["t1"]);
    let (who, status) = (match_.hero(0).character, match_.status("poisoned"));
    match_.habits = false;
    match_.play(Action::EndTurn, &[]);
    let fled = Event::Fled {
        who,
        wounds: 3,
        batteries: 2,
    };
    tells(&match_, fled);
    tells(&match_, Event::StatusEnded { who, status });
}

/// R31: a calamity card that comes too late.
#[test]
fn a_second_calamity() {
    let mut match_ = new_match();
    match_.hand(1, &["r1", "g2", "g3", "b1"]);
    match_.go(Action::EndTurn);
    match_.position.calamities.put(match_.position.page);
    let calamity = match_.card("calamity").0.into();
    match_.play(Action::Draw, &[calamity]);
    tells(&match_, Event::NoCalamity { struck: true });
}

/// R42: an item deck that has run out.
#[test]
fn shuffled_items() {
    let mut match_ = poi("[{ gain = { broken = 1 } }]");
    for id in ["helm", "coat"] {
        let item = match_.draw(id);
        match_.position.item_discard.put(item);
    }
    for item in (0..16).map(Item) {
        while match_.position.items.unseen.take(item) {
            match_.position.broken.put(item);
        }
    }
    match_.step_onto("B");
    let (deck, cards) = (Stack::Items, 2);
    tells(&match_, Event::DeckShuffled { deck, cards });
}

/// R15: strangers that stay behind when a page is left.
#[test]
fn strangers_stay_behind() {
    let mut match_ = new_match();
    match_.foe("rat", "D", Situation::Safe);
    match_.position.leaving = Some(Leaving::Travel);
    match_.go(Action::EndTurn);
    let enemy = match_.enemy("rat");
    tells(&match_, Event::EnemyLeaves { enemy });
}

/// R22: a roach that is hit is gone, the others are not; words speak of one or of all of them.
#[test]
fn roaches_go_one_by_one() {
    let mut match_ = new_match();
    match_.foe("roach", "A", Situation::Hostile);
    let roach = Roach {
        space: match_.space("A"),
        acted: false,
    };
    (0..2).for_each(|_| _ = match_.position.scene.roaches.push(roach));
    match_.hand(0, &["r3", "g2"]);
    match_.play(Action::Melee(0), &[die(6), die(1)]);
    tells(&match_, Event::RoachGone { left: 1 });
    let enemy = match_.enemy("roach");
    let wounded = |event: &Event| matches!(event, Event::EnemyWounded { .. });
    assert!(!match_.events.iter().any(wounded), "{:?}", match_.events);
    let many = match_
        .game
        .narrate(&Event::EnemyComes { enemy, space: 'A' });
    let one = match_
        .game
        .narrate(&Event::EnemyMoved { enemy, space: 'A' });
    assert_ne!(
        many.args[0], one.args[0],
        "all of them come, one of them moves"
    );
}

/// R13, A27: what cannot be gained any more, and what may be.
#[test]
fn gains_that_come_to_nothing() {
    let mut match_ = poi("[{ gain = { morale = 1, battery = 1 } }, { cap = { morale = 20 } }]");
    match_.set(Dial::Morale, 15);
    match_.position.hero_mut(1).batteries = 8;
    match_.step_onto("B");
    let (who, dial) = (match_.hero(0).character, Dial::Morale);
    tells(&match_, Event::Full { dial });
    tells(&match_, Event::NoBattery { who });
    tells(&match_, Event::Capped { dial, most: 20 });
}

/// R49: who takes the loot.
#[test]
fn loot_has_a_taker() {
    let mut match_ = read(
        "[{ encounter = { enemies = [\"fox\"], situation = \"hostile\", loot = { scrap = 1 } } }]",
    );
    match_.position.scene.foes[0].space = match_.space("B");
    match_.hand(0, &["r3", "g2"]);
    match_.play(Action::Melee(0), &[die(6), die(1)]);
    let who = match_.hero(0).character;
    tells(&match_, Event::Looted { who });
}

/// R54: whoever comes back is told of once.
#[test]
fn coming_back_is_one_line() {
    let mut match_ = new_match();
    match_.position.hero_mut(1).spot = Spot::Down;
    match_.go(Action::EndTurn);
    let who = match_.hero(1).character;
    tells(&match_, Event::Returned { who, space: 'A' });
    tells_not_moved(&match_);
}

#[track_caller]
fn tells_not_moved(match_: &TestMatch) {
    let moved = |event: &Event| matches!(event, Event::Moved { .. });
    assert!(!match_.events.iter().any(moved), "{:?}", match_.events);
}

/// R31, R33: threat cards that a calamity brings come onto the track before those that were drawn
/// and wait for their step.
#[test]
fn drawn_threats_wait_for_their_step() {
    let page = super::file("book/010.toml").replace("[\"hunt\", ", "[{ add-threat = 1 }, ");
    let mut match_ = super::start(super::world(&[("book/010.toml", page)]), Options::default());
    let (t1, t3) = (match_.card("t1"), match_.card("t3"));
    match_.hand(1, &["r1", "g2", "g3"]);
    match_.set(Dial::Time, 6);
    match_.position.deck.take(t3);
    match_.position.discard.put(t3);
    match_.go(Action::EndTurn);
    let calamity = match_.card("calamity").0.into();
    let outcomes = [t1.0.into(), calamity, die(1), t3.0.into()];
    match_.play(Action::Draw, &outcomes);
    assert_eq!(*match_.position.scene.threats, [t3, t1]);
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
    let mut match_ = official_from(include_str!("../positions/before-supper.toml"));
    let content = &match_.game.content;
    let supper = content.pages.iter().position(|page| page.number == 90);
    let supper = Page(supper.expect("page 90") as u8);
    let story = content
        .entries
        .iter()
        .position(|entry| entry.page == supper && content.entry_key(entry) == "p90-41");
    let story = story.expect("entry 90-41") as u16;
    let sorrel = Character(named(&content.names.characters, "sorrel"));
    match_.position.campaign.goals.put(sorrel);
    for told in [1, 0] {
        let before = match_.position;
        match_.position.leaving = Some(Leaving::Page(supper));
        match_.go(Action::EndTurn);
        let mut events = std::mem::take(&mut match_.events);
        while match_.position.ending.is_none() {
            let answer = *match_.legal().last().expect("an answer");
            match_.go(answer);
            events.append(&mut match_.events);
        }
        let read = |event: &&Event| matches!(event, Event::Read { entry, .. } if entry.0 == story);
        assert_eq!(events.iter().filter(read).count(), told, "{events:?}");
        let flags = match_.position.campaign.flags;
        match_.position = before;
        match_.position.campaign.flags = flags;
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
    let mut match_ = new_match();
    match_.position.campaign.infinite = true;
    match_.set(Dial::Time, 12);
    match_.set(Dial::Population, 2);
    match_.position.hero_mut(1).spot = Spot::Left;
    match_.position.scene.exit = Some(0);
    match_.position.turns = 1;
    match_.go(Action::EndTurn);
    assert_eq!(
        match_.position.fate,
        MissionStatus::Failed,
        "{:?}",
        match_.events
    );
}

/// R30, R36, R50: a prompt says what is so.
#[test]
fn prompts_say_what_is_so() {
    let mut match_ = new_match();
    match_.foe("rat", "A", Situation::Hostile);
    match_.at(1, "D");
    match_.threats(&["t1"]);
    match_.hand(0, &["g1", "g2"]);
    let card = match_.card("g1");
    match_
        .play(Action::EndTurn, &[])
        .play(Action::Play(card), &[]);
    let all = redtag_kernel::laws::languages(&match_.game).expect("the locales are sound");
    let said = |match_: &TestMatch, seat| {
        let prompt = match_.game.prompt(&match_.position, seat);
        all.iter()
            .map(|(_, words)| words.say(&prompt))
            .collect::<Vec<_>>()
    };
    for said in said(&match_, 0) {
        assert!(!said.contains(".:"), "{said}");
    }
    let mut match_ = new_match();
    match_.habits = false;
    match_.go(Action::EndTurn).go(Action::Pass);
    for said in said(&match_, 1) {
        assert!(
            !said.contains("kept") && !said.contains("behalten"),
            "{said}"
        );
    }
    let stuck = match_.game.status_effects(match_.status("bound"));
    let said: Vec<String> = all.iter().map(|(_, words)| words.say(&stuck)).collect();
    assert!(
        said.iter()
            .any(|said| said.contains("kann sich nicht bewegen")),
        "{said:?}"
    );
}
