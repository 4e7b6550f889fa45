//! Where the time of many compilations goes.

use std::sync::OnceLock;
use std::time::Instant;

use marotte_profile::Tree;

/// Measures what happens from its start on.
pub struct Profiling {
    start: Instant,
    nodes: Vec<(String, f64)>,
}

/// What was measured.
pub struct Profiled {
    /// Where the time of all threads went.
    pub tree: Tree,
    /// How many seconds it was by the clock on the wall.
    pub seconds: f64,
    /// The nodes, with their seconds.
    pub nodes: Vec<(String, f64)>,
}

/// Nanoseconds since the first call.
fn clock() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    let since = START.get_or_init(Instant::now).elapsed();
    since.as_nanos().try_into().unwrap_or(u64::MAX)
}

impl Profiling {
    /// Begins to measure, on all threads.
    pub fn start() -> Self {
        marotte_profile::start(clock);
        Self {
            start: Instant::now(),
            nodes: Vec::new(),
        }
    }

    /// A node took so long.
    pub fn node(&mut self, name: &str, seconds: f64) {
        self.nodes.push((name.to_owned(), seconds));
    }

    /// Ends it.
    pub fn finish(self) -> Profiled {
        Profiled {
            tree: marotte_profile::finish(),
            seconds: self.start.elapsed().as_secs_f64(),
            nodes: self.nodes,
        }
    }
}
