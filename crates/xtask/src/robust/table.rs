//! The table of what was tried and what broke.

use std::time::Duration;

use super::Report;
use crate::say;

/// What all runs of a part have come to.
struct Row {
    name: &'static str,
    tried: usize,
    broke: usize,
    time: Duration,
}

/// What was tried so far.
pub(super) struct Table {
    rows: Vec<Row>,
}

impl Table {
    /// An empty one, whose head is shown.
    pub(super) fn begin(seed: u64) -> Self {
        say(&format!("seed {seed}"));
        say(&format!(
            "{:<10} {:>8} {:>6} {:>8}",
            "part", "tried", "broke", "seconds"
        ));
        Self { rows: Vec::new() }
    }

    /// Shows what came of a part, and keeps it.
    pub(super) fn add(&mut self, name: &'static str, report: Report, time: Duration) {
        let Report { tried, broke, note } = report;
        let own = Row {
            name,
            tried,
            broke: broke.len(),
            time,
        };
        say(&format!("{}  {note}", own.shown()));
        for problem in &broke {
            say(&format!("  {problem}"));
        }
        match self.rows.iter_mut().find(|row| row.name == name) {
            Some(row) => {
                row.tried += own.tried;
                row.broke += own.broke;
                row.time += own.time;
            }
            None => self.rows.push(own),
        }
    }

    /// Shows what all runs have come to.
    pub(super) fn show(&self) {
        say("in all");
        for row in &self.rows {
            say(&row.shown());
        }
    }

    /// Whether something was tried, and nothing broke.
    pub(super) fn is_sound(&self) -> bool {
        let is_sound = |row: &Row| row.broke == 0 && row.tried > 0;
        !self.rows.is_empty() && self.rows.iter().all(is_sound)
    }
}

impl Row {
    fn shown(&self) -> String {
        let Self {
            name, tried, broke, ..
        } = self;
        let seconds = self.time.as_secs_f64();
        format!("{name:<10} {tried:>8} {broke:>6} {seconds:>8.1}")
    }
}
