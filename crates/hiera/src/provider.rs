//! A level of a hierarchy: a function that gives data.

mod check;
mod context;
mod function;

use std::sync::{Arc, Mutex, OnceLock};

use marotte_pcore::{Hash, Str, Value};
use marotte_profile::{What, span};

use self::check::at;
use self::function::Loaded;
use crate::config::Config;
use crate::error::Result;
use crate::explain::NodeKind;
use crate::key::LookupKey;
use crate::location::Location;
use crate::merge::Strategy;
use crate::session::Session;

pub(crate) use self::context::{FunctionContext, lock};

/// What a function is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// It gives all keys at once.
    DataHash,
    /// The same, of an older kind: it is not told anything.
    LegacyDataHash,
    /// It is asked for the first part of a key.
    LookupKey,
    /// It is asked for all parts of a key.
    DataDig,
}

impl Kind {
    fn tag(self) -> &'static str {
        match self {
            Self::DataHash => "data_hash",
            Self::LegacyDataHash => "v4_data_hash",
            Self::LookupKey => "lookup_key",
            Self::DataDig => "data_dig",
        }
    }
}

/// A level of a hierarchy.
pub(crate) struct Provider {
    pub(crate) name: Str,
    kind: Kind,
    function_name: Str,
    options: Hash,
    /// Where the data is; one that is nowhere if the level does not say.
    locations: Vec<Option<Location>>,
    /// Their numbers.
    places: Vec<usize>,
    /// Whether a key of a file has no other meaning than its value.
    is_by_key: bool,
    module: Option<Str>,
    function: Mutex<Option<Loaded>>,
    /// What the function remembers for each of the locations.
    contexts: Vec<OnceLock<Arc<FunctionContext>>>,
}

/// The functions for which a key of a file has no other meaning than its value.
const BY_KEY: [&str; 3] = ["yaml_data", "json_data", "eyaml_lookup_key"];

impl Provider {
    pub(crate) fn new(
        name: Str,
        kind: Kind,
        function_name: Str,
        options: Hash,
        locations: Option<Vec<Location>>,
        module: Option<Str>,
    ) -> Self {
        let locations: Vec<Option<Location>> = match locations {
            Some(locations) => locations.into_iter().map(Some).collect(),
            None => vec![None],
        };
        Self {
            name,
            kind,
            is_by_key: BY_KEY.contains(&function_name.as_str()),
            function_name,
            options,
            places: (0..locations.len()).collect(),
            contexts: locations.iter().map(|_| OnceLock::new()).collect(),
            locations,
            module,
            function: Mutex::default(),
        }
    }

    /// The value of a key at all locations.
    pub(crate) fn lookup(
        &self,
        session: &mut Session<'_>,
        config: &Config,
        key: &LookupKey,
        strategy: &Strategy,
    ) -> Result<Option<Value>> {
        let node = || NodeKind::DataProvider {
            name: match self.kind {
                Kind::LegacyDataHash => {
                    format!("Deprecated API function \"{}\"", self.function_name)
                }
                _ => format!("Hierarchy entry \"{}\"", self.name),
            },
            configuration: None,
            module: None,
        };
        let _span = span(What::Level, &self.name);
        session.with(node, |session| {
            session.lookup_variants(strategy, &self.places, |session, place| {
                let Some(location) = &self.locations[*place] else {
                    return self.lookup_at(session, config, *place, key);
                };
                let node = || NodeKind::Location {
                    location: location.text.clone(),
                    original: location.original.clone(),
                    is_path: location.is_path,
                };
                session.with(node, |session| {
                    if location.exists {
                        return self.lookup_at(session, config, *place, key);
                    }
                    session.report_location_not_found();
                    Ok(None)
                })
            })
        })
    }

    /// The value of a key at a location.
    fn lookup_at(
        &self,
        session: &mut Session<'_>,
        config: &Config,
        place: usize,
        key: &LookupKey,
    ) -> Result<Option<Value>> {
        let location = self.locations[place].as_ref();
        session.source.note_key(self.is_by_key.then_some(&key.root));
        let context = self.context(session, config, place)?;
        match self.kind {
            Kind::DataHash | Kind::LegacyDataHash => {
                self.hash_value(session, config, context, location, &key.root)
            }
            Kind::LookupKey => {
                let root = || Value::String(key.root.clone());
                self.answer(session, config, context, location, &key.root, root)
            }
            Kind::DataDig => {
                let parts = || {
                    let root = Value::String(key.root.clone());
                    Value::array(std::iter::once(root).chain(key.segments.iter().cloned()))
                };
                let value = self.answer(session, config, context, location, &key.text, parts)?;
                Ok(value.map(|value| key.undig(value)))
            }
        }
    }

    fn hash_value(
        &self,
        session: &mut Session<'_>,
        config: &Config,
        context: &FunctionContext,
        location: Option<&Location>,
        root: &Str,
    ) -> Result<Option<Value>> {
        let data = match context.data.get() {
            Some(data) => data,
            None => {
                let arguments = match self.kind {
                    Kind::LegacyDataHash => Vec::new(),
                    _ => vec![self.options(location), context.value()],
                };
                let Some(value) = self.call(session, config, context, arguments)? else {
                    return Ok(None);
                };
                let data = self.validate_hash(session, location, value)?;
                context.data.get_or_init(|| data)
            }
        };
        let Some(value) = data.get_str(root) else {
            session.report_not_found(root);
            return Ok(None);
        };
        self.validate(value, || {
            let what = format!(
                "Value for key '{root}', in hash returned from {}",
                self.full_name()
            );
            at(what, location)
        })?;
        let value = session.interpolate(value.clone(), true)?;
        session.report_found(root, &value);
        Ok(Some(value))
    }

    /// The value of a key for a function that gives one at a time: the key as messages name it, and
    /// as the function is asked for it. What it has answered once is remembered.
    fn answer(
        &self,
        session: &mut Session<'_>,
        config: &Config,
        context: &FunctionContext,
        location: Option<&Location>,
        key: &Str,
        asked: impl FnOnce() -> Value,
    ) -> Result<Option<Value>> {
        let known = lock(&context.results).get(key).cloned();
        if let Some(value) = known {
            session.report_found(key, &value);
            return Ok(Some(value));
        }
        let arguments = vec![asked(), self.options(location), context.value()];
        let Some(value) = self.call(session, config, context, arguments)? else {
            session.report_not_found(key);
            return Ok(None);
        };
        self.validate(&value, || {
            let what = format!("Value for key '{key}', returned from {}", self.full_name());
            at(what, location)
        })?;
        lock(&context.results).insert(key.clone(), value.clone());
        session.report_found(key, &value);
        Ok(Some(value))
    }

    fn full_name(&self) -> String {
        match self.kind {
            Kind::LegacyDataHash => {
                format!("deprecated API function '{}'", self.function_name)
            }
            kind => format!("{} function '{}'", kind.tag(), self.function_name),
        }
    }

    /// The options with where the data is.
    fn options(&self, location: Option<&Location>) -> Value {
        let mut options = self.options.clone();
        if let Some(location) = location {
            let key = if location.is_path { "path" } else { "uri" };
            options.insert(key.into(), Value::String(location.text.clone()));
        }
        options.into()
    }

    fn context(
        &self,
        session: &mut Session<'_>,
        config: &Config,
        place: usize,
    ) -> Result<&FunctionContext> {
        if let Some(context) = self.contexts[place].get() {
            return Ok(context);
        }
        self.load(session, config)?;
        let mut state = session.state();
        let contexts = &mut state.contexts;
        let context = Arc::new(FunctionContext::new(self.module.clone(), contexts.len()));
        contexts.push(context.clone());
        drop(state);
        Ok(self.contexts[place].get_or_init(|| context))
    }

    /// Adds the contents of all its files, if it was read what is in them and nothing else can give
    /// a key.
    pub(crate) fn add_contents(&self, contents: &mut Vec<Arc<Hash>>) -> bool {
        let mut places = self.locations.iter().zip(&self.contexts);
        self.is_by_key
            && lock(&self.function).as_ref().is_some_and(Loaded::is_reader)
            && places.all(|(location, context)| {
                if location.as_ref().is_some_and(|location| !location.exists) {
                    return true;
                }
                let content = context.get().and_then(|context| context.data.get());
                contents.extend(content.cloned());
                content.is_some()
            })
    }
}
