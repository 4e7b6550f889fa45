//! Writing files so that nobody ever sees half of one.
//!
//! Catalogs hold secrets, so that nobody but the owner and the group of a file may read it. What is
//! no file (a device, a pipe) stays what it is.

use std::collections::hash_map::RandomState;
use std::fs::{self, File, Metadata, OpenOptions};
use std::hash::{BuildHasher, Hasher};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// What others may do with a file at the most: the owner reads and writes, the group reads.
#[cfg(unix)]
const MODE: u32 = 0o640;

/// How often a name for a hidden file is made up before we give up.
const ATTEMPTS: usize = 16;

/// Who says where something is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named {
    /// A person, who may mean a device, a pipe or the file behind a link.
    Given,
    /// We, by the name of a node: it can be nothing but a file.
    Made,
    /// The configuration, which others read, too.
    Shared,
}

impl Named {
    /// What others may do with a file at the most, and with a new one.
    #[cfg(unix)]
    fn modes(self) -> (u32, u32) {
        match self {
            Self::Given | Self::Made => (MODE, MODE),
            Self::Shared => (0o7777, 0o644),
        }
    }
}

/// Writes a file where nobody sees it yet, then puts it in the place of what was there. What is no
/// file is written to as it is.
pub fn replace(
    path: &Path,
    named: Named,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let known = match fs::symlink_metadata(path) {
        Ok(known) => Some(known),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    match known {
        Some(known) if named == Named::Made && !known.is_file() => Err(io::Error::new(
            io::ErrorKind::AlreadyExists,
            "it is there already, and it is not a regular file",
        )),
        Some(known) if known.is_symlink() => match fs::canonicalize(path) {
            Ok(target) => match fs::metadata(&target)? {
                known if known.is_file() => exchange(&target, Some(&known), named, write),
                _ => write_through(&target, write),
            },
            // A link to nothing is where the file shall be.
            Err(error) if error.kind() == io::ErrorKind::NotFound => write_all(
                OpenOptions::new().write(true).create(true).truncate(true),
                path,
                named,
                write,
            ),
            Err(error) => Err(error),
        },
        Some(known) if !known.is_file() => write_through(path, write),
        known => exchange(path, known.as_ref(), named, write),
    }
}

/// Puts a new file in the place of what was there.
fn exchange(
    path: &Path,
    known: Option<&Metadata>,
    named: Named,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    if let Some(file) = nameless::create(path, known, named) {
        let file = write_to(file, write)?;
        return nameless::put(&file, path);
    }
    let (hidden, file) = create_hidden(path, known, named)?;
    let written = write_to(file, write).and_then(|_| fs::rename(&hidden, path));
    if written.is_err() {
        let _ = fs::remove_file(&hidden);
    }
    written
}

/// Files that have no name until they are whole: of a process that is ended nothing is left behind.
#[cfg(target_os = "linux")]
mod nameless {
    use std::fs::{self, File, Metadata, OpenOptions};
    use std::io;
    use std::os::fd::AsRawFd;
    use std::os::unix::fs::OpenOptionsExt;
    use std::path::Path;

    use nix::fcntl::{AT_FDCWD, AtFlags};
    use nix::unistd::linkat;

    use super::Named;

    /// Where the files of a process have names that can be linked to.
    const OWN_FILES: &str = "/proc/self/fd";

    /// A file in the folder of another, if the file system has such files.
    pub(super) fn create(path: &Path, known: Option<&Metadata>, named: Named) -> Option<File> {
        path.file_name()?;
        let folder = match path.parent()? {
            folder if folder.as_os_str().is_empty() => Path::new("."),
            folder => folder,
        };
        let mut options = OpenOptions::new();
        options.write(true).custom_flags(nix::libc::O_TMPFILE);
        super::restrict(&mut options, known, named);
        let file = options.open(folder).ok()?;
        Path::new(OWN_FILES).is_dir().then_some(file)
    }

    /// Gives a file a name, whoever has it.
    pub(super) fn put(file: &File, path: &Path) -> io::Result<()> {
        match name(file, path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            named => return named,
        }
        let hidden = super::hidden_name(path)?;
        name(file, &hidden)?;
        fs::rename(&hidden, path).inspect_err(|_| drop(fs::remove_file(&hidden)))
    }

    fn name(file: &File, path: &Path) -> io::Result<()> {
        let own = format!("{OWN_FILES}/{}", file.as_raw_fd());
        let follow = AtFlags::AT_SYMLINK_FOLLOW;
        linkat(AT_FDCWD, own.as_str(), AT_FDCWD, path, follow).map_err(Into::into)
    }
}

#[cfg(not(target_os = "linux"))]
mod nameless {
    use std::fs::{File, Metadata};
    use std::io;
    use std::path::Path;

    use super::Named;

    pub(super) fn create(_: &Path, _: Option<&Metadata>, _: Named) -> Option<File> {
        None
    }

    pub(super) fn put(_: &File, _: &Path) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

/// A name beside another that nobody can guess.
fn hidden_name(path: &Path) -> io::Result<PathBuf> {
    let Some(name) = path.file_name() else {
        return Err(io::Error::from(io::ErrorKind::IsADirectory));
    };
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{:016x}.tmp", random()));
    Ok(path.with_file_name(hidden))
}

/// A new file beside another, since only there a rename is one step. Nobody can guess its name or
/// have put something else there.
fn create_hidden(
    path: &Path,
    known: Option<&Metadata>,
    named: Named,
) -> io::Result<(PathBuf, File)> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    restrict(&mut options, known, named);
    let mut last = io::Error::from(io::ErrorKind::AlreadyExists);
    for _ in 0..ATTEMPTS {
        let hidden = hidden_name(path)?;
        match options.open(&hidden) {
            Ok(file) => return Ok((hidden, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => last = error,
            Err(error) => return Err(error),
        }
    }
    Err(last)
}

/// A number that nobody can guess: the keys of hashes are random.
fn random() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// Lets nobody do more with a new file than with the one that it replaces.
#[cfg(unix)]
fn restrict(options: &mut OpenOptions, known: Option<&Metadata>, named: Named) {
    use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
    let (most, usual) = named.modes();
    options.mode(known.map_or(usual, |known| known.mode() & most));
}

#[cfg(not(unix))]
fn restrict(_options: &mut OpenOptions, _known: Option<&Metadata>, _named: Named) {}

/// Writes to a device or a pipe.
fn write_through(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let mut out = BufWriter::new(OpenOptions::new().write(true).open(path)?);
    write(&mut out)?;
    out.flush()
}

/// Writes to a file that is made where it is.
fn write_all(
    options: &mut OpenOptions,
    path: &Path,
    named: Named,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    restrict(options, None, named);
    write_to(options.open(path)?, write).map(drop)
}

fn write_to(file: File, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<File> {
    let mut file = BufWriter::new(file);
    write(&mut file)?;
    let file = file.into_inner()?;
    file.sync_data()?;
    Ok(file)
}
