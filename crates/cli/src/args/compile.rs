//! The arguments of `marotte compile` and `marotte catalog compile`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use marotte_regex::Regex;
use marotte_report::catalog::{Drawing, Only as drawn, Reference, Selection};

use super::{CatalogSelectArgs, InfoArgs, MessageArgs, SiteArgs};

/// Compile the catalogs of nodes.
///
/// The environment is where the call says, or else the current folder if that is a control
/// repository (with environment.conf, hiera.yaml or manifests/), or else where puppet.conf says.
/// puppet.conf is read in that last case only, and with --config, --confdir or --codedir; then the
/// facts that a server has stored of a node are used, too. Without nodes, those that --facts are of
/// are compiled, on all cores.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  marotte compile web01 --facts web01.json                what is in the catalog of a node
  marotte compile web01 --type File --title '^/etc'       some of it
  marotte compile web01 --resource 'File[/etc/motd]'      a resource, and where its attributes come from
  marotte compile --env-dir control-repo --facts facts/   every node that has a file of facts
  marotte compile --facts facts/ --output catalogs/       a file with JSON a node
  marotte compile -e 'notify { hello: }' --format json    code from the command line
  marotte compile web01 --format html > web01.html        a page that folds and searches
  marotte compile web01 --format dot | dot -Tsvg          a drawing of containment and order
  marotte compile web01 --format dot --around 'Service[ntp]' --depth 2
                                                          what is near a resource
  marotte compile web01 --contents files/                 the contents of files, below files/web01
  marotte compile web01 --enc /etc/puppetlabs/enc         classes and parameters from a classifier
  marotte compile web01 --facts web01.json --watch        what a saved file changes, at once
  marotte compile --facts facts/ --check                  whether every node compiles
  marotte compile --facts facts/ --check --changed-since main
                                                          only those that a change can reach
  marotte compile --facts facts/ --check --profile=time.html
                                                          where the time went

Every setting of Puppet is a flag, too: --hiera_config FILE, --basemodulepath PATHS, --vardir DIR.
`marotte config print --origin` shows what is in force.")]
pub(crate) struct CompileArgs {
    /// The names of the nodes
    #[arg(value_name = "NODE")]
    pub(crate) nodes: Vec<String>,
    /// How to print catalogs [default: table, of several nodes a line each; json into files]
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) format: Option<CatalogFormat>,
    /// Go on, and show what each saved file changes in the catalogs, until Ctrl-C
    #[arg(long, conflicts_with_all = ["expression", "output", "check", "format", "profile", "changed_since", "cache"])]
    pub(crate) watch: bool,
    #[command(flatten)]
    pub(crate) look: LookArgs,
    #[command(flatten)]
    pub(crate) compilation: CompilationArgs,
}

/// What of catalogs is shown, in the format for people.
#[derive(Args, Debug)]
#[command(next_help_heading = "Looking")]
pub(crate) struct LookArgs {
    /// Only how many resources of each type a catalog has, in a line
    #[arg(long)]
    pub(crate) summary: bool,
    /// Only resources of this type
    #[arg(long = "type", value_name = "TYPE")]
    pub(crate) types: Vec<String>,
    /// Only resources whose titles match this regular expression
    #[arg(long = "title", value_name = "REGEX", value_parser = regex)]
    pub(crate) titles: Vec<Regex>,
    /// This resource with all its attributes and where they come from, such as 'File[/etc/motd]'
    #[arg(long = "resource", value_name = "REFERENCE", value_parser = reference, conflicts_with_all = ["summary", "types", "titles"])]
    pub(crate) resources: Vec<Reference>,
    /// Only what is around this resource (dot)
    #[arg(long, value_name = "REFERENCE", value_parser = reference)]
    pub(crate) around: Option<Reference>,
    /// How many steps around it
    #[arg(long, value_name = "N", default_value_t = 1, requires = "around")]
    pub(crate) depth: usize,
    /// Only what comes before what, or only what contains what (dot)
    #[arg(long, value_enum, value_name = "RELATIONS")]
    pub(crate) only: Option<Only>,
    /// A define and all that is in it as one box (dot)
    #[arg(long)]
    pub(crate) fold: bool,
}

/// One kind of relations.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Only {
    /// What comes before what.
    Order,
    /// What contains what.
    Containment,
}

fn regex(text: &str) -> Result<Regex, String> {
    Regex::new(text).map_err(|error| error.to_string())
}

fn reference(text: &str) -> Result<Reference, String> {
    let why = "a resource is named by its type and title: File[/etc/motd]";
    Reference::parse(text).ok_or_else(|| why.to_owned())
}

impl From<LookArgs> for Selection {
    fn from(args: LookArgs) -> Self {
        let drawing = Drawing {
            around: args.around,
            depth: args.depth,
            only: args.only.map(|only| match only {
                Only::Order => drawn::Order,
                Only::Containment => drawn::Containment,
            }),
            folds: args.fold,
        };
        Self {
            drawing,
            types: args.types,
            titles: args.titles,
            resources: args.resources,
            summary: args.summary,
            is_brief_of_many: false,
        }
    }
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
    Select(CatalogSelectArgs),
    #[command(hide = true)]
    Info(InfoArgs),
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
    pub(crate) indirection: IndirectionArgs,
    #[command(flatten)]
    pub(crate) compilation: CompilationArgs,
}

/// Flags of Puppet's that say where things come from; here that is always the same place.
#[derive(Args, Debug)]
pub(crate) struct IndirectionArgs {
    #[arg(long, hide = true, value_name = "NAME")]
    pub(crate) terminus: Option<String>,
}

/// What a compilation is made of.
#[derive(Args, Debug)]
pub(crate) struct CompilationArgs {
    /// Take this code instead of a manifest
    #[arg(
        short,
        long = "e",
        value_name = "CODE",
        conflicts_with = "manifest",
        allow_hyphen_values = true
    )]
    pub(crate) expression: Option<String>,
    /// Write catalogs there: into a file, or into a folder with a file a node
    #[arg(long, short, value_name = "PATH")]
    pub(crate) output: Option<PathBuf>,
    /// Write the contents of files there, as DIR/NODE/etc/motd; what is sensitive is left out
    #[arg(long, value_name = "DIR")]
    pub(crate) contents: Option<PathBuf>,
    /// Compile, but show no catalogs: only what is wrong with them
    #[arg(long, conflicts_with_all = ["output", "pretty"])]
    pub(crate) check: bool,
    /// Break lines and indent (json)
    #[arg(long)]
    pub(crate) pretty: bool,
    /// The same catalog each time: version 0 and no UUID
    #[arg(long)]
    pub(crate) reproducible: bool,
    /// Show where the time went: a table on standard error, or in FILE; FILE.html and FILE.svg are flame
    /// graphs, FILE.json is for programs
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true)]
    pub(crate) profile: Option<Option<PathBuf>>,
    #[command(flatten)]
    pub(crate) fleet: FleetArgs,
    #[command(flatten)]
    pub(crate) site: SiteArgs,
    #[command(flatten)]
    pub(crate) messages: MessageArgs,
}

/// Which nodes of many are compiled.
#[derive(Args, Debug)]
#[command(next_help_heading = "Changes")]
pub(crate) struct FleetArgs {
    /// Only compile nodes that a change since this revision of git can reach, or that nothing is
    /// remembered of
    #[arg(long, value_name = "REV", conflicts_with = "expression")]
    pub(crate) changed_since: Option<String>,
    /// Remember there what catalogs depend on [default with --changed-since: the user's cache]
    #[arg(long, value_name = "DIR", conflicts_with = "expression")]
    pub(crate) cache: Option<PathBuf>,
    /// Compile all nodes, and check that none would have been left out whose catalog differs
    #[arg(long, requires = "changed_since")]
    pub(crate) verify: bool,
}

/// What a catalog looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum CatalogFormat {
    /// Puppet's JSON, as agents get it; a line a catalog.
    #[value(alias = "rich_data_json")]
    Json,
    /// The same in YAML.
    Yaml,
    /// For people: the resources and where they are declared.
    Table,
    /// A graph for Graphviz: what contains what, and what comes before what.
    Dot,
    /// A page for a browser: resources fold, are searched, and show their attributes and neighbours.
    Html,
    /// What `puppet catalog compile` prints.
    #[value(aliases = ["console", "s", "flat", "binary"])]
    Reference,
}

impl From<CatalogFormat> for marotte_report::catalog::CatalogFormat {
    fn from(format: CatalogFormat) -> Self {
        match format {
            CatalogFormat::Json => Self::Json,
            CatalogFormat::Yaml => Self::Yaml,
            CatalogFormat::Table => Self::Table,
            CatalogFormat::Dot => Self::Dot,
            CatalogFormat::Html => Self::Html,
            CatalogFormat::Reference => Self::Reference,
        }
    }
}
