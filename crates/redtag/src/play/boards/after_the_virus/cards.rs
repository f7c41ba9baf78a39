//! Cards: in hands, in play, on piles, and those that attack.

use ratatui::layout::Rect;
use ratatui::style::{Color, Stylize};
use ratatui::text::{Line, Span};
use redtag_after_the_virus::{Card, Cards, Player, Prepare, Type, Zombies, prepare_cost};

use super::{AMMO, Board, DISCARDED, DONE, SIDEWAYS, UPRIGHT};
use crate::play::boards::captions::Captions;
use crate::play::boards::lines::{CARDS, Item, cut, fill, times, width};

/// A zombie, and one that is gone.
const ZOMBIE: [&str; 2] = ["Z", "×"];

/// A card with its signs, and what it says.
pub struct Entry {
    item: Item,
    told: String,
}

impl Board<'_> {
    fn card(&self, card: Card) -> String {
        self.word(&format!("card-{}", card.number()))
    }

    /// A card in play: a zombie there was cured.
    fn in_play(&self, card: Card) -> String {
        if card.is_zombie() {
            self.word("cured")
        } else {
            self.card(card)
        }
    }

    fn told(&self, card: Card) -> String {
        self.word(&format!("card-{}-text", card.number()))
    }

    pub fn hand(&self, player: &Player) -> Vec<Entry> {
        self.lying(&player.hand)
    }

    /// Cards by name and number.
    pub fn lying(&self, cards: &Cards) -> Vec<Entry> {
        let entry = |(card, count)| Entry {
            item: vec![Span::styled(
                times(self.card(card), count),
                self.colour(card),
            )],
            told: self.told(card),
        };
        cards.iter().map(entry).collect()
    }

    /// With the price of retrieving them.
    pub fn scouted(&self, player: &Player) -> Vec<Entry> {
        let mut entries = self.lying(&player.scouted);
        for (entry, (card, _)) in entries.iter_mut().zip(player.scouted.iter()) {
            entry
                .item
                .push(format!(" ({})", self.game.content.card(card).retrieve).dim());
        }
        entries
    }

    /// Prepared cards with their ammo, then the others with what it takes to prepare them.
    pub fn play_area(&self, player: &Player) -> Vec<Entry> {
        let prepared = player.prepared.iter();
        let sideways = player.sideways.iter();
        prepared
            .map(|(card, count)| self.prepared(player, card, count))
            .chain(sideways.map(|(card, count)| self.sideways(player, card, count)))
            .collect()
    }

    fn prepared(&self, player: &Player, card: Card, count: u8) -> Entry {
        let name = times(self.in_play(card), count);
        let name = Span::styled(format!(" {name}"), self.colour(card)).bold();
        let mut item = vec![UPRIGHT.green(), name];
        let ammo = player.ammo_of(card).count();
        if ammo > 0 {
            item.push(format!(" {}", AMMO.repeat(ammo)).yellow());
        }
        if player.used.contains(card) {
            item.push(format!(" {DONE}").dim());
        }
        Entry {
            item,
            told: self.told(card),
        }
    }

    fn sideways(&self, player: &Player, card: Card, count: u8) -> Entry {
        let price = match prepare_cost(&self.game.content, player, card) {
            Prepare::Cards(cards) => cards.to_string(),
            Prepare::Card(needed) => self.card(needed),
            Prepare::Ammo(cards) => format!("{cards}{AMMO}"),
            Prepare::AnyAmmo => format!("X{AMMO}"),
        };
        let name = times(self.card(card), count);
        let name = Span::styled(format!(" {name}"), self.colour(card));
        Entry {
            item: vec![SIDEWAYS.dim(), name, format!(" ({price})").dim()],
            told: self.told(card),
        }
    }

    fn colour(&self, card: Card) -> Color {
        match self.game.content.card(card).kind {
            Type::Zombie => Color::LightGreen,
            Type::Event => Color::LightMagenta,
            Type::Person | Type::Animal => Color::LightYellow,
            Type::Weapon | Type::Supply => Color::LightRed,
            Type::Trap => Color::LightCyan,
            Type::Medical | Type::Armor => Color::LightBlue,
            Type::Equipment | Type::Vehicle | Type::Facility | Type::Training => Color::Reset,
        }
    }

    /// Below each other with what they say, or one after another if there are too many.
    pub fn list(&self, entries: Vec<Entry>, area: Rect) -> Vec<Line<'static>> {
        let (room, lines) = (usize::from(area.width), usize::from(area.height));
        if entries.is_empty() {
            return vec![self.empty()];
        }
        if entries.len() > lines {
            return fill(items(entries), CARDS, area);
        }
        let line = |Entry { mut item, told }| {
            let left = room.saturating_sub(width(&item) + 2);
            if left >= 8 {
                item.push("  ".into());
                item.push(cut(told.dim(), left));
            }
            Line::from(item)
        };
        entries.into_iter().map(line).collect()
    }

    /// How many cards lie where.
    pub fn piles(&self, player: &Player) -> Vec<Item> {
        let mut area = self.fact("board-area", player.area.len());
        if let Some(top) = player.area.top.first() {
            area.push(format!(" ({})", self.card(top)).into());
        }
        let mut piles = vec![
            self.fact("board-draw", player.draw.total()),
            area,
            self.fact("board-discard", player.discard.total()),
            self.zombies(player),
        ];
        if player.destroyed.total() > 0 {
            piles.push(self.destroyed(player));
        }
        piles
    }

    /// The zombie cards of the pile, by how many zombies they show.
    fn zombies(&self, player: &Player) -> Item {
        let zombies = player.pile.iter().zip(1..).filter(|&(&count, _)| count > 0);
        let zombies: Vec<String> = zombies
            .map(|(count, zombies): (_, u8)| format!("{count}×{zombies}"))
            .collect();
        let zombies = if zombies.is_empty() {
            self.word("board-empty")
        } else {
            zombies.join(" ")
        };
        vec![
            format!("{} ", self.word("board-pile")).into(),
            zombies.light_green(),
        ]
    }

    fn destroyed(&self, player: &Player) -> Item {
        let cards = player.destroyed.iter();
        let names: Vec<String> = cards
            .map(|(card, count)| times(self.card(card), count))
            .collect();
        vec![
            format!("{} ", self.word("board-destroyed")).into(),
            names.join(", ").dim(),
        ]
    }
}

/// Each attacking card with its zombies.
pub fn attacking(player: &Player) -> Vec<Item> {
    let card = |zombies: &Zombies| {
        let gone = zombies.printed.saturating_sub(zombies.left);
        let mut item = vec![
            "[".into(),
            ZOMBIE[0].repeat(zombies.left.into()).light_green().bold(),
            ZOMBIE[1].repeat(gone.into()).dim(),
            "]".into(),
        ];
        if zombies.discarded {
            item.push(DISCARDED.dim());
        }
        item
    };
    player.attacking.iter().map(card).collect()
}

pub fn items(entries: Vec<Entry>) -> Vec<Item> {
    entries.into_iter().map(|entry| entry.item).collect()
}
