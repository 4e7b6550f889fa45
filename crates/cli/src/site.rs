//! From arguments to the site that a call is about.

use std::path::{Path, PathBuf};

use marotte_eval::Level;
use marotte_settings::RunMode;
use marotte_site::{
    NodeSelection, Parts, Place, Problem, RubyChoice, Site, SiteOptions, ThisMachine, full_command,
};

use crate::args::{EnvironmentArgs, MessageArgs, SiteArgs};

/// The site that arguments are about.
pub(crate) fn open(args: &SiteArgs) -> Result<Site, Problem> {
    let mut options = options(&args.environment, RunMode::Server, "catalog");
    options.dialect = args.language.dialect;
    options.ruby = args.ruby.as_deref().map(RubyChoice::from_text);
    let mut give = |name: &str, text: String| options.flags.push((name.to_owned(), text));
    if let Some(strict) = args.language.strictness {
        give("strict", strict.name().to_owned());
    }
    if args.language.no_strict_variables {
        give("strict_variables", "false".to_owned());
    } else if args.language.strict_variables {
        give("strict_variables", "true".to_owned());
    }
    if let Some(command) = &args.node.enc {
        give("node_terminus", "exec".to_owned());
        give("external_nodes", full_command(&ThisMachine, command));
    }
    Site::open(options)
}

/// The site that arguments are about, if nothing is asked of its nodes.
pub(crate) fn of_environment(args: &EnvironmentArgs) -> Result<Site, Problem> {
    Site::open(options(args, RunMode::Server, "catalog"))
}

/// Where the environments are that arguments are about.
pub(crate) fn place(args: &EnvironmentArgs, application: &'static str) -> Result<Place, Problem> {
    Place::new(options(args, RunMode::User, application))
}

/// The nodes of these names, or those that arguments mean otherwise.
pub(crate) fn nodes(names: Vec<String>, args: &SiteArgs) -> NodeSelection {
    NodeSelection {
        names,
        facts: args.node.facts.as_deref().map(text),
        trusted: args.node.trusted.as_deref().map(text),
    }
}

/// The least urgent messages that are shown: what flags say, or else the setting.
pub(crate) fn least(site: &Site, messages: &MessageArgs) -> Level {
    if messages.debug || messages.verbose {
        return messages.least();
    }
    let level = site.place().settings.values(None).text("log_level");
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
        ..SiteOptions::new(Parts::of_this_machine())
    }
}

/// A path as text.
pub(crate) fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}
