//! The commands, a file each.

mod compile;
mod completions;
mod config;
mod doc;
mod doctor;
mod dump;
mod epp;
mod eval;
mod lookup;
pub(crate) mod source;
mod validate;

use std::io::{self, BufWriter, Write};

use marotte_diagnostics::EvaluationIssue;
use marotte_diagnostics::render::Output;
use marotte_pcore::deep;

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
    // Whoever prints a value walks it.
    let result = deep::bounded(|| call(command, &mut output)).unwrap_or_else(|too_deep| {
        let why = EvaluationIssue::from(too_deep);
        Err(io::Error::other(why.to_string()))
    });
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

fn call(command: Command, output: &mut Output<'_>) -> io::Result<Exit> {
    match command {
        Command::Validate(args) => validate::validate(args, output),
        Command::Eval(args) => eval::eval(&args, output),
        Command::Compile(args) => compile::compile(args, output),
        Command::Lookup(args) => lookup::lookup(&args, output),
        Command::Catalog(args) => match args.command {
            CatalogCommand::Compile(args) => compile::catalog_compile(args, output),
        },
        Command::Config(args) => match args.command {
            ConfigCommand::Print(args) => config::print(&args, output),
        },
        Command::Doc(args) => doc::doc(&args, output),
        Command::Doctor(args) => doctor::doctor(&args, output),
        Command::Dump(args) => dump::dump(args, output),
        Command::Parser(args) => match args.command {
            ParserCommand::Validate(args) => validate::parser_validate(args, output),
            ParserCommand::Dump(args) => dump::parser_dump(args, output),
        },
        Command::Epp(args) => epp::epp(&args.command, output),
        Command::Completions(args) => completions::completions(&args, output),
    }
}

/// Says why a call is bad.
fn bad_call(output: &mut Output<'_>, message: &str) -> io::Result<Exit> {
    writeln!(
        output.log,
        "error: {message}\n\nFor more information, try '--help'."
    )?;
    Ok(Exit::BadCall)
}
