//! A node, its facts and an environment make a catalog.

mod finished;

use std::sync::Arc;

use marotte_catalog::Catalog;
use marotte_diagnostics::{Diagnostic, EvaluationIssue};
use marotte_eval::catalog::{Manifests, NodeData};
use marotte_eval::function::FunctionTable;
use marotte_eval::{Evaluator, LogEntry, Outside, Settings, Signal};
use marotte_pcore::deep;
use marotte_profile::{What, span};

use finished::finished;

/// What a compilation needs.
pub struct Compilation {
    /// The environment and all else that code can reach.
    pub outside: Outside,
    /// The built-in functions.
    pub functions: Arc<FunctionTable>,
    /// The settings in force.
    pub settings: Settings,
    /// The manifests at the top, in their order.
    pub manifests: Arc<Manifests>,
    /// The node.
    pub node: NodeData,
}

/// What came of a compilation.
pub struct Compiled {
    /// The catalog, or why there is none.
    pub catalog: Result<Catalog, Box<Diagnostic>>,
    /// What was logged on the way.
    pub logs: Vec<LogEntry>,
}

/// Compiles the catalog of a node.
pub fn compile(compilation: Compilation) -> Compiled {
    run(compilation, None::<fn(&Evaluator)>)
}

/// The same, with a look at what has compiled it.
pub fn compile_with(compilation: Compilation, look: impl FnOnce(&Evaluator)) -> Compiled {
    run(compilation, Some(look))
}

fn run(compilation: Compilation, look: Option<impl FnOnce(&Evaluator)>) -> Compiled {
    let Compilation {
        outside,
        functions,
        settings,
        manifests,
        node,
    } = compilation;
    let mut evaluator = Evaluator::new(outside, functions, settings);
    let compiled = evaluator.compile(node, &manifests);
    let logs = std::mem::take(&mut evaluator.logs);
    if let Some(look) = look {
        look(&evaluator);
    }
    let catalog = match compiled {
        Ok(()) => {
            let _span = span(What::Completion, "catalog");
            deep::bounded(|| finished(evaluator)).unwrap_or_else(|too_deep| {
                let issue = EvaluationIssue::from(too_deep);
                Err(Signal::bare(issue).into_diagnostic())
            })
        }
        Err(signal) => {
            let mut diagnostic = signal.into_diagnostic();
            diagnostic.chain = evaluator.error_chain();
            Err(diagnostic)
        }
    };
    Compiled { catalog, logs }
}
