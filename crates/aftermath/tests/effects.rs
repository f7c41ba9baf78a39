//! Whatever has an effect has a sentence that names it, in every language, in packs too.

use redtag_aftermath::{
    Ability, Aftermath, Encounter, Enemy, Environment, Item, Road, Status, Token, Vehicle,
};
use redtag_kernel::{Text, Words};
use serde_json::Value;

const PACKS: [&str; 3] = ["brickworks", "lamplighter", "moths"];

/// Fields of cards that do nothing, or that are told elsewhere: names, costs, counts, what the book
/// remembers.
const SILENT: &[&str] = &[
    "id",
    "name",
    "text",
    "kind",
    "count",
    "discovery",
    "starting",
    "repair",
    "cost",
    "base",
    "type",
    "life",
    "defense",
    "communicate",
    "enemy",
    "threat",
    "paws",
    "roach",
];

/// Every number above 1 in what a card does, wherever it stands.
fn numbers(field: &str, value: &Value, found: &mut Vec<u64>) {
    match value {
        _ if SILENT.contains(&field) => {}
        Value::Number(number) => found.extend(number.as_i64().map(i64::unsigned_abs)),
        Value::Array(list) => list.iter().for_each(|one| numbers(field, one, found)),
        Value::Object(fields) => fields
            .iter()
            .for_each(|(name, one)| numbers(name, one, found)),
        _ => {}
    }
}

/// Fields that need words of their own, in English and German.
const NAMED: [(&str, [&str; 2]); 2] = [
    ("when", ["if ", "wenn "]),
    ("defeated", ["when defeated: ", "wenn besiegt: "]),
];

/// Is something written in this field, wherever it stands?
fn has_field(value: &Value, field: &str) -> bool {
    match value {
        Value::Array(list) => list.iter().any(|one| has_field(one, field)),
        Value::Object(fields) => fields.iter().any(|(name, one)| {
            let empty = one.is_null() || one.as_array().is_some_and(Vec::is_empty);
            (name == field && !empty) || has_field(one, field)
        }),
        _ => false,
    }
}

/// Does a card do anything?
fn is_effective(card: &Value) -> bool {
    let Value::Object(fields) = card else {
        return false;
    };
    fields.iter().any(|(name, value)| {
        !SILENT.contains(&name.as_str())
            && !matches!(value, Value::Null | Value::Bool(false))
            && value != &Value::from(0)
            && value.as_array().is_none_or(|list| !list.is_empty())
    })
}

/// All cards of a kind, as they were written.
fn cards<'a>(written: &'a Value, kind: &'a str) -> impl Iterator<Item = &'a Value> {
    let files = written["cards"].as_array().into_iter().flatten();
    files.flat_map(move |file| file[kind].as_array().into_iter().flatten())
}

fn check(game: &Aftermath) -> usize {
    let written = serde_json::to_value(&game.content.written).expect("plain data");
    let kinds: [(&str, &dyn Fn(u8) -> Text); 9] = [
        ("item", &|one| game.item_effects(Item(one))),
        ("status", &|one| game.status_effects(Status(one))),
        ("ability", &|one| game.ability_effects(Ability(one))),
        ("enemy", &|one| game.enemy_effects(Enemy(one))),
        ("encounter", &|one| game.encounter_effects(Encounter(one))),
        ("environment", &|one| {
            game.environment_effects(Environment(one))
        }),
        ("vehicle", &|one| game.vehicle_effects(Vehicle(one))),
        ("road", &|one| game.road_effects(Road(one))),
        ("token", &|one| game.token_effects(Token(one))),
    ];
    let mut told = 0;
    for language in ["en", "de"] {
        let words = Words::of(game, language, &[]).expect("the language is there");
        let nothing = words.word("none");
        for (kind, effects) in &kinds {
            for (place, card) in (0..).zip(cards(&written, kind)) {
                let said = words.say(&effects(place));
                let name = format!("{language} {kind} {}: {said}", card["id"]);
                if !is_effective(card) {
                    continue;
                }
                assert!(said != nothing && !said.contains('⟨'), "{name}");
                let empty = format!(": {nothing}");
                assert!(
                    !said.ends_with(&empty) && !said.contains(&format!("{empty};")),
                    "{name}"
                );
                for (field, told) in NAMED {
                    let told = told[usize::from(language == "de")];
                    assert!(
                        !has_field(card, field) || said.contains(told),
                        "{field} is not told: {name}"
                    );
                }
                let mut all = Vec::new();
                numbers("", card, &mut all);
                for number in all.into_iter().filter(|&number| number > 1) {
                    assert!(
                        said.contains(&number.to_string()),
                        "{number} is not told: {name}"
                    );
                }
                told += 1;
            }
        }
    }
    told
}

/// R4, R5, R58: items, statuses, abilities, enemies, environments, vehicles, roads, encounters and
/// tokens tell what they do, with all their numbers.
#[test]
fn every_effect_is_told() {
    let told = check(&Aftermath::official().expect("the content is sound"));
    assert!(told > 2 * 140, "{told}");
}

/// R65: packs have their sentences by themselves.
#[test]
fn effects_of_packs_are_told() {
    for pack in PACKS {
        let folder = format!("{}/packs/{pack}", env!("CARGO_MANIFEST_DIR"));
        let mut files = serde_json::Map::new();
        for folder in [folder.clone(), format!("{folder}/book")] {
            for file in std::fs::read_dir(folder).into_iter().flatten().flatten() {
                let path = file.path();
                if let Ok(text) = std::fs::read_to_string(&path) {
                    let name = path
                        .strip_prefix(env!("CARGO_MANIFEST_DIR"))
                        .expect("inside");
                    files.insert(name.display().to_string(), text.into());
                }
            }
        }
        let game = Aftermath::with_packs(&Value::Object(files).to_string());
        check(&game.unwrap_or_else(|flaw| panic!("{pack}: {flaw}")));
    }
}
