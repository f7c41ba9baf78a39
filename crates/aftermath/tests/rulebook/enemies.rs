//! Enemies: R17-R22, R49-R51, A8, A9, A21, A24, A37, A44-A46.

use redtag_aftermath::{Action, Dial, Event, Foe, Options, Phase, Roach, Situation, Spot};

use crate::rulebook::{TestMatch, die, foes, match_of, new_match, poi, read};

/// R17: strangers neither move nor attack; when the last enemy is gone it is safe again.
#[test]
fn safe_and_hostile() {
    let mut match_ = new_match();
    match_.foe("rat", "D", Situation::Safe);
    match_.threats(&["t3"]);
    match_.hand(1, &["g1"]);
    match_.go(Action::EndTurn);
    assert!(!match_.events.contains(&Event::EnemyTurn));
    let mut match_ = new_match();
    match_.foe("fox", "A", Situation::Hostile);
    match_.hand(0, &["r3", "g2"]);
    match_.play(Action::Melee(0), &[die(6), die(1)]);
    assert_eq!(match_.position.scene.situation, Situation::Safe);
}

/// R17: the book can send all enemies away; they do not hunt, and it is safe. So can an enemy in
/// its turn.
#[test]
fn all_go_away() {
    let encounter = "{ encounter = { enemies = [\"rat\", \"fox\"], situation = \"hostile\" } }";
    let match_ = read(&format!("[{encounter}, \"remove-enemies\"]"));
    let position = &match_.position;
    assert_eq!(
        (
            foes(&match_).len(),
            position.enemies.total(),
            position.hunt.total()
        ),
        (0, 8, 0)
    );
    assert_eq!(position.scene.situation, Situation::Safe);
    let cards = crate::rulebook::file("cards.toml")
        .replace("strength = 3", "strength = 3\nhit = [\"remove-enemies\"]");
    let mut match_ = crate::rulebook::start(
        crate::rulebook::world(&[("cards.toml", cards)]),
        Options::default(),
    );
    match_.foe("roach", "D", Situation::Hostile);
    let space = match_.space("A");
    match_.position.scene.roaches.push(Roach {
        space,
        acted: false,
    });
    match_.threats(&["t1"]);
    match_.hand(1, &["b1"]);
    match_.at(1, "H");
    match_.go(Action::EndTurn);
    assert_eq!((foes(&match_).len(), match_.hero(0).wounds), (0, 1));
}

/// R18: the cards are shuffled and dealt, the figures divided among the enemy starts, the situation
/// set.
#[test]
fn an_encounter_is_dealt() {
    let mut match_ = poi("[{ page = 11 }]");
    match_.step_onto("B");
    assert_eq!(match_.game.content.pages[match_.position.page].number, 11);
    let scene = &match_.position.scene;
    assert_eq!((scene.foes.len(), scene.situation), (3, Situation::Safe));
    let spaces: Vec<_> = scene.foes.iter().map(|foe| foe.space).collect();
    assert_eq!(spaces, ["Y", "Z", "Y"].map(|letter| match_.space(letter)));
}

/// R18: enemy cards go to the next free slots, over threat cards that lie there.
#[test]
fn enemies_meet_waiting_threats() {
    let mut match_ = poi("[{ encounter = { enemies = [\"fox\"], situation = \"hostile\" } }]");
    match_.threats(&["t2"]);
    match_.hand(1, &["b1"]);
    match_.step_onto("B");
    match_.go(Action::EndTurn);
    let fox = match_.enemy("fox");
    assert!(
        match_.events.contains(&Event::EnemyActs {
            enemy: fox,
            threat: 2
        }),
        "{:?}",
        match_.events
    );
}

/// R19, A37: a random encounter takes any cards of the type but bosses, as many as it says, else
/// one per character.
#[test]
fn random_encounters() {
    let match_ = read("[{ encounter = { random = \"raider\", count = 4, situation = \"safe\" } }]");
    let king = match_.enemy("king");
    let kind = match_.game.content.enemies[king].kind;
    assert_eq!(foes(&match_).len(), 4);
    assert!(
        foes(&match_)
            .iter()
            .all(|&one| one != king && match_.game.content.enemies[one].kind == kind)
    );
    let match_ = read("[{ encounter = { random = \"raider\", situation = \"safe\" } }]");
    assert_eq!(foes(&match_).len(), 2);
}

/// R19: an encounter card is revealed, discarded and used, with its special rules; when none is
/// left they are shuffled.
#[test]
fn encounter_cards() {
    let mut match_ = poi("[\"encounter-card\"]");
    match_.hand(0, &["g3", "g1"]);
    let (g3, b, fox) = (match_.card("g3"), match_.space("B"), match_.enemy("fox"));
    match_
        .play(Action::Move(g3), &[])
        .play(Action::Go(b), &[0, u16::from(fox.0)]);
    assert_eq!(foes(&match_), [fox, match_.enemy("rat")]);
    assert_eq!(match_.position.encounter_discard.len(), 1);
    assert_eq!(match_.position.scene.tokens[0].token, match_.token("trap"));
    assert_eq!(match_.position.scene.situation, Situation::Hostile);
    let match_ = read("[\"encounter-card\", \"encounter-card\", \"encounter-card\"]");
    let drawn = match_
        .events
        .iter()
        .filter(|event| matches!(event, Event::EncounterDrawn { .. }))
        .count();
    assert_eq!(
        (drawn, match_.position.encounters.len()),
        (3, 1),
        "there were two"
    );
}

/// R20, A46: enemies come from the supply first, then from the Hunt box, and then count as the
/// encounter's, with loot.
#[test]
fn supply_first_then_the_hunt() {
    let mut match_ = poi(
        "[{ encounter = { enemies = [\"owl\", \"rat\"], situation = \"hostile\", \
         loot = { scrap = 3 } } }]",
    );
    let (owl, rat) = (match_.enemy("owl"), match_.enemy("rat"));
    for enemy in [owl, rat] {
        match_.position.enemies.take(enemy);
        match_.position.hunt.put(enemy);
    }
    match_.step_onto("B");
    assert_eq!(
        (
            foes(&match_).len(),
            match_.position.hunt.count(owl),
            match_.position.hunt.count(rat)
        ),
        (2, 0, 1)
    );
    assert!(
        match_
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
    let mut match_ =
        poi("[{ encounter = { random = \"beast\", count = 3, situation = \"safe\" } }]");
    let (owl, rat) = (match_.enemy("owl"), match_.enemy("rat"));
    for enemy in [owl, rat] {
        match_.position.enemies.take(enemy);
        match_.position.hunt.put(enemy);
    }
    match_.hand(0, &["g3", "g1"]);
    let (g3, b) = (match_.card("g3"), match_.space("B"));
    match_
        .play(Action::Move(g3), &[])
        .play(Action::Go(b), &[u16::from(owl.0)]);
    assert_eq!(
        (foes(&match_), match_.position.hunt.total()),
        (vec![owl], 1)
    );
}

/// R21: at most five enemy cards are in play; the rest does not come.
#[test]
fn five_enemies_at_most() {
    let match_ = read(
        "[{ encounter = { enemies = [\"rat\", \"rat\", \"rat\", \"fox\", \"fox\", \"owl\"], \
         situation = \"hostile\" } }]",
    );
    assert_eq!(foes(&match_).len(), 5);
}

/// R21, A44: a boss replaces the last card, which returns to the supply with its figure, roaches
/// with all tokens; the threat card stays.
#[test]
fn a_boss_makes_room() {
    let mut match_ = poi("[{ encounter = { enemies = [\"king\"], situation = \"hostile\" } }]");
    for id in ["rat", "rat", "rat", "fox", "roach"] {
        match_.foe(id, "H", Situation::Hostile);
    }
    let space = match_.space("H");
    match_.position.scene.roaches.push(Roach {
        space,
        acted: false,
    });
    match_.threats(&["t1"]);
    match_.step_onto("B");
    assert_eq!(
        (foes(&match_).len(), foes(&match_)[4]),
        (5, match_.enemy("king"))
    );
    assert!(match_.position.scene.roaches.is_empty());
    assert_eq!(
        (
            match_.position.enemies.count(match_.enemy("roach")),
            match_.position.scene.threats.len()
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
        let mut match_ = crate::rulebook::start(
            crate::rulebook::world(&[("cards.toml", cards.clone())]),
            Options::default(),
        );
        for seat in [0, 1] {
            match_.at(seat, "B");
            match_.hand(seat, &["b1"]);
        }
        for id in foes {
            match_.foe(id, "B", Situation::Hostile);
        }
        match_.threats(&["t1", "t1"]);
        let hit = match_.enemy(hit);
        let mut told = Vec::new();
        match_.go(Action::EndTurn);
        while match_.asked().is_some() && !match_.can(Action::Draw) && !match_.can(Action::Nest) {
            let foe = match_
                .position
                .scene
                .foes
                .iter()
                .position(|foe| foe.enemy == hit);
            let hit = foe.map(|foe| Action::Hit {
                foe: foe as u8,
                space: match_.space("B"),
            });
            let action = hit
                .filter(|&hit| match_.can(hit))
                .unwrap_or(*match_.legal().last().expect("an answer"));
            match_.go(action);
            told.extend(match_.events.iter().filter_map(|event| match event {
                Event::EnemyAttacks { enemy, .. } => Some(*enemy),
                _ => None,
            }));
        }
        let [rat, fox] = ["rat", "fox"].map(|id| match_.enemy(id));
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
    let mut match_ = read(script);
    let b = match_.space("B");
    match_
        .position
        .scene
        .foes
        .iter_mut()
        .for_each(|foe| foe.space = b);
    for (left, scrap) in [(1, 2), (0, 5)] {
        match_.hand(0, &["r3", "g2"]);
        match_.play(Action::Melee(0), &[die(6), die(1)]);
        assert_eq!(
            (foes(&match_).len(), match_.dial(Dial::Scrap)),
            (left, scrap)
        );
    }
    let first =
        "{ encounter = { enemies = [\"fox\"], situation = \"hostile\", loot = { scrap = 3 } } }";
    for second in [
        "{ encounter = { enemies = [\"rat\"], situation = \"hostile\" } }",
        "\"hunt\"",
    ] {
        let mut match_ = poi(&format!("[{first}, {second}]"));
        let rat = match_.enemy("rat");
        if second == "\"hunt\"" {
            match_.position.enemies.take(rat);
            match_.position.hunt.put(rat);
        }
        match_.step_onto("B");
        match_.position.scene.foes[0].space = b;
        match_.hand(0, &["r3", "g2"]);
        match_.play(Action::Melee(0), &[die(6), die(1)]);
        assert_eq!(
            (foes(&match_), match_.dial(Dial::Scrap)),
            (vec![rat], 5),
            "the rat is of another encounter"
        );
    }
    let mut match_ = read(script);
    match_
        .position
        .scene
        .foes
        .iter_mut()
        .for_each(|foe| foe.space = b);
    match_.position.scene.situation = Situation::Safe;
    for _ in 0..2 {
        match_.hand(0, &["y3", "g2"]);
        match_.play(Action::Communicate(0), &[die(6), die(1)]);
    }
    assert_eq!((foes(&match_).len(), match_.dial(Dial::Scrap)), (0, 2));
}

/// R49, A8: a defeated enemy leaves, cards below move up, threat cards stay where they are.
#[test]
fn cards_move_up() {
    let mut match_ = new_match();
    match_.foe("fox", "A", Situation::Hostile);
    match_.foe("rat", "D", Situation::Hostile);
    match_.threats(&["t1", "t3"]);
    match_.hand(0, &["r3", "g2"]);
    match_.play(Action::Melee(0), &[die(6), die(1)]);
    assert_eq!(foes(&match_), [match_.enemy("rat")]);
    assert_eq!(match_.position.scene.threats.len(), 2);
    match_.hand(1, &["b1"]);
    match_.go(Action::EndTurn);
    let rat = match_.enemy("rat");
    assert!(
        match_.events.contains(&Event::EnemyActs {
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
        let mut match_ = match_of(seats);
        match_.foe("king", "A", Situation::Hostile);
        match_.position.hero_mut(1).spot = Spot::Down;
        for wounds in 1..=seats {
            match_.hand(0, &["r3", "g2"]);
            match_.play(Action::Melee(0), &[die(6), die(1)]);
            assert_eq!(foes(&match_).is_empty(), wounds == seats);
        }
        assert_eq!(
            match_.position.campaign.flags.len(),
            1,
            "what its card says of its defeat"
        );
    }
}

/// R50: the threat value selects the action; the enemy moves so far and attacks the closest in
/// range; a defence is an opposed test of any attribute, and without success there is a wound.
#[test]
fn an_enemy_acts() {
    let mut match_ = new_match();
    match_.foe("rat", "C", Situation::Hostile);
    match_.threats(&["t2", "t1"]);
    match_.at(1, "H");
    match_.hand(0, &["b3"]);
    match_.hand(1, &["g1"]);
    let (b3, a) = (match_.card("b3"), match_.space("A"));
    match_.play(Action::EndTurn, &[]);
    assert_eq!(match_.position.scene.foes[0].space, a, "two spaces");
    assert_eq!(
        (match_.asked(), match_.legal()),
        (Some(0), vec![Action::Play(b3), Action::Decline])
    );
    assert!(
        match_.position.scene.threats.contains(&match_.card("t1")),
        "only its own card goes"
    );
    let before = match_.position;
    match_.play(Action::Play(b3), &[die(4), die(2)]);
    assert_eq!(match_.hero(0).wounds, 0, "3 + 4 reach 5 + 2");
    match_.position = before;
    match_.play(Action::Play(b3), &[die(3), die(2)]);
    assert_eq!(match_.hero(0).wounds, 1);
    assert_eq!(match_.position.discard.count(b3), 1);
    let mut match_ = new_match();
    match_.foe("rat", "D", Situation::Hostile);
    match_.threats(&["t2"]);
    match_.hand(1, &["g1"]);
    match_.go(Action::EndTurn);
    assert_eq!(
        match_.position.scene.foes[0].space,
        match_.space("B"),
        "no farther than its speed"
    );
}

/// R50: an enemy in a character's space stays; ties are the players' to decide, which means the
/// bookkeeper's.
#[test]
fn players_break_ties() {
    let mut match_ = match_of(3);
    match_.position.bookkeeper = 2;
    match_.at(0, "E");
    match_.at(1, "G");
    match_.at(2, "D");
    match_.position.current = 0;
    match_.foe("owl", "B", Situation::Hostile);
    match_.foe("rat", "H", Situation::Hostile);
    match_.threats(&["t1", "t1"]);
    ["b1", "b2", "b3"]
        .into_iter()
        .zip(0..)
        .for_each(|(card, seat)| match_.hand(seat, &[card]));
    match_.play(Action::EndTurn, &[]);
    assert_eq!(
        (match_.asked(), match_.legal()),
        (Some(2), [0, 1, 2].map(Action::Pick).to_vec()),
        "all two away"
    );
    match_.play(Action::Pick(1), &[]);
    assert_eq!(match_.asked(), Some(1), "who was picked defends");
    match_.play(Action::Decline, &[]);
    assert_eq!(match_.hero(1).wounds, 1);
}

/// R50: nobody is targeted out of range or out of sight.
#[test]
fn out_of_range_out_of_sight() {
    let mut match_ = new_match();
    match_.at(0, "D");
    match_.foe("owl", "H", Situation::Hostile);
    match_.threats(&["t1"]);
    match_.hand(1, &["b1"]);
    let before = match_.position;
    let attacked = |match_: &mut TestMatch| {
        match_.go(Action::EndTurn);
        match_
            .events
            .iter()
            .any(|event| matches!(event, Event::EnemyAttacks { .. }))
    };
    assert!(
        !attacked(&mut match_),
        "three away, but behind the double line; and A is four away"
    );
    match_.position = before;
    match_.at(1, "B");
    assert!(attacked(&mut match_), "three away and in sight");
    match_.position = before;
    match_.at(0, "F");
    match_.at(1, "G");
    match_.go(Action::EndTurn);
    assert!(
        matches!(match_.position.steps.last(), Some(Phase::Test(test)) if test.seat == 1),
        "the closest"
    );
}

/// R50, R51, A9: every enemy acts once, from the top; then all threat cards are discarded; who
/// comes in the course of it does not act.
#[test]
fn each_enemy_once() {
    let mut match_ = new_match();
    match_.foe("rat", "D", Situation::Hostile);
    match_.foe("fox", "H", Situation::Hostile);
    match_.threats(&["t1", "t2", "t3"]);
    match_.at(0, "E");
    match_.at(1, "E");
    match_.hand(1, &["b1", "b2"]);
    match_.go(Action::EndTurn);
    while !matches!(
        match_.position.steps.last(),
        Some(Phase::Draw | Phase::Nest | Phase::Actions)
    ) {
        let action = *match_.legal().last().expect("an answer");
        match_.go(action);
    }
    assert!(match_.position.scene.threats.is_empty());
    assert!(
        match_
            .position
            .scene
            .foes
            .iter()
            .all(|foe: &Foe| foe.threat == 0)
    );
    assert_eq!(match_.position.scene.acting, None);
}

/// R4: special texts: before it moves, on a hit, for all in reach.
#[test]
fn special_texts() {
    let mut match_ = new_match();
    match_.foe("owl", "D", Situation::Hostile);
    match_.threats(&["t3"]);
    match_.hand(1, &["b1"]);
    match_.go(Action::EndTurn);
    assert!(foes(&match_).is_empty(), "it flees");
    let cards = crate::rulebook::file("cards.toml").replace(
        "before = [\"enemy-flees\"]",
        "before = [{ enemy-heals = 1 }]",
    );
    let mut match_ = crate::rulebook::start(
        crate::rulebook::world(&[("cards.toml", cards)]),
        Options::default(),
    );
    match_.foe("owl", "D", Situation::Hostile);
    match_.position.scene.foes[0].wounds = 1;
    match_.threats(&["t3"]);
    match_.hand(1, &["b1"]);
    match_.go(Action::EndTurn);
    assert_eq!(match_.position.scene.foes[0].wounds, 0, "it heals");
    let mut match_ = new_match();
    match_.foe("fox", "A", Situation::Hostile);
    match_.threats(&["t1"]);
    match_.play(Action::EndTurn, &[]);
    assert_eq!(match_.legal(), [Action::Pick(0), Action::Pick(1)]);
    match_.go(Action::Pick(1));
    let attacks = match_
        .events
        .iter()
        .filter(|event| matches!(event, Event::EnemyAttacks { .. }))
        .count();
    assert_eq!(
        (attacks, match_.dial(Dial::Food)),
        (2, 2),
        "first one, then the other"
    );
}
