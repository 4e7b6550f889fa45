//! The codes that `compile` gives, and the places that people are shown: a table in `codes.pp`.
//!
//! A case is a header, a line `#- CODE LINE:COLUMN-LINE:COLUMN`, and code below it that goes wrong so.
//! Behind the span can come what else is shown: `declared 1:1-1:5`, and `hint TEXT` at the end. A code
//! that is logged and not raised has `logged` before it. What is without a place has `nowhere`.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::Arc;

use marotte_compiler::{Compilation, compile};
use marotte_diagnostics::{Diagnostic, LineColumn, Place, SourceFile, Span};
use marotte_eval::catalog::{Manifests, NodeData};
use marotte_eval::{LogEntry, Outside, Settings};
use marotte_ir::Program;
use marotte_pcore::{Hash, Value};
use marotte_syntax::{Language, Surroundings, check};

/// How many different codes there are at least.
const LEAST: usize = 150;

/// What code comes to.
fn outcome(code: &str) -> (Option<Diagnostic>, Vec<LogEntry>) {
    let source = SourceFile::new("site.pp", code);
    let checked = check(&source, &Language::default(), &Surroundings::default());
    let report = checked.report();
    let mut logs: Vec<LogEntry> = report.entries().collect();
    if let Some(raised) = &report.raised {
        return (Some(raised.diagnostic().clone()), logs);
    }
    let empty = || Value::Hash(Arc::new(Hash::new()));
    let compiled = compile(Compilation {
        outside: Outside::default(),
        functions: Arc::new(marotte_functions::table()),
        settings: Settings::default(),
        manifests: Manifests::new([Program::lower(checked.ast)]),
        node: NodeData {
            name: "node.example.test".into(),
            parameters: Vec::new(),
            facts: empty(),
            trusted: empty(),
            server_facts: empty(),
            classes: Vec::new(),
        },
    });
    logs.extend(compiled.logs);
    (compiled.catalog.err().map(|error| *error), logs)
}

fn range(source: &SourceFile, span: Span) -> String {
    let text = |at: LineColumn| format!("{}:{}", at.line, at.column);
    let (start, end) = (source.line_column(span.start), source.line_column(span.end));
    format!("{}-{}", text(start), text(end))
}

/// The header of a diagnostic.
fn header(found: &Diagnostic) -> String {
    let mut header = found.issue.code().to_owned();
    match &found.source {
        Some(source) => write!(header, " {}", range(source, found.span)),
        None => write!(header, " nowhere"),
    }
    .expect("text");
    for (name, place) in found.issue.places() {
        if let Place::Text { source, span } = place {
            write!(header, " {name} {}", range(source, *span)).expect("text");
        }
    }
    if let Some(hint) = &found.hint {
        write!(header, " hint {hint}").expect("text");
    }
    header
}

/// The header that a piece of code should have.
fn answer(code: &str) -> String {
    let (raised, logs) = outcome(code);
    match raised {
        Some(raised) => header(&raised),
        None => match logs.iter().find_map(LogEntry::diagnostic) {
            Some(logged) => format!("logged {}", header(logged)),
            None => "nothing".to_owned(),
        },
    }
}

#[test]
fn codes_have_their_places() {
    let (mut codes, mut wrong) = (BTreeSet::new(), String::new());
    for case in include_str!("codes.pp").split("#- ").skip(1) {
        let (header, code) = case.split_once('\n').expect("a header and code");
        // Remarks that part the table stand behind the code.
        let code = code.split("\n#").next().unwrap_or_default().trim_end();
        let mut words = header.split(' ').skip_while(|word| *word == "logged");
        codes.insert(words.next().unwrap_or_default());
        let actual = answer(code);
        if actual != header {
            writeln!(wrong, "#- {actual}\n{code}\n(should be: {header})\n").expect("text");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    let count = codes.len();
    assert!(count >= LEAST, "there are only {count} different codes");
}
