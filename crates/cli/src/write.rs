//! Writing files so that nobody ever sees half of one.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Puts a text where nobody sees it yet, then in the place of what was there.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let Some(name) = path.file_name() else {
        return Err(io::Error::from(io::ErrorKind::IsADirectory));
    };
    // The same folder, since only there a rename is one step.
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}.tmp", std::process::id()));
    let hidden = path.with_file_name(hidden);
    let written = write_all(&hidden, bytes).and_then(|()| fs::rename(&hidden, path));
    if written.is_err() {
        let _ = fs::remove_file(&hidden);
    }
    written
}

fn write_all(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_data()
}
