//! Arguments that several commands have: where the environment is, what is known of the nodes, how
//! strict the language is, and how much is shown.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;
use marotte_eval::Level;
use marotte_syntax::{Dialect, Language};

use super::checks::dialect;
use super::{SettingArgs, Strictness};
use crate::color::Color;
use crate::format::Format;

/// All that makes a site: its environment, its nodes and the language that it speaks.
#[derive(Args, Debug)]
pub(crate) struct SiteArgs {
    #[command(flatten)]
    pub(crate) environment: EnvironmentArgs,
    #[command(flatten)]
    pub(crate) node: NodeArgs,
    #[command(flatten)]
    pub(crate) language: LanguageArgs,
    /// The real Ruby that runs code of modules which the interpreter refuses (network, processes, gems):
    /// auto (the machine's, if it has Puppet), never, or a program [default: the setting marotte_ruby, or
    /// auto]
    #[arg(long, value_name = "RUBY", help_heading = "Language")]
    pub(crate) ruby: Option<String>,
}

/// Where the environment is.
#[derive(Args, Debug)]
#[command(next_help_heading = "Environment")]
pub(crate) struct EnvironmentArgs {
    /// The manifest to begin with, or a folder of them, instead of the environment's
    #[arg(long, value_name = "PATH")]
    pub(crate) manifest: Option<PathBuf>,
    /// Folders with modules, instead of the environment's
    #[arg(long, value_name = "PATHS")]
    pub(crate) modulepath: Option<OsString>,
    /// The folder of the environment
    #[arg(long, value_name = "DIR", conflicts_with = "environmentpath")]
    pub(crate) env_dir: Option<PathBuf>,
    /// Folders with environments in them
    #[arg(long, value_name = "PATHS")]
    pub(crate) environmentpath: Option<OsString>,
    /// The name of the environment [default: production]
    #[arg(long, value_name = "NAME")]
    pub(crate) environment: Option<String>,
    /// Read this puppet.conf
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    /// Puppet's configuration, with puppet.conf and the global hiera.yaml
    #[arg(long, value_name = "DIR")]
    pub(crate) confdir: Option<PathBuf>,
    /// Puppet's code, with environments/ and modules/
    #[arg(long, value_name = "DIR")]
    pub(crate) codedir: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) settings: SettingArgs,
}

/// What is known of the nodes.
#[derive(Args, Debug)]
#[command(next_help_heading = "Nodes")]
pub(crate) struct NodeArgs {
    /// Facts in JSON or YAML, as `facter` or `puppet facts` print them. Of many nodes: a folder with a
    /// file a node, a file with a list (README), or a PuppetDB (https://…)
    #[arg(long, value_name = "PATH")]
    pub(crate) facts: Option<PathBuf>,
    /// What `$trusted` has besides the name of the node: a file in JSON or YAML, or the node's
    /// certificate in PEM
    #[arg(long, alias = "certificate", value_name = "FILE")]
    pub(crate) trusted: Option<PathBuf>,
    /// Ask this command for classes, parameters and environments of nodes; the same as
    /// `--node_terminus exec --external_nodes CMD`
    #[arg(long, value_name = "CMD")]
    pub(crate) enc: Option<String>,
    /// The certificate that a PuppetDB is shown [default: the setting hostcert]. The authorities that it is
    /// believed to be signed by are in the file of --cacert [default: the setting localcacert]
    #[arg(long, value_name = "FILE", requires = "key")]
    pub(crate) cert: Option<PathBuf>,
    /// The key of that certificate [default: the setting hostprivkey]
    #[arg(long, value_name = "FILE", requires = "cert")]
    pub(crate) key: Option<PathBuf>,
}

/// How strict the language is.
#[derive(Args, Debug)]
#[command(next_help_heading = "Language")]
pub(crate) struct LanguageArgs {
    /// How grave doubtful constructs are, such as a key that a hash has twice [default: error]
    #[arg(long = "strict", value_enum, value_name = "LEVEL")]
    pub(crate) strictness: Option<Strictness>,
    /// Whose rules hold: puppet8, or evaluator4 for those of the first design (docs/dialect.md)
    /// [default: what environment.conf says, or puppet8]
    #[arg(long, value_parser = dialect, value_name = "NAME")]
    pub(crate) dialect: Option<Dialect>,
    /// Unknown variables are errors; this is the default
    #[arg(
        long,
        alias = "strict_variables",
        overrides_with = "no_strict_variables"
    )]
    pub(crate) strict_variables: bool,
    /// Unknown variables are undef
    #[arg(long, alias = "no-strict_variables")]
    pub(crate) no_strict_variables: bool,
}

impl LanguageArgs {
    /// How grave doubtful constructs are if nothing but the call is asked.
    pub(crate) fn strictness(&self) -> Strictness {
        self.strictness.unwrap_or(Strictness::Error)
    }

    /// The settings that evaluation consults if nothing but the call is asked.
    pub(crate) fn evaluation(&self) -> marotte_eval::Settings {
        marotte_eval::Settings {
            language: Language {
                strict: self.strictness().into(),
                dialect: self.dialect.unwrap_or_default(),
                ..Language::default()
            },
            strict_variables: !self.no_strict_variables,
            ..marotte_eval::Settings::default()
        }
    }
}

/// How code is checked by Puppet's own commands, for which every setting is a flag.
#[derive(Args, Debug)]
pub(crate) struct CodeArgs {
    #[command(flatten)]
    pub(crate) environment: EnvironmentArgs,
    #[command(flatten)]
    pub(crate) language: LanguageArgs,
    /// When to colour
    #[arg(long, value_enum, default_value_t, value_name = "WHEN")]
    pub(crate) color: Color,
    #[arg(long, short = 'v', hide = true)]
    verbose: bool,
    #[arg(long, short = 'd', hide = true)]
    debug: bool,
}

/// What is shown besides the result, and how.
#[derive(Args, Debug)]
#[command(next_help_heading = "Messages")]
pub(crate) struct MessageArgs {
    /// How to show errors and warnings, always on standard error; json and sarif are one document
    /// there, in which nothing else is [default: human; reference in lookup, epp and catalog]
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) error_format: Option<Format>,
    /// Also show what is logged at the level info
    #[arg(long, short)]
    pub(crate) verbose: bool,
    /// Show everything that is logged
    #[arg(long, short)]
    pub(crate) debug: bool,
    /// When to colour
    #[arg(long, value_enum, default_value_t, value_name = "WHEN")]
    pub(crate) color: Color,
}

impl MessageArgs {
    /// The least urgent messages that are shown.
    pub(crate) fn least(&self) -> Level {
        match (self.debug, self.verbose) {
            (true, _) => Level::Debug,
            (false, true) => Level::Info,
            (false, false) => Level::Notice,
        }
    }
}
