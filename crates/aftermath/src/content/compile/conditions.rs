//! What the book asks before it goes on.

use std::collections::BTreeMap;

use super::{Checked, Compiler};
use crate::content::code::{Cond, Condition};
use crate::content::script::If;
use crate::content::terms::Measure;

impl Compiler<'_, '_> {
    pub(super) fn condition(&mut self, written: &If) -> Checked<Cond> {
        let condition = self.condition_of(written)?;
        self.program.conditions.push(condition);
        Ok(Cond(self.program.conditions.len() as u16 - 1))
    }

    fn condition_of(&mut self, written: &If) -> Checked<Condition> {
        let names = self.names;
        Ok(match written {
            If::AtLeast(all) => self.bounds(all, Condition::AtLeast)?,
            If::AtMost(all) => self.bounds(all, Condition::AtMost)?,
            If::Flag(id) => Condition::Flag(names.flag(id)?),
            If::Character(id) => Condition::Character(names.character(id)?),
            If::Party(id) => Condition::Party(names.character(id)?),
            If::Wears(id) => Condition::Wears(names.item(id)?),
            If::Carries(id) => Condition::Carries(names.item(id)?),
            If::PartyHas(id) => Condition::PartyHas(names.item(id)?),
            If::Supply(id) | If::Built(id) => Condition::Supply(names.item(id)?),
            If::Keyword(id) => Condition::Keyword(names.keyword(id)?),
            If::Status(id) => Condition::Status(names.status(id)?),
            If::Knows(id) => Condition::Knows(names.ability(id)?),
            If::Situation(situation) => Condition::Situation(*situation),
            If::On(letter) => Condition::On(self.space(*letter)?),
            If::Token { token, at } => Condition::Token(names.token(token)?, self.place(*at)?),
            If::Mission(id) => Condition::Mission(names.mission(id)?),
            If::Done(id) => Condition::Done(names.mission(id)?),
            If::Failed(id) => Condition::Failed(names.mission(id)?),
            If::Location(id) => Condition::Location(names.location(id)?),
            If::From(number) => Condition::From(names.page(*number)?),
            If::Revisit => Condition::Revisit,
            If::InfiniteLives => Condition::InfiniteLives,
            If::Visited(number) => Condition::Visited(names.page(*number)?),
            If::IsOpen(id) => Condition::IsOpen(self.door(id)?),
            If::Goal(id) => Condition::Goal(names.character(id)?),
            If::Environment(id) => Condition::Environment(names.environment(id)?),
            If::All(all) => {
                let (first, count) = self.several(all)?;
                Condition::All { first, count }
            }
            If::Any(any) => {
                let (first, count) = self.several(any)?;
                Condition::Any { first, count }
            }
            If::Not(not) => Condition::Not(self.condition(not)?),
        })
    }

    fn several(&mut self, all: &[If]) -> Checked<(u16, u16)> {
        let all = all
            .iter()
            .map(|one| self.condition_of(one))
            .collect::<Checked<Vec<_>>>()?;
        Ok(self.side_by_side(all))
    }

    fn side_by_side(&mut self, all: Vec<Condition>) -> (u16, u16) {
        let place = (self.program.conditions.len() as u16, all.len() as u16);
        self.program.conditions.extend(all);
        place
    }

    fn bounds(
        &mut self,
        bounds: &BTreeMap<Measure, u8>,
        bound: fn(Measure, u8) -> Condition,
    ) -> Checked<Condition> {
        let all: Vec<_> = bounds
            .iter()
            .map(|(&measure, &number)| bound(measure, number))
            .collect();
        match all.as_slice() {
            [] => Err("a condition names something that is counted".into()),
            [one] => Ok(*one),
            _ => {
                let (first, count) = self.side_by_side(all);
                Ok(Condition::All { first, count })
            }
        }
    }
}
