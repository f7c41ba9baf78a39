//! What happened, line by line.

use redtag_kernel::words::{text, untold};
use redtag_kernel::{Kind, Text, by_chapter};

use super::names::{dial_case, gain, letter, situation_case};
use super::yes;
use crate::action::{Event, Passing, Stack};
use crate::content::{Code, Found};
use crate::game::Aftermath;
use crate::id::{At, Character, Enemy, Item};
use crate::position::{Ending, Goal};

impl Aftermath {
    /// An event as a line of the log.
    pub(super) fn log_line(&self, event: Event) -> Text {
        by_chapter! { self, event;
            log_pages: Page Read Nests Bookkeeper Travelled RoadDrawn Hull Door Environment;
            log_missions: MissionTaken MissionSucceeded MissionFailed GoalCompleted CampaignWon
                CampaignLost Revived Ended;
            log_cards: TurnBegins Drew DrewThreat DrewCalamity Shuffled DeckShuffled Discarded
                Played Encouraged;
            log_threat: NoCalamity CalamityRoll ThreatPlaced ThreatAdded NoThreat ThreatDiscarded;
            log_tests: TestBegins Tested Declined Rolled;
            log_task: TaskBegins Contributed TaskDone;
            log_characters: Moved Left Activated Wounded Healed Cleansed Fled Returned Became
                StatusEnded Learned;
            log_items: Found Used ItemDrawn NotRetrieved Discovered Worn Stored Given ItemDiscarded
                Broken Repaired Supplied;
            log_batteries: Batteries NoBattery Drained Powered;
            log_encounters: EncounterDrawn EnemyComes Replaced RoachesCome Hunts Situation Looted;
            log_enemies: Befriended EnemyTurn EnemyActs EnemyMoved EnemyAttacks Attacked
                EnemyWounded RoachGone EnemyHealed EnemyDefeated EnemyLeaves;
            log_tokens: Handled Placed Removed Objective FindsPlaced;
            log_dials: Dial Full Capped TimePasses NoMore NightFalls;
        }
    }

    /// The book and its pages (R11-R16, R59).
    fn log_pages(&self, event: Event) -> Text {
        let by = |key: &'static str, who: Character| text(key).text("who", self.character(who));
        match event {
            Event::Page { page, revisit } => text("log-page")
                .text("title", self.page_title(page))
                .case("revisit", yes(revisit)),
            Event::Read { entry, .. } => self.entry(entry),
            Event::Nests => text("log-nests"),
            Event::Bookkeeper { who } => by("log-bookkeeper", who),
            Event::Travelled { location } => {
                text("log-travelled").text("location", self.location(location))
            }
            Event::RoadDrawn { card, who } => by("log-road", who)
                .text("name", self.road(card))
                .text("does", self.road_effects(card))
                .text("says", Self::more(self.road(card), "-text")),
            Event::Hull { left } => text("log-hull").number("left", left),
            Event::Door { page, door, open } => self.log_door(page, door).case("open", yes(open)),
            Event::Environment { environment: None } => text("log-environment-ends"),
            Event::Environment {
                environment: Some(one),
            } => text("log-environment")
                .text("name", self.environment(one))
                .text("does", self.environment_effects(one))
                .text("says", Self::more(self.environment(one), "-text")),
            _ => untold(),
        }
    }

    /// Missions, goals and how it ends (R60-R63).
    fn log_missions(&self, event: Event) -> Text {
        let by = |key: &'static str, who: Character| text(key).text("who", self.character(who));
        match event {
            Event::MissionTaken { mission } => text("log-mission")
                .text("mission", self.mission(mission))
                .text("says", Self::more(self.mission(mission), "-text"))
                .text("goal", Self::more(self.mission(mission), "-goal"))
                .number("time", self.allowance(mission)),
            Event::MissionSucceeded { mission } => {
                text("log-mission-succeeded").text("mission", self.mission(mission))
            }
            Event::MissionFailed {
                mission: Some(mission),
            } => text("log-mission-failed").text("mission", self.mission(mission)),
            Event::MissionFailed { mission: None } => text("log-game-failed"),
            Event::GoalCompleted { character } => by("log-goal", character)
                .text("goal", Self::more(self.character(character), "-goal")),
            Event::CampaignWon => text("log-campaign-won"),
            Event::CampaignLost => text("log-campaign-lost"),
            Event::Revived => text("log-revived").number("n", self.content.numbers.revive),
            Event::Ended { ending } => text(match ending {
                Ending::Success => "log-ended-success",
                Ending::Failure => "log-ended-failure",
                Ending::Lost => "log-ended-lost",
            }),
            _ => untold(),
        }
    }

    /// Turns, action cards and threat (R30-R35).
    fn log_cards(&self, event: Event) -> Text {
        let by = |key: &'static str, who: Character| text(key).text("who", self.character(who));
        let with = |key, who, card| by(key, who).text("card", self.card(card));
        match event {
            Event::TurnBegins { who } => by("log-turn", who),
            Event::Drew { who, card } => with("log-drew", who, card),
            Event::DrewThreat { who, card } => with("log-drew-threat", who, card),
            Event::DrewCalamity { who } => by("log-drew-calamity", who),
            Event::Shuffled { cards } => text("log-shuffled").number("cards", cards),
            Event::DeckShuffled { deck, cards } => text("log-deck-shuffled")
                .case("deck", stack_case(deck))
                .number("cards", cards),
            Event::Discarded { who, card } => with("log-discarded", who, card),
            Event::Played { who, card } => with("log-played", who, card),
            Event::Encouraged { who, card, to } => {
                with("log-encouraged", who, card).text("whom", self.character(to))
            }
            _ => untold(),
        }
    }

    /// Calamities and the threat track (R31-R33).
    fn log_threat(&self, event: Event) -> Text {
        match event {
            Event::NoCalamity { struck } => text("log-no-calamity").case("struck", yes(struck)),
            Event::CalamityRoll {
                die,
                total,
                value,
                strikes,
            } => text("log-calamity-roll")
                .number("die", die)
                .number("total", total)
                .number("value", value)
                .case("comes", yes(strikes)),
            Event::ThreatPlaced { card } => text("log-threat-placed").text("card", self.card(card)),
            Event::ThreatAdded { card, from_deck } => text("log-threat-added")
                .text("card", self.card(card))
                .case("deck", yes(from_deck)),
            Event::NoThreat => text("log-no-threat"),
            Event::ThreatDiscarded { cards } => text("log-threat-discarded").number("cards", cards),
            _ => untold(),
        }
    }

    /// Tests, rolls and group tasks (R36-R38).
    fn log_tests(&self, event: Event) -> Text {
        let by = |key: &'static str, who: Character| text(key).text("who", self.character(who));
        match event {
            Event::TestBegins {
                who,
                goal,
                enemy,
                difficulty,
                opposed,
            } => self
                .log_test(by("log-test", who), goal, enemy)
                .number("difficulty", difficulty)
                .case("opposed", yes(opposed)),
            Event::Tested {
                who,
                white,
                black,
                total,
                difficulty,
                success,
            } => by("log-tested", who)
                .number("white", white)
                .case("opposed", yes(black.is_some()))
                .number("black", black.unwrap_or(0))
                .number("total", total)
                .number("difficulty", difficulty)
                .case("success", yes(success)),
            Event::Declined { who } => by("log-declined", who),
            Event::Rolled {
                at,
                die,
                need,
                success,
            } => text("log-rolled")
                .text("origin", self.origin(at))
                .case("purpose", self.purpose(at))
                .number("die", die)
                .number("need", need)
                .case("success", yes(success)),
            _ => untold(),
        }
    }

    /// The group task (R38).
    fn log_task(&self, event: Event) -> Text {
        match event {
            Event::TaskBegins { at, difficulty } => text("log-task")
                .text("task", self.task(at))
                .number("difficulty", difficulty),
            Event::Contributed { who, card, dial } => text("log-contributed")
                .text("who", self.character(who))
                .text("card", self.card(card))
                .number("dial", dial),
            Event::TaskDone => text("log-task-done"),
            _ => untold(),
        }
    }

    /// Where characters are and how they fare (R39, R51-R58).
    fn log_characters(&self, event: Event) -> Text {
        let by = |key: &'static str, who: Character| text(key).text("who", self.character(who));
        match event {
            Event::Moved { who, space } => by("log-moved", who).text("space", letter(space)),
            Event::Left { who, .. } => by("log-left", who),
            Event::Activated { who, ability } => {
                by("log-activated", who).text("ability", self.ability(ability))
            }
            Event::Wounded { who, wounds, toxic } => by("log-wounded", who)
                .number("wounds", wounds)
                .case("toxic", yes(toxic)),
            Event::Healed { who, wounds } => by("log-healed", who).number("wounds", wounds),
            Event::Cleansed { who } => by("log-cleansed", who),
            Event::Fled {
                who,
                wounds,
                batteries,
            } => by("log-fled", who)
                .number("wounds", wounds)
                .number("batteries", batteries),
            Event::Returned { who, space } => by("log-returned", who).text("space", letter(space)),
            Event::Became { who, status } => by("log-became", who)
                .text("status", self.status(status))
                .text("does", self.status_effects(status)),
            Event::StatusEnded { who, status } => {
                by("log-status-ended", who).text("status", self.status(status))
            }
            Event::Learned { who, ability } => by("log-learned", who)
                .text("ability", self.ability(ability))
                .text("does", self.ability_effects(ability)),
            _ => untold(),
        }
    }

    /// Items and batteries (R42, R45, R46, R55, R56).
    fn log_items(&self, event: Event) -> Text {
        let by = |key: &'static str, who: Character| text(key).text("who", self.character(who));
        let item = |text: Text, item: Item| text.text("item", self.item(item));
        match event {
            Event::Found { who, token } => {
                let rules = self.content.scavenge.tokens.get(token);
                let prize = rules.map_or_else(|| text("none"), |rules| gain(rules.prize));
                by("log-found", who).text("gain", prize)
            }
            Event::Used { who, item: one } => item(by("log-used", who), one),
            Event::ItemDrawn { who, item: one } => {
                item(by("log-item", who), one).text("does", self.item_effects(one))
            }
            Event::NotRetrieved { item: one } => item(text("log-not-retrieved"), one),
            Event::Discovered { card } => self.log_discovered(card),
            Event::Worn { who, item: one } => item(by("log-worn", who), one),
            Event::Stored { who, item: one } => item(by("log-stored", who), one),
            Event::Given { who, item: one, to } => {
                item(by("log-given", who), one).text("whom", self.character(to))
            }
            Event::ItemDiscarded { item: one } => item(text("log-item-discarded"), one),
            Event::Broken { item: one } => item(text("log-broken"), one),
            Event::Repaired { item: one } => item(text("log-repaired"), one),
            Event::Supplied { item: one } => item(text("log-supplied"), one),
            _ => untold(),
        }
    }

    /// Batteries, loose and in items (R42, R56).
    fn log_batteries(&self, event: Event) -> Text {
        let by = |key: &'static str, who: Character| text(key).text("who", self.character(who));
        match event {
            Event::Batteries { who, loose } => by("log-batteries", who).number("loose", loose),
            Event::NoBattery { who } => by("log-no-battery", who),
            Event::Drained {
                who,
                item,
                batteries,
            } => by("log-drained", who)
                .text("item", self.item(item))
                .number("batteries", batteries),
            Event::Powered { who, item } => by("log-powered", who).text("item", self.item(item)),
            _ => untold(),
        }
    }

    /// Encounters (R17-R22, R32, R49).
    fn log_encounters(&self, event: Event) -> Text {
        let foe = |key: &'static str, enemy: Enemy| self.log_foe(key, enemy);
        match event {
            Event::EncounterDrawn { card } => text("log-encounter")
                .text("name", self.encounter(card))
                .text("does", self.encounter_effects(card))
                .text("says", Self::more(self.encounter(card), "-text")),
            Event::EnemyComes { enemy, space } => {
                foe("log-enemy-comes", enemy).text("space", letter(space))
            }
            Event::Replaced { enemy } => foe("log-replaced", enemy),
            Event::RoachesCome { count } => text("log-roaches").number("count", count),
            Event::Hunts { enemy } => foe("log-hunts", enemy),
            Event::Situation { situation } => {
                text("log-situation").case("situation", situation_case(situation))
            }
            Event::Looted { who } => text("log-looted").text("who", self.character(who)),
            _ => untold(),
        }
    }

    /// What enemies do, and what is done to them (R22, R40, R49, R50).
    fn log_enemies(&self, event: Event) -> Text {
        let by = |key: &'static str, who: Character| text(key).text("who", self.character(who));
        let foe = |key: &'static str, enemy: Enemy| self.log_foe(key, enemy);
        match event {
            Event::Befriended { who, enemy } => {
                by("log-befriended", who).text("enemy", self.figure(enemy))
            }
            Event::EnemyTurn => text("log-enemy-turn"),
            Event::EnemyActs { enemy, threat } => foe("log-enemy-acts", enemy)
                .number("threat", threat)
                .text("does", self.action_effects(enemy, threat)),
            Event::EnemyMoved { enemy, space } => text("log-enemy-moved")
                .text("enemy", self.figure(enemy))
                .text("space", letter(space)),
            Event::EnemyAttacks { enemy, who } => {
                by("log-enemy-attacks", who).text("enemy", self.figure(enemy))
            }
            Event::Attacked { who } => by("log-attacked", who),
            Event::EnemyWounded { enemy, wounds } => {
                foe("log-enemy-wounded", enemy).number("wounds", wounds)
            }
            Event::RoachGone { left } => text("log-roach-gone").number("left", left),
            Event::EnemyHealed { enemy, wounds } => {
                foe("log-enemy-healed", enemy).number("wounds", wounds)
            }
            Event::EnemyDefeated { enemy } => foe("log-enemy-defeated", enemy),
            Event::EnemyLeaves { enemy } => foe("log-enemy-leaves", enemy),
            _ => untold(),
        }
    }

    /// A line about an enemy card; the roach card has a plural name (R22).
    fn log_foe(&self, key: &'static str, enemy: Enemy) -> Text {
        text(key)
            .text("enemy", self.enemy(enemy))
            .case("many", yes(self.is_roach(enemy)))
    }

    /// Tokens on the map (R25-R27, A31).
    fn log_tokens(&self, event: Event) -> Text {
        let by = |key: &'static str, who: Character| text(key).text("who", self.character(who));
        match event {
            Event::Handled { who, token } => {
                let line = by("log-handled", who).text("token", self.token(token));
                line.text("does", self.handling(token))
            }
            Event::Placed { token, space } => text("log-placed")
                .text("token", self.token(token))
                .text("space", letter(space)),
            Event::Removed { token, space } => text("log-removed")
                .text("token", self.token(token))
                .text("space", letter(space)),
            Event::Objective { space, placed } => text("log-objective")
                .text("space", letter(space))
                .case("placed", yes(placed)),
            Event::FindsPlaced { space, count } => text("log-finds")
                .text("space", letter(space))
                .number("count", count),
            _ => untold(),
        }
    }

    /// Dials and time (R6, R13, A50).
    fn log_dials(&self, event: Event) -> Text {
        match event {
            Event::Dial { dial, from, to } => text("log-dial")
                .case("dial", dial_case(dial))
                .number("from", from)
                .number("to", to)
                .case("up", yes(to > from)),
            Event::Full { dial } => text("log-full").case("dial", dial_case(dial)),
            Event::Capped { dial, most } => text("log-capped")
                .case("dial", dial_case(dial))
                .number("most", most),
            Event::TimePasses { why } => log_passing(why),
            Event::NoMore { dial } => text("log-no-more").case("dial", dial_case(dial)),
            Event::NightFalls => text("log-night"),
            _ => untold(),
        }
    }

    fn log_test(&self, line: Text, goal: Goal, enemy: Option<Enemy>) -> Text {
        let about = match (goal, enemy) {
            (Goal::Recover(status), _) => self.status(status),
            (Goal::Script { success, failure }, _) => self.origin(success.max(failure)),
            (_, Some(enemy)) => self.enemy(enemy),
            (_, None) => text("none"),
        };
        let case = match goal {
            Goal::Scavenge(_) => "scavenge",
            Goal::Communicate(_) => "communicate",
            Goal::Melee(_) | Goal::Ranged { .. } => "attack",
            Goal::Recover(_) => "recover",
            Goal::Script { .. } => "book",
            Goal::Defend { .. } => "defend",
        };
        line.text("about", about).case("goal", case)
    }

    /// What a die of the book decides, where that is always the same: the weather, whether an
    /// encounter card is drawn, which scene is read. For the rest, the line says whose text it is.
    fn purpose(&self, at: At) -> &'static str {
        let code = &self.content.program.code;
        let Some(&Code::Roll { failure, .. }) = code.get(at.index()) else {
            return "other";
        };
        let then = code.iter().take(failure.index()).skip(at.index() + 1);
        let mut purposes = then.filter_map(|code| match code {
            Code::Environment(_) => Some("weather"),
            Code::EncounterCard => Some("encounter"),
            Code::Go(_) => Some("scene"),
            _ => None,
        });
        purposes.next_back().unwrap_or("other")
    }

    /// A card of the discovery deck, and where it is now (R23).
    fn log_discovered(&self, card: Found) -> Text {
        let (name, deck) = match card {
            Found::Item(one) => (self.item(one), "items"),
            Found::Enemy(one) => (self.enemy(one), "enemies"),
            Found::Encounter(one) => (self.encounter(one), "encounters"),
            Found::Mission(one) => (self.mission(one), "missions"),
            Found::Road(one) => (self.road(one), "roads"),
        };
        text("log-discovered").text("name", name).case("deck", deck)
    }

    /// A door lies between two spaces of its page.
    fn log_door(&self, page: crate::id::Page, door: u8) -> Text {
        let map = self
            .content
            .written
            .pages
            .get(page.index())
            .and_then(|page| page.map.as_ref());
        let door = map.and_then(|map| map.door.get(usize::from(door)));
        let mut letters = door.map_or("", |door| &door.between).chars();
        let mut side = || letter(letters.next().unwrap_or('?'));
        text("log-door").text("one", side()).text("other", side())
    }
}

const fn stack_case(deck: Stack) -> &'static str {
    match deck {
        Stack::Items => "items",
        Stack::Encounters => "encounters",
        Stack::Roads => "roads",
    }
}

/// Why it is later.
fn log_passing(why: Passing) -> Text {
    let (case, rounds) = match why {
        Passing::Journey => ("journey", 0),
        Passing::Nest => ("nest", 0),
        Passing::Flight => ("flight", 0),
        Passing::Rounds(rounds) => ("rounds", rounds),
    };
    text("log-passing")
        .case("why", case)
        .number("rounds", rounds)
}
