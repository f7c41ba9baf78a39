//! What a script of a card does, in words.

use redtag_kernel::Text;
use redtag_kernel::words::text;

use super::effects::{also, gains, turns};
use super::names::{attributes, dial_key, gain, situation_case};
use super::yes;
use crate::content::{Amount, Do, If, Measure, Meeting, Where, Who};
use crate::game::Aftermath;

/// What happens to a character: wounds, statuses, items, cards, movement; or to the vehicle.
fn deed_to_character(one: &Do) -> Option<Text> {
    let named = |kind: &str, id: &str| text(format!("{kind}-{id}"));
    Some(match one {
        Do::Wound(n) => wounds(*n, false),
        Do::ToxicWound(n) => wounds(*n, true),
        Do::Heal(n) => text("deed-heal").number("n", *n),
        Do::Cleanse => text("deed-cleanse"),
        Do::Relieve => text("deed-relieve"),
        Do::Status(id) => text("deed-status").text("status", named("status", id)),
        Do::EndStatus(id) => text("deed-end-status").text("status", named("status", id)),
        Do::Item(id) => text("effect-gain").text("gain", named("item", id)),
        Do::BreakItem => text("deed-break"),
        Do::DrawCards(n) => text("deed-draw").number("n", *n),
        Do::DiscardCards(n) => text("deed-discard").number("n", *n),
        Do::LoseBatteries(n) => {
            text("effect-lose").text("gain", text("gain-battery").number("n", *n))
        }
        Do::Learn(id) => text("deed-learn").text("ability", named("ability", id)),
        Do::Influence => text("deed-influence"),
        Do::Move(n) => text("deed-move").number("n", *n),
        Do::MoveTo(at) => text("deed-move-to").case("where", place_case(*at)),
        Do::Damage(n) => text("deed-damage").number("n", *n),
        Do::Mend(n) => text("deed-mend").number("n", *n),
        _ => return None,
    })
}

impl Aftermath {
    /// Everything that a script does.
    pub(super) fn does(&self, script: &[Do]) -> Text {
        also(script.iter().filter_map(|one| self.deed(one)).collect())
    }

    /// The same, with a condition if there is one.
    pub(super) fn does_when(&self, when: Option<&If>, script: &[Do]) -> Text {
        let does = self.does(script);
        match when {
            Some(when) => text("deed-if")
                .text("when", condition(when))
                .text("then", does)
                .case("otherwise", yes(false))
                .text("else", text("none")),
            None => does,
        }
    }

    /// What an instruction does; `None` for what only the book remembers.
    fn deed(&self, one: &Do) -> Option<Text> {
        Some(match one {
            Do::If { when, then, r#else } => text("deed-if")
                .text("when", condition(when))
                .text("then", self.does(then))
                .case("otherwise", yes(!r#else.is_empty()))
                .text("else", self.does(r#else)),
            Do::Test { .. } | Do::Roll { .. } | Do::Attack { .. } => self.trial(one),
            Do::ForEach { who, r#do } => text("deed-each")
                .case("who", who_case(*who))
                .text("does", self.does(r#do)),
            Do::One { who, r#do } => text("deed-one")
                .case("who", who_case(*who))
                .text("does", self.does(r#do)),
            Do::Gain(what) => gains(*what),
            Do::Lose(dials) => {
                let lost = dials.iter().map(|(&dial, &of)| amount(dial_key(dial), of));
                text("effect-lose").text("gain", super::list(lost.collect()))
            }
            Do::Pay {
                dial,
                amount: of,
                short,
            } => text("deed-pay")
                .text("gain", amount(dial_key(*dial), *of))
                .text("short", text(dial_key(*short)).number("n", 1)),
            _ => return deed_to_character(one).or_else(|| self.scene(one)),
        })
    }

    /// What changes on the page and on the threat track.
    fn scene(&self, one: &Do) -> Option<Text> {
        let token =
            |key: &'static str, id: &str| text(key).text("token", text(format!("token-{id}")));
        Some(match one {
            Do::Encounter(one) => self.meeting(one),
            Do::EncounterCard => text("deed-encounter-card"),
            Do::Hunt => text("deed-hunt"),
            Do::Situation(situation) => turns(*situation),
            Do::ClearThreat => text("deed-clear-threat"),
            Do::RemoveThreat(n) => text("deed-remove-threat").number("n", *n),
            Do::AddThreat(n) => text("deed-add-threat").number("n", *n),
            Do::RemoveEnemies => text("deed-remove-enemies"),
            Do::HitEnemy { range, wounds } => text("deed-hit-enemy")
                .number("range", *range)
                .number("n", *wounds),
            Do::EnemyHeals(n) => text("deed-enemy-heals").number("n", *n),
            Do::EnemyFlees => text("deed-enemy-flees"),
            Do::Place {
                token: id,
                at,
                count,
            } => token("deed-place", id)
                .number("n", *count)
                .case("where", place_case(*at)),
            Do::Remove { token: id, .. } => token("deed-remove", id),
            Do::Scavenge { count, .. } => text("deed-scavenge").number("n", *count),
            Do::Environment(id) => {
                text("deed-environment").text("name", text(format!("environment-{id}")))
            }
            Do::Mission(id) => text("deed-mission").text("mission", text(format!("mission-{id}"))),
            Do::Go(_) | Do::Page(_) | Do::Travel | Do::TravelTo(_) | Do::Choice { .. } => {
                text("deed-book")
            }
            _ => return None,
        })
    }

    /// What dice decide.
    fn trial(&self, one: &Do) -> Text {
        let both = |told: Text, good: &[Do], bad: &[Do]| {
            told.case("good", yes(!good.is_empty()))
                .text("success", self.does(good))
                .case("bad", yes(!bad.is_empty()))
                .text("failure", self.does(bad))
        };
        match one {
            Do::Test {
                attribute,
                difficulty,
                opposed,
                success,
                failure,
            } => {
                let told = text("deed-test")
                    .text("attributes", attributes(*attribute))
                    .text("difficulty", number(*difficulty))
                    .case("opposed", yes(*opposed));
                both(told, success, failure)
            }
            Do::Roll {
                at_least,
                then,
                r#else,
            } => both(text("deed-roll").number("n", *at_least), then, r#else),
            Do::Attack {
                strength,
                wounds: of,
                toxic,
                hit,
                miss,
            } => {
                let told = text("deed-attack")
                    .text("strength", number(*strength))
                    .text("wounds", wounds(*of, *toxic));
                both(told, miss, hit)
            }
            _ => text("none"),
        }
    }

    /// Enemies that come.
    pub(super) fn meeting(&self, one: &Meeting) -> Text {
        let enemies = one.enemies.iter().map(|id| text(format!("enemy-{id}")));
        let mut enemies: Vec<Text> = enemies.collect();
        if let Some(kind) = &one.random {
            enemies.push(
                text("deed-random")
                    .case("counted", yes(one.count.is_some()))
                    .number("n", one.count.unwrap_or(0))
                    .text("type", text(format!("type-{kind}"))),
            );
        }
        if one.roaches > 0 {
            enemies.push(text("there-roaches").number("count", one.roaches));
        }
        text("deed-encounter")
            .text("enemies", super::list(enemies))
            .case("situation", situation_case(one.situation))
            .case("prize", yes(one.loot != Default::default()))
            .text("loot", gain(one.loot))
    }
}

fn wounds(count: u8, toxic: bool) -> Text {
    text("deed-wound")
        .number("n", count)
        .case("toxic", yes(toxic))
}

/// A number, or what it depends on.
fn number(amount: Amount) -> Text {
    match amount {
        Amount::Number(n) => text("die").number("n", n),
        Amount::Of(of) => text("deed-measure").case("measure", measure_case(of.of)),
    }
}

fn amount(key: &'static str, amount: Amount) -> Text {
    match amount {
        Amount::Number(n) => text(key).number("n", n),
        Amount::Of(_) => text("deed-some").text("what", text(key).number("n", 1)),
    }
}

/// When something happens, as far as it can be seen on the board.
fn condition(when: &If) -> Text {
    let (all, bound) = match when {
        If::AtLeast(all) => (all, "least"),
        If::AtMost(all) => (all, "most"),
        If::Situation(situation) => {
            return text("deed-when-situation").case("situation", situation_case(*situation));
        }
        _ => return text("deed-when-book"),
    };
    let told = all.iter().map(|(&measure, &n)| {
        text("deed-when")
            .case("bound", bound)
            .case("measure", measure_case(measure))
            .number("n", n)
    });
    super::list(told.collect())
}

const fn who_case(who: Who) -> &'static str {
    match who {
        Who::Everybody => "everybody",
        Who::Others => "others",
        Who::Here => "here",
        Who::OthersHere => "others-here",
        Who::Party => "party",
    }
}

const fn place_case(at: Where) -> &'static str {
    match at {
        Where::Here => "here",
        Where::Start => "start",
        Where::EnemyStart => "enemy-start",
        Where::There | Where::Space(_) => "there",
    }
}

const fn measure_case(measure: Measure) -> &'static str {
    match measure {
        Measure::Time => "time",
        Measure::Clue => "clue",
        Measure::Scrap => "scrap",
        Measure::Food => "food",
        Measure::Population => "population",
        Measure::Morale => "morale",
        Measure::Wounds => "wounds",
        Measure::Threat => "threat",
        Measure::Enemies => "enemies",
        Measure::Hand => "hand",
        Measure::Batteries => "batteries",
        Measure::Characters | Measure::Present | Measure::Here => "characters",
        _ => "other",
    }
}
