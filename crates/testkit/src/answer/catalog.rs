//! The catalog of a node.

use std::sync::Arc;

use marotte_compiler::{Compilation, compile};
use marotte_eval::Settings as EvalSettings;
use marotte_syntax::Language;
use serde_json::{Map, Value as Json};

use super::settings::language;
use super::{Failure, LogLine, Outcome, environment, eval};
use crate::Case;

/// Fields that differ from compilation to compilation.
const VOLATILE: [&str; 3] = ["version", "catalog_uuid", "code_id"];

pub(super) fn answer(case: &Case) -> Outcome {
    let language = language(case.settings.as_ref());
    let world = Arc::new(environment::of_catalog(case, language));
    let mut logs: Vec<LogLine> = world.logs().iter().filter_map(eval::line).collect();
    let manifests = match world.initial_manifests() {
        Ok(manifests) => manifests,
        Err(error) => {
            logs.extend(error.logs.iter().filter_map(eval::line));
            return (
                Err(Failure::Error(error.failure.into_diagnostic().to_string())),
                logs,
            );
        }
    };
    for manifest in &manifests {
        logs.extend(manifest.logs.iter().filter_map(eval::line));
    }
    let compiled = compile(Compilation {
        outside: world.outside(),
        functions: Arc::new(marotte_functions::table()),
        settings: eval_settings(case, language),
        manifests: manifests
            .into_iter()
            .map(|manifest| manifest.program)
            .collect(),
        node: eval::node(case),
    });
    logs.extend(compiled.logs.iter().filter_map(eval::line));
    match compiled.catalog {
        Err(why) => (Err(Failure::Error(why.to_string())), logs),
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

fn eval_settings(case: &Case, language: Language) -> EvalSettings {
    let given = |name: &str| case.settings.as_ref().and_then(|all| all.get(name));
    let strict_variables = match given("strict_variables") {
        Some(Json::Bool(value)) => *value,
        Some(Json::String(text)) => text == "true",
        _ => true,
    };
    EvalSettings {
        language,
        strict_variables,
        ..EvalSettings::default()
    }
}
