//! Beginning a match: from its set-up, from a position, or from a journal.

use std::sync::Arc;

use redtag_bots::Bot;
use redtag_kernel::chance::ScriptError;
use redtag_kernel::journal::{self, Lines};
use redtag_kernel::play::{SetUpError, laid_over, options_of_sketch, read_json};
use redtag_kernel::{Flaw, Match, Player};
use serde_json::{Value, json};

use crate::chance::{asks, outcomes, seeded};
use crate::hosted::HostedMatch;
use crate::protocol::{Code, Error, Shown};
use crate::typed_match::TypedMatch;
use crate::vocabulary::speak;
use crate::{Playable, Visitor, open, visit};

/// How to begin a match.
pub struct Begin<'a> {
    /// Content of somebody's own.
    pub content: Option<&'a str>,
    /// The language of what is said about mistakes.
    pub lang: &'a str,
    /// Where it begins.
    pub origin: Origin,
}

/// Where a match begins.
pub enum Origin {
    /// With the set-up of the rules.
    SetUp {
        /// What was chosen for it.
        chosen: Chosen,
        /// How many seats are expected.
        seats: Option<u8>,
        /// Without a seed: what cards and dice showed.
        chance: Vec<Shown>,
    },
    /// With a position, of which only what matters need be given.
    Position {
        /// What was chosen for it.
        chosen: Chosen,
        /// As it was written.
        position: Value,
    },
    /// With all that a journal tells.
    Journal(Box<Lines>),
}

/// What people choose for a match that they begin.
pub struct Chosen {
    options: Option<Value>,
    seed: Option<String>,
    players: Vec<Player>,
}

impl Chosen {
    /// Options that differ from the usual ones, a seed, and who sits where.
    pub fn new(options: Option<Value>, seed: Option<String>, players: Option<Vec<Player>>) -> Self {
        Self {
            options,
            seed,
            players: players.unwrap_or_default(),
        }
    }

    /// The same, laid over these options.
    pub fn over(self, options: Value) -> Self {
        Self {
            options: Some(laid_over(options, self.options)),
            ..self
        }
    }

    fn options<G: Playable>(&self) -> Result<G::Options, Error> {
        match &self.options {
            None => Ok(G::Options::default()),
            Some(options) => read_json(options).map_err(bad_options),
        }
    }

    /// The same for a match from a position, at which as many sit as it tells, unless that is said.
    fn options_with<G: Playable>(&self, game: &G, position: &Value) -> Result<G::Options, Error> {
        let told = options_of_sketch(game, &G::Options::default(), position);
        let mut usual = json!(G::Options::default());
        if let Some(seats) = usual.get_mut("seats") {
            *seats = game.seats(&told).into();
        }
        let options = laid_over(usual, self.options.clone());
        let options = read_json(&options).map_err(bad_options)?;
        game.lay_out(&options).map_err(bad_options)?;
        Ok(options)
    }
}

/// Wrong options, by the name of the option.
fn bad_options(flaw: Flaw) -> Error {
    Error::new(Code::BadOptions, flaw.inside("options"))
}

/// Reads the lines of a journal.
pub fn read_journal(text: &str) -> Result<Lines, Error> {
    journal::read(text).map_err(|error| Error::new(Code::BadJournal, error))
}

/// Begins a match of a game.
pub fn begin(game: &str, begin: Begin) -> Result<Box<dyn HostedMatch>, Error> {
    visit(game, begin.content, begin).map_err(|flaw| Error::new(Code::BadGame, flaw))?
}

impl<G: Playable> Visitor<G> for Begin<'_> {
    type Output = Result<Box<dyn HostedMatch>, Error>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        let content = self.content.map(str::to_owned);
        let (match_, players) = match self.origin {
            Origin::SetUp {
                chosen,
                seats,
                chance,
            } => set_up(game, chosen, seats, &chance, self.lang)?,
            Origin::Position { chosen, position } => from_position(game, chosen, &position)?,
            Origin::Journal(lines) => return from_journal(&game, *lines, content),
        };
        for bot in players.iter().filter_map(|player| player.bot.as_deref()) {
            bot.parse::<Bot>()
                .map_err(|flaw| Error::new(Code::BadName, flaw.inside("players")))?;
        }
        let match_ = match_
            .with_content_text(content)
            .with_players(players)
            .map_err(|flaw| Error::new(Code::BadOptions, flaw))?;
        Ok(Box::new(TypedMatch::new(match_)))
    }
}

/// A match that nobody sits at yet, and who will.
type Unseated<G> = (Match<G>, Vec<Player>);

fn set_up<G: Playable>(
    game: Arc<G>,
    chosen: Chosen,
    seats: Option<u8>,
    chance: &[Shown],
    lang: &str,
) -> Result<Unseated<G>, Error> {
    let options = chosen.options::<G>()?;
    let wanted = game.seats(&options);
    if chosen.seed.is_some() && !chance.is_empty() {
        return Err(seeded());
    }
    if let Some(seats) = seats.filter(|&seats| seats != wanted) {
        let message = format!("seats: with these options it must be {wanted}, not {seats}");
        return Err(Error::new(Code::BadOptions, message));
    }
    let chance = outcomes(&*game, chance, |script| {
        // Wrong options are told below.
        game.set_up(&options, script, &mut ()).ok();
    })?;
    let match_ = Match::new(game.clone(), options, chosen.seed, &chance)
        .map_err(|error| set_up_error(&game, lang, error))?;
    Ok((match_, chosen.players))
}

fn set_up_error<G: Playable>(game: &Arc<G>, lang: &str, error: SetUpError) -> Error {
    match error {
        SetUpError::Options(flaw) => bad_options(flaw),
        SetUpError::Chance(ScriptError::Asks { question, .. }) => match speak(game, lang) {
            Ok(words) => asks(&**game, &words, &question),
            Err(error) => error,
        },
        SetUpError::Chance(error) => Error::new(Code::BadChance, error),
    }
}

fn from_position<G: Playable>(
    game: Arc<G>,
    chosen: Chosen,
    position: &Value,
) -> Result<Unseated<G>, Error> {
    let options = chosen.options_with(&*game, position)?;
    let match_ = Match::from_sketch(game, options, position, chosen.seed)
        .map_err(|flaw| Error::new(Code::BadPosition, flaw.inside("position")))?;
    must_agree(chosen.options.as_ref(), &json!(match_.options()))?;
    Ok((match_, chosen.players))
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

fn from_journal<G: Playable>(
    game: &Arc<G>,
    lines: Lines,
    content: Option<String>,
) -> Result<Box<dyn HostedMatch>, Error> {
    let missing = lines.missing();
    let match_ = open(game, lines).map_err(|error| Error::new(Code::BadJournal, error))?;
    let text = match_.header().content_text.clone();
    let match_ = match_.with_content_text(text.or(content));
    Ok(Box::new(TypedMatch::new(match_).lacking(missing)))
}
