//! Why a value could not be converted.

use std::fmt;

use marotte_diagnostics::{ConversionIssue, Issue, MismatchIssue};

use super::new::Constructor;
use crate::complaint::Complaint;
use crate::describe::{describe_mismatch, describe_signatures};
use crate::factory::InvalidType;
use crate::parse::Signature;
use crate::types::Type;
use crate::value::Value;

/// Why a conversion failed.
#[derive(Debug)]
pub enum ConvertError {
    /// What is wrong.
    Issue(Box<Issue>),
    /// No signature of the constructor accepts the arguments.
    NoSignature(Box<NoSignature>),
    /// A value is not what it must be.
    WrongType(Box<WrongType>),
}

/// A call that no signature accepts.
#[derive(Debug)]
pub struct NoSignature {
    /// What was called.
    pub constructor: Constructor,
    /// With what.
    pub arguments: Vec<Value>,
}

/// A value of a wrong type.
#[derive(Debug)]
pub struct WrongType {
    /// What the value is, for the sentence: `Converted value from Integer[1].new()`.
    pub subject: String,
    /// The type that it must have.
    pub expected: Type,
    /// The value.
    pub actual: Value,
}

impl ConvertError {
    /// What the rules of Ruby say.
    #[cold]
    pub fn complaint(error: impl Complaint) -> Self {
        error.into_issue().into()
    }

    /// What is wrong.
    #[cold]
    pub fn into_issue(self) -> Issue {
        match self {
            Self::Issue(issue) => *issue,
            Self::NoSignature(call) => call.describe(),
            Self::WrongType(wrong) => wrong.describe().into(),
        }
    }
}

impl<I: Into<Issue>> From<I> for ConvertError {
    #[cold]
    fn from(issue: I) -> Self {
        Self::Issue(Box::new(issue.into()))
    }
}

impl From<InvalidType> for ConvertError {
    fn from(error: InvalidType) -> Self {
        Self::Issue(error.0)
    }
}

impl fmt::Display for ConvertError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Issue(issue) => issue.fmt(f),
            Self::NoSignature(call) => call.describe().fmt(f),
            Self::WrongType(wrong) => wrong.describe().fmt(f),
        }
    }
}

impl NoSignature {
    /// Why no signature accepts the arguments.
    fn describe(&self) -> Issue {
        let Constructor {
            name, signatures, ..
        } = &self.constructor;
        let signatures: Vec<&Signature> = signatures.iter().collect();
        let arguments = Value::array(self.arguments.iter().cloned()).infer_set();
        match describe_signatures(name, &signatures, &arguments) {
            Some(mismatch) => mismatch.into(),
            // There are no signatures at all.
            None => ConversionIssue::NotInstantiable {
                of: name.as_ref().into(),
            }
            .into(),
        }
    }
}

impl WrongType {
    /// What is wrong with the value.
    fn describe(&self) -> MismatchIssue {
        let subject = format!("{} has wrong type,", self.subject);
        describe_mismatch(&subject, &self.expected, &self.actual.infer_set())
    }
}

impl std::error::Error for ConvertError {}
