//! The machine, as far as settings depend on it.

/// What is between the folders of a path.
pub const PATH_SEPARATOR: char = if cfg!(windows) { ';' } else { ':' };

/// What settings ask of the machine.
pub trait System: Send + Sync {
    /// Whether the process runs as the one who may do everything.
    fn is_root(&self) -> bool;

    /// The folder of the user.
    fn home(&self) -> Option<String>;

    /// The folder that relative paths are of.
    fn current_folder(&self) -> String;

    /// The name of the machine without its domain.
    fn hostname(&self) -> Option<String>;

    /// The domain of the machine.
    fn domain(&self) -> Option<String>;

    /// Whether there is a file or folder of that path.
    fn exists(&self, path: &str) -> bool;

    /// Where a link leads to. Nothing if it is none.
    fn read_link(&self, path: &str) -> Option<String>;
}

/// A path from the root on, without `.`, `..` and doubled slashes; `~` is the folder of the user.
pub(crate) fn expand_path(path: &str, system: &dyn System) -> String {
    let home = || system.home().unwrap_or_else(|| "/".to_owned());
    let path = match path.strip_prefix('~') {
        Some("") => home(),
        Some(rest) if rest.starts_with('/') => format!("{}{rest}", home()),
        _ => path.to_owned(),
    };
    let path = if path.starts_with('/') || (cfg!(windows) && path.get(1..2) == Some(":")) {
        path
    } else {
        format!("{}/{path}", system.current_folder())
    };
    clean_path(&path)
}

/// A path without `.`, `..` and doubled slashes. Links are not looked at.
pub fn clean_path(path: &str) -> String {
    let mut segments: Vec<&str> = Vec::new();
    for segment in path.split('/') {
        match segment {
            "" | "." => {}
            ".." => {
                segments.pop();
            }
            name => segments.push(name),
        }
    }
    let root = if path.starts_with('/') { "/" } else { "" };
    format!("{root}{}", segments.join("/"))
}

/// A machine for tests: `web.example.com`, on which nothing exists.
#[derive(Clone, Copy, Debug)]
pub struct TestSystem {
    /// Whether the process runs as root.
    pub root: bool,
}

impl Default for TestSystem {
    fn default() -> Self {
        Self { root: true }
    }
}

impl From<TestSystem> for std::sync::Arc<dyn System> {
    fn from(system: TestSystem) -> Self {
        std::sync::Arc::new(system)
    }
}

impl System for TestSystem {
    fn is_root(&self) -> bool {
        self.root
    }

    fn home(&self) -> Option<String> {
        Some("/home/user".to_owned())
    }

    fn current_folder(&self) -> String {
        "/here".to_owned()
    }

    fn hostname(&self) -> Option<String> {
        Some("web".to_owned())
    }

    fn domain(&self) -> Option<String> {
        Some("example.com".to_owned())
    }

    fn exists(&self, _path: &str) -> bool {
        false
    }

    fn read_link(&self, _path: &str) -> Option<String> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_expanded() {
        let expand = |path| expand_path(path, &TestSystem::default());
        assert_eq!(expand("/a//b/../c/."), "/a/c");
        assert_eq!(expand("x"), "/here/x");
        assert_eq!(expand("~/x"), "/home/user/x");
        assert_eq!(expand("/.."), "/");
    }
}
