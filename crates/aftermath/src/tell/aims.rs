//! What has to be reached, what must not happen, and how close both are.

use redtag_kernel::Text;
use redtag_kernel::words::{Aim, text};

use super::yes;
use crate::content::Dial;
use crate::game::Aftermath;
use crate::id::{Character, Mission};
use crate::position::{MissionStatus, Position};

impl Aftermath {
    /// The missions, everybody's personal goal (R62), the time that the main mission may take
    /// (R60), nightfall, and what loses the campaign (R63).
    pub(super) fn aims_of(&self, position: &Position) -> Vec<Aim> {
        let campaign = &position.campaign;
        let main = position
            .main
            .map(|main| self.aim_of_mission(main, position.fate == MissionStatus::Succeeded));
        let sides = position.sides.iter();
        let sides = sides.map(|side| self.aim_of_mission(side, campaign.done.contains(side)));
        let mut aims: Vec<Aim> = main.into_iter().chain(sides).collect();
        aims.extend(self.goals(position));
        self.aims_of_time(position, &mut aims);
        for (key, dial) in [
            ("aim-population", Dial::Population),
            ("aim-morale", Dial::Morale),
        ] {
            let have = campaign.dial(dial);
            aims.push(Aim {
                text: text(key).number("n", 0),
                need: 0,
                failure: true,
                have: vec![have],
                met: vec![have == 0],
            });
        }
        aims
    }

    fn aim_of_mission(&self, mission: Mission, done: bool) -> Aim {
        Aim {
            text: text("aim-mission")
                .text("mission", self.mission(mission))
                .text("goal", Self::more(self.mission(mission), "-goal")),
            need: 1,
            failure: false,
            have: vec![done.into()],
            met: vec![done],
        }
    }

    /// The personal goals of all characters, including those who stayed at home (R62).
    fn goals(&self, position: &Position) -> impl Iterator<Item = Aim> {
        let goals = position.campaign.goals;
        let characters = (0..self.content.characters.len() as u8).map(Character);
        characters.map(move |one| Aim {
            text: self.personal_goal(one),
            need: 1,
            failure: false,
            have: vec![goals.contains(one).into()],
            met: vec![goals.contains(one)],
        })
    }

    /// What a character wishes for.
    pub(super) fn personal_goal(&self, one: Character) -> Text {
        text("aim-goal")
            .text("who", self.character(one))
            .text("goal", Self::more(self.character(one), "-goal"))
    }

    /// What time does, and when (A50): after the allowance the colony pays, the book makes things
    /// worse, and at the top of the dial every round costs.
    fn aims_of_time(&self, position: &Position, aims: &mut Vec<Aim>) {
        let view = self.view(position);
        let time = position.campaign.dial(Dial::Time);
        let mut at = |text: Text, need: u8, met: bool| {
            aims.push(Aim {
                text: text.number("n", need),
                need,
                failure: true,
                have: vec![time],
                met: vec![met],
            });
        };
        if let Some(rules) = position
            .main
            .and_then(|main| self.content.missions.get(main))
        {
            at(text("aim-late"), rules.time, time > rules.time);
        }
        for clock in view.clocks() {
            let says = format!("-clock-{}", clock.number);
            let says = Self::more(self.mission(clock.mission), &says);
            let need = clock.time_for(position.heroes.len());
            at(text("aim-clock").text("says", says), need, time >= need);
        }
        let night = position.campaign.most[Dial::Time as usize];
        at(text("aim-night"), night, time >= night);
    }

    /// What time does, in words: when it passes, and what it brings.
    pub(crate) fn time_lines(&self, position: &Position) -> Vec<Text> {
        let mut aims = Vec::new();
        self.aims_of_time(position, &mut aims);
        let aims = aims.into_iter().map(|aim| aim.text);
        std::iter::once(self.passing(position))
            .chain(aims)
            .collect()
    }

    /// What a mission asks.
    pub(crate) fn goal_of(&self, mission: Mission) -> Text {
        Self::more(self.mission(mission), "-goal")
    }

    /// When time will next pass by itself.
    fn passing(&self, position: &Position) -> Text {
        let (rounds, seats) = (self.view(position).pace(), position.heroes.len() as u8);
        let turns = rounds.saturating_mul(seats);
        text("table-passing")
            .case("night", yes(self.view(position).is_night()))
            .number("rounds", rounds)
            .number("turns", turns.saturating_sub(position.turns))
    }
}
