//! The list of known failures: it may only shrink.
//!
//! A line is the id of a case, the grade it reaches today and, where the difference is meant, a
//! reason after `#`. The list is exact: a case that fails without being listed, and a listed case
//! that does better or worse than the list says, both make the check fail.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::compare::Grade;

/// The head of every list.
const HEADER: &str = "\
# Cases whose answer is not yet, or not meant to be, that of the reference. This list only shrinks:
# `conform check --known` fails when a case outside of it fails and when a case on it does better.
#   unanswered  it cannot be answered yet
#   differs     the outcome differs
#   inexact     the same outcome, but another text, log line, position, tag or order
# After the grade, `# reason` says why a difference is meant. `conform check --write-known` rewrites
# the list and keeps the reasons.
";

/// The known failures by case.
#[derive(Clone, Debug, Default)]
pub struct KnownFailures {
    entries: BTreeMap<String, Entry>,
}

#[derive(Clone, Debug)]
struct Entry {
    grade: Grade,
    reason: Option<String>,
}

impl KnownFailures {
    /// Reads a list; the error names the line that makes no sense.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut entries = BTreeMap::new();
        for (index, line) in text.lines().enumerate() {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            let (entry, reason) = match line.split_once('#') {
                Some((entry, reason)) => (entry, Some(reason.trim().to_owned())),
                None => (line, None),
            };
            let mut words = entry.split_whitespace();
            let (Some(id), Some(grade), None) = (
                words.next(),
                words.next().and_then(grade_from_name),
                words.next(),
            ) else {
                return Err(format!("line {}: not an id and a grade: {line}", index + 1));
            };
            if entries
                .insert(id.to_owned(), Entry { grade, reason })
                .is_some()
            {
                return Err(format!("line {}: {id} is listed twice", index + 1));
            }
        }
        Ok(Self { entries })
    }

    /// What is wrong about a case's grade in the light of the list; `None` if it is as listed.
    pub fn complaint(&self, id: &str, grade: Grade) -> Option<String> {
        let listed = self
            .entries
            .get(id)
            .map_or(Grade::Exact, |entry| entry.grade);
        let name = grade_name(grade);
        match grade.cmp(&listed) {
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less if listed == Grade::Exact => {
                Some(format!("{id} fails ({name}) and is not on the list"))
            }
            std::cmp::Ordering::Less => Some(format!(
                "{id} is now {name}, the list has {}",
                grade_name(listed)
            )),
            std::cmp::Ordering::Greater => Some(format!(
                "{id} is now {name}: take it off the list ({})",
                grade_name(listed)
            )),
        }
    }

    /// The ids on the list.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.entries.keys().map(String::as_str)
    }

    /// The text of a list with these grades and the reasons of this one. Cases that were not run
    /// keep their entry.
    pub fn rewritten<'a>(&self, grades: impl IntoIterator<Item = (&'a str, Grade)>) -> String {
        let mut entries = self.entries.clone();
        for (id, grade) in grades {
            let previous = entries.remove(id);
            if grade != Grade::Exact {
                let reason = previous.and_then(|entry| entry.reason);
                entries.insert(id.to_owned(), Entry { grade, reason });
            }
        }
        let mut text = HEADER.to_owned();
        for (id, Entry { grade, reason }) in &entries {
            let _ = write!(text, "{id} {}", grade_name(*grade));
            if let Some(reason) = reason {
                let _ = write!(text, " # {reason}");
            }
            text.push('\n');
        }
        text
    }
}

/// The word for a grade.
pub fn grade_name(grade: Grade) -> &'static str {
    match grade {
        Grade::Unanswered => "unanswered",
        Grade::Differs => "differs",
        Grade::Outcome => "inexact",
        Grade::Exact => "exact",
    }
}

fn grade_from_name(name: &str) -> Option<Grade> {
    [Grade::Unanswered, Grade::Differs, Grade::Outcome]
        .into_iter()
        .find(|grade| grade_name(*grade) == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_exact() {
        let known = KnownFailures::parse("# head\na inexact # meant\nb differs\n").unwrap();
        assert_eq!(known.complaint("a", Grade::Outcome), None);
        assert_eq!(known.complaint("c", Grade::Exact), None);
        assert!(known.complaint("a", Grade::Exact).is_some());
        assert!(known.complaint("a", Grade::Differs).is_some());
        assert!(known.complaint("b", Grade::Outcome).is_some());
        assert!(known.complaint("c", Grade::Outcome).is_some());
    }

    #[test]
    fn rewriting_keeps_reasons_and_order() {
        let known = KnownFailures::parse("b inexact # meant\na differs\n").unwrap();
        let text = known.rewritten([("a", Grade::Exact), ("c", Grade::Unanswered)]);
        assert_eq!(
            text.strip_prefix(HEADER),
            Some("b inexact # meant\nc unanswered\n")
        );
    }

    #[test]
    fn bad_lines_are_refused() {
        for (text, message) in [
            ("a exact\n", "line 1: not an id and a grade: a exact"),
            ("a\n", "line 1: not an id and a grade: a"),
            ("a differs\na differs\n", "line 2: a is listed twice"),
        ] {
            let error = KnownFailures::parse(text).err();
            assert_eq!(error.as_deref(), Some(message));
        }
    }
}
