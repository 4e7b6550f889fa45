//! The arguments of every command.

mod checks;
mod compile;
mod config;
mod deferred;
mod doc;
mod doctor;
mod epp;
mod eval;
mod explain;
mod lookup;
mod parity;
mod puppet;
mod settings;
mod shared;
mod syntax;

use std::ffi::OsString;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;

use crate::puppet as as_puppet;

pub(crate) use self::puppet::{
    CatalogSelectArgs, ConfigChangeArgs, ConfigDeleteArgs, ConfigSetArgs, DescribeArgs, FactsArgs,
    FactsCommand, FactsShowArgs, GenerateArgs, GenerateCommand, GenerateTypesArgs, InfoArgs,
    ModuleArgs, ModuleCommand, ModuleListArgs, NodeCommand, NodeFaceArgs, NodeFindArgs, PlaceArgs,
};
pub(crate) use checks::{Settings, Strictness, dialect, of_code};
pub(crate) use compile::{
    CatalogArgs, CatalogCommand, CatalogCompileArgs, CompilationArgs, CompileArgs, IndirectionArgs,
};
pub(crate) use config::{ConfigArgs, ConfigCommand, ConfigFormat, ConfigPrintArgs};
pub(crate) use deferred::Deferred;
pub(crate) use doc::{
    DocArgs, DocFormat, DocFunctionsArgs, DocReferenceArgs, DocSubject, DocTypesArgs,
};
pub(crate) use doctor::{DoctorArgs, DoctorFormat};
pub(crate) use epp::{
    EppArgs, EppCommand, EppDumpArgs, EppDumpFormat, EppRenderArgs, EppValidateArgs,
};
pub(crate) use eval::EvalArgs;
pub(crate) use explain::ExplainArgs;
pub(crate) use lookup::LookupArgs;
pub(crate) use parity::ParityArgs;
pub(crate) use settings::{BareSettingArgs, Described, SettingArgs, describe};
pub(crate) use shared::{CodeArgs, EnvironmentArgs, LanguageArgs, MessageArgs, NodeArgs, SiteArgs};
pub(crate) use syntax::{
    DumpArgs, DumpFormat, DumpFormatParser, Input, ParserArgs, ParserCommand, ParserDumpArgs,
    ParserValidateArgs, RenderAs, Rendering, ValidateArgs, Validation,
};

/// The Puppet language in one binary: checks and runs Puppet code exactly as Puppet 8 does, instantly.
#[derive(Parser, Debug)]
#[command(name = "marotte", version = as_puppet::versions(), arg_required_else_help = true)]
#[command(after_help = "\
Exit status: 0 all is well, 1 the code is bad, 2 the call is bad.
`marotte parser validate`, `parser dump`, `epp`, `catalog`, `lookup`, `config`, `facts`, `node`, `module`,
`generate` and `describe` take Puppet's flags. Called as puppet (by a link, or with MAROTTE_AS=puppet), it answers as Puppet does.")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The call that arguments make, the name of the program first.
pub(crate) fn parse(arguments: &[OsString]) -> Result<Cli, clap::Error> {
    describe(Described::Called(settings::named_in(arguments)));
    Cli::try_parse_from(arguments).or_else(|_| {
        // Help is an error to the argument parser, too, and what is wrong is told with an eye to all
        // that would be right.
        describe(Described::All);
        Cli::try_parse_from(arguments)
    })
}

/// What to do.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Validate(Deferred<ValidateArgs>),
    Eval(Deferred<EvalArgs>),
    Compile(Deferred<CompileArgs>),
    Lookup(Deferred<LookupArgs>),
    Parity(Deferred<ParityArgs>),
    Dump(Deferred<DumpArgs>),
    Doctor(Deferred<DoctorArgs>),
    Explain(ExplainArgs),
    Doc(Deferred<DocArgs>),
    Parser(Deferred<ParserArgs>),
    Epp(Deferred<EppArgs>),
    Catalog(Deferred<CatalogArgs>),
    Config(Deferred<ConfigArgs>),
    Facts(Deferred<FactsArgs>),
    Node(Deferred<NodeFaceArgs>),
    Module(Deferred<ModuleArgs>),
    Generate(Deferred<GenerateArgs>),
    Describe(Deferred<DescribeArgs>),
    Completions(Deferred<CompletionsArgs>),
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
