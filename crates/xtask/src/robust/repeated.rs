//! The same again: all runs of a call print the same bytes, on any number of threads.

use std::io;

use super::attempt::attempt;
use super::{Attack, Report};
use crate::project;

pub(super) fn run(attack: &Attack<'_>) -> io::Result<Report> {
    let mut report = Report::default();
    let example = project::root().join("examples/control-repo");
    let rounds = if attack.quick { 10 } else { 50 };
    for format in ["json", "table", "dot", "html", "yaml"] {
        let words = [
            "compile",
            "--environmentpath",
            "environments",
            "--facts",
            "facts",
            "--reproducible",
            "--format",
            format,
        ];
        let mut first: Option<String> = None;
        for round in 0..rounds {
            let tried = attempt(attack.binary, &words, &example)?;
            let known = first.get_or_insert_with(|| tried.stdout.clone());
            let differs = *known != tried.stdout || tried.stdout.is_empty();
            let differs = differs.then(|| "it printed something else".to_owned());
            report.check(
                &format!("{format}, round {round}"),
                tried.crash().or(differs),
            );
        }
    }
    Ok(report)
}
