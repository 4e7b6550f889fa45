//! A difference between two answers.

use std::fmt;

use serde_json::{Value, json};

/// What differs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// One has a catalog, the other an error.
    Failure,
    /// Both have errors, with other words.
    Error,
    /// A resource is in the reference's catalog only.
    Missing,
    /// A resource is in our catalog only.
    Added,
    /// The value of an attribute.
    Parameter,
    /// Whether a resource is exported.
    Exported,
    /// What contains what.
    Edge,
    /// Which attributes are sensitive.
    Sensitive,
    /// The tags of a resource, or of the catalog.
    Tags,
    /// The file or line of a resource.
    Place,
    /// The kind of a resource.
    ResourceKind,
    /// The order of resources.
    Order,
    /// Another part of the catalog: its classes, name, environment or format.
    Catalog,
    /// A log line.
    Log,
}

impl Kind {
    /// The word for it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Failure => "failure",
            Self::Error => "error",
            Self::Missing => "missing",
            Self::Added => "added",
            Self::Parameter => "parameter",
            Self::Exported => "exported",
            Self::Edge => "edge",
            Self::Sensitive => "sensitive",
            Self::Tags => "tags",
            Self::Place => "place",
            Self::ResourceKind => "kind",
            Self::Order => "order",
            Self::Catalog => "catalog",
            Self::Log => "log",
        }
    }

    /// Whether the agent would do something else, or nothing: resources, attributes, containment.
    pub const fn is_outcome(self) -> bool {
        matches!(
            self,
            Self::Failure
                | Self::Missing
                | Self::Added
                | Self::Parameter
                | Self::Exported
                | Self::Edge
        )
    }
}

/// What one side has.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Shown {
    /// Nothing.
    #[default]
    Nothing,
    /// A value.
    Value(Value),
    /// Something that must not be shown.
    Secret,
}

impl Shown {
    /// The value, if there is one.
    pub(crate) fn of(value: Option<&Value>) -> Self {
        value.map_or(Self::Nothing, |value| Self::Value(value.clone()))
    }

    /// As JSON; what must not be shown is a word for that.
    pub fn to_json(&self) -> Value {
        match self {
            Self::Nothing => Value::Null,
            Self::Value(value) => value.clone(),
            Self::Secret => json!(crate::secrets::REDACTED),
        }
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("nothing"),
            Self::Value(value) => write!(f, "{value}"),
            Self::Secret => f.write_str(crate::secrets::REDACTED),
        }
    }
}

/// A place in the code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The file.
    pub file: String,
    /// The line.
    pub line: Option<u64>,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}", self.file),
            None => f.write_str(&self.file),
        }
    }
}

/// A difference between the reference's answer and ours.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    /// What differs.
    pub kind: Kind,
    /// What it is about: `File[/a]`, `Class[A] -> File[/a]`, or empty for the node as a whole.
    pub subject: String,
    /// The attribute or field; empty if there is none.
    pub attribute: String,
    /// What the reference has.
    pub theirs: Shown,
    /// What we have.
    pub ours: Shown,
    /// Where the reference says that it is declared.
    pub their_spot: Option<Spot>,
    /// Where we say that it is declared.
    pub our_spot: Option<Spot>,
}

impl Difference {
    pub(crate) fn new(kind: Kind, subject: impl Into<String>) -> Self {
        Self {
            kind,
            subject: subject.into(),
            attribute: String::new(),
            theirs: Shown::Nothing,
            ours: Shown::Nothing,
            their_spot: None,
            our_spot: None,
        }
    }

    pub(crate) fn of(mut self, attribute: &str) -> Self {
        attribute.clone_into(&mut self.attribute);
        self
    }

    pub(crate) fn between(mut self, theirs: Shown, ours: Shown) -> Self {
        (self.theirs, self.ours) = (theirs, ours);
        self
    }

    /// As JSON.
    pub fn to_json(&self) -> Value {
        let spot = |spot: &Option<Spot>| match spot {
            Some(spot) => json!({ "file": spot.file, "line": spot.line }),
            None => Value::Null,
        };
        json!({
            "kind": self.kind.as_str(),
            "subject": self.subject,
            "attribute": self.attribute,
            "sensitive": self.theirs == Shown::Secret || self.ours == Shown::Secret,
            "puppet": { "value": self.theirs.to_json(), "place": spot(&self.their_spot) },
            "marotte": { "value": self.ours.to_json(), "place": spot(&self.our_spot) },
        })
    }

    /// What differs, in a few words without the values: `File[/a]: parameter mode`
    pub fn title(&self) -> String {
        let what = match (self.kind, self.attribute.as_str()) {
            (Kind::Failure, _) if self.theirs == Shown::Nothing => "only Marotte fails".to_owned(),
            (Kind::Failure, _) => "only Puppet fails".to_owned(),
            (Kind::Error, _) => "the errors differ".to_owned(),
            (Kind::Missing, _) => "only in Puppet's catalog".to_owned(),
            (Kind::Added, _) => "only in Marotte's catalog".to_owned(),
            (Kind::Edge, _) if self.ours == Shown::Nothing => "edge only in Puppet's".to_owned(),
            (Kind::Edge, _) => "edge only in Marotte's".to_owned(),
            (Kind::Order, _) => "the order of resources differs from here on".to_owned(),
            (Kind::Log, _) if self.ours == Shown::Nothing => "only Puppet logs this".to_owned(),
            (Kind::Log, _) if self.theirs == Shown::Nothing => "only Marotte logs this".to_owned(),
            (Kind::Log, _) => "the order of log lines differs from here on".to_owned(),
            (Kind::Sensitive, name) => format!("whether {name} is sensitive"),
            (Kind::Parameter, name) => format!("parameter {name}"),
            (_, name) => name.to_owned(),
        };
        match self.subject.as_str() {
            "" => what,
            subject => format!("{subject}: {what}"),
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}\n  Puppet: {}\n  Marotte: {}",
            self.title(),
            self.theirs,
            self.ours
        )
    }
}
