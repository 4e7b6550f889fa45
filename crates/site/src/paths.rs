//! Paths from the root on.

use std::path::{Component, Path, PathBuf};

use marotte_settings::System;

/// The path from the root on, without `.` and `..`: the reference makes paths absolute by their
/// text alone, links or not.
pub fn absolute(system: &dyn System, path: &Path) -> PathBuf {
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
    }
}
