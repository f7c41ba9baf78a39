//! What can be asked about the content of a game, built in or somebody's own: its files and values,
//! what packs change, and what is wrong with them.

use std::collections::BTreeSet;
use std::sync::Arc;

use redtag_kernel::Flaw;
use redtag_kernel::content::{self, Change, ChangeKind, Source};

use crate::protocol::{
    Answer, ChangeDone, ContentChange, ContentFile, ContentFlaw, ContentValue, Error, Place,
};
use crate::{NAMES, Playable, Visitor, visit};

/// Content of somebody's own, examined.
#[derive(Clone, Debug)]
pub struct Examined {
    /// The fingerprint of the content, if it is sound.
    pub fingerprint: Option<String>,
    /// Everything that is wrong with it.
    pub flaws: Vec<Flaw>,
    /// What it changes of the built-in content; nothing if it is whole.
    pub changes: Vec<Change>,
    /// It stands by itself rather than being laid over the built-in content.
    pub is_whole: bool,
}

/// Examines content of somebody's own for a game.
pub fn examine<G: Playable>(content: &str) -> Examined {
    let laid = match G::lay(content) {
        Ok(laid) => laid,
        Err(flaws) => {
            return Examined {
                fingerprint: None,
                flaws,
                changes: Vec::new(),
                is_whole: false,
            };
        }
    };
    let read = laid.read(G::read);
    Examined {
        fingerprint: read.as_ref().ok().map(|game| game.content_hash().into()),
        flaws: read.err().unwrap_or_default(),
        changes: laid.changes(),
        is_whole: laid.is_whole(),
    }
}

/// The game whose content this is: the one that it names, or that knows most of what is in it.
pub fn game_of(content: &str) -> Result<&'static str, Flaw> {
    let files = content::files(content)?;
    let files = files
        .into_iter()
        .filter(|file| !file.name.ends_with(".ftl"));
    let own = Source::of_files(files).map_err(|mut flaws| flaws.remove(0))?;
    if let Some(named) = own.game() {
        let known = NAMES.iter().find(|name| **name == named);
        return known.copied().ok_or_else(|| {
            let message = format!(
                "no game is called {named:?}; there are {}",
                NAMES.join(", ")
            );
            Flaw::at("game", message)
        });
    }
    let shapes = own.shapes();
    let mut known = Vec::new();
    for name in NAMES {
        known.push((visit(name, None, Known(&shapes))?, *name));
    }
    let most = known.iter().map(|(known, _)| *known).max().unwrap_or(0);
    let first = own
        .files()
        .next()
        .map_or("content", |file| &file.name)
        .to_owned();
    if most == 0 {
        let message =
            "nothing in it belongs to a game; begin with a line such as game = \"triage\"";
        return Err(Flaw::at(first, message));
    }
    let mut likely: Vec<&str> = known
        .into_iter()
        .filter_map(|(known, name)| (known == most).then_some(name))
        .collect();
    if likely.len() > 1 {
        let sound: Vec<&str> = likely
            .iter()
            .copied()
            .filter(|name| visit(name, None, IsSound(content)) == Ok(true))
            .collect();
        if !sound.is_empty() {
            likely = sound;
        }
    }
    match likely.as_slice() {
        [one] => Ok(one),
        several => {
            let games = several.join(" or ");
            let message = format!(
                "this may be for {games}; begin with game = \"{}\"",
                several[0]
            );
            Err(Flaw::at(first, message))
        }
    }
}

/// How much of it a game knows.
struct Known<'a>(&'a BTreeSet<String>);

impl<G: Playable> Visitor<G> for Known<'_> {
    type Output = usize;

    fn visit(self, _built_in: Arc<G>) -> usize {
        let built_in = Source::of_files(G::built_in()).unwrap_or_default().shapes();
        // What goes by the same id is hardly something else.
        let worth = |shape: &&String| if shape.contains('#') { 3 } else { 1 };
        let shared = self.0.iter().filter(|shape| built_in.contains(*shape));
        shared.map(|shape| worth(&shape)).sum()
    }
}

struct IsSound<'a>(&'a str);

impl<G: Playable> Visitor<G> for IsSound<'_> {
    type Output = bool;

    fn visit(self, _built_in: Arc<G>) -> bool {
        G::flaws(self.0).is_empty()
    }
}

/// Answers `check`.
pub(crate) fn check(game: Option<&str>, content: &str) -> Result<Answer, Error> {
    struct Check<'a>(&'a str);
    impl<G: Playable> Visitor<G> for Check<'_> {
        type Output = Examined;

        fn visit(self, _built_in: Arc<G>) -> Examined {
            examine::<G>(self.0)
        }
    }
    let flawed = |flaw: Flaw| Answer::Check {
        game: None,
        whole: false,
        fingerprint: None,
        flaws: vec![told(&flaw)],
        changes: Vec::new(),
    };
    let game = match game.map_or_else(|| game_of(content), Ok) {
        Ok(game) => game,
        Err(flaw) => return Ok(flawed(flaw)),
    };
    let examined = visit(game, None, Check(content)).map_err(crate::catalogue::bad_game)?;
    Ok(Answer::Check {
        game: Some(game.into()),
        whole: examined.is_whole,
        fingerprint: examined.fingerprint,
        flaws: examined.flaws.iter().map(told).collect(),
        changes: examined.changes.iter().map(changed).collect(),
    })
}

/// Answers `source`.
pub(crate) fn source(game: &str, content: Option<&str>) -> Result<Answer, Error> {
    struct SourceOf<'a>(Option<&'a str>);
    impl<G: Playable> Visitor<G> for SourceOf<'_> {
        type Output = Result<Source, Vec<Flaw>>;

        fn visit(self, _built_in: Arc<G>) -> Self::Output {
            match self.0 {
                None => Source::of_files(G::built_in()),
                Some(content) => G::lay(content).map(|laid| laid.source().clone()),
            }
        }
    }
    let bad = crate::catalogue::bad_game;
    let source = visit(game, None, SourceOf(content)).map_err(bad)?;
    let source = source.map_err(|mut flaws| bad(flaws.remove(0)))?;
    let files: Vec<ContentFile> = source
        .files()
        .map(|file| ContentFile {
            name: file.name.clone(),
            text: file.text.clone().into_owned(),
        })
        .collect();
    let values = source.values().into_iter().map(|value| {
        let ContentFile { name, text } = &files[value.file];
        let place = content::place(name, text, value.span.start);
        ContentValue {
            name: value.name,
            value: text.get(value.span).unwrap_or_default().into(),
            number: value.number,
            place: place_of(&place),
        }
    });
    let values = values.collect();
    Ok(Answer::Source { files, values })
}

fn place_of(place: &str) -> Place {
    let (file, line, column) = content::parts(place);
    Place {
        file: file.into(),
        line,
        column,
    }
}

fn told(flaw: &Flaw) -> ContentFlaw {
    ContentFlaw {
        message: flaw.message.clone(),
        place: place_of(&flaw.place),
    }
}

fn changed(change: &Change) -> ContentChange {
    ContentChange {
        done: match change.kind {
            ChangeKind::Adds => ChangeDone::Adds,
            ChangeKind::Changes => ChangeDone::Changes,
            ChangeKind::Removes => ChangeDone::Removes,
        },
        field: change.field.clone(),
        was: change.was.clone(),
        now: change.now.clone(),
        place: place_of(&change.place),
    }
}
