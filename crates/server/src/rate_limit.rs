//! How fast somebody may speak.

use std::time::Instant;

/// Lets this many messages through in a second, ten times as many at once.
pub struct RateLimiter {
    left: f64,
    each_second: f64,
    last: Instant,
}

impl RateLimiter {
    const BURST: f64 = 10.0;

    pub fn new(each_second: u32) -> Self {
        let each_second = f64::from(each_second);
        Self {
            left: each_second * Self::BURST,
            each_second,
            last: Instant::now(),
        }
    }

    pub fn allows(&mut self, cost: f64) -> bool {
        let passed = self.last.elapsed().as_secs_f64();
        self.last = Instant::now();
        self.left = (self.left + passed * self.each_second).min(self.each_second * Self::BURST);
        let allowed = self.left >= cost;
        if allowed {
            self.left -= cost;
        }
        allowed
    }
}
