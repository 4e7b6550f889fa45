//! What a compiler makes of a node.

use serde_json::Value;

/// What a compiler makes of a node.
#[derive(Clone, Debug)]
pub struct Answer {
    /// What came of it.
    pub made: Made,
    /// What was logged, if that is known.
    pub logs: Option<Vec<Line>>,
}

/// What came of a compilation.
#[derive(Clone, Debug)]
pub enum Made {
    /// A catalog in Puppet's JSON.
    Catalog(Value),
    /// An error, in its words.
    Error(String),
}

impl Made {
    /// The catalog, if there is one.
    pub fn catalog(&self) -> Option<&Value> {
        match self {
            Self::Catalog(catalog) => Some(catalog),
            Self::Error(_) => None,
        }
    }
}

/// A line of a log.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// How urgent it is: `warning`
    pub level: String,
    /// What it says.
    pub message: String,
}

/// How much of a catalog is known. A compiler tells all; what was stored may have lost something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Detail {
    /// The order of resources, and their kinds.
    pub order: bool,
    /// Attributes that are sensitive, with their values.
    pub sensitive: bool,
    /// The classes and tags of the catalog as a whole.
    pub whole: bool,
}

impl Detail {
    /// Everything is known.
    pub const ALL: Self = Self {
        order: true,
        sensitive: true,
        whole: true,
    };
}
