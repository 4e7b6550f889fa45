//! One evaluator and what it is told: code in, values out, everything else to standard error.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use marotte_diagnostics::render::{Finding, HumanRenderer, Output, Totals};
use marotte_diagnostics::{EvaluationIssue, Issue};
use marotte_eval::function::FunctionTable;
use marotte_eval::{Evaluator, Failure, Level, Settings, Signal, SignalKind};
use marotte_ir::Program;
use marotte_pcore::{Str, Value};
use marotte_syntax::ast::{Ast, ExprKind};

use crate::args::{ErrorFormat, EvalArgs, of_code};
use crate::commands::source::{Checked, Checking, Names, findings, verdict};
use crate::exit::Exit;
use crate::find::Found;
use crate::format::{Format, renderer};
use crate::log;
use crate::world::Here;
use marotte_diagnostics::nearest;

/// The variables that the class of all code at the top has because it is a class.
const OF_MAIN: [&str; 3] = ["module_name", "name", "title"];

/// Code that is evaluated piece by piece: what one piece defines the next one knows.
pub(super) struct Session {
    evaluator: Evaluator,
    functions: Arc<FunctionTable>,
    settings: Settings,
    checking: Checking,
    check_settings: crate::args::Settings,
    error_format: ErrorFormat,
    colors: bool,
    /// The least urgent messages that are shown.
    least: Level,
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
            "production",
            args.messages.color,
        );
        let settings = args.language.evaluation();
        let error_format = args.messages.error_format.unwrap_or_default();
        let names = match error_format {
            ErrorFormat::Human => Names::AsGiven,
            ErrorFormat::Reference => Names::Absolute,
        };
        let functions = Arc::new(marotte_functions::table());
        let evaluator = evaluator(&functions, &settings, &given);
        Self {
            evaluator,
            functions,
            settings,
            checking: Checking::new(false, &check_settings).with_names(names),
            check_settings,
            error_format,
            colors: args.messages.color.on_stderr(),
            least: args.messages.least(),
            given,
            defined: Vec::new(),
        }
    }

    /// Forgets everything that code did.
    pub(super) fn reset(&mut self) {
        self.evaluator = evaluator(&self.functions, &self.settings, &self.given);
        self.defined.clear();
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
        let (checked, ast) = self.checking.check_tree(found);
        let exit = self.report(name, &checked, output)?;
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
        for entry in self
            .evaluator
            .logs
            .drain(..)
            .filter(|entry| entry.level >= self.least)
        {
            log::write(&entry, self.colors, output.log)?;
        }
        match result {
            Ok(Ok(value)) => Ok(Ok(value)),
            Ok(Err(signal)) => {
                self.failed(name, &signal, output)?;
                Ok(Err(Exit::BadCode))
            }
            Err(_) => {
                self.reset();
                writeln!(
                    output.log,
                    "error: Marotte itself failed on this code. Please report it"
                )?;
                Ok(Err(Exit::BadCode))
            }
        }
    }

    /// Shows what is wrong with code that was not run yet.
    fn report(&self, name: &str, checked: &Checked, output: &mut Output<'_>) -> io::Result<Exit> {
        let format = match self.error_format {
            ErrorFormat::Human => Format::Human,
            ErrorFormat::Reference => Format::Reference,
        };
        let mut renderer = renderer(format, &self.check_settings);
        let findings = findings(name, checked);
        if !findings.findings.is_empty() {
            renderer.begin(output)?;
            renderer.file(&findings, output)?;
            if self.error_format == ErrorFormat::Reference {
                renderer.end(Totals::default(), output)?;
            }
        }
        Ok(verdict(checked, &findings))
    }

    /// Shows why the evaluation ended early.
    fn failed(&self, name: &str, signal: &Signal, output: &mut Output<'_>) -> io::Result<()> {
        match (&*signal.0, self.error_format) {
            (_, ErrorFormat::Reference) => {
                log::write_line(Level::Err, &signal.message(), self.colors, output.log)
            }
            (SignalKind::Fail(Failure::Settled(diagnostic)), ErrorFormat::Human)
                if diagnostic.line().is_some() =>
            {
                let renderer = HumanRenderer::new(self.colors, 1);
                let hint = self.hint(&diagnostic.issue);
                let mut finding = Finding::from(&**diagnostic);
                finding.hint = finding.hint.or(hint.as_deref());
                output
                    .log
                    .write_all(renderer.render(name, &finding).as_bytes())
            }
            (_, ErrorFormat::Human) => writeln!(output.log, "error: {}", signal.message()),
        }
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
