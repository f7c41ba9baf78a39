//! What lies beside the map: missions and dials, the track, and the supply.

use ratatui::layout::Rect;
use ratatui::style::Stylize;
use ratatui::text::{Line, Span};
use redtag_aftermath::{Dial, Mission, Situation};

use super::{Board, FOE, FREE, HERE, LIFE, TOKEN, facts};
use crate::play::boards::captions::Captions;
use crate::play::boards::lines::{CARDS, CLOSE, Item, Part, cut, fill, times};

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
                .map(|one| vec![self.say(self.game.environment(one)).light_cyan()]),
        );
        items.extend(self.position.ride.map(|ride| {
            let vehicle = self.say(self.game.vehicle(ride.vehicle));
            vec![
                format!("{vehicle} ").into(),
                LIFE[2].repeat(ride.hull.into()).light_cyan(),
            ]
        }));
        items
    }

    /// The main mission and the others, with the time that each may take.
    pub fn missions(&self) -> Vec<Item> {
        let main = self.position.main.map(|main| self.mission(main));
        let main = self.labelled("board-mission", main.into_iter().collect());
        let sides = self.position.sides.iter();
        let sides: Vec<Item> = sides.map(|side| self.mission(side)).collect();
        if sides.is_empty() {
            main
        } else {
            [main, self.labelled("board-side", sides)].concat()
        }
    }

    fn mission(&self, mission: Mission) -> Item {
        let rules = self.game.content.missions.get(mission);
        let time = rules.map_or(0, |rules| rules.time);
        vec![
            self.say(self.game.mission(mission)).into(),
            format!(" ({} ≤{time})", self.word("board-time")).dim(),
        ]
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
        let drawn = scene.drawn.iter();
        let drawn = drawn.map(|&card| vec!["→ ".dim(), self.card(card, 1)]);
        (0..scene.foes.len().max(scene.threats.len()))
            .map(|place| self.on_track(place))
            .chain(drawn)
            .collect()
    }

    fn on_track(&self, place: usize) -> Item {
        let scene = &self.position.scene;
        let acts = scene.acting.map(usize::from) == Some(place);
        let mut item = vec![if acts {
            HERE.light_red()
        } else {
            Span::default()
        }];
        item.push(match scene.foes.get(place) {
            Some(foe) => {
                let life = self.game.life(self.position, foe.enemy);
                let name = self.say(self.game.enemy(foe.enemy));
                format!("{FOE}{} {name} {}/{life}", place + 1, foe.wounds).light_red()
            }
            None => format!("{} {FREE}", place + 1).dim(),
        });
        if let Some(&threat) = scene.threats.get(place) {
            item.extend([" ".into(), self.card(threat, 1)]);
        }
        item
    }

    /// A line for each place, with what it takes to get the better of the enemy.
    pub fn long_track(&self, area: Rect) -> Vec<Line<'static>> {
        let track = self.track();
        let lines = usize::from(area.height);
        if track.is_empty() {
            return vec![self.empty()];
        }
        if track.len() > lines {
            return fill(track, CARDS, area);
        }
        let foes = self.position.scene.foes.iter();
        let told = foes.map(|foe| {
            let told = self.say(self.game.describe_foe(self.position, foe));
            Line::from(cut(told.dim(), area.width.into()))
        });
        let track = track.into_iter().map(Line::from);
        track.chain(told).take(lines).collect()
    }

    /// The test in progress with what it needs, and the group task.
    pub fn under_way(&self) -> Vec<Part> {
        let test = self.game.describe_test(self.position).map(|test| {
            // Word by word, so that it goes on in the next line.
            let told = self.say(test);
            let words = told.split(' ').map(|word| vec![word.to_owned().yellow()]);
            (words.collect(), CLOSE)
        });
        let task = self.position.scene.task.map(|task| {
            let name = self.say(self.game.task(task.at));
            let dial = format!(" {}/{}", task.dial, task.difficulty);
            let mut item = vec![name.into(), dial.bold()];
            let first = task.first.into_iter();
            item.extend(first.flat_map(|card| [" ".into(), self.card(card, 1)]));
            facts(self.labelled("board-task", vec![item]))
        });
        test.into_iter().chain(task).collect()
    }

    /// Which tokens lie where.
    pub fn tokens(&self) -> Vec<Item> {
        let laid = self.position.scene.tokens.iter();
        let laid = laid.map(|laid| {
            let letter = self.letter(laid.space);
            let place = letter.map_or_else(String::new, |letter| format!(" {letter}"));
            let name = self.say(self.game.token(laid.token));
            vec![format!("{TOKEN}{name}{place}").light_magenta()]
        });
        laid.collect()
    }

    /// What lies beside the book.
    pub fn piles(&self) -> Vec<Item> {
        let position = self.position;
        let hunt = position.hunt.iter();
        let hunt = hunt.map(|(enemy, count)| times(self.say(self.game.enemy(enemy)), count));
        let item = |item| self.say(self.game.item(item));
        let broken = position.broken.iter().map(item);
        let supply = position.campaign.supply.iter().map(item);
        let lists: [(_, Vec<String>); 3] = [
            ("board-hunt", hunt.collect()),
            ("board-broken", broken.collect()),
            ("board-supply", supply.collect()),
        ];
        let lists = lists.into_iter().filter(|(_, names)| !names.is_empty());
        let mut items = vec![
            self.fact("board-deck", position.deck.total()),
            self.fact("board-discard", position.discard.total()),
        ];
        items.extend(lists.map(|(key, names)| vec![self.label(key), names.join(", ").into()]));
        items
    }
}
