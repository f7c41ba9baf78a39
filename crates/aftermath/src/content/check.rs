//! Is the book whole: can everything be reached, does everything lead on, does every game have an
//! end?

use std::collections::BTreeSet;

use redtag_kernel::{Flaw, Kind, Set};

use super::code::{Code, Condition};
use super::{Amount, ClockRules, Content, Dial, FlagOf, Part};
use crate::id::{At, Entry, Mission, Page};

/// What a script may lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    /// An entry that is read instead, or at once.
    Go(Entry),
    /// A page.
    Page(Page),
    /// Any page of the travel map.
    Travel,
    /// The page of a location.
    To(Page),
    /// The entry of a main mission, once the page is left.
    Ends(Entry),
    /// A mission is taken.
    Takes(Mission),
}

/// All flaws of the book.
pub fn check(content: &Content) -> Vec<Flaw> {
    let book = Book { content };
    let mut flaws = Vec::new();
    book.reach(&mut flaws);
    book.dead_ends(&mut flaws);
    book.circles(&mut flaws);
    book.ends(&mut flaws);
    book.flags(&mut flaws);
    book.night(&mut flaws);
    flaws
}

/// The pages that may lie open while the party marker is on each space of the travel map (R14,
/// R15).
pub fn pages_at(content: &Content) -> Vec<Set<Page>> {
    let book = Book { content };
    let missions = (0..content.missions.len()).map(|place| Way::Takes(Mission(place as u8)));
    let anywhere: Vec<Way> = book.anywhere().into_iter().chain(missions).collect();
    let places = content.locations.iter().enumerate();
    places
        .map(|(place, rules)| {
            let mut open = anywhere.clone();
            open.push(Way::Page(rules.page));
            if place == content.numbers.home.index() {
                open.extend(content.numbers.pages.map(Way::Page));
            }
            let mut pages = Set::EMPTY;
            let (_, reached) = book.led_to(open, false);
            reached.into_iter().for_each(|page| pages.put(page));
            pages
        })
        .collect()
}

struct Book<'a> {
    content: &'a Content,
}

impl Book<'_> {
    fn script(&self, entry: Entry) -> At {
        self.content.entries[entry].script
    }

    fn has_map(&self, page: Page) -> bool {
        self.content.pages[page].map.is_some()
    }

    /// Where an entry stands and what it is called, as `book/012.toml:30:1: entry 12-3`.
    fn place(&self, entry: Entry) -> String {
        let place = self
            .content
            .places
            .get(entry.index())
            .map_or("", String::as_str);
        format!("{place}: entry {}", self.name(entry))
    }

    fn name(&self, entry: Entry) -> String {
        let rules = &self.content.entries[entry];
        match rules.part {
            Part::Number(number) => {
                format!("{}-{number}", self.content.pages[rules.page].number)
            }
            part => format!(
                "page {} {}",
                self.content.pages[rules.page].number,
                part.name()
            ),
        }
    }

    /// What a script may lead to, and whether it may end without leading on.
    fn follow(&self, at: At) -> (BTreeSet<Way>, bool) {
        let mut trail = Trail {
            ways: BTreeSet::new(),
            seen: BTreeSet::new(),
            falls: false,
        };
        if at.is_nothing() {
            trail.falls = true;
        } else {
            self.walk(at, true, &mut trail);
        }
        (trail.ways, trail.falls)
    }

    /// Follows a script; `counts` says whether its end is the end of the whole script.
    fn walk(&self, mut at: At, counts: bool, trail: &mut Trail) {
        loop {
            if !trail.seen.insert((at, counts)) {
                return;
            }
            let next = at.next();
            match self
                .content
                .program
                .code
                .get(at.index())
                .copied()
                .unwrap_or(Code::End)
            {
                Code::End => {
                    trail.falls |= counts;
                    return;
                }
                Code::Jump(to) => at = to,
                Code::Unless(_, to) | Code::Roll { failure: to, .. } => {
                    self.walk(to, counts, trail);
                    at = next;
                }
                Code::Test { failure, .. } => {
                    self.walk(failure, counts, trail);
                    at = next;
                }
                Code::Attack { miss, .. } => {
                    self.walk(miss, counts, trail);
                    at = next;
                }
                Code::Choice { first, count, .. } => {
                    let ways = self.content.program.ways.iter().skip(usize::from(first));
                    ways.take(usize::from(count))
                        .for_each(|way| self.walk(way.to, counts, trail));
                    return;
                }
                Code::Each { then, .. } | Code::One { then, .. } => {
                    self.walk(next, false, trail);
                    at = then;
                }
                Code::Task { success, .. } => {
                    self.aside(success, trail);
                    at = next;
                }
                Code::Drive { arrive, wreck, .. } => {
                    let falls = self.aside(arrive, trail) | self.aside(wreck, trail);
                    if !falls {
                        return;
                    }
                    at = next;
                }
                code => {
                    let (way, ends) = self.leads(code);
                    trail.ways.extend(way);
                    match way {
                        // Whoever is on another mission reads on.
                        Some(Way::Ends(_)) => return self.walk(next, false, trail),
                        _ if ends => return,
                        _ => at = next,
                    }
                }
            }
        }
    }

    /// Where an instruction leads, and whether the script ends with it.
    fn leads(&self, code: Code) -> (Option<Way>, bool) {
        let is_side = |mission: Mission| self.content.missions[mission].side;
        let way = match code {
            Code::Go(entry) => Way::Go(entry),
            Code::Page(page) => Way::Page(page),
            Code::Travel => Way::Travel,
            Code::TravelTo(location) => Way::To(self.content.locations[location].page),
            Code::EndSession => return (None, true),
            Code::Succeed(mission) | Code::Fail(mission) => {
                let end = self.end_of(mission, code == Code::Succeed(mission));
                let way = if is_side(mission) { Way::Go } else { Way::Ends };
                return (Some(way(end)), false);
            }
            Code::Mission(mission) => return (Some(Way::Takes(mission)), false),
            _ => return (None, false),
        };
        (Some(way), true)
    }

    fn end_of(&self, mission: Mission, success: bool) -> Entry {
        let rules = &self.content.missions[mission];
        if success { rules.success } else { rules.fail }
    }

    /// A script beside the main one: its ways count, and whether it falls is told.
    fn aside(&self, at: At, trail: &mut Trail) -> bool {
        let (ways, falls) = self.follow(at);
        trail.ways.extend(ways);
        falls
    }

    /// What may be read anywhere: at a loss, at night, by those who are late, and by cards.
    fn anywhere(&self) -> Vec<Way> {
        let numbers = &self.content.numbers;
        let mut open = [numbers.loss, numbers.failed, numbers.night]
            .map(Way::Go)
            .to_vec();
        open.extend(self.content.clocks.iter().map(|one| Way::Go(one.entry)));
        open.extend(
            self.card_scripts()
                .into_iter()
                .flat_map(|at| self.follow(at).0),
        );
        open
    }

    /// The entries and pages that these ways lead to, with travelling or without.
    fn led_to(&self, mut open: Vec<Way>, travels: bool) -> (BTreeSet<Entry>, BTreeSet<Page>) {
        let (mut entries, mut pages) = (BTreeSet::new(), BTreeSet::new());
        while let Some(way) = open.pop() {
            let mut entry = |entry: Entry, open: &mut Vec<Way>| {
                if entries.insert(entry) {
                    open.extend(self.follow(self.script(entry)).0);
                }
            };
            match way {
                Way::Go(one) | Way::Ends(one) => entry(one, &mut open),
                Way::Takes(mission) => {
                    entry(self.end_of(mission, true), &mut open);
                    entry(self.end_of(mission, false), &mut open);
                }
                Way::Travel | Way::To(_) if !travels => {}
                Way::Travel => {
                    open.extend(self.content.locations.iter().map(|one| Way::To(one.page)));
                }
                Way::Page(page) | Way::To(page) => {
                    if pages.insert(page) {
                        self.entries_of(page)
                            .into_iter()
                            .for_each(|one| entry(one, &mut open));
                    }
                }
            }
        }
        (entries, pages)
    }

    /// Everything is reached from the first pages, and by what may be read anywhere.
    fn reach(&self, flaws: &mut Vec<Flaw>) {
        let mut open = self.anywhere();
        open.extend(self.content.numbers.pages.map(Way::Page));
        let (entries, pages) = self.led_to(open, true);
        for (place, page) in self.content.pages.iter().enumerate() {
            let lone = self
                .content
                .entries
                .iter()
                .enumerate()
                .any(|(entry, rules)| {
                    rules.page == Page(place as u8)
                        && matches!(rules.part, Part::Number(_))
                        && entries.contains(&Entry(entry as u16))
                });
            if !pages.contains(&Page(place as u8)) && !lone {
                let file = self
                    .content
                    .places
                    .get(page.start.index())
                    .map_or("", String::as_str);
                let file = file.split(':').next().unwrap_or_default();
                flaws.push(Flaw::at(
                    format!("{file}: page {}", page.number),
                    "nothing leads here",
                ));
            }
        }
        for (place, rules) in self.content.entries.iter().enumerate() {
            let entry = Entry(place as u16);
            if matches!(rules.part, Part::Number(_)) && !entries.contains(&entry) {
                flaws.push(Flaw::at(self.place(entry), "nothing reads it"));
            }
        }
    }

    /// What a page itself has somebody read.
    fn entries_of(&self, page: Page) -> Vec<Entry> {
        let rules = &self.content.pages[page];
        let mut all = vec![rules.start];
        all.extend(rules.threat);
        all.extend(rules.calamity.map(|(_, entry)| entry));
        if let Some(map) = &rules.map {
            all.extend(map.pois.iter().map(|one| one.entry));
            all.extend(map.objectives.iter().map(|one| one.entry));
            all.extend(map.exits.iter().map(|one| one.entry));
        }
        all
    }

    fn card_scripts(&self) -> Vec<At> {
        let content = self.content;
        let mut all: Vec<At> = Vec::new();
        all.extend(
            content
                .items
                .iter()
                .flat_map(|one| one.uses.iter().map(|way| way.script)),
        );
        all.extend(
            content
                .statuses
                .iter()
                .flat_map(|one| [one.gained, one.turn, one.end]),
        );
        all.extend(content.abilities.iter().map(|one| one.script));
        all.extend(content.enemies.iter().map(|one| one.defeated));
        all.extend(
            content
                .enemies
                .iter()
                .flat_map(|one| one.actions.iter().flat_map(|one| [one.hit, one.before])),
        );
        all.extend(content.encounter_cards.iter().map(|one| one.special));
        all.extend(
            content
                .environments
                .iter()
                .flat_map(|one| [one.turn, one.end]),
        );
        all.extend(content.roads.iter().map(|one| one.script));
        all.extend(
            content
                .tokens
                .iter()
                .flat_map(|one| [one.enter, one.stay, one.r#use]),
        );
        all
    }

    /// Entries that must lead on: exits, START of pages without a map, the ends of main missions.
    fn dead_ends(&self, flaws: &mut Vec<Flaw>) {
        let mut must: BTreeSet<Entry> = BTreeSet::from([self.content.numbers.failed]);
        for page in &self.content.pages {
            match &page.map {
                Some(map) => must.extend(map.exits.iter().map(|exit| exit.entry)),
                None => drop(must.insert(page.start)),
            }
        }
        for mission in self.content.missions.iter().filter(|one| !one.side) {
            must.extend([mission.success, mission.fail]);
        }
        let mut open: Vec<Entry> = must.iter().copied().collect();
        while let Some(entry) = open.pop() {
            let (ways, falls) = self.follow(self.script(entry));
            if falls {
                flaws.push(Flaw::at(
                    self.place(entry),
                    "every way through it must lead on",
                ));
            }
            for way in ways {
                if let Way::Go(next) = way
                    && !self.is_side(next)
                    && must.insert(next)
                {
                    open.push(next);
                }
            }
        }
    }

    /// Is it the end of a side mission, after which the script before it goes on?
    fn is_side(&self, entry: Entry) -> bool {
        self.content
            .missions
            .iter()
            .any(|one| one.side && (one.success == entry || one.fail == entry))
    }

    /// Nothing leads back to itself without a turn or a journey between.
    fn circles(&self, flaws: &mut Vec<Flaw>) {
        let entries = (0..self.content.entries.len() as u16).map(Entry);
        let next: Vec<Vec<Entry>> = entries.clone().map(|entry| self.at_once(entry)).collect();
        for entry in entries {
            let mut seen = vec![false; next.len()];
            let mut open = vec![entry];
            while let Some(one) = open.pop() {
                let fresh = next[one.index()].iter().copied();
                open.extend(fresh.filter(|to| !std::mem::replace(&mut seen[to.index()], true)));
            }
            if seen[entry.index()] {
                flaws.push(Flaw::at(self.place(entry), "it leads back to itself"));
            }
        }
    }

    /// The entries that are read right after this one.
    fn at_once(&self, entry: Entry) -> Vec<Entry> {
        let ways = self.follow(self.script(entry)).0.into_iter();
        ways.filter_map(|way| match way {
            Way::Go(next) => Some(next),
            Way::Page(page) if !self.has_map(page) => Some(self.content.pages[page].start),
            _ => None,
        })
        .collect()
    }

    /// After the end of the main mission no map is opened: the game ends.
    fn ends(&self, flaws: &mut Vec<Flaw>) {
        let missions = self.content.missions.iter().filter(|one| !one.side);
        let mut open: Vec<Entry> = missions.flat_map(|one| [one.success, one.fail]).collect();
        open.push(self.content.numbers.failed);
        let mut seen: BTreeSet<Entry> = open.iter().copied().collect();
        while let Some(entry) = open.pop() {
            for way in self.follow(self.script(entry)).0 {
                let next = match way {
                    Way::Go(next) => next,
                    Way::Page(page) if !self.has_map(page) => self.content.pages[page].start,
                    Way::Ends(_) | Way::Takes(_) => continue,
                    Way::Page(_) | Way::To(_) | Way::Travel => {
                        let message = "after the end of a main mission no map is opened";
                        flaws.push(Flaw::at(self.place(entry), message));
                        continue;
                    }
                };
                if seen.insert(next) {
                    open.push(next);
                }
            }
        }
    }

    /// The night takes population or morale, whatever else it does, so that every game has an end
    /// (A50, R63).
    fn night(&self, flaws: &mut Vec<Flaw>) {
        let entry = self.content.numbers.night;
        let first = self
            .content
            .program
            .code
            .get(usize::from(self.script(entry).0));
        let takes = |amount: &Amount| matches!(amount, Amount::Number(1..));
        let ends = match first {
            Some(Code::Lose(Dial::Population | Dial::Morale, amount)) => takes(amount),
            _ => false,
        };
        if !ends {
            let message =
                "the night first takes population or morale, so that every game has an end";
            flaws.push(Flaw::at(self.place(entry), message));
        }
    }

    /// A flag that is asked is set somewhere.
    fn flags(&self, flaws: &mut Vec<Flaw>) {
        let program = &self.content.program;
        for condition in &program.conditions {
            let Condition::Flag(flag) = *condition else {
                continue;
            };
            let set =
                |code: &Code| matches!(code, Code::Set { flag: one, on: true } if *one == flag);
            let struck = |clock: &ClockRules| FlagOf::Mission(clock.flag) == flag;
            if !program.code.iter().any(set) && !self.content.clocks.iter().any(struck) {
                let names = &self.content.names;
                let name = match flag {
                    FlagOf::Campaign(flag) => &names.campaign_flags[flag.index()],
                    FlagOf::Mission(flag) => &names.mission_flags[flag.index()],
                };
                flaws.push(Flaw::at(
                    "flags",
                    format!("{name:?} is tested, but nothing sets it"),
                ));
            }
        }
    }
}

struct Trail {
    ways: BTreeSet<Way>,
    seen: BTreeSet<(At, bool)>,
    falls: bool,
}
