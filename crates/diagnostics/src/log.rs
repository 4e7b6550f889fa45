//! What is logged: what code says, and findings about code.

use std::fmt;

use crate::Diagnostic;

/// How urgent a message is; the levels are those of syslog.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Level {
    Debug,
    Info,
    Notice,
    Warning,
    Err,
    Alert,
    Emerg,
    Crit,
}

impl Level {
    /// The name, which is that of the function that logs at it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Debug => "debug",
            Self::Info => "info",
            Self::Notice => "notice",
            Self::Warning => "warning",
            Self::Err => "err",
            Self::Alert => "alert",
            Self::Emerg => "emerg",
            Self::Crit => "crit",
        }
    }
}

/// A message.
#[derive(Clone, Debug)]
pub struct LogEntry {
    /// How urgent it is.
    pub level: Level,
    /// What it says.
    pub message: Message,
    /// Who says it: `Scope(Class[main])`, or empty.
    pub source: String,
}

/// What a message says.
#[derive(Clone, Debug)]
pub enum Message {
    /// Words of the code itself, or of another program.
    Text(String),
    /// Something about code, data or configuration.
    Finding(Box<Diagnostic>),
}

impl LogEntry {
    /// Words.
    pub fn text(level: Level, text: impl Into<String>) -> Self {
        Self {
            level,
            message: Message::Text(text.into()),
            source: String::new(),
        }
    }

    /// A finding.
    pub fn finding(level: Level, diagnostic: Diagnostic) -> Self {
        Self {
            level,
            message: Message::Finding(Box::new(diagnostic)),
            source: String::new(),
        }
    }

    /// The finding, if it is one.
    pub fn diagnostic(&self) -> Option<&Diagnostic> {
        match &self.message {
            Message::Text(_) => None,
            Message::Finding(diagnostic) => Some(diagnostic),
        }
    }
}

/// As the reference words it, with a position where it has one.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Finding(diagnostic) => diagnostic.fmt(f),
        }
    }
}
