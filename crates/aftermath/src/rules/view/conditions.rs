//! Whom and what the book means, and whether its conditions hold.

use redtag_kernel::Kind;

use super::View;
use crate::content::{Amount, Cond, Condition, Dial, FlagOf, Measure, Place, Slot, Who};
use crate::id::{Item, Space};
use crate::position::{MissionStatus, Spot};

impl<'a> View<'a> {
    /// Does this character belong to them?
    pub fn belongs(self, seat: u8, who: Who, you: u8) -> bool {
        let hero = self.hero(seat);
        // Away from a page, those who fled on the road sit out until the mission is over (A58).
        let in_play = match self.position.scene.open {
            true => hero.space().is_some(),
            false => hero.spot != Spot::Down || self.position.fate != MissionStatus::Open,
        };
        let here = self.hero(seat).spot == self.hero(you).spot;
        match who {
            Who::Everybody => in_play,
            Who::Others => in_play && seat != you,
            Who::Here => in_play && here,
            Who::OthersHere => in_play && here && seat != you,
            Who::Party => hero.spot != Spot::Down,
        }
    }

    /// A space by its name.
    pub fn place(self, place: Place, you: u8) -> Option<Space> {
        let map = self.map()?;
        match place {
            Place::Space(space) => Some(space).filter(|space| space.index() < map.letters.len()),
            Place::Here => self.hero(you).space(),
            Place::Start => Some(map.start),
            Place::EnemyStart => map.enemies.first().copied(),
            Place::There => Some(self.position.scene.handled),
        }
    }

    /// The number that an amount stands for.
    pub fn amount(self, amount: Amount, you: u8) -> u8 {
        match amount {
            Amount::Number(number) => number,
            Amount::Of(of) => {
                let total = u16::from(self.measure(of.of, you)) * u16::from(of.times);
                (total.div_ceil(u16::from(of.divide).max(1)) + u16::from(of.plus)).min(250) as u8
            }
        }
    }

    pub fn measure(self, measure: Measure, you: u8) -> u8 {
        let position = self.position;
        let dial = |dial: Dial| position.campaign.dial(dial);
        let hero = self.hero(you);
        match measure {
            Measure::Time => dial(Dial::Time),
            Measure::Clue => dial(Dial::Clue),
            Measure::Scrap => dial(Dial::Scrap),
            Measure::Food => dial(Dial::Food),
            Measure::Population => dial(Dial::Population),
            Measure::Morale => dial(Dial::Morale),
            Measure::Overtime => {
                let allowed = position
                    .main
                    .map_or(u8::MAX, |one| self.content.missions[one].time);
                dial(Dial::Time).saturating_sub(allowed)
            }
            Measure::Characters => position.heroes.len() as u8,
            Measure::Present => self.count(Who::Everybody, you),
            Measure::Here => self.count(Who::Here, you),
            Measure::Enemies => position.scene.foes.len() as u8,
            Measure::Threat => position.scene.threats.len() as u8,
            Measure::Hunt => position.hunt.total(),
            Measure::Wounds => hero.wounds.saturating_add(hero.toxic),
            Measure::Hand => hero.hand.total(),
            Measure::Batteries => hero.batteries,
            Measure::Game => position.campaign.game,
            Measure::Improvements => {
                let built = |&item: &Item| self.item(item).slot == Slot::Colony;
                position.campaign.supply.iter().filter(built).count() as u8
            }
            Measure::Goals => position.campaign.goals.len() as u8,
            Measure::Hull => position.ride.map_or(0, |ride| ride.hull),
        }
    }

    fn count(self, who: Who, you: u8) -> u8 {
        self.position
            .seats()
            .filter(|&seat| self.belongs(seat, who, you))
            .count() as u8
    }

    /// Does the condition hold for this character?
    pub fn holds(self, cond: Cond, you: u8) -> bool {
        let conditions = &self.content.program.conditions;
        conditions
            .get(usize::from(cond.0))
            .is_some_and(|&one| self.is_so(one, you))
    }

    pub fn is_so(self, condition: Condition, you: u8) -> bool {
        let position = self.position;
        match condition {
            Condition::AtLeast(measure, number) => self.measure(measure, you) >= number,
            Condition::AtMost(measure, number) => self.measure(measure, you) <= number,
            Condition::Flag(FlagOf::Campaign(flag)) => position.campaign.flags.contains(flag),
            Condition::Flag(FlagOf::Mission(flag)) => position.flags.contains(flag),
            Condition::Mission(mission) => {
                position.main == Some(mission) || position.sides.contains(mission)
            }
            Condition::Done(mission) => position.campaign.done.contains(mission),
            Condition::Failed(mission) => position.campaign.failed.contains(mission),
            Condition::Goal(character) => position.campaign.goals.contains(character),
            Condition::InfiniteLives => position.campaign.infinite,
            Condition::PartyHas(item) => position.heroes.iter().any(|hero| hero.carries(item)),
            Condition::Supply(item) => position.campaign.supply.contains(item),
            Condition::Location(location) => position.location == location,
            Condition::From(page) => position.from == Some(page),
            Condition::Visited(page) => position.visited.contains(page),
            Condition::All { first, count } => {
                self.several(first, count).all(|&one| self.is_so(one, you))
            }
            Condition::Any { first, count } => {
                self.several(first, count).any(|&one| self.is_so(one, you))
            }
            Condition::Not(cond) => !self.holds(cond, you),
            Condition::Character(_)
            | Condition::Party(_)
            | Condition::Wears(_)
            | Condition::Carries(_)
            | Condition::Keyword(_)
            | Condition::Status(_)
            | Condition::Knows(_)
            | Condition::On(_) => self.is_so_of_you(condition, you),
            Condition::Situation(_)
            | Condition::Token(..)
            | Condition::Revisit
            | Condition::IsOpen(_)
            | Condition::Environment(_) => self.is_so_here(condition, you),
        }
    }

    /// Conditions that follow each other in the program.
    fn several(self, first: u16, count: u16) -> impl Iterator<Item = &'a Condition> {
        let conditions = self.content.program.conditions.iter();
        conditions.skip(first.into()).take(count.into())
    }

    /// A character, its items, statuses and abilities.
    fn is_so_of_you(self, condition: Condition, you: u8) -> bool {
        let hero = self.hero(you);
        match condition {
            Condition::Character(one) => hero.character == one,
            Condition::Party(one) => self.position.seats().any(|seat| {
                self.hero(seat).character == one && self.belongs(seat, Who::Everybody, you)
            }),
            Condition::Wears(item) => hero.items().any(|worn| worn.item == item),
            Condition::Carries(item) => hero.carries(item),
            Condition::Keyword(keyword) => hero
                .items()
                .any(|worn| self.item(worn.item).keywords & (1 << keyword.0) != 0),
            Condition::Status(status) => hero.statuses.contains(status),
            Condition::Knows(ability) => hero.abilities.contains(ability),
            Condition::On(space) => hero.space() == Some(space),
            _ => false,
        }
    }

    /// The page that is open.
    fn is_so_here(self, condition: Condition, you: u8) -> bool {
        let scene = &self.position.scene;
        match condition {
            Condition::Situation(situation) => scene.situation == situation,
            Condition::Token(token, place) => {
                let space = self.place(place, you);
                let mut laid = scene.tokens.iter();
                laid.any(|laid| Some(laid.space) == space && laid.token == token)
            }
            Condition::Revisit => scene.revisit,
            Condition::IsOpen(door) => scene.doors & (1 << door) != 0,
            Condition::Environment(one) => scene.environment == Some(one),
            _ => false,
        }
    }
}
