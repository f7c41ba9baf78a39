//! Hand-written positions: what they leave out follows from the rest.

use redtag_kernel::{Fast, Kind};

use crate::content::Content;
use crate::id::{Card, Encounter, Enemy, Item, Road};
use crate::position::{Phase, Position, Spot};
use crate::rules::Rules;

/// Cards, enemies and tokens that are not mentioned are where they wait; whoever has the turn has
/// all actions; and where no page is open, the book is opened.
pub fn complete(content: &Content, position: &mut Position, given: &dyn Fn(&str) -> bool) {
    action_cards(content, position, given);
    enemies(content, position, given);
    items(content, position, given);
    decks(content, position, given);
    if !given("piles") {
        piles(content, position);
    }
    if !given("steps") && position.ending.is_none() {
        ask(content, position, given);
    }
}

fn action_cards(content: &Content, position: &mut Position, given: &dyn Fn(&str) -> bool) {
    let scene = &position.scene;
    for (place, rules) in content.cards.iter().enumerate() {
        let card = Card(place as u8);
        if rules.character.is_some() || given(&format!("deck/{place}")) {
            continue;
        }
        let hands = position.heroes.iter().map(|hero| hero.hand.count(card));
        let track = scene.threats.iter().chain(scene.drawn.iter());
        let slot = scene.task.and_then(|task| task.first);
        let revealed = position.steps.iter().filter_map(|step| match *step {
            Phase::Calamity(card) => Some(card),
            _ => None,
        });
        let single = track.copied().chain(slot).chain(revealed);
        let used = hands.fold(0, u8::saturating_add)
            + single.filter(|&one| one == card).count() as u8
            + position.discard.count(card);
        set(&mut position.deck, card, rules.count.saturating_sub(used));
    }
}

fn enemies(content: &Content, position: &mut Position, given: &dyn Fn(&str) -> bool) {
    for (place, rules) in content.enemies.iter().enumerate() {
        let enemy = Enemy(place as u8);
        let known = position.campaign.has_enemy(content, enemy);
        if known && !given(&format!("enemies/{place}")) {
            let foes = position.scene.foes.iter();
            let used = foes.filter(|foe| foe.enemy == enemy).count() as u8;
            let used = used + position.hunt.count(enemy);
            set(
                &mut position.enemies,
                enemy,
                rules.count.saturating_sub(used),
            );
        }
    }
}

fn items(content: &Content, position: &mut Position, given: &dyn Fn(&str) -> bool) {
    for (place, rules) in content.items.iter().enumerate() {
        let item = Item(place as u8);
        if !given(&format!("items/unseen/{place}")) {
            let waits = !rules.starting
                && position.campaign.has_item(content, item)
                && !is_elsewhere(position, item);
            set(&mut position.items.unseen, item, u8::from(waits));
        }
    }
}

/// Is the item anywhere but in the unknown part of its deck?
fn is_elsewhere(position: &Position, item: Item) -> bool {
    let campaign = &position.campaign;
    let mut chests = campaign.boxes.iter().flatten();
    let known = position
        .items
        .top
        .iter()
        .chain(position.items.bottom.iter());
    let coming = position.steps.iter().filter_map(|step| step.item());
    position.heroes.iter().any(|hero| hero.carries(item))
        || chests.any(|chest| chest.worn.contains(&Some(item)) || chest.pack.contains(&item))
        || known.copied().chain(coming).any(|one| one == item)
        || position.item_discard.contains(item)
        || position.broken.contains(item)
        || campaign.supply.contains(item)
        || campaign.banished.items.contains(item)
}

fn decks(content: &Content, position: &mut Position, given: &dyn Fn(&str) -> bool) {
    for place in 0..content.encounter_cards.len() {
        let card = Encounter(place as u8);
        let deck = &mut position.encounters;
        let known = deck.top.contains(&card) || deck.bottom.contains(&card);
        let waits = position.campaign.has_encounter(content, card)
            && !known
            && !position.encounter_discard.contains(card);
        if !given(&format!("encounters/unseen/{place}")) {
            set(&mut deck.unseen, card, u8::from(waits));
        }
    }
    for place in 0..content.roads.len() {
        let card = Road(place as u8);
        let deck = &mut position.roads;
        let known = deck.top.contains(&card) || deck.bottom.contains(&card);
        let waits = position.campaign.has_road(content, card)
            && !known
            && !position.road_discard.contains(card);
        if !given(&format!("roads/unseen/{place}")) {
            set(&mut deck.unseen, card, u8::from(waits));
        }
    }
}

/// Scavenge tokens that do not lie on the map are in their piles (R10).
fn piles(content: &Content, position: &mut Position) {
    for (pile, &difficulty) in content.scavenge.difficulties.iter().enumerate() {
        let tokens = content.scavenge.tokens.iter().zip(position.finds.counts());
        let unseen: u8 = tokens
            .filter(|(token, _)| token.difficulty == difficulty)
            .map(|(_, &count)| count)
            .sum();
        let finds = position.scene.finds.iter();
        let laid = finds.filter(|find| usize::from(find.pile) == pile).count() as u8;
        position.piles[pile] = position.piles[pile].min(unseen.saturating_sub(laid));
    }
}

/// On an open page somebody has all actions of a turn; otherwise the book begins.
fn ask(content: &Content, position: &mut Position, given: &dyn Fn(&str) -> bool) {
    let map = content.pages.get(position.page);
    let Some(map) = map.and_then(|page| page.map.as_ref()) else {
        if !given("page") && !position.scene.open {
            Rules {
                content,
                position,
                chance: &mut Fast::new(0, 0),
                events: &mut (),
            }
            .set_up();
        }
        return;
    };
    if !position.scene.open {
        return;
    }
    for (seat, hero) in position.heroes.iter_mut().enumerate() {
        if !given(&format!("heroes/{seat}/spot")) {
            hero.spot = Spot::At(map.start);
        }
    }
    position.in_turn = true;
    position.steps = [
        Phase::Next,
        Phase::Nest,
        Phase::EndTurn,
        Phase::CheckThreat,
        Phase::Actions,
    ]
    .into_iter()
    .collect();
}

/// This many of a kind.
fn set<K: Kind, const N: usize>(bag: &mut redtag_kernel::Bag<K, N>, kind: K, count: u8) {
    while bag.take(kind) {}
    (0..count).for_each(|_| bag.put(kind));
}
