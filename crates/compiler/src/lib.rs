//! A node, its facts and an environment make a catalog.

mod finished;

use std::sync::Arc;

use marotte_catalog::Catalog;
use marotte_diagnostics::Diagnostic;
use marotte_eval::catalog::{Link, NodeData};
use marotte_eval::function::FunctionTable;
use marotte_eval::{Evaluator, Failure, LogEntry, Settings, SignalKind, World};
use marotte_ir::Program;

/// What a compilation needs.
pub struct Compilation {
    /// The environment.
    pub world: Arc<dyn World>,
    /// The built-in functions.
    pub functions: Arc<FunctionTable>,
    /// The settings in force.
    pub settings: Settings,
    /// The manifests at the top, in their order.
    pub manifests: Vec<Arc<Program>>,
    /// The node.
    pub node: NodeData,
}

/// What came of a compilation.
pub struct Compiled {
    /// The catalog, or the error that there is none.
    pub catalog: Result<Catalog, String>,
    /// The error as data, where it has a place.
    pub diagnostic: Option<Box<Diagnostic>>,
    /// The defines, classes and nodes that led to the error, innermost first.
    pub chain: Vec<Link>,
    /// What was logged on the way.
    pub logs: Vec<LogEntry>,
}

/// Compiles the catalog of a node.
pub fn compile(compilation: Compilation) -> Compiled {
    let Compilation {
        world,
        functions,
        settings,
        manifests,
        node,
    } = compilation;
    let mut evaluator = Evaluator::new(world, functions, settings);
    let mut diagnostic = None;
    let catalog = match evaluator.compile(node, &manifests) {
        Ok(()) => {
            let (catalog, logs) = finished::finished(evaluator);
            return Compiled {
                catalog,
                diagnostic: None,
                chain: Vec::new(),
                logs,
            };
        }
        Err(signal) => {
            let message = signal.message();
            if let SignalKind::Fail(Failure::Placed {
                diagnostic: placed, ..
            }) = *signal.0
            {
                diagnostic = Some(placed);
            }
            Err(message)
        }
    };
    Compiled {
        catalog,
        diagnostic: diagnostic.or_else(|| evaluator.take_first_place()),
        chain: evaluator.error_chain(),
        logs: evaluator.logs,
    }
}
