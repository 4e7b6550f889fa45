//! What templates are given: `--values` and `--values_file`.

use std::path::Path;
use std::sync::Arc;

use marotte_eval::{Evaluator, Level};
use marotte_pcore::label::ruby_class;
use marotte_pcore::{Hash, Value};
use marotte_syntax::SourceKind;

use super::Problem;
use super::render::NoText;
use super::template::read;

/// What a template is given.
pub(super) enum Given {
    /// Nothing: an inline template sees what is around it.
    Nothing,
    /// Its parameters.
    Hash(Arc<Hash>),
    /// Something that no template takes, by its Ruby class.
    Wrong(String),
}

/// What the arguments give. Problems with the file are logged, as Puppet does, and then the
/// template may complain.
pub(super) fn given(
    evaluator: &mut Evaluator,
    file: Option<&str>,
    code: Option<&str>,
) -> Result<Given, NoText> {
    let of_file = match file {
        Some(file) => match from_file(evaluator, file) {
            Ok(value) => of_value(evaluator, value, "--values_file", "undef/nil"),
            Err(message) => {
                evaluator.log(Level::Err, message);
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

fn of_value(evaluator: &mut Evaluator, value: Value, option: &str, nothing: &str) -> Given {
    match value {
        Value::Undef => Given::Nothing,
        Value::Hash(hash) => Given::Hash(hash),
        other => {
            let class = ruby_class(&other);
            let message =
                format!("{option} option must evaluate to a Hash or {nothing}, got: '{class}'");
            evaluator.log(Level::Err, message);
            Given::Wrong(class)
        }
    }
}

fn from_file(evaluator: &mut Evaluator, file: &str) -> Result<Value, String> {
    let ends = |end: &str| file.split('\n').any(|line| line.ends_with(end));
    let value = if ends(".yaml") {
        read(file).and_then(|text| {
            let loaded = marotte_yaml::load(text.as_bytes());
            loaded.map_err(|error| error.with_path(file))
        })
    } else if ends(".pp") {
        match read(file) {
            Ok(text) => evaluate(evaluator, &text, file).map_err(|problem| problem.to_string()),
            // Puppet takes a manifest that is not there for an empty one.
            Err(_) if !Path::new(file).exists() => Ok(Value::Undef),
            Err(message) => Err(message),
        }
    } else {
        return Err("Only .yaml or .pp can be used as a --values_file".to_owned());
    };
    value.map_err(|message| format!("Could not load --values_file {message}"))
}

/// The value of code at the top.
fn evaluate(evaluator: &mut Evaluator, text: &str, name: &str) -> Result<Value, Problem> {
    let program = evaluator
        .parse_program(name, text, SourceKind::Manifest)
        .map_err(Problem::Diagnostic)?;
    Ok(evaluator.evaluate_program(&program)?)
}
