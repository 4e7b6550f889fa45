//! `marotte epp`: Puppet's commands about templates.

mod dump;
mod render;
mod template;
mod validate;
mod values;

use std::io;

use marotte_diagnostics::render::Output;
use marotte_eval::{Level, LogEntry};

use crate::args::{EppCommand, MessageArgs};
use crate::exit::Exit;
use crate::log;

/// `marotte epp`
pub(super) fn epp(command: &EppCommand, output: &mut Output<'_>) -> io::Result<Exit> {
    match command {
        EppCommand::Render(args) => render::render(args, output),
        EppCommand::Validate(args) => validate::validate(args, output),
        EppCommand::Dump(args) => dump::dump(args, output),
    }
}

/// What a command has to say besides its result, as Puppet says it.
struct Messages<'a> {
    colors: bool,
    /// The least urgent messages that are shown.
    least: Level,
    /// The command, for the hint at the end.
    command: &'a str,
}

impl<'a> Messages<'a> {
    fn new(args: &MessageArgs, command: &'a str) -> Self {
        Self {
            colors: args.color.on_stderr(),
            least: args.least(),
            command,
        }
    }

    fn error(&self, message: &str, output: &mut Output<'_>) -> io::Result<()> {
        log::write_line(Level::Err, message, self.colors, output.log)
    }

    fn entries(&self, entries: &[LogEntry], output: &mut Output<'_>) -> io::Result<()> {
        for entry in entries.iter().filter(|entry| entry.level >= self.least) {
            log::write(entry, self.colors, output.log)?;
        }
        Ok(())
    }

    /// Ends the command as Puppet's commands end if they fail.
    fn give_up(&self, message: &str, output: &mut Output<'_>) -> io::Result<Exit> {
        self.error(message, output)?;
        let hint = format!("Try 'puppet help epp {}' for usage", self.command);
        self.error(&hint, output)?;
        Ok(Exit::BadCode)
    }
}

/// Writes a result as Puppet does: with a line break at its end, unless it has one.
fn write_result(text: &str, output: &mut Output<'_>) -> io::Result<()> {
    output.out.write_all(text.as_bytes())?;
    if !text.ends_with('\n') {
        output.out.write_all(b"\n")?;
    }
    Ok(())
}

/// What is said of templates that are not there.
fn missing(templates: &[&str]) -> String {
    let list: Vec<String> = templates.iter().map(|name| format!("   {name}")).collect();
    let list = list.join("\n");
    format!("One or more file(s) specified did not exist:\n{list}")
}
