//! Strings that are bytes. Ruby has them beside text, and the reference calls both strings; only a
//! catalog tells them apart, where bytes are a `Binary`.

use std::any::Any;
use std::cmp::Ordering;
use std::sync::Arc;

use marotte_scalars::binary::Binary;
use marotte_scalars::inspect::inspect_bytes;

use super::foreign::{Foreign, as_foreign};
use super::{Str, Value};

/// A string of bytes: to code it is its text.
#[derive(Debug)]
pub struct ByteString {
    binary: Binary,
    /// What is no text in it is replaced.
    text: Value,
}

impl ByteString {
    /// Bytes as a value.
    pub fn value(bytes: &[u8]) -> Value {
        let text = String::from_utf8_lossy(bytes);
        Value::Foreign(Arc::new(Self {
            binary: Binary::new(bytes),
            text: Value::from(text.as_ref()),
        }))
    }

    /// The bytes, if a value is such a string.
    pub fn binary_of(value: &Value) -> Option<&Binary> {
        as_foreign::<Self>(value).map(|of| &of.binary)
    }

    /// The string that a value is to code, if it is bytes.
    pub fn text_of(value: &Value) -> Option<&Value> {
        match value {
            Value::Foreign(_) => as_foreign::<Self>(value).map(|of| &of.text),
            _ => None,
        }
    }
}

impl Foreign for ByteString {
    fn class(&self) -> &str {
        "String"
    }

    fn text(&self) -> Str {
        self.text.as_str().unwrap_or_default().into()
    }

    fn inspect(&self) -> String {
        inspect_bytes(self.binary.bytes())
    }

    fn equals(&self, other: &dyn Foreign) -> bool {
        let other = other.as_any().downcast_ref::<Self>();
        other.is_some_and(|other| other.binary == self.binary)
    }

    fn order(&self, other: &Value) -> Option<Ordering> {
        let other = Self::text_of(other).unwrap_or(other).as_str()?;
        Some(self.binary.bytes().cmp(other.as_bytes()))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
