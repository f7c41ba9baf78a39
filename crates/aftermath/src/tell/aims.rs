//! What has to be reached, what must not happen, and how far both are.

use redtag_kernel::words::{Aim, text};

use crate::content::Dial;
use crate::game::Aftermath;
use crate::id::Mission;
use crate::position::{Fate, Position};

impl Aftermath {
    /// The missions, the time that the main one may take (R60), nightfall, and what loses the
    /// campaign (R63).
    pub(super) fn aims_of(&self, position: &Position) -> Vec<Aim> {
        let campaign = &position.campaign;
        let mission = |mission: Mission, done: bool| Aim {
            text: text("aim-mission")
                .text("mission", self.mission(mission))
                .text("goal", Self::more(self.mission(mission), "-goal")),
            need: 1,
            failure: false,
            have: vec![done.into()],
            met: vec![done],
        };
        let dial = |key: &'static str, dial: Dial, need: u8, met: bool| Aim {
            text: text(key).number("n", need),
            need,
            failure: true,
            have: vec![campaign.dial(dial)],
            met: vec![met],
        };
        let mut aims = Vec::new();
        aims.extend(
            position
                .main
                .map(|main| mission(main, position.fate == Fate::Succeeded)),
        );
        aims.extend(
            position
                .sides
                .iter()
                .map(|side| mission(side, campaign.done.contains(side))),
        );
        let time = campaign.dial(Dial::Time);
        if let Some(rules) = position
            .main
            .and_then(|main| self.content.missions.get(usize::from(main.0)))
        {
            aims.push(dial("aim-late", Dial::Time, rules.time, time > rules.time));
        }
        let night = campaign.most[Dial::Time as usize];
        aims.push(dial("aim-night", Dial::Time, night, time >= night));
        for (key, one) in [
            ("aim-population", Dial::Population),
            ("aim-morale", Dial::Morale),
        ] {
            aims.push(dial(key, one, 0, campaign.dial(one) == 0));
        }
        aims
    }
}
