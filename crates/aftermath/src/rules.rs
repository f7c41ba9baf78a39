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
use crate::legal::{Answers, Legal, asks};
use crate::position::{Ending, Hero, Leaving, MissionStatus, Phase, Position, Spot, Test, Walk};

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

/// The rules at work: the content, a position, and who gives chance and listens.
pub struct Rules<'a, C, L> {
    pub content: &'a Content,
    pub position: &'a mut Position,
    pub chance: &'a mut C,
    pub events: &'a mut L,
}

impl<C: Chance, L: Listener<Event, Position>> Rules<'_, C, L> {
    /// One visible thing happened.
    #[inline(always)]
    fn tell(&mut self, event: Event) {
        self.events.tell(event, self.position);
    }

    /// From the set-up to the first choice: the first page is opened (R11).
    pub fn set_up(&mut self) {
        self.open_page(self.position.page);
        self.go_on();
    }

    /// Does what was chosen, and runs the rules up to the next choice.
    pub fn act(&mut self, action: Action) {
        self.position.tested = None;
        self.answer(action);
        self.go_on();
    }

    /// Runs on until somebody has a choice or it is over. A single answer is given at once; a
    /// question without one is dropped.
    fn go_on(&mut self) {
        while self.position.ending.is_none() {
            if self.crisis() {
                continue;
            }
            let Some(phase) = self.position.steps.last() else {
                // A book without flaws always leads on.
                return self.end_session();
            };
            let Some(seat) = asks(self.view(), phase).filter(|_| !self.is_over(phase)) else {
                self.pop();
                if !self.is_over(phase) {
                    self.take(phase);
                }
                continue;
            };
            if phase == Phase::Actions && self.reads() {
                continue;
            }
            match self.legal(seat).answers(phase) {
                Answers::None => {
                    self.pop();
                    self.drop_question(phase);
                }
                Answers::One(only) => self.answer(only),
                Answers::Several => return,
            }
        }
    }

    fn legal(&self, seat: u8) -> Legal<'_> {
        Legal {
            content: self.content,
            position: self.position,
            seat,
        }
    }

    /// Has a phase become pointless in the meantime?
    fn is_over(&self, phase: Phase) -> bool {
        match phase {
            Phase::Actions => self.position.leaving.is_some() || self.current().space().is_none(),
            Phase::Move(walk) => self.position.hero(walk.seat).space().is_none(),
            _ => false,
        }
    }

    /// Nobody could answer.
    fn drop_question(&mut self, phase: Phase) {
        match phase {
            // What nobody can hold is discarded (R46, A47).
            Phase::Assign(item) | Phase::Receive { item, .. } => self.discard_item(item),
            Phase::Travel => self.end_session(),
            _ => {}
        }
    }

    /// What interrupts everything: a lost campaign, nightfall, nobody left on the page.
    fn crisis(&mut self) -> bool {
        if self.position.lost {
            return false;
        }
        if self.is_losing() {
            self.lose_campaign();
            return true;
        }
        if self.night_falls() {
            return true;
        }
        if self.position.scene.situation == Situation::Hostile
            && self.position.scene.foes.is_empty()
        {
            self.set_situation(Situation::Safe);
        }
        self.nobody_is_there()
    }

    /// Everybody is down at once, on the page or on the road (R54, A19, A58).
    fn is_routed(&self) -> bool {
        let mut heroes = self.position.heroes.iter();
        self.position.fate == MissionStatus::Open && heroes.all(|hero| hero.spot == Spot::Down)
    }

    /// All have left or fled (R15, R29, R54, A18, A19).
    fn nobody_is_there(&mut self) -> bool {
        if self.is_routed() {
            self.fail_mission();
            return true;
        }
        let mut heroes = self.position.heroes.iter();
        if !self.position.scene.open || heroes.any(|hero| hero.space().is_some()) {
            return false;
        }
        if self.position.leaving.is_some() {
            return false;
        }
        let exit = self
            .position
            .scene
            .exit
            .and_then(|exit| self.view().map()?.exits.get(usize::from(exit)).copied());
        match exit {
            Some(exit) => self.position.leaving = Some(Leaving::Entry(exit.entry)),
            None => self.end_session(),
        }
        true
    }

    /// Has morale or population just come to 0 (R63)?
    fn is_losing(&self) -> bool {
        let dial = |dial: Dial| self.position.campaign.dial(dial);
        !self.position.lost && (dial(Dial::Morale) == 0 || dial(Dial::Population) == 0)
    }

    /// The book tells of the loss (R63, A48).
    fn lose_campaign(&mut self) {
        self.tell(Event::CampaignLost);
        if self.position.campaign.infinite {
            return self.revive();
        }
        self.position.lost = true;
        self.push(Phase::Lost);
        self.read(self.content.numbers.loss, self.position.bookkeeper);
    }

    /// Infinite lives: both dials are reset (R63).
    fn revive(&mut self) {
        self.position.campaign.infinite = true;
        self.position.lost = false;
        for dial in [Dial::Population, Dial::Morale] {
            self.set_dial(dial, self.content.numbers.revive);
        }
        self.tell(Event::Revived);
    }

    /// Steps that run by themselves.
    fn take(&mut self, phase: Phase) {
        match phase {
            Phase::BeginTurn => self.begin_turn(),
            Phase::Run { at, who } => self.run(at, who),
            Phase::Calamity(card) => self.resolve_calamity(card),
            Phase::PlaceThreat => self.place_threat(),
            Phase::CheckThreat => self.check_threat(),
            Phase::ClearThreat => self.clear_threat(),
            Phase::AddThreat(count) => self.add_threats(count),
            Phase::ObjectiveRead => self.discard_objective(),
            Phase::EnemyTurn => self.next_enemy(),
            Phase::Roaches(threat) => self.next_roach(threat),
            Phase::Acted(threat) => self.discard_threat(threat),
            Phase::EndTurn => self.end_turn(),
            Phase::Rest => self.rest(),
            Phase::Rise => self.pass_time(Passing::Nest),
            Phase::Next => self.next_turn(),
            Phase::Road => self.next_road(),
            _ => {}
        }
    }

    /// Before the turn's cards are drawn: discard, draw, or leave the page (R29, R30).
    fn answer_draw(&mut self, answer: Action) {
        match answer {
            Action::Discard(card) => {
                self.discard_from_hand(self.position.current, card);
                self.push(Phase::Draw);
            }
            Action::Draw => self.draw_hand(),
            Action::Exit(exit) => self.exit(self.position.current, exit),
            _ => self.answer_book(Phase::Draw, answer),
        }
    }

    /// In a skill test: play a card, roll, or do without (R36, R37).
    fn answer_test(&mut self, test: Test, answer: Action) {
        match answer {
            Action::Play(card) => self.play_into(test, card),
            Action::Roll => self.roll(test),
            Action::Decline => self.decline(test),
            _ => self.answer_book(Phase::Test(test), answer),
        }
    }

    /// On the move: play another card, or go to a space (R39).
    fn answer_move(&mut self, walk: Walk, answer: Action) {
        match answer {
            Action::Play(card) => self.play_for(walk, card),
            Action::Go(space) => self.walk(walk, space),
            _ => self.answer_book(Phase::Move(walk), answer),
        }
    }

    /// The price of an ability (R43), where an enemy goes, whom it attacks, and which one is hit
    /// (R50).
    fn answer_other(&mut self, phase: Phase, answer: Action) {
        match (phase, answer) {
            (Phase::Activate { ability, paid }, Action::Play(card)) => {
                self.pay_ability(ability, paid, card);
            }
            (Phase::EnemyMoves { threat, left }, Action::Go(space)) => {
                self.enemy_steps(threat, left, space);
            }
            (Phase::EnemyAttacks { threat, done }, Action::Pick(seat)) => {
                self.enemy_attacks(threat, done, seat);
            }
            (Phase::HitEnemy { seat, wounds, .. }, Action::Hit { foe, space }) => {
                self.wound_foe(foe, space, wounds, Some(seat));
            }
            _ => self.answer_book(phase, answer),
        }
    }

    /// What comes of an answer to the next phase.
    pub fn answer(&mut self, answer: Action) {
        let Some(phase) = self.position.steps.last() else {
            return;
        };
        if phase == Phase::Actions {
            return self.begin(answer);
        }
        self.pop();
        match phase {
            Phase::Draw => self.answer_draw(answer),
            Phase::Test(test) => self.answer_test(test, answer),
            Phase::Move(walk) => self.answer_move(walk, answer),
            _ => self.answer_other(phase, answer),
        }
    }

    /// What comes of an answer to the book (R12, R14, R54, R63).
    fn answer_book(&mut self, phase: Phase, answer: Action) {
        match (phase, answer) {
            (Phase::Choice { at, who }, Action::Choose(way)) => self.choose(at, who, way),
            (Phase::One { at, .. }, Action::Pick(who)) => {
                let at = at.next();
                self.push(Phase::Run { at, who });
            }
            (Phase::Discard { seat, left }, Action::Discard(card)) => {
                self.discard_from_hand(seat, card);
                if left > 1 {
                    let left = left - 1;
                    self.push(Phase::Discard { seat, left });
                }
            }
            (Phase::Return(seat), Action::Go(space)) => self.come_back(seat, space),
            (Phase::Travel, Action::Travel(location)) => self.travel_to(location),
            (Phase::Lost, Action::InfiniteLives) => self.revive(),
            (Phase::Lost, Action::NewCampaign) => self.end(Ending::Lost),
            _ => self.answer_gear(phase, answer),
        }
    }

    /// What comes of an answer about items and nests (R45, R55, R57).
    fn answer_gear(&mut self, phase: Phase, answer: Action) {
        match (phase, answer) {
            (Phase::Keep { seat, .. } | Phase::Receive { seat, .. }, Action::Wear(item)) => {
                self.wear(seat, item);
            }
            (Phase::Keep { seat, .. } | Phase::Receive { seat, .. }, Action::Store(item)) => {
                self.store(seat, item);
            }
            (Phase::Keep { seat, .. }, Action::Give { item, to }) => self.hand_over(seat, item, to),
            (Phase::Keep { .. }, Action::Scrap(item)) => self.scrap(item),
            (Phase::Equip, action) => self.exchange(action),
            (Phase::Break(seat), Action::Break(item)) => self.break_item(seat, item),
            (Phase::Nest, Action::Nest) => self.nest(),
            (Phase::Eat(seat), Action::Eat) => self.eat(seat),
            (Phase::Repair, Action::Repair(item)) => self.repair(item),
            (Phase::Assign(item), Action::Pick(seat)) => self.push(Phase::Receive { seat, item }),
            // Stop, pass.
            _ => {}
        }
    }

    fn end(&mut self, ending: Ending) {
        self.position.ending = Some(ending);
        self.tell(Event::Ended { ending });
    }

    fn view(&self) -> View<'_> {
        View {
            content: self.content,
            position: self.position,
        }
    }

    /// This comes next.
    fn push(&mut self, phase: Phase) {
        self.position.steps.push(phase);
    }

    /// A script comes next, if it does anything.
    fn push_script(&mut self, at: crate::id::At, who: u8) {
        if !at.is_nothing() {
            self.push(Phase::Run { at, who });
        }
    }

    fn pop(&mut self) {
        let last = self.position.steps.len().saturating_sub(1);
        self.position.steps.remove(last);
    }

    /// The character on a seat.
    fn who(&self, seat: u8) -> Character {
        self.position.hero(seat).character
    }

    /// The letter of a space on the open page.
    fn letter(&self, space: Space) -> char {
        self.view().letter(space)
    }

    fn current(&self) -> &Hero {
        self.position.hero(self.position.current)
    }
}
