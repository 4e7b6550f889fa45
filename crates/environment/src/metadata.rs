//! `metadata.json` of a module.

mod check;
mod spot;

use marotte_diagnostics::LoadingIssue;
use marotte_hiera::parse_json;
use marotte_pcore::convert::ruby_to_s;
use marotte_pcore::{Hash, Value};
use marotte_syntax::Strict;

pub use check::check_metadata;

/// What a module says of itself.
#[derive(Clone, Debug, Default)]
pub(crate) struct Metadata {
    /// The names of the modules that it needs, without their authors.
    pub(crate) dependencies: Vec<String>,
    /// `version`
    pub(crate) version: Option<String>,
    /// `data_provider`
    pub(crate) data_provider: Option<String>,
}

/// What is wrong with metadata.
pub(crate) enum Problem {
    /// The module is not used.
    Fatal(LoadingIssue),
    /// The module is used as if it had no metadata.
    Ignored(LoadingIssue),
}

/// Reads metadata. A module with wrong metadata is not used; text that is not JSON may be ignored.
pub(crate) fn read(module: &str, text: &str, strict: Strict) -> Result<Option<Metadata>, Problem> {
    if text.is_empty() {
        return Ok(None);
    }
    let data = match parse_json(text) {
        Ok(Value::Hash(data)) if !data.is_empty() => data,
        Ok(_) => return Ok(None),
        Err(error) => {
            let issue = LoadingIssue::UnparsableMetadata {
                module: module.into(),
                problem: error.to_string().into(),
            };
            return match strict {
                Strict::Off => Ok(None),
                Strict::Warning => Err(Problem::Ignored(issue)),
                Strict::Error => Err(Problem::Fatal(issue)),
            };
        }
    };
    check(module, &data)?;
    let dependencies = match data.get_str("dependencies") {
        Some(Value::Array(dependencies)) => dependencies.iter().filter_map(needed).collect(),
        _ => Vec::new(),
    };
    let version = data.get_str("version").and_then(Value::as_str);
    let data_provider = data.get_str("data_provider").and_then(Value::as_str);
    Ok(Some(Metadata {
        dependencies,
        version: version.map(str::to_owned),
        data_provider: data_provider.map(str::to_owned),
    }))
}

/// The name of a module that a dependency names.
fn needed(dependency: &Value) -> Option<String> {
    let Value::Hash(dependency) = dependency else {
        return None;
    };
    let name = dependency.get_str("name")?.as_str()?;
    name.split(['/', '-']).nth(1).map(str::to_owned)
}

fn check(module: &str, data: &Hash) -> Result<(), Problem> {
    match wrong_keys(module, data).into_iter().next() {
        Some(issue) => Err(Problem::Fatal(issue)),
        None => Ok(()),
    }
}

/// What is wrong with the keys that a module must have to be used.
fn wrong_keys(module: &str, data: &Hash) -> Vec<LoadingIssue> {
    let keys = ["source", "author", "version", "license", "dependencies"];
    let wrong = keys.into_iter().filter_map(|key| match data.get_str(key) {
        None | Some(Value::Undef) => {
            let module = module.into();
            Some(LoadingIssue::MissingMetadata { key, module })
        }
        Some(Value::Array(_)) => None,
        Some(value) if key == "dependencies" => {
            let (module, value) = (module.into(), ruby_to_s(value).as_str().into());
            Some(LoadingIssue::DependenciesNoArray { module, value })
        }
        Some(_) => None,
    });
    wrong.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> String {
        match read("m", text, Strict::Error) {
            Err(Problem::Fatal(issue) | Problem::Ignored(issue)) => issue.to_string(),
            Ok(_) => String::new(),
        }
    }

    #[test]
    fn metadata_is_checked() {
        let bad = "m has an invalid and unparsable metadata.json file. The parse error: 859: \
                   unexpected token at ";
        assert_eq!(message("{ nope"), format!("{bad}'{{ nope'"));
        assert_eq!(message("{\"a\": 1,}"), format!("{bad}'{{\"a\": 1,}}'"));
        let nested = "{\"a\": {\"b\": 1,}}";
        assert_eq!(message(nested), format!("{bad}'{nested}'"));
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
        let wrong = good.replace('[', "{\"a\": ").replace(']', "}");
        let wrong = wrong.replace("{\"name\": \"you-n\"}, {\"name\": \"you/o\"}", "\"x\"");
        assert_eq!(
            message(&wrong),
            "The value for the key dependencies in the file metadata.json of the module m must be \
             an array, not: '{\"a\"=>\"x\"}'"
        );
    }
}
