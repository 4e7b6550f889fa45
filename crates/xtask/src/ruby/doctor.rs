//! Compares what the doctor says of files with what came of running them.

use marotte_ruby_puppet::{Examined, ScriptKind};

use super::Compared;
use super::calls::{Run, Runs};
use crate::say;

/// Prints where the doctor and the runs disagree, and what nobody but a real Ruby runs.
pub(super) fn run(compared: &Compared, runs: &[Runs]) {
    let examined = compared.environment().examine_ruby();
    let (mut agreeing, mut all) = (0, 0);
    for file in examined
        .iter()
        .filter(|file| file.kind != ScriptKind::ResourceType)
    {
        let mut of_file = runs
            .iter()
            .filter_map(|runs| runs.files.get(file.path.as_str()));
        let Some(of_file) = of_file.next() else {
            continue;
        };
        all += 1;
        match disagreement(file, of_file) {
            None => agreeing += 1,
            Some(what) => say(&format!("{}: {what}", file.path)),
        }
    }
    say(&format!(
        "the doctor is right about {agreeing} of {all} files"
    ));
}

/// How the doctor's word differs from what running a file showed.
fn disagreement(file: &Examined, runs: &[Run]) -> Option<String> {
    let mut succeeding = runs.iter().filter(|run| run.succeeds).peekable();
    // What the reference cannot do tells nothing of what a real Ruby is needed for.
    succeeding.peek()?;
    let refused = succeeding.find_map(|run| run.error.as_deref());
    match (file.obstacles.first(), refused) {
        (None, Some(error)) => Some(format!("native by the doctor, but it fails: {error}")),
        (Some(obstacle), None) => Some(format!(
            "needs Ruby by the doctor (line {}: {}), but it runs",
            obstacle.line, obstacle.what
        )),
        (Some(obstacle), Some(_)) => {
            say(&format!(
                "{}:{}: refused: {}",
                obstacle.path, obstacle.line, obstacle.what
            ));
            None
        }
        (None, None) => None,
    }
}
