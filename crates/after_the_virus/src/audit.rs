//! What is wrong with a position that did not come from play: values out of range, cards that are
//! missing or where they cannot be, a question that the rules would not ask.

use redtag_kernel::{Flaw, Kind as _};

use crate::content::{Ability, CardRules, Content, Effect, Mission, Prepare, Type, When};
use crate::legal::{Legal, is_asked};
use crate::position::{
    Ammo, Card, Cards, Ending, Hit, KINDS, MAX_PLAYERS, MAX_SAVED, Phase, Player, Position,
    ZOMBIE_KINDS, Zombies,
};
use crate::rules::{failure, is_reached};

/// Values in range, every card exactly once and where it can be, and a question that the rules
/// would ask.
pub fn audit(content: &Content, position: &Position) -> Result<(), Flaw> {
    let wrong = |place: &str, message: String| Err(Flaw::at(place, message));
    let seats = position.players.len();
    if seats == 0 {
        return wrong(
            "players",
            format!("must be 1 to {MAX_PLAYERS}, not {seats}"),
        );
    }
    if usize::from(position.mission) >= content.missions.len() {
        return wrong(
            "mission",
            format!("there are only {} missions", content.missions.len()),
        );
    }
    if position.goal == 0 {
        return wrong("goal", "must be at least 1".into());
    }
    let is_out_of_time = position.ending == Some(Ending::OutOfTime);
    let last = content.numbers.turns + u8::from(is_out_of_time);
    if !(1..=last).contains(&position.turn) {
        return wrong(
            "turn",
            format!("must be 1 to {last}, not {}", position.turn),
        );
    }
    for (player, seat) in position.players.iter().zip(0..) {
        let legal = Legal {
            content,
            position,
            seat,
        };
        let mission = &content.missions[usize::from(position.mission)];
        let begins = i16::from(mission.wave.with(seats as u8));
        let audited = audit_character(content, player)
            .and_then(|()| audit_cards(content, player))
            .and_then(|()| audit_player(content, player, begins))
            .and_then(|()| audit_area(mission, player))
            .and_then(|()| audit_rescued(content, player))
            .and_then(|()| audit_play_area(content, player))
            .and_then(|()| audit_ammo(content, player))
            .and_then(|()| audit_steps(content, player, seats))
            .and_then(|()| audit_draw(content, player))
            .and_then(|()| audit_question(legal));
        audited
            .map_err(|(field, message)| Flaw::at(format!("players[{seat}].{field}"), message))?;
        let before = &position.players[..usize::from(seat)];
        if before
            .iter()
            .any(|other| other.character == player.character)
        {
            return wrong("players", "every character is there once".into());
        }
        if player.wounds.brain != (position.ending == Some(Ending::Died(seat))) {
            return wrong("ending", "whoever has a wound in the brain has died".into());
        }
    }
    let held_up = position.players.iter().filter(|player| player.holds_up());
    if position.ending.is_none() && held_up.count() > 1 {
        return wrong(
            "players",
            "only one at a time is in the middle of this (A11)".into(),
        );
    }
    audit_ending(content, position)
}

/// It has not ended before anybody noticed, or it has ended in the way that it says (R32, R33,
/// A40).
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

type Audit = Result<(), (&'static str, String)>;

fn audit_character(content: &Content, player: &Player) -> Audit {
    let characters = content.characters.len();
    if usize::from(player.character) < characters {
        return Ok(());
    }
    let message = format!("must be 0 to {}, not {}", characters - 1, player.character);
    Err(("character", message))
}

/// As many cards as the mission says are lost, whatever else has become of the area deck (R1).
fn audit_area(mission: &Mission, player: &Player) -> Audit {
    let (lost, found) = (
        mission.lost.min(player.area.unseen.total()),
        player.area.set_aside,
    );
    if found == lost {
        return Ok(());
    }
    Err((
        "area.set_aside",
        format!("in this mission it must be {lost}, not {found}"),
    ))
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
            Err(("rescued", message))
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

/// Every card as often as there are of it, and no zombies where they do not go (R2, R4).
fn audit_cards(content: &Content, player: &Player) -> Audit {
    let zones = zones_of(player);
    for (index, &there) in content.deck.counts().iter().enumerate() {
        let (mut found, mut overfull) = (0, None);
        for (zone, cards) in &zones {
            found += cards[index];
            if found > u16::from(there) {
                overfull.get_or_insert(*zone);
            }
        }
        let missing = if index < ZOMBIE_KINDS {
            "pile"
        } else {
            "area.unseen"
        };
        if found != u16::from(there) {
            let message = format!("card {} is there {found} times, not {there}", index + 1);
            return Err((overfull.unwrap_or(missing), message));
        }
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
        Some((zone, _)) => Err((zone, "zombies do not go there".into())),
        None => Ok(()),
    }
}

/// Values in range; the mission begins with this wave number.
fn audit_player(content: &Content, player: &Player, begins: i16) -> Audit {
    let wrong = |field, message: &str| Err((field, message.to_owned()));
    if player.hand.total() > content.numbers.hand {
        return wrong("hand", "more cards than are drawn");
    }
    if player.wave < begins - 1 {
        let message = format!("the mission begins with {begins}, or one lower if it is easier");
        return Err(("wave", message));
    }
    let last = begins + i16::from(content.numbers.turns);
    if player.wave > last {
        let message = format!("must be at most {last}, not {}", player.wave);
        return Err(("wave", message));
    }
    let prevents = content.deck.iter().map(|(card, count)| {
        let effects = content.card(card).abilities.iter();
        let effects = effects.flat_map(|ability| ability.effects.iter());
        let wounds = effects.map(|effect| match *effect {
            Effect::Prevent(wounds) => wounds,
            _ => 0,
        });
        wounds.sum::<u8>() * count
    });
    let most: u8 = prevents.sum();
    if player.prevention > most {
        return Err(("prevention", format!("cards prevent {most} wounds at most")));
    }
    let is_limited = |card: Card| {
        let abilities = content.card(card).abilities;
        abilities.iter().any(|ability| ability.once)
    };
    if !player.used.iter().all(is_limited) {
        return wrong("used", "only cards that work once a turn");
    }
    if !player.rescued.iter().all(|card| content.saves(card) > 0) {
        return wrong("rescued", "only cards that can be saved");
    }
    if player.saved > MAX_SAVED {
        return Err((
            "saved",
            format!("must be 0 to {MAX_SAVED}, not {}", player.saved),
        ));
    }
    Ok(())
}

fn audit_play_area(content: &Content, player: &Player) -> Audit {
    let wrong = |field, message: &str| Err((field, message.to_owned()));
    let cured = |(card, _): (Card, u8)| card.number() > 1 && card.is_zombie();
    if player.prepared.iter().any(cured) {
        return wrong("prepared", "only single zombies can be cured");
    }
    for (field, zone) in [
        ("prepared", &player.prepared),
        ("sideways", &player.sideways),
    ] {
        if zone.iter().any(|(card, _)| content.card(card).is_event()) {
            return wrong(field, "events are never in play");
        }
    }
    let attacking = player.attacking.as_slice();
    let kinds = 1..=ZOMBIE_KINDS as u8;
    if let Some(zombies) = attacking.iter().find(|one| !kinds.contains(&one.printed)) {
        let message = format!(
            "a card has 1 to {ZOMBIE_KINDS} zombies, not {}",
            zombies.printed
        );
        return Err(("attacking", message));
    }
    let odd =
        |&Zombies {
             printed,
             left,
             discarded,
         }: &_| { !(1..=printed).contains(&left) || (discarded && left == printed) };
    if attacking.iter().any(odd) || !attacking.is_sorted() {
        return wrong(
            "attacking",
            "zombies that are left, the smallest cards first",
        );
    }
    if player.done && (player.hand.total() > 0 || !attacking.is_empty() || !player.steps.is_empty())
    {
        return wrong("done", "nobody is done with cards in hand or with zombies");
    }
    Ok(())
}

/// Ammo under weapons that use it, no more than they were prepared with (R28), and what loads
/// itself (A29).
fn audit_ammo(content: &Content, player: &Player) -> Audit {
    let wrong = |field, message: &str| Err((field, message.to_owned()));
    let ammo = player.ammo.as_slice();
    let fits = |ammo: &Ammo| {
        let weapon = content.card(ammo.under);
        !ammo.card.is_zombie()
            && weapon.kind == Type::Weapon
            && (weapon.takes_ammo() || content.card(ammo.card).loads_itself())
            && (player.prepared.count(ammo.under) > 0
                || player.steps.contains(&Phase::Prepare(ammo.under)))
    };
    if !ammo.iter().all(fits) || !ammo.is_sorted() {
        return wrong(
            "ammo",
            "cards under prepared weapons that use them, in the order of their numbers",
        );
    }
    for (weapon, _) in player.prepared.iter() {
        let rules = content.card(weapon);
        let mut effects = rules.abilities.iter().flat_map(|ability| &ability.effects);
        let most = match rules.prepare {
            _ if effects.any(|&effect| effect == Effect::LoadFromHand) => continue,
            Prepare::Ammo(cards) => cards,
            _ => content.numbers.hand,
        };
        let loaded = player.ammo_of(weapon);
        let loaded = loaded.filter(|&card| !content.card(card).loads_itself());
        if loaded.count() > usize::from(most) {
            return wrong("ammo", "more than the weapon can be prepared with");
        }
    }
    Ok(())
}

/// Steps that could come from play: something is left of each, and cards and seats are there.
fn audit_steps(content: &Content, player: &Player, seats: usize) -> Audit {
    let is_there = |card: Card| content.deck.count(card) > 0 && !card.is_zombie();
    let seated = |whose: Option<u8>| whose.is_none_or(|seat| usize::from(seat) < seats);
    let sound = |phase: &Phase| match *phase {
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
        Phase::Hit(Hit {
            by, left, whose, ..
        }) => left > 0 && is_there(by) && seated(whose),
        Phase::Heal {
            by,
            left,
            whose,
            may_stop,
        } => {
            let heals = |(card, ability): (Card, &Ability)| {
                let heals = |most| card == by && goes_on(ability, left, most, may_stop);
                let effects = ability.effects.iter();
                effects
                    .clone()
                    .any(|effect| matches!(*effect, Effect::Heal(most) if heals(most)))
            };
            left > 0 && seated(whose) && abilities(content).any(heals)
        }
        Phase::Scout { left, may_stop } => {
            let scouts = |(_, ability): (Card, &Ability)| {
                let scouts = |most| goes_on(ability, left, most, may_stop);
                let effects = ability.effects.iter();
                effects
                    .clone()
                    .any(|effect| matches!(*effect, Effect::Scout(most) if scouts(most)))
            };
            let by_action = left == 1 && !may_stop;
            left > 0 && (by_action || abilities(content).any(scouts))
        }
        Phase::RetrieveFree { left, .. } => left > 0,
        Phase::SpareWeapon | Phase::SpareVehicle | Phase::Cure | Phase::Wound => true,
        Phase::PrepareFree { .. } | Phase::Recover { .. } => true,
    };
    if player.steps.iter().all(sound) {
        Ok(())
    } else {
        Err(("steps", "the rules would not ask this here".into()))
    }
}

/// Can this much be left of an effect? It may end after a part of it, or as an answer to something
/// that can be declined (R17, A33, A39).
fn goes_on(ability: &Ability, left: u8, most: u8, may_stop: bool) -> bool {
    let can_be_declined = !matches!(ability.when, When::Use | When::Played);
    match may_stop {
        true => left < most || (left == most && can_be_declined),
        false => left == most && !can_be_declined,
    }
}

/// For how many the cards of a player count when all of them are saved (R31).
fn most_saved(content: &Content) -> u8 {
    let saves = |(card, count)| u32::from(content.saves(card)) * u32::from(count);
    let all: u32 = content.deck.iter().map(saves).sum();
    all.min(u8::MAX.into()) as u8
}

/// Cards are destroyed before a reshuffle if the zombie pile is empty, and what is reshuffled is too
/// little for a hand (R9, R10).
fn audit_draw(content: &Content, player: &Player) -> Audit {
    let wrong = || Err(("steps", "the rules would not ask this here".to_owned()));
    let steps = player.steps.as_slice();
    let shuffles = steps.contains(&Phase::ShuffleAndDraw);
    if shuffles && player.draw.total() >= content.numbers.hand {
        return wrong();
    }
    if !steps.iter().any(|phase| matches!(phase, Phase::Thin(_))) {
        return Ok(());
    }
    match *steps {
        [Phase::Thin(left), Phase::ShuffleAndDraw]
            if left <= content.numbers.thinned && player.in_pile() == 0 =>
        {
            Ok(())
        }
        _ => wrong(),
    }
}

/// What is asked has several answers, and limits are kept.
fn audit_question(legal: Legal) -> Audit {
    let player = legal.player();
    let phase = player.steps.first();
    if let Some(phase) = phase.filter(|_| legal.position.ending.is_none()) {
        let mut answers = 0;
        legal.each_answer(phase, &mut |_| answers += 1);
        if answers < 2 || legal.runs_by_itself(phase) {
            return Err(("steps", "the rules would not ask this here".into()));
        }
    }
    for (kind, spare) in [
        (Type::Weapon, Phase::SpareWeapon),
        (Type::Vehicle, Phase::SpareVehicle),
    ] {
        if legal.has_too_many(kind) && phase != Some(spare) {
            return Err((
                "prepared",
                "too many weapons or vehicles are prepared".into(),
            ));
        }
    }
    Ok(())
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

/// How many of each card lie where, by the name of the field; first where people put them.
fn zones_of(player: &Player) -> [(&'static str, [u16; KINDS]); 13] {
    let of = |cards: &Cards| cards.counts().map(u16::from);
    let in_order = |cards: &[Card]| {
        let mut counts = [0; KINDS];
        cards.iter().for_each(|card| counts[card.index()] += 1);
        counts
    };
    let (mut ammo, mut attacking, mut pile) = ([0; KINDS], [0; KINDS], [0; KINDS]);
    for one in &player.ammo {
        ammo[one.card.index()] += 1;
    }
    for zombies in &player.attacking {
        attacking[usize::from(zombies.printed).clamp(1, ZOMBIE_KINDS) - 1] += 1;
    }
    for (sum, &count) in pile.iter_mut().zip(&player.pile) {
        *sum = u16::from(count);
    }
    [
        ("hand", of(&player.hand)),
        ("attacking", attacking),
        ("sideways", of(&player.sideways)),
        ("prepared", of(&player.prepared)),
        ("ammo", ammo),
        ("scouted", of(&player.scouted)),
        ("discard", of(&player.discard)),
        ("destroyed", of(&player.destroyed)),
        ("draw", of(&player.draw)),
        ("area.top", in_order(&player.area.top)),
        ("area.bottom", in_order(&player.area.bottom)),
        ("area.unseen", of(&player.area.unseen)),
        ("pile", pile),
    ]
}
