//! The folders that a module path names.

use marotte_pcore::Str;
use marotte_scalars::text::file_name_matches;
use marotte_settings::PATH_SEPARATOR;

use crate::files::Files;
use crate::paths::{clean, expand, is_absolute, join};

/// What is between the folders of a path, as text.
pub(crate) const SEPARATOR: &str = if cfg!(windows) { ";" } else { ":" };

/// A path of the environment, unless it begins with a setting.
pub(crate) fn absolute(path: &str, root: &str) -> String {
    if path.starts_with('$') {
        return path.to_owned();
    }
    expand(path, root)
}

/// A folder as it is shown. Those of an environment in memory need not begin at a root.
pub(crate) fn tidy(path: &str, root: &str) -> Str {
    let is_below = path == root || path.starts_with(&format!("{root}/"));
    match path {
        // What nobody put in stays as it is.
        path if path.starts_with('$') => path.into(),
        path if is_below => clean(path).into(),
        path => expand(path, root).into(),
    }
}

/// The module path of an environment as text, with the folders that patterns stand for.
pub(crate) fn module_path_text(files: &dyn Files, root: &str, value: &str) -> String {
    let folders = value
        .split(PATH_SEPARATOR)
        .filter(|folder| !folder.is_empty());
    let mut all: Vec<String> = Vec::new();
    for folder in folders {
        let found = expand_pattern(files, &absolute(folder, root));
        all.extend(found.iter().map(Str::to_string));
    }
    all.join(SEPARATOR)
}

/// The folders that a path with `*` and `?` stands for; any other path stands for itself.
fn expand_pattern(files: &dyn Files, path: &str) -> Vec<Str> {
    if !path.contains(['*', '?']) {
        return vec![path.into()];
    }
    let mut found = vec![String::new()];
    for segment in path.split('/').filter(|segment| !segment.is_empty()) {
        let mut next = Vec::new();
        for folder in found {
            let below = |name: &str| match folder.as_str() {
                "" if is_absolute(path) => format!("/{name}"),
                "" => name.to_owned(),
                folder => join(folder, name),
            };
            if segment.contains(['*', '?']) {
                let entries = files.list(if folder.is_empty() { "/" } else { &folder });
                let fits = entries
                    .iter()
                    .filter(|entry| file_name_matches(segment, &entry.name));
                next.extend(fits.map(|entry| below(&entry.name)));
            } else {
                next.push(below(segment));
            }
        }
        found = next;
    }
    let mut found: Vec<Str> = found.into_iter().map(Str::from).collect();
    found.retain(|path| files.exists(path));
    found
}
