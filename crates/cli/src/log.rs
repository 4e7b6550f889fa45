//! What the code logs, as Puppet prints it on a console.

use std::io::{self, Write};

use marotte_eval::{Level, LogEntry};

/// Writes a message with its level and who says it: `Notice: Scope(Class[main]): hello`.
pub(crate) fn write(entry: &LogEntry, colors: bool, log: &mut dyn Write) -> io::Result<()> {
    if entry.source.is_empty() {
        write_line(entry.level, &entry.message.to_string(), colors, log)
    } else {
        let text = format!("{}: {}", entry.source, entry.message);
        write_line(entry.level, &text, colors, log)
    }
}

/// Writes a line at a level.
pub(crate) fn write_line(
    level: Level,
    text: &str,
    colors: bool,
    log: &mut dyn Write,
) -> io::Result<()> {
    let (name, color) = match level {
        Level::Debug => ("Debug", "\x1b[0;36m"),
        Level::Info => ("Info", "\x1b[0;32m"),
        Level::Notice => ("Notice", ""),
        Level::Warning => ("Warning", "\x1b[1;33m"),
        Level::Err => ("Error", "\x1b[1;31m"),
        Level::Alert => ("Alert", "\x1b[1;31m"),
        Level::Emerg => ("Emergency", "\x1b[1;31m"),
        Level::Crit => ("Critical", "\x1b[1;31m"),
    };
    // Puppet resets the colour of notices before and after them, which shows nothing.
    if colors && level != Level::Notice {
        writeln!(log, "{color}{name}: {text}\x1b[0m")
    } else {
        writeln!(log, "{name}: {text}")
    }
}
