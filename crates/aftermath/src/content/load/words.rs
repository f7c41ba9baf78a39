//! The words of the book: nothing lacks any, and none is left over.

use std::collections::BTreeMap;

use redtag_kernel::{Flaw, Kind, content};

use super::{File, LANGUAGES, Loader, Said};
use crate::content::Content;
use crate::id::Page;

impl Loader<'_> {
    /// Every entry and every label has words in every language, and every word is used.
    pub(super) fn words(&mut self, content: &Content) {
        // The key, and the file of the page that wants it.
        let mut wanted: BTreeMap<String, usize> = BTreeMap::new();
        let file_of = |page: Page| self.page_files[page.index()];
        for entry in content.entries.iter().filter(|entry| entry.is_there) {
            wanted.insert(content.entry_key(entry), file_of(entry.page));
        }
        for (page, &file) in content.pages.iter().zip(&self.page_files) {
            wanted.insert(format!("p{}-title", page.number), file);
        }
        for words in content
            .program
            .words
            .iter()
            .filter(|words| words.words.is_none())
        {
            let page = words.key.split('-').next().unwrap_or_default();
            let file = content
                .pages
                .iter()
                .position(|one| page == format!("p{}", one.number));
            wanted.insert(words.key.clone(), self.page_files[file.unwrap_or(0)]);
        }
        let mut flaws = Vec::new();
        for language in LANGUAGES {
            let said: Vec<&Said> = self
                .words
                .iter()
                .filter(|one| one.language == language)
                .collect();
            for (key, &file) in wanted
                .iter()
                .filter(|(key, _)| !said.iter().any(|one| one.key == **key))
            {
                let page = self.files[file].name.trim_end_matches(".toml");
                flaws.push(Flaw::at(
                    format!("{page}.{language}.ftl"),
                    format!("{key} has no words"),
                ));
            }
            for (at, one) in said.iter().enumerate() {
                let key = &one.key;
                if !wanted.contains_key(key) {
                    flaws.push(Flaw::at(
                        &one.place,
                        format!("nothing in the book uses {key}"),
                    ));
                } else if said[..at].iter().any(|before| before.key == *key) {
                    flaws.push(Flaw::at(&one.place, format!("there are two called {key}")));
                }
            }
        }
        self.flaws.extend(flaws);
    }
}

/// The keys of a Fluent file with their places.
pub(super) fn keys(file: &File) -> Result<Vec<(String, String)>, Flaw> {
    let at = |offset: usize| content::place(file.name, file.text, offset.min(file.text.len()));
    let resource = fluent_syntax::parser::parse(file.text).map_err(|(_, errors)| {
        let error = errors
            .first()
            .map(|error| (at(error.pos.start), error.kind.to_string()));
        let (place, message) = error.unwrap_or_else(|| (file.name.to_owned(), "no Fluent".into()));
        Flaw::at(place, message)
    })?;
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        fluent_syntax::ast::Entry::Message(message) => Some(message.id.name),
        _ => None,
    });
    // The parser hands out slices of the text, so their place in it is known.
    let offset = |name: &str| name.as_ptr() as usize - file.text.as_ptr() as usize;
    Ok(messages
        .map(|name| (name.to_owned(), at(offset(name))))
        .collect())
}
