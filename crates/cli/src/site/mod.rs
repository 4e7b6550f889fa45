//! The site that a call is about: its settings, its environments and its nodes.
//!
//! Every command that compiles or looks data up begins with a [`Site`]: it knows the settings in
//! force, opens the environment and gathers what is known of nodes.

mod certificate;
mod classifier;
mod environment;
mod execution;
mod external;
mod nodes;
mod place;

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use marotte_environment::{Cache, Environment};
use marotte_eval::catalog::NodeData;
use marotte_eval::{Level, LogEntry};
use marotte_pcore::{Hash, Str, Value};
use marotte_settings::{RunMode, SettingValue, Settings};

pub(crate) use self::classifier::NodeError;
pub(crate) use self::nodes::Node;
pub(crate) use self::place::Place;

use crate::args::{MessageArgs, SiteArgs, Strictness};

/// The site that a call is about.
pub(crate) struct Site<'a> {
    args: &'a SiteArgs,
    place: Place,
    settings: Arc<Settings>,
    evaluation: marotte_eval::Settings,
    strictness: Strictness,
    has_rich_data: bool,
    /// The name of the environment, and its folder.
    name: String,
    root: PathBuf,
    /// What all nodes have in `$trusted` besides their names.
    trusted: Hash,
    cache: Arc<Cache>,
    /// Environments that a classifier wants nodes to be in.
    others: Mutex<HashMap<String, Result<Arc<Environment>, String>>>,
    /// The versions of catalogs, by the commands that give them.
    versions: Mutex<HashMap<String, Result<Str, String>>>,
}

/// What a compilation in the environment begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Beginning {
    /// Its manifests, which have to be there.
    Manifests,
    /// Nothing, or code that the call has itself.
    Nothing,
}

/// What is known of a node.
pub(crate) struct Known {
    /// What a compilation gets to know.
    pub(crate) data: NodeData,
    /// The environment that it is in, if that is another one than the site's.
    pub(crate) environment: Option<Arc<Environment>>,
    /// What finding it had to say.
    pub(crate) logs: Vec<LogEntry>,
}

impl<'a> Site<'a> {
    /// The site that the arguments are about, or why there is none.
    pub(crate) fn new(args: &'a SiteArgs) -> Result<Self, String> {
        let mut more = Vec::new();
        if let Some(strict) = args.language.strictness {
            more.push(("strict", strict.name().to_owned()));
        }
        if args.language.no_strict_variables {
            more.push(("strict_variables", "false".to_owned()));
        } else if args.language.strict_variables {
            more.push(("strict_variables", "true".to_owned()));
        }
        if let Some(command) = &args.node.enc {
            more.push(("node_terminus", "exec".to_owned()));
            more.push(("external_nodes", classifier::full_command(command)));
        }
        let place = Place::new(&args.environment, RunMode::Server, "catalog", &more)?;
        let name = place.environment_name()?;
        let root = match &place.folder {
            Some(folder) if folder.is_dir() => folder.clone(),
            Some(folder) => return Err(format!("there is no folder {}", folder.display())),
            None => place.root_of(&name)?.ok_or_else(|| {
                let paths = args.environment.environmentpath.as_ref();
                let given = paths.map(|paths| paths.to_string_lossy().into_owned());
                let paths = given.or_else(|| place.text("environmentpath").ok());
                let paths = paths.unwrap_or_default();
                format!("there is no environment '{name}' in {paths}")
            })?,
        };
        let settings = Arc::new(place.settings.clone());
        let trusted = nodes::more_trusted(args.node.trusted.as_deref(), &place)?;
        Ok(Self {
            args,
            evaluation: evaluation(&settings)?,
            strictness: strictness(&settings)?,
            has_rich_data: is_true(&settings, "rich_data")?,
            place,
            settings,
            name,
            root,
            trusted,
            cache: Cache::new(),
            others: Mutex::default(),
            versions: Mutex::default(),
        })
    }

    /// What reading the configuration had to say.
    pub(crate) fn logs(&self) -> &[LogEntry] {
        &self.place.logs
    }

    /// The settings that evaluation consults.
    pub(crate) fn evaluation_settings(&self) -> marotte_eval::Settings {
        self.evaluation.clone()
    }

    /// The least urgent messages that are shown: what flags say, or else the setting.
    pub(crate) fn least(&self, messages: &MessageArgs) -> Level {
        if messages.debug || messages.verbose {
            return messages.least();
        }
        let level = self.settings.values(None).text("log_level");
        match level.unwrap_or_default().as_str() {
            "debug" => Level::Debug,
            "info" => Level::Info,
            "warning" => Level::Warning,
            "err" => Level::Err,
            "alert" => Level::Alert,
            "emerg" => Level::Emerg,
            "crit" => Level::Crit,
            _ => messages.least(),
        }
    }

    /// How grave doubtful constructs are.
    pub(crate) fn strictness(&self) -> Strictness {
        self.strictness
    }

    /// Whether catalogs may have values that JSON has no type for.
    pub(crate) fn has_rich_data(&self) -> bool {
        self.has_rich_data
    }

    /// The name of the environment.
    pub(crate) fn environment_name(&self) -> &str {
        &self.name
    }

    /// Opens the environment. Its paths are absolute, as they are in catalogs.
    pub(crate) fn open(&self, beginning: Beginning) -> Result<Arc<Environment>, String> {
        self.open_in(&self.name, &self.root.clone(), beginning)
    }

    fn open_in(
        &self,
        name: &str,
        root: &std::path::Path,
        beginning: Beginning,
    ) -> Result<Arc<Environment>, String> {
        let (place, settings, cache) = (&self.place, &self.settings, self.cache.clone());
        environment::open(place, settings, name, root, beginning, cache).map(Arc::new)
    }

    /// The environment that a classifier wants a node to be in. Nothing if that is the site's: a
    /// folder is the environment of all nodes.
    fn other_environment(&self, name: &str) -> Result<Option<Arc<Environment>>, String> {
        if self.place.folder.is_some() || name == self.name {
            return Ok(None);
        }
        let mut others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        let opened = others.entry(name.to_owned()).or_insert_with(|| {
            let root = self.place.root_of(name)?.ok_or_else(|| {
                let paths = self.place.text("environmentpath").unwrap_or_default();
                format!(
                    "Could not find a directory environment named '{name}' anywhere in the path: \
                     {paths}. Does the directory exist?"
                )
            })?;
            self.open_in(name, &root, Beginning::Manifests)
        });
        opened.clone().map(Some)
    }

    /// The nodes of these names, or else those that there are facts of, or else the one that the
    /// configuration names.
    pub(crate) fn nodes(&self, names: Vec<String>) -> Result<Vec<Node>, String> {
        let values = self.settings.values(None);
        // A certificate names its owner.
        let owner = self.trusted.get_str("certname").and_then(Value::as_str);
        let names = match owner.filter(|_| names.is_empty()) {
            Some(owner) => vec![owner.to_owned()],
            None => names,
        };
        let names = match names.is_empty() && values.is_given("certname") {
            true if self.args.node.facts.is_none() => vec![self.place.text("certname")?],
            _ => names,
        };
        let mut nodes = nodes::nodes(names, &self.args.node)?;
        if self.place.is_installation {
            for node in &mut nodes {
                let files = self.stored_facts(&node.name)?;
                node.find_facts(files.into_iter());
            }
        }
        Ok(nodes)
    }

    /// Completes the facts of a node that data is looked up for: given facts add to those that a
    /// server has stored.
    pub(crate) fn add_stored_facts(&self, node: &mut Node) -> Result<(), String> {
        if self.place.is_installation {
            node.add_to_facts(&self.stored_facts(&node.name)?)
        } else {
            node.add_to_facts(&[])
        }
    }

    /// Where a server keeps the facts that a node had last.
    fn stored_facts(&self, node: &str) -> Result<[PathBuf; 2], String> {
        let json = PathBuf::from(self.place.text("server_datadir")?);
        let yaml = PathBuf::from(self.place.text("yamldir")?);
        Ok([
            json.join(format!("facts/{node}.json")),
            yaml.join(format!("facts/{node}.yaml")),
        ])
    }

    /// What is known of a node, by its facts and by a classifier.
    pub(crate) fn node(&self, node: &Node) -> Result<Known, NodeError> {
        let classified = classifier::classify(&self.settings, &node.name)?;
        let environment = match &classified.environment {
            Some(name) => self
                .other_environment(name)
                .map_err(|message| NodeError::searching(&node.name, &message))?,
            None => None,
        };
        let name = environment
            .as_ref()
            .map_or(self.name.as_str(), |other| other.name());
        let (mut data, logs) = node
            .data(name, &self.trusted, classified)
            .map_err(NodeError::Other)?;
        self.complete_trusted(&mut data)
            .map_err(NodeError::NotFound)?;
        Ok(Known {
            data,
            environment,
            logs,
        })
    }

    /// What a compilation in the site's environment gets to know of a node that no classifier is
    /// asked about.
    pub(crate) fn node_data(&self, node: &Node) -> Result<(NodeData, Vec<LogEntry>), String> {
        let unclassified = classifier::Classified::default();
        let (mut data, logs) = node.data(&self.name, &self.trusted, unclassified)?;
        self.complete_trusted(&mut data)?;
        Ok((data, logs))
    }

    /// Asks the command that knows more of nodes that can be trusted, if there is one.
    fn complete_trusted(&self, data: &mut NodeData) -> Result<(), String> {
        let command = self.settings.values(None).text("trusted_external_command");
        let command = command.map_err(|error| error.to_string())?;
        if !command.is_empty() {
            data.trusted = external::with_external(&data.trusted, &command)?;
        }
        Ok(())
    }

    /// The version that the environment's command gives catalogs. Nothing if there is no command.
    pub(crate) fn version(&self, environment: &Environment) -> Result<Option<Str>, String> {
        let Some(command) = environment.config_version() else {
            return Ok(None);
        };
        let mut versions = self.versions.lock().unwrap_or_else(PoisonError::into_inner);
        let version = versions.entry(command.to_owned()).or_insert_with(|| {
            let output = execution::shell(command).map_err(|why| {
                format!("Execution of config_version command `{command}` failed: {why}")
            })?;
            Ok(output.trim().into())
        });
        version.clone().map(Some)
    }
}

/// The settings that evaluation consults.
fn evaluation(settings: &Settings) -> Result<marotte_eval::Settings, String> {
    let values = settings.values(None);
    let digest = values
        .text("digest_algorithm")
        .map_err(|error| error.to_string())?;
    let default = marotte_eval::Settings::default();
    Ok(marotte_eval::Settings {
        language: environment::language(settings)?,
        strict_variables: is_true(settings, "strict_variables")?,
        digest_algorithm: marotte_eval::DigestAlgorithm::from_name(&digest)
            .unwrap_or(default.digest_algorithm),
        ..default
    })
}

fn is_true(settings: &Settings, name: &str) -> Result<bool, String> {
    let value = settings.values(None).value(name);
    value
        .map(|value| value.is_true())
        .map_err(|error| error.to_string())
}

fn strictness(settings: &Settings) -> Result<Strictness, String> {
    match settings.values(None).value("strict") {
        Ok(SettingValue::Text(text)) if text == "off" => Ok(Strictness::Off),
        Ok(SettingValue::Text(text)) if text == "warning" => Ok(Strictness::Warning),
        Ok(_) => Ok(Strictness::Error),
        Err(error) => Err(error.to_string()),
    }
}
