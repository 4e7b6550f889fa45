//! Files in memory before those of this machine.

use std::io;

use super::{Disk, Entry, Files, Memory, Stamp};
use crate::paths::is_absolute;

/// Files in memory, and those of this machine wherever a path is absolute and not in memory.
#[derive(Clone, Debug, Default)]
pub struct Layered(pub Memory);

impl Layered {
    fn is_below(&self, path: &str) -> bool {
        is_absolute(path) && !self.0.exists(path)
    }
}

impl Files for Layered {
    fn read(&self, path: &str) -> Option<io::Result<Vec<u8>>> {
        if self.is_below(path) {
            return Disk.read(path);
        }
        self.0.read(path)
    }

    fn exists(&self, path: &str) -> bool {
        self.0.exists(path) || (is_absolute(path) && Disk.exists(path))
    }

    fn stamp(&self, path: &str) -> Option<Stamp> {
        if self.is_below(path) {
            return Disk.stamp(path);
        }
        self.0.stamp(path)
    }

    fn is_dir(&self, path: &str) -> bool {
        self.0.is_dir(path) || (self.is_below(path) && Disk.is_dir(path))
    }

    fn list(&self, folder: &str) -> Vec<Entry> {
        if self.is_below(folder) {
            return Disk.list(folder);
        }
        self.0.list(folder)
    }

    fn entries(&self, folder: &str) -> io::Result<Vec<Entry>> {
        if self.is_below(folder) {
            return Disk.entries(folder);
        }
        self.0.entries(folder)
    }
}
