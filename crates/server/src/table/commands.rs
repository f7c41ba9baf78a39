//! What visitors may change at a table.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use redtag_kernel::{Player, Seat, journal};
use serde_json::{Value, json};

use super::LiveTable;
use crate::error::{Code, Refusal};
use crate::event::{Event, Speaker};
use crate::messages::Command;
use crate::roles::Roles;
use crate::server::unix_time;
use crate::text;
use crate::webhook;

/// The longest thing that can be said, in characters.
const LONGEST_CHAT: usize = 500;

/// Who sent a command, and how.
pub struct Sender<'a> {
    pub roles: Roles,
    pub id: &'a str,
    pub lang: &'a str,
    pub begun: Instant,
}

impl Sender<'_> {
    /// The id of a command at a seat of their own.
    fn id_at(&self, seat: Seat) -> Result<String, Code> {
        let is_own = self.roles.has_seat(seat);
        is_own
            .then(|| format!("{seat}:{}", self.id))
            .ok_or(Code::NotYourSeat)
    }

    /// The id of a command of another kind.
    pub fn id_of(&self, kind: char) -> String {
        format!("{kind}{}:{}", self.roles.0, self.id)
    }
}

impl LiveTable {
    /// Does what was asked for, once for each id.
    pub(super) async fn do_command(
        &mut self,
        sender: &Sender<'_>,
        command: Command,
    ) -> Result<Value, Refusal> {
        match command {
            Command::Play { seat, action, at } => self.play_action(sender, seat, &action, at).await,
            Command::Undo {} => Box::pin(self.ask_undo(sender)).await,
            Command::Vote { vote, agree } => Box::pin(self.vote(sender.roles, vote, agree)).await,
            Command::Replace { seat, bot } => Box::pin(self.ask_replace(sender, seat, &bot)).await,
            Command::Return { seat } => Box::pin(self.take_back_seat(sender, seat)).await,
            Command::Name { seat, name } => Box::pin(self.rename(sender, seat, &name)).await,
            Command::Chat { text } => Box::pin(self.chat(sender, &text)).await,
            Command::Webhook { url } => Box::pin(self.set_webhook(sender, url)).await,
        }
    }

    async fn play_action(
        &mut self,
        sender: &Sender<'_>,
        seat: Seat,
        action: &Value,
        at: Option<i64>,
    ) -> Result<Value, Refusal> {
        let id = sender.id_at(seat)?;
        if let Some(seq) = self.played_before(&id, action).await? {
            self.server.metrics.duplicates_total.fetch_add(1, Relaxed);
            return Ok(json!({ "seq": seq }));
        }
        if self.history.bot_at(seat).is_some() {
            return Err(Code::BotPlays.into());
        }
        let seq = self.play(&id, seat, action, at, sender.lang).await?;
        self.server.metrics.actions_total.fetch_add(1, Relaxed);
        self.server
            .metrics
            .acknowledged
            .note(sender.begun.elapsed());
        Ok(json!({ "seq": seq }))
    }

    /// Takes a seat back from a bot.
    async fn take_back_seat(&mut self, sender: &Sender<'_>, seat: Seat) -> Result<Value, Refusal> {
        let id = sender.id_at(seat)?;
        let is_same =
            |event: &Event| matches!(event, Event::Player { player, .. } if player.bot.is_none());
        if let Some(seq) = self.sent_before(&id, &is_same).await? {
            return Ok(json!({ "seq": seq }));
        }
        let name = self.history.name_at(seat).map(str::to_owned);
        let player = Player {
            name: name.unwrap_or_else(|| format!("{}", seat + 1)),
            bot: None,
        };
        self.seat_player(&id, seat, player, is_same).await
    }

    /// Changes a name to one that nobody else at the table has.
    async fn rename(
        &mut self,
        sender: &Sender<'_>,
        seat: Seat,
        wanted: &str,
    ) -> Result<Value, Refusal> {
        let id = sender.id_at(seat)?;
        let name = text::clean(wanted);
        let is_same =
            |event: &Event| matches!(event, Event::Player { player, .. } if player.name == name);
        if let Some(seq) = self.sent_before(&id, &is_same).await? {
            return Ok(json!({ "seq": seq }));
        }
        let bot = self.history.bot_at(seat).map(str::to_owned);
        let player = Player {
            name: name.clone(),
            bot,
        };
        journal::check_players(std::slice::from_ref(&player), 1).map_err(Refusal::bad_request)?;
        self.seat_player(&id, seat, player, is_same).await
    }

    pub(super) async fn seat_player(
        &mut self,
        id: &str,
        seat: Seat,
        player: Player,
        is_same: impl Fn(&Event) -> bool,
    ) -> Result<Value, Refusal> {
        let event = Event::Player { seat, player };
        let seq = self.append_anywhere(id, &event, is_same).await?;
        Ok(json!({ "seq": seq }))
    }

    async fn chat(&mut self, sender: &Sender<'_>, text: &str) -> Result<Value, Refusal> {
        let text = text::clean(text);
        if text.is_empty() {
            return Err(Refusal::bad_request("text: it is empty"));
        }
        if text.chars().count() > LONGEST_CHAT {
            return Err(Code::TooLong.into());
        }
        let id = sender.id_of('c');
        let is_same =
            |event: &Event| matches!(event, Event::Chat { text: known, .. } if *known == text);
        if let Some(seq) = self.sent_before(&id, &is_same).await? {
            return Ok(json!({ "seq": seq }));
        }
        let from = self.speaker(sender.roles);
        if from.watch && !self.watch_talk.allows(1.0) {
            return Err(Code::TooFast.into());
        }
        let at = u64::try_from(unix_time()).unwrap_or(0);
        let event = Event::Chat {
            from,
            text: text.clone(),
            at,
        };
        let seq = self.append_anywhere(&id, &event, is_same).await?;
        Ok(json!({ "seq": seq }))
    }

    fn speaker(&self, roles: Roles) -> Speaker {
        let seat = roles.seats().first().copied();
        let name = seat.and_then(|seat| self.history.name_at(seat));
        Speaker {
            seat,
            watch: seat.is_none(),
            name: name.unwrap_or_default().to_owned(),
        }
    }

    async fn set_webhook(
        &mut self,
        sender: &Sender<'_>,
        url: Option<String>,
    ) -> Result<Value, Refusal> {
        if !sender.roles.is_owner() {
            return Err(Code::NotOwner.into());
        }
        if let Some(url) = &url {
            webhook::check(url)?;
        }
        let stored = self.server.store.set_webhook(&self.id, url.clone());
        stored.await?;
        self.webhook.set(url);
        Ok(json!({}))
    }
}
