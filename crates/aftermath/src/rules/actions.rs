//! Actions (R39-R48), skill tests (R36, R37) and group tasks (R38).

use redtag_kernel::{Chance, Listener};

use super::{BLACK, FIND, Rules, WHITE};
use crate::action::{Action, Event};
use crate::content::{Attributes, Code, Situation, UseCost};
use crate::id::{Ability, At, Card, Item, Scavenge, Space, Status, Token};
use crate::legal::{AGILITY, INSTINCT, STRENGTH};
use crate::position::{Goal, Phase, Position, Spot, Task, Test, Walk};

impl<C: Chance, L: Listener<Event, Position>> Rules<'_, C, L> {
    /// An action of the turn (R34).
    pub(super) fn begin(&mut self, action: Action) {
        let seat = self.position.current;
        match action {
            Action::Move(card) => self.begin_move(seat, card),
            Action::Communicate(_)
            | Action::Melee(_)
            | Action::Ranged { .. }
            | Action::Scavenge(_) => {
                self.begin_test(seat, action);
            }
            Action::Recover(status) => self.recover(seat, status),
            Action::Activate(ability) => self.push(Phase::Activate { ability, paid: 0 }),
            Action::Encourage { card, to } => self.encourage(seat, card, to),
            Action::Equip(card) => {
                self.discard_from_hand(seat, card);
                self.position.moved = 0;
                self.push(Phase::Equip);
            }
            Action::Contribute(card) => self.contribute(seat, card),
            Action::Use { item, way } => self.use_item(seat, item, way),
            Action::Handle { token, space } => self.handle(seat, token, space),
            Action::Read => self.read_again(seat),
            Action::Exit(exit) => self.exit(seat, exit),
            Action::EndTurn => self.pop(),
            _ => {}
        }
    }

    /// Move: a card for movement points (R39).
    fn begin_move(&mut self, seat: u8, card: Card) {
        let walk = Walk {
            seat,
            points: self.view().move_bonus(seat),
            cards: 0,
            colour: None,
            walked: false,
            free: false,
        };
        self.play_for(walk, card);
    }

    /// Communicate, attack or scavenge: a skill test (R40, R42, R47, R48).
    fn begin_test(&mut self, seat: u8, action: Action) {
        let enemy = |foe| self.foe(foe).map(|foe| self.view().enemy(foe.enemy));
        let defense = |foe| enemy(foe).map_or(0, |rules| rules.defense);
        let (goal, attributes, difficulty, opposed) = match action {
            Action::Communicate(foe) => {
                let difficulty = enemy(foe).map_or(0, |rules| rules.communicate);
                (Goal::Communicate(foe), INSTINCT, difficulty, true)
            }
            Action::Melee(foe) => (Goal::Melee(foe), STRENGTH, defense(foe), true),
            Action::Ranged { foe, space } => {
                (Goal::Ranged { foe, space }, AGILITY, defense(foe), true)
            }
            Action::Scavenge(pile) => (
                Goal::Scavenge(pile),
                INSTINCT,
                self.pile_difficulty(pile),
                false,
            ),
            _ => return,
        };
        self.test(seat, goal, attributes, difficulty, opposed);
    }

    /// How difficult it is to find something in a pile (R42).
    fn pile_difficulty(&self, pile: u8) -> u8 {
        let difficulties = &self.content.scavenge.difficulties;
        difficulties.get(usize::from(pile)).copied().unwrap_or(0)
    }

    /// A skill test begins (R36); an opposed one adds the black die to the difficulty (R37).
    pub(super) fn test(
        &mut self,
        seat: u8,
        goal: Goal,
        attributes: Attributes,
        difficulty: u8,
        opposed: bool,
    ) {
        let enemy = self.view().enemy_of(goal);
        self.tell(Event::TestBegins {
            who: self.who(seat),
            goal,
            enemy,
            difficulty,
            opposed,
        });
        self.push(Phase::Test(Test {
            seat,
            goal,
            attributes,
            difficulty,
            opposed,
            first: None,
            sum: 0,
        }));
    }

    pub(super) fn play_into(&mut self, mut test: Test, card: Card) {
        self.play(test.seat, card);
        test.sum = test.sum.saturating_add(self.view().card(card).value);
        test.first.get_or_insert(card);
        self.push(Phase::Test(test));
    }

    /// The dice are rolled, and what comes of it (R36, R37).
    pub(super) fn roll(&mut self, test: Test) {
        let Some(first) = test.first else {
            return;
        };
        let dice = self.content.numbers.dice;
        let white = self.chance.die(WHITE, dice[0]);
        let black = test.opposed.then(|| self.chance.die(BLACK, dice[1]));
        let bonus = self.view().test_bonus(&test, first);
        let total = (i16::from(test.sum) + i16::from(white) + bonus).clamp(0, 250) as u8;
        let difficulty = test.difficulty.saturating_add(black.unwrap_or(0));
        let success = total >= difficulty;
        self.position.tested.get_or_insert(success);
        self.tell(Event::Tested {
            who: self.who(test.seat),
            white,
            black,
            total,
            difficulty,
            success,
        });
        self.use_up_aim(&test);
        self.resolve(test, success);
    }

    pub(super) fn decline(&mut self, test: Test) {
        self.position.tested.get_or_insert(false);
        self.tell(Event::Declined {
            who: self.who(test.seat),
        });
        self.resolve(test, false);
    }

    /// What comes of a test.
    fn resolve(&mut self, test: Test, success: bool) {
        let seat = test.seat;
        match test.goal {
            Goal::Communicate(foe) if success => self.befriend(seat, foe),
            Goal::Communicate(_) => self.set_situation(Situation::Hostile),
            Goal::Melee(foe) if success => {
                let wounds = self.strength_of(seat, false);
                let space = self.position.hero(seat).space().unwrap_or_default();
                self.wound_foe(foe, space, wounds, Some(seat));
            }
            Goal::Ranged { foe, space } if success => {
                let wounds = self.strength_of(seat, true);
                self.wound_foe(foe, space, wounds, Some(seat));
            }
            Goal::Scavenge(pile) if success => self.find(seat, pile),
            Goal::Recover(status) if success => self.end_status(seat, status),
            Goal::Script { success: at, .. } if success => self.push_script(at, seat),
            Goal::Script { failure, .. } => self.push_script(failure, seat),
            Goal::Defend { miss, .. } if success => self.push_script(miss, seat),
            Goal::Defend {
                wounds, toxic, hit, ..
            } => {
                self.push_script(hit, seat);
                self.wound(seat, wounds, toxic);
            }
            _ => {}
        }
    }

    /// A wound, and more by weapons that say so (R47, R48).
    fn strength_of(&self, seat: u8, ranged: bool) -> u8 {
        let view = self.view();
        let rules = self
            .position
            .hero(seat)
            .items()
            .map(|worn| view.item(worn.item));
        1 + rules
            .filter(|rules| rules.range.is_some() == ranged)
            .map(|rules| rules.wounds)
            .max()
            .unwrap_or(0)
    }

    /// Tokens that helped an attack once are gone.
    fn use_up_aim(&mut self, test: &Test) {
        let space = match test.goal {
            Goal::Melee(_) => self.position.hero(test.seat).space(),
            Goal::Ranged { space, .. } => Some(space),
            _ => None,
        };
        if let Some(space) = space {
            self.remove_tokens(|rules| rules.attack != 0 && rules.once, Some(space));
        }
    }

    /// A card is played in front of somebody.
    fn play(&mut self, seat: u8, card: Card) {
        if self.position.hero_mut(seat).hand.take(card) {
            self.discard(card);
            self.tell(Event::Played {
                who: self.who(seat),
                card,
            });
        }
    }

    /// Points for a move; the colour counts only while all cards have it (R39, A16).
    pub(super) fn play_for(&mut self, mut walk: Walk, card: Card) {
        self.play(walk.seat, card);
        let rules = self.view().card(card);
        walk.points = walk.points.saturating_add_unsigned(rules.value);
        walk.colour =
            Some(rules.colour).filter(|_| walk.cards == 0 || walk.colour == Some(rules.colour));
        walk.cards += 1;
        self.push(Phase::Move(walk));
    }

    /// A step; what is to be read there ends the movement (R39, A15).
    pub(super) fn walk(&mut self, mut walk: Walk, space: Space) {
        let Some(cost) = self.view().step_cost(&walk, space) else {
            return;
        };
        walk.points = walk.points.saturating_sub_unsigned(cost);
        walk.walked = true;
        let own_turn = walk.seat == self.position.current && self.position.in_turn;
        let reads = own_turn && self.view().readable(space).is_some();
        if !reads {
            self.push(Phase::Move(walk));
        }
        self.enter(walk.seat, space);
    }

    /// A character comes onto a space.
    pub(super) fn enter(&mut self, seat: u8, space: Space) {
        let moved = Event::Moved {
            who: self.who(seat),
            space: self.letter(space),
        };
        self.stand(seat, space, moved);
    }

    /// A character stands on a space now; tokens there do what they do.
    pub(super) fn stand(&mut self, seat: u8, space: Space, told: Event) {
        let hero = self.position.hero_mut(seat);
        (hero.spot, hero.fresh, hero.again) = (Spot::At(space), true, false);
        self.tell(told);
        let laid = self.position.scene.tokens;
        for one in laid.iter().filter(|one| one.space == space) {
            self.push_script(self.content.tokens[one.token].enter, seat);
        }
    }

    /// The stranger goes, one threat card goes, morale rises (R40, A3).
    fn befriend(&mut self, seat: u8, foe: u8) {
        let Some(gone) = self.foe(foe) else {
            return;
        };
        self.tell(Event::Befriended {
            who: self.who(seat),
            enemy: gone.enemy,
        });
        let space = self.position.hero(seat).space().unwrap_or_default();
        self.send_away(foe, space);
        self.raise(self.content.numbers.friends, 1);
        self.remove_threats(1);
    }

    /// The test on a status is easier in company (R41, R58).
    fn recover(&mut self, seat: u8, status: Status) {
        let Some(removal) = self.content.statuses[status].removal else {
            return;
        };
        let space = self.position.hero(seat).space().unwrap_or_default();
        let others = self
            .position
            .standing(space)
            .filter(|&other| other != seat)
            .count() as u8;
        let difficulty = removal.difficulty.saturating_sub(others);
        self.test(
            seat,
            Goal::Recover(status),
            removal.attribute,
            difficulty,
            false,
        );
    }

    /// A token of this pile is revealed: any of those with its difficulty that nobody has seen
    /// (R42).
    fn find(&mut self, seat: u8, pile: u8) {
        let space = self.position.hero(seat).space();
        let finds = &mut self.position.scene.finds;
        let mut all = finds.iter();
        let Some(place) = all.position(|find| Some(find.space) == space && find.pile == pile)
        else {
            return;
        };
        finds.remove(place);
        let token = self.draw_find(pile);
        self.position.finds.take(token);
        self.tell(Event::Found {
            who: self.who(seat),
            token,
        });
        let rules = self.content.scavenge.tokens.get(token);
        let prize = rules.map(|rules| rules.prize);
        self.gain(seat, prize.unwrap_or_default());
    }

    /// Any token with the difficulty of the pile.
    fn draw_find(&mut self, pile: u8) -> Scavenge {
        let difficulty = self.pile_difficulty(pile);
        let tokens = &self.content.scavenge.tokens;
        let mut weights = *self.position.finds.counts();
        for (weight, token) in weights.iter_mut().zip(tokens) {
            *weight *= u8::from(token.difficulty == difficulty);
        }
        Scavenge(self.chance.pick(FIND, &weights[..tokens.len()]) as u8)
    }

    /// White cards until they are enough; any excess is lost (R43).
    pub(super) fn pay_ability(&mut self, ability: Ability, paid: u8, card: Card) {
        let seat = self.position.current;
        self.play(seat, card);
        let paid = paid.saturating_add(self.view().card(card).value);
        let rules = &self.content.abilities[ability];
        if paid < rules.cost {
            return self.push(Phase::Activate { ability, paid });
        }
        self.tell(Event::Activated {
            who: self.who(seat),
            ability,
        });
        self.push_script(rules.script, seat);
    }

    /// A card for somebody with two or fewer (R44).
    fn encourage(&mut self, seat: u8, card: Card, to: u8) {
        if self.position.hero_mut(seat).hand.take(card) {
            self.position.hero_mut(to).hand.put(card);
            self.tell(Event::Encouraged {
                who: self.who(seat),
                card,
                to: self.who(to),
            });
        }
    }

    /// The first card goes into the slot; enough is success, and there is no failure (R38).
    fn contribute(&mut self, seat: u8, card: Card) {
        let Some(mut task) = self.position.scene.task else {
            return;
        };
        if !self.position.hero_mut(seat).hand.take(card) {
            return;
        }
        task.dial = task.dial.saturating_add(self.view().card(card).value);
        if task.first.is_none() {
            task.first = Some(card);
        } else {
            self.discard(card);
        }
        self.position.scene.task = Some(task);
        let (who, dial) = (self.who(seat), task.dial);
        self.tell(Event::Contributed { who, card, dial });
        if task.dial >= task.difficulty {
            self.finish_task(seat, task.at);
        }
    }

    /// The group task succeeds: what the book says of it comes next (R38).
    fn finish_task(&mut self, seat: u8, at: At) {
        self.tell(Event::TaskDone);
        self.clear_task();
        if let Code::Task { success, .. } = self.view().code(at) {
            self.push_script(success, seat);
        }
    }

    /// The dial is set to 0 and the card in the slot discarded (R38).
    pub(super) fn clear_task(&mut self) {
        if let Some(first) = self.position.scene.task.take().and_then(|task| task.first) {
            self.discard(first);
        }
    }

    /// A group task begins, in place of another one.
    pub(super) fn begin_task(&mut self, at: At, difficulty: u8) {
        if self.position.scene.open {
            self.clear_task();
            self.position.scene.task = Some(Task {
                at,
                difficulty,
                dial: 0,
                first: None,
            });
            self.tell(Event::TaskBegins { at, difficulty });
        }
    }

    fn use_item(&mut self, seat: u8, item: Item, way: u8) {
        let content = self.content;
        let Some(rules) = content.items[item].uses.get(usize::from(way)) else {
            return;
        };
        let who = self.who(seat);
        self.tell(Event::Used { who, item });
        self.push_script(rules.script, seat);
        match rules.cost {
            UseCost::Discard => {
                self.take_off(seat, item);
                self.discard_item(item);
            }
            UseCost::Break => self.break_item(seat, item),
            UseCost::Battery => self.use_battery(seat, item),
            UseCost::Turn => self.position.hero_mut(seat).used.put(item),
            UseCost::Page => self.position.hero_mut(seat).used_here.put(item),
        }
    }

    /// A battery on an equipped item is used up (R56).
    fn use_battery(&mut self, seat: u8, item: Item) {
        let mut worn = self.position.hero_mut(seat).worn.iter_mut().flatten();
        if let Some(worn) = worn.find(|worn| worn.item == item) {
            worn.batteries = worn.batteries.saturating_sub(1);
            self.drained(seat, item, 1);
        }
    }

    /// Does something with a token, for a card of the hand.
    fn handle(&mut self, seat: u8, token: Token, space: Space) {
        self.position.scene.handled = space;
        self.tell(Event::Handled {
            who: self.who(seat),
            token,
        });
        self.push_script(self.content.tokens[token].r#use, seat);
        self.push(Phase::Discard { seat, left: 1 });
    }

    /// The figure goes to its card; the first exit is the only one from now on (R29).
    pub(super) fn exit(&mut self, seat: u8, exit: u8) {
        self.position.hero_mut(seat).spot = Spot::Left;
        self.position.scene.exit.get_or_insert(exit);
        self.tell(Event::Left {
            who: self.who(seat),
            exit,
        });
    }
}
