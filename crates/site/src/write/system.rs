//! What writing a file asks of the system.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// What writing a file asks of the system, an operation each. Tests have one that fails.
pub(super) trait System {
    /// A file that is open.
    type File: Write;

    /// What is at a path; a link is one.
    fn look(&self, path: &Path) -> io::Result<Metadata>;

    /// Where a path leads to in the end, whether there is something or not.
    fn follow(&self, path: &Path) -> io::Result<PathBuf>;

    fn open(&self, options: &OpenOptions, path: &Path) -> io::Result<Self::File>;

    /// A file in a folder that has no name yet.
    fn open_nameless(&self, options: OpenOptions, folder: &Path) -> io::Result<Self::File>;

    /// Gives such a file a name that nobody has.
    fn name(&self, file: &Self::File, path: &Path) -> io::Result<()>;

    /// Sees to it that what was written is on the disk.
    fn sync(&self, file: &Self::File) -> io::Result<()>;

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    fn remove(&self, path: &Path) -> io::Result<()>;
}

/// The system of this machine.
pub(super) struct Machine;

/// As many links as the system follows.
const LINKS: usize = 40;

/// Where the files of a process have names that can be linked to.
#[cfg(target_os = "linux")]
const OWN_FILES: &str = "/proc/self/fd";

impl System for Machine {
    type File = File;

    fn look(&self, path: &Path) -> io::Result<Metadata> {
        fs::symlink_metadata(path)
    }

    fn follow(&self, path: &Path) -> io::Result<PathBuf> {
        match fs::canonicalize(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            found => return found,
        }
        let mut path = path.to_owned();
        for _ in 0..LINKS {
            let Ok(target) = fs::read_link(&path) else {
                return Ok(path);
            };
            path.pop();
            path.push(target);
        }
        Err(io::Error::other("too many links"))
    }

    fn open(&self, options: &OpenOptions, path: &Path) -> io::Result<File> {
        options.open(path)
    }

    #[cfg(target_os = "linux")]
    fn open_nameless(&self, mut options: OpenOptions, folder: &Path) -> io::Result<File> {
        use std::os::unix::fs::OpenOptionsExt;
        let file = options.custom_flags(nix::libc::O_TMPFILE).open(folder)?;
        match Path::new(OWN_FILES).is_dir() {
            true => Ok(file),
            false => Err(io::ErrorKind::Unsupported.into()),
        }
    }

    #[cfg(not(target_os = "linux"))]
    fn open_nameless(&self, _: OpenOptions, _: &Path) -> io::Result<File> {
        Err(io::ErrorKind::Unsupported.into())
    }

    #[cfg(target_os = "linux")]
    fn name(&self, file: &File, path: &Path) -> io::Result<()> {
        use nix::fcntl::{AT_FDCWD, AtFlags};
        use std::os::fd::AsRawFd;
        let own = format!("{OWN_FILES}/{}", file.as_raw_fd());
        let follow = AtFlags::AT_SYMLINK_FOLLOW;
        nix::unistd::linkat(AT_FDCWD, own.as_str(), AT_FDCWD, path, follow).map_err(Into::into)
    }

    #[cfg(not(target_os = "linux"))]
    fn name(&self, _: &File, _: &Path) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn sync(&self, file: &File) -> io::Result<()> {
        file.sync_data()
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }
}
