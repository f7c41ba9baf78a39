//! Distances, sight and hiding (R28, R50, R53, A22, A23).

use redtag_kernel::Kind;

use super::View;
use crate::content::{EnemyActionRules, FAR, bits, distances};
use crate::id::{Enemy, Space};

impl View<'_> {
    /// How many spaces lie between two, by adjacency and not across double white lines (A22).
    pub fn range(self, from: Space, to: Space) -> u8 {
        self.plan()
            .map_or(FAR, |plan| distances(&plan.near, from, 0)[to.index()])
    }

    /// Can one see from here to there (R53)? Where a base stands within its space makes no
    /// difference (A35).
    pub fn sees(self, from: Space, to: Space) -> bool {
        self.is_clear(from, to)
            && self
                .dim()
                .is_none_or(|farthest| self.range(from, to) <= farthest)
    }

    /// Does nothing block the line of sight (R53)?
    pub fn is_clear(self, from: Space, to: Space) -> bool {
        self.plan()
            .is_some_and(|plan| plan.sight[from.index()] & (1 << to.0) != 0)
    }

    /// The farthest that anybody can see here, if there is a limit.
    fn dim(self) -> Option<u8> {
        self.content.environments[self.position.scene.environment?].sight
    }

    /// Is this character hidden from other spaces (R28)?
    pub fn is_hidden(self, seat: u8) -> bool {
        let hero = self.hero(seat);
        let (Some(space), Some(map)) = (hero.space(), self.map()) else {
            return false;
        };
        let spot = map.hide & (1 << space.0) != 0
            || self.tokens().any(|(at, rules)| at == space && rules.hides);
        let noisy = 1 << self.content.numbers.noisy.0;
        spot && !self.content.characters[hero.character].big
            && !hero
                .items()
                .any(|worn| self.item(worn.item).keywords & noisy != 0)
            && !hero
                .statuses
                .iter()
                .any(|status| self.content.statuses[status].exposed)
    }

    /// Characters whom enemies move toward: those in the open, else those who hide (R28).
    pub fn prey(self, seeks: bool) -> u8 {
        let on_map = |seat: &u8| self.hero(*seat).space().is_some();
        let open = |seat: &u8| seeks || !self.is_hidden(*seat);
        let all = self
            .position
            .seats()
            .filter(on_map)
            .fold(0, |all, seat| all | 1u8 << seat);
        let seen = self
            .position
            .seats()
            .filter(|seat| on_map(seat) && open(seat));
        match seen.fold(0, |all, seat| all | 1u8 << seat) {
            0 => all,
            seen => seen,
        }
    }

    /// Spaces that an enemy may step to, a bit each: one step nearer to a nearest character (R50,
    /// A23).
    pub fn marches(self, from: Space, seeks: bool) -> u32 {
        let Some(plan) = self.plan() else {
            return 0;
        };
        let (blocked, prey) = (self.blocked(), self.prey(seeks));
        let spaces = self.position.seats().filter(|seat| prey & (1 << seat) != 0);
        let spaces = spaces.filter_map(|seat| self.hero(seat).space());
        let ways = distances(&plan.steps, from, blocked);
        let far = spaces.clone().map(|space| ways[space.index()]);
        let nearest = far.min().unwrap_or(FAR);
        if nearest == FAR || nearest == 0 {
            return 0;
        }
        let steps = plan.steps[from.index()] & !blocked;
        let mut marches = 0;
        for space in spaces.filter(|space| ways[space.index()] == nearest) {
            let back = distances(&plan.steps, space, blocked);
            let nearer = bits(steps).filter(|&step| back[step] == nearest - 1);
            marches |= nearer.fold(0, |all, step| all | 1 << step);
        }
        marches
    }

    /// Characters whom an enemy there would target, a bit each: the closest in range and sight
    /// (R50).
    pub fn targets(self, from: Space, range: u8, seeks: bool, done: u8) -> u8 {
        let distance = |seat: u8| {
            let space = self.hero(seat).space()?;
            let reached = self.range(from, space);
            let open = seeks || space == from || !self.is_hidden(seat);
            (open && done & (1 << seat) == 0 && reached <= range && self.sees(from, space))
                .then_some(reached)
        };
        let closest = self.position.seats().filter_map(distance).min();
        let seats = self
            .position
            .seats()
            .filter(|&seat| closest.is_some() && distance(seat) == closest);
        seats.fold(0, |all, seat| all | 1 << seat)
    }

    /// Where the enemy that acts is.
    pub fn acting_space(self) -> Option<Space> {
        let scene = &self.position.scene;
        let foe = scene.foes.get(usize::from(scene.acting?))?;
        if !self.enemy(foe.enemy).roach {
            return Some(foe.space);
        }
        scene
            .roaches
            .get(usize::from(scene.roach?))
            .map(|roach| roach.space)
    }

    /// The enemy that acts: where it is and what it does.
    pub fn acting(self, threat: u8) -> Option<(Space, EnemyActionRules)> {
        let space = self.acting_space()?;
        let scene = &self.position.scene;
        let foe = scene.foes.get(usize::from(scene.acting?))?;
        let action = self.enemy(foe.enemy).action(threat)?;
        Some((space, *action))
    }

    /// Is a figure of this enemy card there?
    pub fn is_at(self, foe: u8, space: Space) -> bool {
        let scene = &self.position.scene;
        scene.foes.get(usize::from(foe)).is_some_and(|foe| {
            if self.enemy(foe.enemy).roach {
                scene.roaches.iter().any(|roach| roach.space == space)
            } else {
                foe.space == space
            }
        })
    }

    /// Enemies within a range and in sight, and where.
    pub fn in_reach(self, from: Space, range: u8, each: &mut dyn FnMut(u8, Space)) {
        let foes = 0..self.position.scene.foes.len() as u8;
        let Some(plan) = self.plan().filter(|_| !foes.is_empty()) else {
            return;
        };
        let far = distances(&plan.near, from, 0);
        for space in bits(plan.sight[from.index()]) {
            if far[space] > range || self.dim().is_some_and(|farthest| far[space] > farthest) {
                continue;
            }
            let (foes, space) = (foes.clone(), Space(space as u8));
            foes.filter(|&foe| self.is_at(foe, space))
                .for_each(|foe| each(foe, space));
        }
    }

    /// How far this character attacks (R48).
    pub fn reach(self, seat: u8) -> u8 {
        self.hero(seat)
            .items()
            .filter_map(|worn| self.item(worn.item).range)
            .max()
            .unwrap_or(1)
    }

    /// Life of an enemy; of a boss the number of characters (R49, A24).
    pub fn life(self, enemy: Enemy) -> u8 {
        let rules = self.enemy(enemy);
        if rules.boss {
            self.position.heroes.len() as u8
        } else {
            rules.life
        }
    }
}
