//! `marotte completions`: scripts that complete arguments in a shell.

use std::io;

use marotte_diagnostics::render::Output;

use crate::args::CompletionsArgs;
use crate::description;
use crate::exit::Exit;

/// `marotte completions`
pub(super) fn completions(args: &CompletionsArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    // Made in memory first, because the generator cannot answer an error.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut description(), "marotte", &mut script);
    output.out.write_all(&script)?;
    Ok(Exit::Good)
}
