//! What is wrong with a position that did not come from play.

mod cards;
mod reach;

use redtag_kernel::{Flaw, Kind};

use cards::{action_cards, decks, items};

use crate::campaign::within;
use crate::content::{Code, Colour, Content, Dial};
use crate::id::{At, Card, Enemy, Item};
use crate::legal::{Answers, Legal, asks};
use crate::position::{Goal, Hero, MAX_MOVES, MAX_PARTY, Phase, Position, Spot};
use crate::rules::View;

type Audit = Result<(), Flaw>;

fn wrong(place: &str, message: &str) -> Audit {
    Err(Flaw::at(place, message))
}

fn demand(sound: bool, place: &str, message: &str) -> Audit {
    if sound { Ok(()) } else { wrong(place, message) }
}

/// Values in range, every component exactly once, a question that the rules would ask.
pub fn audit(content: &Content, position: &Position) -> Audit {
    position
        .campaign
        .check_in_play(content)
        .map_err(|flaw| flaw.inside("campaign"))?;
    numbers(content, position)?;
    scene(content, position)?;
    for (seat, hero) in position.heroes.iter().enumerate() {
        self::hero(content, position, hero)
            .map_err(|flaw| flaw.inside(&format!("heroes.{seat}")))?;
    }
    steps(content, position)?;
    reach::reach(content, position)?;
    action_cards(content, position)?;
    items(content, position)?;
    decks(content, position)?;
    question(content, position)
}

fn numbers(content: &Content, position: &Position) -> Audit {
    let seats = position.heroes.len() as u8;
    demand(
        (2..=MAX_PARTY as u8).contains(&seats),
        "heroes",
        "2 to 4 characters play",
    )?;
    demand(
        position.bookkeeper < seats,
        "bookkeeper",
        "there is no such seat",
    )?;
    demand(position.current < seats, "current", "there is no such seat")?;
    let missions = content.missions.len();
    let main = position
        .main
        .is_none_or(|one| one.index() < missions && !content.missions[one].side);
    demand(main, "main", "there is no such main mission")?;
    demand(
        within(position.sides, missions),
        "sides",
        "there is no such mission",
    )?;
    demand(
        within(position.flags, content.names.mission_flags.len()),
        "flags",
        "there is no such flag",
    )?;
    let pages = content.pages.len();
    let from = position.from.is_none_or(|page| page.index() < pages);
    for (known, place) in [
        (position.page.index() < pages, "page"),
        (within(position.visited, pages), "visited"),
        (within(position.calamities, pages), "calamities"),
        (from, "from"),
    ] {
        demand(known, place, "there is no such page")?;
    }
    demand(
        position.location.index() < content.locations.len(),
        "location",
        "there is no such location",
    )?;
    let pace = content.numbers.pace.saturating_mul(seats);
    demand(
        position.turns < pace,
        "turns",
        "the time dial would have risen",
    )?;
    demand(
        position.moved <= MAX_MOVES,
        "moved",
        "that is more than an action allows",
    )?;
    let ride = position.ride.is_none_or(|ride| {
        ride.vehicle.index() < content.vehicles.len()
            && ride.next < seats
            && is_place(content, ride.arrive)
            && is_place(content, ride.wreck)
    });
    demand(ride, "ride", "there is no such vehicle or seat")
}

fn is_place(content: &Content, at: At) -> bool {
    at.index() < content.program.code.len()
}

fn scene(content: &Content, position: &Position) -> Audit {
    let map = content.pages[position.page].map.as_ref();
    demand(
        !position.scene.open || map.is_some(),
        "scene.open",
        "this page has no map",
    )?;
    enemies_in_play(content, position)?;
    roaches(content, position)?;
    tokens(content, position)?;
    threats(content, position)?;
    places(content, position)?;
    task(content, position)
}

/// How many spaces lie open.
fn spaces(content: &Content, position: &Position) -> usize {
    let map = content.pages[position.page].map.as_ref();
    map.filter(|_| position.scene.open)
        .map_or(0, |map| map.letters.len())
}

fn enemies_in_play(content: &Content, position: &Position) -> Audit {
    let (foes, spaces) = (position.scene.foes.as_slice(), spaces(content, position));
    demand(
        foes.iter()
            .all(|foe| foe.enemy.index() < content.enemies.len() && foe.space.index() < spaces),
        "scene.foes",
        "there is no such enemy or space",
    )?;
    let life = |enemy: Enemy| View { content, position }.life(enemy);
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
    let acting = position.scene.acting.map(usize::from);
    let roach = position.scene.roach.map(usize::from);
    demand(
        acting.is_none_or(|place| place < foes.len())
            && roach.is_none_or(|place| place < position.scene.roaches.len()),
        "scene.acting",
        "there is no such enemy",
    )
}

/// One card for all roach tokens, and as many tokens as there are, also in the Hunt box (R22, A54).
fn roaches(content: &Content, position: &Position) -> Audit {
    let (tokens, spaces) = (position.scene.roaches.as_slice(), spaces(content, position));
    let is_roach = |enemy: Enemy| {
        let rules = content.enemies.get(enemy);
        rules.is_some_and(|rules| rules.roach)
    };
    let foes = position.scene.foes.iter();
    let cards = foes.filter(|foe| is_roach(foe.enemy)).count();
    demand(
        (cards == 0) == tokens.is_empty()
            && cards <= 1
            && tokens.iter().all(|roach| roach.space.index() < spaces),
        "scene.roaches",
        "roaches have one card, and it has roaches",
    )?;
    let all = usize::from(position.hunted_roaches) + tokens.len();
    demand(
        all <= usize::from(content.numbers.roaches),
        "hunted_roaches",
        "there are not that many roaches",
    )?;
    let mut hunt = position.hunt.iter();
    let sound = match hunt.any(|(enemy, _)| is_roach(enemy)) {
        true => position.hunted_roaches > 0,
        // An encounter may have taken the card, but then with roaches (R20).
        false => position.hunted_roaches < content.numbers.roaches,
    };
    demand(
        sound || content.numbers.roaches == 0,
        "hunted_roaches",
        "roaches have one card, and it has roaches",
    )
}

fn tokens(content: &Content, position: &Position) -> Audit {
    let spaces = spaces(content, position);
    demand(
        position
            .scene
            .tokens
            .iter()
            .all(|one| one.token.index() < content.tokens.len() && one.space.index() < spaces),
        "scene.tokens",
        "there is no such token or space",
    )?;
    let finds = position.scene.finds.as_slice();
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
        spaces == 0 || position.scene.handled.index() < spaces,
        "scene.handled",
        "there is no such space",
    )
}

fn threats(content: &Content, position: &Position) -> Audit {
    let black = |card: &Card| {
        let rules = content.cards.get(*card);
        rules.is_some_and(|rules| rules.symbols.0 == 0 && rules.value > 0)
    };
    let scene = &position.scene;
    demand(
        scene.threats.iter().chain(scene.drawn.iter()).all(black),
        "scene.threats",
        "only threat cards lie on the track",
    )
}

/// Exits, objectives and the environment.
fn places(content: &Content, position: &Position) -> Audit {
    let scene = &position.scene;
    let map = content.pages[position.page].map.as_ref();
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

fn task(content: &Content, position: &Position) -> Audit {
    let sound = position.scene.task.is_none_or(|task| {
        let known = task
            .first
            .is_none_or(|card| card.index() < content.cards.len());
        let code = content.program.code.get(task.at.index());
        known && matches!(code, Some(Code::Task { .. })) && task.dial < task.difficulty.max(1)
    });
    demand(sound, "scene.task", "this is not a group task under way")
}

fn hero(content: &Content, position: &Position, hero: &Hero) -> Audit {
    let Some(character) = content.characters.get(hero.character) else {
        return wrong("character", "there is no such character");
    };
    let mut earlier = position
        .heroes
        .iter()
        .take_while(|&other| !std::ptr::eq(other, hero));
    demand(
        earlier.all(|other| other.character != hero.character),
        "character",
        "a character plays once",
    )?;
    let map = content.pages[position.page]
        .map
        .as_ref()
        .filter(|_| position.scene.open);
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
            .get(card)
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
            let rules = &content.items[worn.item];
            let first = rules.slot.first();
            first == Some(slot) || (slot == 3 && first == Some(2) && rules.paws == 1)
        })
    });
    let both = hero.worn[2].is_some_and(|worn| content.items[worn.item].paws == 2);
    demand(
        fits && !(both && hero.worn[3].is_some()),
        "worn",
        "an item is equipped where it cannot be",
    )?;
    demand(
        (hero.items()).all(|worn| worn.batteries <= content.items[worn.item].batteries),
        "worn",
        "there are more batteries on an item than it takes",
    )?;
    demand(
        hero.pack.len() <= usize::from(content.numbers.backpack),
        "pack",
        "the backpack is too full",
    )
}

fn steps(content: &Content, position: &Position) -> Audit {
    let seats = position.heroes.len() as u8;
    let place = |at: At| is_place(content, at);
    let item = |item: Item| item.index() < content.items.len();
    let card = |card: Option<Card>| card.is_none_or(|card| card.index() < content.cards.len());
    let sound = |phase: &Phase| match *phase {
        Phase::Run { at, who } | Phase::Choice { at, who } | Phase::One { at, who } => {
            place(at) && who < seats
        }
        Phase::Test(test) => {
            let goal = match test.goal {
                Goal::Recover(status) => status.index() < content.statuses.len(),
                Goal::Script { success, failure } => place(success) && place(failure),
                Goal::Defend { hit, miss, .. } => place(hit) && place(miss),
                Goal::Scavenge(pile) => usize::from(pile) < content.scavenge.difficulties.len(),
                Goal::Communicate(_) | Goal::Melee(_) => position.scene.open,
                Goal::Ranged { space, .. } => {
                    let map = content.pages[position.page].map.as_ref();
                    position.scene.open && map.is_some_and(|map| space.index() < map.letters.len())
                }
            };
            test.seat < seats && goal && card(test.first)
        }
        Phase::Move(walk) => walk.seat < seats,
        Phase::Discard { seat, left } => seat < seats && left > 0,
        Phase::Keep { seat, item: one } | Phase::Receive { seat, item: one } => {
            seat < seats && item(one)
        }
        Phase::Assign(one) => item(one),
        Phase::HitEnemy { seat, .. }
        | Phase::Eat(seat)
        | Phase::Break(seat)
        | Phase::Return(seat) => seat < seats,
        Phase::Activate { ability, .. } => ability.index() < content.abilities.len(),
        Phase::Calamity(one) => content
            .cards
            .get(one)
            .is_some_and(|rules| rules.colour == Colour::Calamity),
        _ => true,
    };
    demand(
        position.steps.iter().all(sound),
        "steps",
        "the rules know no such step",
    )?;
    let turn = position
        .steps
        .iter()
        .filter(|&&phase| phase == Phase::Actions)
        .count();
    demand(turn <= 1, "steps", "one turn at a time")
}

/// What is asked has several answers, and nothing would happen before it.
fn question(content: &Content, position: &Position) -> Audit {
    if position.ending.is_some() {
        return Ok(());
    }
    let view = View { content, position };
    let Some(phase) = position.steps.last() else {
        return wrong("steps", "somebody must be asked");
    };
    let seat = asks(view, phase);
    let legal = Legal {
        content,
        position,
        seat: seat.unwrap_or_default(),
    };
    let several = matches!(legal.answers(phase), Answers::Several);
    let fresh = phase == Phase::Actions && view.hero(position.current).fresh;
    demand(
        several && seat.is_some() && !fresh,
        "steps",
        "the rules would not ask this here",
    )?;
    let campaign = &position.campaign;
    let lost = campaign.dial(Dial::Morale) == 0 || campaign.dial(Dial::Population) == 0;
    demand(
        !lost || position.lost,
        "campaign.dials",
        "the campaign would be lost",
    )?;
    demand(
        !position.night || position.lost,
        "night",
        "the book would say what it costs",
    )
}
