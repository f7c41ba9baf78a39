//! What the catalogue tells of games and journals without a match in play.

use std::sync::Arc;

use redtag_kernel::{Flaw, Words, fair, journal};
use serde_json::json;

use crate::begin::read_journal;
use crate::paper::page;
use crate::protocol::{Answer, Chapter, Code, Error, GameInfo, Rule};
use crate::story::StoryOf;
use crate::vocabulary::speak;
use crate::{NAMES, Playable, Visitor, game_of, visit};

/// There is no such game, or its content is wrong.
pub(crate) fn bad_game(flaw: Flaw) -> Error {
    Error::new(Code::BadGame, flaw)
}

/// All games in words.
pub fn games(lang: &str) -> Result<Vec<GameInfo>, Error> {
    let info = |name: &&str| visit(name, None, InfoOf(lang)).map_err(bad_game)?;
    NAMES.iter().map(info).collect()
}

/// Whether the outcomes of a journal follow from the seed that its table was committed to.
pub fn verify(lines: journal::Lines, content: Option<&str>, lang: &str) -> Result<Answer, Error> {
    let game = lines.header.game.clone();
    visit(&game, content, Verify { lines, lang }).map_err(bad_game)?
}

/// What is told of the matches of a campaign.
pub fn story(
    journals: &[String],
    title: Option<&str>,
    content: Option<&str>,
    lang: &str,
) -> Result<Answer, Error> {
    let journals: Vec<&str> = journals.iter().map(String::as_str).collect();
    let first = journals.first().copied().unwrap_or_default();
    let game = read_journal(first)?.header.game;
    let story_of = StoryOf {
        journals: &journals,
        lang,
        title,
    };
    let (stories, chronicle) = visit(&game, content, story_of).map_err(bad_game)??;
    Ok(Answer::Story { stories, chronicle })
}

/// The rules of a game in words.
pub fn rules(game: &str, content: Option<&str>, lang: &str) -> Result<Answer, Error> {
    visit(game, content, RulesOf(lang)).map_err(bad_game)?
}

/// The content of a game; everything that is wrong with it, if something is.
pub fn content(game: &str, content: Option<&str>) -> Result<Answer, Error> {
    visit(game, content, ContentOf).map_err(|flaw| {
        let flaws = content.and_then(|text| visit(game, None, FlawsOf(text)).ok());
        Error::new(Code::BadGame, flaws.unwrap_or_else(|| flaw.to_string()))
    })
}

/// What is needed to play a game on paper.
pub fn paper(game: &str, content: Option<&str>, lang: &str) -> Result<Answer, Error> {
    visit(game, content, PaperOf(lang)).map_err(bad_game)?
}

struct InfoOf<'a>(&'a str);

impl<G: Playable> Visitor<G> for InfoOf<'_> {
    type Output = Result<GameInfo, Error>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        let words = speak(&game, self.0)?;
        let options = json!(G::Options::default());
        let names = options.as_object().into_iter().flat_map(|all| all.keys());
        let choices = names.map(|name| (name.clone(), game.choices(name)));
        Ok(GameInfo {
            name: G::NAME.into(),
            title: words.word("game-title"),
            tagline: words.word("game-tagline"),
            seats: [*G::SEATS.start(), *G::SEATS.end()],
            choices: choices.filter(|(_, values)| !values.is_empty()).collect(),
            options,
            rules: G::RULES,
            content: game.content_hash().into(),
        })
    }
}

struct Verify<'a> {
    lines: journal::Lines,
    lang: &'a str,
}

impl<G: Playable> Visitor<G> for Verify<'_> {
    type Output = Result<Answer, Error>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        let wrong = |error| Error::new(Code::BadJournal, error);
        let game = game_of(&game, &self.lines.header).map_err(wrong)?;
        let words = speak(&game, self.lang)?;
        let verdict = fair::verify(game, self.lines).map_err(wrong)?;
        let why = verdict.against.map(|why| words.say(&why));
        Ok(Answer::Verify {
            fair: why.is_none(),
            checked: verdict.checked,
            why,
        })
    }
}

struct RulesOf<'a>(&'a str);

impl<G: Playable> Visitor<G> for RulesOf<'_> {
    type Output = Result<Answer, Error>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        let words = speak(&game, self.0)?;
        let chapters = game.chapters().into_iter();
        Ok(Answer::Rules {
            intro: words.word("rules-intro"),
            chapters: chapters
                .map(|(title, ids)| chapter(&words, title, ids))
                .collect(),
        })
    }
}

fn chapter(words: &Words, title: &str, ids: Vec<String>) -> Chapter {
    let rule = |id: String| Rule {
        text: words.word(&format!("rule-{id}")),
        id,
    };
    Chapter {
        title: words.word(title),
        rules: ids.into_iter().map(rule).collect(),
    }
}

struct ContentOf;

impl<G: Playable> Visitor<G> for ContentOf {
    type Output = Answer;

    fn visit(self, game: Arc<G>) -> Answer {
        Answer::Content {
            content: game.content(),
        }
    }
}

/// Everything that is wrong with content, one flaw a line.
struct FlawsOf<'a>(&'a str);

impl<G: Playable> Visitor<G> for FlawsOf<'_> {
    type Output = String;

    fn visit(self, _built_in: Arc<G>) -> String {
        let flaws: Vec<String> = G::flaws(self.0).iter().map(ToString::to_string).collect();
        flaws.join("\n")
    }
}

struct PaperOf<'a>(&'a str);

impl<G: Playable> Visitor<G> for PaperOf<'_> {
    type Output = Result<Answer, Error>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        let html = page(&*game, self.0).map_err(|flaw| Error::new(Code::BadName, flaw))?;
        Ok(Answer::Paper { html })
    }
}
