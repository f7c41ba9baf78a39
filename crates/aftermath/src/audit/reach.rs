//! What no play leads to, although every value is in range.

use redtag_kernel::Kind;

use super::{Audit, demand};
use crate::content::{Content, Situation, Slot};
use crate::id::Token;
use crate::position::{Ending, Hero, Position, Spot, Step};

/// Does play lead there?
pub(super) fn reach(content: &Content, table: &Position) -> Audit {
    for seat in table.seats() {
        let inside = |flaw: redtag_kernel::Flaw| flaw.inside(&format!("heroes.{seat}"));
        hand(content, table, seat).map_err(inside)?;
        hero(content, table, table.hero(seat)).map_err(inside)?;
    }
    scene(content, table)?;
    let over = matches!(table.ending, Some(Ending::Success | Ending::Failure));
    demand(
        !over || table.steps.is_empty(),
        "steps",
        "it is over, and nothing lies ahead",
    )
}

/// A hand is never too full, but for the moment in which it is discarded from (R30).
fn hand(content: &Content, table: &Position, seat: u8) -> Audit {
    let discards = |step: &Step| matches!(step, Step::Discard { seat: who, .. } if *who == seat);
    let full = table.hero(seat).hand.total() > content.numbers.hand;
    demand(
        !full || table.steps.iter().any(discards),
        "hand",
        "the hand is too full",
    )
}

fn hero(content: &Content, table: &Position, hero: &Hero) -> Audit {
    demand(
        hero.spot != Spot::Left || table.scene.exit.is_some(),
        "spot",
        "nobody has used an exit",
    )?;
    let bare = hero.wounds + hero.toxic + hero.all_batteries() == 0 && hero.statuses.is_empty();
    demand(
        hero.spot != Spot::Down || bare,
        "spot",
        "whoever fled has lost wounds, batteries and statuses",
    )?;
    let belongs = |item: &crate::id::Item| {
        let slot = content.items[item.index()].slot;
        !matches!(slot, Slot::Stash | Slot::Colony)
    };
    demand(
        hero.pack.iter().all(belongs),
        "pack",
        "what belongs to the colony is in its supply",
    )
}

fn scene(content: &Content, table: &Position) -> Audit {
    let scene = &table.scene;
    let enemies = scene.situation != Situation::Hostile || !scene.foes.is_empty();
    demand(
        enemies || table.lost,
        "scene.situation",
        "without enemies it would be safe",
    )?;
    let known = |foe: &crate::position::Foe| foe.encounter <= scene.encounters;
    demand(
        scene.foes.iter().all(known),
        "scene.foes",
        "there was no such encounter",
    )?;
    let laid = |token: Token| scene.tokens.iter().filter(|one| one.token == token).count();
    let mut kinds = content.tokens.iter().enumerate();
    demand(
        kinds.all(|(place, rules)| laid(Token(place as u8)) <= usize::from(rules.count)),
        "scene.tokens",
        "there are not that many of a token",
    )?;
    let begun = |task: crate::position::Task| task.first.is_some() == (task.dial > 0);
    demand(
        scene.task.is_none_or(begun),
        "scene.task",
        "the dial shows what the cards are worth",
    )
}
