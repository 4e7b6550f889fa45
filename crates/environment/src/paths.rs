//! Paths as text, since messages and catalogs show them: always with `/`.

pub(crate) use marotte_settings::clean_path as clean;

/// A path below a folder. Only the slashes between the two are tidied.
pub(crate) fn join(folder: &str, rest: &str) -> String {
    let folder = folder.trim_end_matches('/');
    let rest = rest.trim_start_matches('/');
    format!("{folder}/{rest}")
}

/// Whether a path stands for itself.
pub(crate) fn is_absolute(path: &str) -> bool {
    path.starts_with('/') || (cfg!(windows) && std::path::Path::new(path).is_absolute())
}

/// Whether the reference takes a text for a path that stands for itself: each of its lines counts.
pub(crate) fn is_any_line_absolute(text: &str) -> bool {
    text.split('\n').any(is_absolute)
}

/// A path without `.`, `..` and doubled slashes; relative ones are of a folder.
pub(crate) fn expand(path: &str, folder: &str) -> String {
    if is_absolute(path) {
        clean(path)
    } else {
        clean(&join(folder, path))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_joined_and_cleaned() {
        assert_eq!(join("ENV/modules/m/files", ""), "ENV/modules/m/files/");
        assert_eq!(join("a/", "/b//c"), "a/b//c");
        assert_eq!(clean("/a/../../b/./c//"), "/b/c");
        assert_eq!(expand("../x", "ENV/y"), "ENV/x");
        assert_eq!(expand("/x/.", "ENV"), "/x");
    }
}
