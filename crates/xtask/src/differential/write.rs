//! Writes programs that differ as cases of a suite.

use std::fmt::Write as _;
use std::path::Path;
use std::{fs, io};

use marotte_testkit::Case;
use marotte_testkit::suite::{catalog_text, render};
use serde_json::{Map, Value, json};

/// A case for a suite.
pub(super) struct Written<'found> {
    /// What is said of it before it.
    pub(super) comment: String,
    /// The case.
    pub(super) case: &'found Case,
    /// What the reference answered.
    pub(super) answer: &'found Value,
}

/// Writes a suite file, and the catalogs of its cases beside it.
pub(super) fn write_suite(path: &Path, title: &str, cases: &[Written<'_>]) -> io::Result<()> {
    let mut text = format!("# {title}\n");
    for written in cases {
        let _ = write!(text, "\n# {}\n", written.comment);
        text.push_str(&lines_of(written.case));
        for line in render(written.case.kind, written.answer) {
            let _ = writeln!(text, "{line}");
        }
        if let Some(catalog) = catalog_text(written.answer) {
            let folder = path.with_extension("");
            fs::create_dir_all(&folder)?;
            fs::write(
                folder.join(format!("{}.json", written.case.id)),
                catalog + "\n",
            )?;
        }
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text)
}

/// A case without its answer.
pub(super) fn lines_of(case: &Case) -> String {
    let code = case.code.as_deref().unwrap_or_default();
    let chomp = if code.ends_with('\n') { "" } else { " chomp" };
    let mut text = format!("#- {} {}{chomp}\n", case.id, case.kind.name());
    let fields = [
        ("params", &case.params),
        ("facts", &case.facts),
        ("settings", &case.settings),
    ];
    for (name, field) in fields {
        if let Some(field) = field {
            let _ = writeln!(text, "#@ {name} {}", json!(field));
        }
    }
    if let Some(node) = &case.node {
        let _ = writeln!(text, "#@ node {}", json!(node));
    }
    let _ = writeln!(text, "{}", code.trim_end_matches('\n'));
    for (path, file) in case.files.iter().flat_map(Map::iter) {
        let file = file.as_str().unwrap_or_default();
        let _ = writeln!(text, "#-- {path}\n{}", file.trim_end_matches('\n'));
    }
    text
}
