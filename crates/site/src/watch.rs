//! Waiting for files to change.
//!
//! Files are looked at a few times a second, by inode, time and size. What systems tell of changes is not
//! asked for: they do not tell it on all kinds of disks, and a look at some thousand files takes little.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime};

/// How long nobody looks, at least.
const PAUSE: Duration = Duration::from_millis(150);

/// How much longer than a look the pause is: many files shall not keep a core busy.
const REST: u32 = 8;

/// How long files must stay as they are before a change counts: who saves one may save others, too.
const QUIET: Duration = Duration::from_millis(50);

/// What a file looks like from outside.
type Look = (u64, SystemTime, u64);

/// Files as they looked when somebody looked last.
pub struct Watch<F> {
    files: F,
    seen: BTreeMap<PathBuf, Look>,
    /// The inodes of the files that this process writes, which it must not wait for.
    own: Vec<u64>,
}

/// What has become of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// It is new, or other than it was.
    Saved(PathBuf),
    /// It is not there any more.
    Gone(PathBuf),
}

impl Change {
    /// The file.
    pub fn path(&self) -> &Path {
        match self {
            Self::Saved(path) | Self::Gone(path) => path,
        }
    }
}

impl<F: FnMut() -> Vec<PathBuf>> Watch<F> {
    /// Watches the files that `files` names whenever it is asked.
    pub fn new(files: F) -> Self {
        let outputs = ["/proc/self/fd/1", "/proc/self/fd/2"].into_iter();
        let outputs = outputs.filter_map(|path| look_at(Path::new(path)));
        let mut watch = Self {
            files,
            seen: BTreeMap::new(),
            own: outputs.map(|(inode, ..)| inode).collect(),
        };
        watch.seen = watch.look();
        watch
    }

    /// How many files there are.
    pub fn count(&self) -> usize {
        self.seen.len()
    }

    /// Waits until something changes.
    pub fn wait(&mut self) -> Vec<Change> {
        loop {
            let start = Instant::now();
            let mut now = self.look();
            let pause = PAUSE.max(start.elapsed() * REST);
            if now != self.seen {
                loop {
                    sleep(QUIET);
                    let later = self.look();
                    let is_quiet = later == now;
                    now = later;
                    if is_quiet {
                        break;
                    }
                }
                let changes = changes(&self.seen, &now);
                self.seen = now;
                // What was changed back has not changed.
                if !changes.is_empty() {
                    return changes;
                }
            }
            sleep(pause);
        }
    }

    fn look(&mut self) -> BTreeMap<PathBuf, Look> {
        let files = (self.files)().into_iter();
        files
            .filter_map(|path| {
                let look = look_at(&path)?;
                Some((path, look))
            })
            .filter(|(_, look)| !self.own.contains(&look.0))
            .collect()
    }
}

fn look_at(path: &Path) -> Option<Look> {
    let metadata = fs::metadata(path).ok()?;
    let time = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
    #[cfg(unix)]
    let inode = std::os::unix::fs::MetadataExt::ino(&metadata);
    #[cfg(not(unix))]
    let inode = 0;
    Some((inode, time, metadata.len()))
}

fn changes(before: &BTreeMap<PathBuf, Look>, now: &BTreeMap<PathBuf, Look>) -> Vec<Change> {
    let saved = now
        .iter()
        .filter(|(path, look)| before.get(*path) != Some(look));
    let gone = before.keys().filter(|path| !now.contains_key(*path));
    let saved = saved.map(|(path, _)| Change::Saved(path.clone()));
    let gone = gone.map(|path| Change::Gone(path.clone()));
    saved.chain(gone).collect()
}

/// All files below some paths, but for hidden ones. Links to folders are not followed.
pub fn files_below(paths: &[PathBuf]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut waiting = paths.to_vec();
    while let Some(path) = waiting.pop() {
        let Ok(entries) = fs::read_dir(&path) else {
            found.push(path);
            continue;
        };
        for entry in entries.flatten() {
            if entry.file_name().as_encoded_bytes().starts_with(b".") {
                continue;
            }
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => waiting.push(entry.path()),
                _ => found.push(entry.path()),
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_told() {
        let look = |size| (1, SystemTime::UNIX_EPOCH, size);
        let files = |entries: &[(&str, u64)]| -> BTreeMap<PathBuf, Look> {
            let entries = entries.iter();
            entries
                .map(|(path, size)| (path.into(), look(*size)))
                .collect()
        };
        let before = files(&[("a", 1), ("b", 1), ("c", 1)]);
        let now = files(&[("a", 1), ("b", 2), ("d", 1)]);
        assert_eq!(
            changes(&before, &now),
            [
                Change::Saved("b".into()),
                Change::Saved("d".into()),
                Change::Gone("c".into())
            ]
        );
    }

    #[test]
    fn a_saved_file_is_noticed() {
        let folder = std::env::temp_dir().join(format!("marotte-watch-{}", std::process::id()));
        fs::create_dir_all(folder.join("below")).unwrap();
        let file = folder.join("below/a");
        fs::write(&file, "1").unwrap();
        let paths = [folder.clone()];
        let mut watch = Watch::new(|| files_below(&paths));
        assert_eq!(watch.count(), 1);
        fs::write(&file, "12").unwrap();
        assert_eq!(watch.wait(), [Change::Saved(file.clone())]);
        fs::remove_file(&file).unwrap();
        assert_eq!(watch.wait(), [Change::Gone(file)]);
        fs::remove_dir_all(folder).unwrap();
    }
}
