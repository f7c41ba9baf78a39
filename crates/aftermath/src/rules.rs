//! The rules at work, a file for each chapter of the rulebook.

mod actions;
mod book;
mod characters;
mod enemies;
mod items;
mod script;
mod time;
mod turn;
mod useful;
mod view;

use redtag_kernel::{Chance, Listener};

pub use view::{Rolls, View};

use crate::action::{Action, Event, Passing};
use crate::content::{Content, Dial, Situation};
use crate::id::{Character, Space};
use crate::legal::{Legal, asks};
use crate::position::{Ending, Fate, Hero, Leaving, Position, Spot, Step};

/// What chance is asked when an action card is drawn.
pub const DRAW: &str = "draw";
/// What chance is asked when an item is drawn.
pub const ITEM: &str = "item";
/// What chance is asked when an encounter card is drawn.
pub const ENCOUNTER: &str = "encounter";
/// What chance is asked when a road card is drawn.
pub const ROAD: &str = "road";
/// What chance is asked when enemy cards are dealt.
pub const ENEMY: &str = "enemy";
/// What chance is asked when a scavenge token is revealed.
pub const FIND: &str = "find";
/// The white die.
pub const WHITE: &str = "white";
/// The black die.
pub const BLACK: &str = "black";

/// The rules at work: a table, the content, and who gives chance and listens.
pub struct Rules<'a, C, L> {
    pub content: &'a Content,
    pub table: &'a mut Position,
    pub chance: &'a mut C,
    pub events: &'a mut L,
}

impl<C: Chance, L: Listener<Event, Position>> Rules<'_, C, L> {
    /// One visible thing happened.
    #[inline(always)]
    fn tell(&mut self, event: Event) {
        self.events.tell(event, self.table);
    }

    /// From a table that is laid out to the first choice: the first page is opened (R11).
    pub fn set_up(&mut self) {
        self.open_page(self.table.page);
        self.go_on();
    }

    /// Does what was chosen, and runs the rules up to the next choice.
    pub fn act(&mut self, action: Action) {
        self.table.tested = None;
        self.answer(action);
        self.go_on();
    }

    /// Runs on until somebody has a choice or it is over. The only answer is given; a question
    /// without one is dropped.
    fn go_on(&mut self) {
        while self.table.ending.is_none() {
            if self.crisis() {
                continue;
            }
            let Some(step) = self.table.steps.last() else {
                // A book without flaws always leads on.
                return self.end_session();
            };
            let Some(seat) = asks(self.view(), step).filter(|_| !self.is_over(step)) else {
                self.pop();
                if !self.is_over(step) {
                    self.take(step);
                }
                continue;
            };
            if step == Step::Actions && self.reads() {
                continue;
            }
            let (mut answers, mut first) = (0, None);
            let legal = Legal {
                content: self.content,
                position: self.table,
                seat,
            };
            legal.each_answer(step, &mut |answer| {
                answers += 1;
                first.get_or_insert(answer);
            });
            match first {
                None => {
                    self.pop();
                    self.drop_question(step);
                }
                Some(only) if answers == 1 => self.answer(only),
                Some(_) => return,
            }
        }
    }

    /// Has a step lost its sense meanwhile?
    fn is_over(&self, step: Step) -> bool {
        match step {
            Step::Actions => self.table.leaving.is_some() || self.current().space().is_none(),
            Step::Move(walk) => self.table.hero(walk.seat).space().is_none(),
            _ => false,
        }
    }

    /// Nobody could answer.
    fn drop_question(&mut self, step: Step) {
        match step {
            // What nobody can hold is discarded (R46, A47).
            Step::Assign(item) | Step::Receive { item, .. } => self.discard_item(item),
            Step::Travel => self.end_session(),
            _ => {}
        }
    }

    /// What interrupts everything: a lost campaign, nightfall, nobody left on the page.
    fn crisis(&mut self) -> bool {
        if self.table.lost {
            return false;
        }
        if self.is_losing() {
            self.lose_campaign();
            return true;
        }
        if self.night_falls() {
            return true;
        }
        if self.table.scene.situation == Situation::Hostile && self.table.scene.foes.is_empty() {
            self.set_situation(Situation::Safe);
        }
        self.nobody_is_there()
    }

    /// Everybody is down at once, on the page or on the road (R54, A19, A58).
    fn is_routed(&self) -> bool {
        let mut heroes = self.table.heroes.iter();
        self.table.fate == Fate::Open && heroes.all(|hero| hero.spot == Spot::Down)
    }

    /// All have left or fled (R29, R54, A18, A19).
    fn nobody_is_there(&mut self) -> bool {
        if self.is_routed() {
            self.fail_mission();
            return true;
        }
        let mut heroes = self.table.heroes.iter();
        if !self.table.scene.open || heroes.any(|hero| hero.space().is_some()) {
            return false;
        }
        if self.table.leaving.is_some() {
            return false;
        }
        let exit = self
            .table
            .scene
            .exit
            .and_then(|exit| self.view().map()?.exits.get(usize::from(exit)).copied());
        match exit {
            Some(exit) => self.table.leaving = Some(Leaving::Entry(exit.entry)),
            None => self.end_session(),
        }
        true
    }

    /// Has morale or population just come to 0 (R63)?
    fn is_losing(&self) -> bool {
        let dial = |dial: Dial| self.table.campaign.dial(dial);
        !self.table.lost && (dial(Dial::Morale) == 0 || dial(Dial::Population) == 0)
    }

    /// The loss is told (R63, A48).
    fn lose_campaign(&mut self) {
        self.tell(Event::CampaignLost);
        if self.table.campaign.infinite {
            return self.revive();
        }
        self.table.lost = true;
        self.push(Step::Lost);
        self.read(self.content.numbers.loss, self.table.bookkeeper);
    }

    /// Infinite lives: both dials are set anew (R63).
    fn revive(&mut self) {
        self.table.campaign.infinite = true;
        self.table.lost = false;
        for dial in [Dial::Population, Dial::Morale] {
            self.set_dial(dial, self.content.numbers.revive);
        }
        self.tell(Event::Revived);
    }

    /// Steps that run by themselves.
    fn take(&mut self, step: Step) {
        match step {
            Step::BeginTurn => self.begin_turn(),
            Step::Run { at, who } => self.run(at, who),
            Step::Calamity(card) => self.resolve_calamity(card),
            Step::PlaceThreat => self.place_threat(),
            Step::CheckThreat => self.check_threat(),
            Step::ClearThreat => self.clear_threat(),
            Step::EnemyTurn => self.next_enemy(),
            Step::Roaches(threat) => self.next_roach(threat),
            Step::Acted(threat) => self.discard_threat(threat),
            Step::EndTurn => self.end_turn(),
            Step::Rest => self.rest(),
            Step::Rise => self.pass_time(Passing::Nest),
            Step::Next => self.next_turn(),
            Step::Road => self.next_road(),
            _ => {}
        }
    }

    /// What comes of an answer to the next step.
    pub fn answer(&mut self, answer: Action) {
        let Some(step) = self.table.steps.last() else {
            return;
        };
        if step != Step::Actions {
            self.pop();
        }
        match (step, answer) {
            (Step::Actions, action) => self.begin(action),
            (Step::Draw, Action::Discard(card)) => {
                self.discard_from_hand(self.table.current, card);
                self.push(Step::Draw);
            }
            (Step::Draw, Action::Draw) => self.draw_hand(),
            (Step::Draw, Action::Exit(exit)) => self.exit(self.table.current, exit),
            (Step::Test(test), Action::Play(card)) => self.play_into(test, card),
            (Step::Test(test), Action::Roll) => self.roll(test),
            (Step::Test(test), Action::Decline) => self.decline(test),
            (Step::Move(walk), Action::Play(card)) => self.play_for(walk, card),
            (Step::Move(walk), Action::Go(space)) => self.walk(walk, space),
            (Step::Choice { at, who }, Action::Choose(way)) => self.choose(at, who, way),
            (Step::One { at, .. }, Action::Pick(seat)) => self.push(Step::Run {
                at: at.next(),
                who: seat,
            }),
            (Step::Discard { seat, left }, Action::Discard(card)) => {
                self.discard_from_hand(seat, card);
                if left > 1 {
                    self.push(Step::Discard {
                        seat,
                        left: left - 1,
                    });
                }
            }
            (Step::Keep { seat, .. } | Step::Receive { seat, .. }, Action::Wear(item)) => {
                self.wear(seat, item);
            }
            (Step::Keep { seat, .. } | Step::Receive { seat, .. }, Action::Store(item)) => {
                self.store(seat, item);
            }
            (Step::Keep { seat, .. }, Action::Give { item, to }) => self.hand_over(seat, item, to),
            (Step::Keep { .. }, Action::Scrap(item)) => self.scrap(item),
            (Step::Equip, action) => self.exchange(action),
            (Step::Activate { ability, paid }, Action::Play(card)) => {
                self.pay_ability(ability, paid, card);
            }
            (Step::EnemyMoves { threat, left }, Action::Go(space)) => {
                self.enemy_steps(threat, left, space);
            }
            (Step::EnemyAttacks { threat, done }, Action::Pick(seat)) => {
                self.enemy_attacks(threat, done, seat);
            }
            (Step::HitEnemy { seat, wounds, .. }, Action::Hit { foe, space }) => {
                self.wound_foe(foe, space, wounds, Some(seat));
            }
            (Step::Break(seat), Action::Break(item)) => self.break_item(seat, item),
            (Step::Return(seat), Action::Go(space)) => self.come_back(seat, space),
            (Step::Nest, Action::Nest) => self.nest(),
            (Step::Eat(seat), Action::Eat) => self.eat(seat),
            (Step::Repair, Action::Repair(item)) => self.repair(item),
            (Step::Assign(item), Action::Pick(seat)) => self.push(Step::Receive { seat, item }),
            (Step::Travel, Action::Travel(location)) => self.travel_to(location),
            (Step::Lost, Action::InfiniteLives) => self.revive(),
            (Step::Lost, Action::NewCampaign) => self.end(Ending::Lost),
            // Stop, pass.
            _ => {}
        }
    }

    fn end(&mut self, ending: Ending) {
        self.table.ending = Some(ending);
        self.tell(Event::Ended { ending });
    }

    fn view(&self) -> View<'_> {
        View {
            content: self.content,
            table: self.table,
        }
    }

    /// This comes next.
    fn push(&mut self, step: Step) {
        self.table.steps.push(step);
    }

    /// A script comes next, if it does anything.
    fn push_script(&mut self, at: crate::id::At, who: u8) {
        if !at.is_nothing() {
            self.push(Step::Run { at, who });
        }
    }

    fn pop(&mut self) {
        let last = self.table.steps.len().saturating_sub(1);
        self.table.steps.remove(last);
    }

    /// The character on a seat.
    fn who(&self, seat: u8) -> Character {
        self.table.hero(seat).character
    }

    /// The letter of a space on the open page.
    fn letter(&self, space: Space) -> char {
        self.view().letter(space)
    }

    fn current(&self) -> &Hero {
        self.table.hero(self.table.current)
    }
}
