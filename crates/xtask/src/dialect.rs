//! `cargo xtask dialect`: writes `docs/dialect.md` from the suite.

use std::fs;

use marotte_testkit::suite::dialect_pages;

use crate::{Chore, project, say};

/// Writes the page if it is not what the suite says.
pub(crate) fn run() -> Chore {
    let root = project::root();
    let (expected, actual) = dialect_pages(&root)?;
    if expected != actual {
        fs::write(root.join("docs/dialect.md"), expected)?;
        say("docs/dialect.md is new");
    }
    Ok(true)
}
