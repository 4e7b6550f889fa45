//! A site: its settings, its environments and its nodes.

use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use marotte_diagnostics::render::Blame;
use marotte_diagnostics::{Cause, SiteIssue};
use marotte_environment::{Cache, Environment, Environments, hash};
use marotte_eval::catalog::NodeData;
use marotte_eval::function::FunctionTable;
use marotte_eval::{Evaluator, LogEntry, Outside};
use marotte_pcore::Str;
use marotte_profile::{What, span};
use marotte_settings::RunMode;
use marotte_syntax::{Dialect, Language, Strict};

use crate::environment::{Beginning, Opened, language};
use crate::failed::Failed;
use crate::limits::Work;
use crate::node::classifier::{Classified, classify, search_failed};
use crate::node::{Node, external};
use crate::parts::{Parts, RubyChoice, shell};
use crate::place::Place;
use crate::problem::{Problem, problem};

/// What makes a site.
#[derive(Clone)]
pub struct SiteOptions {
    /// The machine that it is on.
    pub parts: Parts,
    /// Settings that count more than those of the configuration: names and values as text.
    pub flags: Vec<(String, String)>,
    /// The folder that is the environment of all nodes. Without one, the settings say where
    /// environments are.
    pub folder: Option<String>,
    /// What the process does, which settings depend on.
    pub mode: RunMode,
    /// The name of what asks, which settings can have.
    pub application: &'static str,
    /// The files that were parsed: sites may share them.
    pub cache: Arc<Cache>,
    /// Whether environments stay open until they are reloaded, whatever their
    /// `environment_timeout` says: for a process that answers one call.
    pub keeps_environments: bool,
    /// Whose rules hold, whatever environments say.
    pub dialect: Option<Dialect>,
    /// Which real Ruby may run code of modules that the interpreter refuses, whatever the configuration
    /// says (`marotte_ruby`, else `auto`). Nobody but `parts.rubies` starts one.
    pub ruby: Option<RubyChoice>,
    /// Whether functions in Ruby are interpreted even if there is a native one for their files.
    pub interprets_all: bool,
    /// Whether the settings of the installation count wherever the process runs: the current folder
    /// is not looked at, and the environment `production` need not be there.
    pub is_installed: bool,
}

impl SiteOptions {
    /// A site that compiles catalogs, where the settings say.
    pub fn new(parts: Parts) -> Self {
        Self {
            parts,
            flags: Vec::new(),
            folder: None,
            mode: RunMode::Server,
            application: "catalog",
            cache: Cache::new(),
            keeps_environments: false,
            dialect: None,
            ruby: None,
            interprets_all: false,
            is_installed: false,
        }
    }

    /// The same with a setting.
    pub fn with_flag(mut self, name: &str, value: &str) -> Self {
        self.flags.push((name.to_owned(), value.to_owned()));
        self
    }
}

/// A site. It answers any number of requests, on any number of threads, for as long as it lives.
pub struct Site {
    pub(crate) place: Place,
    pub(crate) evaluation: marotte_eval::Settings,
    pub(crate) has_rich_data: bool,
    /// What stands for all that makes the site, but for files.
    pub(crate) identity: u64,
    /// What a request may take.
    pub(crate) work: Work,
    /// The environment of nodes of which nobody says otherwise.
    name: String,
    /// Whose rules hold, whatever environments say.
    pub(crate) dialect: Option<Dialect>,
    /// Which real Ruby may run code, whatever the configuration says.
    pub(crate) ruby: Option<RubyChoice>,
    /// Whether all functions in Ruby are interpreted.
    pub(crate) interprets_all: bool,
    /// The built-in functions. Not every request needs them.
    functions: OnceLock<Arc<FunctionTable>>,
    pub(crate) cache: Arc<Cache>,
    /// The environments whose manifests are compiled.
    with_manifests: Environments,
    /// The environments that something else is asked of.
    without_manifests: Environments,
    /// The versions of catalogs, by the environments whose commands have given them.
    versions: Mutex<Vec<(Weak<Environment>, Version)>>,
}

/// What a command says that gives catalogs a version.
type Version = Result<Str, Problem>;

/// What is known of a node.
pub(crate) struct Known {
    /// What a compilation gets to know.
    pub(crate) data: NodeData,
    /// The environment that it is in, if that is another one than the request's.
    pub(crate) other: Option<Opened>,
    /// What finding it had to say.
    pub(crate) logs: Vec<LogEntry>,
}

impl Site {
    /// The site that the options are about, or why there is none.
    pub fn open(options: SiteOptions) -> Result<Self, Problem> {
        let _span = span(What::Opening, "settings");
        let environments = || match options.keeps_environments {
            true => Environments::keeping(),
            false => Environments::new(),
        };
        let (with_manifests, without_manifests) = (environments(), environments());
        let (cache, dialect) = (options.cache.clone(), options.dialect);
        let ruby = options.ruby.clone();
        let here = options.parts.system.current_folder();
        let identity = hash(&(
            &options.flags,
            &options.folder,
            here,
            dialect.map(Dialect::name),
            format!("{ruby:?} {}", options.interprets_all),
        ));
        let interprets_all = options.interprets_all;
        let place = Place::new(options)?;
        Ok(Self {
            name: place.environment_name()?,
            evaluation: evaluation(&place)?,
            has_rich_data: place.is_true("rich_data")?,
            work: Work::of(&place)?,
            place,
            identity,
            dialect,
            ruby,
            interprets_all,
            functions: OnceLock::new(),
            cache,
            with_manifests,
            without_manifests,
            versions: Mutex::default(),
        })
    }

    /// The settings in force, and where environments are.
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// What reading the configuration had to say.
    pub fn logs(&self) -> &[LogEntry] {
        &self.place.logs
    }

    /// The name of the environment of nodes of which nobody says otherwise.
    pub fn environment_name(&self) -> &str {
        &self.name
    }

    /// The language of its manifests.
    pub fn language(&self) -> Language {
        Language {
            dialect: self.dialect.unwrap_or_default(),
            ..self.evaluation.language
        }
    }

    /// How grave doubtful constructs are.
    pub fn strict(&self) -> Strict {
        self.evaluation.language.strict
    }

    /// Forgets an environment: the next request sees all that has changed.
    pub fn reload(&self, environment: &str) {
        self.with_manifests.clear(environment);
        self.without_manifests.clear(environment);
    }

    /// Forgets all environments.
    pub fn reload_all(&self) {
        self.with_manifests.clear_all();
        self.without_manifests.clear_all();
    }

    pub(crate) fn environments(&self, beginning: Beginning) -> &Environments {
        match beginning {
            Beginning::Manifests => &self.with_manifests,
            Beginning::Nothing => &self.without_manifests,
        }
    }

    /// An evaluator in an environment.
    pub(crate) fn evaluator(&self, environment: &Arc<Environment>) -> Evaluator {
        let (functions, settings) = (self.functions().clone(), self.evaluation_in(environment));
        Evaluator::new(self.outside(environment.outside()), functions, settings)
    }

    /// The settings that evaluation in an environment consults.
    pub(crate) fn evaluation_in(&self, environment: &Environment) -> marotte_eval::Settings {
        let mut settings = self.evaluation.clone();
        settings.language.dialect = environment.language().dialect;
        settings
    }

    /// What code in an environment can reach.
    pub(crate) fn outside(&self, of_environment: Outside) -> Outside {
        Outside {
            store: self.place.parts.store.clone(),
            ..of_environment
        }
    }

    /// The built-in functions.
    pub(crate) fn functions(&self) -> &Arc<FunctionTable> {
        self.functions
            .get_or_init(|| Arc::new(marotte_functions::table()))
    }

    /// What is known of a node, by its facts and by a classifier.
    pub(crate) fn known(&self, node: &Node, environment: &str) -> Result<Known, Failed> {
        if node.complete_data().is_some() {
            let known = node.data(&self.place.parts, environment, Classified::default());
            let (data, logs) = known.map_err(|why| Failed::new(why, None))?;
            let other = None;
            return Ok(Known { data, other, logs });
        }
        let _span = span(What::Facts, "");
        let classified = classify(&self.place, node.name())?;
        let other = match &classified.environment {
            Some(name) => self
                .other_environment(name, environment)
                .map_err(|why| search_failed(node.name(), why))?,
            None => None,
        };
        let name = match &other {
            Some(other) => other.environment.name(),
            None => environment,
        };
        let known = node.data(&self.place.parts, name, classified);
        let (mut data, logs) = known.map_err(|why| Failed::new(why, None))?;
        self.complete_trusted(&mut data)
            .map_err(|why| Failed::new(why, Some(Blame::Classifier)))?;
        Ok(Known { data, other, logs })
    }

    /// What is known of a node that no classifier is asked about.
    pub(crate) fn known_unclassified(
        &self,
        node: &Node,
        environment: &str,
    ) -> Result<(NodeData, Vec<LogEntry>), Problem> {
        let (mut data, logs) = node.data(&self.place.parts, environment, Classified::default())?;
        if node.complete_data().is_none() {
            self.complete_trusted(&mut data)?;
        }
        Ok((data, logs))
    }

    /// Asks the command that knows more of nodes that can be trusted, if there is one.
    fn complete_trusted(&self, data: &mut NodeData) -> Result<(), Problem> {
        let values = self.place.settings.values(None);
        let command = values.text("trusted_external_command");
        let command = command?;
        if !command.is_empty() {
            data.trusted = external::with_external(&self.place.parts, &data.trusted, &command)?;
        }
        Ok(())
    }

    /// The version that the environment's command gives catalogs, which is asked once for each time
    /// that an environment is opened. Nothing if there is no command.
    pub(crate) fn version(&self, environment: &Arc<Environment>) -> Result<Option<Str>, Problem> {
        let Some(command) = environment.config_version() else {
            return Ok(None);
        };
        let mut versions = self.versions.lock().unwrap_or_else(PoisonError::into_inner);
        versions.retain(|(environment, _)| environment.strong_count() > 0);
        let own = Arc::as_ptr(environment);
        let mut known = versions.iter();
        if let Some((_, version)) = known.find(|(known, _)| known.as_ptr() == own) {
            return version.clone().map(Some);
        }
        let output = shell(&*self.place.parts.commands, command);
        let version: Version = match output {
            Ok(output) => Ok(output.trim().into()),
            Err(why) => Err(problem(SiteIssue::ConfigVersionFailed {
                command: command.into(),
                why: Cause(why),
            })),
        };
        versions.push((Arc::downgrade(environment), version.clone()));
        version.map(Some)
    }
}

/// The settings that evaluation consults.
fn evaluation(place: &Place) -> Result<marotte_eval::Settings, Problem> {
    let values = place.settings.values(None);
    let digest = values.text("digest_algorithm")?;
    let default = marotte_eval::Settings::default();
    Ok(marotte_eval::Settings {
        language: language(place)?,
        strict_variables: place.is_true("strict_variables")?,
        digest_algorithm: marotte_eval::DigestAlgorithm::from_name(&digest)
            .unwrap_or(default.digest_algorithm),
        ..default
    })
}
