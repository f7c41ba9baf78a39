//! What time does (R60, A50): it passes, the book makes things worse for those who are late, and at
//! the top of the dial the colony pays. Lateness never fails a mission.

use redtag_kernel::{Chance, Listener};

use super::Rules;
use crate::action::{Event, Passing};
use crate::content::{ClockRules, Dial};
use crate::position::{Fate, Position, Step};

impl<C: Chance, L: Listener<Event, Position>> Rules<'_, C, L> {
    /// It is later by one, and everybody is told why.
    pub(super) fn pass_time(&mut self, why: Passing) {
        self.tell(Event::TimePasses { why });
        self.raise(Dial::Time, 1);
    }

    /// A turn is over. After some rounds it is later; at the top of the dial after each one.
    pub(super) fn count_turn(&mut self) {
        let rounds = self.view().pace();
        self.table.turns = self.table.turns.saturating_add(1);
        if self.table.turns >= rounds.saturating_mul(self.table.heroes.len() as u8) {
            self.table.turns = 0;
            self.pass_time(Passing::Rounds(rounds));
        }
    }

    /// Before a turn: what the book does to those who are late, once each. The turn begins after it.
    pub(super) fn strikes(&mut self) -> bool {
        let Some(clock) = self.view().due() else {
            return false;
        };
        self.table.flags.put(clock.flag);
        self.push(Step::BeginTurn);
        self.read(clock.entry, self.table.current);
        true
    }

    /// The time dial was to rise above its top: the book says what that costs the colony.
    pub(super) fn night_falls(&mut self) -> bool {
        if !std::mem::take(&mut self.table.night) || self.table.fate != Fate::Open {
            return false;
        }
        self.tell(Event::NightFalls);
        self.read(self.content.numbers.night, self.table.bookkeeper);
        true
    }
}

impl<'a> super::View<'a> {
    /// Is the time dial at its top?
    pub fn is_night(self) -> bool {
        let campaign = &self.table.campaign;
        campaign.dial(Dial::Time) >= campaign.most[Dial::Time as usize]
    }

    /// After how many rounds it is later.
    pub fn pace(self) -> u8 {
        if self.is_night() {
            1
        } else {
            self.content.numbers.pace
        }
    }

    /// What the main mission still holds for those who are late.
    pub fn clocks(self) -> impl Iterator<Item = &'a ClockRules> {
        let (main, flags) = (self.table.main, self.table.flags);
        let open = self.table.fate == Fate::Open;
        self.content
            .clocks
            .iter()
            .filter(move |one| open && main == Some(one.mission) && !flags.contains(one.flag))
    }

    fn due(self) -> Option<ClockRules> {
        let time = self.table.campaign.dial(Dial::Time);
        let late = |one: &ClockRules| time >= one.time_for(self.table.heroes.len());
        self.clocks()
            .find(|one| late(one) && self.holds(one.when, self.table.current))
            .copied()
    }
}
