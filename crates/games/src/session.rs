//! One conversation: messages in, answers out, and the match that they are about.

use redtag_kernel::journal;
use serde_json::{Value, json};

use crate::begin::{Begin, Chosen, Origin, begin, read_journal};
use crate::catalogue;
use crate::content;
use crate::hosted::{HostedMatch, NextMatch};
use crate::protocol::{Answer, CatalogueRequest, Code, Error, LONGEST, Request, State, envelope};

/// A conversation about one match at a time.
#[derive(Default)]
pub struct Session {
    current: Option<Box<dyn HostedMatch>>,
}

impl Session {
    /// Answers one line. Never panics, and a message that cannot be done changes nothing.
    pub fn answer(&mut self, line: &str) -> String {
        let (id, request) = read(line);
        let result = request.and_then(|(lang, request)| self.handle(request, &lang));
        envelope(id, result.map(|answer| json!(answer))).to_string()
    }

    /// Answers one message in a language.
    pub fn handle(&mut self, request: Request, lang: &str) -> Result<Answer, Error> {
        match request {
            Request::Catalogue(request) => self.consult(request, lang),
            Request::Match(request) => self.current()?.handle(request, lang),
        }
    }

    fn consult(&mut self, request: CatalogueRequest, lang: &str) -> Result<Answer, Error> {
        match request {
            CatalogueRequest::Games {} => Ok(Answer::Games {
                games: catalogue::games(lang)?,
            }),
            CatalogueRequest::New {
                game,
                seats,
                seed,
                options,
                content,
                chance,
                players,
            } => {
                let chosen = Chosen::new(options, seed, players);
                let origin = Origin::SetUp {
                    chosen,
                    seats,
                    chance,
                };
                self.begin(&game, content.as_deref(), origin, lang)
            }
            CatalogueRequest::Load {
                game,
                position,
                seed,
                options,
                content,
                players,
            } => {
                let chosen = Chosen::new(options, seed, players);
                let origin = Origin::Position { chosen, position };
                self.begin(&game, content.as_deref(), origin, lang)
            }
            CatalogueRequest::Open {
                journal,
                content,
                brief,
            } => self.open(&journal, content.as_deref(), brief, lang),
            CatalogueRequest::Verify { journal, content } => {
                catalogue::verify(read_journal(&journal)?, content.as_deref(), lang)
            }
            CatalogueRequest::Next {
                journal,
                seed,
                options,
                content,
                players,
            } => {
                let chosen = Chosen::new(options, seed, players);
                self.next(journal.as_deref(), chosen, content, lang)
            }
            CatalogueRequest::Story {
                journals: Some(journals),
                title,
                content,
            } => catalogue::story(&journals, title.as_deref(), content.as_deref(), lang),
            CatalogueRequest::Story {
                journals: None,
                title,
                ..
            } => self.current()?.story(title.as_deref(), lang),
            CatalogueRequest::Rules { game, content } => {
                let (game, content) = self.named(game, content)?;
                catalogue::rules(&game, content.as_deref(), lang)
            }
            CatalogueRequest::Content { game, content } => {
                let (game, content) = self.named(game, content)?;
                catalogue::content(&game, content.as_deref())
            }
            CatalogueRequest::Source { game, content } => {
                let (game, content) = self.named(game, content)?;
                content::source(&game, content.as_deref())
            }
            CatalogueRequest::Check { game, content } => content::check(game.as_deref(), &content),
            CatalogueRequest::Paper { game, content } => {
                let (game, content) = self.named(game, content)?;
                catalogue::paper(&game, content.as_deref(), lang)
            }
        }
    }

    /// Begins the match that follows a journal, or the current one.
    fn next(
        &mut self,
        journal: Option<&str>,
        chosen: Chosen,
        content: Option<String>,
        lang: &str,
    ) -> Result<Answer, Error> {
        // Empty content is the built-in one, whatever the match before was played with.
        let own = content.as_deref().filter(|text| !text.is_empty());
        let next = match journal {
            Some(journal) => after(journal, own)?,
            None => self.current()?.next_match()?,
        };
        let content = match content {
            Some(_) => own,
            None => next.content.as_deref(),
        };
        let origin = Origin::SetUp {
            chosen: chosen.over(next.options),
            seats: None,
            chance: Vec::new(),
        };
        self.begin(&next.game, content, origin, lang)
    }

    /// Begins a match, which becomes the current one.
    fn begin(
        &mut self,
        game: &str,
        content: Option<&str>,
        origin: Origin,
        lang: &str,
    ) -> Result<Answer, Error> {
        let begun = begin(
            game,
            Begin {
                content,
                lang,
                origin,
            },
        )?;
        let state = State {
            line: Some(journal::line(&begun.header())),
            moments: Some(begun.moments(lang)?),
            ..begun.state(lang)?
        };
        self.current = Some(begun);
        Ok(Answer::State(Box::new(state)))
    }

    /// Opens a journal, whose match becomes the current one.
    fn open(
        &mut self,
        journal: &str,
        content: Option<&str>,
        brief: bool,
        lang: &str,
    ) -> Result<Answer, Error> {
        let lines = read_journal(journal)?;
        let game = lines.header.game.clone();
        let origin = Origin::Journal(Box::new(lines));
        let opened = begin(
            &game,
            Begin {
                content,
                lang,
                origin,
            },
        )?;
        let moments = match brief {
            true => None,
            false => Some(opened.moments(lang)?),
        };
        let state = State {
            moments,
            missing: opened.missing(lang)?,
            ..opened.state(lang)?
        };
        self.current = Some(opened);
        Ok(Answer::State(Box::new(state)))
    }

    fn current(&mut self) -> Result<&mut Box<dyn HostedMatch>, Error> {
        self.current.as_mut().ok_or_else(|| {
            Error::new(
                Code::NoMatch,
                "no match has been begun: send new, load or open",
            )
        })
    }

    /// The game that was named with its content, or else those of the current match.
    fn named(
        &mut self,
        game: Option<String>,
        content: Option<String>,
    ) -> Result<(String, Option<String>), Error> {
        match game {
            Some(game) => Ok((game, content)),
            None => {
                let header = self.current()?.header();
                Ok((header.game, header.content_text))
            }
        }
    }
}

/// The match that goes on after a journal that has ended. What it left can be read with any
/// content; an older journal is played through.
fn after(journal: &str, content: Option<&str>) -> Result<NextMatch, Error> {
    let lines = read_journal(journal)?;
    let game = lines.header.game.clone();
    if let Some(left) = lines.left() {
        return Ok(NextMatch {
            game,
            options: left.next.clone(),
            content: lines.header.content_text.clone(),
        });
    }
    let origin = Origin::Journal(Box::new(lines));
    let lang = "en";
    begin(
        &game,
        Begin {
            content,
            lang,
            origin,
        },
    )?
    .next_match()
}

/// The id, if there is one, and what is asked in which language.
type Message = (Option<Value>, Result<(String, Request), Error>);

fn read(line: &str) -> Message {
    let bad_json = |message: String| (None, Err(Error::new(Code::BadJson, message)));
    if line.len() > LONGEST {
        return bad_json(format!("a message has at most {LONGEST} bytes"));
    }
    let mut fields = match serde_json::from_str(line) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) => return bad_json("a message is a JSON object".into()),
        Err(error) => return bad_json(format!("this is not JSON: {error}")),
    };
    let id = fields.remove("id");
    let lang = match fields.remove("lang") {
        None => "en".into(),
        Some(Value::String(lang)) => lang,
        Some(_) => {
            let error = Error::new(Code::BadRequest, "lang: a text is expected");
            return (id, Err(error));
        }
    };
    let request = Request::read(fields).map_err(|flaw| Error::new(Code::BadRequest, flaw));
    (id, request.map(|request| (lang, request)))
}
