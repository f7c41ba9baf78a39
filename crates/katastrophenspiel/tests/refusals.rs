//! No reason is given whose condition is false: each is held against a plain reading of the
//! position that shares no code with the rules.

use std::collections::BTreeSet;

use redtag_katastrophenspiel::{
    Action, Card, CardKind, Content, HeroLimit, Katastrophenspiel, Options, Phase, Position, Side,
};
use redtag_kernel::laws::{Refused, refusals_hold};

/// The cards of the tests of the rulebook, for players with money: what is rare in the official
/// game is common then.
const CARDS: &str = include_str!("rulebook/cards.toml");

#[test]
fn every_reason_is_true() {
    let options = [2, 3, 5].map(|seats| Options {
        seats,
        ..Options::default()
    });
    let other = Options {
        hero_limit: HeroLimit::AtLeastThree,
        ..options[0].clone()
    };
    let options: Vec<Options> = options.into_iter().chain([other]).collect();
    let mut given = BTreeSet::new();
    let rich = CARDS.replacen("money = 2", "money = 20", 1);
    for (cards, games) in [(Content::OFFICIAL, 120), (&rich, 400)] {
        let game = Katastrophenspiel::new(Content::read(cards).expect("the content is sound"));
        let holds = |case: &Refused<Katastrophenspiel>| holds(&game, case);
        let keys = refusals_hold(&game, &options, 0..games, holds);
        given.extend(keys.unwrap_or_else(|why| panic!("{why}")).into_keys());
    }
    let keys = include_str!("../locales/en.ftl").lines();
    let keys = keys.filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    let never: Vec<&str> = keys
        .filter(|key| key.starts_with("no-") && !given.contains(*key))
        .collect();
    // Only what is possible somewhere is tried, and a card is never used that has nothing to give,
    // or with a side that it does not have, nor a mission begun against a card that is no
    // catastrophe: the tests of the rulebook have these.
    assert_eq!(
        never,
        ["no-catastrophe", "no-symbols", "no-side-chosen", "no-slash"]
    );
}

fn holds(game: &Katastrophenspiel, case: &Refused<Katastrophenspiel>) -> Option<bool> {
    use Action::*;
    let position: &Position = case.position;
    let (turn, phase) = (&position.turn, position.phase);
    let player = &position.players[usize::from(position.active)];
    let rules = |card: Card| game.content.card(card);
    let is = |kind: CardKind| move |card: &Card| rules(*card).kind == kind;
    let in_play = |kind: CardKind| turn.played.iter().filter(is(kind)).collect::<Vec<_>>();
    let (heroes, vehicle) = (
        in_play(CardKind::Hero).len() as u8,
        in_play(CardKind::Vehicle).first().copied(),
    );
    let space = |card: Card| match position.hero_limit {
        HeroLimit::Space => rules(card).space,
        HeroLimit::AtLeastThree => rules(card).space.max(3),
    };
    let buyers = turn.played.iter().filter(|&card| rules(card).purchase);
    let dispatchers = player.hand.iter().chain(player.table.iter());
    let buying = matches!(phase, Phase::Buy { .. });
    let discount = match phase {
        Phase::Buy { discount } => discount,
        _ => 0,
    };
    Some(match (&*case.illegal.why.key, case.action) {
        ("no-game-over", _) => phase == Phase::Over && position.rounds == 0,
        ("no-turn", _) => case.seat != position.active,
        ("no-name-first", action) => phase == Phase::Name && !matches!(action, Name(_)),
        ("no-die", Name(_)) => phase != Phase::Name,
        ("no-buy-first", action) => buying && !matches!(action, Buy(_) | BuyNothing),
        ("no-purchase-going-on", Buy(_) | BuyNothing) => !buying,
        ("no-mission-first", action) => {
            phase == Phase::Mission && !matches!(action, Play(_) | Use { .. } | GiveUp)
        }
        ("no-mission-going-on", Use { .. } | GiveUp) => position.mission.is_none(),
        ("no-actions", Move(_) | Purchase(_) | Mission(_)) => turn.actions == 0,
        ("no-second-mission", Mission(_)) => turn.mission,
        ("no-extra-mission", ExtraMission(_)) => {
            dispatchers.filter(|&card| rules(card).mission).count() == 0
        }
        ("no-such-catastrophe", Mission(card) | ExtraMission(card)) => {
            !position.catastrophes.contains(&Some(card))
        }
        ("no-catastrophe-here", Mission(card) | ExtraMission(card)) => {
            position.catastrophes.contains(&Some(card)) && rules(card).region != player.region
        }
        ("no-staying", Move(to) | Drive(to)) => to == player.region,
        ("no-vehicle-in-play", Drive(_)) => vehicle.is_none(),
        ("no-movement-symbol", Drive(_)) => vehicle.is_some_and(|card| !rules(card).movement),
        ("no-second-drive", Drive(_)) => {
            turn.drove && vehicle.is_some_and(|card| rules(card).movement)
        }
        ("no-buyer-in-play", ExtraPurchase(_)) => buyers.count() == 0,
        ("no-second-extra-purchase", ExtraPurchase(_)) => {
            turn.haggled > 0 && buyers.count() == usize::from(turn.haggled)
        }
        ("no-such-offer", Purchase(card) | ExtraPurchase(card) | Buy(card)) => {
            !position.purchases.contains(&Some(card))
        }
        ("no-money", Buy(card)) => rules(card).value - discount > player.money,
        ("no-such-card", Play(card)) => !player.hand.contains(card),
        ("no-more-heroes", Play(card)) => {
            let limit = vehicle.map_or(game.content.heroes, space);
            rules(card).kind == CardKind::Hero && heroes >= limit
        }
        ("no-space", Play(card)) => rules(card).kind == CardKind::Vehicle && heroes > space(card),
        ("no-parked-vehicle", Play(card)) => turn.parked.contains(card),
        ("no-vehicle-in-mission", Play(_)) => vehicle.is_some() && position.mission.is_some(),
        ("no-vehicle-after-mission", Play(_)) => {
            vehicle.is_some() && position.mission.is_none() && turn.served
        }
        ("no-vehicle-after-drive", Play(_)) => vehicle.is_some() && turn.drove,
        ("no-card-in-play", Use { card, .. }) => {
            !turn.played.contains(card) && !player.table.contains(card)
        }
        ("no-symbols", Use { card, .. }) => {
            rules(card).right.is_none() && rules(card).left == Default::default()
        }
        ("no-second-use", Use { card, .. }) => position
            .mission
            .is_some_and(|mission| mission.used.contains(card)),
        ("no-side-chosen", Use { card, side }) => rules(card).right.is_some() && side == Side::All,
        ("no-slash", Use { card, side }) => rules(card).right.is_none() && side != Side::All,
        _ => return None,
    })
}
