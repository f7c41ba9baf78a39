//! The characters: wounds, hand, items and abilities.

use ratatui::layout::Rect;
use ratatui::style::Stylize;
use ratatui::text::Line;
use redtag_aftermath::{Hero, Spot, Worn};
use redtag_kernel::{Seat, Text};

use super::{BOOK, Board, FREE, HERE, HERO, LIFE, facts};
use crate::play::boards::captions::Captions;
use crate::play::boards::lines::{Item, Part, joined, share};

/// A battery on an item.
const BATTERY: &str = "+";
/// The slots for equipped items (R46).
const SLOTS: [&str; 5] = [
    "board-head",
    "board-body",
    "board-paw",
    "board-paw",
    "board-accessory",
];

impl Board<'_> {
    /// Who is asked comes first and gets the lines that are to spare.
    pub fn heroes(&self, area: Rect) -> Vec<Line<'static>> {
        let first = self.asked.unwrap_or(self.position.current);
        let parts: Vec<Part> = self
            .position
            .seats_from(first)
            .map(|seat| facts(self.hero(seat)))
            .collect();
        let order: Vec<usize> = (0..parts.len()).collect();
        share(&parts, &order, area)
    }

    /// A character: wounds and hand first.
    fn hero(&self, seat: Seat) -> Vec<Item> {
        let hero = self.position.hero(seat);
        let mut items = vec![self.name(seat, hero), self.life(hero)];
        items.extend(self.spot(hero));
        let status = |status| vec![self.say(self.game.status(status)).light_magenta()];
        items.extend(hero.statuses.iter().map(status));
        items.push(self.hand(hero));
        let worn = hero.worn.iter().zip(SLOTS);
        items.extend(worn.map(|(worn, slot)| self.slot(slot, *worn)));
        let pack = hero.pack.iter().map(|&item| self.game.item(item));
        items.push(self.list("board-pack", pack));
        if hero.batteries > 0 {
            let batteries = BATTERY.repeat(hero.batteries.into());
            items.push(vec![self.label("board-batteries"), batteries.yellow()]);
        }
        let abilities = hero.abilities.iter().map(|one| self.game.ability(one));
        items.push(self.list("board-abilities", abilities));
        items
    }

    /// Marked if asked, and if this character keeps the book.
    fn name(&self, seat: Seat, hero: &Hero) -> Item {
        let mark = if self.asked == Some(seat) { HERE } else { " " };
        let is_keeper = self.position.bookkeeper == seat;
        let book = if is_keeper { BOOK } else { "" };
        let name = self.say(self.game.character(hero.character));
        vec![
            mark.yellow(),
            format!("{HERO}{} {name}{book}", seat + 1).bold(),
        ]
    }

    fn hand(&self, hero: &Hero) -> Item {
        let cards = hero.hand.iter();
        let cards = cards.map(|(card, count)| vec![self.card(card, count)]);
        joined(self.labelled("board-hand", cards.collect()), ", ")
    }

    fn list(&self, key: &str, names: impl Iterator<Item = Text>) -> Item {
        let names = names.map(|name| vec![self.say(name).into()]);
        joined(self.labelled(key, names.collect()), ", ")
    }

    fn life(&self, hero: &Hero) -> Item {
        let rules = self.game.content.characters.get(hero.character);
        let left = rules
            .map_or(0, |rules| rules.life)
            .saturating_sub(hero.wounds)
            .saturating_sub(hero.toxic);
        let [wounds, toxic, life] = [(0, hero.wounds), (1, hero.toxic), (2, left)]
            .map(|(sign, count): (usize, u8)| LIFE[sign].repeat(count.into()));
        vec![wounds.light_red(), toxic.light_green(), life.into()]
    }

    /// Where a figure is that cannot be seen on the map.
    fn spot(&self, hero: &Hero) -> Option<Item> {
        let key = match hero.spot {
            Spot::At(_) | Spot::Away => return None,
            Spot::Left => "spot-left",
            Spot::Down => "spot-down",
        };
        Some(vec![self.word(key).light_red()])
    }

    fn slot(&self, key: &str, worn: Option<Worn>) -> Item {
        let label = self.label(key);
        match worn {
            Some(worn) => {
                let batteries = BATTERY.repeat(worn.batteries.into());
                vec![
                    label,
                    self.say(self.game.item(worn.item)).into(),
                    batteries.yellow(),
                ]
            }
            None => vec![label, FREE.dim()],
        }
    }
}
