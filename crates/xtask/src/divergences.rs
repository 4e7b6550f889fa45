//! `cargo xtask divergences`: writes the page of what is answered otherwise, from the suites.

use std::fs;

use marotte_testkit::suite::{divergences_page, load_suites};

use crate::{Chore, project, say};

pub(crate) fn run() -> Chore {
    let suites = load_suites(&project::root().join("suite"))?;
    let path = project::root().join("docs/divergences.md");
    fs::create_dir_all(path.parent().unwrap_or(&path))?;
    fs::write(&path, divergences_page(&suites))?;
    say(&format!("{} written", path.display()));
    Ok(true)
}
