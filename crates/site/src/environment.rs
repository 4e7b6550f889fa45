//! Environments: where they are, how long they stay open, and what compilations in them begin with.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use marotte_diagnostics::report::Limits;
use marotte_diagnostics::{SiteIssue, did_you_mean};
use marotte_environment::{Environment, Options};
use marotte_pcore::Str;
use marotte_profile::{What, span};
use marotte_ruby_puppet::Workers;
use marotte_settings::SettingValue;
use marotte_syntax::{Language, Strict};

use crate::ahead::Ahead;
use crate::parts::{RubyChoice, RubyUse};
use crate::paths::absolute;
use crate::place::{Place, split};
use crate::problem::{Problem, problem};
use crate::site::Site;

/// The environment that a request is about.
#[derive(Clone, Default)]
pub enum In {
    /// The one that the settings name.
    #[default]
    Usual,
    /// The one of a name, as it is now or as it was when it was opened: that is what its
    /// `environment_timeout` says.
    Named(String),
    /// One that is open. Whoever opened it knows what that had to say.
    Open(Arc<Environment>),
}

/// What a compilation in an environment begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beginning {
    /// Its manifests, which have to be there.
    Manifests,
    /// Nothing, or code that the request has itself.
    Nothing,
}

/// How an environment sees its files.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    /// As they are when they are used, by the rules of the reference.
    Now,
    /// As they were when it was opened.
    Pinned,
}

/// An environment that a request is about.
pub(crate) struct Opened {
    pub(crate) environment: Arc<Environment>,
    /// Whether whoever asks holds it, and knows what opening it had to say.
    pub(crate) is_held: bool,
}

impl Site {
    /// The environment that a request is about.
    pub(crate) fn opened(&self, which: &In, beginning: Beginning) -> Result<Opened, Problem> {
        let name = match which {
            In::Open(environment) => {
                return Ok(Opened {
                    environment: environment.clone(),
                    is_held: true,
                });
            }
            In::Named(name) => name.as_str(),
            In::Usual => self.environment_name(),
        };
        let now = self.place.parts.clock.instant();
        let environments = self.environments(beginning);
        let open = || self.open_environment(name, beginning);
        let environment = environments.get(name, now, open)?;
        Ok(Opened {
            environment,
            is_held: false,
        })
    }

    /// Opens an environment as it is now, for whoever holds it. Its paths are absolute, as they are
    /// in catalogs. A site that is a folder has no other.
    pub fn open_environment(
        &self,
        name: &str,
        beginning: Beginning,
    ) -> Result<Arc<Environment>, Problem> {
        self.open_as(name, beginning, Seen::Now, None)
    }

    /// As [`open_environment`](Self::open_environment), but all requests that it is given to see all
    /// of its files as they are now, whatever is deployed meanwhile.
    pub fn pin_environment(
        &self,
        name: &str,
        beginning: Beginning,
    ) -> Result<Arc<Environment>, Problem> {
        self.open_as(name, beginning, Seen::Pinned, None)
    }

    /// As [`open_environment`](Self::open_environment), for the compilation of a single node: while that goes on,
    /// another core looks ahead.
    pub fn open_for_one(
        &self,
        name: &str,
        beginning: Beginning,
    ) -> Result<(Arc<Environment>, Option<Ahead>), Problem> {
        let ahead = self.look_ahead();
        let environment = self.open_as(name, beginning, Seen::Now, ahead.as_ref())?;
        if let Some(ahead) = &ahead {
            ahead.goes_on_with(&environment);
        }
        Ok((environment, ahead))
    }

    fn open_as(
        &self,
        name: &str,
        beginning: Beginning,
        seen: Seen,
        ahead: Option<&Ahead>,
    ) -> Result<Arc<Environment>, Problem> {
        let _span = span(What::Opening, "environment");
        let place = &self.place;
        let root = match &place.folder {
            Some(folder) if place.parts.files.is_dir(folder) => folder.clone(),
            Some(folder) => {
                let path = folder.as_str().into();
                return Err(problem(SiteIssue::NoEnvironmentFolder { path }));
            }
            None => place.root_of(name)?.ok_or_else(|| {
                let given = match place.settings.has_flag("environmentpath") {
                    true => place.given("environmentpath"),
                    false => None,
                };
                let paths = given.or_else(|| place.text("environmentpath").ok());
                let mut found = problem(SiteIssue::NoEnvironment {
                    name: name.into(),
                    paths: paths.unwrap_or_default().into(),
                });
                found.hint = self.similar_environment(name);
                found
            })?,
        };
        self.open_in(name, &root, beginning, seen, ahead)
    }

    /// An environment with a similar name.
    fn similar_environment(&self, name: &str) -> Option<String> {
        let path = self.place.text("environmentpath").ok()?;
        let folders = split(&path);
        let known = folders.flat_map(|folder| self.place.parts.files.list(&folder));
        let known: Vec<String> = known.filter(|of| of.is_dir).map(|of| of.name).collect();
        did_you_mean(name, known.iter().map(String::as_str))
    }

    /// The environment that a classifier wants a node to be in. Nothing if that is the request's: a
    /// folder is the environment of all nodes. It stays open as long as others of its kind.
    pub(crate) fn other_environment(
        &self,
        name: &str,
        own: &str,
    ) -> Result<Option<Opened>, Problem> {
        if self.place.folder.is_some() || name == own {
            return Ok(None);
        }
        let now = self.place.parts.clock.instant();
        let environments = self.environments(Beginning::Manifests);
        let environment = environments.get(name, now, || {
            let root = self.place.root_of(name)?.ok_or_else(|| {
                let paths = self.place.text("environmentpath").unwrap_or_default();
                problem(SiteIssue::EnvironmentNotFound {
                    name: name.into(),
                    paths: paths.into(),
                })
            })?;
            self.open_in(name, &root, Beginning::Manifests, Seen::Now, None)
        })?;
        Ok(Some(Opened {
            environment,
            is_held: false,
        }))
    }

    fn open_in(
        &self,
        name: &str,
        root: &str,
        beginning: Beginning,
        seen: Seen,
        ahead: Option<&Ahead>,
    ) -> Result<Arc<Environment>, Problem> {
        let (place, settings) = (&self.place, &self.place.settings);
        let given = |name: &str| {
            settings
                .has_flag(name)
                .then(|| place.text(name))
                .transpose()
        };
        let manifest = match (beginning, given("manifest")?) {
            (Beginning::Nothing, _) => Some(Str::new()),
            (Beginning::Manifests, Some(path))
                if place.is_installed || place.parts.files.exists(&path) =>
            {
                Some(full(place, &path)?)
            }
            (Beginning::Manifests, Some(path)) => {
                let path = place.given("manifest").unwrap_or(path).into();
                return Err(problem(SiteIssue::NoManifest { path }));
            }
            (Beginning::Manifests, None) => None,
        };
        let folders = |paths: String| -> Result<Vec<Str>, Problem> {
            split(&paths).map(|path| full(place, &path)).collect()
        };
        let has_terminus = !["", "none"].contains(&place.text("data_binding_terminus")?.as_str());
        let has_config = place.is_installation || settings.values(None).is_given("hiera_config");
        let has_global_data = has_config && has_terminus;
        let is_vendored_elsewhere = settings.values(None).is_given("vendormoduledir");
        let options = Options {
            name: name.into(),
            vendor_modules: match is_vendored_elsewhere {
                true => Some(place.text("vendormoduledir")?.into()),
                false => None,
            },
            base_module_path: folders(place.text("basemodulepath")?)?,
            module_path: given("modulepath")?.map(folders).transpose()?,
            manifest,
            config_version: given("config_version")?.map(Str::from),
            settings: Some(settings.clone()),
            language: self.evaluation.language,
            dialect: self.dialect,
            global_data: match has_global_data {
                true => Some(place.text("hiera_config")?.into()),
                false => None,
            },
            workers: self.workers(),
            machine: place.parts.machine.clone(),
            is_pinned: seen == Seen::Pinned,
            interprets_all: self.interprets_all,
            on_ruby: ahead.map(Ahead::on_ruby),
            ..Options::default()
        };
        let (files, cache) = (place.parts.files.clone(), self.cache.clone());
        let environment = Environment::open(files, &full(place, root)?, options, cache);
        let is_named = place.folder.is_none() || Path::new(root) != Path::new(".");
        match environment.manifest() {
            Some(manifest) if !is_named && !place.parts.files.exists(manifest) => {
                let elsewhere = match place.is_fallback {
                    true => format!(
                        " nor an environment '{name}' in {}",
                        place.text("environmentpath")?
                    ),
                    false => String::new(),
                };
                Err(problem(SiteIssue::NoManifests {
                    manifest: manifest.into(),
                    elsewhere: elsewhere.into(),
                }))
            }
            _ => Ok(Arc::new(environment)),
        }
    }
}

impl Site {
    /// Real Rubies for an environment, if they are allowed.
    fn workers(&self) -> Option<Arc<dyn Workers>> {
        let rubies = self.place.parts.rubies.as_ref()?;
        let settings = self.place.settings.values(None);
        let choice = self.ruby.clone().or_else(|| {
            let given = settings.own("marotte_ruby")?;
            Some(RubyChoice::from_text(&given))
        });
        rubies.workers(&choice.unwrap_or_default())
    }

    /// What real Rubies have done for code of modules, by files.
    pub fn ruby_use(&self) -> BTreeMap<Str, RubyUse> {
        let rubies = self.place.parts.rubies.as_ref();
        rubies.map(|rubies| rubies.used()).unwrap_or_default()
    }
}

/// The language that the settings make.
pub(crate) fn language(place: &Place) -> Result<Language, Problem> {
    let values = place.settings.values(None);
    let number = |name: &str| match values.value(name) {
        Ok(SettingValue::Integer(number)) => Ok(usize::try_from(number).unwrap_or(0)),
        Ok(_) => Ok(0),
        Err(error) => Err(error),
    };
    let silenced = values.value("disable_warnings")?;
    let no_deprecations = match silenced {
        SettingValue::List(words) => words.contains(&"deprecations".into()),
        _ => false,
    };
    let strict = match values.value("strict")? {
        SettingValue::Text(text) if text == "off" => Strict::Off,
        SettingValue::Text(text) if text == "warning" => Strict::Warning,
        _ => Strict::Error,
    };
    Ok(Language {
        strict,
        tasks: place.is_true("tasks")?,
        limits: Limits {
            max_errors: number("max_errors")?,
            max_warnings: number("max_warnings")?,
            max_deprecations: match no_deprecations {
                true => 0,
                false => number("max_deprecations")?,
            },
        },
        ..Language::default()
    })
}

/// An absolute path as text.
fn full(place: &Place, path: &str) -> Result<Str, Problem> {
    let path = absolute(&*place.parts.system, Path::new(path));
    let text = path
        .to_str()
        .map(|text| text.replace(std::path::MAIN_SEPARATOR, "/").into());
    text.ok_or_else(|| {
        let path = path.to_string_lossy().into();
        problem(SiteIssue::PathNotText { path })
    })
}
