//! What may have been meant by what was not found, and where keys are written. Only asked when a lookup
//! has failed.

use marotte_diagnostics::{Diagnostic, LookupIssue, Place, Span, did_you_mean};
use marotte_pcore::{Str, Value};

use crate::error::Error;
use crate::place;
use crate::session::Session;

/// The methods that data can call: `%{lookup('a')}`.
const METHODS: [&str; 5] = ["alias", "hiera", "literal", "lookup", "scope"];

impl Session<'_> {
    /// That nothing has one of these names: with those that are like them, and how to see where they were
    /// looked for.
    #[cold]
    pub(crate) fn nothing_found(&self, names: &[Str]) -> Error {
        let issue = match names {
            [only] => LookupIssue::NameNotFound {
                name: only.as_str().into(),
            },
            several => LookupIssue::NamesNotFound {
                names: several.iter().map(|name| name.as_str().into()).collect(),
            },
        };
        let known = self.known_keys();
        let near = names
            .iter()
            .find_map(|name| did_you_mean(name, known.iter().map(Str::as_str)));
        let call = names.join(" ");
        let explain = format!("`marotte lookup {call} --explain` shows where it was looked for");
        advised(
            Error::lookup(issue),
            match near {
                Some(near) => format!("{near} {explain}"),
                None => explain,
            },
        )
    }

    /// That a key needs itself, at the last of the keys.
    #[cold]
    pub(crate) fn recursive(&self, names: Vec<Str>) -> Error {
        let place = names.last().map(|name| self.place_of_key(name));
        let names = names.iter().map(|name| name.as_str().into()).collect();
        let issue = LookupIssue::Recursive { names };
        let error = Error::shown_at(issue, place.unwrap_or_default());
        advised(
            error,
            "the values of these keys look each other up".to_owned(),
        )
    }

    /// Where the key that is looked up is written.
    #[cold]
    pub(crate) fn place_of_current(&self) -> Place {
        let name = self.state().names.last().cloned();
        name.map(|name| self.place_of_key(&name))
            .unwrap_or_default()
    }

    /// The keys of all files that were read.
    fn known_keys(&self) -> Vec<Str> {
        let state = self.state();
        let texts = state
            .files
            .values()
            .filter_map(|file| file.text.as_ref()?.as_ref().ok());
        let hashes = texts.filter_map(|text| match text.data() {
            Some(Value::Hash(hash)) => Some(hash),
            _ => None,
        });
        let mut keys: Vec<Str> = hashes
            .flat_map(|hash| hash.keys().filter_map(|key| key.as_str().map(Str::from)))
            .collect();
        keys.sort();
        keys.dedup();
        keys
    }

    /// The line of a file that has a key, if one has it at its start.
    fn place_of_key(&self, key: &str) -> Place {
        let root = key.split('.').next().unwrap_or(key);
        let state = self.state();
        let mut files: Vec<_> = state.files.iter().collect();
        files.sort_by_key(|(path, _)| path.as_str());
        let found = files.into_iter().find_map(|(path, file)| {
            let text = file.text.as_ref()?.as_ref().ok()?;
            let text = std::str::from_utf8(&text.bytes).ok()?;
            let line = text.lines().position(|line| {
                let line = line.trim_start_matches(['"', '\'', '{', ' ']);
                let rest = line.strip_prefix(root);
                rest.is_some_and(|rest| rest.trim_start_matches(['"', '\'', ' ']).starts_with(':'))
            })?;
            let source = place::source(path, text)?;
            let span = source.line_span(line as u32 + 1)?;
            let end = span.start + source.slice(span).trim_end().len() as u32;
            Some(Place::new(&source, Span::new(span.start, end)))
        });
        found.unwrap_or_default()
    }
}

/// The error of a method that nobody has, with one that is like it.
#[cold]
pub(crate) fn unknown_method(error: Error, name: &str) -> Error {
    match did_you_mean(name, METHODS) {
        Some(hint) => advised(error, hint),
        None => advised(error, format!("data can call {}", METHODS.join(", "))),
    }
}

fn advised(error: Error, hint: String) -> Error {
    match error {
        Error::Lookup(found) => {
            let found = Diagnostic::with_hint(*found, hint);
            Error::Lookup(Box::new(found))
        }
        other => other,
    }
}
