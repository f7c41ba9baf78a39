//! Packs: content of somebody's own, laid over the content that a game comes with.
//!
//! Tables are laid over each other name by name. An entry of a list at the top of a file, such as
//! a `[[card]]`, changes the one with the same id or number, field by field; any other is new. A
//! value is replaced as a whole. `remove = true` takes an entry out, `remove = ["field"]` a field of it.

mod pack;

use std::ops::Range;

use serde_json::{Map, Value as Json};

use self::pack::{Pack, clean};
use super::like;
use super::source::{Field, File, Node, Source, SourceFile, Written};
use crate::game::Flaw;

/// What the text of a single file is called that came without a name.
pub const UNNAMED: &str = "content.toml";
/// What the names of the built-in files begin with when packs are laid over them.
pub const BUILT_IN: &str = "built-in/";

/// How the content of a game is made up.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The name of the game, as in `game = "triage"` at the top of a pack.
    pub game: &'static str,
    /// It is one file, which new entries join; else they stay in the files they come with.
    pub is_one_file: bool,
    /// Tables that every file has for itself.
    pub own: &'static [&'static str],
    /// Whether a file is not a pack but content of its own.
    pub is_whole: fn(&Source) -> bool,
}

/// Content that packs are laid over, and what they change.
#[derive(Clone, Debug)]
pub struct Laid {
    base: Source,
    edits: Vec<Edit>,
    source: Source,
    /// The names of the files of packs.
    packs: Vec<String>,
}

/// Something that a pack changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What is done.
    pub kind: ChangeKind,
    /// What it is done to: `card.run.count`, or `card.run` for an entry.
    pub field: String,
    /// What it was, as it is written.
    pub was: Option<String>,
    /// What it is now, as it is written; nothing for entries.
    pub now: Option<String>,
    /// `file:line:column`.
    pub place: String,
}

/// What a pack does to something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangeKind {
    /// It is new.
    Adds,
    /// It gets another value.
    Changes,
    /// It is taken out.
    Removes,
}

/// One step from the content before to that with packs.
#[derive(Clone, Debug)]
struct Edit {
    kind: ChangeKind,
    /// The file it is made in.
    file: usize,
    path: Vec<String>,
    /// What comes there; nothing if it is removed.
    node: Option<Node>,
    /// Where the pack says so.
    at: Range<usize>,
    /// The table of the pack around it.
    table: Range<usize>,
    was: Option<String>,
}

/// Files of content as one text: a JSON object with the text of each by its name, in their order,
/// or the text of a single file.
pub fn files(content: &str) -> Result<Vec<File>, Flaw> {
    if !content.trim_start().starts_with('{') {
        return Ok(vec![File::new(UNNAMED, content.to_owned())]);
    }
    let wrong = |message: String| Flaw::at("content", message);
    let files: Map<String, Json> = serde_json::from_str(content)
        .map_err(|error| wrong(format!("neither TOML nor a JSON object of files: {error}")))?;
    let files = files.into_iter().map(|(name, text)| match text {
        Json::String(text) => Ok(File::new(name, text)),
        _ => Err(wrong(format!("{name:?}: the text of a file is expected"))),
    });
    files.collect()
}

impl Laid {
    /// Lays these files over the built-in ones, in their order; a whole one takes their place.
    pub fn over(
        layout: Layout,
        built_in: impl IntoIterator<Item = File>,
        own: Vec<File>,
    ) -> Result<Self, Vec<Flaw>> {
        let built_in: Vec<File> = built_in.into_iter().collect();
        let named = named_for(layout, &own)?;
        let (whole, packs) = apart(layout, &built_in, named)?;
        let base = match whole.as_slice() {
            [] => Source::of_files(built_in.into_iter().map(|file| File {
                name: format!("{BUILT_IN}{}", file.name),
                ..file
            }))?,
            _ => {
                let mut base = Source::of_files(whole)?;
                let roots = base.files.iter_mut().map(|one| &mut one.root);
                roots.for_each(clean);
                base
            }
        };
        let mut laid = Self {
            source: base.clone(),
            base,
            edits: Vec::new(),
            packs: Vec::new(),
        };
        let mut flaws = Vec::new();
        for pack in packs {
            if let Err(more) = laid.lay(layout, pack) {
                flaws.extend(more);
            }
        }
        if flaws.is_empty() {
            Ok(laid)
        } else {
            Err(flaws)
        }
    }

    /// The content with everything laid over it.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// Is it content that stands by itself, without the built-in one?
    pub fn is_whole(&self) -> bool {
        let mut files = self.base.files();
        !files.any(|file| file.name.starts_with(BUILT_IN))
    }

    /// What the packs change, in their order.
    pub fn changes(&self) -> Vec<Change> {
        let change = |edit: &Edit| Change {
            kind: match edit.kind {
                ChangeKind::Changes if edit.was.is_none() => ChangeKind::Adds,
                kind => kind,
            },
            field: edit.path.join("."),
            was: edit.was.clone(),
            now: edit.node.as_ref().and_then(|node| {
                let is_entry = edit.was.is_none() && node.table().is_some();
                (!is_entry).then(|| self.source.written(&node.span))
            }),
            place: self.source.place(edit.at.start),
        };
        self.edits.iter().map(change).collect()
    }

    /// Reads the content. A flaw of what a pack did not write is blamed on what the pack changed.
    pub fn read<C>(&self, read: impl Fn(&Source) -> Result<C, Vec<Flaw>>) -> Result<C, Vec<Flaw>> {
        read(&self.source).map_err(|flaws| {
            let blame = |flaw: Flaw| {
                if self.edits.is_empty() || self.is_of_pack(&flaw) {
                    return self.hinted(flaw);
                }
                self.blamed(flaw, &read)
            };
            flaws.into_iter().map(blame).collect()
        })
    }

    fn is_of_pack(&self, flaw: &Flaw) -> bool {
        let file = |name: &String| {
            let rest = flaw.place.strip_prefix(name.as_str());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
        };
        self.packs.iter().any(file)
    }

    /// The change that brings a flaw about, found by halving what is changed.
    fn blamed<C>(&self, flaw: Flaw, read: impl Fn(&Source) -> Result<C, Vec<Flaw>>) -> Flaw {
        let is_there = |edits: usize| {
            let mut source = self.base.clone();
            let mut rest = self.source.files[source.files.len()..].iter();
            source.files.extend(rest.by_ref().map(|one| {
                let mut one = one.clone();
                if !one.file.name.ends_with(".ftl") {
                    one.root = Node::empty(one.start);
                }
                one
            }));
            self.edits[..edits]
                .iter()
                .for_each(|edit| edit.apply(&mut source));
            read(&source).is_err_and(|flaws| flaws.iter().any(|one| one.message == flaw.message))
        };
        let (mut sound, mut flawed) = (0, self.edits.len());
        while sound + 1 < flawed {
            let middle = sound.midpoint(flawed);
            if is_there(middle) {
                flawed = middle;
            } else {
                sound = middle;
            }
        }
        let edit = &self.edits[flawed - 1];
        let breaks = match flaw.place.as_str() {
            "" | "content" => flaw.message.clone(),
            place if !place.contains(':') => flaw.message.clone(),
            place => format!("this does not fit {place}: {}", flaw.message),
        };
        let message = format!("{}: {breaks}", edit.path.join("."));
        Flaw::at(self.source.place(edit.at.start), message)
    }

    /// A new entry that is not complete may be meant to change one whose name is misspelt.
    fn hinted(&self, flaw: Flaw) -> Flaw {
        let is_here = |edit: &&Edit| {
            edit.kind == ChangeKind::Adds && self.source.place(edit.table.start) == flaw.place
        };
        let Some(edit) = self.edits.iter().find(is_here) else {
            return flaw;
        };
        let [list, name] = edit.path.as_slice() else {
            return flaw;
        };
        let known = names_in(&self.base, list);
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        let meant = like(name, &known).map_or(String::new(), |like| {
            format!("; did you mean the {list} {like:?}?")
        });
        let message = format!("{} (this {list} is new{meant})", flaw.message);
        Flaw { message, ..flaw }
    }

    /// Lays one file over what there is.
    fn lay(&mut self, layout: Layout, file: File) -> Result<(), Vec<Flaw>> {
        self.packs.push(file.name.clone());
        self.source.add(file).map_err(|flaw| vec![flaw])?;
        let own = self.source.files.len() - 1;
        if self.source.files[own].file.name.ends_with(".ftl") {
            return Ok(());
        }
        let empty = Node::empty(self.source.files[own].start);
        let mut root = std::mem::replace(&mut self.source.files[own].root, empty);
        clean(&mut root);
        let page = self.same_page(own, &root);
        let pack = Pack::new(layout, own, page, &mut self.source, &mut self.edits);
        let flaws = pack.lay(root);
        if flaws.is_empty() { Ok(()) } else { Err(flaws) }
    }

    /// The page of a book that this page changes.
    fn same_page(&self, own: usize, root: &Node) -> Option<usize> {
        let number = |node: &Node| match node.get("number").map(|node| &node.value) {
            Some(Written::Number(number)) => Some(*number),
            _ => None,
        };
        let files = &self.source.files;
        if !is_page(&files[own].file.name) {
            return None;
        }
        let wanted = number(root)?;
        let same =
            |one: usize| is_page(&files[one].file.name) && number(&files[one].root) == Some(wanted);
        (0..own).find(|&one| same(one))
    }
}

impl Edit {
    fn apply(&self, source: &mut Source) {
        let root = &mut source.files[self.file].root;
        let Some((last, outer)) = self.path.split_last() else {
            return;
        };
        if self.kind == ChangeKind::Adds {
            if let (Some(list), Some(node)) = (outer.first(), &self.node) {
                root.push(list, node.clone());
            }
            return;
        }
        let mut steps = outer.iter();
        let Some(node) = steps.try_fold(root, |node, step| node.step_mut(step)) else {
            return;
        };
        match &mut node.value {
            Written::Table(table) => {
                match &self.node {
                    Some(new) => {
                        let field = Field {
                            key: self.at.clone(),
                            node: new.clone(),
                        };
                        table.insert(last.clone(), field);
                    }
                    None => {
                        table.remove(last);
                    }
                }
                node.span = self.table.clone();
            }
            Written::List(list) => list.retain(|one| one.name().as_ref() != Some(last)),
            _ => {}
        }
    }
}

impl Node {
    pub(super) fn list(&self) -> Option<&[Self]> {
        match &self.value {
            Written::List(list) => Some(list),
            _ => None,
        }
    }

    /// The field of a table, or the entry of a list by its name.
    pub(super) fn step(&self, step: &str) -> Option<&Self> {
        match &self.value {
            Written::Table(table) => table.get(step).map(|field| &field.node),
            Written::List(list) => list.iter().find(|one| one.name().as_deref() == Some(step)),
            _ => None,
        }
    }

    fn step_mut(&mut self, step: &str) -> Option<&mut Self> {
        match &mut self.value {
            Written::Table(table) => table.get_mut(step).map(|field| &mut field.node),
            Written::List(list) => {
                let mut entries = list.iter_mut();
                entries.find(|one| one.name().as_deref() == Some(step))
            }
            _ => None,
        }
    }

    fn push(&mut self, list: &str, entry: Self) {
        let span = entry.span.clone();
        let Some(table) = self.table_mut() else {
            return;
        };
        let field = table.entry(list.to_owned()).or_insert_with(|| Field {
            key: span.clone(),
            node: Self {
                span,
                value: Written::List(Vec::new()),
            },
        });
        if let Written::List(list) = &mut field.node.value {
            list.push(entry);
        }
    }

    /// The same value, wherever it stands.
    pub(super) fn says_the_same(&self, other: &Self) -> bool {
        match (&self.value, &other.value) {
            (Written::Flag(one), Written::Flag(other)) => one == other,
            (Written::Number(one), Written::Number(other)) => one == other,
            (Written::Float(one), Written::Float(other)) => one.to_bits() == other.to_bits(),
            (Written::Text(one), Written::Text(other)) => one == other,
            (Written::List(one), Written::List(other)) => {
                one.len() == other.len()
                    && one
                        .iter()
                        .zip(other)
                        .all(|(one, other)| one.says_the_same(other))
            }
            (Written::Table(one), Written::Table(other)) => {
                let same =
                    |((name, field), (other, with)): ((&String, &Field), (&String, &Field))| {
                        name == other && field.node.says_the_same(&with.node)
                    };
                one.len() == other.len() && one.iter().zip(other).all(same)
            }
            _ => false,
        }
    }
}

/// Pages of a book are in a folder of that name.
fn is_page(name: &str) -> bool {
    name.rsplit('/').nth(1) == Some("book")
}

fn is_entry(node: &Node) -> bool {
    node.table().is_some()
}

/// What the entries of a list go by, in all files.
fn names_in(source: &Source, list: &str) -> Vec<String> {
    let lists = source
        .files
        .iter()
        .filter_map(|one| one.root.get(list)?.list());
    lists.flatten().filter_map(Node::name).collect()
}

/// Refuses packs that are for another game.
fn named_for(layout: Layout, own: &[File]) -> Result<Vec<File>, Vec<Flaw>> {
    let mut flaws = Vec::new();
    for file in own.iter().filter(|file| !file.name.ends_with(".ftl")) {
        let source = match Source::of_files([file.clone()]) {
            Ok(source) => source,
            Err(more) => {
                flaws.extend(more);
                continue;
            }
        };
        let said = source.files.first().and_then(|one| one.root.get("game"));
        if let Some(game) = said.filter(|game| game.text() != Some(layout.game)) {
            let message = format!(
                "game: this is for {}, not for {}",
                source.written(&game.span).trim_matches('"'),
                layout.game
            );
            flaws.push(Flaw::at(source.place(game.span.start), message));
        }
    }
    if flaws.is_empty() {
        Ok(own.to_vec())
    } else {
        Err(flaws)
    }
}

/// Only packs do.
fn takes_something_out(source: &Source) -> bool {
    let tables = source.files.iter().filter_map(|one| one.root.table());
    let fields = tables.flat_map(|table| table.values());
    let mut entries = fields.filter_map(|field| field.node.list()).flatten();
    entries.any(|entry| entry.get("remove").is_some())
}

/// Content of its own, and packs.
fn apart(
    layout: Layout,
    built_in: &[File],
    own: Vec<File>,
) -> Result<(Vec<File>, Vec<File>), Vec<Flaw>> {
    let needed = match layout.is_one_file {
        true => Source::of_files(built_in.to_vec())?,
        false => Source::default(),
    };
    let has_all = |source: &Source| {
        let has = |one: &SourceFile| {
            source
                .files
                .first()
                .is_some_and(|file| file.has_all_of(one))
        };
        needed.files.iter().all(has)
    };
    let is_whole = |file: &&File| {
        let source = Source::of_files([(*file).clone()]);
        !file.name.ends_with(".ftl")
            && source.is_ok_and(|mut source| {
                source.files.iter_mut().for_each(|one| clean(&mut one.root));
                has_all(&source) && !takes_something_out(&source) && (layout.is_whole)(&source)
            })
    };
    let whole: Vec<String> = own
        .iter()
        .filter(is_whole)
        .map(|file| file.name.clone())
        .collect();
    match whole.as_slice() {
        [] => Ok((Vec::new(), own)),
        [one] => {
            let folder = one.rfind('/').map_or("", |end| &one[..=end]);
            let belongs = |file: &File| match layout.is_one_file {
                true => file.name == *one,
                false => file.name.starts_with(folder),
            };
            Ok(own.into_iter().partition(belongs))
        }
        [first, .., last] => Err(vec![Flaw::at(
            last,
            format!("this is whole content, and so is {first}; only one can be played"),
        )]),
    }
}
