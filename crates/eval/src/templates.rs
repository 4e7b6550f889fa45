//! Templates of files, parsed once for all compilations of a process.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use marotte_diagnostics::{Diagnostic, LogEntry};
use marotte_ir::Program;
use marotte_pcore::Str;
use marotte_syntax::Language;
use rustc_hash::FxHashMap;

/// Code that was parsed, and what there was to say about it.
pub(crate) struct ParsedCode {
    /// The program, or why there is none.
    pub(crate) outcome: Result<Arc<Program>, Box<Diagnostic>>,
    pub(crate) logs: Vec<LogEntry>,
}

/// The templates that were parsed, by the paths of their files. One whose text has changed is
/// parsed again.
#[derive(Default)]
pub struct Templates {
    known: RwLock<FxHashMap<Str, Known>>,
    parses: AtomicU64,
}

struct Known {
    text: Str,
    language: Language,
    parsed: Arc<ParsedCode>,
}

impl Templates {
    /// How often a template was parsed.
    pub fn parses(&self) -> u64 {
        self.parses.load(Ordering::Relaxed)
    }

    /// How many templates there are.
    pub fn count(&self) -> usize {
        let known = self.known.read();
        known.unwrap_or_else(PoisonError::into_inner).len()
    }

    /// The template of a file, parsed by this call if no other has done so.
    pub(crate) fn get(
        &self,
        path: &str,
        text: &Str,
        language: Language,
        parse: impl FnOnce() -> ParsedCode,
    ) -> Arc<ParsedCode> {
        let same = |known: &Known| {
            let is_same = known.language == language && known.text == *text;
            is_same.then(|| known.parsed.clone())
        };
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(parsed) = known.get(path).and_then(same) {
            return parsed;
        }
        drop(known);
        // Held while it is parsed, so that no two threads parse the same.
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(parsed) = known.get(path).and_then(same) {
            return parsed;
        }
        self.parses.fetch_add(1, Ordering::Relaxed);
        let parsed = Arc::new(parse());
        let entry = Known {
            text: text.clone(),
            language,
            parsed: parsed.clone(),
        };
        known.insert(path.into(), entry);
        parsed
    }
}
