//! Errors are data until somebody prints them: what of that can be seen in the sources.
//!
//! Each issue of the tables is raised somewhere, a table's sentence stands nowhere else, no library
//! has an error that is nothing but text, and nobody reads a place out of a sentence.

use crate::project;

/// The tables of issues.
const TABLES: &str = "crates/diagnostics/src/issue/";

/// The crates whose errors people see on a terminal only.
const TOOLS: [&str; 4] = [
    "crates/arguments/",
    "crates/cli/",
    "crates/testkit/",
    "crates/xtask/",
];

/// The crate whose errors are those of another language: some of Puppet's are its sentences, too.
const RUBY: &str = "crates/ruby/";

/// A part of a sentence this long does not stand elsewhere by chance.
const TELLING: usize = 30;

/// A source of the project: its path and its text without tests and comments.
pub(super) struct Source {
    pub(super) path: String,
    pub(super) code: String,
}

impl Source {
    pub(super) fn new(path: &std::path::Path, text: &str) -> Self {
        // Unit tests stand at the end of a file.
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        Self {
            path: project::relative(path),
            code: lines.collect::<Vec<_>>().join("\n"),
        }
    }

    fn is_library(&self) -> bool {
        self.path.contains("/src/") && !TOOLS.iter().any(|tool| self.path.starts_with(tool))
    }

    fn is_table(&self) -> bool {
        self.path.starts_with(TABLES) && !self.path.ends_with("/mod.rs")
    }
}

/// An issue of a table.
struct Issue<'a> {
    table: &'a str,
    family: &'a str,
    name: &'a str,
    sentence: &'a str,
}

pub(super) fn complaints(sources: &[Source], complaints: &mut Vec<String>) {
    let (tables, rest): (Vec<&Source>, Vec<&Source>) =
        sources.iter().partition(|source| source.is_table());
    let rest: Vec<&Source> = rest
        .into_iter()
        .filter(|source| source.path.contains("/src/") && !source.path.ends_with("tests.rs"))
        .collect();
    let elsewhere: String = rest.iter().map(|source| source.code.as_str()).collect();
    for issue in tables.iter().flat_map(|table| issues(table)) {
        let Issue {
            table,
            family,
            name,
            sentence,
        } = issue;
        let raised = format!("{family}::{name}");
        if !elsewhere.match_indices(&raised).any(|(at, _)| {
            let behind = elsewhere[at + raised.len()..].chars().next();
            !behind.is_some_and(|next| next.is_alphanumeric() || next == '_')
        }) {
            complaints.push(format!("{table}: {raised} is never raised"));
        }
        let parts = sentence.split(['{', '}', '\\']);
        let longest = parts.max_by_key(|part| part.len()).unwrap_or_default();
        if longest.len() >= TELLING
            && let Some(other) = rest
                .iter()
                .filter(|source| !source.path.starts_with(RUBY))
                .find(|source| source.code.contains(longest))
        {
            complaints.push(format!(
                "{}: the sentence of {raised} belongs in its table only: {longest}",
                other.path
            ));
        }
    }
    repeated_sentences(&tables, complaints);
    for source in rest.iter().filter(|source| source.is_library()) {
        text_errors(source, complaints);
    }
    for source in &rest {
        read_places(source, complaints);
    }
}

/// Sentences that stand in tables more than once.
fn repeated_sentences(tables: &[&Source], complaints: &mut Vec<String>) {
    let mut known: Vec<Issue<'_>> = Vec::new();
    for issue in tables.iter().flat_map(|table| issues(table)) {
        let same = known.iter().find(|known| known.sentence == issue.sentence);
        if let Some(same) = same.filter(|_| issue.sentence.len() >= TELLING) {
            complaints.push(format!(
                "{}: {}::{} says what {}::{} says",
                issue.table, issue.family, issue.name, same.family, same.name
            ));
        }
        known.push(issue);
    }
}

/// Errors that are nothing but text.
fn text_errors(source: &Source, complaints: &mut Vec<String>) {
    for line in source.code.lines() {
        let is_text = line.contains(", String>") && line.contains("Result<");
        if is_text || line.contains("Signal::raw(") || line.contains("Signal::last_word(") {
            let (path, line) = (&source.path, line.trim());
            complaints.push(format!("{path}: an error that is nothing but text: {line}"));
        }
    }
}

/// Places that are read out of sentences.
fn read_places(source: &Source, complaints: &mut Vec<String>) {
    let searches = [
        "contains(",
        "find(",
        "split",
        "strip_",
        "ends_with(",
        "starts_with(",
    ];
    for line in source.code.lines() {
        let names_place =
            line.contains(concat!("(fi", "le:")) || line.contains(concat!("(li", "ne:"));
        if names_place && searches.iter().any(|search| line.contains(search)) {
            let (path, line) = (&source.path, line.trim());
            complaints.push(format!(
                "{path}: a place is data, not text to search: {line}"
            ));
        }
    }
}

/// The issues of a table: `Name { … } => CODE "sentence"`.
fn issues(table: &Source) -> Vec<Issue<'_>> {
    let Some((_, entries)) = table.code.split_once("issues! {") else {
        return Vec::new();
    };
    let Some((family, entries)) = entries.split_once(';') else {
        return Vec::new();
    };
    let entries = entries.split(";\n").filter_map(|entry| {
        let (head, rest) = entry.split_once("=>")?;
        let name = head.trim().split([' ', '{']).next()?;
        if !name.chars().all(char::is_alphanumeric) || !name.starts_with(char::is_uppercase) {
            return None;
        }
        let sentence = rest.split_once('"')?.1;
        Some(Issue {
            table: &table.path,
            family: family.trim(),
            name,
            sentence: sentence.rsplit_once('"').map_or(sentence, |(text, _)| text),
        })
    });
    entries.collect()
}
