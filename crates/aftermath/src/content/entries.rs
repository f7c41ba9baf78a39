//! What each written card becomes, and what is wrong with one.

use std::collections::BTreeMap;

use super::cards::{self, Colour, Numbers, Saying};
use super::compile::{Program, Scope};
use super::load::{Checked, LANGUAGES};
use super::names::{Names, find};
use super::terms::{Attribute, Attributes, Dial};
use super::{
    AbilityRules, CardRules, CharacterRules, ClockRules, EncounterCardRules, EnemyActionRules,
    EnemyRules, EnvironmentRules, FlagOf, ItemRules, MAX_CHARACTERS, MissionRules, NumberRules,
    RoadRules, StatusRules, TokenRules, UseRules, VehicleRules,
};
use crate::id::Card;

pub fn card(names: &Names, one: &cards::ActionCard) -> Checked<CardRules> {
    let usual = match one.colour {
        Colour::Green => Attributes(1 << Attribute::Agility as u8),
        Colour::Red => Attributes(1 << Attribute::Strength as u8),
        Colour::Blue => Attributes(1 << Attribute::Resistance as u8),
        Colour::Yellow => Attributes(1 << Attribute::Instinct as u8),
        Colour::White => Attributes::ANY,
        Colour::Black | Colour::Calamity => Attributes(0),
    };
    let character = one
        .character
        .as_deref()
        .map(|id| names.character(id))
        .transpose()?;
    if one.colour != Colour::Calamity {
        within("value", one.value, 1, 9)?;
    }
    if character.is_some() && (one.count != 1 || usual == Attributes(0) || one.name.is_none()) {
        return Err("an influence card has a colour and a name, and there is one".into());
    }
    if let Some(name) = &one.name {
        check_saying("name", name)?;
    }
    Ok(CardRules {
        colour: one.colour,
        symbols: one.symbol.unwrap_or(usual),
        value: one.value,
        count: within("count", one.count, 1, 20)?,
        character,
    })
}

pub fn character(
    program: &mut Program,
    names: &Names,
    one: &cards::Character,
    influence: Option<Card>,
) -> Checked<CharacterRules> {
    check_texts(&[
        ("name", &one.name),
        ("class", &one.class),
        ("species", &one.species),
        ("text", &one.text),
        ("goal", &one.goal),
    ])?;
    let mut bonus = [0; 4];
    for (&attribute, &amount) in &one.bonus {
        bonus[attribute as usize] = within("bonus", amount, 0, 9)?;
    }
    Ok(CharacterRules {
        bonus,
        big: one.big,
        life: within("life", one.life, 1, 20)?,
        item: names.item(&one.item)?,
        ability: names.ability(&one.ability)?,
        goal: program.condition(names, Scope::default(), &one.goal_when)?,
        influence: influence.ok_or("there is no influence card of this character")?,
    })
}

pub fn item(program: &mut Program, names: &Names, one: &cards::Item) -> Checked<ItemRules> {
    check_texts(&[
        ("name", &one.name),
        ("text", &one.text),
        ("kind", &one.kind),
    ])?;
    let mut keywords = 0;
    for id in &one.keywords {
        keywords |= 1 << names.keyword(id)?.0;
    }
    let mut uses = Vec::new();
    for way in &one.r#use {
        let when = way
            .when
            .as_ref()
            .map(|when| program.condition(names, Scope::default(), when))
            .transpose()?;
        uses.push(UseRules {
            cost: way.cost,
            when,
            script: program.script(names, Scope::default(), &way.r#do)?,
        });
    }
    if uses.len() > 4 {
        return Err("use: at most 4 are possible".into());
    }
    Ok(ItemRules {
        slot: one.slot,
        paws: within("paws", one.paws, 1, 2)?,
        repair: within("repair", one.repair, 0, 20)?,
        keywords,
        range: one.range,
        bonus: one.bonus.clone(),
        battery_bonus: one.battery_bonus.clone(),
        batteries: within("batteries", one.batteries, 0, 8)?,
        wounds: within("wounds", one.wounds, 0, 9)?,
        uses,
        discovery: one.discovery,
        starting: one.starting,
    })
}

pub fn status(program: &mut Program, names: &Names, one: &cards::Status) -> Checked<StatusRules> {
    check_texts(&[("name", &one.name), ("text", &one.text)])?;
    if one.removal.is_some() && !one.negative {
        return Err("only negative statuses are recovered from".into());
    }
    Ok(StatusRules {
        negative: one.negative,
        removal: one.removal,
        bonus: one.bonus.clone(),
        hand: one.hand,
        exposed: one.exposed,
        forbids: one
            .forbids
            .iter()
            .fold(0, |all, &doing| all | 1 << doing as u8),
        gained: program.script(names, Scope::default(), &one.gained)?,
        turn: program.script(names, Scope::default(), &one.turn)?,
        end: program.script(names, Scope::default(), &one.end)?,
    })
}

pub fn ability(
    program: &mut Program,
    names: &Names,
    one: &cards::Ability,
) -> Checked<AbilityRules> {
    check_texts(&[("name", &one.name), ("text", &one.text)])?;
    if (one.cost == 0) != one.r#do.is_empty() {
        return Err("an ability costs white cards if, and only if, it does something".into());
    }
    Ok(AbilityRules {
        cost: within("cost", one.cost, 0, 9)?,
        when: one
            .when
            .as_ref()
            .map(|when| program.condition(names, Scope::default(), when))
            .transpose()?,
        bonus: one.bonus.clone(),
        script: program.script(names, Scope::default(), &one.r#do)?,
    })
}

pub fn enemy(program: &mut Program, names: &Names, one: &cards::Enemy) -> Checked<EnemyRules> {
    check_texts(&[("name", &one.name), ("text", &one.text)])?;
    if (one.boss || one.roach) && one.count != 1 {
        return Err("count: there is one card of a boss, and one of roaches".into());
    }
    let mut actions = Vec::new();
    let mut by_threat = [0; 4];
    for action in &one.action {
        for &value in &action.threat {
            by_threat[usize::from(within("threat", value, 1, 3)?)] = actions.len() as u8 + 1;
        }
        actions.push(EnemyActionRules {
            speed: within("speed", action.speed, 0, 20)?,
            range: within("range", action.range, 0, 20)?,
            strength: within("strength", action.strength, 0, 30)?,
            wounds: within("wounds", action.wounds, 0, 9)?,
            toxic: action.toxic,
            seeks: action.seeks,
            sweeps: action.sweeps,
            hit: program.script(names, Scope::default(), &action.hit)?,
            before: program.script(names, Scope::default(), &action.before)?,
        });
    }
    if by_threat[1..].contains(&0) {
        return Err("action: every threat value from 1 to 3 selects one".into());
    }
    Ok(EnemyRules {
        kind: names.kind(&one.r#type)?,
        count: within("count", one.count, 1, 20)?,
        boss: one.boss,
        roach: one.roach,
        life: if one.roach {
            1
        } else {
            within("life", one.life, 1, 20)?
        },
        defense: one.defense,
        communicate: one.communicate,
        by_threat,
        actions,
        defeated: program.script(names, Scope::default(), &one.defeated)?,
        discovery: one.discovery,
    })
}

pub fn token(program: &mut Program, names: &Names, one: &cards::Token) -> Checked<TokenRules> {
    check_texts(&[("name", &one.name), ("text", &one.text)])?;
    Ok(TokenRules {
        count: within("count", one.count, 1, 20)?,
        blocks: one.blocks,
        crosses: one
            .crosses
            .iter()
            .fold(0, |all, &line| all | 1 << line as u8),
        hurts: one.hurts,
        attack: one.attack,
        hides: one.hides,
        once: one.once,
        enter: program.script(names, Scope::default(), &one.enter)?,
        stay: program.script(names, Scope::default(), &one.stay)?,
        r#use: program.script(names, Scope::default(), &one.r#use)?,
    })
}

pub fn mission(_: &mut Program, names: &Names, one: &cards::Mission) -> Checked<MissionRules> {
    check_texts(&[
        ("name", &one.name),
        ("text", &one.text),
        ("goal", &one.goal),
        ("travel", &one.travel),
    ])?;
    Ok(MissionRules {
        side: one.side,
        location: names.location(&one.location)?,
        time: one.time,
        success: names.entry(None, &one.success)?,
        fail: names.entry(None, &one.fail)?,
        repeatable: one.repeatable,
        discovery: one.discovery,
    })
}

/// The clocks of a mission (A50).
pub fn clocks(
    program: &mut Program,
    names: &Names,
    one: &cards::Mission,
) -> Checked<Vec<ClockRules>> {
    if one.side && !one.clock.is_empty() {
        return Err("clock: only main missions have one".into());
    }
    let mission = names.mission(&one.id)?;
    let clocks = (0..).zip(&one.clock).map(|(number, clock)| {
        check_texts(&[("clock", &clock.text)])?;
        let FlagOf::Mission(flag) = names.flag(&clock.flag)? else {
            return Err(format!(
                "flag {:?}: it must be one of the mission",
                clock.flag
            ));
        };
        Ok(ClockRules {
            mission,
            number,
            time: clock.time,
            when: program.condition(names, Scope::default(), &clock.when)?,
            flag,
            entry: names.entry(None, &clock.entry)?,
        })
    });
    clocks.collect()
}

pub fn number_rules(names: &Names, one: &Numbers) -> Checked<NumberRules> {
    let dials = |written: &BTreeMap<Dial, u8>, usual: u8| {
        Dial::ALL.map(|dial| written.get(&dial).copied().unwrap_or(usual))
    };
    let (start, most) = (dials(&one.start, 0), dials(&one.most, 99));
    if start
        .iter()
        .zip(most)
        .any(|(&start, most)| start > most || most > 250)
    {
        return Err("start: no dial begins above its maximum, which is at most 250".into());
    }
    if start[Dial::Population as usize] == 0 || start[Dial::Morale as usize] == 0 {
        return Err("start: population and morale begin above 0".into());
    }
    if u16::from(one.pace) * u16::from(most[Dial::Time as usize]) > 150 {
        return Err(
            "pace: multiplied by the maximum of time it must not exceed 150, so that every game \
             has an end"
                .into(),
        );
    }
    Ok(NumberRules {
        hand: within("hand", one.hand, 1, 9)?,
        backpack: within("backpack", one.backpack, 0, 2)?,
        batteries: within("batteries", one.batteries, 0, 60)?,
        roaches: within("roaches", one.roaches, 0, super::MAX_ROACHES as u8)?,
        threat: within("threat", one.threat, 1, 20)?,
        dice: [
            within("dice", one.dice[0], 1, 20)?,
            within("dice", one.dice[1], 1, 20)?,
        ],
        start,
        most,
        once: one.once,
        friends: one.friends,
        pace: within("pace", one.pace, 1, 50)?,
        night: names.entry(None, &one.night)?,
        goals: within("goals", one.goals, 1, MAX_CHARACTERS as u8)?,
        revive: within("revive", one.revive, 1, 99)?,
        pages: [names.page(one.pages[0])?, names.page(one.pages[1])?],
        loss: names.entry(None, &one.loss)?,
        failed: names.entry(None, &one.failed)?,
        home: names.location(&one.home)?,
        badly_hurt: names.status(&one.badly_hurt)?,
        noisy: find(&names.keywords, &one.noisy, "keyword").map(crate::id::Keyword)?,
    })
}

pub fn within(name: &str, value: u8, low: u8, high: u8) -> Checked<u8> {
    if (low..=high).contains(&value) {
        Ok(value)
    } else {
        Err(format!("{name}: must be {low} to {high}, not {value}"))
    }
}

pub fn check_texts(texts: &[(&str, &Saying)]) -> Checked<()> {
    texts
        .iter()
        .try_for_each(|(what, saying)| check_saying(what, saying))
}

/// Words are put into locale files, where brackets mean something.
pub fn check_saying(what: &str, saying: &Saying) -> Checked<()> {
    for language in LANGUAGES {
        let Some(said) = saying.get(language) else {
            return Err(format!("{what}: there are no words in {language:?}"));
        };
        let odd = |letter: char| matches!(letter, '{' | '}') || letter.is_control();
        if said.is_empty()
            || said.trim() != said
            || said.chars().count() > 900
            || said.contains(odd)
        {
            return Err(format!(
                "{what}: {said:?} is empty, too long or has brackets or odd spaces in it"
            ));
        }
    }
    match saying
        .keys()
        .find(|language| !LANGUAGES.contains(&language.as_str()))
    {
        Some(language) => Err(format!("{what}: {language:?} is not a language here")),
        None => Ok(()),
    }
}

/// An encounter card (R19).
pub fn encounter_card(
    program: &mut Program,
    names: &Names,
    one: &cards::EncounterCard,
) -> Checked<EncounterCardRules> {
    check_texts(&[("name", &one.name), ("text", &one.text)])?;
    let encounter = program.encounter(names, &one.encounter)?;
    let special = program.script(names, Scope::default(), &one.special)?;
    Ok(EncounterCardRules {
        encounter,
        special,
        discovery: one.discovery,
    })
}

/// An environment (A31).
pub fn environment(
    program: &mut Program,
    names: &Names,
    one: &cards::Environment,
) -> Checked<EnvironmentRules> {
    check_texts(&[("name", &one.name), ("text", &one.text)])?;
    let turn = program.script(names, Scope::default(), &one.turn)?;
    let end = program.script(names, Scope::default(), &one.end)?;
    Ok(EnvironmentRules {
        bonus: one.bonus.clone(),
        sight: one.sight,
        turn,
        end,
    })
}

/// A vehicle (A31).
pub fn vehicle(one: &cards::Vehicle) -> Checked<VehicleRules> {
    check_texts(&[("name", &one.name), ("text", &one.text)])?;
    Ok(VehicleRules {
        hull: within("hull", one.hull, 1, 99)?,
        bonus: one.bonus.clone(),
    })
}

/// A road card (A31).
pub fn road(program: &mut Program, names: &Names, one: &cards::Road) -> Checked<RoadRules> {
    check_texts(&[("name", &one.name), ("text", &one.text)])?;
    let script = program.script(names, Scope::default(), &one.r#do)?;
    Ok(RoadRules {
        script,
        discovery: one.discovery,
    })
}
