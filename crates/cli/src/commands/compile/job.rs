//! The compilation of one node after the other, on any thread.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Instant;

use marotte_compiler::Compilation;
use marotte_environment::Environment;
use marotte_eval::LogEntry;
use marotte_eval::function::FunctionTable;
use marotte_ir::Program;

use super::failure::Failed;
use super::identity::identify;
use super::show::Show;
use crate::args::{CatalogFormat, CompilationArgs};
use crate::site::{Node, Site};

/// All that the compilations of one call have in common.
pub(super) struct Job<'a> {
    site: &'a Site<'a>,
    environment: Arc<Environment>,
    functions: Arc<FunctionTable>,
    manifests: Vec<Arc<Program>>,
    show: Show,
    reproducible: bool,
}

/// What came of a node.
pub(super) struct Done {
    /// The catalog in the format that was asked for.
    pub(super) catalog: Result<Vec<u8>, Failed>,
    pub(super) logs: Vec<LogEntry>,
    pub(super) seconds: f64,
}

impl<'a> Job<'a> {
    pub(super) fn new(
        site: &'a Site<'a>,
        environment: Arc<Environment>,
        manifests: Vec<Arc<Program>>,
        format: CatalogFormat,
        args: &CompilationArgs,
    ) -> Self {
        Self {
            site,
            show: Show::new(format, args.pretty, environment.root()),
            environment,
            functions: Arc::new(marotte_functions::table()),
            manifests,
            reproducible: args.reproducible,
        }
    }

    /// Compiles a node. What goes wrong in our own code is the trouble of that node alone.
    pub(super) fn compile(&self, node: &Node) -> Done {
        let start = Instant::now();
        let mut done =
            catch_unwind(AssertUnwindSafe(|| self.try_compile(node))).unwrap_or_else(|_| {
                let message = "Marotte itself failed on this node. Please report it";
                failed(Failed::of_marotte(message.to_owned()))
            });
        done.seconds = start.elapsed().as_secs_f64();
        done
    }

    fn try_compile(&self, node: &Node) -> Done {
        let data = match self.site.node_data(node) {
            Ok(data) => data,
            Err(message) => return failed(Failed::of_marotte(message)),
        };
        let compiled = marotte_compiler::compile(Compilation {
            world: self.environment.clone(),
            functions: self.functions.clone(),
            settings: self.site.evaluation_settings(),
            manifests: self.manifests.clone(),
            node: data,
        });
        let catalog = match compiled.catalog {
            Ok(mut catalog) => {
                identify(&mut catalog, self.reproducible);
                self.show
                    .show(&catalog)
                    .map_err(|error| Failed::of_marotte(error.to_string()))
            }
            Err(message) => Err(Failed::new(message, compiled.diagnostic)),
        };
        Done {
            catalog,
            logs: compiled.logs,
            seconds: 0.0,
        }
    }
}

fn failed(why: Failed) -> Done {
    Done {
        catalog: Err(why),
        logs: Vec::new(),
        seconds: 0.0,
    }
}
