//! What went wrong and where: spans, source texts, the table of issues and the ways to show them.
//!
//! An error is data (an [`Issue`] with its arguments, at a place in a [`SourceFile`]) until the
//! very edge of the program, where a renderer turns it into text. This crate knows
//! nothing of the language: it is the bottom of the workspace.

mod diagnostic;
pub mod explain;
mod issue;
mod label;
mod log;
mod place;
pub mod render;
pub mod report;
mod source;
mod span;
mod suggest;
mod wording;

pub use diagnostic::{Beside, Diagnostic, Severity};
pub use issue::{
    Bounds, CatalogIssue, Cause, ConversionIssue, DataIssue, DialectIssue, EVALUATOR4,
    EvaluationIssue, FunctionIssue, GrammarIssue, HieraIssue, Issue, LexingIssue, LoadingIssue,
    LookupIssue, MAX_INTEGER_BITS, MAX_RANGE, MismatchIssue, Rejection, RubyIssue, SettingsIssue,
    SiteIssue, TypeIssue, ValidationIssue,
};
pub use label::{a_an, a_an_uc, article, plural_s};
pub use log::{Level, LogEntry, Message};
pub use place::Place;
pub use source::{LineColumn, SourceFile};
pub use span::Span;
pub use suggest::{did_you_mean, nearest};
pub use wording::{Around, Before, Link, Told, Wording};
