//! What is wrong with texts of code.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use marotte_diagnostics::{Diagnostic, LogEntry, SiteIssue, SourceFile};
use marotte_eval::function::FunctionTable;
use marotte_eval::{Evaluator, Outside, Settings};
use marotte_ir::Program;
use marotte_syntax::ast::{Ast, ExprKind, List, Parameter};
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

/// What is wrong with the definitions of a sound text, besides the rules of the language: names that
/// are there twice, parameters that are called like metaparameters. Nothing else is looked at, not
/// even types.
pub fn check_definitions(ast: Ast, language: Language) -> Vec<Diagnostic> {
    if !may_clash(&ast) {
        return Vec::new();
    }
    let settings = Settings {
        language,
        ..Settings::default()
    };
    let functions = Arc::new(FunctionTable::default());
    let mut evaluator = Evaluator::new(Outside::default(), functions, settings);
    let checked = evaluator.check_definitions(&Program::lower(ast));
    let warnings = evaluator.logs.iter().filter_map(LogEntry::diagnostic);
    let mut findings: Vec<Diagnostic> = warnings.cloned().collect();
    findings.extend(checked.err().map(|signal| *signal.into_diagnostic()));
    findings
}

/// Whether something can be wrong with definitions at all: most files have just one.
fn may_clash(ast: &Ast) -> bool {
    let has_metaparameter = |parameters: List<Parameter>| {
        let mut names = ast[parameters].iter().map(|of| ast.text(of.name));
        names.any(|name| marotte_resources::metaparameter(name).is_some())
    };
    match ast.definitions.as_slice() {
        [] => false,
        [only] => match ast[*only].kind {
            ExprKind::Class(class) => has_metaparameter(ast[class].parameters),
            ExprKind::Define(define) => has_metaparameter(ast[define].parameters),
            ExprKind::Node(node) => ast[node].host_matches.len() > 1,
            ExprKind::TypeAlias(_) => true,
            _ => false,
        },
        _ => true,
    }
}
