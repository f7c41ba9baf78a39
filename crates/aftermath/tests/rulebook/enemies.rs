//! Enemies: R17-R22, R49-R51, A8, A9, A21, A24, A37, A44-A46.

use redtag_aftermath::{Action, Dial, Event, Foe, Options, Phase, Roach, Situation, Spot};

use crate::rulebook::{Table, die, foes, poi, read, table, table_of};

/// R17: strangers neither move nor attack; when the last enemy is gone it is safe again.
#[test]
fn safe_and_hostile() {
    let mut table = table();
    table.foe("rat", "D", Situation::Safe);
    table.threats(&["t3"]);
    table.hand(1, &["g1"]);
    table.go(Action::EndTurn);
    assert!(!table.events.contains(&Event::EnemyTurn));
    let mut table = crate::rulebook::table();
    table.foe("fox", "A", Situation::Hostile);
    table.hand(0, &["r3", "g2"]);
    table.play(Action::Melee(0), &[die(6), die(1)]);
    assert_eq!(table.position.scene.situation, Situation::Safe);
}

/// R17: the book can send all enemies away; they do not hunt, and it is safe. So can an enemy in
/// its turn.
#[test]
fn all_go_away() {
    let encounter = "{ encounter = { enemies = [\"rat\", \"fox\"], situation = \"hostile\" } }";
    let table = read(&format!("[{encounter}, \"remove-enemies\"]"));
    let position = &table.position;
    assert_eq!(
        (
            foes(&table).len(),
            position.enemies.total(),
            position.hunt.total()
        ),
        (0, 8, 0)
    );
    assert_eq!(position.scene.situation, Situation::Safe);
    let cards = crate::rulebook::file("cards.toml")
        .replace("strength = 3", "strength = 3\nhit = [\"remove-enemies\"]");
    let mut table = crate::rulebook::start(
        crate::rulebook::world(&[("cards.toml", cards)]),
        Options::default(),
    );
    table.foe("roach", "D", Situation::Hostile);
    let space = table.space("A");
    table.position.scene.roaches.push(Roach {
        space,
        acted: false,
    });
    table.threats(&["t1"]);
    table.hand(1, &["b1"]);
    table.at(1, "H");
    table.go(Action::EndTurn);
    assert_eq!((foes(&table).len(), table.hero(0).wounds), (0, 1));
}

/// R18: the cards are shuffled and dealt, the figures divided among the enemy starts, the situation
/// set.
#[test]
fn an_encounter_is_dealt() {
    let mut table = poi("[{ page = 11 }]");
    table.step_onto("B");
    assert_eq!(table.game.content.pages[table.position.page].number, 11);
    let scene = &table.position.scene;
    assert_eq!((scene.foes.len(), scene.situation), (3, Situation::Safe));
    let spaces: Vec<_> = scene.foes.iter().map(|foe| foe.space).collect();
    assert_eq!(spaces, ["Y", "Z", "Y"].map(|letter| table.space(letter)));
}

/// R18: enemy cards go to the next free slots, over threat cards that lie there.
#[test]
fn enemies_meet_waiting_threats() {
    let mut table = poi("[{ encounter = { enemies = [\"fox\"], situation = \"hostile\" } }]");
    table.threats(&["t2"]);
    table.hand(1, &["b1"]);
    table.step_onto("B");
    table.go(Action::EndTurn);
    let fox = table.enemy("fox");
    assert!(
        table.events.contains(&Event::EnemyActs {
            enemy: fox,
            threat: 2
        }),
        "{:?}",
        table.events
    );
}

/// R19, A37: a random encounter takes any cards of the type but bosses, as many as it says, else
/// one per character.
#[test]
fn random_encounters() {
    let table = read("[{ encounter = { random = \"raider\", count = 4, situation = \"safe\" } }]");
    let king = table.enemy("king");
    let kind = table.game.content.enemies[king].kind;
    assert_eq!(foes(&table).len(), 4);
    assert!(
        foes(&table)
            .iter()
            .all(|&one| one != king && table.game.content.enemies[one].kind == kind)
    );
    let table = read("[{ encounter = { random = \"raider\", situation = \"safe\" } }]");
    assert_eq!(foes(&table).len(), 2);
}

/// R19: an encounter card is revealed, discarded and used, with its special rules; when none is
/// left they are shuffled.
#[test]
fn encounter_cards() {
    let mut table = poi("[\"encounter-card\"]");
    table.hand(0, &["g3", "g1"]);
    let (g3, b, fox) = (table.card("g3"), table.space("B"), table.enemy("fox"));
    table
        .play(Action::Move(g3), &[])
        .play(Action::Go(b), &[0, u16::from(fox.0)]);
    assert_eq!(foes(&table), [fox, table.enemy("rat")]);
    assert_eq!(table.position.encounter_discard.len(), 1);
    assert_eq!(table.position.scene.tokens[0].token, table.token("trap"));
    assert_eq!(table.position.scene.situation, Situation::Hostile);
    let table = read("[\"encounter-card\", \"encounter-card\", \"encounter-card\"]");
    let drawn = table
        .events
        .iter()
        .filter(|event| matches!(event, Event::EncounterDrawn { .. }))
        .count();
    assert_eq!(
        (drawn, table.position.encounters.len()),
        (3, 1),
        "there were two"
    );
}

/// R20, A46: enemies come from the supply first, then from the Hunt box, and then count as the
/// encounter's, with loot.
#[test]
fn supply_first_then_the_hunt() {
    let mut table = poi(
        "[{ encounter = { enemies = [\"owl\", \"rat\"], situation = \"hostile\", \
         loot = { scrap = 3 } } }]",
    );
    let (owl, rat) = (table.enemy("owl"), table.enemy("rat"));
    for enemy in [owl, rat] {
        table.position.enemies.take(enemy);
        table.position.hunt.put(enemy);
    }
    table.step_onto("B");
    assert_eq!(
        (
            foes(&table).len(),
            table.position.hunt.count(owl),
            table.position.hunt.count(rat)
        ),
        (2, 0, 1)
    );
    assert!(
        table
            .position
            .scene
            .foes
            .iter()
            .all(|foe| foe.loot.is_some())
    );
}

/// R20, A37: random enemies too come from the supply first, then from the Hunt box; when there are
/// none left, fewer come.
#[test]
fn random_enemies_of_the_hunt() {
    let mut table =
        poi("[{ encounter = { random = \"beast\", count = 3, situation = \"safe\" } }]");
    let (owl, rat) = (table.enemy("owl"), table.enemy("rat"));
    for enemy in [owl, rat] {
        table.position.enemies.take(enemy);
        table.position.hunt.put(enemy);
    }
    table.hand(0, &["g3", "g1"]);
    let (g3, b) = (table.card("g3"), table.space("B"));
    table
        .play(Action::Move(g3), &[])
        .play(Action::Go(b), &[u16::from(owl.0)]);
    assert_eq!((foes(&table), table.position.hunt.total()), (vec![owl], 1));
}

/// R21: at most five enemy cards are in play; the rest does not come.
#[test]
fn five_enemies_at_most() {
    let table = read(
        "[{ encounter = { enemies = [\"rat\", \"rat\", \"rat\", \"fox\", \"fox\", \"owl\"], \
         situation = \"hostile\" } }]",
    );
    assert_eq!(foes(&table).len(), 5);
}

/// R21, A44: a boss replaces the last card, which returns to the supply with its figure, roaches
/// with all tokens; the threat card stays.
#[test]
fn a_boss_makes_room() {
    let mut table = poi("[{ encounter = { enemies = [\"king\"], situation = \"hostile\" } }]");
    for id in ["rat", "rat", "rat", "fox", "roach"] {
        table.foe(id, "H", Situation::Hostile);
    }
    let space = table.space("H");
    table.position.scene.roaches.push(Roach {
        space,
        acted: false,
    });
    table.threats(&["t1"]);
    table.step_onto("B");
    assert_eq!(
        (foes(&table).len(), foes(&table)[4]),
        (5, table.enemy("king"))
    );
    assert!(table.position.scene.roaches.is_empty());
    assert_eq!(
        (
            table.position.enemies.count(table.enemy("roach")),
            table.position.scene.threats.len()
        ),
        (1, 1)
    );
}

/// R49, A9: whoever leaves in the course of the enemy turn, all others act once, and each to its
/// end.
#[test]
fn leaving_in_the_enemy_turn() {
    let cards = crate::rulebook::file("cards.toml").replace(
        "hit = [{ lose = { food = 1 } }]",
        "hit = [{ hit-enemy = { range = 3, wounds = 2 } }]",
    );
    let attacks = |foes: [&str; 2], hit: &str| {
        let mut table = crate::rulebook::start(
            crate::rulebook::world(&[("cards.toml", cards.clone())]),
            Options::default(),
        );
        for seat in [0, 1] {
            table.at(seat, "B");
            table.hand(seat, &["b1"]);
        }
        for id in foes {
            table.foe(id, "B", Situation::Hostile);
        }
        table.threats(&["t1", "t1"]);
        let hit = table.enemy(hit);
        let mut told = Vec::new();
        table.go(Action::EndTurn);
        while table.asked().is_some() && !table.can(Action::Draw) && !table.can(Action::Nest) {
            let foe = table
                .position
                .scene
                .foes
                .iter()
                .position(|foe| foe.enemy == hit);
            let hit = foe.map(|foe| Action::Hit {
                foe: foe as u8,
                space: table.space("B"),
            });
            let action = hit
                .filter(|&hit| table.can(hit))
                .unwrap_or(*table.legal().last().expect("an answer"));
            table.go(action);
            told.extend(table.events.iter().filter_map(|event| match event {
                Event::EnemyAttacks { enemy, .. } => Some(*enemy),
                _ => None,
            }));
        }
        let [rat, fox] = ["rat", "fox"].map(|id| table.enemy(id));
        [rat, fox].map(|enemy| told.iter().filter(|&&one| one == enemy).count())
    };
    assert_eq!(
        attacks(["rat", "fox"], "rat"),
        [1, 2],
        "the fox hits both although the rat above it is gone"
    );
    assert_eq!(
        attacks(["fox", "rat"], "fox"),
        [1, 1],
        "the fox is gone after its first attack"
    );
}

/// R49, A21: whoever defeats the last enemy of the encounter gains its loot; not for one that was
/// talked away.
#[test]
fn loot_for_the_last_one() {
    let script = "[{ encounter = { enemies = [\"fox\", \"fox\"], situation = \"hostile\", \
                  loot = { scrap = 3 } } }]";
    let mut table = read(script);
    let b = table.space("B");
    table
        .position
        .scene
        .foes
        .iter_mut()
        .for_each(|foe| foe.space = b);
    for (left, scrap) in [(1, 2), (0, 5)] {
        table.hand(0, &["r3", "g2"]);
        table.play(Action::Melee(0), &[die(6), die(1)]);
        assert_eq!((foes(&table).len(), table.dial(Dial::Scrap)), (left, scrap));
    }
    let first =
        "{ encounter = { enemies = [\"fox\"], situation = \"hostile\", loot = { scrap = 3 } } }";
    for second in [
        "{ encounter = { enemies = [\"rat\"], situation = \"hostile\" } }",
        "\"hunt\"",
    ] {
        let mut table = poi(&format!("[{first}, {second}]"));
        let rat = table.enemy("rat");
        if second == "\"hunt\"" {
            table.position.enemies.take(rat);
            table.position.hunt.put(rat);
        }
        table.step_onto("B");
        table.position.scene.foes[0].space = b;
        table.hand(0, &["r3", "g2"]);
        table.play(Action::Melee(0), &[die(6), die(1)]);
        assert_eq!(
            (foes(&table), table.dial(Dial::Scrap)),
            (vec![rat], 5),
            "the rat is of another encounter"
        );
    }
    let mut table = read(script);
    table
        .position
        .scene
        .foes
        .iter_mut()
        .for_each(|foe| foe.space = b);
    table.position.scene.situation = Situation::Safe;
    for _ in 0..2 {
        table.hand(0, &["y3", "g2"]);
        table.play(Action::Communicate(0), &[die(6), die(1)]);
    }
    assert_eq!((foes(&table).len(), table.dial(Dial::Scrap)), (0, 2));
}

/// R49, A8: a defeated enemy leaves, cards below move up, threat cards stay where they are.
#[test]
fn cards_move_up() {
    let mut table = table();
    table.foe("fox", "A", Situation::Hostile);
    table.foe("rat", "D", Situation::Hostile);
    table.threats(&["t1", "t3"]);
    table.hand(0, &["r3", "g2"]);
    table.play(Action::Melee(0), &[die(6), die(1)]);
    assert_eq!(foes(&table), [table.enemy("rat")]);
    assert_eq!(table.position.scene.threats.len(), 2);
    table.hand(1, &["b1"]);
    table.go(Action::EndTurn);
    let rat = table.enemy("rat");
    assert!(
        table.events.contains(&Event::EnemyActs {
            enemy: rat,
            threat: 1
        }),
        "the first threat card is its now"
    );
}

/// R49, A24: a boss has as many lives as there are characters in the party, also those who fled.
#[test]
fn bosses_live_longer() {
    for seats in 2..=4 {
        let mut table = table_of(seats);
        table.foe("king", "A", Situation::Hostile);
        table.position.hero_mut(1).spot = Spot::Down;
        for wounds in 1..=seats {
            table.hand(0, &["r3", "g2"]);
            table.play(Action::Melee(0), &[die(6), die(1)]);
            assert_eq!(foes(&table).is_empty(), wounds == seats);
        }
        assert_eq!(
            table.position.campaign.flags.len(),
            1,
            "what its card says of its defeat"
        );
    }
}

/// R50: the threat value selects the action; the enemy moves so far and attacks the closest in
/// range; a defence is an opposed test of any attribute, and without success there is a wound.
#[test]
fn an_enemy_acts() {
    let mut table = table();
    table.foe("rat", "C", Situation::Hostile);
    table.threats(&["t2", "t1"]);
    table.at(1, "H");
    table.hand(0, &["b3"]);
    table.hand(1, &["g1"]);
    let (b3, a) = (table.card("b3"), table.space("A"));
    table.play(Action::EndTurn, &[]);
    assert_eq!(table.position.scene.foes[0].space, a, "two spaces");
    assert_eq!(
        (table.asked(), table.legal()),
        (Some(0), vec![Action::Play(b3), Action::Decline])
    );
    assert!(
        table.position.scene.threats.contains(&table.card("t1")),
        "only its own card goes"
    );
    let before = table.position;
    table.play(Action::Play(b3), &[die(4), die(2)]);
    assert_eq!(table.hero(0).wounds, 0, "3 + 4 reach 5 + 2");
    table.position = before;
    table.play(Action::Play(b3), &[die(3), die(2)]);
    assert_eq!(table.hero(0).wounds, 1);
    assert_eq!(table.position.discard.count(b3), 1);
    let mut table = crate::rulebook::table();
    table.foe("rat", "D", Situation::Hostile);
    table.threats(&["t2"]);
    table.hand(1, &["g1"]);
    table.go(Action::EndTurn);
    assert_eq!(
        table.position.scene.foes[0].space,
        table.space("B"),
        "no farther than its speed"
    );
}

/// R50: an enemy in a character's space stays; ties are the players' to decide, which means the
/// bookkeeper's.
#[test]
fn players_break_ties() {
    let mut table = table_of(3);
    table.position.bookkeeper = 2;
    table.at(0, "E");
    table.at(1, "G");
    table.at(2, "D");
    table.position.current = 0;
    table.foe("owl", "B", Situation::Hostile);
    table.foe("rat", "H", Situation::Hostile);
    table.threats(&["t1", "t1"]);
    ["b1", "b2", "b3"]
        .into_iter()
        .zip(0..)
        .for_each(|(card, seat)| table.hand(seat, &[card]));
    table.play(Action::EndTurn, &[]);
    assert_eq!(
        (table.asked(), table.legal()),
        (Some(2), [0, 1, 2].map(Action::Pick).to_vec()),
        "all two away"
    );
    table.play(Action::Pick(1), &[]);
    assert_eq!(table.asked(), Some(1), "who was picked defends");
    table.play(Action::Decline, &[]);
    assert_eq!(table.hero(1).wounds, 1);
}

/// R50: nobody is targeted out of range or out of sight.
#[test]
fn out_of_range_out_of_sight() {
    let mut table = table();
    table.at(0, "D");
    table.foe("owl", "H", Situation::Hostile);
    table.threats(&["t1"]);
    table.hand(1, &["b1"]);
    let before = table.position;
    let attacked = |table: &mut Table| {
        table.go(Action::EndTurn);
        table
            .events
            .iter()
            .any(|event| matches!(event, Event::EnemyAttacks { .. }))
    };
    assert!(
        !attacked(&mut table),
        "three away, but behind the double line; and A is four away"
    );
    table.position = before;
    table.at(1, "B");
    assert!(attacked(&mut table), "three away and in sight");
    table.position = before;
    table.at(0, "F");
    table.at(1, "G");
    table.go(Action::EndTurn);
    assert!(
        matches!(table.position.steps.last(), Some(Phase::Test(test)) if test.seat == 1),
        "the closest"
    );
}

/// R50, R51, A9: every enemy acts once, from the top; then all threat cards are discarded; who
/// comes in the course of it does not act.
#[test]
fn each_enemy_once() {
    let mut table = table();
    table.foe("rat", "D", Situation::Hostile);
    table.foe("fox", "H", Situation::Hostile);
    table.threats(&["t1", "t2", "t3"]);
    table.at(0, "E");
    table.at(1, "E");
    table.hand(1, &["b1", "b2"]);
    table.go(Action::EndTurn);
    while !matches!(
        table.position.steps.last(),
        Some(Phase::Draw | Phase::Nest | Phase::Actions)
    ) {
        let action = *table.legal().last().expect("an answer");
        table.go(action);
    }
    assert!(table.position.scene.threats.is_empty());
    assert!(
        table
            .position
            .scene
            .foes
            .iter()
            .all(|foe: &Foe| foe.threat == 0)
    );
    assert_eq!(table.position.scene.acting, None);
}

/// R4: special texts: before it moves, on a hit, for all in reach.
#[test]
fn special_texts() {
    let mut table = table();
    table.foe("owl", "D", Situation::Hostile);
    table.threats(&["t3"]);
    table.hand(1, &["b1"]);
    table.go(Action::EndTurn);
    assert!(foes(&table).is_empty(), "it flees");
    let cards = crate::rulebook::file("cards.toml").replace(
        "before = [\"enemy-flees\"]",
        "before = [{ enemy-heals = 1 }]",
    );
    let mut table = crate::rulebook::start(
        crate::rulebook::world(&[("cards.toml", cards)]),
        Options::default(),
    );
    table.foe("owl", "D", Situation::Hostile);
    table.position.scene.foes[0].wounds = 1;
    table.threats(&["t3"]);
    table.hand(1, &["b1"]);
    table.go(Action::EndTurn);
    assert_eq!(table.position.scene.foes[0].wounds, 0, "it heals");
    let mut table = crate::rulebook::table();
    table.foe("fox", "A", Situation::Hostile);
    table.threats(&["t1"]);
    table.play(Action::EndTurn, &[]);
    assert_eq!(table.legal(), [Action::Pick(0), Action::Pick(1)]);
    table.go(Action::Pick(1));
    let attacks = table
        .events
        .iter()
        .filter(|event| matches!(event, Event::EnemyAttacks { .. }))
        .count();
    assert_eq!(
        (attacks, table.dial(Dial::Food)),
        (2, 2),
        "first one, then the other"
    );
}
