//! Whether a script would do anything now, so that nobody pays for nothing (R43, R46).

use super::View;
use crate::content::{Activity, Code, Dial, Gain, Who};
use crate::id::At;
use crate::position::{MAX_TOKENS, Spot};

/// No script of a card or a way is longer.
const LONGEST: usize = 64;

impl View<'_> {
    /// Would nothing come of this script? A script that only tells something does not count.
    pub fn is_idle(self, at: At, you: u8) -> bool {
        self.effect(at, you) == Some(false)
    }

    /// Would this script do something? `None` if there is no instruction in it.
    fn effect(self, mut at: At, you: u8) -> Option<bool> {
        let mut effect = None;
        for _ in 0..LONGEST {
            let (one, next) = match self.code(at) {
                Code::End => return effect,
                Code::Jump(to) => (None, to),
                Code::Go(entry) => {
                    let entry = self.content.entries.get(entry);
                    (None, entry.map_or(At(0), |entry| entry.script))
                }
                Code::Each { who, then } | Code::One { who, then, .. } => {
                    (Some(self.is_felt_by(who, at.next(), you)), then)
                }
                code => (Some(self.is_felt(code, you)), at.next()),
            };
            at = next;
            effect = effect.max(one);
            if effect == Some(true) {
                return effect;
            }
        }
        Some(true)
    }

    /// Would this script do something for one of these characters?
    fn is_felt_by(self, who: Who, script: At, you: u8) -> bool {
        let mut seats = self.position.seats();
        seats.any(|seat| self.belongs(seat, who, you) && self.effect(script, seat) == Some(true))
    }

    /// Would this instruction change anything? Yes, for those that are not examined.
    fn is_felt(self, code: Code, you: u8) -> bool {
        let (position, hero) = (self.position, self.hero(you));
        let moves = !self.is_forbidden(you, Activity::Move) && hero.space().is_some();
        match code {
            Code::Gain(gain) => self.is_gained(gain, you),
            Code::Heal(_) => hero.wounds > 0,
            Code::Cleanse => hero.toxic > 0,
            Code::Relieve => {
                let mut statuses = hero.statuses.iter();
                statuses.any(|one| self.content.statuses[one].negative)
            }
            Code::Status(status) => !hero.statuses.contains(status),
            Code::EndStatus(status) => hero.statuses.contains(status),
            Code::DrawCards(_) => position.deck.total() + position.discard.total() > 0,
            Code::RemoveThreat(_) | Code::ClearThreat => !position.scene.threats.is_empty(),
            Code::HitEnemy { range, .. } => {
                let mut any = false;
                if let Some(from) = hero.space() {
                    self.in_reach(from, range, &mut |_, _| any = true);
                }
                any
            }
            Code::Place { token, at, .. } => {
                let tokens = position.scene.tokens.iter();
                let laid = tokens.filter(|one| one.token == token).count();
                laid < usize::from(self.token(token).count) && self.place(at, you).is_some()
            }
            Code::Scavenge { at, .. } => {
                !position.scene.revisit
                    && position.scene.finds.len() < MAX_TOKENS
                    && position.piles.iter().any(|&left| left > 0)
                    && self.place(at, you).is_some()
            }
            Code::Move(points) => moves && points > 0,
            Code::MoveTo(at) => moves && self.place(at, you) != hero.space(),
            _ => true,
        }
    }

    /// Is there anything of this prize left to have (R13, R42)?
    fn is_gained(self, gain: Gain, you: u8) -> bool {
        let campaign = &self.position.campaign;
        let rises = |(dial, by): (Dial, u8)| {
            let spent = dial == self.content.numbers.once && self.position.risen;
            let room = campaign.dial(dial) < campaign.most[dial as usize];
            by > 0 && (dial == Dial::Time || (room && !spent))
        };
        let items = !self.position.items.is_empty() || !self.position.item_discard.is_empty();
        let batteries = self.batteries_left() > 0 && self.hero(you).spot != Spot::Down;
        gain.dials().into_iter().any(rises)
            || (gain.battery > 0 && batteries)
            || (gain.item + gain.broken > 0 && items)
    }
}
