//! From scripts as they are written to the program that is played.

mod conditions;

use redtag_kernel::Kind;
use redtag_kernel::content::fingerprint;

use super::cards::Saying;
use super::code::{Code, Cond, Condition, Cost, EncounterRules, Found, Place, Way};
use super::map::Map;
use super::names::{Names, find};
use super::script::{Do, If, Label, Script};
use super::terms::{Amount, By, Encounter, Named, Where};
use crate::id::{At, Space};

/// A way to choose or a group task: the key of its words, and the words if the content brings them
/// itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayWords {
    /// The key.
    pub key: String,
    /// The words by language.
    pub words: Option<Saying>,
}

/// Where a script stands.
#[derive(Clone, Copy, Default)]
pub struct Scope<'a> {
    /// The key of the entry's words, as `p12-3`.
    pub key: &'a str,
    /// The printed number of the page.
    pub page: Option<u8>,
    /// The map of the page.
    pub map: Option<&'a Map>,
}

/// The program as it grows.
#[derive(Clone, Debug)]
pub struct Program {
    pub code: Vec<Code>,
    pub conditions: Vec<Condition>,
    pub ways: Vec<Way>,
    pub words: Vec<WayWords>,
    pub encounters: Vec<EncounterRules>,
}

impl Default for Program {
    /// The first place does nothing.
    fn default() -> Self {
        Self {
            code: vec![Code::End],
            conditions: Vec::new(),
            ways: Vec::new(),
            words: Vec::new(),
            encounters: Vec::new(),
        }
    }
}

type Checked<T> = Result<T, String>;

impl Program {
    /// Adds a script and says where it begins.
    pub fn script(&mut self, names: &Names, scope: Scope, script: &Script) -> Checked<At> {
        if script.is_empty() {
            return Ok(At(0));
        }
        let at = self.here()?;
        Compiler {
            program: self,
            names,
            scope,
            depth: 0,
        }
        .block(script)?;
        self.code.push(Code::End);
        Ok(at)
    }

    /// Adds a condition.
    pub fn condition(&mut self, names: &Names, scope: Scope, written: &If) -> Checked<Cond> {
        Compiler {
            program: self,
            names,
            scope,
            depth: 0,
        }
        .condition(written)
    }

    /// Adds an encounter and says its place.
    pub fn encounter(&mut self, names: &Names, written: &Encounter) -> Checked<u16> {
        let enemies = written
            .enemies
            .iter()
            .map(|id| names.enemy(id))
            .collect::<Checked<Vec<_>>>()?;
        if enemies.is_empty() != written.random.is_some() {
            return Err("an encounter has either enemies or a random type".into());
        }
        let random = written
            .random
            .as_deref()
            .map(|id| names.kind(id))
            .transpose()?;
        if written.count.is_some() && random.is_none() {
            return Err("only a random encounter has a count".into());
        }
        self.encounters.push(EncounterRules {
            enemies,
            random,
            count: written.count,
            roaches: written.roaches,
            situation: written.situation,
            loot: written.loot,
        });
        Ok(self.encounters.len() as u16 - 1)
    }

    fn here(&self) -> Checked<At> {
        match u16::try_from(self.code.len()) {
            Ok(place) if place < u16::MAX => Ok(At(place)),
            _ => Err("all scripts together are too long".into()),
        }
    }
}

/// An exhaustive match: the instructions of each chapter, and the function that compiles them.
macro_rules! chapters {
    ($self:ident, $written:ident; $($chapter:ident: $($kind:ident)+;)+) => {
        match $written {
            $($(Do::$kind { .. })|+ => $self.$chapter($written),)+
        }
    };
}

struct Compiler<'a, 'b> {
    program: &'a mut Program,
    names: &'a Names,
    scope: Scope<'b>,
    /// How many for-each are around.
    depth: u8,
}

impl Compiler<'_, '_> {
    fn block(&mut self, script: &Script) -> Checked<()> {
        script.iter().try_for_each(|one| self.one(one))
    }

    /// Of one's own card one decides oneself (R43), in the book the party (R59).
    fn picks(&self) -> By {
        match self.scope.page {
            Some(_) => By::Party,
            None => By::You,
        }
    }

    fn put(&mut self, code: Code) -> At {
        self.program.code.push(code);
        At(self.program.code.len() as u16 - 1)
    }

    fn here(&self) -> Checked<At> {
        self.program.here()
    }

    fn set(&mut self, at: At, code: Code) {
        self.program.code[at.index()] = code;
    }

    /// Two branches after an instruction: the first one follows, the second begins at the place
    /// returned.
    fn branches(&mut self, first: &Script, second: &Script) -> Checked<At> {
        self.block(first)?;
        let jump = self.put(Code::End);
        let other = self.here()?;
        self.block(second)?;
        let end = self.here()?;
        self.set(jump, Code::Jump(end));
        Ok(other)
    }

    /// A script of its own in the middle of another: the place where it begins, past a jump around
    /// it.
    fn aside(&mut self, script: &Script) -> Checked<At> {
        if script.is_empty() {
            return Ok(At(0));
        }
        let jump = self.put(Code::End);
        let begin = self.here()?;
        self.block(script)?;
        self.put(Code::End);
        let end = self.here()?;
        self.set(jump, Code::Jump(end));
        Ok(begin)
    }

    /// Every instruction has its chapter: a new one does not compile without.
    fn one(&mut self, written: &Do) -> Checked<()> {
        chapters! { self, written;
            fork: If Roll;
            trial: Test Attack;
            meant: ForEach One;
            choice: Choice;
            dials: Lose SetDial Cap;
            aside_of: GroupTask Drive;
            story: Go Page Travel TravelTo Stop Mission Succeed Fail Goal EndSession Set Clear
                Discover Banish;
            goods: Gain Pay Item LoseItem BreakItem Build Learn Influence DrawCards DiscardCards
                LoseBatteries Damage Mend;
            bodies: Wound ToxicWound Heal Cleanse Status EndStatus Relieve MoveTo Move;
            enemies: Encounter EncounterCard Hunt Situation ClearThreat RemoveThreat AddThreat
                RemoveEnemies HitEnemy EnemyHeals EnemyFlees;
            scene: Place Remove Objective KeepObjective Scavenge Open Close Environment
                NoEnvironment;
        }
    }

    /// What leads on in one of two ways.
    fn fork(&mut self, written: &Do) -> Checked<()> {
        match written {
            Do::If { when, then, r#else } => {
                let when = self.condition(when)?;
                let at = self.put(Code::End);
                let other = self.branches(then, r#else)?;
                self.set(at, Code::Unless(when, other));
            }
            Do::Roll {
                at_least,
                then,
                r#else,
            } => {
                let at = self.put(Code::End);
                let failure = self.branches(then, r#else)?;
                self.set(
                    at,
                    Code::Roll {
                        at_least: *at_least,
                        failure,
                    },
                );
            }
            _ => {}
        }
        Ok(())
    }

    /// What a test decides.
    fn trial(&mut self, written: &Do) -> Checked<()> {
        match written {
            Do::Test {
                attribute,
                difficulty,
                opposed,
                success,
                failure,
            } => {
                let at = self.put(Code::End);
                let failure = self.branches(success, failure)?;
                let (attributes, difficulty) = (*attribute, check(*difficulty)?);
                let success = at.next();
                self.set(
                    at,
                    Code::Test {
                        attributes,
                        difficulty,
                        opposed: *opposed,
                        success,
                        failure,
                    },
                );
            }
            Do::Attack {
                strength,
                wounds,
                toxic,
                hit,
                miss,
            } => {
                let at = self.put(Code::End);
                let miss = self.branches(hit, miss)?;
                let (strength, wounds, toxic, hit) =
                    (check(*strength)?, *wounds, *toxic, at.next());
                self.set(
                    at,
                    Code::Attack {
                        strength,
                        wounds,
                        toxic,
                        hit,
                        miss,
                    },
                );
            }
            _ => {}
        }
        Ok(())
    }

    /// What is meant for several, or for one of them.
    fn meant(&mut self, written: &Do) -> Checked<()> {
        match written {
            Do::ForEach { who, r#do } => {
                if self.depth == MAX_DEPTH {
                    return Err(format!("for-each: nested at most {MAX_DEPTH} deep"));
                }
                let at = self.put(Code::End);
                self.depth += 1;
                self.block(r#do)?;
                self.depth -= 1;
                self.put(Code::End);
                let then = self.here()?;
                self.set(at, Code::Each { who: *who, then });
            }
            Do::One { who, r#do } => {
                let at = self.put(Code::End);
                self.block(r#do)?;
                self.put(Code::End);
                let then = self.here()?;
                let (who, by) = (*who, self.picks());
                self.set(at, Code::One { who, by, then });
            }
            _ => {}
        }
        Ok(())
    }

    /// What is done to several dials.
    fn dials(&mut self, written: &Do) -> Checked<()> {
        match written {
            Do::Lose(dials) => {
                for (&dial, &amount) in dials {
                    self.put(Code::Lose(dial, check(amount)?));
                }
            }
            Do::SetDial(dials) => {
                for (&dial, &value) in dials {
                    self.put(Code::SetDial(dial, value));
                }
            }
            Do::Cap(dials) => {
                for (&dial, &value) in dials {
                    self.put(Code::Cap(dial, value));
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// What has a script of its own beside it.
    fn aside_of(&mut self, written: &Do) -> Checked<()> {
        let code = match written {
            Do::GroupTask {
                attribute,
                difficulty,
                label,
                at,
                success,
            } => {
                let space = at.map(|letter| self.space(letter)).transpose()?;
                let words = self.words(label)?;
                let name = self.program.words.len() as u16;
                self.program.words.push(words);
                let (attributes, success) = (*attribute, self.aside(success)?);
                Code::Task {
                    name,
                    attributes,
                    difficulty: check(*difficulty)?,
                    space,
                    success,
                }
            }
            Do::Drive {
                vehicle,
                cards,
                arrive,
                wreck,
            } => {
                let (arrive, wreck) = (self.aside(arrive)?, self.aside(wreck)?);
                Code::Drive {
                    vehicle: self.names.vehicle(vehicle)?,
                    cards: *cards,
                    arrive,
                    wreck,
                }
            }
            _ => return Err(ELSEWHERE.into()),
        };
        self.put(code);
        Ok(())
    }

    /// Where the story goes, and missions.
    fn story(&mut self, written: &Do) -> Checked<()> {
        let names = self.names;
        let code = match written {
            Do::Go(entry) => Code::Go(names.entry(self.scope.page, entry)?),
            Do::Page(number) => Code::Page(names.page(*number)?),
            Do::Travel => Code::Travel,
            Do::TravelTo(id) => Code::TravelTo(names.location(id)?),
            Do::Stop => Code::End,
            Do::Mission(id) => Code::Mission(names.mission(id)?),
            Do::Succeed(id) => Code::Succeed(names.mission(id)?),
            Do::Fail(id) => Code::Fail(names.mission(id)?),
            Do::Goal(id) => Code::Goal(names.character(id)?),
            Do::EndSession => Code::EndSession,
            Do::Set(id) => Code::Set {
                flag: names.flag(id)?,
                on: true,
            },
            Do::Clear(id) => Code::Set {
                flag: names.flag(id)?,
                on: false,
            },
            Do::Discover(named) => Code::Discover(self.found(named)?),
            Do::Banish(named) => Code::Banish(self.found(named)?),
            _ => return Err(ELSEWHERE.into()),
        };
        self.put(code);
        Ok(())
    }

    /// Dials, items, cards and batteries.
    fn goods(&mut self, written: &Do) -> Checked<()> {
        let names = self.names;
        let code = match written {
            Do::Gain(gain) if gain.item > 5 => return Err("gain: at most 5 items at once".into()),
            Do::Gain(gain) => Code::Gain(*gain),
            Do::Pay {
                dial,
                amount,
                short,
            } => Code::Pay {
                dial: *dial,
                amount: check(*amount)?,
                short: *short,
            },
            Do::Item(id) => Code::Item(names.item(id)?),
            Do::LoseItem(id) => Code::LoseItem(names.item(id)?),
            Do::BreakItem => Code::BreakItem,
            Do::Build(id) => Code::Build(names.item(id)?),
            Do::Learn(id) => Code::Learn(names.ability(id)?),
            Do::Influence => Code::Influence,
            Do::DrawCards(count) => Code::DrawCards(*count),
            Do::DiscardCards(count) => Code::DiscardCards(*count),
            Do::LoseBatteries(count) => Code::LoseBatteries(*count),
            Do::Damage(count) => Code::Damage(*count),
            Do::Mend(count) => Code::Mend(*count),
            _ => return Err(ELSEWHERE.into()),
        };
        self.put(code);
        Ok(())
    }

    /// What becomes of characters.
    fn bodies(&mut self, written: &Do) -> Checked<()> {
        let names = self.names;
        let code = match written {
            Do::Wound(count) => Code::Wound {
                count: *count,
                toxic: false,
            },
            Do::ToxicWound(count) => Code::Wound {
                count: *count,
                toxic: true,
            },
            Do::Heal(count) => Code::Heal(*count),
            Do::Cleanse => Code::Cleanse,
            Do::Status(id) => Code::Status(names.status(id)?),
            Do::EndStatus(id) => Code::EndStatus(names.status(id)?),
            Do::Relieve => Code::Relieve,
            Do::MoveTo(at) => Code::MoveTo(self.place(*at)?),
            Do::Move(points) => Code::Move(*points),
            _ => return Err(ELSEWHERE.into()),
        };
        self.put(code);
        Ok(())
    }

    /// Encounters, threats and enemies.
    fn enemies(&mut self, written: &Do) -> Checked<()> {
        let code = match written {
            Do::Encounter(encounter) => {
                Code::Encounter(self.program.encounter(self.names, encounter)?)
            }
            Do::EncounterCard => Code::EncounterCard,
            Do::Hunt => Code::Hunt,
            Do::Situation(situation) => Code::Situation(*situation),
            Do::ClearThreat => Code::ClearThreat,
            Do::RemoveThreat(count) => Code::RemoveThreat(*count),
            Do::AddThreat(count) => Code::AddThreat(*count),
            Do::RemoveEnemies => Code::RemoveEnemies,
            Do::HitEnemy { range, wounds } => Code::HitEnemy {
                range: *range,
                wounds: *wounds,
            },
            Do::EnemyHeals(count) => Code::EnemyHeals(*count),
            Do::EnemyFlees => Code::EnemyFlees,
            _ => return Err(ELSEWHERE.into()),
        };
        self.put(code);
        Ok(())
    }

    /// What changes on the page.
    fn scene(&mut self, written: &Do) -> Checked<()> {
        let names = self.names;
        let code = match written {
            Do::Place { token, at, count } => Code::Place {
                token: names.token(token)?,
                at: self.place(*at)?,
                count: *count,
            },
            Do::Remove { token, at } => {
                let at = at.map(|at| self.place(at)).transpose()?;
                Code::Remove {
                    token: names.token(token)?,
                    at,
                }
            }
            Do::Objective(number) => Code::Objective(self.objective(*number)?),
            Do::KeepObjective => Code::KeepObjective,
            Do::Scavenge { at, count } => Code::Scavenge {
                at: self.place(*at)?,
                count: *count,
            },
            Do::Open(id) => Code::Door {
                door: self.door(id)?,
                open: true,
            },
            Do::Close(id) => Code::Door {
                door: self.door(id)?,
                open: false,
            },
            Do::Environment(id) => Code::Environment(Some(names.environment(id)?)),
            Do::NoEnvironment => Code::Environment(None),
            _ => return Err(ELSEWHERE.into()),
        };
        self.put(code);
        Ok(())
    }

    /// The ways lie side by side, so those inside of them come later.
    fn choice(&mut self, written: &Do) -> Checked<()> {
        let Do::Choice { by, options } = written else {
            return Ok(());
        };
        if options.is_empty() || options.len() > MAX_WAYS {
            return Err(format!("a choice has 1 to {MAX_WAYS} options"));
        }
        if options
            .iter()
            .all(|way| way.when.is_some() || way.cost != Default::default())
        {
            return Err("a choice has an option without a condition and without a cost".into());
        }
        let first = self.program.ways.len();
        for option in options {
            let words = self.words(&option.label)?;
            let name = self.program.words.len() as u16;
            self.program.words.push(words);
            self.program.ways.push(Way {
                name,
                when: None,
                cost: Cost::default(),
                to: At(0),
            });
        }
        self.put(Code::Choice {
            by: *by,
            first: first as u16,
            count: options.len() as u8,
        });
        let mut ends = Vec::new();
        for (place, option) in options.iter().enumerate() {
            let when = option
                .when
                .as_ref()
                .map(|when| self.condition(when))
                .transpose()?;
            let (cost, to) = (self.cost(&option.cost)?, self.here()?);
            let way = &mut self.program.ways[first + place];
            (way.when, way.cost, way.to) = (when, cost, to);
            self.block(&option.r#do)?;
            ends.push(self.put(Code::End));
        }
        let end = self.here()?;
        ends.into_iter()
            .for_each(|at| self.set(at, Code::Jump(end)));
        Ok(())
    }

    fn words(&self, label: &Label) -> Checked<WayWords> {
        match label {
            Label::Key(rest) if self.scope.key.is_empty() => Err(format!(
                "label {rest:?}: a card brings the words itself, as {{ en = …, de = … }}"
            )),
            Label::Key(rest) => Ok(WayWords {
                key: format!("{}-{rest}", self.scope.key),
                words: None,
            }),
            Label::Saying(words) => {
                super::entries::check_saying("label", words)?;
                // A name that stays for as long as the words do, so that a chronicle finds them
                // again.
                let said: Vec<&str> = words.values().map(String::as_str).collect();
                let key = format!("way-{}", fingerprint(said.join("\n").as_bytes()));
                Ok(WayWords {
                    key,
                    words: Some(words.clone()),
                })
            }
        }
    }

    fn cost(&self, written: &super::script::Cost) -> Checked<Cost> {
        let item = written
            .item
            .as_deref()
            .map(|id| self.names.item(id))
            .transpose()?;
        let dials = [
            0,
            written.clue,
            written.scrap,
            written.food,
            0,
            written.morale,
        ];
        Ok(Cost {
            dials,
            cards: written.cards,
            batteries: written.batteries,
            item,
        })
    }

    fn map(&self) -> Checked<&Map> {
        self.scope
            .map
            .ok_or_else(|| "this only works on a page with a map".into())
    }

    fn space(&self, letter: char) -> Checked<Space> {
        self.map()?.find(letter)
    }

    fn door(&self, id: &str) -> Checked<u8> {
        find(&self.map()?.doors, id, "door of this page")
    }

    /// The objective with this entry.
    fn objective(&self, number: u8) -> Checked<u8> {
        let entry = self.names.entry(self.scope.page, &number.to_string())?;
        let place = self
            .map()?
            .objectives
            .iter()
            .position(|one| one.entry == entry);
        place
            .map(|place| place as u8)
            .ok_or_else(|| format!("no objective has entry {number}"))
    }

    fn place(&self, at: Where) -> Checked<Place> {
        Ok(match at {
            Where::Space(letter) => Place::Space(self.space(letter)?),
            Where::Here => Place::Here,
            Where::Start => Place::Start,
            Where::EnemyStart => Place::EnemyStart,
            Where::There => Place::There,
        })
    }

    fn found(&self, named: &Named) -> Checked<Found> {
        Ok(match named {
            Named::Item(id) => Found::Item(self.names.item(id)?),
            Named::Enemy(id) => Found::Enemy(self.names.enemy(id)?),
            Named::Encounter(id) => Found::Encounter(self.names.encounter(id)?),
            Named::Mission(id) => Found::Mission(self.names.mission(id)?),
            Named::Road(id) => Found::Road(self.names.road(id)?),
        })
    }
}

/// An instruction is compiled in another chapter.
const ELSEWHERE: &str = "this is no instruction of its chapter";
/// The most for-each inside each other, so that what lies ahead has room.
const MAX_DEPTH: u8 = 2;
/// The most ways of a choice.
pub const MAX_WAYS: usize = 12;

fn check(amount: Amount) -> Checked<Amount> {
    match amount {
        Amount::Of(of) if of.divide == 0 => Err("nothing can be divided by 0".into()),
        _ => Ok(amount),
    }
}
