//! Ruby code that the environments of a process have lowered, by path and text. Like manifests it
//! belongs to the environments that have that text, and goes with the last of them.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use marotte_pcore::Str;
use marotte_profile::{What, span};
use marotte_ruby::host::LoadProblem;
use marotte_ruby::program::Program;
use rustc_hash::FxHashMap;

/// A lowered text, or why it is none.
pub(crate) type Lowered = Result<Arc<Program>, LoadProblem>;

/// How a text is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ScriptForm {
    /// A file of Ruby.
    Code,
    /// A template (ERB).
    Template,
}

/// A text of Ruby code.
pub(crate) struct Script {
    form: ScriptForm,
    path: Str,
    text: Str,
    lowered: OnceLock<Lowered>,
    lowerings: Arc<AtomicU64>,
}

impl Script {
    /// What it says.
    pub(crate) fn text(&self) -> &Str {
        &self.text
    }

    /// The same text, of which nobody has asked for the program.
    pub(crate) fn unread(&self) -> Self {
        Self {
            form: self.form,
            path: self.path.clone(),
            text: self.text.clone(),
            lowered: OnceLock::new(),
            lowerings: Arc::clone(&self.lowerings),
        }
    }

    /// The program, which is made when it is first asked for.
    pub(crate) fn lowered(&self) -> Lowered {
        let lower = || {
            let _span = span(What::Parsing, &self.path);
            self.lowerings.fetch_add(1, Ordering::Relaxed);
            match self.form {
                ScriptForm::Code => marotte_ruby_puppet::lower(&self.path, &self.text),
                ScriptForm::Template => marotte_ruby_puppet::lower_template(&self.path, &self.text),
            }
        };
        self.lowered.get_or_init(lower).clone()
    }
}

/// What environments have of Ruby, by form and path.
#[derive(Default)]
pub(crate) struct Scripts {
    known: Mutex<FxHashMap<(ScriptForm, Str), Weak<Script>>>,
    lowerings: Arc<AtomicU64>,
}

impl Scripts {
    /// How often a text was lowered.
    pub(crate) fn lowerings(&self) -> u64 {
        self.lowerings.load(Ordering::Relaxed)
    }

    /// The text of a path.
    pub(crate) fn get(&self, form: ScriptForm, path: &str, text: &Str) -> Arc<Script> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (form, Str::from(path));
        let found = known.get(&key).and_then(Weak::upgrade);
        if let Some(found) = found.filter(|found| found.text == *text) {
            return found;
        }
        let script = Arc::new(Script {
            form,
            path: path.into(),
            text: text.clone(),
            lowered: OnceLock::new(),
            lowerings: Arc::clone(&self.lowerings),
        });
        // What nobody has any more makes room, now and then.
        if known.len().is_power_of_two() {
            known.retain(|_, script| script.strong_count() > 0);
        }
        known.insert(key, Arc::downgrade(&script));
        script
    }
}
