//! How many programs of a family agree.

use std::fmt;

use marotte_testkit::compare::Grade;
use serde_json::Value;

use super::Finding;
use super::generate::Family;

/// The figures of a family.
pub(super) struct Figures {
    family: Family,
    programs: usize,
    /// Of these, so many have a result and no error.
    succeed: usize,
    /// Of these, so many ended the reference or made it fail with an error of Ruby.
    crashed: usize,
    /// Programs with another outcome.
    differ: usize,
    /// Programs with the same outcome, but not the same in every detail.
    details: usize,
}

impl Figures {
    pub(super) const fn of(family: Family) -> Self {
        Self {
            family,
            programs: 0,
            succeed: 0,
            crashed: 0,
            differ: 0,
            details: 0,
        }
    }

    /// Counts a program: what the reference answered, and what of it differs.
    pub(super) fn count(&mut self, answer: &Value, found: Option<&Finding>) {
        self.programs += 1;
        self.crashed += usize::from(has_crashed(answer));
        self.succeed += usize::from(answer.get("ok").and_then(Value::as_bool) == Some(true));
        match found.map(|found| found.grade) {
            None | Some(Grade::Exact) => {}
            Some(Grade::Outcome) => self.details += 1,
            Some(Grade::Differs | Grade::Unanswered) => self.differ += 1,
        }
    }
}

/// Whether the reference did not answer, or with an error of Ruby or an object of its memory, which say nothing about the
/// program.
pub(super) fn has_crashed(answer: &Value) -> bool {
    const CRASHES: [&str; 7] = [
        "undefined method",
        "undefined local variable",
        "stack level too deep",
        "uninitialized constant",
        "it takes too long",
        "Cannot allocate memory",
        "failed to allocate memory",
    ];
    let kind = answer.pointer("/value/__ptype").and_then(Value::as_str);
    let error = answer
        .get("error")
        .and_then(Value::as_str)
        .unwrap_or_default();
    answer.get("oracle_failed").is_some()
        || kind == Some("Other")
        || CRASHES.iter().any(|crash| error.contains(crash))
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let compared = self.programs - self.crashed;
        let percent = |count: usize| 100.0 * count as f64 / compared.max(1) as f64;
        write!(
            f,
            "{:<12} {:>7} programs, {:>5.1} % without an error; the reference crashes on {}; \
             outcome {:.3} %, exact {:.3} % ({} and {} differ)",
            self.family.name(),
            self.programs,
            100.0 * self.succeed as f64 / self.programs.max(1) as f64,
            self.crashed,
            percent(compared - self.differ),
            percent(compared - self.differ - self.details),
            self.differ,
            self.differ + self.details,
        )
    }
}
