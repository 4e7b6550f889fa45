//! The command line of Marotte.
//!
//! A command is a file in `commands`; what several of them need (arguments, formats,
//! colours) stands beside it. Exit status 0 means good, 1 that the code is bad, 2 that the call is bad.

mod args;
mod color;
mod commands;
mod complaints;
mod exit;
mod format;
mod progress;
mod puppet;
mod site;
mod write;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::CommandFactory;
use marotte_diagnostics::render::Console;

use crate::color::Color;

pub use exit::Exit;
pub use marotte_site::in_order;
pub use marotte_site::source::{Found, Origin, ReadProblem, find_files, read};

/// All commands and their arguments, for manuals and shells. The flags that settings are, more than
/// 200 a command, are left out.
pub fn description() -> clap::Command {
    args::describe(args::Described::WithoutSettings);
    args::Cli::command()
}

/// Runs the command that the arguments (the name of the program first) ask for.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    if puppet::is_called(&arguments) {
        return run_as_puppet(&arguments);
    }
    let exit = match args::parse(&arguments) {
        Ok(cli) => commands::run(cli.command),
        Err(error) => {
            // Help and version are errors to the argument parser, too. Nothing can be done if
            // the terminal is gone.
            let _ = match refusal(&arguments) {
                Some(why) if error.use_stderr() => writeln!(io::stderr(), "error: {why}"),
                _ => error.print(),
            };
            if error.use_stderr() {
                Exit::BadCall
            } else {
                Exit::Good
            }
        }
    };
    exit.into()
}

/// Why there is no such command, if it is one of Puppet's.
fn refusal(arguments: &[OsString]) -> Option<&'static str> {
    let words = arguments.iter().skip(1);
    let words: Vec<&str> = words.filter_map(|word| word.to_str()).collect();
    puppet::refusal(&words)
}

/// Runs a call of Puppet's, which has one status for all that is bad.
fn run_as_puppet(arguments: &[OsString]) -> ExitCode {
    let console = Console::new(Color::Auto.on_stderr());
    let complain = |message: &str| drop(console.error(message, &mut io::stderr()));
    let call = match puppet::translate(arguments) {
        Ok(call) => call,
        Err(end) => {
            // Nothing can be done if the terminal is gone.
            let _ = io::stdout().write_all(end.out.as_bytes());
            if let Some(message) = &end.error {
                complain(message);
            }
            return end.status.into();
        }
    };
    match args::parse(&call) {
        Ok(cli) => match commands::run(cli.command) {
            Exit::Good => ExitCode::SUCCESS,
            Exit::BadCode | Exit::BadCall => ExitCode::FAILURE,
        },
        Err(error) if error.use_stderr() => {
            let text = error.to_string();
            let why = text.lines().next().unwrap_or_default();
            let why = why.trim_start_matches("error: ");
            complain(&format!("Could not parse application options: {why}"));
            ExitCode::FAILURE
        }
        Err(help) => {
            let _ = help.print();
            ExitCode::SUCCESS
        }
    }
}
