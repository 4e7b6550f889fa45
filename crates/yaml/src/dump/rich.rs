//! Values that are no data, as Psych writes the objects that they are in Ruby.

use marotte_pcore::{Str, Value};

use super::style::Scalar;

/// An object: its class and what it is made of.
pub(super) struct RubyObject {
    pub(super) tag: &'static str,
    pub(super) parts: Vec<(&'static str, Part)>,
}

/// What an object is made of.
pub(super) enum Part {
    Scalar(Scalar),
    Value(Value),
}

/// The object that a value is in Ruby, as far as one can tell from outside. What is sensitive
/// never is one.
pub(super) fn object(value: &Value) -> Option<RubyObject> {
    let number = |number: String| Part::Scalar(Scalar::number(number.into()));
    let (tag, parts) = match value {
        Value::Timestamp(time) => (
            "!ruby/object:Puppet::Pops::Time::Timestamp",
            vec![("nsecs", number(time.nanoseconds().to_string()))],
        ),
        Value::Timespan(span) => (
            "!ruby/object:Puppet::Pops::Time::Timespan",
            vec![("nsecs", number(span.nanoseconds().to_string()))],
        ),
        Value::Binary(binary) => {
            let text = binary.to_text().filter(|text| text.is_ascii());
            let buffer = match text {
                Some(text) => Scalar::of(&text.into()),
                None => Scalar::binary(binary.to_string().into()),
            };
            (
                "!ruby/object:Puppet::Pops::Types::PBinaryType::Binary",
                vec![("binary_buffer", Part::Scalar(buffer))],
            )
        }
        Value::SemVer(version) => {
            let parts = |text: Option<String>, numbers: bool| {
                Part::Value(text.map_or(Value::Undef, |text| identifiers(&text, numbers)))
            };
            let major = version.major().unwrap_or_default();
            (
                "!ruby/object:SemanticPuppet::Version",
                vec![
                    ("major", number(major.to_string())),
                    ("minor", number(version.minor().to_string())),
                    ("patch", number(version.patch().to_string())),
                    ("prerelease", parts(version.prerelease(), true)),
                    ("build", parts(version.build(), false)),
                ],
            )
        }
        _ => return None,
    };
    Some(RubyObject { tag, parts })
}

/// The parts between dots, of which some are numbers.
fn identifiers(text: &str, numbers: bool) -> Value {
    Value::array(text.split('.').map(|part| match part.parse::<i64>() {
        Ok(number) if numbers => Value::Integer(number),
        _ => Value::String(Str::from(part)),
    }))
}
