//! What is wrong with a position that did not come from play.

use redtag_kernel::{Flaw, Kind, Set};

use crate::campaign::within;
use crate::content::{Code, Colour, Content, Dial};
use crate::id::{At, Card, Encounter, Enemy, Item, Road};
use crate::legal::{Legal, asks};
use crate::position::{Goal, Hero, MAX_PARTY, Position, Spot, Step};
use crate::rules::View;

mod reach;

type Audit = Result<(), Flaw>;

fn wrong(place: &str, message: &str) -> Audit {
    Err(Flaw::at(place, message))
}

fn demand(sound: bool, place: &str, message: &str) -> Audit {
    if sound { Ok(()) } else { wrong(place, message) }
}

/// Values in range, every component exactly once, a question that the rules would ask.
pub fn audit(content: &Content, table: &Position) -> Audit {
    table
        .campaign
        .check_in_play(content)
        .map_err(|flaw| flaw.inside("campaign"))?;
    numbers(content, table)?;
    scene(content, table)?;
    for (seat, hero) in table.heroes.iter().enumerate() {
        self::hero(content, table, hero).map_err(|flaw| flaw.inside(&format!("heroes.{seat}")))?;
    }
    steps(content, table)?;
    reach::reach(content, table)?;
    action_cards(content, table)?;
    items(content, table)?;
    decks(content, table)?;
    question(content, table)
}

fn numbers(content: &Content, table: &Position) -> Audit {
    let seats = table.heroes.len() as u8;
    demand(
        (2..=MAX_PARTY as u8).contains(&seats),
        "heroes",
        "2 to 4 characters play",
    )?;
    demand(
        table.bookkeeper < seats,
        "bookkeeper",
        "there is no such seat",
    )?;
    demand(table.current < seats, "current", "there is no such seat")?;
    let missions = content.missions.len();
    let main = table
        .main
        .is_none_or(|one| one.index() < missions && !content.missions[one.index()].side);
    demand(
        main && within(table.sides, missions),
        "main",
        "there is no such mission",
    )?;
    demand(
        within(table.flags, content.names.mission_flags.len()),
        "flags",
        "there is no such flag",
    )?;
    let pages = content.pages.len();
    let known = within(table.visited, pages) && within(table.calamities, pages);
    let from = table.from.is_none_or(|page| page.index() < pages);
    demand(
        known && from && table.page.index() < pages,
        "page",
        "there is no such page",
    )?;
    demand(
        table.location.index() < content.locations.len(),
        "location",
        "there is no such location",
    )?;
    let pace = content.numbers.pace.saturating_mul(seats);
    demand(
        table.turns < pace,
        "turns",
        "the time dial would have risen",
    )?;
    let ride = table.ride.is_none_or(|ride| {
        ride.vehicle.index() < content.vehicles.len()
            && ride.next < seats
            && is_place(content, ride.arrive)
            && is_place(content, ride.wreck)
    });
    demand(ride, "ride", "there is no such vehicle or seat")
}

fn is_place(content: &Content, at: At) -> bool {
    usize::from(at.0) < content.program.code.len()
}

fn scene(content: &Content, table: &Position) -> Audit {
    let map = content.pages[table.page.index()].map.as_ref();
    demand(
        !table.scene.open || map.is_some(),
        "scene.open",
        "this page has no map",
    )?;
    enemies_in_play(content, table)?;
    roaches(content, table)?;
    tokens(content, table)?;
    threats(content, table)?;
    places(content, table)?;
    task(content, table)
}

/// How many spaces lie open.
fn spaces(content: &Content, table: &Position) -> usize {
    let map = content.pages[table.page.index()].map.as_ref();
    map.filter(|_| table.scene.open)
        .map_or(0, |map| map.letters.len())
}

fn enemies_in_play(content: &Content, table: &Position) -> Audit {
    let (foes, spaces) = (table.scene.foes.as_slice(), spaces(content, table));
    demand(
        foes.iter()
            .all(|foe| foe.enemy.index() < content.enemies.len() && foe.space.index() < spaces),
        "scene.foes",
        "there is no such enemy or space",
    )?;
    let life = |enemy: Enemy| View { content, table }.life(enemy);
    demand(
        foes.iter().all(|foe| foe.wounds < life(foe.enemy)),
        "scene.foes",
        "an enemy would be defeated",
    )?;
    let encounters = content.program.encounters.len();
    demand(
        foes.iter()
            .all(|foe| foe.loot.is_none_or(|place| usize::from(place) < encounters)),
        "scene.foes",
        "there is no such encounter",
    )?;
    let acting = table.scene.acting.map(usize::from);
    let roach = table.scene.roach.map(usize::from);
    demand(
        acting.is_none_or(|place| place < foes.len())
            && roach.is_none_or(|place| place < table.scene.roaches.len()),
        "scene.acting",
        "there is no such enemy",
    )
}

/// One card for all roach tokens, and as many tokens as there are, also in the Hunt box (R22, A54).
fn roaches(content: &Content, table: &Position) -> Audit {
    let (tokens, spaces) = (table.scene.roaches.as_slice(), spaces(content, table));
    let is_roach = |enemy: Enemy| {
        let rules = content.enemies.get(enemy.index());
        rules.is_some_and(|rules| rules.roach)
    };
    let foes = table.scene.foes.iter();
    let cards = foes.filter(|foe| is_roach(foe.enemy)).count();
    demand(
        (cards == 0) == tokens.is_empty()
            && cards <= 1
            && tokens.iter().all(|roach| roach.space.index() < spaces),
        "scene.roaches",
        "roaches have one card, and it has roaches",
    )?;
    let all = usize::from(table.hunted_roaches) + tokens.len();
    demand(
        all <= usize::from(content.numbers.roaches),
        "hunted_roaches",
        "there are not that many roaches",
    )?;
    demand(
        table.hunted_roaches > 0 || !table.hunt.iter().any(|(enemy, _)| is_roach(enemy)),
        "hunted_roaches",
        "roaches have one card, and it has roaches",
    )
}

fn tokens(content: &Content, table: &Position) -> Audit {
    let spaces = spaces(content, table);
    demand(
        table
            .scene
            .tokens
            .iter()
            .all(|one| one.token.index() < content.tokens.len() && one.space.index() < spaces),
        "scene.tokens",
        "there is no such token or space",
    )?;
    let finds = table.scene.finds.as_slice();
    let piles = content.scavenge.difficulties.len();
    demand(
        finds
            .iter()
            .all(|find| find.space.index() < spaces && usize::from(find.pile) < piles)
            && finds.is_sorted(),
        "scene.finds",
        "there is no such pile or space, or they are not in order",
    )?;
    demand(
        spaces == 0 || table.scene.handled.index() < spaces,
        "scene.handled",
        "there is no such space",
    )
}

fn threats(content: &Content, table: &Position) -> Audit {
    let black = |card: &Card| {
        let rules = content.cards.get(card.index());
        rules.is_some_and(|rules| rules.symbols.0 == 0 && rules.value > 0)
    };
    let scene = &table.scene;
    demand(
        scene.threats.iter().chain(scene.drawn.iter()).all(black),
        "scene.threats",
        "only threat cards lie on the track",
    )
}

/// Exits, objectives and the environment.
fn places(content: &Content, table: &Position) -> Audit {
    let scene = &table.scene;
    let map = content.pages[table.page.index()].map.as_ref();
    let exits = map.map_or(0, |map| map.exits.len());
    demand(
        scene.exit.is_none_or(|exit| usize::from(exit) < exits),
        "scene.exit",
        "there is no such exit",
    )?;
    let objectives = map.map_or(0, |map| map.objectives.len());
    let reading = scene.reading.map(usize::from);
    demand(
        u32::from(scene.objectives) < 1 << objectives
            && reading.is_none_or(|place| place < objectives),
        "scene.objectives",
        "there is no such objective",
    )?;
    let environments = content.environments.len();
    demand(
        scene
            .environment
            .is_none_or(|one| one.index() < environments),
        "scene.environment",
        "there is no such environment",
    )
}

fn task(content: &Content, table: &Position) -> Audit {
    let sound = table.scene.task.is_none_or(|task| {
        let known = task
            .first
            .is_none_or(|card| card.index() < content.cards.len());
        let code = content.program.code.get(usize::from(task.at.0));
        known && matches!(code, Some(Code::Task { .. })) && task.dial < task.difficulty.max(1)
    });
    demand(sound, "scene.task", "this is not a group task under way")
}

fn hero(content: &Content, table: &Position, hero: &Hero) -> Audit {
    let Some(character) = content.characters.get(hero.character.index()) else {
        return wrong("character", "there is no such character");
    };
    let mut earlier = table
        .heroes
        .iter()
        .take_while(|&other| !std::ptr::eq(other, hero));
    demand(
        earlier.all(|other| other.character != hero.character),
        "character",
        "a character plays once",
    )?;
    let map = content.pages[table.page.index()]
        .map
        .as_ref()
        .filter(|_| table.scene.open);
    let spot = match hero.spot {
        Spot::At(space) => map.is_some_and(|map| space.index() < map.letters.len()),
        Spot::Left => map.is_some(),
        Spot::Away => map.is_none(),
        Spot::Down => true,
    };
    demand(spot, "spot", "the character cannot be there")?;
    demand(
        hero.wounds.saturating_add(hero.toxic) < character.life,
        "wounds",
        "the character would have fled",
    )?;
    let sets = within(hero.statuses, content.statuses.len())
        && within(hero.abilities, content.abilities.len())
        && within(hero.used, content.items.len())
        && within(hero.used_here, content.items.len());
    demand(sets, "statuses", "there is no such status, ability or item")?;
    let plain = hero.hand.iter().all(|(card, _)| {
        content
            .cards
            .get(card.index())
            .is_some_and(|rules| rules.symbols.0 != 0 && rules.value > 0)
    });
    demand(
        plain,
        "hand",
        "only action cards with an attribute are in a hand",
    )?;
    worn(content, hero)
}

fn worn(content: &Content, hero: &Hero) -> Audit {
    let known = hero
        .items()
        .all(|worn| worn.item.index() < content.items.len())
        && hero
            .pack
            .iter()
            .all(|item| item.index() < content.items.len());
    demand(known, "worn", "there is no such item")?;
    let fits = hero.worn.iter().enumerate().all(|(slot, worn)| {
        worn.is_none_or(|worn| {
            let rules = &content.items[worn.item.index()];
            let first = rules.slot.first();
            (first == Some(slot) || (slot == 3 && first == Some(2) && rules.paws == 1))
                && worn.batteries <= rules.batteries
        })
    });
    let both = hero.worn[2].is_some_and(|worn| content.items[worn.item.index()].paws == 2);
    demand(
        fits && !(both && hero.worn[3].is_some()),
        "worn",
        "an item is equipped where it cannot be",
    )?;
    demand(
        hero.pack.len() <= usize::from(content.numbers.backpack),
        "pack",
        "the backpack is too full",
    )
}

fn steps(content: &Content, table: &Position) -> Audit {
    let seats = table.heroes.len() as u8;
    let place = |at: At| is_place(content, at);
    let item = |item: Item| item.index() < content.items.len();
    let card = |card: Option<Card>| card.is_none_or(|card| card.index() < content.cards.len());
    let sound = |step: &Step| match *step {
        Step::Run { at, who } | Step::Choice { at, who } | Step::One { at, who } => {
            place(at) && who < seats
        }
        Step::Test(test) => {
            let goal = match test.goal {
                Goal::Recover(status) => status.index() < content.statuses.len(),
                Goal::Script { success, failure } => place(success) && place(failure),
                Goal::Defend { hit, miss, .. } => place(hit) && place(miss),
                Goal::Scavenge(pile) => usize::from(pile) < content.scavenge.difficulties.len(),
                Goal::Communicate(_) | Goal::Melee(_) => table.scene.open,
                Goal::Ranged { space, .. } => {
                    let map = content.pages[table.page.index()].map.as_ref();
                    table.scene.open && map.is_some_and(|map| space.index() < map.letters.len())
                }
            };
            test.seat < seats && goal && card(test.first)
        }
        Step::Move(walk) => walk.seat < seats,
        Step::Discard { seat, left } => seat < seats && left > 0,
        Step::Keep { seat, item: one } | Step::Receive { seat, item: one } => {
            seat < seats && item(one)
        }
        Step::Assign(one) => item(one),
        Step::HitEnemy { seat, .. } | Step::Eat(seat) | Step::Break(seat) | Step::Return(seat) => {
            seat < seats
        }
        Step::Activate { ability, .. } => ability.index() < content.abilities.len(),
        Step::Calamity(one) => content
            .cards
            .get(one.index())
            .is_some_and(|rules| rules.colour == Colour::Calamity),
        _ => true,
    };
    demand(
        table.steps.iter().all(sound),
        "steps",
        "the rules know no such step",
    )?;
    let turn = table
        .steps
        .iter()
        .filter(|&&step| step == Step::Actions)
        .count();
    demand(turn <= 1, "steps", "one turn at a time")
}

/// Every basic action card once, influence cards at most once (R9).
fn action_cards(content: &Content, table: &Position) -> Audit {
    let scene = &table.scene;
    for (place, rules) in content.cards.iter().enumerate() {
        let card = Card(place as u8);
        let hands: u8 = table.heroes.iter().map(|hero| hero.hand.count(card)).sum();
        let track = scene
            .threats
            .iter()
            .chain(scene.drawn.as_slice())
            .filter(|&&one| one == card);
        let slot = scene.task.is_some_and(|task| task.first == Some(card));
        let revealed = table
            .steps
            .iter()
            .filter(|&&step| step == Step::Calamity(card))
            .count();
        let all = table.deck.count(card)
            + table.discard.count(card)
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
    let extra = |index: usize| table.deck.counts()[index] + table.discard.counts()[index] > 0;
    demand(
        !(content.cards.len()..table.deck.counts().len()).any(extra),
        "deck",
        "there is no such card",
    )
}

/// Every item in one place; a starting item may be out of play.
fn items(content: &Content, table: &Position) -> Audit {
    let (over, heroes) = (table.ending.is_some(), table.heroes.as_slice());
    let sets = [table.item_discard, table.broken, table.moved];
    demand(
        sets.into_iter()
            .all(|set: Set<Item>| within(set, content.items.len())),
        "items",
        "there is no such item",
    )?;
    let extra = table
        .items
        .remaining()
        .iter()
        .any(|(item, _)| item.index() >= content.items.len());
    demand(
        !extra && table.items.set_aside == 0,
        "items",
        "there is no such item",
    )?;
    let remaining = table.items.remaining();
    for (place, rules) in content.items.iter().enumerate() {
        let item = Item(place as u8);
        let held = table.heroes.iter().flat_map(|hero| {
            hero.items()
                .map(|worn| worn.item)
                .chain(hero.pack.iter().copied())
        });
        let boxes = table
            .campaign
            .boxes
            .iter()
            .enumerate()
            // In the end the characters of the party have put their things back, and still hold
            // them.
            .filter(|&(place, _)| {
                !over || heroes.iter().all(|hero| hero.character.index() != place)
            })
            .filter_map(|(_, chest)| chest.as_ref())
            .flat_map(|chest| {
                chest
                    .worn
                    .iter()
                    .flatten()
                    .chain(chest.pack.as_slice())
                    .copied()
            });
        let coming = table.steps.iter().filter_map(|step| match *step {
            Step::Keep { item, .. } | Step::Receive { item, .. } | Step::Assign(item) => Some(item),
            _ => None,
        });
        let count = held
            .chain(boxes)
            .chain(coming)
            .filter(|&one| one == item)
            .count()
            + usize::from(remaining.count(item))
            + usize::from(table.item_discard.contains(item))
            + usize::from(table.broken.contains(item))
            + usize::from(table.campaign.supply.contains(item))
            + usize::from(table.campaign.banished.items.contains(item));
        let hidden = rules.discovery && !table.campaign.found.items.contains(item);
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
    let batteries = table
        .heroes
        .iter()
        .map(|hero| hero.all_batteries())
        .fold(0, u8::saturating_add);
    demand(
        batteries <= content.numbers.batteries,
        "heroes",
        "there are not so many batteries",
    )
}

/// Enemies, encounter cards, road cards and scavenge tokens.
fn decks(content: &Content, table: &Position) -> Audit {
    for (place, rules) in content.enemies.iter().enumerate() {
        let enemy = Enemy(place as u8);
        let track = table
            .scene
            .foes
            .iter()
            .filter(|foe| foe.enemy == enemy)
            .count() as u8;
        let all = table.enemies.count(enemy) + table.hunt.count(enemy) + track;
        let there = if table.campaign.has_enemy(content, enemy) {
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
    let (encounters, roads) = (table.encounters.remaining(), table.roads.remaining());
    for (place, name) in content.names.encounters.iter().enumerate() {
        let card = Encounter(place as u8);
        let all = encounters.count(card) + u8::from(table.encounter_discard.contains(card));
        let there = u8::from(table.campaign.has_encounter(content, card));
        demand(
            all == there,
            "encounters",
            &format!("there are {all} of {name}"),
        )?;
    }
    for (place, name) in content.names.roads.iter().enumerate() {
        let card = Road(place as u8);
        let all = roads.count(card) + u8::from(table.road_discard.contains(card));
        demand(
            all == u8::from(table.campaign.has_road(content, card)),
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
        || table
            .enemies
            .iter()
            .chain(table.hunt.iter())
            .any(|(enemy, _)| enemy.index() >= content.enemies.len())
        || !within(table.encounter_discard, content.encounter_cards.len())
        || !within(table.road_discard, content.roads.len())
        || table.encounters.set_aside + table.roads.set_aside > 0;
    demand(!extra, "encounters", "there is no such card")?;
    for (pile, &difficulty) in content.scavenge.difficulties.iter().enumerate() {
        let tokens = content.scavenge.tokens.iter().zip(table.finds.counts());
        let unseen: u8 = tokens
            .filter(|(token, _)| token.difficulty == difficulty)
            .map(|(_, &count)| count)
            .sum();
        let laid = table
            .scene
            .finds
            .iter()
            .filter(|find| usize::from(find.pile) == pile)
            .count() as u8;
        demand(
            laid + table.piles[pile] <= unseen,
            "finds",
            "there are not so many scavenge tokens",
        )?;
    }
    let most = table.finds.iter().all(|(token, count)| {
        content
            .scavenge
            .tokens
            .get(token.index())
            .is_some_and(|rules| count <= rules.count)
    });
    demand(most, "finds", "there are not so many scavenge tokens")
}

/// What is asked has several answers, and nothing would happen before it.
fn question(content: &Content, table: &Position) -> Audit {
    if table.ending.is_some() {
        return Ok(());
    }
    let view = View { content, table };
    let Some(step) = table.steps.last() else {
        return wrong("steps", "somebody must be asked");
    };
    let (mut answers, seat) = (0, asks(view, step));
    let legal = Legal {
        content,
        position: table,
        seat: seat.unwrap_or_default(),
    };
    legal.each_answer(step, &mut |_| answers += 1);
    let fresh = step == Step::Actions && view.hero(table.current).fresh;
    demand(
        answers > 1 && seat.is_some() && !fresh,
        "steps",
        "the rules would not ask this here",
    )?;
    let campaign = &table.campaign;
    let lost = campaign.dial(Dial::Morale) == 0 || campaign.dial(Dial::Population) == 0;
    demand(
        !lost || table.lost,
        "campaign.dials",
        "the campaign would be lost",
    )?;
    demand(
        !table.night || table.lost,
        "night",
        "the book would say what it costs",
    )
}
