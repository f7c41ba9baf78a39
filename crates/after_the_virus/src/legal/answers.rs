//! The answers to what a player is asked in the middle of something.

use redtag_kernel::game::{refuse, refuse_if};
use redtag_kernel::{Kind as _, May, Refusal, Seat};

use super::{Legal, is_first};
use crate::action::Action;
use crate::content::Type;
use crate::position::{
    ALL, Card, Cards, Exit, Hit, Phase, Place, Player, Spot, Types, Unit, ZOMBIE_KINDS,
};

impl Legal<'_> {
    /// The answers to the player's question; none if it has become pointless.
    pub fn each_answer(&self, phase: Phase, say: &mut impl FnMut(Action)) {
        let mut try_out = |action: Action| {
            if self.may_answer(phase, action).is_ok() {
                say(action);
            }
        };
        match phase {
            Phase::Spend { weapon, .. } => (self.player().ammo.chunk_by(|one, other| one == other))
                .filter(|equal| equal[0].under == weapon)
                .for_each(|equal| try_out(Action::Choose(equal[0].card))),
            Phase::Hit(hit) => self.each_target(hit, &mut try_out),
            Phase::Heal { .. } => self.each_wound(&mut try_out),
            Phase::Scout { .. } => try_out(Action::Accept),
            Phase::Leave { .. } => {
                try_out(Action::OnTop);
                try_out(Action::Underneath);
            }
            Phase::Reward(_) => {
                try_out(Action::Count);
                try_out(Action::Take);
            }
            Phase::Wound => Spot::ALL.map(Action::Wound).into_iter().for_each(try_out),
            _ => {
                if let Some(cards) = self.cards_to_choose(phase) {
                    each_card(cards, &mut try_out);
                }
            }
        }
        if self.may_answer(phase, Action::Enough).is_ok() {
            say(Action::Enough);
        }
    }

    /// The cards that the player chooses from.
    #[inline]
    fn cards_to_choose(&self, phase: Phase) -> Option<&Cards> {
        let player = self.player();
        match phase {
            Phase::Pay(_) | Phase::Load { .. } | Phase::LoadAny(_) => Some(&player.hand),
            Phase::Thin(_) => Some(&player.discard),
            Phase::RetrieveFree { .. } => Some(&player.scouted),
            Phase::PrepareFree { .. } => Some(&player.sideways),
            Phase::Recover { .. } => Some(&player.destroyed),
            Phase::SpareWeapon
            | Phase::SpareVehicle
            | Phase::Save { .. }
            | Phase::LoadItself(_) => Some(&player.prepared),
            _ => None,
        }
    }

    /// Zombies, player by player, attacking ones first.
    fn each_target(&self, hit: Hit, try_out: &mut impl FnMut(Action)) {
        for (player, seat) in self.position.players.iter().zip(0..) {
            if hit.left == ALL {
                try_out(Action::HitAll(seat));
                continue;
            }
            (0..player.attacking.len() as u8).for_each(|at| try_out(Action::Hit { seat, at }));
            if hit.place != Place::Play {
                (1..=ZOMBIE_KINDS as u8)
                    .for_each(|zombies| try_out(Action::HitDiscard { seat, zombies }));
            }
        }
    }

    fn each_wound(&self, try_out: &mut impl FnMut(Action)) {
        for seat in 0..self.position.players.len() as Seat {
            Spot::ALL
                .into_iter()
                .for_each(|spot| try_out(Action::Heal { seat, spot }));
        }
    }

    /// Whether this answers what the player is asked, or why not.
    #[inline]
    pub fn may_answer(&self, phase: Phase, answer: Action) -> May {
        match (phase, answer) {
            (_, Action::Choose(card)) => self.may_choose(phase, card),
            (_, Action::Enough) => may_stop(phase),
            (Phase::Leave { to: Exit::Area, .. }, Action::OnTop) => Ok(()),
            (Phase::Leave { to: Exit::Area, .. }, Action::Underneath) => {
                refuse_if(self.player().area.is_empty(), "R14", "no-underneath")
            }
            (Phase::Hit(hit), Action::Hit { seat, at }) => self.may_hit(hit, seat, at),
            (Phase::Hit(hit), Action::HitDiscard { seat, zombies }) => {
                self.may_hit_discard(hit, seat, zombies)
            }
            (Phase::Hit(hit), Action::HitAll(seat)) => self.may_hit_all(hit, seat),
            (Phase::Heal { whose, .. }, Action::Heal { seat, spot }) => {
                self.may_heal(whose, seat, spot)
            }
            (Phase::Scout { .. }, Action::Accept) => {
                refuse_if(self.player().area.is_empty(), "R14", "no-area-cards")
            }
            (Phase::Reward(_), Action::Count) => Ok(()),
            // With an empty area deck a Survivor can only be counted (A22).
            (Phase::Reward(_), Action::Take) => {
                refuse_if(self.player().area.is_empty(), "A22", "no-thanks")
            }
            // Any free spot will do, the brain too (R23, A9).
            (Phase::Wound, Action::Wound(spot)) => {
                refuse_if(self.player().wounds.has(spot), "R23", "no-free-spot")
            }
            _ => refuse("R14", "no-answer"),
        }
    }

    /// A card: to pay with, to spend, to destroy, to prepare or to save, depending on the question.
    fn may_choose(&self, phase: Phase, card: Card) -> May {
        let player = self.player();
        match phase {
            Phase::Pay(_) | Phase::Load { .. } | Phase::LoadAny(_) => {
                refuse_if(player.hand.count(card) == 0, "R12", "no-hand-card")
            }
            Phase::Spend { weapon, .. } => {
                let is_ammo = player.ammo_of(weapon).any(|ammo| ammo == card);
                refuse_if(!is_ammo, "R27", "no-such-ammo")
            }
            Phase::Thin(_) => {
                refuse_if(card.is_zombie(), "R10", "no-thin-zombies")?;
                refuse_if(player.discard.count(card) == 0, "R10", "no-discarded-card")
            }
            Phase::SpareWeapon | Phase::LoadItself(_) => self.may_choose_weapon(phase, card),
            Phase::SpareVehicle => {
                let is_one = self.is_prepared(card, Type::Vehicle);
                refuse_if(!is_one, "R30", "no-prepared-vehicle")
            }
            _ => self.may_choose_for_effect(phase, card),
        }
    }

    /// A card to retrieve, to prepare, to bring back or to save by an effect.
    #[inline]
    fn may_choose_for_effect(&self, phase: Phase, card: Card) -> May {
        let player = self.player();
        match phase {
            Phase::RetrieveFree { .. } => {
                refuse_if(player.scouted.count(card) == 0, "R14", "no-scouted-card")
            }
            Phase::PrepareFree { of, .. } => {
                refuse_if(player.sideways.count(card) == 0, "R14", "no-sideways-card")?;
                self.may_be_of(card, of, "A16")
            }
            Phase::Recover { of, .. } => {
                refuse_if(
                    player.destroyed.count(card) == 0,
                    "A15",
                    "no-destroyed-card",
                )?;
                self.may_be_of(card, of, "A15")
            }
            Phase::Save { .. } => {
                refuse_if(
                    player.prepared.count(card) == 0,
                    "R31",
                    "no-prepared-person",
                )?;
                refuse_if(self.content.saves(card) == 0, "A21", "no-survivor")
            }
            _ => refuse("R14", "no-answer"),
        }
    }

    /// Any prepared weapon: to be destroyed (A10), or to put the card under, even if it has no use
    /// for ammo (A29).
    fn may_choose_weapon(&self, phase: Phase, card: Card) -> May {
        let rule = if phase == Phase::SpareWeapon {
            "R29"
        } else {
            "A29"
        };
        let is_one = self.is_prepared(card, Type::Weapon);
        refuse_if(!is_one, rule, "no-prepared-weapon")
    }

    fn is_prepared(&self, card: Card, kind: Type) -> bool {
        self.player().prepared.count(card) > 0 && self.content.card(card).kind == kind
    }

    fn may_be_of(&self, card: Card, of: Types, rule: &'static str) -> May {
        refuse_if(
            !of.contains(self.content.card(card).kind),
            rule,
            "no-such-type",
        )
    }

    /// All zombies of an effect belong to one player (R17, A12).
    fn target(&self, hit: Hit, seat: Seat) -> Result<&Player, Refusal> {
        let is_other = hit.whose.is_some_and(|whose| whose != seat);
        refuse_if(is_other, "R17", "no-other-player")?;
        let player = self.position.players.get(usize::from(seat));
        player.ok_or(Refusal {
            rule: "R2",
            key: "no-player",
        })
    }

    /// A zombie of an attacking card, or the card (A12).
    fn may_hit(&self, hit: Hit, seat: Seat, at: u8) -> May {
        let player = self.target(hit, seat)?;
        refuse_if(hit.left == ALL, "R17", "no-single-target")?;
        refuse_if(hit.place == Place::Discard, "A13", "no-attacking-target")?;
        let is_there = usize::from(at) < player.attacking.len();
        refuse_if(!is_there, "R17", "no-target")?;
        refuse_if(!is_first(player, at), "R17", "no-equal-zombies")
    }

    /// A whole card of a discard pile, if the number is enough for it (A13).
    fn may_hit_discard(&self, hit: Hit, seat: Seat, zombies: u8) -> May {
        let player = self.target(hit, seat)?;
        refuse_if(hit.left == ALL, "R17", "no-single-target")?;
        let reaches = hit.place != Place::Play && hit.unit == Unit::Zombies;
        refuse_if(!reaches, "A13", "no-discarded-target")?;
        let kind = usize::from(zombies).wrapping_sub(1);
        let lies = kind < ZOMBIE_KINDS && player.discard.count(Card::from_index(kind)) > 0;
        refuse_if(!lies, "R17", "no-target")?;
        refuse_if(zombies > hit.left, "A13", "no-whole-card")
    }

    /// All zombies of a player.
    fn may_hit_all(&self, hit: Hit, seat: Seat) -> May {
        let player = self.target(hit, seat)?;
        refuse_if(hit.left != ALL, "R17", "no-hit-all")?;
        let has_some = player.has_target(hit.place, hit.unit, hit.left);
        refuse_if(!has_some, "R17", "no-target")
    }

    /// Wounds of one player (R26).
    fn may_heal(&self, whose: Option<Seat>, seat: Seat, spot: Spot) -> May {
        let is_other = whose.is_some_and(|whose| whose != seat);
        refuse_if(is_other, "R26", "no-other-player")?;
        let Some(player) = self.position.players.get(usize::from(seat)) else {
            return refuse("R2", "no-player");
        };
        refuse_if(!player.wounds.has(spot), "R26", "no-such-wound")
    }
}

/// Enough: numbers are upper limits (R17, A39), any number of cards may be ammo (R28), reactions
/// can be declined (A33), and at least one Survivor is saved (R31).
fn may_stop(phase: Phase) -> May {
    match phase {
        Phase::LoadAny(_) => Ok(()),
        Phase::Save { chosen } => refuse_if(chosen == 0, "R31", "no-empty-rescue"),
        Phase::Hit(Hit { may_stop, .. })
        | Phase::Heal { may_stop, .. }
        | Phase::Scout { may_stop, .. }
        | Phase::RetrieveFree { may_stop, .. }
        | Phase::PrepareFree { may_stop, .. }
        | Phase::Recover { may_stop, .. } => refuse_if(!may_stop, "R17", "no-stop-before"),
        _ => refuse("R14", "no-answer"),
    }
}

fn each_card(cards: &Cards, try_out: &mut impl FnMut(Action)) {
    cards
        .iter()
        .for_each(|(card, _)| try_out(Action::Choose(card)));
}
