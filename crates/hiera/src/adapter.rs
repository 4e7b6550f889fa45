//! A lookup through all layers, with the options that data gives for it.

use std::sync::Arc;

use marotte_diagnostics::{Cause, LookupIssue, RubyIssue};
use marotte_eval::function::Call;
use marotte_eval::{DataLayers, Place};
use marotte_pcore::describe::assert_instance;
use marotte_pcore::{Hash, Str, Type, Value};
use marotte_profile::{What, span};

use crate::cache::DataCache;
use crate::error::{Error, Result, cause, has_code};
use crate::explain::{Explainer, NodeKind};
use crate::key::LookupKey;
use crate::layer::Layer;
use crate::merge::Strategy;
use crate::session::Session;
use crate::state::LookupOptions;

/// The layers in the order in which they are asked.
#[derive(Clone, Copy)]
enum Step {
    Global,
    Environment,
    Module,
}

impl Session<'_> {
    /// The value of the first of several names that has one: in what counts more than the data,
    /// in the data, in what counts if the data has none.
    pub(crate) fn search(
        &mut self,
        names: &[Str],
        value_type: Option<&Type>,
        merge: Option<&Value>,
    ) -> Result<Option<Value>> {
        let overrides = self.invocation.overrides.clone();
        for name in names {
            if let Some(value) = overrides.as_ref().and_then(|values| values.get_str(name)) {
                let subject = format!("Value found for key '{name}' in override hash");
                assert_type(&subject, value_type, value)?;
                assert_type("Found value", value_type, value)?;
                return Ok(Some(value.clone()));
            }
            if let Some(value) = self.lookup_key(name, merge)? {
                assert_type("Found value", value_type, &value)?;
                return Ok(Some(value));
            }
        }
        let defaults = self.invocation.defaults.clone();
        for name in names {
            if let Some(value) = defaults.as_ref().and_then(|values| values.get_str(name)) {
                let subject = format!("Value found for key '{name}' in default values hash");
                assert_type(&subject, value_type, value)?;
                return Ok(Some(value.clone()));
            }
        }
        Ok(None)
    }

    /// The value of a key in the data.
    pub(crate) fn lookup_key(&mut self, key: &str, merge: Option<&Value>) -> Result<Option<Value>> {
        if key == "lookup_options" || key.starts_with("lookup_options.") {
            return self.with_key(NodeKind::InvalidKey, "lookup_options", |_| Ok(None));
        }
        let key = LookupKey::new(key)?;
        let _span = span(What::Lookup, &key.text);
        // What the data looks up in its turn is in any layer.
        let layers = std::mem::take(&mut self.layers);
        self.within(&key.text.clone(), key.module.clone(), |this| {
            if this.explains_only_options() {
                let merge = Value::from("hash");
                this.do_lookup(&LookupKey::lookup_options(), Some(&merge), DataLayers::All)?;
                return Ok(Some(Value::Undef));
            }
            let options = this.options_for(&key)?;
            let option = |name: &str| match &options {
                Some(Value::Hash(options)) => options
                    .get_str(name)
                    .filter(|value| !matches!(value, Value::Undef))
                    .cloned(),
                // A text is asked as Ruby does it: for the part of it that has the name.
                Some(Value::String(text)) if text.contains(name) => Some(name.into()),
                _ => None,
            };
            let mut merge = merge.cloned();
            if merge.is_none() {
                merge = option("merge");
                if merge.is_some() {
                    this.report(|| NodeKind::MergeSource("lookup_options"));
                }
            }
            let value = this.with_key(NodeKind::Top, &key.text, |this| {
                let value = this.do_lookup(&key, merge.as_ref(), layers)?;
                let is_outer = this.invocation.global_only || layers == DataLayers::Outer;
                if value.is_some() || is_outer {
                    return Ok(value);
                }
                match this.lookup_default_in_module(&key)? {
                    Some(value) => this.dig(&key.text, &key.segments, value),
                    None => Ok(None),
                }
            })?;
            match (value, option("convert_to")) {
                (Some(value), Some(convert_to)) => {
                    this.converted(&key.text, value, convert_to).map(Some)
                }
                (value, _) => Ok(value),
            }
        })
    }

    fn do_lookup(
        &mut self,
        key: &LookupKey,
        merge: Option<&Value>,
        layers: DataLayers,
    ) -> Result<Option<Value>> {
        let strategy = Strategy::new(merge)?;
        let value = if self.invocation.global_only {
            self.lookup_global(key, &strategy)?
        } else {
            let steps: &[Step] = match layers {
                DataLayers::All => &[Step::Global, Step::Environment, Step::Module],
                DataLayers::Outer => &[Step::Global, Step::Environment],
                DataLayers::Module => &[Step::Module],
            };
            self.lookup_variants(&strategy, steps, |this, step| match step {
                Step::Global => this.lookup_global(key, &strategy),
                Step::Environment => this.lookup_in_environment(key, &strategy),
                Step::Module => this.lookup_in_module(key, &strategy),
            })?
        };
        match value {
            Some(value) => self.dig(&key.text, &key.segments, value),
            None => Ok(None),
        }
    }

    fn lookup_global(&mut self, key: &LookupKey, strategy: &Strategy) -> Result<Option<Value>> {
        let result = match self.global_layer() {
            Ok(Some(layer)) => layer.lookup(self, key, strategy),
            // Even a layer without data notices recursion.
            Ok(None) => self.check(&key.text, |this| {
                this.with(no_global_data, |this| this.report_not_found(&key.text));
                Ok(None)
            }),
            Err(error) => Err(error.guarded()),
        };
        result.map_err(|error| match error {
            Error::Lookup(diagnostic) if !has_code(&diagnostic) => {
                Error::general(LookupIssue::GlobalLookupFailed {
                    key: self.invocation.top_key.as_str().into(),
                    why: Cause(diagnostic),
                })
            }
            other => other,
        })
    }

    fn lookup_in_environment(
        &mut self,
        key: &LookupKey,
        strategy: &Strategy,
    ) -> Result<Option<Value>> {
        match self.environment_layer()? {
            Some(layer) => layer.lookup(self, key, strategy),
            None => Ok(None),
        }
    }

    fn lookup_in_module(&mut self, key: &LookupKey, strategy: &Strategy) -> Result<Option<Value>> {
        let Some(module) = self.invocation.module.clone() else {
            return Ok(None);
        };
        match self.module_layer(&module)? {
            Some(layer) => layer.lookup(self, key, strategy),
            None => {
                let exists = self.source.module_root(&module).is_some();
                self.report(|| NodeKind::Module {
                    name: module,
                    exists,
                });
                Ok(None)
            }
        }
    }

    fn lookup_default_in_module(&mut self, key: &LookupKey) -> Result<Option<Value>> {
        let Some(module) = self.invocation.module.clone() else {
            return Ok(None);
        };
        let Some(layer) = self.module_layer(&module)? else {
            return Ok(None);
        };
        if !layer.config.has_default_hierarchy() {
            return Ok(None);
        }
        let node = || {
            NodeKind::Scope(format!(
                "Searching default_hierarchy of module \"{module}\""
            ))
        };
        self.with(node, |this| {
            let options = this.default_options(&layer, &module)?;
            let merge = match extract(key, options.as_deref())? {
                Some(Value::Hash(options)) => options.get_str("merge").cloned(),
                _ => None,
            };
            let node = || NodeKind::Scope(format!("Searching for \"{}\"", key.text));
            this.with(node, |this| {
                let strategy = Strategy::new(merge.as_ref())?;
                layer.lookup_in_default(this, key, &strategy)
            })
        })
    }

    /// The options for lookups in the hierarchy of a module that is asked last.
    fn default_options(
        &mut self,
        layer: &Layer,
        module: &Str,
    ) -> Result<Option<Arc<LookupOptions>>> {
        if let Some(known) = self.state().default_options.get(module) {
            return Ok(known.clone());
        }
        let key = LookupKey::lookup_options();
        let options = self.within(&key.text, Some(module.clone()), |this| {
            let node = || NodeKind::Scope("Searching for \"lookup_options\"".to_owned());
            this.with(node, |this| {
                let found = layer.lookup_in_default(this, &key, &Strategy::Hash)?;
                this.compiled(validated(found, Some(module))?.as_ref())
            })
        })?;
        let mut state = self.state();
        state
            .default_options
            .insert(module.clone(), options.clone());
        Ok(options)
    }

    /// The options that data has for a key.
    fn options_for(&mut self, key: &LookupKey) -> Result<Option<Value>> {
        let known = self.state().options.get(&key.module).cloned();
        let options = match known {
            Some(options) => options,
            None => {
                let module = key.module.clone();
                let around = self.invocation.module.clone();
                let name = LookupKey::lookup_options().text;
                // Neither overrides nor defaults are for the options.
                let before = self.invocation.clone();
                self.invocation.overrides = None;
                self.invocation.defaults = None;
                let options = self.within(&name, around, |this| {
                    this.with_key(NodeKind::Top, &name, |this| {
                        this.retrieve_options(module.as_ref())
                    })
                });
                self.invocation = before;
                let options = options?;
                self.state().options.insert(module, options.clone());
                options
            }
        };
        extract(key, options.as_deref())
    }

    fn retrieve_options(&mut self, module: Option<&Str>) -> Result<Option<Arc<LookupOptions>>> {
        if self.invocation.global_only {
            let options = self.global_options()?;
            return self.compiled(options.as_ref());
        }
        let mut options = self.environment_options()?;
        if let Some(module) = module {
            let general = self.compiled(options.as_ref())?;
            self.state().options.entry(None).or_insert(general);
            let key = LookupKey::lookup_options();
            let found = self.lookup_in_module(&key, &Strategy::Hash)?;
            if found.is_some() {
                let own = validated(found, Some(module))?;
                options = self.options_with_own(options, own)?;
            }
        }
        self.compiled(options.as_ref())
    }

    /// The options of the global layer and of the environment, with those that a module has. A
    /// module whose options are `undef` takes all others away.
    fn options_with_own(
        &mut self,
        general: Option<Value>,
        own: Option<Value>,
    ) -> Result<Option<Value>> {
        let (Some(general), Some(own)) = (general.clone(), own.clone()) else {
            return Ok(if general.is_none() { own } else { None });
        };
        let module = self.invocation.module.clone().unwrap_or_default();
        let parts = [
            ("Global and Environment".to_owned(), general),
            (format!("Module {module}"), own),
        ];
        self.lookup_variants(&Strategy::Hash, &parts, |this, (name, options)| {
            this.with(
                || NodeKind::Scope(name.clone()),
                |this| this.report_found("lookup_options", options),
            );
            Ok(Some(options.clone()))
        })
    }

    fn global_options(&mut self) -> Result<Option<Value>> {
        if let Some(known) = &self.state().global_options {
            return Ok(known.clone());
        }
        // They are known to be none while they are looked up.
        self.state().global_options = Some(None);
        let key = LookupKey::lookup_options();
        let found = validated(self.lookup_global(&key, &Strategy::Hash)?, None)?;
        self.state().global_options = Some(found.clone());
        Ok(found)
    }

    fn environment_options(&mut self) -> Result<Option<Value>> {
        if let Some(known) = &self.state().environment_options {
            return Ok(known.clone());
        }
        let global = self.global_options()?;
        let key = LookupKey::lookup_options();
        let own = validated(self.lookup_in_environment(&key, &Strategy::Hash)?, None)?;
        let options = merged(global, own)?;
        self.state().environment_options = Some(options.clone());
        Ok(options)
    }

    fn compiled(&self, options: Option<&Value>) -> Result<Option<Arc<LookupOptions>>> {
        compiled(self.source.cache(), options)
    }

    /// A value as `convert_to` wants it.
    fn converted(&mut self, key: &str, value: Value, convert_to: Value) -> Result<Value> {
        let mut arguments: Vec<Value> = match convert_to {
            Value::Array(values) => values.into_iter().collect(),
            other => vec![other],
        };
        if arguments.is_empty() {
            arguments.push(Value::Undef);
        }
        self.run = None;
        if let Value::String(text) = arguments[0].clone() {
            let mut call = Call::new(self.evaluator, "lookup", Place::default());
            let of = call.parse_type(&text).map_err(|error| {
                Error::lookup(LookupIssue::ConvertToNoType {
                    key: key.into(),
                    text: text.as_str().into(),
                    why: cause(error),
                })
            })?;
            arguments[0] = Value::Type(of);
        }
        if self.is_explained && marotte_pcore::convert::to_text(&arguments[0]).contains("Sensitive")
        {
            self.explain(Explainer::note_sensitive);
        }
        let shown = self.is_explained.then(|| Value::array(arguments.clone()));
        arguments.insert(1, value);
        let converted = self
            .evaluator
            .call_by_name("new", arguments, None, &Place::default())
            .map_err(|error| {
                Error::lookup(LookupIssue::ConvertToFailed {
                    key: key.into(),
                    why: cause(error),
                })
            })?;
        if let Some(shown) = shown {
            self.report_text(|| {
                let arguments = marotte_pcore::convert::to_text(&shown);
                format!("Applying convert_to lookup_option with arguments {arguments}")
            });
        }
        Ok(converted)
    }
}

/// How explanations speak of the global layer where there is none: it is one without levels.
fn no_global_data() -> NodeKind {
    NodeKind::DataProvider {
        name: "Global Data Provider (hiera configuration version 5)".to_owned(),
        configuration: None,
        module: None,
    }
}

/// A value is of a type, if one is wanted.
pub(crate) fn assert_type(subject: &str, of: Option<&Type>, value: &Value) -> Result<()> {
    match of {
        Some(of) => assert_instance(subject, of, value).map_err(Error::wrong_type),
        None => Ok(()),
    }
}

/// Options of which the first count more.
fn merged(first: Option<Value>, second: Option<Value>) -> Result<Option<Value>> {
    match (first, second) {
        (Some(first), Some(second)) => Strategy::Hash.merge(first, second).map(Some),
        (first, second) => Ok(first.or(second)),
    }
}

/// Options are a hash, and those of a module are about its keys.
fn validated(options: Option<Value>, module: Option<&Str>) -> Result<Option<Value>> {
    let hash = match options {
        None | Some(Value::Undef) => return Ok(None),
        Some(Value::Hash(hash)) => hash,
        Some(_) => return Err(Error::lookup(LookupIssue::OptionsNotHash)),
    };
    if let Some(module) = module {
        let prefix = format!("{module}::");
        for key in hash.keys() {
            let key = key.as_str().unwrap_or_default();
            let what = match key.strip_prefix('^') {
                Some(pattern) if !pattern.starts_with(&prefix) => {
                    "patterns must match a key starting"
                }
                None if !key.starts_with(&prefix) => "keys must start",
                _ => continue,
            };
            let module = module.as_str().into();
            return Err(Error::lookup(LookupIssue::OptionsOfOthers { what, module }));
        }
    }
    Ok(Some(Value::Hash(hash)))
}

/// Options by key and by pattern.
fn compiled(cache: &DataCache, options: Option<&Value>) -> Result<Option<Arc<LookupOptions>>> {
    let Some(Value::Hash(options)) = options else {
        return Ok(None);
    };
    let mut by_key = Hash::new();
    let mut by_pattern = Vec::new();
    for (key, value) in options.iter() {
        if key.as_str().is_none() {
            return Err(Error::other(RubyIssue::UndefinedMethod {
                method: "start_with?",
                receiver: marotte_eval::ruby_inspect(key).into(),
            }));
        }
        match key.as_str().filter(|key| key.starts_with('^')) {
            Some(pattern) => {
                let pattern = cache.pattern(&pattern.into()).map_err(|error| {
                    let problem = error.to_string().into();
                    Error::other(RubyIssue::InvalidRegexp { problem })
                })?;
                by_pattern.push((pattern, value.clone()));
            }
            None => {
                by_key.insert(key.clone(), value.clone());
            }
        }
    }
    Ok(Some(Arc::new(LookupOptions { by_key, by_pattern })))
}

/// The options for a key.
fn extract(key: &LookupKey, options: Option<&LookupOptions>) -> Result<Option<Value>> {
    let Some(options) = options else {
        return Ok(None);
    };
    if let Some(found) = options.by_key.get_str(&key.root)
        && !matches!(found, Value::Undef)
    {
        return Ok(Some(found.clone()));
    }
    for (pattern, value) in &options.by_pattern {
        let is_match = pattern.is_match(&key.root).map_err(|error| {
            let problem = error.to_string().into();
            Error::other(RubyIssue::RegexpLimit { problem })
        })?;
        if is_match {
            return Ok(Some(value.clone()));
        }
    }
    Ok(None)
}
