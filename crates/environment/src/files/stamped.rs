//! Files that are read again only if they look different from outside.
//!
//! Templates, files and data are looked at whenever they are used, as in the reference; to look is
//! not to read. A file that was changed a moment before it was read may change again without looking
//! different, so that such a one is not trusted.

use std::io;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{SystemTime, UNIX_EPOCH};

use marotte_pcore::Str;
use rustc_hash::FxHashMap;

use super::{Files, Stamp};

/// How long a file must have been left alone before its looks are trusted, in nanoseconds.
const SETTLED: i128 = 1_000_000_000;

/// What is in a file.
#[derive(Clone)]
pub(crate) enum Content {
    /// A text.
    Text(Str),
    /// Something else.
    Bytes(Arc<[u8]>),
}

impl Content {
    fn new(bytes: Vec<u8>) -> Self {
        match String::from_utf8(bytes) {
            Ok(text) => Self::Text(text.into()),
            Err(error) => Self::Bytes(error.into_bytes().into()),
        }
    }

    /// Its bytes.
    pub(crate) fn bytes(&self) -> &[u8] {
        match self {
            Self::Text(text) => text.as_bytes(),
            Self::Bytes(bytes) => bytes,
        }
    }
}

/// What a file looked like, and what was in it.
type Seen = (Stamp, Content);

/// The files that were read, by their paths.
#[derive(Default)]
pub(crate) struct Stamped {
    known: RwLock<FxHashMap<String, Seen>>,
}

impl Stamped {
    /// What is in a file as it is now.
    pub(crate) fn read(&self, files: &dyn Files, path: &str) -> Option<io::Result<Content>> {
        let stamp = files.stamp(path)?;
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, content)) = known.get(path).filter(|(seen, _)| *seen == stamp) {
            return Some(Ok(content.clone()));
        }
        drop(known);
        let (content, is_same) = match files.read_looked_at(path, &stamp)? {
            Ok((bytes, is_same)) => (Content::new(bytes), is_same),
            Err(error) => return Some(Err(error)),
        };
        if is_same && is_settled(&stamp) {
            let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
            known.insert(path.to_owned(), (stamp, content.clone()));
        }
        Some(Ok(content))
    }
}

fn is_settled(stamp: &Stamp) -> bool {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.map_or(0, |now| now.as_nanos() as i128);
    stamp.modified.saturating_add(SETTLED) <= now
}
