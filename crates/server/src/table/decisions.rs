//! What the people at a table decide together: to take back, and to let a bot play for somebody who
//! is away.

use std::time::Instant;

use redtag_bots::Bot;
use redtag_games::protocol::Code::BadName;
use redtag_kernel::journal::Entry;
use redtag_kernel::{Player, Seat};
use serde_json::{Value, json};

use super::LiveTable;
use super::commands::Sender;
use super::peers::GossipKind;
use super::votes::{Closed, Proposal, Vote};
use crate::error::{Code, Refusal};
use crate::event::Event;
use crate::roles::Roles;

impl LiveTable {
    /// Takes back the last action of the sender's seats, at once or by vote.
    pub(super) async fn ask_undo(&mut self, sender: &Sender<'_>) -> Result<Value, Refusal> {
        let id = sender.id_of('u');
        if let Some(seq) = self.history.place(&id) {
            return Ok(json!({ "seq": seq }));
        }
        if self.history.is_over {
            return Err(Code::Over.into());
        }
        let seats = sender.roles.seats();
        let undo_to = self.board().await?.undo_to(&seats, sender.lang)?;
        self.decide(sender.roles, &id, Proposal::Undo { undo_to })
            .await
    }

    /// Lets a bot play for somebody who is away, or for oneself.
    pub(super) async fn ask_replace(
        &mut self,
        sender: &Sender<'_>,
        seat: Seat,
        bot: &str,
    ) -> Result<Value, Refusal> {
        let bot: Bot = bot
            .parse()
            .map_err(|flaw| Code::Protocol(BadName).because(flaw))?;
        let (id, bot) = (sender.id_of('r'), bot.to_string());
        let is_same = |event: &Event| event.seats_bot(seat, &bot);
        if let Some(seq) = self.sent_before(&id, is_same).await? {
            return Ok(json!({ "seq": seq }));
        }
        if usize::from(seat) >= self.history.players.len() {
            return Err(Code::NotYourSeat.into());
        }
        let proposal = Proposal::Bot { seat, bot };
        if sender.roles.has_seat(seat) {
            return self.carry_out(&proposal, &id).await;
        }
        if self.present().contains(&seat) && self.history.bot_at(seat).is_none() {
            return Err(Code::IsHere.into());
        }
        self.decide(sender.roles, &id, proposal).await
    }

    /// Asks the people who are here; if there are none, it is decided.
    async fn decide(
        &mut self,
        roles: Roles,
        id: &str,
        proposal: Proposal,
    ) -> Result<Value, Refusal> {
        if roles.seats().is_empty() && !roles.is_owner() {
            return Err(Code::NotYourSeat.into());
        }
        let voters = self.voters(roles, &proposal);
        if voters.is_empty() {
            if matches!(proposal, Proposal::Bot { .. }) && !roles.is_owner() {
                return Err(Code::NobodyAgrees.into());
            }
            return self.carry_out(&proposal, id).await;
        }
        if let Some(vote) = self.votes.on(&proposal).or(self.peers.vote_on(&proposal)) {
            return Ok(json!({ "vote": vote }));
        }
        let time = self.server.config.limits.vote;
        let by = roles.seats().first().copied();
        let vote = Vote::new(id, proposal, by, voters, self.history.moved, time)?;
        let vote = self.votes.open(vote)?.clone();
        self.announce_vote(&vote, None);
        Ok(json!({ "vote": vote.id }))
    }

    /// The people who are here, except those who ask and whom it concerns.
    fn voters(&self, roles: Roles, proposal: &Proposal) -> Vec<Seat> {
        let mut voters = self.present();
        voters.retain(|&seat| {
            let is_concerned = matches!(proposal, Proposal::Bot { seat: of, .. } if *of == seat);
            !roles.has_seat(seat) && !is_concerned && self.history.bot_at(seat).is_none()
        });
        voters
    }

    /// Counts the votes of these seats.
    pub(super) async fn vote(
        &mut self,
        roles: Roles,
        id: u64,
        agree: bool,
    ) -> Result<Value, Refusal> {
        let Some(vote) = self.votes.get_mut(id) else {
            return self.vote_at_peer(roles, id, agree);
        };
        if !vote.count(&roles.seats(), agree) {
            return Err(Code::NotYourSeat.into());
        }
        let vote = vote.clone();
        if vote.closed(Instant::now()).is_none() {
            self.announce_vote(&vote, None);
        }
        self.close_votes().await;
        Ok(json!({}))
    }

    /// Ends the votes that are decided, and does what was agreed on.
    pub(super) async fn close_votes(&mut self) {
        while let Some((vote, mut closed)) = self.votes.take_decided(Instant::now()) {
            if closed == Closed::Passed
                && self.carry_out(&vote.proposal, &vote.asked).await.is_err()
            {
                closed = Closed::Expired;
            }
            self.announce_vote(&vote, Some(closed));
            self.after_change().await;
        }
    }

    /// Ends the votes on taking back what is not the last action any more.
    pub(super) fn drop_stale_votes(&mut self) {
        for vote in self.votes.take_stale(self.history.moved) {
            self.announce_vote(&vote, Some(Closed::Expired));
        }
    }

    fn announce_vote(&mut self, vote: &Vote, closed: Option<Closed>) {
        let vote = vote.to_json(closed);
        self.tell_nodes(GossipKind::Vote { vote: vote.clone() });
        self.send_all(&json!({ "push": "vote", "vote": vote }).to_string());
    }

    /// Does what was decided, under the id of the message that asked for it, so that it is done
    /// once.
    async fn carry_out(&mut self, proposal: &Proposal, id: &str) -> Result<Value, Refusal> {
        match proposal {
            Proposal::Bot { seat, bot } => {
                let name = self.history.name_at(*seat).unwrap_or_default();
                let player = Player {
                    name: name.to_owned(),
                    bot: Some(bot.clone()),
                };
                let is_same = |event: &Event| event.seats_bot(*seat, bot);
                self.seat_player(id, *seat, player, is_same).await
            }
            &Proposal::Undo { undo_to } => {
                let seq = self.undo(id, undo_to).await?;
                Ok(json!({ "seq": seq }))
            }
        }
    }

    async fn undo(&mut self, id: &str, undo_to: usize) -> Result<i64, Refusal> {
        let event = Event::from(Entry::Undo { undo_to });
        let refusal = match self.append(id, &event).await {
            Ok(true) => {
                self.board.go_back(undo_to);
                return Ok(self.history.seq);
            }
            Ok(false) => {
                self.is_unsure = true;
                Code::Stale.into()
            }
            Err(refusal) => refusal,
        };
        self.make_sure().await?;
        self.history.place(id).ok_or(refusal)
    }
}
