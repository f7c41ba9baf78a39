//! Exact odds, and what a bot would choose.

use std::collections::BTreeMap;

use redtag_bots::{Advice, Bot};
use redtag_kernel::odds::{Odds, Oracle};
use redtag_kernel::{Fast, Flaw, Seat, Turn, Words};
use serde_json::json;

use crate::Playable;
use crate::chance::next_draw;
use crate::protocol::{ActionOdds, Answer, Code, Draw, Error, HintAnswer, Likely, OddsAnswer};
use crate::reasons::reasons;
use crate::view::View;

/// How many positions `odds` looks at if not said, and at most.
const ODDS_BUDGET: usize = 200_000;
const MOST_ODDS: usize = 5_000_000;

/// The odds of every fate now and after each action.
pub fn odds<G: Playable>(view: &View<G>, budget: Option<usize>) -> Result<Answer, Error> {
    let budget = budget.unwrap_or(ODDS_BUDGET);
    if budget > MOST_ODDS {
        let message = format!("budget: must be {MOST_ODDS} at most, not {budget}");
        return Err(Error::new(Code::BadRequest, message));
    }
    let mut answer = OddsAnswer {
        next: None,
        fates: BTreeMap::new(),
        actions: Vec::new(),
    };
    if let Turn::Act(seats) = view.match_.turn() {
        let mut fates = FateOracles::new(view, budget);
        answer.fates = fates.ask(|oracle| oracle.said_at_best());
        for seat in seats.iter() {
            for action in view.match_.legal(seat) {
                answer.next = answer.next.or_else(|| next(view, seat, action));
                answer.actions.push(fates.after(seat, action));
            }
        }
    }
    Ok(Answer::Odds(Box::new(answer)))
}

/// What chance is asked first after an action.
fn next<G: Playable>(view: &View<G>, seat: Seat, action: G::Action) -> Option<Draw> {
    let (game, position) = (&**view.match_.game(), view.match_.position());
    next_draw(game, view.words, position, seat, action)
}

/// One oracle for each fate of a game, each of which remembers what it has seen.
struct FateOracles<'a, G: Playable> {
    view: &'a View<'a, G>,
    oracles: Vec<Oracle<'a, G>>,
}

impl<'a, G: Playable> FateOracles<'a, G> {
    fn new(view: &'a View<'a, G>, budget: usize) -> Self {
        let (game, position) = (&**view.match_.game(), view.match_.position());
        let oracle = |fate| Oracle::new(game, position, fate, budget);
        let oracles = (0..G::FATES.len()).map(oracle).collect();
        Self { view, oracles }
    }

    /// Asks each; a fate that does not come into question has no odds.
    fn ask(
        &mut self,
        ask: impl Fn(&mut Oracle<'a, G>) -> Option<Odds>,
    ) -> BTreeMap<String, Likely> {
        let (game, words) = (self.view.match_.game(), self.view.words);
        let named = self.oracles.iter_mut().zip(G::FATES).enumerate();
        let likely = named.filter_map(|(fate, (oracle, name))| {
            let likely = likely(words, name, ask(oracle)?, game.is_wanted(fate));
            Some(((*name).to_owned(), likely))
        });
        likely.collect()
    }

    fn after(&mut self, seat: Seat, action: G::Action) -> ActionOdds {
        ActionOdds {
            seat,
            action: json!(action),
            label: self.view.label(seat, &action),
            fates: self.ask(|oracle| oracle.said_after(seat, action)),
        }
    }
}

fn likely(words: &Words, name: &str, odds: Odds, wanted: bool) -> Likely {
    // Sums of many small probabilities are off in the last digits.
    let tidy = |probability: f64| (probability * 1e12).round() / 1e12;
    let name = words.word(&format!("fate-{name}"));
    Likely {
        name,
        low: tidy(odds.low),
        high: tidy(odds.high),
        exact: odds.is_exact(),
        wanted,
    }
}

/// What a bot would do at this seat, in words, and why if that is asked.
pub fn hint<G: Playable>(
    view: &View<G>,
    seat: Seat,
    bot: Option<&str>,
    why: bool,
) -> Result<HintAnswer, Error> {
    let (bot, advice) = choose(view, seat, bot)?;
    let (game, position) = (view.match_.game(), view.match_.position());
    Ok(HintAnswer {
        action: json!(advice.action),
        label: view.label(seat, &advice.action),
        expects: advice.expects,
        spread: advice.spread,
        looked: advice.looked,
        bot: bot.to_string(),
        reasons: why.then(|| reasons(&**game, view.words, position, seat, &advice)),
    })
}

/// What a bot would do at this seat.
pub fn choose<G: Playable>(
    view: &View<G>,
    seat: Seat,
    bot: Option<&str>,
) -> Result<(Bot, Advice<G::Action>), Error> {
    let bot: Bot = bot
        .unwrap_or("search")
        .parse()
        .map_err(|flaw: Flaw| Error::new(Code::BadName, flaw))?;
    let match_ = view.match_;
    if let Some(why) = match_.why_waits(seat) {
        return Err(Error::new(Code::Illegal, view.words.say(&why)));
    }
    let mut luck = Fast::new(0x0b07, match_.steps().len() as u64);
    let advice = bot.choose(&**match_.game(), match_.position(), seat, &mut luck);
    let nothing = || Error::new(Code::Illegal, view.words.word("refused-unlisted"));
    Ok((bot, advice.ok_or_else(nothing)?))
}
