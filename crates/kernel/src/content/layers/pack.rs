//! One file of a pack on its way over the others.

use std::collections::BTreeSet;
use std::ops::Range;

use super::{ChangeKind, Edit, Layout, is_entry, is_page, names_in};
use crate::content::like;
use crate::content::source::{Field, KEYS, Node, Source, Table, Written};
use crate::game::Flaw;

/// The most entries and changes of one file.
const MOST: usize = 4000;

/// A file that is being laid over the others.
pub(super) struct Pack<'a> {
    layout: Layout,
    own: usize,
    page: Option<usize>,
    source: &'a mut Source,
    edits: &'a mut Vec<Edit>,
    flaws: Vec<Flaw>,
    /// The entries that this file has had so far.
    seen: BTreeSet<(String, String)>,
    /// It has more than that.
    is_cut: bool,
    /// How many edits and flaws there may be in the end.
    most: usize,
}

impl<'a> Pack<'a> {
    pub(super) fn new(
        layout: Layout,
        own: usize,
        page: Option<usize>,
        source: &'a mut Source,
        edits: &'a mut Vec<Edit>,
    ) -> Self {
        Self {
            layout,
            own,
            page,
            seen: BTreeSet::new(),
            is_cut: false,
            most: edits.len() + MOST,
            source,
            edits,
            flaws: Vec::new(),
        }
    }

    /// Lays all of it, and answers what is wrong.
    pub(super) fn lay(mut self, root: Node) -> Vec<Flaw> {
        let span = root.span.clone();
        let Written::Table(table) = root.value else {
            return self.flaws;
        };
        for (name, field) in table {
            let stays = self.layout.own.contains(&name.as_str());
            let Field { key, node } = field;
            match node.value {
                Written::List(list) if !list.is_empty() && list.iter().all(is_entry) => {
                    self.lay_list(&name, list);
                }
                value => {
                    let node = Node { value, ..node };
                    let file = if stays {
                        self.own
                    } else {
                        self.file_with(&name)
                    };
                    let place = Place {
                        file,
                        path: vec![name],
                        table: span.clone(),
                    };
                    self.lay_value(place, key, node);
                }
            }
        }
        self.flaws
    }

    fn is_page(&self, file: usize) -> bool {
        is_page(&self.source.files[file].file.name)
    }

    /// The file that has this at its top; its own if none has.
    fn file_with(&self, name: &str) -> usize {
        if let Some(page) = self.page {
            return page;
        }
        if self.layout.is_one_file {
            return 0;
        }
        let has = |one: &usize| {
            let root = &self.source.files[*one].root;
            !self.is_page(*one) && !self.is_page(self.own) && root.get(name).is_some()
        };
        (0..self.own).find(has).unwrap_or(self.own)
    }

    fn lay_value(&mut self, place: Place, key: Range<usize>, node: Node) {
        if self.is_full(key.start) {
            return;
        }
        let before = self.before(&place);
        let both_are_tables = before.is_some_and(|before| before.table().is_some());
        match node.value {
            Written::Table(table) if both_are_tables => {
                for (name, field) in table {
                    let mut path = place.path.clone();
                    path.push(name);
                    let inner = Place {
                        path,
                        file: place.file,
                        table: node.span.clone(),
                    };
                    self.lay_value(inner, field.key, field.node);
                }
            }
            value => {
                let node = Node { value, ..node };
                if before.is_some_and(|before| before.says_the_same(&node)) {
                    return;
                }
                let was = before.map(|before| before.span.clone());
                let was = was.map(|span| self.source.written(&span));
                self.edit(place, was, Some(node), key);
            }
        }
    }

    fn before(&self, place: &Place) -> Option<&Node> {
        let root = &self.source.files[place.file].root;
        place
            .path
            .iter()
            .try_fold(root, |node, step| node.step(step))
    }

    /// Has this file had its share? Whoever writes more is told so once.
    fn is_full(&mut self, at: usize) -> bool {
        if self.flaws.len() + self.edits.len() < self.most {
            return false;
        }
        if !std::mem::replace(&mut self.is_cut, true) {
            let message = format!("a pack has at most {MOST} entries and changes");
            self.flaws.push(Flaw::at(self.source.place(at), message));
        }
        true
    }

    /// The entries of a list, each laid over the one of its name.
    fn lay_list(&mut self, list: &str, entries: Vec<Node>) {
        for entry in entries {
            if self.is_full(entry.span.start) {
                return;
            }
            if let Some(name) = entry.name()
                && !self.seen.insert((list.to_owned(), name.clone()))
            {
                let message = format!("the {list} {name:?} is in this file twice");
                self.flaws
                    .push(Flaw::at(self.source.place(entry.span.start), message));
                continue;
            }
            match self.same(list, &entry) {
                Some((file, name)) => self.lay_entry(file, list, name, entry),
                None => self.add_entry(list, entry),
            }
        }
    }

    /// The entry that this one changes: its file and its name.
    fn same(&self, list: &str, entry: &Node) -> Option<(usize, String)> {
        let key = KEYS.into_iter().find(|key| entry.get(key).is_some())?;
        let wanted = entry.get(key)?;
        let is_same = |one: &&Node| match (one.get(key).map(|node| &node.value), &wanted.value) {
            (Some(Written::Text(one)), Written::Text(other)) => one == other,
            (Some(Written::Number(one)), Written::Number(other)) => one == other,
            _ => false,
        };
        let mut files = match self.page {
            Some(page) => page..page + 1,
            None => 0..self.own,
        };
        files.find_map(|file| {
            if self.page.is_none() && (self.is_page(file) || self.is_page(self.own)) {
                return None;
            }
            let entries = self.source.files[file].root.get(list)?.list()?;
            let same = entries.iter().find(is_same)?;
            Some((file, same.name()?))
        })
    }

    fn lay_entry(&mut self, file: usize, list: &str, name: String, entry: Node) {
        let place = |more: Option<&str>| Place {
            file,
            path: [Some(list), Some(name.as_str()), more]
                .into_iter()
                .flatten()
                .map(str::to_owned)
                .collect(),
            table: entry.span.clone(),
        };
        let Written::Table(table) = entry.value else {
            return;
        };
        for (field, Field { key, node }) in table {
            let place = place(Some(&field));
            let before = self.before(&place);
            if field == "remove" {
                self.remove(file, list, &name, &entry.span, node);
            } else if before.is_none_or(|before| !before.says_the_same(&node)) {
                let was = before.map(|before| before.span.clone());
                let was = was.map(|span| self.source.written(&span));
                self.edit(place, was, Some(node), key);
            }
        }
    }

    /// Takes out an entry, or fields of it.
    fn remove(&mut self, file: usize, list: &str, name: &str, table: &Range<usize>, node: Node) {
        let mut take_out = |path: Vec<String>, at: Range<usize>| {
            let place = Place {
                file,
                path,
                table: table.clone(),
            };
            if self.before(&place).is_none() {
                let message = format!("remove: there is no {}", place.path.join("."));
                self.flaws
                    .push(Flaw::at(self.source.place(at.start), message));
                return;
            }
            self.edit(place, None, None, at);
        };
        let entry = || vec![list.to_owned(), name.to_owned()];
        match node.value {
            Written::Flag(true) => take_out(entry(), node.span),
            Written::Flag(false) => {}
            Written::List(fields) if fields.iter().all(|one| one.text().is_some()) => {
                for field in fields {
                    let mut path = entry();
                    path.extend(field.text().map(str::to_owned));
                    take_out(path, field.span);
                }
            }
            _ => self.flaws.push(Flaw::at(
                self.source.place(node.span.start),
                "remove: true, or a list of the fields to take out, is expected",
            )),
        }
    }

    fn add_entry(&mut self, list: &str, mut entry: Node) {
        let removed = entry.table_mut().and_then(|table| table.remove("remove"));
        if let Some(remove) = removed {
            let name = entry.name().unwrap_or_default();
            let known = names_in(self.source, list);
            let known: Vec<&str> = known.iter().map(String::as_str).collect();
            let hint = like(&name, &known)
                .map_or(String::new(), |like| format!("; did you mean {like:?}?"));
            let message = format!("remove: no {list} is called {name:?}{hint}");
            let place = self.source.place(remove.key.start);
            self.flaws.push(Flaw::at(place, message));
            return;
        }
        let file = match (self.page, self.layout.is_one_file) {
            (Some(page), _) => page,
            (None, true) => 0,
            (None, false) => self.own,
        };
        if self.layout.is_one_file {
            self.number(list, &mut entry);
        }
        let name = entry.name().unwrap_or_else(|| {
            let others = self.source.files[file].root.get(list).and_then(Node::list);
            (others.map_or(0, <[Node]>::len) + 1).to_string()
        });
        let place = Place {
            file,
            path: vec![list.to_owned(), name],
            table: entry.span.clone(),
        };
        let at = entry.span.clone();
        self.edit_as(ChangeKind::Adds, place, None, Some(entry), at);
    }

    /// A new entry of a list that goes by numbers takes the lowest that is free, if it says none.
    fn number(&self, list: &str, entry: &mut Node) {
        let others = self.source.files[0].root.get(list).and_then(Node::list);
        let numbers: BTreeSet<i64> = others
            .into_iter()
            .flatten()
            .filter_map(|one| match one.get("number")?.value {
                Written::Number(number) => Some(number),
                _ => None,
            })
            .collect();
        let span = entry.span.clone();
        let Some(table) = entry.table_mut() else {
            return;
        };
        let free = (1..).find(|number| !numbers.contains(number));
        if let (false, Some(number)) = (numbers.is_empty(), free) {
            table.entry("number".into()).or_insert_with(|| Field {
                key: span.clone(),
                node: Node {
                    span,
                    value: Written::Number(number),
                },
            });
        }
    }

    fn edit(&mut self, place: Place, was: Option<String>, node: Option<Node>, at: Range<usize>) {
        let kind = match &node {
            Some(_) => ChangeKind::Changes,
            None => ChangeKind::Removes,
        };
        self.edit_as(kind, place, was, node, at);
    }

    fn edit_as(
        &mut self,
        kind: ChangeKind,
        place: Place,
        was: Option<String>,
        node: Option<Node>,
        at: Range<usize>,
    ) {
        let edit = Edit {
            kind,
            file: place.file,
            path: place.path,
            node,
            at,
            table: place.table,
            was,
        };
        edit.apply(self.source);
        self.edits.push(edit);
    }
}

/// Where something is changed.
struct Place {
    file: usize,
    path: Vec<String>,
    /// The table of the pack that says so.
    table: Range<usize>,
}

/// Takes out what only says which game a file is for, and completes what is said in one language.
pub(super) fn clean(root: &mut Node) {
    if let Some(table) = root.table_mut() {
        table.remove("game");
    }
    root.complete_languages();
}

impl Node {
    /// What is said in one language only is said so in the other too.
    fn complete_languages(&mut self) {
        const LANGUAGES: [&str; 2] = ["en", "de"];
        match &mut self.value {
            Written::List(list) => list.iter_mut().for_each(Self::complete_languages),
            Written::Table(table) => {
                if let Some(said) = only_language(table, LANGUAGES) {
                    let missing = LANGUAGES
                        .into_iter()
                        .find(|name| !table.contains_key(*name));
                    table.insert(missing.unwrap_or_default().to_owned(), said);
                    return;
                }
                let fields = table.values_mut();
                fields.for_each(|field| field.node.complete_languages());
            }
            _ => {}
        }
    }
}

/// The only thing in a table, if it is said in one of these languages.
fn only_language(table: &Table, languages: [&str; 2]) -> Option<Field> {
    let mut fields = table.iter();
    let (Some((name, field)), None) = (fields.next(), fields.next()) else {
        return None;
    };
    let is_saying = languages.contains(&name.as_str()) && field.node.text().is_some();
    is_saying.then(|| field.clone())
}
