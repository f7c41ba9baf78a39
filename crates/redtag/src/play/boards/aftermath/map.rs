//! The map of the page with what lies on it, or the map of the land.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use redtag_aftermath::{Location, Space};

use super::chart::Chart;
use super::{
    Board, EXIT, FIND, FOE, HERE, HERO, HIDE, Item, OBJECTIVE, POI, ROACHES, START, TOKEN,
};
use crate::play::boards::lines::cut;

impl Board<'_> {
    pub fn chart(&self, room: (u16, u16)) -> Option<Chart<'_>> {
        let map = self.game.map(self.position)?;
        Some(Chart::new(map, map.plan(self.position.scene.doors), room))
    }

    /// The map of the page, or that of the land while no page is open.
    pub fn map(&self, frame: &mut Frame, area: Rect) {
        match self.chart((area.width, area.height)) {
            Some(chart) => chart.draw(frame, area, |space| self.on_space(space)),
            None => frame.render_widget(Paragraph::new(self.travel_map(area)), area),
        }
    }

    /// The letter of a space with what is printed there, figures, tokens.
    fn on_space(&self, space: Space) -> Vec<Item> {
        let Some(seen) = self.game.seen(self.position, space) else {
            return Vec::new();
        };
        let map = self.game.map(self.position);
        let letter = map
            .and_then(|map| map.letters.get(usize::from(space.0)))
            .copied()
            .unwrap_or(' ');
        let mut printed = vec![letter.to_string().dim()];
        let features = [
            (seen.objective, OBJECTIVE.light_yellow()),
            (seen.poi, POI.light_yellow()),
            (seen.exit, EXIT.light_cyan()),
            (seen.hide, HIDE.light_green()),
            (seen.start, START.light_red()),
        ];
        printed.extend(
            features
                .into_iter()
                .filter(|(is_so, _)| *is_so)
                .map(|(_, sign)| sign.bold()),
        );
        let mut items = vec![printed];
        let numbers = |places: &[u8]| {
            places
                .iter()
                .map(|place| (place + 1).to_string())
                .collect::<String>()
        };
        if !seen.heroes.is_empty() {
            let here = self.asked.is_some_and(|seat| seen.heroes.contains(&seat));
            let style = if here {
                Modifier::REVERSED
            } else {
                Modifier::BOLD
            };
            items.push(vec![
                format!("{HERO}{}", numbers(&seen.heroes))
                    .yellow()
                    .add_modifier(style),
            ]);
        }
        if !seen.foes.is_empty() {
            items.push(vec![
                format!("{FOE}{}", numbers(&seen.foes)).light_red().bold(),
            ]);
        }
        if seen.roaches > 0 {
            items.push(vec![format!("{ROACHES}{}", seen.roaches).light_red()]);
        }
        let finds = seen.finds.iter();
        let finds = finds.flat_map(|&(difficulty, count)| (0..count).map(move |_| difficulty));
        items.extend(finds.map(|difficulty| vec![format!("{FIND}{difficulty}").light_blue()]));
        if !seen.tokens.is_empty() {
            items.push(vec![TOKEN.repeat(seen.tokens.len()).light_magenta()]);
        }
        items
    }

    /// The places of the land, where they lie.
    fn travel_map(&self, area: Rect) -> Vec<Line<'static>> {
        let places = &self.game.content.locations;
        let across = 1 + places.iter().map(|place| place.x).max().unwrap_or(0);
        let tall = 1 + places.iter().map(|place| place.y).max().unwrap_or(0);
        let room = usize::from(area.width / u16::from(across));
        let gap = usize::from(area.height / u16::from(tall)).max(1);
        let name = |x: u8, y: u8| {
            let found = places.iter().position(|place| (place.x, place.y) == (x, y));
            let Some(location) = found.map(|place| Location(place as u8)) else {
                return Span::raw(" ".repeat(room));
            };
            let is_here = location == self.position.location;
            let name = format!(
                "{}{}",
                if is_here { HERE } else { " " },
                self.say(&self.game.location(location))
            );
            let name = cut(name.into(), room.saturating_sub(1))
                .content
                .into_owned();
            let style = if is_here {
                Style::new().yellow().bold()
            } else {
                Style::new()
            };
            Span::styled(format!("{name:room$}"), style)
        };
        let row = |y: u8| {
            let line = Line::from((0..across).map(|x| name(x, y)).collect::<Vec<_>>());
            std::iter::once(line).chain((1..gap).map(|_| Line::default()))
        };
        (0..tall).flat_map(row).collect()
    }
}
