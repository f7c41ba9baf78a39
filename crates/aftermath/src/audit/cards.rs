//! Every card and token is somewhere, and once.

use redtag_kernel::Kind;
use redtag_kernel::Set;

use super::{Audit, demand};
use crate::campaign::within;
use crate::content::Content;
use crate::id::{Card, Encounter, Enemy, Item, Road};
use crate::position::{Phase, Position};

/// Every basic action card once, influence cards at most once (R9).
pub(super) fn action_cards(content: &Content, position: &Position) -> Audit {
    let scene = &position.scene;
    for (place, rules) in content.cards.iter().enumerate() {
        let card = Card(place as u8);
        let hands: u8 = position
            .heroes
            .iter()
            .map(|hero| hero.hand.count(card))
            .sum();
        let track = scene
            .threats
            .iter()
            .chain(scene.drawn.iter())
            .filter(|&&one| one == card);
        let slot = scene.task.is_some_and(|task| task.first == Some(card));
        let revealed = position
            .steps
            .iter()
            .filter(|&&phase| phase == Phase::Calamity(card))
            .count();
        let all = position.deck.count(card)
            + position.discard.count(card)
            + hands
            + track.count() as u8
            + revealed as u8
            + u8::from(slot);
        let sound = if rules.character.is_some() {
            all <= 1
        } else {
            all == rules.count
        };
        demand(
            sound,
            "deck",
            &format!("there are {all} of {}", content.names.cards[place]),
        )?;
    }
    let extra = |index: usize| position.deck.counts()[index] + position.discard.counts()[index] > 0;
    demand(
        !(content.cards.len()..position.deck.counts().len()).any(extra),
        "deck",
        "there is no such card",
    )
}

/// Every item in one place; a starting item may be out of play.
pub(super) fn items(content: &Content, position: &Position) -> Audit {
    let sets = [position.item_discard, position.broken];
    demand(
        sets.into_iter()
            .all(|set: Set<Item>| within(set, content.items.len())),
        "items",
        "there is no such item",
    )?;
    let extra = position
        .items
        .remaining()
        .iter()
        .any(|(item, _)| item.index() >= content.items.len());
    demand(
        !extra && position.items.set_aside == 0,
        "items",
        "there is no such item",
    )?;
    let remaining = position.items.remaining();
    for (place, rules) in content.items.iter().enumerate() {
        let item = Item(place as u8);
        let count = places(position, item) + usize::from(remaining.count(item));
        let hidden = rules.discovery && !position.campaign.found.items.contains(item);
        let sound = if rules.starting || hidden {
            count <= 1
        } else {
            count == 1
        };
        demand(
            sound,
            "items",
            &format!("{} is in {count} places", content.names.items[place]),
        )?;
    }
    let batteries = position
        .heroes
        .iter()
        .map(|hero| hero.all_batteries())
        .fold(0, u8::saturating_add);
    demand(
        batteries <= content.numbers.batteries,
        "heroes",
        "there are not that many batteries",
    )
}

/// In how many places an item is, without its deck.
fn places(position: &Position, item: Item) -> usize {
    let (over, heroes) = (position.ending.is_some(), &position.heroes);
    let held = position.heroes.iter().flat_map(|hero| {
        hero.items()
            .map(|worn| worn.item)
            .chain(hero.pack.iter().copied())
    });
    let boxes = position
        .campaign
        .boxes
        .iter()
        .enumerate()
        // In the end the characters of the party have put their things back, and still hold
        // them.
        .filter(|&(place, _)| !over || heroes.iter().all(|hero| hero.character.index() != place))
        .filter_map(|(_, chest)| chest.as_ref())
        .flat_map(|chest| {
            chest
                .worn
                .iter()
                .flatten()
                .chain(chest.pack.iter())
                .copied()
        });
    let coming = position.steps.iter().filter_map(|phase| match *phase {
        Phase::Keep { item, .. } | Phase::Receive { item, .. } | Phase::Assign(item) => Some(item),
        _ => None,
    });
    held.chain(boxes)
        .chain(coming)
        .filter(|&one| one == item)
        .count()
        + usize::from(position.item_discard.contains(item))
        + usize::from(position.broken.contains(item))
        + usize::from(position.campaign.supply.contains(item))
        + usize::from(position.campaign.banished.items.contains(item))
}

/// Enemies, encounter cards, road cards and scavenge tokens.
pub(super) fn decks(content: &Content, position: &Position) -> Audit {
    enemies(content, position)?;
    let (encounters, roads) = (position.encounters.remaining(), position.roads.remaining());
    for (place, name) in content.names.encounters.iter().enumerate() {
        let card = Encounter(place as u8);
        let all = encounters.count(card) + u8::from(position.encounter_discard.contains(card));
        let there = u8::from(position.campaign.has_encounter(content, card));
        demand(
            all == there,
            "encounters",
            &format!("there are {all} of {name}"),
        )?;
    }
    for (place, name) in content.names.roads.iter().enumerate() {
        let card = Road(place as u8);
        let all = roads.count(card) + u8::from(position.road_discard.contains(card));
        demand(
            all == u8::from(position.campaign.has_road(content, card)),
            "roads",
            &format!("there are {all} of {name}"),
        )?;
    }
    let extra = encounters
        .iter()
        .any(|(card, _)| card.index() >= content.encounter_cards.len())
        || roads
            .iter()
            .any(|(card, _)| card.index() >= content.roads.len())
        || position
            .enemies
            .iter()
            .chain(position.hunt.iter())
            .any(|(enemy, _)| enemy.index() >= content.enemies.len())
        || !within(position.encounter_discard, content.encounter_cards.len())
        || !within(position.road_discard, content.roads.len())
        || position.encounters.set_aside + position.roads.set_aside > 0;
    demand(!extra, "encounters", "there is no such card")?;
    finds(content, position)
}

/// Enemy cards on the track, in the supply and in the Hunt box.
fn enemies(content: &Content, position: &Position) -> Audit {
    for (place, rules) in content.enemies.iter().enumerate() {
        let enemy = Enemy(place as u8);
        let track = position
            .scene
            .foes
            .iter()
            .filter(|foe| foe.enemy == enemy)
            .count() as u8;
        let all = position.enemies.count(enemy) + position.hunt.count(enemy) + track;
        let there = if position.campaign.has_enemy(content, enemy) {
            rules.count
        } else {
            0
        };
        demand(
            all == there,
            "enemies",
            &format!("there are {all} of {}", content.names.enemies[place]),
        )?;
    }
    Ok(())
}

/// Scavenge tokens (R10, R26).
fn finds(content: &Content, position: &Position) -> Audit {
    for (pile, &difficulty) in content.scavenge.difficulties.iter().enumerate() {
        let tokens = content.scavenge.tokens.iter().zip(position.finds.counts());
        let unseen: u8 = tokens
            .filter(|(token, _)| token.difficulty == difficulty)
            .map(|(_, &count)| count)
            .sum();
        let laid = position
            .scene
            .finds
            .iter()
            .filter(|find| usize::from(find.pile) == pile)
            .count() as u8;
        demand(
            laid + position.piles[pile] <= unseen,
            "finds",
            "there are not that many scavenge tokens",
        )?;
    }
    let most = position.finds.iter().all(|(token, count)| {
        content
            .scavenge
            .tokens
            .get(token)
            .is_some_and(|rules| count <= rules.count)
    });
    demand(most, "finds", "there are not that many scavenge tokens")
}
