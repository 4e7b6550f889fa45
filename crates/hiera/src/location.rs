//! Where a level of a hierarchy has its data.

use marotte_diagnostics::RubyIssue;
use marotte_pcore::{Array, Hash, Str, Value};
use marotte_scalars::uri::Uri;

use crate::error::{Error, Result};
use crate::glob::glob;
use crate::session::Session;

/// Where data is.
#[derive(Clone)]
pub(crate) struct Location {
    /// The path or address.
    pub(crate) text: Str,
    /// What it was made of.
    pub(crate) original: Str,
    /// Whether it is the path of a file; otherwise it is an address.
    pub(crate) is_path: bool,
    /// Whether it exists, as far as we can know.
    pub(crate) exists: bool,
}

/// A path relative to a folder, as Ruby's `Pathname#+` puts them together: `.` and `..` at the
/// start of the path are followed.
pub(crate) fn join(folder: &str, path: &str) -> String {
    if path.starts_with('/') {
        return path.to_owned();
    }
    let is_absolute = folder.starts_with('/');
    let mut folder = folder.trim_end_matches('/').to_owned();
    let mut rest = path;
    loop {
        let (first, after) = rest.split_once('/').unwrap_or((rest, ""));
        match first {
            "" | "." => rest = after,
            // There is nothing above the root.
            ".." if folder.is_empty() && is_absolute => rest = after,
            ".." if !folder.is_empty() && !folder.ends_with("..") => {
                folder.truncate(folder.rfind('/').unwrap_or(0));
                rest = after;
            }
            _ => break,
        }
        if rest.is_empty() {
            break;
        }
    }
    match (folder.is_empty(), rest.is_empty()) {
        (true, _) if is_absolute => format!("/{rest}"),
        (true, _) => rest.to_owned(),
        (false, true) => folder,
        (false, false) => format!("{folder}/{rest}"),
    }
}

impl Session<'_> {
    fn located(&self, path: String, original: &str) -> Location {
        Location {
            exists: self.exists(&path),
            text: path.into(),
            original: original.into(),
            is_path: true,
        }
    }

    fn interpolated_text(&mut self, text: &Value) -> Result<String> {
        let value = self.interpolate(text.clone(), false)?;
        Ok(marotte_eval::ruby_to_s(&value))
    }

    /// `path` and `paths`
    pub(crate) fn resolve_paths(
        &mut self,
        datadir: &str,
        declared: &[Value],
        extension: Option<&str>,
    ) -> Result<Vec<Location>> {
        let mut locations = Vec::with_capacity(declared.len());
        for declared in declared {
            let mut path = self.interpolated_text(declared)?;
            if let Some(extension) = extension.filter(|extension| !path.ends_with(extension)) {
                path.push_str(extension);
            }
            let original = declared.as_str().unwrap_or_default();
            locations.push(self.located(join(datadir, &path), original));
        }
        Ok(locations)
    }

    /// `glob` and `globs`
    pub(crate) fn expand_globs(
        &mut self,
        datadir: &str,
        declared: &[Value],
    ) -> Result<Vec<Location>> {
        let mut locations = Vec::new();
        for pattern in declared {
            let pattern = join(datadir, &self.interpolated_text(pattern)?);
            let found = glob(self.source, &pattern);
            locations.extend(found.into_iter().map(|path| Location {
                text: path.into(),
                original: pattern.as_str().into(),
                is_path: true,
                exists: true,
            }));
        }
        Ok(locations)
    }

    /// `uri` and `uris`
    pub(crate) fn expand_uris(&mut self, declared: &[Value]) -> Result<Vec<Location>> {
        declared
            .iter()
            .map(|uri| {
                let address = Uri::parse(&self.interpolated_text(uri)?).map_err(|error| {
                    let problem = error.to_string().into();
                    Error::other(RubyIssue::InvalidUri { problem })
                })?;
                Ok(Location {
                    text: address.to_string().into(),
                    original: uri.as_str().unwrap_or_default().into(),
                    is_path: false,
                    exists: true,
                })
            })
            .collect()
    }

    /// `mapped_paths`: a path for each element of a variable.
    pub(crate) fn expand_mapped_paths(
        &mut self,
        datadir: &str,
        declared: &[Value],
    ) -> Result<Vec<Location>> {
        let text = |index: usize| declared.get(index).and_then(Value::as_str).unwrap_or("");
        let (variable, name, template) = (text(0), text(1), text(2));
        let mapped: Array = match self.scoped(variable, "mapped_path[0]")? {
            Value::Array(values) => values,
            Value::Hash(hash) => pairs(&hash),
            Value::String(text) if !text.is_empty() => [Value::String(text)].into_iter().collect(),
            _ => return Ok(Vec::new()),
        };
        let before = self.used.as_ref().map_or(0, Vec::len);
        let mut locations = Vec::with_capacity(mapped.len());
        for value in mapped {
            self.local = Some((name.into(), value));
            let path = self.interpolated_text(&template.into());
            self.local = None;
            locations.push(self.located(join(datadir, &path?), template));
        }
        // What the template makes of its own variable cannot change.
        if let Some(used) = &mut self.used {
            let new = used.split_off(before.min(used.len()));
            used.extend(new.into_iter().filter(|used| used.root != name));
        }
        Ok(locations)
    }
}

fn pairs(hash: &Hash) -> Array {
    hash.iter()
        .map(|(key, value)| Value::array([key.clone(), value.clone()]))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::join;

    #[test]
    fn dots_at_the_start_of_a_path_are_followed() {
        assert_eq!(join("/env/data", "a.yaml"), "/env/data/a.yaml");
        assert_eq!(join("/env/data", "../other/a.yaml"), "/env/other/a.yaml");
        assert_eq!(join("/env/data", "./a.yaml"), "/env/data/a.yaml");
        assert_eq!(join("/env/data", "/etc/a.yaml"), "/etc/a.yaml");
        assert_eq!(join("/env/data", "a/../b.yaml"), "/env/data/a/../b.yaml");
        assert_eq!(join("/env", "../../.."), "/");
        assert_eq!(join("env/data", "../../a.yaml"), "a.yaml");
        assert_eq!(join("env", "../../a.yaml"), "../a.yaml");
    }
}
