//! Scripts at work: one instruction after another, until one asks something or leads elsewhere.

use redtag_kernel::{Chance, Listener};

use super::{Rules, WHITE};
use crate::action::Event;
use crate::content::{Activity, Code, FlagOf, Place, Who};
use crate::id::At;
use crate::position::{Goal, Leaving, MAX_PARTY, Phase, Position, Spot, Walk};

impl<C: Chance, L: Listener<Event, Position>> Rules<'_, C, L> {
    /// Runs a script for "you". Whatever an instruction adds comes before the rest of the script,
    /// since the rest is put underneath it.
    pub(super) fn run(&mut self, mut at: At, you: u8) {
        loop {
            let code = self.view().code(at);
            let next = at.next();
            at = match code {
                Code::End => return,
                Code::Jump(to) => to,
                Code::Unless(cond, _) if self.view().holds(cond, you) => next,
                Code::Unless(_, to) => to,
                Code::Roll { at_least, failure } => match self.roll_die(at, at_least) {
                    true => next,
                    false => failure,
                },
                Code::Task { difficulty, .. } => {
                    let difficulty = self.view().amount(difficulty, you);
                    self.begin_task(at, difficulty);
                    next
                }
                code => {
                    let before = self.position.steps.len();
                    if self.leads_on(code, at, you) || self.position.ending.is_some() {
                        return;
                    }
                    self.instruct(code, you);
                    if self.position.steps.len() > before || self.is_losing() || self.is_routed() {
                        return self.put_under(before, Phase::Run { at: next, who: you });
                    }
                    next
                }
            };
        }
    }

    /// The white die, and whether it shows enough.
    fn roll_die(&mut self, at: At, need: u8) -> bool {
        let die = self.chance.die(WHITE, self.content.numbers.dice[0]);
        let success = die >= need;
        self.tell(Event::Rolled {
            at,
            die,
            need,
            success,
        });
        success
    }

    /// Puts a step below those from this place on, such as the rest of a script below what it has
    /// just added.
    pub(super) fn put_under(&mut self, place: usize, step: Phase) {
        if self.position.steps.push(step) {
            self.position.steps[place..].rotate_right(1);
        }
    }

    /// Instructions that decide where the script continues, if it does.
    fn leads_on(&mut self, code: Code, at: At, you: u8) -> bool {
        match code {
            Code::Choice { .. } => self.push(Phase::Choice { at, who: you }),
            Code::Test {
                attributes,
                difficulty,
                opposed,
                success,
                failure,
            } => {
                let difficulty = self.view().amount(difficulty, you);
                let goal = Goal::Script { success, failure };
                self.test(you, goal, attributes, difficulty, opposed);
            }
            Code::Attack {
                strength,
                wounds,
                toxic,
                hit,
                miss,
            } => {
                let strength = self.view().amount(strength, you);
                if self.position.hero(you).spot == Spot::Down {
                    self.push_script(miss, you);
                    return true;
                }
                self.tell(Event::Attacked { who: self.who(you) });
                let goal = Goal::Defend {
                    wounds,
                    toxic,
                    hit,
                    miss,
                };
                self.attack(you, strength, goal);
            }
            Code::Each { who, then } => {
                self.push(Phase::Run { at: then, who: you });
                self.push_each(who, at.next(), you);
            }
            Code::One { then, .. } => {
                self.push(Phase::Run { at: then, who: you });
                self.push(Phase::One { at, who: you });
            }
            _ => return self.leads_away(code, at, you),
        }
        true
    }

    /// Instructions that send the party elsewhere or end the mission.
    fn leads_away(&mut self, code: Code, at: At, you: u8) -> bool {
        match code {
            Code::Go(entry) => self.read(entry, you),
            Code::Page(page) => self.go_away(Leaving::Page(page)),
            Code::Travel => self.go_away(Leaving::Travel),
            Code::TravelTo(location) => self.go_away(Leaving::To(location)),
            Code::Drive {
                vehicle,
                cards,
                arrive,
                wreck,
            } => {
                self.push(Phase::Run {
                    at: at.next(),
                    who: you,
                });
                self.drive(vehicle, cards, arrive, wreck);
            }
            Code::Succeed(mission) => return self.succeed(mission),
            Code::Fail(mission) => return self.fail(mission),
            Code::EndSession => self.end_session(),
            _ => return false,
        }
        true
    }

    /// The same for each of them, the next in turn order first.
    fn push_each(&mut self, who: Who, at: At, you: u8) {
        let (mut seats, mut count) = ([0; MAX_PARTY], 0);
        for seat in self.position.seats_from(you) {
            if self.view().belongs(seat, who, you) {
                seats[count] = seat;
                count += 1;
            }
        }
        for &seat in seats[..count].iter().rev() {
            self.push(Phase::Run { at, who: seat });
        }
    }

    /// Instructions after which the script continues, chapter by chapter.
    fn instruct(&mut self, code: Code, you: u8) {
        let _ = self.instruct_colony(code, you)
            || self.instruct_character(code, you)
            || self.instruct_enemies(code, you)
            || self.instruct_page(code, you)
            || self.instruct_campaign(code, you);
    }

    /// Dials and items (R13, R42, R55).
    fn instruct_colony(&mut self, code: Code, you: u8) -> bool {
        match code {
            Code::Gain(gain) => self.gain(you, gain),
            Code::Lose(dial, amount) => self.lower(dial, self.view().amount(amount, you)),
            Code::Pay {
                dial,
                amount,
                short,
            } => {
                let amount = self.view().amount(amount, you);
                let missing = amount.saturating_sub(self.position.campaign.dial(dial));
                self.lower(dial, amount);
                self.lower(short, missing);
            }
            Code::SetDial(dial, to) => {
                self.set_dial(dial, to.min(self.position.campaign.most[dial as usize]));
            }
            Code::Cap(dial, most) => {
                self.position.campaign.most[dial as usize] = most;
                self.tell(Event::Capped { dial, most });
            }
            Code::Item(item) => self.retrieve(you, item),
            Code::LoseItem(item) => self.lose_item(item),
            Code::BreakItem => self.push(Phase::Break(you)),
            Code::Build(item) => self.build(item),
            _ => return false,
        }
        true
    }

    /// Cards, wounds, statuses and places of a character (R9, R30, R52, R58).
    fn instruct_character(&mut self, code: Code, you: u8) -> bool {
        match code {
            Code::Learn(ability) => self.learn(you, ability),
            Code::Influence => self.influence(you),
            Code::DrawCards(count) => self.draw_more(you, count),
            Code::DiscardCards(count) => self.must_discard(you, count),
            Code::LoseBatteries(count) => self.lose_batteries(you, count),
            Code::Wound { count, toxic } => self.wound(you, count, toxic),
            Code::Heal(count) => self.heal(you, count),
            Code::Cleanse => self.cleanse(you),
            Code::Status(status) => self.become_(you, status),
            Code::EndStatus(status) => self.end_status(you, status),
            Code::Relieve => self.relieve(you),
            Code::MoveTo(at) => self.move_to(at, you),
            Code::Move(points) => self.move_free(points, you),
            _ => return false,
        }
        true
    }

    /// A figure on the map is put somewhere else.
    fn move_to(&mut self, at: Place, you: u8) {
        let space = self.view().place(at, you);
        if let (Some(space), Some(_)) = (space, self.position.hero(you).space()) {
            self.enter(you, space);
        }
    }

    /// Movement points without a card, but not while Stuck (R58).
    fn move_free(&mut self, points: u8, you: u8) {
        if self.view().is_forbidden(you, Activity::Move) {
            return;
        }
        self.push(Phase::Move(Walk {
            seat: you,
            points: points.min(20) as i8,
            cards: 0,
            colour: None,
            walked: false,
            free: true,
        }));
    }

    /// Encounters, threats and enemies (R18-R22, R32, R35).
    fn instruct_enemies(&mut self, code: Code, you: u8) -> bool {
        match code {
            Code::Encounter(encounter) => self.encounter(encounter),
            Code::EncounterCard => self.encounter_card(you),
            Code::Hunt => self.encounter_hunt(),
            Code::Situation(situation) => self.set_situation(situation),
            Code::ClearThreat => self.clear_threat(),
            Code::RemoveThreat(count) => self.remove_threats(count),
            Code::AddThreat(count) => self.bring_threats(count),
            Code::RemoveEnemies => self.remove_all_foes(),
            Code::HitEnemy { range, wounds } => self.push(Phase::HitEnemy {
                seat: you,
                range,
                wounds,
            }),
            Code::EnemyHeals(count) => self.enemy_heals(count),
            Code::EnemyFlees => self.enemy_flees(),
            _ => return false,
        }
        true
    }

    /// Tokens, doors and the environment of a page (R26, R27, A31).
    fn instruct_page(&mut self, code: Code, you: u8) -> bool {
        match code {
            Code::Place { token, at, count } => {
                if let Some(space) = self.view().place(at, you) {
                    self.place_tokens(token, space, count);
                }
            }
            Code::Remove { token, at } => {
                let space = at.map(|at| self.view().place(at, you));
                let kind = self.content.tokens[token];
                if space != Some(None) {
                    self.remove_tokens(|rules| *rules == kind, space.flatten());
                }
            }
            Code::Objective(objective) => self.put_objective(objective),
            Code::KeepObjective => self.keep_objective(),
            Code::Scavenge { at, count } => {
                let space = self.view().place(at, you);
                if let Some(space) = space.filter(|_| !self.position.scene.revisit) {
                    self.place_finds(space, count);
                }
            }
            Code::Door { door, open } => self.set_door(door, open),
            Code::Environment(environment) => {
                self.position.scene.environment = environment.filter(|_| self.position.scene.open);
                self.tell(Event::Environment { environment });
            }
            _ => return false,
        }
        true
    }

    /// Flags, the discovery deck, roads and missions (R23, R60, A31).
    fn instruct_campaign(&mut self, code: Code, you: u8) -> bool {
        match code {
            Code::Set { flag, on } => self.set_flag(flag, on),
            Code::Discover(card) => self.discover(card),
            Code::Banish(card) => self.banish(card),
            Code::Damage(count) => self.damage(count, 0),
            Code::Mend(count) => self.damage(0, count),
            Code::Mission(mission) => self.take_mission(mission),
            Code::Succeed(mission) => self.end_side(mission, you, true),
            Code::Fail(mission) => self.end_side(mission, you, false),
            Code::Goal(character) => self.complete_goal(character),
            _ => return false,
        }
        true
    }

    fn lose_batteries(&mut self, seat: u8, count: u8) {
        let hero = self.position.hero_mut(seat);
        hero.batteries = hero.batteries.saturating_sub(count);
        let loose = hero.batteries;
        self.tell(Event::Batteries {
            who: self.who(seat),
            loose,
        });
    }

    fn set_door(&mut self, door: u8, open: bool) {
        let bit = 1 << door;
        let doors = &mut self.position.scene.doors;
        *doors = if open { *doors | bit } else { *doors & !bit };
        self.tell(Event::Door {
            page: self.position.page,
            door,
            open,
        });
    }

    /// A flag changes, and with it perhaps a goal is reached (A57).
    fn set_flag(&mut self, flag: FlagOf, on: bool) {
        let (flags, flag) = match flag {
            FlagOf::Campaign(flag) => (&mut self.position.campaign.flags, flag),
            FlagOf::Mission(flag) => (&mut self.position.flags, flag),
        };
        flags.take(flag);
        if on {
            flags.put(flag);
        }
        self.look_at_goals();
    }

    /// In a text of an enemy: it loses wounds.
    fn enemy_heals(&mut self, count: u8) {
        if let Some(place) = self.position.scene.acting {
            let foe = &mut self.position.scene.foes[usize::from(place)];
            let (enemy, wounds) = (foe.enemy, foe.wounds.min(count));
            foe.wounds -= wounds;
            if wounds > 0 {
                self.tell(Event::EnemyHealed { enemy, wounds });
            }
        }
    }

    /// In a text of an enemy: it leaves play.
    fn enemy_flees(&mut self) {
        if let (Some(place), Some(space)) = (self.position.scene.acting, self.view().acting_space())
        {
            self.send_away(place, space);
        }
    }

    /// A way was chosen: what it costs, then what follows.
    pub(super) fn choose(&mut self, at: At, you: u8, way: u8) {
        let Some(way) = self.view().ways(at).get(usize::from(way)).copied() else {
            return;
        };
        self.push(Phase::Run {
            at: way.to,
            who: you,
        });
        for (dial, cost) in crate::content::Dial::ALL.into_iter().zip(way.cost.dials) {
            self.lower(dial, cost);
        }
        if let Some(item) = way.cost.item {
            self.lose_item(item);
        }
        if way.cost.batteries > 0 {
            self.lose_batteries(you, way.cost.batteries);
        }
        self.must_discard(you, way.cost.cards);
    }
}
