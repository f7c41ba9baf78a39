//! Drawing (R30), the actions of a turn (R34-R48) and leaving (R29).

use redtag_kernel::game::{refuse, refuse_if};
use redtag_kernel::{Kind, List, May};

use super::{AGILITY, INSTINCT, Legal, STRENGTH};
use crate::action::Action;
use crate::content::{Activity, Attributes, Code, Colour, Situation, UseCost};
use crate::id::{Ability, At, Card, Item, Space, Status, Token};
use crate::position::{MAX_PARTY, Spot};

impl Legal<'_> {
    /// Kept cards may be discarded before drawing, and the page may be left (R30, A51).
    pub(super) fn each_draw(&self, say: &mut impl FnMut(Action)) {
        self.each_card(|card| say(Action::Discard(card)));
        say(Action::Draw);
        self.each_exit(say);
    }

    /// Candidates for all actions; those that may be done are said (R34).
    pub(super) fn each_action(&self, say: &mut impl FnMut(Action)) {
        let Some(space) = self.hero().space() else {
            return;
        };
        self.each_card_action(say);
        self.each_meeting(space, say);
        self.each_find(say);
        for status in self.hero().statuses.iter() {
            self.propose(Action::Recover(status), say);
        }
        for ability in self.hero().abilities.iter() {
            self.propose(Action::Activate(ability), say);
        }
        self.each_use(say);
        self.propose(Action::Read, say);
        self.each_exit(say);
        say(Action::EndTurn);
    }

    /// Is there clearly more to do than ending the turn? Whoever has a card and can move may do
    /// that.
    pub(super) fn is_busy(&self) -> bool {
        self.hero().hand.total() > 0 && self.may_move().is_ok() && self.hero().space().is_some()
    }

    fn propose(&self, action: Action, say: &mut impl FnMut(Action)) {
        if self.may_do(action).is_ok() {
            say(action);
        }
    }

    /// Whether an action of the turn may be done, or why not (R34).
    pub(super) fn may_do(&self, action: Action) -> May {
        match action {
            Action::Move(card) => self.has(card).and(self.may_move()),
            Action::Communicate(foe) => self.may_communicate(foe),
            Action::Recover(status) => self.may_recover(status),
            Action::Scavenge(pile) => self.may_scavenge(pile),
            Action::Activate(ability) => self.may_activate(ability),
            Action::Encourage { card, to } => self.has(card).and(self.may_encourage(to)),
            Action::Equip(card) => self.has(card).and(self.may_equip()),
            Action::Melee(foe) => self.may_melee(foe),
            Action::Ranged { foe, space } => self.may_shoot_at(foe, space),
            Action::Contribute(card) => {
                self.has(card)?;
                self.may_contribute(card)
            }
            Action::Use { item, way } => self.may_use(item, way),
            Action::Handle { token, space } => self.may_handle(token, space),
            Action::Read => refuse_if(!self.hero().again, "A15", "no-reading"),
            Action::Exit(exit) => self.may_exit(exit),
            Action::EndTurn => Ok(()),
            Action::Nest => refuse("R57", "no-nest-yet"),
            _ => refuse("R34", "no-first-actions"),
        }
    }

    /// What begins with a card of the hand: move, encourage, equip, contribute.
    fn each_card_action(&self, say: &mut impl FnMut(Action)) {
        let moves = self.may_move().is_ok();
        let gear = self.may_equip().is_ok();
        let encouraged: List<u8, MAX_PARTY> = (self.position.seats())
            .filter(|&to| self.may_encourage(to).is_ok())
            .collect();
        self.each_card(|card| {
            if moves {
                say(Action::Move(card));
            }
            for &to in encouraged.iter() {
                say(Action::Encourage { card, to });
            }
            if gear {
                say(Action::Equip(card));
            }
            if self.may_contribute(card).is_ok() {
                say(Action::Contribute(card));
            }
        });
    }

    /// Strangers are talked to, enemies are attacked.
    fn each_meeting(&self, space: Space, say: &mut impl FnMut(Action)) {
        let foes = 0..self.position.scene.foes.len() as u8;
        for foe in foes.clone() {
            self.propose(Action::Communicate(foe), say);
        }
        for foe in foes {
            self.propose(Action::Melee(foe), say);
        }
        if self.may_shoot().is_ok() {
            let view = self.view();
            view.in_reach(space, view.reach(self.seat), &mut |foe, space| {
                say(Action::Ranged { foe, space });
            });
        }
    }

    fn each_find(&self, say: &mut impl FnMut(Action)) {
        let here = self.hero().space();
        // They lie in order, space by space and pile by pile.
        let mut last = None;
        for find in self.position.scene.finds.iter() {
            if Some(find.space) == here && last.replace(find.pile) != Some(find.pile) {
                self.propose(Action::Scavenge(find.pile), say);
            }
        }
    }

    /// Does no status forbid it (R58)?
    fn is_free(&self, doing: Activity) -> May {
        let forbidden = self.view().is_forbidden(self.seat, doing);
        refuse_if(forbidden, "R58", "no-status-forbids")
    }

    /// Move: the cards of the hand must be worth a point with what slows one (R39, R58).
    fn may_move(&self) -> May {
        self.is_free(Activity::Move)?;
        let view = self.view();
        let worth = |(card, held)| i16::from(view.card(card).value) * i16::from(held);
        let most: i16 = self.hero().hand.iter().map(worth).sum();
        let none = most + i16::from(view.move_bonus(self.seat)) <= 0;
        refuse_if(none, "R39", "no-points-at-all")
    }

    /// A test needs a card to begin with, and no status may forbid it (R58, A12).
    fn may_begin(&self, doing: Activity, attributes: Attributes) -> May {
        self.is_free(doing)?;
        let able = self.view().can_begin(self.seat, attributes);
        refuse_if(!able, "A12", "no-fitting-card")
    }

    fn is_hostile(&self) -> bool {
        self.position.scene.situation == Situation::Hostile
    }

    /// Is this enemy in one's own space?
    fn is_here(&self, foe: u8, rule: &'static str) -> May {
        let space = self.hero().space();
        let here = space.is_some_and(|space| self.view().is_at(foe, space));
        refuse_if(!here, rule, "no-enemy-here")
    }

    /// Communicate: with a stranger in one's space, while it is safe (R40).
    fn may_communicate(&self, foe: u8) -> May {
        refuse_if(self.is_hostile(), "R40", "no-hostile")?;
        self.is_here(foe, "R40")?;
        self.may_begin(Activity::Communicate, INSTINCT)
    }

    /// Melee attack: on an enemy in one's space, while it is hostile (R47).
    fn may_melee(&self, foe: u8) -> May {
        refuse_if(!self.is_hostile(), "R47", "no-safe")?;
        self.is_here(foe, "R47")?;
        self.may_begin(Activity::Melee, STRENGTH)
    }

    /// Ranged attack: while it is hostile (R48).
    fn may_shoot(&self) -> May {
        refuse_if(!self.is_hostile(), "R48", "no-safe")?;
        self.may_begin(Activity::Ranged, AGILITY)
    }

    /// The same, on an enemy within range and in sight (R48, R53, A22).
    fn may_shoot_at(&self, foe: u8, space: Space) -> May {
        refuse_if(!self.is_hostile(), "R48", "no-safe")?;
        self.may_reach(foe, space, self.view().reach(self.seat))?;
        self.may_shoot()
    }

    /// Is this enemy there, near enough and in sight (R48, R53, A22)?
    pub(super) fn may_reach(&self, foe: u8, space: Space, range: u8) -> May {
        let view = self.view();
        refuse_if(!view.is_at(foe, space), "R48", "no-enemy-there")?;
        let far = |from| view.range(from, space) > range;
        let from = self.hero().space();
        refuse_if(from.is_none_or(far), "R48", "no-too-far")?;
        let clear = from.is_some_and(|from| view.is_clear(from, space));
        refuse_if(!clear, "R53", "no-sight")?;
        let seen = from.is_some_and(|from| view.sees(from, space));
        refuse_if(!seen, "R53", "no-dim")
    }

    /// Recover: from a negative status, by the test on its card (R41).
    fn may_recover(&self, status: Status) -> May {
        let held = self.hero().statuses.iter().any(|one| one == status);
        refuse_if(!held, "R41", "no-such-status")?;
        let rules = &self.content.statuses[status];
        refuse_if(!rules.negative, "R41", "no-positive-status")?;
        match rules.removal {
            Some(removal) => self.may_begin(Activity::Recover, removal.attribute),
            None => refuse("R41", "no-removal"),
        }
    }

    /// Scavenge: a token in one's space (R42).
    fn may_scavenge(&self, pile: u8) -> May {
        let space = self.hero().space();
        let mut finds = self.position.scene.finds.iter();
        let here = finds.any(|find| Some(find.space) == space && find.pile == pile);
        refuse_if(!here, "R42", "no-find-here")?;
        self.may_begin(Activity::Scavenge, INSTINCT)
    }

    /// Activate an ability: white cards must be enough (R43).
    fn may_activate(&self, ability: Ability) -> May {
        let known = self.hero().abilities.iter().any(|one| one == ability);
        refuse_if(!known, "R43", "no-such-ability")?;
        let rules = &self.content.abilities[ability];
        refuse_if(rules.cost == 0, "R43", "no-passive")?;
        let (mut white, mut count) = (0u8, 0);
        for (card, held) in self.hero().hand.iter() {
            let card = self.view().card(card);
            if card.colour == Colour::White {
                white = white.saturating_add(card.value.saturating_mul(held));
                count += held;
            }
        }
        refuse_if(count == 0, "R43", "no-white-card")?;
        refuse_if(white < rules.cost, "R43", "no-too-costly")?;
        let now = rules
            .when
            .is_none_or(|when| self.view().holds(when, self.seat));
        refuse_if(!now, "R43", "no-ability-now")?;
        self.is_worth(rules.script, "R43")
    }

    /// Nobody pays for nothing; whoever is Stuck does not move by a card either (R58).
    fn is_worth(&self, script: At, rule: &'static str) -> May {
        let idle = self.view().is_idle(script, self.seat);
        if matches!(self.view().code(script), Code::Move(_) | Code::MoveTo(_)) && idle {
            self.is_free(Activity::Move)?;
        }
        refuse_if(idle, rule, "no-effect")
    }

    /// Only white cards pay for an ability (R43).
    pub(super) fn may_pay(&self, card: Card) -> May {
        self.has(card)?;
        let white = self.view().card(card).colour == Colour::White;
        refuse_if(!white, "R43", "no-only-white")
    }

    pub(super) fn each_payment(&self, say: &mut impl FnMut(Action)) {
        self.each_card(|card| {
            if self.may_pay(card).is_ok() {
                say(Action::Play(card));
            }
        });
    }

    /// Encourage: somebody else with two cards or fewer (R44, A26).
    fn may_encourage(&self, to: u8) -> May {
        refuse_if(to == self.seat, "R44", "no-yourself")?;
        let Some(other) = self.position.heroes.get(usize::from(to)) else {
            return refuse("R44", "no-such-player");
        };
        refuse_if(other.hand.total() > 2, "R44", "no-hand-too-full")
    }

    /// Equip or trade: somebody here must have an item (R45).
    fn may_equip(&self) -> May {
        let space = self.hero().space();
        let gear = space.is_some_and(|space| {
            let mut here = self.position.standing(space);
            here.any(|seat| self.view().hero(seat).gear().next().is_some())
        });
        refuse_if(!gear, "R45", "no-items-here")
    }

    /// Contribute to the group task, where it is; the first card shows its attribute, later ones
    /// match that card (R38, A42).
    fn may_contribute(&self, card: Card) -> May {
        let Some(task) = self.position.scene.task else {
            return refuse("R38", "no-task");
        };
        let Code::Task {
            attributes, space, ..
        } = self.view().code(task.at)
        else {
            return refuse("R38", "no-task");
        };
        let here = space.is_none_or(|space| self.hero().space() == Some(space));
        refuse_if(!here, "R38", "no-task-here")?;
        match task.first {
            None => {
                let shown = self.view().card(card).symbols.0 & attributes.0;
                refuse_if(shown == 0, "R38", "no-task-symbol")
            }
            Some(first) => refuse_if(!self.view().matches(first, card), "R38", "no-task-match"),
        }
    }

    fn each_use(&self, say: &mut impl FnMut(Action)) {
        for worn in self.hero().items() {
            for way in 0..self.view().item(worn.item).uses.len() as u8 {
                let item = worn.item;
                self.propose(Action::Use { item, way }, say);
            }
        }
        let laid = self.position.scene.tokens.as_slice();
        for (place, one) in laid.iter().enumerate() {
            if !laid[..place].contains(one) {
                let (token, space) = (one.token, one.space);
                self.propose(Action::Handle { token, space }, say);
            }
        }
    }

    /// Only equipped items work, each as its card says (R46).
    pub(super) fn wears(&self, item: Item) -> May {
        let worn = self.hero().items().any(|worn| worn.item == item);
        refuse_if(!worn, "R46", "no-such-item")
    }

    /// Use an equipped item, as its card says (R46).
    fn may_use(&self, item: Item, way: u8) -> May {
        let hero = self.hero();
        let Some(worn) = hero.items().find(|worn| worn.item == item) else {
            return refuse("R46", "no-such-item");
        };
        let Some(rules) = self.view().item(item).uses.get(usize::from(way)) else {
            return refuse("R46", "no-such-use");
        };
        match rules.cost {
            UseCost::Discard | UseCost::Break => {}
            UseCost::Battery => refuse_if(worn.batteries == 0, "R56", "no-battery-on-it")?,
            UseCost::Turn => refuse_if(hero.used.contains(item), "R46", "no-used-this-turn")?,
            UseCost::Page => refuse_if(hero.used_here.contains(item), "R46", "no-used-here")?,
        }
        let now = rules
            .when
            .is_none_or(|when| self.view().holds(when, self.seat));
        refuse_if(!now, "R46", "no-use-now")?;
        self.is_worth(rules.script, "R46")
    }

    /// Do something with a token in one's space, or beside it if it blocks, for a card (A31).
    fn may_handle(&self, token: Token, space: Space) -> May {
        let mut laid = self.position.scene.tokens.iter();
        let there = laid.any(|one| (one.token, one.space) == (token, space));
        refuse_if(!there, "A31", "no-token-there")?;
        let rules = self.view().token(token);
        refuse_if(rules.r#use.is_nothing(), "A31", "no-use-of-token")?;
        let from = self.hero().space();
        let near = from.is_some_and(|from| {
            let plan = self.view().plan();
            plan.is_some_and(|plan| plan.steps[from.index()] & (1 << space.0) != 0)
        });
        let reached = from == Some(space) || (rules.blocks && near);
        refuse_if(!reached, "A31", "no-token-here")?;
        refuse_if(self.hero().hand.total() == 0, "A31", "no-card-left")?;
        self.is_worth(rules.r#use, "A31")
    }

    fn each_exit(&self, say: &mut impl FnMut(Action)) {
        let exits = self.view().map().map_or(0, |map| map.exits.len() as u8);
        for exit in 0..exits {
            if self.may_exit(exit).is_ok() {
                say(Action::Exit(exit));
            }
        }
    }

    /// Leave at any time in one's turn, by an open exit, and only by the one that was used first
    /// (R29, A17, A51).
    pub(super) fn may_exit(&self, exit: u8) -> May {
        let Some((map, rules)) = self
            .view()
            .map()
            .and_then(|map| Some((map, map.exits.get(usize::from(exit))?)))
        else {
            return refuse("R29", "no-such-exit");
        };
        let here = self.hero().spot == Spot::At(rules.space);
        refuse_if(!here, "R29", "no-exit-here")?;
        let first = self.position.scene.exit;
        let first = first.and_then(|first| map.exits.get(usize::from(first)));
        let other = first.is_some_and(|first| first.entry != rules.entry);
        refuse_if(other, "R29", "no-other-exit")?;
        let open = rules
            .when
            .is_none_or(|when| self.view().holds(when, self.seat));
        refuse_if(!open, "R29", "no-exit-closed")
    }
}
