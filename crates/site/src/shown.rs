//! A catalog on its way out.

use std::io::{self, Write};
use std::path::PathBuf;

use marotte_catalog::Catalog;

use crate::failed::Failed;
use crate::write::{Named, replace};

/// A catalog on its way out.
pub enum Shown {
    /// It is in its file.
    Written,
    /// As text, which waits for its turn.
    Text(Vec<u8>),
    /// As it is: the only one need not wait, so that it is never in memory as text.
    Catalog(Box<Catalog>),
}

impl Shown {
    /// Writes a catalog into its file, if it has one; else it is text, if it has to wait.
    pub fn new(
        catalog: Catalog,
        place: Option<(PathBuf, Named)>,
        waits: bool,
        write: impl Fn(&Catalog, &mut dyn Write) -> io::Result<()>,
    ) -> Result<Self, Failed> {
        if let Some((path, named)) = place {
            return match replace(&path, named, |out| write(&catalog, out)) {
                Ok(()) => Ok(Self::Written),
                Err(error) => Err(Failed::not_written(&path.to_string_lossy(), &error)),
            };
        }
        if !waits {
            return Ok(Self::Catalog(Box::new(catalog)));
        }
        let mut text = Vec::new();
        match write(&catalog, &mut text) {
            Ok(()) => Ok(Self::Text(text)),
            Err(error) => Err(Failed::not_written("standard output", &error)),
        }
    }
}
