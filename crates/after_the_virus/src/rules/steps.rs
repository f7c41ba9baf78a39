//! The steps in the middle of an action: what runs by itself, and what comes of an answer.

use redtag_kernel::{Chance, Kind as _, List, Listener};

use super::{AREA, Rules};
use crate::action::{Action, Event};
use crate::content::{Ability, Effect, Type, When};
use crate::position::{
    Ammo, Calm, Card, Ending, Exit, Hit, HitResult, MAX_SAVED, Phase, Place, Player, Position,
    Spot, Unit, ZOMBIE_KINDS, Zombies,
};

impl<C: Chance, L: Listener<Event, Position>> Rules<'_, C, L> {
    /// Takes a player's steps up to one with a real choice. A question without an answer is
    /// dropped; a single answer is given at once.
    pub(super) fn run(&mut self, seat: u8) {
        while self.position.ending.is_none()
            && let Some(phase) = self.player(seat).steps.first()
        {
            if self.legal(seat).runs_by_itself(phase) {
                self.pop(seat);
                self.take_step(seat, phase);
                continue;
            }
            let (mut answers, mut first) = (0, None);
            self.legal(seat).each_answer(phase, &mut |answer| {
                answers += 1;
                first.get_or_insert(answer);
            });
            match first {
                None => self.pop(seat),
                Some(only) if answers == 1 => self.answer(seat, only),
                Some(_) => return,
            }
        }
    }

    fn take_step(&mut self, seat: u8, phase: Phase) {
        match phase {
            Phase::Draw => self.draw(seat, false),
            Phase::ShuffleAndDraw => self.draw(seat, true),
            Phase::Retrieve(card) => self.retrieve(seat, card),
            Phase::Prepare(card) => self.prepare(seat, card),
            Phase::Prevent(wounds) => self.protect(seat, wounds),
            Phase::Cure => self.cure(seat),
            Phase::Scout { left, .. } => self.scout(seat, left),
            Phase::Leave { card, to } => self.leave(seat, card, to),
            Phase::Pay(_) => self.each_in_hand(seat, |rules, card| rules.pay(seat, card)),
            Phase::Load { weapon, .. } => {
                self.each_in_hand(seat, |rules, card| rules.load_from_hand(seat, weapon, card));
            }
            Phase::Thin(_) => self.thin_all(seat),
            _ => {}
        }
    }

    /// Wounds of this turn are prevented (R26, A19).
    fn protect(&mut self, seat: u8, wounds: u8) {
        let player = self.player_mut(seat);
        player.prevention = player.prevention.saturating_add(wounds);
        let who = self.who(seat);
        self.tell(Event::Protected { who, wounds });
    }

    /// All cards of the discard pile but zombies are destroyed (R10).
    fn thin_all(&mut self, seat: u8) {
        let discard = self.player(seat).discard;
        for (card, count) in discard.iter().filter(|(card, _)| !card.is_zombie()) {
            (0..count).for_each(|_| self.thin(seat, card));
        }
    }

    fn each_in_hand(&mut self, seat: u8, mut give: impl FnMut(&mut Self, Card)) {
        let hand = self.player(seat).hand;
        for (card, count) in hand.iter() {
            (0..count).for_each(|_| give(self, card));
        }
    }

    /// What comes of an answer to the player's next step.
    pub(super) fn answer(&mut self, seat: u8, answer: Action) {
        let Some(phase) = self.player(seat).steps.first() else {
            return;
        };
        self.pop(seat);
        match (phase, answer) {
            (Phase::Pay(left), Action::Choose(card)) => {
                self.pay(seat, card);
                self.again(seat, left - 1, Phase::Pay);
            }
            (Phase::Load { weapon, left }, Action::Choose(card)) => {
                self.load_from_hand(seat, weapon, card);
                self.again(seat, left - 1, |left| Phase::Load { weapon, left });
            }
            (Phase::LoadAny(weapon), Action::Choose(card)) => {
                self.load_from_hand(seat, weapon, card);
                self.next(seat, &[phase]);
            }
            (Phase::Spend { weapon, left }, Action::Choose(card)) => {
                self.spend(seat, weapon, card);
                self.again(seat, left - 1, |left| Phase::Spend { weapon, left });
            }
            (Phase::Leave { card, .. }, Action::OnTop) => self.return_to_area(seat, card, true),
            (Phase::Leave { card, .. }, Action::Underneath) => {
                self.return_to_area(seat, card, false);
            }
            (Phase::Thin(left), Action::Choose(card)) => {
                self.thin(seat, card);
                self.again(seat, left - 1, Phase::Thin);
            }
            (Phase::SpareWeapon | Phase::SpareVehicle, Action::Choose(card)) => {
                self.next(seat, &[phase]);
                self.leave(seat, card, Exit::Destroy);
            }
            _ => self.answer_effect(seat, phase, answer),
        }
    }

    /// What comes of an answer to an effect of a card (R17, R26, R31).
    fn answer_effect(&mut self, seat: u8, phase: Phase, answer: Action) {
        match (phase, answer) {
            (Phase::Hit(hit), _) => self.answer_hit(seat, hit, answer),
            (Phase::Heal { by, left, .. }, Action::Heal { seat: whose, spot }) => {
                self.heal(seat, by, whose, spot);
                let (whose, may_stop) = (Some(whose), true);
                self.again(seat, left - 1, |left| Phase::Heal {
                    by,
                    left,
                    whose,
                    may_stop,
                });
            }
            (Phase::Scout { left, .. }, Action::Accept) => self.scout(seat, left),
            (Phase::RetrieveFree { left, .. }, Action::Choose(card)) => {
                let may_stop = true;
                self.again(seat, left - 1, |left| Phase::RetrieveFree {
                    left,
                    may_stop,
                });
                self.retrieve(seat, card);
            }
            (Phase::PrepareFree { of, .. }, Action::Choose(card)) => {
                let more = Phase::PrepareFree { of, may_stop: true };
                self.next(seat, &[Phase::Prepare(card), more]);
            }
            (Phase::Recover { .. }, Action::Choose(card)) => self.recover(seat, card),
            (Phase::Save { chosen }, Action::Choose(card)) => self.save(seat, card, chosen),
            (Phase::Save { chosen }, Action::Enough) => self.next(seat, &[Phase::Reward(chosen)]),
            (Phase::Reward(left), Action::Count | Action::Take) => {
                self.reward(seat, answer == Action::Take);
                self.again(seat, left - 1, Phase::Reward);
            }
            (Phase::LoadItself(card), Action::Choose(weapon)) => {
                self.load_itself(seat, weapon, card);
            }
            (Phase::Wound, Action::Wound(spot)) => self.wound(seat, spot),
            // Enough.
            _ => {}
        }
    }

    /// Which zombies are hit (R17, R20).
    fn answer_hit(&mut self, seat: u8, hit: Hit, answer: Action) {
        match answer {
            Action::Hit { seat: whose, at } => self.hit(seat, hit, whose, at),
            Action::HitDiscard {
                seat: whose,
                zombies,
            } => {
                self.hit_discard(seat, hit, whose, zombies);
            }
            Action::HitAll(whose) => self.hit_all(seat, hit, whose),
            // Enough.
            _ => {}
        }
    }

    /// A wound is healed, of oneself or of another (R18, R26).
    fn heal(&mut self, seat: u8, with: Card, whose: u8, spot: Spot) {
        let player = self.player_mut(whose);
        player.wounds.set(spot, false);
        player.done = false;
        self.tell(Event::Healed {
            by: self.who(seat),
            with,
            who: self.who(whose),
            spot,
        });
    }

    fn pop(&mut self, seat: u8) {
        self.player_mut(seat).steps.pop_first();
    }

    /// The same step, as long as something is left of it.
    fn again(&mut self, seat: u8, left: u8, phase: impl Fn(u8) -> Phase) {
        if left > 0 {
            self.next(seat, &[phase(left)]);
        }
    }

    /// A card of the hand is discarded as payment (R12).
    pub(super) fn pay(&mut self, seat: u8, card: Card) {
        self.discard_from_hand(seat, card);
        self.tell(Event::Paid {
            who: self.who(seat),
            card,
        });
    }

    pub(super) fn discard_from_hand(&mut self, seat: u8, card: Card) {
        let player = self.player_mut(seat);
        if player.hand.take(card) {
            player.discard.put(card);
        }
    }

    fn load_from_hand(&mut self, seat: u8, weapon: Card, card: Card) {
        if self.player_mut(seat).hand.take(card) {
            self.load(seat, weapon, card);
        }
    }

    fn load_itself(&mut self, seat: u8, weapon: Card, card: Card) {
        if self.player_mut(seat).prepared.take(card) {
            self.load(seat, weapon, card);
        }
    }

    /// A card becomes ammo (R27).
    fn load(&mut self, seat: u8, weapon: Card, card: Card) {
        let player = self.player_mut(seat);
        player.ammo.push(Ammo {
            under: weapon,
            card,
        });
        player.ammo.sort_unstable();
        self.tell(Event::Loaded {
            who: self.who(seat),
            weapon,
            card,
        });
    }

    /// Ammo is discarded (R27).
    fn spend(&mut self, seat: u8, weapon: Card, card: Card) {
        let player = self.player_mut(seat);
        let spent = Ammo {
            under: weapon,
            card,
        };
        if let Some(place) = player.ammo.iter().position(|&ammo| ammo == spent) {
            remove(&mut player.ammo, place);
            player.discard.put(card);
        }
        self.tell(Event::Spent {
            who: self.who(seat),
            weapon,
            card,
        });
    }

    /// The top card of the area deck is turned up (R14C), and stays so for the whole mission (A26).
    /// Every number is an upper limit: after each card the player may stop (A39).
    fn scout(&mut self, seat: u8, cards: u8) {
        let Some(card) = self.draw_area(seat) else {
            return;
        };
        self.player_mut(seat).scouted.put(card);
        self.tell(Event::Scouted {
            who: self.who(seat),
            card,
        });
        self.again(seat, cards - 1, |left| Phase::Scout {
            left,
            may_stop: true,
        });
    }

    fn draw_area(&mut self, seat: u8) -> Option<Card> {
        let area = &mut self.position.players[usize::from(seat)].area;
        area.draw(AREA, self.chance)
    }

    /// A scouted card comes into play sideways, an event goes to the discard pile (R14D).
    fn retrieve(&mut self, seat: u8, card: Card) {
        if self.player_mut(seat).scouted.take(card) {
            let event = self.bring(seat, card);
            self.tell(Event::Retrieved {
                who: self.who(seat),
                card,
                event,
            });
        }
    }

    /// To the play area, or to the discard pile if it is an event (A31).
    fn bring(&mut self, seat: u8, card: Card) -> bool {
        let event = self.content.card(card).is_event();
        let player = self.player_mut(seat);
        if event {
            player.discard.put(card);
        } else {
            player.sideways.put(card);
        }
        event
    }

    /// A card is turned upright; first the limits (R29, R30), then what follows from it (R16, A10).
    fn prepare(&mut self, seat: u8, card: Card) {
        let content = self.content;
        let player = self.player_mut(seat);
        if !player.sideways.take(card) {
            return;
        }
        player.prepared.put(card);
        self.tell(Event::Prepared {
            who: self.who(seat),
            card,
        });
        let kind = content.card(card).kind;
        self.react(seat, When::YouPrepare(kind));
        for ability in content.card(card).on(When::Prepared) {
            self.offer(seat, card, ability);
        }
        match kind {
            Type::Weapon => self.next(seat, &[Phase::SpareWeapon]),
            Type::Vehicle => self.next(seat, &[Phase::SpareVehicle]),
            _ => {}
        }
    }

    /// A prepared card leaves play; its ammo is discarded (R27).
    fn leave(&mut self, seat: u8, card: Card, to: Exit) {
        let player = self.player_mut(seat);
        if !player.prepared.take(card) {
            return;
        }
        let ammo = discard_ammo(player, card);
        match to {
            Exit::Destroy => player.destroyed.put(card),
            Exit::Discard | Exit::Area => player.discard.put(card),
        }
        let who = self.who(seat);
        self.tell(Event::Left {
            who,
            card,
            to,
            ammo,
        });
    }

    /// A card goes back to the area deck, where everybody knows that it lies.
    fn return_to_area(&mut self, seat: u8, card: Card, on_top: bool) {
        let player = self.player_mut(seat);
        if !player.prepared.take(card) {
            return;
        }
        if on_top {
            let top = player.area.top;
            player.area.top = std::iter::once(card).chain(top.iter().copied()).collect();
        } else {
            player.area.put_under(card);
        }
        self.tell(Event::Returned {
            who: self.who(seat),
            card,
            on_top,
        });
    }

    /// A card of the discard pile is destroyed (R10) and gone before the shuffle; Lab brings it
    /// back only afterwards (A37).
    fn thin(&mut self, seat: u8, card: Card) {
        let player = self.player_mut(seat);
        if player.discard.take(card) {
            player.destroyed.put(card);
        }
        self.tell(Event::Thinned {
            who: self.who(seat),
            card,
        });
    }

    /// A destroyed card goes to the discard pile (A15); no other comes back (A26).
    fn recover(&mut self, seat: u8, card: Card) {
        let player = self.player_mut(seat);
        if player.destroyed.take(card) {
            player.discard.put(card);
        }
        self.tell(Event::Recovered {
            who: self.who(seat),
            card,
        });
    }

    /// A prepared Survivor is saved and leaves (R31): a VIP forever (A23), a cured zombie to the
    /// zombie pile (A14).
    fn save(&mut self, seat: u8, card: Card, chosen: u8) {
        let (leaves, saves) = (self.content.card(card).leaves, self.content.saves(card));
        let player = self.player_mut(seat);
        if !player.prepared.take(card) {
            return;
        }
        match card.is_zombie() {
            true => player.pile[card.index()] += 1,
            false if leaves => player.destroyed.put(card),
            false => player.discard.put(card),
        }
        player.rescued.put(card);
        let who = self.who(seat);
        self.tell(Event::Saved { who, card });
        let chosen = chosen.saturating_add(saves);
        self.next(seat, &[Phase::Save { chosen }]);
    }

    /// A saved Survivor is counted, or the top card of the area deck is taken instead (R31).
    fn reward(&mut self, seat: u8, take: bool) {
        if !take {
            let player = self.player_mut(seat);
            player.saved = MAX_SAVED.min(player.saved + 1);
            let saved = player.saved;
            return self.tell(Event::Counted {
                who: self.who(seat),
                saved,
            });
        }
        if let Some(card) = self.draw_area(seat) {
            let event = self.bring(seat, card);
            self.tell(Event::Found {
                who: self.who(seat),
                card,
                event,
            });
        }
    }

    /// One of the player's own attacking cards with a single zombie becomes a prepared Survivor
    /// (A14, A34).
    fn cure(&mut self, seat: u8) {
        let player = self.player_mut(seat);
        let Some(place) = player
            .attacking
            .iter()
            .position(|zombies| zombies.printed == 1)
        else {
            return;
        };
        remove(&mut player.attacking, place);
        player.prepared.put(Card::from_index(0));
        self.tell(Event::Cured {
            who: self.who(seat),
        });
        self.zombies_left(false);
    }

    /// A wound marker is placed (R23); a wounded arm holds fewer weapons (R24).
    fn wound(&mut self, seat: u8, spot: Spot) {
        self.player_mut(seat).wounds.set(spot, true);
        self.ask_again(|_, _| true);
        self.tell(Event::Wounded {
            who: self.who(seat),
            spot,
        });
        match spot {
            Spot::Brain => self.end(Ending::Died(seat)),
            Spot::Arm => self.next(seat, &[Phase::SpareWeapon]),
            Spot::Leg => {}
        }
    }

    /// One zombie, or one card, of the chosen player (A12).
    fn hit(&mut self, seat: u8, hit: Hit, whose: u8, at: u8) {
        let on_card = self
            .player(whose)
            .attacking
            .get(usize::from(at))
            .map_or(0, |one| one.left);
        let zombies = if hit.unit == Unit::Cards { on_card } else { 1 };
        self.hit_zombies(seat, Some(hit.by), hit.result, whose, at, zombies);
        self.settle(seat, hit, whose, 1);
    }

    /// A whole card of a discard pile (A13).
    fn hit_discard(&mut self, seat: u8, hit: Hit, whose: u8, zombies: u8) {
        self.clear_discard(seat, hit, whose, Card::from_index(usize::from(zombies) - 1));
        self.settle(seat, hit, whose, zombies);
    }

    /// All zombies of a player. Those in the discard pile first: what is discarded now stays (A32).
    fn hit_all(&mut self, seat: u8, hit: Hit, whose: u8) {
        if hit.place != Place::Play {
            for kind in 0..ZOMBIE_KINDS {
                let card = Card::from_index(kind);
                (0..self.player(whose).discard.count(card))
                    .for_each(|_| self.clear_discard(seat, hit, whose, card));
            }
        }
        if hit.place != Place::Discard {
            while let Some(zombies) = self.player(whose).attacking.first() {
                self.hit_zombies(seat, Some(hit.by), hit.result, whose, 0, zombies.left);
            }
        }
    }

    /// The rest of the same effect is for the same player (R17), and may end here.
    fn settle(&mut self, seat: u8, hit: Hit, whose: u8, used: u8) {
        let whose = Some(whose);
        let steps = &mut self.player_mut(seat).steps;
        if let Some(Phase::Hit(following)) = steps.first_mut()
            && following.by == hit.by
        {
            following.whose = whose;
        }
        let left = hit.left.saturating_sub(used);
        self.again(seat, left, |left| {
            Phase::Hit(Hit {
                left,
                whose,
                may_stop: true,
                ..hit
            })
        });
    }

    /// A zombie card no longer attacks: that may be news for those who reach into discard piles,
    /// and for those who have waited for calm (A20).
    fn zombies_left(&mut self, discarded: bool) {
        if discarded {
            self.ask_again(|content, player| content.in_play(player, reaches_discard));
        }
        if self.position.calm == Calm::Anybody {
            self.ask_again(|content, player| content.in_play(player, |ability| ability.calm));
        }
    }

    /// A zombie card of a discard pile goes back to the zombie pile (R20).
    fn clear_discard(&mut self, by: u8, hit: Hit, whose: u8, card: Card) {
        let zombies = card.number();
        let player = self.player_mut(whose);
        if !player.discard.take(card) {
            return;
        }
        player.pile[card.index()] += 1;
        // Removing works like killing, but does not count (R21).
        if hit.result == HitResult::Kill {
            player.killed = player.killed.saturating_add(zombies);
        }
        self.tell_hit(by, Some(hit.by), hit.result, whose, zombies, true);
        self.tell(Event::ZombieCardLeaves {
            who: self.who(whose),
            zombies,
            discarded: false,
        });
    }

    fn tell_hit(
        &mut self,
        by: u8,
        with: Option<Card>,
        result: HitResult,
        whose: u8,
        zombies: u8,
        discarded: bool,
    ) {
        self.tell(Event::ZombiesHit {
            by: self.who(by),
            with,
            who: self.who(whose),
            result,
            zombies,
            discarded,
        });
    }

    /// Zombies of an attacking card are killed, discarded or removed; the card goes when none are
    /// left (R20).
    pub(super) fn hit_zombies(
        &mut self,
        by: u8,
        with: Option<Card>,
        result: HitResult,
        whose: u8,
        at: u8,
        zombies: u8,
    ) {
        let player = self.player_mut(whose);
        let Some(card) = player.attacking.get_mut(usize::from(at)) else {
            return;
        };
        card.left = card.left.saturating_sub(zombies);
        card.discarded |= result == HitResult::Discard;
        let card = *card;
        // Removing works like killing, but does not count (R21).
        if result == HitResult::Kill {
            player.killed = player.killed.saturating_add(zombies);
        }
        if card.left == 0 {
            remove(&mut player.attacking, usize::from(at));
            put_away(player, card);
        }
        player.attacking.sort_unstable();
        self.tell_hit(by, with, result, whose, zombies, false);
        if card.left == 0 {
            self.tell(Event::ZombieCardLeaves {
                who: self.who(whose),
                zombies: card.printed,
                discarded: card.discarded,
            });
            self.zombies_left(card.discarded);
        }
    }
}

/// Does it hit zombies in a discard pile?
fn reaches_discard(ability: &Ability) -> bool {
    let reaches =
        |effect: &Effect| matches!(effect, Effect::Hit { place, .. } if *place != Place::Play);
    ability.effects.iter().any(reaches)
}

/// Everything under a weapon is discarded (R27). Returns how many cards.
fn discard_ammo(player: &mut Player, weapon: Card) -> u8 {
    let loaded = player.ammo.len();
    for ammo in player.ammo.iter().filter(|ammo| ammo.under == weapon) {
        player.discard.put(ammo.card);
    }
    let others = player.ammo.iter().copied();
    player.ammo = others.filter(|ammo| ammo.under != weapon).collect();
    (loaded - player.ammo.len()) as u8
}

/// A zombie card without zombies goes to the discard pile or back to the zombie pile (R20).
fn put_away(player: &mut Player, card: Zombies) {
    let kind = usize::from(card.printed).clamp(1, ZOMBIE_KINDS) - 1;
    if card.discarded {
        player.discard.put(Card::from_index(kind));
    } else {
        player.pile[kind] += 1;
    }
}

fn remove<T: Copy + Default, const MOST: usize>(list: &mut List<T, MOST>, place: usize) {
    let rest = list.iter().enumerate().filter(|&(other, _)| other != place);
    *list = rest.map(|(_, &item)| item).collect();
}
