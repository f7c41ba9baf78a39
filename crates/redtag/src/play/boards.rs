//! What the games look like in a terminal. A game without a board of its own is told in words.

mod after_the_virus;
mod aftermath;
mod captions;
mod katastrophenspiel;
pub mod lines;
#[cfg(test)]
mod testing;
mod trauma_center;
mod triage;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use redtag_games::Playable;
use redtag_kernel::{Seat, Words};

use crate::play::screen::ink;

/// A game that can be drawn in a terminal; in words unless it does better.
pub trait TerminalBoard: Playable {
    /// Draws a position as this seat wants to see it, which is asked or not, and the action that
    /// somebody points at.
    fn draw(&self, frame: &mut Frame, area: Rect, view: &BoardView<Self>)
    where
        Self: Sized,
    {
        let panel = ink::panel(&view.words.word("game-title"));
        let inner = panel.inner(area);
        let lines: Vec<Line> = self
            .describe(view.position)
            .iter()
            .flat_map(|text| ink::wrap(&view.words.say(text), usize::from(inner.width)))
            .map(Line::from)
            .collect();
        frame.render_widget(panel, area);
        frame.render_widget(Paragraph::new(lines), inner);
    }

    /// How many rows the board would like of a screen of this size, if it lies above everything
    /// else.
    fn rows(&self, screen: Rect) -> u16 {
        screen.height / 2
    }

    /// What a person might want to try, possible or not.
    fn attempts(_position: &Self::Position) -> Vec<Self::Action> {
        Vec::new()
    }
}

/// What a board shows.
pub struct BoardView<'a, G: Playable> {
    /// How things stand.
    pub position: &'a G::Position,
    /// Who looks at it.
    pub seat: Seat,
    /// The action that somebody points at.
    pub pointed: Option<G::Action>,
    /// The words.
    pub words: &'a Words,
}
