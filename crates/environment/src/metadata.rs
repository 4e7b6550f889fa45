//! `metadata.json` of a module.
//!
//! All modules' are read before anything is compiled, so that no more is made of one than what is asked of it.

mod check;
mod parts;
mod spot;

use marotte_diagnostics::LoadingIssue;
use marotte_hiera::parse_json;
use marotte_pcore::Value;
use marotte_pcore::convert::ruby_to_s;
use marotte_scalars::json;
use marotte_syntax::Strict;

pub use check::check_metadata;
use parts::{Part, Parts};

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
    let data = match json::read(text, &mut Parts) {
        Ok(Part::Object(entries)) if !entries.is_empty() => Part::Object(entries),
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
    if let Some(issue) = wrong_keys(module, text, &data).next() {
        return Err(Problem::Fatal(issue));
    }
    let dependencies = match data.get("dependencies") {
        Some(Part::Array(dependencies)) => dependencies.iter().filter_map(needed).collect(),
        _ => Vec::new(),
    };
    let field = |name: &str| data.get(name)?.text().map(str::to_owned);
    Ok(Some(Metadata {
        dependencies,
        version: field("version"),
        data_provider: field("data_provider"),
    }))
}

/// The name of a module that a dependency names.
fn needed(dependency: &Part<'_>) -> Option<String> {
    let name = dependency.get("name")?.text()?;
    name.split(['/', '-']).nth(1).map(str::to_owned)
}

/// What is wrong with the keys that a module must have to be used.
fn wrong_keys(module: &str, text: &str, data: &Part<'_>) -> impl Iterator<Item = LoadingIssue> {
    let keys = ["source", "author", "version", "license", "dependencies"];
    keys.into_iter().filter_map(move |key| match data.get(key) {
        None | Some(Part::Undef) => {
            let module = module.into();
            Some(LoadingIssue::MissingMetadata { key, module })
        }
        Some(Part::Array(_)) => None,
        Some(_) if key == "dependencies" => {
            let (module, value) = (module.into(), shown(text, key).into());
            Some(LoadingIssue::DependenciesNoArray { module, value })
        }
        Some(_) => None,
    })
}

/// The value of a key as messages show it.
fn shown(text: &str, key: &str) -> String {
    let value = match parse_json(text) {
        Ok(Value::Hash(data)) => data.get_str(key).map(ruby_to_s),
        _ => None,
    };
    value.unwrap_or_default().to_string()
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
