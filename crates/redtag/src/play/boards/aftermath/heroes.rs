//! The characters: wounds, hand, items and abilities.

use ratatui::layout::Rect;
use ratatui::style::Stylize;
use ratatui::text::Line;
use redtag_aftermath::{Hero, Spot, Worn};
use redtag_kernel::Seat;

use super::{BOOK, Board, FREE, HERE, HERO, Item, LIFE, Part, facts, joined, share};

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
        let mark = if self.asked == Some(seat) { HERE } else { " " };
        let book = if self.position.bookkeeper == seat {
            BOOK
        } else {
            ""
        };
        let name = self.say(&self.game.character(hero.character));
        let mut items = vec![vec![
            mark.yellow(),
            format!("{HERO}{} {name}{book}", seat + 1).bold(),
        ]];
        items.push(self.life(hero));
        items.extend(self.spot(hero));
        let status = |status| vec![self.say(&self.game.status(status)).light_magenta()];
        items.extend(hero.statuses.iter().map(status));
        let hand: Vec<Item> = hero
            .hand
            .iter()
            .map(|(card, count)| vec![self.card(card, count)])
            .collect();
        items.push(joined(self.labelled("board-hand", hand)));
        let worn = hero
            .worn
            .iter()
            .zip(SLOTS)
            .map(|(worn, slot)| self.slot(slot, *worn));
        items.extend(worn);
        let pack = hero
            .pack
            .iter()
            .map(|&item| vec![self.say(&self.game.item(item)).into()]);
        items.push(joined(self.labelled("board-pack", pack.collect())));
        if hero.batteries > 0 {
            items.push(vec![
                format!("{} ", self.word("board-batteries")).dim(),
                BATTERY.repeat(hero.batteries.into()).yellow(),
            ]);
        }
        let abilities = hero
            .abilities
            .iter()
            .map(|one| vec![self.say(&self.game.ability(one)).into()]);
        items.push(joined(
            self.labelled("board-abilities", abilities.collect()),
        ));
        items
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
        let label = format!("{} ", self.word(key)).dim();
        match worn {
            Some(worn) => {
                let batteries = BATTERY.repeat(worn.batteries.into());
                vec![
                    label,
                    self.say(&self.game.item(worn.item)).into(),
                    batteries.yellow(),
                ]
            }
            None => vec![label, FREE.dim()],
        }
    }
}
