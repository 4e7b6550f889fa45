//! Code that is evaluated piece by piece, as at a prompt: what one piece defines the next one knows.

mod assignment;
mod names;

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use marotte_diagnostics::{EvaluationIssue, Issue, LogEntry, SiteIssue, did_you_mean, nearest};
use marotte_eval::function::FunctionTable;
use marotte_eval::{Evaluator, Settings};
use marotte_ir::Program;
use marotte_pcore::{Str, Value};
use marotte_syntax::Dialect;
use marotte_syntax::ast::{Ast, ExprKind};

use crate::limits::Work;
use crate::node::facts::Facts;
use crate::parts::Here;
use crate::problem::{Problem, problem};

pub use assignment::assignment;
pub use names::Names;

/// The variables that the class of all code at the top has because it is a class.
const OF_MAIN: [&str; 3] = ["module_name", "name", "title"];

/// One evaluator and what it has been told. It is in no environment.
pub struct Session {
    evaluator: Evaluator,
    functions: Arc<FunctionTable>,
    settings: Settings,
    /// The variables that were there before any code ran.
    given: Vec<(Str, Value)>,
    /// The functions and types that the code defined.
    defined: BTreeSet<String>,
}

impl Session {
    /// A session whose top scope has some variables and the facts of a node. Of two variables with
    /// one name, the first counts.
    pub fn new(settings: Settings, variables: Vec<(Str, Value)>, facts: &Facts) -> Self {
        let mut given = variables;
        given.extend(facts.variables());
        let functions = Arc::new(marotte_functions::table());
        Self {
            evaluator: evaluator(&functions, &settings, &given),
            functions,
            settings,
            given,
            defined: BTreeSet::new(),
        }
    }

    /// Forgets everything that code did.
    pub fn reset(&mut self) {
        self.evaluator = evaluator(&self.functions, &self.settings, &self.given);
        self.defined.clear();
    }

    /// Whose rules hold.
    pub fn dialect(&self) -> Dialect {
        self.settings.language.dialect
    }

    /// Goes on with other rules; what code has set and defined stays.
    pub fn set_dialect(&mut self, dialect: Dialect) {
        self.settings.language.dialect = dialect;
        self.evaluator.set_dialect(dialect);
    }

    /// The built-in functions.
    pub fn functions(&self) -> &FunctionTable {
        &self.functions
    }

    /// The functions and types that the code defined.
    pub fn defined(&self) -> impl Iterator<Item = &str> {
        self.defined.iter().map(String::as_str)
    }

    /// The variables of the top scope, sorted by name, with or without those that were there from
    /// the start.
    pub fn variables(&self, with_given: bool) -> Vec<(Str, Value)> {
        let scope = self.evaluator.scope(self.evaluator.top_scope());
        let mut variables: Vec<(Str, Value)> = scope
            .named
            .iter()
            .filter(|(name, _)| !OF_MAIN.contains(&name.as_str()))
            .filter(|(name, _)| with_given || self.given.iter().all(|(given, _)| given != *name))
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        variables.sort_by(|(a, _), (b, _)| a.cmp(b));
        variables
    }

    /// Evaluates code that was found sound; gives its value, or why there is none, and what it
    /// logged.
    pub fn evaluate(&mut self, ast: Ast) -> (Result<Value, Problem>, Vec<LogEntry>) {
        self.note_definitions(&ast);
        // What goes wrong in our own code must not take the session with it.
        let result = catch_unwind(AssertUnwindSafe(|| {
            Work::of_anybody().run(|| {
                let value = self.evaluator.evaluate_program(&Program::lower(ast));
                value.map(finished)
            })
        }));
        let logs = std::mem::take(&mut self.evaluator.logs);
        let value = match result {
            Ok(Ok(Ok(value))) => Ok(value),
            Ok(Err(excess)) => Err(problem(EvaluationIssue::from(excess))),
            Ok(Ok(Err(signal))) => {
                let mut why = signal.into_diagnostic();
                why.hint = why.hint.or_else(|| self.hint(&why.issue));
                Err(why)
            }
            Err(_) => {
                self.reset();
                Err(problem(SiteIssue::InternalError { what: "code" }))
            }
        };
        (value, logs)
    }

    /// What may have been meant by a name that is not known.
    fn hint(&self, issue: &Issue) -> Option<String> {
        let Issue::Evaluation(issue) = issue else {
            return None;
        };
        let issue: &EvaluationIssue = issue;
        match issue {
            EvaluationIssue::UnknownFunction { name } => {
                let built_in = self.functions.all();
                let known = built_in.iter().map(|function| function.name);
                let known = known.chain(self.defined());
                did_you_mean(name, known)
            }
            EvaluationIssue::UnknownVariable { name } => {
                let known = self.variables(true);
                let near = nearest(name, known.iter().map(|(name, _)| name.as_str()))?;
                Some(format!("did you mean '${near}'?"))
            }
            _ => None,
        }
    }

    /// Remembers the names of what code defines.
    fn note_definitions(&mut self, ast: &Ast) {
        for id in &ast.definitions {
            let name = match ast[*id].kind {
                ExprKind::Function(function) => ast.text(ast[function].name),
                ExprKind::TypeAlias(alias) => ast.text(ast[alias].name),
                _ => continue,
            };
            if !self.defined.contains(name) {
                self.defined.insert(name.to_owned());
            }
        }
    }
}

fn evaluator(
    functions: &Arc<FunctionTable>,
    settings: &Settings,
    given: &[(Str, Value)],
) -> Evaluator {
    let mut evaluator = Evaluator::new(Here::outside(), functions.clone(), settings.clone());
    for (name, value) in given {
        evaluator.set_named(name.clone(), value.clone());
    }
    evaluator
}

/// An iterator has no form of its own: what is seen is what it gives.
fn finished(value: Value) -> Value {
    match value {
        Value::Iterator(iterator) => Value::array(iterator.take()),
        other => other,
    }
}
