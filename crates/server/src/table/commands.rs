//! What changes something at a table.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use redtag_bots::Bot;
use redtag_kernel::journal::{self, Entry};
use redtag_kernel::{Player, Seat, Turn};
use serde_json::{Value, json};

use super::peers::Say;
use super::{PATIENCE, Table, now};
use crate::error::Refusal;
use crate::event::{Event, From};
use crate::messages::{Act, Roles};
use crate::secrets;
use crate::text;
use crate::votes::{Closed, Vote, What};

/// The longest thing that can be said, in characters.
const LONGEST_CHAT: usize = 500;
/// How many votes may be open at a time.
const VOTES: usize = 4;

impl Table {
    pub(super) async fn act(
        &mut self,
        roles: Roles,
        name: &str,
        act: Act,
        lang: &str,
        begun: Instant,
    ) -> Result<Value, Refusal> {
        match act {
            Act::Play { seat, action, at } => {
                own(roles, seat, lang)?;
                let id = format!("{seat}:{name}");
                if let Some(seq) = self.played_before(&id, &action, lang).await? {
                    self.server.metrics.duplicates_total.fetch_add(1, Relaxed);
                    return Ok(json!({ "seq": seq }));
                }
                if self.bot_at(seat).is_some() {
                    return Err(Refusal::new("bot_plays", lang));
                }
                let seq = self.play(&id, seat, &action, at, lang).await?;
                self.server.metrics.actions_total.fetch_add(1, Relaxed);
                self.server.metrics.acknowledged.note(begun.elapsed());
                Ok(json!({ "seq": seq }))
            }
            Act::Undo {} => {
                self.ask_undo(roles, &format!("u{}:{name}", roles.0), lang)
                    .await
            }
            Act::Vote { vote, agree } => self.vote(roles, vote, agree, lang).await,
            Act::Replace { seat, bot } => {
                self.ask_replace(roles, &format!("r{}:{name}", roles.0), seat, bot, lang)
                    .await
            }
            Act::Return { seat } => {
                own(roles, seat, lang)?;
                let is_same = |event: &Event| matches!(event, Event::Player { player, .. } if player.bot.is_none());
                let id = format!("{seat}:{name}");
                if let Some(seq) = self.sent_before(&id, is_same, lang).await? {
                    return Ok(json!({ "seq": seq }));
                }
                let known = self
                    .players
                    .get(usize::from(seat))
                    .map(|player| player.name.clone());
                let player = Player {
                    name: known.unwrap_or_else(|| format!("{}", seat + 1)),
                    bot: None,
                };
                self.seat_player(&id, seat, player, lang).await
            }
            Act::Name { seat, name: wanted } => {
                own(roles, seat, lang)?;
                self.rename(&format!("{seat}:{name}"), seat, &wanted, lang)
                    .await
            }
            Act::Chat { text } => self.chat(roles, name, text, lang).await,
            Act::Webhook { url } => self.set_webhook(roles, url, lang).await,
        }
    }

    /// Plays an action: legal on our board, free in the log, committed. Gives its place.
    pub(super) async fn play(
        &mut self,
        id: &str,
        seat: Seat,
        action: &Value,
        at: Option<i64>,
        lang: &str,
    ) -> Result<i64, Refusal> {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(seq) = self.played_before(id, action, lang).await? {
                return Ok(seq);
            }
            if self.over {
                return Err(Refusal::new("over", lang));
            }
            let (seed, moved) = (self.seed.clone(), self.moved);
            let board = self.board().await?;
            let is_alone = !matches!(board.turn(), Turn::Act(seats) if seats.iter().count() > 1);
            // A bot chose for this position and no other: elsewhere the same bot may have acted
            // already.
            let is_bot = id.is_empty();
            if (is_alone || is_bot) && at.is_some_and(|at| at != moved) {
                return Err(Refusal::new("stale", lang));
            }
            let played = board.actions();
            let entry = board.play(&seed, seat, action, lang)?;
            match self.append(id, &Event::from(entry), lang).await {
                Ok(true) => return Ok(self.seq),
                // Nobody has seen it: the board goes back, and then on to where the others are.
                Ok(false) => self.go_back(played),
                Err(refusal) => {
                    self.go_back(played);
                    return self.find_kept(id, refusal).await;
                }
            }
            self.try_again().await?;
        }
        Err(Refusal::new("stale", lang))
    }

    /// The place of an action that was sent before.
    async fn played_before(
        &mut self,
        id: &str,
        action: &Value,
        lang: &str,
    ) -> Result<Option<i64>, Refusal> {
        if !self.known.contains_key(id) {
            return Ok(None);
        }
        // The same action can be written in several ways.
        self.board().await?;
        let board = self.board.as_ref();
        let is_same = |event: &Event| match event {
            Event::Play { action: kept, .. } => {
                kept == action || board.is_some_and(|board| board.is_same(kept, action))
            }
            _ => false,
        };
        self.sent_before(id, is_same, lang).await
    }

    /// The place of a message that was sent before. If it said something else then, it is refused:
    /// what is asked now was never done.
    async fn sent_before(
        &self,
        id: &str,
        is_same: impl Fn(&Event) -> bool,
        lang: &str,
    ) -> Result<Option<i64>, Refusal> {
        let Some(&seq) = self.known.get(id) else {
            return Ok(None);
        };
        let kept = self.server.store.event(&self.id, seq).await;
        let kept = kept.ok().flatten().and_then(|row| self.read(&row).ok());
        match kept {
            Some(event) if is_same(&event) => Ok(Some(seq)),
            Some(_) => Err(Refusal::new("id_used", lang)),
            None => Err(Refusal::new("unavailable", lang)),
        }
    }

    /// Changes a name to one that nobody else at the table has.
    async fn rename(
        &mut self,
        id: &str,
        seat: Seat,
        wanted: &str,
        lang: &str,
    ) -> Result<Value, Refusal> {
        let name = text::clean(wanted);
        let is_same =
            |event: &Event| matches!(event, Event::Player { player, .. } if player.name == name);
        if let Some(seq) = self.sent_before(id, is_same, lang).await? {
            return Ok(json!({ "seq": seq }));
        }
        let mut others = (0..).zip(&self.players).filter(|&(other, _)| other != seat);
        if others.any(|(_, player)| text::is_double(&player.name, &name)) {
            return Err(Refusal::new("name_taken", lang));
        }
        let bot = self.bot_at(seat).map(str::to_owned);
        let player = Player { name, bot };
        journal::check_players(std::slice::from_ref(&player), 1)
            .map_err(|flaw| Refusal::because("bad_request", flaw))?;
        self.seat_player(id, seat, player, lang).await
    }

    fn go_back(&mut self, actions: usize) {
        if let Some(board) = &mut self.board {
            board.cut(actions);
        }
    }

    async fn seat_player(
        &mut self,
        id: &str,
        seat: Seat,
        player: Player,
        lang: &str,
    ) -> Result<Value, Refusal> {
        let seq = self
            .append_anyhow(id, &Event::Player { seat, player }, lang)
            .await?;
        Ok(json!({ "seq": seq }))
    }

    async fn chat(
        &mut self,
        roles: Roles,
        name: &str,
        text: String,
        lang: &str,
    ) -> Result<Value, Refusal> {
        let text = text::clean(&text);
        let length = text.chars().count();
        if length == 0 {
            return Err(Refusal::because(
                "bad_request",
                "text: there is nothing in it",
            ));
        }
        if length > LONGEST_CHAT {
            return Err(Refusal::new("too_long", lang));
        }
        let seat = roles.seats().first().copied();
        let player = seat.and_then(|seat| self.players.get(usize::from(seat)));
        let from = From {
            seat,
            watch: seat.is_none(),
            name: player.map(|player| player.name.clone()).unwrap_or_default(),
        };
        let id = format!("c{}:{name}", roles.0);
        let is_same =
            |event: &Event| matches!(event, Event::Chat { text: kept, .. } if *kept == text);
        if let Some(seq) = self.sent_before(&id, is_same, lang).await? {
            return Ok(json!({ "seq": seq }));
        }
        if from.watch && !self.watch_talk.allows(1.0) {
            return Err(Refusal::new("too_fast", lang));
        }
        let event = Event::Chat {
            from,
            text,
            at: now(),
        };
        let seq = self.append_anyhow(&id, &event, lang).await?;
        Ok(json!({ "seq": seq }))
    }

    /// Takes back the last action of these seats, at once or by vote.
    async fn ask_undo(&mut self, roles: Roles, id: &str, lang: &str) -> Result<Value, Refusal> {
        if let Some(seq) = self.known.get(id) {
            return Ok(json!({ "seq": seq }));
        }
        if self.over {
            return Err(Refusal::new("over", lang));
        }
        let seats = roles.seats();
        let undo_to = self.board().await?.undo_to(&seats, lang)?;
        self.decide(roles, id, What::Undo { undo_to }, Vec::new(), lang)
            .await
    }

    /// Lets a bot play for somebody who is away, or for oneself.
    async fn ask_replace(
        &mut self,
        roles: Roles,
        id: &str,
        seat: Seat,
        bot: String,
        lang: &str,
    ) -> Result<Value, Refusal> {
        let bot: Bot = bot
            .parse()
            .map_err(|flaw| Refusal::because("bad_name", flaw))?;
        let is_same = |event: &Event| match event {
            Event::Player { seat: kept, player } => {
                *kept == seat && player.bot == Some(bot.to_string())
            }
            _ => false,
        };
        if let Some(seq) = self.sent_before(id, is_same, lang).await? {
            return Ok(json!({ "seq": seq }));
        }
        if usize::from(seat) >= self.players.len() {
            return Err(Refusal::new("not_your_seat", lang));
        }
        let what = What::Bot {
            seat,
            bot: bot.to_string(),
        };
        if roles.has_seat(seat) {
            return self.carry_out(&what, id, lang).await;
        }
        if self.present().contains(&seat) && self.bot_at(seat).is_none() {
            return Err(Refusal::new("is_here", lang));
        }
        self.decide(roles, id, what, vec![seat], lang).await
    }

    /// Asks the people who are here, except those whom it concerns; if there are none, it is
    /// decided.
    async fn decide(
        &mut self,
        roles: Roles,
        asked: &str,
        what: What,
        except: Vec<Seat>,
        lang: &str,
    ) -> Result<Value, Refusal> {
        let by = roles.seats();
        if by.is_empty() && !roles.is_owner() {
            return Err(Refusal::new("not_your_seat", lang));
        }
        let mut voters = self.present();
        voters.retain(|&seat| {
            !by.contains(&seat) && !except.contains(&seat) && self.bot_at(seat).is_none()
        });
        if voters.is_empty() {
            if matches!(what, What::Bot { .. }) && !roles.is_owner() {
                return Err(Refusal::new("nobody_agrees", lang));
            }
            return self.carry_out(&what, asked, lang).await;
        }
        if let Some(open) = self.votes.iter().find(|vote| vote.what == what) {
            return Ok(json!({ "vote": open.id }));
        }
        let wanted = json!(what);
        if let Some(open) = self.peers.votes().find(|vote| vote["what"] == wanted) {
            return Ok(json!({ "vote": open["id"] }));
        }
        if self.votes.len() >= VOTES {
            return Err(Refusal::new("too_fast", lang));
        }
        let (ends, until) = Vote::end(self.server.config.limits.vote, now());
        // A number that no other node gives, and that JavaScript can hold.
        let id = secrets::number().map_err(|_| Refusal::new("unavailable", lang))? >> 12;
        let moved = self.moved;
        let vote = Vote {
            id,
            asked: asked.to_owned(),
            what,
            by: by.first().copied(),
            voters,
            agree: Vec::new(),
            refuse: Vec::new(),
            moved,
            ends,
            until,
        };
        self.tell_vote(&vote, None);
        self.votes.push(vote);
        Ok(json!({ "vote": id }))
    }

    pub(super) async fn vote(
        &mut self,
        roles: Roles,
        id: u64,
        agree: bool,
        lang: &str,
    ) -> Result<Value, Refusal> {
        let Some(vote) = self.votes.iter_mut().find(|vote| vote.id == id) else {
            return self.vote_at_peer(roles, id, agree, lang);
        };
        let mut counted = false;
        for seat in roles.seats() {
            counted |= vote.count(seat, agree);
        }
        if !counted {
            return Err(Refusal::new("not_your_seat", lang));
        }
        let vote = vote.clone();
        if vote.closed(Instant::now()).is_none() {
            self.tell_vote(&vote, None);
        }
        self.close_votes().await;
        Ok(json!({}))
    }

    /// Ends what is decided, and does what was wanted.
    pub(super) async fn close_votes(&mut self) {
        let now = Instant::now();
        while let Some(at) = self
            .votes
            .iter()
            .position(|vote| vote.closed(now).is_some())
        {
            let vote = self.votes.remove(at);
            let mut closed = vote.closed(now).unwrap_or(Closed::Expired);
            if closed == Closed::Passed
                && self.carry_out(&vote.what, &vote.asked, "en").await.is_err()
            {
                closed = Closed::Expired;
            }
            self.tell_vote(&vote, Some(closed));
            self.go_on().await;
        }
    }

    /// What was to be taken back is no longer the last thing.
    pub(super) fn forget_stale_votes(&mut self) {
        let moved = self.moved;
        let is_stale = |vote: &Vote| matches!(vote.what, What::Undo { .. }) && vote.moved != moved;
        let stale: Vec<Vote> = self
            .votes
            .iter()
            .filter(|vote| is_stale(vote))
            .cloned()
            .collect();
        self.votes.retain(|vote| !is_stale(vote));
        for vote in stale {
            self.tell_vote(&vote, Some(Closed::Expired));
        }
    }

    fn tell_vote(&mut self, vote: &Vote, closed: Option<Closed>) {
        let told = vote.told(closed);
        self.tell_nodes(Say::Vote { vote: told.clone() });
        self.tell_all(&json!({ "push": "vote", "vote": told }).to_string());
    }

    /// Does what was decided, under the name of the message that asked for it, so that it is done
    /// once.
    async fn carry_out(&mut self, what: &What, id: &str, lang: &str) -> Result<Value, Refusal> {
        match what {
            What::Bot { seat, bot } => {
                let name = self
                    .players
                    .get(usize::from(*seat))
                    .map(|player| player.name.clone());
                let player = Player {
                    name: name.unwrap_or_default(),
                    bot: Some(bot.clone()),
                };
                self.seat_player(id, *seat, player, lang).await
            }
            &What::Undo { undo_to } => {
                let event = Event::from(Entry::Undo { undo_to });
                let seq = match self.append(id, &event, lang).await {
                    Ok(true) => {
                        self.go_back(undo_to);
                        self.seq
                    }
                    Ok(false) => {
                        self.doubtful = true;
                        self.find_kept(id, Refusal::new("stale", lang)).await?
                    }
                    Err(refusal) => self.find_kept(id, refusal).await?,
                };
                Ok(json!({ "seq": seq }))
            }
        }
    }

    async fn set_webhook(
        &mut self,
        roles: Roles,
        url: Option<String>,
        lang: &str,
    ) -> Result<Value, Refusal> {
        if !roles.is_owner() {
            return Err(Refusal::new("not_owner", lang));
        }
        if let Some(url) = &url {
            crate::webhook::check(url)?;
        }
        let kept = self.server.store.set_webhook(&self.id, url.clone()).await;
        kept.map_err(|_| Refusal::new("unavailable", lang))?;
        self.webhook = url;
        Ok(json!({}))
    }
}

fn own(roles: Roles, seat: Seat, lang: &str) -> Result<(), Refusal> {
    if roles.has_seat(seat) {
        Ok(())
    } else {
        Err(Refusal::new("not_your_seat", lang))
    }
}
