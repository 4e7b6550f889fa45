//! Paths as people read them.

use marotte_catalog::Resource;

/// The folders that paths are told from: that of the environment, then that of whoever asks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Folders(Vec<String>);

impl Folders {
    pub(crate) fn new(folders: &[&str]) -> Self {
        let folders = folders.iter().map(|folder| folder.trim_end_matches('/'));
        let folders = folders.filter(|folder| !folder.is_empty());
        Self(folders.map(str::to_owned).collect())
    }

    /// A path, from the first of the folders on that it is below.
    pub(crate) fn shown<'a>(&self, path: &'a str) -> &'a str {
        let below = |folder: &String| path.strip_prefix(folder)?.strip_prefix('/');
        self.0.iter().find_map(below).unwrap_or(path)
    }

    /// Where a resource is declared: `site/role/manifests/web.pp:3`.
    pub(super) fn place(&self, resource: &Resource) -> String {
        match (&resource.file, resource.line) {
            (Some(file), Some(line)) => format!("{}:{line}", self.shown(file)),
            (Some(file), None) => self.shown(file).to_owned(),
            // Only code of the call has no file.
            (None, Some(line)) => format!("-e:{line}"),
            (None, None) => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_folder_counts() {
        let folders = Folders::new(&["/code/production/", "/code", ""]);
        assert_eq!(folders.shown("/code/production/a.pp"), "a.pp");
        assert_eq!(folders.shown("/code/modules/a.pp"), "modules/a.pp");
        assert_eq!(folders.shown("/code2/a.pp"), "/code2/a.pp");
        assert_eq!(folders.shown("/code"), "/code");
    }
}
