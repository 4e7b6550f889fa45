//! The page `docs/divergences.md`: all cases that we answer otherwise than the reference, and all
//! rules of the documents that are answered as the reference does it.

use std::fmt::Write as _;

use super::{SuiteCase, SuiteFile};

const INTRODUCTION: &str = "\
# Divergences

This page is made from the suites (`cargo xtask divergences`), and a test compares it with them: every answer below is
one that a machine gave. \"Puppet 8\" is what the reference answered when the case was recorded.

";

const DIVERGENCES: &str = "\
## What Marotte answers otherwise than Puppet 8

Code that works with Puppet 8 works here, too: these are cases that Puppet 8 refuses although a document gives them a
meaning, or on which it fails with an error of Ruby or shows details of its memory.

";

const DOCUMENTS: &str = "\
## What the documents say otherwise than Puppet 8, and is answered as Puppet 8 does it

";

/// The text of the page.
pub fn divergences_page(suites: &[SuiteFile]) -> String {
    let mut page = String::from(INTRODUCTION);
    page.push_str(DIVERGENCES);
    for suite in suites.iter().filter(|suite| suite.is_of_divergences()) {
        write_suite(&mut page, suite, |_| true, write_divergence);
    }
    page.push_str(DOCUMENTS);
    for suite in suites.iter().filter(|suite| !suite.is_of_divergences()) {
        let is_of_document = |case: &SuiteCase| case.document.is_some();
        write_suite(&mut page, suite, is_of_document, write_document);
    }
    page.truncate(page.trim_end().len());
    page.push('\n');
    page
}

/// The cases of a suite below its title and the titles of its parts.
fn write_suite(
    page: &mut String,
    suite: &SuiteFile,
    is_shown: impl Fn(&SuiteCase) -> bool,
    write: fn(&mut String, &SuiteCase, Option<&SuiteCase>),
) {
    let cases: Vec<&SuiteCase> = suite.cases.iter().filter(|case| is_shown(case)).collect();
    if cases.is_empty() {
        return;
    }
    let title = suite.title.trim_end_matches('.');
    let _ = write!(page, "### {title}\n\n");
    let mut before: Option<&SuiteCase> = None;
    for case in cases {
        if before.is_none_or(|before| before.section != case.section) {
            before = None;
            if !case.section.is_empty() {
                let _ = write!(page, "#### {}\n\n", case.section.trim_end_matches('.'));
            }
        }
        write(page, case, before);
        before = Some(case);
    }
}

fn write_divergence(page: &mut String, case: &SuiteCase, before: Option<&SuiteCase>) {
    let Some(divergence) = &case.divergence else {
        return;
    };
    let said = before.and_then(|before| before.divergence.as_ref());
    if said.is_none_or(|said| said.reason != divergence.reason) {
        let _ = write!(page, "{}\n\n", divergence.reason);
    }
    write_code(page, case);
    write_answer(page, "Puppet 8", &case.answer);
    write_answer(page, "Marotte", &divergence.answer);
}

fn write_document(page: &mut String, case: &SuiteCase, _before: Option<&SuiteCase>) {
    let Some(document) = &case.document else {
        return;
    };
    let _ = write!(page, "{} {}\n\n", document.says, document.because);
    write_code(page, case);
    write_answer(page, "Puppet 8 and Marotte", &case.answer);
}

fn write_code(page: &mut String, case: &SuiteCase) {
    let code = case.case.code.as_deref().unwrap_or_default();
    let _ = writeln!(page, "```puppet\n{}", code.trim_end());
    for (path, text) in case.case.files.iter().flatten() {
        let text = text.as_str().unwrap_or_default();
        let _ = writeln!(page, "# {path}\n{}", text.trim_end());
    }
    page.push_str("```\n\n");
}

/// The lines of an answer as a block of text. Only the sentence of a long complaint is shown.
fn write_answer(page: &mut String, who: &str, lines: &[String]) {
    let _ = writeln!(page, "{who}:\n\n```text");
    let mut is_error = false;
    for line in lines {
        let mark = ["#!!", "#::", "#=>", "#~~", "#|"]
            .into_iter()
            .find(|mark| line.starts_with(mark));
        let mark = mark.unwrap_or_default();
        let text = line[mark.len()..].trim_start();
        if mark == "#|" && is_error {
            continue;
        }
        is_error = mark == "#!!";
        let _ = match mark {
            "#!!" => writeln!(page, "error: {text}"),
            "#::" => writeln!(page, "of type {text}"),
            _ => writeln!(page, "{text}"),
        };
    }
    page.push_str("```\n\n");
}
