//! A campaign told afterwards: game by game for clients, and as a chronicle that people keep. Both
//! come from what each game left in its journal, so they outlive the content that it was played
//! with.

use std::sync::Arc;

use redtag_kernel::campaign::{self, Change, StoryMoment, Tale};
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
    let say = |one: &Text| say(one, words);
    let shift = |one: &Change| Shift {
        name: say(&one.name),
        from: one.from,
        to: one.to,
    };
    let goal = |one: &campaign::Goal| Goal {
        who: say(&one.who),
        text: say(&one.text),
        percent: one.percent,
    };
    let mission = |(name, done): &(Text, Option<bool>)| Task {
        name: say(name),
        done: *done,
    };
    let moment = |one: &StoryMoment| Told {
        kind: one.kind.into(),
        text: say(&one.text),
        by: one.by.as_ref().map(say),
        place: one.place.clone(),
    };
    Story {
        game: tale.game,
        heading: words.say(&text("story-game").number("n", tale.game)),
        party: tale.party.iter().map(say).collect(),
        ending: tale.ending.as_ref().map(say),
        won: tale.is_won,
        dials: tale.dials.iter().map(shift).collect(),
        goals: tale.goals.iter().map(goal).collect(),
        missions: tale.missions.iter().map(mission).collect(),
        colony: tale.colony.iter().map(say).collect(),
        moments: tale.moments.iter().map(moment).collect(),
    }
}

/// Names from a pack that is no longer there cannot be said any more.
fn say(one: &Text, words: &Words) -> String {
    if words.can_say(one) {
        words.say(one)
    } else {
        words.word("story-gone")
    }
}

/// A campaign to be read, as Markdown: its games, the entries in the order in which they were read,
/// the choices.
pub fn chronicle(stories: &[Story], title: Option<&str>, words: &Words) -> String {
    let title = title.map_or_else(|| words.word("game-title"), str::to_owned);
    let mut page = format!("# {title}\n");
    for story in stories {
        let party = story.party.join(", ");
        page += &format!("\n## {}\n\n*{party}*\n", story.heading);
        page.extend(story.moments.iter().map(paragraph));
        if let Some(ending) = &story.ending {
            page += &format!("\n---\n\n{ending}\n\n");
            page += &summary(story, words);
        }
    }
    page
}

fn paragraph(told: &Told) -> String {
    let lines = told.text.replace('\n', "\n\n");
    match (told.kind.as_str(), &told.by) {
        ("page", _) => format!("\n### {lines}\n"),
        ("choice", Some(who)) => format!("\n> **{who}:** {lines}\n"),
        ("entry", _) => format!("\n{lines}\n"),
        ("choice", None) => format!("\n> {lines}\n"),
        ("mission" | "success" | "failure" | "goal", _) => format!("\n**{lines}**\n"),
        _ => format!("\n*{lines}*\n"),
    }
}

/// The dials, and who has joined the Colony.
fn summary(story: &Story, words: &Words) -> String {
    let dial = |dial: &Shift| match dial.from == dial.to {
        true => format!("- {}: {}\n", dial.name, dial.to),
        false => format!("- {}: {} → {}\n", dial.name, dial.from, dial.to),
    };
    let mut lines: String = story.dials.iter().map(dial).collect();
    if !story.colony.is_empty() {
        let colony = story.colony.join(", ");
        lines += &format!("- {}: {colony}\n", words.word("story-colony"));
    }
    lines
}
