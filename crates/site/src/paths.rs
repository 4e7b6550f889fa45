//! Paths from the root on.

use std::path::{Component, Path, PathBuf};

use marotte_settings::System;

/// The path from the root on, without `.` and `..`: the reference makes paths absolute by their
/// text alone, links or not.
pub fn absolute(system: &dyn System, path: &Path) -> PathBuf {
    if is_clean(path.as_os_str().as_encoded_bytes()) {
        return path.to_owned();
    }
    let path = match path.is_absolute() || path.as_os_str().is_empty() {
        true => path.to_owned(),
        false => Path::new(&system.current_folder()).join(path),
    };
    let mut clean = PathBuf::with_capacity(path.as_os_str().len());
    for component in path.components() {
        match component {
            Component::ParentDir => {
                clean.pop();
            }
            Component::CurDir => {}
            component => clean.push(component),
        }
    }
    clean
}

/// Whether there is nothing to do, as of most paths: `/a/b`.
#[cfg(unix)]
fn is_clean(path: &[u8]) -> bool {
    let mut pairs = path.windows(2);
    path.starts_with(b"/")
        && !path.ends_with(b"/")
        && pairs.all(|pair| !matches!(pair, b"//" | b"/."))
}

#[cfg(not(unix))]
fn is_clean(_: &[u8]) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use marotte_settings::TestSystem;

    #[test]
    #[cfg(unix)]
    fn paths_become_absolute_by_their_text() {
        let absolute = |path: &str| absolute(&TestSystem::default(), Path::new(path));
        assert_eq!(absolute("/a/./b/../c"), Path::new("/a/c"));
        assert_eq!(absolute("/../a/"), Path::new("/a"));
        assert_eq!(absolute("a/../b"), Path::new("/here/b"));
        // Paths are compared by their segments; here all of the text counts.
        let text = |path: &str| absolute(path).into_os_string();
        for (path, clean) in [
            ("/a/b", "/a/b"),
            ("/a//b", "/a/b"),
            ("/a/.", "/a"),
            ("/", "/"),
        ] {
            assert_eq!(text(path), clean);
        }
    }
}
