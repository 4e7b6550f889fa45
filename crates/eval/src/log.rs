//! What the code says while it runs.

use crate::evaluator::Evaluator;

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
    /// What it says, with its position where it has one.
    pub message: String,
    /// Who says it: `Scope(Class[main])`, or empty.
    pub source: String,
}

impl Evaluator {
    /// Logs what the code itself says; who says it is the resource whose code runs.
    pub fn log_from_scope(&mut self, level: Level, message: impl Into<String>) {
        let resource = self.scope(self.scope).resource;
        let source = match resource {
            Some(id) => format!("Scope({})", self.catalog.resource(id).reference()),
            // Code that is evaluated without a catalog is that of the main class.
            None => "Scope(Class[main])".to_owned(),
        };
        self.logs.push(LogEntry {
            level,
            message: message.into(),
            source,
        });
    }
}
