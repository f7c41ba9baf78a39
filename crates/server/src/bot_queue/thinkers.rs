//! The threads in which bots think: always the same ones, so that the memory of one thought serves
//! the next, and of the lowest priority, so that people are answered first.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use tokio::sync::oneshot;

/// The priority of a thread that thinks; on Linux it counts for the thread alone.
#[cfg(target_os = "linux")]
const LOWEST: i32 = 19;

type Job = Box<dyn FnOnce() + Send>;

/// They end when this is dropped.
pub struct Thinkers(Sender<Job>);

impl Thinkers {
    pub fn new(count: usize) -> io::Result<Self> {
        let (jobs, waiting) = channel();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..count {
            let waiting = waiting.clone();
            let thread = thread::Builder::new().name("bot".into());
            thread.spawn(move || work(&waiting))?;
        }
        Ok(Self(jobs))
    }

    /// What comes of a thought; nothing if it panicked.
    pub async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (done, chosen) = oneshot::channel();
        self.0
            .send(Box::new(move || _ = done.send(thought())))
            .ok()?;
        chosen.await.ok()
    }
}

fn work(waiting: &Mutex<Receiver<Job>>) {
    // If it may not, it only thinks less politely.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, LOWEST);
    let next = || {
        let waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.recv()
    };
    while let Ok(job) = next() {
        _ = catch_unwind(AssertUnwindSafe(job));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_thought_that_panics_is_not_the_last() {
        let thinkers = Thinkers::new(1).expect("a thread");
        assert_eq!(thinkers.think(|| 1).await, Some(1));
        let broken = thinkers.think(|| -> i32 { panic!("on purpose") });
        assert_eq!(broken.await, None);
        assert_eq!(thinkers.think(|| 2).await, Some(2));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn thinking_gives_way() {
        let priority = || rustix::process::getpriority_process(None).ok();
        let thinkers = Thinkers::new(1).expect("a thread");
        let theirs = thinkers.think(priority).await;
        assert_eq!(theirs, Some(Some(LOWEST)));
        assert_ne!(priority(), Some(LOWEST), "the others keep theirs");
    }
}
