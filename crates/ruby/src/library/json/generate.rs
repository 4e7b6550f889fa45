//! JSON that is written.

use std::fmt::Write as _;

use ecow::EcoString;

use super::option;
use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::{Kind, MethodKind, Text, Value};
use crate::symbol::Symbol;

/// How deep collections may nest.
const MAX_NESTING: usize = 100;

/// How JSON is laid out.
#[derive(Clone, Debug)]
struct Style {
    indent: EcoString,
    space: EcoString,
    space_before: EcoString,
    object_nl: EcoString,
    array_nl: EcoString,
    allow_nan: bool,
    ascii_only: bool,
    max_nesting: usize,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            indent: EcoString::new(),
            space: EcoString::new(),
            space_before: EcoString::new(),
            object_nl: EcoString::new(),
            array_nl: EcoString::new(),
            allow_nan: false,
            ascii_only: false,
            max_nesting: MAX_NESTING,
        }
    }
}

impl Style {
    /// Takes what options say.
    fn with(mut self, ruby: &mut Ruby<'_>, options: Value) -> Outcome<Self> {
        if ruby.hash_of(options).is_none() {
            return Ok(self);
        }
        for (name, place) in [
            ("indent", &mut self.indent),
            ("space", &mut self.space),
            ("space_before", &mut self.space_before),
            ("object_nl", &mut self.object_nl),
            ("array_nl", &mut self.array_nl),
        ] {
            if let Some(text) = option(ruby, options, name) {
                *place = ruby.expect_str(text)?;
            }
        }
        for (name, flag) in [
            ("allow_nan", &mut self.allow_nan),
            ("ascii_only", &mut self.ascii_only),
        ] {
            if let Some(value) = option(ruby, options, name) {
                *flag = value.is_truthy();
            }
        }
        match option(ruby, options, "max_nesting") {
            Some(Value::Integer(limit)) if limit > 0 => {
                self.max_nesting = (limit as usize).min(10_000);
            }
            // No limit is one that the stack bears.
            Some(_) => self.max_nesting = 10_000,
            None => {}
        }
        Ok(self)
    }
}

pub(super) fn generate(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let style = Style::default().with(ruby, args.at(1))?;
    write(ruby, args.at(0), style, true)
}

pub(super) fn pretty(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let style = Style {
        indent: "  ".into(),
        space: " ".into(),
        object_nl: "\n".into(),
        array_nl: "\n".into(),
        ..Style::default()
    };
    let style = style.with(ruby, args.at(1))?;
    write(ruby, args.at(0), style, true)
}

/// `value.to_json`: not asked again, or it would go round in circles.
pub(super) fn to_json(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let style = Style::default().with(ruby, args.at(0))?;
    write(ruby, this, style, false)
}

fn write(ruby: &mut Ruby<'_>, value: Value, style: Style, asks: bool) -> Outcome {
    let mut writer = Writer {
        style,
        out: String::new(),
        depth: 0,
    };
    writer.value(ruby, value, asks)?;
    ruby.charge(writer.out.len())?;
    Ok(ruby.string(writer.out))
}

struct Writer {
    style: Style,
    out: String,
    depth: usize,
}

impl Writer {
    fn value(&mut self, ruby: &mut Ruby<'_>, value: Value, asks: bool) -> Outcome<()> {
        ruby.charge(8)?;
        if asks && let Some(text) = own_json(ruby, value)? {
            self.out.push_str(&text);
            return Ok(());
        }
        match value {
            Value::Nil => self.out.push_str("null"),
            Value::Boolean(flag) => {
                let _ = write!(self.out, "{flag}");
            }
            Value::Integer(number) => {
                let _ = write!(self.out, "{number}");
            }
            Value::Float(number) => return self.float(ruby, number),
            Value::Symbol(symbol) => self.string(&symbol.as_str()),
            Value::Object(_) => {
                if let Some(items) = ruby.items(value) {
                    return self.array(ruby, &items);
                }
                if let Some(pairs) = ruby.pairs(value) {
                    return self.object(ruby, &pairs);
                }
                if let Some(number) = ruby.big_of(value) {
                    let digits = number.to_string();
                    self.out.push_str(&digits);
                    return Ok(());
                }
                let text = ruby.to_text(value)?;
                return self.text(ruby, &text);
            }
        }
        Ok(())
    }

    fn float(&mut self, ruby: &mut Ruby<'_>, number: f64) -> Outcome<()> {
        let text = marotte_scalars::float::to_s(number);
        if !number.is_finite() && !self.style.allow_nan {
            let origin = if number.is_nan() { 1003 } else { 1000 };
            let message = format!("{origin}: {text} not allowed in JSON");
            return Err(ruby.error("JSON::GeneratorError", message));
        }
        self.out.push_str(&text);
        Ok(())
    }

    fn text(&mut self, ruby: &mut Ruby<'_>, text: &Text) -> Outcome<()> {
        match text
            .as_str()
            .or_else(|| std::str::from_utf8(text.as_bytes()).ok())
        {
            Some(text) => {
                self.string(text);
                Ok(())
            }
            None => {
                let message = marotte_scalars::json::malformed(text.as_bytes());
                Err(ruby.error("JSON::GeneratorError", message))
            }
        }
    }

    fn string(&mut self, text: &str) {
        self.out.push('"');
        for c in text.chars() {
            match c {
                '"' => self.out.push_str("\\\""),
                '\\' => self.out.push_str("\\\\"),
                '\n' => self.out.push_str("\\n"),
                '\r' => self.out.push_str("\\r"),
                '\t' => self.out.push_str("\\t"),
                '\u{c}' => self.out.push_str("\\f"),
                '\u{8}' => self.out.push_str("\\b"),
                '\0'..='\u{1f}' => {
                    let _ = write!(self.out, "\\u{:04x}", u32::from(c));
                }
                c if self.style.ascii_only && !c.is_ascii() => {
                    for unit in c.encode_utf16(&mut [0; 2]) {
                        let _ = write!(self.out, "\\u{unit:04x}");
                    }
                }
                c => self.out.push(c),
            }
        }
        self.out.push('"');
    }

    fn enter(&mut self, ruby: &mut Ruby<'_>) -> Outcome<()> {
        self.depth += 1;
        if self.depth > self.style.max_nesting {
            let message = format!("nesting of {} is too deep", self.depth - 1);
            return Err(ruby.error("JSON::NestingError", message));
        }
        Ok(())
    }

    fn indent(&mut self) {
        for _ in 0..self.depth {
            self.out.push_str(&self.style.indent);
        }
    }

    fn array(&mut self, ruby: &mut Ruby<'_>, items: &[Value]) -> Outcome<()> {
        self.enter(ruby)?;
        self.out.push('[');
        let line = self.style.array_nl.clone();
        self.out.push_str(&line);
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                self.out.push(',');
                self.out.push_str(&line);
            }
            self.indent();
            stacker::maybe_grow(128 << 10, 2 << 20, || self.value(ruby, *item, true))?;
        }
        self.depth -= 1;
        if !line.is_empty() {
            self.out.push_str(&line);
            self.indent();
        }
        self.out.push(']');
        Ok(())
    }

    fn object(&mut self, ruby: &mut Ruby<'_>, pairs: &[(Value, Value)]) -> Outcome<()> {
        self.enter(ruby)?;
        self.out.push('{');
        let line = self.style.object_nl.clone();
        for (index, (key, value)) in pairs.iter().enumerate() {
            if index > 0 {
                self.out.push(',');
            }
            self.out.push_str(&line);
            self.indent();
            let key = ruby.to_text(*key)?;
            self.text(ruby, &key)?;
            self.out.push_str(&self.style.space_before);
            self.out.push(':');
            self.out.push_str(&self.style.space);
            stacker::maybe_grow(128 << 10, 2 << 20, || self.value(ruby, *value, true))?;
        }
        self.depth -= 1;
        if !line.is_empty() {
            self.out.push_str(&line);
            self.indent();
        }
        self.out.push('}');
        Ok(())
    }
}

/// What an object says that it is, if code has taught it.
fn own_json(ruby: &mut Ruby<'_>, value: Value) -> Outcome<Option<EcoString>> {
    let Value::Object(id) = value else {
        return Ok(None);
    };
    if matches!(ruby.get(id).kind, Kind::Lazy(_)) {
        return Ok(None);
    }
    let name = Symbol::new("to_json");
    let class = ruby.class_of(value);
    match ruby.find_method(class, name) {
        Some(method) if !matches!(method.kind, MethodKind::Native(_)) => {
            let made = ruby.send_known(value, name, &[])?;
            Ok(Some(ruby.to_s(made)?))
        }
        _ => Ok(None),
    }
}
