//! Why a lookup failed, as far as it matters who tells it how.

use marotte_diagnostics::{
    Cause, Diagnostic, Issue, LookupIssue, MismatchIssue, Place, Severity, Told,
};
use marotte_eval::{Failure, Signal, SignalKind};

/// Why a lookup failed.
pub(crate) enum Error {
    /// An error of the lookup itself: its sentence is final.
    Lookup(Box<Diagnostic>),
    /// An error that becomes one of the lookup if it is met inside of one, and otherwise gets the
    /// position of the call.
    General(Issue),
    /// Anything else: it gets the position of the call if it has none.
    Signal(Signal),
}

/// What is wrong with a configuration, for all who meet it.
#[derive(Clone)]
pub(crate) enum Fault {
    /// An error of the lookup itself.
    Lookup(Box<Diagnostic>),
    /// One that becomes an error of the lookup inside of one.
    General(Issue),
}

impl From<Fault> for Error {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Lookup(diagnostic) => Self::Lookup(diagnostic),
            Fault::General(issue) => Self::General(issue),
        }
    }
}

/// What a part of a lookup gives.
pub(crate) type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// An error of the lookup of which no place is told.
    pub(crate) fn lookup(issue: impl Into<Issue>) -> Self {
        Self::shown_at(issue, Place::Nowhere)
    }

    /// The same, with a place to show to people.
    pub(crate) fn shown_at(issue: impl Into<Issue>, place: Place) -> Self {
        let diagnostic = Diagnostic::at_line(issue, place);
        Self::Lookup(Box::new(diagnostic.told(Told::Nothing)))
    }

    /// An error that becomes one of the lookup inside of one.
    pub(crate) fn general(issue: impl Into<Issue>) -> Self {
        Self::General(issue.into())
    }

    /// An error that is not the lookup's.
    pub(crate) fn other(issue: impl Into<Issue>) -> Self {
        Self::Signal(Signal::during(issue))
    }

    /// What is not of the type that is wanted, as [`assert_instance`] describes it.
    ///
    /// [`assert_instance`]: marotte_pcore::describe::assert_instance
    pub(crate) fn wrong_type(mismatch: Box<MismatchIssue>) -> Self {
        Self::general(LookupIssue::WrongType { mismatch })
    }

    /// What is wrong.
    pub(crate) fn what(&self) -> Option<&Issue> {
        match self {
            Self::Lookup(diagnostic) => Some(&diagnostic.issue),
            Self::General(issue) => Some(issue),
            Self::Signal(signal) => match &*signal.0 {
                SignalKind::Fail(failure, _) => Some(failure.what()),
                _ => None,
            },
        }
    }

    /// Whether it is how a function says that it has no value.
    pub(crate) fn is_no_such_key(&self) -> bool {
        let no_such_key = Issue::from(LookupIssue::NoSuchKey);
        self.what() == Some(&no_such_key)
    }

    /// The error as it leaves the part of a lookup that guards against recursion.
    pub(crate) fn guarded(self) -> Self {
        match self {
            Self::General(issue) => Self::lookup(issue),
            Self::Signal(signal) => match *signal.0 {
                SignalKind::Fail(
                    failure @ (Failure::Settled(_) | Failure::Loose { during: false, .. }),
                    _,
                ) => {
                    let mut diagnostic = failure.into_diagnostic();
                    // Whoever logged it did so inside of another lookup.
                    diagnostic.logged = false;
                    Self::Lookup(diagnostic)
                }
                other => Self::Signal(Signal(Box::new(other))),
            },
            other => other,
        }
    }

    /// The error as the evaluator takes it.
    pub(crate) fn into_signal(self) -> Signal {
        match self {
            Self::Lookup(diagnostic) => Signal::fail(Failure::Settled(diagnostic)),
            Self::General(issue) => Signal::during(issue),
            Self::Signal(signal) => signal,
        }
    }
}

/// Whether the reference has a code for an error of a lookup. It never puts such an error into other
/// sentences, and does not log it by itself.
pub(crate) fn has_code(diagnostic: &Diagnostic) -> bool {
    matches!(diagnostic.issue, Issue::Hiera(_)) && diagnostic.around.is_empty()
}

/// An error of the evaluator that another sentence passes on.
pub(crate) fn cause(signal: Signal) -> Cause {
    Cause(signal.into_diagnostic())
}

/// A warning, which the reference tells without a place unless it is given once.
pub(crate) fn warning(issue: impl Into<Issue>) -> Diagnostic {
    Diagnostic::without_source(issue.into(), Severity::Warning).told(Told::Nothing)
}

impl From<Signal> for Error {
    fn from(signal: Signal) -> Self {
        Self::Signal(signal)
    }
}
