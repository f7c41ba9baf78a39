//! Content as it is written: files of TOML as trees of values that know where they stand.
//!
//! The places of all files are counted through, one file after the other, so that a place also says
//! which file it is in.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::place;
use crate::game::Flaw;
use crate::read::{Entry, Format, Readable, Reader, View};

/// A file of content: its name, by which flaws go, and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// As `my.toml`, or `my-pack/items.toml`.
    pub name: String,
    /// What is in it.
    pub text: Cow<'static, str>,
}

/// One or several files, read as far as their format goes.
#[derive(Clone, Debug, Default)]
pub struct Source {
    pub(super) files: Vec<SourceFile>,
}

#[derive(Clone, Debug)]
pub(super) struct SourceFile {
    pub(super) file: File,
    /// Where its places begin.
    pub(super) start: usize,
    /// What it says; nothing for files that are not TOML.
    pub(super) root: Node,
}

/// A value and where it stands.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) span: Range<usize>,
    pub(super) value: Written,
}

#[derive(Clone, Debug)]
pub(super) enum Written {
    Flag(bool),
    Number(i64),
    Float(f64),
    Text(String),
    Date,
    List(Vec<Node>),
    Table(Table),
}

pub(super) type Table = BTreeMap<String, Field>;

/// What belongs to a name, and where the name stands.
#[derive(Clone, Debug)]
pub(super) struct Field {
    pub(super) key: Range<usize>,
    pub(super) node: Node,
}

/// One value of the content: a number, a text, a yes or no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// As `patients.jack.health`. What has an id or a number goes by that; other members of lists
    /// are counted from 1.
    pub name: String,
    /// The file it stands in, by its place among the files.
    pub file: usize,
    /// Where it stands there.
    pub span: Range<usize>,
    /// The number, if it is a whole one.
    pub number: Option<i64>,
}

/// The names of what entries of a list go by.
pub(super) const KEYS: [&str; 3] = ["id", "number", "die"];

impl File {
    /// A file.
    pub fn new(name: impl Into<String>, text: impl Into<Cow<'static, str>>) -> Self {
        Self {
            name: name.into(),
            text: text.into(),
        }
    }
}

impl Source {
    /// Reads one file.
    pub fn of_file(name: &str, text: &str) -> Result<Self, Flaw> {
        let mut source = Self::default();
        source.add(File::new(name, text.to_owned()))?;
        Ok(source)
    }

    /// Reads files; all that cannot be read is told.
    pub fn of_files(files: impl IntoIterator<Item = File>) -> Result<Self, Vec<Flaw>> {
        let mut source = Self::default();
        let flaws: Vec<Flaw> = files
            .into_iter()
            .filter_map(|file| source.add(file).err())
            .collect();
        if flaws.is_empty() {
            Ok(source)
        } else {
            Err(flaws)
        }
    }

    /// Reads one more file.
    pub(super) fn add(&mut self, file: File) -> Result<(), Flaw> {
        let start = self.end();
        let root = if file.name.ends_with(".ftl") {
            Node::empty(start)
        } else {
            Node::parse(&file, start)?
        };
        self.files.push(SourceFile { file, start, root });
        Ok(())
    }

    /// Where the places of one more file begin.
    fn end(&self) -> usize {
        self.files
            .last()
            .map_or(0, |last| last.start + last.file.text.len() + 1)
    }

    /// The files, in their order.
    pub fn files(&self) -> impl Iterator<Item = &File> {
        self.files.iter().map(|one| &one.file)
    }

    /// What the first file says, with everything that is laid over it.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Flaw> {
        self.read_file(0)
    }

    /// What a file says.
    pub fn read_file<T: DeserializeOwned>(&self, file: usize) -> Result<T, Flaw> {
        let Some(one) = self.files.get(file) else {
            return Err(Flaw::at("content", "there is no file"));
        };
        T::deserialize(Reader(&one.root)).map_err(|unreadable| {
            let Flaw { place, message } = unreadable.flaw;
            let message = match place.as_str() {
                "" => message,
                field => format!("{field}: {message}"),
            };
            match unreadable.at {
                Some(span) => Flaw::at(self.place(span.start), message),
                None => Flaw::at(&one.file.name, message),
            }
        })
    }

    /// Is something missing that the first file would need to be read by itself?
    pub fn lacks_something<T: DeserializeOwned>(&self) -> bool {
        let read = self
            .files
            .first()
            .map(|one| T::deserialize(Reader(&one.root)));
        matches!(read, Some(Err(unreadable)) if unreadable.is_missing)
    }

    /// Can the first file be read as this?
    pub fn says<T: DeserializeOwned>(&self) -> bool {
        self.read::<T>().is_ok()
    }

    /// `file:line:column` of a place.
    pub fn place(&self, at: usize) -> String {
        let file = self.files.iter().rev().find(|one| one.start <= at);
        file.map_or_else(String::new, |one| {
            place(&one.file.name, &one.file.text, at - one.start)
        })
    }

    /// What is wrong with the value at a place. If it begins with the name of a field, or quotes a
    /// word, it is told where that stands.
    pub fn flaw(&self, at: usize, message: impl Into<String>) -> Flaw {
        let message = message.into();
        let roots = self.files.iter().map(|one| &one.root);
        let node = roots.into_iter().find_map(|root| root.beginning_at(at));
        let at = node.and_then(|node| node.meant_by(&message)).unwrap_or(at);
        Flaw::at(self.place(at), message)
    }

    /// What is wrong with the whole content, at the field that the message begins with, if it does.
    pub fn flaw_of_all(&self, message: impl Into<String>) -> Flaw {
        let message = message.into();
        let Some(first) = self.files.first() else {
            return Flaw::at("content", message);
        };
        match first.root.field_meant_by(&message) {
            Some(node) => Flaw::at(self.place(node.span.start), message),
            None => Flaw::at(&first.file.name, message),
        }
    }

    /// Every value, in the order in which they are written.
    pub fn values(&self) -> Vec<Value> {
        let mut all = Vec::new();
        for one in &self.files {
            one.root.add_values("", &mut all);
        }
        for value in &mut all {
            let file = self
                .files
                .iter()
                .rposition(|one| one.start <= value.span.start);
            value.file = file.unwrap_or(0);
            let start = self.files.get(value.file).map_or(0, |one| one.start);
            value.span = value.span.start - start..value.span.end - start;
        }
        all.sort_by_key(|value| (value.file, value.span.start));
        all
    }

    /// What is called so, as a pack would write it: an entry or a table with its heading, or a
    /// value with its whole name.
    pub fn excerpt(&self, name: &str) -> Option<String> {
        let found = self.files.iter().find_map(|one| {
            let mut steps = name.split('.');
            let node = steps.try_fold(&one.root, |node, step| node.step(step))?;
            Some((one, node))
        });
        let (one, node) = found?;
        let text: &str = &one.file.text;
        let local = node.span.start.checked_sub(one.start)?..node.span.end - one.start;
        let rest = text.get(local.start..)?;
        if node.table().is_some() && rest.starts_with('[') {
            let lines = rest.split_inclusive('\n');
            let own = lines
                .enumerate()
                .take_while(|(at, line)| *at == 0 || !is_heading(line));
            let block: String = own.map(|(_, line)| line).collect();
            // Comments at the end belong to what comes next.
            let mut block = block.trim_end();
            while let Some((before, last)) = block.rsplit_once('\n')
                && last.starts_with('#')
            {
                block = before.trim_end();
            }
            return Some(format!("{block}\n"));
        }
        let written = text.get(local)?;
        let steps: Vec<&str> = name.split('.').collect();
        let list = one.root.get(steps.first()?)?.list();
        match (steps.as_slice(), list) {
            ([list, entry, field], Some(_)) => {
                let entry = one.root.get(list)?.step(entry)?;
                let (own, named) = KEYS.iter().find_map(|key| Some((key, entry.get(key)?)))?;
                let named = text.get(named.span.start - one.start..named.span.end - one.start)?;
                Some(format!(
                    "[[{list}]]\n{own} = {named}\n{} = {written}\n",
                    key(field)
                ))
            }
            (_, Some(_)) => None,
            (steps, None) => {
                let keys: Vec<String> = steps.iter().map(|step| key(step)).collect();
                Some(format!("{} = {written}\n", keys.join(".")))
            }
        }
    }

    /// What it is made of, as `card`, `card.count` and `card#run` for a card of that id, to tell
    /// whose content it is.
    pub fn shapes(&self) -> BTreeSet<String> {
        let mut shapes = BTreeSet::new();
        for one in &self.files {
            one.root.add_shapes("", &mut shapes);
        }
        shapes
    }

    /// The game that a file says it is for.
    pub fn game(&self) -> Option<&str> {
        let mut said = self.files.iter().filter_map(|one| one.root.get("game"));
        said.find_map(Node::text)
    }

    /// The value at a place as it is written, on one line and not too long.
    pub(super) fn written(&self, span: &Range<usize>) -> String {
        const MOST: usize = 60;
        let file = self.files.iter().rev().find(|one| one.start <= span.start);
        let text = file.and_then(|one| {
            let text = &one.file.text;
            text.get(span.start - one.start..span.end.checked_sub(one.start)?)
        });
        let words: Vec<&str> = text.unwrap_or_default().split_whitespace().collect();
        let text = words.join(" ");
        if text.chars().count() <= MOST {
            return text;
        }
        let short: String = text.chars().take(MOST - 1).collect();
        format!("{short}…")
    }
}

impl SourceFile {
    /// Does it have everything at its top that the other one has?
    pub(super) fn has_all_of(&self, other: &Self) -> bool {
        let mut names = other.root.table().into_iter().flat_map(Table::keys);
        names.all(|name| self.root.get(name).is_some())
    }
}

impl Node {
    pub(super) fn empty(at: usize) -> Self {
        Self {
            span: at..at,
            value: Written::Table(Table::new()),
        }
    }

    /// Reads a file whose places begin at `start`.
    fn parse(file: &File, start: usize) -> Result<Self, Flaw> {
        let wrong = |span: Option<Range<usize>>, message: &str| {
            let at = span.map_or(0, |span| span.start);
            let message = message.trim().replace('\n', " ");
            Flaw::at(place(&file.name, &file.text, at), message)
        };
        let table =
            DeTable::parse(&file.text).map_err(|error| wrong(error.span(), error.message()))?;
        Self::of_table(table.span(), table.get_ref(), start)
            .map_err(|(span, message)| wrong(Some(span), message))
    }

    fn of_table(span: Range<usize>, table: &DeTable, start: usize) -> Parsed<Self> {
        let mut fields = Table::new();
        for (key, value) in table {
            let field = Field {
                key: moved(key.span(), start),
                node: Self::of(value, start)?,
            };
            fields.insert(key.get_ref().to_string(), field);
        }
        Ok(Self {
            span: moved(span, start),
            value: Written::Table(fields),
        })
    }

    fn of(value: &Spanned<DeValue>, start: usize) -> Parsed<Self> {
        let written = match value.get_ref() {
            DeValue::Table(table) => return Self::of_table(value.span(), table, start),
            DeValue::Array(list) => {
                let nodes = list.iter().map(|value| Self::of(value, start));
                Written::List(nodes.collect::<Parsed<_>>()?)
            }
            DeValue::String(text) => Written::Text(text.to_string()),
            DeValue::Boolean(flag) => Written::Flag(*flag),
            DeValue::Integer(number) => {
                let read = i64::from_str_radix(number.as_str(), number.radix());
                Written::Number(read.map_err(|_| (value.span(), "this number is too large"))?)
            }
            DeValue::Float(number) => {
                let read = number.as_str().parse();
                Written::Float(read.map_err(|_| (value.span(), "this is not a number"))?)
            }
            DeValue::Datetime(_) => Written::Date,
        };
        Ok(Self {
            span: moved(value.span(), start),
            value: written,
        })
    }

    pub(super) fn table(&self) -> Option<&Table> {
        match &self.value {
            Written::Table(table) => Some(table),
            _ => None,
        }
    }

    pub(super) fn table_mut(&mut self) -> Option<&mut Table> {
        match &mut self.value {
            Written::Table(table) => Some(table),
            _ => None,
        }
    }

    /// The field of a table.
    pub(super) fn get(&self, name: &str) -> Option<&Self> {
        self.table()?.get(name).map(|field| &field.node)
    }

    /// The id or number of something in a list.
    pub(super) fn name(&self) -> Option<String> {
        let named = KEYS.into_iter().find_map(|key| self.get(key));
        match &named?.value {
            Written::Text(id) => Some(id.clone()),
            Written::Number(number) => Some(number.to_string()),
            _ => None,
        }
    }

    /// The outermost table that begins at a place.
    fn beginning_at(&self, at: usize) -> Option<&Self> {
        if self.span.start == at && self.table().is_some() {
            return Some(self);
        }
        let mut inner: Box<dyn Iterator<Item = &Self>> = match &self.value {
            Written::Table(table) => Box::new(table.values().map(|field| &field.node)),
            Written::List(list) => Box::new(list.iter()),
            _ => return None,
        };
        inner.find_map(|node| node.beginning_at(at))
    }

    /// Where that stands which a message about this table means.
    fn meant_by(&self, message: &str) -> Option<usize> {
        let quoted = || {
            let word = message.split('"').nth(1)?;
            self.text_node(word)
        };
        let meant = self.field_meant_by(message).or_else(quoted);
        meant.map(|node| node.span.start)
    }

    /// The field that a message begins with.
    fn field_meant_by(&self, message: &str) -> Option<&Self> {
        let name = message.split([':', ' ']).next()?;
        let mut steps = name.split('.');
        let first = self.get(steps.next()?)?;
        Some(
            steps
                .try_fold(first, |node, step| node.get(step))
                .unwrap_or(first),
        )
    }

    /// The text somewhere in here that says exactly this.
    fn text_node(&self, word: &str) -> Option<&Self> {
        match &self.value {
            Written::Text(text) if text == word => Some(self),
            Written::List(list) => list.iter().find_map(|node| node.text_node(word)),
            Written::Table(table) => {
                let mut nodes = table.values().map(|field| &field.node);
                nodes.find_map(|node| node.text_node(word))
            }
            _ => None,
        }
    }

    pub(super) fn text(&self) -> Option<&str> {
        match &self.value {
            Written::Text(text) => Some(text),
            _ => None,
        }
    }

    fn add_shapes(&self, name: &str, shapes: &mut BTreeSet<String>) {
        match &self.value {
            Written::Table(table) => {
                for (own, field) in table {
                    let dot = if name.is_empty() { "" } else { "." };
                    let name = format!("{name}{dot}{own}");
                    field.node.add_shapes(&name, shapes);
                    shapes.insert(name);
                }
            }
            Written::List(list) => {
                for entry in list.iter().filter(|node| node.table().is_some()) {
                    shapes.extend(entry.name().map(|own| format!("{name}#{own}")));
                    entry.add_shapes(name, shapes);
                }
            }
            _ => {}
        }
    }

    fn add_values(&self, name: &str, all: &mut Vec<Value>) {
        let inner = |own: &str| match name {
            "" => own.to_owned(),
            name => format!("{name}.{own}"),
        };
        let number = match &self.value {
            Written::Table(table) => {
                for (own, field) in table {
                    field.node.add_values(&inner(own), all);
                }
                return;
            }
            Written::List(list) => {
                for (at, node) in list.iter().enumerate() {
                    node.add_values(&inner(&node.called(at)), all);
                }
                return;
            }
            Written::Number(number) => Some(*number),
            _ => None,
        };
        all.push(Value {
            name: name.to_owned(),
            file: 0,
            span: self.span.clone(),
            number,
        });
    }
}

fn is_heading(line: &str) -> bool {
    line.starts_with('[')
}

/// A name as TOML has it.
fn key(name: &str) -> String {
    let is_bare = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
    if !name.is_empty() && name.chars().all(is_bare) {
        name.to_owned()
    } else {
        format!("\"{name}\"")
    }
}

/// What cannot be read, and where.
type Parsed<T> = Result<T, (Range<usize>, &'static str)>;

fn moved(span: Range<usize>, by: usize) -> Range<usize> {
    span.start + by..span.end + by
}

#[derive(Debug)]
pub(super) struct Toml;

impl Format for Toml {
    const TOML: bool = true;
}

impl<'de> Readable<'de> for &'de Node {
    type Format = Toml;

    fn view(self) -> View<'de, Self> {
        match &self.value {
            Written::Flag(flag) => View::Flag(*flag),
            Written::Number(number) => match u64::try_from(*number) {
                Ok(number) => View::Unsigned(number),
                Err(_) => View::Signed(*number),
            },
            Written::Float(number) => View::Float(*number),
            Written::Text(text) => View::Text(text),
            Written::Date => View::Date,
            Written::List(list) => View::List(list.iter().collect()),
            Written::Table(table) => {
                let fields = table.iter().map(|(name, field)| Entry {
                    name,
                    key: field.key.clone(),
                    value: &field.node,
                });
                View::Table(fields.collect())
            }
        }
    }

    fn span(self) -> Range<usize> {
        self.span.clone()
    }

    fn called(self, at: usize) -> String {
        self.name().unwrap_or_else(|| (at + 1).to_string())
    }
}
