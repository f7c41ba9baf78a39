//! One conversation: messages in, answers out, and the match that they speak of.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use redtag_bots::Bot;
use redtag_kernel::chance::{Question, ScriptError};
use redtag_kernel::journal::Missing;
use redtag_kernel::odds::{Odds, Oracle};
use redtag_kernel::play::{SetUpError, read_json, read_message};
use redtag_kernel::words::{self, text};
use redtag_kernel::{
    Fast, Flaw, Game, Match, PlayError, Player, Scripted, Seat, Turn, Words, fair, journal,
};
use serde_json::{Map, Value, json};

use crate::board::Kept;
use crate::paper::page;
use crate::protocol::{
    ActionOdds, Aim, Answer, Chapter, Code, Draw, Error, Frame, GameInfo, HintAnswer, LONGEST,
    Likely, Moment, OddsAnswer, Outcome, Played, Request, Rule, Shown, State, ToAct,
};
use crate::story::{self, Telling};
use crate::{NAMES, Playable, Visitor, game_of, open, visit};

/// How many positions `odds` looks at if not said, and at most.
const ODDS_BUDGET: usize = 200_000;
const MOST_ODDS: usize = 5_000_000;

const SEEDED: &str = "chance: this match has a seed, its outcomes come from there";

/// A conversation about one match at a time.
#[derive(Default)]
pub struct Session {
    table: Option<Box<dyn AnyMatch>>,
}

impl Session {
    /// Answers one line. Never panics, and a message that cannot be done changes nothing.
    pub fn answer(&mut self, line: &str) -> String {
        let (id, request) = read(line);
        let result = request.and_then(|(lang, request)| self.handle(request, &lang));
        let mut answer = Map::new();
        if let Some(id) = id {
            answer.insert("id".into(), id);
        }
        answer.insert("ok".into(), result.is_ok().into());
        match result.map(|answer| serde_json::to_value(answer).unwrap_or_default()) {
            Ok(Value::Object(fields)) => answer.extend(fields),
            Ok(_) => {}
            Err(error) => _ = answer.insert("error".into(), json!(error)),
        }
        Value::Object(answer).to_string()
    }

    /// Answers one message in a language.
    pub fn handle(&mut self, request: Request, lang: &str) -> Result<Answer, Error> {
        match request {
            Request::Games {} => Ok(Answer::Games {
                games: catalogue(lang)?,
            }),
            Request::New {
                game,
                seats,
                seed,
                options,
                content,
                chance,
                players,
            } => {
                let from = From::SetUp { seats, chance };
                let begin = Begin {
                    options,
                    seed,
                    lang,
                    content: content.as_deref(),
                    from,
                    players: players.unwrap_or_default(),
                };
                self.begin(&game, begin)
            }
            Request::Load {
                game,
                position,
                seed,
                options,
                content,
                players,
            } => {
                let from = From::Position(position);
                let begin = Begin {
                    options,
                    seed,
                    lang,
                    content: content.as_deref(),
                    from,
                    players: players.unwrap_or_default(),
                };
                self.begin(&game, begin)
            }
            Request::Open {
                journal,
                content,
                brief,
            } => {
                let lines =
                    journal::read(&journal).map_err(|error| Error::new(Code::BadJournal, error))?;
                let game = lines.header.game.clone();
                let missing = lines.missing();
                let from = From::Lines(Box::new(lines));
                let begin = Begin {
                    options: None,
                    seed: None,
                    lang,
                    content: content.as_deref(),
                    from,
                    players: Vec::new(),
                };
                self.begin(&game, begin)?;
                self.table()?.opened(missing, brief, lang)
            }
            Request::Verify { journal, content } => {
                let lines =
                    journal::read(&journal).map_err(|error| Error::new(Code::BadJournal, error))?;
                let name = lines.header.game.clone();
                visit(&name, content.as_deref(), Verify { lines, lang })
                    .map_err(|flaw| Error::new(Code::BadGame, flaw))?
            }
            Request::Next {
                journal,
                seed,
                options,
                content,
                players,
            } => {
                // Empty content is the built-in one, whatever the match before was played with.
                let own = content.as_deref().filter(|text| !text.is_empty());
                let After { game, next, with } = match journal {
                    Some(journal) => after(&journal, own)?,
                    None => self.table()?.next()?,
                };
                let content = match content {
                    Some(text) => Some(text).filter(|text| !text.is_empty()),
                    None => with,
                };
                let from = From::SetUp {
                    seats: None,
                    chance: Vec::new(),
                };
                let options = Some(laid_over(next, options));
                let begin = Begin {
                    options,
                    seed,
                    lang,
                    content: content.as_deref(),
                    from,
                    players: players.unwrap_or_default(),
                };
                self.begin(&game, begin)
            }
            Request::Story {
                journals: Some(journals),
                title,
                content,
            } => {
                let journals: Vec<&str> = journals.iter().map(String::as_str).collect();
                let first = journals.first().copied().unwrap_or_default();
                let game = journal::read(first)
                    .map_err(|error| Error::new(Code::BadJournal, error))?
                    .header
                    .game;
                let telling = Telling {
                    journals: &journals,
                    lang,
                    title: title.as_deref(),
                };
                let told = visit(&game, content.as_deref(), telling);
                let (stories, chronicle) =
                    told.map_err(|flaw| Error::new(Code::BadGame, flaw))??;
                Ok(Answer::Story { stories, chronicle })
            }
            Request::Rules {
                game: Some(game),
                content,
            } => visit(&game, content.as_deref(), RulesOf(lang))
                .map_err(|flaw| Error::new(Code::BadGame, flaw))?,
            Request::Content {
                game: Some(game),
                content,
            } => visit(&game, content.as_deref(), ContentOf).map_err(|flaw| {
                let flaws = content
                    .as_deref()
                    .and_then(|text| visit(&game, None, FlawsOf(text)).ok());
                Error::new(Code::BadGame, flaws.unwrap_or_else(|| flaw.to_string()))
            }),
            Request::Paper {
                game: Some(game),
                content,
            } => visit(&game, content.as_deref(), PaperOf(lang))
                .map_err(|flaw| Error::new(Code::BadGame, flaw))?,
            Request::Branch { actions, seed } => {
                let branch = self.table()?.branch(actions, seed)?;
                let answer = branch.opened(None, false, lang)?;
                self.table = Some(branch);
                Ok(answer)
            }
            request => self.table()?.handle(request, lang),
        }
    }

    fn begin(&mut self, game: &str, begin: Begin) -> Result<Answer, Error> {
        let (content, lang) = (begin.content, begin.lang);
        let table =
            visit(game, content, begin).map_err(|flaw| Error::new(Code::BadGame, flaw))??;
        let answer = table.begun(lang)?;
        self.table = Some(table);
        Ok(answer)
    }

    fn table(&mut self) -> Result<&mut Box<dyn AnyMatch>, Error> {
        self.table.as_mut().ok_or_else(|| {
            Error::new(
                Code::NoMatch,
                "no match has been begun: send new, load or open",
            )
        })
    }
}

/// What goes on after a match of a campaign.
pub(crate) struct After {
    game: String,
    /// Its options.
    next: Value,
    /// The content that the match before it was played with, if not the built-in one.
    with: Option<String>,
}

/// What goes on after a journal that has ended. What it left can be read by any content; an older
/// journal is played through.
fn after(journal: &str, content: Option<&str>) -> Result<After, Error> {
    let lines = journal::read(journal).map_err(|error| Error::new(Code::BadJournal, error))?;
    let game = lines.header.game.clone();
    if let Some(left) = lines.left() {
        return Ok(After {
            game,
            next: left.next.clone(),
            with: lines.header.content_text.clone(),
        });
    }
    let begin = Begin {
        options: None,
        seed: None,
        lang: "en",
        content,
        from: From::Lines(Box::new(lines)),
        players: Vec::new(),
    };
    visit(&game, content, begin)
        .map_err(|flaw| Error::new(Code::BadGame, flaw))??
        .next()
}

/// The id, if there is one, and what is asked in which language.
type Envelope = (Option<Value>, Result<(String, Request), Error>);

fn read(line: &str) -> Envelope {
    if line.len() > LONGEST {
        return (
            None,
            Err(Error::new(
                Code::BadJson,
                format!("a message has at most {LONGEST} bytes"),
            )),
        );
    }
    let mut fields = match serde_json::from_str(line) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) => {
            return (
                None,
                Err(Error::new(Code::BadJson, "a message is a JSON object")),
            );
        }
        Err(error) => {
            return (
                None,
                Err(Error::new(
                    Code::BadJson,
                    format!("this is no JSON: {error}"),
                )),
            );
        }
    };
    let id = fields.remove("id");
    let lang = match fields.remove("lang") {
        None => "en".into(),
        Some(Value::String(lang)) => lang,
        Some(_) => {
            return (
                id,
                Err(Error::new(Code::BadRequest, "lang: a text is expected")),
            );
        }
    };
    let request = read_message(fields).map_err(|flaw| Error::new(Code::BadRequest, flaw));
    (id, request.map(|request| (lang, request)))
}

/// A match of a game that is not known by type.
pub(crate) trait AnyMatch: Kept + Send + Sync {
    fn handle(&mut self, request: Request, lang: &str) -> Result<Answer, Error>;
    fn branch(&self, actions: usize, seed: Option<String>) -> Result<Box<dyn AnyMatch>, Error>;
    /// How things stand in a match that was just begun.
    fn begun(&self, lang: &str) -> Result<Answer, Error>;
    /// How things stand in a match that was just opened, and what is missing of its journal.
    fn opened(&self, missing: Option<Missing>, brief: bool, lang: &str) -> Result<Answer, Error>;
    /// The match that goes on after this one.
    fn next(&self) -> Result<After, Error>;
}

/// How to begin a match.
pub(crate) struct Begin<'a> {
    pub options: Option<Value>,
    pub seed: Option<String>,
    pub lang: &'a str,
    /// Content of somebody's own.
    pub content: Option<&'a str>,
    pub from: From,
    pub players: Vec<Player>,
}

pub(crate) enum From {
    SetUp {
        seats: Option<u8>,
        chance: Vec<Shown>,
    },
    Position(Value),
    Lines(Box<journal::Lines>),
}

impl Visitor for Begin<'_> {
    type Output = Result<Box<dyn AnyMatch>, Error>;

    fn visit<G: Playable>(self, game: Arc<G>) -> Self::Output {
        let options: G::Options = match &self.options {
            None => G::Options::default(),
            Some(options) => read_json(options)
                .map_err(|flaw| Error::new(Code::BadOptions, flaw.inside("options")))?,
        };
        let match_ = match self.from {
            From::SetUp { seats, chance } => {
                let wanted = game.seats(&options);
                if self.seed.is_some() && !chance.is_empty() {
                    return Err(Error::new(Code::BadChance, SEEDED));
                }
                if seats.is_some_and(|seats| seats != wanted) {
                    return Err(Error::new(
                        Code::BadOptions,
                        format!("seats: with these options there are {wanted}"),
                    ));
                }
                let chance = outcomes(&*game, &chance, |script| {
                    // Wrong options are told below.
                    game.set_up(&options, script, &mut ()).ok();
                })?;
                Match::new(game.clone(), options, self.seed, &chance)
                    .map_err(|error| set_up_error(&game, self.lang, error))?
            }
            From::Position(position) => {
                let match_ = Match::from_sketch(game, options, &position, self.seed)
                    .map_err(|flaw| Error::new(Code::BadPosition, flaw.inside("position")))?;
                must_agree(self.options.as_ref(), &json!(match_.options()))?;
                match_
            }
            From::Lines(lines) => {
                let match_ =
                    open(&game, *lines).map_err(|error| Error::new(Code::BadJournal, error))?;
                let text = match_.header().content_text.clone();
                let match_ = match_.with_content_text(text.or(text_of(self.content)));
                return Ok(Box::new(Table { match_ }));
            }
        };
        for bot in self
            .players
            .iter()
            .filter_map(|player| player.bot.as_deref())
        {
            bot.parse::<Bot>()
                .map_err(|flaw| Error::new(Code::BadName, flaw.inside("players")))?;
        }
        let match_ = match_
            .with_content_text(text_of(self.content))
            .with_players(self.players)
            .map_err(|flaw| Error::new(Code::BadOptions, flaw))?;
        Ok(Box::new(Table { match_ }))
    }
}

/// The numbers of what cards and dice showed. What was typed is an outcome of what is asked after
/// those before it, which `play` finds out.
fn outcomes<G: Playable>(
    game: &G,
    shown: &[Shown],
    play: impl Fn(&mut Scripted),
) -> Result<Vec<u16>, Error> {
    let mut outcomes = Vec::new();
    for one in shown {
        let outcome = match one {
            Shown::Number(outcome) => *outcome,
            Shown::Typed(typed) => {
                let mut script = Scripted::new(&outcomes);
                play(&mut script);
                let Err(ScriptError::Asks { question, .. }) = script.verdict() else {
                    let message = format!("chance: nothing is asked that {typed:?} would answer");
                    return Err(Error::new(Code::BadChance, message));
                };
                typed_outcome(game, &question, typed)?
            }
        };
        outcomes.push(outcome);
    }
    Ok(outcomes)
}

/// The outcome that somebody typed.
fn typed_outcome<G: Playable>(game: &G, question: &Question, typed: &str) -> Result<u16, Error> {
    let possible = (0u16..).zip(&question.weights);
    let mut possible = possible.filter(|&(_, &weight)| weight > 0);
    let is_it = |outcome: u16| {
        let (_, known) = game.outcome(question.what, outcome.into());
        known.to_lowercase() == typed.trim().to_lowercase()
    };
    let found = possible.find(|&(outcome, _)| is_it(outcome));
    found.map(|(outcome, _)| outcome).ok_or_else(|| {
        let message = format!("chance: {typed:?} cannot come of {}", question.what);
        Error::new(Code::BadChance, message)
    })
}

fn text_of(content: Option<&str>) -> Option<String> {
    content.map(str::to_owned)
}

/// Options that were given with a position must be those that the position was played with.
fn must_agree(given: Option<&Value>, played: &Value) -> Result<(), Error> {
    let given = given.and_then(Value::as_object).into_iter().flatten();
    for (option, given) in given {
        if *given != played[option] {
            let message = format!(
                "options.{option}: this is {given}, but the position has {}",
                played[option]
            );
            return Err(Error::new(Code::BadOptions, message));
        }
    }
    Ok(())
}

/// Options with others laid over them.
fn laid_over(mut options: Value, over: Option<Value>) -> Value {
    match (&mut options, over) {
        (Value::Object(options), Some(Value::Object(over))) => options.extend(over),
        (_, None) => {}
        (_, Some(other)) => return other,
    }
    options
}

fn set_up_error<G: Playable>(game: &Arc<G>, lang: &str, error: SetUpError) -> Error {
    match error {
        SetUpError::Options(flaw) => Error::new(Code::BadOptions, flaw.inside("options")),
        SetUpError::Chance(ScriptError::Asks { question, .. }) => match speak(game, lang) {
            Ok(words) => asks(&**game, &words, &question),
            Err(error) => error,
        },
        SetUpError::Chance(error) => Error::new(Code::BadChance, error),
    }
}

/// A match of a game that is known by type.
pub(crate) struct Table<G: Playable> {
    pub(crate) match_: Match<G>,
}

impl<G: Playable> AnyMatch for Table<G> {
    fn handle(&mut self, request: Request, lang: &str) -> Result<Answer, Error> {
        let words = self.words(lang)?;
        match request {
            Request::State {} => Ok(Answer::State(Box::new(self.state(&words)))),
            Request::Legal {} => Ok(Answer::Legal {
                to_act: self.to_act(&words),
            }),
            Request::Play {
                seat,
                action,
                chance,
                frames,
            } => {
                let mut played = self.play(&words, seat, &action, chance.as_deref())?;
                if frames {
                    played.frames = self.frames(&words, self.match_.steps().len().checked_sub(1));
                }
                Ok(Answer::Played(Box::new(played)))
            }
            Request::Frames { action } => {
                let steps = self.match_.steps().len();
                if action.is_some_and(|action| action >= steps) {
                    let message = format!("action: only {steps} were played");
                    return Err(Error::new(Code::BadRequest, message));
                }
                Ok(Answer::Frames {
                    frames: self.frames(&words, action),
                })
            }
            Request::Why { seat, action } => self.why(&words, seat, &action),
            Request::Undo { seat } => {
                self.match_
                    .undo(seat)
                    .map_err(|error| self.play_error(&words, error))?;
                Ok(Answer::State(Box::new(State {
                    line: Some(self.match_.undo_line()),
                    ..self.state(&words)
                })))
            }
            Request::Odds { budget } => {
                let budget = budget.unwrap_or(ODDS_BUDGET);
                if budget > MOST_ODDS {
                    let message = format!("budget: must be {MOST_ODDS} at most, not {budget}");
                    return Err(Error::new(Code::BadRequest, message));
                }
                Ok(self.odds(&words, budget))
            }
            Request::Hint { seat, bot } => self
                .hint(&words, seat, bot.as_deref())
                .map(|(hint, _)| Answer::Hint(hint)),
            Request::Bot { seat, bot } => {
                let (_, action) = self.hint(&words, seat, bot.as_deref())?;
                let played = self.play_typed(&words, seat, action, None)?;
                Ok(Answer::Played(Box::new(played)))
            }
            Request::Journal {} => Ok(Answer::Journal {
                journal: self.match_.journal(),
            }),
            Request::Log {} => Ok(Answer::Log {
                log: self.log(&words),
            }),
            Request::Rules { .. } => Ok(rules(&**self.match_.game(), &words)),
            Request::Content { .. } => Ok(Answer::Content {
                content: self.match_.game().content(),
            }),
            Request::Story { title, .. } => {
                let stories = vec![story::of_match(&self.match_, &words)?];
                let chronicle = story::chronicle(&stories, title.as_deref(), &words);
                Ok(Answer::Story { stories, chronicle })
            }
            Request::Paper { .. } => PaperOf(lang).visit(self.match_.game().clone()),
            _ => Err(Error::new(Code::BadRequest, "this is not asked of a match")),
        }
    }

    fn branch(&self, actions: usize, seed: Option<String>) -> Result<Box<dyn AnyMatch>, Error> {
        let played = self.match_.steps().len();
        if actions > played {
            return Err(Error::new(
                Code::BadRequest,
                format!("actions: only {played} were played"),
            ));
        }
        Ok(Box::new(Self {
            match_: self.match_.branch(actions, seed),
        }))
    }

    fn begun(&self, lang: &str) -> Result<Answer, Error> {
        let words = self.words(lang)?;
        Ok(Answer::State(Box::new(State {
            line: Some(self.match_.header_line()),
            moments: Some(self.log(&words)),
            ..self.state(&words)
        })))
    }

    fn opened(&self, missing: Option<Missing>, brief: bool, lang: &str) -> Result<Answer, Error> {
        let words = self.words(lang)?;
        let actions = self.match_.steps().len();
        Ok(Answer::State(Box::new(State {
            moments: (!brief).then(|| self.log(&words)),
            missing: missing.map(|missing| words.say(&missing.text(actions))),
            ..self.state(&words)
        })))
    }

    fn next(&self) -> Result<After, Error> {
        let next = self
            .match_
            .game()
            .next(self.match_.options(), self.match_.position());
        let next = next
            .filter(|_| self.match_.turn() == Turn::Over)
            .map(|options| json!(options));
        let none = || {
            Error::new(
                Code::BadRequest,
                "no match goes on after this one, or it has not ended",
            )
        };
        Ok(After {
            game: G::NAME.to_owned(),
            next: next.ok_or_else(none)?,
            with: self.match_.header().content_text.clone(),
        })
    }
}

impl<G: Playable> Table<G> {
    fn state(&self, words: &Words) -> State {
        let (match_, game) = (&self.match_, self.match_.game());
        let position = match_.position();
        let to_act = self.to_act(words);
        let seat = to_act.first().map_or(0, |to_act| to_act.seat);
        State {
            game: G::NAME.into(),
            options: json!(match_.options()),
            official: crate::is_official(match_),
            seed: match_.seed().map(str::to_owned),
            players: match_.players().to_vec(),
            position: json!(position),
            hash: match_.hash(),
            actions: match_.steps().len(),
            scores: match_.scores(),
            over: match_.turn() == Turn::Over,
            winners: match_.winners().iter().collect(),
            table: game
                .describe(position)
                .iter()
                .map(|line| words.say(line))
                .collect(),
            prompt: words.say(&game.prompt(position, seat)),
            rules: game
                .rules(position, seat)
                .iter()
                .map(ToString::to_string)
                .collect(),
            aims: game
                .aims(position)
                .iter()
                .map(|aim| told(words, aim))
                .collect(),
            seen: game.seen(position, words),
            to_act,
            line: None,
            moments: None,
            missing: None,
        }
    }

    fn to_act(&self, words: &Words) -> Vec<ToAct> {
        let Turn::Act(seats) = self.match_.turn() else {
            return Vec::new();
        };
        let several = seats.iter().count() > 1;
        let (game, position) = (self.match_.game(), self.match_.position());
        let to_act = seats.iter().map(|seat| {
            let actions = self.match_.legal(seat);
            let labels = actions
                .iter()
                .map(|action| self.label(words, seat, action))
                .collect();
            let costs = self.costs(seat, &actions);
            let rules = || {
                game.rules(position, seat)
                    .iter()
                    .map(ToString::to_string)
                    .collect()
            };
            ToAct {
                seat,
                actions: actions.iter().map(|action| json!(action)).collect(),
                labels,
                prompt: several.then(|| words.say(&game.prompt(position, seat))),
                rules: several.then(rules),
                costs,
            }
        });
        to_act.collect()
    }

    /// Nothing if no action of the list has a cost to show.
    fn costs(&self, seat: Seat, actions: &[G::Action]) -> Vec<Value> {
        let (game, position) = (self.match_.game(), self.match_.position());
        let costs: Vec<Value> = actions
            .iter()
            .map(|action| game.cost(position, seat, *action))
            .collect();
        if costs.iter().all(Value::is_null) {
            Vec::new()
        } else {
            costs
        }
    }

    fn label(&self, words: &Words, seat: Seat, action: &G::Action) -> String {
        words.say(
            &self
                .match_
                .game()
                .label(self.match_.position(), seat, action),
        )
    }

    fn play(
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
        self.play_typed(words, seat, action, chance.transpose()?.as_deref())
    }

    fn play_typed(
        &mut self,
        words: &Words,
        seat: Seat,
        action: G::Action,
        chance: Option<&[u16]>,
    ) -> Result<Played, Error> {
        let played = match chance {
            Some(_) if self.match_.seed().is_some() => {
                return Err(Error::new(Code::BadChance, SEEDED));
            }
            Some(outcomes) => self.match_.play_with(seat, action, outcomes),
            None => self.match_.play(seat, action),
        };
        let events = played.map_err(|error| self.play_error(words, error))?;
        let game = self.match_.game();
        Ok(Played {
            action: json!(action),
            log: events
                .iter()
                .map(|event| words.say(&game.narrate(event)))
                .collect(),
            events: events.iter().map(|event| json!(event)).collect(),
            frames: Vec::new(),
            chance: self
                .match_
                .steps()
                .last()
                .map(|step| step.chance.clone())
                .unwrap_or_default(),
            state: State {
                line: Some(self.match_.last_line()),
                ..self.state(words)
            },
        })
    }

    fn frames(&self, words: &Words, at: Option<usize>) -> Vec<Frame> {
        let game = self.match_.game();
        let seats = usize::from(self.match_.seats());
        let frame = |(_, position): (G::Event, G::Position)| Frame {
            seen: game.seen(&position, words),
            scores: game.scores(&position)[..seats].to_vec(),
            position: json!(position),
        };
        self.match_.frames(at).into_iter().map(frame).collect()
    }

    fn log(&self, words: &Words) -> Vec<Moment> {
        let game = self.match_.game();
        let moment = |events: Vec<G::Event>| Moment {
            seat: None,
            action: None,
            label: None,
            log: events
                .iter()
                .map(|event| words.say(&game.narrate(event)))
                .collect(),
            events: events.iter().map(|event| json!(event)).collect(),
        };
        let steps = self
            .match_
            .steps()
            .iter()
            .enumerate()
            .map(|(at, step)| Moment {
                seat: Some(step.seat),
                action: Some(json!(step.action)),
                label: Some(words.say(&game.label(&step.before, step.seat, &step.action))),
                ..moment(self.match_.events(at))
            });
        std::iter::once(moment(self.match_.opening()))
            .chain(steps)
            .collect()
    }

    pub(crate) fn play_error(&self, words: &Words, error: PlayError) -> Error {
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

    fn why(&self, words: &Words, seat: Seat, action: &Value) -> Result<Answer, Error> {
        let action = read_action::<G>(action)?;
        Ok(match self.match_.why_not(seat, &action) {
            None => Answer::Why {
                allowed: true,
                rule: None,
                message: None,
            },
            Some(illegal) => Answer::Why {
                allowed: false,
                rule: Some(illegal.rule.to_owned()).filter(|rule| !rule.is_empty()),
                message: Some(words.say(&illegal.why)),
            },
        })
    }

    fn odds(&self, words: &Words, budget: usize) -> Answer {
        let (game, position) = (&**self.match_.game(), self.match_.position());
        let mut oracles: Vec<Oracle<G>> = (0..G::FATES.len())
            .map(|fate| Oracle::new(game, position, fate, budget))
            .collect();
        let mut fates = |ask: &dyn Fn(&mut Oracle<G>) -> Odds| -> BTreeMap<String, Likely> {
            let named = oracles.iter_mut().zip(G::FATES).enumerate();
            named
                .map(|(fate, (oracle, name))| {
                    (
                        (*name).to_owned(),
                        likely(words, name, ask(oracle), game.is_wanted(fate)),
                    )
                })
                .collect()
        };
        let mut answer = OddsAnswer {
            next: None,
            fates: BTreeMap::new(),
            actions: Vec::new(),
        };
        let Turn::Act(seats) = self.match_.turn() else {
            return Answer::Odds(Box::new(answer));
        };
        answer.fates = fates(&|oracle| oracle.at_best());
        for seat in seats.iter() {
            for action in self.match_.legal(seat) {
                answer.next = answer
                    .next
                    .or_else(|| next_draw(game, words, position, seat, action));
                answer.actions.push(ActionOdds {
                    seat,
                    action: json!(action),
                    label: self.label(words, seat, &action),
                    fates: fates(&|oracle| oracle.after(seat, action)),
                });
            }
        }
        Answer::Odds(Box::new(answer))
    }

    fn hint(
        &self,
        words: &Words,
        seat: Seat,
        bot: Option<&str>,
    ) -> Result<(HintAnswer, G::Action), Error> {
        let bot: Bot = bot
            .unwrap_or("search")
            .parse()
            .map_err(|flaw: Flaw| Error::new(Code::BadName, flaw))?;
        let mut luck = Fast::new(0x0b07, self.match_.steps().len() as u64);
        let position = self.match_.position();
        let may_act = matches!(self.match_.turn(), Turn::Act(seats) if seats.contains(seat));
        let advice = may_act
            .then(|| bot.choose(&**self.match_.game(), position, seat, &mut luck))
            .flatten();
        let Some(advice) = advice else {
            return Err(Error::new(
                Code::Illegal,
                words.say(&text("refused-seat").number("seat", seat)),
            ));
        };
        let hint = HintAnswer {
            action: json!(advice.action),
            label: self.label(words, seat, &advice.action),
            expects: advice.expects,
            spread: advice.spread,
            looked: advice.looked,
            bot: bot.to_string(),
        };
        Ok((hint, advice.action))
    }
}

/// How many vocabularies are kept.
const SPOKEN: usize = 16;

/// The words of a game in a language.
struct Vocabulary {
    game: Arc<dyn Any + Send + Sync>,
    lang: String,
    words: Arc<Words>,
}

/// The words of a game in a language; many matches share them.
pub(crate) fn speak<G: Playable>(game: &Arc<G>, lang: &str) -> Result<Arc<Words>, Error> {
    // Content may differ in words alone, so the game itself tells vocabularies apart. As long as it
    // is kept here, no other one can be at its address.
    static SHELF: Mutex<Vec<Vocabulary>> = Mutex::new(Vec::new());
    let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    let known = |one: &&Vocabulary| std::ptr::addr_eq(Arc::as_ptr(&one.game), Arc::as_ptr(game));
    if let Some(found) = shelf.iter().filter(known).find(|one| one.lang == lang) {
        return Ok(found.words.clone());
    }
    let words = Words::of(&**game, lang, &[]).map_err(|flaw| Error::new(Code::BadName, flaw))?;
    let words = Arc::new(words);
    shelf.truncate(SPOKEN - 1);
    let vocabulary = Vocabulary {
        game: game.clone(),
        lang: lang.to_owned(),
        words: words.clone(),
    };
    shelf.insert(0, vocabulary);
    Ok(words)
}

pub(crate) fn read_action<G: Game>(action: &Value) -> Result<G::Action, Error> {
    read_json(action).map_err(|flaw| Error::new(Code::BadAction, flaw.inside("action")))
}

fn likely(words: &Words, name: &str, odds: Odds, wanted: bool) -> Likely {
    // Sums of many small probabilities are off in the last digits.
    let tidy = |probability: f64| (probability * 1e12).round() / 1e12;
    let name = words.word(&format!("fate-{name}"));
    Likely {
        name,
        low: tidy(odds.low),
        high: tidy(odds.high),
        exact: odds.is_exact(),
        wanted,
    }
}

/// An outcome that cannot be, by its name.
fn bad_chance<G: Playable>(game: &G, words: &Words, error: &ScriptError) -> Error {
    let message = match error {
        ScriptError::Impossible { what, outcome, .. } => {
            let name = words.say(&game.outcome(what, (*outcome).into()).0);
            format!("{error}: {name}")
        }
        _ => error.to_string(),
    };
    Error::new(Code::BadChance, message)
}

fn asks<G: Playable>(game: &G, words: &Words, question: &Question) -> Error {
    let draw = draw(game, words, question);
    Error {
        question: Some(draw),
        ..Error::new(Code::Asks, words.word("asks-chance"))
    }
}

fn draw<G: Playable>(game: &G, words: &Words, question: &Question) -> Draw {
    let total = question
        .weights
        .iter()
        .map(|&weight| f64::from(weight))
        .sum::<f64>();
    let possible = question
        .weights
        .iter()
        .zip(0u16..)
        .filter(|&(&weight, _)| weight > 0);
    let outcomes = possible.map(|(&weight, outcome)| {
        let (name, typed) = game.outcome(question.what, outcome.into());
        Outcome {
            outcome,
            name: words.say(&name),
            typed,
            probability: f64::from(weight) / total,
        }
    });
    Draw {
        what: question.what.into(),
        outcomes: outcomes.collect(),
    }
}

/// What chance is asked first after this action.
fn next_draw<G: Playable>(
    game: &G,
    words: &Words,
    position: &G::Position,
    seat: Seat,
    action: G::Action,
) -> Option<Draw> {
    let mut chance = Scripted::new(&[]);
    game.apply(&mut position.clone(), seat, action, &mut chance, &mut ());
    match chance.verdict() {
        Err(ScriptError::Asks { question, .. }) => Some(draw(game, words, &question)),
        _ => None,
    }
}

fn told(words: &Words, aim: &words::Aim) -> Aim {
    let words::Aim {
        text,
        need,
        failure,
        have,
        met,
    } = aim;
    Aim {
        text: words.say(text),
        need: *need,
        failure: *failure,
        have: have.clone(),
        met: met.clone(),
    }
}

fn rules<G: Playable>(game: &G, words: &Words) -> Answer {
    let chapters = game.chapters().into_iter().map(|(title, ids)| Chapter {
        title: words.word(title),
        rules: ids
            .into_iter()
            .map(|id| Rule {
                text: words.word(&format!("rule-{id}")),
                id,
            })
            .collect(),
    });
    Answer::Rules {
        intro: words.word("rules-intro"),
        chapters: chapters.collect(),
    }
}

struct Verify<'a> {
    lines: journal::Lines,
    lang: &'a str,
}

impl Visitor for Verify<'_> {
    type Output = Result<Answer, Error>;

    fn visit<G: Playable>(self, game: Arc<G>) -> Self::Output {
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

impl Visitor for RulesOf<'_> {
    type Output = Result<Answer, Error>;

    fn visit<G: Playable>(self, game: Arc<G>) -> Self::Output {
        let words = speak(&game, self.0)?;
        Ok(rules(&*game, &words))
    }
}

struct ContentOf;

impl Visitor for ContentOf {
    type Output = Answer;

    fn visit<G: Playable>(self, game: Arc<G>) -> Answer {
        Answer::Content {
            content: game.content(),
        }
    }
}

/// Everything that is wrong with content, one flaw a line.
struct FlawsOf<'a>(&'a str);

impl Visitor for FlawsOf<'_> {
    type Output = String;

    fn visit<G: Playable>(self, _built_in: Arc<G>) -> String {
        let flaws: Vec<String> = G::flaws(self.0).iter().map(ToString::to_string).collect();
        flaws.join("\n")
    }
}

struct PaperOf<'a>(&'a str);

impl Visitor for PaperOf<'_> {
    type Output = Result<Answer, Error>;

    fn visit<G: Playable>(self, game: Arc<G>) -> Self::Output {
        let html = page(&*game, self.0).map_err(|flaw| Error::new(Code::BadName, flaw))?;
        Ok(Answer::Paper { html })
    }
}

struct Info<'a>(&'a str);

impl Visitor for Info<'_> {
    type Output = Result<GameInfo, Error>;

    fn visit<G: Playable>(self, game: Arc<G>) -> Self::Output {
        let words = speak(&game, self.0)?;
        Ok(GameInfo {
            name: G::NAME.into(),
            title: words.word("game-title"),
            tagline: words.word("game-tagline"),
            seats: [*G::SEATS.start(), *G::SEATS.end()],
            options: json!(G::Options::default()),
            rules: G::RULES,
            content: game.content_hash().into(),
        })
    }
}

/// All games in words.
pub fn catalogue(lang: &str) -> Result<Vec<GameInfo>, Error> {
    let all = NAMES.iter().map(|name| {
        visit(name, None, Info(lang)).map_err(|flaw| Error::new(Code::BadGame, flaw))?
    });
    all.collect()
}
