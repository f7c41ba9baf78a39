//! The map of the page with what lies on it, or the map of the land.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use redtag_aftermath::{Location, Seen, Space};
use redtag_kernel::Kind;

use super::chart::Chart;
use super::{Board, EXIT, FIND, FOE, HERE, HERO, HIDE, OBJECTIVE, POI, ROACHES, START, TOKEN};
use crate::play::boards::captions::Captions;
use crate::play::boards::lines::{Item, cut};

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

    /// The letter of a space.
    pub fn letter(&self, space: Space) -> Option<char> {
        let map = self.game.map(self.position)?;
        map.letters.get(space.index()).copied()
    }

    /// The letter of a space with what is printed there, figures, tokens.
    fn on_space(&self, space: Space) -> Vec<Item> {
        let Some(seen) = self.game.seen(self.position, space) else {
            return Vec::new();
        };
        let mut items = vec![self.printed(space, &seen)];
        items.extend(self.figures(&seen));
        let finds = seen.finds.iter();
        let finds = finds.flat_map(|&(difficulty, count)| (0..count).map(move |_| difficulty));
        items.extend(finds.map(|difficulty| vec![format!("{FIND}{difficulty}").light_blue()]));
        if !seen.tokens.is_empty() {
            items.push(vec![TOKEN.repeat(seen.tokens.len()).light_magenta()]);
        }
        items
    }

    fn printed(&self, space: Space, seen: &Seen) -> Item {
        let features = [
            (seen.objective, OBJECTIVE.light_yellow()),
            (seen.poi, POI.light_yellow()),
            (seen.exit, EXIT.light_cyan()),
            (seen.hide, HIDE.light_green()),
            (seen.start, START.light_red()),
        ];
        let signs = features.into_iter().filter(|(is_so, _)| *is_so);
        let mut printed = vec![self.letter(space).unwrap_or(' ').to_string().dim()];
        printed.extend(signs.map(|(_, sign)| sign.bold()));
        printed
    }

    /// Characters, enemies and roaches.
    fn figures(&self, seen: &Seen) -> Vec<Item> {
        let mut items = Vec::new();
        if !seen.heroes.is_empty() {
            let here = self.asked.is_some_and(|seat| seen.heroes.contains(&seat));
            let style = if here {
                Modifier::REVERSED
            } else {
                Modifier::BOLD
            };
            let heroes = format!("{HERO}{}", numbers(&seen.heroes));
            items.push(vec![heroes.yellow().add_modifier(style)]);
        }
        if !seen.foes.is_empty() {
            let foes = format!("{FOE}{}", numbers(&seen.foes));
            items.push(vec![foes.light_red().bold()]);
        }
        if seen.roaches > 0 {
            items.push(vec![format!("{ROACHES}{}", seen.roaches).light_red()]);
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
            match found {
                Some(place) => self.place(Location(place as u8), room),
                None => Span::raw(" ".repeat(room)),
            }
        };
        let row = |y: u8| {
            let line = Line::from((0..across).map(|x| name(x, y)).collect::<Vec<_>>());
            std::iter::once(line).chain((1..gap).map(|_| Line::default()))
        };
        (0..tall).flat_map(row).collect()
    }

    /// A place of the land in this many columns, marked if the Family is there.
    fn place(&self, location: Location, room: usize) -> Span<'static> {
        let (mark, style) = if location == self.position.location {
            (HERE, Style::new().yellow().bold())
        } else {
            (" ", Style::new())
        };
        let name = format!("{mark}{}", self.say(self.game.location(location)));
        let name = cut(name.into(), room.saturating_sub(1)).content;
        Span::styled(format!("{name:room$}"), style)
    }
}

/// Places counted from one.
fn numbers(places: &[u8]) -> String {
    places.iter().map(|place| (place + 1).to_string()).collect()
}
