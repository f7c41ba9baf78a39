//! A tiny game for two rivals, to see that search plays for the seat that acts, and that a match keeps
//! people from taking back what others have answered.

use std::sync::Arc;

use redtag_bots::{Bot, Budget};
use redtag_table::game::MAX_SEATS;
use redtag_table::words::text;
use redtag_table::{
    Chance, Fast, Flaw, Game, Illegal, Listener, Match, Seat, Seats, Strategy, Turn, UndoPolicy,
};
use serde::{Deserialize, Serialize};

/// One heap; take 1 to 3; whoever takes the last one wins. Taking 3 rolls a die, which changes nothing.
struct Nim {
    undo: UndoPolicy,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Heap {
    left: u8,
    seat: Seat,
}

impl Game for Nim {
    const NAME: &'static str = "nim";
    const RULES: u32 = 1;
    const LONGEST: usize = 30;
    type Options = u8;
    type Position = Heap;
    type Action = u8;
    type Event = u8;

    fn content_hash(&self) -> &str {
        ""
    }

    fn seats(&self, _options: &u8) -> u8 {
        2
    }

    fn lay_out(&self, options: &u8) -> Result<Heap, Flaw> {
        Ok(Heap { left: *options, seat: 0 })
    }

    fn set_up(
        &self,
        options: &u8,
        _chance: &mut impl Chance,
        _events: &mut impl Listener<u8>,
    ) -> Result<Heap, Flaw> {
        self.lay_out(options)
    }

    fn turn(&self, heap: &Heap) -> Turn {
        if heap.left == 0 { Turn::Over } else { Turn::Act(Seats::one(heap.seat)) }
    }

    fn legal_actions(&self, heap: &Heap, _seat: Seat, into: &mut Vec<u8>) {
        into.extend(1..=heap.left.min(3));
    }

    fn why_not(&self, heap: &Heap, _seat: Seat, action: &u8) -> Option<Illegal> {
        let possible = (1..=heap.left.min(3)).contains(action);
        (!possible).then(|| Illegal { rule: "R1", why: text("no") })
    }

    fn apply(
        &self,
        heap: &mut Heap,
        seat: Seat,
        taken: u8,
        chance: &mut impl Chance,
        events: &mut impl Listener<u8>,
    ) {
        if taken == 3 {
            chance.die("die", 6);
        }
        heap.left -= taken;
        heap.seat = 1 - seat;
        events.tell(taken);
    }

    fn audit(&self, _heap: &Heap) -> Result<(), Flaw> {
        Ok(())
    }

    fn scores(&self, heap: &Heap) -> [i32; MAX_SEATS] {
        let winner = usize::from(1 - heap.seat);
        std::array::from_fn(|seat| i32::from(heap.left == 0 && seat == winner))
    }

    fn undo_policy(&self) -> UndoPolicy {
        self.undo
    }
}

impl Strategy for Nim {
    const SPAN: f64 = 1.0;
    const COOPERATIVE: bool = false;

    fn value(&self, heap: &Heap, seat: Seat) -> f64 {
        if heap.left == 0 { self.scores(heap)[usize::from(seat)].into() } else { 0.5 }
    }

    fn judge(&self, _heap: &Heap, _seat: Seat, actions: &[u8], into: &mut Vec<f64>) {
        into.extend(actions.iter().map(|_| 0.5));
    }
}

const NIM: Nim = Nim { undo: UndoPolicy::ToChance };

#[test]
fn search_finds_the_winning_move_for_either_seat() {
    for seat in 0..2 {
        for left in [5, 6, 7, 9, 10] {
            let bot = Bot::Search(Budget::Iterations(4_000));
            let advice =
                bot.choose(&NIM, &Heap { left, seat }, seat, &mut Fast::new(1, 1)).expect("it may act");
            assert_eq!(advice.action, left % 4, "{left} left");
            assert!(advice.expects > 0.8, "{advice:?}");
        }
    }
}

#[test]
fn a_bot_that_may_not_act_says_so() {
    let search = Bot::Search(Budget::Milliseconds(1));
    assert_eq!(search.choose(&NIM, &Heap { left: 5, seat: 0 }, 1, &mut Fast::new(1, 1)), None);
    assert_eq!(search.choose(&NIM, &Heap { left: 0, seat: 0 }, 0, &mut Fast::new(1, 1)), None);
}

#[test]
fn undo_stops_at_chance_at_others_and_where_the_game_forbids_it() {
    let mut match_ = Match::new(Arc::new(NIM), 9, Some("x".into()), &[]).expect("it begins");
    let key = |match_: &Match<Nim>, seat| match_.why_no_undo(seat).map(|why| why.key.into_owned());
    assert_eq!(key(&match_, 0).as_deref(), Some("undo-nothing"));
    match_.play(0, 1).expect("it is allowed");
    assert_eq!((key(&match_, 0), key(&match_, 1).as_deref()), (None, Some("undo-other")));
    match_.undo(0).expect("nothing happened since");
    assert_eq!(match_.position(), &Heap { left: 9, seat: 0 });
    match_.play(0, 3).expect("it is allowed");
    assert_eq!(key(&match_, 0).as_deref(), Some("undo-chance"));
    assert_eq!(match_.play(0, 1).map_err(|_| ()), Err(()), "it is seat 1's turn");
    let strict = Match::new(Arc::new(Nim { undo: UndoPolicy::Never }), 9, Some("x".into()), &[]);
    let mut strict = strict.expect("it begins");
    strict.play(0, 1).expect("it is allowed");
    assert_eq!(key(&strict, 0).as_deref(), Some("undo-never"));
}

#[test]
fn a_journal_with_undo_lines_opens_as_it_was() {
    let mut match_ = Match::new(Arc::new(NIM), 9, Some("x".into()), &[]).expect("it begins");
    let mut file = match_.header_line();
    for (seat, taken) in [(0, 1), (1, 2), (0, 3)] {
        match_.play(seat, taken).expect("it is allowed");
        file.push_str(&match_.last_line());
        if taken == 2 {
            match_.undo(1).expect("nothing happened since");
            file.push_str(&match_.undo_line());
            match_.play(1, 1).expect("it is allowed");
            file.push_str(&match_.last_line());
        }
    }
    let opened = Match::open(Arc::new(NIM), &file).expect("it is sound");
    assert_eq!((opened.journal(), opened.hash()), (match_.journal(), match_.hash()));
    assert_eq!(opened.steps().len(), 3);
}
