//! Standard output in large pieces.

use std::fs::File;
use std::io::{self, Write};

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
