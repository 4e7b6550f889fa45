//! What a command knows of a node that can be trusted: `trusted_external_command`.

use marotte_diagnostics::SiteIssue;
use marotte_pcore::{Hash, Str, Value};

use crate::parts::{Parts, run};
use crate::problem::{Problem, problem};

/// What the command says of a certificate's name. A folder has a command a topic.
fn ask(parts: &Parts, command: &str, certname: &str) -> Result<Value, Problem> {
    if !parts.files.is_dir(command) {
        return ask_one(parts, command, certname);
    }
    let programs = parts.commands.programs(command).map_err(|error| {
        problem(SiteIssue::UnreadableFolder {
            path: command.into(),
            why: error.to_string().into(),
        })
    })?;
    let mut all = Hash::new();
    for program in programs {
        let topic = Value::from(&*program.file_stem().unwrap_or_default().to_string_lossy());
        if all.contains_key(&topic) {
            return Err(problem(SiteIssue::DuplicateScript {
                topic: topic.as_str().unwrap_or_default().into(),
                path: command.into(),
            }));
        }
        let answer = ask_one(parts, &program.to_string_lossy(), certname)?;
        all.insert(topic, answer);
    }
    Ok(all.into())
}

fn ask_one(parts: &Parts, command: &str, certname: &str) -> Result<Value, Problem> {
    let output = run(&*parts.commands, &[command, certname])?;
    marotte_hiera::parse_json(&output).map_err(|why| {
        let why = why.to_string().into();
        problem(SiteIssue::ExternalNotJson { why })
    })
}

/// `$trusted` with what the command says, unless somebody has said that already.
pub(crate) fn with_external(
    parts: &Parts,
    trusted: &Value,
    command: &str,
) -> Result<Value, Problem> {
    let Value::Hash(hash) = trusted else {
        return Ok(trusted.clone());
    };
    let is_open = matches!(hash.get_str("external"), Some(Value::Hash(said)) if said.is_empty());
    let certname: Option<Str> = hash
        .get_str("certname")
        .and_then(Value::as_str)
        .map(Str::from);
    let (true, Some(certname)) = (is_open && !command.is_empty(), certname) else {
        return Ok(trusted.clone());
    };
    let mut hash = (**hash).clone();
    hash.insert("external".into(), ask(parts, command, &certname)?);
    Ok(hash.into())
}
