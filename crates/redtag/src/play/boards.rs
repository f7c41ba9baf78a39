//! What the games look like. A game without a board of its own is told in words.

mod triage;

use std::any::Any;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use redtag_games::Playable;
use redtag_table::Words;

use crate::play::screen::ink;

/// Draws a position.
pub fn draw<G: Playable>(frame: &mut Frame, area: Rect, game: &G, position: &G::Position, words: &Words) {
    let (any_game, any_position): (&dyn Any, &dyn Any) = (game, position);
    if let (Some(game), Some(position)) = (any_game.downcast_ref(), any_position.downcast_ref()) {
        return triage::draw(frame, area, game, position, words);
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
    let any: &dyn Any = game;
    match any.downcast_ref() {
        Some(game) => triage::rows(game, screen),
        None => screen.height / 2,
    }
}

/// What a person might want to try, possible or not.
pub fn attempts<G: Playable>(position: &G::Position) -> Vec<G::Action> {
    let any: &dyn Any = position;
    let attempts: Box<dyn Any> = match any.downcast_ref() {
        Some(position) => Box::new(triage::attempts(position)),
        None => return Vec::new(),
    };
    attempts.downcast().map_or_else(|_| Vec::new(), |attempts| *attempts)
}
