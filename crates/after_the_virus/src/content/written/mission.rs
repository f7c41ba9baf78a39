//! Missions as they are written: where they begin, what they count.

use redtag_kernel::List;

use super::{WrittenCondition, WrittenMission, WrittenMove, check_sayings, each_within, within};
use crate::content::{
    Bound, Condition, Content, Count, MAX_CONDITIONS, MAX_MOVES, Mission, Move, Of, Slot, Type,
};
use crate::position::{Card, MAX_KNOWN, Spot, ZOMBIE_KINDS};

impl Content {
    pub(super) fn mission(&self, written: &WrittenMission) -> Result<Mission, String> {
        check_sayings(&written.name, &written.text)?;
        if self.missions.iter().any(|other| other.id == written.id) {
            return Err(format!("there are two missions called {:?}", written.id));
        }
        check_id(&written.id)?;
        let chapters = self.written.chapters.len() as u8;
        let zombies: u8 = self.deck.counts()[..ZOMBIE_KINDS].iter().sum();
        let mut mission = Mission {
            id: written.id.clone(),
            chapter: within("chapter", written.chapter, 1, chapters)? - 1,
            wave: each_within("wave", written.wave, 9)?,
            zombies: written
                .zombies
                .map(|given| each_within("zombies", given, zombies - 1))
                .transpose()?,
            surge: within("surge", written.surge, 0, 9)?,
            lost: within("lost", written.lost, 0, 20)?,
            wounds: written.wounds.iter().copied().collect(),
            moves: List::default(),
            goal: List::default(),
            failures: List::default(),
        };
        check_wounds(&written.wounds)?;
        for WrittenMove { card, to } in &written.start {
            let card = self.named(card)?;
            self.check_move(card, *to)?;
            if !mission.moves.push(Move { card, to: *to }) {
                return Err(format!(
                    "start: at most {MAX_MOVES} cards can begin elsewhere"
                ));
            }
        }
        self.check_limits(&mission)?;
        for (list, conditions) in [
            (&mut mission.goal, &written.goal),
            (&mut mission.failures, &written.failure),
        ] {
            for condition in conditions {
                if !list.push(self.condition(condition)?) {
                    return Err(format!("at most {MAX_CONDITIONS} conditions are possible"));
                }
            }
        }
        if mission.goal.is_empty() {
            return Err("a mission has a goal".into());
        }
        Ok(mission)
    }

    fn check_move(&self, card: Card, to: Slot) -> Result<(), String> {
        let in_play = matches!(to, Slot::Sideways | Slot::Prepared);
        if card.is_zombie() || (in_play && self.card(card).is_event()) {
            return Err("start: zombies stay where they are, and events are never in play".into());
        }
        Ok(())
    }

    /// What a mission prepares is within the limits, also with a wounded arm; what is under the
    /// area deck fits.
    fn check_limits(&self, mission: &Mission) -> Result<(), String> {
        let count = |slot: Slot, kind: Option<Type>| {
            let moves = mission.moves.iter().filter(|one| one.to == slot);
            moves
                .filter(|one| kind.is_none_or(|kind| self.card(one.card).kind == kind))
                .count()
        };
        let arm = mission.wounds.contains(&Spot::Arm);
        let weapons = usize::from(self.numbers.weapons.saturating_sub(arm.into()));
        if count(Slot::Prepared, Some(Type::Weapon)) > weapons
            || count(Slot::Prepared, Some(Type::Vehicle)) > usize::from(self.numbers.vehicles)
        {
            return Err("start: too many weapons or vehicles are prepared".into());
        }
        if count(Slot::AreaBottom, None) > MAX_KNOWN / 2 {
            return Err(format!(
                "start: at most {} cards can lie under the area deck",
                MAX_KNOWN / 2
            ));
        }
        Ok(())
    }

    fn condition(&self, written: &WrittenCondition) -> Result<Condition, String> {
        let of = match (&written.card, written.r#type, written.style) {
            (None, None, None) => Of::Any,
            (Some(id), None, None) => Of::Card(self.named(id)?),
            (None, Some(kind), None) => Of::Type(kind),
            (None, None, Some(style)) => Of::Style(style),
            _ => return Err("a condition names a card, a type or a style, not several".into()),
        };
        let counts_cards = matches!(
            written.count,
            Count::Rescued | Count::Prepared | Count::Collected | Count::Destroyed | Count::Scouted
        );
        if of != Of::Any && !counts_cards {
            return Err("this count is not one of cards".into());
        }
        let bound = match (written.at_least, written.at_most) {
            (Some(number), None) if number > 0 => Bound::AtLeast(number),
            (None, Some(number)) => Bound::AtMost(number),
            _ => return Err("a condition has either at-least, from 1, or at-most".into()),
        };
        Ok(Condition {
            count: written.count,
            of,
            bound,
            together: written.together,
        })
    }
}

fn check_id(id: &str) -> Result<(), String> {
    let plain = id.chars().all(|letter| letter.is_ascii_alphanumeric());
    if id.is_empty() || !plain {
        return Err("id: letters and digits are needed".into());
    }
    Ok(())
}

fn check_wounds(wounds: &[Spot]) -> Result<(), String> {
    if wounds.len() > 2 || wounds.contains(&Spot::Brain) {
        return Err("wounds: nobody begins dead".into());
    }
    if wounds.len() == 2 && wounds[0] == wounds[1] {
        return Err("wounds: each spot has room for one".into());
    }
    Ok(())
}
