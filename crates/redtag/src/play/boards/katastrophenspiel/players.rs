//! The players: pawns, names, and what they have.

use super::*;

impl Board<'_> {
    pub(super) fn players_seated(&self) -> &[Player] {
        &self.position.players
    }

    pub(super) fn is_active(&self, seat: usize) -> bool {
        seat == usize::from(self.position.active) && self.position.phase != Phase::Over
    }

    /// A pawn by the letter of its colour; before the pawns are drawn, by the number of the chair.
    pub(super) fn pawn(&self, seat: usize) -> Span<'static> {
        let colour = self.players_seated()[seat].colour;
        let letter = match colour {
            Some(Colour::Red) => self.word("board-letter-red"),
            Some(Colour::Green) => self.word("board-letter-green"),
            Some(Colour::Blue) => self.word("board-letter-blue"),
            Some(Colour::Black) => self.word("board-letter-black"),
            Some(Colour::White) => self.word("board-letter-white"),
            None => (seat + 1).to_string(),
        };
        Span::styled(letter, signs::pawn(colour))
    }

    pub(super) fn name(&self, seat: usize) -> String {
        self.say(self.called(seat))
    }

    pub(super) fn called(&self, seat: usize) -> Text {
        match self.players_seated()[seat].colour {
            Some(Colour::Red) => text("colour-red"),
            Some(Colour::Green) => text("colour-green"),
            Some(Colour::Blue) => text("colour-blue"),
            Some(Colour::Black) => text("colour-black"),
            Some(Colour::White) => text("colour-white"),
            None => text("player").number("n", seat as i64 + 1),
        }
    }

    /// All players: with lines for their cards, with one line for each, or all in one line. What
    /// the active player has is shown elsewhere.
    pub(super) fn players(&self, area: Rect) -> Vec<Line<'static>> {
        let seats = self.players_seated().len();
        let lines = usize::from(area.height);
        if lines < seats {
            let in_short = (0..seats).map(|seat| self.player_in_short(seat));
            return fill(in_short.collect(), SIGNS, area);
        }
        let mut told = Vec::new();
        for seat in 0..seats {
            let spare = lines - told.len() - (seats - seat);
            let sharing = (seat..seats).filter(|&seat| !self.is_active(seat)).count();
            told.extend(self.player(seat, area.width.into(), spare / sharing.max(1)));
        }
        told
    }

    fn player_in_short(&self, seat: usize) -> Item {
        let Player {
            region,
            money,
            points,
            ..
        } = self.players_seated()[seat];
        let mut spans = self.pawn_with_marks(seat);
        spans.push(format!(" {} ", self.short_region(region)).into());
        spans.push(format!("{points}{POINT}").bold());
        spans.push(format!(" {money}{COIN}").into());
        spans
    }

    /// The pawn, marked if it is the turn of this player or the yellow pawn is there.
    fn pawn_with_marks(&self, seat: usize) -> Item {
        let here = if self.is_active(seat) {
            HERE.bold()
        } else {
            " ".into()
        };
        let starts = seat == usize::from(self.position.starter);
        vec![
            here,
            self.pawn(seat),
            if starts { signs::starter() } else { " ".into() },
        ]
    }

    /// A player with this many lines for cards; if there are none, they stand beside.
    fn player(&self, seat: usize, room: usize, below: usize) -> Vec<Line<'static>> {
        let mut head = self.head(seat);
        if self.is_active(seat) {
            return vec![Line::from(head)];
        }
        if below == 0 {
            let beside = room.saturating_sub(width(&head));
            let cards = self.cards_in_lines(seat, beside, 1);
            head.extend(cards.into_iter().flat_map(|line| line.spans));
            return vec![Line::from(head)];
        }
        let indent = |line: Line<'static>| {
            Line::from_iter([Span::raw("    ")].into_iter().chain(line.spans))
        };
        let cards = self.cards_in_lines(seat, room.saturating_sub(4), below);
        [Line::from(head)]
            .into_iter()
            .chain(cards.into_iter().map(indent))
            .collect()
    }

    /// A player without cards, in columns that all of them share.
    fn head(&self, seat: usize) -> Item {
        let Player {
            region,
            money,
            points,
            ..
        } = self.players_seated()[seat];
        let seats = 0..self.players_seated().len();
        let names = seats.map(|seat| self.name(seat).chars().count());
        let regions = Region::ALL.map(|region| self.region(region).chars().count());
        let name_room = names.max().unwrap_or(0);
        let region_room = regions.into_iter().max().unwrap_or(0);
        let mut head = self.pawn_with_marks(seat);
        head.push(format!(" {:<name_room$} ", self.name(seat)).bold());
        head.push(format!(" {:<region_room$}", self.region(region)).into());
        head.push(format!(" {points:>2}{POINT}").bold());
        head.push(format!(" {money:>2}{COIN}  ").into());
        head
    }

    /// What a player has; without names if there is no room for all of them.
    fn cards_in_lines(&self, seat: usize, room: usize, lines: usize) -> Vec<Line<'static>> {
        let named = self.cards_in_a_row(seat, Entry::joined);
        let named = flow(named, CARDS, room, lines + 1);
        if named.len() <= lines {
            return named;
        }
        let unnamed = self.cards_in_a_row(seat, Entry::unnamed);
        flow(unnamed, CARDS, room, lines)
    }
}
