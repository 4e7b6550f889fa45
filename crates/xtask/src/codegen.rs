//! `cargo xtask codegen`: asks the reference for the tables of resource types and settings and
//! writes them, or says whether the ones we have are still what it answers.

use std::path::PathBuf;
use std::process::Command;
use std::{fs, io};

use clap::Args;

use crate::puppet::{self, Puppet};
use crate::{Chore, project, say, say_error};

/// What is generated: the script, and the file that has what it prints.
const GENERATED: [(&str, &str); 3] = [
    (
        "crates/resources/generate.rb",
        "crates/resources/src/generated.rs",
    ),
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
