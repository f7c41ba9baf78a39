//! What a seat may do, and the reason against everything else. The list and the reasons come from
//! the same functions, one for each action, so that they cannot disagree.

mod book;
mod gear;
mod nest;
mod test;
mod turn;

use redtag_kernel::game::{refuse, refuse_if};
use redtag_kernel::{May, Seat};

use crate::action::Action;
use crate::content::{Attribute, Attributes, By, Code, Content};
use crate::id::Card;
use crate::position::{Hero, Position, Step, Test, Walk};
use crate::rules::View;

/// Scavenging and talking take instinct (A1).
pub const INSTINCT: Attributes = Attributes(1 << Attribute::Instinct as u8);
/// Melee attacks take strength (A1).
pub const STRENGTH: Attributes = Attributes(1 << Attribute::Strength as u8);
/// Ranged attacks take agility (A1).
pub const AGILITY: Attributes = Attributes(1 << Attribute::Agility as u8);

/// What a seat may do now, and the reason against everything else.
#[derive(Clone, Copy)]
pub struct Legal<'a> {
    pub content: &'a Content,
    pub position: &'a Position,
    pub seat: Seat,
}

/// Who is asked, as long as the game goes on.
pub fn asked(content: &Content, position: &Position) -> Option<Seat> {
    let step = position.steps.last()?;
    let table = position;
    asks(View { content, table }, step).filter(|_| position.ending.is_none())
}

/// Who is asked in this step; nobody if it runs by itself. The party's choices are the bookkeeper's
/// (R59), those of one's own cards are one's own (R43).
pub fn asks(view: View, step: Step) -> Option<Seat> {
    let table = view.table;
    match step {
        Step::Draw | Step::Actions | Step::Equip | Step::Activate { .. } => Some(table.current),
        Step::Test(Test { seat, .. }) | Step::Move(Walk { seat, .. }) => Some(seat),
        Step::Discard { seat, .. } | Step::Keep { seat, .. } | Step::Receive { seat, .. } => {
            Some(seat)
        }
        Step::HitEnemy { seat, .. } | Step::Eat(seat) | Step::Break(seat) | Step::Return(seat) => {
            Some(seat)
        }
        Step::Choice { at, who } => match view.code(at) {
            Code::Choice { by: By::You, .. } => Some(who),
            _ => Some(table.bookkeeper),
        },
        Step::One { at, who } => match view.code(at) {
            Code::One { by: By::You, .. } => Some(who),
            _ => Some(table.bookkeeper),
        },
        Step::EnemyMoves { .. } | Step::EnemyAttacks { .. } => Some(table.bookkeeper),
        Step::Nest | Step::Repair | Step::Assign(_) | Step::Travel | Step::Lost => {
            Some(table.bookkeeper)
        }
        Step::BeginTurn | Step::Run { .. } | Step::Calamity(_) | Step::PlaceThreat => None,
        Step::CheckThreat | Step::ClearThreat | Step::EnemyTurn | Step::Roaches(_) => None,
        Step::Acted(_) => None,
        Step::EndTurn | Step::Rest | Step::Rise | Step::Next | Step::Road => None,
    }
}

impl<'a> Legal<'a> {
    /// Everything that may be done now.
    pub fn each(&self, say: &mut impl FnMut(Action)) {
        if let (Some(step), Ok(())) = (self.position.steps.last(), self.may_act()) {
            self.each_answer(step, say);
        }
    }

    /// Whether this may be done now, or why not.
    pub fn may(&self, action: Action) -> May {
        self.may_act()?;
        match self.position.steps.last() {
            Some(step) => self.may_answer(step, action),
            None => Ok(()),
        }
    }

    /// Is this seat asked at all?
    fn may_act(&self) -> May {
        refuse_if(self.position.ending.is_some(), "R61", "no-game-over")?;
        let Some(step) = self.position.steps.last() else {
            return refuse("R61", "no-game-over");
        };
        let asked = asks(self.view(), step);
        refuse_if(asked != Some(self.seat), rule(step), "no-not-asked")
    }

    /// Every answer to a step, each once.
    pub fn each_answer(&self, step: Step, say: &mut impl FnMut(Action)) {
        match step {
            Step::Draw => self.each_draw(say),
            Step::Actions => self.each_action(say),
            Step::Test(test) => self.each_test_answer(&test, say),
            Step::Move(walk) => self.each_walk(&walk, say),
            Step::Discard { .. } => self.each_card(|card| say(Action::Discard(card))),
            Step::Activate { .. } => self.each_payment(say),
            Step::Keep { item, .. } => self.each_keep(item, say),
            Step::Receive { item, .. } => self.each_place(item, say),
            Step::Equip => self.each_exchange(say),
            Step::Break(_) => self.each_break(say),
            Step::Choice { .. } | Step::One { .. } | Step::Travel | Step::Lost => {
                self.each_book_answer(step, say);
            }
            Step::EnemyMoves { .. } | Step::EnemyAttacks { .. } | Step::HitEnemy { .. } => {
                self.each_fight_answer(step, say);
            }
            Step::Nest | Step::Eat(_) | Step::Repair | Step::Assign(_) | Step::Return(_) => {
                self.each_nest_answer(step, say);
            }
            _ => {}
        }
    }

    /// Whether this answers a step, or why not.
    pub fn may_answer(&self, step: Step, action: Action) -> May {
        match (step, action) {
            (Step::Actions, action) => self.may_do(action),
            (Step::Draw, Action::Exit(exit)) => self.may_exit(exit),
            (Step::Draw, Action::Draw) => Ok(()),
            (Step::Draw | Step::Discard { .. }, Action::Discard(card)) => self.has(card),
            (Step::Test(test), action) => self.may_answer_test(&test, action),
            (Step::Move(walk), action) => self.may_walk(&walk, action),
            (Step::Activate { .. }, Action::Play(card)) => self.may_pay(card),
            (Step::Keep { item, .. }, action) => self.may_keep(item, action),
            (Step::Receive { item, .. }, action) => self.may_receive(item, action),
            (Step::Equip, action) => self.may_exchange(action),
            (Step::Break(_), Action::Break(item)) => self.wears(item),
            (Step::Choice { .. } | Step::One { .. } | Step::Travel | Step::Lost, action) => {
                self.may_answer_book(step, action)
            }
            (Step::EnemyMoves { .. } | Step::EnemyAttacks { .. }, action) => {
                self.may_answer_fight(step, action)
            }
            (Step::HitEnemy { .. }, action) => self.may_answer_fight(step, action),
            (Step::Nest | Step::Eat(_) | Step::Repair, action) => {
                self.may_answer_nest(step, action)
            }
            (Step::Assign(_) | Step::Return(_), action) => self.may_answer_nest(step, action),
            _ => refuse(rule(step), first(step)),
        }
    }

    fn view(&self) -> View<'a> {
        View {
            content: self.content,
            table: self.position,
        }
    }

    fn hero(&self) -> &'a Hero {
        self.view().hero(self.seat)
    }

    /// The kinds of card in hand.
    fn each_card(&self, each: impl FnMut(Card)) {
        self.hero().hand.iter().map(|(card, _)| card).for_each(each);
    }

    /// Only cards of the hand are played (R34).
    fn has(&self, card: Card) -> May {
        let held = self.hero().hand.iter().any(|(one, _)| one == card);
        refuse_if(!held, "R34", "no-such-card")
    }
}

/// The rule behind a question.
const fn rule(step: Step) -> &'static str {
    match step {
        Step::Draw | Step::Discard { .. } => "R30",
        Step::Actions => "R34",
        Step::Test(_) => "R36",
        Step::Move(_) => "R39",
        Step::Keep { .. } | Step::Break(_) => "R55",
        Step::Receive { .. } | Step::Equip => "R45",
        Step::Activate { .. } => "R43",
        Step::HitEnemy { .. } => "R49",
        Step::EnemyMoves { .. } | Step::EnemyAttacks { .. } => "R50",
        Step::Nest | Step::Eat(_) | Step::Repair | Step::Assign(_) => "R57",
        Step::Return(_) => "R54",
        Step::Travel => "R14",
        Step::Lost => "R63",
        _ => "R12",
    }
}

/// What has to be decided first, where something else is tried.
const fn first(step: Step) -> &'static str {
    match step {
        Step::Draw => "no-first-draw",
        Step::Actions => "no-first-actions",
        Step::Test(_) => "no-first-test",
        Step::Move(_) => "no-first-move",
        Step::Discard { .. } => "no-first-discard",
        Step::Keep { .. } => "no-first-keep",
        Step::Receive { .. } => "no-first-receive",
        Step::Equip => "no-first-equip",
        Step::Activate { .. } => "no-first-ability",
        Step::EnemyMoves { .. } => "no-first-enemy-move",
        Step::EnemyAttacks { .. } => "no-first-enemy-target",
        Step::HitEnemy { .. } => "no-first-hit",
        Step::Break(_) => "no-first-break",
        Step::Return(_) => "no-first-return",
        Step::Nest => "no-first-nest",
        Step::Eat(_) => "no-first-eat",
        Step::Repair => "no-first-repair",
        Step::Assign(_) => "no-first-assign",
        Step::Travel => "no-first-travel",
        Step::Lost => "no-first-lost",
        _ => "no-first-choice",
    }
}
