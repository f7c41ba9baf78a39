//! Every entry of the book is read: by bots in play, and each one by itself from a table that leads
//! to it, with everything that its conditions could ask there or not.

use std::collections::BTreeSet;

use redtag_aftermath::{
    Action, Aftermath, Campaign, Content, Dial, Ending, Entry, Event, Flag, Item, Leaving,
    Location, Mission, Options, Page, Phase, Position, Slot, Spot,
};
use redtag_kernel::{Fast, Game, Strategy, Turn};

/// Campaigns of bots, half of them random and half of them greedy.
const CAMPAIGNS: u64 = 24;
/// Games of a campaign.
const GAMES: usize = 3;
/// Tables from which each entry is read.
const TABLES: u64 = 12;
/// Actions after it.
const AFTER: usize = 30;

type Read = BTreeSet<u16>;

fn note(events: &mut Vec<Event>, read: &mut Read) {
    read.extend(events.drain(..).filter_map(|event| match event {
        Event::Read { entry, .. } => Some(entry.0),
        _ => None,
    }));
}

/// A bot chooses.
fn choose(
    game: &Aftermath,
    position: &Position,
    seat: u8,
    greedy: bool,
    chance: &mut Fast,
) -> Action {
    let mut actions = Vec::new();
    game.legal_actions(position, seat, &mut actions);
    if !greedy {
        return actions[chance.below(actions.len())];
    }
    let mut values = Vec::new();
    game.judge(position, seat, &actions, &mut values);
    let best =
        (0..values.len()).reduce(|best, at| if values[at] > values[best] { at } else { best });
    actions[best.expect("there is an action")]
}

/// What bots read in campaigns.
fn by_bots(game: &Aftermath) -> Read {
    let mut read = Read::new();
    let mut events = Vec::new();
    for number in 0..CAMPAIGNS {
        let mut chance = Fast::new(0x0b00, number);
        let mut campaign = None;
        for _ in 0..GAMES {
            let options = Options {
                seats: 2 + (number % 3) as u8,
                campaign,
                ..Options::default()
            };
            let mut position = game
                .set_up(&options, &mut chance, &mut events)
                .expect("sound options");
            while let Turn::Act(seats) = game.turn(&position) {
                let seat = seats.first().expect("somebody is asked");
                let action = choose(game, &position, seat, number % 2 == 0, &mut chance);
                game.apply(&mut position, seat, action, &mut chance, &mut events);
                note(&mut events, &mut read);
            }
            if position.ending == Some(Ending::Lost) {
                break;
            }
            campaign = Campaign::after(&game.content, &position)
                .map(|campaign| campaign.saved(&game.content));
        }
    }
    read
}

/// A campaign in which anything may have happened.
fn any_campaign(content: &Content, chance: &mut Fast) -> Campaign {
    let mut campaign = Campaign::new(content);
    let half = |chance: &mut Fast| chance.below(2) == 0;
    for flag in 0..content.names.campaign_flags.len() as u8 {
        if half(chance) {
            campaign.flags.put(Flag(flag));
        }
    }
    for mission in 0..content.missions.len() as u8 {
        match chance.below(3) {
            0 => campaign.done.put(Mission(mission)),
            1 => campaign.failed.put(Mission(mission)),
            _ => {}
        }
    }
    for (place, rules) in content.items.iter().enumerate() {
        let built = rules.slot == Slot::Colony;
        if !rules.starting && chance.below(if built { 2 } else { 8 }) == 0 {
            let item = Item(place as u8);
            campaign.supply.put(item);
            campaign.retrieved.put(item);
            campaign.found.items.put(item);
        }
    }
    for dial in [
        Dial::Clue,
        Dial::Scrap,
        Dial::Food,
        Dial::Population,
        Dial::Morale,
    ] {
        let most = usize::from(campaign.most[dial as usize]);
        campaign.dials[dial as usize] = 1 + chance.below(most) as u8;
    }
    campaign.game = 2;
    campaign
}

/// Plays at random, as long as the game goes on, and holds every position to the audit.
fn wander(
    game: &Aftermath,
    position: &mut Position,
    actions: usize,
    chance: &mut Fast,
    read: &mut Read,
) -> Result<(), String> {
    let mut events = Vec::new();
    for _ in 0..actions {
        let Turn::Act(seats) = game.turn(position) else {
            return Ok(());
        };
        let seat = seats.first().unwrap_or(0);
        let action = choose(game, position, seat, false, chance);
        game.apply(position, seat, action, chance, &mut events);
        note(&mut events, read);
        game.audit(position)
            .map_err(|flaw| format!("after {action:?}: {flaw}"))?;
    }
    Ok(())
}

/// A table with this page open and a turn under way, some actions after it was opened; none if they
/// led elsewhere.
fn table(
    game: &Aftermath,
    page: Page,
    number: u64,
    chance: &mut Fast,
    read: &mut Read,
) -> Result<Option<Position>, String> {
    let content = &game.content;
    let campaign = any_campaign(content, chance);
    let options = Options {
        seats: 2 + (number % 3) as u8,
        campaign: Some(campaign.saved(&game.content)),
        ..Options::default()
    };
    let mut position = game.lay_out(&options).map_err(|flaw| flaw.to_string())?;
    for (place, mission) in content.missions.iter().enumerate() {
        match (mission.side, chance.below(2) == 0) {
            (true, true) => position.sides.put(Mission(place as u8)),
            (false, true) => position.main = Some(Mission(place as u8)),
            _ => {}
        }
    }
    for flag in 0..content.names.mission_flags.len() as u8 {
        if chance.below(2) == 0 {
            position.flags.put(Flag(flag));
        }
    }
    position.campaign.dials[Dial::Time as usize] = chance.below(20) as u8;
    let mut places = (0..content.locations.len() as u8).map(Location);
    let place = places.find(|&one| content.pages_at(one).contains(page));
    position.location = place.unwrap_or(position.location);
    (position.in_turn, position.leaving) = (true, Some(Leaving::Page(page)));
    position.steps.push(Phase::Next);
    position.steps.push(Phase::Draw);
    let mut events = Vec::new();
    game.apply(&mut position, 0, Action::Draw, chance, &mut events);
    note(&mut events, read);
    // A page that only tells is soon left.
    let is_map = content.pages[page].map.is_some();
    let actions = if is_map { chance.below(25) } else { 0 };
    wander(game, &mut position, actions, chance, read)?;
    let there = position.page == page && position.ending.is_none() && !position.lost;
    Ok(Some(position).filter(|_| there))
}

/// Reads an entry there, and goes on.
fn read_entry(
    game: &Aftermath,
    entry: Entry,
    mut position: Position,
    chance: &mut Fast,
    read: &mut Read,
) -> Result<(), String> {
    let rules = game.content.entries[entry];
    let who = position.current;
    if let (Some(map), Spot::At(_)) = (&game.content.pages[rules.page].map, position.hero(who).spot)
    {
        // Where the book would have it read, if it says so.
        let pois = map.pois.iter().map(|poi| (poi.entry, poi.space));
        let places = pois.chain(map.objectives.iter().map(|one| (one.entry, one.space)));
        if let Some((_, space)) = places.into_iter().find(|(one, _)| *one == entry) {
            position.hero_mut(who).spot = Spot::At(space);
        }
    }
    read.insert(entry.0);
    position.steps.push(Phase::Run {
        at: rules.script,
        who,
    });
    position.steps.push(Phase::Draw);
    let mut events = Vec::new();
    let mut luck = chance.clone();
    game.apply(&mut position, who, Action::Draw, &mut luck, &mut events);
    note(&mut events, read);
    wander(game, &mut position, AFTER, &mut luck, read)
}

#[test]
fn every_entry_is_read() {
    let game = Aftermath::official().expect("the content is sound");
    let entries: Vec<u16> = (0..game.content.entries.len() as u16)
        .filter(|&entry| game.content.entries[Entry(entry)].is_there)
        .collect();
    let bots = by_bots(&game);
    let mut scripted = Read::new();
    for &entry in &entries {
        let page = game.content.entries[Entry(entry)].page;
        for number in 0..TABLES {
            let mut chance = Fast::new(0xc0de + u64::from(entry), number);
            let name = game.content.entry_key(&game.content.entries[Entry(entry)]);
            let table = table(&game, page, number, &mut chance, &mut scripted);
            let table =
                table.unwrap_or_else(|flaw| panic!("on the way to {name}, table {number}: {flaw}"));
            if let Some(position) = table {
                read_entry(&game, Entry(entry), position, &mut chance, &mut scripted)
                    .unwrap_or_else(|flaw| panic!("{name}, table {number}: {flaw}"));
            }
        }
    }
    let name = |entry: &u16| game.content.entry_key(&game.content.entries[Entry(*entry)]);
    let unread: Vec<String> = entries
        .iter()
        .filter(|entry| !bots.contains(entry))
        .map(name)
        .collect();
    println!(
        "{} of {} entries were read by bots; not by them: {}",
        entries.len() - unread.len(),
        entries.len(),
        unread.join(" ")
    );
    println!(
        "{} were read from tables made for them",
        entries
            .iter()
            .filter(|entry| scripted.contains(entry))
            .count()
    );
    let missing: Vec<String> = entries
        .iter()
        .filter(|entry| !bots.contains(entry) && !scripted.contains(entry))
        .map(name)
        .collect();
    assert!(missing.is_empty(), "never read: {}", missing.join(" "));
    assert!(
        bots.len() * 8 > entries.len(),
        "bots come to an eighth of the book in three games"
    );
}
