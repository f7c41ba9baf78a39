//! The board of After the Virus: what the player who is asked has before them, and how the others
//! are.

mod cards;
#[cfg(test)]
mod tests;

use ratatui::Frame;
use ratatui::layout::Constraint::{Fill, Length};
use ratatui::layout::{Layout, Rect};
use ratatui::style::{Color, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use redtag_after_the_virus::{
    Action, AfterTheVirus, Bound, Player, Position, Spot, Standing, is_asked,
};
use redtag_kernel::{Seat, Words};

use super::captions::Captions;
use super::lines::{
    CARDS, FACTS, Item, Part, SIGNS, draw_lines, fill, fits, flow, halves, joined, one_line, share,
};
use crate::play::boards::{BoardView, TerminalBoard};
use crate::play::screen::ink::panel;
use cards::{attacking, items};

/// With a panel for each thing.
const ROOMY: (u16, u16) = (70, 25);
/// More rows than that are of no use.
const MOST: u16 = 40;
/// Fewer rows than that hide something.
const COMPACT: u16 = 10;
/// What lies below the board needs this much.
const BELOW: u16 = 14;
/// Who is asked.
const HERE: &str = "▸";
/// What is reached, who is done, what was used in this turn.
const DONE: &str = "√";
/// What loses the mission.
const DANGER: &str = "!";
/// A zombie card that is going to be discarded.
const DISCARDED: &str = "↓";
/// A card in play that is upright, and one that lies sideways.
const UPRIGHT: &str = "▮";
const SIDEWAYS: &str = "▬";
/// A card under a weapon.
const AMMO: &str = "•";
/// A wound spot that is free, and one that is not.
const SPOTS: [&str; 2] = ["○", "●"];
/// What the signs mean, what is met most first.
const LEGEND: [(&str, &str); 8] = [
    ("[Z×]", "board-sign-zombies"),
    (UPRIGHT, "board-prepared"),
    (SIDEWAYS, "board-sideways"),
    ("(2)", "board-sign-price"),
    (AMMO, "board-ammo"),
    (DONE, "board-sign-done"),
    (DISCARDED, "board-sign-discarded"),
    (DANGER, "board-failure"),
];

impl TerminalBoard for AfterTheVirus {
    fn draw(&self, frame: &mut Frame, area: Rect, view: &BoardView<Self>) {
        match Board::new(self, view) {
            Some(board) if fits(ROOMY, area) => board.roomy(frame, area),
            Some(board) => board.compact(frame, area),
            None => {}
        }
    }

    fn rows(&self, screen: Rect) -> u16 {
        screen.height.saturating_sub(BELOW).clamp(COMPACT, MOST)
    }

    /// Everything with every card that lies before somebody.
    fn attempts(position: &Position) -> Vec<Action> {
        let mut attempts = vec![Action::Scout];
        let tried = position.players.iter().flat_map(with_cards_of);
        for action in tried.chain([Action::Fight(0), Action::Done, Action::Call]) {
            if !attempts.contains(&action) {
                attempts.push(action);
            }
        }
        attempts
    }
}

/// What might be done with the cards of a player. To hear why no card can be dropped, one is
/// enough.
fn with_cards_of(player: &Player) -> Vec<Action> {
    let played = player.hand.iter().map(|(card, _)| Action::Play(card));
    let retrieved = player.scouted.iter();
    let prepared = player.sideways.iter();
    let used = player.prepared.iter();
    let dropped = player.hand.iter().take(1);
    played
        .chain(retrieved.map(|(card, _)| Action::Retrieve(card)))
        .chain(prepared.map(|(card, _)| Action::Prepare(card)))
        .chain(used.map(|(card, _)| Action::Use { card, way: 0 }))
        .chain(dropped.map(|(card, _)| Action::Drop(card)))
        .collect()
}

struct Board<'a> {
    game: &'a AfterTheVirus,
    position: &'a Position,
    words: &'a Words,
    /// Who is asked.
    seat: Seat,
    player: &'a Player,
}

impl Captions for Board<'_> {
    fn words(&self) -> &Words {
        self.words
    }
}

impl<'a> Board<'a> {
    /// The board of whoever looks at it if they are asked, or else of the first who is.
    fn new(game: &'a AfterTheVirus, view: &BoardView<'a, AfterTheVirus>) -> Option<Self> {
        let asked = is_asked(&game.content, view.position);
        let seat = if asked.contains(view.seat) {
            view.seat
        } else {
            asked.first().unwrap_or(0)
        };
        Some(Self {
            game,
            position: view.position,
            words: view.words,
            seat,
            player: view.position.players.get(usize::from(seat))?,
        })
    }
}

impl Board<'_> {
    fn roomy(&self, frame: &mut Frame, area: Rect) {
        let legend = self.legend(area.width, 2);
        let [status, state, cards, beyond, piles, others, below] = Layout::vertical([
            Length(4),
            Length(3),
            Fill(3),
            Fill(2),
            Length(4),
            Length(self.rows_of_others(area.height)),
            Length(legend.len() as u16),
        ])
        .areas(area);
        draw_lines(frame, status, panel(&self.mission()), |area| {
            self.status(area.width)
        });
        self.draw_state(frame, state);
        self.draw_cards(frame, cards, beyond);
        self.titled(frame, piles, "board-piles", |area| {
            fill(self.piles(self.player), FACTS, area)
        });
        if others.height > 0 {
            self.titled(frame, others, "board-others", |area| self.others(area));
        }
        frame.render_widget(Paragraph::new(legend), below);
    }

    /// How many rows the panel of the other players has.
    fn rows_of_others(&self, height: u16) -> u16 {
        match self.position.players.len() as u16 - 1 {
            0 => 0,
            others => 2 + others * if height >= 34 { 4 } else { 3 },
        }
    }

    /// The tracks of whoever is asked, and what has to be reached.
    fn status(&self, width: u16) -> Vec<Line<'static>> {
        let facts = [vec![self.name(self.seat)], self.facts(self.player)].concat();
        vec![
            one_line(facts, width),
            one_line(self.conditions(self.seat), width),
        ]
    }

    /// Wounds, and the zombies that attack.
    fn draw_state(&self, frame: &mut Frame, area: Rect) {
        let [wounds, attackers] = halves(area);
        self.titled(frame, wounds, "board-wounds", |_| {
            vec![self.wounds(self.player).into()]
        });
        self.titled(frame, attackers, "board-attacking", |area| {
            fill(self.or_empty(attacking(self.player)), SIGNS, area)
        });
    }

    /// Hand and play area; below them what was scouted, and the discards.
    fn draw_cards(&self, frame: &mut Frame, upper: Rect, lower: Rect) {
        let [hand, play] = halves(upper);
        let [scouted, discard] = halves(lower);
        let lists = [
            (hand, "board-hand", self.hand(self.player)),
            (play, "board-play-area", self.play_area(self.player)),
            (scouted, "board-scouted", self.scouted(self.player)),
        ];
        for (area, key, entries) in lists {
            self.titled(frame, area, key, |area| self.list(entries, area));
        }
        self.titled(frame, discard, "board-discard", |area| {
            let cards = self.or_empty(items(self.lying(&self.player.discard)));
            fill(cards, CARDS, area)
        });
    }

    /// Line after line: those with many cards get more lines while there are some to spare.
    fn compact(&self, frame: &mut Frame, area: Rect) {
        let others = if self.position.players.len() > 1 {
            2
        } else {
            0
        };
        let own = Rect {
            height: area.height.saturating_sub(others),
            ..area
        };
        // The hand and the play area first, then what comes before and after.
        let mut lines = share(&self.parts(), &[3, 4, 5, 0, 1, 2, 6], own);
        let left = Rect {
            height: area.height.saturating_sub(lines.len() as u16),
            ..area
        };
        lines.extend(self.others(left));
        let left = usize::from(area.height).saturating_sub(lines.len());
        lines.extend(self.legend(area.width, left.min(2)));
        frame.render_widget(Paragraph::new(lines), area);
    }

    /// All about whoever is asked.
    fn parts(&self) -> Vec<Part> {
        let mut head = vec![vec![self.mission().into()], self.name(self.seat)];
        head.extend(self.facts(self.player));
        let state = vec![self.wounds(self.player), self.attackers(self.player)];
        let facts = [head, self.conditions(self.seat), state];
        let cards = self.cards(self.player);
        let mut parts: Vec<Part> = facts.map(|items| (items, FACTS)).to_vec();
        parts.extend(cards.map(|items| (items, CARDS)));
        parts.push((self.piles(self.player), FACTS));
        parts
    }

    /// Hand, play area and what was scouted.
    fn cards(&self, player: &Player) -> [Vec<Item>; 3] {
        [
            self.labelled("board-hand", items(self.hand(player))),
            self.labelled("board-play-area", items(self.play_area(player))),
            self.labelled("board-scouted", items(self.scouted(player))),
        ]
    }

    fn attackers(&self, player: &Player) -> Item {
        joined(self.labelled("board-attacking", attacking(player)), "  ")
    }

    /// Mission and turn.
    fn mission(&self) -> String {
        let missions = &self.game.content.missions;
        let mission = missions.get(usize::from(self.position.mission));
        let id = mission.map_or("", |mission| &mission.id);
        let turn = self.position.turn;
        format!(
            "{id} {} · {} {turn}",
            self.word(&format!("mission-{id}")),
            self.word("board-turn")
        )
    }

    fn player_at(&self, seat: Seat) -> &Player {
        &self.position.players[usize::from(seat)]
    }

    /// A character, marked if asked or done; others wait until somebody has finished something.
    fn name(&self, seat: Seat) -> Item {
        let mark = match is_asked(&self.game.content, self.position).contains(seat) {
            true => HERE.yellow(),
            false if self.player_at(seat).done => DONE.green(),
            false => " ".into(),
        };
        let name = self.word(&format!("character-{}", self.player_at(seat).character + 1));
        vec![mark, name.bold()]
    }

    /// The tracks of a player.
    fn facts(&self, player: &Player) -> Vec<Item> {
        let mut facts = vec![
            self.fact("board-wave", player.wave),
            self.fact("board-saved", player.saved),
            self.fact("board-killed", player.killed),
        ];
        if player.prevention > 0 {
            facts.push(self.fact("board-prevented", player.prevention));
        }
        facts
    }

    /// Goal and failures, with how far it is.
    fn conditions(&self, seat: Seat) -> Vec<Item> {
        let goal = |goal: Standing| {
            let mark = if goal.met {
                format!("{DONE} ").green()
            } else {
                Span::default()
            };
            vec![mark, self.standing(&goal).into()]
        };
        let failure =
            |one: Standing| vec![format!("{DANGER} ").light_red(), self.standing(&one).into()];
        let goals = self.game.goals(self.position, seat).into_iter().map(goal);
        let failures = self.game.failures(self.position, seat).into_iter();
        let goals = self.labelled("board-goal", goals.collect());
        goals.into_iter().chain(failures.map(failure)).collect()
    }

    fn standing(&self, standing: &Standing) -> String {
        let what = self.words.say(&standing.what);
        match standing.bound {
            Bound::AtLeast(number) => format!("{what} {}/{number}", standing.now),
            Bound::AtMost(number) => format!("{what} {} (≤{number})", standing.now),
        }
    }

    fn wounds(&self, player: &Player) -> Item {
        let spots = Spot::ALL.map(|spot| vec![self.wound(spot, player.wounds.has(spot))]);
        joined(spots.to_vec(), "  ")
    }

    fn wound(&self, spot: Spot, wounded: bool) -> Span<'static> {
        let name = self.word(match spot {
            Spot::Arm => "board-arm",
            Spot::Leg => "board-leg",
            Spot::Brain => "board-brain",
        });
        let style = if wounded {
            Style::new().fg(Color::LightRed)
        } else {
            Style::new()
        };
        Span::styled(format!("{} {name}", SPOTS[usize::from(wounded)]), style)
    }

    /// The other players: each with as many lines as there are.
    fn others(&self, area: Rect) -> Vec<Line<'static>> {
        let seats = (0..self.position.players.len() as u8).filter(|&seat| seat != self.seat);
        let count = seats.clone().count().max(1);
        let lines = usize::from(area.height) / count;
        let told = |seat| {
            let (room, lines) = (area.width.into(), lines.clamp(1, 4));
            flow(self.other(seat), FACTS, room, lines)
        };
        seats.flat_map(told).take(area.height.into()).collect()
    }

    /// Zombies and wounds first, since that is where others can help.
    fn other(&self, seat: Seat) -> Vec<Item> {
        let player = self.player_at(seat);
        let mut told = vec![self.name(seat), self.wounds(player), self.attackers(player)];
        told.extend(self.conditions(seat));
        told.extend(self.cards(player).map(|cards| joined(cards, ", ")));
        told.extend(self.facts(player));
        told.extend(self.piles(player));
        told
    }

    fn legend(&self, width: u16, lines: usize) -> Vec<Line<'static>> {
        self.explained(LEGEND, width, lines)
    }
}
