//! Compiles code in an environment in memory whose module `m` has a file of any text.

use std::sync::{Arc, LazyLock};

use marotte_environment::{Cache, Environment, Memory, Options};
use marotte_eval::catalog::{Manifests, NodeData};
use marotte_eval::function::FunctionTable;
use marotte_eval::{Evaluator, Settings};
use marotte_pcore::Value;

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
    let settings = Settings {
        max_steps: Some(100_000),
        ..Settings::default()
    };
    let mut evaluator = Evaluator::new(environment.outside(), FUNCTIONS.clone(), settings);
    let node = NodeData {
        name: "node.example.com".into(),
        parameters: Vec::new(),
        facts: Value::hash([]),
        trusted: Value::hash([]),
        server_facts: Value::hash([]),
        classes: Vec::new(),
    };
    let programs = manifests.iter().map(|m| m.program.clone());
    if let Err(signal) = evaluator.compile(node, &Manifests::new(programs)) {
        let _ = signal.message();
    }
}
