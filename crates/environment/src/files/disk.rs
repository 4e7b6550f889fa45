//! The files of this machine.

use std::fs;
use std::io;
use std::path::Path;
use std::time::UNIX_EPOCH;

use super::{Entry, Files, Stamp};

/// The files of this machine. Relative paths are of the current folder.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl Files for Disk {
    fn read(&self, path: &str) -> Option<io::Result<Vec<u8>>> {
        match fs::read(path) {
            Ok(bytes) => Some(Ok(bytes)),
            Err(error) => match error.kind() {
                io::ErrorKind::NotFound
                | io::ErrorKind::NotADirectory
                | io::ErrorKind::IsADirectory
                | io::ErrorKind::InvalidInput => None,
                _ => Some(Err(error)),
            },
        }
    }

    fn exists(&self, path: &str) -> bool {
        Path::new(path).exists()
    }

    fn stamp(&self, path: &str) -> Option<Stamp> {
        let metadata = fs::metadata(path).ok()?;
        let modified = metadata.modified().ok();
        let since = modified.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        Some(Stamp {
            inode: inode(&metadata),
            modified: since.map_or(0, |since| since.as_nanos() as i128),
            size: metadata.len(),
        })
    }

    fn is_dir(&self, path: &str) -> bool {
        Path::new(path).is_dir()
    }

    fn list(&self, folder: &str) -> Vec<Entry> {
        let mut entries = self.entries(folder).unwrap_or_default();
        entries.retain(|entry| entry.is_text);
        entries
    }

    fn entries(&self, folder: &str) -> io::Result<Vec<Entry>> {
        let mut found: Vec<Entry> = fs::read_dir(folder)?
            .filter_map(|entry| {
                let entry = entry.ok()?;
                let is_link = entry.file_type().ok()?.is_symlink();
                let name = entry.file_name();
                Some(Entry {
                    name: name.to_string_lossy().into_owned(),
                    is_dir: entry.path().is_dir(),
                    is_link,
                    is_text: name.to_str().is_some(),
                })
            })
            .collect();
        found.sort();
        Ok(found)
    }
}

#[cfg(unix)]
fn inode(metadata: &fs::Metadata) -> u64 {
    use std::os::unix::fs::MetadataExt;
    metadata.ino()
}

#[cfg(not(unix))]
fn inode(_: &fs::Metadata) -> u64 {
    0
}
