//! The arguments of `marotte config`.

use clap::{Args, Subcommand, ValueEnum};

use super::EnvironmentArgs;

/// Settings, as `puppet config` has them.
///
/// Settings are shown, not changed: there is neither `set` nor `delete`.
#[derive(Args, Debug)]
pub(crate) struct ConfigArgs {
    #[command(subcommand)]
    pub(crate) command: ConfigCommand,
}

/// What to do with settings.
#[derive(Subcommand, Debug)]
pub(crate) enum ConfigCommand {
    Print(ConfigPrintArgs),
}

/// Print the values of settings, as `puppet config print` does.
///
/// They are those that the other commands have: in a control repository, puppet.conf is read only
/// with --config, --confdir or --codedir.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  marotte config print                              all settings of the section main
  marotte config print --section server modulepath  one value, bare
  marotte config print --origin strict certname     and where the values come from
  marotte config print --confdir /etc/puppetlabs/puppet --format json

Every setting is a flag, too: --vardir DIR, --no-report. Settings are only shown: to change
them, edit puppet.conf.")]
pub(crate) struct ConfigPrintArgs {
    /// The names of settings [default: all]
    #[arg(value_name = "SETTING")]
    pub(crate) names: Vec<String>,
    /// The section of puppet.conf that counts before [main]
    #[arg(long, value_name = "SECTION", default_value = "main")]
    pub(crate) section: String,
    /// How to print them
    #[arg(
        long,
        value_enum,
        default_value_t,
        value_name = "FORMAT",
        visible_alias = "render-as",
        alias = "render_as"
    )]
    pub(crate) format: ConfigFormat,
    /// Also say where each value comes from: default, flag, environment, or a line of a file
    #[arg(long)]
    pub(crate) origin: bool,
    #[command(flatten)]
    pub(crate) environment: EnvironmentArgs,
}

/// How settings are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum ConfigFormat {
    /// A line a setting: `name = value`. A single value stands alone.
    #[default]
    #[value(alias = "console", alias = "s")]
    Text,
    /// JSON.
    Json,
    /// YAML.
    Yaml,
}
