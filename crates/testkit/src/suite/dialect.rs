//! What the documents of the first design state, against our answers in their dialect.

use std::path::Path;
use std::{fs, io};

use marotte_syntax::Dialect;

use super::parse::Divergence;
use super::run::{SuiteError, load_suites, our_answer, same};
use super::{SuiteCase, render};
use crate::Case;

/// What stands in place of a rule if a case is nothing but an example of a document.
const EXAMPLE: &str = "an example";

/// A rule of a document with its first example.
struct Rule {
    /// The document and the section.
    section: String,
    /// What is stated.
    rule: String,
    /// The code of the example.
    code: String,
    /// What the document states of it.
    stated: String,
    /// What Puppet 8 makes of it.
    puppet8: String,
}

/// Compares what is stated of a case with our answer in the dialect.
pub(super) fn check(case: &SuiteCase, stated: &Divergence) -> Result<(), SuiteError> {
    let case = Case {
        dialect: Some(Dialect::Evaluator4),
        ..case.case.clone()
    };
    let ours = render(case.kind, &our_answer(&case));
    let ours = ours.into_iter().filter(|line| is_stated(line, stated));
    let ours: Vec<String> = ours.map(|line| without_words(&line)).collect();
    same(&stated.answer, &ours)
}

/// Whether the documents can say something about a line: not about types of results nor the words
/// of errors, and nothing about results that they do not show.
fn is_stated(line: &str, stated: &Divergence) -> bool {
    let shows = |mark: &str| stated.answer.iter().any(|line| line.starts_with(mark));
    match line.get(..3) {
        Some("#::") => false,
        Some("#~~") => !line.starts_with("#~~ err:"),
        Some("#=>") => shows("#=>") || shows("#!!"),
        Some(_) if shows("#!!") => line.starts_with("#!!"),
        _ => true,
    }
}

fn without_words(line: &str) -> String {
    match line.starts_with("#!!") {
        true => "#!!".to_owned(),
        false => line.to_owned(),
    }
}

/// The rules of which the dialect makes something else than Puppet 8, in the order of the suites.
fn rules(suites: &Path) -> io::Result<Vec<Rule>> {
    let mut rules: Vec<Rule> = Vec::new();
    for suite in load_suites(&suites.join("dialect"))? {
        for case in &suite.cases {
            let Some(stated) = &case.divergence else {
                continue;
            };
            let (section, rule) = stated.reason.split_once(": ").ok_or_else(|| {
                let (path, line) = (suite.path.display(), case.line);
                io::Error::other(format!("{path}:{line}: not `DOCUMENT, SECTION: RULE`"))
            })?;
            let (answer, puppet8) = (shown(&stated.answer), shown(&case.answer));
            let is_known = rules
                .iter()
                .any(|known| known.rule == rule && known.section == section);
            if answer == puppet8 || is_known || rule == EXAMPLE {
                continue;
            }
            rules.push(Rule {
                section: section.to_owned(),
                rule: rule.to_owned(),
                code: case.case.code.clone().unwrap_or_default().trim().to_owned(),
                stated: answer,
                puppet8,
            });
        }
    }
    Ok(rules)
}

/// An answer in one line.
fn shown(lines: &[String]) -> String {
    let mut parts = Vec::new();
    for line in lines {
        let (mark, text) = line.split_at_checked(3).unwrap_or((line, ""));
        match mark {
            "#!!" => return "error".to_owned(),
            "#=>" => parts.push(text.trim().to_owned()),
            "#~~" => parts.extend(text.trim().strip_prefix("notice: ").map(str::to_owned)),
            _ => {}
        }
    }
    parts.join(", ")
}

/// The page that tells of the dialect: what is said about it in general, and its rules.
fn page(introduction: &str, rules: &[Rule]) -> String {
    let mut page = introduction.to_owned();
    let mut section = "";
    for rule in rules {
        if rule.section != section {
            section = &rule.section;
            page.push_str(&format!(
                "\n### {section}\n\n| rule | example | evaluator4 | Puppet 8 |\n|---|---|---|---|\n"
            ));
        }
        let code = |text: &str| match text {
            "error" => "error".to_owned(),
            "" => "nothing".to_owned(),
            text => format!("`{}`", cell(text)),
        };
        let (stated, puppet8) = (code(&rule.stated), code(&rule.puppet8));
        let line = format!(
            "| {} | {} | {stated} | {puppet8} |\n",
            cell(&rule.rule),
            code(&rule.code)
        );
        page.push_str(&line);
    }
    page
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ⏎ ")
}

/// Where the rules begin on the page; what is before is written by hand.
const BEGINNING: &str = "<!-- The rules below are made by `cargo xtask dialect`. -->\n";

/// The page as it should be, and as it is.
pub fn pages(root: &Path) -> io::Result<(String, String)> {
    let is = fs::read_to_string(root.join("docs/dialect.md"))?;
    let introduction = is.split(BEGINNING).next().unwrap_or_default();
    let rules = rules(&root.join("suite"))?;
    Ok((page(&format!("{introduction}{BEGINNING}"), &rules), is))
}
