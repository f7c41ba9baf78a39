//! Options and set-up.

use redtag_kernel::{Flaw, Kind as _, List};
use serde::{Deserialize, Serialize};

use crate::audit::cards_of;
use crate::content::{Bound, Character, Content, Mission, Move, Slot};
use crate::position::{AreaDeck, Calm, Card, Cards, MAX_PLAYERS, Player, Position, ZOMBIE_KINDS};

/// How to play. The defaults are the official rules, for one player, with the first mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Players, 1 to 3.
    pub seats: u8,
    /// The mission, as `1A` (R1).
    pub mission: String,
    /// The character of each seat, as `adam`; seats without one take the next that is free (R2).
    pub characters: Vec<String>,
    /// Easier or harder (R34).
    pub difficulty: Difficulty,
    /// Another number for the first condition of the goal: 4 is the other reading of mission 1A
    /// (A2).
    pub goal: Option<u8>,
    /// Whose zombies count for "no zombies in play" (A20).
    pub calm: Calm,
}

/// Easier or harder (R34).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// The wave marker starts one lower, at -1 if the mission begins with 0 (A25).
    Easier,
    /// As the mission says.
    #[default]
    Usual,
    /// One more zombie card in each starting deck.
    Harder,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            seats: 1,
            mission: "1A".to_owned(),
            characters: Vec::new(),
            difficulty: Difficulty::Usual,
            goal: None,
            calm: Calm::Own,
        }
    }
}

/// The options that a position was played with: its mission and players (R1, R2), and the readings
/// of A2 and A20. The difficulty can no longer be seen, unless a wave marker stands lower than the
/// mission begins with (R34).
pub fn options_of(content: &Content, position: &Position, options: &Options) -> Options {
    let mission = content.missions.get(usize::from(position.mission));
    let usual = mission.map(usual_goal);
    let name = |player: &Player| {
        let character = content.characters.get(usize::from(player.character));
        character.map(|character| character.id.clone())
    };
    let names: Vec<String> = position.players.iter().filter_map(name).collect();
    Options {
        seats: position.players.len() as u8,
        mission: mission.map_or_else(|| options.mission.clone(), |mission| mission.id.clone()),
        characters: match is_chosen_by(content, options, &position.players) {
            true => options.characters.clone(),
            false => names,
        },
        difficulty: match mission.is_some_and(|mission| begins_lower(mission, position)) {
            true => Difficulty::Easier,
            false => options.difficulty,
        },
        goal: match usual == Some(position.goal) {
            true => options.goal.filter(|&goal| goal == position.goal),
            false => Some(position.goal),
        },
        calm: position.calm,
    }
}

/// Does a wave marker stand lower than the mission begins with?
fn begins_lower(mission: &Mission, position: &Position) -> bool {
    let begins = i16::from(mission.wave.with(position.players.len() as u8));
    position.players.iter().any(|player| player.wave < begins)
}

/// Do these options choose the characters of these players?
fn is_chosen_by(content: &Content, options: &Options, players: &[Player]) -> bool {
    let seats = players.len() as u8;
    let options = Options {
        seats,
        ..options.clone()
    };
    let chosen = characters(content, &options);
    chosen.is_ok_and(|chosen| {
        chosen
            .iter()
            .eq(players.iter().map(|player| &player.character))
    })
}

/// How many the first condition of a goal counts (A2).
fn usual_goal(mission: &Mission) -> u8 {
    let first = mission.goal.first().unwrap_or_default().bound;
    let (Bound::AtLeast(usual) | Bound::AtMost(usual)) = first;
    usual
}

/// The position before chance is asked anything: decks are made, nothing is drawn (R1-R7). A single
/// player plays by the same rules (A28).
pub fn lay_out(content: &Content, options: &Options) -> Result<Position, Flaw> {
    Flaw::within("seats", options.seats, 1..=MAX_PLAYERS as u8)?;
    let mut missions = content.missions.iter();
    let Some(place) = missions.position(|mission| mission.id == options.mission) else {
        let message = format!("no mission is called {:?}", options.mission);
        return Err(Flaw::at("mission", message));
    };
    let mission = &content.missions[place];
    Flaw::unless(options.goal != Some(0), "goal", "must be at least 1")?;
    let chosen = characters(content, options)?;
    let players = chosen.iter();
    Ok(Position {
        ending: None,
        turn: 1,
        mission: place as u8,
        goal: options.goal.unwrap_or_else(|| usual_goal(mission)),
        calm: options.calm,
        players: players
            .map(|&character| player(content, mission, character, options))
            .collect(),
    })
}

/// The character of each seat, none of them twice.
fn characters(content: &Content, options: &Options) -> Result<List<u8, MAX_PLAYERS>, Flaw> {
    let wrong = |message: String| Err(Flaw::at("characters", message));
    if options.characters.len() > usize::from(options.seats) {
        return wrong(match options.seats {
            1 => "there is only 1 seat".into(),
            seats => format!("there are only {seats} seats"),
        });
    }
    let mut chosen = List::<u8, MAX_PLAYERS>::default();
    for id in &options.characters {
        let mut all = content.characters.iter();
        match all.position(|character| character.id == *id) {
            Some(place) if !chosen.contains(&(place as u8)) => chosen.push(place as u8),
            Some(_) => return wrong(format!("{id:?} can only be there once")),
            None => return wrong(format!("no character is called {id:?}")),
        };
    }
    for place in 0..content.characters.len() as u8 {
        if chosen.len() < usize::from(options.seats) && !chosen.contains(&place) {
            chosen.push(place);
        }
    }
    Ok(chosen)
}

/// A player's board (R3) and decks (R4-R7). The wave marker of an easier game stands one
/// lower, below 0 if the mission begins there (R34, A25).
fn player(content: &Content, mission: &Mission, character: u8, options: &Options) -> Player {
    let easier = i16::from(options.difficulty == Difficulty::Easier);
    let Character { start, deck, .. } = &content.characters[usize::from(character)];
    let mut player = Player {
        character,
        wave: i16::from(mission.wave.with(options.seats)) - easier,
        draw: *deck,
        area: AreaDeck {
            unseen: rest(content, *start, deck),
            ..AreaDeck::default()
        },
        ..Player::default()
    };
    player.sideways.put(*start);
    add_zombies(content, mission, options, &mut player);
    let moves = mission.moves.iter();
    moves.for_each(|&moved| relocate(&mut player, moved));
    player.area.set_aside = mission.lost.min(player.area.unseen.total());
    let wounds = mission.wounds.iter();
    wounds.for_each(|&spot| player.wounds.set(spot, true));
    player
}

/// The zombie pile, and the zombie cards of the starting deck: one for each player unless the
/// mission says otherwise, and one more in a harder game (R4, R6, R34).
fn add_zombies(content: &Content, mission: &Mission, options: &Options, player: &mut Player) {
    let pile = &content.deck.counts()[..ZOMBIE_KINDS];
    player.pile.copy_from_slice(pile);
    let harder = u8::from(options.difficulty == Difficulty::Harder);
    let seats = options.seats;
    let zombies = mission.zombies.map_or(seats, |zombies| zombies.with(seats));
    for _ in 0..zombies + harder {
        if let Some(zombies) = top_of_pile(&mut player.pile) {
            player.draw.put(zombies);
        }
    }
}

/// The cards that are neither starting cards nor zombies: the area deck (R7).
fn rest(content: &Content, start: Card, deck: &Cards) -> Cards {
    let mut rest = content.deck;
    for (card, count) in deck.iter() {
        (0..count).for_each(|_| _ = rest.take(card));
    }
    rest.take(start);
    for number in 0..ZOMBIE_KINDS {
        while rest.take(Card::from_index(number)) {}
    }
    rest
}

/// The easiest card of a zombie pile (R4).
pub fn top_of_pile(pile: &mut [u8; ZOMBIE_KINDS]) -> Option<Card> {
    let kind = pile.iter().position(|&count| count > 0)?;
    pile[kind] -= 1;
    Some(Card::from_index(kind))
}

/// A card begins elsewhere than usual, from the area deck if it is there (R1).
fn relocate(player: &mut Player, Move { card, to }: Move) {
    let from_area = to != Slot::Area && player.area.unseen.take(card);
    if !from_area && !player.draw.take(card) && !player.sideways.take(card) {
        return;
    }
    match to {
        Slot::Area => player.area.unseen.put(card),
        Slot::AreaBottom => _ = player.area.put_under(card),
        Slot::Draw => player.draw.put(card),
        Slot::Discard => player.discard.put(card),
        Slot::Scouted => player.scouted.put(card),
        Slot::Sideways => player.sideways.put(card),
        Slot::Prepared => player.prepared.put(card),
        Slot::Destroyed => player.destroyed.put(card),
    }
}

/// Fills in what a hand-written position does not say: the goal of its mission (R1), the wave
/// marker, wounds and character of its players (R2, R3), and where their other cards are (R4-R7).
pub fn complete(
    content: &Content,
    options: &Options,
    position: &mut Position,
    given: &dyn Fn(&str) -> bool,
) {
    let Some(mission) = content.missions.get(usize::from(position.mission)) else {
        return;
    };
    if !given("goal") {
        position.goal = options.goal.unwrap_or_else(|| usual_goal(mission));
    }
    let options = Options {
        seats: position.players.len() as u8,
        mission: mission.id.clone(),
        ..options.clone()
    };
    if !given("players") {
        if let Ok(begun) = lay_out(content, &options) {
            position.players = begun.players;
        }
        return;
    }
    for seat in 0..position.players.len() {
        let is_given = |field: &str| given(&format!("players/{seat}/{field}"));
        if !is_given("character") {
            let free = free_character(content, &options, position, seat, given);
            position.players[seat].character = free;
        }
        complete_player(
            content,
            mission,
            &options,
            &mut position.players[seat],
            &is_given,
        );
    }
}

/// Fills in what is not said of one player, as the mission begins.
fn complete_player(
    content: &Content,
    mission: &Mission,
    options: &Options,
    player: &mut Player,
    is_given: &dyn Fn(&str) -> bool,
) {
    if usize::from(player.character) >= content.characters.len() {
        return;
    }
    let begun = self::player(content, mission, player.character, options);
    if !is_given("wave") {
        player.wave = begun.wave;
    }
    if !is_given("wounds") {
        player.wounds = begun.wounds;
    }
    fill_up(content, player, &begun, is_given);
}

/// The first character that the options choose, or else the first of the content, that no other
/// player has.
fn free_character(
    content: &Content,
    options: &Options,
    position: &Position,
    seat: usize,
    given: &dyn Fn(&str) -> bool,
) -> u8 {
    let is_taken = |character: u8| {
        let mut others = position.players.iter().enumerate();
        others.any(|(other, player)| {
            let is_known = other < seat || given(&format!("players/{other}/character"));
            other != seat && is_known && player.character == character
        })
    };
    let chosen = characters(content, options).unwrap_or_default();
    let all = chosen.iter().copied().skip(seat);
    all.chain(0..content.characters.len() as u8)
        .find(|&character| !is_taken(character))
        .unwrap_or(0)
}

/// Puts the cards that are not mentioned where they begin; those that are mentioned are taken from
/// the starting cards first. What begins in a zone that was written down goes to the area deck
/// instead.
fn fill_up(
    content: &Content,
    player: &mut Player,
    begun: &Player,
    is_given: &dyn Fn(&str) -> bool,
) {
    let here = cards_of(player);
    let bottom = if is_given("area") {
        List::default()
    } else {
        begun.area.bottom
    };
    for (card, count) in content.deck.iter() {
        let missing = u16::from(count).saturating_sub(here[card.index()]) as u8;
        let left = fill_zones(player, begun, (card, count), missing, is_given);
        if card.is_zombie() {
            if !is_given("pile") {
                player.pile[card.index()] += left;
            }
        } else if bottom.contains(&card) && left > 0 {
            player.area.put_under(card);
        } else if !is_given("area/unseen") {
            (0..left).for_each(|_| player.area.unseen.put(card));
        }
    }
    if !is_given("area/set_aside") {
        player.area.set_aside = begun.area.set_aside.min(player.area.unseen.total());
    }
}

/// Puts what is missing of a card into the zones where it begins, as far as they were not written
/// down. Returns how many are left.
fn fill_zones(
    player: &mut Player,
    begun: &Player,
    (card, count): (Card, u8),
    missing: u8,
    is_given: &dyn Fn(&str) -> bool,
) -> u8 {
    let homes: [(&str, &Cards, &mut Cards); 6] = [
        ("draw", &begun.draw, &mut player.draw),
        ("sideways", &begun.sideways, &mut player.sideways),
        ("scouted", &begun.scouted, &mut player.scouted),
        ("prepared", &begun.prepared, &mut player.prepared),
        ("discard", &begun.discard, &mut player.discard),
        ("destroyed", &begun.destroyed, &mut player.destroyed),
    ];
    let (mut away, mut left) = (count - missing, missing);
    for (zone, begun, home) in homes {
        let begins = begun.count(card);
        let stays = begins.saturating_sub(away).min(left);
        away = away.saturating_sub(begins);
        if !is_given(zone) {
            (0..stays).for_each(|_| home.put(card));
            left -= stays;
        }
    }
    left
}
