//! What the reference prints on its console: messages with their levels, and what its commands say
//! when they fail.
//!
//! An error comes through several levels of the reference, and each of them may say it once more. How
//! often it is said, and with which words around it, is here alone.

use std::io::{self, Write};

use crate::{Diagnostic, Level, LogEntry};

/// The reference's console.
#[derive(Clone, Copy, Debug)]
pub struct Console {
    colors: bool,
}

/// Who is to blame for a catalog that is not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blame {
    /// The code.
    Code,
    /// The code, in that its catalog cannot be written.
    Rendering,
    /// Whoever was asked about the node, and failed.
    Search,
    /// Whoever was asked about the node, and does not know it.
    Classifier,
}

impl Console {
    /// With or without colours.
    pub fn new(colors: bool) -> Self {
        Self { colors }
    }

    /// Writes a message with its level and who says it: `Notice: Scope(Class[main]): hello`.
    pub fn entry(&self, entry: &LogEntry, log: &mut dyn Write) -> io::Result<()> {
        if entry.source.is_empty() {
            self.line(entry.level, &entry.message.to_string(), log)
        } else {
            let text = format!("{}: {}", entry.source, entry.message);
            self.line(entry.level, &text, log)
        }
    }

    /// Writes a line at a level.
    pub fn line(&self, level: Level, text: &str, log: &mut dyn Write) -> io::Result<()> {
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
        if self.colors && level != Level::Notice {
            writeln!(log, "{color}{name}: {text}\x1b[0m")
        } else {
            writeln!(log, "{name}: {text}")
        }
    }

    /// Writes an error.
    pub fn error(&self, text: &str, log: &mut dyn Write) -> io::Result<()> {
        self.line(Level::Err, text, log)
    }

    /// Writes why `puppet catalog compile` has no catalog.
    pub fn no_catalog(
        &self,
        diagnostic: &Diagnostic,
        blame: Blame,
        node: Option<&str>,
        log: &mut dyn Write,
    ) -> io::Result<()> {
        let mut message = diagnostic.to_string();
        let times = match blame {
            Blame::Rendering => return self.gave_up("catalog compile", &message, log),
            Blame::Code if diagnostic.logged => 1,
            Blame::Code => 2,
            Blame::Search => 1,
            Blame::Classifier => 0,
        };
        if let (Blame::Code, Some(node)) = (blame, node) {
            message.push_str(&format!(" on node {node}"));
        }
        for _ in 0..times {
            self.error(&message, log)?;
        }
        let call = format!("Could not call 'find' on 'catalog': {message}");
        self.error(&call, log)?;
        self.gave_up("catalog compile", &call, log)
    }

    /// Writes why one of the reference's applications, such as `puppet lookup`, has no answer.
    pub fn could_not_run(&self, message: &str, log: &mut dyn Write) -> io::Result<()> {
        self.error(&format!("Could not run: {message}"), log)
    }

    /// Writes why one of the reference's faces, such as `puppet epp render`, has no answer.
    pub fn gave_up(&self, command: &str, message: &str, log: &mut dyn Write) -> io::Result<()> {
        self.error(message, log)?;
        self.error(&format!("Try 'puppet help {command}' for usage"), log)
    }
}
