//! The text that a template renders.

use marotte_pcore::convert::from_json;
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
        Ok(text) => {
            // A template that returns early has no text, but a value.
            let text = rich::to_json(&text);
            Ok(Map::from_iter([("text".to_owned(), text)]))
        }
        Err(why) => Err(Failure::Error(why.to_string())),
    };
    (outcome, logs)
}
