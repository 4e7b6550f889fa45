//! Values as the language would write them: objects with the hash that makes them, and what is
//! inside of it.

use std::borrow::Cow;
use std::fmt::Write as _;

use marotte_scalars::float::RubyFloat;
use marotte_scalars::sprintf;

use crate::convert::quote::quote;
use crate::convert::text::{to_text, write_regexp};
use crate::deep::grow;
use crate::object::init_hash_of;
use crate::value::{ByteString, Hash, Object, Oversized, Value};

/// An object as a call of its constructor; on several lines from a level of nesting on.
pub(crate) fn object_text(object: &Object, level: Option<usize>) -> String {
    let mut program = Program {
        out: String::new(),
        level,
    };
    program.object(object);
    program.out
}

/// A URI as a call of its constructor.
pub(super) fn uri_text(uri: &str) -> String {
    format!("URI({})", quote(uri))
}

struct Program {
    out: String,
    level: Option<usize>,
}

impl Program {
    fn object(&mut self, object: &Object) {
        self.out.push_str(object.object_type.label());
        self.out.push('(');
        self.hash(&init_hash_of(object));
        self.out.push(')');
    }

    fn value(&mut self, value: &Value) {
        let value = ByteString::text_of(value).unwrap_or(value);
        grow(|| match value {
            Value::Undef => self.out.push_str("undef"),
            Value::Float(number) => drop(write!(self.out, "{}", RubyFloat(*number))),
            Value::String(text) => self.out.push_str(&quote(text)),
            Value::Array(values) => self.array(values),
            Value::Hash(hash) => self.hash(hash),
            Value::Regexp(regexp) => write_regexp(&mut self.out, regexp),
            Value::Default | Value::Boolean(_) | Value::Integer(_) => {
                self.out.push_str(&to_text(value));
            }
            Value::Type(of) => self.out.push_str(&of.to_plain_string()),
            Value::Timespan(_) | Value::Timestamp(_) | Value::SemVer(_) | Value::SemVerRange(_) => {
                let _ = write!(self.out, "'{}'", to_text(value));
            }
            Value::Uri(uri) => self.out.push_str(&uri_text(&uri.to_string())),
            Value::Object(object) => self.object(object),
            Value::Foreign(of) if Oversized::number_of(value).is_some() => {
                self.out.push_str(&of.text());
            }
            Value::Sensitive(_)
            | Value::Binary(_)
            | Value::Iterator(_)
            | Value::Lambda(_)
            | Value::Foreign(_) => {
                let _ = write!(self.out, "Instance of {}", value.infer().to_plain_string());
            }
        });
    }

    fn hash(&mut self, hash: &Hash) {
        self.out.push('{');
        self.deeper();
        for (index, (key, value)) in hash.iter().enumerate() {
            self.separate(index);
            self.line();
            self.value(key);
            self.out.push_str(" => ");
            self.value(value);
        }
        self.shallower();
        self.line();
        self.out.push('}');
    }

    fn array(&mut self, values: &[Value]) {
        let breaks = self.level.is_some_and(|level| !is_short(values, level));
        self.out.push('[');
        if breaks {
            self.deeper();
        }
        for (index, value) in values.iter().enumerate() {
            self.separate(index);
            if breaks {
                self.line();
            }
            self.value(value);
        }
        if breaks {
            self.shallower();
            self.line();
        }
        self.out.push(']');
    }

    fn separate(&mut self, index: usize) {
        if index > 0 {
            self.out.push_str(", ");
        }
    }

    fn deeper(&mut self) {
        self.level = self.level.map(|level| level + 1);
    }

    fn shallower(&mut self) {
        self.level = self.level.map(|level| level.saturating_sub(1));
    }

    fn line(&mut self) {
        if let Some(level) = self.level {
            let end = self.out.trim_end().len();
            self.out.truncate(end);
            self.out.push('\n');
            self.out.push_str(&"  ".repeat(level));
        }
    }
}

/// Whether an array stays on one line: it is estimated to fit a hundred columns.
fn is_short(values: &[Value], level: usize) -> bool {
    let length = |value: &Value| match value {
        Value::Undef => 3,
        Value::Default => 8,
        Value::Boolean(_) | Value::Integer(_) | Value::Float(_) => to_text(value).len(),
        Value::String(text) => 2 + text.chars().count(),
        Value::Array(values) if values.is_empty() => 2,
        Value::Hash(hash) if hash.is_empty() => 2,
        _ => 1000,
    };
    values.is_empty() || 100_usize.saturating_sub(level * 2) > values.iter().map(length).sum()
}

/// A value as Ruby's `sprintf` sees it.
#[derive(Debug)]
pub(super) struct RubyObject {
    pub(super) text: String,
    pub(super) inspected: String,
    pub(super) class: String,
    pub(super) number: Option<(i128, f64)>,
}

impl sprintf::Object for RubyObject {
    fn to_s(&self) -> String {
        self.text.clone()
    }

    fn inspect(&self) -> String {
        self.inspected.clone()
    }

    fn class_name(&self) -> Cow<'_, str> {
        Cow::Borrowed(&self.class)
    }

    fn to_integer(&self) -> Option<i64> {
        self.number
            .and_then(|(integer, _)| i64::try_from(integer).ok())
    }

    fn to_float(&self) -> Option<f64> {
        self.number.map(|(_, float)| float)
    }
}
