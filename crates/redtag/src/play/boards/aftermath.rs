//! The board of Aftermath: the map of the page, the sideboard, and the characters.

mod chart;
#[cfg(test)]
mod tests;

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use redtag_aftermath::{
    Action, Aftermath, Card, Colour, Dial, Hero, Location, Mission, Position, Situation, Space,
    Spot, Worn,
};
use redtag_kernel::{Game, Seat, Text, Turn, Words};

use super::lines::{Between, CARDS, CLOSE, FACTS, SIGNS, cut, draw_lines, flow};
use crate::play::boards::{BoardView, TerminalBoard};
use crate::play::screen::ink::panel;
use chart::Chart;

/// With a panel for each thing.
const ROOMY: (u16, u16) = (70, 25);
/// More rows than that are of no use.
const MOST: u16 = 44;
/// Fewer rows than that hide something.
const COMPACT: u16 = 10;
/// What lies below the board needs this much.
const BELOW: u16 = 14;
/// Beside the map there are at least this many columns.
const BESIDE: u16 = 31;
/// Who is asked, and which enemy acts.
const HERE: &str = "▸";
/// Who keeps the book.
const BOOK: &str = "§";
/// Figures on the map, by seat and by place on the track.
const HERO: &str = "@";
const FOE: &str = "!";
/// Tokens on the map, with their number or their difficulty.
const ROACHES: &str = "%";
const TOKEN: &str = "#";
const FIND: &str = "$";
/// What the map shows.
const OBJECTIVE: &str = "*";
const POI: &str = "?";
const HIDE: &str = "∩";
const EXIT: &str = "»";
const START: &str = "¤";
/// Wounds, toxic ones, and life that is left.
const LIFE: [&str; 3] = ["●", "◊", "○"];
/// A battery on an item.
const BATTERY: &str = "+";
/// A slot without an item.
const FREE: &str = "-";
/// What the signs mean, what is met most first.
const LEGEND: [(&str, &str); 17] = [
    ("@1", "board-sign-hero"),
    ("!1", "board-enemies"),
    (POI, "board-poi"),
    (OBJECTIVE, "board-objective"),
    (EXIT, "board-exit"),
    (HIDE, "board-hide"),
    ("$4", "board-find"),
    ("···", "board-line-free"),
    ("·r·b·g·", "board-line-colour"),
    ("───", "board-line-white"),
    ("═══", "board-line-double"),
    (START, "board-sign-start"),
    (LIFE[0], "board-sign-wound"),
    (LIFE[1], "board-sign-toxic"),
    (TOKEN, "board-sign-token"),
    ("%2", "board-sign-roaches"),
    (BOOK, "board-sign-book"),
];
/// The dials of the dashboard.
const DIALS: [(Dial, &str); 6] = [
    (Dial::Time, "board-time"),
    (Dial::Clue, "board-clue"),
    (Dial::Scrap, "board-scrap"),
    (Dial::Food, "board-food"),
    (Dial::Population, "board-population"),
    (Dial::Morale, "board-morale"),
];
/// The slots for equipped items (R46).
const SLOTS: [&str; 5] = [
    "board-head",
    "board-body",
    "board-paw",
    "board-paw",
    "board-accessory",
];

impl TerminalBoard for Aftermath {
    fn draw(&self, frame: &mut Frame, area: Rect, view: &BoardView<Self>) {
        draw(frame, area, self, view.position, view.words);
    }

    fn rows(&self, screen: Rect) -> u16 {
        screen.height.saturating_sub(BELOW).clamp(COMPACT, MOST)
    }

    fn attempts(position: &Position) -> Vec<Action> {
        attempts(position)
    }
}

/// What a person might want to try in a turn, possible or not.
fn attempts(position: &Position) -> Vec<Action> {
    let mut attempts = vec![
        Action::Draw,
        Action::Read,
        Action::Exit(0),
        Action::Nest,
        Action::EndTurn,
    ];
    let Some(hero) = position.heroes.get(usize::from(position.current)) else {
        return attempts;
    };
    for (foe, one) in (0..).zip(position.scene.foes.as_slice()) {
        attempts.extend([
            Action::Melee(foe),
            Action::Ranged {
                foe,
                space: one.space,
            },
            Action::Communicate(foe),
        ]);
    }
    for (card, _) in hero.hand.iter() {
        attempts.extend([
            Action::Move(card),
            Action::Contribute(card),
            Action::Play(card),
        ]);
    }
    attempts.extend(
        hero.hand
            .iter()
            .take(1)
            .map(|(card, _)| Action::Equip(card)),
    );
    attempts.extend(hero.abilities.iter().map(Action::Activate));
    attempts.extend(hero.statuses.iter().map(Action::Recover));
    attempts.push(Action::Scavenge(0));
    attempts
}

/// Draws the table.
fn draw(frame: &mut Frame, area: Rect, game: &Aftermath, position: &Position, words: &Words) {
    let asked = match game.turn(position) {
        Turn::Act(seats) => seats.first(),
        Turn::Over => None,
    };
    let board = Board {
        game,
        position,
        words,
        asked,
    };
    if area.width >= ROOMY.0 && area.height >= ROOMY.1 {
        board.roomy(frame, area);
    } else {
        board.compact(frame, area);
    }
}

/// Spans that stay together.
type Item = Vec<Span<'static>>;
/// Items that share lines.
type Part = (Vec<Item>, Between);

struct Board<'a> {
    game: &'a Aftermath,
    position: &'a Position,
    words: &'a Words,
    /// Who is asked, as long as the game goes on.
    asked: Option<Seat>,
}

impl Board<'_> {
    fn roomy(&self, frame: &mut Frame, area: Rect) {
        let legend = self.legend(area.width, 2);
        let seats = self.position.heroes.len().max(1) as u16;
        let lines = (area.height.saturating_sub(19) / seats).clamp(1, 4);
        let [upper, heroes, below] = Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(2 + seats * lines),
            Constraint::Length(legend.len() as u16),
        ])
        .areas(area);
        let room = (
            upper.width.saturating_sub(BESIDE + 4),
            upper.height.saturating_sub(2),
        );
        let width = self.chart(room).map_or(room.0, |chart| chart.size().0);
        let [map, beside] =
            Layout::horizontal([Constraint::Length(width + 4), Constraint::Fill(1)]).areas(upper);
        let title = panel(&self.say(&self.game.page_title(self.position.page)));
        let inner = title.inner(map);
        frame.render_widget(title, map);
        self.map(frame, inner);
        self.sideboard(frame, beside);
        draw_lines(
            frame,
            heroes,
            panel(&self.word("board-sign-hero")),
            |area| self.heroes(area),
        );
        frame.render_widget(Paragraph::new(legend), below);
    }

    /// Missions and dials, the track, and what else there is.
    fn sideboard(&self, frame: &mut Frame, area: Rect) {
        let [status, track, rest] = Layout::vertical([
            Constraint::Fill(4),
            Constraint::Fill(4),
            Constraint::Fill(3),
        ])
        .areas(area);
        let mission = [self.situation(), self.missions(), self.dials()]
            .map(facts)
            .to_vec();
        draw_lines(frame, status, panel(&self.word("board-mission")), |area| {
            share(&mission, &[2, 1, 0], area)
        });
        draw_lines(frame, track, panel(&self.word("board-threat")), |area| {
            self.long_track(area)
        });
        let others = [
            self.under_way(),
            [self.tokens(), self.piles()].map(facts).to_vec(),
        ]
        .concat();
        draw_lines(frame, rest, panel(&self.word("board-supply")), |area| {
            share(&others, &[0, 1, 2, 3], area)
        });
    }

    /// The map on the left, and line after line beside and below it.
    fn compact(&self, frame: &mut Frame, area: Rect) {
        let room = (
            area.width.saturating_sub(BESIDE),
            area.height.saturating_sub(3),
        );
        let (width, height) = self.chart(room).map_or(room, |chart| chart.size());
        let [upper, lower] =
            Layout::vertical([Constraint::Length(height), Constraint::Fill(1)]).areas(area);
        let [map, _, beside] = Layout::horizontal([
            Constraint::Length(width),
            Constraint::Length(1),
            Constraint::Fill(1),
        ])
        .areas(upper);
        self.map(frame, map);
        let title = vec![self.say(&self.game.page_title(self.position.page)).bold()];
        let page = [vec![title], self.situation()].concat();
        let first = [
            page,
            self.dials(),
            self.labelled("board-threat", self.track()),
        ]
        .map(facts);
        let last = [self.missions(), self.tokens(), self.piles()].map(facts);
        let parts = [first.to_vec(), self.under_way(), last.to_vec()].concat();
        let order: Vec<usize> = (0..parts.len()).collect();
        frame.render_widget(Paragraph::new(share(&parts, &order, beside)), beside);
        let mut lines = self.heroes(lower);
        let left = usize::from(lower.height).saturating_sub(lines.len());
        lines.extend(self.legend(area.width, left));
        frame.render_widget(Paragraph::new(lines), lower);
    }

    fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    fn say(&self, text: &Text) -> String {
        self.words.say(text)
    }

    /// With a name before the first, or a word that there is none.
    fn labelled(&self, key: &str, mut items: Vec<Item>) -> Vec<Item> {
        if items.is_empty() {
            items.push(vec![self.word("board-empty").dim()]);
        }
        items[0].insert(0, format!("{} ", self.word(key)).dim());
        items
    }

    fn chart(&self, room: (u16, u16)) -> Option<Chart<'_>> {
        let map = self.game.map(self.position)?;
        Some(Chart::new(map, map.plan(self.position.scene.doors), room))
    }

    /// The map of the page, or that of the land while no page is open.
    fn map(&self, frame: &mut Frame, area: Rect) {
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

    /// Safe or hostile, and what the weather and the vehicle are.
    fn situation(&self) -> Vec<Item> {
        let scene = &self.position.scene;
        let mut items = vec![match scene.situation {
            Situation::Safe => vec![self.word("board-safe").light_green()],
            Situation::Hostile => vec![self.word("board-hostile").light_red().bold()],
        }];
        items.extend(
            scene
                .environment
                .map(|one| vec![self.say(&self.game.environment(one)).light_cyan()]),
        );
        items.extend(self.position.ride.map(|ride| {
            let vehicle = self.say(&self.game.vehicle(ride.vehicle));
            vec![
                format!("{vehicle} ").into(),
                LIFE[2].repeat(ride.hull.into()).light_cyan(),
            ]
        }));
        items
    }

    /// The main mission and the others, with the time that each may take.
    fn missions(&self) -> Vec<Item> {
        let of = |mission: Mission| {
            let time = self
                .game
                .content
                .missions
                .get(mission)
                .map_or(0, |rules| rules.time);
            let name = self.say(&self.game.mission(mission));
            vec![
                name.into(),
                format!(" ({} ≤{time})", self.word("board-time")).dim(),
            ]
        };
        let main = self.labelled(
            "board-mission",
            self.position.main.map(of).into_iter().collect(),
        );
        let sides: Vec<Item> = self.position.sides.iter().map(of).collect();
        if sides.is_empty() {
            main
        } else {
            [main, self.labelled("board-side", sides)].concat()
        }
    }

    fn dials(&self) -> Vec<Item> {
        let campaign = &self.position.campaign;
        let dial = |(dial, key): (Dial, &str)| {
            let most = campaign.most[dial as usize];
            vec![
                format!("{} ", self.word(key)).into(),
                campaign.dial(dial).to_string().bold(),
                format!("/{most}").dim(),
            ]
        };
        DIALS.map(dial).to_vec()
    }

    /// Enemies and threat cards side by side, from the top (A7).
    fn track(&self) -> Vec<Item> {
        let scene = &self.position.scene;
        let (foes, threats) = (scene.foes.as_slice(), scene.threats.as_slice());
        let slot = |place: usize| {
            let acts = scene.acting.map(usize::from) == Some(place);
            let mut item = vec![if acts {
                HERE.light_red()
            } else {
                Span::default()
            }];
            match foes.get(place) {
                Some(foe) => {
                    let life = self.game.life(self.position, foe.enemy);
                    let name = self.say(&self.game.enemy(foe.enemy));
                    item.push(
                        format!("{FOE}{} {name} {}/{life}", place + 1, foe.wounds).light_red(),
                    );
                }
                None => item.push(format!("{} {FREE}", place + 1).dim()),
            }
            if let Some(&threat) = threats.get(place) {
                item.extend([" ".into(), self.card(threat, 1)]);
            }
            item
        };
        let drawn = scene
            .drawn
            .iter()
            .map(|&card| vec!["→ ".dim(), self.card(card, 1)]);
        (0..foes.len().max(threats.len()))
            .map(slot)
            .chain(drawn)
            .collect()
    }

    /// A line for each place, with what it takes to get the better of the enemy.
    fn long_track(&self, area: Rect) -> Vec<Line<'static>> {
        let track = self.track();
        let (room, lines) = (usize::from(area.width), usize::from(area.height));
        if track.is_empty() {
            return vec![self.word("board-empty").dim().into()];
        }
        if track.len() > lines {
            return flow(track, CARDS, room, lines);
        }
        let mut told: Vec<Line> = track.into_iter().map(Line::from).collect();
        for foe in self.position.scene.foes.as_slice() {
            if told.len() < lines {
                told.push(
                    cut(
                        self.say(&self.game.describe_foe(self.position, foe)).dim(),
                        room,
                    )
                    .into(),
                );
            }
        }
        told
    }

    /// The test in progress with what it needs, and the group task.
    fn under_way(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        if let Some(test) = self.game.describe_test(self.position) {
            // Word by word, so that it goes on in the next line.
            let words = self.say(&test);
            parts.push((
                words
                    .split(' ')
                    .map(|word| vec![word.to_owned().yellow()])
                    .collect(),
                CLOSE,
            ));
        }
        if let Some(task) = self.position.scene.task {
            let mut item = vec![
                self.say(&self.game.task(task.at)).into(),
                format!(" {}/{}", task.dial, task.difficulty).bold(),
            ];
            item.extend(
                task.first
                    .into_iter()
                    .flat_map(|card| [" ".into(), self.card(card, 1)]),
            );
            parts.push(facts(self.labelled("board-task", vec![item])));
        }
        parts
    }

    /// Which tokens lie where.
    fn tokens(&self) -> Vec<Item> {
        let map = self.game.map(self.position);
        let letter = |space: Space| {
            map.and_then(|map| map.letters.get(usize::from(space.0)))
                .copied()
        };
        let laid = self.position.scene.tokens.iter();
        let laid = laid.map(|laid| {
            let place = letter(laid.space).map_or_else(String::new, |letter| format!(" {letter}"));
            vec![
                format!("{TOKEN}{}{place}", self.say(&self.game.token(laid.token))).light_magenta(),
            ]
        });
        laid.collect()
    }

    /// What lies beside the book.
    fn piles(&self) -> Vec<Item> {
        let position = self.position;
        let pile = |key, count: u16| {
            vec![
                format!("{} ", self.word(key)).into(),
                count.to_string().bold(),
            ]
        };
        let mut items = vec![pile("board-deck", position.deck.total().into())];
        items.push(pile("board-discard", position.discard.total().into()));
        let hunt = position
            .hunt
            .iter()
            .map(|(enemy, count)| times(self.say(&self.game.enemy(enemy)), count));
        let item = |item| self.say(&self.game.item(item));
        let lists = [
            ("board-hunt", hunt.collect::<Vec<_>>()),
            ("board-broken", position.broken.iter().map(item).collect()),
            (
                "board-supply",
                position.campaign.supply.iter().map(item).collect(),
            ),
        ];
        for (key, names) in lists.into_iter().filter(|(_, names)| !names.is_empty()) {
            items.push(vec![
                format!("{} ", self.word(key)).dim(),
                names.join(", ").into(),
            ]);
        }
        items
    }

    /// Who is asked comes first and gets the lines that are to spare.
    fn heroes(&self, area: Rect) -> Vec<Line<'static>> {
        let first = self.asked.unwrap_or(self.position.current);
        let parts: Vec<Part> = self
            .position
            .seats_from(first)
            .map(|seat| facts(self.hero(seat)))
            .collect();
        let order: Vec<usize> = (0..parts.len()).collect();
        share(&parts, &order, area)
    }

    /// A character: wounds and hand first.
    fn hero(&self, seat: Seat) -> Vec<Item> {
        let hero = self.position.hero(seat);
        let mark = if self.asked == Some(seat) { HERE } else { " " };
        let book = if self.position.bookkeeper == seat {
            BOOK
        } else {
            ""
        };
        let name = self.say(&self.game.character(hero.character));
        let mut items = vec![vec![
            mark.yellow(),
            format!("{HERO}{} {name}{book}", seat + 1).bold(),
        ]];
        items.push(self.life(hero));
        items.extend(self.spot(hero));
        let status = |status| vec![self.say(&self.game.status(status)).light_magenta()];
        items.extend(hero.statuses.iter().map(status));
        let hand: Vec<Item> = hero
            .hand
            .iter()
            .map(|(card, count)| vec![self.card(card, count)])
            .collect();
        items.push(joined(self.labelled("board-hand", hand)));
        let worn = hero
            .worn
            .iter()
            .zip(SLOTS)
            .map(|(worn, slot)| self.slot(slot, *worn));
        items.extend(worn);
        let pack = hero
            .pack
            .iter()
            .map(|&item| vec![self.say(&self.game.item(item)).into()]);
        items.push(joined(self.labelled("board-pack", pack.collect())));
        if hero.batteries > 0 {
            items.push(vec![
                format!("{} ", self.word("board-batteries")).dim(),
                BATTERY.repeat(hero.batteries.into()).yellow(),
            ]);
        }
        let abilities = hero
            .abilities
            .iter()
            .map(|one| vec![self.say(&self.game.ability(one)).into()]);
        items.push(joined(
            self.labelled("board-abilities", abilities.collect()),
        ));
        items
    }

    fn life(&self, hero: &Hero) -> Item {
        let rules = self.game.content.characters.get(hero.character);
        let left = rules
            .map_or(0, |rules| rules.life)
            .saturating_sub(hero.wounds)
            .saturating_sub(hero.toxic);
        let [wounds, toxic, life] = [(0, hero.wounds), (1, hero.toxic), (2, left)]
            .map(|(sign, count): (usize, u8)| LIFE[sign].repeat(count.into()));
        vec![wounds.light_red(), toxic.light_green(), life.into()]
    }

    /// Where a figure is that cannot be seen on the map.
    fn spot(&self, hero: &Hero) -> Option<Item> {
        let key = match hero.spot {
            Spot::At(_) | Spot::Away => return None,
            Spot::Left => "spot-left",
            Spot::Down => "spot-down",
        };
        Some(vec![self.word(key).light_red()])
    }

    fn slot(&self, key: &str, worn: Option<Worn>) -> Item {
        let label = format!("{} ", self.word(key)).dim();
        match worn {
            Some(worn) => {
                let batteries = BATTERY.repeat(worn.batteries.into());
                vec![
                    label,
                    self.say(&self.game.item(worn.item)).into(),
                    batteries.yellow(),
                ]
            }
            None => vec![label, FREE.dim()],
        }
    }

    fn card(&self, card: Card, count: u8) -> Span<'static> {
        let colour = self.game.content.cards.get(card).map(|rules| rules.colour);
        let ink = match colour {
            Some(Colour::Green) => Color::LightGreen,
            Some(Colour::Red) => Color::LightRed,
            Some(Colour::Blue) => Color::LightBlue,
            Some(Colour::Yellow) => Color::LightYellow,
            Some(Colour::Calamity) => Color::LightMagenta,
            Some(Colour::White | Colour::Black) | None => Color::Reset,
        };
        Span::styled(times(self.say(&self.game.card(card)), count), ink)
    }

    /// What the signs mean, as far as there is room.
    fn legend(&self, width: u16, lines: usize) -> Vec<Line<'static>> {
        let entry = |(sign, key): (&'static str, _)| {
            vec![Span::raw(sign), format!(" {}", self.word(key)).dim()]
        };
        flow(LEGEND.map(entry).to_vec(), SIGNS, width.into(), lines)
    }
}

/// Every part gets a line, and in this order the lines that are to spare.
fn share(parts: &[Part], order: &[usize], area: Rect) -> Vec<Line<'static>> {
    let (room, height) = (usize::from(area.width), usize::from(area.height));
    let flown = |(items, between): &Part, lines| flow(items.clone(), *between, room, lines);
    let wanted: Vec<usize> = parts.iter().map(|part| flown(part, height).len()).collect();
    let mut lines: Vec<usize> = wanted.iter().map(|&wanted| wanted.min(1)).collect();
    let mut spare = height.saturating_sub(lines.iter().sum());
    for &at in order.iter().filter(|&&at| at < parts.len()) {
        let more = (wanted[at] - lines[at]).min(spare);
        lines[at] += more;
        spare -= more;
    }
    parts
        .iter()
        .zip(lines)
        .flat_map(|(part, lines)| flown(part, lines))
        .take(height)
        .collect()
}

fn facts(items: Vec<Item>) -> Part {
    (items, FACTS)
}

fn joined(items: Vec<Item>) -> Item {
    items.join(&Span::raw(", "))
}

fn times(name: String, count: u8) -> String {
    if count > 1 {
        format!("{name} ×{count}")
    } else {
        name
    }
}
