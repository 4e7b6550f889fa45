//! The settings of Puppet that change what code means.

pub use marotte_syntax::Strict;

use marotte_syntax::Language;

/// How digests are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub enum DigestAlgorithm {
    Md5,
    Sha224,
    #[default]
    Sha256,
    Sha384,
    Sha512,
}

impl DigestAlgorithm {
    /// The algorithm of a name, as the setting has it.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "md5" => Self::Md5,
            "sha224" => Self::Sha224,
            "sha256" => Self::Sha256,
            "sha384" => Self::Sha384,
            "sha512" => Self::Sha512,
            _ => return None,
        })
    }
}

/// The settings that evaluation consults.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The language of the code: `strict` and `tasks` among others.
    pub language: Language,
    /// `strict_variables`
    pub strict_variables: bool,
    /// `digest_algorithm`
    pub digest_algorithm: DigestAlgorithm,
    /// How many resources a catalog may have; Puppet knows no such limit. Code that doubles its
    /// resources each round would otherwise take all memory long before the rounds are up.
    pub max_resources: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Language::default(),
            strict_variables: true,
            digest_algorithm: DigestAlgorithm::Sha256,
            max_resources: 2_000_000,
        }
    }
}
