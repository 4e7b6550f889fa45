//! Writing: files so that nobody ever sees half of one, and standard output in large pieces.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// Writes a file where nobody sees it yet, then puts it in the place of what was there.
pub(crate) fn replace(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let Some(name) = path.file_name() else {
        return Err(io::Error::from(io::ErrorKind::IsADirectory));
    };
    // The same folder, since only there a rename is one step.
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}.tmp", std::process::id()));
    let hidden = path.with_file_name(hidden);
    let written = create(&hidden, write).and_then(|()| fs::rename(&hidden, path));
    if written.is_err() {
        let _ = fs::remove_file(&hidden);
    }
    written
}

fn create(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    write(&mut file)?;
    file.into_inner()?.sync_data()
}

/// Standard output as it is. That of the standard library looks for line breaks in all that passes
/// by, to show lines as soon as they are whole; what is written here is flushed when it is due.
pub(crate) fn stdout() -> Box<dyn Write> {
    #[cfg(unix)]
    {
        use std::os::fd::AsFd;
        if let Ok(own) = io::stdout().as_fd().try_clone_to_owned() {
            return Box::new(File::from(own));
        }
    }
    Box::new(io::stdout())
}
