//! The arguments of `marotte doc`.

use clap::{Args, Subcommand, ValueEnum};

use super::PlaceArgs;
use crate::color::Color;

/// Look something up in the manual.
#[derive(Args, Debug)]
#[command(arg_required_else_help = true)]
pub(crate) struct DocArgs {
    #[command(subcommand)]
    pub(crate) subject: Option<DocSubject>,
    #[command(flatten)]
    pub(crate) references: DocReferenceArgs,
}

/// What the manual is about.
#[derive(Subcommand, Debug)]
pub(crate) enum DocSubject {
    Functions(DocFunctionsArgs),
    Types(DocTypesArgs),
}

/// The built-in resource types: all of them, or what there is to know about some.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  marotte doc types                              a line a type
  marotte doc types file                         its attributes, and what they mean
  marotte doc types --format markdown > types.md")]
pub(crate) struct DocTypesArgs {
    /// The types to describe
    #[arg(value_name = "NAME")]
    pub(crate) names: Vec<String>,
    /// How to print it
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: DocFormat,
}

/// The flags of `puppet doc`, which name a reference.
#[derive(Args, Debug)]
pub(crate) struct DocReferenceArgs {
    #[arg(long, short, hide = true, value_name = "NAME")]
    pub(crate) reference: Option<String>,
    #[arg(long, short, hide = true)]
    pub(crate) list: bool,
    #[command(flatten)]
    place: PlaceArgs,
}

/// The built-in functions: all of them, or what there is to know about some.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  marotte doc functions                              a line a function
  marotte doc functions filter                       how it is called, what it does, an example
  marotte doc functions --format markdown > functions.md")]
pub(crate) struct DocFunctionsArgs {
    /// The functions to describe
    #[arg(value_name = "NAME")]
    pub(crate) names: Vec<String>,
    /// How to print it
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: DocFormat,
    /// When to colour
    #[arg(long, value_enum, default_value_t, value_name = "WHEN")]
    pub(crate) color: Color,
}

/// What documentation looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum DocFormat {
    /// For a terminal.
    #[default]
    Text,
    /// A chapter of a manual.
    Markdown,
    /// For programs: an array of objects with name, signatures and documentation.
    Json,
}
