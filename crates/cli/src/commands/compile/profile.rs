//! `--profile`: where the time of a call went.

use std::io::{self, Write};
use std::path::Path;

use marotte_report::profile::{Measured, ProfileFormat};
use marotte_site::{Named, Profiled, replace};

/// Writes what was measured into a file, or to standard error.
pub(super) fn write(
    profiled: &Profiled,
    path: Option<&Path>,
    root: &str,
    log: &mut dyn Write,
) -> io::Result<()> {
    let measured = Measured {
        tree: &profiled.tree,
        seconds: profiled.seconds,
        nodes: &profiled.nodes,
        root,
    };
    let Some(path) = path else {
        return measured.write(ProfileFormat::Human, log);
    };
    let format = ProfileFormat::of_file(&path.to_string_lossy());
    let written = replace(path, Named::Given, |out| measured.write(format, out));
    written.map_err(|error| io::Error::other(format!("{}: {error}", path.display())))
}
