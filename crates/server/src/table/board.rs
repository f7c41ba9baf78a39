//! The match of a table, in memory only while somebody acts.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use redtag_games::{HostedMatch, hosted};
use redtag_kernel::Turn;
use redtag_kernel::journal::Entry;

use crate::error::Refusal;
use crate::metrics::Metrics;

pub struct BoardCache {
    board: Option<Box<dyn HostedMatch>>,
    used: Instant,
    metrics: Arc<Metrics>,
}

impl BoardCache {
    pub fn new(metrics: Arc<Metrics>) -> Self {
        Self {
            board: None,
            used: Instant::now(),
            metrics,
        }
    }

    /// The board, if it is in memory.
    pub fn get(&self) -> Option<&dyn HostedMatch> {
        self.board.as_deref()
    }

    /// Who may act, if the board is in memory.
    pub fn turn(&self) -> Option<Turn> {
        self.get().map(|board| board.turn())
    }

    /// The board, replayed from the journal if nobody needed it for a while.
    pub async fn open(
        &mut self,
        journal: impl FnOnce() -> String,
    ) -> Result<&mut Box<dyn HostedMatch>, Refusal> {
        self.used = Instant::now();
        let board = match self.board.take() {
            Some(board) => board,
            None => {
                let journal = journal();
                let opened = tokio::task::spawn_blocking(move || hosted::reopen(&journal));
                let board = opened.await??;
                self.metrics.positions.fetch_add(1, Relaxed);
                board
            }
        };
        Ok(self.board.insert(board))
    }

    /// Plays what another node added.
    pub fn follow(&mut self, entry: Entry) {
        if let Some(board) = &mut self.board
            && board.follow(entry).is_err()
        {
            self.drop_board();
        }
    }

    /// Goes back to this many actions.
    pub fn go_back(&mut self, actions: usize) {
        if let Some(board) = &mut self.board {
            board.cut(actions);
        }
    }

    pub fn drop_unused(&mut self, limit: Duration) {
        if self.used.elapsed() >= limit {
            self.drop_board();
        }
    }

    fn drop_board(&mut self) {
        if self.board.take().is_some() {
            self.metrics.positions.fetch_sub(1, Relaxed);
        }
    }
}

impl Drop for BoardCache {
    fn drop(&mut self) {
        self.drop_board();
    }
}
