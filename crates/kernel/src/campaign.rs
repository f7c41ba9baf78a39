//! Campaigns: matches that continue what the one before left, and the missions of a game.

use serde_json::Value;

use crate::game::Game;
use crate::journal::Left;
use crate::play::Match;
use crate::words::Text;

/// A game whose matches continue what the one before left. [`Game::campaign`] hands it out.
pub trait Campaign<G: Game> {
    /// The options of the match that continues the campaign after one that ended like this; `None`
    /// if the campaign is over.
    fn next(&self, options: &G::Options, position: &G::Position) -> Option<G::Options>;

    /// How the campaign ended with this match, as a short permanent name; nothing if it goes on.
    fn end(&self, position: &G::Position) -> Option<&'static str>;

    /// The story of a match, ended or not, by permanent names.
    fn story(&self, match_: &Match<G>) -> Option<Value>;

    /// Puts a story into words, even one that other content left behind.
    fn tale(&self, story: &Value) -> Option<Tale>;

    /// What an event is for statistics.
    fn mark(&self, event: &G::Event) -> Option<Mark>;

    /// What somebody has or uses in a position without having to do anything, for statistics.
    fn marks(&self, position: &G::Position) -> Vec<Mark>;

    /// All that [`Mark::Used`] can name.
    fn usable(&self) -> Vec<String>;
}

/// What a match that has ended leaves to the next one of its campaign, by permanent names.
pub(crate) fn left<G: Game>(campaign: &dyn Campaign<G>, match_: &Match<G>) -> Option<Left> {
    let next = campaign.next(match_.options(), match_.position())?;
    Some(Left {
        next: serde_json::to_value(next).ok()?,
        story: campaign.story(match_)?,
    })
}

/// The missions of a game that lists them, whether or not anything carries over from one to the
/// next.
pub trait Missions<G: Game> {
    /// Chapter by chapter: the title, and the missions in order.
    fn chapters(&self) -> Vec<(Text, Vec<Text>)>;

    /// Which mission this is, counted through all chapters, and which characters are in it.
    fn played(&self, position: &G::Position) -> (usize, Vec<Text>);
}

/// The story of a match of a campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tale {
    /// The number of the match in its campaign.
    pub game: u8,
    /// Who was in it.
    pub party: Vec<Text>,
    /// How it ended, if it has.
    pub ending: Option<Text>,
    /// It ended well.
    pub is_won: bool,
    /// What is counted, before and after.
    pub dials: Vec<Change>,
    /// What everybody wants to reach in the end.
    pub goals: Vec<Goal>,
    /// Missions, and whether they succeeded, if that is known.
    pub missions: Vec<(Text, Option<bool>)>,
    /// What the campaign has built or keeps at home.
    pub colony: Vec<Text>,
    /// What happened, in order.
    pub moments: Vec<StoryMoment>,
}

/// A number before and after.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Of what.
    pub name: Text,
    /// Before.
    pub from: u8,
    /// After.
    pub to: u8,
}

/// What somebody wants to reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// Who.
    pub who: Text,
    /// What.
    pub text: Text,
    /// How far along it is; 100 once it is completed.
    pub percent: u8,
}

/// A moment of that story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryMoment {
    /// `page`, `entry`, `choice`, `travel`, `mission`, `success`, `failure`, `goal`, `colony` or
    /// `event`.
    pub kind: &'static str,
    /// What.
    pub text: Text,
    /// Who did it, where that matters.
    pub by: Option<Text>,
    /// Where on the travel map, by its permanent name.
    pub place: Option<String>,
}

/// What an event is for the statistics of campaigns; all names are permanent ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A mission ended.
    Mission {
        /// Which.
        name: String,
        /// So.
        success: bool,
    },
    /// A number to add up.
    Number(&'static str, i64),
    /// Somebody has something that could be used.
    Had(String),
    /// Something was used.
    Used(String),
}
