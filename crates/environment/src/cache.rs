//! Files that were parsed, validated and lowered.

use std::hash::BuildHasher;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock, Weak};

use marotte_diagnostics::{Diagnostic, LogEntry, SourceFile};
use marotte_eval::{Failure, LoadError, SharedTemplates};
use marotte_ir::Program;
use marotte_syntax::{Language, Surroundings, check};
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::scripts::Scripts;

/// What files are checked against: the language, and where the files of modules are.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Rules {
    pub(crate) language: Language,
    /// Where files stand, but for their own paths.
    pub(crate) around: Surroundings,
}

/// A file that was parsed.
pub struct ParsedFile {
    source: Arc<SourceFile>,
    rules: Arc<Rules>,
    outcome: Result<Arc<Program>, Box<Diagnostic>>,
    logs: Arc<[LogEntry]>,
}

impl ParsedFile {
    /// The program, or why the text is no program.
    pub fn program(&self) -> Result<&Arc<Program>, LoadError> {
        self.outcome.as_ref().map_err(|refusal| LoadError {
            logs: self.logs.to_vec(),
            // What the reference reports without a file gets the place of who needed it.
            failure: match refusal.file() {
                Some(_) => Failure::Settled(refusal.clone()),
                None => Failure::during(refusal.issue.clone()),
            },
        })
    }

    /// What parsing it had to say.
    pub fn logs(&self) -> &Arc<[LogEntry]> {
        &self.logs
    }

    fn new(path: &str, text: String, rules: &Arc<Rules>) -> Self {
        let source = SourceFile::new(path, text);
        let around = Surroundings {
            path: Some(path.into()),
            ..rules.around.clone()
        };
        let checked = check(&source, &rules.language, &around);
        let report = checked.report();
        let mut logs: Vec<LogEntry> = report.entries().collect();
        let raised = report.raised.as_ref();
        logs.extend(raised.and_then(|raised| raised.closing()));
        let outcome = match raised.map(|raised| Box::new(raised.diagnostic().clone())) {
            None => Ok(Program::lower(checked.ast)),
            Some(raised) => Err(raised),
        };
        Self {
            source,
            rules: rules.clone(),
            outcome,
            logs: logs.into(),
        }
    }
}

/// The files that the environments of a process have parsed, by their paths. A file whose text has
/// changed is parsed again. What was parsed belongs to the environments that have that text: it goes
/// with the last of them.
#[derive(Default)]
pub struct Cache {
    files: RwLock<FxHashMap<Arc<str>, Weak<ParsedFile>>>,
    templates: Arc<SharedTemplates>,
    scripts: Arc<Scripts>,
    parses: AtomicU64,
    /// Held while a file is parsed that falls to it, so that no two threads parse the same.
    turns: [Mutex<()>; TURNS],
}

/// How many files can be parsed at the same time.
const TURNS: usize = 32;

impl Cache {
    /// A cache without anything in it.
    pub fn new() -> Arc<Self> {
        Arc::default()
    }

    /// How often a file was parsed, be it a manifest or a template.
    pub fn parses(&self) -> u64 {
        self.parses.load(Ordering::Relaxed) + self.templates.parses()
    }

    /// How often a file or template of Ruby was lowered.
    pub fn lowerings(&self) -> u64 {
        self.scripts.lowerings()
    }

    /// How many files environments have.
    pub fn file_count(&self) -> usize {
        let files = self.files.read().unwrap_or_else(PoisonError::into_inner);
        let held = files.values().filter(|file| file.strong_count() > 0);
        held.count() + self.templates.count()
    }

    pub(crate) fn scripts(&self) -> &Arc<Scripts> {
        &self.scripts
    }

    pub(crate) fn templates(&self) -> &Arc<SharedTemplates> {
        &self.templates
    }

    fn known(&self, path: &str, text: &str, rules: &Arc<Rules>) -> Option<Arc<ParsedFile>> {
        self.files
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .get(path)
            .and_then(Weak::upgrade)
            .filter(|known| known.source.text() == text)
            .filter(|known| Arc::ptr_eq(&known.rules, rules) || known.rules == *rules)
    }

    /// The text of a file, parsed.
    pub(crate) fn parse(&self, path: &str, text: String, rules: &Arc<Rules>) -> Arc<ParsedFile> {
        if let Some(known) = self.known(path, &text, rules) {
            return known;
        }
        let turn = FxBuildHasher.hash_one(path) as usize % TURNS;
        let turn = self.turns[turn].lock();
        let _turn = turn.unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = self.known(path, &text, rules) {
            return known;
        }
        self.parses.fetch_add(1, Ordering::Relaxed);
        let parsed = Arc::new(ParsedFile::new(path, text, rules));
        let mut files = self.files.write().unwrap_or_else(PoisonError::into_inner);
        // What nobody has any more makes room, now and then.
        if files.len().is_power_of_two() {
            files.retain(|_, file| file.strong_count() > 0);
        }
        files.insert(path.into(), Arc::downgrade(&parsed));
        parsed
    }
}
