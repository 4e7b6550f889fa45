//! Runs whole case files and sums up the grades a file and a topic.

use std::collections::BTreeMap;
use std::fmt::{self, Write};
use std::io;
use std::path::Path;

use serde_json::{Value, json};

use crate::compare::{Comparison, Grade, compare};
use crate::{Case, answer, read_recorded, run};

/// Which cases of a file are run.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    /// Only cases whose id contains this.
    pub filter: Option<String>,
    /// Only cases of this topic.
    pub topic: Option<String>,
}

/// A case that was run.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The file that it is from, without folder and extension.
    pub file: String,
    /// The question.
    pub case: Case,
    /// How our answer compares.
    pub comparison: Comparison,
}

/// Counts of cases by grade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// All cases.
    pub cases: usize,
    /// Those with the same outcome, exact ones included.
    pub outcome: usize,
    /// Those that are the same in every detail.
    pub exact: usize,
}

impl Selection {
    fn admits(&self, case: &Case) -> bool {
        self.filter
            .as_ref()
            .is_none_or(|filter| case.id.contains(filter))
            && self.topic.as_ref().is_none_or(|topic| case.topic == *topic)
    }
}

/// What became of the cases of a file.
#[derive(Clone, Debug, Default)]
pub struct CheckedFile {
    /// Those that were run.
    pub checked: Vec<Checked>,
    /// How many were left out, by the folder of modules that they need and that is not here.
    pub skipped: BTreeMap<String, usize>,
}

/// Answers the selected cases of a file and compares.
pub fn check_file(path: &Path, selection: &Selection) -> io::Result<CheckedFile> {
    let mut recorded = read_recorded(path)?;
    recorded.retain(|recorded| selection.admits(&recorded.case));
    let mut skipped = BTreeMap::new();
    recorded.retain(|recorded| match &recorded.case.modules {
        Some(folder) if !Path::new(folder).is_dir() => {
            *skipped.entry(folder.clone()).or_default() += 1;
            false
        }
        _ => true,
    });
    let name = path
        .file_name()
        .map(|name| name.to_string_lossy().into_owned());
    let name = name.unwrap_or_default();
    let file = name.split('.').next().unwrap_or_default();
    let comparisons = run::parallel(&recorded, |recorded| {
        let ours = answer::answer(&recorded.case).to_json();
        compare(recorded.case.kind, &recorded.expect, &ours)
    });
    let checked = recorded.into_iter().zip(comparisons);
    let checked = checked
        .map(|(recorded, comparison)| Checked {
            file: file.to_owned(),
            case: recorded.case,
            comparison,
        })
        .collect();
    Ok(CheckedFile { checked, skipped })
}

impl Tally {
    /// Counts one more case.
    pub fn add(&mut self, grade: Grade) {
        self.cases += 1;
        self.outcome += usize::from(grade >= Grade::Outcome);
        self.exact += usize::from(grade == Grade::Exact);
    }

    fn percent(&self, count: usize) -> f64 {
        if self.cases == 0 {
            100.0
        } else {
            100.0 * count as f64 / self.cases as f64
        }
    }

    fn to_json(self) -> Value {
        json!({"cases": self.cases, "outcome": self.outcome, "exact": self.exact})
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (outcome, exact) = (self.percent(self.outcome), self.percent(self.exact));
        write!(f, "{:>6}  {outcome:>6.1} %  {exact:>6.1} %", self.cases)
    }
}

/// The tallies a file and, within it, a topic.
pub(crate) fn tally(checked: &[Checked]) -> BTreeMap<&str, (Tally, BTreeMap<&str, Tally>)> {
    let mut files: BTreeMap<&str, (Tally, BTreeMap<&str, Tally>)> = BTreeMap::new();
    for Checked {
        file,
        case,
        comparison,
    } in checked
    {
        let (total, topics) = files.entry(file).or_default();
        total.add(comparison.grade);
        topics.entry(&case.topic).or_default().add(comparison.grade);
    }
    files
}

/// A table of the tallies, a line a topic.
pub fn table(checked: &[Checked]) -> String {
    let mut text = format!(
        "{:<28}{:>6}  {:>8}  {:>8}\n",
        "file / topic", "cases", "outcome", "exact"
    );
    let mut total = Tally::default();
    for (file, (sum, topics)) in tally(checked) {
        let _ = writeln!(text, "{file:<28}{sum}");
        for (topic, tally) in topics {
            let topic = if topic.is_empty() {
                "(no topic)"
            } else {
                topic
            };
            let _ = writeln!(text, "  {topic:<26}{tally}");
        }
    }
    for Checked { comparison, .. } in checked {
        total.add(comparison.grade);
    }
    let _ = writeln!(text, "{:<28}{total}", "total");
    text
}

/// The tallies and all cases that are not exact, as JSON.
pub fn to_json(checked: &[Checked]) -> Value {
    let files: serde_json::Map<String, Value> = tally(checked)
        .into_iter()
        .map(|(file, (sum, topics))| {
            let topics: serde_json::Map<String, Value> = topics
                .into_iter()
                .map(|(topic, tally)| (topic.to_owned(), tally.to_json()))
                .collect();
            (
                file.to_owned(),
                json!({"total": sum.to_json(), "topics": topics}),
            )
        })
        .collect();
    let failures: Vec<Value> = checked
        .iter()
        .filter(|checked| checked.comparison.grade != Grade::Exact)
        .map(|checked| {
            json!({
                "id": checked.case.id,
                "grade": crate::known::grade_name(checked.comparison.grade),
                "difference": checked.comparison.difference,
            })
        })
        .collect();
    json!({"files": files, "failures": failures})
}
