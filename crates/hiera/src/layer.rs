//! The layers: global, environment, modules.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};

use marotte_diagnostics::LookupIssue;
use marotte_eval::Strict;
use marotte_pcore::{Hash, Str, Value};

use crate::config::{Config, Owner};
use crate::error::{Error, Result};
use crate::explain::NodeKind;
use crate::key::LookupKey;
use crate::location::join;
use crate::merge::Strategy;
use crate::provider::{Provider, lock};
use crate::session::{Session, UsedVariable};

/// A layer of data.
pub(crate) struct Layer {
    pub(crate) config: Arc<Config>,
    levels: Mutex<Option<Arc<Levels>>>,
}

/// The levels of a layer, as they are with the values that some variables have.
struct Levels {
    hierarchy: Vec<Arc<Provider>>,
    default_hierarchy: Vec<Arc<Provider>>,
    used: Vec<UsedVariable>,
    /// The run of lookups in which the variables were seen to have these values; 0 if it has none.
    seen_in: AtomicU64,
    /// All that the hierarchy has, once it is known to be nothing but files that were read.
    contents: OnceLock<Vec<Arc<Hash>>>,
}

impl Levels {
    /// Whether the variables have the values that they had.
    fn are_current(&self, session: &mut Session<'_>) -> Result<bool> {
        if session
            .run
            .is_some_and(|run| run == self.seen_in.load(Ordering::Relaxed))
        {
            return Ok(true);
        }
        let are_current = session.is_unchanged(&self.used)?;
        if are_current {
            let run = session.run.unwrap_or(0);
            self.seen_in.store(run, Ordering::Relaxed);
        }
        Ok(are_current)
    }

    /// Whether no level of the hierarchy has a key, as far as that is known without asking them one by
    /// one: most keys that are looked up are parameters that no data speaks of.
    fn lack(&self, session: &Session<'_>, key: &LookupKey) -> bool {
        // Who records what is done wants to see each level.
        if session.is_explained || marotte_profile::is_on() {
            return false;
        }
        let Some(contents) = self.contents.get() else {
            return false;
        };
        let is_absent = contents
            .iter()
            .all(|content| content.get_str(&key.root).is_none());
        if is_absent && !contents.is_empty() {
            session.source.note_key(Some(&key.root));
        }
        is_absent
    }

    /// Takes note of what is in the files of the hierarchy, if all were read.
    fn note_contents(&self) {
        let mut contents = Vec::new();
        let mut levels = self.hierarchy.iter();
        if self.contents.get().is_none() && levels.all(|level| level.add_contents(&mut contents)) {
            self.contents.get_or_init(|| contents);
        }
    }
}

impl Layer {
    pub(crate) fn new(config: Arc<Config>) -> Arc<Self> {
        Arc::new(Self {
            config,
            levels: Mutex::default(),
        })
    }

    /// The value of a key in this layer.
    pub(crate) fn lookup(
        &self,
        session: &mut Session<'_>,
        key: &LookupKey,
        strategy: &Strategy,
    ) -> Result<Option<Value>> {
        session.check(&key.text, |session| {
            session.with(
                || self.node(),
                |session| {
                    let levels = self.levels(session)?;
                    if levels.lack(session, key) {
                        return Ok(None);
                    }
                    if levels.hierarchy.is_empty() {
                        session.report_not_found(&key.text);
                    }
                    let found = self.ask(session, &levels.hierarchy, key, strategy)?;
                    if found.is_none() {
                        levels.note_contents();
                    }
                    Ok(found)
                },
            )
        })
    }

    /// The value of a key in the hierarchy that is asked last.
    pub(crate) fn lookup_in_default(
        &self,
        session: &mut Session<'_>,
        key: &LookupKey,
        strategy: &Strategy,
    ) -> Result<Option<Value>> {
        let levels = self.levels(session)?;
        if levels.default_hierarchy.is_empty() {
            session.report_not_found(&key.text);
            return Ok(None);
        }
        session.check(&key.text, |session| {
            session.with(
                || self.node(),
                |session| self.ask(session, &levels.default_hierarchy, key, strategy),
            )
        })
    }

    /// How explanations speak of it.
    fn node(&self) -> NodeKind {
        let version = self.config.version;
        let (place, module) = match &self.config.owner {
            Owner::Global => ("Global".to_owned(), None),
            Owner::Environment => ("Environment".to_owned(), None),
            Owner::Module(name) => (format!("Module \"{name}\""), Some(name.clone())),
        };
        NodeKind::DataProvider {
            name: format!("{place} Data Provider (hiera configuration version {version})"),
            configuration: self.config.path.clone(),
            module,
        }
    }

    fn ask(
        &self,
        session: &mut Session<'_>,
        levels: &[Arc<Provider>],
        key: &LookupKey,
        strategy: &Strategy,
    ) -> Result<Option<Value>> {
        session.lookup_variants(strategy, levels, |session, level| {
            level.lookup(session, &self.config, key, strategy)
        })
    }

    /// The levels, which are made anew when a variable in them has changed.
    fn levels(&self, session: &mut Session<'_>) -> Result<Arc<Levels>> {
        let known = lock(&self.levels).clone();
        if let Some(known) = known {
            if known.are_current(session)? {
                return Ok(known);
            }
            session.report_text(|| {
                "Hiera configuration recreated due to change of scope variables used in \
                 interpolation expressions"
                    .to_owned()
            });
        }
        let around = session.used.replace(Vec::new());
        // What configurations interpolate is not part of the explanation.
        let is_explained = std::mem::replace(&mut session.is_explained, false);
        let made = self.make_levels(session);
        session.is_explained = is_explained;
        let used = std::mem::replace(&mut session.used, around).unwrap_or_default();
        let (hierarchy, default_hierarchy) = made?;
        let levels = Arc::new(Levels {
            hierarchy,
            default_hierarchy,
            used,
            seen_in: AtomicU64::new(session.run.unwrap_or(0)),
            contents: OnceLock::new(),
        });
        *lock(&self.levels) = Some(levels.clone());
        Ok(levels)
    }

    #[expect(clippy::type_complexity, reason = "two lists of the same kind")]
    fn make_levels(
        &self,
        session: &mut Session<'_>,
    ) -> Result<(Vec<Arc<Provider>>, Vec<Arc<Provider>>)> {
        // Configurations know neither overrides nor defaults.
        let (overrides, defaults) = (
            session.invocation.overrides.take(),
            session.invocation.defaults.take(),
        );
        let hierarchy = self.config.levels(session, "hierarchy");
        let default_hierarchy = match &hierarchy {
            Ok(_) => self.config.levels(session, "default_hierarchy"),
            Err(_) => Ok(Vec::new()),
        };
        session.invocation.overrides = overrides;
        session.invocation.defaults = defaults;
        Ok((hierarchy?, default_hierarchy?))
    }
}

impl Session<'_> {
    /// The global layer.
    pub(crate) fn global_layer(&mut self) -> Result<Option<Arc<Layer>>> {
        if let Some(known) = &self.state().global {
            return Ok(known.clone());
        }
        let layer = match self.source.global_config() {
            None => None,
            Some(path) => {
                let root = path.rsplit_once('/').map_or("", |(root, _)| root);
                Config::load(self, root, &path, Owner::Global)?.map(Layer::new)
            }
        };
        self.state().global = Some(layer.clone());
        Ok(layer)
    }

    /// The layer of the environment.
    pub(crate) fn environment_layer(&mut self) -> Result<Option<Arc<Layer>>> {
        if let Some(known) = &self.state().environment {
            return Ok(known.clone());
        }
        let mut layer = None;
        if let Some(root) = self.source.environment_root() {
            let path = join(&root, "hiera.yaml");
            if self.exists(&path) {
                let config = Config::load(self, &root, &path, Owner::Environment)?;
                layer = config.map(Layer::new);
            }
            layer = self.provided_layer(&root, layer)?;
        }
        self.state().environment = Some(layer.clone());
        Ok(layer)
    }

    /// The layer of a module.
    pub(crate) fn module_layer(&mut self, module: &Str) -> Result<Option<Arc<Layer>>> {
        if let Some(known) = self.state().modules.get(module) {
            return Ok(known.clone());
        }
        let layer = self.make_module_layer(module)?;
        self.state().modules.insert(module.clone(), layer.clone());
        Ok(layer)
    }

    fn make_module_layer(&mut self, module: &Str) -> Result<Option<Arc<Layer>>> {
        let Some(root) = self.source.module_root(module) else {
            return Ok(None);
        };
        let path = join(&root, "hiera.yaml");
        let owner = Owner::Module(module.clone());
        let mut layer = None;
        if self.exists(&path) {
            layer = Config::load(self, &root, &path, owner.clone())?.map(Layer::new);
        }
        let metadata = join(&root, "metadata.json");
        let Some(provider) = self.source.module_data_provider(module) else {
            return Ok(layer);
        };
        let key = format!("metadata.json#data_provider-{module}");
        let is_silent = self.evaluator.settings.language.strict == Strict::Off;
        let deprecated = |rest| LookupIssue::ModuleDataProvider {
            provider: provider.as_str().into(),
            rest,
        };
        if layer
            .as_ref()
            .is_some_and(|layer| layer.config.version >= 5)
        {
            if !is_silent {
                let ignored = " It is ignored since a 'hiera.yaml' with version >= 5 is present";
                self.warn_once(&key, deprecated(ignored), Some(&metadata));
            }
            return Ok(layer);
        }
        if !is_silent {
            let instead = match layer {
                None => " A 'hiera.yaml' file should be used instead",
                Some(_) => "",
            };
            self.warn_once(&key, deprecated(instead), Some(&metadata));
        }
        match provider.as_str() {
            "none" => Ok(None),
            "hiera" => match layer {
                Some(layer) => Ok(Some(layer)),
                None => Ok(Config::load(self, &root, &path, owner)?.map(Layer::new)),
            },
            "function" => {
                if !is_silent {
                    let owner = module.as_str().into();
                    let issue = LookupIssue::LegacyDataFunction { owner };
                    self.warn_once("legacy_provider_function", issue, None);
                }
                Ok(Some(Layer::new(Config::of_function(&root, module, owner))))
            }
            other => Err(Error::general(LookupIssue::UnknownDataProvider {
                environment: self.source.environment_name().as_str().into(),
                setting: "module_data_provider",
                provider: other.into(),
            })),
        }
    }
}
