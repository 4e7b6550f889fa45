//! The text that a template renders.

use marotte_pcore::{Str, Value, convert};
use serde_json::{Map, Value as Json, json};

use super::eval::{drain_logs, evaluator, message};
use super::{Failure, Outcome};
use crate::Case;

pub(super) fn answer(case: &Case) -> Outcome {
    let mut evaluator = evaluator(case);
    let template = Str::from(case.code.as_deref().unwrap_or_default());
    let parameters =
        marotte_pcore::convert::from_json(&Json::Object(case.params.clone().unwrap_or_default()));
    let arguments = vec![Value::String(template), parameters];
    let result = evaluator.call_by_name("inline_epp", arguments, None, &Default::default());
    let logs = drain_logs(&mut evaluator);
    match result {
        Ok(text) => {
            let text = json!(convert::to_text(&text).as_str());
            (Ok(Map::from_iter([("text".to_owned(), text)])), logs)
        }
        Err(signal) => (Err(Failure::Error(message(&signal))), logs),
    }
}
