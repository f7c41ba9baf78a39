//! What may come and what to do: exact odds, and what a bot would choose.

use std::collections::BTreeMap;

use redtag_bots::Bot;
use redtag_kernel::odds::{Odds, Oracle};
use redtag_kernel::{Fast, Flaw, Seat, Turn, Words};
use serde_json::json;

use crate::Playable;
use crate::chance::next_draw;
use crate::protocol::{ActionOdds, Answer, Code, Error, HintAnswer, Likely, OddsAnswer};
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
    let (match_, words) = (view.match_, view.words);
    let (game, position) = (&**match_.game(), match_.position());
    let mut oracles: Vec<Oracle<G>> = (0..G::FATES.len())
        .map(|fate| Oracle::new(game, position, fate, budget))
        .collect();
    let mut fates = |ask: &dyn Fn(&mut Oracle<G>) -> Option<Odds>| -> BTreeMap<String, Likely> {
        let named = oracles.iter_mut().zip(G::FATES).enumerate();
        let likely = named.filter_map(|(fate, (oracle, name))| {
            let likely = likely(words, name, ask(oracle)?, game.is_wanted(fate));
            Some(((*name).to_owned(), likely))
        });
        likely.collect()
    };
    let mut answer = OddsAnswer {
        next: None,
        fates: BTreeMap::new(),
        actions: Vec::new(),
    };
    let Turn::Act(seats) = match_.turn() else {
        return Ok(Answer::Odds(Box::new(answer)));
    };
    answer.fates = fates(&|oracle| oracle.said_at_best());
    for seat in seats.iter() {
        for action in match_.legal(seat) {
            answer.next = answer
                .next
                .or_else(|| next_draw(game, words, position, seat, action));
            answer.actions.push(ActionOdds {
                seat,
                action: json!(action),
                label: view.label(seat, &action),
                fates: fates(&|oracle| oracle.said_after(seat, action)),
            });
        }
    }
    Ok(Answer::Odds(Box::new(answer)))
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

/// What a bot would do at this seat.
pub fn choose<G: Playable>(
    view: &View<G>,
    seat: Seat,
    bot: Option<&str>,
) -> Result<(HintAnswer, G::Action), Error> {
    let bot: Bot = bot
        .unwrap_or("search")
        .parse()
        .map_err(|flaw: Flaw| Error::new(Code::BadName, flaw))?;
    let match_ = view.match_;
    let mut luck = Fast::new(0x0b07, match_.steps().len() as u64);
    if let Some(why) = match_.why_waits(seat) {
        return Err(Error::new(Code::Illegal, view.words.say(&why)));
    }
    let advice = bot.choose(&**match_.game(), match_.position(), seat, &mut luck);
    let Some(advice) = advice else {
        let nothing = view.words.word("refused-unlisted");
        return Err(Error::new(Code::Illegal, nothing));
    };
    let hint = HintAnswer {
        action: json!(advice.action),
        label: view.label(seat, &advice.action),
        expects: advice.expects,
        spread: advice.spread,
        looked: advice.looked,
        bot: bot.to_string(),
    };
    Ok((hint, advice.action))
}
