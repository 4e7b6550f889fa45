//! The arguments of `marotte config`.

use clap::{Args, Subcommand, ValueEnum};

use super::{BareSettingArgs, ConfigDeleteArgs, ConfigSetArgs, EnvironmentArgs};

/// Settings, as `puppet config` has them.
#[derive(Args, Debug)]
pub(crate) struct ConfigArgs {
    #[command(subcommand)]
    pub(crate) command: ConfigCommand,
}

/// What to do with settings.
#[derive(Subcommand, Debug)]
pub(crate) enum ConfigCommand {
    Print(ConfigPrintArgs),
    Set(ConfigSetArgs),
    Delete(ConfigDeleteArgs),
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

Every setting is a flag, too: --vardir DIR, --no-report.")]
pub(crate) struct ConfigPrintArgs {
    /// The names of settings [default: all]
    #[arg(value_name = "SETTING")]
    pub(crate) names: Vec<String>,
    /// The section of puppet.conf that counts before [main] [default: main]
    #[arg(long, value_name = "SECTION")]
    pub(crate) section: Option<String>,
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
    #[command(flatten)]
    pub(crate) bare: BareSettingArgs,
}

/// How settings are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum ConfigFormat {
    /// A line a setting: `name = value`. A single value stands alone.
    #[default]
    #[value(alias = "console")]
    Text,
    /// As Ruby prints a hash.
    #[value(aliases = ["flat", "binary", "dot"])]
    S,
    /// JSON.
    #[value(alias = "rich_data_json")]
    Json,
    /// YAML.
    Yaml,
}
