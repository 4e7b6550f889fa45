//! `cargo xtask record`: asks the reference and writes its answers into the suites.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::{fs, io};

use clap::Args;
use marotte_testkit::suite::{SuiteCase, SuiteFile, catalog_text, load_suites, our_answer, render};
use marotte_testkit::{Case, Kind};
use serde_json::{Map, Value, json};

use crate::puppet::{Puppet, filter};
use crate::{Chore, project, say, say_error};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The names of the cases; `heredoc-*` for all that begin so.
    names: Vec<String>,
    /// All cases that have no answer yet.
    #[arg(long)]
    missing: bool,
    /// All cases of all suites.
    #[arg(long)]
    all: bool,
    /// Writes our own answers of divergences behind their reasons; the reference is not asked.
    #[arg(long)]
    ours: bool,
    #[command(flatten)]
    puppet: Puppet,
}

pub(crate) fn run(arguments: &Arguments) -> Chore {
    let suites = load_suites(&project::root().join("suite"))?;
    let wanted: Vec<&SuiteCase> = suites
        .iter()
        .flat_map(|suite| &suite.cases)
        .filter(|case| arguments.wants(case))
        .collect();
    if wanted.is_empty() {
        say("no case to record");
        return Ok(true);
    }
    if arguments.ours {
        return write_ours(&suites, &wanted);
    }
    let input: String = wanted
        .iter()
        .map(|case| format!("{}\n", question(&case.case)))
        .collect();
    let output = filter(&mut arguments.puppet.script("oracle.rb"), input)?;
    let mut answers: BTreeMap<&str, Value> = BTreeMap::new();
    for (case, line) in wanted.iter().zip(output.lines()) {
        let answer: Value = serde_json::from_str(line).map_err(io::Error::other)?;
        if answer.get("oracle_failed").is_some() {
            say_error(&format!(
                "{}: the reference could not be asked: {answer}",
                case.case.id
            ));
            continue;
        }
        answers.insert(&case.case.id, answer);
    }
    for suite in &suites {
        write_answers(suite, &answers)?;
    }
    say(&format!(
        "{} of {} cases recorded",
        answers.len(),
        wanted.len()
    ));
    Ok(answers.len() == wanted.len())
}

impl Arguments {
    fn wants(&self, case: &SuiteCase) -> bool {
        let named = |pattern: &String| match pattern.strip_suffix('*') {
            Some(prefix) => case.case.id.starts_with(prefix),
            None => case.case.id == *pattern,
        };
        self.all || self.missing && case.answer.is_empty() || self.names.iter().any(named)
    }
}

/// A case in the form that the oracle reads.
pub(crate) fn question(case: &Case) -> Value {
    let mut fields = Map::new();
    fields.insert("id".to_owned(), json!(case.id));
    fields.insert("kind".to_owned(), json!(case.kind.name()));
    fields.insert("code".to_owned(), json!(case.code));
    let objects = [
        ("facts", &case.facts),
        ("files", &case.files),
        ("params", &case.params),
        ("settings", &case.settings),
    ];
    for (name, object) in objects {
        if let Some(object) = object {
            fields.insert(name.to_owned(), json!(object));
        }
    }
    if let Some(node) = &case.node {
        fields.insert("node".to_owned(), json!(node));
    }
    Value::Object(fields)
}

fn write_answers(suite: &SuiteFile, answers: &BTreeMap<&str, Value>) -> io::Result<()> {
    let text = fs::read_to_string(&suite.path)?;
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    // From the end, so that the line numbers of what comes before stay true.
    for case in suite.cases.iter().rev() {
        let Some(answer) = answers.get(case.case.id.as_str()) else {
            continue;
        };
        lines.splice(case.answer_lines.clone(), render(case.case.kind, answer));
        // The catalog of a divergence is ours.
        if case.case.kind == Kind::Catalog && !suite.is_of_divergences() {
            write_catalog(&suite.catalog_path(&case.case.id), answer)?;
        }
    }
    let new_text = lines.join("\n") + "\n";
    if new_text != text {
        fs::write(&suite.path, new_text)?;
    }
    Ok(())
}

/// Writes what we answer into the cases that have a reason for it.
fn write_ours(suites: &[SuiteFile], wanted: &[&SuiteCase]) -> Chore {
    let mut count = 0;
    for suite in suites {
        let text = fs::read_to_string(&suite.path)?;
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for case in suite.cases.iter().rev() {
            let is_wanted = wanted.iter().any(|wanted| wanted.case.id == case.case.id);
            let Some(divergence) = case.divergence.as_ref().filter(|_| is_wanted) else {
                continue;
            };
            let answer = our_answer(&case.case);
            let ours = render(case.case.kind, &answer);
            lines.splice(divergence.answer_lines.clone(), ours);
            if case.case.kind == Kind::Catalog {
                write_catalog(&suite.catalog_path(&case.case.id), &answer)?;
            }
            count += 1;
        }
        let new_text = lines.join("\n") + "\n";
        if new_text != text {
            fs::write(&suite.path, new_text)?;
        }
    }
    say(&format!("{count} answers of ours written"));
    Ok(true)
}

fn write_catalog(path: &PathBuf, answer: &Value) -> io::Result<()> {
    match catalog_text(answer) {
        Some(text) => {
            fs::create_dir_all(path.parent().unwrap_or(path))?;
            fs::write(path, text + "\n")
        }
        None if path.exists() => fs::remove_file(path),
        None => Ok(()),
    }
}
