//! A level of a hierarchy: a function that gives data.

use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use marotte_eval::{DataFunction, Level, Place, PuppetFunction};
use marotte_pcore::describe::{assert_instance, describe_mismatch};
use marotte_pcore::object::lookup_context;
use marotte_pcore::{Hash, Object, Str, Type, Value, parse_type};
use rustc_hash::FxHashMap;

use crate::config::Config;
use crate::data::Format;
use crate::error::{Error, Result};
use crate::explain::NodeKind;
use crate::key::LookupKey;
use crate::location::Location;
use crate::merge::Strategy;
use crate::session::Session;

/// What data may be.
static RICH_DATA: LazyLock<Option<Type>> = LazyLock::new(|| parse_type("RichData").ok());

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
    module: Option<Str>,
    function: Mutex<Option<Loaded>>,
    contexts: Mutex<FxHashMap<usize, Arc<FunctionContext>>>,
}

/// A function that is ready to be called.
#[derive(Clone)]
struct Loaded {
    call: Callee,
    /// Whether it says itself that it gives nothing but data.
    is_trusted: bool,
}

#[derive(Clone)]
enum Callee {
    Reader(Format),
    Eyaml,
    BuiltIn,
    Puppet(Arc<PuppetFunction>),
}

/// What a function remembers for one location.
pub(crate) struct FunctionContext {
    pub(crate) module: Option<Str>,
    number: usize,
    data: Mutex<Option<Arc<Hash>>>,
    results: Mutex<FxHashMap<Str, Value>>,
    /// What the function itself puts aside.
    pub(crate) cache: Mutex<Hash>,
}

/// A lock that outlives panics of others.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl FunctionContext {
    /// The value that functions are given.
    fn value(&self) -> Value {
        let module = self.module.clone().map_or(Value::Undef, Value::String);
        let number = Value::Integer(self.number as i64);
        Value::Object(Arc::new(Object {
            object_type: lookup_context(),
            attributes: vec![module, number],
        }))
    }
}

impl Provider {
    pub(crate) fn new(
        name: Str,
        kind: Kind,
        function_name: Str,
        options: Hash,
        locations: Option<Vec<Location>>,
        module: Option<Str>,
    ) -> Self {
        let locations = match locations {
            Some(locations) => locations.into_iter().map(Some).collect(),
            None => vec![None],
        };
        Self {
            name,
            kind,
            function_name,
            options,
            locations,
            module,
            function: Mutex::default(),
            contexts: Mutex::default(),
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
        session.with(node, |session| {
            let places: Vec<usize> = (0..self.locations.len()).collect();
            session.lookup_variants(strategy, &places, |session, place| {
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
        let context = self.context(session, config, place)?;
        match self.kind {
            Kind::DataHash | Kind::LegacyDataHash => {
                self.hash_value(session, config, &context, location, &key.root)
            }
            Kind::LookupKey => {
                let value = self.key_value(session, config, &context, location, key)?;
                match &value {
                    Some(value) => session.report_found(&key.root, value),
                    None => session.report_not_found(&key.root),
                }
                Ok(value)
            }
            Kind::DataDig => {
                let value = self.dug_value(session, config, &context, location, key)?;
                match &value {
                    Some(value) => session.report_found(&key.text, value),
                    None => session.report_not_found(&key.text),
                }
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
        let known = lock(&context.data).clone();
        let data = match known {
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
                lock(&context.data).get_or_insert(data).clone()
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

    fn key_value(
        &self,
        session: &mut Session<'_>,
        config: &Config,
        context: &FunctionContext,
        location: Option<&Location>,
        key: &LookupKey,
    ) -> Result<Option<Value>> {
        let known = lock(&context.results).get(&key.root).cloned();
        if known.is_some() {
            return Ok(known);
        }
        let root = &key.root;
        let arguments = vec![
            Value::String(root.clone()),
            self.options(location),
            context.value(),
        ];
        let Some(value) = self.call(session, config, context, arguments)? else {
            return Ok(None);
        };
        self.validate(&value, || {
            let what = format!("Value for key '{root}', returned from {}", self.full_name());
            at(what, location)
        })?;
        lock(&context.results).insert(root.clone(), value.clone());
        Ok(Some(value))
    }

    fn dug_value(
        &self,
        session: &mut Session<'_>,
        config: &Config,
        context: &FunctionContext,
        location: Option<&Location>,
        key: &LookupKey,
    ) -> Result<Option<Value>> {
        let known = lock(&context.results).get(&key.text).cloned();
        let value = match known {
            Some(value) => value,
            None => {
                let root = Value::String(key.root.clone());
                let segments = std::iter::once(root).chain(key.segments.iter().cloned());
                let arguments = vec![
                    Value::array(segments),
                    self.options(location),
                    context.value(),
                ];
                let Some(value) = self.call(session, config, context, arguments)? else {
                    return Ok(None);
                };
                lock(&context.results).insert(key.text.clone(), value.clone());
                value
            }
        };
        self.validate(&value, || {
            let what = format!(
                "Value for key '{}', returned from {}",
                key.text,
                self.full_name()
            );
            at(what, location)
        })?;
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
    ) -> Result<Arc<FunctionContext>> {
        let known = lock(&self.contexts).get(&place).cloned();
        if let Some(context) = known {
            return Ok(context);
        }
        self.load(session, config)?;
        let contexts = &mut session.state().contexts;
        let context = Arc::new(FunctionContext {
            module: self.module.clone(),
            number: contexts.len(),
            data: Mutex::default(),
            results: Mutex::default(),
            cache: Mutex::default(),
        });
        contexts.push(context.clone());
        lock(&self.contexts).insert(place, context.clone());
        Ok(context)
    }

    fn load(&self, session: &mut Session<'_>, config: &Config) -> Result<Loaded> {
        let known = lock(&self.function).clone();
        if let Some(known) = known {
            return Ok(known);
        }
        let name = &self.function_name;
        let mut is_trusted = false;
        let reader = Format::of_function(name).filter(|_| self.kind == Kind::DataHash);
        let call = if let Some(format) = reader {
            Callee::Reader(format)
        } else if name == "eyaml_lookup_key" && self.kind == Kind::LookupKey {
            Callee::Eyaml
        } else {
            match session.evaluator.find_data_function(name)? {
                None => {
                    let tag = self.kind.tag();
                    let message = format!("Unable to find '{tag}' function named '{name}'");
                    return Err(config.fail(&message, None));
                }
                Some(DataFunction::BuiltIn) => Callee::BuiltIn,
                Some(DataFunction::Puppet(function, return_type)) => {
                    // A function that says it gives anything has said nothing.
                    if let Some(of) = return_type.filter(|of| !matches!(of, Type::Any)) {
                        self.check_return_type(&of)?;
                        is_trusted = true;
                    }
                    Callee::Puppet(function)
                }
            }
        };
        let loaded = Loaded { call, is_trusted };
        *lock(&self.function) = Some(loaded.clone());
        Ok(loaded)
    }

    fn check_return_type(&self, of: &Type) -> Result<()> {
        let trusted = match self.kind {
            Kind::DataHash | Kind::LegacyDataHash => "Hash[RichDataKey, RichData]",
            _ => "RichData",
        };
        let Ok(trusted) = parse_type(trusted) else {
            return Ok(());
        };
        if trusted.is_assignable(of) {
            return Ok(());
        }
        let (tag, name) = (self.kind.tag(), &self.function_name);
        let subject = format!("Return type of '{tag}' function named '{name}' is incorrect,");
        Err(Error::General(describe_mismatch(&subject, &trusted, of)))
    }

    /// Calls the function. Nothing if it says that it has no value.
    fn call(
        &self,
        session: &mut Session<'_>,
        config: &Config,
        context: &FunctionContext,
        arguments: Vec<Value>,
    ) -> Result<Option<Value>> {
        let result = match self.load(session, config)?.call {
            Callee::Reader(format) => {
                let Some(Value::Hash(options)) = arguments.first() else {
                    return Ok(None);
                };
                return session
                    .read_data(&self.function_name, format, options)
                    .map(Some);
            }
            Callee::Eyaml => {
                let (Some(Value::String(key)), Some(Value::Hash(options))) =
                    (arguments.first(), arguments.get(1))
                else {
                    return Ok(None);
                };
                return session.eyaml_lookup_key(key, options, context);
            }
            Callee::BuiltIn => session.evaluator.call_by_name(
                &self.function_name,
                arguments,
                None,
                &Place::default(),
            ),
            Callee::Puppet(function) => session
                .evaluator
                .call_puppet_function(&function, arguments, None),
        };
        if std::mem::take(&mut session.state().not_found) && result.is_err() {
            return Ok(None);
        }
        Ok(Some(result?))
    }

    /// Data is a hash, and in a module its keys have the module's name.
    fn validate_hash(
        &self,
        session: &mut Session<'_>,
        location: Option<&Location>,
        value: Value,
    ) -> Result<Arc<Hash>> {
        let subject = || {
            at(
                format!("Value returned from {}", self.full_name()),
                location,
            )
        };
        let Value::Hash(hash) = value else {
            return match parse_type("Hash") {
                Ok(of) => Err(Error::General(
                    assert_instance(&subject(), &of, &value)
                        .err()
                        .unwrap_or_default(),
                )),
                Err(_) => Ok(Arc::default()),
            };
        };
        let Some(module) = &self.module else {
            return Ok(hash);
        };
        let prefix = format!("{module}::");
        let belongs = |key: &Value| {
            let key = key.as_str().unwrap_or_default();
            key == "lookup_options" || key.starts_with(&prefix)
        };
        if hash.keys().all(belongs) {
            return Ok(hash);
        }
        let mut kept = Hash::with_capacity(hash.len());
        for (key, value) in hash.iter() {
            if belongs(key) {
                kept.insert(key.clone(), value.clone());
                continue;
            }
            let message = format!(
                "Module '{module}': {} must use keys qualified with the name of the module; got {}",
                subject(),
                marotte_eval::ruby_to_s(key)
            );
            session.evaluator.log(Level::Warning, message);
        }
        Ok(Arc::new(kept))
    }

    /// A value is data.
    fn validate(&self, value: &Value, subject: impl FnOnce() -> String) -> Result<()> {
        let is_trusted = lock(&self.function).as_ref().is_some_and(|f| f.is_trusted);
        if is_trusted || RICH_DATA.as_ref().is_some_and(|of| of.is_instance(value)) {
            return Ok(());
        }
        let actual = match marotte_yaml::Symbol::name_of(value) {
            Some(_) => "Runtime[ruby, 'Symbol']".to_owned(),
            None => value.infer().to_string(),
        };
        Err(Error::General(format!(
            "{} has wrong type, expects Puppet::LookupValue, got {actual}",
            subject()
        )))
    }
}

/// A subject with where the data is.
fn at(what: String, location: Option<&Location>) -> String {
    match location {
        Some(location) => format!("{what}, when using location '{}',", location.text),
        None => what,
    }
}
