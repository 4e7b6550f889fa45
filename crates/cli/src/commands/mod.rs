//! The commands, a file each.

mod compile;
mod completions;
mod config;
mod doc;
mod dump;
mod epp;
mod eval;
mod lookup;
pub(crate) mod source;
mod validate;

use std::io::{self, BufWriter, Write};

use marotte_diagnostics::render::Output;

use crate::args::{CatalogCommand, Command, ConfigCommand, ParserCommand};
use crate::exit::Exit;
use crate::write;

/// Runs a command.
pub(crate) fn run(command: Command) -> Exit {
    // Not locked: whatever else has to be said, on whatever thread, must not have to wait.
    let mut out = BufWriter::new(write::stdout());
    let mut log = BufWriter::new(io::stderr());
    let mut output = Output {
        out: &mut out,
        log: &mut log,
    };
    let result = match command {
        Command::Validate(args) => validate::validate(args, &mut output),
        Command::Eval(args) => eval::eval(&args, &mut output),
        Command::Compile(args) => compile::compile(args, &mut output),
        Command::Lookup(args) => lookup::lookup(&args, &mut output),
        Command::Catalog(args) => match args.command {
            CatalogCommand::Compile(args) => compile::catalog_compile(args, &mut output),
        },
        Command::Config(args) => match args.command {
            ConfigCommand::Print(args) => config::print(&args, &mut output),
        },
        Command::Doc(args) => doc::doc(&args, &mut output),
        Command::Dump(args) => dump::dump(args, &mut output),
        Command::Parser(args) => match args.command {
            ParserCommand::Validate(args) => validate::parser_validate(args, &mut output),
            ParserCommand::Dump(args) => dump::parser_dump(args, &mut output),
        },
        Command::Epp(args) => epp::epp(&args.command, &mut output),
        Command::Completions(args) => completions::completions(&args, &mut output),
    };
    let result = result.and_then(|exit| {
        log.flush()?;
        out.flush()?;
        Ok(exit)
    });
    // Whoever stops reading has seen enough; anything else is worth a word, if it can be said.
    result.unwrap_or_else(|error| {
        if error.kind() != io::ErrorKind::BrokenPipe {
            let _ = writeln!(log, "error: {error}");
            let _ = log.flush();
        }
        Exit::BadCode
    })
}

/// Says why a call is bad.
fn bad_call(output: &mut Output<'_>, message: &str) -> io::Result<Exit> {
    writeln!(
        output.log,
        "error: {message}\n\nFor more information, try '--help'."
    )?;
    Ok(Exit::BadCall)
}
