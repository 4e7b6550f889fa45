//! The formats of findings.

use std::io::{self, IsTerminal};

use clap::ValueEnum;
use marotte_diagnostics::render::{
    GithubRenderer, HumanRenderer, JsonRenderer, ReferenceRenderer, Renderer, SarifRenderer,
};
use marotte_diagnostics::report::Limits;

use crate::args::Settings;

/// How findings are shown. `validate` has those for programs on standard output, since they are its
/// result; commands that have another one write them to standard error.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum Format {
    /// The source line with the place underlined, on standard error.
    #[default]
    Human,
    /// A JSON array of objects with file, line, column, code, severity, message and more.
    Json,
    /// SARIF 2.1.0, for code scanning services.
    Sarif,
    /// Workflow commands, which GitHub shows in a pull request.
    Github,
    /// What Puppet prints, on standard error.
    Reference,
}

impl Format {
    /// Whether programs read it.
    pub(crate) fn is_for_programs(self) -> bool {
        match self {
            Self::Json | Self::Sarif | Self::Github => true,
            Self::Human | Self::Reference => false,
        }
    }
}

/// A format with all that it needs to know.
pub(crate) fn renderer(format: Format, settings: &Settings) -> Box<dyn Renderer> {
    match format {
        Format::Human => Box::new(human(settings).telling_good(io::stderr().is_terminal())),
        Format::Json => Box::new(JsonRenderer::default()),
        Format::Sarif => Box::new(SarifRenderer::new(env!("CARGO_PKG_VERSION"))),
        Format::Github => Box::new(GithubRenderer),
        Format::Reference => Box::new(reference(settings)),
    }
}

/// The format for people.
pub(crate) fn human(settings: &Settings) -> HumanRenderer {
    HumanRenderer::new(
        settings.color.on_stderr(),
        settings.max_errors.unwrap_or(10),
    )
}

/// The reference's format.
pub(crate) fn reference(settings: &Settings) -> ReferenceRenderer {
    let usual = Limits::default();
    let quiet = settings
        .disable_warnings
        .iter()
        .any(|kind| kind == "deprecations");
    let limits = Limits {
        max_errors: settings.max_errors.unwrap_or(usual.max_errors),
        max_warnings: settings.max_warnings.unwrap_or(usual.max_warnings),
        max_deprecations: match settings.max_deprecations {
            _ if quiet => 0,
            limit => limit.unwrap_or(usual.max_deprecations),
        },
    };
    ReferenceRenderer::new(&*settings.environment, limits, settings.color.on_stderr())
}
