//! The compilation of one node after the other, on any thread.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Instant;

use marotte_catalog::Catalog;
use marotte_compiler::Compilation;
use marotte_environment::Environment;
use marotte_eval::function::FunctionTable;
use marotte_eval::{Level, LogEntry};
use marotte_ir::Program;
use marotte_pcore::Value;

use super::failure::Failed;
use super::identity::identify;
use crate::args::{CompilationArgs, Strictness};
use crate::site::{Node, Site};

/// All that the compilations of one call have in common.
pub(super) struct Job<'a> {
    site: &'a Site<'a>,
    environment: Arc<Environment>,
    functions: Arc<FunctionTable>,
    manifests: Vec<Arc<Program>>,
    /// Whether the call has the code itself, so that it is the same in all environments.
    has_code: bool,
    reproducible: bool,
}

/// What came of a node.
pub(super) struct Done<C> {
    /// The catalog, or what became of it.
    pub(super) catalog: Result<C, Failed>,
    pub(super) logs: Vec<LogEntry>,
    pub(super) seconds: f64,
    /// The environment, if it is another one than the others'.
    pub(super) environment: Option<String>,
}

impl<C> Done<C> {
    /// The same with what becomes of the catalog.
    pub(super) fn and_then<D>(self, then: impl FnOnce(C) -> Result<D, Failed>) -> Done<D> {
        Done {
            catalog: self.catalog.and_then(then),
            logs: self.logs,
            seconds: self.seconds,
            environment: self.environment,
        }
    }
}

impl<'a> Job<'a> {
    pub(super) fn new(
        site: &'a Site<'a>,
        environment: Arc<Environment>,
        manifests: Vec<Arc<Program>>,
        args: &CompilationArgs,
    ) -> Self {
        Self {
            site,
            environment,
            functions: Arc::new(marotte_functions::table()),
            manifests,
            has_code: args.expression.is_some(),
            reproducible: args.reproducible,
        }
    }

    /// Compiles a node. What goes wrong in our own code is the trouble of that node alone.
    pub(super) fn compile(&self, node: &Node) -> Done<Catalog> {
        let start = Instant::now();
        let mut done =
            catch_unwind(AssertUnwindSafe(|| self.try_compile(node))).unwrap_or_else(|_| {
                let message = "Marotte itself failed on this node. Please report it";
                failed(Failed::of_marotte(message.to_owned()))
            });
        done.seconds = start.elapsed().as_secs_f64();
        done
    }

    fn try_compile(&self, node: &Node) -> Done<Catalog> {
        let known = match self.site.node(node) {
            Ok(known) => known,
            Err(error) => return failed(Failed::of_node(error)),
        };
        let mut logs = known.logs;
        let other = known
            .environment
            .as_ref()
            .map(|other| other.name().to_owned());
        let environment = known.environment.as_ref().unwrap_or(&self.environment);
        let mut manifests = self.manifests.clone();
        if known.environment.is_some() && !self.has_code {
            match environment.initial_manifests() {
                Ok(found) => {
                    let said = found.iter().flat_map(|manifest| manifest.logs.iter());
                    logs.extend(said.cloned());
                    manifests = found.into_iter().map(|found| found.program).collect();
                }
                Err(error) => {
                    let why = Failed::new(error.failure.into_diagnostic());
                    logs.extend(error.logs);
                    return Done {
                        logs,
                        environment: other,
                        ..failed(why)
                    };
                }
            }
        }
        let version = match self.site.version(environment) {
            Ok(version) => version,
            Err(message) => return failed(Failed::of_text(message)),
        };
        let compiled = marotte_compiler::compile(Compilation {
            outside: environment.outside(),
            functions: self.functions.clone(),
            settings: self.site.evaluation_settings(),
            manifests,
            node: known.data,
        });
        let mut lost = Ok(Vec::new());
        let catalog = match compiled.catalog {
            Ok(mut catalog) => {
                identify(&mut catalog, self.reproducible);
                if let Some(version) = version.filter(|_| !self.reproducible) {
                    catalog.version = Value::String(version);
                }
                lost = self.without_rich_data(&mut catalog);
                match &lost {
                    Ok(_) => Ok(catalog),
                    Err(message) => Err(Failed::of_rendering(message.clone())),
                }
            }
            Err(diagnostic) => Err(Failed::new(diagnostic)),
        };
        logs.extend(compiled.logs);
        logs.extend(lost.unwrap_or_default());
        Done {
            catalog,
            logs,
            seconds: 0.0,
            environment: other,
        }
    }
}

impl Job<'_> {
    /// Makes a catalog plain if it may not have rich data. What is lost by that is a warning, or an
    /// error where doubtful constructs are.
    fn without_rich_data(&self, catalog: &mut Catalog) -> Result<Vec<LogEntry>, String> {
        if self.site.has_rich_data() {
            return Ok(Vec::new());
        }
        let lost = catalog.make_plain();
        let mut sentences = lost.iter().map(|loss| {
            let issue = &loss.issue;
            match (&loss.file, loss.line) {
                (Some(file), Some(line)) => format!("{issue} (file: {file}, line: {line})"),
                (None, Some(line)) => format!("{issue} (line: {line})"),
                _ => issue.to_string(),
            }
        });
        match self.site.strictness() {
            Strictness::Off | Strictness::Warning => Ok(sentences
                .map(|message| LogEntry::text(Level::Warning, message))
                .collect()),
            Strictness::Error => match sentences.next() {
                Some(message) => Err(format!("Evaluation Error: {message}")),
                None => Ok(Vec::new()),
            },
        }
    }
}

fn failed(why: Failed) -> Done<Catalog> {
    Done {
        catalog: Err(why),
        logs: Vec::new(),
        seconds: 0.0,
        environment: None,
    }
}
