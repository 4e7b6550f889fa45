//! The compilation of one node after the other, on any thread.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Instant;

use marotte_compiler::Compilation;
use marotte_environment::Environment;
use marotte_eval::function::FunctionTable;
use marotte_eval::{LogEntry, Settings, Strict};
use marotte_ir::Program;
use marotte_pcore::Hash;

use super::failure::Failed;
use super::identity::identify;
use super::nodes::Node;
use super::show::Show;
use crate::args::{CatalogFormat, CompilationArgs, Strictness};

/// All that the compilations of one call have in common.
pub(super) struct Job {
    environment: Arc<Environment>,
    functions: Arc<FunctionTable>,
    settings: Settings,
    manifests: Vec<Arc<Program>>,
    trusted: Hash,
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

impl Job {
    pub(super) fn new(
        environment: Arc<Environment>,
        manifests: Vec<Arc<Program>>,
        trusted: Hash,
        format: CatalogFormat,
        args: &CompilationArgs,
    ) -> Self {
        let settings = Settings {
            strict: match args.strict {
                Strictness::Off => Strict::Off,
                Strictness::Warning => Strict::Warning,
                Strictness::Error => Strict::Error,
            },
            strict_variables: !args.no_strict_variables,
            ..Settings::default()
        };
        Self {
            show: Show::new(format, args.pretty, environment.root()),
            environment,
            functions: Arc::new(marotte_functions::table()),
            settings,
            manifests,
            trusted,
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
        let data = match node.data(self.environment.name(), &self.trusted) {
            Ok(data) => data,
            Err(message) => return failed(Failed::of_marotte(message)),
        };
        let compiled = marotte_compiler::compile(Compilation {
            world: self.environment.clone(),
            functions: self.functions.clone(),
            settings: self.settings.clone(),
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
