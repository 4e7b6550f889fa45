//! How code is checked before anything is done with it.

use std::ffi::OsString;

use clap::{Args, ValueEnum};
use marotte_syntax::{Dialect, Language, Strict};

use crate::color::Color;

/// Settings, by the names that Puppet gives them.
#[derive(Args, Debug)]
pub(crate) struct Settings {
    /// How grave doubtful constructs are, such as a key that a hash has twice
    #[arg(long = "strict", value_enum, default_value_t = Strictness::Error, value_name = "LEVEL")]
    pub(crate) strictness: Strictness,
    /// Whose rules hold: puppet8, or evaluator4 for those of the first design (docs/dialect.md)
    #[arg(long, value_parser = dialect, default_value = Dialect::Puppet8.name(), value_name = "NAME")]
    pub(crate) dialect: Dialect,
    /// Read plans: `plan` and `apply` are keywords
    #[arg(long = "tasks")]
    pub(crate) plans: bool,
    /// Folders with modules: files below them may only define what their path says
    #[arg(long, value_name = "PATHS")]
    pub(crate) modulepath: Option<OsString>,
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
    /// Whether warnings are not told at all
    #[arg(skip)]
    pub(crate) is_quiet: bool,
}

impl Settings {
    /// The language of manifests.
    pub(crate) fn language(&self) -> Language {
        Language {
            strict: self.strictness.into(),
            dialect: self.dialect,
            tasks: self.plans,
            ..Language::default()
        }
    }
}

/// The dialect of a name.
pub(crate) fn dialect(name: &str) -> Result<Dialect, String> {
    Dialect::from_name(name).ok_or_else(|| {
        let known = Dialect::ALL.map(Dialect::name).join(", ");
        format!("there is no such dialect, only {known}")
    })
}

/// The settings with which code of the command line is checked before it runs.
pub(crate) fn of_code(
    strictness: Strictness,
    dialect: Dialect,
    environment: &str,
    color: Color,
) -> Settings {
    Settings {
        strictness,
        dialect,
        plans: false,
        modulepath: None,
        environment: environment.to_owned(),
        max_errors: None,
        max_warnings: None,
        max_deprecations: None,
        disable_warnings: Vec::new(),
        color,
        is_quiet: false,
    }
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

impl From<Strict> for Strictness {
    fn from(strict: Strict) -> Self {
        match strict {
            Strict::Off => Self::Off,
            Strict::Warning => Self::Warning,
            Strict::Error => Self::Error,
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
