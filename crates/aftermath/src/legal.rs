//! The one home of legality: what may be done now, and why everything else may not.
//!
//! The list of actions and the reason against an action both come from the `may_*` functions, so
//! that they cannot disagree.

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
use crate::position::{Hero, Phase, Position, Test, Walk};
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

/// How many answers a phase has.
#[derive(Clone, Copy)]
pub enum Answers {
    /// Nobody can answer.
    None,
    /// The only one is given without asking.
    One(Action),
    /// Somebody is asked.
    Several,
}

/// Who is asked, while the game goes on.
pub fn asked(content: &Content, position: &Position) -> Option<Seat> {
    let phase = position.steps.last()?;
    asks(View { content, position }, phase).filter(|_| position.ending.is_none())
}

/// Who is asked in this phase; nobody if it runs by itself. The party's choices are the
/// bookkeeper's (R59), those about one's own cards are one's own (R43).
pub fn asks(view: View, phase: Phase) -> Option<Seat> {
    let position = view.position;
    match phase {
        Phase::Draw | Phase::Actions | Phase::Equip | Phase::Activate { .. } => {
            Some(position.current)
        }
        Phase::Test(Test { seat, .. }) | Phase::Move(Walk { seat, .. }) => Some(seat),
        Phase::Discard { seat, .. } | Phase::Keep { seat, .. } | Phase::Receive { seat, .. } => {
            Some(seat)
        }
        Phase::HitEnemy { seat, .. }
        | Phase::Eat(seat)
        | Phase::Break(seat)
        | Phase::Return(seat) => Some(seat),
        Phase::Choice { at, who } | Phase::One { at, who } => match view.code(at) {
            Code::Choice { by: By::You, .. } | Code::One { by: By::You, .. } => Some(who),
            _ => Some(position.bookkeeper),
        },
        Phase::EnemyMoves { .. } | Phase::EnemyAttacks { .. } => Some(position.bookkeeper),
        Phase::Nest | Phase::Repair | Phase::Assign(_) | Phase::Travel | Phase::Lost => {
            Some(position.bookkeeper)
        }
        Phase::BeginTurn | Phase::Run { .. } | Phase::Calamity(_) | Phase::PlaceThreat => None,
        Phase::CheckThreat | Phase::ClearThreat | Phase::EnemyTurn | Phase::Roaches(_) => None,
        Phase::Acted(_) | Phase::AddThreat(_) | Phase::ObjectiveRead => None,
        Phase::EndTurn | Phase::Rest | Phase::Rise | Phase::Next | Phase::Road => None,
    }
}

impl<'a> Legal<'a> {
    /// Everything that may be done now.
    pub fn each(&self, say: &mut impl FnMut(Action)) {
        if let (Some(phase), Ok(())) = (self.position.steps.last(), self.may_act()) {
            self.each_answer(phase, say);
        }
    }

    /// Whether this may be done now, or why not.
    pub fn may(&self, action: Action) -> May {
        self.may_act()?;
        match self.position.steps.last() {
            Some(phase) => self.may_answer(phase, action),
            None => Ok(()),
        }
    }

    /// Is this seat asked at all?
    fn may_act(&self) -> May {
        refuse_if(self.position.ending.is_some(), "R61", "no-game-over")?;
        let Some(phase) = self.position.steps.last() else {
            return refuse("R61", "no-game-over");
        };
        let asked = asks(self.view(), phase);
        refuse_if(asked != Some(self.seat), rule(phase), "no-not-asked")
    }

    /// Every answer to a phase, each once.
    pub fn each_answer(&self, phase: Phase, say: &mut impl FnMut(Action)) {
        match phase {
            Phase::Draw => self.each_draw(say),
            Phase::Actions => self.each_action(say),
            Phase::Test(test) => self.each_test_answer(&test, say),
            Phase::Move(walk) => self.each_walk(&walk, say),
            Phase::Discard { .. } => self.each_card(|card| say(Action::Discard(card))),
            Phase::Activate { .. } => self.each_payment(say),
            Phase::Keep { item, .. } => self.each_keep(item, say),
            Phase::Receive { item, .. } => self.each_place(item, say),
            Phase::Equip => self.each_exchange(say),
            Phase::Break(_) => self.each_break(say),
            Phase::Choice { .. } | Phase::One { .. } | Phase::Travel | Phase::Lost => {
                self.each_book_answer(phase, say);
            }
            Phase::EnemyMoves { .. } | Phase::EnemyAttacks { .. } | Phase::HitEnemy { .. } => {
                self.each_fight_answer(phase, say);
            }
            Phase::Nest | Phase::Eat(_) | Phase::Repair | Phase::Assign(_) | Phase::Return(_) => {
                self.each_nest_answer(phase, say);
            }
            _ => {}
        }
    }

    /// Whether a phase has no answer, only one, or several. Where that is obvious, the list is not
    /// built.
    pub fn answers(&self, phase: Phase) -> Answers {
        let several = match phase {
            Phase::Draw => self.hero().hand.total() > 0,
            Phase::Actions => self.is_busy(),
            _ => false,
        };
        if several {
            return Answers::Several;
        }
        let mut answers = Answers::None;
        self.each_answer(phase, &mut |answer| {
            answers = match answers {
                Answers::None => Answers::One(answer),
                _ => Answers::Several,
            };
        });
        answers
    }

    /// Whether this answers a phase, or why not.
    pub fn may_answer(&self, phase: Phase, action: Action) -> May {
        match (phase, action) {
            (Phase::Actions, action) => self.may_do(action),
            (Phase::Draw, Action::Exit(exit)) => self.may_exit(exit),
            (Phase::Draw, Action::Draw) => Ok(()),
            (Phase::Draw | Phase::Discard { .. }, Action::Discard(card)) => self.has(card),
            (Phase::Test(test), action) => self.may_answer_test(&test, action),
            (Phase::Move(walk), action) => self.may_walk(&walk, action),
            (Phase::Activate { .. }, Action::Play(card)) => self.may_pay(card),
            (Phase::Keep { item, .. }, action) => self.may_keep(item, action),
            (Phase::Receive { item, .. }, action) => self.may_receive(item, action),
            (Phase::Equip, action) => self.may_exchange(action),
            (Phase::Break(_), Action::Break(item)) => self.wears(item),
            (Phase::Choice { .. } | Phase::One { .. } | Phase::Travel | Phase::Lost, action) => {
                self.may_answer_book(phase, action)
            }
            (Phase::EnemyMoves { .. } | Phase::EnemyAttacks { .. }, action) => {
                self.may_answer_fight(phase, action)
            }
            (Phase::HitEnemy { .. }, action) => self.may_answer_fight(phase, action),
            (Phase::Nest | Phase::Eat(_) | Phase::Repair, action) => {
                self.may_answer_nest(phase, action)
            }
            (Phase::Assign(_) | Phase::Return(_), action) => self.may_answer_nest(phase, action),
            _ => refuse(rule(phase), first(phase)),
        }
    }

    fn view(&self) -> View<'a> {
        View {
            content: self.content,
            position: self.position,
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
const fn rule(phase: Phase) -> &'static str {
    match phase {
        Phase::Draw | Phase::Discard { .. } => "R30",
        Phase::Actions => "R34",
        Phase::Test(_) => "R36",
        Phase::Move(_) => "R39",
        Phase::Keep { .. } | Phase::Break(_) => "R55",
        Phase::Receive { .. } | Phase::Equip => "R45",
        Phase::Activate { .. } => "R43",
        Phase::HitEnemy { .. } => "R49",
        Phase::EnemyMoves { .. } | Phase::EnemyAttacks { .. } => "R50",
        Phase::Nest | Phase::Eat(_) | Phase::Repair | Phase::Assign(_) => "R57",
        Phase::Return(_) => "R54",
        Phase::Travel => "R14",
        Phase::Lost => "R63",
        _ => "R12",
    }
}

/// What has to be decided first, where something else is tried.
const fn first(phase: Phase) -> &'static str {
    match phase {
        Phase::Draw => "no-first-draw",
        Phase::Actions => "no-first-actions",
        Phase::Test(_) => "no-first-test",
        Phase::Move(_) => "no-first-move",
        Phase::Discard { .. } => "no-first-discard",
        Phase::Keep { .. } => "no-first-keep",
        Phase::Receive { .. } => "no-first-receive",
        Phase::Equip => "no-first-equip",
        Phase::Activate { .. } => "no-first-ability",
        Phase::EnemyMoves { .. } => "no-first-enemy-move",
        Phase::EnemyAttacks { .. } => "no-first-enemy-target",
        Phase::HitEnemy { .. } => "no-first-hit",
        Phase::Break(_) => "no-first-break",
        Phase::Return(_) => "no-first-return",
        Phase::Nest => "no-first-nest",
        Phase::Eat(_) => "no-first-eat",
        Phase::Repair => "no-first-repair",
        Phase::Assign(_) => "no-first-assign",
        Phase::Travel => "no-first-travel",
        Phase::Lost => "no-first-lost",
        _ => "no-first-choice",
    }
}
