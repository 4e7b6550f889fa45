//! What time it is.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// A clock.
pub trait Clock: Send + Sync {
    /// How many seconds it is since the start of 1970: what catalogs have for a version.
    fn seconds(&self) -> i64;

    /// A time that never goes back: how long environments live is measured by it.
    fn instant(&self) -> Instant;
}

/// The clock of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn seconds(&self) -> i64 {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        now.map_or(0, |since| {
            i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
        })
    }

    fn instant(&self) -> Instant {
        Instant::now()
    }
}
