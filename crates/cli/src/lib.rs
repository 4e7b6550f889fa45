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
mod yaml;

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
        Ok(cli) => match cli.command {
            command @ (args::Command::Eval(_)
            | args::Command::Compile(_)
            | args::Command::Epp(_)
            | args::Command::Lookup(_)
            | args::Command::Catalog(_)) => with_large_stack(|| commands::run(command)),
            command => commands::run(command),
        },
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

/// How much stack code may use. Only what is used takes memory.
const STACK_SIZE: usize = if usize::BITS >= 64 { 1 << 30 } else { 64 << 20 };

/// Runs something that may recurse deeply: a value can be nested as deeply as the code likes, and
/// each level takes some stack when it is dropped.
fn with_large_stack(run: impl FnOnce() -> Exit + Send) -> Exit {
    let mut run = Some(run);
    let threaded = std::thread::scope(|scope| {
        let run = &mut run;
        let builder = std::thread::Builder::new().stack_size(STACK_SIZE);
        let spawned = builder.spawn_scoped(scope, move || run.take().map(|run| run()));
        spawned.ok().and_then(|thread| thread.join().ok().flatten())
    });
    match (threaded, run) {
        (Some(exit), _) => exit,
        // The system does not give that much, even if it is not used.
        (None, Some(run)) => run(),
        // It panicked, and has said so.
        (None, None) => Exit::BadCode,
    }
}
