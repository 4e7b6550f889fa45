//! The files of this machine.

use std::fs;
use std::io::{self, Read};
use std::path::Path;
use std::time::UNIX_EPOCH;

use super::{Entry, Files, Stamp};

/// The size of the largest file that somebody may have written.
pub const LARGEST_FILE: u64 = 64 * 1024 * 1024;

/// The files of this machine. Relative paths are of the current folder.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl Files for Disk {
    fn read(&self, path: &str) -> Option<io::Result<Vec<u8>>> {
        match read(path) {
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

/// The bytes of a file. A device or a pipe may never end, and a pipe may never begin.
fn read(path: &str) -> io::Result<Vec<u8>> {
    let metadata = fs::metadata(path)?;
    if metadata.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if !metadata.is_file() {
        return Err(io::Error::other("it is no regular file"));
    }
    if metadata.len() > LARGEST_FILE {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let mut bytes = Vec::with_capacity(usize::try_from(metadata.len()).unwrap_or_default() + 1);
    // A file may grow while it is read.
    fs::File::open(path)?
        .take(LARGEST_FILE)
        .read_to_end(&mut bytes)?;
    Ok(bytes)
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
