//! The arguments of the commands about syntax, Puppet's own among them.

use std::ffi::OsStr;
use std::path::PathBuf;

use clap::builder::{EnumValueParser, PossibleValue, TypedValueParser};
use clap::{Args, Subcommand, ValueEnum};

use super::{CodeArgs, Settings};
use crate::format::Format;
use crate::puppet::is_puppet;

/// Check manifests, templates, configuration and data for errors.
///
/// Folders are searched for .pp and .epp files, for hiera.yaml and the data files that it names, for YAML,
/// for metadata.json and environment.conf. Without paths, standard input is checked.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  marotte validate manifests/ modules/           every manifest and template below
  marotte validate --watch .                     what a saved file has wrong, at once
  marotte validate hiera.yaml data/              a hierarchy and its data
  marotte validate --format github .             annotations in a pull request
  marotte validate -e 'notice(\"hello\")'          code from the command line
  git show HEAD:site.pp | marotte validate       code from standard input
  marotte validate --modulepath modules modules  also check that files define what their path says")]
pub(crate) struct ValidateArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// How to show what is found
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: Format,
    /// Go on and check each file that is saved, until Ctrl-C
    #[arg(long, conflicts_with = "expression")]
    pub(crate) watch: bool,
    #[command(flatten)]
    pub(crate) settings: Settings,
}

/// Where the code comes from.
#[derive(Args, Debug, Default)]
pub(crate) struct Input {
    /// Files and folders; - is standard input
    #[arg(value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,
    /// Take this code instead of files
    #[arg(
        short,
        long = "e",
        value_name = "CODE",
        conflicts_with = "paths",
        allow_hyphen_values = true
    )]
    pub(crate) expression: Option<String>,
    /// The code is an EPP template, whatever its file is called
    #[arg(long)]
    pub(crate) epp: bool,
}

/// Print the syntax tree or the tokens of code.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  marotte dump -e '$a + 1'                  (+ (var \"a\") 1)
  marotte dump --format json --pretty a.pp  the tree as JSON
  marotte dump --format tokens a.pp         a line a token
  marotte dump template.epp                 templates are known by their name, or --epp")]
pub(crate) struct DumpArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// What to print
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: DumpFormat,
    /// Break lines and indent
    #[arg(long)]
    pub(crate) pretty: bool,
    /// Print the tree even if it breaks rules that are not about syntax
    #[arg(long)]
    pub(crate) no_validate: bool,
    #[command(flatten)]
    pub(crate) settings: Settings,
}

/// What a dump looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum DumpFormat {
    /// S-expressions: `(+ (var "a") 1)`.
    #[default]
    Pn,
    /// The same in JSON.
    Json,
    /// An older form, `(+ $a 1)`.
    Old,
    /// The tokens, a line each: kind, line and column, text.
    Tokens,
}

/// Puppet's own commands about syntax, with its flags and its output.
#[derive(Args, Debug)]
pub(crate) struct ParserArgs {
    #[command(subcommand)]
    pub(crate) command: ParserCommand,
}

/// Puppet's commands about syntax.
#[derive(Subcommand, Debug)]
pub(crate) enum ParserCommand {
    Validate(ParserValidateArgs),
    Dump(ParserDumpArgs),
}

/// Check manifests, as `puppet parser validate` does.
#[derive(Args, Debug)]
pub(crate) struct ParserValidateArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    #[command(flatten)]
    pub(crate) rendering: Rendering,
    /// Show everything in this format instead
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) format: Option<Format>,
    #[command(flatten)]
    pub(crate) code: CodeArgs,
}

/// How Puppet's own commands print their results.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Rendering {
    /// How to print the result
    #[arg(
        long,
        value_enum,
        default_value_t,
        value_name = "FORMAT",
        alias = "render_as"
    )]
    pub(crate) render_as: RenderAs,
}

/// Puppet's formats of results.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum RenderAs {
    /// For people.
    #[default]
    Console,
    /// As Ruby prints data.
    #[value(aliases = ["flat", "binary", "dot"])]
    S,
    /// JSON, on standard output.
    #[value(alias = "rich_data_json")]
    Json,
    /// YAML.
    Yaml,
}

/// Print the syntax tree of code, as `puppet parser dump` does.
#[derive(Args, Debug)]
pub(crate) struct ParserDumpArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// What to print
    #[arg(
        long,
        value_parser = DumpFormatParser(DumpFormat::Pn),
        default_value = "old",
        value_name = "FORMAT"
    )]
    pub(crate) format: DumpFormat,
    /// Break lines and indent
    #[arg(long)]
    pub(crate) pretty: bool,
    #[command(flatten)]
    pub(crate) validation: Validation,
    #[command(flatten)]
    pub(crate) rendering: Rendering,
    #[command(flatten)]
    pub(crate) code: CodeArgs,
}

/// Reads the format of a dump. Puppet takes a format that it does not know for another one.
#[derive(Clone)]
pub(crate) struct DumpFormatParser<T>(pub(crate) T);

impl<T: ValueEnum + Clone + Send + Sync + 'static> TypedValueParser for DumpFormatParser<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        let parsed = EnumValueParser::new().parse_ref(command, argument, value);
        match parsed {
            Err(_) if is_puppet() => Ok(self.0.clone()),
            parsed => parsed,
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let values = T::value_variants().iter();
        Some(Box::new(values.filter_map(ValueEnum::to_possible_value)))
    }
}

/// Whether a tree is only printed if its code keeps all rules. Puppet's commands have opposite
/// answers if no flag is given.
#[derive(Args, Debug)]
pub(crate) struct Validation {
    /// Also check the rules that are not about syntax; `epp dump` does that anyway
    #[arg(long, overrides_with = "no_validate")]
    validate: bool,
    /// Check the syntax only; `parser dump` does that anyway
    #[arg(long)]
    no_validate: bool,
}

impl Validation {
    /// Whether all rules are checked.
    pub(crate) fn is_on(&self, by_default: bool) -> bool {
        self.validate || (by_default && !self.no_validate)
    }
}
