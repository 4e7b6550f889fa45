//! `cargo xtask codegen`: asks the reference for the tables of resource types and settings and
//! writes them, or says whether the ones we have are still what it answers.
//!
//! The reference gives names, kinds, values and namevars. What they mean is said by sentences of
//! ours; the reference's are only asked for to see that ours are not the same.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use clap::Args;
use serde_json::Value;

use crate::likeness::likeness;
use crate::puppet::{self, Puppet};
use crate::{Chore, project, say, say_error};

/// The script that makes the tables of resource types.
const RESOURCES: &str = "crates/resources/generate.rb";

/// What is generated: the script, and the file that has what it prints.
const GENERATED: [(&str, &str); 3] = [
    (RESOURCES, "crates/resources/src/generated.rs"),
    (
        "crates/resources/tests/record.rb",
        "crates/resources/tests/reference.jsonl",
    ),
    (
        "crates/settings/generate.rb",
        "crates/settings/src/generated.rs",
    ),
];

/// Writes or checks what is generated.
#[derive(Args)]
pub(crate) struct Arguments {
    /// A folder with the modules that Puppet's agent ships, each under its short name. The tables
    /// say which versions they were made from.
    #[arg(long, value_name = "DIR")]
    modules: PathBuf,
    /// Changes nothing, and fails if there is something to change.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    puppet: Puppet,
}

pub(crate) fn run(arguments: &Arguments) -> Chore {
    let modules = fs::canonicalize(&arguments.modules).map_err(|error| {
        let folder = arguments.modules.display();
        io::Error::new(error.kind(), format!("{folder}: {error}"))
    })?;
    let borrowed = borrowed_sentences(&arguments.puppet, &modules)?;
    for sentence in &borrowed {
        say_error(sentence);
    }
    if !borrowed.is_empty() {
        return Ok(false);
    }
    let mut current = true;
    for (script, file) in GENERATED {
        let mut command: Command = arguments.puppet.project_script(script);
        let made = puppet::filter(command.arg(&modules), String::new())?;
        let path = project::root().join(file);
        if fs::read_to_string(&path).is_ok_and(|found| found == made) {
            continue;
        }
        current = false;
        if arguments.check {
            say_error(&format!(
                "{file}: the reference answers otherwise; run `cargo xtask codegen`"
            ));
        } else {
            fs::write(&path, made)?;
            say(&format!("{file}: written"));
        }
    }
    if current {
        say("what is generated is current");
    }
    Ok(current || !arguments.check)
}

/// Complaints about sentences of ours that are those of the reference's manual.
fn borrowed_sentences(puppet: &Puppet, modules: &Path) -> io::Result<Vec<String>> {
    let mut command = puppet.project_script(RESOURCES);
    let compared = puppet::filter(command.arg(modules).arg("--compare"), String::new())?;
    let mut complaints = Vec::new();
    for line in compared.lines() {
        let pair: Value = serde_json::from_str(line)?;
        let text = |key: &str| pair[key].as_str().unwrap_or_default();
        if let Some(shared) = likeness(text("ours"), text("theirs")) {
            let subject = text("of");
            complaints.push(format!(
                "crates/resources/descriptions.txt: {subject}: the manual says the same: {shared}"
            ));
        }
    }
    Ok(complaints)
}
