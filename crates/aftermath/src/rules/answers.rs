//! What is asked, of whom, and every answer there is.

use super::view::View;
use crate::action::Action;
use crate::content::{
    Attribute, Attributes, By, Code, Colour, Doing, Map, Situation, UseCost, UseRules, Way, bits,
};
use crate::id::{At, Card, Item, Space};
use crate::position::{Goal, Spot, Step, Test, Walk, Worn};

/// Attributes of the usual tests (A1).
pub const INSTINCT: Attributes = Attributes(1 << Attribute::Instinct as u8);
/// Of melee attacks.
pub const STRENGTH: Attributes = Attributes(1 << Attribute::Strength as u8);
/// Of ranged attacks.
pub const AGILITY: Attributes = Attributes(1 << Attribute::Agility as u8);

impl<'a> View<'a> {
    /// Who is asked by this step; nobody if it runs by itself. The party's choices are the
    /// bookkeeper's (R59).
    pub fn asks(self, step: Step) -> Option<u8> {
        let table = self.table;
        match step {
            Step::Draw | Step::Actions | Step::Equip | Step::Activate { .. } => Some(table.current),
            Step::Test(Test { seat, .. }) | Step::Move(Walk { seat, .. }) => Some(seat),
            Step::Discard { seat, .. } | Step::Keep { seat, .. } | Step::Receive { seat, .. } => {
                Some(seat)
            }
            Step::HitEnemy { seat, .. }
            | Step::Eat(seat)
            | Step::Break(seat)
            | Step::Return(seat) => Some(seat),
            Step::Choice { at, who } => match self.code(at) {
                Code::Choice { by: By::You, .. } => Some(who),
                _ => Some(table.bookkeeper),
            },
            Step::EnemyMoves { .. } | Step::EnemyAttacks { .. } | Step::One { .. } => {
                Some(table.bookkeeper)
            }
            Step::Nest | Step::Repair | Step::Assign(_) | Step::Travel | Step::Lost => {
                Some(table.bookkeeper)
            }
            Step::BeginTurn | Step::Run { .. } | Step::Calamity(_) | Step::PlaceThreat => None,
            Step::CheckThreat | Step::ClearThreat | Step::EnemyTurn | Step::Roaches(_) => None,
            Step::EndTurn | Step::Rest | Step::Rise | Step::Next | Step::Road => None,
        }
    }

    /// An instruction of the program.
    pub fn code(self, at: At) -> Code {
        self.content
            .program
            .code
            .get(usize::from(at.0))
            .copied()
            .unwrap_or(Code::End)
    }

    /// The ways of a choice.
    pub fn ways(self, at: At) -> &'a [Way] {
        match self.code(at) {
            Code::Choice { first, count, .. } => {
                let ways = self
                    .content
                    .program
                    .ways
                    .get(usize::from(first)..)
                    .unwrap_or(&[]);
                &ways[..ways.len().min(usize::from(count))]
            }
            _ => &[],
        }
    }

    /// Can this way be chosen?
    pub fn is_open(self, way: &Way, you: u8) -> bool {
        let (table, hero) = (self.table, self.hero(you));
        let dials = way
            .cost
            .dials
            .iter()
            .zip(table.campaign.dials)
            .all(|(&cost, dial)| cost <= dial);
        let item = way
            .cost
            .item
            .is_none_or(|item| table.heroes.iter().any(|one| one.carries(item)));
        dials
            && item
            && way.cost.cards <= hero.hand.total()
            && way.cost.batteries <= hero.batteries
            && way.when.is_none_or(|when| self.holds(when, you))
    }

    /// Every answer to a step, each once.
    pub fn each_answer(self, step: Step, each: &mut dyn FnMut(Action)) {
        let table = self.table;
        let cards = |seat: u8| self.hero(seat).hand.iter().map(|(card, _)| card);
        match step {
            Step::Draw => {
                cards(table.current).for_each(|card| each(Action::Discard(card)));
                each(Action::Draw);
                self.each_exit(table.current, each);
            }
            Step::Actions => self.each_action(table.current, each),
            Step::Test(test) => {
                cards(test.seat)
                    .filter(|&card| self.fits(&test, card))
                    .for_each(|card| each(Action::Play(card)));
                if test.first.is_some() {
                    each(Action::Roll);
                } else if self.may_decline(&test) {
                    each(Action::Decline);
                }
            }
            Step::Move(walk) => self.each_step(&walk, each),
            Step::Choice { at, who } => {
                let ways = self.ways(at).iter().enumerate();
                let open = ways.filter(|(_, way)| self.is_open(way, who));
                open.for_each(|(place, _)| each(Action::Choose(place as u8)));
            }
            Step::One { at, who } => {
                if let Code::One { who: of, .. } = self.code(at) {
                    let seats = table.seats().filter(|&seat| self.belongs(seat, of, who));
                    seats.for_each(|seat| each(Action::Pick(seat)));
                }
            }
            Step::Discard { seat, .. } => cards(seat).for_each(|card| each(Action::Discard(card))),
            Step::Keep { seat, item } => {
                self.each_place(seat, item, each);
                self.each_fellow(seat, |to| {
                    if self.can_hold(to, item) {
                        each(Action::Give { item, to });
                    }
                });
                each(Action::Scrap(item));
            }
            Step::Receive { seat, item } => self.each_place(seat, item, each),
            Step::Equip => self.each_exchange(table.current, each),
            Step::Activate { .. } => {
                let white = |card: &Card| self.card(*card).colour == Colour::White;
                cards(table.current)
                    .filter(white)
                    .for_each(|card| each(Action::Play(card)));
            }
            Step::EnemyMoves { threat, left } => {
                // Who shares a space with somebody stays there, also with somebody who hides (R50).
                let goes = |space: Space, speed: u8| {
                    left < speed || table.standing(space).next().is_none()
                };
                if let Some((space, action)) = self.acting(threat)
                    && left > 0
                    && goes(space, action.speed)
                {
                    let steps = bits(self.marches(space, action.seeks));
                    steps.for_each(|step| each(Action::Go(Space(step as u8))));
                }
            }
            Step::EnemyAttacks { threat, done } => {
                if let Some((space, action)) = self.acting(threat) {
                    let targets = self.targets(space, action.range, action.seeks, done);
                    bits(targets.into()).for_each(|seat| each(Action::Pick(seat as u8)));
                }
            }
            Step::HitEnemy { seat, range, .. } => {
                if let Some(space) = self.hero(seat).space() {
                    self.in_reach(space, range, &mut |foe, space| {
                        each(Action::Hit { foe, space })
                    });
                }
            }
            Step::Break(seat) => self
                .hero(seat)
                .items()
                .for_each(|worn| each(Action::Break(worn.item))),
            Step::Return(seat) => {
                let mut seen = 0u32;
                for space in table
                    .seats()
                    .filter(|&one| one != seat)
                    .filter_map(|one| self.hero(one).space())
                {
                    if seen & (1 << space.0) == 0 {
                        each(Action::Go(space));
                    }
                    seen |= 1 << space.0;
                }
            }
            Step::Nest if self.is_safe() => {
                each(Action::Nest);
                each(Action::Pass);
            }
            Step::Eat(seat)
                if self.hero(seat).wounds > 0
                    && table.campaign.dial(crate::content::Dial::Food) > 0 =>
            {
                each(Action::Eat);
                each(Action::Pass);
            }
            Step::Repair => {
                let broken = table.broken.iter().filter(|&item| self.can_repair(item));
                broken.for_each(|item| each(Action::Repair(item)));
                each(Action::Pass);
            }
            Step::Assign(item) => {
                table
                    .seats()
                    .filter(|&seat| self.can_hold(seat, item))
                    .for_each(|seat| each(Action::Pick(seat)));
            }
            Step::Travel => {
                let locations = &self.content.locations;
                let Some(here) = locations.get(usize::from(table.location.0)) else {
                    return;
                };
                for (place, there) in locations.iter().enumerate() {
                    if here.x.abs_diff(there.x) + here.y.abs_diff(there.y) == 1 {
                        each(Action::Travel(crate::id::Location(place as u8)));
                    }
                }
            }
            Step::Lost => {
                each(Action::NewCampaign);
                each(Action::InfiniteLives);
            }
            _ => {}
        }
    }

    /// The enemy that acts: where it is and what it does.
    pub fn acting(self, threat: u8) -> Option<(Space, crate::content::EnemyActionRules)> {
        let space = self.acting_space()?;
        let foe = self
            .table
            .scene
            .foes
            .get(usize::from(self.table.scene.acting?))?;
        self.enemy(foe.enemy)
            .action(threat)
            .map(|action| (space, *action))
    }

    /// Others in the same space.
    fn each_fellow(self, seat: u8, each: impl FnMut(u8)) {
        if let Some(space) = self.hero(seat).space() {
            self.table
                .standing(space)
                .filter(|&other| other != seat)
                .for_each(each);
        }
    }

    /// Equip it or store it.
    fn each_place(self, seat: u8, item: Item, each: &mut dyn FnMut(Action)) {
        let hero = self.hero(seat);
        if self.free_slot(hero, item).is_some() {
            each(Action::Wear(item));
        }
        if self.has_room(hero) {
            each(Action::Store(item));
        }
    }

    /// Cards before the first step, steps that the points allow, and an end.
    fn each_step(self, walk: &Walk, each: &mut dyn FnMut(Action)) {
        if !walk.walked && !walk.free {
            self.hero(walk.seat)
                .hand
                .iter()
                .for_each(|(card, _)| each(Action::Play(card)));
        }
        let spaces = self.map().map_or(0, |map| map.letters.len() as u8);
        for space in (0..spaces).map(Space) {
            if self
                .step_cost(walk, space)
                .is_some_and(|cost| cost <= walk.points)
            {
                each(Action::Go(space));
            }
        }
        each(Action::Stop);
    }

    /// Moving items: each at most once in an action, so that it has an end (R45).
    fn each_exchange(self, seat: u8, each: &mut dyn FnMut(Action)) {
        let hero = self.hero(seat);
        let free = |item: Item| !self.table.moved.contains(item);
        for &item in hero.pack.iter().filter(|&&item| free(item)) {
            if self.free_slot(hero, item).is_some() {
                each(Action::Wear(item));
            }
            for out in hero
                .items()
                .filter(|worn| free(worn.item) && self.can_swap(hero, item, worn.item))
            {
                each(Action::Swap {
                    item,
                    out: out.item,
                });
            }
        }
        for worn in hero.items() {
            if free(worn.item) && self.has_room(hero) {
                each(Action::Store(worn.item));
            }
            if hero.batteries > 0 && worn.batteries < self.item(worn.item).batteries {
                each(Action::Battery(worn.item));
            }
        }
        self.each_fellow(seat, |to| {
            for item in hero.gear().filter(|&item| free(item)) {
                if self.can_hold(to, item) {
                    each(Action::Give { item, to });
                }
            }
            let theirs = || self.hero(to).gear().filter(|&item| free(item));
            for item in theirs().filter(|&item| self.can_hold(seat, item)) {
                each(Action::Take { item, from: to });
            }
            for item in hero.gear().filter(|&item| free(item)) {
                theirs()
                    .filter(|&take| self.can_trade(seat, item, to, take))
                    .for_each(|take| {
                        each(Action::Trade {
                            item,
                            with: to,
                            take,
                        })
                    });
            }
        });
        each(Action::Stop);
    }

    /// The actions of a turn (R34).
    fn each_action(self, seat: u8, each: &mut dyn FnMut(Action)) {
        let Some(space) = self.hero(seat).space() else {
            return;
        };
        self.each_card_action(seat, space, each);
        self.each_test(seat, space, each);
        self.each_ability(seat, each);
        self.each_use(seat, space, each);
        if self.hero(seat).again {
            each(Action::Read);
        }
        self.each_exit(seat, each);
        each(Action::EndTurn);
    }

    /// Exits that this character may leave by, at any time of its turn (R29, A51).
    fn each_exit(self, seat: u8, each: &mut dyn FnMut(Action)) {
        if let Some(map) = self.map() {
            let open = (0..map.exits.len()).filter(|&exit| self.can_exit(seat, map, exit));
            open.for_each(|exit| each(Action::Exit(exit as u8)));
        }
    }

    /// Nobody has to defend; a test that the book demands is taken by whoever can (A12, A52).
    pub fn may_decline(self, test: &Test) -> bool {
        test.first.is_none()
            && match test.goal {
                Goal::Defend { .. } => true,
                Goal::Script { .. } => !self.can_begin(test.seat, test.attributes),
                _ => false,
            }
    }

    /// What begins with a card of the hand: move, encourage, equip, contribute.
    fn each_card_action(self, seat: u8, space: Space, each: &mut dyn FnMut(Action)) {
        let table = self.table;
        let still = self.is_forbidden(seat, Doing::Move);
        let gear = table.standing(space).any(|one| {
            let hero = self.hero(one);
            hero.items().next().is_some() || !hero.pack.is_empty()
        });
        for (card, _) in self.hero(seat).hand.iter() {
            if !still {
                each(Action::Move(card));
            }
            for to in table
                .seats()
                .filter(|&to| to != seat && self.hero(to).hand.total() <= 2)
            {
                each(Action::Encourage { card, to });
            }
            if gear {
                each(Action::Equip(card));
            }
            if self.can_contribute(seat, card) {
                each(Action::Contribute(card));
            }
        }
    }

    /// May this card be contributed to the group task (R38, A42)?
    pub fn can_contribute(self, seat: u8, card: Card) -> bool {
        let Some(task) = self.table.scene.task else {
            return false;
        };
        let Code::Task {
            attributes, space, ..
        } = self.code(task.at)
        else {
            return false;
        };
        let place = space.is_none_or(|space| self.hero(seat).space() == Some(space));
        place
            && match task.first {
                None => self.card(card).symbols.0 & attributes.0 != 0,
                Some(first) => self.matches(first, card),
            }
    }

    /// What begins with a test: communicate, recover, scavenge, attacks.
    fn each_test(self, seat: u8, space: Space, each: &mut dyn FnMut(Action)) {
        let (table, scene) = (self.table, &self.table.scene);
        let may = |doing: Doing, attributes| {
            !self.is_forbidden(seat, doing) && self.can_begin(seat, attributes)
        };
        let foes = 0..scene.foes.len() as u8;
        let hostile = scene.situation == Situation::Hostile;
        if !hostile && may(Doing::Communicate, INSTINCT) {
            foes.clone()
                .filter(|&foe| self.is_at(foe, space))
                .for_each(|foe| each(Action::Communicate(foe)));
        }
        if hostile && may(Doing::Melee, STRENGTH) {
            foes.filter(|&foe| self.is_at(foe, space))
                .for_each(|foe| each(Action::Melee(foe)));
        }
        if hostile && may(Doing::Ranged, AGILITY) {
            self.in_reach(space, self.reach(seat), &mut |foe, space| {
                each(Action::Ranged { foe, space })
            });
        }
        if may(Doing::Scavenge, INSTINCT) {
            for pile in 0..table.piles.len() as u8 {
                if scene
                    .finds
                    .iter()
                    .any(|find| find.space == space && find.pile == pile)
                {
                    each(Action::Scavenge(pile));
                }
            }
        }
        for status in self.hero(seat).statuses.iter() {
            let removal = self.content.statuses[usize::from(status.0)].removal;
            if removal.is_some_and(|removal| may(Doing::Recover, removal.attribute)) {
                each(Action::Recover(status));
            }
        }
    }

    fn each_ability(self, seat: u8, each: &mut dyn FnMut(Action)) {
        let hero = self.hero(seat);
        let white = hero
            .hand
            .iter()
            .filter(|&(card, _)| self.card(card).colour == Colour::White);
        let white: u8 = white
            .map(|(card, count)| self.card(card).value * count)
            .sum();
        for ability in hero.abilities.iter() {
            let rules = &self.content.abilities[usize::from(ability.0)];
            if rules.cost > 0
                && rules.cost <= white
                && rules.when.is_none_or(|when| self.holds(when, seat))
            {
                each(Action::Activate(ability));
            }
        }
    }

    fn each_use(self, seat: u8, space: Space, each: &mut dyn FnMut(Action)) {
        let hero = self.hero(seat);
        for worn in hero.items() {
            for (way, rules) in (0..).zip(&self.item(worn.item).uses) {
                if self.can_use(seat, worn, rules) {
                    each(Action::Use {
                        item: worn.item,
                        way,
                    });
                }
            }
        }
        if hero.hand.total() == 0 {
            return;
        }
        let laid = self.table.scene.tokens.as_slice();
        for (place, one) in laid.iter().enumerate() {
            if !laid[..place].contains(one) && self.can_handle(space, one.token, one.space) {
                each(Action::Handle {
                    token: one.token,
                    space: one.space,
                });
            }
        }
    }

    /// Can a token be handled from here: in its space, or beside it if it blocks?
    pub fn can_handle(self, from: Space, token: crate::id::Token, space: Space) -> bool {
        let rules = self.token(token);
        let near = self
            .plan()
            .is_some_and(|plan| plan.steps[usize::from(from.0)] & (1 << space.0) != 0);
        !rules.r#use.is_nothing() && (from == space || (rules.blocks && near))
    }

    /// Can an equipped item be used so?
    fn can_use(self, seat: u8, worn: Worn, rules: &UseRules) -> bool {
        let hero = self.hero(seat);
        let paid = match rules.cost {
            UseCost::Discard | UseCost::Break => true,
            UseCost::Battery => worn.batteries > 0,
            UseCost::Turn => !hero.used.contains(worn.item),
            UseCost::Page => !hero.used_here.contains(worn.item),
        };
        paid && rules.when.is_none_or(|when| self.holds(when, seat))
    }

    /// May this exit be used (R29)?
    fn can_exit(self, seat: u8, map: &Map, exit: usize) -> bool {
        let exit = &map.exits[exit];
        let first = self
            .table
            .scene
            .exit
            .and_then(|first| map.exits.get(usize::from(first)));
        self.hero(seat).spot == Spot::At(exit.space)
            && first.is_none_or(|first| first.entry == exit.entry)
            && exit.when.is_none_or(|when| self.holds(when, seat))
    }
}
