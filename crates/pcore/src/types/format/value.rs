//! Values among the parameters of types.

use marotte_scalars::float;

use super::Formatter;
use crate::convert::text::write_regexp;
use crate::deep::grow;
use crate::value::{ByteString, Hash, Object, Oversized, Value};

/// How long the lines of an indented array may be.
const LINE: usize = 100;

impl Formatter {
    pub(super) fn values(&mut self, values: &[Value]) {
        for value in values {
            self.value(value);
            self.separator();
        }
        self.chomp_list();
    }

    pub(super) fn value(&mut self, value: &Value) {
        match ByteString::text_of(value).unwrap_or(value) {
            Value::Undef => self.out.push_str("undef"),
            Value::Default => self.out.push_str("default"),
            Value::Boolean(value) => self.out.push_str(if *value { "true" } else { "false" }),
            Value::Integer(value) => self.out.push_str(&value.to_string()),
            Value::Float(value) => self.out.push_str(&float::to_s(*value)),
            Value::String(text) => self.quoted(text),
            Value::Array(values) => grow(|| self.array(values)),
            Value::Hash(hash) => grow(|| self.hash(hash)),
            Value::Regexp(regexp) => write_regexp(&mut self.out, regexp),
            Value::Type(of) => {
                // The text of a type inside of a value can not borrow from it for long enough.
                let mut inner = Formatter::new().expanded(self.expanded);
                inner.debug = self.debug;
                inner.indent = self.indent;
                self.out.push_str(&inner.format(of));
            }
            Value::Timespan(span) => self.out.push_str(&format!("'{span}'")),
            Value::Timestamp(time) => self.out.push_str(&format!("'{time}'")),
            Value::SemVer(version) => self.out.push_str(&format!("'{version}'")),
            Value::SemVerRange(range) => self.out.push_str(&format!("'{range}'")),
            Value::Uri(uri) => {
                self.out.push_str("URI(");
                self.quoted(&uri.to_string());
                self.out.push(')');
            }
            Value::Object(object) => grow(|| self.object_value(object)),
            Value::Foreign(of) if Oversized::number_of(value).is_some() => {
                self.out.push_str(&of.text());
            }
            Value::Sensitive(_)
            | Value::Binary(_)
            | Value::Iterator(_)
            | Value::Lambda(_)
            | Value::Foreign(_) => {
                self.out.push_str("Instance of ");
                let of = value.infer().to_plain_string();
                self.out.push_str(&of);
            }
        }
    }

    fn array(&mut self, values: &[Value]) {
        self.out.push('[');
        match self.indent {
            Some((level, width)) if !is_short(values, level * width) => {
                self.indent = Some((level + 1, width));
                for value in values {
                    self.newline();
                    self.value(value);
                    self.separator();
                }
                self.chomp_list();
                self.indent = Some((level, width));
                self.newline();
            }
            _ => self.values(values),
        }
        self.out.push(']');
    }

    pub(super) fn hash(&mut self, hash: &Hash) {
        self.entries(hash.iter(), |f, (key, value)| {
            f.value(key);
            f.arrow();
            f.value(value);
        });
    }

    /// An instance: its attributes without those that have their default value.
    fn object_value(&mut self, object: &Object) {
        self.out.push_str(&object.object_type.name);
        self.out.push('(');
        let given = object.object_type.constructor_attributes();
        let attributes = given
            .into_iter()
            .zip(&object.attributes)
            .filter(|(attribute, value)| attribute.value.as_ref() != Some(value));
        self.entries(attributes, |f, (attribute, value)| {
            f.quoted(&attribute.name);
            f.arrow();
            f.value(value);
        });
        self.out.push(')');
    }
}

/// Whether an array fits into one line.
fn is_short(values: &[Value], indent: usize) -> bool {
    let length = |value: &Value| match value {
        Value::Undef => 3,
        Value::Boolean(true) => 4,
        Value::Boolean(false) => 5,
        Value::Default => 8,
        Value::Integer(value) => value.to_string().len(),
        Value::Float(value) => float::to_s(*value).len(),
        Value::String(text) => 2 + text.chars().count(),
        Value::Array(values) if values.is_empty() => 2,
        Value::Hash(hash) if hash.is_empty() => 2,
        _ => 1000,
    };
    values.is_empty() || values.iter().map(length).sum::<usize>() + indent < LINE
}
