//! The functions that read data files: `yaml_data`, `json_data` and `hocon_data`.

use marotte_diagnostics::{Cause, DataIssue, LookupIssue, Place, RubyIssue};
use marotte_eval::Strict;
use marotte_pcore::{Hash, Value};
use marotte_scalars::text::lossy;
use marotte_yaml::YamlError;

use crate::error::{Error, Result};
use crate::hocon::Spot;
use crate::place;
use crate::session::Session;

/// The formats of data files.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// What `yaml_data` reads.
    Yaml,
    /// What `json_data` reads.
    Json,
    /// What `hocon_data` reads.
    Hocon,
}

impl Format {
    /// The format that a built-in function reads.
    pub(crate) fn of_function(name: &str) -> Option<Self> {
        match name {
            "yaml_data" => Some(Self::Yaml),
            "json_data" => Some(Self::Json),
            "hocon_data" => Some(Self::Hocon),
            _ => None,
        }
    }
}

/// What became of a text: its value, or what is wrong with it and where.
pub(crate) type Parsed = std::result::Result<Value, (DataIssue, Place)>;

/// The value of a text, or what is wrong with it and where.
pub(crate) fn parse(path: &str, bytes: &[u8], format: Format) -> Parsed {
    if format == Format::Yaml {
        return marotte_yaml::load_data(bytes).map_err(|error| yaml_issue(path, bytes, error));
    }
    let text = lossy(bytes);
    let path_text = path.into();
    if format == Format::Json {
        return crate::json::parse(&text).map_err(|error| {
            let found = match error.at() {
                Some(at) => place::of_offset(path, &text, at),
                None => Place::of_file(path),
            };
            let issue = DataIssue::InvalidJson {
                path: path_text,
                problem: error.to_string().into(),
                found: found.clone(),
            };
            (issue, found)
        });
    }
    crate::hocon::parse(&text).map_err(|error| {
        let found = match error.spot {
            Spot::Nowhere => Place::of_file(path),
            Spot::Line(line) => {
                place::of_line(path, place::source(path, &text).as_ref(), line as u64)
            }
            Spot::Character(at) => {
                let offset = text.char_indices().nth(at);
                let offset = offset.map_or(text.len(), |(offset, _)| offset);
                place::of_offset(path, &text, offset)
            }
        };
        let why = Cause::of(error.issue);
        let path = path_text;
        (DataIssue::InvalidHocon { path, why }, found)
    })
}

/// What is wrong with a YAML file, and where.
pub(crate) fn yaml_issue(path: &str, bytes: &[u8], error: YamlError) -> (DataIssue, Place) {
    let whole = Place::of_file(path);
    let path_text = path.into();
    match error {
        YamlError::Syntax {
            problem,
            context,
            line,
            column,
        } => {
            let problem = match context {
                Some(context) => format!("{problem} {context}"),
                None => problem,
            };
            let text = lossy(bytes);
            let source = place::source(path, &text);
            let found = place::of_column(path, source.as_ref(), line, Some(column));
            let issue = DataIssue::InvalidYaml {
                path: path_text,
                problem: problem.into(),
                line,
                column,
                found: found.clone(),
            };
            (issue, found)
        }
        YamlError::DisallowedClass(name) => {
            let (path, name) = (path_text, name.into());
            (DataIssue::DisallowedYamlClass { path, name }, whole)
        }
        other => {
            let problem = other.to_string().into();
            (DataIssue::UnusableYaml { problem }, whole)
        }
    }
}

impl Session<'_> {
    /// What a built-in function makes of its options.
    pub(crate) fn read_data(
        &mut self,
        name: &str,
        format: Format,
        options: &Hash,
    ) -> Result<Value> {
        let path = options.get_str("path").and_then(Value::as_str);
        let Some(path) = path.filter(|path| !path.is_empty() && options.len() == 1) else {
            let function = name.into();
            return Err(Error::other(LookupIssue::DataHashWithoutPath { function }));
        };
        self.read_file(path, format)
    }

    /// What is in a data file. It is read once, as whoever asks first reads it.
    pub(crate) fn read_file(&mut self, path: &str, format: Format) -> Result<Value> {
        let known = self.state().file_data.get(path).cloned();
        if let Some(known) = known {
            return Ok(known);
        }
        let value = self.parse_file(path, format)?;
        self.state().file_data.insert(path.into(), value.clone());
        Ok(value)
    }

    /// Why a path has no text: there is nothing, or a folder.
    pub(crate) fn without_text(&mut self, path: &str) -> Error {
        let is_there = self.exists(path);
        let path = path.into();
        match is_there {
            true => Error::other(RubyIssue::IsDirectory { path }),
            false => Error::other(DataIssue::FileNotFound { path }),
        }
    }

    fn parse_file(&mut self, path: &str, format: Format) -> Result<Value> {
        let file = self.file(path);
        let Some(read) = &file.text else {
            return Err(self.without_text(path));
        };
        let text = match read {
            Ok(text) => text,
            Err(issue) => return Err(Error::other(issue.clone())),
        };
        let parsed = self.source.cache().parsed(path, text, format);
        match (parsed, format) {
            (Err((issue, place)), _) => {
                let why = Cause::of(issue.clone());
                Err(Error::shown_at(
                    DataIssue::Unparsable { why },
                    place.clone(),
                ))
            }
            (Ok(value @ Value::Hash(_)), _) | (Ok(value), Format::Json | Format::Hocon) => {
                Ok(value.clone())
            }
            (Ok(value), Format::Yaml) => {
                let issue = DataIssue::NotHash { path: path.into() };
                let is_empty = !value.is_truthy();
                if self.evaluator.settings.language.strict == Strict::Error && !is_empty {
                    return Err(Error::shown_at(issue, Place::of_file(path)));
                }
                self.warn(issue);
                Ok(Hash::new().into())
            }
        }
    }
}
