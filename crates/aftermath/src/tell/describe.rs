//! The whole position in words, for those who cannot see it.

use redtag_kernel::Text;
use redtag_kernel::words::text;

use super::names::{attribute_key, dial_case, situation_case};
use super::{list, times, yes};
use crate::content::{Attribute, Dial, Line, Map, Slot};
use crate::game::Aftermath;
use crate::id::{Character, Item, Mission, Space};
use crate::position::{Foe, Goal, Hero, Phase, Position, Spot, Task, Worn};
use crate::seen::{Exit, Seen};

/// What a space of the map has, as keys.
fn features(seen: &Seen) -> impl Iterator<Item = &'static str> {
    let features = [
        (seen.objective, "there-objective"),
        (seen.poi, "there-poi"),
        (seen.hide, "there-hide"),
        (seen.exit, "there-exit"),
        (seen.start, "there-enemy-start"),
    ];
    let there = features.into_iter().filter(|&(is_so, _)| is_so);
    there.map(|(_, key)| key)
}

/// The attributes that a character is good at.
fn own_bonuses(bonus: [u8; 4]) -> Text {
    let attributes = Attribute::ALL.into_iter();
    let good = attributes.filter(|&one| bonus[one as usize] > 0);
    let bonuses = good.map(|one| {
        text("bonus")
            .text("attribute", text(attribute_key(one)))
            .number("n", bonus[one as usize])
    });
    list(bonuses.collect())
}

impl Aftermath {
    pub(super) fn describe_all(&self, position: &Position) -> Vec<Text> {
        let mut lines = Vec::new();
        self.describe_campaign(position, &mut lines);
        self.describe_page(position, &mut lines);
        lines.extend(self.exits(position).into_iter().map(|exit| {
            text("table-exit")
                .text("space", self.space(position, exit.space))
                .case("open", yes(exit.open))
                .text("says", self.exit_says(exit))
        }));
        if let Some(map) = self.view(position).map() {
            let spaces = (0..map.letters.len()).map(|space| Space(space as u8));
            lines.extend(spaces.map(|space| self.describe_space(position, map, space)));
            self.describe_track(position, &mut lines);
        }
        for seat in position.seats() {
            self.describe_hero(position, seat, &mut lines);
        }
        self.describe_piles(position, &mut lines);
        lines.extend(self.describe_test(position));
        lines
    }

    /// Where an exit leads, unless the book keeps it shut: then its words would give away what has
    /// not happened yet (R12, A51).
    pub(crate) fn exit_says(&self, exit: Exit) -> Text {
        let entry = exit.entry.map(|entry| self.entry(entry));
        entry.unwrap_or_else(|| text("exit-shut"))
    }

    /// The test in progress, and what it needs.
    pub fn describe_test(&self, position: &Position) -> Option<Text> {
        match position.steps.last() {
            Some(Phase::Test(test)) => {
                let key = match test.goal {
                    Goal::Defend { .. } => "table-defend",
                    _ => "table-test",
                };
                Some(self.about_test(position, &test, key))
            }
            _ => None,
        }
    }

    fn describe_campaign(&self, position: &Position, lines: &mut Vec<Text>) {
        let campaign = &position.campaign;
        lines.push(
            text("table-campaign")
                .number("game", campaign.game)
                .case("infinite", yes(campaign.infinite)),
        );
        let missions = position.main.into_iter().chain(position.sides.iter());
        lines.extend(missions.map(|mission| self.describe_mission(mission)));
        let dials = Dial::ALL.map(|dial| {
            text("table-dial")
                .case("dial", dial_case(dial))
                .number("n", campaign.dial(dial))
                .number("most", campaign.most[dial as usize])
        });
        lines.push(text("table-dials").text("dials", list(dials.into())));
        lines.extend(self.time_lines(position));
        for place in 0..self.content.characters.len() {
            let one = Character(place as u8);
            let goal = text("table-goal").text("goal", self.personal_goal(one));
            lines.push(goal.case("done", yes(campaign.goals.contains(one))));
        }
    }

    fn describe_mission(&self, mission: Mission) -> Text {
        let rules = self.content.missions.get(mission);
        text("table-mission")
            .text("mission", self.mission(mission))
            .text("goal", Self::more(self.mission(mission), "-goal"))
            .case("side", yes(rules.is_some_and(|rules| rules.side)))
            .number("time", rules.map_or(0, |rules| rules.time))
    }

    fn describe_page(&self, position: &Position, lines: &mut Vec<Text>) {
        let scene = &position.scene;
        lines.push(
            text("table-page")
                .text("title", self.page_title(position.page))
                .text("location", self.location(position.location))
                .case("open", yes(scene.open))
                .case("situation", situation_case(scene.situation)),
        );
        lines.extend(scene.environment.map(|one| {
            text("table-environment")
                .text("name", self.environment(one))
                .text("does", self.environment_effects(one))
                .text("says", Self::more(self.environment(one), "-text"))
        }));
        lines.extend(scene.task.map(|task| self.describe_task(&task)));
        lines.extend(position.ride.map(|ride| {
            text("table-ride")
                .text("vehicle", self.vehicle(ride.vehicle))
                .text("does", self.vehicle_effects(ride.vehicle))
                .number("hull", ride.hull)
        }));
    }

    /// The group task and how far it has come (R38).
    fn describe_task(&self, task: &Task) -> Text {
        let first = task
            .first
            .map_or_else(|| text("none"), |card| self.card(card));
        text("table-task")
            .text("task", self.task(task.at))
            .number("dial", task.dial)
            .number("difficulty", task.difficulty)
            .text("first", first)
    }

    /// A space, what is there, and where it leads.
    pub(crate) fn describe_space(&self, position: &Position, map: &Map, space: Space) -> Text {
        let plan = map.plan(position.scene.doors);
        let beside = (0..map.letters.len())
            .map(|other| Space(other as u8))
            .filter_map(|other| {
                let line = plan.line(space, other)?;
                Some(
                    text("table-beside")
                        .text("space", self.space(position, other))
                        .case("line", line_case(line)),
                )
            });
        text("table-space")
            .text("space", self.space(position, space))
            .text("what", self.what_is_there(position, space))
            .text("beside", list(beside.collect()))
    }

    /// Everything on a space.
    pub(super) fn what_is_there(&self, position: &Position, space: Space) -> Text {
        let Some(seen) = self.seen(position, space) else {
            return text("nothing");
        };
        let heroes = seen.heroes.iter();
        let mut parts: Vec<Text> = heroes.map(|&seat| self.who(position, seat)).collect();
        let foes = position.scene.foes.as_slice();
        let there = seen
            .foes
            .iter()
            .filter_map(|&place| foes.get(usize::from(place)));
        parts.extend(there.map(|foe| self.describe_foe(position, foe)));
        if seen.roaches > 0 {
            parts.push(text("there-roaches").number("count", seen.roaches));
        }
        parts.extend(seen.tokens.iter().map(|&token| self.token(token)));
        let find = |&(difficulty, count): &(u8, u8)| {
            text("there-find")
                .number("count", count)
                .number("difficulty", difficulty)
        };
        parts.extend(seen.finds.iter().map(find));
        parts.extend(features(&seen).map(text));
        match parts.is_empty() {
            true => text("nothing"),
            false => list(parts),
        }
    }

    /// An enemy, with its wounds and what it takes to overcome it.
    pub fn describe_foe(&self, position: &Position, foe: &Foe) -> Text {
        let view = self.view(position);
        let rules = view.enemy(foe.enemy);
        text("foe")
            .text("enemy", self.enemy(foe.enemy))
            .text("type", self.kind(rules.kind))
            .number("wounds", foe.wounds)
            .number("life", view.life(foe.enemy))
            .number("defense", rules.defense)
            .number("communicate", rules.communicate)
    }

    /// The threat track from the top: enemies, and the threat cards under them (A7).
    fn describe_track(&self, position: &Position, lines: &mut Vec<Text>) {
        let scene = &position.scene;
        let (foes, threats) = (scene.foes.as_slice(), scene.threats.as_slice());
        let slots = (0..foes.len().max(threats.len())).map(|slot| {
            let enemy = foes
                .get(slot)
                .map_or_else(|| text("slot-free"), |foe| self.enemy(foe.enemy));
            let threat = threats
                .get(slot)
                .map_or_else(|| text("slot-free"), |&card| self.card(card));
            text("slot")
                .number("n", slot as i64 + 1)
                .text("enemy", enemy)
                .text("threat", threat)
        });
        lines.push(text("table-track").text("slots", list(slots.collect())));
        for foe in foes {
            lines.push(
                text("table-foe")
                    .text("foe", self.describe_foe(position, foe))
                    .text("does", self.enemy_effects(foe.enemy))
                    .text("says", Self::more(self.enemy(foe.enemy), "-text")),
            );
        }
    }

    fn describe_hero(&self, position: &Position, seat: u8, lines: &mut Vec<Text>) {
        let hero = position.hero(seat);
        let of = |key: &'static str| text(key).text("who", self.who(position, seat));
        let rules = self.content.characters.get(hero.character);
        let bonus = rules.map_or([0; 4], |rules| rules.bonus);
        lines.push(
            of("table-hero")
                .text("spot", self.spot(position, hero))
                .number("wounds", hero.wounds)
                .number("toxic", hero.toxic)
                .number("life", rules.map_or(0, |rules| rules.life))
                .case("turn", yes(position.in_turn && position.current == seat))
                .case("bookkeeper", yes(position.bookkeeper == seat))
                .text("bonuses", own_bonuses(bonus)),
        );
        lines.push(of("table-hand").text("cards", self.cards(&hero.hand)));
        let worn = hero.items().map(|worn| self.worn(worn)).collect();
        lines.push(
            of("table-items")
                .text("worn", list(worn))
                .text("pack", self.items(hero.pack.iter().copied()))
                .number("batteries", hero.batteries),
        );
        self.describe_gifts(hero, of, lines);
    }

    /// Statuses and abilities.
    fn describe_gifts(
        &self,
        hero: &Hero,
        of: impl Fn(&'static str) -> Text,
        lines: &mut Vec<Text>,
    ) {
        for status in hero.statuses.iter() {
            lines.push(
                of("table-status")
                    .text("status", self.status(status))
                    .text("does", self.status_effects(status))
                    .text("says", Self::more(self.status(status), "-text")),
            );
        }
        for ability in hero.abilities.iter() {
            lines.push(
                of("table-ability")
                    .text("ability", self.ability(ability))
                    .text("does", self.ability_effects(ability))
                    .number("cost", self.cost_of(ability)),
            );
        }
    }

    fn spot(&self, position: &Position, hero: &Hero) -> Text {
        match hero.spot {
            Spot::Away => text("spot-away"),
            Spot::At(space) => text("spot-at").text("space", self.space(position, space)),
            Spot::Left => text("spot-left"),
            Spot::Down => text("spot-down"),
        }
    }

    fn worn(&self, worn: Worn) -> Text {
        text("worn")
            .text("item", self.item(worn.item))
            .text("does", self.item_effects(worn.item))
            .number("batteries", worn.batteries)
    }

    fn items(&self, items: impl Iterator<Item = Item>) -> Text {
        list(items.map(|item| self.item(item)).collect())
    }

    /// What lies beside the book.
    fn describe_piles(&self, position: &Position, lines: &mut Vec<Text>) {
        lines.push(
            text("table-decks")
                .number("deck", position.deck.total())
                .number("discard", position.discard.total()),
        );
        if !position.broken.is_empty() {
            lines.push(text("table-broken").text("items", self.items(position.broken.iter())));
        }
        let supply = &position.campaign.supply;
        let built = |item: &Item| self.view(position).item(*item).slot == Slot::Colony;
        for (key, wanted) in [("table-built", true), ("table-supply", false)] {
            let items: Vec<Item> = supply.iter().filter(|item| built(item) == wanted).collect();
            if !items.is_empty() {
                lines.push(text(key).text("items", self.items(items.into_iter())));
            }
        }
        if position.hunt.total() > 0 {
            let hunt = position
                .hunt
                .iter()
                .map(|(enemy, count)| times(count, self.enemy(enemy)));
            lines.push(text("table-hunt").text("enemies", list(hunt.collect())));
        }
    }
}

const fn line_case(line: Line) -> &'static str {
    match line {
        Line::Dashed => "dashed",
        Line::Red => "red",
        Line::Blue => "blue",
        Line::Green => "green",
        Line::White => "white",
        Line::DoubleWhite => "double",
    }
}
