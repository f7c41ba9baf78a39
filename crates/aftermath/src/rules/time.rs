//! What time does (R60, A50): it passes, the book makes things worse for those who are late, and at
//! the top of the dial the colony pays. Lateness never fails a mission.

use redtag_kernel::{Chance, Listener};

use super::Rules;
use crate::action::{Event, Passing};
use crate::content::{ClockRules, Dial};
use crate::position::{MissionStatus, Phase, Position};

impl<C: Chance, L: Listener<Event, Position>> Rules<'_, C, L> {
    /// Time rises by one, and everybody is told why.
    pub(super) fn pass_time(&mut self, why: Passing) {
        self.tell(Event::TimePasses { why });
        self.raise(Dial::Time, 1);
    }

    /// A turn is over. Time passes after some rounds; at the top of the dial, after each one.
    pub(super) fn count_turn(&mut self) {
        let rounds = self.view().pace();
        self.position.turns = self.position.turns.saturating_add(1);
        if self.position.turns >= rounds.saturating_mul(self.position.heroes.len() as u8) {
            self.position.turns = 0;
            self.pass_time(Passing::Rounds(rounds));
        }
    }

    /// Before a turn: what the book does to those who are late, once each. The turn begins after
    /// it.
    pub(super) fn strikes(&mut self) -> bool {
        let Some(clock) = self.view().due() else {
            return false;
        };
        self.position.flags.put(clock.flag);
        self.push(Phase::BeginTurn);
        self.read(clock.entry, self.position.current);
        true
    }

    /// The time dial was to rise above its top: the book says what that costs the colony.
    pub(super) fn night_falls(&mut self) -> bool {
        if !std::mem::take(&mut self.position.night) || self.position.fate != MissionStatus::Open {
            return false;
        }
        self.tell(Event::NightFalls);
        self.read(self.content.numbers.night, self.position.bookkeeper);
        true
    }
}

impl<'a> super::View<'a> {
    /// Is the time dial at its top?
    pub fn is_night(self) -> bool {
        let campaign = &self.position.campaign;
        campaign.dial(Dial::Time) >= campaign.most[Dial::Time as usize]
    }

    /// After how many rounds time passes.
    pub fn pace(self) -> u8 {
        if self.is_night() {
            1
        } else {
            self.content.numbers.pace
        }
    }

    /// What the main mission still has in store for those who are late.
    pub fn clocks(self) -> impl Iterator<Item = &'a ClockRules> {
        let (main, flags) = (self.position.main, self.position.flags);
        let open = self.position.fate == MissionStatus::Open;
        self.content
            .clocks
            .iter()
            .filter(move |one| open && main == Some(one.mission) && !flags.contains(one.flag))
    }

    fn due(self) -> Option<ClockRules> {
        let time = self.position.campaign.dial(Dial::Time);
        let late = |one: &ClockRules| time >= one.time_for(self.position.heroes.len());
        self.clocks()
            .find(|one| late(one) && self.holds(one.when, self.position.current))
            .copied()
    }
}
