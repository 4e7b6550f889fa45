//! Whether to colour.

use std::io::IsTerminal;

use clap::ValueEnum;

use crate::puppet::is_puppet;

/// When output is coloured. Puppet's values for its `--color` are understood, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal, unless NO_COLOR is set.
    #[default]
    Auto,
    /// Always.
    #[value(aliases = ["ansi", "true", "yes"])]
    Always,
    /// Never.
    #[value(aliases = ["false", "no", "html"])]
    Never,
}

impl Color {
    /// Whether to colour what goes to standard error.
    pub(crate) fn on_stderr(self) -> bool {
        self.on(&std::io::stderr())
    }

    /// Whether to colour what goes to standard output.
    pub(crate) fn on_stdout(self) -> bool {
        self.on(&std::io::stdout())
    }

    fn on(self, stream: &impl IsTerminal) -> bool {
        match self {
            Self::Auto => {
                let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
                // Puppet does not look where its output goes.
                !refused && (stream.is_terminal() || is_puppet())
            }
            Self::Always => true,
            Self::Never => false,
        }
    }
}
