//! The arguments of `marotte epp`, which are those of `puppet epp`.

use clap::{Args, Subcommand, ValueEnum};

use super::{DumpFormatParser, MessageArgs, Rendering, SiteArgs, Validation};

/// Puppet's own commands about EPP templates, with its flags and its output.
#[derive(Args, Debug)]
pub(crate) struct EppArgs {
    #[command(subcommand)]
    pub(crate) command: EppCommand,
}

/// Puppet's commands about EPP templates.
#[derive(Subcommand, Debug)]
pub(crate) enum EppCommand {
    Render(EppRenderArgs),
    Validate(EppValidateArgs),
    Dump(EppDumpArgs),
}

/// Render templates as text.
///
/// A template is named as `module/file.epp`, which is in the templates folder of a module, or by
/// its path. Without one, standard input is rendered.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  marotte epp render -e 'Hello <%= $name %>' --values '{name => world}'
  marotte epp render ntp/ntp.conf.epp --values_file values.yaml
  marotte epp render motd.epp --facts facts.json --node web01.example.com")]
pub(crate) struct EppRenderArgs {
    #[command(flatten)]
    pub(crate) input: EppInput,
    /// The node whose facts are used
    #[arg(long, value_name = "NAME")]
    pub(crate) node: Option<String>,
    /// What the template is given: Puppet code whose value is a hash or undef
    #[arg(long, value_name = "CODE", allow_hyphen_values = true)]
    pub(crate) values: Option<String>,
    /// The same from a file of Puppet code (.pp) or data (.yaml); --values counts more
    #[arg(long = "values_file", alias = "values-file", value_name = "FILE")]
    pub(crate) values_file: Option<String>,
    #[command(flatten)]
    pub(crate) header: Header,
    #[command(flatten)]
    pub(crate) rendering: Rendering,
    #[command(flatten)]
    pub(crate) site: SiteArgs,
    #[command(flatten)]
    pub(crate) messages: MessageArgs,
}

/// Check templates for errors.
#[derive(Args, Debug)]
pub(crate) struct EppValidateArgs {
    /// Templates: `module/file.epp`, or paths
    #[arg(value_name = "TEMPLATE")]
    pub(crate) templates: Vec<String>,
    /// Go on with the other templates after one that has errors
    #[arg(
        long,
        alias = "continue_on_error",
        overrides_with = "no_continue_on_error"
    )]
    pub(crate) continue_on_error: bool,
    /// Stop at the first template that has errors; this is the default
    #[arg(long, alias = "no-continue_on_error")]
    pub(crate) no_continue_on_error: bool,
    #[command(flatten)]
    rendering: Rendering,
    #[command(flatten)]
    pub(crate) site: SiteArgs,
    #[command(flatten)]
    pub(crate) messages: MessageArgs,
}

/// Print the syntax trees of templates.
#[derive(Args, Debug)]
pub(crate) struct EppDumpArgs {
    #[command(flatten)]
    pub(crate) input: EppInput,
    /// What to print
    #[arg(
        long,
        value_parser = DumpFormatParser(EppDumpFormat::Pn),
        default_value = "old",
        value_name = "FORMAT"
    )]
    pub(crate) format: EppDumpFormat,
    /// Break lines and indent
    #[arg(long)]
    pub(crate) pretty: bool,
    #[command(flatten)]
    pub(crate) validation: Validation,
    #[command(flatten)]
    pub(crate) header: Header,
    #[command(flatten)]
    pub(crate) rendering: Rendering,
    #[command(flatten)]
    pub(crate) site: SiteArgs,
    #[command(flatten)]
    pub(crate) messages: MessageArgs,
}

/// Where templates come from.
#[derive(Args, Debug)]
pub(crate) struct EppInput {
    /// Templates: `module/file.epp`, or paths
    #[arg(value_name = "TEMPLATE")]
    pub(crate) templates: Vec<String>,
    /// Take this template instead of files
    #[arg(short, long = "e", value_name = "SOURCE", allow_hyphen_values = true)]
    pub(crate) expression: Option<String>,
}

/// Whether results say which template they are of.
#[derive(Args, Debug)]
pub(crate) struct Header {
    /// Name each template before its result if there are several; this is the default
    #[arg(long, overrides_with = "no_header")]
    header: bool,
    /// Do not name templates
    #[arg(long)]
    no_header: bool,
}

impl Header {
    /// Whether the results of so many templates are named.
    pub(crate) fn is_shown(&self, templates: usize) -> bool {
        templates > 1 && !self.no_header
    }
}

/// What a dump looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum EppDumpFormat {
    /// An older form: `(lambda (epp (render-s 'text')))`.
    #[default]
    Old,
    /// S-expressions: `(lambda {:body [(epp (render-s "text"))]})`.
    Pn,
    /// The same in JSON.
    Json,
}
