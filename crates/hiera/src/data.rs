//! The functions that read data files: `yaml_data`, `json_data` and `hocon_data`.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use marotte_eval::{Level, Strict};
use marotte_eyaml::PrivateKey;
use marotte_pcore::{Hash, Str, Value};
use rustc_hash::FxHashMap;

use crate::error::{Error, Result};
use crate::oversized;
use crate::session::Session;

/// The formats of data files.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Format {
    Yaml,
    Json,
    Hocon,
}

impl Format {
    /// The format that a built-in function reads.
    pub(crate) fn of_function(name: &str) -> Option<Self> {
        match name {
            "yaml_data" => Some(Self::Yaml),
            "json_data" => Some(Self::Json),
            "hocon_data" => Some(Self::Hocon),
            _ => None,
        }
    }
}

/// What became of a file: its value, or why there is none.
type Parsed = Arc<std::result::Result<Value, Problem>>;

/// Why a file has no value.
pub(crate) enum Problem {
    /// It cannot be read.
    Unreadable(String),
    /// It cannot be understood.
    Unparsable(String),
}

/// Data files that were parsed. It belongs to an environment whose files do not change, and all
/// threads share it.
#[derive(Default)]
pub struct DataCache {
    files: RwLock<FxHashMap<(Str, Format), Parsed>>,
    /// Private keys by the text that they were read from.
    keys: RwLock<FxHashMap<Vec<u8>, Arc<PrivateKey>>>,
    /// Whether a file has an integer that is too large.
    has_oversized: AtomicBool,
}

impl DataCache {
    /// A cache with nothing in it.
    pub fn new() -> Self {
        Self::default()
    }

    /// The value of a file. Nothing if there is no such file.
    pub(crate) fn load(
        &self,
        source: &dyn crate::DataSource,
        path: &str,
        format: Format,
    ) -> Option<Parsed> {
        let key = (Str::from(path), format);
        let known = self.files.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known.get(&key) {
            return Some(known.clone());
        }
        drop(known);
        let parsed = match source.read(path)? {
            Err(error) => Err(Problem::Unreadable(error)),
            Ok(bytes) => parse(path, &bytes, format).map_err(Problem::Unparsable),
        };
        if parsed.as_ref().is_ok_and(oversized::is_in) {
            self.has_oversized.store(true, Ordering::Relaxed);
        }
        let mut files = self.files.write().unwrap_or_else(PoisonError::into_inner);
        Some(files.entry(key).or_insert_with(|| Arc::new(parsed)).clone())
    }

    /// Whether a file has an integer that is too large, so that values must be looked through.
    pub(crate) fn has_oversized(&self) -> bool {
        self.has_oversized.load(Ordering::Relaxed)
    }

    /// A private key.
    pub(crate) fn private_key(&self, pem: Vec<u8>) -> std::result::Result<Arc<PrivateKey>, String> {
        let known = self.keys.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known.get(&pem) {
            return Ok(known.clone());
        }
        drop(known);
        let key = PrivateKey::read(&pem).map_err(|error| error.to_string())?;
        let mut keys = self.keys.write().unwrap_or_else(PoisonError::into_inner);
        Ok(keys.entry(pem).or_insert_with(|| Arc::new(key)).clone())
    }
}

fn parse(path: &str, bytes: &[u8], format: Format) -> std::result::Result<Value, String> {
    match format {
        Format::Yaml => marotte_yaml::load_data(bytes).map_err(|error| error.with_path(path)),
        Format::Json => {
            let text = String::from_utf8_lossy(bytes);
            crate::json::parse(&text).map_err(|error| format!("({path}): {error}"))
        }
        Format::Hocon => {
            let text = String::from_utf8_lossy(bytes);
            crate::hocon::parse(&text).map_err(|error| format!("({path}): {error}"))
        }
    }
}

impl Session<'_> {
    /// What a built-in function makes of its options.
    pub(crate) fn read_data(
        &mut self,
        name: &str,
        format: Format,
        options: &Hash,
    ) -> Result<Value> {
        let path = options.get_str("path").and_then(Value::as_str);
        let Some(path) = path.filter(|path| !path.is_empty() && options.len() == 1) else {
            return Err(Error::other(format!(
                "'{name}' one of 'path', 'paths' 'glob', 'globs' or 'mapped_paths' must be \
                 declared in hiera.yaml when using this data_hash function"
            )));
        };
        self.read_file(path, format)
    }

    /// What is in a data file.
    pub(crate) fn read_file(&mut self, path: &str, format: Format) -> Result<Value> {
        let Some(parsed) = self.cache.load(self.source, path, format) else {
            let problem = if self.source.exists(path) {
                "Is a directory @ io_fread"
            } else {
                "No such file or directory @ rb_sysopen"
            };
            return Err(Error::other(format!("{problem} - {path}")));
        };
        match (&*parsed, format) {
            (Err(Problem::Unreadable(message)), _) => Err(Error::other(message)),
            (Err(Problem::Unparsable(message)), _) => {
                Err(Error::lookup(format!("Unable to parse {message}")))
            }
            (Ok(value @ Value::Hash(_)), _) | (Ok(value), Format::Json | Format::Hocon) => {
                Ok(value.clone())
            }
            (Ok(value), Format::Yaml) => {
                let message = format!("{path}: file does not contain a valid yaml hash");
                let is_empty = !value.is_truthy();
                if self.evaluator.settings.language.strict == Strict::Error && !is_empty {
                    return Err(Error::lookup(message));
                }
                self.evaluator.log(Level::Warning, message);
                Ok(Hash::new().into())
            }
        }
    }
}
