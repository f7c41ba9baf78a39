//! The board of After the Virus: what the player who is asked has before them, and how the others
//! are.

#[cfg(test)]
mod tests;

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use redtag_after_the_virus::{
    Action, AfterTheVirus, Bound, Card, Cards, Player, Position, Prepare, Spot, Standing, Type,
    Zombies, is_asked, prepare_cost,
};
use redtag_kernel::{Seat, Words};

use super::lines::{CARDS, FACTS, SIGNS, cut, draw_lines, flow, width};
use crate::play::boards::{BoardView, TerminalBoard};
use crate::play::screen::ink::panel;

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
/// A zombie, and one that is gone.
const ZOMBIE: [&str; 2] = ["Z", "×"];
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
        draw(frame, area, self, view.position, view.seat, view.words);
    }

    fn rows(&self, screen: Rect) -> u16 {
        screen.height.saturating_sub(BELOW).clamp(COMPACT, MOST)
    }

    fn attempts(position: &Position) -> Vec<Action> {
        attempts(position)
    }
}

/// What a person might want to try: everything with every card that lies before somebody.
fn attempts(position: &Position) -> Vec<Action> {
    let mut attempts = vec![Action::Scout];
    let mut add = |action| {
        if !attempts.contains(&action) {
            attempts.push(action);
        }
    };
    for player in position.players.as_slice() {
        player
            .hand
            .iter()
            .for_each(|(card, _)| add(Action::Play(card)));
        player
            .scouted
            .iter()
            .for_each(|(card, _)| add(Action::Retrieve(card)));
        player
            .sideways
            .iter()
            .for_each(|(card, _)| add(Action::Prepare(card)));
        player
            .prepared
            .iter()
            .for_each(|(card, _)| add(Action::Use { card, way: 0 }));
        player
            .hand
            .iter()
            .take(1)
            .for_each(|(card, _)| add(Action::Drop(card)));
    }
    [Action::Fight(0), Action::Done, Action::Call]
        .into_iter()
        .for_each(add);
    attempts
}

/// Draws the table.
fn draw(
    frame: &mut Frame,
    area: Rect,
    game: &AfterTheVirus,
    position: &Position,
    seat: Seat,
    words: &Words,
) {
    let asked = is_asked(&game.content, position);
    let seat = if asked.contains(seat) {
        seat
    } else {
        asked.first().unwrap_or(0)
    };
    let Some(player) = position.players.get(usize::from(seat)) else {
        return;
    };
    let board = Board {
        game,
        position,
        words,
        seat,
        player,
    };
    if area.width >= ROOMY.0 && area.height >= ROOMY.1 {
        board.roomy(frame, area);
    } else {
        board.compact(frame, area);
    }
}

/// Spans that stay together.
type Item = Vec<Span<'static>>;

/// A card with its signs, and what it says.
struct Entry {
    item: Item,
    told: String,
}

struct Board<'a> {
    game: &'a AfterTheVirus,
    position: &'a Position,
    words: &'a Words,
    /// Who is asked.
    seat: Seat,
    player: &'a Player,
}

impl Board<'_> {
    fn roomy(&self, frame: &mut Frame, area: Rect) {
        let legend = self.legend(area.width, 2);
        let others = self.position.players.len() as u16 - 1;
        let others = if others == 0 {
            0
        } else {
            2 + others * if area.height >= 34 { 4 } else { 3 }
        };
        let [status, state, cards, beyond, piles, others, below] = Layout::vertical([
            Constraint::Length(4),
            Constraint::Length(3),
            Constraint::Fill(3),
            Constraint::Fill(2),
            Constraint::Length(4),
            Constraint::Length(others),
            Constraint::Length(legend.len() as u16),
        ])
        .areas(area);
        draw_lines(frame, status, panel(&self.mission()), |area| {
            let goals = flow(self.conditions(self.seat), FACTS, area.width.into(), 1);
            let facts = [vec![self.name(self.seat)], self.facts(self.player)].concat();
            flow(facts, FACTS, area.width.into(), 1)
                .into_iter()
                .chain(goals)
                .collect()
        });
        let halves =
            |area| Layout::horizontal([Constraint::Fill(1), Constraint::Fill(1)]).areas(area);
        let [wounds, attacking] = halves(state);
        draw_lines(frame, wounds, panel(&self.word("board-wounds")), |_| {
            vec![self.wounds(self.player).into()]
        });
        draw_lines(
            frame,
            attacking,
            panel(&self.word("board-attacking")),
            |area| {
                flow(
                    self.or_empty(attacking_cards(self.player)),
                    SIGNS,
                    area.width.into(),
                    area.height.into(),
                )
            },
        );
        let [hand, play] = halves(cards);
        let [scouted, discard] = halves(beyond);
        let lists = [
            (hand, "board-hand", self.hand(self.player)),
            (play, "board-play-area", self.play_area(self.player)),
            (scouted, "board-scouted", self.scouted(self.player)),
        ];
        for (area, key, entries) in lists {
            draw_lines(frame, area, panel(&self.word(key)), |area| {
                self.list(entries, area)
            });
        }
        draw_lines(frame, discard, panel(&self.word("board-discard")), |area| {
            let cards = self.or_empty(items(self.lying(&self.player.discard)));
            flow(cards, CARDS, area.width.into(), area.height.into())
        });
        draw_lines(frame, piles, panel(&self.word("board-piles")), |area| {
            flow(
                self.piles(self.player),
                FACTS,
                area.width.into(),
                area.height.into(),
            )
        });
        if others.height > 0 {
            draw_lines(frame, others, panel(&self.word("board-others")), |area| {
                self.others(area)
            });
        }
        frame.render_widget(Paragraph::new(legend), below);
    }

    /// Line after line: those with many cards get more lines while there are some to spare.
    fn compact(&self, frame: &mut Frame, area: Rect) {
        let room = usize::from(area.width);
        let mission = vec![vec![self.mission().into()]];
        let facts = [vec![self.name(self.seat)], self.facts(self.player)].concat();
        let state = [
            vec![self.wounds(self.player)],
            vec![joined(
                self.labelled("board-attacking", attacking_cards(self.player)),
                "  ",
            )],
        ];
        let lists = [
            self.labelled("board-hand", items(self.hand(self.player))),
            self.labelled("board-play-area", items(self.play_area(self.player))),
            self.labelled("board-scouted", items(self.scouted(self.player))),
        ];
        let head = [
            [mission, facts].concat(),
            self.conditions(self.seat),
            state.concat(),
        ];
        let mut parts: Vec<(Vec<Item>, _, usize)> =
            head.into_iter().map(|items| (items, FACTS, 1)).collect();
        parts.extend(lists.into_iter().map(|items| (items, CARDS, 1)));
        parts.push((self.piles(self.player), FACTS, 1));
        let others = usize::from(self.position.players.len() > 1);
        let mut spare = usize::from(area.height).saturating_sub(parts.len() + others * 2);
        // The hand and the play area first, then what comes before and after.
        for at in [3, 4, 5, 0, 1, 2, 6] {
            let (items, between, lines) = &mut parts[at];
            let wanted = flow(items.clone(), *between, room, usize::from(area.height))
                .len()
                .max(1);
            let more = (wanted - 1).min(spare);
            *lines += more;
            spare -= more;
        }
        let mut lines: Vec<Line> = parts
            .into_iter()
            .flat_map(|(items, between, lines)| flow(items, between, room, lines))
            .collect();
        let left = area.height.saturating_sub(lines.len() as u16);
        let others = self.others(Rect {
            height: left,
            ..area
        });
        lines.extend(others);
        let left = usize::from(area.height).saturating_sub(lines.len());
        lines.extend(self.legend(area.width, left.min(2)));
        frame.render_widget(Paragraph::new(lines), area);
    }

    fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    fn card(&self, card: Card) -> String {
        self.word(&format!("card-{}", card.number()))
    }

    /// A card in play: a zombie there was cured.
    fn in_play(&self, card: Card) -> String {
        if card.is_zombie() {
            self.word("cured")
        } else {
            self.card(card)
        }
    }

    fn told(&self, card: Card) -> String {
        self.word(&format!("card-{}-text", card.number()))
    }

    /// Mission and turn.
    fn mission(&self) -> String {
        let mission = self
            .game
            .content
            .missions
            .get(usize::from(self.position.mission));
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
        let fact = |key: &str, number: i16| {
            vec![
                format!("{} ", self.word(key)).into(),
                number.to_string().bold(),
            ]
        };
        let mut facts = vec![
            fact("board-wave", player.wave),
            fact("board-saved", player.saved.into()),
        ];
        facts.push(fact("board-killed", player.killed.into()));
        if player.prevention > 0 {
            facts.push(fact("board-prevented", player.prevention.into()));
        }
        facts
    }

    /// Goal and failures, with how far it is.
    fn conditions(&self, seat: Seat) -> Vec<Item> {
        let goals = self.game.goals(self.position, seat);
        let goals = goals.into_iter().map(|goal| {
            let mark = if goal.met {
                format!("{DONE} ").green()
            } else {
                Span::default()
            };
            vec![mark, self.standing(&goal).into()]
        });
        let failures = self.game.failures(self.position, seat).into_iter();
        let failures =
            failures.map(|one| vec![format!("{DANGER} ").light_red(), self.standing(&one).into()]);
        let goals = self.labelled("board-goal", goals.collect());
        goals.into_iter().chain(failures).collect()
    }

    fn standing(&self, standing: &Standing) -> String {
        let what = self.words.say(&standing.what);
        match standing.bound {
            Bound::AtLeast(number) => format!("{what} {}/{number}", standing.now),
            Bound::AtMost(number) => format!("{what} {} (≤{number})", standing.now),
        }
    }

    fn wounds(&self, player: &Player) -> Item {
        let spot = |spot: Spot| {
            let key = match spot {
                Spot::Arm => "board-arm",
                Spot::Leg => "board-leg",
                Spot::Brain => "board-brain",
            };
            let wounded = player.wounds.has(spot);
            let sign = SPOTS[usize::from(wounded)];
            let style = if wounded {
                Style::new().fg(Color::LightRed)
            } else {
                Style::new()
            };
            Span::styled(format!("{sign} {}  ", self.word(key)), style)
        };
        let mut spots: Item = Spot::ALL.map(spot).to_vec();
        if let Some(last) = spots.last_mut() {
            *last = Span::styled(last.content.trim_end().to_owned(), last.style);
        }
        spots
    }

    /// With a name before the first, or a word that there is none.
    fn labelled(&self, key: &str, items: Vec<Item>) -> Vec<Item> {
        let mut items = self.or_empty(items);
        if let Some(first) = items.first_mut() {
            first.insert(0, format!("{} ", self.word(key)).dim());
        }
        items
    }

    fn or_empty(&self, items: Vec<Item>) -> Vec<Item> {
        if items.is_empty() {
            vec![vec![self.word("board-empty").dim()]]
        } else {
            items
        }
    }

    fn hand(&self, player: &Player) -> Vec<Entry> {
        self.lying(&player.hand)
    }

    /// Cards by name and number.
    fn lying(&self, cards: &Cards) -> Vec<Entry> {
        let entry = |(card, count)| Entry {
            item: vec![Span::styled(
                times(self.card(card), count),
                self.colour(card),
            )],
            told: self.told(card),
        };
        cards.iter().map(entry).collect()
    }

    /// With the price of retrieving them.
    fn scouted(&self, player: &Player) -> Vec<Entry> {
        let mut entries = self.lying(&player.scouted);
        for (entry, (card, _)) in entries.iter_mut().zip(player.scouted.iter()) {
            entry
                .item
                .push(format!(" ({})", self.game.content.card(card).retrieve).dim());
        }
        entries
    }

    /// Prepared cards with their ammo, then the others with what it takes to prepare them.
    fn play_area(&self, player: &Player) -> Vec<Entry> {
        let prepared = player.prepared.iter().map(|(card, count)| {
            let name = times(self.in_play(card), count);
            let mut item = vec![
                UPRIGHT.green(),
                Span::styled(format!(" {name}"), self.colour(card)).bold(),
            ];
            let ammo = player.ammo_of(card).count();
            if ammo > 0 {
                item.push(format!(" {}", AMMO.repeat(ammo)).yellow());
            }
            if player.used.contains(card) {
                item.push(format!(" {DONE}").dim());
            }
            Entry {
                item,
                told: self.told(card),
            }
        });
        let sideways = player.sideways.iter().map(|(card, count)| {
            let price = match prepare_cost(&self.game.content, player, card) {
                Prepare::Cards(cards) => cards.to_string(),
                Prepare::Card(needed) => self.card(needed),
                Prepare::Ammo(cards) => format!("{cards}{AMMO}"),
                Prepare::AnyAmmo => format!("X{AMMO}"),
            };
            let name = Span::styled(
                format!(" {}", times(self.card(card), count)),
                self.colour(card),
            );
            Entry {
                item: vec![SIDEWAYS.dim(), name, format!(" ({price})").dim()],
                told: self.told(card),
            }
        });
        prepared.chain(sideways).collect()
    }

    fn colour(&self, card: Card) -> Color {
        match self.game.content.card(card).kind {
            Type::Zombie => Color::LightGreen,
            Type::Event => Color::LightMagenta,
            Type::Person | Type::Animal => Color::LightYellow,
            Type::Weapon | Type::Supply => Color::LightRed,
            Type::Trap => Color::LightCyan,
            Type::Medical | Type::Armor => Color::LightBlue,
            Type::Equipment | Type::Vehicle | Type::Facility | Type::Training => Color::Reset,
        }
    }

    /// Below each other with what they say, or one after another if there are too many.
    fn list(&self, entries: Vec<Entry>, area: Rect) -> Vec<Line<'static>> {
        let (room, lines) = (usize::from(area.width), usize::from(area.height));
        if entries.is_empty() {
            return vec![self.word("board-empty").dim().into()];
        }
        if entries.len() > lines {
            return flow(items(entries), CARDS, room, lines);
        }
        let line = |Entry { mut item, told }| {
            let left = room.saturating_sub(width(&item) + 2);
            if left >= 8 {
                item.push("  ".into());
                item.push(cut(told.dim(), left));
            }
            Line::from(item)
        };
        entries.into_iter().map(line).collect()
    }

    /// How many cards lie where.
    fn piles(&self, player: &Player) -> Vec<Item> {
        let pile = |key: &str, cards: usize| {
            vec![
                format!("{} ", self.word(key)).into(),
                cards.to_string().bold(),
            ]
        };
        let mut area = pile("board-area", player.area.len());
        if let Some(top) = player.area.top.first() {
            area.push(format!(" ({})", self.card(top)).into());
        }
        let zombies = player.pile.iter().zip(1..).filter(|&(&count, _)| count > 0);
        let zombies: Vec<String> = zombies
            .map(|(count, zombies): (_, u8)| format!("{count}×{zombies}"))
            .collect();
        let zombies = if zombies.is_empty() {
            self.word("board-empty")
        } else {
            zombies.join(" ")
        };
        let mut piles = vec![
            pile("board-draw", player.draw.total().into()),
            area,
            pile("board-discard", player.discard.total().into()),
            vec![
                format!("{} ", self.word("board-pile")).into(),
                zombies.light_green(),
            ],
        ];
        if player.destroyed.total() > 0 {
            let destroyed = player
                .destroyed
                .iter()
                .map(|(card, count)| times(self.card(card), count));
            let destroyed = destroyed.collect::<Vec<_>>().join(", ");
            piles.push(vec![
                format!("{} ", self.word("board-destroyed")).into(),
                destroyed.dim(),
            ]);
        }
        piles
    }

    /// The other players: each with as many lines as there are.
    fn others(&self, area: Rect) -> Vec<Line<'static>> {
        let seats = (0..self.position.players.len() as u8).filter(|&seat| seat != self.seat);
        let count = seats.clone().count().max(1);
        let lines = usize::from(area.height) / count;
        let told = seats.flat_map(|seat| {
            flow(
                self.other(seat),
                FACTS,
                area.width.into(),
                lines.clamp(1, 4),
            )
        });
        told.take(area.height.into()).collect()
    }

    /// Zombies and wounds first: here one can help.
    fn other(&self, seat: Seat) -> Vec<Item> {
        let player = self.player_at(seat);
        let mut items_of = vec![self.name(seat), self.wounds(player)];
        items_of.push(joined(
            self.labelled("board-attacking", attacking_cards(player)),
            "  ",
        ));
        items_of.extend(self.conditions(seat));
        items_of.push(joined(
            self.labelled("board-hand", items(self.hand(player))),
            ", ",
        ));
        items_of.push(joined(
            self.labelled("board-play-area", items(self.play_area(player))),
            ", ",
        ));
        items_of.push(joined(
            self.labelled("board-scouted", items(self.scouted(player))),
            ", ",
        ));
        items_of.extend(self.facts(player));
        items_of.extend(self.piles(player));
        items_of
    }

    /// What the signs mean, as far as there is room.
    fn legend(&self, width: u16, lines: usize) -> Vec<Line<'static>> {
        let entry = |(sign, key): (&'static str, _)| {
            vec![Span::raw(sign), format!(" {}", self.word(key)).dim()]
        };
        flow(LEGEND.map(entry).to_vec(), SIGNS, width.into(), lines)
    }
}

/// Each attacking card with its zombies.
fn attacking_cards(player: &Player) -> Vec<Item> {
    let card = |&Zombies {
                    printed,
                    left,
                    discarded,
                }: &Zombies| {
        let gone = printed.saturating_sub(left);
        let mut item = vec![
            "[".into(),
            ZOMBIE[0].repeat(left.into()).light_green().bold(),
            ZOMBIE[1].repeat(gone.into()).dim(),
            "]".into(),
        ];
        if discarded {
            item.push(DISCARDED.dim());
        }
        item
    };
    player.attacking.iter().map(card).collect()
}

fn items(entries: Vec<Entry>) -> Vec<Item> {
    entries.into_iter().map(|entry| entry.item).collect()
}

fn joined(items: Vec<Item>, between: &'static str) -> Item {
    items.join(&Span::raw(between))
}

fn times(name: String, count: u8) -> String {
    if count > 1 {
        format!("{name} ×{count}")
    } else {
        name
    }
}
