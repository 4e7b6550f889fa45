//! Why a lookup failed, as far as it matters who tells it how.

use marotte_eval::{Failure, Signal, SignalKind};

/// Why a lookup failed.
pub(crate) enum Error {
    /// An error of the lookup itself: its sentence is final.
    Lookup {
        /// The sentence, with its place if it has one.
        message: String,
        /// Whether it is an issue with a code: those are never embedded in other sentences.
        issue: bool,
    },
    /// An error that becomes one of the lookup if it is met inside of one, and otherwise gets the
    /// position of the call.
    General(String),
    /// Anything else: it gets the position of the call if it has none.
    Signal(Signal),
}

/// What a part of a lookup gives.
pub(crate) type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// An error of the lookup.
    pub(crate) fn lookup(message: impl Into<String>) -> Self {
        Self::Lookup {
            message: message.into(),
            issue: false,
        }
    }

    /// An error of the lookup that has a code, but no place.
    pub(crate) fn issue(message: impl Into<String>) -> Self {
        Self::Lookup {
            message: message.into(),
            issue: true,
        }
    }

    /// An error in a configuration.
    pub(crate) fn located(message: &str, path: Option<&str>, line: Option<usize>) -> Self {
        let place = match (path, line) {
            (Some(path), Some(line)) => format!(" (file: {path}, line: {line})"),
            (Some(path), None) => format!(" (file: {path})"),
            (None, _) => String::new(),
        };
        Self::Lookup {
            message: format!("{message}{place}"),
            issue: true,
        }
    }

    /// An error that is not the lookup's.
    pub(crate) fn other(message: impl Into<String>) -> Self {
        Self::Signal(Signal::raw(message))
    }

    /// The sentence.
    pub(crate) fn message(&self) -> String {
        match self {
            Self::Lookup { message, .. } | Self::General(message) => message.clone(),
            Self::Signal(signal) => signal.message(),
        }
    }

    /// The error with something else in place of a secret.
    pub(crate) fn without(self, secret: &str, instead: &str) -> Self {
        let hidden = |message: &str| message.replace(secret, instead);
        if secret.is_empty() || !self.message().contains(secret) {
            return self;
        }
        match self {
            Self::Lookup { message, issue } => Self::Lookup {
                message: hidden(&message),
                issue,
            },
            Self::General(message) => Self::General(hidden(&message)),
            Self::Signal(signal) => Self::other(hidden(&signal.message())),
        }
    }

    /// The error as it leaves the part of a lookup that guards against recursion. An issue that
    /// ended a lookup inside of this one stays what it is.
    pub(crate) fn guarded(self, last_issue: Option<&str>) -> Self {
        match self {
            Self::General(message) => Self::lookup(message),
            Self::Signal(signal) => match &*signal.0 {
                SignalKind::Fail(Failure::Settled(_) | Failure::Loose { during: false, .. }) => {
                    let message = signal.message();
                    match last_issue == Some(&message) {
                        true => Self::issue(message),
                        false => Self::lookup(message),
                    }
                }
                _ => Self::Signal(signal),
            },
            other => other,
        }
    }

    /// The error as the evaluator takes it.
    pub(crate) fn into_signal(self) -> Signal {
        match self {
            Self::Lookup { message, .. } => Signal::last_word(message),
            Self::General(message) => Signal::raw(message),
            Self::Signal(signal) => signal,
        }
    }
}

impl From<Signal> for Error {
    fn from(signal: Signal) -> Self {
        Self::Signal(signal)
    }
}
