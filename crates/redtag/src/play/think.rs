//! Work that takes a while, on threads of its own.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use redtag_bots::{Advice, Bot, Budget};
use redtag_games::Playable;
use redtag_kernel::chance::ScriptError;
use redtag_kernel::journal::hash;
use redtag_kernel::odds::{Odds, Oracle};
use redtag_kernel::{Fast, Question, Scripted, Seat};

/// Whoever gives hints.
pub const HINT: Bot = Bot::Search(Budget::Milliseconds(1_000));
/// How many positions one exact probability may look at.
const POSITIONS: usize = 200_000;

/// How likely a fate is: as things stand, or after an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FateOdds<A> {
    /// Which of the game's fates.
    pub fate: usize,
    /// After this action, or after the best one.
    pub after: Option<A>,
    /// This likely; nothing where it is not asked as things stand, but after some actions.
    pub odds: Option<Odds>,
}

/// What a bot would do; always the same in the same position, unless its budget is time.
pub fn choose<G: Playable>(
    bot: Bot,
    game: &G,
    position: &G::Position,
    seat: Seat,
) -> Option<Advice<G::Action>> {
    let luck = u64::from_str_radix(&hash(position), 16).unwrap_or_default();
    bot.choose(game, position, seat, &mut Fast::new(luck, 0))
}

/// The same on a thread of its own.
pub fn choose_later<G: Playable>(
    bot: Bot,
    game: Arc<G>,
    position: G::Position,
    seat: Seat,
) -> Receiver<Option<Advice<G::Action>>> {
    let (sender, receiver) = channel();
    // Nobody listens any more once the answer has become pointless.
    thread::spawn(move || {
        let _ = sender.send(choose(bot, &*game, &position, seat));
    });
    receiver
}

/// How likely each fate is, one after the other, until `tell` says that nobody listens any more.
pub fn fates<G: Playable>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    mut tell: impl FnMut(FateOdds<G::Action>) -> bool,
) {
    let mut actions = Vec::new();
    game.legal_actions(position, seat, &mut actions);
    for fate in 0..G::FATES.len() {
        let mut oracle = Oracle::new(game, position, fate, POSITIONS);
        let best = oracle.said_at_best();
        let mut heading = Some(FateOdds {
            fate,
            after: None,
            odds: best,
        });
        let now = heading.take_if(|heading| heading.odds.is_some());
        let rows = actions.iter().flat_map(|&action| {
            let odds = oracle.said_after(seat, action);
            let after = Some(action);
            let row = odds.is_some().then_some(FateOdds { fate, after, odds });
            // What is only asked after an action has its heading before the first of them.
            let heading = row.and_then(|_| heading.take());
            [heading, row].into_iter().flatten()
        });
        if !now.into_iter().chain(rows).all(&mut tell) {
            return;
        }
    }
}

/// The same on a thread of its own.
pub fn fates_later<G: Playable>(
    game: Arc<G>,
    position: G::Position,
    seat: Seat,
) -> Receiver<FateOdds<G::Action>> {
    let (sender, receiver) = channel();
    thread::spawn(move || fates(&*game, &position, seat, |odds| sender.send(odds).is_ok()));
    receiver
}

/// What chance may be asked next: the first question after each legal action, each only once.
pub fn next_questions<G: Playable>(game: &G, position: &G::Position, seat: Seat) -> Vec<Question> {
    let mut actions = Vec::new();
    game.legal_actions(position, seat, &mut actions);
    let mut questions = Vec::new();
    for action in actions {
        let mut chance = Scripted::new(&[]);
        game.apply(&mut position.clone(), seat, action, &mut chance, &mut ());
        if let Err(ScriptError::Asks { question, .. }) = chance.verdict()
            && !questions.contains(&question)
        {
            questions.push(question);
        }
    }
    questions
}
