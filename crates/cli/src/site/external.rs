//! What a command knows of a node that can be trusted: `trusted_external_command`.

use std::path::Path;

use marotte_pcore::{Hash, Str, Value};

use super::execution;

/// What the command says of a certificate's name. A folder has a command a topic.
fn ask(command: &str, certname: &str) -> Result<Value, String> {
    let path = Path::new(command);
    if !path.is_dir() {
        return ask_one(command, certname);
    }
    let mut programs: Vec<_> = path
        .read_dir()
        .map_err(|error| format!("{command}: {error}"))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| is_program(path))
        .collect();
    programs.sort();
    let mut all = Hash::new();
    for program in programs {
        let topic = Value::from(&*program.file_stem().unwrap_or_default().to_string_lossy());
        if all.contains_key(&topic) {
            let topic = topic.as_str().unwrap_or_default();
            return Err(format!(
                "There is more than one '{topic}' script in {command}"
            ));
        }
        let answer = ask_one(&program.to_string_lossy(), certname)?;
        all.insert(topic, answer);
    }
    Ok(all.into())
}

fn ask_one(command: &str, certname: &str) -> Result<Value, String> {
    let output = execution::run(&[command.to_owned(), certname.to_owned()])?;
    marotte_hiera::parse_json(&output).map_err(|error| error.to_string())
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    let metadata = path.metadata();
    metadata.is_ok_and(|metadata| metadata.is_file() && metadata.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file()
}

/// `$trusted` with what the command says, unless somebody has said that already.
pub(super) fn with_external(trusted: &Value, command: &str) -> Result<Value, String> {
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
    hash.insert("external".into(), ask(command, &certname)?);
    Ok(hash.into())
}
