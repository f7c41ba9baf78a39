//! The board of Das Katastrophenspiel: the world with pawns and catastrophes, both rows of cards,
//! and what the players have.

mod cards;
mod signs;
#[cfg(test)]
mod tests;

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Padding, Paragraph};
use redtag_katastrophenspiel::{
    Action, CATASTROPHE_ROW, Card, CardKind, Cards, Colour, Katastrophenspiel, Mission,
    PURCHASE_ROW, Phase, Player, Position, Region, STACK_VALUES, Side, hero_limit, heroes, vehicle,
    winner,
};
use redtag_kernel::words::text;
use redtag_kernel::{Text, Words};

use super::lines::{CARDS, FACTS, SIGNS, draw_lines, flow, width};
use crate::play::boards::{BoardView, TerminalBoard};
use crate::play::screen::ink::{panel, pips};
use signs::{COIN, Entry, HERE, POINT, STACK, USED, columns};

/// With the world and a list for each hand.
const ROOMY: u16 = 32;
/// The rows of cards, and the hand of whoever is to act.
const COMPACT: u16 = 12;
/// Cards are told with a sentence from this size on.
const GRAND: (u16, u16) = (130, 50);
/// What lies below the board needs this much.
const BELOW: u16 = 14;
/// Full names of regions in a row of cards need this much.
const WIDE_ROW: usize = 48;
/// The last space of the victory point track (R3).
const TRACK: u8 = 29;
/// The regions as they lie on a map.
const WORLD: [[Region; 3]; 2] = [
    [Region::NorthAmerica, Region::Europe, Region::Asia],
    [Region::SouthAmerica, Region::Africa, Region::Australia],
];

impl TerminalBoard for Katastrophenspiel {
    fn draw(&self, frame: &mut Frame, area: Rect, view: &BoardView<Self>) {
        draw(frame, area, self, view.position, view.words);
    }

    fn rows(&self, screen: Rect) -> u16 {
        screen.height.saturating_sub(BELOW).clamp(COMPACT, ROOMY)
    }

    fn attempts(position: &Position) -> Vec<Action> {
        attempts(position)
    }
}

/// What a person might want to try. Of extra actions, one is enough to hear why not.
fn attempts(position: &Position) -> Vec<Action> {
    let Player { hand, table, .. } = *position.player();
    let catastrophes = || position.catastrophes.iter().flatten().copied();
    let on_sale = || position.purchases.iter().flatten().copied();
    let used = position
        .mission
        .map_or(position.turn.played.or(table), |mission| mission.used);
    let mut attempts: Vec<Action> = hand.iter().map(Action::Play).collect();
    attempts.extend(used.iter().map(|card| Action::Use {
        card,
        side: Side::All,
    }));
    attempts.extend(catastrophes().map(Action::Mission));
    attempts.extend(Region::ALL.map(Action::Move));
    let is_sale = matches!(position.phase, Phase::Buy { .. });
    attempts.extend(on_sale().map(|card| {
        if is_sale {
            Action::Buy(card)
        } else {
            Action::Purchase(card)
        }
    }));
    attempts.extend(catastrophes().take(1).map(Action::ExtraMission));
    attempts.extend(on_sale().take(1).map(Action::ExtraPurchase));
    attempts.extend([
        Action::Drive(position.player().region),
        Action::GiveUp,
        Action::EndTurn,
    ]);
    attempts
}

/// Draws the table.
fn draw(
    frame: &mut Frame,
    area: Rect,
    game: &Katastrophenspiel,
    position: &Position,
    words: &Words,
) {
    let told = area.width >= GRAND.0 && area.height >= GRAND.1;
    let board = Board {
        game,
        position,
        words,
        told,
    };
    if area.height >= ROOMY && area.width >= 70 {
        board.roomy(frame, area);
    } else {
        board.compact(frame, area);
    }
}

struct Board<'a> {
    game: &'a Katastrophenspiel,
    position: &'a Position,
    words: &'a Words,
    /// Is there room for the sentence of each card?
    told: bool,
}

impl Board<'_> {
    fn roomy(&self, frame: &mut Frame, area: Rect) {
        let legend = self.legend(area.width, 2);
        let region = (area.height.saturating_sub(ROOMY) / 4 + 3).clamp(4, 7);
        let row = if self.told { 12 } else { 7 };
        let others =
            4 + 2 * region + row + legend.len() as u16 + self.players_seated().len() as u16 + 2;
        let most = area.height.saturating_sub(others);
        let [status, world, rows, cards, players, below] = Layout::vertical([
            Constraint::Length(4),
            Constraint::Length(2 * region),
            Constraint::Length(row),
            Constraint::Length(self.cards_rows().min(most)),
            Constraint::Fill(1),
            Constraint::Length(legend.len() as u16),
        ])
        .areas(area);
        draw_lines(frame, status, panel(&self.round()), |area| {
            vec![self.status(area), self.track(area)]
        });
        self.world(frame, world);
        self.rows(frame, rows, panel);
        self.cards_of_active(frame, cards);
        draw_lines(frame, players, panel(&self.word("board-players")), |area| {
            self.players(area)
        });
        frame.render_widget(Paragraph::new(legend), below);
    }

    fn compact(&self, frame: &mut Frame, area: Rect) {
        let spare = area.height.saturating_sub(COMPACT);
        let legend = self.legend(area.width, if spare >= 4 { 2 } else { 1 });
        let [status, track, world, rows, cards, below] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(u16::from(spare >= 2)),
            Constraint::Length(if spare >= 14 { 8 } else { 0 }),
            Constraint::Length(6),
            Constraint::Fill(1),
            Constraint::Length(legend.len() as u16),
        ])
        .areas(area);
        let hand = match self.position.phase {
            Phase::Over => Vec::new(),
            _ => self.hand_in_lines(cards.width, cards.height.saturating_sub(1)),
        };
        let [hand_area, players] =
            Layout::vertical([Constraint::Length(hand.len() as u16), Constraint::Fill(1)])
                .areas(cards);
        frame.render_widget(self.status(status), status);
        frame.render_widget(self.track(track), track);
        self.world(frame, world);
        self.rows(frame, rows, slim_panel);
        frame.render_widget(Paragraph::new(hand), hand_area);
        frame.render_widget(Paragraph::new(self.players(players)), players);
        frame.render_widget(Paragraph::new(legend), below);
    }

    /// What the active player has. Few cards take as many lines as some more would, so that not
    /// everything moves when there is one more.
    fn hand_in_lines(&self, width: u16, most: u16) -> Vec<Line<'static>> {
        let items = self.cards_in_a_row(self.position.active.into(), Entry::joined);
        let mut lines = flow(items, CARDS, width.into(), most.into());
        lines.resize(lines.len().max(usize::from(most.min(3))), Line::default());
        lines
    }

    fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    fn say(&self, text: Text) -> String {
        self.words.say(&text)
    }

    fn players_seated(&self) -> &[Player] {
        self.position.players.as_slice()
    }

    fn is_active(&self, seat: usize) -> bool {
        seat == usize::from(self.position.active) && self.position.phase != Phase::Over
    }

    /// A pawn by the letter of its colour; before the pawns are drawn, by the number of the chair.
    fn pawn(&self, seat: usize) -> Span<'static> {
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

    fn name(&self, seat: usize) -> String {
        self.say(self.called(seat))
    }

    fn called(&self, seat: usize) -> Text {
        match self.players_seated()[seat].colour {
            Some(Colour::Red) => text("colour-red"),
            Some(Colour::Green) => text("colour-green"),
            Some(Colour::Blue) => text("colour-blue"),
            Some(Colour::Black) => text("colour-black"),
            Some(Colour::White) => text("colour-white"),
            None => text("player").number("n", seat as i64 + 1),
        }
    }

    fn region(&self, region: Region) -> String {
        self.word(match region {
            Region::NorthAmerica => "region-north-america",
            Region::SouthAmerica => "region-south-america",
            Region::Europe => "region-europe",
            Region::Africa => "region-africa",
            Region::Asia => "region-asia",
            Region::Australia => "region-australia",
        })
    }

    fn short_region(&self, region: Region) -> String {
        self.word(match region {
            Region::NorthAmerica => "board-short-north-america",
            Region::SouthAmerica => "board-short-south-america",
            Region::Europe => "board-short-europe",
            Region::Africa => "board-short-africa",
            Region::Asia => "board-short-asia",
            Region::Australia => "board-short-australia",
        })
    }

    fn round(&self) -> String {
        let (left, rounds) = (self.position.rounds, self.game.content.rounds);
        if self.position.phase == Phase::Over {
            return self
                .say(text("table-over").number("rounds", rounds))
                .trim_end_matches('.')
                .to_owned();
        }
        let round = rounds.saturating_sub(left) + 1;
        self.say(
            text("board-round")
                .number("round", round)
                .number("rounds", rounds),
        )
    }

    /// Whose turn it is and what is left of it, or who has won.
    fn status(&self, area: Rect) -> Line<'static> {
        let over = self.position.phase == Phase::Over;
        let mut items = if over {
            vec![self.about("board-winner", winner(self.position))]
        } else {
            self.turn()
        };
        // With a frame, the round is its title.
        if area.height == 1 {
            items.push(vec![self.round().into()]);
        }
        if !over {
            let starter = format!(" {} ", self.word("board-yellow-pawn")).dim();
            items.push(vec![
                signs::starter(),
                starter,
                self.pawn(self.position.starter.into()),
            ]);
        }
        flow(items, FACTS, area.width.into(), 1)
            .into_iter()
            .next()
            .unwrap_or_default()
    }

    fn about(&self, key: &str, seat: u8) -> Vec<Span<'static>> {
        let seat = usize::from(seat);
        vec![
            format!("{} ", self.word(key)).dim(),
            self.pawn(seat),
            format!(" {}", self.name(seat)).bold(),
        ]
    }

    /// Whose turn it is, with the mission and what is missing, or else the actions that are left.
    fn turn(&self) -> Vec<Vec<Span<'static>>> {
        let turn = &self.position.turn;
        let mut items = vec![self.about("board-active", self.position.active)];
        if let Some(mission) = &self.position.mission {
            items.extend(self.mission(mission));
            return items;
        }
        let most = self.game.content.actions.max(turn.actions);
        let actions = self.say(text("board-actions").number("actions", turn.actions));
        items.push(vec![
            format!("{actions} ").into(),
            pips(turn.actions.into(), most.into(), Color::Yellow),
        ]);
        if turn.mission {
            items.push(vec![
                format!("{} {USED}", self.word("board-mission")).into(),
            ]);
        }
        items
    }

    fn mission(&self, mission: &Mission) -> Vec<Vec<Span<'static>>> {
        let name = self.card_name(mission.catastrophe);
        let mut needed = vec![
            format!("{} ", self.word("board-mission")).dim(),
            name.bold(),
            " ".into(),
        ];
        needed.extend(signs::printed(self.game.content.card(mission.catastrophe)));
        let mut missing = vec![format!("{} ", self.word("board-missing")).dim()];
        missing.extend(signs::abilities(mission.missing).map(|sign| sign.bold().reversed()));
        vec![needed, missing]
    }

    /// The victory point track in a line, with the counters and the round marker on their spaces.
    fn track(&self, area: Rect) -> Line<'static> {
        let most = self
            .players_seated()
            .iter()
            .map(|player| player.points)
            .max()
            .unwrap_or(0)
            .max(TRACK);
        let mut track = vec![format!("{} ", self.word("board-track")).dim()];
        for space in 0..=most {
            let seats = 0..self.players_seated().len();
            let mut here: Vec<Span> = seats
                .filter(|&seat| self.players_seated()[seat].points == space)
                .map(|seat| self.pawn(seat))
                .collect();
            if self.position.rounds == space {
                here.push(signs::marker());
            }
            match here.len() {
                0 if space % 5 == 0 || space == most => track.push(space.to_string().dim()),
                0 => track.push("·".dim()),
                1 => track.extend(here),
                _ => track.extend(
                    [Span::raw("(")]
                        .into_iter()
                        .chain(here)
                        .chain([Span::raw(")")]),
                ),
            }
        }
        let marker = vec![
            signs::marker(),
            format!(" {}", self.word("board-round-marker")).dim(),
        ];
        flow(vec![track, marker], FACTS, area.width.into(), 1)
            .into_iter()
            .next()
            .unwrap_or_default()
    }

    /// What the signs mean, as far as there is room.
    fn legend(&self, width: u16, lines: usize) -> Vec<Line<'static>> {
        let name =
            |(sign, key): (Span<'static>, _)| vec![sign, format!(" {}", self.word(key)).dim()];
        flow(
            signs::legend().map(name).collect(),
            SIGNS,
            width.into(),
            lines,
        )
    }

    fn world(&self, frame: &mut Frame, area: Rect) {
        let rows = Layout::vertical(WORLD.map(|_| Constraint::Fill(1))).split(area);
        for (&row, regions) in rows.iter().zip(WORLD) {
            let places = Layout::horizontal(regions.map(|_| Constraint::Fill(1))).split(row);
            for (&place, region) in places.iter().zip(regions) {
                self.one_region(frame, place, region);
            }
        }
    }

    /// A region with the pawns that stand there and its catastrophes.
    fn one_region(&self, frame: &mut Frame, area: Rect, region: Region) {
        let mut pawns = Line::default();
        for (seat, player) in self.players_seated().iter().enumerate() {
            if player.region == region && self.is_active(seat) {
                pawns.push_span(HERE);
            }
            if player.region == region {
                pawns.push_span(self.pawn(seat));
            }
        }
        let here = self.is_here(region);
        let style = if here {
            Style::new().fg(Color::Yellow)
        } else {
            Modifier::DIM.into()
        };
        let block = panel(&self.region(region)).border_style(style).title(pawns);
        draw_lines(frame, area, block, |area| {
            let cards = self.position.catastrophes.iter().flatten().copied();
            let there = cards.filter(|&card| self.game.content.card(card).region == region);
            let entries = there
                .map(|card| Entry {
                    told: None,
                    ..self.valued(card, POINT)
                })
                .collect();
            list(without_what_is_too_much(entries, area), area)
        });
    }

    /// Is the player whose turn it is there?
    fn is_here(&self, region: Region) -> bool {
        self.position.phase != Phase::Over && self.position.player().region == region
    }

    /// Both rows of cards side by side, with how many cards the stacks have left.
    fn rows(&self, frame: &mut Frame, area: Rect, block: fn(&str) -> Block<'static>) {
        let [left, right] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Fill(1)]).areas(area);
        let title = |key: &str, stacks: &[usize]| {
            let left = stacks
                .iter()
                .map(|&stack| format!("{}:{}", STACK_VALUES[stack], self.face_down(stack)));
            let stacks = format!("{STACK} {}", left.collect::<Vec<_>>().join(" "));
            block(&self.word(key)).title(Line::from(format!(" {stacks} ").dim()).right_aligned())
        };
        draw_lines(
            frame,
            left,
            title("board-catastrophes", &[3, 4, 5, 6]),
            |area| {
                let room = usize::from(area.width);
                let cards = self.position.catastrophes.iter().zip(CATASTROPHE_ROW);
                columns(
                    cards
                        .map(|(&card, stack)| self.catastrophe(card, stack, room))
                        .collect(),
                    room,
                )
            },
        );
        draw_lines(frame, right, title("board-purchases", &[0, 1, 2]), |area| {
            let cards = self.position.purchases.iter().zip(PURCHASE_ROW);
            columns(
                cards
                    .map(|(&card, stack)| self.on_sale(card, stack))
                    .collect(),
                area.width.into(),
            )
        });
    }

    fn heroes(&self) -> String {
        let (content, position) = (&self.game.content, self.position);
        let most = hero_limit(content, position, vehicle(content, position));
        let heroes = heroes(content, position).len() as i64;
        self.say(
            text("board-heroes-count")
                .number("heroes", heroes)
                .number("most", most),
        )
    }

    /// All players: with lines for their cards, with one line for each, or all in one line. What
    /// the active player has is shown elsewhere.
    fn players(&self, area: Rect) -> Vec<Line<'static>> {
        let seats = self.players_seated().len();
        let (room, lines) = (usize::from(area.width), usize::from(area.height));
        if lines < seats {
            return flow(
                (0..seats).map(|seat| self.player_in_short(seat)).collect(),
                SIGNS,
                room,
                lines,
            );
        }
        let widest = (0..seats)
            .map(|seat| self.name(seat).chars().count())
            .max()
            .unwrap_or(0);
        let mut told = Vec::new();
        for seat in 0..seats {
            let spare = lines - told.len() - (seats - seat);
            let sharing = (seat..seats)
                .filter(|&seat| !self.is_active(seat))
                .count()
                .max(1);
            told.extend(self.player(seat, widest, room, spare / sharing));
        }
        told
    }

    fn player_in_short(&self, seat: usize) -> Vec<Span<'static>> {
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
    fn pawn_with_marks(&self, seat: usize) -> Vec<Span<'static>> {
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
    fn player(&self, seat: usize, widest: usize, room: usize, below: usize) -> Vec<Line<'static>> {
        let Player {
            region,
            money,
            points,
            ..
        } = self.players_seated()[seat];
        let regions = Region::ALL.map(|region| self.region(region).chars().count());
        let region_room = regions.into_iter().max().unwrap_or(0);
        let mut head = self.pawn_with_marks(seat);
        head.push(format!(" {:<widest$} ", self.name(seat)).bold());
        head.push(format!(" {:<region_room$}", self.region(region)).into());
        head.push(format!(" {points:>2}{POINT}").bold());
        head.push(format!(" {money:>2}{COIN}  ").into());
        if self.is_active(seat) {
            return vec![Line::from(head)];
        }
        if below == 0 {
            let beside = room.saturating_sub(width(&head));
            head.extend(
                self.cards_in_lines(seat, beside, 1)
                    .into_iter()
                    .flat_map(|line| line.spans),
            );
            return vec![Line::from(head)];
        }
        let indent = |line: Line<'static>| {
            Line::from_iter([Span::raw("    ")].into_iter().chain(line.spans))
        };
        let cards = self
            .cards_in_lines(seat, room.saturating_sub(4), below)
            .into_iter()
            .map(indent);
        [Line::from(head)].into_iter().chain(cards).collect()
    }

    /// What a player has; without names if there is no room for all of them.
    fn cards_in_lines(&self, seat: usize, room: usize, lines: usize) -> Vec<Line<'static>> {
        let named = flow(
            self.cards_in_a_row(seat, Entry::joined),
            CARDS,
            room,
            lines + 1,
        );
        if named.len() <= lines {
            return named;
        }
        flow(
            self.cards_in_a_row(seat, Entry::unnamed),
            CARDS,
            room,
            lines,
        )
    }
}

/// Where every row and column counts: a line above, nothing around.
fn slim_panel(title: &str) -> Block<'static> {
    panel(title)
        .borders(Borders::TOP)
        .padding(Padding::right(1))
}

/// Below each other, or one after another if there are too many.
fn list(entries: Vec<Entry>, area: Rect) -> Vec<Line<'static>> {
    let lines: usize = entries
        .iter()
        .map(|entry| 1 + usize::from(entry.told.is_some()))
        .sum();
    if lines <= usize::from(area.height) {
        return columns(entries, area.width.into());
    }
    let items = entries.into_iter().map(Entry::joined).collect();
    flow(items, CARDS, area.width.into(), area.height.into())
}

/// Names and signs also stand in the row of cards: where there is no room for both, names stand
/// here, and where there are too many for names, signs.
fn without_what_is_too_much(mut entries: Vec<Entry>, area: Rect) -> Vec<Entry> {
    if entries.len() > usize::from(area.height) {
        entries
            .iter_mut()
            .for_each(|entry| entry.name = Span::default());
    } else if entries
        .iter()
        .any(|entry| entry.width() > usize::from(area.width))
    {
        entries.iter_mut().for_each(|entry| entry.signs.clear());
    }
    entries
}

fn value(value: u8, sign: &'static str) -> Span<'static> {
    format!("{value}{sign}").bold()
}
