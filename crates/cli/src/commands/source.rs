//! From arguments to sources, and from what is wrong with a source to what is shown of it.

use std::io::{self, IsTerminal};

use marotte_diagnostics::render::{FileFindings, Finding};
use marotte_site::source::{Checked, Checking, Found, Looks, Origin, Wanted, find_files};

use crate::args::{Input, Settings};
use crate::exit::Exit;

/// The files that the arguments mean; `None` if they mean nothing.
pub(super) fn sources(input: Input, wanted: Wanted, looks: Looks) -> Option<Vec<Found>> {
    let single = |origin| vec![Found::code(origin)];
    if let Some(code) = input.expression {
        return Some(single(Origin::CommandLine(code)));
    }
    if input.paths.is_empty() {
        return (!io::stdin().is_terminal()).then(|| single(Origin::Stdin));
    }
    Some(find_files(&input.paths, wanted, looks))
}

/// How sources are checked by settings; code without a file name may be a template.
pub(super) fn checking(epp: bool, settings: &Settings) -> Checking {
    let mut checking = Checking::new(settings.language(), settings.modulepath.as_deref());
    (checking.epp, checking.is_quiet) = (epp, settings.is_quiet);
    checking
}

/// What to show of a source.
pub(crate) fn findings<'a>(name: &'a str, checked: &'a Checked) -> FileFindings<'a> {
    match checked {
        Checked::Unread(problem) => {
            let mut finding = Finding::of_file(name, problem.code, problem.message.as_str());
            finding.hint = problem.hint.as_deref().map(Into::into);
            FileFindings::of_problem(name, finding)
        }
        Checked::Read(source, diagnostics) => FileFindings::of_text(name, source, diagnostics),
    }
}

/// What the findings of a source mean for the end of the program.
pub(super) fn verdict(checked: &Checked, findings: &FileFindings<'_>) -> Exit {
    match checked {
        Checked::Unread(problem) if problem.bad_call => Exit::BadCall,
        _ if findings.has_errors() => Exit::BadCode,
        _ => Exit::Good,
    }
}
