//! The command line of Marotte.
//!
//! A command is a file in `commands`; what several of them need (arguments, finding and reading
//! files, working on many files at once, colours) stands beside it. Exit status 0 means good,
//! 1 that the code is bad, 2 that the call is bad.

mod args;
mod color;
mod commands;
mod complaints;
mod exit;
mod find;
mod format;
mod parallel;
mod progress;
mod read;
mod site;
mod write;

use std::ffi::OsString;
use std::process::ExitCode;

pub use exit::Exit;
pub use find::{Found, find_files};
pub use parallel::in_order;
pub use read::{Origin, ReadProblem, read};

/// Runs the command that the arguments (the name of the program first) ask for.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let exit = match args::parse(&arguments) {
        Ok(cli) => commands::run(cli.command),
        Err(error) => {
            // Help and version are errors to the argument parser, too. Nothing can be done if
            // the terminal is gone.
            let _ = error.print();
            if error.use_stderr() {
                Exit::BadCall
            } else {
                Exit::Good
            }
        }
    };
    exit.into()
}
