//! Conditions, ways and distances of the content, read plainly: nothing is shared with the rules.

use redtag_aftermath::{
    Aftermath, At, Code, Cond, Condition, Dial, FlagOf, Hero, Item, Line, Measure, MissionStatus,
    Place, Position, Slot, Space, Spot, Way, Who,
};
use redtag_kernel::Kind;

/// A position and whoever "you" is.
#[derive(Clone, Copy)]
pub struct Reading<'a> {
    pub game: &'a Aftermath,
    pub position: &'a Position,
    pub you: u8,
}

impl<'a> Reading<'a> {
    pub fn you(&self) -> &'a Hero {
        &self.position.heroes[usize::from(self.you)]
    }

    pub fn code(&self, at: At) -> Code {
        self.game.content.program.code[at.index()]
    }

    /// The way of a choice with this number.
    pub fn way(&self, at: At, number: u8) -> Option<Way> {
        let Code::Choice { first, count, .. } = self.code(at) else {
            panic!("{at:?} is no choice");
        };
        let ways = &self.game.content.program.ways[usize::from(first)..];
        ways[..usize::from(count)].get(usize::from(number)).copied()
    }

    /// Is there what a way costs?
    pub fn is_paid(&self, way: &Way) -> bool {
        let dials = way.cost.dials.iter().zip(self.position.campaign.dials);
        let cards: u32 = (self.you().hand.iter())
            .map(|(_, count)| u32::from(count))
            .sum();
        dials.into_iter().all(|(&cost, dial)| dial >= cost)
            && cards >= u32::from(way.cost.cards)
            && self.you().batteries >= way.cost.batteries
            && way.cost.item.is_none_or(|item| self.party_has(item))
    }

    fn party_has(&self, item: Item) -> bool {
        self.position.heroes.iter().any(|hero| has(hero, item))
    }

    pub fn holds(&self, cond: Cond) -> bool {
        self.is_so(&self.game.content.program.conditions[usize::from(cond.0)])
    }

    fn is_so(&self, condition: &Condition) -> bool {
        let (position, you) = (self.position, self.you());
        let campaign = &position.campaign;
        let conditions = &self.game.content.program.conditions;
        let run = |first: u16, count: u16| {
            conditions[usize::from(first)..usize::from(first + count)].iter()
        };
        match *condition {
            Condition::AtLeast(measure, number) => self.measure(measure) >= i64::from(number),
            Condition::AtMost(measure, number) => self.measure(measure) <= i64::from(number),
            Condition::Flag(FlagOf::Campaign(flag)) => campaign.flags.iter().any(|one| one == flag),
            Condition::Flag(FlagOf::Mission(flag)) => position.flags.iter().any(|one| one == flag),
            Condition::Character(one) => you.character == one,
            Condition::Party(one) => position.heroes.iter().any(|hero| hero.character == one),
            Condition::Wears(item) => you.worn.iter().flatten().any(|worn| worn.item == item),
            Condition::Carries(item) => has(you, item),
            Condition::PartyHas(item) => self.party_has(item),
            Condition::Supply(item) => campaign.supply.iter().any(|one| one == item),
            Condition::Keyword(keyword) => (you.worn.iter().flatten()).any(|worn| {
                let rules = &self.game.content.items[worn.item];
                (rules.keywords >> keyword.0) % 2 == 1
            }),
            Condition::Status(status) => you.statuses.iter().any(|one| one == status),
            Condition::Knows(ability) => you.abilities.iter().any(|one| one == ability),
            Condition::Situation(situation) => position.scene.situation == situation,
            Condition::On(space) => you.spot == Spot::At(space),
            Condition::Token(token, place) => {
                let space = self.space(place);
                let mut laid = position.scene.tokens.iter();
                laid.any(|laid| laid.token == token && Some(laid.space) == space)
            }
            Condition::Mission(mission) => {
                let mut sides = position.sides.iter();
                position.main == Some(mission) || sides.any(|one| one == mission)
            }
            Condition::Done(mission) => campaign.done.iter().any(|one| one == mission),
            Condition::Failed(mission) => campaign.failed.iter().any(|one| one == mission),
            Condition::Location(location) => position.location == location,
            Condition::From(page) => position.from == Some(page),
            Condition::Revisit => position.scene.revisit,
            Condition::InfiniteLives => campaign.infinite,
            Condition::Visited(page) => position.visited.iter().any(|one| one == page),
            Condition::IsOpen(door) => (position.scene.doors >> door) % 2 == 1,
            Condition::Goal(character) => campaign.goals.iter().any(|one| one == character),
            Condition::Environment(one) => position.scene.environment == Some(one),
            Condition::All { first, count } => run(first, count).all(|one| self.is_so(one)),
            Condition::Any { first, count } => run(first, count).any(|one| self.is_so(one)),
            Condition::Not(cond) => !self.holds(cond),
        }
    }

    fn measure(&self, measure: Measure) -> i64 {
        let (position, you) = (self.position, self.you());
        let dial = |dial: Dial| i64::from(position.campaign.dials[dial as usize]);
        let meant =
            |who| (0..position.heroes.len() as u8).filter(move |&seat| self.means(seat, who));
        match measure {
            Measure::Time => dial(Dial::Time),
            Measure::Clue => dial(Dial::Clue),
            Measure::Scrap => dial(Dial::Scrap),
            Measure::Food => dial(Dial::Food),
            Measure::Population => dial(Dial::Population),
            Measure::Morale => dial(Dial::Morale),
            Measure::Overtime => {
                let late = |mission: redtag_aftermath::Mission| {
                    let allowed = self.game.content.missions[mission].time;
                    dial(Dial::Time) - i64::from(allowed)
                };
                position.main.map_or(0, late).max(0)
            }
            Measure::Characters => position.heroes.len() as i64,
            Measure::Present => meant(Who::Everybody).count() as i64,
            Measure::Here => meant(Who::Here).count() as i64,
            Measure::Enemies => position.scene.foes.len() as i64,
            Measure::Threat => position.scene.threats.len() as i64,
            Measure::Hunt => position
                .hunt
                .iter()
                .map(|(_, count)| i64::from(count))
                .sum(),
            Measure::Wounds => i64::from(you.wounds) + i64::from(you.toxic),
            Measure::Hand => you.hand.iter().map(|(_, count)| i64::from(count)).sum(),
            Measure::Batteries => i64::from(you.batteries),
            Measure::Game => i64::from(position.campaign.game),
            Measure::Improvements => (position.campaign.supply.iter())
                .filter(|item| self.game.content.items[*item].slot == Slot::Colony)
                .count() as i64,
            Measure::Goals => position.campaign.goals.iter().count() as i64,
            Measure::Hull => position.ride.map_or(0, |ride| i64::from(ride.hull)),
        }
    }

    /// Is this character one of those whom the book means (R12, A58)?
    pub fn means(&self, seat: u8, who: Who) -> bool {
        let Some(hero) = self.position.heroes.get(usize::from(seat)) else {
            return false;
        };
        let in_play = if self.position.scene.open {
            matches!(hero.spot, Spot::At(_))
        } else {
            hero.spot != Spot::Down || self.position.fate != MissionStatus::Open
        };
        let here = hero.spot == self.you().spot;
        match who {
            Who::Everybody => in_play,
            Who::Others => in_play && seat != self.you,
            Who::Here => in_play && here,
            Who::OthersHere => in_play && here && seat != self.you,
            Who::Party => hero.spot != Spot::Down,
        }
    }

    fn space(&self, place: Place) -> Option<Space> {
        let map = self.map()?;
        match place {
            Place::Space(space) => Some(space).filter(|space| space.index() < map.letters.len()),
            Place::Here => self.you().space(),
            Place::Start => Some(map.start),
            Place::EnemyStart => map.enemies.first().copied(),
            Place::There => Some(self.position.scene.handled),
        }
    }

    pub fn map(&self) -> Option<&'a redtag_aftermath::Map> {
        let page = &self.game.content.pages[self.position.page];
        page.map.as_ref().filter(|_| self.position.scene.open)
    }

    pub fn line(&self, from: Space, to: Space) -> Option<Line> {
        self.map()?.plan(self.position.scene.doors).line(from, to)
    }

    /// Does a token keep everybody out of this space?
    pub fn is_blocked(&self, space: Space) -> bool {
        let blocks = |token: redtag_aftermath::Token| self.game.content.tokens[token].blocks;
        let mut laid = self.position.scene.tokens.iter();
        laid.any(|laid| laid.space == space && blocks(laid.token))
    }

    fn spaces(&self) -> impl Iterator<Item = Space> + use<> {
        (0..self.map().map_or(0, |map| map.letters.len() as u8)).map(Space)
    }

    /// The fewest steps, space by space; walkers keep out of blocked spaces and cross no white line
    /// (R24), ranges only end at double white ones (A22).
    pub fn far(&self, from: Space, to: Space, walks: bool) -> Option<usize> {
        let passes = |one: Space, other: Space| match self.line(one, other) {
            None | Some(Line::DoubleWhite) => false,
            Some(Line::White) => !walks,
            Some(_) => !walks || !self.is_blocked(other),
        };
        let mut reached = vec![from];
        for steps in 0..=reached.capacity() + 32 {
            if reached.contains(&to) {
                return Some(steps);
            }
            let next: Vec<Space> = (self.spaces())
                .filter(|&space| {
                    reached
                        .iter()
                        .any(|&one| one == space || passes(one, space))
                })
                .collect();
            reached = next;
        }
        None
    }

    /// Is something seen there from here (R53)? The lines of the map are drawn by the content.
    pub fn is_clear(&self, from: Space, to: Space) -> bool {
        let plan = self.map().map(|map| map.plan(self.position.scene.doors));
        plan.is_some_and(|plan| (plan.sight[from.index()] >> to.index()) % 2 == 1)
    }

    /// How far anybody sees in this environment.
    pub fn sight(&self) -> Option<usize> {
        let environment = self.position.scene.environment?;
        let sight = self.game.content.environments[environment].sight?;
        Some(usize::from(sight))
    }

    /// Hidden from other spaces (R28)?
    fn is_hidden(&self, hero: &Hero) -> bool {
        let content = &self.game.content;
        let (Some(space), Some(map)) = (hero.space(), self.map()) else {
            return false;
        };
        let hides = |laid: &redtag_aftermath::Laid| content.tokens[laid.token].hides;
        let mut laid = self.position.scene.tokens.iter();
        let spot = (map.hide >> space.index()) % 2 == 1
            || laid.any(|laid| laid.space == space && hides(laid));
        let noisy = (hero.worn.iter().flatten())
            .any(|worn| (content.items[worn.item].keywords >> content.numbers.noisy.0) % 2 == 1);
        let exposed = (hero.statuses.iter()).any(|status| content.statuses[status].exposed);
        spot && !noisy && !exposed && !content.characters[hero.character].big
    }

    /// The enemy that acts: where it is, and its action for this threat value.
    fn acting(&self, threat: u8) -> Option<(Space, &'a redtag_aftermath::EnemyActionRules)> {
        let scene = &self.position.scene;
        let foe = scene.foes[usize::from(scene.acting?)];
        let rules = &self.game.content.enemies[foe.enemy];
        let space = if rules.roach {
            scene.roaches[usize::from(scene.roach?)].space
        } else {
            foe.space
        };
        let place = rules.by_threat[usize::from(threat)];
        Some((space, &rules.actions[usize::from(place).checked_sub(1)?]))
    }

    /// May the enemy step there: one step nearer to a nearest character (R50, A23)?
    pub fn is_march(&self, threat: u8, left: u8, to: Space) -> bool {
        let Some((from, action)) = self.acting(threat).filter(|_| left > 0) else {
            return false;
        };
        let spots = |open: bool| {
            let heroes = self.position.heroes.iter();
            let heroes = heroes.filter(move |hero| open || action.seeks || !self.is_hidden(hero));
            heroes.filter_map(Hero::space).collect::<Vec<_>>()
        };
        if left >= action.speed && spots(true).contains(&from) {
            return false;
        }
        let prey = Some(spots(false)).filter(|prey| !prey.is_empty());
        let prey = prey.unwrap_or_else(|| spots(true));
        let nearest = prey
            .iter()
            .filter_map(|&space| self.far(from, space, true))
            .min();
        let Some(nearest) = nearest.filter(|&nearest| nearest > 0) else {
            return false;
        };
        let is_step = self.far(from, to, true) == Some(1);
        is_step
            && prey.iter().any(|&space| {
                self.far(from, space, true) == Some(nearest)
                    && self.far(to, space, true) == Some(nearest - 1)
            })
    }

    /// May the enemy attack this character: a closest one in range and sight (R50)?
    pub fn is_target(&self, threat: u8, done: u8, seat: u8) -> bool {
        let Some((from, action)) = self.acting(threat) else {
            return false;
        };
        let reached = |seat: u8| {
            let hero = &self.position.heroes[usize::from(seat)];
            let space = hero.space()?;
            let far = self.far(from, space, false)?;
            let open = action.seeks || space == from || !self.is_hidden(hero);
            let seen = self.is_clear(from, space) && self.sight().is_none_or(|sight| far <= sight);
            let fits = open && seen && far <= usize::from(action.range) && done & (1 << seat) == 0;
            fits.then_some(far)
        };
        let closest = (0..self.position.heroes.len() as u8)
            .filter_map(reached)
            .min();
        usize::from(seat) < self.position.heroes.len()
            && closest.is_some()
            && reached(seat) == closest
    }
}

fn has(hero: &Hero, item: Item) -> bool {
    hero.pack.contains(&item) || hero.worn.iter().flatten().any(|worn| worn.item == item)
}
