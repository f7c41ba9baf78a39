//! Encounters (R18-R22, R32), the enemy turn (R50, R51) and defeated enemies (R49).

use redtag_kernel::{Chance, Kind, Listener};

use super::items::refill;
use super::{ENCOUNTER, ENEMY, Rules};
use crate::action::{Event, Stack};
use crate::content::{EncounterRules, Gain, Situation, TokenRules, distances};
use crate::id::{Enemy, Space};
use crate::position::{Enemies, Foe, Goal, Laid, MAX_FOES, Phase, Position, Roach};

/// Enemies that come into play.
struct Dealing {
    /// The encounter that they belong to; none from the Hunt, which has no loot (R32).
    loot: Option<u16>,
    /// How many roach tokens the roach card brings.
    roaches: u8,
    /// How many figures have been placed.
    figures: usize,
}

impl<C: Chance, L: Listener<Event, Position>> Rules<'_, C, L> {
    pub(super) fn foe(&self, foe: u8) -> Option<Foe> {
        self.position.scene.foes.get(usize::from(foe)).copied()
    }

    pub(super) fn set_situation(&mut self, situation: Situation) {
        if self.position.scene.situation != situation {
            self.position.scene.situation = situation;
            self.tell(Event::Situation { situation });
        }
    }

    /// Enemy cards are gathered, shuffled and dealt (R18-R21); roaches that are in play already get
    /// more tokens (A54). Cards that find no room go back where they were taken from (A55).
    pub(super) fn encounter(&mut self, place: u16) {
        let encounters = &self.content.program.encounters;
        let Some(rules) = encounters.get(usize::from(place)) else {
            return;
        };
        if !self.position.scene.open {
            return;
        }
        let (cards, hunted) = self.gather(rules);
        self.position.scene.encounters = self.position.scene.encounters.wrapping_add(1);
        let mut dealing = Dealing {
            loot: Some(place),
            roaches: rules.roaches.max(1),
            figures: 0,
        };
        let is_roach = |&one: &Enemy| self.view().enemy(one).roach;
        if rules.enemies.iter().any(is_roach) {
            self.join_roaches(&mut dealing);
        }
        let left = self.deal(cards, &mut dealing);
        self.put_back(left, hunted);
        self.set_situation(rules.situation);
    }

    /// Cards without room go to the Hunt if they came from there, else to the enemy deck (A55).
    fn put_back(&mut self, left: Enemies, mut hunted: Enemies) {
        for (enemy, count) in left.iter() {
            for _ in 0..count {
                match hunted.take(enemy) {
                    true => self.position.hunt.put(enemy),
                    false => self.position.enemies.put(enemy),
                }
            }
        }
    }

    /// The cards of an encounter, from the supply first, then from the Hunt box (R20); any of a
    /// type in random encounters (R19, A37). Also those of them that are from the Hunt box, which
    /// belong to the encounter from now on (A46).
    fn gather(&mut self, rules: &EncounterRules) -> (Enemies, Enemies) {
        let (mut cards, mut hunted) = (Enemies::default(), Enemies::default());
        for &enemy in &rules.enemies {
            if self.position.enemies.take(enemy) {
                cards.put(enemy);
            } else if self.position.hunt.take(enemy) {
                cards.put(enemy);
                hunted.put(enemy);
            }
        }
        let Some(kind) = rules.random else {
            return (cards, hunted);
        };
        for _ in 0..rules.count.unwrap_or(self.position.heroes.len() as u8) {
            if let Some(enemy) = self.random_of(kind, false) {
                cards.put(enemy);
            } else if let Some(enemy) = self.random_of(kind, true) {
                cards.put(enemy);
                hunted.put(enemy);
            }
        }
        (cards, hunted)
    }

    fn random_of(&mut self, kind: crate::id::Type, hunt: bool) -> Option<Enemy> {
        let from = if hunt {
            &mut self.position.hunt
        } else {
            &mut self.position.enemies
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
    fn deal(&mut self, mut cards: Enemies, dealing: &mut Dealing) -> Enemies {
        let mut rest = Enemies::default();
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
            if !self.enter_enemy(enemy, dealing) {
                rest.put(enemy);
            }
        }
        rest
    }

    /// An enemy card comes onto the track and its figure onto an enemy start (R18).
    fn enter_enemy(&mut self, enemy: Enemy, dealing: &mut Dealing) -> bool {
        if !self.make_room(enemy, dealing) {
            return false;
        }
        let Some(space) = self.next_start(dealing) else {
            return false;
        };
        self.position.scene.foes.push(Foe {
            enemy,
            space,
            wounds: 0,
            encounter: self.position.scene.encounters,
            loot: dealing.loot,
            threat: 0,
        });
        self.tell(Event::EnemyComes {
            enemy,
            space: self.letter(space),
        });
        if self.view().enemy(enemy).roach {
            self.enter_roaches(dealing);
        } else {
            dealing.figures += 1;
        }
        true
    }

    /// Five cards are the most. A boss replaces the last of them (R21, A44), but not one from the
    /// Hunt, which deals five and no further (A55).
    fn make_room(&mut self, enemy: Enemy, dealing: &mut Dealing) -> bool {
        let Some(last) = self.foe(MAX_FOES as u8 - 1) else {
            return true;
        };
        if !self.view().enemy(enemy).boss || dealing.loot.is_none() {
            return false;
        }
        if last.encounter == self.position.scene.encounters {
            let roaches = self.position.scene.roaches.len();
            let roach = self.view().enemy(last.enemy).roach;
            dealing.figures = dealing
                .figures
                .saturating_sub(if roach { roaches } else { 1 });
        }
        self.tell(Event::Replaced { enemy: last.enemy });
        self.remove_foe(MAX_FOES as u8 - 1);
        true
    }

    /// The enemy start for the next figure: they are spread as evenly as possible, including roach
    /// tokens (R18).
    fn next_start(&self, dealing: &Dealing) -> Option<Space> {
        let starts = self.view().map()?.enemies.as_slice();
        starts.get(dealing.figures % starts.len().max(1)).copied()
    }

    /// Roach tokens (R22, A45), from the supply first, then from the Hunt box (R20).
    fn enter_roaches(&mut self, dealing: &mut Dealing) {
        let all = self.content.numbers.roaches;
        let count = dealing
            .roaches
            .min(all.saturating_sub(self.position.scene.roaches.len() as u8));
        for _ in 0..count {
            let space = self.next_start(dealing).unwrap_or_default();
            self.position.scene.roaches.push(Roach {
                space,
                acted: false,
            });
            dealing.figures += 1;
        }
        let left = match dealing.loot {
            Some(_) => all.saturating_sub(self.position.scene.roaches.len() as u8),
            None => 0,
        };
        self.position.hunted_roaches = self.position.hunted_roaches.min(left);
        self.tell(Event::RoachesCome { count });
    }

    /// Roaches that wait in the Hunt box without their card, which an encounter took from there,
    /// get it back from the supply.
    fn fetch_roach_card(&mut self) {
        let card = self.content.enemies.iter().position(|rules| rules.roach);
        let card = card.map(|place| Enemy(place as u8));
        if let Some(card) = card.filter(|_| self.position.hunted_roaches > 0)
            && self.position.enemies.take(card)
        {
            self.position.hunt.put(card);
        }
    }

    /// More tokens for the roach card in play (A54). It belongs to the newest encounter that
    /// brought roaches; those of the Hunt have no loot and leave it where it was (R32).
    fn join_roaches(&mut self, dealing: &mut Dealing) {
        let content = self.content;
        let encounter = self.position.scene.encounters;
        let mut foes = self.position.scene.foes.iter_mut();
        let card = foes.find(|foe| content.enemies[foe.enemy].roach);
        let Some(card) = card else {
            return;
        };
        if dealing.loot.is_some() {
            (card.encounter, card.loot) = (encounter, dealing.loot);
        }
        self.enter_roaches(dealing);
    }

    /// The top encounter card (R19).
    pub(super) fn encounter_card(&mut self, who: u8) {
        if !self.position.scene.open {
            return;
        }
        let position = &mut *self.position;
        let cards = refill(&mut position.encounters, &mut position.encounter_discard);
        self.tell_shuffled(Stack::Encounters, cards);
        let Some(card) = self.position.encounters.draw(ENCOUNTER, self.chance) else {
            return;
        };
        self.position.encounter_discard.put(card);
        self.tell(Event::EncounterDrawn { card });
        let rules = self.content.encounter_cards[card];
        self.push_script(rules.special, who);
        self.encounter(rules.encounter);
    }

    /// All cards of the Hunt box, as far as there is room, and as many roaches as went in (A54,
    /// A55); if enemies are now in play it is hostile (R32, A39).
    pub(super) fn encounter_hunt(&mut self) {
        if !self.position.scene.open {
            return;
        }
        self.position.scene.encounters = self.position.scene.encounters.wrapping_add(1);
        let mut dealing = Dealing {
            loot: None,
            roaches: self.position.hunted_roaches,
            figures: 0,
        };
        if dealing.roaches > 0 {
            self.join_roaches(&mut dealing);
            self.fetch_roach_card();
        }
        let hunt = std::mem::take(&mut self.position.hunt);
        self.position.hunt = self.deal(hunt, &mut dealing);
        if !self.position.scene.foes.is_empty() {
            self.set_situation(Situation::Hostile);
        }
    }

    /// Every enemy on the track is going to act once, by the threat card under it (R50, A9).
    pub(super) fn begin_enemy_turn(&mut self) {
        if self.position.scene.foes.is_empty() {
            return;
        }
        self.tell(Event::EnemyTurn);
        let threats = self.position.scene.threats;
        for place in 0..self.position.scene.foes.len() {
            let card = threats[place];
            self.position.scene.foes[place].threat = self.view().card(card).value;
        }
        self.push(Phase::EnemyTurn);
    }

    /// The next enemy from the top; after the last one all threat cards go (R50, R51).
    pub(super) fn next_enemy(&mut self) {
        let scene = &mut self.position.scene;
        let next = scene.foes.iter().position(|foe| foe.threat > 0);
        scene.acting = next.map(|place| place as u8);
        scene.roach = None;
        let Some(place) = next else {
            return self.clear_threat();
        };
        self.push(Phase::EnemyTurn);
        let foe = &mut self.position.scene.foes[place];
        let (enemy, threat) = (foe.enemy, std::mem::take(&mut foe.threat));
        self.push(Phase::Acted(threat));
        self.tell(Event::EnemyActs { enemy, threat });
        self.push_enemy_action(enemy, threat);
    }

    /// Each roach acts by itself, any other enemy at once (R50, A45).
    fn push_enemy_action(&mut self, enemy: Enemy, threat: u8) {
        let rules = self.view().enemy(enemy);
        let (roach, Some(action)) = (rules.roach, rules.action(threat).copied()) else {
            return;
        };
        if roach {
            let roaches = self.position.scene.roaches.iter_mut();
            roaches.for_each(|roach| roach.acted = false);
            self.push(Phase::Roaches(threat));
        } else {
            self.push_moves_and_attacks(threat, action.speed);
        }
        self.push_script(action.before, self.position.bookkeeper);
    }

    /// It moves, then it attacks (R50).
    fn push_moves_and_attacks(&mut self, threat: u8, left: u8) {
        self.push(Phase::EnemyAttacks { threat, done: 0 });
        self.push(Phase::EnemyMoves { threat, left });
    }

    /// The threat card that was used goes, once the enemy has acted (R50).
    pub(super) fn discard_threat(&mut self, value: u8) {
        let threats = self.position.scene.threats;
        let place = threats
            .iter()
            .position(|&card| self.view().card(card).value == value);
        if let Some(card) = place.and_then(|place| self.position.scene.threats.remove(place)) {
            self.discard(card);
            self.tell(Event::ThreatDiscarded { cards: 1 });
        }
    }

    /// Each roach acts by itself, the nearest to a character first (A45).
    pub(super) fn next_roach(&mut self, threat: u8) {
        let action = self.acting_enemy().map(|enemy| self.view().enemy(enemy));
        let action = action.and_then(|rules| rules.action(threat));
        let Some(speed) = action.map(|action| action.speed) else {
            return;
        };
        let roaches = self.position.scene.roaches.iter().enumerate();
        let waiting = roaches.filter(|(_, roach)| !roach.acted);
        let next = waiting.min_by_key(|(_, roach)| self.to_nearest(roach.space));
        let next = next.map(|(place, _)| place);
        self.position.scene.roach = next.map(|place| place as u8);
        let Some(place) = next else {
            return;
        };
        self.position.scene.roaches[place].acted = true;
        self.push(Phase::Roaches(threat));
        self.push_moves_and_attacks(threat, speed);
    }

    /// The enemy whose turn it is.
    fn acting_enemy(&self) -> Option<Enemy> {
        let foe = self.foe(self.position.scene.acting?)?;
        Some(foe.enemy)
    }

    fn to_nearest(&self, from: Space) -> u8 {
        let Some(plan) = self.view().plan() else {
            return 0;
        };
        let ways = distances(&plan.steps, from, self.view().blocked());
        let heroes = self.position.heroes.iter();
        heroes
            .filter_map(|hero| hero.space())
            .map(|space| ways[space.index()])
            .min()
            .unwrap_or(u8::MAX)
    }

    /// An enemy takes a step towards the nearest character (R50); tokens there may hurt it.
    pub(super) fn enemy_steps(&mut self, threat: u8, left: u8, space: Space) {
        let scene = &mut self.position.scene;
        let Some(acting) = scene.acting else {
            return;
        };
        let enemy = scene.foes[usize::from(acting)].enemy;
        match scene.roach {
            Some(roach) => scene.roaches[usize::from(roach)].space = space,
            None => scene.foes[usize::from(acting)].space = space,
        }
        let (letter, left) = (self.letter(space), left - 1);
        self.tell(Event::EnemyMoved {
            enemy,
            space: letter,
        });
        self.push(Phase::EnemyMoves { threat, left });
        let there = self.view().tokens().filter(|&(at, _)| at == space);
        let hurts = there.map(|(_, rules)| rules.hurts).sum();
        if hurts > 0 {
            self.remove_tokens(|rules| rules.hurts > 0 && rules.once, Some(space));
            self.wound_foe(acting, space, hurts, None);
        }
    }

    /// The target may defend; without a defence it is wounded (R50).
    pub(super) fn enemy_attacks(&mut self, threat: u8, done: u8, seat: u8) {
        let Some(enemy) = self.acting_enemy() else {
            return;
        };
        let Some(action) = self.view().enemy(enemy).action(threat).copied() else {
            return;
        };
        if action.sweeps {
            let done = done | 1 << seat;
            self.push(Phase::EnemyAttacks { threat, done });
        }
        let who = self.who(seat);
        self.tell(Event::EnemyAttacks { enemy, who });
        let goal = Goal::Defend {
            wounds: action.wounds,
            toxic: action.toxic,
            hit: action.hit,
            miss: crate::id::At(0),
        };
        self.attack(seat, action.strength, goal);
    }

    /// Wounds on an enemy; for roaches, one token there (R22). If there are too many, it is
    /// defeated (R49).
    pub(super) fn wound_foe(&mut self, place: u8, space: Space, wounds: u8, by: Option<u8>) {
        let Some(foe) = self.foe(place) else {
            return;
        };
        let enemy = foe.enemy;
        if self.view().enemy(enemy).roach {
            self.remove_roach(space);
            if self.position.scene.roaches.is_empty() {
                self.defeat(place, by);
            }
            return;
        }
        self.tell(Event::EnemyWounded { enemy, wounds });
        let life = self.view().life(enemy);
        let foe = &mut self.position.scene.foes[usize::from(place)];
        foe.wounds = foe.wounds.saturating_add(wounds);
        if foe.wounds >= life {
            self.defeat(place, by);
        }
    }

    /// Whoever defeats the last enemy of an encounter gets its loot (R49, A21).
    fn defeat(&mut self, place: u8, by: Option<u8>) {
        let Some(foe) = self.foe(place) else {
            return;
        };
        self.tell(Event::EnemyDefeated { enemy: foe.enemy });
        self.remove_foe(place);
        let script = self.view().enemy(foe.enemy).defeated;
        self.push_script(script, by.unwrap_or(self.position.current));
        let mut left = self.position.scene.foes.iter();
        let is_last = !left.any(|other| other.encounter == foe.encounter);
        let encounters = &self.content.program.encounters;
        let rules = foe
            .loot
            .and_then(|place| encounters.get(usize::from(place)));
        if let (true, Some(seat), Some(rules)) = (is_last, by, rules) {
            self.loot(seat, rules.loot);
        }
    }

    fn loot(&mut self, seat: u8, loot: Gain) {
        if loot != Gain::default() {
            self.tell(Event::Looted {
                who: self.who(seat),
            });
        }
        self.gain(seat, loot);
    }

    /// A stranger leaves; for roaches, one token (R22, R40).
    pub(super) fn send_away(&mut self, place: u8, space: Space) {
        let Some(foe) = self.foe(place) else {
            return;
        };
        if self.view().enemy(foe.enemy).roach {
            self.remove_roach(space);
            if !self.position.scene.roaches.is_empty() {
                return;
            }
        }
        self.remove_foe(place);
        self.tell(Event::EnemyLeaves { enemy: foe.enemy });
    }

    fn remove_roach(&mut self, space: Space) {
        let scene = &mut self.position.scene;
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
            let left = scene.roaches.len() as u8;
            self.tell(Event::RoachGone { left });
        }
    }

    /// A card leaves the track, back to the supply; those below move up, threat cards stay (R49,
    /// A8).
    pub(super) fn remove_foe(&mut self, place: u8) {
        let scene = &mut self.position.scene;
        let Some(foe) = scene.foes.remove(usize::from(place)) else {
            return;
        };
        scene.acting = match scene.acting {
            Some(acting) if acting == place => None,
            Some(acting) if acting > place => Some(acting - 1),
            acting => acting,
        };
        self.position.enemies.put(foe.enemy);
        if self.view().enemy(foe.enemy).roach {
            self.position.scene.roaches = redtag_kernel::List::default();
            self.position.scene.roach = None;
        }
    }

    pub(super) fn remove_all_foes(&mut self) {
        while let Some(foe) = self.foe(0) {
            self.remove_foe(0);
            self.tell(Event::EnemyLeaves { enemy: foe.enemy });
        }
    }

    /// Removes tokens of these kinds, from a space or from everywhere.
    pub(super) fn remove_tokens(
        &mut self,
        kind: impl Fn(&TokenRules) -> bool,
        space: Option<Space>,
    ) {
        let laid = self.position.scene.tokens;
        let content = self.content;
        let goes = |one: &Laid| {
            kind(&content.tokens[one.token]) && space.is_none_or(|space| space == one.space)
        };
        for one in laid.iter().filter(|one| goes(one)) {
            self.tell(Event::Removed {
                token: one.token,
                space: self.letter(one.space),
            });
        }
        self.position.scene.tokens = laid.iter().filter(|one| !goes(one)).copied().collect();
    }
}
