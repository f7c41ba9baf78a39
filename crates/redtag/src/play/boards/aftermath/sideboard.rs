//! What lies beside the map: missions and dials, the track, and the supply.

use ratatui::layout::Rect;
use ratatui::style::Stylize;
use ratatui::text::{Line, Span};
use redtag_aftermath::{Dial, Mission, Situation, Space};

use super::{Board, FOE, FREE, HERE, Item, LIFE, Part, TOKEN, facts, times};
use crate::play::boards::lines::{CARDS, CLOSE, cut, flow};

/// The dials of the dashboard.
const DIALS: [(Dial, &str); 6] = [
    (Dial::Time, "board-time"),
    (Dial::Clue, "board-clue"),
    (Dial::Scrap, "board-scrap"),
    (Dial::Food, "board-food"),
    (Dial::Population, "board-population"),
    (Dial::Morale, "board-morale"),
];

impl Board<'_> {
    /// Safe or hostile, and what the weather and the vehicle are.
    pub fn situation(&self) -> Vec<Item> {
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
    pub fn missions(&self) -> Vec<Item> {
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

    pub fn dials(&self) -> Vec<Item> {
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
    pub fn track(&self) -> Vec<Item> {
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
    pub fn long_track(&self, area: Rect) -> Vec<Line<'static>> {
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
    pub fn under_way(&self) -> Vec<Part> {
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
    pub fn tokens(&self) -> Vec<Item> {
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
    pub fn piles(&self) -> Vec<Item> {
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
}
