//! Options and set-up (R7-R11).

mod complete;

use redtag_kernel::{Bag, Deck, Flaw, Kind, List, Set};
use serde::{Deserialize, Serialize};

use crate::campaign::{Campaign, Chest};
use crate::content::{CARD_KINDS, Content, DECK_KINDS, Dial, ENEMY_KINDS, MAX_PILES};
use crate::id::{Character, Encounter, Enemy, Item, Road};
use crate::position::{Hero, MAX_PARTY, MissionStatus, Position, Scene, Worn};
use crate::saved::SavedCampaign;
pub use complete::complete;

/// How to play. The defaults begin a campaign with two characters, which is also how one plays
/// alone (R8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Characters in the party, 2 to 4; a person may play two of them.
    pub seats: u8,
    /// Who they are, by their permanent names, seat by seat; others follow in the order of the
    /// cards.
    pub characters: Vec<String>,
    /// Infinite lives (R63).
    pub infinite_lives: bool,
    /// The campaign to continue; a new one if there is none.
    pub campaign: Option<SavedCampaign>,
    /// Continue although a pack is missing that contributed to the campaign (R65).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub absent: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            seats: 2,
            characters: Vec::new(),
            infinite_lives: false,
            campaign: None,
            absent: false,
        }
    }
}

/// The options that a position was played with: its party (R8), and whether it has infinite lives
/// (R63).
pub fn options_of(content: &Content, position: &Position, options: &Options) -> Options {
    let name = |hero: &Hero| {
        content
            .names
            .characters
            .get(hero.character.index())
            .cloned()
    };
    let party: Vec<String> = position.heroes.iter().filter_map(name).collect();
    let given = &options.characters;
    let others = content.names.characters.iter();
    let others = others.filter(|name| !given.contains(name));
    let is_chosen = given.iter().chain(others).take(party.len()).eq(&party);
    Options {
        seats: position.heroes.len() as u8,
        characters: if is_chosen { given.clone() } else { party },
        infinite_lives: position.campaign.infinite,
        ..options.clone()
    }
}

/// The position before the first page is opened.
pub fn lay_out(content: &Content, options: &Options) -> Result<Position, Flaw> {
    let kept = options
        .campaign
        .as_ref()
        .map(|kept| kept.campaign(content, options.absent));
    let campaign = kept.unwrap_or_else(|| Ok(Campaign::new(content)));
    let checked = campaign.and_then(|campaign| campaign.check(content).map(|()| campaign));
    let mut campaign = checked.map_err(|flaw| flaw.inside("campaign"))?;
    campaign.infinite |= options.infinite_lives;
    campaign.dials[Dial::Time as usize] = 0;
    let heroes = heroes(content, options, &mut campaign)?;
    let seats = heroes.len() as u8;
    campaign.bookkeeper %= seats;
    let mut position = Position {
        ending: None,
        campaign,
        heroes,
        bookkeeper: campaign.bookkeeper,
        current: campaign.bookkeeper,
        in_turn: false,
        turns: 0,
        night: false,
        location: content.numbers.home,
        page: content.numbers.pages[usize::from(campaign.game > 1)],
        from: None,
        scene: Scene::default(),
        visited: Set::EMPTY,
        calamities: Set::EMPTY,
        main: None,
        sides: Set::EMPTY,
        fate: MissionStatus::Open,
        flags: Set::EMPTY,
        risen: false,
        deck: action_deck(content),
        discard: Bag::default(),
        items: Deck::default(),
        item_discard: Set::EMPTY,
        broken: Set::EMPTY,
        encounters: Deck::default(),
        encounter_discard: Set::EMPTY,
        roads: Deck::default(),
        road_discard: Set::EMPTY,
        finds: Bag::default(),
        piles: [0; MAX_PILES],
        enemies: Bag::default(),
        hunt: Bag::default(),
        hunted_roaches: 0,
        moved: 0,
        ride: None,
        leaving: None,
        lost: false,
        tested: None,
        steps: List::default(),
    };
    shuffle(content, &mut position);
    Ok(position)
}

/// Each seat takes a character with its box (R8).
fn heroes(
    content: &Content,
    options: &Options,
    campaign: &mut Campaign,
) -> Result<List<Hero, MAX_PARTY>, Flaw> {
    let seats = usize::from(options.seats);
    let message = format!("2 to {MAX_PARTY} characters play, not {seats}");
    Flaw::unless((2..=MAX_PARTY).contains(&seats), "seats", &message)?;
    // In a campaign that continues, the first of the party play if they are fewer now (R61).
    let named = options.characters.len();
    let message = format!("{named} characters are named, and {seats} play");
    let sound = named <= seats || options.campaign.is_some();
    Flaw::unless(sound, "characters", &message)?;
    let mut party = named_characters(content, &options.characters[..named.min(seats)])?;
    for other in (0..content.characters.len()).map(|place| Character(place as u8)) {
        if !party.contains(&other) {
            party.push(other);
        }
    }
    let message = format!("there are only {} characters", party.len());
    Flaw::unless(party.len() >= seats, "seats", &message)?;
    let party = party.into_iter().take(seats);
    Ok(party
        .map(|character| hero(content, campaign, character))
        .collect())
}

/// Characters by their permanent names, each once.
fn named_characters(content: &Content, ids: &[String]) -> Result<Vec<Character>, Flaw> {
    let names = &content.names.characters;
    let mut party: Vec<Character> = Vec::new();
    for id in ids {
        let found = names.iter().position(|name| name == id);
        let character = found.map(|place| Character(place as u8));
        let Some(character) = character.filter(|character| !party.contains(character)) else {
            let known = names.join(", ");
            let message = format!("{id:?} is not one of {known}, or is there twice");
            return Err(Flaw::at("characters", message));
        };
        party.push(character);
    }
    Ok(party)
}

fn hero(content: &Content, campaign: &mut Campaign, character: Character) -> Hero {
    let chest = campaign.boxes[character.index()].take();
    let chest = chest.unwrap_or_else(|| Chest::new(content, character));
    Hero {
        character,
        worn: chest
            .worn
            .map(|item| item.map(|item| Worn { item, batteries: 0 })),
        pack: chest.pack,
        abilities: chest.abilities,
        ..Hero::default()
    }
}

/// The basic action cards (A5); influence cards start out of play (R9, R10).
fn action_deck(content: &Content) -> Bag<crate::id::Card, CARD_KINDS> {
    let mut counts = [0; CARD_KINDS];
    for (count, rules) in counts.iter_mut().zip(&content.cards) {
        *count = if rules.character.is_none() {
            rules.count
        } else {
            0
        };
    }
    Bag::new(counts)
}

/// The decks and piles of a game, without what is in boxes or out of the campaign (R10); all
/// scavenge tokens are back (A28).
fn shuffle(content: &Content, position: &mut Position) {
    shuffle_items(content, position);
    let campaign = position.campaign;
    for card in (0..content.encounter_cards.len()).map(|place| Encounter(place as u8)) {
        if campaign.has_encounter(content, card) {
            position.encounters.unseen.put(card);
        }
    }
    for card in (0..content.roads.len()).map(|place| Road(place as u8)) {
        if campaign.has_road(content, card) {
            position.roads.unseen.put(card);
        }
    }
    let mut enemies = [0; ENEMY_KINDS];
    for (place, (count, rules)) in enemies.iter_mut().zip(&content.enemies).enumerate() {
        if campaign.has_enemy(content, Enemy(place as u8)) {
            *count = rules.count;
        }
    }
    position.enemies = Bag::new(enemies);
    pile_up_finds(content, position);
}

/// Items that nobody has. What somebody has was found, including by those who began before the card
/// got its mark (R23).
fn shuffle_items(content: &Content, position: &mut Position) {
    let campaign = position.campaign;
    for (place, rules) in content.items.iter().enumerate() {
        let item = Item(place as u8);
        if is_kept(position, item) {
            if rules.discovery {
                position.campaign.found.items.put(item);
            }
        } else if !rules.starting && campaign.has_item(content, item) {
            position.items.unseen.put(item);
        }
    }
}

/// Scavenge tokens in piles by their difficulty (R10).
fn pile_up_finds(content: &Content, position: &mut Position) {
    let mut finds = [0; DECK_KINDS];
    for (count, token) in finds.iter_mut().zip(&content.scavenge.tokens) {
        *count = token.count;
        let mut piles = content.scavenge.difficulties.iter();
        let pile = piles.position(|&one| one == token.difficulty);
        position.piles[pile.unwrap_or(0)] += token.count;
    }
    position.finds = Bag::new(finds);
}

/// Is an item in the colony supply or in somebody's box?
fn is_kept(position: &Position, item: Item) -> bool {
    let chests = position.campaign.boxes.iter().flatten();
    position.campaign.supply.contains(item)
        || position.heroes.iter().any(|hero| hero.carries(item))
        || chests
            .clone()
            .any(|chest| chest.worn.contains(&Some(item)) || chest.pack.contains(&item))
}
