//! The pages of the book, with their maps, entries and exits.

use redtag_kernel::Flaw;

use super::{File, Loader, heading};
use crate::content::compile::Scope;
use crate::content::map::Map;
use crate::content::{EntryRules, PageRules, Part, page};
use crate::id::{Entry, Page};

impl Loader<'_> {
    pub(super) fn pages(&mut self) -> (Vec<PageRules>, Vec<EntryRules>) {
        let (mut pages, mut entries) = (Vec::new(), Vec::new());
        for (at, page) in self.written.pages.clone().iter().enumerate() {
            let file = self.files[self.page_files[at]];
            pages.push(self.page(file, Page(at as u8), page, &mut entries));
        }
        (pages, entries)
    }

    fn page(
        &mut self,
        file: File,
        number: Page,
        written: &page::Page,
        entries: &mut Vec<EntryRules>,
    ) -> PageRules {
        let names = &self.names;
        let mut entry = |entry: u8| names.entry(Some(written.number), &entry.to_string());
        let map = written
            .map
            .as_ref()
            .map(|map| Map::read(map, &mut entry))
            .transpose();
        let mut map = map.unwrap_or_else(|message| {
            self.flaws
                .push(Flaw::at(format!("{}: map", heading(file, "map")), message));
            None
        });
        let first = Entry(entries.len() as u16);
        self.entries(file, number, written, map.as_ref(), entries);
        if let (Some(map), Some(written_map)) = (&mut map, &written.map) {
            self.exits(file, written.number, written_map, map);
        }
        if map.is_some() && (written.threat.is_none() || written.calamity.is_none()) {
            self.wrong(
                file.name,
                "a page with a map has a threat entry and a calamity entry",
            );
        }
        PageRules {
            number: written.number,
            map,
            start: first,
            threat: written.threat.as_ref().map(|_| Entry(first.0 + 1)),
            calamity: written
                .calamity
                .as_ref()
                .map(|calamity| (calamity.value, Entry(first.0 + 2))),
        }
    }

    /// START, threat, calamity and the numbered entries of a page.
    fn entries(
        &mut self,
        file: File,
        number: Page,
        written: &page::Page,
        map: Option<&Map>,
        entries: &mut Vec<EntryRules>,
    ) {
        let prefix = format!("p{}", written.number);
        let scripts = [
            (Part::Start, Some(&written.start.r#do)),
            (Part::Threat, written.threat.as_ref().map(|part| &part.r#do)),
            (
                Part::Calamity,
                written.calamity.as_ref().map(|part| &part.r#do),
            ),
        ];
        let numbered = written.entry.iter().map(|entry| {
            let place = self.source.place(entry.span().start);
            (
                Part::Number(entry.get_ref().number),
                Some(&entry.get_ref().r#do),
                place,
            )
        });
        let named = scripts.map(|(part, script)| {
            (
                part,
                script,
                format!("{}: {}", heading(file, &part.name()), part.name()),
            )
        });
        for (part, script, place) in named.into_iter().chain(numbered) {
            let key = format!("{prefix}-{}", part.name());
            let scope = Scope {
                key: &key,
                page: Some(written.number),
                map,
            };
            self.places.push(place.clone());
            let script = script.map(|script| self.program.script(&self.names, scope, script));
            let at = script.transpose().unwrap_or_else(|message| {
                self.flaws.push(Flaw::at(place, message));
                None
            });
            entries.push(EntryRules {
                page: number,
                part,
                script: at.unwrap_or_default(),
                is_there: script_is_there(written, part),
            });
        }
    }

    /// When the exits of a page are open (R29).
    fn exits(&mut self, file: File, page: u8, written_map: &page::Map, map: &mut Map) {
        for place in 0..map.exits.len() {
            let Some(when) = written_map
                .exit
                .get(place)
                .and_then(|exit| exit.when.as_ref())
            else {
                continue;
            };
            let scope = Scope {
                key: "",
                page: Some(page),
                map: Some(&*map),
            };
            match self.program.condition(&self.names, scope, when) {
                Ok(cond) => map.exits[place].when = Some(cond),
                Err(message) => {
                    self.flaws.push(Flaw::at(
                        format!("{}: map: exit", heading(file, "map")),
                        message,
                    ));
                }
            }
        }
    }
}

fn script_is_there(page: &page::Page, part: Part) -> bool {
    match part {
        Part::Threat => page.threat.is_some(),
        Part::Calamity => page.calamity.is_some(),
        Part::Start | Part::Number(_) => true,
    }
}
