//! The arguments of `marotte compile` and `marotte catalog compile`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use super::Strictness;
use crate::color::Color;

/// Compile the catalogs of nodes.
///
/// The environment is the current folder unless the call says otherwise. Without nodes, those that
/// there are facts of are compiled, on all cores.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  marotte compile web01 --facts web01.json                what is in the catalog of a node
  marotte compile --env-dir control-repo --facts facts/   every node that has a file of facts
  marotte compile --facts facts/ --output catalogs/       a file with JSON a node
  marotte compile -e 'notify { hello: }' --format json    code from the command line
  marotte compile web01 --format dot | dot -Tsvg          a drawing of containment and order")]
pub(crate) struct CompileArgs {
    /// The names of the nodes
    #[arg(value_name = "NODE")]
    pub(crate) nodes: Vec<String>,
    /// How to print catalogs [default: table; json into files]
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) format: Option<CatalogFormat>,
    #[command(flatten)]
    pub(crate) compilation: CompilationArgs,
}

/// Puppet's own commands about catalogs, with its flags and its output.
#[derive(Args, Debug)]
pub(crate) struct CatalogArgs {
    #[command(subcommand)]
    pub(crate) command: CatalogCommand,
}

/// Puppet's commands about catalogs.
#[derive(Subcommand, Debug)]
pub(crate) enum CatalogCommand {
    #[command(alias = "find")]
    Compile(CatalogCompileArgs),
}

/// Compile a catalog, as `puppet catalog compile` does.
#[derive(Args, Debug)]
pub(crate) struct CatalogCompileArgs {
    /// The names of the nodes
    #[arg(value_name = "NODE")]
    pub(crate) nodes: Vec<String>,
    /// How to print catalogs [default: reference]
    #[arg(
        long,
        value_enum,
        value_name = "FORMAT",
        visible_alias = "render-as",
        alias = "render_as"
    )]
    pub(crate) format: Option<CatalogFormat>,
    #[command(flatten)]
    pub(crate) compilation: CompilationArgs,
}

/// What a compilation is made of.
#[derive(Args, Debug)]
pub(crate) struct CompilationArgs {
    /// The manifest to begin with, or a folder of them, instead of the environment's
    #[arg(long, value_name = "PATH")]
    pub(crate) manifest: Option<PathBuf>,
    /// Take this code instead of a manifest
    #[arg(
        short,
        long = "e",
        value_name = "CODE",
        conflicts_with = "manifest",
        allow_hyphen_values = true
    )]
    pub(crate) expression: Option<String>,
    /// Folders with modules, instead of the environment's
    #[arg(long, value_name = "PATHS")]
    pub(crate) modulepath: Option<std::ffi::OsString>,
    /// The folder of the environment
    #[arg(long, value_name = "DIR", conflicts_with = "environmentpath")]
    pub(crate) env_dir: Option<PathBuf>,
    /// Folders with environments in them
    #[arg(long, value_name = "PATHS")]
    pub(crate) environmentpath: Option<std::ffi::OsString>,
    /// The name of the environment
    #[arg(long, default_value = "production", value_name = "NAME")]
    pub(crate) environment: String,
    /// Facts in JSON or YAML, as `facter` or `puppet facts` print them; a folder has a file a node
    #[arg(long, value_name = "PATH")]
    pub(crate) facts: Option<PathBuf>,
    /// A file with what `$trusted` has besides the name of the node, in JSON or YAML
    #[arg(long, value_name = "FILE")]
    pub(crate) trusted: Option<PathBuf>,
    /// Write catalogs there: into a file, or into a folder with a file a node
    #[arg(long, short, value_name = "PATH")]
    pub(crate) output: Option<PathBuf>,
    /// Break lines and indent (json)
    #[arg(long)]
    pub(crate) pretty: bool,
    /// The same catalog each time: version 0 and no UUID
    #[arg(long)]
    pub(crate) reproducible: bool,
    /// How to show errors [default: human; reference with reference catalogs]
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) error_format: Option<super::ErrorFormat>,
    /// How grave doubtful constructs are, such as a key that a hash has twice
    #[arg(long, value_enum, default_value_t = Strictness::Error, value_name = "LEVEL")]
    pub(crate) strict: Strictness,
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

/// What a catalog looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum CatalogFormat {
    /// Puppet's JSON, as agents get it; a line a catalog.
    Json,
    /// The same in YAML.
    Yaml,
    /// For people: the resources and where they are declared.
    Table,
    /// A graph for Graphviz: what contains what, and what comes before what.
    Dot,
    /// What `puppet catalog compile` prints.
    Reference,
}

impl CatalogFormat {
    /// How names of files end that have a catalog in this format.
    pub(crate) fn extension(self) -> &'static str {
        match self {
            Self::Json | Self::Reference => "json",
            Self::Yaml => "yaml",
            Self::Table => "txt",
            Self::Dot => "dot",
        }
    }
}
