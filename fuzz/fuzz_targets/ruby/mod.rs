//! Compiles code in an environment in memory whose module `m` has a file of any text.

use std::rc::Rc;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use marotte_budget::{Limits, within};
use marotte_environment::{Cache, Environment, Memory, Options};
use marotte_eval::catalog::{Manifests, NodeData};
use marotte_eval::function::FunctionTable;
use marotte_eval::{Evaluator, Settings};
use marotte_pcore::Value;
use marotte_pcore::deep::bounded;

static FUNCTIONS: LazyLock<Arc<FunctionTable>> =
    LazyLock::new(|| Arc::new(marotte_functions::table()));

/// Compiles code with a file of the module, and looks at the file without running it.
pub(crate) fn compile(code: &str, path: &str, text: &str) {
    let mut files = Memory::new();
    files.insert("ENV/manifests/site.pp", code);
    files.insert(&format!("ENV/modules/m/{path}"), text);
    let options = Options::default();
    let environment = Environment::open(Arc::new(files), "ENV", options, Cache::new());
    let environment = Arc::new(environment);
    for file in environment.examine_ruby() {
        for obstacle in file.obstacles {
            let _ = obstacle.what.to_string();
        }
    }
    let Ok(manifests) = environment.initial_manifests() else {
        return;
    };
    let limits = Limits {
        steps: 100_000,
        ..Limits::default()
    };
    let settings = Settings::default();
    let mut evaluator = Evaluator::new(environment.outside(), FUNCTIONS.clone(), settings);
    let node = NodeData {
        name: "node.example.com".into(),
        parameters: Vec::new(),
        facts: Value::hash([]),
        trusted: Value::hash([]),
        server_facts: Value::hash([]),
        classes: Vec::new(),
    };
    let manifests = Manifests::new(manifests.iter().map(|m| m.program.clone()));
    let compiled = within(limits, Rc::new(|| Duration::ZERO), || {
        bounded(|| evaluator.compile(node, &manifests))
    });
    if let Ok(Err(signal)) = compiled {
        let _ = signal.message();
    }
}
