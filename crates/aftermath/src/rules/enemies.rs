//! Encounters (R18-R22, R32), the enemy turn (R50, R51) and defeated enemies (R49).

use redtag_kernel::{Chance, Listener};

use super::{ENCOUNTER, ENEMY, Rules};
use crate::action::Event;
use crate::content::{EncounterRules, Situation, TokenRules, distances};
use crate::id::{Enemy, Space};
use crate::position::{Enemies, Foe, Goal, Laid, MAX_FOES, Roach, Step};

impl<C: Chance, L: Listener<Event>> Rules<'_, C, L> {
    pub(super) fn foe(&self, foe: u8) -> Option<Foe> {
        self.table.scene.foes.get(usize::from(foe)).copied()
    }

    pub(super) fn set_situation(&mut self, situation: Situation) {
        if self.table.scene.situation != situation {
            self.table.scene.situation = situation;
            self.events.tell(Event::Situation { situation });
        }
    }

    /// Enemy cards are gathered, shuffled and dealt (R18-R21).
    pub(super) fn encounter(&mut self, place: u16) {
        let content = self.content;
        let Some(rules) = content.program.encounters.get(usize::from(place)) else {
            return;
        };
        if !self.table.scene.open {
            return;
        }
        let cards = self.gather(rules);
        self.table.scene.encounters = self.table.scene.encounters.wrapping_add(1);
        let undealt = self.deal(cards, Some(place), rules.roaches);
        for (enemy, count) in undealt.iter() {
            (0..count).for_each(|_| self.table.enemies.put(enemy));
        }
        self.set_situation(rules.situation);
    }

    /// The cards of an encounter, from the supply first, then from the Hunt box (R20); any of a
    /// type in random encounters (R19, A37).
    fn gather(&mut self, rules: &EncounterRules) -> Enemies {
        let mut cards = Enemies::default();
        for &enemy in &rules.enemies {
            if self.table.enemies.take(enemy) || self.table.hunt.take(enemy) {
                cards.put(enemy);
            }
        }
        let Some(kind) = rules.random else {
            return cards;
        };
        for _ in 0..rules.count.unwrap_or(self.table.heroes.len() as u8) {
            let enemy = match self.random_of(kind, false) {
                None => self.random_of(kind, true),
                supply => supply,
            };
            if let Some(enemy) = enemy {
                cards.put(enemy);
            }
        }
        cards
    }

    fn random_of(&mut self, kind: crate::id::Type, hunt: bool) -> Option<Enemy> {
        let from = if hunt {
            &mut self.table.hunt
        } else {
            &mut self.table.enemies
        };
        let mut weights = *from.counts();
        for (weight, rules) in weights.iter_mut().zip(&self.content.enemies) {
            *weight *= u8::from(rules.kind == kind && !rules.boss);
        }
        if weights.iter().all(|&weight| weight == 0) {
            return None;
        }
        let enemy = Enemy(
            self.chance
                .pick(ENEMY, &weights[..self.content.enemies.len()]) as u8,
        );
        from.take(enemy).then_some(enemy)
    }

    /// Deals cards in random order onto the track, as long as there is room; returns the rest (R18,
    /// R21).
    fn deal(&mut self, mut cards: Enemies, loot: Option<u16>, roaches: u8) -> Enemies {
        let (mut rest, mut dealt) = (Enemies::default(), 0);
        while cards.total() > 0 {
            let only = cards
                .iter()
                .next()
                .filter(|&(_, count)| count == cards.total())
                .map(|(enemy, _)| enemy);
            let enemy = match only {
                Some(enemy) => cards.take(enemy).then_some(enemy),
                None => self.chance.draw(ENEMY, &mut cards),
            };
            let Some(enemy) = enemy else {
                break;
            };
            if self.enter_enemy(enemy, loot, dealt, roaches) {
                dealt += 1;
            } else {
                rest.put(enemy);
            }
        }
        rest
    }

    /// An enemy card comes onto the track and its figure onto an enemy start; a boss replaces the
    /// last card if the track is full (R18, R21, A44).
    fn enter_enemy(&mut self, enemy: Enemy, loot: Option<u16>, dealt: usize, roaches: u8) -> bool {
        let rules = self.view().enemy(enemy);
        if self.table.scene.foes.len() == MAX_FOES {
            if !rules.boss {
                return false;
            }
            self.remove_foe(MAX_FOES as u8 - 1);
        }
        let Some(starts) = self.view().map().map(|map| map.enemies.as_slice()) else {
            return false;
        };
        let space = starts[dealt % starts.len()];
        let encounter = self.table.scene.encounters;
        self.table.scene.foes.push(Foe {
            enemy,
            space,
            wounds: 0,
            encounter,
            loot,
            threat: 0,
        });
        self.events.tell(Event::EnemyComes {
            enemy,
            space: self.letter(space),
        });
        if self.view().enemy(enemy).roach {
            self.enter_roaches(roaches.max(1));
        }
        true
    }

    /// Roach tokens, divided among the enemy starts (R22, A45).
    fn enter_roaches(&mut self, count: u8) {
        let starts = self.view().map().map_or(0, |map| map.enemies.len());
        let room = self
            .content
            .numbers
            .roaches
            .saturating_sub(self.table.scene.roaches.len() as u8);
        let count = count.min(room);
        for place in 0..usize::from(count) {
            let space = self
                .view()
                .map()
                .map(|map| map.enemies[place % starts.max(1)])
                .unwrap_or_default();
            self.table.scene.roaches.push(Roach {
                space,
                acted: false,
            });
        }
        self.events.tell(Event::RoachesCome { count });
    }

    /// The top encounter card (R19).
    pub(super) fn encounter_card(&mut self, who: u8) {
        if !self.table.scene.open {
            return;
        }
        if self.table.encounters.is_empty() {
            let discard = std::mem::take(&mut self.table.encounter_discard);
            discard
                .iter()
                .for_each(|card| self.table.encounters.unseen.put(card));
        }
        let Some(card) = self.table.encounters.draw(ENCOUNTER, self.chance) else {
            return;
        };
        self.table.encounter_discard.put(card);
        self.events.tell(Event::EncounterDrawn { card });
        let rules = self.content.encounter_cards[usize::from(card.0)];
        self.push_script(rules.special, who);
        self.encounter(rules.encounter);
    }

    /// All cards of the Hunt box, as far as there is room; if enemies are now in play it is hostile
    /// (R32, A39).
    pub(super) fn encounter_hunt(&mut self) {
        if !self.table.scene.open {
            return;
        }
        self.table.scene.encounters = self.table.scene.encounters.wrapping_add(1);
        let hunt = std::mem::take(&mut self.table.hunt);
        self.table.hunt = self.deal(hunt, None, self.content.numbers.roaches);
        if !self.table.scene.foes.is_empty() {
            self.set_situation(Situation::Hostile);
        }
    }

    /// Every enemy on the track is going to act once, by the threat card under it (R50, A9).
    pub(super) fn begin_enemy_turn(&mut self) {
        if self.table.scene.foes.is_empty() {
            return;
        }
        self.events.tell(Event::EnemyTurn);
        let threats = self.table.scene.threats;
        for place in 0..self.table.scene.foes.len() {
            let card = threats[place];
            self.table.scene.foes[place].threat = self.view().card(card).value;
        }
        self.push(Step::EnemyTurn);
    }

    /// The next enemy from the top; after the last one all threat cards go (R50, R51).
    pub(super) fn next_enemy(&mut self) {
        let next = self.table.scene.foes.iter().position(|foe| foe.threat > 0);
        (self.table.scene.acting, self.table.scene.roach) = (next.map(|place| place as u8), None);
        let Some(place) = next else {
            return self.clear_threat();
        };
        self.push(Step::EnemyTurn);
        let foe = &mut self.table.scene.foes[place];
        let (enemy, threat) = (foe.enemy, std::mem::take(&mut foe.threat));
        self.events.tell(Event::EnemyActs { enemy, threat });
        self.discard_threat(threat);
        let rules = self.view().enemy(enemy);
        let (roach, Some(action)) = (rules.roach, rules.action(threat).copied()) else {
            return;
        };
        if roach {
            self.table
                .scene
                .roaches
                .iter_mut()
                .for_each(|roach| roach.acted = false);
            self.push(Step::Roaches(threat));
        } else {
            self.push(Step::EnemyAttacks { threat, done: 0 });
            self.push(Step::EnemyMoves {
                threat,
                left: action.speed,
            });
        }
        self.push_script(action.before, self.table.bookkeeper);
    }

    /// The threat card that was used goes (R50).
    fn discard_threat(&mut self, value: u8) {
        let threats = self.table.scene.threats;
        let place = threats
            .iter()
            .position(|&card| self.view().card(card).value == value);
        if let Some(card) = place.and_then(|place| self.table.scene.threats.remove(place)) {
            self.discard(card);
            self.events.tell(Event::ThreatDiscarded { cards: 1 });
        }
    }

    /// Each roach acts by itself, the nearest to a character first (A45).
    pub(super) fn next_roach(&mut self, threat: u8) {
        let Some(acting) = self.table.scene.acting else {
            return;
        };
        let Some(action) = self
            .foe(acting)
            .and_then(|foe| self.view().enemy(foe.enemy).action(threat))
        else {
            return;
        };
        let speed = action.speed;
        let roaches = self.table.scene.roaches.iter().enumerate();
        let waiting = roaches.filter(|(_, roach)| !roach.acted);
        let next = waiting
            .min_by_key(|(_, roach)| self.to_nearest(roach.space))
            .map(|(place, _)| place);
        self.table.scene.roach = next.map(|place| place as u8);
        let Some(place) = next else {
            return;
        };
        self.table.scene.roaches[place].acted = true;
        self.push(Step::Roaches(threat));
        self.push(Step::EnemyAttacks { threat, done: 0 });
        self.push(Step::EnemyMoves {
            threat,
            left: speed,
        });
    }

    fn to_nearest(&self, from: Space) -> u8 {
        let Some(plan) = self.view().plan() else {
            return 0;
        };
        let ways = distances(&plan.steps, from, self.view().blocked());
        let heroes = self.table.heroes.iter();
        heroes
            .filter_map(|hero| hero.space())
            .map(|space| ways[usize::from(space.0)])
            .min()
            .unwrap_or(u8::MAX)
    }

    /// An enemy takes a step towards the nearest character (R50); tokens there may hurt it.
    pub(super) fn enemy_steps(&mut self, threat: u8, left: u8, space: Space) {
        let scene = &mut self.table.scene;
        let Some(acting) = scene.acting else {
            return;
        };
        let enemy = scene.foes[usize::from(acting)].enemy;
        match scene.roach {
            Some(roach) => scene.roaches[usize::from(roach)].space = space,
            None => scene.foes[usize::from(acting)].space = space,
        }
        self.events.tell(Event::EnemyMoved {
            enemy,
            space: self.letter(space),
        });
        self.push(Step::EnemyMoves {
            threat,
            left: left - 1,
        });
        let hurts = self
            .view()
            .tokens()
            .filter(|&(at, _)| at == space)
            .map(|(_, rules)| rules.hurts)
            .sum();
        if hurts > 0 {
            self.remove_tokens(|rules| rules.hurts > 0 && rules.once, Some(space));
            self.wound_foe(acting, space, hurts, None);
        }
    }

    /// The target may defend; without a defence it is wounded (R50).
    pub(super) fn enemy_attacks(&mut self, threat: u8, done: u8, seat: u8) {
        let Some(foe) = self.table.scene.acting.and_then(|acting| self.foe(acting)) else {
            return;
        };
        let Some(action) = self.view().enemy(foe.enemy).action(threat).copied() else {
            return;
        };
        if action.sweeps {
            self.push(Step::EnemyAttacks {
                threat,
                done: done | 1 << seat,
            });
        }
        self.events.tell(Event::EnemyAttacks {
            enemy: foe.enemy,
            who: self.who(seat),
        });
        let miss = crate::id::At(0);
        let goal = Goal::Defend {
            wounds: action.wounds,
            toxic: action.toxic,
            hit: action.hit,
            miss,
        };
        self.attack(seat, action.strength, goal);
    }

    /// Wounds on an enemy; of roaches one token there (R22). Too many and it is defeated (R49).
    pub(super) fn wound_foe(&mut self, place: u8, space: Space, wounds: u8, by: Option<u8>) {
        let Some(foe) = self.foe(place) else {
            return;
        };
        let enemy = foe.enemy;
        self.events.tell(Event::EnemyWounded { enemy, wounds });
        if self.view().enemy(enemy).roach {
            self.remove_roach(space);
            if self.table.scene.roaches.is_empty() {
                self.defeat(place, by);
            }
            return;
        }
        let life = self.view().life(enemy);
        let foe = &mut self.table.scene.foes[usize::from(place)];
        foe.wounds = foe.wounds.saturating_add(wounds);
        if foe.wounds >= life {
            self.defeat(place, by);
        }
    }

    /// Who defeats the last enemy of an encounter gets its loot (R49, A21).
    fn defeat(&mut self, place: u8, by: Option<u8>) {
        let Some(foe) = self.foe(place) else {
            return;
        };
        self.events.tell(Event::EnemyDefeated { enemy: foe.enemy });
        self.remove_foe(place);
        self.push_script(
            self.view().enemy(foe.enemy).defeated,
            by.unwrap_or(self.table.current),
        );
        let last = !self
            .table
            .scene
            .foes
            .iter()
            .any(|other| other.encounter == foe.encounter);
        let loot = foe
            .loot
            .and_then(|place| self.content.program.encounters.get(usize::from(place)));
        if let (true, Some(seat), Some(rules)) = (last, by, loot) {
            self.gain(seat, rules.loot);
        }
    }

    /// A stranger leaves; of roaches one token (R22, R40).
    pub(super) fn send_away(&mut self, place: u8, space: Space) {
        let Some(foe) = self.foe(place) else {
            return;
        };
        if self.view().enemy(foe.enemy).roach {
            self.remove_roach(space);
            if !self.table.scene.roaches.is_empty() {
                return;
            }
        }
        self.remove_foe(place);
        self.events.tell(Event::EnemyLeaves { enemy: foe.enemy });
    }

    fn remove_roach(&mut self, space: Space) {
        let scene = &mut self.table.scene;
        let acting = scene.roach.map(usize::from);
        let there = |place: usize| {
            scene
                .roaches
                .get(place)
                .is_some_and(|roach| roach.space == space)
        };
        let place = acting
            .filter(|&place| there(place))
            .or_else(|| (0..scene.roaches.len()).find(|&place| there(place)));
        if let Some(place) = place {
            scene.roaches.remove(place);
            scene.roach = match acting {
                Some(acting) if acting == place => None,
                Some(acting) if acting > place => Some(acting as u8 - 1),
                _ => scene.roach,
            };
        }
    }

    /// A card leaves the track, back to the supply; those below move up, threat cards stay (R49,
    /// A8).
    pub(super) fn remove_foe(&mut self, place: u8) {
        let scene = &mut self.table.scene;
        let Some(foe) = scene.foes.remove(usize::from(place)) else {
            return;
        };
        scene.acting = match scene.acting {
            Some(acting) if acting == place => None,
            Some(acting) if acting > place => Some(acting - 1),
            acting => acting,
        };
        self.table.enemies.put(foe.enemy);
        if self.view().enemy(foe.enemy).roach {
            self.table.scene.roaches = redtag_kernel::List::default();
            self.table.scene.roach = None;
        }
    }

    pub(super) fn remove_all_foes(&mut self) {
        while let Some(foe) = self.foe(0) {
            self.remove_foe(0);
            self.events.tell(Event::EnemyLeaves { enemy: foe.enemy });
        }
    }

    /// Tokens of the kinds in question go, from a space or from everywhere.
    pub(super) fn remove_tokens(
        &mut self,
        kind: impl Fn(&TokenRules) -> bool,
        space: Option<Space>,
    ) {
        let laid = self.table.scene.tokens;
        let content = self.content;
        let goes = |one: &Laid| {
            kind(&content.tokens[usize::from(one.token.0)])
                && space.is_none_or(|space| space == one.space)
        };
        for one in laid.iter().filter(|one| goes(one)) {
            self.events.tell(Event::Removed {
                token: one.token,
                space: self.letter(one.space),
            });
        }
        self.table.scene.tokens = laid.iter().filter(|one| !goes(one)).copied().collect();
    }
}
