//! One evaluator and what it is told: code in, values out, everything else to standard error.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use marotte_diagnostics::render::Output;
use marotte_diagnostics::{EvaluationIssue, Issue, Severity, SiteIssue, nearest};
use marotte_eval::function::FunctionTable;
use marotte_eval::{Evaluator, Settings, Signal};
use marotte_ir::Program;
use marotte_pcore::{Str, Value};
use marotte_site::Here;
use marotte_syntax::Dialect;
use marotte_syntax::ast::{Ast, ExprKind};

use crate::args::{EvalArgs, of_code};
use crate::commands::source::{Checking, Names, findings, verdict};
use crate::complaints::{Complaints, Notices};
use crate::exit::Exit;
use crate::find::Found;
use crate::format::Format;

/// The variables that the class of all code at the top has because it is a class.
const OF_MAIN: [&str; 3] = ["module_name", "name", "title"];

/// Code that is evaluated piece by piece: what one piece defines the next one knows.
pub(super) struct Session {
    evaluator: Evaluator,
    functions: Arc<FunctionTable>,
    settings: Settings,
    checking: Checking,
    check_settings: crate::args::Settings,
    complaints: Complaints,
    /// The variables that were there before any code ran.
    given: Vec<(Str, Value)>,
    /// The functions and types that the code defined.
    defined: Vec<String>,
}

impl Session {
    /// A session whose top scope has some variables.
    pub(super) fn new(args: &EvalArgs, given: Vec<(Str, Value)>) -> Self {
        let check_settings = of_code(
            args.language.strictness(),
            args.language.dialect.unwrap_or_default(),
            "production",
            args.messages.color,
        );
        let settings = args.language.evaluation();
        let complaints = Complaints::new(&args.messages, Format::Human);
        let names = match complaints.format() {
            Format::Reference => Names::Absolute,
            _ => Names::AsGiven,
        };
        let functions = Arc::new(marotte_functions::table());
        let evaluator = evaluator(&functions, &settings, &given);
        Self {
            evaluator,
            functions,
            settings,
            checking: Checking::new(false, &check_settings).with_names(names),
            check_settings,
            complaints,
            given,
            defined: Vec::new(),
        }
    }

    /// Forgets everything that code did.
    pub(super) fn reset(&mut self) {
        self.evaluator = evaluator(&self.functions, &self.settings, &self.given);
        self.defined.clear();
    }

    /// Whose rules hold.
    pub(super) fn dialect(&self) -> Dialect {
        self.settings.language.dialect
    }

    /// Goes on with other rules; what code has set and defined stays.
    pub(super) fn set_dialect(&mut self, dialect: Dialect) {
        self.settings.language.dialect = dialect;
        self.check_settings.dialect = dialect;
        self.checking.set_dialect(dialect);
        self.evaluator.set_dialect(dialect);
    }

    /// The built-in functions.
    pub(super) fn functions(&self) -> &FunctionTable {
        &self.functions
    }

    /// The functions and types that the code defined.
    pub(super) fn defined(&self) -> &[String] {
        &self.defined
    }

    /// The variables of the top scope, sorted by name, with or without those that were there from
    /// the start.
    pub(super) fn variables(&self, with_given: bool) -> Vec<(Str, Value)> {
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

    /// Checks and evaluates code; messages call it `name` if it has none itself.
    pub(super) fn run(
        &mut self,
        found: &Found,
        name: &str,
        output: &mut Output<'_>,
    ) -> io::Result<Result<Value, Exit>> {
        self.complaints.call_texts(name);
        let result = self.try_run(found, name, output)?;
        self.complaints.end(output)?;
        Ok(result)
    }

    fn try_run(
        &mut self,
        found: &Found,
        name: &str,
        output: &mut Output<'_>,
    ) -> io::Result<Result<Value, Exit>> {
        let (checked, ast) = self.checking.check_tree(found);
        let settings = &self.check_settings;
        self.complaints.checked(name, &checked, settings, output)?;
        let exit = verdict(&checked, &findings(name, &checked));
        let Some(ast) = ast else {
            return Ok(Err(exit.max(Exit::BadCode)));
        };
        self.note_definitions(&ast);
        // What goes wrong in our own code must not take the prompt with it.
        let result = catch_unwind(AssertUnwindSafe(|| {
            self.evaluator
                .evaluate_program(&Program::lower(ast))
                .map(finished)
        }));
        let logs = std::mem::take(&mut self.evaluator.logs);
        self.complaints
            .entries(None, &logs, Notices::ToLog, output)?;
        match result {
            Ok(Ok(value)) => Ok(Ok(value)),
            Ok(Err(signal)) => {
                self.failed(signal, output)?;
                Ok(Err(Exit::BadCode))
            }
            Err(_) => {
                self.reset();
                let message = SiteIssue::InternalError { what: "code" }.to_string();
                let error = Severity::Error;
                self.complaints
                    .plain(error, "INTERNAL_ERROR", &message, output)?;
                Ok(Err(Exit::BadCode))
            }
        }
    }

    /// Shows why the evaluation ended early.
    fn failed(&mut self, signal: Signal, output: &mut Output<'_>) -> io::Result<()> {
        let mut diagnostic = signal.into_diagnostic();
        if self.complaints.format() == Format::Reference {
            let console = self.complaints.console();
            return console.error(&diagnostic.to_string(), output.log);
        }
        if diagnostic.hint.is_none() {
            diagnostic.hint = self.hint(&diagnostic.issue);
        }
        self.complaints.error(None, &diagnostic, output)
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
                let known = known.chain(self.defined.iter().map(String::as_str));
                nearest(name, known).map(|near| format!("did you mean '{near}'?"))
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
            if self.defined.iter().all(|known| known != name) {
                self.defined.push(name.to_owned());
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
