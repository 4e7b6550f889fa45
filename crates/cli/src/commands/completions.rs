//! `marotte completions`: scripts that complete arguments in a shell.

use std::io;

use clap::CommandFactory;
use marotte_diagnostics::render::Output;

use crate::args::{Cli, CompletionsArgs, Described, describe};
use crate::exit::Exit;

/// `marotte completions`
pub(super) fn completions(args: &CompletionsArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    // Shells would offer all of the settings.
    describe(Described::WithoutSettings);
    // Made in memory first, because the generator cannot answer an error.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "marotte", &mut script);
    output.out.write_all(&script)?;
    Ok(Exit::Good)
}
