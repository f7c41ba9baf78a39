//! What the game tells bots about playing it well.

use redtag_kernel::school::{Learns, Lessons, Shown};
use redtag_kernel::{Chance, Game as _, Kind as _, List, Seat, Seats, Strategy};

use crate::action::Action;
use crate::game::AfterTheVirus;
use crate::position::{Card, Ending, Phase, Player, Position};
use crate::rules::{AREA, Rules, is_reached};
use crate::worth::{Fresh, HIDDEN, INPUTS, Known, Side, Worth, chance, come_about, inputs};

impl Strategy for AfterTheVirus {
    const SPAN: f64 = 100.0;
    const COOPERATIVE: bool = true;
    const CHANCES: bool = true;

    /// How likely the mission is to succeed, in hundredths.
    fn value(&self, position: &Position, seat: Seat) -> f64 {
        self.foreseen(Outlook::of(*position), seat, None).1
    }

    fn judge(&self, position: &Position, seat: Seat, actions: &[Action], into: &mut Vec<f64>) {
        let known = self.known(position, seat);
        into.extend(
            actions
                .iter()
                .map(|&action| self.foresee(position, seat, action, known.as_ref()).1),
        );
    }

    /// First whoever is in the middle of something; then those without zombies, who have their
    /// hands free for the others (R18); last those who would have to let themselves be wounded.
    /// Whoever has played all cards waits for those who have not.
    fn leads(&self, position: &Position, seats: Seats) -> Seat {
        let order = |&seat: &Seat| {
            let player = &position.players[usize::from(seat)];
            let zombies: u8 = player.attacking.iter().map(|card| card.left).sum();
            (player.steps.is_empty(), zombies, player.hand.total() == 0)
        };
        seats.iter().min_by_key(order).unwrap_or(0)
    }
}

/// A position as far as it is known without chance.
#[derive(Clone, Copy)]
pub struct Outlook {
    /// The position, with the cards that chance has not named still in the area.
    pub position: Position,
    /// Those cards.
    pub fresh: Fresh,
    /// The turn is over.
    pub over: bool,
}

impl Outlook {
    fn of(position: Position) -> Self {
        Self {
            position,
            fresh: Fresh::default(),
            over: false,
        }
    }
}

/// Cards that chance named provisionally go back to the area, and are counted instead.
fn put_back(player: &mut Player, named: &[Card], fresh: &mut Fresh) {
    for &card in named {
        if player.scouted.take(card) {
            fresh.scouted += 1;
        } else if player.sideways.take(card) || player.discard.take(card) {
            fresh.found += 1;
        } else {
            continue;
        }
        player.area.unseen.put(card);
    }
}

impl AfterTheVirus {
    /// The result of an action with the best answers to what it asks, and what that is worth.
    pub fn foresee(
        &self,
        position: &Position,
        seat: Seat,
        action: Action,
        known: Option<&Known>,
    ) -> (Outlook, f64) {
        self.foreseen(
            self.follow(&Outlook::of(*position), seat, action),
            seat,
            known,
        )
    }

    /// The judgement of the other players before a player's choice.
    fn known(&self, position: &Position, seat: Seat) -> Option<Known> {
        let mut position = *position;
        come_about(&mut position);
        self.worth.known(&self.content, &position, seat)
    }

    /// Answers what this seat is asked in the middle of something, one question after the other.
    fn foreseen(&self, mut outlook: Outlook, seat: Seat, known: Option<&Known>) -> (Outlook, f64) {
        loop {
            let phase = outlook
                .position
                .players
                .get(usize::from(seat))
                .and_then(|player| player.steps.first());
            let Some(phase) = phase.filter(|_| outlook.position.ending.is_none()) else {
                return (outlook, self.worth_of(&outlook, known));
            };
            let Some((best, worth)) = self.best_answer(&outlook, seat, phase, known) else {
                return (outlook, self.worth_of(&outlook, known));
            };
            outlook = best;
            if outlook.over {
                return (outlook, worth);
            }
        }
    }

    fn best_answer(
        &self,
        outlook: &Outlook,
        seat: Seat,
        phase: Phase,
        known: Option<&Known>,
    ) -> Option<(Outlook, f64)> {
        let mut best: Option<(Outlook, f64)> = None;
        let legal = self.legal(&outlook.position, seat);
        legal.each_answer(phase, &mut |answer| {
            let next = self.follow(outlook, seat, answer);
            let worth = self.worth_of(&next, known);
            if best.as_ref().is_none_or(|&(_, most)| worth > most) {
                best = Some((next, worth));
            }
        });
        best
    }

    /// The position after an action, as far as the rules go without chance.
    fn follow(&self, outlook: &Outlook, seat: Seat, action: Action) -> Outlook {
        let mut next = *outlook;
        let mut unknown = Unknown::default();
        let mut rules = Rules {
            content: &self.content,
            position: &mut next.position,
            chance: &mut unknown,
            events: &mut (),
        };
        next.over = rules.act_before_draw(seat, action);
        next.fresh.seat = seat;
        if let Some(player) = next.position.players.get_mut(usize::from(seat)) {
            put_back(player, &unknown.named, &mut next.fresh);
        }
        next
    }

    fn worth_of(&self, outlook: &Outlook, known: Option<&Known>) -> f64 {
        let position = &outlook.position;
        match position.ending {
            Some(Ending::Won) => 100.0,
            None if outlook.over && is_reached(&self.content, position) => 100.0,
            Some(_) => 0.0,
            None => {
                let mut position = *position;
                come_about(&mut position);
                100.0
                    * self
                        .worth
                        .of(&self.content, &position, outlook.fresh, known)
            }
        }
    }
}

/// Chance that is not known yet: records the cards of the area that it names provisionally.
#[derive(Default)]
struct Unknown {
    named: List<Card, 8>,
}

impl Chance for Unknown {
    fn pick(&mut self, what: &'static str, weights: &[u8]) -> usize {
        let outcome = weights.iter().position(|&weight| weight > 0).unwrap_or(0);
        if what == AREA {
            self.named.push(Card::from_index(outcome));
        }
        outcome
    }
}

/// What reaching the whole goal would be worth without winning. A lost mission that came near is a
/// little better than one that did not, so that there is a way uphill also where hardly anything is
/// won; less and less so, or the reckless would learn to come near and die.
const CONSOLATION: f64 = 0.15;

impl Learns<HIDDEN> for AfterTheVirus {
    const INPUTS: usize = INPUTS;
    const LESSONS: Lessons = Lessons {
        batch: 4,
        lambda: 0.9,
        rate: 0.001,
        curiosity: 0.03,
    };

    fn judge_by(&mut self, weights: &[f32]) {
        self.worth = Worth::new(weights, weights);
    }

    /// What is asked in the middle of an action was foreseen with it.
    fn shown(
        &self,
        position: &Position,
        seat: Seat,
        action: Action,
        on_purpose: bool,
    ) -> Option<Shown> {
        let was_asked = !position.players[usize::from(seat)].steps.is_empty();
        let (outlook, worth) = self.foresee(position, seat, action, None);
        if was_asked && on_purpose || outlook.position.ending.is_some() {
            return None;
        }
        let mut table = outlook.position;
        come_about(&mut table);
        let (content, sides) = (&self.content, Side::all(&self.content, &table));
        let player = |seat| {
            let mut given = Vec::new();
            let give = |input, strength| given.push((input, strength));
            inputs(content, &table, &sides, outlook.fresh, seat, give);
            given
        };
        Some(Shown {
            players: (0..table.players.len() as u8).map(player).collect(),
            expected: worth / 100.0,
        })
    }

    fn came_to(&self, end: &Position, left: f32) -> f64 {
        let reached = f64::from(self.scores(end)[0]) / 100.0;
        match end.ending {
            Some(Ending::Won) => 1.0,
            _ => CONSOLATION * f64::from(left) * reached,
        }
    }

    /// The slope of the cross entropy between what was thought and what came of it.
    fn errors(sums: &[f32], _expected: f64, result: f64) -> Vec<f32> {
        let chances: Vec<f64> = sums.iter().map(|&sum| chance(sum)).collect();
        let thought: f64 = chances.iter().product();
        let error =
            |chance: &f64| ((thought - result) * (1.0 - chance) / (1.0 - thought).max(1e-6)) as f32;
        chances.iter().map(error).collect()
    }
}
