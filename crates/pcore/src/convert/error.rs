//! Why a value could not be converted.

use std::fmt;

use super::new::Constructor;
use crate::describe::{describe_mismatch, describe_signatures};
use crate::parse::Signature;
use crate::types::Type;
use crate::value::Value;

/// Why a conversion failed.
#[derive(Debug)]
pub enum ConvertError {
    /// The reference's sentence.
    Message(String),
    /// The sentence of a constructor that has one for arguments it does not accept.
    Rejected {
        /// The internal name of the constructor.
        name: String,
        /// The sentence.
        message: String,
    },
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
    /// An error with a sentence.
    pub fn message(text: impl fmt::Display) -> Self {
        Self::Message(text.to_string())
    }
}

impl fmt::Display for ConvertError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Message(message) => f.write_str(message),
            Self::Rejected { name, message } => write!(f, "'{name}' {message}"),
            Self::NoSignature(call) => f.write_str(&call.describe()),
            Self::WrongType(wrong) => f.write_str(&wrong.describe()),
        }
    }
}

impl NoSignature {
    /// Why no signature accepts the arguments.
    #[cold]
    pub fn describe(&self) -> String {
        let signatures: Vec<&Signature> = self.constructor.signatures.iter().collect();
        let arguments = Value::array(self.arguments.iter().cloned()).infer_set();
        describe_signatures(&self.constructor.name, &signatures, &arguments).unwrap_or_default()
    }
}

impl WrongType {
    /// What is wrong with the value.
    #[cold]
    pub fn describe(&self) -> String {
        let subject = format!("{} has wrong type,", self.subject);
        describe_mismatch(&subject, &self.expected, &self.actual.infer_set())
    }
}

impl std::error::Error for ConvertError {}
