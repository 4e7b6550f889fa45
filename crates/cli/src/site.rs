//! From arguments to the site that a call is about.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use marotte_environment::Watched;
use marotte_eval::{Level, LogEntry};
use marotte_settings::RunMode;
use marotte_site::{
    Certificates, NodeSelection, Parts, Place, Problem, RubyChoice, SettingsRequest, Site,
    SiteOptions, ThisMachine, full_command,
};

use crate::args::{
    BareSettingArgs, CodeArgs, EnvironmentArgs, LanguageArgs, MessageArgs, NodeArgs, PlaceArgs,
    Settings as Checks, SiteArgs,
};
use crate::puppet::is_puppet;

/// The site that arguments are about.
pub(crate) fn open(args: &SiteArgs) -> Result<Site, Problem> {
    open_in(args, usual_mode())
}

/// The same, with files that are watched.
pub(crate) fn open_watched(args: &SiteArgs) -> Result<(Site, Arc<Watched>), Problem> {
    let mut options = of_site(args, usual_mode());
    let (parts, files) = options.parts.watched();
    options.parts = parts;
    Ok((Site::open(options)?, files))
}

/// The site that arguments are about, for what a process does.
pub(crate) fn open_in(args: &SiteArgs, mode: RunMode) -> Result<Site, Problem> {
    Site::open(of_site(args, mode))
}

/// Puppet's own commands have the settings of their users.
fn usual_mode() -> RunMode {
    match is_puppet() {
        true => RunMode::User,
        false => RunMode::Server,
    }
}

fn of_site(args: &SiteArgs, mode: RunMode) -> SiteOptions {
    let mut options = options(&args.environment, mode, "catalog");
    options.dialect = args.language.dialect;
    options.ruby = args.ruby.as_deref().map(RubyChoice::from_text);
    options.flags.extend(of_language(&args.language));
    let mut give = |name: &str, text: String| options.flags.push((name.to_owned(), text));
    if let Some(command) = &args.node.enc {
        give("node_terminus", "exec".to_owned());
        give("external_nodes", full_command(&ThisMachine, command));
    }
    options
}

/// The site that arguments are about, if nothing is asked of its nodes.
pub(crate) fn of_environment(args: &EnvironmentArgs) -> Result<Site, Problem> {
    Site::open(options(args, RunMode::Server, "catalog"))
}

/// Where the environments are that arguments are about.
pub(crate) fn place(
    args: &EnvironmentArgs,
    bare: &BareSettingArgs,
    application: &'static str,
) -> Result<Place, Problem> {
    let mut options = options(args, RunMode::User, application);
    options.flags.extend(bare.given());
    Place::new(options)
}

/// The site that arguments of Puppet's smaller commands are about.
pub(crate) fn of_place(args: &PlaceArgs) -> Result<Site, Problem> {
    let mut options = options(&args.environment, RunMode::User, "catalog");
    options.flags.extend(args.bare.given());
    Site::open(options)
}

/// The nodes of these names, or those that arguments mean otherwise.
pub(crate) fn nodes(names: Vec<String>, args: &SiteArgs) -> NodeSelection {
    NodeSelection {
        names,
        facts: args.node.facts.as_deref().map(text),
        trusted: args.node.trusted.as_deref().map(text),
        certificates: certificates(&args.node),
        is_own_only: false,
    }
}

/// What a PuppetDB is shown.
pub(crate) fn certificates(args: &NodeArgs) -> Certificates {
    Certificates {
        own: args.cert.as_deref().map(text),
        key: args.key.as_deref().map(text),
    }
}

/// The least urgent messages that are shown: what flags say, or else the setting.
pub(crate) fn least(site: &Site, messages: &MessageArgs) -> Level {
    if messages.debug || messages.verbose {
        return messages.least();
    }
    let level = site.place().settings.values(None).text("log_level");
    least_of(&level.unwrap_or_default()).unwrap_or_else(|| messages.least())
}

/// The level that a setting names, unless it is the usual one.
fn least_of(name: &str) -> Option<Level> {
    Some(match name {
        "debug" => Level::Debug,
        "info" => Level::Info,
        "warning" => Level::Warning,
        "err" => Level::Err,
        "alert" => Level::Alert,
        "emerg" => Level::Emerg,
        "crit" => Level::Crit,
        _ => return None,
    })
}

fn options(args: &EnvironmentArgs, mode: RunMode, application: &'static str) -> SiteOptions {
    let path = |path: &PathBuf| text(path);
    let paths = |paths: &std::ffi::OsString| paths.to_string_lossy().into_owned();
    let given = [
        ("config", args.config.as_ref().map(path)),
        ("confdir", args.confdir.as_ref().map(path)),
        ("codedir", args.codedir.as_ref().map(path)),
        ("environment", args.environment.clone()),
        ("manifest", args.manifest.as_ref().map(path)),
        ("modulepath", args.modulepath.as_ref().map(paths)),
        ("environmentpath", args.environmentpath.as_ref().map(paths)),
    ];
    let more = args.settings.given.iter();
    let more = more.map(|(name, text)| (*name, Some(text.clone())));
    let flags = more.chain(given);
    SiteOptions {
        flags: flags
            .filter_map(|(name, text)| Some((name.to_owned(), text?)))
            .collect(),
        folder: args.env_dir.as_deref().map(text),
        mode,
        application,
        // A call sees everything as it was when it began.
        keeps_environments: true,
        is_installed: is_puppet(),
        ..SiteOptions::new(Parts::of_this_machine())
    }
}

/// Why these settings cannot be, before anything is done with them; and why their environment cannot
/// be, if it has to.
pub(crate) fn check(flags: &[(String, String)], needs_environment: bool) -> Result<(), String> {
    let place = Place::new(SiteOptions {
        flags: flags.to_vec(),
        mode: RunMode::User,
        is_installed: is_puppet(),
        ..SiteOptions::new(Parts::of_this_machine())
    });
    let checked = place.and_then(|place| match needs_environment {
        true => place.check_environment(),
        false => Ok(()),
    });
    checked.map_err(|problem| problem.to_string())
}

/// How code is checked by the settings of a call and of `puppet.conf`, and what reading that had to
/// say.
pub(crate) fn checks(args: &CodeArgs) -> Result<(Checks, Vec<LogEntry>), Problem> {
    let mut options = options(&args.environment, RunMode::User, "parser");
    options.flags.extend(of_language(&args.language));
    let place = Place::new(options)?;
    place.check_environment()?;
    let language = place.language()?;
    let values = place.settings.values(None);
    let limits = language.limits;
    let given = |name: &str, limit: usize| values.is_given(name).then_some(limit);
    let has_modules = place.is_installation || place.settings.has_flag("modulepath");
    let modulepath = match has_modules {
        true => {
            let (section, names) = ("user".to_owned(), vec!["modulepath".to_owned()]);
            let answer = place.settings(&SettingsRequest { section, names })?;
            let mut settings = answer.settings.into_iter();
            settings
                .next()
                .map(|setting| setting.value.to_string().into())
        }
        false => None,
    };
    let least = least_of(&values.text("log_level")?);
    let checks = Checks {
        strictness: language.strict.into(),
        dialect: args.language.dialect.unwrap_or_default(),
        plans: language.tasks,
        modulepath,
        environment: place.environment_name()?,
        max_errors: given("max_errors", limits.max_errors),
        max_warnings: given("max_warnings", limits.max_warnings),
        max_deprecations: Some(limits.max_deprecations),
        disable_warnings: Vec::new(),
        color: args.color,
        is_quiet: least.is_some_and(|least| least > Level::Warning),
    };
    Ok((checks, place.logs))
}

/// The settings that flags about the language give.
fn of_language(args: &LanguageArgs) -> Vec<(String, String)> {
    let strict = args.strictness.map(|strict| ("strict", strict.name()));
    let variables = match (args.no_strict_variables, args.strict_variables) {
        (true, _) => Some(("strict_variables", "false")),
        (false, true) => Some(("strict_variables", "true")),
        (false, false) => None,
    };
    let given = strict.into_iter().chain(variables);
    given
        .map(|(name, text)| (name.to_owned(), text.to_owned()))
        .collect()
}

/// A path as text.
pub(crate) fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}
