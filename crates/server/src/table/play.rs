//! Playing an action: legal on our board, free in the log, committed.

use std::time::Instant;

use redtag_kernel::{Seat, Turn};
use serde_json::Value;

use super::LiveTable;
use super::append::PATIENCE;
use crate::error::{Code, Refusal};
use crate::event::Event;

impl LiveTable {
    /// Plays an action and gives its place. Bots send no id.
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
            if let Some(seq) = self.played_before(id, action).await? {
                return Ok(seq);
            }
            self.check_turn(id, at).await?;
            let seed = self.seed.clone();
            let board = self.board().await?;
            let before = board.actions();
            let entry = board.play(&seed, seat, action, lang)?;
            let appended = self.append(id, &Event::from(entry)).await;
            if let Ok(true) = appended {
                return Ok(self.history.seq);
            }
            // Nobody has seen it: the board goes back, and then on to where the others are.
            self.board.go_back(before);
            if let Err(refusal) = appended {
                self.make_sure().await?;
                return self.played_before(id, action).await?.ok_or(refusal);
            }
            self.wait_and_catch_up().await?;
        }
        Err(Code::Stale.into())
    }

    /// The place of an action that was sent before.
    pub(super) async fn played_before(
        &mut self,
        id: &str,
        action: &Value,
    ) -> Result<Option<i64>, Refusal> {
        if self.history.place(id).is_none() {
            return Ok(None);
        }
        // The same action can be written in several ways.
        self.board().await?;
        let board = self.board.get();
        let is_same = |event: &Event| match event {
            Event::Play { action: known, .. } => {
                known == action || board.is_some_and(|board| board.is_same(known, action))
            }
            _ => false,
        };
        self.sent_before(id, is_same).await
    }

    /// Is the match where the sender of an action has seen it last? Where several may act at once,
    /// it need not be.
    async fn check_turn(&mut self, id: &str, at: Option<i64>) -> Result<(), Refusal> {
        if self.history.is_over {
            return Err(Code::Over.into());
        }
        let turn = self.board().await?.turn();
        let is_alone = !matches!(turn, Turn::Act(seats) if seats.iter().count() > 1);
        // A bot chose for this position and no other: on another node the same bot may have acted
        // already.
        let is_bot = id.is_empty();
        if (is_alone || is_bot) && at.is_some_and(|at| at != self.history.moved) {
            return Err(Code::Stale.into());
        }
        Ok(())
    }
}
