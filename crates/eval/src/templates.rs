//! Templates of files, parsed once for each text that an environment has.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock, Weak};

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

/// The templates of an environment that were parsed, by the paths of their files. One whose text
/// has changed is parsed again, unless another environment has that text, too.
#[derive(Default)]
pub struct Templates {
    known: RwLock<FxHashMap<Str, Arc<Known>>>,
    others: Arc<SharedTemplates>,
}

/// The templates of all environments of a process. It holds none of them.
#[derive(Default)]
pub struct SharedTemplates {
    known: RwLock<FxHashMap<Str, Weak<Known>>>,
    parses: AtomicU64,
}

struct Known {
    text: Str,
    language: Language,
    parsed: Arc<ParsedCode>,
}

impl Known {
    fn is(&self, text: &Str, language: Language) -> bool {
        self.language == language && self.text == *text
    }
}

impl SharedTemplates {
    /// How often a template was parsed.
    pub fn parses(&self) -> u64 {
        self.parses.load(Ordering::Relaxed)
    }

    /// How many templates environments have.
    pub fn count(&self) -> usize {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        let held = known.values().filter(|known| known.strong_count() > 0);
        held.count()
    }
}

impl Templates {
    /// Those of an environment, none yet, among those of others.
    pub fn among(others: &Arc<SharedTemplates>) -> Self {
        Self {
            known: RwLock::default(),
            others: others.clone(),
        }
    }

    /// The template of a file, parsed by this call if no other has done so.
    pub(crate) fn get(
        &self,
        path: &str,
        text: &Str,
        language: Language,
        parse: impl FnOnce() -> ParsedCode,
    ) -> Arc<ParsedCode> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known.get(path).filter(|known| known.is(text, language)) {
            return known.parsed.clone();
        }
        drop(known);
        // Held while it is parsed, so that no two threads parse the same.
        let others = &self.others;
        let mut shared = others.known.write().unwrap_or_else(PoisonError::into_inner);
        let known = shared.get(path).and_then(Weak::upgrade);
        let known = known.filter(|known| known.is(text, language));
        let known = known.unwrap_or_else(|| {
            others.parses.fetch_add(1, Ordering::Relaxed);
            let known = Arc::new(Known {
                text: text.clone(),
                language,
                parsed: Arc::new(parse()),
            });
            // What nobody has any more makes room, now and then.
            if shared.len().is_power_of_two() {
                shared.retain(|_, known| known.strong_count() > 0);
            }
            shared.insert(path.into(), Arc::downgrade(&known));
            known
        });
        drop(shared);
        let mut own = self.known.write().unwrap_or_else(PoisonError::into_inner);
        own.insert(path.into(), known.clone());
        known.parsed.clone()
    }
}
