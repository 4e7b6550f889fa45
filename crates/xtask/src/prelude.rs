//! `cargo xtask prelude`: lowers the Ruby texts that are part of the program, for the binary.

use std::{fs, io};

use crate::{Chore, project, say};

pub(crate) fn run() -> Chore {
    let stored = [
        (
            "crates/ruby/src/library.bin",
            marotte_ruby::library::stored(),
        ),
        (
            "crates/ruby-puppet/src/prelude.bin",
            marotte_ruby_puppet::prelude::stored(),
        ),
    ];
    for (path, bytes) in stored {
        let bytes = bytes.map_err(|error| io::Error::other(format!("{path}: {error}")))?;
        fs::write(project::root().join(path), &bytes)?;
        say(&format!("{path} written: {} bytes", bytes.len()));
    }
    Ok(true)
}
