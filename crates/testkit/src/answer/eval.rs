//! The value of the last expression of a piece of code.

use std::sync::Arc;

use marotte_diagnostics::SourceFile;
use marotte_environment::Environment;
use marotte_eval::catalog::NodeData;
use marotte_eval::{Level, LogEntry};
use marotte_ir::Program;
use marotte_pcore::convert::from_json;
use marotte_pcore::{Type, Value, convert};
use marotte_site::{Code, EvaluateAnswer, EvaluateRequest, In, Node, Problem};
use serde_json::{Map, Value as Json, json};

use super::settings::without_settings;
use super::{Failure, LogLine, Outcome, front, rich, site};
use crate::Case;

/// The facts that every case has, its own merged over them.
const BASE_FACTS: &str = include_str!("../../data/facts.json");

pub(super) fn answer(case: &Case) -> Outcome {
    let source = SourceFile::anonymous(case.code.as_deref().unwrap_or_default());
    // The recorder evaluates in an environment of its own, which the case's settings do not reach.
    let front = match front::check(&source, &without_settings(case)) {
        Ok(front) => front,
        Err(why) => return (Err(Failure::Panic(why.to_string())), Vec::new()),
    };
    let environment = site::environment_of_code(case);
    let mut logs: Vec<LogLine> = environment.logs().iter().filter_map(line).collect();
    logs.extend(front.logs);
    if let Some(error) = front.error {
        logs.extend(error.closing_line);
        return (Err(Failure::Error(error.message)), logs);
    }
    let program = Code::Program(Program::lower(front.ast));
    let answer = match evaluated(case, environment, program) {
        Ok(answer) => answer,
        Err(why) => return (Err(Failure::Error(why.to_string())), logs),
    };
    logs.extend(answer.logs.iter().filter_map(line));
    match answer.value {
        Ok(value) => (Ok(fields(&value)), logs),
        Err(why) => (Err(Failure::Error(why.to_string())), logs),
    }
}

/// What the site of cases without files answers to code in an environment.
pub(super) fn evaluated(
    case: &Case,
    environment: Arc<Environment>,
    code: Code,
) -> Result<EvaluateAnswer, Problem> {
    Ok(site::of_code()?.evaluate(&EvaluateRequest {
        node: Node::complete(node(case))?,
        environment: In::Open(environment),
        code,
    }))
}

/// The node of a case.
pub(super) fn node(case: &Case) -> NodeData {
    let facts = facts(case);
    let name = case.node.as_deref().unwrap_or("node.example.com");
    let parameters = facts
        .iter()
        .map(|(name, value)| (name.as_str().into(), from_json(value)))
        .collect();
    let trusted = json!({
        "authenticated": "local", "certname": name, "extensions": {},
        "hostname": name.split('.').next(), "domain": name.split_once('.').map(|(_, domain)| domain),
        "external": {},
    });
    NodeData {
        name: name.into(),
        parameters,
        facts: from_json(&Json::Object(facts)),
        trusted: from_json(&trusted),
        server_facts: from_json(&json!({ "environment": "production" })),
        classes: Vec::new(),
    }
}

fn facts(case: &Case) -> Map<String, Json> {
    let mut facts = match serde_json::from_str(BASE_FACTS) {
        Ok(Json::Object(facts)) => facts,
        _ => Map::new(),
    };
    facts.extend(case.facts.clone().unwrap_or_default());
    facts
}

/// A log line, if the recorder keeps it.
pub(super) fn line(entry: &LogEntry) -> Option<LogLine> {
    (entry.level > Level::Info).then(|| LogLine {
        level: entry.level.as_str().to_owned(),
        message: entry.message.to_string(),
    })
}

fn fields(value: &Value) -> Map<String, Json> {
    let elements;
    let value = match value {
        Value::Iterator(iterator) => {
            elements = Value::array(iterator.take());
            &elements
        }
        other => other,
    };
    let mut fields = Map::new();
    fields.insert("value".to_owned(), rich::to_json(value));
    let text = convert::to_string(value, &Value::string("%s"))
        .unwrap_or_else(|_| convert::to_default_string(value));
    fields.insert("text".to_owned(), json!(text.as_str()));
    let of: Type = value.infer().generalize();
    fields.insert("type".to_owned(), json!(of.to_string()));
    fields
}
