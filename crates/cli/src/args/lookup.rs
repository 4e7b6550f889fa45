//! The arguments of `marotte lookup`.

use clap::Args;

use super::{MessageArgs, SiteArgs};

/// Look data up as `puppet lookup` does, and explain where it comes from.
///
/// The value of the first of the keys that has one is printed. Manifests are not evaluated unless
/// --compile says so: data finds $facts, $trusted, $environment and the facts themselves.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  marotte lookup --node web01 --facts web01.yaml ntp::servers   a value, in YAML
  marotte lookup --facts facts/ --node web01 ntp::servers --explain
                                                           every file and layer that was asked
  marotte lookup --merge deep --knock-out-prefix -- users  as lookup() with these options
  marotte lookup users --type Hash --default none --render-as json
  marotte lookup --explain-options                         which lookup_options there are")]
pub(crate) struct LookupArgs {
    /// The keys: `name`, `module::name`, `hash.key.0`, `'a.key'.x`
    #[arg(value_name = "KEY")]
    pub(crate) keys: Vec<String>,
    /// The node whose data it is [default: the node that the facts are of]
    #[arg(long, value_name = "NAME")]
    pub(crate) node: Option<String>,
    /// Explain how the value is found, or why it is not
    #[arg(long)]
    pub(crate) explain: bool,
    /// Explain which lookup_options there are for the key
    #[arg(long, alias = "explain_options")]
    pub(crate) explain_options: bool,
    /// Show no secrets in explanations: what was decrypted, and what will be Sensitive
    #[arg(long, alias = "hide_secrets")]
    pub(crate) hide_secrets: bool,
    /// How several values are made one: first, unique, hash or deep
    #[arg(long, value_name = "STRATEGY")]
    pub(crate) merge: Option<String>,
    /// What begins an element that removes others (with --merge deep)
    #[arg(
        long,
        alias = "knock_out_prefix",
        value_name = "PREFIX",
        allow_hyphen_values = true
    )]
    pub(crate) knock_out_prefix: Option<String>,
    /// Sort merged arrays (with --merge deep)
    #[arg(long, alias = "sort_merged_arrays")]
    pub(crate) sort_merged_arrays: bool,
    /// Merge hashes in arrays by their places (with --merge deep)
    #[arg(long, alias = "merge_hash_arrays")]
    pub(crate) merge_hash_arrays: bool,
    /// The type that the value must have
    #[arg(long = "type", value_name = "TYPE")]
    pub(crate) value_type: Option<String>,
    /// The value if nothing is found
    #[arg(long, value_name = "VALUE", allow_hyphen_values = true)]
    pub(crate) default: Option<String>,
    /// Compile the node's catalog first, so that data finds the variables of its manifests
    #[arg(long, short)]
    pub(crate) compile: bool,
    /// How to print: s (text), json, yaml, console or flat [default: yaml; s for explanations]
    #[arg(
        long,
        alias = "render_as",
        visible_alias = "format",
        value_name = "FORMAT"
    )]
    pub(crate) render_as: Option<String>,
    #[command(flatten)]
    pub(crate) site: SiteArgs,
    #[command(flatten)]
    pub(crate) messages: MessageArgs,
}
