//! Why evaluation stopped early: an error, or `break`, `next` and `return` on their way.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use marotte_diagnostics::{
    self as diagnostics, Before, Beside, CatalogIssue, Diagnostic, EvaluationIssue, Issue,
    Severity, SourceFile, Span, Told,
};
use marotte_ir::Program;
use marotte_pcore::Value;
use marotte_pcore::types::{forget_unanswered, unanswered};
use marotte_syntax::ast::ExprId;

/// What evaluation gives.
pub type EvalResult<T> = Result<T, Signal>;

/// Why evaluation stopped early: one word, so that results stay small.
pub struct Signal(pub Box<SignalKind>);

const _: () = assert!(size_of::<Signal>() == size_of::<usize>());

/// The reasons to stop.
pub enum SignalKind {
    /// Something went wrong, and what code of another language has thrown if it is that.
    Fail(Failure, Thrown),
    /// `break()`, to the iteration around it.
    Break(Place),
    /// `next(value)`, to the end of the block around it.
    Next(Value, Place),
    /// `return(value)`, to the end of the function, class or define around it.
    Return(Value, Place),
}

/// What code of another language has thrown, for code of that language around it: that is where the
/// error is what it was.
#[derive(Default)]
pub enum Thrown {
    /// Nothing: it is an error of this code.
    #[default]
    Nothing,
    /// It goes on as it was thrown.
    Intact(Box<dyn Any + Send>),
    /// An expression around it has made an error of its own of it.
    Cause(Box<dyn Any + Send>),
}

impl Thrown {
    /// The same, once an expression has taken the blame.
    pub(crate) fn into_cause(self) -> Self {
        match self {
            Self::Intact(thrown) => Self::Cause(thrown),
            other => other,
        }
    }
}

/// Where a call is written. The line is only counted when somebody asks for it.
#[derive(Clone, Default)]
pub struct Place {
    source: Option<Arc<SourceFile>>,
    /// Where the reference says that it is, and where it ends.
    offset: u32,
    end: u32,
}

impl Place {
    /// A place in a source: where it is said to be, and where it ends.
    pub fn new(source: Arc<SourceFile>, offset: u32, end: u32) -> Self {
        Self {
            source: Some(source),
            offset,
            end,
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
        Some(self.source.as_ref()?.line(self.offset))
    }
}

/// The same as an argument of a sentence.
impl From<&Place> for diagnostics::Place {
    fn from(place: &Place) -> Self {
        match &place.source {
            Some(source) => Self::new(source, Span::new(place.offset, place.end.max(place.offset))),
            None => Self::Nowhere,
        }
    }
}

/// An error, from the moment it is met to the moment it has a place.
pub enum Failure {
    /// It has its words and its place, or will never have one.
    Settled(Box<Diagnostic>),
    /// An issue without a place: the innermost expression around it takes the blame.
    Loose {
        /// What is wrong.
        issue: Issue,
        /// Whether the reference says "Error while evaluating …" of that expression.
        during: bool,
        /// What it is about, if that is less or something else than that expression.
        about: Option<Box<diagnostics::Place>>,
        /// Which argument of a call it is about, until the call says where that is.
        argument: Option<u16>,
        /// What else people are shown.
        advice: Option<Box<Advice>>,
    },
}

/// What people are shown of an error beside its sentence and its place.
#[derive(Clone, Default)]
pub struct Advice {
    /// What to do about it.
    pub hint: Option<String>,
    /// Other places to look at.
    pub beside: Vec<Beside>,
}

impl Failure {
    /// An issue that the reference has as an error of the expression around it:
    /// "Error while evaluating a Function Call, …".
    pub fn during(issue: impl Into<Issue>) -> Self {
        Self::Loose {
            issue: issue.into(),
            during: true,
            about: None,
            argument: None,
            advice: None,
        }
    }

    /// The error as it is if nothing around it takes the blame.
    pub fn into_diagnostic(self) -> Box<Diagnostic> {
        match self {
            Self::Settled(diagnostic) => diagnostic,
            Self::Loose {
                issue,
                about,
                advice,
                ..
            } => {
                let diagnostic = Diagnostic::without_source(issue, Severity::Error);
                let diagnostic = diagnostic.told(Told::Nothing).about(unboxed(about));
                let Advice { hint, beside } = advice.map_or_else(Advice::default, |of| *of);
                Box::new(Diagnostic {
                    hint,
                    beside,
                    ..diagnostic
                })
            }
        }
    }

    /// What is wrong.
    pub fn what(&self) -> &Issue {
        match self {
            Self::Settled(diagnostic) => &diagnostic.issue,
            Self::Loose { issue, .. } => issue,
        }
    }

    /// The same, to be changed.
    pub fn what_mut(&mut self) -> &mut Issue {
        match self {
            Self::Settled(diagnostic) => &mut diagnostic.issue,
            Self::Loose { issue, .. } => issue,
        }
    }
}

/// What something gives that asks about types, unless a question had no answer.
#[inline]
pub(crate) fn answered<T>(ask: impl FnOnce() -> EvalResult<T>) -> EvalResult<T> {
    forget_unanswered();
    let result = ask();
    match unanswered() {
        None => result,
        Some(reason) => Err(Signal::during(reason.into_issue())),
    }
}

impl From<Diagnostic> for Failure {
    fn from(diagnostic: Diagnostic) -> Self {
        Self::Settled(Box::new(diagnostic))
    }
}

impl Signal {
    /// An issue that becomes one of the innermost expression around it.
    pub fn issue(issue: impl Into<Issue>) -> Self {
        Self::fail(Failure::Loose {
            issue: issue.into(),
            during: false,
            about: None,
            argument: None,
            advice: None,
        })
    }

    /// An issue that the reference has as an error of the innermost expression around it:
    /// "Error while evaluating a Function Call, …".
    pub fn during(issue: impl Into<Issue>) -> Self {
        Self::fail(Failure::during(issue))
    }

    /// An issue of which the reference tells neither a place nor who met it.
    pub fn bare(issue: impl Into<Issue>) -> Self {
        let diagnostic = Diagnostic::without_source(issue.into(), Severity::Error);
        Self::settled(diagnostic.told(Told::Nothing))
    }

    /// An issue at a place of which the reference tells the line. If there is none, it becomes one
    /// of the innermost expression around it.
    pub fn at(issue: impl Into<Issue>, place: diagnostics::Place) -> Self {
        match place.is_nowhere() {
            true => Self::during(issue),
            false => Self::settled(Diagnostic::at_line(issue, place)),
        }
    }

    /// An error with its words and its place.
    pub fn settled(diagnostic: Diagnostic) -> Self {
        Self::fail(diagnostic.into())
    }

    /// An evaluation error with its position.
    pub fn placed(diagnostic: Diagnostic) -> Self {
        Self::settled(diagnostic.before(Before::Evaluation))
    }

    /// An error.
    pub fn fail(failure: Failure) -> Self {
        Self(Box::new(SignalKind::Fail(failure, Thrown::Nothing)))
    }

    /// The same as what code of another language has thrown.
    pub fn thrown(mut self, by: Box<dyn Any + Send>) -> Self {
        if let SignalKind::Fail(_, thrown) = &mut *self.0 {
            *thrown = Thrown::Intact(by);
        }
        self
    }

    /// The same, of which people are shown another place than the one that the reference tells.
    pub fn about(mut self, place: diagnostics::Place) -> Self {
        self.set_about(place);
        self
    }

    /// Says which place people are shown.
    pub(crate) fn set_about(&mut self, place: diagnostics::Place) {
        match &mut *self.0 {
            SignalKind::Fail(Failure::Settled(diagnostic), _) => {
                let known = Diagnostic::without_source(diagnostic.issue.clone(), Severity::Error);
                let known = std::mem::replace(&mut **diagnostic, known);
                **diagnostic = known.about(place);
            }
            SignalKind::Fail(Failure::Loose { about, .. }, _) if about.is_none() => {
                *about = Some(Box::new(place));
            }
            _ => {}
        }
    }

    /// The same, which is about an argument of a call, or about none.
    pub fn of_argument(mut self, index: Option<usize>) -> Self {
        if let SignalKind::Fail(Failure::Loose { argument, .. }, _) = &mut *self.0 {
            *argument = index.and_then(|index| u16::try_from(index).ok());
        }
        self
    }

    /// Which argument of a call it is about, if it is about one; it is not asked again.
    pub(crate) fn take_argument(&mut self) -> Option<usize> {
        match &mut *self.0 {
            SignalKind::Fail(Failure::Loose { argument, .. }, _) => {
                argument.take().map(usize::from)
            }
            _ => None,
        }
    }

    /// The same with advice, if it is an error that has none.
    pub fn with_hint(mut self, advice: impl Into<String>) -> Self {
        match &mut *self.0 {
            SignalKind::Fail(Failure::Settled(diagnostic), _) => {
                diagnostic.hint.get_or_insert_with(|| advice.into());
            }
            SignalKind::Fail(Failure::Loose { advice: known, .. }, _) => {
                let hint = &mut known.get_or_insert_default().hint;
                hint.get_or_insert_with(|| advice.into());
            }
            _ => {}
        }
        self
    }

    /// The same, with another place to look at.
    pub fn beside(mut self, label: &'static str, place: diagnostics::Place) -> Self {
        let SignalKind::Fail(failure, _) = &mut *self.0 else {
            return self;
        };
        if !place.is_nowhere() {
            match failure {
                Failure::Settled(diagnostic) => diagnostic.beside.push((label, place)),
                Failure::Loose { advice, .. } => {
                    advice.get_or_insert_default().beside.push((label, place));
                }
            }
        }
        self
    }

    /// The same: that there is no such type of resources is about the name of the type.
    pub(crate) fn at_type(self, program: &Program, type_name: ExprId) -> Self {
        let is_of_type = match &*self.0 {
            SignalKind::Fail(
                Failure::Loose {
                    issue: Issue::Catalog(issue),
                    ..
                },
                _,
            ) => matches!(**issue, CatalogIssue::UnknownDeclaredType { .. }),
            _ => false,
        };
        match is_of_type {
            true => self.about(diagnostics::Place::new(
                program.ast.source(),
                program.ast[type_name].span,
            )),
            false => self,
        }
    }

    /// Adds advice, if there is any and it has none.
    pub(crate) fn set_advice(&mut self, advice: Option<String>) {
        let hint = match &mut *self.0 {
            SignalKind::Fail(Failure::Settled(diagnostic), _) => &mut diagnostic.hint,
            SignalKind::Fail(Failure::Loose { advice, .. }, _) => {
                &mut advice.get_or_insert_default().hint
            }
            _ => return,
        };
        if hint.is_none() {
            *hint = advice;
        }
    }

    /// Gives advice that is better than another name, if there is no function of the name.
    pub(crate) fn advise_unknown_function(&mut self, advice: String) {
        if let SignalKind::Fail(Failure::Settled(diagnostic), _) = &mut *self.0
            && is_unknown_function(&diagnostic.issue)
        {
            diagnostic.hint = Some(advice);
        }
    }

    /// Says where a call is that went wrong: that there is no such function is shown at its name, and
    /// what the reference tells no place of at the call.
    pub(crate) fn set_place_of_call(&mut self, name: diagnostics::Place, call: diagnostics::Place) {
        let SignalKind::Fail(Failure::Settled(diagnostic), _) = &*self.0 else {
            return;
        };
        if is_unknown_function(&diagnostic.issue) && diagnostic.told_at.is_none() {
            self.set_about(name);
        } else if diagnostic.is_told_nowhere() && diagnostic.source.is_none() {
            self.set_about(call);
        }
    }

    /// The same with advice, if there is any.
    pub fn with_advice(self, advice: Option<String>) -> Self {
        match advice {
            Some(advice) => self.with_hint(advice),
            None => self,
        }
    }

    /// The error as data; that of a jump that nothing obeyed.
    pub fn into_diagnostic(self) -> Box<Diagnostic> {
        let (statement, place) = match *self.0 {
            SignalKind::Fail(failure, _) => return failure.into_diagnostic(),
            SignalKind::Break(place) => ("break", place),
            SignalKind::Next(_, place) => ("next", place),
            SignalKind::Return(_, place) => ("return", place),
        };
        Box::new(illegal_jump(statement, &place))
    }

    /// The error as data, while it goes on.
    pub(crate) fn to_diagnostic(&self) -> Box<Diagnostic> {
        match &*self.0 {
            SignalKind::Fail(Failure::Settled(diagnostic), _) => diagnostic.clone(),
            SignalKind::Fail(Failure::Loose { issue, about, .. }, _) => {
                let found = Diagnostic::without_source(issue.clone(), Severity::Error);
                Box::new(found.told(Told::Nothing).about(unboxed(about.clone())))
            }
            SignalKind::Break(place) => Box::new(illegal_jump("break", place)),
            SignalKind::Next(_, place) => Box::new(illegal_jump("next", place)),
            SignalKind::Return(_, place) => Box::new(illegal_jump("return", place)),
        }
    }

    /// The sentence of an error; that of a jump that nothing obeyed.
    pub fn message(&self) -> String {
        self.to_string()
    }
}

fn is_unknown_function(issue: &Issue) -> bool {
    matches!(issue, Issue::Evaluation(issue) if matches!(**issue, EvaluationIssue::UnknownFunction { .. }))
}

/// The place, if there is one.
pub(crate) fn unboxed(place: Option<Box<diagnostics::Place>>) -> diagnostics::Place {
    place.map_or(diagnostics::Place::Nowhere, |place| *place)
}

/// A jump that nothing obeyed.
fn illegal_jump(statement: &'static str, place: &Place) -> Diagnostic {
    let at = match place.line() {
        // The reference has a word for a text without a name, here alone.
        Some(line) if place.file().is_none() => diagnostics::Place::of_line("unknown", Some(line)),
        _ => place.into(),
    };
    Diagnostic::at_line(EvaluationIssue::IllegalJump { statement }, at)
}

impl From<EvaluationIssue> for Signal {
    fn from(issue: EvaluationIssue) -> Self {
        Self::issue(issue)
    }
}

impl fmt::Display for Signal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.0 {
            SignalKind::Fail(Failure::Settled(diagnostic), _) => diagnostic.fmt(f),
            SignalKind::Fail(Failure::Loose { issue, .. }, _) => issue.fmt(f),
            SignalKind::Break(place) => illegal_jump("break", place).fmt(f),
            SignalKind::Next(_, place) => illegal_jump("next", place).fmt(f),
            SignalKind::Return(_, place) => illegal_jump("return", place).fmt(f),
        }
    }
}

impl fmt::Debug for Signal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signal({self})")
    }
}
