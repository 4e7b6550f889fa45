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
        of_file(read(path))
    }

    fn read_looked_at(&self, path: &str, looked: &Stamp) -> Option<io::Result<(Vec<u8>, bool)>> {
        of_file(match looked.is_file {
            // The open file says what it looks like for less than its path does.
            true => fs::File::open(path).and_then(|mut file| {
                let bytes = read_expected(&mut file, looked.size)?;
                let now = stamp_of(&file.metadata()?);
                Ok((bytes, now == *looked))
            }),
            false => read(path).map(|bytes| (bytes, false)),
        })
    }

    fn exists(&self, path: &str) -> bool {
        look(path).transpose().is_some()
    }

    fn stamp(&self, path: &str) -> Option<Stamp> {
        let Ok(metadata) = look(path).transpose()? else {
            return Some(UNSEEN);
        };
        Some(stamp_of(&metadata))
    }

    fn is_dir(&self, path: &str) -> bool {
        is_folder(path).unwrap_or_default()
    }

    fn list(&self, folder: &str) -> Vec<Entry> {
        let mut entries = self.entries(folder).unwrap_or_default();
        entries.retain(|entry| entry.is_text);
        entries
    }

    fn entries(&self, folder: &str) -> io::Result<Vec<Entry>> {
        let mut found = Vec::new();
        for entry in again(|| fs::read_dir(folder))? {
            let entry = entry?;
            let (name, kind) = (entry.file_name(), entry.file_type()?);
            let is_link = kind.is_symlink();
            found.push(Entry {
                is_dir: match is_link {
                    true => is_folder(entry.path())?,
                    false => kind.is_dir(),
                },
                is_link,
                is_text: name.to_str().is_some(),
                name: name.to_string_lossy().into_owned(),
            });
        }
        found.sort();
        Ok(found)
    }
}

/// What was read of a file. There may be none, or something else.
fn of_file<T>(read: io::Result<T>) -> Option<io::Result<T>> {
    match read {
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::NotFound
                    | io::ErrorKind::NotADirectory
                    | io::ErrorKind::IsADirectory
                    | io::ErrorKind::InvalidInput
            ) =>
        {
            None
        }
        read => Some(read),
    }
}

fn stamp_of(metadata: &fs::Metadata) -> Stamp {
    let modified = metadata.modified().ok();
    let since = modified.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    Stamp {
        inode: inode(metadata),
        modified: since.map_or(0, |since| since.as_nanos() as i128),
        size: metadata.len(),
        is_file: metadata.is_file(),
    }
}

/// What a file looks like that is there and cannot be looked at: whoever reads it is told why.
const UNSEEN: Stamp = Stamp {
    inode: 0,
    modified: -1,
    size: 0,
    is_file: false,
};

/// What the system says of a path. Whoever may not enter a folder sees nothing in it, as the reference
/// does.
fn look(path: impl AsRef<Path>) -> io::Result<Option<fs::Metadata>> {
    match again(|| fs::metadata(path.as_ref())) {
        Ok(metadata) => Ok(Some(metadata)),
        Err(error) if is_absent(&error) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Whether an error says that there is nothing, not that something cannot be had now.
fn is_absent(error: &io::Error) -> bool {
    /// A link that leads to itself.
    const LOOP: i32 = if cfg!(target_os = "linux") { 40 } else { 62 };
    matches!(
        error.kind(),
        io::ErrorKind::NotFound
            | io::ErrorKind::NotADirectory
            | io::ErrorKind::PermissionDenied
            | io::ErrorKind::InvalidInput
            | io::ErrorKind::InvalidFilename
    ) || error.raw_os_error() == Some(LOOP)
}

fn is_folder(path: impl AsRef<Path>) -> io::Result<bool> {
    Ok(look(path)?.is_some_and(|metadata| metadata.is_dir()))
}

/// Asks again if a signal came in between.
fn again<T>(ask: impl Fn() -> io::Result<T>) -> io::Result<T> {
    loop {
        match ask() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            answer => return answer,
        }
    }
}

/// The bytes of a file. A device or a pipe may never end, and a pipe may never begin; to open one may do
/// something.
fn read(path: &str) -> io::Result<Vec<u8>> {
    let metadata = again(|| fs::metadata(path))?;
    if metadata.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if !metadata.is_file() {
        return Err(io::Error::other("it is no regular file"));
    }
    read_expected(&mut fs::File::open(path)?, metadata.len())
}

/// The bytes of a file that should have so many.
fn read_expected(file: &mut fs::File, size: u64) -> io::Result<Vec<u8>> {
    if size > LARGEST_FILE {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    // A file may grow while it is read.
    read_whole(
        file.take(LARGEST_FILE),
        usize::try_from(size).unwrap_or_default(),
    )
}

/// All that can be read of a file of this size, asking the system once if it has just that.
pub fn read_whole(mut reader: impl Read, size: usize) -> io::Result<Vec<u8>> {
    // One more than there should be: whoever gets less than asked for is at the end.
    let mut bytes = vec![0; size + 1];
    let read = loop {
        match reader.read(&mut bytes) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            read => break read?,
        }
    };
    bytes.truncate(read);
    if read != size || size == 0 {
        reader.read_to_end(&mut bytes)?;
    }
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
