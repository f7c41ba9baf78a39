//! Documents that are made from the code: fails when they are stale, `cargo xtask docs` writes them anew.

use std::fmt::Write;
use std::path::Path;

use redtag_games::protocol::{Answer, Request, schema};
use redtag_games::{NAMES, Session, catalogue};

fn check(file: &str, expected: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(file);
    if std::env::var_os("REDTAG_BLESS").is_some_and(|bless| bless == "1") {
        std::fs::write(&path, expected).expect("the document can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == expected, "docs/{file} is stale: run cargo xtask docs");
}

#[test]
fn the_schema_of_the_protocol() {
    let schema = serde_json::to_string_pretty(&schema()).expect("a schema can be written");
    check("protocol.schema.json", &format!("{schema}\n"));
}

#[test]
fn the_rules_of_every_game() {
    for name in NAMES {
        for (lang, suffix) in [("en", ""), ("de", ".de")] {
            check(&format!("rules/{name}{suffix}.md"), &rules(name, lang));
        }
    }
}

fn rules(name: &str, lang: &str) -> String {
    let games = catalogue(lang).expect("the locales are sound");
    let title = &games.iter().find(|game| game.name == *name).expect("it is in the catalogue").title;
    let answer = Session::default().handle(Request::Rules { game: Some((*name).to_owned()) }, lang);
    let Ok(Answer::Rules { intro, chapters }) = answer else {
        panic!("{name} has rules");
    };
    let mut text =
        format!("<!-- Made from crates/*/locales by cargo xtask docs. -->\n# {title}\n\n{intro}\n");
    for chapter in chapters {
        write!(text, "\n## {}\n", chapter.title).expect("a text takes any line");
        for rule in chapter.rules {
            write!(text, "\n**{}** {}\n", rule.id, rule.text).expect("a text takes any line");
        }
    }
    text
}
