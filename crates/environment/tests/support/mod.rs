//! Compiles code in an environment in memory.

use std::sync::Arc;

use marotte_environment::{Cache, Environment, Memory, Options};
use marotte_eval::catalog::NodeData;
use marotte_eval::{Evaluator, Level, Settings};
use marotte_pcore::Value;

/// Compiles `manifests/site.pp` with other files: an error if there is one, and what was logged.
fn compile(code: &str, files: &[(&str, &str)]) -> (Option<String>, Vec<String>) {
    let mut memory = Memory::new();
    memory.insert("ENV/manifests/site.pp", code);
    memory.insert_dir("ENV/modules");
    for (path, text) in files {
        memory.insert(&format!("ENV/{path}"), *text);
    }
    let files = Arc::new(memory);
    let environment = Environment::open(files, "ENV", Options::default(), Cache::new());
    let environment = Arc::new(environment);
    let mut logs = environment.logs().to_vec();
    let mut error = None;
    match environment.initial_manifests() {
        Ok(manifests) => {
            let functions = Arc::new(marotte_functions::table());
            let mut evaluator =
                Evaluator::new(environment.outside(), functions, Settings::default());
            let node = NodeData {
                name: "node.example.com".into(),
                parameters: Vec::new(),
                facts: Value::hash([]),
                trusted: Value::hash([]),
                server_facts: Value::hash([]),
                classes: Vec::new(),
            };
            if let Err(signal) = evaluator.compile(node, &manifests.programs) {
                error = Some(signal.message());
            }
            logs.append(&mut evaluator.logs);
        }
        Err(failed) => error = Some(failed.failure.into_diagnostic().to_string()),
    }
    let logs = logs
        .iter()
        .filter(|log| log.level > Level::Info)
        .map(|log| format!("{}: {}", log.level.as_str(), log.message));
    (error, logs.collect())
}

/// The code compiles and logs just that.
#[track_caller]
pub(crate) fn check(code: &str, files: &[(&str, &str)], expected: &[&str]) {
    let (error, logs) = compile(code, files);
    assert_eq!(error, None, "{code}");
    assert_eq!(logs, expected, "{code}");
}

/// The code does not compile.
#[track_caller]
pub(crate) fn check_error(code: &str, files: &[(&str, &str)], expected: &str) {
    let (error, _) = compile(code, files);
    assert_eq!(error.as_deref(), Some(expected), "{code}");
}
