//! What the code says while it runs.

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
