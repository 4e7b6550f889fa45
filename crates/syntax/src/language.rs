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

/// Whose rules hold where generations of the language differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dialect {
    /// Those of Puppet 8.
    #[default]
    Puppet8,
    /// Those of the documents in which the language was first designed.
    Evaluator4,
}

impl Dialect {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Puppet8, Self::Evaluator4];

    /// What people call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Puppet8 => "puppet8",
            Self::Evaluator4 => marotte_diagnostics::EVALUATOR4,
        }
    }

    /// The dialect that people call so.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|dialect| dialect.name() == name)
    }

    /// Whether the rules of the first design hold. Whoever asks does so when a rule of Puppet 8 has
    /// nothing to say, or once a text: code of Puppet 8 need not pay for the question.
    #[inline]
    pub const fn is_evaluator4(self) -> bool {
        matches!(self, Self::Evaluator4)
    }
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
