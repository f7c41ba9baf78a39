//! A campaign told afterwards: game by game for clients, and as a chronicle that people keep. Both
//! come from what each game left in its journal, so they outlive the content that it was played
//! with.

use std::fmt::Write as _;
use std::sync::Arc;

use redtag_kernel::campaign::Tale;
use redtag_kernel::words::{Text, text};
use redtag_kernel::{Match, Words, journal};

use crate::protocol::{Code, Error, Goal, Shift, Story, Task, Told};
use crate::{Playable, Visitor, open};

/// Tells journals of a game, one after another.
pub struct StoryOf<'a> {
    /// The journals, the first game first.
    pub journals: &'a [&'a str],
    /// The language.
    pub lang: &'a str,
    /// What the campaign is called.
    pub title: Option<&'a str>,
}

impl<G: Playable> Visitor<G> for StoryOf<'_> {
    type Output = Result<(Vec<Story>, String), Error>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        let words =
            Words::of(&*game, self.lang, &[]).map_err(|flaw| Error::new(Code::BadName, flaw))?;
        let stories = self
            .journals
            .iter()
            .map(|text| of_journal(&game, text, &words));
        let stories = stories.collect::<Result<Vec<_>, _>>()?;
        let chronicle = chronicle(&stories, self.title, &words);
        Ok((stories, chronicle))
    }
}

/// The story of a match.
pub fn of_match<G: Playable>(match_: &Match<G>, words: &Words) -> Result<Story, Error> {
    let campaign = match_.game().campaign().ok_or_else(no_story)?;
    let story = campaign.story(match_);
    let tale = story.and_then(|story| campaign.tale(&story));
    tale.map(|tale| told(&tale, words)).ok_or_else(no_story)
}

fn of_journal<G: Playable>(game: &Arc<G>, text: &str, words: &Words) -> Result<Story, Error> {
    let wrong = |error| Error::new(Code::BadJournal, error);
    let lines = journal::read(text).map_err(wrong)?;
    let tale = |story| game.campaign()?.tale(story);
    match lines.left().map(|left| tale(&left.story)) {
        Some(tale) => tale.map(|tale| told(&tale, words)).ok_or_else(no_story),
        None => of_match(&open(game, lines).map_err(wrong)?, words),
    }
}

fn no_story() -> Error {
    Error::new(
        Code::BadRequest,
        "this game has no story to tell afterwards",
    )
}

fn told(tale: &Tale, words: &Words) -> Story {
    // What a pack brought that is gone can be named no more.
    let say = |one: &Text| {
        if words.can_say(one) {
            words.say(one)
        } else {
            words.word("story-gone")
        }
    };
    Story {
        game: tale.game,
        heading: words.say(&text("story-game").number("n", tale.game)),
        party: tale.party.iter().map(say).collect(),
        ending: tale.ending.as_ref().map(say),
        won: tale.is_won,
        dials: tale
            .dials
            .iter()
            .map(|one| Shift {
                name: say(&one.name),
                from: one.from,
                to: one.to,
            })
            .collect(),
        goals: (tale.goals.iter())
            .map(|one| Goal {
                who: say(&one.who),
                text: say(&one.text),
                percent: one.percent,
            })
            .collect(),
        missions: tale
            .missions
            .iter()
            .map(|(name, done)| Task {
                name: say(name),
                done: *done,
            })
            .collect(),
        colony: tale.colony.iter().map(say).collect(),
        moments: (tale.moments.iter())
            .map(|one| Told {
                kind: one.kind.into(),
                text: say(&one.text),
                by: one.by.as_ref().map(say),
                place: one.place.clone(),
            })
            .collect(),
    }
}

/// A campaign to be read, as Markdown: its games, the entries in the order in which they were read,
/// the choices.
pub fn chronicle(stories: &[Story], title: Option<&str>, words: &Words) -> String {
    let title = title.map_or_else(|| words.word("game-title"), str::to_owned);
    let mut page = format!("# {title}\n");
    for story in stories {
        _ = write!(
            page,
            "\n## {}\n\n*{}*\n",
            story.heading,
            story.party.join(", ")
        );
        for told in &story.moments {
            let lines = told.text.replace('\n', "\n\n");
            _ = match (told.kind.as_str(), &told.by) {
                ("page", _) => write!(page, "\n### {lines}\n"),
                ("choice", Some(who)) => write!(page, "\n> **{who}:** {lines}\n"),
                ("entry", _) => write!(page, "\n{lines}\n"),
                ("choice", None) => write!(page, "\n> {lines}\n"),
                ("mission" | "success" | "failure" | "goal", _) => write!(page, "\n**{lines}**\n"),
                _ => write!(page, "\n*{lines}*\n"),
            };
        }
        if let Some(ending) = &story.ending {
            _ = write!(page, "\n---\n\n{ending}\n\n");
            for dial in &story.dials {
                _ = match dial.from == dial.to {
                    true => writeln!(page, "- {}: {}", dial.name, dial.to),
                    false => writeln!(page, "- {}: {} → {}", dial.name, dial.from, dial.to),
                };
            }
            if !story.colony.is_empty() {
                _ = writeln!(
                    page,
                    "- {}: {}",
                    words.word("story-colony"),
                    story.colony.join(", ")
                );
            }
        }
    }
    page
}
