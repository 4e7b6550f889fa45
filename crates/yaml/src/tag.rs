//! What tags ask for. Most of Ruby's ask for a class, which data may not have.

use marotte_pcore::Value;
use marotte_scalars::binary::Binary;

use crate::build::Loading;
use crate::error::YamlError;
use crate::scalar::{parse_float, resolve};
use crate::written::{Written, WrittenClass};
use marotte_pcore::Symbol;

/// The value of a scalar that has a tag and is not just quoted.
pub(crate) fn scalar(tag: &str, text: &str, loading: Loading) -> Result<Value, YamlError> {
    match tag {
        "!binary" | "tag:yaml.org,2002:binary" => return Ok(unpacked(text)),
        "tag:yaml.org,2002:str" | "!str" | "!ruby/string" => return Ok(text.into()),
        "tag:yaml.org,2002:float" | "!float" => return as_float(resolve(text)?),
        "!ruby/object:BigDecimal"
        | "!ruby/object:DateTime"
        | "!ruby/object:Complex"
        | "!ruby/object:Rational" => {
            return Err(disallowed(&tag["!ruby/object:".len()..]));
        }
        "!ruby/regexp" if loading.regexps => {
            return Ok(Written::value(text, WrittenClass::Regexp));
        }
        "!ruby/regexp" => return Err(disallowed("Regexp")),
        "!ruby/range" => return Err(disallowed("Range")),
        "!ruby/class" | "!ruby/module" => {
            return if text.is_empty() {
                Ok(Value::Undef)
            } else {
                Err(disallowed(text))
            };
        }
        _ => {}
    }
    for prefix in ["!str:", "!ruby/string:"] {
        if let Some(class) = tag.strip_prefix(prefix) {
            return if class.is_empty() {
                Ok(text.into())
            } else {
                Err(disallowed(class))
            };
        }
    }
    if tag.starts_with("!ruby/sym") {
        return Ok(Symbol::value(text));
    }
    resolve(text)
}

/// Whether a sequence with a tag may be, and whether it is an ordered map.
pub(crate) fn sequence(tag: &str) -> Result<bool, YamlError> {
    for prefix in ["!seq:", "!ruby/array:"] {
        if let Some(class) = tag.strip_prefix(prefix) {
            return Err(disallowed(class));
        }
    }
    Ok(matches!(tag, "!omap" | "tag:yaml.org,2002:omap"))
}

/// Whether a mapping with a tag may be.
pub(crate) fn mapping(tag: &str) -> Result<(), YamlError> {
    let class_of = |rest: &str, default: &str| {
        let class = rest.strip_prefix(':').unwrap_or(rest);
        disallowed(if class.is_empty() { default } else { class })
    };
    if let Some(rest) = tag.strip_prefix("!ruby/struct") {
        return Err(class_of(rest, "Struct"));
    }
    if let Some(rest) = tag.strip_prefix("!ruby/object") {
        return if rest == ":Hash" || rest == "Hash" {
            Ok(())
        } else {
            Err(class_of(rest, "Object"))
        };
    }
    if let Some(rest) = tag.strip_prefix("!ruby/exception") {
        return Err(class_of(rest, "Exception"));
    }
    for prefix in [
        "!ruby/array:",
        "!map:",
        "!ruby/hash:",
        "!ruby/marshalable:",
        "!ruby/hash-with-ivars:",
    ] {
        if let Some(class) = tag.strip_prefix(prefix) {
            return Err(disallowed(class));
        }
    }
    match tag {
        "!ruby/range" => Err(disallowed("Range")),
        "!set" | "tag:yaml.org,2002:set" => Err(disallowed("Psych::Set")),
        "!omap" | "tag:yaml.org,2002:omap" => Err(disallowed("Psych::Omap")),
        _ => Ok(()),
    }
}

fn disallowed(class: &str) -> YamlError {
    YamlError::DisallowedClass(class.to_owned())
}

fn as_float(value: Value) -> Result<Value, YamlError> {
    match value {
        Value::Integer(number) => Ok(Value::Float(number as f64)),
        Value::Float(number) => Ok(Value::Float(number)),
        Value::String(text) => parse_float(&text),
        other => {
            let what = match other {
                Value::Undef => "nil",
                Value::Boolean(true) => "true",
                Value::Boolean(false) => "false",
                _ => "Symbol",
            };
            Err(YamlError::NotFloat(what))
        }
    }
}

/// The text that Base64 stands for.
fn unpacked(text: &str) -> Value {
    let binary = Binary::from_base64(text);
    String::from_utf8_lossy(binary.bytes()).into_owned().into()
}
