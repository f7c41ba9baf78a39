//! Set-up, components, missions and difficulty: R1-R7, R34, A1-A4, A25, A27, A28, A30, C1-C6.

use redtag_after_the_virus::Prepare::{Ammo, AnyAmmo, Card, Cards};
use redtag_after_the_virus::{
    Action, AfterTheVirus, Bound, ByPlayers, Content, Count, Difficulty, Mission, Options,
    Position, Type,
};
use redtag_kernel::{Game, Match};
use serde_json::{Value, json};

use crate::rulebook::{
    c, expect, mission, new_match, official, play, play_drawing, player, position, read, sketch,
    table,
};

fn laid_out(options: &Options) -> Position {
    official().lay_out(options).expect("the options are sound")
}

fn with_character(id: &str) -> Options {
    Options {
        characters: vec![id.into()],
        ..Options::default()
    }
}

/// R1, A30: any of the sixteen missions can be played by itself, and each changes what it says.
#[test]
fn missions_change_the_set_up() {
    let content = &official().content;
    let ids: Vec<&str> = content
        .missions
        .iter()
        .map(|mission| mission.id.as_str())
        .collect();
    let all = "1A 1B 1C 2A 2B 2C 3A 3B 3C 4A 4B 4C 4D 5A 5B 5C";
    assert_eq!(ids.join(" "), all);
    for (id, seats) in ids.into_iter().flat_map(|id| [(id, 1), (id, 2), (id, 3)]) {
        let table = laid_out(&Options {
            seats,
            ..mission(id)
        });
        let Mission {
            id: laid,
            wave,
            zombies,
            ..
        } = &content.missions[usize::from(table.mission)];
        assert_eq!(laid, id);
        let zombies = zombies.map_or(seats, |zombies| zombies.with(seats));
        for player in table.players.iter() {
            assert_eq!(
                (player.wave, 14 - player.in_pile()),
                (i16::from(wave.with(seats)), zombies),
                "{id}, {seats}"
            );
        }
    }
    assert!(official().lay_out(&mission("6A")).is_err());
}

/// R1: cards begin elsewhere, area cards are lost, and a leg is wounded, where a mission says so.
#[test]
fn missions_move_cards() {
    let drive = laid_out(&mission("3C")).players[0];
    assert!(
        drive.wounds.leg && drive.scouted.count(c("car")) == 1 && drive.area.unseen.total() == 29
    );
    let ground = laid_out(&mission("4B")).players[0];
    assert_eq!((ground.area.set_aside, ground.area.len()), (8, 20));
    assert_eq!(ground.sideways.count(c("perimeter-trap")), 1);
    let siege = laid_out(&mission("2C")).players[0];
    assert_eq!(siege.prepared.count(c("entrenchment")), 1);
    let note = laid_out(&mission("3A")).players[0];
    assert_eq!(note.area.bottom.as_slice(), [c("vip")]);
}

/// R2, C2: everybody has the same 54 cards, 14 zombies and 40 others of 36 names, and a character
/// of their own.
#[test]
fn everybody_has_the_same_deck() {
    let content = &official().content;
    let others: Vec<_> = content
        .deck
        .iter()
        .filter(|(card, _)| !card.is_zombie())
        .collect();
    assert_eq!((content.deck.total(), others.len()), (54, 36));
    assert_eq!(others.iter().map(|(_, count)| count).sum::<u8>(), 40);
    let triple: Vec<_> = others
        .iter()
        .filter(|(_, count)| *count == 3)
        .map(|(card, _)| *card)
        .collect();
    assert_eq!(triple, [c("run"), c("survivor")]);
    let events = others
        .iter()
        .filter(|(card, _)| content.card(*card).kind == Type::Event);
    assert_eq!(events.map(|(_, count)| count).sum::<u8>(), 5);
    let weapons = others
        .iter()
        .filter(|(card, _)| content.card(*card).kind == Type::Weapon);
    assert_eq!(weapons.count(), 9);
    let table = laid_out(&Options {
        seats: 3,
        ..Options::default()
    });
    let characters: Vec<_> = table
        .players
        .iter()
        .map(|player| player.character)
        .collect();
    assert_eq!(characters, [0, 1, 2]);
    let twice = Options {
        seats: 2,
        characters: vec!["ruth".into(), "ruth".into()],
        ..Options::default()
    };
    assert!(official().lay_out(&twice).is_err());
}

/// R3: the saved marker on 0, the wave marker as the mission says.
#[test]
fn markers_begin_low() {
    for (id, wave) in [("1A", 1), ("2C", 3)] {
        let player = laid_out(&mission(id)).players[0];
        assert_eq!((player.saved, player.wave), (0, wave));
    }
}

/// R4, C1: five cards with one zombie, four with two, three with three, two with four; the easiest
/// are taken first.
#[test]
fn the_zombie_pile_is_sorted() {
    assert_eq!(official().content.deck.counts()[..4], [5, 4, 3, 2]);
    let player = laid_out(&mission("1B")).players[0];
    assert_eq!(
        (player.pile, player.draw.count(c("zombie"))),
        ([0, 4, 3, 2], 5)
    );
}

/// R5: the starting card lies in the play area, not prepared.
#[test]
fn the_starting_card_lies_sideways() {
    for (character, card) in [
        ("adam", "machete"),
        ("jennie", "weapon-skill"),
        ("robert", "leather-jacket"),
        ("ruth", "pub"),
    ] {
        let player = laid_out(&with_character(character)).players[0];
        assert_eq!(
            (player.sideways.count(c(card)), player.sideways.total()),
            (1, 1)
        );
        assert_eq!(player.prepared.total(), 0);
    }
}

/// R6: nine starting cards and as many zombie cards as there are players.
#[test]
fn the_draw_deck_has_a_zombie_card_per_player() {
    for seats in 1..=3 {
        let table = laid_out(&Options {
            seats,
            ..Options::default()
        });
        for player in table.players.iter() {
            assert_eq!(
                (player.draw.total(), player.draw.count(c("zombie"))),
                (9 + seats, seats)
            );
            assert_eq!(player.in_pile(), 14 - seats);
        }
    }
}

/// R1, R6: a mission may name its own numbers, one for however many play or one for each number of
/// players; the printed missions name none but the five zombie cards of 1B.
#[test]
fn set_ups_depend_on_the_number_of_players() {
    let each = "wave = [3, 2, 0]\nzombies = [4, 3, 1]";
    let written = Content::OFFICIAL.replacen("wave = 1\ngoal", &format!("{each}\ngoal"), 1);
    let game = AfterTheVirus::new(Content::read(&written).expect("it is sound"));
    for (seats, wave, zombies) in [(1, 3, 4), (2, 2, 3), (3, 0, 1)] {
        let table = game
            .lay_out(&Options {
                seats,
                ..mission("1A")
            })
            .expect("the options are sound");
        for player in table.players.iter() {
            assert_eq!((player.wave, player.draw.total() - 9), (wave, zombies));
        }
    }
    let printed = &official().content.missions[..3];
    assert_eq!(
        [0, 1, 2].map(|place| printed[place].zombies),
        [None, Some(ByPlayers::Same(5)), None]
    );
    for (wrong, message) in [
        ("wave = [1, 1, 10]", "wave: must be 0 to 9, not 10"),
        ("wave = [1, 1]", "one for each number of players"),
    ] {
        let flaw =
            Content::read(&Content::OFFICIAL.replacen("wave = 1", wrong, 1)).expect_err(wrong);
        assert!(flaw.to_string().contains(message), "{flaw}");
    }
}

/// R7: the other 30 cards are the area deck; nothing is scouted, discarded or destroyed.
#[test]
fn the_rest_is_the_area_deck() {
    for character in ["adam", "jennie", "robert", "ruth"] {
        let player = laid_out(&with_character(character)).players[0];
        assert_eq!((player.area.len(), player.scouted.total()), (30, 0));
        assert_eq!((player.discard.total(), player.destroyed.total()), (0, 0));
    }
}

/// R34, A25: easier is a wave less in every mission with any number of players, also where it begins
/// with 0, and the first reshuffle brings one zombie card less.
#[test]
fn easier_is_easier_everywhere() {
    let game = official();
    for id in game.content.missions.iter().map(|mission| &mission.id) {
        for seats in 1..=3 {
            let begin = |difficulty| {
                let options = Options {
                    seats,
                    mission: id.clone(),
                    difficulty,
                    ..Options::default()
                };
                game.lay_out(&options)
                    .expect("the options are sound")
                    .players[0]
            };
            let (easier, usual) = (begin(Difficulty::Easier), begin(Difficulty::Usual));
            assert_eq!(easier.wave, usual.wave - 1, "{id} with {seats}");
            assert_eq!(
                easier.next_wave(),
                usual.next_wave() - 1,
                "{id} with {seats}"
            );
        }
    }
    let two = Options {
        seats: 2,
        ..mission("5C")
    };
    let mut match_ = table(
        two,
        &[
            "wave = -1\nhand = { @food = 1 }\nprepared = { @dog = 1 }\ndiscard = { @run = 3, @raid = 1, @survivor = 1 }",
            "wave = -1",
        ],
    );
    play(&mut match_, 0, &[Action::Play(c("food"))]);
    let drawn = ["run", "run", "run", "raid", "survivor"];
    play_drawing(&mut match_, 0, Action::Done, &drawn);
    expect(&match_, 0, "wave = 0\nattacking = []\npile = [5, 4, 3, 2]");
}

/// R34, A25: easier is a wave less, down to 0; harder is one more zombie card in each starting
/// deck.
#[test]
fn difficulty_can_be_adjusted() {
    let with = |difficulty| {
        laid_out(&Options {
            difficulty,
            ..mission("1A")
        })
        .players[0]
    };
    let [easier, usual, harder] =
        [Difficulty::Easier, Difficulty::Usual, Difficulty::Harder].map(with);
    assert_eq!((easier.wave, usual.wave, harder.wave), (0, 1, 1));
    assert_eq!(
        (easier.draw.total(), usual.draw.total(), harder.draw.total()),
        (10, 10, 11)
    );
    assert_eq!(harder.draw.count(c("zombie")), 2);
    let crowd = laid_out(&Options {
        difficulty: Difficulty::Harder,
        ..mission("1B")
    });
    assert_eq!(crowd.players[0].draw.count(c("two-zombies")), 1);
}

/// A1, C4: the characters' ten cards.
#[test]
fn characters_have_their_cards() {
    let decks = [
        (
            "adam",
            "@machete",
            "@survivor = 3, @run = 3, @raid = 1, @safe-house = 1, @dog = 1",
        ),
        (
            "jennie",
            "@weapon-skill",
            "@survivor = 3, @run = 3, @pistol = 1, @safe-house = 1, @scout = 1",
        ),
        (
            "robert",
            "@leather-jacket",
            "@survivor = 2, @run = 2, @crowbar = 1, @safe-house = 1, @guide = 1, @crossfire = 1, @food = 1",
        ),
        (
            "ruth",
            "@pub",
            "@survivor = 3, @safe-house = 1, @shotgun = 1, @entrenchment = 1, @magazine = 1,
             @trapper-skill = 1, @blockbuster = 1",
        ),
    ];
    for (character, start, deck) in decks {
        let player = laid_out(&with_character(character)).players[0];
        let found = serde_json::to_value(player).expect("plain data");
        let deck = deck.replace('\n', " ");
        let expected = read(&format!(
            "sideways = {{ {start} = 1 }}\ndraw = {{ @zombie = 1, {deck} }}"
        ));
        assert_eq!(
            (&found["draw"], &found["sideways"]),
            (&expected["draw"], &expected["sideways"])
        );
    }
}

/// A2: Chaos takes 6 prepared cards, or 4 by an option.
#[test]
fn the_goal_of_chaos_is_a_parameter() {
    assert_eq!(laid_out(&mission("1A")).goal, 6);
    assert_eq!(
        laid_out(&Options {
            goal: Some(4),
            ..mission("1A")
        })
        .goal,
        4
    );
    assert!(
        official()
            .lay_out(&Options {
                goal: Some(0),
                ..mission("1A")
            })
            .is_err()
    );
}

/// A3, C3: costs are data: what is paid for retrieving and preparing.
#[test]
fn costs_are_those_of_the_table() {
    let content = &official().content;
    let costs = [
        ("run", 1, Cards(0)),
        ("raid", 2, Cards(0)),
        ("safe-house", 2, Cards(0)),
        ("survivor", 1, Cards(1)),
        ("vip", 3, Cards(1)),
        ("guide", 2, Cards(0)),
        ("scout", 2, Cards(0)),
        ("dog", 2, Cards(0)),
        ("machete", 1, Cards(0)),
        ("crowbar", 1, Cards(1)),
        ("chainsaw", 2, Cards(2)),
        ("concussion-grenade", 2, Cards(1)),
        ("pistol", 2, Ammo(1)),
        ("shotgun", 1, AnyAmmo),
        ("rifle", 2, Cards(1)),
        ("minigun", 2, AnyAmmo),
        ("flamethrower", 3, Cards(1)),
        ("magazine", 2, Cards(0)),
        ("entrenchment", 2, Cards(1)),
        ("crossfire", 2, Cards(1)),
        ("perimeter-trap", 2, Cards(1)),
        ("blockbuster", 2, Cards(3)),
        ("gasoline", 2, Cards(1)),
        ("food", 1, Cards(0)),
        ("leather-jacket", 2, Cards(0)),
        ("antidote", 1, Cards(0)),
        ("med-kit", 1, Cards(1)),
        ("cure", 2, Cards(1)),
        ("car", 2, Cards(2)),
        ("motorcycle", 1, Cards(1)),
        ("pub", 2, Card(c("survivor"))),
        ("lab", 2, Card(c("safe-house"))),
        ("tunnel", 1, Card(c("safe-house"))),
        ("weapon-skill", 1, Cards(2)),
        ("trapper-skill", 1, Cards(1)),
        ("sure-aim", 1, Cards(3)),
    ];
    for (id, retrieve, prepare) in costs {
        let card = content.card(c(id));
        assert_eq!((card.retrieve, card.prepare), (retrieve, prepare), "{id}");
    }
}

/// A4, C5: five chapters of 3, 3, 3, 4 and 3 missions, each with a goal and a story in two
/// languages.
#[test]
fn the_missions_are_a_story_in_five_chapters() {
    let content = &official().content;
    let in_chapter = |chapter| {
        content
            .missions
            .iter()
            .filter(|one| one.chapter == chapter)
            .count()
    };
    assert_eq!([0, 1, 2, 3, 4].map(in_chapter), [3, 3, 3, 4, 3]);
    let (english, german): (Vec<_>, Vec<_>) =
        (content.names("en").collect(), content.names("de").collect());
    assert_eq!(english.len(), 40 + 4 + 5 + 16);
    for ((key, name, text), (_, name_de, text_de)) in english.iter().zip(&german) {
        assert!(
            !name.is_empty() && !name_de.is_empty() && *text != *text_de,
            "{key}"
        );
    }
    let chapters: Vec<_> = english
        .iter()
        .filter(|(key, ..)| key.starts_with("chapter-"))
        .collect();
    let names: Vec<&str> = chapters.iter().map(|(_, name, _)| *name).collect();
    assert_eq!(names, ["Outbreak", "The Base", "Family", "War", "The Cure"]);
    let saved = content.missions[2].goal[0];
    assert_eq!(
        (saved.count, saved.bound),
        (Count::Saved, Bound::AtLeast(6))
    );
}

/// C6, R34: the first three missions are the easier ones: wave 1, and nothing but death to fear.
#[test]
fn the_first_missions_are_the_easier_ones() {
    let missions = &official().content.missions;
    let one = ByPlayers::Same(1);
    assert!(
        missions[..3]
            .iter()
            .all(|first| first.wave == one && first.failures.is_empty())
    );
    assert!(missions[..3].iter().all(|first| first.surge == 0));
    assert!(missions[3..].iter().any(|later| later.wave.with(1) > 1));
    assert!(missions[3..].iter().any(|one| !one.failures.is_empty()));
}

/// A27: there are three wound spots on each board, so the markers never run out.
#[test]
fn everybody_has_three_spots() {
    let match_ = new_match(Options {
        seats: 3,
        ..Options::default()
    });
    for seat in 0..3 {
        expect(
            &match_,
            seat,
            "wounds = { arm = false, leg = false, brain = false }",
        );
    }
}

/// A28: alone, all is the same; there are four characters.
#[test]
fn one_player_is_enough() {
    let match_ = new_match(Options::default());
    let ned = player(&match_, 0);
    assert_eq!(
        (
            match_.seats(),
            usize::from(ned.hand.total()) + ned.attacking.len()
        ),
        (1, 5)
    );
    assert_eq!(official().content.characters.len(), 4);
}

/// A3: content that makes no sense is refused, with the line.
#[test]
fn broken_content_is_refused() {
    let official = Content::OFFICIAL;
    let broken = [
        (
            "number = 40\n",
            "number = 39\n",
            "two cards with the number 39",
        ),
        ("id = \"pub\"", "id = \"lab\"", "two cards called \"lab\""),
        (
            "prepare = { card = \"survivor\" }",
            "prepare = { card = \"nobody\" }",
            "no card is called",
        ),
        ("style = \"thrown\"\n", "", "weapons, and only they"),
        ("hand = 5\n", "hand = 9\n", "hand: must be 1 to 8, not 9"),
        (
            "itself = \"destroy\", effect = [\"cure\"]",
            "effect = [\"cure\"]",
            "would have no end",
        ),
        (
            "[{ kill = { cards = 1 } }, ",
            "[{ kill = { cards = 1, zombies = 1 } }, ",
            "either zombies or cards",
        ),
        (
            "{ when = \"played\", effect = [\"save\"] }",
            "{ when = \"use\", effect = [\"save\"] }",
            "events",
        ),
        (
            "{ you-prepare = \"trap\" }, effect = [{ kill",
            "{ you-prepare = \"trap\" }, once = true, effect = [{ kill",
            "only a use",
        ),
        (
            "\"raid\", \"safe-house\", \"dog\"]",
            "\"raid\", \"raid\", \"dog\"]",
            "not so many cards called \"raid\"",
        ),
        (
            "{ you-prepare = \"trap\" }, effect = [{ kill = { zombies = 1 } }]",
            "{ you-prepare = \"trap\" }, effect = [{ prepare = [\"trap\"] }]",
            "has an end",
        ),
        (
            "chapter = 5\nwave = [1",
            "chapter = 6\nwave = [1",
            "chapter: must be 1 to 5, not 6",
        ),
        (
            "{ count = \"area\", at-most = 14 }",
            "{ count = \"area\" }",
            "at-least, from 1, or at-most",
        ),
        (
            "wounds = [\"leg\"]",
            "wounds = [\"brain\"]",
            "nobody begins dead",
        ),
    ];
    for (old, new, message) in broken {
        assert!(official.contains(old), "{old}");
        let flaw = Content::read(&official.replacen(old, new, 1)).expect_err(new);
        assert!(flaw.message.contains(message), "{flaw}");
        assert!(flaw.place.starts_with("after-the-virus.toml"), "{flaw}");
    }
}

/// R2: a position in which a card is missing, lies where it cannot, or in which nobody would be
/// asked this, is refused.
#[test]
fn unsound_positions_are_refused() {
    let unsound = [
        ("hand = { @zombie = 1 }", "zombies do not go there"),
        ("hand = { @car = 2 }", "card 33 is there 2 times, not 1"),
        (
            "hand = { @run = 3, @survivor = 3 }",
            "more cards than are drawn",
        ),
        (
            "prepared = { @run = 1, @dog = 1 }",
            "events are never in play",
        ),
        (
            "prepared = { @two-zombies = 1 }",
            "only single zombies can be cured",
        ),
        (
            "prepared = { @rifle = 1, @pistol = 1, @machete = 1 }",
            "too many weapons",
        ),
        (
            "ammo = [{ under = @rifle, card = @run }]",
            "cards under prepared weapons",
        ),
        ("attacking = [%2, %1]", "the smallest cards first"),
        ("attacking = [%2/3]", "zombies that are left"),
        ("attacking = [%1]\ndone = true", "nobody is done"),
        ("wounds = { brain = true }\nhand = { @dog = 1 }", "has died"),
        (
            "hand = { @dog = 1, @run = 1 }\nsteps = [{ pay = 2 }]",
            "would not ask this",
        ),
        (
            "hand = { @dog = 1, @run = 1 }\nsteps = [{ pay = 0 }]",
            "would not ask this",
        ),
        ("saved = 21\nhand = { @dog = 1 }", "must be 0 to 20"),
        (
            "area = { set_aside = 50 }\nhand = { @dog = 1 }",
            "in this mission it must be 0, not 50",
        ),
        ("prepared = { @survivor = 1 }", "would not ask anybody"),
    ];
    for (player, message) in unsound {
        let flaw = sketch(Options::default(), &[player]).err().expect(player);
        assert!(flaw.message.contains(message), "{player}: {flaw}");
    }
    for options in [
        Options {
            seats: 0,
            ..Options::default()
        },
        Options {
            seats: 4,
            ..Options::default()
        },
        Options {
            characters: vec!["bob".into()],
            ..Options::default()
        },
        Options {
            characters: vec!["adam".into(), "ruth".into()],
            ..Options::default()
        },
    ] {
        assert!(official().lay_out(&options).is_err(), "{options:?}");
    }
}

/// A position of one mission, written as somebody would.
fn written(position: Value) -> Match<AfterTheVirus> {
    Match::from_sketch(official(), Options::default(), &position, None)
        .unwrap_or_else(|flaw| panic!("{flaw}: {position}"))
}

/// R1: a mission alone brings its goal, wave and set-up, and is an official game of it.
#[test]
fn a_mission_alone_is_enough() {
    for (mission, number) in official().content.missions.iter().zip(0..) {
        let laid_out = official().lay_out(&Options {
            mission: mission.id.clone(),
            ..Options::default()
        });
        let laid_out = laid_out.expect("it is sound");
        let alone = written(json!({ "mission": number }));
        assert_eq!(position(&alone), &laid_out, "{}", mission.id);
        assert!(official().is_official(alone.options()), "{}", mission.id);
        let entry = written(json!({ "mission": number, "players": [{}] }));
        assert_eq!(position(&entry), &laid_out, "{} with a player", mission.id);
    }
}

/// R3, R5-R7: what is not said about a player is as it begins; cards that are mentioned come from
/// the starting cards.
#[test]
fn what_a_player_does_not_mention_is_where_it_begins() {
    let match_ = written(
        json!({ "players": [{ "hand": { "8": 1 }, "attacking": [{ "printed": 1, "left": 1 }] }] }),
    );
    expect(
        &match_,
        0,
        "wave = 1\nsideways = { @machete = 1 }\npile = [4, 4, 3, 2]
        draw = { @survivor = 2, @run = 3, @raid = 1, @safe-house = 1, @dog = 1, @zombie = 0 }",
    );
    assert_eq!(player(&match_, 0).area.unseen.total(), 30);
    let match_ = written(json!({ "players": [{}, { "hand": { "5": 1 } }] }));
    let characters = position(&match_)
        .players
        .iter()
        .map(|player| player.character);
    assert_eq!(characters.collect::<Vec<_>>(), [0, 1]);
    // Robert has two of the three Run! in his deck.
    let match_ = written(json!({ "players": [{ "character": 2, "hand": { "5": 1 } }] }));
    expect(
        &match_,
        0,
        "draw = { @run = 1 }\narea = { unseen = { @run = 1 } }",
    );
    // What begins in a zone that is written down is in the area deck.
    let match_ = written(json!({ "players": [{ "hand": { "8": 1 }, "draw": { "5": 3 } }] }));
    expect(
        &match_,
        0,
        "draw = { @run = 3 }\narea = { unseen = { @survivor = 2, @dog = 1 } }",
    );
}

/// What cannot be is refused, and the field is named that is wrong.
#[test]
fn contradictions_are_refused_where_they_are() {
    for (position, place) in [
        (json!({ "ending": { "died": 7 } }), "ending"),
        (json!({ "ending": { "failed": 9 } }), "ending"),
        (json!({ "mission": 4, "ending": { "failed": 0 } }), "ending"),
        (json!({ "ending": "won" }), "ending"),
        (json!({ "ending": "out_of_time" }), "ending"),
        (json!({ "turn": 251, "ending": "won" }), "turn"),
        (json!({ "goal": 0 }), "goal"),
        (
            json!({ "players": [{ "prevention": 4 }] }),
            "players[0].prevention",
        ),
        (json!({ "players": [{ "used": [5] }] }), "players[0].used"),
        (
            json!({ "players": [{ "rescued": [13] }] }),
            "players[0].rescued",
        ),
        (json!({ "players": [{ "wave": -1 }] }), "players[0].wave"),
        (
            json!({ "mission": 5, "players": [{ "wave": 1 }] }),
            "players[0].wave",
        ),
        (
            json!({ "players": [{ "prepared": { "17": 1 }, "ammo": [
                { "under": 17, "card": 5 }, { "under": 17, "card": 5 },
            ] }] }),
            "players[0].ammo",
        ),
        (
            json!({ "players": [{ "hand": { "5": 4 } }] }),
            "players[0].hand",
        ),
        (
            json!({ "players": [{ "discard": { "12": 2 } }] }),
            "players[0].discard",
        ),
        (
            json!({ "players": [{ "pile": [6, 4, 3, 2] }] }),
            "players[0].pile",
        ),
        (
            json!({ "players": [{ "sideways": { "6": 1 } }] }),
            "players[0].sideways",
        ),
        (
            json!({ "players": [{ "destroyed": { "1": 1 } }] }),
            "players[0].destroyed",
        ),
        (
            json!({ "players": [{ "scouted": { "1": 1 } }] }),
            "players[0].scouted",
        ),
    ] {
        let flaw = Match::from_sketch(official(), Options::default(), &position, None);
        let flaw = flaw.err().unwrap_or_else(|| panic!("accepted: {position}"));
        assert_eq!(flaw.place, place, "{position}: {flaw}");
    }
    // The Magazine may lie there as well, and a game that is over may be written.
    written(
        json!({ "players": [{ "hand": { "8": 1 }, "prepared": { "17": 1 }, "ammo": [
        { "under": 17, "card": 5 }, { "under": 17, "card": 22 },
    ] }] }),
    );
    written(json!({ "goal": 1, "ending": "won", "players": [{ "prepared": { "12": 1 } }] }));
    written(json!({ "turn": 251, "ending": "out_of_time" }));
}

/// R34: a wave marker below that of the mission is one of an easier game.
#[test]
fn a_low_wave_is_an_easier_game() {
    let easier = written(json!({ "players": [{ "wave": 0 }] }));
    assert_eq!(easier.options().difficulty, Difficulty::Easier);
    let usual = written(json!({ "players": [{ "wave": 1 }] }));
    assert_eq!(usual.options().difficulty, Difficulty::Usual);
}

/// What is wrong with a position of one player of a mission.
#[track_caller]
fn flaw_of(mission: u8, player: &str) -> String {
    let mut player = read(player);
    if player["hand"].is_null() && player["steps"].is_null() {
        player["hand"] = json!({ "5": 1 });
    }
    let written = json!({ "mission": mission, "players": [player] });
    match Match::from_sketch(official(), Options::default(), &written, None) {
        Ok(_) => panic!("the position is sound\n{written}"),
        Err(flaw) => flaw.to_string(),
    }
}

/// R1: the cards that a mission loses are set aside, also in an area deck of which something else is
/// said, and no other number of them.
#[test]
fn lost_cards_follow_from_the_mission() {
    let sketch = |area: Value| {
        let player = json!({ "hand": { "5": 1 }, "area": area });
        let written = json!({ "mission": 10, "players": [player] });
        Match::from_sketch(official(), Options::default(), &written, None)
    };
    let known = sketch(json!({ "top": [9] })).expect("the position is sound");
    assert_eq!(known.position().players[0].area.set_aside, 8);
    for (mission, found) in [(10, 3), (0, 8)] {
        let told = flaw_of(mission, &format!("area = {{ set_aside = {found} }}"));
        let lost = if mission == 10 { 8 } else { 0 };
        let place = "players[0].area.set_aside: in this mission it must be";
        assert_eq!(told, format!("{place} {lost}, not {found}"));
    }
}

/// R10: cards are destroyed before a reshuffle, and only if the zombie pile is empty.
#[test]
fn thinning_comes_before_a_reshuffle() {
    let asked = "players[0].steps: the rules would not ask this here";
    let discard = "discard = { @run = 2, @survivor = 1 }";
    for steps in [
        "[{ thin = 2 }, 'shuffle_and_draw']",
        "[{ thin = 2 }]",
        "['shuffle_and_draw']",
    ] {
        assert_eq!(flaw_of(0, &format!("{discard}\nsteps = {steps}")), asked);
    }
}

/// R14, R17, R23, R26, R31: steps that no card leads to are refused.
#[test]
fn steps_that_nothing_leads_to() {
    let asked = "players[0].steps: the rules would not ask this here";
    for player in [
        "hand = { @safe-house = 1 }\nsteps = [{ reward = 200 }]",
        "steps = [{ scout = { left = 99, may_stop = true } }]",
        "steps = [{ scout = { left = 2, may_stop = true } }]",
        "prepared = { @chainsaw = 1 }\nsteps = [{ leave = { card = @chainsaw, to = 'area' } }]",
        "wounds = { leg = true }\nsteps = [{ heal = { by = @chainsaw, left = 2, may_stop = true } }]",
    ] {
        assert_eq!(flaw_of(0, player), asked, "{player}");
    }
    let wound = json!({ "steps": ["wound"] });
    let two = json!({ "players": [wound, wound] });
    let options = Options {
        seats: 2,
        ..Options::default()
    };
    let flaw = Match::from_sketch(official(), options, &two, None).err();
    let told = "players: only one at a time is in the middle of this (A11)";
    assert_eq!(flaw.map(|flaw| flaw.to_string()), Some(told.into()));
    assert_eq!(
        flaw_of(7, "saved = 6\nrescued = [@vip]"),
        "players[0].rescued: card 9 is destroyed when it is saved (A23)"
    );
}

/// R2, R4: a flaw is told where it is.
#[test]
fn flaws_name_their_field() {
    for (player, told) in [
        ("character = 7", "character: must be 0 to 3, not 7"),
        ("area = { top = [1] }", "area.top: zombies do not go there"),
        ("wave = 9999", "wave: must be at most 251, not 9999"),
        (
            "attacking = [{ printed = 5, left = 5 }]",
            "attacking: a card has 1 to 4 zombies, not 5",
        ),
    ] {
        assert_eq!(flaw_of(0, player), format!("players[0].{told}"));
    }
    let options = Options {
        characters: vec!["adam".into(), "ruth".into()],
        ..Options::default()
    };
    let flaw = official().lay_out(&options).expect_err("two for one seat");
    assert_eq!(flaw.to_string(), "characters: there is only 1 seat");
}
