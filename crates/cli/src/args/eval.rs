//! The arguments of `marotte eval`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::{LanguageArgs, MessageArgs};

/// Evaluate Puppet code and print the value of its last expression.
///
/// What the code logs goes to standard error. Without code, standard input is read; if that is a
/// terminal, a prompt takes one expression after the other.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  marotte eval -e '[1, 2, 3].map |$n| { $n * 2 }'      [2, 4, 6]
  marotte eval --type -e \"{ port => 80 }\"              the type of a value
  marotte eval --format json site.pp                   the value as JSON
  marotte eval --facts facts.json -e '$facts[os]'      with the facts of a machine
  marotte eval --set port=8080 -e '$port + 1'          with a variable
  marotte eval                                         a prompt; :help says what it knows")]
pub(crate) struct EvalArgs {
    /// A manifest; - is standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    /// Take this code instead of a file
    #[arg(
        short,
        long = "e",
        value_name = "CODE",
        conflicts_with = "file",
        allow_hyphen_values = true
    )]
    pub(crate) expression: Option<String>,
    /// How to print the value
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: ValueFormat,
    /// Print the type of the value instead
    #[arg(long = "type")]
    pub(crate) print_type: bool,
    /// A file with facts in JSON or YAML, as `facter` or `puppet facts` print them
    #[arg(long, value_name = "FILE")]
    pub(crate) facts: Option<PathBuf>,
    /// Set a variable of the top scope: to a literal of Puppet, or else to that text
    #[arg(long, value_name = "NAME=VALUE")]
    pub(crate) set: Vec<String>,
    #[command(flatten)]
    pub(crate) language: LanguageArgs,
    #[command(flatten)]
    pub(crate) messages: MessageArgs,
}

/// How a value is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum ValueFormat {
    /// As Puppet code: `{'a' => 1}`.
    #[default]
    Puppet,
    /// JSON; values that JSON has no type for are rich data, as in catalogs.
    Json,
    /// The same in YAML.
    Yaml,
    /// The text that interpolation gives.
    String,
}

impl From<ValueFormat> for marotte_report::value::ValueFormat {
    fn from(format: ValueFormat) -> Self {
        match format {
            ValueFormat::Puppet => Self::Puppet,
            ValueFormat::Json => Self::Json,
            ValueFormat::Yaml => Self::Yaml,
            ValueFormat::String => Self::String,
        }
    }
}
