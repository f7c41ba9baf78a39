//! What the games look like. A game without a board of its own is told in words.

mod after_the_virus;
mod aftermath;
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
use redtag_kernel::{Seat, Words};

use crate::play::screen::ink;

/// The one list of boards: adding one is its module above and its name here. A board is known by
/// the types that its functions take. Boards that show what an action does before it is done are
/// named once more.
macro_rules! boards {
    ($($board:ident),+; foresee: $($seer:ident),+) => {
        /// Draws the board of this game, if there is one.
        fn draw_own(
            frame: &mut Frame,
            area: Rect,
            game: &dyn Any,
            position: &dyn Any,
            seat: Seat,
            pointed: Option<&dyn Any>,
            words: &Words,
        ) -> bool {
            let pointed = pointed.unwrap_or(&());
            $(if let (Some(game), Some(position), Some(action)) =
                (game.downcast_ref(), position.downcast_ref(), pointed.downcast_ref())
            {
                $seer::foresee(frame, area, game, position, seat, Some(*action), words);
                return true;
            })+
            $(if let (Some(game), Some(position)) = (game.downcast_ref(), position.downcast_ref()) {
                $board::draw(frame, area, game, position, seat, words);
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

boards!(triage, katastrophenspiel, trauma_center, after_the_virus, aftermath; foresee: trauma_center);

/// Draws a position as this seat wants to see it, which is asked or not, and the action that
/// somebody points at.
pub fn draw<G: Playable>(
    frame: &mut Frame,
    area: Rect,
    game: &G,
    position: &G::Position,
    seat: Seat,
    pointed: Option<&G::Action>,
    words: &Words,
) {
    if draw_own(
        frame,
        area,
        game,
        position,
        seat,
        pointed.map(|action| action as &dyn Any),
        words,
    ) {
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
