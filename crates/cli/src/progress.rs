//! A progress bar for those who wait at a terminal.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// Whoever waits less sees no bar.
const PATIENCE: Duration = Duration::from_millis(500);

/// A progress bar that only appears on a terminal, and only if the work takes a while.
pub(crate) struct Progress {
    total: usize,
    what: &'static str,
    start: Instant,
    terminal: bool,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// So many things are to be done, which the bar calls by this name.
    pub(crate) fn new(total: usize, what: &'static str) -> Self {
        Self {
            total,
            what,
            start: Instant::now(),
            terminal: std::io::stderr().is_terminal(),
            bar: None,
        }
    }

    /// Says that so many are done.
    pub(crate) fn at(&mut self, done: usize) {
        if !self.terminal || (self.bar.is_none() && self.start.elapsed() < PATIENCE) {
            return;
        }
        let bar = self.bar.get_or_insert_with(|| {
            let bar = ProgressBar::new(self.total as u64);
            let template = format!("{{bar:40}} {{pos}} of {{len}} {} ({{eta}})", self.what);
            if let Ok(style) = ProgressStyle::with_template(&template) {
                bar.set_style(style);
            }
            bar
        });
        bar.set_position(done as u64);
    }

    /// Writes while the bar is out of the way.
    pub(crate) fn aside<R>(&self, write: impl FnOnce() -> R) -> R {
        match &self.bar {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
