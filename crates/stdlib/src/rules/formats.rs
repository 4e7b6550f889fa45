//! Data as text of other formats: `to_json`, `to_json_pretty`, `to_yaml`.

use std::fmt::Write as _;

use marotte_pcore::Value;
use marotte_scalars::float;

use crate::plain::{exactly, is_plain, to_s};

/// How deep what is written may be; the library's limit is a little further.
const DEEPEST: usize = 90;

/// How much room a text has at first: enough for small ones.
const ROOM: usize = 128;

/// `to_json` and `stdlib::to_json`
pub(super) fn to_json(arguments: &[Value]) -> Option<Value> {
    let [value] = exactly(arguments)?;
    let mut json = Json {
        text: String::with_capacity(ROOM),
        is_pretty: false,
        depth: 0,
    };
    json.value(value)?;
    Some(json.text.as_str().into())
}

/// `to_json_pretty` and `stdlib::to_json_pretty`, without options.
pub(super) fn to_json_pretty(arguments: &[Value]) -> Option<Value> {
    let [value @ (Value::Array(_) | Value::Hash(_))] = arguments else {
        return None;
    };
    let mut json = Json {
        text: String::new(),
        is_pretty: true,
        depth: 0,
    };
    json.value(value)?;
    json.text.push('\n');
    Some(json.text.into())
}

/// `to_yaml` and `stdlib::to_yaml`, without options.
pub(super) fn to_yaml(arguments: &[Value]) -> Option<Value> {
    let [value] = exactly(arguments)?;
    is_plain(value).then(|| marotte_yaml::dump_shared(value).into())
}

/// JSON as Ruby's library writes it.
struct Json {
    text: String,
    is_pretty: bool,
    depth: usize,
}

impl Json {
    fn value(&mut self, value: &Value) -> Option<()> {
        match value {
            Value::Undef => self.text.push_str("null"),
            Value::Boolean(true) => self.text.push_str("true"),
            Value::Boolean(false) => self.text.push_str("false"),
            Value::Integer(number) => {
                self.text.push_str(itoa::Buffer::new().format(*number));
            }
            Value::Float(number) if number.is_finite() => {
                self.text.push_str(&float::to_s(*number));
            }
            Value::String(text) => self.string(text),
            Value::Array(values) => {
                self.open('[')?;
                self.line();
                for (index, value) in values.iter().enumerate() {
                    if index > 0 {
                        self.text.push(',');
                        self.line();
                    }
                    self.indent();
                    self.value(value)?;
                }
                self.close(']');
            }
            Value::Hash(hash) => {
                self.open('{')?;
                for (index, (key, value)) in hash.iter().enumerate() {
                    if index > 0 {
                        self.text.push(',');
                    }
                    self.line();
                    self.indent();
                    match key {
                        Value::String(key) => self.string(key),
                        key if is_plain(key) => self.string(&to_s(key)),
                        _ => return None,
                    }
                    self.text.push_str(if self.is_pretty { ": " } else { ":" });
                    self.value(value)?;
                }
                self.close('}');
            }
            _ => return None,
        }
        Some(())
    }

    fn open(&mut self, bracket: char) -> Option<()> {
        self.depth += 1;
        self.text.push(bracket);
        (self.depth <= DEEPEST).then_some(())
    }

    fn close(&mut self, bracket: char) {
        self.depth -= 1;
        self.line();
        self.indent();
        self.text.push(bracket);
    }

    fn line(&mut self) {
        if self.is_pretty {
            self.text.push('\n');
        }
    }

    fn indent(&mut self) {
        if self.is_pretty {
            self.text.extend(std::iter::repeat_n("  ", self.depth));
        }
    }

    fn string(&mut self, text: &str) {
        self.text.push('"');
        // What lies between characters that are escaped is copied at once.
        let mut rest = text;
        let is_special = |byte: u8| byte < 0x20 || byte == b'"' || byte == b'\\';
        while let Some(place) = rest.bytes().position(is_special) {
            let (plain, from) = rest.split_at(place);
            self.text.push_str(plain);
            let (special, behind) = from.split_at(1);
            self.special(special);
            rest = behind;
        }
        self.text.push_str(rest);
        self.text.push('"');
    }

    fn special(&mut self, character: &str) {
        match character {
            "\"" => self.text.push_str("\\\""),
            "\\" => self.text.push_str("\\\\"),
            "\n" => self.text.push_str("\\n"),
            "\r" => self.text.push_str("\\r"),
            "\t" => self.text.push_str("\\t"),
            "\u{c}" => self.text.push_str("\\f"),
            "\u{8}" => self.text.push_str("\\b"),
            other => {
                for byte in other.bytes() {
                    // Writing to a string cannot fail.
                    let _ = write!(self.text, "\\u{byte:04x}");
                }
            }
        }
    }
}
