//! Where the history of the prompt is kept.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// The file: in the folder that users keep the state of programs in.
pub(super) fn path() -> Option<PathBuf> {
    of(env::var_os("XDG_STATE_HOME"), env::home_dir())
}

fn of(state: Option<OsString>, home: Option<PathBuf>) -> Option<PathBuf> {
    let state = state.map(PathBuf::from).filter(|path| path.is_absolute());
    let home = home.filter(|path| path.is_absolute());
    let state = state.or_else(|| home.map(|home| home.join(".local/state")))?;
    Some(state.join("marotte/history"))
}

/// Makes the folder of the file. If that fails, so will writing; nobody else needs to know.
pub(super) fn prepare(path: &Path) {
    if let Some(folder) = path.parent() {
        let _ = fs::create_dir_all(folder);
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::of;
    use std::path::Path;

    #[test]
    fn the_history_is_state() {
        let found = |state: Option<&str>| of(state.map(Into::into), Some("/home/ann".into()));
        assert_eq!(
            found(Some("/s")).as_deref(),
            Some(Path::new("/s/marotte/history"))
        );
        let usual = Some(Path::new("/home/ann/.local/state/marotte/history"));
        assert_eq!(found(None).as_deref(), usual);
        assert_eq!(found(Some("relative")).as_deref(), usual);
        assert_eq!(of(None, None), None);
    }
}
