//! A match as people see it: in the words of a language, and in JSON.

use redtag_kernel::words::{self, Text};
use redtag_kernel::{Match, Seat, Turn, Words};
use serde_json::{Value, json};

use crate::Playable;
use crate::protocol::{Aim, Answer, Frame, Moment, Played, State, ToAct};

/// A match and the words to speak of it.
pub struct View<'a, G: Playable> {
    /// The match.
    pub match_: &'a Match<G>,
    /// The words.
    pub words: &'a Words,
}

impl<G: Playable> View<'_, G> {
    /// How things stand.
    pub fn state(&self) -> State {
        let (match_, game) = (self.match_, self.match_.game());
        let position = match_.position();
        let to_act = self.to_act();
        let seat = to_act.first().map_or(0, |to_act| to_act.seat);
        let aims = game.aims(position);
        State {
            game: G::NAME.into(),
            options: json!(match_.options()),
            official: crate::is_official(match_),
            seed: match_.seed().map(str::to_owned),
            players: match_.players().to_vec(),
            position: json!(position),
            hash: match_.hash(),
            actions: match_.steps().len(),
            scores: match_.scores(),
            over: match_.turn() == Turn::Over,
            winners: match_.winners().iter().collect(),
            table: self.say_all(&game.describe(position)),
            prompt: self.prompt(seat),
            rules: self.rules(seat),
            aims: aims.iter().map(|aim| self.aim(aim)).collect(),
            seen: game.seen(position, self.words),
            to_act,
            line: None,
            moments: None,
            missing: None,
        }
    }

    /// Who may do what.
    pub fn to_act(&self) -> Vec<ToAct> {
        let Turn::Act(seats) = self.match_.turn() else {
            return Vec::new();
        };
        let several = seats.iter().count() > 1;
        let to_act = seats.iter().map(|seat| {
            let actions = self.match_.legal(seat);
            let labels = actions.iter().map(|action| self.label(seat, action));
            ToAct {
                seat,
                labels: labels.collect(),
                prompt: several.then(|| self.prompt(seat)),
                rules: several.then(|| self.rules(seat)),
                costs: self.costs(seat, &actions),
                actions: values(&actions),
            }
        });
        to_act.collect()
    }

    fn prompt(&self, seat: Seat) -> String {
        let game = self.match_.game();
        self.words.say(&game.prompt(self.match_.position(), seat))
    }

    fn rules(&self, seat: Seat) -> Vec<String> {
        let rules = self.match_.game().rules(self.match_.position(), seat);
        rules.iter().map(ToString::to_string).collect()
    }

    fn aim(&self, aim: &words::Aim) -> Aim {
        Aim {
            text: self.words.say(&aim.text),
            need: aim.need,
            failure: aim.failure,
            have: aim.have.clone(),
            met: aim.met.clone(),
        }
    }

    /// Nothing if no action of the list has a cost to show.
    fn costs(&self, seat: Seat, actions: &[G::Action]) -> Vec<Value> {
        let (game, position) = (self.match_.game(), self.match_.position());
        let costs: Vec<Value> = actions
            .iter()
            .map(|action| game.cost(position, seat, *action))
            .collect();
        if costs.iter().all(Value::is_null) {
            Vec::new()
        } else {
            costs
        }
    }

    /// An action of a seat as a button says it.
    pub fn label(&self, seat: Seat, action: &G::Action) -> String {
        let game = self.match_.game();
        let label = game.label(self.match_.position(), seat, action);
        self.words.say(&label)
    }

    /// What happened with the action that was just played, and how things stand now.
    pub fn played(&self, action: G::Action, events: &[G::Event]) -> Played {
        let last = self.match_.steps().last();
        Played {
            action: json!(action),
            events: values(events),
            log: self.narrate(events),
            chance: last.map(|step| step.chance.clone()).unwrap_or_default(),
            frames: None,
            state: State {
                line: Some(self.match_.last_line()),
                ..self.state()
            },
        }
    }

    /// How things stood at each event of an action, or of the set-up.
    pub fn frames(&self, at: Option<usize>) -> Vec<Frame> {
        let game = self.match_.game();
        let seats = usize::from(self.match_.seats());
        let frame = |(_, position): (G::Event, G::Position)| Frame {
            seen: game.seen(&position, self.words),
            scores: game.scores(&position)[..seats].to_vec(),
            position: json!(position),
        };
        self.match_.frames(at).into_iter().map(frame).collect()
    }

    /// What happened before the first action, and with each action.
    pub fn moments(&self) -> Vec<Moment> {
        let game = self.match_.game();
        let moment = |events: Vec<G::Event>| Moment {
            seat: None,
            action: None,
            label: None,
            log: self.narrate(&events),
            events: values(&events),
        };
        let steps = self.match_.steps().iter().enumerate();
        let steps = steps.map(|(at, step)| {
            let label = game.label(&step.before, step.seat, &step.action);
            Moment {
                seat: Some(step.seat),
                action: Some(json!(step.action)),
                label: Some(self.words.say(&label)),
                ..moment(self.match_.events(at))
            }
        });
        std::iter::once(moment(self.match_.opening()))
            .chain(steps)
            .collect()
    }

    /// Why a seat cannot do this now, or that it can.
    pub fn why(&self, seat: Seat, action: &G::Action) -> Answer {
        match self.match_.why_not(seat, action) {
            None => Answer::Why {
                allowed: true,
                rule: None,
                message: None,
            },
            Some(illegal) => Answer::Why {
                allowed: false,
                rule: Some(illegal.rule.to_owned()).filter(|rule| !rule.is_empty()),
                message: Some(self.words.say(&illegal.why)),
            },
        }
    }

    fn narrate(&self, events: &[G::Event]) -> Vec<String> {
        let game = self.match_.game();
        let lines = events.iter().map(|event| game.narrate(event));
        lines.map(|line| self.words.say(&line)).collect()
    }

    fn say_all(&self, texts: &[Text]) -> Vec<String> {
        texts.iter().map(|text| self.words.say(text)).collect()
    }
}

fn values<T: serde::Serialize>(all: &[T]) -> Vec<Value> {
    all.iter().map(|one| json!(one)).collect()
}
