//! Every card and token is in exactly one place.

use redtag_kernel::{Flaw, Kind};

use super::Audit;
use crate::campaign::within;
use crate::content::Content;
use crate::id::{Card, Encounter, Enemy, Item, Road, Scavenge};
use crate::position::{Phase, Position};

/// Every basic action card once, influence cards at most once (R9).
pub(super) fn action_cards(content: &Content, position: &Position) -> Audit {
    for (place, rules) in content.cards.iter().enumerate() {
        let all = copies_of(position, Card(place as u8));
        let sound = match rules.character {
            Some(_) => all <= 1,
            None => all == rules.count,
        };
        let message = format!("there are {all} of {}", content.names.cards[place]);
        Flaw::unless(sound, "deck", &message)?;
    }
    let extra = |index: usize| position.deck.counts()[index] + position.discard.counts()[index] > 0;
    let known = !(content.cards.len()..position.deck.counts().len()).any(extra);
    Flaw::unless(known, "deck", "there is no such card")
}

/// How often an action card is anywhere: in the deck, in hands, on the track, in the slot of the
/// task, or as a calamity that is being resolved.
fn copies_of(position: &Position, card: Card) -> u8 {
    let scene = &position.scene;
    let hands = position.heroes.iter().map(|hero| hero.hand.count(card));
    let track = scene.threats.iter().chain(scene.drawn.iter());
    let track = track.filter(|&&one| one == card).count();
    let slot = scene.task.is_some_and(|task| task.first == Some(card));
    let steps = position.steps.iter();
    let revealed = steps
        .filter(|&&phase| phase == Phase::Calamity(card))
        .count();
    position.deck.count(card)
        + position.discard.count(card)
        + hands.sum::<u8>()
        + track as u8
        + revealed as u8
        + u8::from(slot)
}

/// Every item in one place; a starting item may be out of play.
pub(super) fn items(content: &Content, position: &Position) -> Audit {
    let count = content.items.len();
    let remaining = position.items.remaining();
    let known = within(position.item_discard, count)
        && within(position.broken, count)
        && remaining.iter().all(|(item, _)| item.index() < count)
        && position.items.set_aside == 0;
    Flaw::unless(known, "items", "there is no such item")?;
    for (place, rules) in content.items.iter().enumerate() {
        let item = Item(place as u8);
        let count = places(position, item) + usize::from(remaining.count(item));
        let hidden = rules.discovery && !position.campaign.found.items.contains(item);
        let sound = count == 1 || (count == 0 && (rules.starting || hidden));
        let message = format!("{} is in {count} places", content.names.items[place]);
        Flaw::unless(sound, "items", &message)?;
    }
    let batteries = position.heroes.iter().map(|hero| hero.all_batteries());
    let batteries = batteries.fold(0, u8::saturating_add);
    let enough = batteries <= content.numbers.batteries;
    Flaw::unless(enough, "heroes", "there are not that many batteries")
}

/// In how many places an item is, without its deck.
fn places(position: &Position, item: Item) -> usize {
    let heroes = &position.heroes;
    let held = heroes.iter().flat_map(|hero| {
        let worn = hero.items().map(|worn| worn.item);
        worn.chain(hero.pack.iter().copied())
    });
    // At the end the characters of the party have put their things back, and still hold them.
    let over = position.ending.is_some();
    let is_away = |place: usize| heroes.iter().all(|hero| hero.character.index() != place);
    let boxes = position.campaign.boxes.iter().enumerate();
    let boxes = boxes.filter(|&(place, _)| !over || is_away(place));
    let boxed = boxes
        .filter_map(|(_, chest)| chest.as_ref())
        .flat_map(|chest| {
            let worn = chest.worn.iter().flatten();
            worn.chain(chest.pack.iter()).copied()
        });
    let coming = position.steps.iter().filter_map(|phase| phase.item());
    let all = held.chain(boxed).chain(coming);
    all.filter(|&one| one == item).count()
        + usize::from(position.item_discard.contains(item))
        + usize::from(position.broken.contains(item))
        + usize::from(position.campaign.supply.contains(item))
        + usize::from(position.campaign.banished.items.contains(item))
}

/// Enemies, encounter cards, road cards and scavenge tokens.
pub(super) fn decks(content: &Content, position: &Position) -> Audit {
    enemies(content, position)?;
    let campaign = &position.campaign;
    let (encounters, roads) = (position.encounters.remaining(), position.roads.remaining());
    for (place, name) in content.names.encounters.iter().enumerate() {
        let card = Encounter(place as u8);
        let all = encounters.count(card) + u8::from(position.encounter_discard.contains(card));
        let sound = all == u8::from(campaign.has_encounter(content, card));
        Flaw::unless(sound, "encounters", &format!("there are {all} of {name}"))?;
    }
    for (place, name) in content.names.roads.iter().enumerate() {
        let card = Road(place as u8);
        let all = roads.count(card) + u8::from(position.road_discard.contains(card));
        let sound = all == u8::from(campaign.has_road(content, card));
        Flaw::unless(sound, "roads", &format!("there are {all} of {name}"))?;
    }
    Flaw::unless(
        are_known(content, position),
        "encounters",
        "there is no such card",
    )?;
    finds(content, position)
}

/// No card of a deck is unknown to the content, and none is set aside.
fn are_known(content: &Content, position: &Position) -> bool {
    let (encounters, roads) = (content.encounter_cards.len(), content.roads.len());
    let mut enemies = position.enemies.iter().chain(position.hunt.iter());
    let all_encounters = position.encounters.remaining();
    let all_roads = position.roads.remaining();
    all_encounters
        .iter()
        .all(|(card, _)| card.index() < encounters)
        && all_roads.iter().all(|(card, _)| card.index() < roads)
        && enemies.all(|(enemy, _)| enemy.index() < content.enemies.len())
        && within(position.encounter_discard, encounters)
        && within(position.road_discard, roads)
        && position.encounters.set_aside + position.roads.set_aside == 0
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
        Flaw::unless(
            all == there,
            "enemies",
            &format!("there are {all} of {}", content.names.enemies[place]),
        )?;
    }
    Ok(())
}

/// Scavenge tokens (R10, R26).
fn finds(content: &Content, position: &Position) -> Audit {
    let message = "there are not that many scavenge tokens";
    for (pile, &difficulty) in content.scavenge.difficulties.iter().enumerate() {
        let tokens = content.scavenge.tokens.iter().zip(position.finds.counts());
        let unseen = tokens.filter(|(token, _)| token.difficulty == difficulty);
        let unseen: u8 = unseen.map(|(_, &count)| count).sum();
        let laid = position.scene.finds.iter();
        let laid = laid.filter(|find| usize::from(find.pile) == pile).count() as u8;
        Flaw::unless(laid + position.piles[pile] <= unseen, "finds", message)?;
    }
    let is_enough = |(token, count): (Scavenge, u8)| {
        let rules = content.scavenge.tokens.get(token);
        rules.is_some_and(|rules| count <= rules.count)
    };
    Flaw::unless(position.finds.iter().all(is_enough), "finds", message)
}
