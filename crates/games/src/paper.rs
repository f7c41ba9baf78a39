//! What a game needs on paper: one page of HTML for the printer, from the content and the words of
//! the game.
//!
//! It is well-formed XML as well, and has neither scripts nor `style` attributes, so that a page
//! with a strict policy may show it.

mod katastrophenspiel;
mod trauma_center;

pub use katastrophenspiel::cards;
pub use trauma_center::sheets;

use redtag_kernel::{Flaw, Text, Words};

use crate::Playable;

const STYLE: &str = include_str!("paper/paper.css");

/// The page of a game: what the game has to print, then its rules.
pub fn page<G: Playable>(game: &G, language: &str) -> Result<String, Flaw> {
    let words = Words::of(game, language, &[])?;
    let ink = Ink(&words);
    let (title, own, rules) = (ink.word("game-title"), game.paper(&ink), rules(game, &ink));
    Ok(format!(
        r#"<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{title}</title>
<style>
{STYLE}</style>
</head>
<body>
<div class="paper">
<h1>{title}</h1>
{own}{rules}</div>
</body>
</html>
"#
    ))
}

/// Words as they may stand in HTML.
pub struct Ink<'a>(&'a Words);

impl Ink<'_> {
    /// A message without variables.
    pub fn word(&self, key: &str) -> String {
        escaped(&self.0.word(key))
    }

    /// Any message.
    pub fn say(&self, text: &Text) -> String {
        escaped(&self.0.say(text))
    }

    /// A message that not every card has.
    pub fn word_if_any(&self, key: &str) -> Option<String> {
        self.0.has(key).then(|| self.word(key))
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

/// The rules, chapter by chapter.
fn rules<G: Playable>(game: &G, ink: &Ink) -> String {
    let rule = |id: &String| format!("<p><b>{id}</b> {}</p>\n", ink.word(&format!("rule-{id}")));
    let chapter = |(title, ids): (&str, Vec<String>)| {
        format!(
            "<h3>{}</h3>\n{}",
            ink.word(title),
            ids.iter().map(rule).collect::<String>()
        )
    };
    let chapters: String = game.chapters().into_iter().map(chapter).collect();
    let (title, intro) = (ink.word("paper-rules"), ink.word("rules-intro"));
    format!("<section class=\"rules\">\n<h2>{title}</h2>\n<p>{intro}</p>\n{chapters}</section>\n")
}

/// Something to cut out.
struct Cutout {
    id: String,
    front: String,
    /// It lies beside the front, so that the card can be folded.
    back: Option<String>,
}

/// Cards to cut out, with what to do about them.
fn cutouts(class: &str, about: &str, cards: impl Iterator<Item = Cutout>) -> String {
    let side = |html: &String| format!("<div>{html}</div>");
    let card = |Cutout { id, front, back }: Cutout| {
        let back = back.as_ref().map(side).unwrap_or_default();
        format!("<li id=\"{id}\">{}{back}</li>\n", side(&front))
    };
    let cards: String = cards.map(card).collect();
    format!(
        "<section class=\"{class}\">\n<h2>{about}</h2>\n<ul class=\"cards\">\n{cards}</ul>\n\
         </section>\n"
    )
}
