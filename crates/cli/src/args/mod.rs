//! The arguments of every command.

mod compile;
mod config;
mod doc;
mod epp;
mod eval;
mod lookup;
mod settings;
mod shared;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use marotte_syntax::validate::Strict;

use crate::color::Color;
use crate::format::Format;

pub(crate) use compile::{
    CatalogArgs, CatalogCommand, CatalogCompileArgs, CatalogFormat, CompilationArgs, CompileArgs,
};
pub(crate) use config::{ConfigArgs, ConfigCommand, ConfigFormat, ConfigPrintArgs};
pub(crate) use doc::{DocArgs, DocFormat, DocFunctionsArgs, DocSubject};
pub(crate) use epp::{
    EppArgs, EppCommand, EppDumpArgs, EppDumpFormat, EppRenderArgs, EppValidateArgs,
};
pub(crate) use eval::{EvalArgs, ValueFormat};
pub(crate) use lookup::LookupArgs;
pub(crate) use settings::{SettingArgs, leave_out};
pub(crate) use shared::{
    EnvironmentArgs, ErrorFormat, LanguageArgs, MessageArgs, NodeArgs, SiteArgs, of_code,
};

/// The Puppet language in one binary: checks and runs Puppet code exactly as Puppet 8 does, instantly.
#[derive(Parser, Debug)]
#[command(name = "marotte", version, arg_required_else_help = true)]
#[command(after_help = "\
Exit status: 0 all is well, 1 the code is bad, 2 the call is bad.
`marotte parser validate`, `parser dump`, `epp`, `catalog compile`, `lookup` and `config print` take
Puppet's flags.")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Validate(ValidateArgs),
    Eval(EvalArgs),
    Compile(CompileArgs),
    Lookup(LookupArgs),
    Dump(DumpArgs),
    Doc(DocArgs),
    Parser(ParserArgs),
    Epp(EppArgs),
    Catalog(CatalogArgs),
    Config(ConfigArgs),
    Completions(CompletionsArgs),
}

/// Check manifests and templates for errors.
///
/// Folders are searched for .pp and .epp files. Without paths, standard input is checked.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  marotte validate manifests/ modules/           every manifest and template below
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

/// Settings, by the names that Puppet gives them.
#[derive(Args, Debug)]
pub(crate) struct Settings {
    /// How grave doubtful constructs are, such as a key that a hash has twice
    #[arg(long, value_enum, default_value_t = Strictness::Error, value_name = "LEVEL")]
    pub(crate) strict: Strictness,
    /// Read plans: `plan` and `apply` are keywords
    #[arg(long)]
    pub(crate) tasks: bool,
    /// Folders with modules: files below them may only define what their path says
    #[arg(long, value_name = "PATHS")]
    pub(crate) modulepath: Option<std::ffi::OsString>,
    /// The environment that messages name
    #[arg(long, default_value = "production", value_name = "NAME")]
    pub(crate) environment: String,
    /// Show at most so many errors of each file [default: 10; all in json, sarif and github]
    #[arg(long, alias = "max_errors", value_name = "N")]
    pub(crate) max_errors: Option<usize>,
    /// Show at most so many warnings of each file (reference format) [default: 10]
    #[arg(long, alias = "max_warnings", value_name = "N")]
    pub(crate) max_warnings: Option<usize>,
    /// Show at most so many deprecations of each file (reference format) [default: 10]
    #[arg(long, alias = "max_deprecations", value_name = "N")]
    pub(crate) max_deprecations: Option<usize>,
    /// Kinds of warnings that are not shown (reference format), such as deprecations
    #[arg(
        long,
        alias = "disable_warnings",
        value_name = "KINDS",
        value_delimiter = ','
    )]
    pub(crate) disable_warnings: Vec<String>,
    /// When to colour
    #[arg(long, value_enum, default_value_t, value_name = "WHEN")]
    pub(crate) color: Color,
}

/// How grave doubtful constructs are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Strictness {
    /// They are not mentioned.
    Off,
    /// They are warnings.
    Warning,
    /// They are errors.
    Error,
}

impl Strictness {
    /// The name, as the setting has it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

impl From<Strictness> for Strict {
    fn from(strictness: Strictness) -> Self {
        match strictness {
            Strictness::Off => Self::Off,
            Strictness::Warning => Self::Warning,
            Strictness::Error => Self::Error,
        }
    }
}

impl From<Strictness> for marotte_eval::Strict {
    fn from(strictness: Strictness) -> Self {
        match strictness {
            Strictness::Off => Self::Off,
            Strictness::Warning => Self::Warning,
            Strictness::Error => Self::Error,
        }
    }
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
    /// Show why files were given up as text or as JSON
    #[arg(
        long,
        value_enum,
        default_value_t,
        value_name = "FORMAT",
        alias = "render_as"
    )]
    pub(crate) render_as: RenderAs,
    /// Show everything in this format instead
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) format: Option<Format>,
    #[command(flatten)]
    pub(crate) settings: Settings,
    #[command(flatten)]
    pub(crate) ignored: Ignored,
}

/// Puppet's formats of results.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum RenderAs {
    /// Text, on standard error.
    #[default]
    #[value(alias = "s")]
    Console,
    /// JSON, on standard output.
    Json,
}

/// Flags that people give by habit and that change nothing here.
#[derive(Args, Debug)]
pub(crate) struct Ignored {
    #[arg(long, short = 'v', hide = true)]
    verbose: bool,
    #[arg(long, short = 'd', hide = true)]
    debug: bool,
    #[arg(long, hide = true)]
    noop: bool,
    #[arg(long, hide = true)]
    trace: bool,
}

/// Print the syntax tree of code, as `puppet parser dump` does.
#[derive(Args, Debug)]
pub(crate) struct ParserDumpArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// What to print
    #[arg(long, value_enum, default_value_t = DumpFormat::Old, value_name = "FORMAT")]
    pub(crate) format: DumpFormat,
    /// Break lines and indent
    #[arg(long)]
    pub(crate) pretty: bool,
    /// Also check the rules that are not about syntax
    #[arg(long, overrides_with = "no_validate")]
    pub(crate) validate: bool,
    /// Check the syntax only; this is the default
    #[arg(long)]
    pub(crate) no_validate: bool,
    #[command(flatten)]
    pub(crate) settings: Settings,
    #[command(flatten)]
    pub(crate) ignored: Ignored,
}

/// Print a script that completes marotte's arguments in a shell.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  marotte completions bash > /etc/bash_completion.d/marotte
  marotte completions fish > ~/.config/fish/completions/marotte.fish")]
pub(crate) struct CompletionsArgs {
    /// The shell
    #[arg(value_enum)]
    pub(crate) shell: Shell,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_consistent() {
        Cli::command().debug_assert();
    }
}
