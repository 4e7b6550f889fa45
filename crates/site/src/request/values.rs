//! What templates are given: code or a file.

use std::sync::Arc;

use marotte_diagnostics::{Cause, Diagnostic, Severity, SiteIssue, Told};
use marotte_eval::{Evaluator, Level, LogEntry};
use marotte_pcore::label::ruby_class;
use marotte_pcore::{Hash, Value};
use marotte_syntax::SourceKind;

use super::render::read_template;
use crate::parts::Parts;
use crate::problem::{Problem, problem};

/// What a template is given.
pub(super) enum Given {
    /// Nothing: an inline template sees what is around it.
    Nothing,
    /// Its parameters.
    Hash(Arc<Hash>),
    /// Something that no template takes, by its Ruby class.
    Wrong(String),
}

/// What a request gives. Problems with the file are logged, as Puppet does, and then the template
/// may complain.
pub(super) fn given(
    evaluator: &mut Evaluator,
    parts: &Parts,
    file: Option<&str>,
    code: Option<&str>,
) -> Result<Given, Problem> {
    let of_file = match file {
        Some(file) => match from_file(evaluator, parts, file) {
            Ok(value) => of_value(evaluator, value, "--values_file", "undef/nil"),
            Err(problem) => {
                let entry = LogEntry::finding(Level::Err, *problem);
                evaluator.logs.push(entry);
                Given::Nothing
            }
        },
        None => Given::Nothing,
    };
    let Some(code) = code else {
        return Ok(of_file);
    };
    let value = evaluate(evaluator, code, "values-hash")?;
    Ok(
        match (of_file, of_value(evaluator, value, "--values", "undef")) {
            (of_file, Given::Nothing) => of_file,
            // What Puppet takes for values then is the message that it has just logged.
            (_, Given::Wrong(_)) => Given::Wrong("Puppet::Util::Log".to_owned()),
            (Given::Hash(base), Given::Hash(more)) => {
                let mut all = (*base).clone();
                all.extend(more.iter().map(|(key, value)| (key.clone(), value.clone())));
                Given::Hash(Arc::new(all))
            }
            (Given::Wrong(class), _) => Given::Wrong(class),
            (Given::Nothing, given) => given,
        },
    )
}

fn of_value(
    evaluator: &mut Evaluator,
    value: Value,
    option: &'static str,
    nothing: &'static str,
) -> Given {
    match value {
        Value::Undef => Given::Nothing,
        Value::Hash(hash) => Given::Hash(hash),
        other => {
            let class = ruby_class(&other);
            let issue = SiteIssue::ValuesNoHash {
                option,
                nothing,
                class: class.as_str().into(),
            };
            let found = Diagnostic::without_source(issue.into(), Severity::Error);
            let entry = LogEntry::finding(Level::Err, found.told(Told::Nothing));
            evaluator.logs.push(entry);
            Given::Wrong(class)
        }
    }
}

fn from_file(evaluator: &mut Evaluator, parts: &Parts, file: &str) -> Result<Value, Problem> {
    let ends = |end: &str| file.split('\n').any(|line| line.ends_with(end));
    let value = if ends(".yaml") {
        read_template(parts, file).and_then(|text| {
            marotte_yaml::load(text.as_bytes()).map_err(|error| {
                let why = error.with_path(file).into();
                problem(SiteIssue::ValuesNotYaml { why })
            })
        })
    } else if ends(".pp") {
        match read_template(parts, file) {
            Ok(text) => evaluate(evaluator, &text, file),
            // Puppet takes a manifest that is not there for an empty one.
            Err(_) if !parts.files.exists(file) => Ok(Value::Undef),
            Err(problem) => Err(problem),
        }
    } else {
        return Err(problem(SiteIssue::ValuesFileKind));
    };
    value.map_err(|why| problem(SiteIssue::UnusableValuesFile { why: Cause(why) }))
}

/// The value of code at the top.
fn evaluate(evaluator: &mut Evaluator, text: &str, name: &str) -> Result<Value, Problem> {
    let program = evaluator.parse_program(name, text, SourceKind::Manifest)?;
    let value = evaluator.evaluate_program(&program);
    value.map_err(|signal| signal.into_diagnostic())
}
