//! Cards: on offer, in hands and in play.

use super::*;

impl Board<'_> {
    pub(super) fn face_down(&self, stack: usize) -> usize {
        let unseen = self
            .position
            .unseen
            .and(self.game.content.stack_sets[stack]);
        unseen.len() + self.position.under[stack].len()
    }

    pub(super) fn catastrophe(&self, card: Option<Card>, stack: usize, room: usize) -> Entry {
        let Some(card) = card else {
            return Entry {
                before: vec![" ".into(), value(STACK_VALUES[stack], POINT)],
                ..self.gap()
            };
        };
        let mut entry = self.valued(card, POINT);
        let region = self.game.content.card(card).region;
        let here = self.is_here(region);
        entry
            .before
            .insert(0, if here { HERE.bold() } else { " ".into() });
        let name = if room >= WIDE_ROW {
            self.region(region)
        } else {
            self.short_region(region)
        };
        entry
            .after
            .push(if here { name.bold() } else { name.into() });
        entry
    }

    pub(super) fn on_sale(&self, card: Option<Card>, stack: usize) -> Entry {
        match card {
            Some(card) => self.valued(card, COIN),
            None => Entry {
                before: vec![value(STACK_VALUES[stack], COIN)],
                ..self.gap()
            },
        }
    }

    /// A place without a card.
    pub(super) fn gap(&self) -> Entry {
        Entry {
            name: self.word("board-empty").dim(),
            ..Entry::default()
        }
    }

    /// A card with its victory points or its price before it.
    pub(super) fn valued(&self, card: Card, sign: &'static str) -> Entry {
        let before = vec![value(self.game.content.card(card).value, sign)];
        Entry {
            before,
            ..self.card(card, 2)
        }
    }

    /// A card; `uses` is for equipment.
    pub(super) fn card(&self, card: Card, uses: u8) -> Entry {
        let rules = self.game.content.card(card);
        let after = if rules.kind == CardKind::Equipment {
            vec![signs::uses(uses)]
        } else {
            Vec::new()
        };
        let name = Span::styled(self.card_name(card), signs::kind(rules.kind));
        let line = format!("line-{}", card.number());
        let told = (self.told && self.words.has(&line)).then(|| self.word(&line).dim());
        Entry {
            before: Vec::new(),
            name,
            signs: signs::printed(rules),
            after,
            told,
        }
    }

    pub(super) fn card_name(&self, card: Card) -> String {
        self.word(&format!("card-{}", card.number()))
    }

    /// What a player has in hand.
    pub(super) fn hand(&self, seat: usize) -> Vec<Entry> {
        self.players_seated()[seat]
            .hand
            .iter()
            .map(|card| self.card(card, 2))
            .collect()
    }

    /// Vehicle and heroes of the player whose turn it is.
    pub(super) fn in_play(&self, seat: usize) -> Vec<Entry> {
        let played = if self.is_active(seat) {
            self.position.turn.played
        } else {
            Cards::EMPTY
        };
        played.iter().map(|card| self.checked(card, 2)).collect()
    }

    /// Equipment on the table. Until it has been used in the mission for which it was played, it
    /// still has both uses.
    pub(super) fn equipment(&self, seat: usize) -> Vec<Entry> {
        let table = self.players_seated()[seat].table;
        let uses = |card| 1 + u8::from(self.position.turn.fresh.contains(card));
        table
            .iter()
            .map(|card| self.checked(card, uses(card)))
            .collect()
    }

    /// A card in play, with a mark if it has given its symbols to the mission.
    pub(super) fn checked(&self, card: Card, uses: u8) -> Entry {
        let mut entry = self.card(card, uses);
        if self
            .position
            .mission
            .is_some_and(|mission| mission.used.contains(card))
        {
            entry.name = entry.name.dim();
            let gap = if entry.after.is_empty() { "" } else { " " };
            entry.after.extend([gap.into(), USED.bold()]);
        }
        entry
    }

    /// Everything that a player has, each part with its name before it.
    pub(super) fn cards_in_a_row(&self, seat: usize, told: fn(Entry) -> Item) -> Vec<Item> {
        let parts = [
            ("board-hand", self.hand(seat)),
            ("board-in-play", self.in_play(seat)),
            ("board-table", self.equipment(seat)),
        ];
        let part = |(key, cards): (&str, Vec<Entry>)| {
            let mut items: Vec<Item> = cards.into_iter().map(told).collect();
            if let Some(first) = items.first_mut() {
                first.insert(0, format!("{} ", self.word(key)).bold());
            }
            items
        };
        parts.into_iter().flat_map(part).collect()
    }

    /// How many rows the cards of the active player need.
    pub(super) fn cards_rows(&self) -> u16 {
        if self.position.phase == Phase::Over {
            return 0;
        }
        let Player { hand, table, .. } = self.position.player();
        let beside = self.position.turn.played.len() + table.len();
        (if self.told { 2 } else { 1 }) * hand.len().max(beside).max(4) as u16 + 2
    }

    /// The hand of the active player, and beside it what is in play and on the table.
    pub(super) fn cards_of_active(&self, frame: &mut Frame, area: Rect) {
        let seat = usize::from(self.position.active);
        let [left, right] = halves(area);
        let hand_of = text("board-hand-of").text("player", self.called(seat));
        draw_lines(frame, left, panel(&self.say(hand_of)), |area| {
            list(self.hand(seat), area)
        });
        let title = format!(
            "{} · {}",
            self.word("board-in-play"),
            self.word("board-table")
        );
        let block =
            panel(&title).title_bottom(Line::from(format!(" {} ", self.heroes())).right_aligned());
        draw_lines(frame, right, block, |area| {
            let mut entries = self.in_play(seat);
            entries.extend(self.equipment(seat));
            list(entries, area)
        });
    }
}
