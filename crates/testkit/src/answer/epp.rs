//! The text that a template renders.

use marotte_pcore::Value;
use marotte_pcore::convert::{from_json, to_text};
use marotte_site::Code;
use serde_json::{Map, Value as Json};

use super::{Failure, LogLine, Outcome, eval, rich, site};
use crate::Case;

pub(super) fn answer(case: &Case) -> Outcome {
    let template = case.code.as_deref().unwrap_or_default().into();
    let parameters = from_json(&Json::Object(case.params.clone().unwrap_or_default()));
    let environment = site::environment_of_code(case);
    let mut logs: Vec<LogLine> = environment.logs().iter().filter_map(eval::line).collect();
    let template = Code::Template(template, parameters);
    let answer = match eval::evaluated(case, environment, template) {
        Ok(answer) => answer,
        Err(why) => return (Err(Failure::Error(why.to_string())), logs),
    };
    logs.extend(answer.logs.iter().filter_map(eval::line));
    let outcome = match answer.value {
        Ok(text) => Ok(Map::from_iter([("text".to_owned(), as_written(&text))])),
        Err(why) => Err(Failure::Error(why.to_string())),
    };
    (outcome, logs)
}

/// What the recorder writes: mostly a text, but a template that returns early has a value. What JSON has no form for is
/// its text.
fn as_written(value: &Value) -> Json {
    match value {
        Value::Undef | Value::Boolean(_) | Value::Integer(_) | Value::Float(_) => {
            rich::to_json(value)
        }
        Value::Array(values) => values.iter().map(as_written).collect(),
        Value::Hash(hash) => {
            let entries = hash.iter();
            entries
                .map(|(key, value)| (to_text(key).to_string(), as_written(value)))
                .collect()
        }
        other => Json::String(to_text(other).to_string()),
    }
}
