//! A match of a game that is known by type, as it answers for itself.

use redtag_bots::Bot;
use redtag_kernel::journal::{Entry, Header, Missing};
use redtag_kernel::play::read_json;
use redtag_kernel::{Fast, Game, Match, PlayError, Player, Scripted, Seat, Seats, Turn, Words};
use serde_json::{Value, json};

use crate::Playable;
use crate::advice::{choose, hint, odds};
use crate::chance::{asks, bad_chance, outcomes, seeded};
use crate::hosted::{HostedMatch, NextMatch, Thought};
use crate::protocol::{Answer, Code, Error, Frame, MatchRequest, Moment, Played, Shown, State};
use crate::story;
use crate::view::View;
use crate::vocabulary::speak;

/// A match of a game that is known by type.
pub struct TypedMatch<G: Playable> {
    match_: Match<G>,
    /// What was missing of the journal that it was opened from.
    missing: Option<Missing>,
}

impl<G: Playable> TypedMatch<G> {
    /// A match of which nothing is missing.
    pub fn new(match_: Match<G>) -> Self {
        Self {
            match_,
            missing: None,
        }
    }

    /// The same match, opened from a journal that lacks this.
    pub fn lacking(self, missing: Option<Missing>) -> Self {
        Self { missing, ..self }
    }

    /// The words of a language, with the names of the players.
    fn words(&self, lang: &str) -> Result<Words, Error> {
        let match_ = &self.match_;
        let words = speak(match_.game(), lang)?;
        Ok(words.calling(&**match_.game(), match_.position(), match_.players()))
    }

    fn view<'a>(&'a self, words: &'a Words) -> View<'a, G> {
        View {
            match_: &self.match_,
            words,
        }
    }

    fn play_value(
        &mut self,
        words: &Words,
        seat: Seat,
        action: &Value,
        chance: Option<&[Shown]>,
    ) -> Result<Played, Error> {
        let action = read_action::<G>(action)?;
        let (game, position) = (self.match_.game(), self.match_.position());
        let is_legal = self.match_.why_not(seat, &action).is_none();
        let played = |script: &mut Scripted| {
            if is_legal {
                game.apply(&mut position.clone(), seat, action, script, &mut ());
            }
        };
        let chance = chance.map(|shown| outcomes(&**game, shown, played));
        self.play_action(words, seat, action, chance.transpose()?.as_deref())
    }

    fn play_action(
        &mut self,
        words: &Words,
        seat: Seat,
        action: G::Action,
        chance: Option<&[u16]>,
    ) -> Result<Played, Error> {
        let played = match chance {
            Some(_) if self.match_.seed().is_some() => return Err(seeded()),
            Some(outcomes) => self.match_.play_with(seat, action, outcomes),
            None => self.match_.play(seat, action),
        };
        let events = played.map_err(|error| self.play_error(words, error))?;
        Ok(self.view(words).played(action, &events))
    }

    fn play_error(&self, words: &Words, error: PlayError) -> Error {
        match error {
            PlayError::Illegal(illegal) => {
                let rule = Some(illegal.rule.to_owned()).filter(|rule| !rule.is_empty());
                Error {
                    rule,
                    ..Error::new(Code::Illegal, words.say(&illegal.why))
                }
            }
            PlayError::Asks(question) => asks(&**self.match_.game(), words, &question),
            PlayError::Chance(error) => bad_chance(&**self.match_.game(), words, &error),
        }
    }

    fn frames_of(&self, words: &Words, action: Option<usize>) -> Result<Vec<Frame>, Error> {
        let steps = self.match_.steps().len();
        if action.is_some_and(|action| action >= steps) {
            let message = format!("action: there is none with this number; played so far: {steps}");
            return Err(Error::new(Code::BadRequest, message));
        }
        Ok(self.view(words).frames(action))
    }

    fn undo(&mut self, words: &Words, seat: Seat) -> Result<State, Error> {
        self.match_
            .undo(seat)
            .map_err(|error| self.play_error(words, error))?;
        Ok(State {
            line: Some(self.match_.undo_line()),
            ..self.view(words).state()
        })
    }

    fn branch(
        &mut self,
        words: &Words,
        actions: usize,
        seed: Option<String>,
    ) -> Result<State, Error> {
        let played = self.match_.steps().len();
        if actions > played {
            let message = format!("actions: there are not that many; played so far: {played}");
            return Err(Error::new(Code::BadRequest, message));
        }
        *self = Self::new(self.match_.branch(actions, seed));
        let view = self.view(words);
        Ok(State {
            moments: Some(view.moments()),
            ..view.state()
        })
    }
}

impl<G: Playable> HostedMatch for TypedMatch<G> {
    fn handle(&mut self, request: MatchRequest, lang: &str) -> Result<Answer, Error> {
        let words = &self.words(lang)?;
        let state = |state| Ok(Answer::State(Box::new(state)));
        match request {
            MatchRequest::State {} => state(self.view(words).state()),
            MatchRequest::Legal {} => Ok(Answer::Legal {
                to_act: self.view(words).to_act(),
            }),
            MatchRequest::Play {
                seat,
                action,
                chance,
                frames,
            } => {
                let mut played = self.play_value(words, seat, &action, chance.as_deref())?;
                if frames {
                    let last = self.match_.steps().len().checked_sub(1);
                    played.frames = Some(self.view(words).frames(last));
                }
                Ok(Answer::Played(Box::new(played)))
            }
            MatchRequest::Frames { action } => Ok(Answer::Frames {
                frames: self.frames_of(words, action)?,
            }),
            MatchRequest::Why { seat, action } => {
                Ok(self.view(words).why(seat, &read_action::<G>(&action)?))
            }
            MatchRequest::Undo { seat } => state(self.undo(words, seat)?),
            MatchRequest::Branch { actions, seed } => state(self.branch(words, actions, seed)?),
            MatchRequest::Odds { budget } => odds(&self.view(words), budget),
            MatchRequest::Hint { seat, bot, reasons } => {
                hint(&self.view(words), seat, bot.as_deref(), reasons).map(Answer::Hint)
            }
            MatchRequest::Bot { seat, bot } => {
                let (_, advice) = choose(&self.view(words), seat, bot.as_deref())?;
                let played = self.play_action(words, seat, advice.action, None)?;
                Ok(Answer::Played(Box::new(played)))
            }
            MatchRequest::Journal {} => Ok(Answer::Journal {
                journal: self.match_.journal(),
            }),
            MatchRequest::Log {} => Ok(Answer::Log {
                log: self.view(words).moments(),
            }),
        }
    }

    fn state(&self, lang: &str) -> Result<State, Error> {
        Ok(self.view(&self.words(lang)?).state())
    }

    fn moments(&self, lang: &str) -> Result<Vec<Moment>, Error> {
        Ok(self.view(&self.words(lang)?).moments())
    }

    fn missing(&self, lang: &str) -> Result<Option<String>, Error> {
        let words = self.words(lang)?;
        let missing = self.missing.map(|missing| missing.text(self.actions()));
        Ok(missing.map(|missing| words.say(&missing)))
    }

    fn story(&self, title: Option<&str>, lang: &str) -> Result<Answer, Error> {
        let words = self.words(lang)?;
        let stories = vec![story::of_match(&self.match_, &words)?];
        let chronicle = story::chronicle(&stories, title, &words);
        Ok(Answer::Story { stories, chronicle })
    }

    fn next_match(&self) -> Result<NextMatch, Error> {
        let match_ = &self.match_;
        let next = match match_.turn() {
            Turn::Over => match_.game().campaign(),
            Turn::Act(_) => None,
        };
        let next = next.and_then(|campaign| campaign.next(match_.options(), match_.position()));
        let Some(options) = next else {
            let message = "no match follows this one, or it has not ended";
            return Err(Error::new(Code::BadRequest, message));
        };
        Ok(NextMatch {
            game: G::NAME.to_owned(),
            options: json!(options),
            content: match_.header().content_text.clone(),
        })
    }

    fn header(&self) -> Header {
        self.match_.header().clone()
    }

    fn journal(&self) -> String {
        self.match_.open_journal()
    }

    fn seats(&self) -> u8 {
        self.match_.seats()
    }

    fn turn(&self) -> Turn {
        self.match_.turn()
    }

    fn actions(&self) -> usize {
        self.match_.steps().len()
    }

    fn seat_players(&mut self, players: Vec<Player>) -> Result<(), Error> {
        self.match_
            .seat_players(players)
            .map_err(|flaw| Error::new(Code::BadOptions, flaw))
    }

    fn commit(&mut self, seed: &str) {
        self.match_.commit(seed);
    }

    fn play(&mut self, seed: &str, seat: Seat, action: &Value, lang: &str) -> Result<Entry, Error> {
        let action = read_action::<G>(action)?;
        match self.match_.play_from(seed, seat, action) {
            Ok(_) => self
                .match_
                .last_entry()
                .ok_or_else(|| Error::new(Code::NoMatch, "nothing was played")),
            Err(error) => Err(self.play_error(&self.words(lang)?, error)),
        }
    }

    fn follow(&mut self, entry: Entry) -> Result<(), Error> {
        self.match_
            .replay_entry(0, entry)
            .map_err(|error| Error::new(Code::BadJournal, error))
    }

    fn is_same(&self, one: &Value, other: &Value) -> bool {
        let read = |action: &Value| read_action::<G>(action).ok();
        read(one).is_some_and(|action| read(other) == Some(action))
    }

    fn cut(&mut self, actions: usize) {
        self.match_.cut(actions);
    }

    fn undo_to(&self, seats: &[Seat], lang: &str) -> Result<usize, Error> {
        let steps = self.match_.steps();
        let own = steps.iter().rposition(|step| seats.contains(&step.seat));
        let remain = own.unwrap_or(steps.len());
        match self.match_.why_no_return(remain) {
            None => Ok(remain),
            Some(why) => Err(self.play_error(&self.words(lang)?, Match::<G>::no_undo(why))),
        }
    }

    fn leads(&self, seats: Seats) -> Seat {
        self.match_.game().leads(self.match_.position(), seats)
    }

    fn think(&self, seat: Seat, bot: Bot, luck: u64) -> Thought {
        let (game, position) = (self.match_.game().clone(), self.match_.position().clone());
        Box::new(move || {
            let advice = bot.choose(&*game, &position, seat, &mut Fast::new(luck, 0))?;
            serde_json::to_value(advice.action).ok()
        })
    }
}

fn read_action<G: Game>(action: &Value) -> Result<G::Action, Error> {
    read_json(action).map_err(|flaw| Error::new(Code::BadAction, flaw.inside("action")))
}
