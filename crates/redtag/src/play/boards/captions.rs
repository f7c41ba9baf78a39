//! Words on boards: titles, labels, and what the signs mean.

use std::borrow::Borrow;
use std::fmt::Display;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Stylize;
use ratatui::text::{Line, Span};
use redtag_kernel::{Text, Words};

use super::lines::{Item, SIGNS, draw_lines, flow};
use crate::play::screen::ink::panel;

/// A board that has words.
pub trait Captions {
    fn words(&self) -> &Words;

    fn word(&self, key: &str) -> String {
        self.words().word(key)
    }

    fn say(&self, text: impl Borrow<Text>) -> String {
        self.words().say(text.borrow())
    }

    /// Draws a panel with this title, and inside it what there is room for.
    fn titled(
        &self,
        frame: &mut Frame,
        area: Rect,
        key: &str,
        lines: impl FnOnce(Rect) -> Vec<Line<'static>>,
    ) {
        draw_lines(frame, area, panel(&self.word(key)), lines);
    }

    /// What stands before something.
    fn label(&self, key: &str) -> Span<'static> {
        format!("{} ", self.word(key)).dim()
    }

    /// A name and its number.
    fn fact(&self, key: &str, number: impl Display) -> Item {
        vec![
            format!("{} ", self.word(key)).into(),
            number.to_string().bold(),
        ]
    }

    /// That there is nothing.
    fn empty(&self) -> Line<'static> {
        self.word("board-empty").dim().into()
    }

    /// The items, or a word that there are none.
    fn or_empty(&self, items: Vec<Item>) -> Vec<Item> {
        if items.is_empty() {
            vec![self.empty().spans]
        } else {
            items
        }
    }

    /// With a label before the first, or before the word that there are none.
    fn labelled(&self, key: &str, items: Vec<Item>) -> Vec<Item> {
        let mut items = self.or_empty(items);
        items[0].insert(0, self.label(key));
        items
    }

    /// What the signs mean, as far as there is room.
    fn explained<S: Into<Span<'static>>>(
        &self,
        signs: impl IntoIterator<Item = (S, &'static str)>,
        width: u16,
        lines: usize,
    ) -> Vec<Line<'static>> {
        let entry = |(sign, key): (S, _)| vec![sign.into(), format!(" {}", self.word(key)).dim()];
        let entries = signs.into_iter().map(entry).collect();
        flow(entries, SIGNS, width.into(), lines)
    }
}
