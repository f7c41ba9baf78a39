//! The board of Das Katastrophenspiel: the world with pawns and catastrophes, both rows of cards,
//! and what the players have.

mod cards;
mod players;
mod signs;
#[cfg(test)]
mod tests;

use ratatui::Frame;
use ratatui::layout::Constraint::{Fill, Length};
use ratatui::layout::{Layout, Rect};
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

use super::captions::Captions;
use super::lines::{CARDS, Item, SIGNS, draw_lines, fill, fits, flow, halves, one_line, width};
use crate::play::boards::{BoardView, TerminalBoard};
use crate::play::screen::ink::{panel, pips};
use signs::{COIN, Entry, HERE, POINT, STACK, USED, columns};

/// With the world and a list for each hand.
const ROOMY: (u16, u16) = (70, 32);
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
        let board = Board {
            game: self,
            position: view.position,
            words: view.words,
            told: fits(GRAND, area),
        };
        if fits(ROOMY, area) {
            board.roomy(frame, area);
        } else {
            board.compact(frame, area);
        }
    }

    fn rows(&self, screen: Rect) -> u16 {
        screen.height.saturating_sub(BELOW).clamp(COMPACT, ROOMY.1)
    }

    /// Of extra actions, one is enough to hear why not.
    fn attempts(position: &Position) -> Vec<Action> {
        let player = position.player();
        let catastrophes = || position.catastrophes.iter().flatten().copied();
        let on_sale = || position.purchases.iter().flatten().copied();
        let in_play = position.turn.played.or(player.table);
        let used = position.mission.map_or(in_play, |mission| mission.used);
        let side = Side::All;
        let buy = match position.phase {
            Phase::Buy { .. } => Action::Buy,
            _ => Action::Purchase,
        };
        let mut attempts: Vec<Action> = player.hand.iter().map(Action::Play).collect();
        attempts.extend(used.iter().map(|card| Action::Use { card, side }));
        attempts.extend(catastrophes().map(Action::Mission));
        attempts.extend(Region::ALL.map(Action::Move));
        attempts.extend(on_sale().map(buy));
        attempts.extend(catastrophes().take(1).map(Action::ExtraMission));
        attempts.extend(on_sale().take(1).map(Action::ExtraPurchase));
        attempts.extend([
            Action::Drive(player.region),
            Action::GiveUp,
            Action::EndTurn,
        ]);
        attempts
    }
}

struct Board<'a> {
    game: &'a Katastrophenspiel,
    position: &'a Position,
    words: &'a Words,
    /// Is there room for the sentence of each card?
    told: bool,
}

impl Captions for Board<'_> {
    fn words(&self) -> &Words {
        self.words
    }
}

impl Board<'_> {
    fn roomy(&self, frame: &mut Frame, area: Rect) {
        let legend = self.legend(area.width, 2);
        let region = (area.height.saturating_sub(ROOMY.1) / 4 + 3).clamp(4, 7);
        let row = if self.told { 12 } else { 7 };
        let players = self.players_seated().len() as u16 + 2;
        let others = 4 + 2 * region + row + legend.len() as u16 + players;
        let most = area.height.saturating_sub(others);
        let [status, world, rows, cards, players, below] = Layout::vertical([
            Length(4),
            Length(2 * region),
            Length(row),
            Length(self.cards_rows().min(most)),
            Fill(1),
            Length(legend.len() as u16),
        ])
        .areas(area);
        draw_lines(frame, status, panel(&self.round()), |area| {
            vec![self.status(area), self.track(area)]
        });
        self.world(frame, world);
        self.rows(frame, rows, panel);
        self.cards_of_active(frame, cards);
        self.titled(frame, players, "board-players", |area| self.players(area));
        frame.render_widget(Paragraph::new(legend), below);
    }

    fn compact(&self, frame: &mut Frame, area: Rect) {
        let spare = area.height.saturating_sub(COMPACT);
        let legend = self.legend(area.width, if spare >= 4 { 2 } else { 1 });
        let [status, track, world, rows, cards, below] = Layout::vertical([
            Length(1),
            Length(u16::from(spare >= 2)),
            Length(if spare >= 14 { 8 } else { 0 }),
            Length(6),
            Fill(1),
            Length(legend.len() as u16),
        ])
        .areas(area);
        frame.render_widget(self.status(status), status);
        frame.render_widget(self.track(track), track);
        self.world(frame, world);
        self.rows(frame, rows, slim_panel);
        self.hand_and_players(frame, cards);
        frame.render_widget(Paragraph::new(legend), below);
    }

    /// What the active player has, and below it all players.
    fn hand_and_players(&self, frame: &mut Frame, area: Rect) {
        let hand = match self.position.phase {
            Phase::Over => Vec::new(),
            _ => self.hand_in_lines(area.width, area.height.saturating_sub(1)),
        };
        let rows = Length(hand.len() as u16);
        let [cards, players] = Layout::vertical([rows, Fill(1)]).areas(area);
        frame.render_widget(Paragraph::new(hand), cards);
        frame.render_widget(Paragraph::new(self.players(players)), players);
    }

    /// What the active player has. Few cards take as many lines as some more would, so that not
    /// everything moves when there is one more.
    fn hand_in_lines(&self, width: u16, most: u16) -> Vec<Line<'static>> {
        let items = self.cards_in_a_row(self.position.active.into(), Entry::joined);
        let mut lines = flow(items, CARDS, width.into(), most.into());
        lines.resize(lines.len().max(usize::from(most.min(3))), Line::default());
        lines
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
            items.push(self.starter());
        }
        one_line(items, area.width)
    }

    /// Who has the yellow pawn.
    fn starter(&self) -> Item {
        vec![
            signs::starter(),
            format!(" {} ", self.word("board-yellow-pawn")).dim(),
            self.pawn(self.position.starter.into()),
        ]
    }

    fn about(&self, key: &str, seat: u8) -> Item {
        let seat = usize::from(seat);
        vec![
            self.label(key),
            self.pawn(seat),
            format!(" {}", self.name(seat)).bold(),
        ]
    }

    /// Whose turn it is, with the mission and what is missing, or else the actions that are left.
    fn turn(&self) -> Vec<Item> {
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

    fn mission(&self, mission: &Mission) -> Vec<Item> {
        let name = self.card_name(mission.catastrophe);
        let mut needed = vec![self.label("board-mission"), name.bold(), " ".into()];
        needed.extend(signs::printed(self.game.content.card(mission.catastrophe)));
        let mut missing = vec![self.label("board-missing")];
        missing.extend(signs::abilities(mission.missing).map(|sign| sign.bold().reversed()));
        vec![needed, missing]
    }

    /// The victory point track in a line, with the counters and the round marker on their spaces.
    fn track(&self, area: Rect) -> Line<'static> {
        let points = self.players_seated().iter().map(|player| player.points);
        let most = points.max().unwrap_or(0).max(TRACK);
        let mut track = vec![self.label("board-track")];
        for space in 0..=most {
            let is_numbered = space % 5 == 0 || space == most;
            track.extend(self.space(space, is_numbered));
        }
        let marker = vec![
            signs::marker(),
            format!(" {}", self.word("board-round-marker")).dim(),
        ];
        one_line(vec![track, marker], area.width)
    }

    /// A space of the track: what stands there, or else its number or a dot.
    fn space(&self, space: u8, is_numbered: bool) -> Item {
        let seated = self.players_seated().iter().enumerate();
        let mut here: Item = seated
            .filter(|(_, player)| player.points == space)
            .map(|(seat, _)| self.pawn(seat))
            .collect();
        if self.position.rounds == space {
            here.push(signs::marker());
        }
        match here.len() {
            0 if is_numbered => vec![space.to_string().dim()],
            0 => vec!["·".dim()],
            1 => here,
            _ => [vec!["(".into()], here, vec![")".into()]].concat(),
        }
    }

    fn legend(&self, width: u16, lines: usize) -> Vec<Line<'static>> {
        self.explained(signs::legend(), width, lines)
    }

    fn world(&self, frame: &mut Frame, area: Rect) {
        let rows = Layout::vertical(WORLD.map(|_| Fill(1))).split(area);
        for (&row, regions) in rows.iter().zip(WORLD) {
            let places = Layout::horizontal(regions.map(|_| Fill(1))).split(row);
            for (&place, region) in places.iter().zip(regions) {
                self.one_region(frame, place, region);
            }
        }
    }

    /// A region with the pawns that stand there and its catastrophes.
    fn one_region(&self, frame: &mut Frame, area: Rect, region: Region) {
        let style = if self.is_here(region) {
            Style::new().fg(Color::Yellow)
        } else {
            Modifier::DIM.into()
        };
        let block = panel(&self.region(region)).border_style(style);
        let block = block.title(Line::from(self.pawns_in(region)));
        draw_lines(frame, area, block, |area| {
            let cards = self.position.catastrophes.iter().flatten().copied();
            let there = cards.filter(|&card| self.game.content.card(card).region == region);
            let untold = |card| Entry {
                told: None,
                ..self.valued(card, POINT)
            };
            let entries = there.map(untold).collect();
            list(without_what_is_too_much(entries, area), area)
        });
    }

    fn pawns_in(&self, region: Region) -> Item {
        let mut pawns = Vec::new();
        for (seat, player) in self.players_seated().iter().enumerate() {
            if player.region == region && self.is_active(seat) {
                pawns.push(HERE.into());
            }
            if player.region == region {
                pawns.push(self.pawn(seat));
            }
        }
        pawns
    }

    /// Is the player whose turn it is there?
    fn is_here(&self, region: Region) -> bool {
        self.position.phase != Phase::Over && self.position.player().region == region
    }

    /// Both rows of cards side by side, with how many cards the stacks have left.
    fn rows(&self, frame: &mut Frame, area: Rect, block: fn(&str) -> Block<'static>) {
        let [left, right] = halves(area);
        let title = |key: &str, stacks: &[usize]| {
            let stacks = Line::from(self.stacks_left(stacks).dim()).right_aligned();
            block(&self.word(key)).title(stacks)
        };
        let catastrophes = title("board-catastrophes", &[3, 4, 5, 6]);
        draw_lines(frame, left, catastrophes, |area| {
            let room = usize::from(area.width);
            let cards = self.position.catastrophes.iter().zip(CATASTROPHE_ROW);
            let entry = |(&card, stack)| self.catastrophe(card, stack, room);
            columns(cards.map(entry).collect(), room)
        });
        let purchases = title("board-purchases", &[0, 1, 2]);
        draw_lines(frame, right, purchases, |area| {
            let cards = self.position.purchases.iter().zip(PURCHASE_ROW);
            let entry = |(&card, stack)| self.on_sale(card, stack);
            columns(cards.map(entry).collect(), area.width.into())
        });
    }

    /// How many cards of each value lie face down.
    fn stacks_left(&self, stacks: &[usize]) -> String {
        let left = stacks
            .iter()
            .map(|&stack| format!("{}:{}", STACK_VALUES[stack], self.face_down(stack)));
        format!(" {STACK} {} ", left.collect::<Vec<_>>().join(" "))
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
    fill(items, CARDS, area)
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
