//! What no play leads to, although every value is in range.

use redtag_kernel::Flaw;

use super::Audit;
use crate::campaign::is_carried;
use crate::content::{Content, Situation};
use crate::id::Token;
use crate::position::{Ending, Hero, Phase, Position, Spot};

/// Does play lead there?
pub(super) fn reach(content: &Content, position: &Position) -> Audit {
    for seat in position.seats() {
        let inside = |flaw: Flaw| flaw.inside(&format!("heroes.{seat}"));
        hand(content, position, seat).map_err(inside)?;
        hero(content, position, position.hero(seat)).map_err(inside)?;
    }
    scene(content, position)?;
    location(content, position)?;
    let over = matches!(position.ending, Some(Ending::Success | Ending::Failure));
    Flaw::unless(
        !over || position.steps.is_empty(),
        "steps",
        "it is over, and nothing lies ahead",
    )
}

/// A hand is never too full, except while it is being discarded from (R30).
fn hand(content: &Content, position: &Position, seat: u8) -> Audit {
    let discards = |step: &Phase| matches!(step, Phase::Discard { seat: who, .. } if *who == seat);
    let full = position.hero(seat).hand.total() > content.numbers.hand;
    Flaw::unless(
        !full || position.steps.iter().any(discards),
        "hand",
        "the hand is too full",
    )
}

fn hero(content: &Content, position: &Position, hero: &Hero) -> Audit {
    Flaw::unless(
        hero.spot != Spot::Left || position.scene.exit.is_some(),
        "spot",
        "nobody has used an exit",
    )?;
    let bare = hero.wounds + hero.toxic + hero.all_batteries() == 0 && hero.statuses.is_empty();
    Flaw::unless(
        hero.spot != Spot::Down || bare,
        "spot",
        "whoever fled has lost wounds, batteries and statuses",
    )?;
    Flaw::unless(
        hero.pack.iter().all(|&item| is_carried(content, item)),
        "pack",
        "what belongs to the colony is in its supply",
    )
}

fn scene(content: &Content, position: &Position) -> Audit {
    let scene = &position.scene;
    let enemies = scene.situation != Situation::Hostile || !scene.foes.is_empty();
    let sound = enemies || position.lost;
    Flaw::unless(sound, "scene.situation", "without enemies it would be safe")?;
    let gone = |hero: &Hero| matches!(hero.spot, Spot::Left | Spot::Down);
    let sound = scene.exit.is_none() || position.heroes.iter().any(gone);
    Flaw::unless(sound, "scene.exit", "nobody has left the page")?;
    let mut foes = scene.foes.iter();
    let known = foes.all(|foe| foe.encounter <= scene.encounters);
    Flaw::unless(known, "scene.foes", "there was no such encounter")?;
    let laid = |token: Token| scene.tokens.iter().filter(|one| one.token == token).count();
    let mut kinds = content.tokens.iter().enumerate();
    let sound = kinds.all(|(place, rules)| laid(Token(place as u8)) <= usize::from(rules.count));
    Flaw::unless(sound, "scene.tokens", "there are not that many of a token")?;
    let task = scene.task;
    let sound = task.is_none_or(|task| task.first.is_some() == (task.dial > 0));
    Flaw::unless(
        sound,
        "scene.task",
        "the dial shows what the cards are worth",
    )
}

/// The party marker is where the open page lies (R14, R15).
fn location(content: &Content, position: &Position) -> Audit {
    Flaw::unless(
        content.pages_at(position.location).contains(position.page),
        "location",
        "the page lies elsewhere on the travel map",
    )
}
