//! Why evaluation stopped early: an error, or `break`, `next` and `return` on their way.

use std::fmt;
use std::sync::Arc;

use marotte_diagnostics::{Diagnostic, EvaluationIssue, Issue, SourceFile};
use marotte_pcore::Value;

/// What evaluation gives.
pub type EvalResult<T> = Result<T, Signal>;

/// Why evaluation stopped early: one word, so that results stay small.
pub struct Signal(pub Box<SignalKind>);

const _: () = assert!(size_of::<Signal>() == size_of::<usize>());

/// The reasons to stop.
pub enum SignalKind {
    /// Something went wrong.
    Fail(Failure),
    /// `break()`, to the iteration around it.
    Break(Place),
    /// `next(value)`, to the end of the block around it.
    Next(Value, Place),
    /// `return(value)`, to the end of the function, class or define around it.
    Return(Value, Place),
}

/// Where a call is written. The line is only counted when somebody asks for it.
#[derive(Clone, Default)]
pub struct Place {
    source: Option<Arc<SourceFile>>,
    offset: u32,
}

impl Place {
    /// A place in a source.
    pub fn new(source: Arc<SourceFile>, offset: u32) -> Self {
        Self {
            source: Some(source),
            offset,
        }
    }

    /// The source and the offset in it.
    pub fn source(&self) -> Option<(&Arc<SourceFile>, u32)> {
        self.source.as_ref().map(|source| (source, self.offset))
    }

    /// The name of the source.
    pub fn file(&self) -> Option<&str> {
        self.source.as_ref()?.name()
    }

    /// The line.
    pub fn line(&self) -> Option<u32> {
        Some(self.source.as_ref()?.line_column(self.offset).line)
    }
}

/// An error, from the moment it is met to the moment it has a position.
pub enum Failure {
    /// It has its position and its final words.
    Placed {
        /// The issue and where it is.
        diagnostic: Box<Diagnostic>,
        /// Whether the sentence begins with `Evaluation Error: `.
        evaluation: bool,
    },
    /// A sentence without a position: the innermost expression around it takes the blame, as
    /// "Error while evaluating …".
    Raw(String),
    /// An issue without a position: it becomes that of the innermost expression around it.
    Issue(Issue),
    /// A sentence that is final without a position.
    Final(String),
}

impl Signal {
    /// An error without a position.
    pub fn raw(message: impl Into<String>) -> Self {
        Self(Box::new(SignalKind::Fail(Failure::Raw(message.into()))))
    }

    /// An issue without a position.
    pub fn issue(issue: impl Into<Issue>) -> Self {
        Self(Box::new(SignalKind::Fail(Failure::Issue(issue.into()))))
    }

    /// An error that is final as it is.
    pub fn last_word(message: impl Into<String>) -> Self {
        Self(Box::new(SignalKind::Fail(Failure::Final(message.into()))))
    }

    /// An error with the words of its own place: it is final if there are any.
    pub fn located(message: String, location: String) -> Self {
        if location.is_empty() {
            Self::raw(message)
        } else {
            Self::last_word(format!("{message}{location}"))
        }
    }

    /// An evaluation error with its position.
    pub fn placed(diagnostic: Diagnostic) -> Self {
        let diagnostic = Box::new(diagnostic);
        Self(Box::new(SignalKind::Fail(Failure::Placed {
            diagnostic,
            evaluation: true,
        })))
    }

    /// The sentence of an error; that of a jump that nothing obeyed.
    pub fn message(&self) -> String {
        self.to_string()
    }
}

impl From<EvaluationIssue> for Signal {
    fn from(issue: EvaluationIssue) -> Self {
        Self::issue(issue)
    }
}

impl fmt::Display for Signal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.0 {
            SignalKind::Fail(Failure::Placed {
                diagnostic,
                evaluation,
            }) => {
                let prefix = if *evaluation {
                    "Evaluation Error: "
                } else {
                    ""
                };
                write!(f, "{prefix}{diagnostic}")
            }
            SignalKind::Fail(Failure::Raw(message) | Failure::Final(message)) => {
                f.write_str(message)
            }
            SignalKind::Fail(Failure::Issue(issue)) => write!(f, "{issue}"),
            SignalKind::Break(place) => illegal(f, "break", place),
            SignalKind::Next(_, place) => illegal(f, "next", place),
            SignalKind::Return(_, place) => illegal(f, "return", place),
        }
    }
}

fn illegal(f: &mut fmt::Formatter<'_>, what: &str, place: &Place) -> fmt::Result {
    write!(f, "{what}() from context where this is illegal")?;
    match (place.file(), place.line()) {
        (file, Some(line)) => {
            let file = file.unwrap_or("unknown");
            write!(f, " (file: {file}, line: {line})")
        }
        (Some(file), None) => write!(f, " (file: {file})"),
        (None, None) => Ok(()),
    }
}

impl fmt::Debug for Signal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signal({self})")
    }
}
