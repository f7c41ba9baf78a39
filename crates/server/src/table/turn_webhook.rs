//! Calling the owner's webhook when it becomes the turn of somebody who is away.

use std::sync::Arc;

use redtag_kernel::{Seat, Turn};
use serde_json::json;

use super::LiveTable;
use crate::webhook;

/// How many calls of one table may be under way: one that does not answer must not hold up those of
/// others.
const CALLS: usize = 4;

pub struct TurnWebhook {
    url: Option<String>,
    /// Those who were to act when somebody was last called.
    called: Vec<Seat>,
    /// Every call that is under way holds one.
    calls: Arc<()>,
}

/// Whom to call, and where.
struct Due {
    url: String,
    away: Vec<Seat>,
    call: Arc<()>,
}

impl TurnWebhook {
    pub fn new(url: Option<String>) -> Self {
        Self {
            url,
            called: Vec::new(),
            calls: Arc::default(),
        }
    }

    pub fn is_set(&self) -> bool {
        self.url.is_some()
    }

    pub fn set(&mut self, url: Option<String>) {
        self.url = url;
    }

    /// These are to act, and were called already.
    pub fn note_called(&mut self, to_act: Vec<Seat>) {
        self.called = to_act;
    }

    /// Those of `to_act` who are away and were not to act before, if there is anything to call.
    fn due(&mut self, to_act: Vec<Seat>, present: &[Seat]) -> Option<Due> {
        let called = std::mem::replace(&mut self.called, to_act);
        let is_away = |seat: &&Seat| !called.contains(seat) && !present.contains(seat);
        let away: Vec<Seat> = self.called.iter().filter(is_away).copied().collect();
        if away.is_empty() || Arc::strong_count(&self.calls) > CALLS {
            return None;
        }
        Some(Due {
            url: self.url.clone()?,
            away,
            call: self.calls.clone(),
        })
    }
}

impl LiveTable {
    /// Calls the webhook if somebody who is away is to act now.
    pub(super) fn call_webhook(&mut self) {
        if self.board.get().is_none() {
            // Somebody has talked, but nobody has acted.
            return;
        }
        let (to_act, present) = (self.people_to_act(), self.present());
        let Some(due) = self.webhook.due(to_act, &present) else {
            return;
        };
        let names = due
            .away
            .iter()
            .filter_map(|&seat| self.history.name_at(seat));
        let names: Vec<&str> = names.collect();
        let text = format!("Redtag: {}, it is your turn.", names.join(", "));
        let body = json!({
            "table": self.id, "game": self.history.header.game, "seats": due.away, "names": names,
            "text": text, "content": text,
        });
        let (server, table) = (self.server.clone(), self.id.clone());
        tokio::spawn(async move {
            webhook::call(&server, &table, &due.url, body.to_string()).await;
            drop(due.call);
        });
    }

    /// The people who may act, if the board is in memory.
    pub(super) fn people_to_act(&self) -> Vec<Seat> {
        let Some(Turn::Act(seats)) = self.board.turn() else {
            return Vec::new();
        };
        let is_person = |seat: &Seat| self.history.bot_at(*seat).is_none();
        seats.iter().filter(is_person).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn away(webhook: &mut TurnWebhook, to_act: &[Seat], present: &[Seat]) -> Option<Vec<Seat>> {
        let due = webhook.due(to_act.to_vec(), present);
        due.map(|due| due.away)
    }

    #[test]
    fn who_is_away_is_called_once() {
        let mut webhook = TurnWebhook::new(Some("http://localhost/".into()));
        assert_eq!(away(&mut webhook, &[0, 1], &[0]), Some(vec![1]));
        assert_eq!(away(&mut webhook, &[0, 1], &[0]), None);
        assert_eq!(away(&mut webhook, &[1, 2], &[]), Some(vec![2]));
        webhook.note_called(vec![0]);
        assert_eq!(away(&mut webhook, &[0], &[]), None);
        webhook.set(None);
        assert_eq!(away(&mut webhook, &[1], &[]), None);
    }

    #[test]
    fn calls_that_are_not_answered_do_not_pile_up() {
        let mut webhook = TurnWebhook::new(Some("http://localhost/".into()));
        let due: Vec<_> = (0..9)
            .filter_map(|seat| webhook.due(vec![seat], &[]))
            .collect();
        assert_eq!(due.len(), CALLS);
        drop(due);
        assert_eq!(away(&mut webhook, &[0], &[]), Some(vec![0]));
    }
}
