//! The arguments of Puppet's smaller commands: facts, nodes, modules, generated types, descriptions.

use clap::{Args, Subcommand};

use super::{BareSettingArgs, EnvironmentArgs, IndirectionArgs, Rendering, SiteArgs};
use super::{CompilationArgs, MessageArgs};

/// Where things are, for commands that have no other say in it.
#[derive(Args, Debug)]
pub(crate) struct PlaceArgs {
    #[command(flatten)]
    pub(crate) environment: EnvironmentArgs,
    #[command(flatten)]
    pub(crate) bare: BareSettingArgs,
}

/// Facts of this machine, as `puppet facts` has them.
#[derive(Args, Debug)]
pub(crate) struct FactsArgs {
    #[command(subcommand)]
    pub(crate) command: FactsCommand,
}

/// What to do with facts.
#[derive(Subcommand, Debug)]
pub(crate) enum FactsCommand {
    #[command(alias = "find")]
    Show(FactsShowArgs),
    #[command(hide = true)]
    Info(InfoArgs),
}

/// Print facts of this machine: the core facts, and external ones of facts.d folders.
///
/// Custom facts (lib/facter in modules) are not among them: they are Ruby that runs commands on the
/// machine. MAROTTE_FACTER names a command to ask instead, such as a real facter.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  marotte facts show                                 all of them, in JSON
  marotte facts show os.family --value-only          one value, bare
  marotte facts show > facts.json; marotte compile --facts facts.json")]
pub(crate) struct FactsShowArgs {
    /// Facts, or the way to a part of one: `os.release.major`
    #[arg(value_name = "FACT")]
    pub(crate) names: Vec<String>,
    /// Print the value alone
    #[arg(long, alias = "value_only")]
    pub(crate) value_only: bool,
    /// Another folder with external facts
    #[arg(long, alias = "external_dir", value_name = "DIR")]
    pub(crate) external_dir: Option<String>,
    /// Also tell facts by their old names, such as osfamily
    #[arg(long, alias = "show_legacy")]
    pub(crate) show_legacy: bool,
    #[command(flatten)]
    pub(crate) rendering: Rendering,
    #[command(flatten)]
    indirection: IndirectionArgs,
    #[command(flatten)]
    ignored: FactsIgnored,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Flags about how facts are found out, which change nothing here.
#[derive(Args, Debug)]
struct FactsIgnored {
    #[arg(long, hide = true, value_name = "FILE")]
    config_file: Option<String>,
    #[arg(long, hide = true, value_name = "DIR")]
    custom_dir: Option<String>,
    #[arg(long, hide = true)]
    no_block: bool,
    #[arg(long, hide = true)]
    no_cache: bool,
    #[arg(long, hide = true)]
    timing: bool,
}

/// Print where Puppet takes such things from.
#[derive(Args, Debug)]
pub(crate) struct InfoArgs {
    #[command(flatten)]
    rendering: Rendering,
    #[command(flatten)]
    indirection: IndirectionArgs,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Nodes, as `puppet node` has them.
#[derive(Args, Debug)]
pub(crate) struct NodeFaceArgs {
    #[command(subcommand)]
    pub(crate) command: NodeCommand,
}

/// What to do with nodes.
#[derive(Subcommand, Debug)]
pub(crate) enum NodeCommand {
    Find(NodeFindArgs),
    #[command(hide = true)]
    Info(InfoArgs),
}

/// Print what is known of a node: its environment, its classes and its parameters.
#[derive(Args, Debug)]
pub(crate) struct NodeFindArgs {
    /// The name of the node
    #[arg(value_name = "NODE")]
    pub(crate) names: Vec<String>,
    #[command(flatten)]
    pub(crate) rendering: Rendering,
    #[command(flatten)]
    indirection: IndirectionArgs,
    #[command(flatten)]
    pub(crate) site: SiteArgs,
    #[command(flatten)]
    pub(crate) messages: MessageArgs,
}

/// Modules, as `puppet module` has them.
#[derive(Args, Debug)]
pub(crate) struct ModuleArgs {
    #[command(subcommand)]
    pub(crate) command: ModuleCommand,
}

/// What to do with modules.
#[derive(Subcommand, Debug)]
pub(crate) enum ModuleCommand {
    List(ModuleListArgs),
}

/// List the modules of an environment, and what they need that is not there.
#[derive(Args, Debug)]
pub(crate) struct ModuleListArgs {
    /// Show which module needs which
    #[arg(long)]
    pub(crate) tree: bool,
    #[command(flatten)]
    pub(crate) rendering: Rendering,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Puppet code made from Ruby code, as `puppet generate` makes it.
#[derive(Args, Debug)]
pub(crate) struct GenerateArgs {
    #[command(subcommand)]
    pub(crate) command: GenerateCommand,
}

/// What is made.
#[derive(Subcommand, Debug)]
pub(crate) enum GenerateCommand {
    Types(GenerateTypesArgs),
}

/// Write the resource types that modules have in Ruby into .resource_types of the environment.
#[derive(Args, Debug)]
pub(crate) struct GenerateTypesArgs {
    /// The form of the files; there is only pcore
    #[arg(long, default_value = "pcore", value_name = "FORMAT")]
    pub(crate) format: String,
    /// Also write files that are newer than their types
    #[arg(long)]
    pub(crate) force: bool,
    #[command(flatten)]
    rendering: Rendering,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Describe resource types, as `puppet describe` does.
#[derive(Args, Debug)]
pub(crate) struct DescribeArgs {
    /// The types
    #[arg(value_name = "TYPE")]
    pub(crate) types: Vec<String>,
    /// Only the names of attributes
    #[arg(long, short)]
    pub(crate) short: bool,
    /// A line a type: all there are
    #[arg(long, short)]
    pub(crate) list: bool,
    /// The metaparameters, too
    #[arg(long, short)]
    pub(crate) meta: bool,
    #[arg(long, short, hide = true)]
    providers: bool,
    #[command(flatten)]
    place: PlaceArgs,
}

/// Print the resources of a type that are in the catalog of a node.
#[derive(Args, Debug)]
pub(crate) struct CatalogSelectArgs {
    /// The name of the node
    #[arg(value_name = "NODE")]
    pub(crate) node: String,
    /// The type of the resources; * is any
    #[arg(value_name = "TYPE")]
    pub(crate) resource_type: String,
    #[command(flatten)]
    rendering: Rendering,
    #[command(flatten)]
    indirection: IndirectionArgs,
    #[command(flatten)]
    pub(crate) compilation: CompilationArgs,
}

/// Set a setting in puppet.conf.
#[derive(Args, Debug)]
pub(crate) struct ConfigSetArgs {
    /// The name of the setting
    #[arg(value_name = "SETTING")]
    pub(crate) setting: String,
    /// Its value
    #[arg(value_name = "VALUE", allow_hyphen_values = true)]
    pub(crate) value: String,
    #[command(flatten)]
    pub(crate) change: ConfigChangeArgs,
}

/// Take a setting out of puppet.conf.
#[derive(Args, Debug)]
pub(crate) struct ConfigDeleteArgs {
    /// The name of the setting
    #[arg(value_name = "SETTING")]
    pub(crate) setting: String,
    #[command(flatten)]
    pub(crate) change: ConfigChangeArgs,
}

/// Where a setting is changed.
#[derive(Args, Debug)]
pub(crate) struct ConfigChangeArgs {
    /// The section of puppet.conf
    #[arg(long, value_name = "SECTION", default_value = "main")]
    pub(crate) section: String,
    #[command(flatten)]
    rendering: Rendering,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}
