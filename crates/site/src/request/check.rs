//! What is wrong with texts of code.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use marotte_diagnostics::{SiteIssue, SourceFile};
use marotte_syntax::{Checked, Language, Surroundings, check, check_syntax};

use crate::problem::{Problem, problem};

/// Asks what is wrong with a text. No site is needed for that.
pub struct CheckRequest {
    /// The text, under the name that messages use.
    pub source: Arc<SourceFile>,
    /// The language that it is in.
    pub language: Language,
    /// Where it stands, if it is a file: files of modules may only define what their paths say.
    pub around: Surroundings,
    /// Whether the rules are checked that are not about syntax.
    pub validates: bool,
}

impl CheckRequest {
    /// Asks what is wrong with a text by all rules.
    pub fn new(source: Arc<SourceFile>, language: Language) -> Self {
        Self {
            source,
            language,
            around: Surroundings::default(),
            validates: true,
        }
    }

    /// Checks the text. What goes wrong in our own code is a problem of that one text, not of
    /// others. As in the reference, only what parses is validated.
    pub fn answer(&self) -> Result<Checked, Problem> {
        let checked = catch_unwind(AssertUnwindSafe(|| match self.validates {
            true => check(&self.source, &self.language, &self.around),
            false => check_syntax(&self.source, &self.language),
        }));
        checked.map_err(|_| problem(SiteIssue::InternalError { what: "file" }))
    }
}
