//! Writes what people are shown of mistakes into `crates/cli/tests/mistakes`.

use std::process::Command;

use crate::Chore;
use crate::project;

/// Runs the test of the mistakes so that it writes what it sees.
pub(crate) fn run() -> Chore {
    let mut test = Command::new(env!("CARGO"));
    test.args([
        "test",
        "--quiet",
        "--package",
        "marotte-cli",
        "--test",
        "mistakes",
    ]);
    test.env("RECORD_MISTAKES", "1")
        .current_dir(project::root());
    Ok(test.status()?.success())
}
