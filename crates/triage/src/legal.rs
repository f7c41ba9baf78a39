//! The one home of legality: what may be done now, and why everything else may not.
//!
//! The list of actions and the reason against an action both come from the `may_*` functions, so
//! that they cannot disagree.

use redtag_kernel::May;
use redtag_kernel::game::{refuse, refuse_if};

use crate::action::{Action, Outsider};
use crate::position::{Phase, Position};
use crate::rules::protection_cap;

/// What may be done now, and the reason against everything else. There is one seat, and no number
/// of the content decides what may be done, so the position is all that this needs.
#[derive(Clone, Copy)]
pub struct Legal<'a> {
    pub position: &'a Position,
}

impl Legal<'_> {
    /// Everything that may be done now.
    #[inline]
    pub fn each(self, say: &mut impl FnMut(Action)) {
        let mut offer = |action| {
            if self.may(action).is_ok() {
                say(action);
            }
        };
        match self.position.phase {
            Phase::Patient(_) => {
                offer(Action::Admit);
                offer(Action::Refuse);
            }
            Phase::Aftershock(damage) => (0..=damage).map(Action::Brace).for_each(offer),
            Phase::Diesel(_) => {
                offer(Action::Start);
                offer(Action::Leave);
            }
            Phase::Complications { damage, .. } => {
                (0..=damage).map(Action::Protect).for_each(offer);
            }
            Phase::Standard => {
                for bed in 0..self.position.beds.len() as u8 {
                    offer(Action::Heal(bed));
                }
                for who in Outsider::ALL {
                    offer(Action::AdmitOutside(who));
                }
                offer(Action::Scavenge);
                offer(Action::Explore);
                offer(Action::EndTurn);
            }
            Phase::Over => {}
        }
    }

    /// Whether this may be done now, or why not.
    #[inline]
    pub fn may(self, action: Action) -> May {
        refuse_if(self.position.phase == Phase::Over, "R29", "no-game-over")?;
        match action {
            Action::Admit | Action::Refuse => self.may_answer_patient(),
            Action::Brace(ap) => self.may_brace(ap),
            Action::Start | Action::Leave => self.may_answer_source(),
            Action::Protect(ap) => self.may_protect(ap),
            Action::AdmitOutside(who) => self.may_admit_outside(who),
            Action::Explore => self.may_explore(),
            Action::Heal(bed) => self.may_heal(bed),
            Action::Scavenge => self.may_scavenge(),
            Action::EndTurn => self.may_end_turn(),
        }
    }

    /// A patient who turns up may be admitted or refused; the question is asked only while a Bed
    /// is free (R15).
    #[inline]
    fn may_answer_patient(self) -> May {
        let asked = matches!(self.position.phase, Phase::Patient(_));
        refuse_if(!asked, "R15", "no-patient-asked")
    }

    /// Against an Aftershock, no more action points than its rank (A4), and no more than there are
    /// (R16).
    #[inline]
    fn may_brace(self, spent: u8) -> May {
        let Phase::Aftershock(damage) = self.position.phase else {
            return refuse("R16", "no-aftershock-asked");
        };
        refuse_if(spent > damage, "A4", "no-more-than-damage")?;
        refuse_if(spent > self.position.ap, "R16", "no-so-many-ap")
    }

    /// A new source may be started or left; the question is asked only with an action point to
    /// start with (R17).
    #[inline]
    fn may_answer_source(self) -> May {
        let asked = matches!(self.position.phase, Phase::Diesel(_));
        refuse_if(!asked, "R17", "no-diesel-asked")
    }

    /// For the patient in question, no more action points than the card's cap leaves (A3), and no
    /// more than there are (R19).
    #[inline]
    fn may_protect(self, spent: u8) -> May {
        let asked = matches!(self.position.phase, Phase::Complications { .. });
        refuse_if(!asked, "R19", "no-complications-asked")?;
        refuse_if(
            spent > protection_cap(self.position),
            "A3",
            "no-more-protection",
        )?;
        refuse_if(spent > self.position.ap, "R19", "no-so-many-ap")
    }

    /// Take somebody in from Outside if a Bed is free (R20a); nobody leaves one for them (R22).
    #[inline]
    fn may_admit_outside(self, who: Outsider) -> May {
        self.may_act()?;
        self.may_find(who)?;
        refuse_if(self.position.free_bed().is_none(), "R22", "no-free-bed")
    }

    /// Somebody who is not Outside cannot come in. A Queen there has either been turned or not
    /// (R26).
    #[inline]
    fn may_find(self, who: Outsider) -> May {
        let outside = self.position.outside;
        refuse_if(
            outside.count(who) == 0,
            "R20",
            match who {
                Outsider::Queen if outside.turned_queens > 0 => "no-upright-queen",
                Outsider::TurnedQueen if outside.queens > 0 => "no-turned-queen",
                _ => "no-such-outsider",
            },
        )
    }

    /// Turn up one more card, if there is one (R20b).
    #[inline]
    fn may_explore(self) -> May {
        self.may_act()?;
        refuse_if(self.position.deck.is_empty(), "R20", "no-cards-left")
    }

    /// Heal whoever lies in a Bed (R20c).
    #[inline]
    fn may_heal(self, bed: u8) -> May {
        self.may_act()?;
        match self.position.beds.get(usize::from(bed)) {
            None => refuse("R2", "no-such-bed"),
            Some(None) => refuse("R20", "no-patient-in-bed"),
            Some(Some(_)) => Ok(()),
        }
    }

    /// Go on with the source in the Scavenging Space (R20d).
    #[inline]
    fn may_scavenge(self) -> May {
        self.may_act()?;
        refuse_if(self.position.scavenging.is_none(), "R20", "no-source")
    }

    /// Stop, with or without action points left (A13).
    #[inline]
    fn may_end_turn(self) -> May {
        self.may_go_on()
    }

    /// A standard action costs 1 action point. It may be repeated as long as there are any (R20,
    /// R21).
    #[inline]
    fn may_act(self) -> May {
        self.may_go_on()?;
        refuse_if(self.position.ap == 0, "R20", "no-ap")
    }

    /// Standard actions come after the Event Queue, and a card that was turned up is handled first
    /// (R14), including one turned up by Explore (R20b, A10).
    #[inline]
    fn may_go_on(self) -> May {
        let asked = self.position.phase == Phase::Standard;
        refuse_if(!asked && self.position.queue > 0, "R14", "no-event-first")?;
        refuse_if(!asked, "R14", "no-card-first")
    }
}
