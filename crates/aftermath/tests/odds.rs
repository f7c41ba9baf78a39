//! The odds of tests and flights against a plain count of cards and dice that knows no short cut.

use crate::tiny;

use std::cell::Cell;

use redtag_aftermath::{Action, Aftermath, Card, Event, Options, Phase, Position, Test};
use redtag_kernel::chance::ScriptError;
use redtag_kernel::odds::Oracle;
use redtag_kernel::{Chance, Fast, Game, Listener, Scripted, Seat, Turn};

/// The best chance of this test: for every card that may come first, all that match it, and every
/// roll of the dice (R36, R37).
fn plainly(game: &Aftermath, position: &Position, test: &Test) -> f64 {
    if let Some(first) = test.first {
        return with_first(game, position, test, first);
    }
    let hand = position.hero(test.seat).hand;
    let symbols = |card: Card| game.content.cards[card].symbols.0;
    let fitting = hand.iter().map(|(card, _)| card);
    let fitting = fitting.filter(|&card| symbols(card) & test.attributes.0 != 0);
    let odds = fitting.map(|card| with_first(game, position, test, card));
    odds.fold(0.0, f64::max)
}

fn with_first(game: &Aftermath, position: &Position, test: &Test, first: Card) -> f64 {
    let rules = |card: Card| &game.content.cards[card];
    let mut hand = position.hero(test.seat).hand;
    let mut sum = i32::from(test.sum);
    if test.first.is_none() {
        hand.take(first);
        sum += i32::from(rules(first).value);
    }
    for (card, count) in hand.iter() {
        let (card, first) = (rules(card), rules(first));
        if card.colour == first.colour || card.value == first.value {
            sum += i32::from(card.value) * i32::from(count);
        }
    }
    sum += bonus(game, position, test, first);
    let black = if test.opposed { 1..=6 } else { 0..=0 };
    let (mut good, mut all) = (0, 0);
    for (black, white) in black.flat_map(|black| (1..=6).map(move |white| (black, white))) {
        all += 1;
        good += u32::from(sum + white >= i32::from(test.difficulty) + black);
    }
    f64::from(good) / f64::from(all)
}

/// What is added to cards and die, by the rules at work.
fn bonus(game: &Aftermath, position: &Position, test: &Test, first: Card) -> i32 {
    let (mut after, mut events) = (*position, Vec::new());
    let mut luck = Fast::new(1, 1);
    let mut sum = i32::from(test.sum);
    if test.first.is_none() {
        sum += i32::from(game.content.cards[first].value);
        game.apply(
            &mut after,
            test.seat,
            Action::Play(first),
            &mut luck,
            &mut events,
        );
    }
    let rolled = |events: &[Event]| {
        events.iter().find_map(|event| match *event {
            Event::Tested { total, white, .. } => Some(i32::from(total) - i32::from(white)),
            _ => None,
        })
    };
    if rolled(&events).is_none() {
        game.apply(&mut after, test.seat, Action::Roll, &mut luck, &mut events);
    }
    rolled(&events).expect("a roll") - sum
}

/// One action of a random game.
struct Step<'a> {
    before: &'a Position,
    seat: Seat,
    /// What was offered.
    actions: &'a [Action],
    action: Action,
    after: &'a Position,
}

/// Random games in the tiny world, step by step.
fn each_step(seed: u64, games: u64, mut visit: impl FnMut(&Aftermath, &Step, &mut Fast)) {
    let game = tiny::game();
    for number in 0..games {
        let mut luck = Fast::new(seed, number);
        let options = Options {
            seats: 2 + (number % 3) as u8,
            ..Options::default()
        };
        let mut position = game
            .set_up(&options, &mut luck, &mut ())
            .expect("sound options");
        let mut actions = Vec::new();
        while let Turn::Act(seats) = game.turn(&position) {
            let seat = seats.first().expect("somebody is asked");
            actions.clear();
            game.legal_actions(&position, seat, &mut actions);
            let action = actions[luck.below(actions.len())];
            let before = position;
            game.apply(&mut position, seat, action, &mut luck, &mut ());
            let step = Step {
                before: &before,
                seat,
                actions: &actions,
                action,
                after: &position,
            };
            visit(&game, &step, &mut luck);
        }
    }
}

/// R36, R37: before a test is begun, before its first card, between the cards and before the roll.
#[test]
fn odds_of_tests_are_exact() {
    let (mut compared, mut begun, mut uncertain) = (0, 0, 0);
    each_step(5, 60, |game, step, _| {
        let Some(Phase::Test(test)) = step.after.steps.last() else {
            return;
        };
        let plain = plainly(game, step.after, &test);
        let exact = Oracle::new(game, step.after, 0, 100_000).at_best();
        assert!(
            exact.is_exact() && (exact.low - plain).abs() < 1e-9,
            "{exact:?} {plain} {:?}",
            step.after
        );
        compared += 1;
        uncertain += u32::from(plain > 0.0 && plain < 1.0);
        if matches!(
            step.action,
            Action::Scavenge(_) | Action::Communicate(_) | Action::Melee(_) | Action::Recover(_)
        ) {
            let exact = Oracle::new(game, step.before, 0, 100_000).after(step.seat, step.action);
            assert!(
                (exact.low - plain).abs() < 1e-9,
                "{exact:?} {plain} {:?}",
                step.action
            );
            begun += 1;
        }
    });
    assert!(
        compared > 100 && begun > 20 && uncertain > 50,
        "{compared} compared, {begun} begun, {uncertain} uncertain"
    );
}

/// One of the two questions that people ask.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Asked {
    Test,
    Flight,
}

/// Hears what settles a question, and how often chance was asked before.
struct Ear<'a> {
    asked: &'a Cell<usize>,
    from: &'a Position,
    question: Asked,
    settled: Option<(bool, usize)>,
}

impl Listener<Event, Position> for Ear<'_> {
    const LISTENS: bool = true;

    fn tell(&mut self, event: Event, position: &Position) {
        let heard = match (self.question, event) {
            (Asked::Test, Event::Tested { success, .. }) => Some(success),
            (Asked::Test, Event::Declined { .. }) => Some(false),
            (Asked::Flight, Event::Fled { .. }) => Some(true),
            (Asked::Flight, Event::Ended { .. }) => Some(false),
            (Asked::Flight, _) if turn(position) != turn(self.from) => Some(false),
            _ => None,
        };
        let settled = heard.map(|heard| (heard, self.asked.get()));
        self.settled = self.settled.or(settled);
    }
}

/// Whose turn it is, and where: another one once this is over.
fn turn(position: &Position) -> (u8, u8, redtag_aftermath::Page) {
    (position.current, position.turns, position.page)
}

struct Counting<'a>(Scripted<'a>, &'a Cell<usize>);

impl Chance for Counting<'_> {
    fn pick(&mut self, what: &'static str, weights: &[u8]) -> usize {
        self.1.set(self.1.get() + 1);
        self.0.pick(what, weights)
    }
}

/// A plain count: every roll, every choice, nothing remembered.
struct Plain<'a> {
    game: &'a Aftermath,
    from: &'a Position,
    question: Asked,
    /// Games that may still be looked at.
    left: Cell<u32>,
}

/// What a plain count comes to.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Count {
    Odds(f64),
    /// Cards are drawn first, and there are too many hands.
    Drawn,
    /// There is no such question.
    Moot,
    /// The count was given up.
    Long,
}

impl Plain<'_> {
    fn after(&self, position: &Position, seat: Seat, action: Action) -> Count {
        let mut sum = 0.0;
        let mut scripts: Vec<(f64, Vec<u16>)> = vec![(1.0, Vec::new())];
        while let Some((share, script)) = scripts.pop() {
            let Some(left) = self.left.get().checked_sub(1) else {
                return Count::Long;
            };
            self.left.set(left);
            let asked = Cell::new(0);
            let mut chance = Counting(Scripted::new(&script), &asked);
            let mut ear = Ear {
                asked: &asked,
                from: self.from,
                question: self.question,
                settled: None,
            };
            let mut after = *position;
            self.game
                .apply(&mut after, seat, action, &mut chance, &mut ear);
            let settled = ear.settled.filter(|&(_, asked)| asked <= script.len());
            if let Some((yes, _)) = settled {
                sum += share * f64::from(u8::from(yes));
                continue;
            }
            match chance.0.verdict() {
                Ok(()) => match self.at(&after) {
                    Count::Odds(odds) => sum += share * odds,
                    other => return other,
                },
                Err(ScriptError::Asks { question, .. }) if question.what.len() == 5 => {
                    let sides = question.weights.len() as u16;
                    for side in 0..sides {
                        let longer = [&script[..], &[side]].concat();
                        scripts.push((share / f64::from(sides), longer));
                    }
                }
                _ => return Count::Drawn,
            }
        }
        Count::Odds(sum)
    }

    /// With the best way on.
    fn at(&self, position: &Position) -> Count {
        let step = position.steps.last();
        if self.question == Asked::Test && !matches!(step, Some(Phase::Test(_))) {
            return Count::Moot;
        }
        let Turn::Act(seats) = self.game.turn(position) else {
            return Count::Odds(0.0);
        };
        let seat = seats.first().expect("somebody is asked");
        if self.question == Asked::Flight && turn(position) != turn(self.from) {
            return Count::Odds(0.0);
        }
        let mut actions = Vec::new();
        self.game.legal_actions(position, seat, &mut actions);
        if step == Some(Phase::Actions) {
            actions = vec![Action::EndTurn];
        }
        let (mut best, mut drawn): (Option<f64>, bool) = (None, false);
        for action in actions {
            let odds = match self.after(position, seat, action) {
                Count::Odds(odds) => odds,
                Count::Drawn => {
                    drawn = true;
                    continue;
                }
                other => return other,
            };
            best = Some(match (self.question, best) {
                (_, None) => odds,
                (Asked::Test, Some(best)) => best.max(odds),
                (Asked::Flight, Some(best)) => best.min(odds),
            });
        }
        // Nothing that may be drawn is better than what is certain.
        let certain = f64::from(u8::from(self.question == Asked::Test));
        match best {
            Some(best) if !drawn || (best - certain).abs() < 1e-9 => Count::Odds(best),
            None if !drawn => Count::Moot,
            _ => Count::Drawn,
        }
    }
}

/// R34-R37, R50, R54: after every action that is offered, also those that only lead to a test or to
/// the end of a turn, the odds are those of the best way on, or none are given.
#[test]
fn odds_after_every_action_are_exact_or_not_given() {
    let (mut given, mut none) = ([0, 0], [0, 0]);
    each_step(9, 40, |game, step, luck| {
        let (position, seat) = (step.before, step.seat);
        for (fate, question) in [Asked::Test, Asked::Flight].into_iter().enumerate() {
            let action = step.actions[luck.below(step.actions.len())];
            let plain = Plain {
                game,
                from: position,
                question,
                left: Cell::new(600),
            };
            let count = plain.after(position, seat, action);
            let said = Oracle::new(game, position, fate, 2_000).said_after(seat, action);
            match (count, said) {
                (Count::Long, _) => {}
                (Count::Odds(odds), Some(said)) => {
                    given[fate] += u32::from(odds > 0.0);
                    assert!(
                        said.is_exact() && (said.low - odds).abs() < 1e-9,
                        "{question:?} {action:?}: {said:?}, not {odds}: {position:?}"
                    );
                }
                (Count::Drawn | Count::Moot, None) => none[fate] += 1,
                _ => panic!("{question:?} {action:?}: {said:?}, not {count:?}: {position:?}"),
            }
        }
    });
    assert!(
        given[0] > 50 && given[1] > 0 && none[0] > 50 && none[1] > 50,
        "{given:?} given, {none:?} not"
    );
}
