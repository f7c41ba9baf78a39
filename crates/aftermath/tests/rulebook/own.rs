//! Our own rules where the cards are lost: A31 (tokens, environments, vehicles), and the end of the day.

use redtag_aftermath::{Action, Dial, Event, Fate, Situation, Step};
use redtag_table::{Game, Kind};

use crate::{Table, die, poi, read, table};

/// A31: a token that blocks keeps everybody out, and can be handled from beside it for a card.
#[test]
fn heavy_objects_block() {
    let mut table = table();
    table.lay("rock", "B");
    table.hand(0, &["g3", "r3", "r1"]);
    let (g3, r3, b, rock) = (table.card("g3"), table.card("r3"), table.space("B"), table.token("rock"));
    let handle = Action::Handle { token: rock, space: b };
    let before = table.position;
    table.play(Action::Move(g3), &[]);
    assert!(!table.can(Action::Go(b)));
    table.position = before;
    table.play(handle, &[]);
    let r1 = table.card("r1");
    table.play(Action::Discard(r1), &[]);
    table.play(Action::Play(r3), &[]).play(Action::Roll, &[die(1)]);
    assert!(table.position.scene.tokens.is_empty(), "3 + 1 reach 4");
    assert_eq!(table.refusal(0, handle).0, "A31");
}

/// A31: fire wounds who enters and dazes who stays; a trap hurts an enemy once; an aim token helps an attack once.
#[test]
fn fire_traps_and_aim() {
    let mut table = table();
    table.lay("fire", "E");
    table.hand(0, &["b1"]);
    table.hand(1, &["g1"]);
    let (b1, e) = (table.card("b1"), table.space("E"));
    table.play(Action::Move(b1), &[]);
    table.go(Action::Go(e));
    assert_eq!(table.hero(0).wounds, 1);
    assert!(table.hero(0).statuses.contains(table.status("dazed")), "the turn ended there");
    let mut table = crate::table();
    table.lay("trap", "C");
    table.foe("fox", "D", Situation::Hostile);
    table.threats(&["t1"]);
    table.hand(1, &["g1"]);
    table.go(Action::EndTurn);
    assert!(table.position.scene.foes.is_empty() && table.position.scene.tokens.is_empty());
    let mut table = crate::table();
    table.lay("aim", "A");
    table.foe("rat", "A", Situation::Hostile);
    table.hand(0, &["r1", "g2"]);
    table.play(Action::Melee(0), &[die(1), die(1)]);
    assert_eq!(table.position.scene.foes.as_slice()[0].wounds, 1, "1 + 2 + 1 reach 3 + 1");
    assert!(table.position.scene.tokens.is_empty());
}

/// A31: a fishhook gets one across a white line, a bush hides.
#[test]
fn hooks_and_bushes() {
    let mut table = table();
    table.at(0, "G");
    table.lay("hook", "G");
    table.hand(0, &["g1", "g2"]);
    let (g1, c) = (table.card("g1"), table.space("C"));
    table.play(Action::Move(g1), &[]);
    assert!(table.can(Action::Go(c)));
    let mut table = crate::table();
    table.at(0, "C");
    table.at(1, "A");
    table.lay("rock", "B");
    table.foe("rat", "D", Situation::Hostile);
    table.threats(&["t3"]);
    table.hand(0, &["g1"]);
    table.hand(1, &["g1"]);
    let attacked = |table: &mut Table| {
        table.go(Action::EndTurn);
        table.events.iter().any(|event| matches!(event, Event::EnemyAttacks { .. }))
    };
    let before = table.position;
    assert!(attacked(&mut table));
    table.position = before;
    table.lay("bush", "C");
    assert!(!attacked(&mut table));
}

/// A31: an environment gives bonuses, limits sight and acts every turn, until the page is left.
#[test]
fn environments() {
    let mut table =
        read("[{ environment = \"fog\" }, { encounter = { enemies = [\"rat\"], situation = \"hostile\" } }]");
    table.position.scene.foes.as_mut_slice()[0].space = table.space("A");
    table.hand(0, &["g3", "r1"]);
    let a = table.space("A");
    assert!(!table.can(Action::Ranged { foe: 0, space: a }), "nobody sees farther than the own space");
    table.hand(1, &["g1"]);
    table.go(Action::EndTurn);
    assert_eq!(table.dial(Dial::Scrap), 2, "one at the end of a turn, one at the beginning of the next");
    let table = read("[{ environment = \"fog\" }, \"no-environment\"]");
    assert_eq!(table.position.scene.environment, None);
}

/// A31: on a road every character in turn faces a card; the vehicle arrives or is wrecked.
#[test]
fn vehicles() {
    let drive = |cards: [u16; 2]| {
        let mut table = read("[{ travel-to = \"hill\" }]");
        assert_eq!(table.legal(), [Action::Choose(0), Action::Choose(1)]);
        let seat = table.asked().expect("somebody");
        let mut chance = redtag_table::Recorder::new(Cards(cards.to_vec(), redtag_table::Seeded::new("x")));
        table.events.clear();
        table.game.apply(&mut table.position, seat, Action::Choose(1), &mut chance, &mut table.events);
        table
    };
    let table = drive([0, 1]);
    let page = |table: &Table| table.game.content.pages[table.position.page.index()].number;
    assert_eq!(page(&table), 10, "one bump, one field: it arrives");
    let drawn: Vec<_> = (table.events.iter())
        .filter_map(|event| match event {
            Event::RoadDrawn { who, .. } => Some(*who),
            _ => None,
        })
        .collect();
    assert_eq!(drawn.len(), 2);
    assert_ne!(drawn[0], drawn[1], "one after the other");
}

/// Chance that draws these road cards first.
struct Cards(Vec<u16>, redtag_table::Seeded);

impl redtag_table::Chance for Cards {
    fn pick(&mut self, what: &'static str, weights: &[u8]) -> usize {
        if what == "road" && !self.0.is_empty() {
            return usize::from(self.0.remove(0));
        }
        self.1.pick(what, weights)
    }
}

/// Own rule: after some rounds it is later, and at the end of the time dial night falls and the main mission fails.
#[test]
fn the_day_ends() {
    let mut table = table();
    table.position.turns = 7;
    table.hand(1, &["g1"]);
    table.go(Action::EndTurn);
    assert_eq!((table.dial(Dial::Time), table.position.turns), (1, 0), "four rounds of two");
    let mut table = crate::table();
    table.position.turns = 7;
    table.set(Dial::Time, 11);
    table.go(Action::EndTurn);
    assert!(table.events.contains(&Event::NightFalls));
    assert_eq!(table.position.fate, Fate::Failed);
}

/// A31: a door opens and closes, and a script can hit an enemy in reach.
#[test]
fn doors_and_hits() {
    let mut table = poi("[{ page = 11 }]");
    table.step_onto("B");
    let [y, z] = ["Y", "Z"].map(|letter| table.space(letter));
    let map = table.game.content.pages[table.position.page.index()].map.as_ref().expect("a map");
    let open = |doors: u8| map.plan(doors).steps[y.index()] & (1 << z.0) != 0;
    assert!(!open(0) && open(1));
    let mut table = poi(
        "[{ encounter = { enemies = [\"roach\"], roaches = 2, situation = \"hostile\" } }, { hit-enemy = { range = 3 } }]",
    );
    table.step_onto("B");
    assert_eq!(table.position.scene.roaches.len(), 1, "the only one in reach");
    assert_eq!(table.position.steps.last(), Some(Step::Actions));
}
