//! The prompt: takes one piece of code after the other, and commands that begin with a colon.

mod command;
mod editor;
mod history;

use std::io;

use marotte_diagnostics::render::Output;
use marotte_report::value::{ValueFormat, show, type_of};
use marotte_site::Names;
use marotte_site::source::{Found, Origin};
use rustyline::error::ReadlineError;

use self::command::Command;
use super::session::Conversation;
use crate::args::dialect;
use crate::exit::Exit;

/// What messages call code that was typed.
const NAME: &str = "prompt";

/// Reads and evaluates until the user has enough.
pub(super) fn run(
    conversation: &mut Conversation,
    format: ValueFormat,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    let mut editor = editor::new().map_err(io::Error::other)?;
    let history = history::path();
    if let Some(path) = &history {
        // A first session has no history yet.
        let _ = editor.load_history(path);
    }
    writeln!(
        output.out,
        "Marotte {}. :help helps, :quit ends.",
        env!("CARGO_PKG_VERSION")
    )?;
    loop {
        output.log.flush()?;
        output.out.flush()?;
        if let Some(helper) = editor.helper_mut() {
            helper.names = Names::of(&conversation.session);
        }
        match editor.readline(">> ") {
            Ok(line) => {
                if line.trim().is_empty() {
                    continue;
                }
                // A history that cannot be kept is no reason to stop.
                let _ = editor.add_history_entry(line.as_str());
                if !respond(conversation, format, &line, output)? {
                    break;
                }
            }
            Err(ReadlineError::Interrupted) => {}
            Err(ReadlineError::Eof) => break,
            Err(error) => return Err(io::Error::other(error)),
        }
    }
    if let Some(path) = &history {
        history::prepare(path);
        let _ = editor.save_history(path);
    }
    Ok(Exit::Good)
}

/// Does what a line asks for; answers whether to go on.
fn respond(
    conversation: &mut Conversation,
    format: ValueFormat,
    line: &str,
    output: &mut Output<'_>,
) -> io::Result<bool> {
    match Command::of(line) {
        Command::Quit => return Ok(false),
        Command::Help(None) => output.out.write_all(command::HELP.as_bytes())?,
        Command::Help(Some(name)) => {
            let session = &conversation.session;
            command::help(session.functions(), session.dialect(), name, output)?;
        }
        Command::Variables(with_given) => {
            for (name, value) in conversation.session.variables(with_given) {
                let text = show(&value, ValueFormat::Puppet);
                writeln!(output.out, "${name} = {text}")?;
            }
        }
        Command::Dialect(None) => {
            writeln!(output.out, "{}", conversation.session.dialect().name())?;
        }
        Command::Dialect(Some(name)) => match dialect(name) {
            Ok(dialect) => conversation.set_dialect(dialect),
            Err(message) => writeln!(output.log, "'{name}': {message}.")?,
        },
        Command::Reset => conversation.session.reset(),
        Command::Type(code) => {
            if let Some(value) = evaluate(conversation, code, output)? {
                writeln!(output.out, "{}", type_of(&value))?;
            }
        }
        Command::Unknown(name) => {
            writeln!(output.log, "There is no command {name}; :help lists them.")?;
        }
        Command::Code(code) => {
            if let Some(value) = evaluate(conversation, code, output)? {
                let text = show(&value, format);
                output.log.flush()?;
                match format {
                    ValueFormat::Puppet => writeln!(output.out, "=> {text}")?,
                    _ => writeln!(output.out, "{text}")?,
                }
            }
        }
    }
    Ok(true)
}

fn evaluate(
    conversation: &mut Conversation,
    code: &str,
    output: &mut Output<'_>,
) -> io::Result<Option<marotte_pcore::Value>> {
    let found = Found::code(Origin::CommandLine(code.to_owned()));
    Ok(conversation.run(&found, NAME, output)?.ok())
}

#[cfg(test)]
mod tests;
