//! The arguments of `marotte parity`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::SiteArgs;

/// Compare the catalogs of nodes with those of a real Puppet.
///
/// Each node is compiled by Marotte and by a Puppet of this machine, which is told the same facts,
/// or compared with a catalog that a Puppet has made before. What differs is told with the place in
/// the code: resources, attributes, edges, tags, order, errors and log lines; the same difference
/// of many nodes is told once. Sensitive values are told to differ and never shown.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  marotte parity --facts facts/                           every node that has a file of facts
  marotte parity web01 --facts web01.json --puppet-lib ~/puppet/lib
  marotte parity --catalogs catalogs/ --facts facts/      a file NODE.json a node, made elsewhere
  marotte parity --puppetdb http://localhost:8080         the nodes, facts and catalogs of a PuppetDB
  marotte parity --puppetdb https://puppetdb:8081 --cacert ca.pem --cert me.pem --key me.key
  marotte parity --facts facts/ --format html > parity.html

Catalogs are exported on a server with `puppet catalog compile NODE > catalogs/NODE.json`.
Exit status: 0 all nodes are the same, 1 something differs or was not compared, 2 the call is bad.")]
pub(crate) struct ParityArgs {
    /// The names of the nodes
    #[arg(value_name = "NODE")]
    pub(crate) nodes: Vec<String>,
    /// Compare with these catalogs: a file, or a folder with a file NODE.json a node
    #[arg(long, value_name = "PATH", conflicts_with_all = ["puppetdb", "puppet_lib", "puppet_ruby"])]
    pub(crate) catalogs: Option<PathBuf>,
    /// Compare with the catalogs of a PuppetDB, which has the facts, too
    #[arg(long, value_name = "URL", conflicts_with_all = ["puppet_lib", "puppet_ruby"])]
    pub(crate) puppetdb: Option<String>,
    /// The lib folder of a Puppet that is not installed
    #[arg(long, value_name = "DIR")]
    pub(crate) puppet_lib: Option<PathBuf>,
    /// The Ruby that the real Puppet runs on
    #[arg(long, value_name = "PROGRAM")]
    pub(crate) puppet_ruby: Option<String>,
    /// How to print what was found
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: ParityFormat,
    #[command(flatten)]
    pub(crate) site: SiteArgs,
}

/// How a comparison is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum ParityFormat {
    /// Each difference, then the counts.
    #[default]
    Human,
    /// For programs.
    Json,
    /// For tickets and merge requests.
    Markdown,
    /// A page that needs nothing else.
    Html,
}

impl From<ParityFormat> for marotte_report::parity::ParityFormat {
    fn from(format: ParityFormat) -> Self {
        match format {
            ParityFormat::Human => Self::Human,
            ParityFormat::Json => Self::Json,
            ParityFormat::Markdown => Self::Markdown,
            ParityFormat::Html => Self::Html,
        }
    }
}
