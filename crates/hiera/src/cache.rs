//! What was made of files, for all compilations of an environment on all threads.
//!
//! A file is looked at whenever a compilation first uses it: if its inode, its time or its size has
//! changed, it is read again, and if its text has changed, it is parsed again. That is how the
//! reference does it (`Puppet::Pops::Lookup::EnvironmentContext#cached_file_data`). What a
//! compilation has seen of a file, it goes on to see ([`Session::file`]).

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};

use marotte_diagnostics::DataIssue;
use marotte_eyaml::PrivateKey;
use marotte_pcore::{Str, Value};
use marotte_profile::{What, span};
use marotte_regex::{Regex, RegexError};
use rustc_hash::FxHashMap;

use crate::config::{Owner, Prepared};
use crate::data::{Format, Parsed};
use crate::provider::lock;
use crate::session::Session;
use crate::source::{DataSource, Stamp};

/// How many patterns of options are kept. Who has more changes them all the time.
const MAX_PATTERNS: usize = 1000;

/// What was made of files. It belongs to an environment, and all its compilations share it.
#[derive(Default)]
pub struct DataCache {
    files: RwLock<FxHashMap<Str, Arc<DataFile>>>,
    /// The configurations of those who have no file for theirs.
    defaults: Mutex<Vec<Arc<Prepared>>>,
    /// Private keys by the text that they were read from.
    keys: RwLock<FxHashMap<Arc<[u8]>, Arc<PrivateKey>>>,
    /// The patterns of `lookup_options`.
    patterns: RwLock<FxHashMap<Str, Arc<Regex>>>,
    parses: AtomicU64,
}

/// A file as a compilation sees it.
#[derive(Clone)]
pub(crate) struct DataFile {
    /// What it looked like from outside; nothing if it was not there.
    stamp: Option<Stamp>,
    /// Its text, or why it cannot be read; nothing if it is not there or a folder.
    pub(crate) text: Option<Result<Arc<Text>, DataIssue>>,
}

/// The text of a file, and what was made of it.
pub(crate) struct Text {
    pub(crate) bytes: Arc<[u8]>,
    yaml: OnceLock<Parsed>,
    json: OnceLock<Parsed>,
    hocon: OnceLock<Parsed>,
    /// What it is as a configuration, to each who has it as theirs.
    configurations: Mutex<Vec<Arc<Prepared>>>,
}

impl Text {
    fn new(bytes: Vec<u8>) -> Self {
        Self {
            bytes: bytes.into(),
            yaml: OnceLock::new(),
            json: OnceLock::new(),
            hocon: OnceLock::new(),
            configurations: Mutex::default(),
        }
    }
}

impl Text {
    /// The data that was made of it, if any was.
    pub(crate) fn data(&self) -> Option<&Value> {
        let parsed = [&self.yaml, &self.json, &self.hocon];
        parsed
            .into_iter()
            .find_map(|parsed| parsed.get()?.as_ref().ok())
    }
}

impl DataCache {
    /// A cache with nothing in it.
    pub fn new() -> Self {
        Self::default()
    }

    /// How often a data file or a configuration was parsed.
    pub fn parses(&self) -> u64 {
        self.parses.load(Ordering::Relaxed)
    }

    /// A file that looks like that from outside.
    fn file(&self, source: &dyn DataSource, path: &str, stamp: Option<Stamp>) -> Arc<DataFile> {
        if stamp.is_none() {
            return Arc::new(DataFile { stamp, text: None });
        }
        let files = self.files.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = files.get(path).filter(|known| known.stamp == stamp) {
            return known.clone();
        }
        drop(files);
        let read = source.read(path);
        let mut files = self.files.write().unwrap_or_else(PoisonError::into_inner);
        let before = files.get(path);
        // Somebody else may have been faster.
        if let Some(known) = before.filter(|known| known.stamp == stamp) {
            return known.clone();
        }
        let before = before.and_then(|before| before.text.as_ref()?.as_ref().ok());
        let text = read.map(|read| {
            read.map(|bytes| match before {
                Some(before) if *before.bytes == *bytes => before.clone(),
                _ => Arc::new(Text::new(bytes)),
            })
        });
        let file = Arc::new(DataFile { stamp, text });
        files.insert(path.into(), file.clone());
        file
    }

    /// What a text is in a format.
    pub(crate) fn parsed<'a>(&self, path: &str, text: &'a Text, format: Format) -> &'a Parsed {
        let parsed = match format {
            Format::Yaml => &text.yaml,
            Format::Json => &text.json,
            Format::Hocon => &text.hocon,
        };
        parsed.get_or_init(|| {
            let _span = span(What::Data, path);
            self.parses.fetch_add(1, Ordering::Relaxed);
            crate::data::parse(path, &text.bytes, format)
        })
    }

    /// The configuration that somebody has in a text, or the one of those who have none.
    pub(crate) fn configuration(
        &self,
        root: &str,
        path: &str,
        owner: &Owner,
        text: Option<&Text>,
    ) -> Arc<Prepared> {
        let known = text.map_or(&self.defaults, |text| &text.configurations);
        let mut known = lock(known);
        if let Some(known) = known.iter().find(|known| known.is_of(root, owner)) {
            return known.clone();
        }
        if text.is_some() {
            self.parses.fetch_add(1, Ordering::Relaxed);
        }
        let text = text.map(|text| (path, &*text.bytes));
        let prepared = Arc::new(Prepared::new(root, owner.clone(), text));
        known.push(prepared.clone());
        prepared
    }

    /// A private key.
    pub(crate) fn private_key(&self, pem: Arc<[u8]>) -> Result<Arc<PrivateKey>, DataIssue> {
        let known = self.keys.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known.get(&pem) {
            return Ok(known.clone());
        }
        drop(known);
        let key = PrivateKey::read(&pem)?;
        let mut keys = self.keys.write().unwrap_or_else(PoisonError::into_inner);
        Ok(keys.entry(pem).or_insert_with(|| Arc::new(key)).clone())
    }

    /// A pattern of options.
    pub(crate) fn pattern(&self, text: &Str) -> Result<Arc<Regex>, RegexError> {
        let known = self.patterns.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known.get(text) {
            return Ok(known.clone());
        }
        drop(known);
        let pattern = Arc::new(Regex::new(text)?);
        let mut known = self
            .patterns
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MAX_PATTERNS {
            known.clear();
        }
        known.insert(text.clone(), pattern.clone());
        Ok(pattern)
    }
}

impl Session<'_> {
    /// What a file looks like from outside, as this compilation saw it first.
    fn stamp(&self, path: &str) -> Option<Stamp> {
        if let Some(known) = self.state().stamps.get(path) {
            return *known;
        }
        let stamp = self.source.stamp(path);
        self.state().stamps.insert(path.into(), stamp);
        stamp
    }

    /// Whether there is a file or folder of that path.
    pub(crate) fn exists(&self, path: &str) -> bool {
        self.stamp(path).is_some()
    }

    /// A file, as this compilation saw it first.
    pub(crate) fn file(&self, path: &str) -> Arc<DataFile> {
        if let Some(known) = self.state().files.get(path) {
            return known.clone();
        }
        let stamp = self.stamp(path);
        let file = self.source.cache().file(self.source, path, stamp);
        self.state().files.insert(path.into(), file.clone());
        file
    }
}
