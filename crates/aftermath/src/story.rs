//! The story of a game, by permanent names: what was read and chosen, where the party was, what
//! became of the colony. It can be told again as long as the book has the words, even when the game
//! itself can no longer be replayed.

use redtag_kernel::campaign::{Change, Goal, StoryMoment, Tale};
use redtag_kernel::words::text;
use redtag_kernel::{Kind, Match, Tell, Text};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Event};
use crate::content::{Cond, Condition, Dial};
use crate::game::Aftermath;
use crate::id::Character;
use crate::position::{Ending, Phase, Position};
use crate::tell::{dial_case, end_key};

/// The story of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Story {
    /// The number of the game.
    pub game: u8,
    /// The characters.
    pub party: Vec<String>,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
    /// The dials before the game.
    pub before: [u8; 6],
    /// The dials now, or when it ended.
    pub after: [u8; 6],
    /// How far along each character's goal is, in percent.
    pub goals: Vec<(String, u8)>,
    /// What is in the colony supply.
    pub colony: Vec<String>,
    /// What happened, in order.
    pub moments: Vec<Moment>,
}

/// A moment of the story.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// A page was opened, by its printed number.
    Page(u8),
    /// An entry was read, by the key of its words.
    Read(String),
    /// A way was chosen, by the key of its words, by a character: whoever was asked.
    Chose(String, String),
    /// The party travelled to a location.
    Travelled(String),
    /// A mission was taken.
    Taken(String),
    /// It succeeded.
    Succeeded(String),
    /// It failed; or the game did, before there was one.
    Failed(Option<String>),
    /// A character's goal was completed.
    Goal(String),
    /// Something came into the colony supply.
    Built(String),
    /// A character fled.
    Fled(String),
    /// Night fell.
    Night,
    /// The campaign was won.
    Won,
    /// The campaign was lost.
    Lost,
    /// The colony carried on all the same.
    Revived,
}

impl Story {
    /// Of a match, ended or not.
    pub fn of(match_: &Match<Aftermath>) -> Self {
        let (game, position) = (&**match_.game(), match_.position());
        let names = &game.content.names;
        let name = |names: &[String], place: usize| names.get(place).cloned().unwrap_or_default();
        let mut moments = Vec::new();
        let opening = match_.opening();
        moments.extend(opening.iter().filter_map(|event| game.moment(event)));
        for (at, step) in match_.steps().iter().enumerate() {
            moments.extend(game.chose(&step.before, step.action));
            let events = match_.events(at);
            moments.extend(events.iter().filter_map(|event| game.moment(event)));
        }
        let party = position.heroes.iter();
        let party = party.map(|hero| name(&names.characters, hero.character.index()));
        let goals = (0..names.characters.len()).map(|place| {
            let who = Character(place as u8);
            (name(&names.characters, place), game.progress(position, who))
        });
        let supply = position.campaign.supply.iter();
        Self {
            game: position.campaign.game,
            party: party.collect(),
            ending: position.ending,
            before: match_.position_at(0).campaign.dials,
            after: position.campaign.dials,
            goals: goals.collect(),
            colony: supply.map(|one| name(&names.items, one.index())).collect(),
            moments,
        }
    }
}

impl Aftermath {
    fn moment(&self, event: &Event) -> Option<Moment> {
        let names = &self.content.names;
        let name = |names: &[String], place: usize| names.get(place).cloned();
        Some(match *event {
            Event::Page { page, .. } => Moment::Page(self.content.pages.get(page)?.number),
            Event::Read { entry, .. } => {
                Moment::Read(self.content.entry_key(self.content.entries.get(entry)?))
            }
            Event::Travelled { location } => {
                Moment::Travelled(name(&names.locations, location.index())?)
            }
            Event::MissionTaken { mission } => {
                Moment::Taken(name(&names.missions, mission.index())?)
            }
            Event::MissionSucceeded { mission } => {
                Moment::Succeeded(name(&names.missions, mission.index())?)
            }
            Event::MissionFailed { mission } => {
                Moment::Failed(mission.and_then(|one| name(&names.missions, one.index())))
            }
            Event::GoalCompleted { character } => {
                Moment::Goal(name(&names.characters, character.index())?)
            }
            Event::Supplied { item } => Moment::Built(name(&names.items, item.index())?),
            Event::Fled { who, .. } => Moment::Fled(name(&names.characters, who.index())?),
            Event::NightFalls => Moment::Night,
            Event::CampaignWon => Moment::Won,
            Event::CampaignLost => Moment::Lost,
            Event::Revived => Moment::Revived,
            _ => return None,
        })
    }

    /// A way that the book, a card or a pack offered, and who chose it: the bookkeeper for the
    /// party (R59).
    fn chose(&self, before: &Position, action: Action) -> Option<Moment> {
        let (Action::Choose(way), Some(Phase::Choice { at, .. })) = (action, before.steps.last())
        else {
            return None;
        };
        let way = self.view(before).ways(at).get(usize::from(way))?;
        let words = self.content.program.words.get(usize::from(way.name))?;
        let hero = before.heroes.get(usize::from(self.asked(before)?))?;
        let who = self.content.names.characters.get(hero.character.index())?;
        Some(Moment::Chose(words.key.clone(), who.clone()))
    }

    /// How far along a character's goal is, in percent.
    fn progress(&self, position: &Position, who: Character) -> u8 {
        if position.campaign.goals.contains(who) {
            return 100;
        }
        let goal = self.content.characters.get(who).map(|rules| rules.goal);
        // Completion is recorded when a game ends, so until then a goal is not complete.
        goal.map_or(0, |goal| self.part(position, goal).min(99))
    }

    fn part(&self, position: &Position, cond: Cond) -> u8 {
        let view = self.view(position);
        let Some(&condition) = self.content.program.conditions.get(usize::from(cond.0)) else {
            return 0;
        };
        let parts = |first: u16, count: u16| (first..first.saturating_add(count)).map(Cond);
        match condition {
            Condition::AtLeast(measure, number) => {
                let have = view.measure(measure, position.bookkeeper).min(number);
                (u16::from(have) * 100 / u16::from(number.max(1))) as u8
            }
            Condition::All { first, count } => {
                let sum: u16 = parts(first, count)
                    .map(|one| u16::from(self.part(position, one)))
                    .sum();
                (sum / count.max(1)) as u8
            }
            Condition::Any { first, count } => parts(first, count)
                .map(|one| self.part(position, one))
                .max()
                .unwrap_or(0),
            _ => 100 * u8::from(view.holds(cond, position.bookkeeper)),
        }
    }

    /// A story in words.
    pub(crate) fn tale_of(&self, story: &Story) -> Tale {
        let missions = missions_of(story);
        let dial = |dial: Dial| Change {
            name: text("story-dial").case("dial", dial_case(dial)),
            from: story.before[dial as usize],
            to: story.after[dial as usize],
        };
        let goal = |(id, percent): &(String, u8)| Goal {
            who: called("character", id),
            text: called("character", &format!("{id}-goal")),
            percent: *percent,
        };
        let mut moments: Vec<StoryMoment> = story
            .moments
            .iter()
            .map(|moment| self.telling(moment))
            .collect();
        if let Some(first) = moments.first_mut().filter(|first| first.place.is_none()) {
            // Every game begins at home (R7).
            let home = self.content.numbers.home.index();
            first.place = self.content.names.locations.get(home).cloned();
        }
        Tale {
            game: story.game,
            party: story
                .party
                .iter()
                .map(|id| called("character", id))
                .collect(),
            ending: story
                .ending
                .map(|ending| ending_of(story, ending, &missions)),
            is_won: story.ending == Some(Ending::Success),
            dials: Dial::ALL.map(dial).to_vec(),
            goals: story.goals.iter().map(goal).collect(),
            missions,
            colony: story.colony.iter().map(|id| called("item", id)).collect(),
            moments,
        }
    }

    /// Where on the travel map a page lies, by its printed number.
    fn place_of(&self, number: u8) -> Option<String> {
        let mut pages = self.content.pages.iter();
        let page = pages.position(|page| page.number == number)?;
        let mut locations = self.content.locations.iter();
        let at = locations.position(|one| one.page.index() == page)?;
        self.content.names.locations.get(at).cloned()
    }

    fn telling(&self, moment: &Moment) -> StoryMoment {
        let (kind, told) = match moment {
            Moment::Page(number) => ("page", text(format!("p{number}-title"))),
            Moment::Read(key) => ("entry", text(key.clone())),
            Moment::Chose(key, _) => ("choice", text(key.clone())),
            Moment::Travelled(id) => (
                "travel",
                text("log-travelled").text("location", called("location", id)),
            ),
            Moment::Built(id) => (
                "colony",
                text("log-supplied").text("item", called("item", id)),
            ),
            Moment::Fled(id) => (
                "event",
                text("story-fled").text("who", called("character", id)),
            ),
            Moment::Night => ("event", text("log-night")),
            Moment::Won => ("success", text("log-campaign-won")),
            Moment::Lost => ("failure", text("log-campaign-lost")),
            Moment::Revived => ("event", self.narrate(&Event::Revived)),
            Moment::Taken(_) | Moment::Succeeded(_) | Moment::Failed(_) | Moment::Goal(_) => {
                telling_of_aim(moment)
            }
        };
        let by = match moment {
            Moment::Chose(_, who) => Some(called("character", who)),
            _ => None,
        };
        let place = match moment {
            Moment::Page(number) => self.place_of(*number),
            Moment::Travelled(id) => Some(id.clone()),
            _ => None,
        };
        StoryMoment {
            kind,
            text: told,
            by,
            place,
        }
    }
}

/// How it ended, with the mission that it was about.
fn ending_of(story: &Story, ending: Ending, missions: &[(Text, Option<bool>)]) -> Text {
    let main = missions.first().map(|(name, _)| name.clone());
    let won = story.moments.contains(&Moment::Won);
    text(end_key(ending, won))
        .text("mission", main.unwrap_or_else(|| text("no-mission")))
        .number("game", story.game)
}

/// Missions and goals: the kind of moment, and its words.
fn telling_of_aim(moment: &Moment) -> (&'static str, Text) {
    let mission = |key: &'static str, id: &str| text(key).text("mission", called("mission", id));
    match moment {
        Moment::Taken(id) => {
            let goal = called("mission", &format!("{id}-goal"));
            ("mission", mission("story-mission", id).text("goal", goal))
        }
        Moment::Succeeded(id) => ("success", mission("log-mission-succeeded", id)),
        Moment::Failed(Some(id)) => ("failure", mission("log-mission-failed", id)),
        Moment::Goal(id) => {
            let goal = called("character", &format!("{id}-goal"));
            let told = text("log-goal").text("who", called("character", id));
            ("goal", told.text("goal", goal))
        }
        _ => ("failure", text("log-game-failed")),
    }
}

/// The missions of a match, with how they ended.
fn missions_of(story: &Story) -> Vec<(Text, Option<bool>)> {
    let mut missions: Vec<(Text, Option<bool>)> = Vec::new();
    for moment in &story.moments {
        let (id, end) = match moment {
            Moment::Taken(id) => (id, None),
            Moment::Succeeded(id) => (id, Some(true)),
            Moment::Failed(Some(id)) => (id, Some(false)),
            _ => continue,
        };
        let name = called("mission", id);
        match missions
            .iter_mut()
            .find(|(one, open)| *one == name && open.is_none())
        {
            Some((_, open)) => *open = end,
            None => missions.push((name, end)),
        }
    }
    missions
}

/// The name of a thing that this content need not have.
fn called(kind: &str, id: &str) -> Text {
    text(format!("{kind}-{id}"))
}
