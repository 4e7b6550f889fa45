//! What renderers show: a diagnostic with all that is known of it, or a problem with a file that has
//! no text to point at.

use std::borrow::Cow;

use super::spot::{Paths, Spot};
use crate::issue::Brief;
use crate::{Before, Diagnostic, EVALUATOR4, Issue, LineColumn, Link, Place, Severity, a_an};

/// How many of the innermost and outermost defines and classes a long way to an error shows.
const INNER: usize = 5;
const OUTER: usize = 4;

/// Something to show.
#[derive(Clone, Debug)]
pub struct Finding<'a> {
    /// How grave it is.
    pub severity: Severity,
    /// The reference's code, or one of ours for what the reference has no code for.
    pub code: &'static str,
    /// The sentence, without a position.
    pub message: Cow<'a, str>,
    /// Where it is.
    pub spot: Spot<'a>,
    /// Other places that the sentence speaks of.
    pub related: Vec<Related<'a>>,
    /// The error that the sentence passes on.
    pub cause: Option<Box<Finding<'a>>>,
    /// Advice for people.
    pub hint: Option<Cow<'a, str>>,
    /// How the code came to run, and what else people should know.
    pub notes: Vec<String>,
    /// What was evaluated, as the reference says before its sentence: `a Function Call`.
    pub during: Option<String>,
    /// The nodes whose compilation met it.
    pub nodes: Vec<Cow<'a, str>>,
}

/// Another place that a sentence speaks of.
#[derive(Clone, Debug)]
pub struct Related<'a> {
    /// What is there: `declared here`.
    pub label: String,
    /// Where that is.
    pub spot: Spot<'a>,
}

impl<'a> Finding<'a> {
    /// A finding about nothing in particular.
    pub fn new(severity: Severity, code: &'static str, message: impl Into<Cow<'a, str>>) -> Self {
        Self {
            severity,
            code,
            message: message.into(),
            spot: Spot::default(),
            related: Vec::new(),
            cause: None,
            hint: None,
            notes: Vec::new(),
            during: None,
            nodes: Vec::new(),
        }
    }

    /// An error about a file as a whole.
    pub fn of_file(file: &'a str, code: &'static str, message: impl Into<Cow<'a, str>>) -> Self {
        Self {
            spot: Spot::of_file(file),
            ..Self::new(Severity::Error, code, message)
        }
    }

    /// A diagnostic.
    pub fn of(diagnostic: &'a Diagnostic, paths: Paths<'_>) -> Self {
        let issue = &diagnostic.issue;
        let spot = Spot::of_diagnostic(diagnostic, paths);
        let places = issue.places().into_iter();
        let told = places.map(|(name, place)| (format!("{} here", name.replace('_', " ")), place));
        let beside = diagnostic.beside.iter();
        let beside = beside.map(|(label, place)| ((*label).to_owned(), place));
        let mut related: Vec<Related<'_>> = Vec::new();
        for (label, place) in told.chain(beside) {
            let found = Spot::of_place(place, paths);
            // A sentence that tells its own place need not be shown it twice.
            let is_same = |known: &Spot<'_>| known.short("") == found.short("");
            if !is_same(&spot) && !related.iter().any(|known| is_same(&known.spot)) {
                related.push(Related { label, spot: found });
            }
        }
        let cause = issue.cause().map(|cause| Box::new(Self::of(cause, paths)));
        Self {
            spot,
            related,
            cause,
            hint: diagnostic
                .hint
                .clone()
                .map(|hint| paths.in_text(hint).into()),
            notes: notes(diagnostic, paths),
            during: match &diagnostic.wording.before {
                Before::During(label) => Some(a_an(label)),
                _ => None,
            },
            ..Self::new(
                diagnostic.severity,
                issue.code(),
                paths.in_text(Brief(issue).to_string().trim_end().to_owned()),
            )
        }
    }

    /// The same, met while nodes were compiled.
    pub fn on_nodes(mut self, nodes: impl IntoIterator<Item = &'a str>) -> Self {
        self.nodes = nodes.into_iter().map(Cow::Borrowed).collect();
        self
    }

    /// Whether it makes the code bad.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }

    /// The file, if it has a name.
    pub fn file(&self) -> Option<&str> {
        self.spot.file.as_deref()
    }

    /// The line and column that the reference reports.
    pub fn line_column(&self) -> Option<LineColumn> {
        self.spot.line_column()
    }

    /// The position as the reference writes it after its sentence.
    pub fn location(&self) -> String {
        location(self.file(), self.line_column())
    }
}

/// A position as the reference writes it after a sentence.
pub(super) fn location(file: Option<&str>, at: Option<LineColumn>) -> String {
    match (file, at) {
        (Some(file), Some(at)) => {
            let LineColumn { line, column } = at;
            format!(" (file: {file}, line: {line}, column: {column})")
        }
        (Some(file), None) => format!(" (file: {file})"),
        (None, Some(at)) => format!(" (line: {}, column: {})", at.line, at.column),
        (None, None) => String::new(),
    }
}

impl<'a> From<&'a Diagnostic> for Finding<'a> {
    fn from(diagnostic: &'a Diagnostic) -> Self {
        Self::of(diagnostic, Paths::default())
    }
}

/// How the code came to run: a line for each expression that noticed the error at a place of its
/// own, and for each define, class and node; of very many only the ends.
fn notes(diagnostic: &Diagnostic, paths: Paths<'_>) -> Vec<String> {
    let noticed = diagnostic.around.iter().filter(|around| {
        let of_error = (diagnostic.file(), diagnostic.line());
        let mut links = diagnostic.chain.iter();
        (around.place.file(), around.place.line()) != of_error
            && links.all(|link| link.place != around.place)
    });
    let mut notes: Vec<String> = noticed
        .filter_map(|around| {
            let place = short(&around.place, paths)?;
            Some(format!("noticed by {} (at {place})", a_an(&around.label)))
        })
        .collect();
    if matches!(diagnostic.issue, Issue::Dialect(_)) {
        notes.insert(0, format!("in dialect {EVALUATOR4}"));
    }
    let note = |link: &Link| {
        let place = short(&link.place, paths).map_or(String::new(), |place| {
            let how = if link.how.is_empty() { "at" } else { link.how };
            let at = if link.how.is_empty() { "" } else { " at" };
            format!(" ({how}{at} {place})")
        });
        format!("in {}{place}", link.what)
    };
    let chain = &diagnostic.chain;
    if chain.len() <= INNER + OUTER + 1 {
        notes.extend(chain.iter().map(note));
        return notes;
    }
    let (inner, rest) = chain.split_at(INNER);
    let (left_out, outer) = rest.split_at(rest.len() - OUTER);
    notes.extend(inner.iter().map(note));
    notes.push(format!("… in {} more …", left_out.len()));
    notes.extend(outer.iter().map(note));
    notes
}

/// `a.pp:3`, if there is a line.
fn short(place: &Place, paths: Paths<'_>) -> Option<String> {
    let file = place.file().map_or("-e", |file| paths.name(file));
    Some(format!("{file}:{}", place.line()?))
}
