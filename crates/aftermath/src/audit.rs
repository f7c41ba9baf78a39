//! What is wrong with a position that did not come from play.

mod cards;
mod reach;

use redtag_kernel::{Flaw, Kind};

use cards::{action_cards, decks, items};

use crate::campaign::within;
use crate::content::{Code, Colour, Content, Dial};
use crate::id::{At, Card, Enemy, Item, Mission};
use crate::legal::{Answers, Legal, asks};
use crate::position::{
    Find, Foe, Goal, Hero, Laid, MAX_MOVES, MAX_PARTY, Phase, Position, Spot, Worn,
};
use crate::rules::View;

type Audit = Result<(), Flaw>;

fn wrong(place: &str, message: &str) -> Audit {
    Err(Flaw::at(place, message))
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
    let enough = (2..=MAX_PARTY as u8).contains(&seats);
    Flaw::unless(enough, "heroes", "2 to 4 characters play")?;
    let message = "there is no such seat";
    Flaw::unless(position.bookkeeper < seats, "bookkeeper", message)?;
    Flaw::unless(position.current < seats, "current", message)?;
    names(content, position)?;
    let in_time = position.turns < content.numbers.pace.saturating_mul(seats);
    Flaw::unless(in_time, "turns", "the time dial would have risen")?;
    let sound = position.moved <= MAX_MOVES;
    Flaw::unless(sound, "moved", "that is more than an action allows")?;
    let ride = position.ride.is_none_or(|ride| {
        ride.vehicle.index() < content.vehicles.len()
            && ride.next < seats
            && is_place(content, ride.arrive)
            && is_place(content, ride.wreck)
    });
    Flaw::unless(ride, "ride", "there is no such vehicle or seat")
}

/// Missions, flags, pages and the location are there.
fn names(content: &Content, position: &Position) -> Audit {
    let missions = content.missions.len();
    let is_main = |one: Mission| one.index() < missions && !content.missions[one].side;
    let main = position.main.is_none_or(is_main);
    Flaw::unless(main, "main", "there is no such main mission")?;
    let sides = within(position.sides, missions);
    Flaw::unless(sides, "sides", "there is no such mission")?;
    let flags = within(position.flags, content.names.mission_flags.len());
    Flaw::unless(flags, "flags", "there is no such flag")?;
    let pages = content.pages.len();
    let from = position.from.is_none_or(|page| page.index() < pages);
    for (known, place) in [
        (position.page.index() < pages, "page"),
        (within(position.visited, pages), "visited"),
        (within(position.calamities, pages), "calamities"),
        (from, "from"),
    ] {
        Flaw::unless(known, place, "there is no such page")?;
    }
    let location = position.location.index() < content.locations.len();
    Flaw::unless(location, "location", "there is no such location")
}

fn is_place(content: &Content, at: At) -> bool {
    at.index() < content.program.code.len()
}

fn scene(content: &Content, position: &Position) -> Audit {
    let map = content.pages[position.page].map.as_ref();
    Flaw::unless(
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
    let (scene, spaces) = (&position.scene, spaces(content, position));
    let all = |is_so: &dyn Fn(&Foe) -> bool| scene.foes.iter().all(is_so);
    let enemies = content.enemies.len();
    let known = all(&|foe| foe.enemy.index() < enemies && foe.space.index() < spaces);
    Flaw::unless(known, "scene.foes", "there is no such enemy or space")?;
    let life = |enemy: Enemy| View { content, position }.life(enemy);
    let standing = all(&|foe| foe.wounds < life(foe.enemy));
    Flaw::unless(standing, "scene.foes", "an enemy would be defeated")?;
    let encounters = content.program.encounters.len();
    let known = all(&|foe| foe.loot.is_none_or(|place| usize::from(place) < encounters));
    Flaw::unless(known, "scene.foes", "there is no such encounter")?;
    let acting = scene.acting.map(usize::from);
    let roach = scene.roach.map(usize::from);
    let known = acting.is_none_or(|place| place < scene.foes.len())
        && roach.is_none_or(|place| place < scene.roaches.len());
    Flaw::unless(known, "scene.acting", "there is no such enemy")
}

/// One card for all roach tokens, and no more tokens than there are, including those in the Hunt
/// box (R22, A54).
fn roaches(content: &Content, position: &Position) -> Audit {
    let (tokens, spaces) = (position.scene.roaches.as_slice(), spaces(content, position));
    let is_roach = |enemy: Enemy| {
        let rules = content.enemies.get(enemy);
        rules.is_some_and(|rules| rules.roach)
    };
    let foes = position.scene.foes.iter();
    let cards = foes.filter(|foe| is_roach(foe.enemy)).count();
    let sound = (cards == 0) == tokens.is_empty()
        && cards <= 1
        && tokens.iter().all(|roach| roach.space.index() < spaces);
    let message = "roaches have one card, and it has roaches";
    Flaw::unless(sound, "scene.roaches", message)?;
    let most = content.numbers.roaches;
    let all = usize::from(position.hunted_roaches) + tokens.len();
    let enough = all <= usize::from(most);
    Flaw::unless(enough, "hunted_roaches", "there are not that many roaches")?;
    let mut hunt = position.hunt.iter();
    let sound = match hunt.any(|(enemy, _)| is_roach(enemy)) {
        true => position.hunted_roaches > 0,
        // An encounter may have taken the card, but then with roaches (R20).
        false => position.hunted_roaches < most,
    };
    Flaw::unless(sound || most == 0, "hunted_roaches", message)
}

fn tokens(content: &Content, position: &Position) -> Audit {
    let (scene, spaces) = (&position.scene, spaces(content, position));
    let tokens = content.tokens.len();
    let known = |one: &Laid| one.token.index() < tokens && one.space.index() < spaces;
    let sound = scene.tokens.iter().all(known);
    Flaw::unless(sound, "scene.tokens", "there is no such token or space")?;
    let piles = content.scavenge.difficulties.len();
    let known = |find: &Find| find.space.index() < spaces && usize::from(find.pile) < piles;
    let sound = scene.finds.iter().all(known) && scene.finds.is_sorted();
    let message = "there is no such pile or space, or they are not in order";
    Flaw::unless(sound, "scene.finds", message)?;
    let known = spaces == 0 || scene.handled.index() < spaces;
    Flaw::unless(known, "scene.handled", "there is no such space")
}

fn threats(content: &Content, position: &Position) -> Audit {
    let black = |card: &Card| {
        let rules = content.cards.get(*card);
        rules.is_some_and(|rules| rules.symbols.0 == 0 && rules.value > 0)
    };
    let scene = &position.scene;
    Flaw::unless(
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
    let known = scene.exit.is_none_or(|exit| usize::from(exit) < exits);
    Flaw::unless(known, "scene.exit", "there is no such exit")?;
    let objectives = map.map_or(0, |map| map.objectives.len());
    let reading = scene.reading.map(usize::from);
    let known = u32::from(scene.objectives) < 1 << objectives
        && reading.is_none_or(|place| place < objectives);
    Flaw::unless(known, "scene.objectives", "there is no such objective")?;
    let environments = content.environments.len();
    let known = scene
        .environment
        .is_none_or(|one| one.index() < environments);
    Flaw::unless(known, "scene.environment", "there is no such environment")
}

fn task(content: &Content, position: &Position) -> Audit {
    let sound = position.scene.task.is_none_or(|task| {
        let known = task
            .first
            .is_none_or(|card| card.index() < content.cards.len());
        let code = content.program.code.get(task.at.index());
        known && matches!(code, Some(Code::Task { .. })) && task.dial < task.difficulty.max(1)
    });
    Flaw::unless(sound, "scene.task", "this is not a group task under way")
}

fn hero(content: &Content, position: &Position, hero: &Hero) -> Audit {
    let Some(character) = content.characters.get(hero.character) else {
        return wrong("character", "there is no such character");
    };
    let heroes = position.heroes.iter();
    let mut earlier = heroes.take_while(|&other| !std::ptr::eq(other, hero));
    let is_new = earlier.all(|other| other.character != hero.character);
    Flaw::unless(is_new, "character", "a character plays once")?;
    let spot = can_be(content, position, hero.spot);
    Flaw::unless(spot, "spot", "the character cannot be there")?;
    let stands = hero.wounds.saturating_add(hero.toxic) < character.life;
    Flaw::unless(stands, "wounds", "the character would have fled")?;
    let sets = within(hero.statuses, content.statuses.len())
        && within(hero.abilities, content.abilities.len())
        && within(hero.used, content.items.len())
        && within(hero.used_here, content.items.len());
    Flaw::unless(sets, "statuses", "there is no such status, ability or item")?;
    let is_plain = |card: Card| {
        let rules = content.cards.get(card);
        rules.is_some_and(|rules| rules.symbols.0 != 0 && rules.value > 0)
    };
    let plain = hero.hand.iter().all(|(card, _)| is_plain(card));
    Flaw::unless(
        plain,
        "hand",
        "only action cards with an attribute are in a hand",
    )?;
    worn(content, hero)
}

/// On a space of the map, or gone from it, while a page with one is open.
fn can_be(content: &Content, position: &Position, spot: Spot) -> bool {
    let map = content.pages[position.page].map.as_ref();
    let map = map.filter(|_| position.scene.open);
    match spot {
        Spot::At(space) => map.is_some_and(|map| space.index() < map.letters.len()),
        Spot::Left => map.is_some(),
        Spot::Away => map.is_none(),
        Spot::Down => true,
    }
}

fn worn(content: &Content, hero: &Hero) -> Audit {
    let is_known = |item: Item| item.index() < content.items.len();
    let known = hero.items().all(|worn| is_known(worn.item))
        && hero.pack.iter().all(|&item| is_known(item));
    Flaw::unless(known, "worn", "there is no such item")?;
    let fits = |(slot, worn): (usize, &Option<Worn>)| {
        worn.is_none_or(|worn| {
            let rules = &content.items[worn.item];
            let first = rules.slot.first();
            first == Some(slot) || (slot == 3 && first == Some(2) && rules.paws == 1)
        })
    };
    let both = hero.worn[2].is_some_and(|worn| content.items[worn.item].paws == 2);
    let sound = hero.worn.iter().enumerate().all(fits) && !(both && hero.worn[3].is_some());
    Flaw::unless(sound, "worn", "an item is equipped where it cannot be")?;
    let is_sound = |worn: Worn| worn.batteries <= content.items[worn.item].batteries;
    let message = "there are more batteries on an item than it takes";
    Flaw::unless(hero.items().all(is_sound), "worn", message)?;
    let room = hero.pack.len() <= usize::from(content.numbers.backpack);
    Flaw::unless(room, "pack", "the backpack is too full")
}

fn steps(content: &Content, position: &Position) -> Audit {
    let sound = |&phase: &Phase| is_sound(content, position, phase);
    let known = position.steps.iter().all(sound);
    Flaw::unless(known, "steps", "the rules know no such step")?;
    let turns = position.steps.iter();
    let turns = turns.filter(|&&phase| phase == Phase::Actions).count();
    Flaw::unless(turns <= 1, "steps", "one turn at a time")
}

/// What a step names is there.
fn is_sound(content: &Content, position: &Position, phase: Phase) -> bool {
    let seats = position.heroes.len() as u8;
    let place = |at: At| is_place(content, at);
    let item = |item: Item| item.index() < content.items.len();
    match phase {
        Phase::Run { at, who } | Phase::Choice { at, who } | Phase::One { at, who } => {
            place(at) && who < seats
        }
        Phase::Test(test) => {
            let card = test
                .first
                .is_none_or(|card| card.index() < content.cards.len());
            test.seat < seats && card && is_sound_goal(content, position, test.goal)
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
        Phase::Calamity(one) => {
            let rules = content.cards.get(one);
            rules.is_some_and(|rules| rules.colour == Colour::Calamity)
        }
        _ => true,
    }
}

/// What a test refers to exists.
fn is_sound_goal(content: &Content, position: &Position, goal: Goal) -> bool {
    let place = |at: At| is_place(content, at);
    let is_open = position.scene.open;
    match goal {
        Goal::Recover(status) => status.index() < content.statuses.len(),
        Goal::Script { success, failure } => place(success) && place(failure),
        Goal::Defend { hit, miss, .. } => place(hit) && place(miss),
        Goal::Scavenge(pile) => usize::from(pile) < content.scavenge.difficulties.len(),
        Goal::Communicate(_) | Goal::Melee(_) => is_open,
        Goal::Ranged { space, .. } => is_open && space.index() < spaces(content, position),
    }
}

/// The question has several answers, and nothing would happen before it.
fn question(content: &Content, position: &Position) -> Audit {
    if position.ending.is_some() {
        return Ok(());
    }
    let view = View { content, position };
    let Some(phase) = position.steps.last() else {
        return wrong("steps", "somebody must be asked");
    };
    let asked = asks(view, phase);
    let seat = asked.unwrap_or_default();
    let legal = Legal {
        content,
        position,
        seat,
    };
    let several = matches!(legal.answers(phase), Answers::Several);
    let fresh = phase == Phase::Actions && view.hero(position.current).fresh;
    let sound = several && asked.is_some() && !fresh;
    Flaw::unless(sound, "steps", "the rules would not ask this here")?;
    let campaign = &position.campaign;
    let lost = campaign.dial(Dial::Morale) == 0 || campaign.dial(Dial::Population) == 0;
    let sound = !lost || position.lost;
    Flaw::unless(sound, "campaign.dials", "the campaign would be lost")?;
    let sound = !position.night || position.lost;
    Flaw::unless(sound, "night", "the book would say what it costs")
}
