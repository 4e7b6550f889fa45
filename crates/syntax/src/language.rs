//! Which language a text is in: what decides, besides the text, what comes of it.

use marotte_diagnostics::report::Limits;

/// What kind of text is parsed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SourceKind {
    /// A manifest: `.pp`.
    #[default]
    Manifest,
    /// A template: `.epp`.
    Epp,
}

/// How grave a doubtful construct is, as with Puppet's setting `strict`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Strict {
    /// It is not mentioned.
    Off,
    /// It is a warning.
    Warning,
    /// It is an error.
    #[default]
    Error,
}

/// Whose rules hold where generations of the language differ. There is one so far, so that to ask
/// for it costs nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Dialect {
    /// Those of Puppet 8.
    #[default]
    Puppet8,
}

/// The language of a text. A program is what its text and its language make of it, so whoever
/// remembers programs remembers both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Language {
    /// Manifest or template.
    pub kind: SourceKind,
    /// Whose rules hold.
    pub dialect: Dialect,
    /// How grave a doubtful construct is.
    pub strict: Strict,
    /// The rules for plans hold, and `plan` and `apply` are keywords, as with Puppet's `--tasks`.
    pub tasks: bool,
    /// How many findings are told.
    pub limits: Limits,
}

impl Language {
    /// The same language, for a text of another kind.
    pub fn of_kind(self, kind: SourceKind) -> Self {
        Self { kind, ..self }
    }
}
