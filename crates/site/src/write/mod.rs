//! Writing files so that nobody ever sees half of one.
//!
//! Catalogs hold secrets, so that nobody but the owner and the group of a file may read it. What is
//! no file (a device, a pipe) stays what it is.
//!
//! All that the programs write goes through here, and all that is asked of the system for it through
//! [`System`]: a test fails each of these operations in each way that it can.

mod system;
#[cfg(all(test, unix))]
mod tests;

use std::collections::hash_map::RandomState;
use std::fs::{Metadata, OpenOptions};
use std::hash::{BuildHasher, Hasher};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use system::{Machine, System};

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
    replace_on(&Machine, path, named, write)
}

/// The same on any system.
fn replace_on(
    system: &impl System,
    path: &Path,
    named: Named,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let known = match system.look(path) {
        Ok(known) => Some(known),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    match known {
        Some(known) if named == Named::Made && !known.is_file() => Err(io::Error::new(
            io::ErrorKind::AlreadyExists,
            "it is there already, and it is not a regular file",
        )),
        Some(known) if known.is_symlink() => {
            let target = system.follow(path)?;
            match system.look(&target) {
                Ok(known) if known.is_file() => {
                    exchange(system, &target, Some(&known), named, write)
                }
                Ok(_) => write_through(system, &target, write),
                // A link to nothing is where the file shall be.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    exchange(system, &target, None, named, write)
                }
                Err(error) => Err(error),
            }
        }
        Some(known) if !known.is_file() => write_through(system, path, write),
        known => exchange(system, path, known.as_ref(), named, write),
    }
}

/// Puts a new file in the place of what was there.
fn exchange(
    system: &impl System,
    path: &Path,
    known: Option<&Metadata>,
    named: Named,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    if let Some(file) = create_nameless(system, path, known, named) {
        let file = write_to(system, file, write)?;
        return put(system, &file, path);
    }
    let (hidden, file) = create_hidden(system, path, known, named)?;
    let written = write_to(system, file, write).and_then(|_| system.rename(&hidden, path));
    if written.is_err() {
        let _ = system.remove(&hidden);
    }
    written
}

/// A file that has no name until it is whole: of a process that is ended nothing is left behind.
/// Nothing if the file system has none.
fn create_nameless<S: System>(
    system: &S,
    path: &Path,
    known: Option<&Metadata>,
    named: Named,
) -> Option<S::File> {
    path.file_name()?;
    let folder = match path.parent()? {
        folder if folder.as_os_str().is_empty() => Path::new("."),
        folder => folder,
    };
    let mut options = OpenOptions::new();
    options.write(true);
    restrict(&mut options, known, named);
    system.open_nameless(options, folder).ok()
}

/// Gives such a file a name, whoever has it.
fn put<S: System>(system: &S, file: &S::File, path: &Path) -> io::Result<()> {
    match system.name(file, path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        named => return named,
    }
    let hidden = hidden_name(path)?;
    system.name(file, &hidden)?;
    let renamed = system.rename(&hidden, path);
    renamed.inspect_err(|_| drop(system.remove(&hidden)))
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
fn create_hidden<S: System>(
    system: &S,
    path: &Path,
    known: Option<&Metadata>,
    named: Named,
) -> io::Result<(PathBuf, S::File)> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    restrict(&mut options, known, named);
    let mut last = io::Error::from(io::ErrorKind::AlreadyExists);
    for _ in 0..ATTEMPTS {
        let hidden = hidden_name(path)?;
        match system.open(&options, &hidden) {
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
    system: &impl System,
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let file = system.open(OpenOptions::new().write(true), path)?;
    let mut out = BufWriter::new(file);
    write(&mut out)?;
    out.flush()
}

/// Writes to a file, all of it and onto the disk.
fn write_to<S: System>(
    system: &S,
    file: S::File,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<S::File> {
    let mut file = BufWriter::new(file);
    write(&mut file)?;
    let file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
    system.sync(&file)?;
    Ok(file)
}
