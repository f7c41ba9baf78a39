//! Every value of a game's content by its name, such as `patients.jack.health`, and how to change
//! it.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use anyhow::{bail, ensure};
use redtag_games::{Playable, Visitor, visit};
use redtag_kernel::Flaw;
use redtag_kernel::content::{self, Source, place};
use serde_json::json;

/// Files of content by their names.
pub type Files = BTreeMap<String, String>;

/// The content that a game comes with.
pub fn built_in(game: &str) -> Files {
    struct BuiltIn;
    impl<G: Playable> Visitor<G> for BuiltIn {
        type Output = Files;

        fn visit(self, _built_in: Arc<G>) -> Files {
            let files = G::built_in().into_iter();
            files
                .map(|file| (file.name, file.text.into_owned()))
                .collect()
        }
    }
    visit(game, None, BuiltIn).unwrap_or_default()
}

/// All files that make up the content: packs are laid over the built-in ones.
pub fn whole(game: &str, given: &Files) -> Files {
    struct IsWhole(String);
    impl<G: Playable> Visitor<G> for IsWhole {
        type Output = bool;

        fn visit(self, _built_in: Arc<G>) -> bool {
            // What cannot be read is told when it is loaded.
            G::lay(&self.0).is_ok_and(|laid| laid.is_whole())
        }
    }
    let mut files = given.clone();
    if visit(game, None, IsWhole(json!(given).to_string())) != Ok(true) {
        let built_in = built_in(game).into_iter();
        files.extend(built_in.map(|(name, text)| (format!("{}{name}", content::BUILT_IN), text)));
    }
    files
}

/// The game with this content.
pub fn load<G: Playable>(files: &Files) -> anyhow::Result<G> {
    Ok(G::load(Some(&json!(files).to_string()))?)
}

/// One value of the content.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// As `patients.jack.health`. What has an id or a number goes by that; other members of lists
    /// are counted from 1.
    pub name: String,
    file: String,
    span: Range<usize>,
    /// The number, if it is a whole one.
    pub number: Option<i64>,
}

impl Field {
    /// File, line and column.
    pub fn place(&self, files: &Files) -> String {
        let text = files.get(&self.file).map_or("", String::as_str);
        place(&self.file, text, self.span.start)
    }

    /// The files with another value here.
    pub fn set(&self, files: &Files, value: &str) -> Files {
        let mut files = files.clone();
        if let Some(text) = files.get_mut(&self.file) {
            text.replace_range(self.span.clone(), value);
        }
        files
    }
}

/// All values that count, file by file in their order.
pub fn fields(files: &Files) -> anyhow::Result<Vec<Field>> {
    struct Values(String);
    impl<G: Playable> Visitor<G> for Values {
        type Output = Result<Source, Vec<Flaw>>;

        fn visit(self, _built_in: Arc<G>) -> Self::Output {
            G::lay(&self.0).map(|laid| laid.source().clone())
        }
    }
    let content = json!(files).to_string();
    let game = redtag_games::content::game_of(&content)?;
    let source = visit(game, None, Values(content))?.map_err(|mut flaws| flaws.remove(0))?;
    let names: Vec<&String> = source.files().map(|file| &file.name).collect();
    let field = |value: content::Value| Field {
        file: names[value.file].clone(),
        name: value.name,
        span: value.span,
        number: value.number,
    };
    Ok(source.values().into_iter().map(field).collect())
}

/// The files with `FIELD=VALUE` in them.
pub fn change(files: &Files, written: &str) -> anyhow::Result<Files> {
    let Some((name, value)) = written.split_once('=') else {
        bail!("--change {written}: write it as FIELD=VALUE, such as healthy=8");
    };
    let all = fields(files)?;
    let found: Vec<&Field> = all.iter().filter(|field| field.name == name).collect();
    let [field] = found.as_slice() else {
        ensure!(
            found.is_empty(),
            "--change {name}: there are {} of that name",
            found.len()
        );
        let last = name.rsplit('.').next().unwrap_or(name);
        let like: Vec<&str> = all
            .iter()
            .map(|field| field.name.as_str())
            .filter(|known| known.contains(last))
            .take(8)
            .collect();
        let hint = match like.as_slice() {
            [] => "`redtag lab numbers --list` names them all".to_owned(),
            like => format!("there are {}", like.join(", ")),
        };
        bail!("--change {name}: no field has this name; {hint}");
    };
    let text = files.get(&field.file).map_or("", String::as_str);
    let is_text = text
        .get(field.span.clone())
        .is_some_and(|old| old.starts_with('"'));
    Ok(if is_text && !value.starts_with('"') {
        field.set(files, &json!(value).to_string())
    } else {
        field.set(files, value)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use redtag_triage::Triage;

    #[test]
    fn every_number_of_triage_has_a_name() {
        let files = built_in("triage");
        let all = fields(&files).expect("it can be read");
        let number = |name: &str| {
            let field = all.iter().find(|field| field.name == name);
            field.and_then(|field| field.number)
        };
        assert_eq!(number("healthy"), Some(7));
        assert_eq!(number("patients.jack.health"), Some(5));
        assert_eq!(
            (number("event_deck.J.1"), number("event_deck.J.2")),
            (Some(4), Some(1))
        );
        let jack = all
            .iter()
            .find(|field| field.name == "patients.jack.health");
        let place = jack.map(|field| field.place(&files));
        assert_eq!(place.as_deref(), Some("triage.toml:16:10"));
    }

    #[test]
    fn a_change_is_made_at_its_place_and_nowhere_else() {
        let files = built_in("triage");
        let changed = change(&files, "patients.queen.health=3").expect("there is one");
        let game: Triage = load(&changed).expect("it is sound");
        assert_eq!(game.content.patients.map(|rules| rules.health), [5, 3, 2]);
        let changed = change(&files, "reserves=♦9").expect("there is one");
        let game: Triage = load(&changed).expect("text is put in quotes");
        assert_eq!(game.content.reserves, 9);
        let told = |written| {
            change(&files, written)
                .expect_err("it is wrong")
                .to_string()
        };
        assert_eq!(
            told("queen.health=3"),
            "--change queen.health: no field has this name; there are healthy, \
             patients.jack.health, patients.queen.health, patients.king.health"
        );
        assert!(told("healthy").contains("FIELD=VALUE"));
        let refused = change(&files, "healthy=99").and_then(|files| load::<Triage>(&files));
        let told = refused.err().map(|flaw| flaw.to_string());
        assert_eq!(
            told.as_deref(),
            Some("triage.toml:4:11: healthy must be 2 to 20, not 99")
        );
    }

    #[test]
    fn things_in_lists_go_by_their_ids() {
        for (game, name, value) in [
            ("after-the-virus", "card.run.count", 3),
            ("katastrophenspiel", "rewards.5", 3),
            ("trauma-center", "bandage.emt", 3),
            ("aftermath", "numbers.hand", 5),
            ("aftermath", "item.braces-sling.bonus.1.amount", 1),
        ] {
            let all = fields(&built_in(game)).expect("it can be read");
            let field = all.iter().find(|field| field.name == name);
            assert_eq!(
                field.and_then(|field| field.number),
                Some(value),
                "{game} {name}"
            );
        }
    }
}
