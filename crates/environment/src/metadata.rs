//! `metadata.json` of a module.

use marotte_syntax::validate::Strict;
use serde_json::{Map, Value};

/// What a module says of itself.
#[derive(Clone, Debug, Default)]
pub(crate) struct Metadata {
    /// The names of the modules that it needs, without their authors.
    pub(crate) dependencies: Vec<String>,
    /// `version`
    pub(crate) version: Option<String>,
}

/// What is wrong with metadata.
pub(crate) enum Problem {
    /// The module is not used.
    Fatal(String),
    /// The module is used as if it had no metadata.
    Ignored(String),
}

/// Reads metadata. A module with wrong metadata is not used; text that is not JSON may be ignored.
pub(crate) fn read(module: &str, text: &str, strict: Strict) -> Result<Option<Metadata>, Problem> {
    if text.is_empty() {
        return Ok(None);
    }
    let data = match serde_json::from_str::<Value>(text) {
        Ok(Value::Object(data)) if !data.is_empty() => data,
        Ok(_) => return Ok(None),
        Err(error) => {
            let rest = unparsed(text, &error);
            let message = format!(
                "{module} has an invalid and unparsable metadata.json file. The parse error: \
                 859: unexpected token at '{rest}'"
            );
            return match strict {
                Strict::Off => Ok(None),
                Strict::Warning => Err(Problem::Ignored(message)),
                Strict::Error => Err(Problem::Fatal(message)),
            };
        }
    };
    check(module, &data)?;
    let dependencies = data.get("dependencies").and_then(Value::as_array);
    let dependencies = dependencies.into_iter().flatten().filter_map(|dependency| {
        let name = dependency.get("name")?.as_str()?;
        name.split(['/', '-']).nth(1).map(str::to_owned)
    });
    let version = data.get("version").and_then(Value::as_str);
    Ok(Some(Metadata {
        dependencies: dependencies.collect(),
        version: version.map(str::to_owned),
    }))
}

fn check(module: &str, data: &Map<String, Value>) -> Result<(), Problem> {
    for key in ["source", "author", "version", "license", "dependencies"] {
        match data.get(key) {
            None | Some(Value::Null) => {
                let message = format!("No {key} module metadata provided for {module}");
                return Err(Problem::Fatal(message));
            }
            Some(value) if key == "dependencies" && !value.is_array() => {
                let value = match value {
                    Value::String(text) => text.clone(),
                    other => other.to_string(),
                };
                return Err(Problem::Fatal(format!(
                    "The value for the key dependencies in the file metadata.json of the module \
                     {module} must be an array, not: '{value}'"
                )));
            }
            Some(_) => {}
        }
    }
    Ok(())
}

/// The text from the innermost object that could not be read on, as the reference's reader shows it.
fn unparsed<'a>(text: &'a str, error: &serde_json::Error) -> &'a str {
    let line_start: usize = text
        .split_inclusive('\n')
        .take(error.line().saturating_sub(1))
        .map(str::len)
        .sum();
    let end = (line_start + error.column()).min(text.len());
    let mut open = Vec::new();
    let (mut quoted, mut escaped) = (false, false);
    for (at, byte) in text.as_bytes()[..end].iter().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'{' => open.push(at),
            // The brace that ends the readable part may itself be the error.
            b'}' if at + 1 < end => drop(open.pop()),
            _ => {}
        }
    }
    text.get(open.last().copied().unwrap_or(0)..)
        .unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> String {
        match read("m", text, Strict::Error) {
            Err(Problem::Fatal(message) | Problem::Ignored(message)) => message,
            Ok(_) => String::new(),
        }
    }

    #[test]
    fn metadata_is_checked() {
        let bad = "m has an invalid and unparsable metadata.json file. The parse error: 859: \
                   unexpected token at ";
        assert_eq!(message("{ nope"), format!("{bad}'{{ nope'"));
        assert_eq!(message("{\"a\": 1,}"), format!("{bad}'{{\"a\": 1,}}'"));
        assert_eq!(
            message("{\"name\": \"me-m\"}"),
            "No source module metadata provided for m"
        );
        assert_eq!(message(""), "");
        assert_eq!(message("{}"), "");
        let good = "{\"source\": \"x\", \"author\": \"x\", \"version\": \"1\", \"license\": \"x\", \
                    \"dependencies\": [{\"name\": \"you-n\"}, {\"name\": \"you/o\"}]}";
        let Ok(Some(metadata)) = read("m", good, Strict::Error) else {
            panic!("good metadata");
        };
        assert_eq!(metadata.dependencies, ["n", "o"]);
    }
}
