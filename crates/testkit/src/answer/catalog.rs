//! The catalog of a node.

use std::sync::Arc;

use marotte_compiler::{Compilation, compile};
use marotte_diagnostics::SourceFile;
use marotte_eval::{EmptyWorld, Level, Settings as EvalSettings};
use marotte_ir::Program;
use marotte_syntax::SourceKind;
use serde_json::{Map, Value as Json};

use super::settings::Settings;
use super::{Failure, LogLine, Outcome, eval, front};
use crate::Case;

/// Where the code of a catalog case stands in the environment.
const MANIFEST: &str = "ENV/manifests/site.pp";

/// Fields that differ from compilation to compilation.
const VOLATILE: [&str; 3] = ["version", "catalog_uuid", "code_id"];

pub(super) fn answer(case: &Case) -> Outcome {
    let source = SourceFile::new(MANIFEST, case.code.as_deref().unwrap_or_default());
    let settings = Settings::of(case.settings.as_ref());
    let front = front::check(&source, SourceKind::Manifest, &settings);
    let mut logs = front.logs;
    if let Some(error) = front.error {
        logs.extend(error.closing_line);
        let message = format!(
            "Could not parse for environment production: {}",
            error.message
        );
        return (Err(Failure::Error(message)), logs);
    }
    let compiled = compile(Compilation {
        world: Arc::new(EmptyWorld),
        functions: Arc::new(marotte_functions::table()),
        settings: eval_settings(case, &settings),
        manifests: vec![Program::lower(front.ast)],
        node: eval::node(case),
    });
    logs.extend(
        compiled
            .logs
            .into_iter()
            .filter(|entry| entry.level > Level::Info)
            .map(|entry| LogLine {
                level: entry.level.as_str().to_owned(),
                message: entry.message,
            }),
    );
    match compiled.catalog {
        Err(message) => (Err(Failure::Error(message)), logs),
        Ok(catalog) => {
            let mut text = Vec::new();
            let written = marotte_catalog::write_json(&catalog, &mut text);
            let parsed = written.map_err(|error| error.to_string()).and_then(|()| {
                serde_json::from_slice::<Map<String, Json>>(&text).map_err(|e| e.to_string())
            });
            match parsed {
                Ok(mut fields) => {
                    for name in VOLATILE {
                        fields.shift_remove(name);
                    }
                    let mut answer = Map::new();
                    answer.insert("catalog".to_owned(), Json::Object(fields));
                    (Ok(answer), logs)
                }
                Err(error) => (Err(Failure::Panic(error)), logs),
            }
        }
    }
}

fn eval_settings(case: &Case, settings: &Settings) -> EvalSettings {
    let given = |name: &str| case.settings.as_ref().and_then(|all| all.get(name));
    let strict_variables = match given("strict_variables") {
        Some(Json::Bool(value)) => *value,
        Some(Json::String(text)) => text == "true",
        _ => true,
    };
    EvalSettings {
        strict: match settings.strict {
            marotte_syntax::validate::Strict::Off => marotte_eval::Strict::Off,
            marotte_syntax::validate::Strict::Warning => marotte_eval::Strict::Warning,
            marotte_syntax::validate::Strict::Error => marotte_eval::Strict::Error,
        },
        strict_variables,
        tasks: settings.tasks,
        ..EvalSettings::default()
    }
}
