//! What the games look like. A game without a board of its own is told in words.

mod after_the_virus;
mod katastrophenspiel;
mod lines;
mod trauma_center;
mod triage;

use std::any::Any;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use redtag_games::Playable;
use redtag_table::Words;

use crate::play::screen::ink;

/// The one list of boards: adding one is its module above and its name here. A board is known by the types
/// that its functions take.
macro_rules! boards {
    ($($board:ident),+ $(,)?) => {
        /// Draws the board of this game, if there is one.
        fn draw_own(frame: &mut Frame, area: Rect, game: &dyn Any, position: &dyn Any, words: &Words) -> bool {
            $(if let (Some(game), Some(position)) = (game.downcast_ref(), position.downcast_ref()) {
                $board::draw(frame, area, game, position, words);
                return true;
            })+
            false
        }

        fn own_rows(game: &dyn Any, screen: Rect) -> Option<u16> {
            $(if let Some(game) = game.downcast_ref() {
                return Some($board::rows(game, screen));
            })+
            None
        }

        /// A list of the actions of this game.
        fn own_attempts(position: &dyn Any) -> Option<Box<dyn Any>> {
            $(if let Some(position) = position.downcast_ref() {
                return Some(Box::new($board::attempts(position)));
            })+
            None
        }
    };
}

boards!(triage, katastrophenspiel, trauma_center, after_the_virus);

/// Draws a position.
pub fn draw<G: Playable>(frame: &mut Frame, area: Rect, game: &G, position: &G::Position, words: &Words) {
    if draw_own(frame, area, game, position, words) {
        return;
    }
    let panel = ink::panel(&words.word("game-title"));
    let inner = panel.inner(area);
    let told: Vec<Line> = game
        .describe(position)
        .iter()
        .flat_map(|text| ink::wrap(&words.say(text), usize::from(inner.width)))
        .map(Line::from)
        .collect();
    frame.render_widget(panel, area);
    frame.render_widget(Paragraph::new(told), inner);
}

/// How many rows a board would like of a screen of this size, if it lies above everything else.
pub fn rows<G: Playable>(game: &G, screen: Rect) -> u16 {
    own_rows(game, screen).unwrap_or(screen.height / 2)
}

/// What a person might want to try, possible or not.
pub fn attempts<G: Playable>(position: &G::Position) -> Vec<G::Action> {
    let own = own_attempts(position).and_then(|attempts| attempts.downcast().ok());
    own.map_or_else(Vec::new, |attempts| *attempts)
}
