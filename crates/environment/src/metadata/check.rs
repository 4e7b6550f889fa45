//! All that is wrong with `metadata.json`, by the rules of those who load modules and of `puppet module`.

use marotte_diagnostics::{Diagnostic, Issue, LoadingIssue, Place, SourceFile, Span, Told};
use marotte_hiera::{parse_json, place_in, why_no_json};
use marotte_pcore::{Hash, Value};
use marotte_scalars::json;
use marotte_scalars::semver::{Version, VersionRange};

use super::parts::{Part, Parts};
use super::spot::{Step, find};
use super::wrong_keys;

/// What is wrong with the metadata of a module.
pub fn check_metadata(module: &str, path: &str, text: &str) -> Vec<Diagnostic> {
    let data = match parse_json(text) {
        Ok(Value::Hash(data)) if !data.is_empty() => data,
        Ok(_) => return Vec::new(),
        Err(_) if text.is_empty() => return Vec::new(),
        Err(error) => {
            let place = error.at().map(|at| place_in(path, text, at));
            let place = place.unwrap_or_else(|| Place::of_file(path));
            let (problem, place) = why_no_json(path, text, place);
            let issue = LoadingIssue::UnparsableMetadata {
                module: module.into(),
                problem: problem.into(),
            };
            return vec![Diagnostic::at_line(issue, place)];
        }
    };
    let mut check = Check {
        source: (text.len() < u32::MAX as usize).then(|| SourceFile::new(path, text)),
        path,
        text,
        found: Vec::new(),
    };
    let parts = json::read(text, &mut Parts).unwrap_or(Part::Undef);
    for issue in wrong_keys(module, text, &parts) {
        let way: &[Step<'_>] = match issue {
            LoadingIssue::DependenciesNoArray { .. } => &[Step::Key("dependencies")],
            _ => &[],
        };
        check.add(issue, way);
    }
    check.fields(&data);
    if let Some(Value::Array(dependencies)) = data.get_str("dependencies") {
        let name = data.get_str("name").and_then(Value::as_str);
        let name = name.map_or_else(|| module.to_owned(), |name| name.replace('/', "-"));
        check.dependencies(&name, dependencies);
    }
    check.found
}

struct Check<'a> {
    source: Option<std::sync::Arc<SourceFile>>,
    path: &'a str,
    text: &'a str,
    found: Vec<Diagnostic>,
}

impl Check<'_> {
    /// Something is wrong with the value at the end of a way, or with the whole.
    fn add(&mut self, issue: impl Into<Issue>, way: &[Step<'_>]) {
        let range = match way {
            [] => None,
            way => find(self.text, way),
        };
        let place = match (&self.source, range) {
            (Some(source), Some(range)) => {
                let span = Span::new(range.start as u32, range.end as u32);
                Place::new(source, span)
            }
            _ => Place::of_file(self.path),
        };
        let found = Diagnostic::at_line(issue, place).told(Told::Nothing);
        self.found.push(found);
    }

    fn fields(&mut self, data: &Hash) {
        let given = |key: &str| data.get_str(key).filter(|value| value.is_truthy());
        if let Some(name) = given("name") {
            self.name(name, &[Step::Key("name")]);
        }
        if let Some(version) = given("version")
            && version
                .as_str()
                .is_none_or(|text| Version::parse(text).is_err())
        {
            self.add(
                LoadingIssue::InvalidMetadataVersion,
                &[Step::Key("version")],
            );
        }
        if let Some(provider) = given("data_provider") {
            let why = match provider.as_str() {
                None => Some("must be a string"),
                Some(name) if !name.starts_with(|c: char| c.is_ascii_alphabetic()) => {
                    Some("must begin with a letter")
                }
                Some(name) if !name.chars().all(is_word) => {
                    Some("contains non-alphanumeric characters")
                }
                Some(_) => None,
            };
            if let Some(why) = why {
                let issue = LoadingIssue::InvalidMetadataProvider { why };
                self.add(issue, &[Step::Key("data_provider")]);
            }
        }
    }

    fn name(&mut self, name: &Value, way: &[Step<'_>]) {
        if let Some(why) = wrong_name(name.as_str().unwrap_or_default()) {
            self.add(LoadingIssue::InvalidMetadataName { why }, way);
        }
    }

    fn dependencies(&mut self, module: &str, dependencies: &[Value]) {
        let mut known: Vec<(&str, &str)> = Vec::new();
        for (index, dependency) in dependencies.iter().enumerate() {
            let at = [Step::Key("dependencies"), Step::Index(index)];
            let Value::Hash(dependency) = dependency else {
                let why = NOT_NAMESPACED;
                self.add(LoadingIssue::InvalidMetadataName { why }, &at);
                continue;
            };
            let of = |key: &'static str| [at[0], at[1], Step::Key(key)];
            let name = dependency.get_str("name").unwrap_or(&Value::Undef);
            let way = of("name");
            let has_name = find(self.text, &way).is_some();
            self.name(name, if has_name { &way } else { &at });
            let Some(range) = dependency.get_str("version_requirement") else {
                continue;
            };
            let (range, way) = (
                range.as_str().unwrap_or_default(),
                of("version_requirement"),
            );
            if let Err(error) = VersionRange::parse(range) {
                let why = error.to_string().into();
                self.add(LoadingIssue::InvalidMetadataRange { why }, &way);
                continue;
            }
            let name = name.as_str().unwrap_or_default();
            let mut others = known.iter();
            if let Some((_, other)) = others.find(|(of, other)| *of == name && *other != range) {
                let issue = LoadingIssue::DependencyConflict {
                    module: module.into(),
                    name: name.into(),
                    range: range.into(),
                    other: (*other).into(),
                };
                self.add(issue, &way);
            }
            known.push((name, range));
        }
    }
}

const NOT_NAMESPACED: &str = "the field must be a namespaced module name";

fn is_word(char: char) -> bool {
    char.is_ascii_alphanumeric() || char == '_'
}

/// Why a text is not the name of an author and a module.
fn wrong_name(name: &str) -> Option<&'static str> {
    let (author, module) = name.split_once(['-', '/']).unwrap_or((name, ""));
    if author.is_empty() || module.is_empty() {
        Some(NOT_NAMESPACED)
    } else if !module.chars().all(is_word) {
        Some("the module name contains non-alphanumeric (or underscore) characters")
    } else if !module.starts_with(|char: char| char.is_ascii_alphabetic()) {
        Some("the module name must begin with a letter")
    } else if !author.chars().all(|char| char.is_ascii_alphanumeric()) {
        Some("the namespace contains non-alphanumeric characters")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<(String, Option<u32>)> {
        let found = check_metadata("web", "metadata.json", text).into_iter();
        found
            .map(|found| (found.issue.to_string(), found.line()))
            .collect()
    }

    #[test]
    fn metadata_is_checked() {
        let name = |name: &str| {
            let text = format!(
                "{{\n\"name\": \"{name}\", \"version\": \"1.0.0\", \"author\": \"a\", \
                 \"license\": \"l\", \"source\": \"s\", \"dependencies\": []\n}}"
            );
            let found = found(&text);
            assert!(found.iter().all(|(_, line)| *line == Some(2)), "{found:?}");
            let mut said = found.into_iter().map(|(text, _)| text);
            said.next().unwrap_or_default()
        };
        let bad = "Invalid 'name' field in metadata.json: the ";
        for (text, why) in [
            ("me-web", ""),
            ("me/web_2", ""),
            ("web", "field must be a namespaced module name"),
            ("-web", "field must be a namespaced module name"),
            ("me-2web", "module name must begin with a letter"),
            (
                "me-we-b",
                "module name contains non-alphanumeric (or underscore) characters",
            ),
            ("m_e-web", "namespace contains non-alphanumeric characters"),
        ] {
            let why = if why.is_empty() {
                String::new()
            } else {
                format!("{bad}{why}")
            };
            assert_eq!(name(text), why, "{text}");
        }
        let text = "{\"name\": \"me-web\", \"version\": \"1\", \"data_provider\": true,\n\
                    \"dependencies\": [\n{\"name\": \"a-b\", \"version_requirement\": \"new\"},\n\
                    {\"name\": \"b\"},\n{\"name\": \"a-c\", \"version_requirement\": \"1.x\"},\n\
                    {\"name\": \"a-c\", \"version_requirement\": \">= 1.0.0 < 2.0.0\"}]}";
        let lines: Vec<Option<u32>> = found(text).into_iter().map(|(_, line)| line).collect();
        let expected = [
            None,
            None,
            None,
            Some(1),
            Some(1),
            Some(3),
            Some(4),
            Some(6),
        ];
        assert_eq!(lines, expected);
        assert_eq!(found(""), []);
        assert_eq!(
            found("{\n  \"a\": 1,\n}"),
            [(
                "web has an invalid and unparsable metadata.json file. The parse error: trailing comma"
                    .to_owned(),
                Some(3)
            )]
        );
    }
}
