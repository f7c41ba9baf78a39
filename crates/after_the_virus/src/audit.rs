//! What is wrong with a position that did not come from play: values out of range, cards that are
//! missing or where they cannot be, a question that the rules would not ask.

use redtag_kernel::{Flaw, Kind as _};

use crate::content::{Ability, CardRules, Content, Effect, Mission, Prepare, Type, When};
use crate::legal::{Legal, is_asked};
use crate::position::{
    Ammo, Card, Cards, Ending, KINDS, MAX_PLAYERS, MAX_SAVED, Phase, Player, Position,
    ZOMBIE_KINDS, Zombies,
};
use crate::rules::{failure, is_reached};

type Audit = Result<(), Flaw>;

const NOT_ASKED: &str = "the rules would not ask this here";

/// Values in range, every card exactly once and where it can be, and a question that the rules
/// would ask.
pub fn audit(content: &Content, position: &Position) -> Audit {
    let seats = position.players.len() as u8;
    Flaw::within("players", seats, 1..=MAX_PLAYERS as u8)?;
    let missions = content.missions.len();
    let message = format!("there are only {missions} missions");
    Flaw::unless(
        usize::from(position.mission) < missions,
        "mission",
        &message,
    )?;
    Flaw::unless(position.goal > 0, "goal", "must be at least 1")?;
    let is_out_of_time = position.ending == Some(Ending::OutOfTime);
    let last = content.numbers.turns + u8::from(is_out_of_time);
    Flaw::within("turn", position.turn, 1..=last)?;
    for seat in 0..seats {
        let legal = Legal::new(content, position, seat);
        audit_seat(legal).map_err(|flaw| flaw.inside(&format!("players[{seat}]")))?;
        audit_among_others(position, seat)?;
    }
    let held_up = position.players.iter().filter(|player| player.holds_up());
    let alone = position.ending.is_some() || held_up.count() <= 1;
    Flaw::unless(
        alone,
        "players",
        "only one at a time is in the middle of this (A11)",
    )?;
    audit_ending(content, position)
}

/// One player.
fn audit_seat(legal: Legal) -> Audit {
    let (content, player) = (legal.content, legal.player());
    let seats = legal.position.players.len();
    let mission = &content.missions[usize::from(legal.position.mission)];
    let begins = i16::from(mission.wave.with(seats as u8));
    audit_character(content, player)?;
    audit_cards(content, player)?;
    audit_player(content, player, begins)?;
    audit_area(mission, player)?;
    audit_rescued(content, player)?;
    audit_play_area(content, player)?;
    audit_ammo(content, player)?;
    audit_steps(content, player, seats)?;
    audit_draw(content, player)?;
    audit_question(legal)
}

/// Characters differ, and whoever has died is the one whose death ended the game (R23).
fn audit_among_others(position: &Position, seat: u8) -> Audit {
    let player = &position.players[usize::from(seat)];
    let mut before = position.players[..usize::from(seat)].iter();
    let is_twice = before.any(|other| other.character == player.character);
    Flaw::unless(!is_twice, "players", "every character is there once")?;
    let has_died = position.ending == Some(Ending::Died(seat));
    let message = "whoever has a wound in the brain has died";
    Flaw::unless(player.wounds.brain == has_died, "ending", message)
}

/// It has not ended unnoticed, or it has ended in the way that it says (R32, R33, A40).
fn audit_ending(content: &Content, position: &Position) -> Result<(), Flaw> {
    let wrong = |place: &str, message: &str| Err(Flaw::at(place, message));
    let is_busy = |player: &Player| {
        player.hand.total() > 0 || !player.attacking.is_empty() || !player.steps.is_empty()
    };
    match position.ending {
        None if failure(content, position).is_some() => wrong("mission", "the mission has failed"),
        None if is_asked(content, position).first().is_none() => {
            wrong("players", "the rules would not ask anybody here")
        }
        Some(Ending::Died(seat)) if usize::from(seat) >= position.players.len() => {
            wrong("ending", "there is no such player")
        }
        Some(Ending::Failed(number)) if failure(content, position) != Some(number) => {
            wrong("ending", "this failure of the mission has not come about")
        }
        Some(Ending::Won)
            if !is_reached(content, position) || position.players.iter().any(is_busy) =>
        {
            wrong("ending", "the goal is not reached at the end of a turn")
        }
        Some(Ending::OutOfTime) if position.turn <= content.numbers.turns => {
            wrong("ending", "turns are left to play")
        }
        _ => Ok(()),
    }
}

fn audit_character(content: &Content, player: &Player) -> Audit {
    let last = (content.characters.len() - 1).min(u8::MAX.into()) as u8;
    Flaw::within("character", player.character, 0..=last)
}

/// The mission's number of cards is lost, whatever else has become of the area deck (R1).
fn audit_area(mission: &Mission, player: &Player) -> Audit {
    let lost = mission.lost.min(player.area.unseen.total());
    let found = player.area.set_aside;
    let message = format!("in this mission it must be {lost}, not {found}");
    Flaw::unless(found == lost, "area.set_aside", &message)
}

/// A card that leaves when it is saved is destroyed, unless something brings it back (A23).
fn audit_rescued(content: &Content, player: &Player) -> Audit {
    let is_gone = |card: Card| {
        let CardRules { kind, leaves, .. } = *content.card(card);
        let comes_back =
            |effect: &Effect| matches!(effect, Effect::Recover(of) if of.contains(kind));
        let stays = card.is_zombie() || !leaves || player.destroyed.count(card) > 0;
        stays || abilities(content).any(|(_, ability)| ability.effects.iter().any(comes_back))
    };
    match player.rescued.iter().find(|&card| !is_gone(card)) {
        None => Ok(()),
        Some(card) => {
            let message = format!("card {} is destroyed when it is saved (A23)", card.number());
            Err(Flaw::at("rescued", message))
        }
    }
}

/// Every ability of every card.
fn abilities(content: &Content) -> impl Iterator<Item = (Card, &Ability)> {
    let cards = content.deck.iter().map(|(card, _)| card);
    cards.flat_map(|card| {
        let abilities = content.card(card).abilities.iter();
        abilities.map(move |ability| (card, ability))
    })
}

/// Every card as often as it exists, and no zombies where they do not go (R2, R4).
fn audit_cards(content: &Content, player: &Player) -> Audit {
    let zones = zones_of(player);
    for (index, &there) in content.deck.counts().iter().enumerate() {
        audit_count(&zones, index, u16::from(there))?;
    }
    let no_zombies = [
        "hand",
        "scouted",
        "sideways",
        "destroyed",
        "area.top",
        "area.unseen",
        "area.bottom",
    ];
    let has_zombies = |(zone, cards): &&(&'static str, [u16; KINDS])| {
        no_zombies.contains(zone) && cards[..ZOMBIE_KINDS].iter().any(|&count| count > 0)
    };
    match zones.iter().find(has_zombies) {
        Some((zone, _)) => Err(Flaw::at(*zone, "zombies do not go there")),
        None => Ok(()),
    }
}

/// One kind of card. A flaw names the zone in which there are too many, or where one is missing.
fn audit_count(zones: &[(&str, [u16; KINDS])], index: usize, there: u16) -> Audit {
    let (mut found, mut overfull) = (0, None);
    for (zone, cards) in zones {
        found += cards[index];
        if found > there {
            overfull.get_or_insert(*zone);
        }
    }
    let home = if index < ZOMBIE_KINDS {
        "pile"
    } else {
        "area.unseen"
    };
    let message = format!("card {} is there {found} times, not {there}", index + 1);
    Flaw::unless(found == there, overfull.unwrap_or(home), &message)
}

/// Values in range; the mission begins with this wave number.
fn audit_player(content: &Content, player: &Player, begins: i16) -> Audit {
    let drawn = player.hand.total() <= content.numbers.hand;
    Flaw::unless(drawn, "hand", "more cards than are drawn")?;
    audit_wave(content, player, begins)?;
    let most = most_prevented(content);
    let message = format!("cards prevent {most} wounds at most");
    Flaw::unless(player.prevention <= most, "prevention", &message)?;
    let is_limited = |card: Card| {
        let abilities = content.card(card).abilities;
        abilities.iter().any(|ability| ability.once)
    };
    let limited = player.used.iter().all(is_limited);
    Flaw::unless(limited, "used", "only cards that work once a turn")?;
    let survivors = player.rescued.iter().all(|card| content.saves(card) > 0);
    Flaw::unless(survivors, "rescued", "only cards that can be saved")?;
    Flaw::within("saved", player.saved, 0..=MAX_SAVED)
}

/// The wave rises from where the mission begins, by one in a turn at most (R9, R34).
fn audit_wave(content: &Content, player: &Player, begins: i16) -> Audit {
    let message = format!("the mission begins with {begins}, or one lower if it is easier");
    Flaw::unless(player.wave >= begins - 1, "wave", &message)?;
    let last = begins + i16::from(content.numbers.turns);
    let message = format!("must be at most {last}, not {}", player.wave);
    Flaw::unless(player.wave <= last, "wave", &message)
}

/// How many wounds all cards prevent together.
fn most_prevented(content: &Content) -> u8 {
    let prevented = content.deck.iter().map(|(card, count)| {
        let effects = content.card(card).abilities.iter();
        let effects = effects.flat_map(|ability| ability.effects.iter());
        let wounds = effects.map(|effect| match *effect {
            Effect::Prevent(wounds) => wounds,
            _ => 0,
        });
        wounds.sum::<u8>() * count
    });
    prevented.sum()
}

fn audit_play_area(content: &Content, player: &Player) -> Audit {
    let cured = |(card, _): (Card, u8)| card.number() > 1 && card.is_zombie();
    let single = !player.prepared.iter().any(cured);
    Flaw::unless(single, "prepared", "only single zombies can be cured")?;
    for (field, zone) in [
        ("prepared", &player.prepared),
        ("sideways", &player.sideways),
    ] {
        let has_event = zone.iter().any(|(card, _)| content.card(card).is_event());
        Flaw::unless(!has_event, field, "events are never in play")?;
    }
    audit_attacking(player)?;
    let is_busy =
        player.hand.total() > 0 || !player.attacking.is_empty() || !player.steps.is_empty();
    let message = "nobody is done with cards in hand or with zombies";
    Flaw::unless(!(player.done && is_busy), "done", message)
}

/// Zombie cards with something left on them, in order; a card that has lost no zombies has not been
/// discarded from (R19, R20).
fn audit_attacking(player: &Player) -> Audit {
    let attacking = player.attacking.as_slice();
    let kinds = 1..=ZOMBIE_KINDS as u8;
    if let Some(zombies) = attacking.iter().find(|one| !kinds.contains(&one.printed)) {
        let found = zombies.printed;
        let message = format!("a card has 1 to {ZOMBIE_KINDS} zombies, not {found}");
        return Err(Flaw::at("attacking", message));
    }
    let is_odd = |one: &Zombies| {
        !(1..=one.printed).contains(&one.left) || (one.discarded && one.left == one.printed)
    };
    let sound = !attacking.iter().any(is_odd) && attacking.is_sorted();
    let message = "zombies that are left, the smallest cards first";
    Flaw::unless(sound, "attacking", message)
}

/// Ammo under weapons that use it, no more than they were prepared with (R28), and what loads
/// itself (A29).
fn audit_ammo(content: &Content, player: &Player) -> Audit {
    let ammo = player.ammo.as_slice();
    let fits = |ammo: &Ammo| {
        let weapon = content.card(ammo.under);
        !ammo.card.is_zombie()
            && weapon.kind == Type::Weapon
            && (weapon.takes_ammo() || content.card(ammo.card).loads_itself())
            && (player.prepared.count(ammo.under) > 0
                || player.steps.contains(&Phase::Prepare(ammo.under)))
    };
    let sound = ammo.iter().all(fits) && ammo.is_sorted();
    let message = "cards under prepared weapons that use them, in the order of their numbers";
    Flaw::unless(sound, "ammo", message)?;
    let mut weapons = player.prepared.iter().map(|(weapon, _)| weapon);
    let sound = weapons.all(|weapon| is_loadable(content, player, weapon));
    Flaw::unless(sound, "ammo", "more than the weapon can be prepared with")
}

/// Is there no more ammo under a weapon than it can be prepared with? A card that loads it from the
/// hand has no limit, and what loads itself does not count.
fn is_loadable(content: &Content, player: &Player, weapon: Card) -> bool {
    let rules = content.card(weapon);
    let mut effects = rules.abilities.iter().flat_map(|ability| &ability.effects);
    let most = match rules.prepare {
        _ if effects.any(|&effect| effect == Effect::LoadFromHand) => return true,
        Prepare::Ammo(cards) => cards,
        _ => content.numbers.hand,
    };
    let loaded = player.ammo_of(weapon);
    let loaded = loaded.filter(|&card| !content.card(card).loads_itself());
    loaded.count() <= usize::from(most)
}

/// Steps that could come from play: something is left of each, and its cards and seats exist.
fn audit_steps(content: &Content, player: &Player, seats: usize) -> Audit {
    let mut steps = player.steps.iter();
    let sound = steps.all(|&phase| is_sound(content, player, seats, phase));
    Flaw::unless(sound, "steps", NOT_ASKED)
}

fn is_sound(content: &Content, player: &Player, seats: usize, phase: Phase) -> bool {
    let is_there = |card: Card| content.deck.count(card) > 0 && !card.is_zombie();
    let seated = |whose: Option<u8>| whose.is_none_or(|seat| usize::from(seat) < seats);
    match phase {
        Phase::Draw | Phase::ShuffleAndDraw => {
            player.hand.total() == 0 && player.attacking.is_empty()
        }
        Phase::Thin(left) | Phase::Pay(left) | Phase::Prevent(left) => left > 0,
        Phase::Reward(left) => (1..=most_saved(content)).contains(&left),
        Phase::Save { chosen } => chosen <= most_saved(content),
        Phase::Load { weapon, left } | Phase::Spend { weapon, left } => {
            left > 0 && is_there(weapon)
        }
        Phase::LoadAny(card)
        | Phase::Retrieve(card)
        | Phase::Prepare(card)
        | Phase::LoadItself(card) => is_there(card),
        Phase::Leave { card, to } => {
            let leaves = |ability: &Ability| ability.itself == Some(to);
            player.prepared.count(card) > 0 && content.card(card).abilities.iter().any(leaves)
        }
        Phase::Hit(hit) => hit.left > 0 && is_there(hit.by) && seated(hit.whose),
        Phase::Heal { whose, .. } => seated(whose) && is_left_of_effect(content, phase),
        Phase::Scout { .. } => is_left_of_effect(content, phase),
        Phase::RetrieveFree { left, .. } => left > 0,
        Phase::SpareWeapon | Phase::SpareVehicle | Phase::Cure | Phase::Wound => true,
        Phase::PrepareFree { .. } | Phase::Recover { .. } => true,
    }
}

/// Is this the rest of healing or scouting that a card does, or the scouting of an action (R14)?
fn is_left_of_effect(content: &Content, phase: Phase) -> bool {
    let any = |is_such: &dyn Fn(Card, &Ability, &Effect) -> bool| {
        abilities(content).any(|(card, ability)| {
            let mut effects = ability.effects.iter();
            effects.any(|effect| is_such(card, ability, effect))
        })
    };
    match phase {
        Phase::Heal {
            by, left, may_stop, ..
        } => {
            left > 0
                && any(&|card, ability, effect| match *effect {
                    Effect::Heal(most) => card == by && goes_on(ability, left, most, may_stop),
                    _ => false,
                })
        }
        Phase::Scout { left, may_stop } => {
            let by_action = left == 1 && !may_stop;
            let by_card = |_, ability: &Ability, effect: &Effect| match *effect {
                Effect::Scout(most) => goes_on(ability, left, most, may_stop),
                _ => false,
            };
            left > 0 && (by_action || any(&by_card))
        }
        _ => false,
    }
}

/// Can this much be left of an effect? It may have ended after a part of it, or may be a reaction
/// that can be declined (R17, A33, A39).
fn goes_on(ability: &Ability, left: u8, most: u8, may_stop: bool) -> bool {
    let can_be_declined = !matches!(ability.when, When::Use | When::Played);
    match may_stop {
        true => left < most || (left == most && can_be_declined),
        false => left == most && !can_be_declined,
    }
}

/// How many people all cards of a player count for if all of them are saved (R31).
fn most_saved(content: &Content) -> u8 {
    let saves = |(card, count)| u32::from(content.saves(card)) * u32::from(count);
    let all: u32 = content.deck.iter().map(saves).sum();
    all.min(u8::MAX.into()) as u8
}

/// Cards are destroyed before a reshuffle if the zombie pile is empty, and only if what is left is
/// too little for a hand (R9, R10).
fn audit_draw(content: &Content, player: &Player) -> Audit {
    let steps = player.steps.as_slice();
    let shuffles = steps.contains(&Phase::ShuffleAndDraw);
    let too_soon = shuffles && player.draw.total() >= content.numbers.hand;
    Flaw::unless(!too_soon, "steps", NOT_ASKED)?;
    if !steps.iter().any(|phase| matches!(phase, Phase::Thin(_))) {
        return Ok(());
    }
    let is_short = |left: u8| left <= content.numbers.thinned && player.in_pile() == 0;
    let thins = matches!(*steps, [Phase::Thin(left), Phase::ShuffleAndDraw] if is_short(left));
    Flaw::unless(thins, "steps", NOT_ASKED)
}

/// What is asked has several answers, and limits are kept.
fn audit_question(legal: Legal) -> Audit {
    let phase = legal.player().steps.first();
    if let Some(phase) = phase.filter(|_| legal.position.ending.is_none()) {
        let mut answers = 0;
        legal.each_answer(phase, &mut |_| answers += 1);
        let is_asked = answers >= 2 && !legal.runs_by_itself(phase);
        Flaw::unless(is_asked, "steps", NOT_ASKED)?;
    }
    let fits = |kind, spare| !legal.has_too_many(kind) || phase == Some(spare);
    let sound = fits(Type::Weapon, Phase::SpareWeapon) && fits(Type::Vehicle, Phase::SpareVehicle);
    Flaw::unless(
        sound,
        "prepared",
        "too many weapons or vehicles are prepared",
    )
}

/// How many of each card a player has, wherever they lie.
pub fn cards_of(player: &Player) -> [u16; KINDS] {
    let mut all = [0; KINDS];
    for (_, zone) in zones_of(player) {
        all.iter_mut()
            .zip(zone)
            .for_each(|(sum, count)| *sum += count);
    }
    all
}

/// How many of each card lie where, by the name of the field; first the places where people put
/// them.
fn zones_of(player: &Player) -> [(&'static str, [u16; KINDS]); 13] {
    let of = |cards: &Cards| cards.counts().map(u16::from);
    let mut pile = [0; KINDS];
    for (sum, &count) in pile.iter_mut().zip(&player.pile) {
        *sum = u16::from(count);
    }
    let ammo = player.ammo.iter().map(|one| one.card.index());
    let attacking = player.attacking.iter();
    let attacking = attacking.map(|one| usize::from(one.printed).clamp(1, ZOMBIE_KINDS) - 1);
    [
        ("hand", of(&player.hand)),
        ("attacking", tally(attacking)),
        ("sideways", of(&player.sideways)),
        ("prepared", of(&player.prepared)),
        ("ammo", tally(ammo)),
        ("scouted", of(&player.scouted)),
        ("discard", of(&player.discard)),
        ("destroyed", of(&player.destroyed)),
        ("draw", of(&player.draw)),
        (
            "area.top",
            tally(player.area.top.iter().map(|card| card.index())),
        ),
        (
            "area.bottom",
            tally(player.area.bottom.iter().map(|card| card.index())),
        ),
        ("area.unseen", of(&player.area.unseen)),
        ("pile", pile),
    ]
}

/// How often each kind of card is among these.
fn tally(cards: impl Iterator<Item = usize>) -> [u16; KINDS] {
    let mut counts = [0; KINDS];
    cards.for_each(|kind| counts[kind] += 1);
    counts
}
