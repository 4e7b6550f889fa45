//! Runs templates and functions with made-up values, here and in the reference.

use std::collections::BTreeMap;
use std::io;

use marotte_testkit::answer::answer;
use marotte_testkit::compare::{Comparison, Grade, compare};
use marotte_testkit::run::parallel;
use marotte_testkit::{Recorded, read_answered};
use serde_json::Value;

use super::Compared;
use crate::puppet::filter;
use crate::say;

/// What came of the runs of all files of a kind.
pub(super) struct Runs {
    /// By the path of the file.
    pub(super) files: BTreeMap<String, Vec<Run>>,
}

/// A run of a file.
pub(super) struct Run {
    /// Whether the reference's succeeds.
    pub(super) succeeds: bool,
    /// Our error, if there is one.
    pub(super) error: Option<String>,
    comparison: Comparison,
}

impl Run {
    /// Whether both did the same.
    pub(super) fn is_same(&self) -> bool {
        self.comparison.grade >= Grade::Outcome
    }
}

/// Asks the reference with a script (`templates` or `functions`), compares and prints what differs.
pub(super) fn run(compared: &Compared, what: &str) -> io::Result<Runs> {
    let mut script = compared.puppet.script(&format!("ruby/{what}.rb"));
    script.arg(&compared.modules);
    let printed = filter(&mut script, String::new())?;
    let cases = read_answered(printed.as_bytes())?;
    let runs = parallel(&cases, of_case);
    let mut files: BTreeMap<String, Vec<Run>> = BTreeMap::new();
    for (recorded, run) in cases.iter().zip(runs) {
        let grade = run.comparison.grade;
        if grade < Grade::Outcome || compared.verbose && grade < Grade::Exact {
            say(&format!(
                "{}: {}",
                recorded.case.id, run.comparison.difference
            ));
            if compared.verbose {
                say(recorded.case.code.as_deref().unwrap_or_default());
            }
        }
        files
            .entry(recorded.case.topic.clone())
            .or_default()
            .push(run);
    }
    let found = Runs { files };
    found.print(what);
    Ok(found)
}

fn of_case(recorded: &Recorded) -> Run {
    let ours = answer(&recorded.case).to_json();
    let error = ours.get("error").and_then(Value::as_str);
    let succeeds = recorded.expect.get("ok").and_then(Value::as_bool);
    Run {
        succeeds: succeeds == Some(true),
        error: error.map(str::to_owned),
        comparison: compare(recorded.case.kind, &recorded.expect, &ours),
    }
}

impl Runs {
    /// Whether at least a share of the runs that succeed in the reference come out the same.
    pub(super) fn reaches(&self, share: f64) -> bool {
        let (same, all) = self.count(|run| run.succeeds);
        same as f64 >= all as f64 * share
    }

    /// How many of some runs are the same, and how many there are.
    fn count(&self, of: impl Fn(&Run) -> bool) -> (usize, usize) {
        let runs = self.files.values().flatten().filter(|run| of(run));
        let (same, other): (Vec<&Run>, Vec<&Run>) = runs.partition(|run| run.is_same());
        (same.len(), same.len() + other.len())
    }

    fn print(&self, what: &str) {
        let of_files = self.files.values();
        let succeeding: Vec<&Vec<Run>> = of_files
            .filter(|runs| runs.iter().any(|run| run.succeeds))
            .collect();
        let mut same = succeeding.iter();
        let is_same = |runs: &&&Vec<Run>| runs.iter().all(|run| !run.succeeds || run.is_same());
        let same = same.by_ref().filter(is_same).count();
        say(&format!(
            "{same} of {} {what} that the reference runs do the same",
            succeeding.len()
        ));
        let (same, all) = self.count(|run| run.succeeds);
        say(&format!("  {same} of {all} runs that succeed there"));
        let exact = |run: &&Run| run.comparison.grade == Grade::Exact;
        let failing: Vec<&Run> = self
            .files
            .values()
            .flatten()
            .filter(|run| !run.succeeds)
            .collect();
        let same = failing.iter().filter(|run| run.is_same()).count();
        let worded = failing.iter().copied().filter(exact).count();
        say(&format!(
            "  {same} of {} runs that fail there, {worded} of them with the same words",
            failing.len()
        ));
    }
}
