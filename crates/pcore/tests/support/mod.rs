//! Types and values from text, with the aliases of the tables.

use std::collections::HashMap;
use std::sync::Arc;

use marotte_pcore::types::TypeAlias;
use marotte_pcore::{Iter, IterSource, Type, TypeResolver, Value, parse, parse_type_with};
use marotte_scalars::binary::Binary;
use marotte_scalars::semver::{Version, VersionRange};
use marotte_scalars::timespan::Timespan;
use marotte_scalars::timestamp::{Formats, Timestamp, Timezone};
use marotte_scalars::uri::Uri;

/// The names that the tables use.
pub(crate) struct Names(HashMap<String, Type>);

impl TypeResolver for Names {
    fn resolve(&self, name: &str) -> Option<Type> {
        self.0.get(&name.to_lowercase()).cloned().or_else(|| {
            (name.eq_ignore_ascii_case("File")).then(|| Type::resource(Some("File".into()), None))
        })
    }
}

impl Names {
    /// Reads definitions, one a line. All aliases are known before the first is defined.
    pub(crate) fn read(text: &str) -> Self {
        let definitions: Vec<(&str, &str)> = text
            .lines()
            .map(|line| line.split_once(" = ").expect(line))
            .collect();
        let mut names = Self(HashMap::new());
        for (name, of) in &definitions {
            if !of.starts_with("Object") {
                let alias = Type::Alias(TypeAlias::new(*name));
                names.0.insert(name.to_lowercase(), alias);
            }
        }
        for (name, of) in definitions {
            let of = names.of(of);
            match names.0.get(&name.to_lowercase()) {
                Some(Type::Alias(alias)) => alias.define(&of).expect(name),
                _ => drop(names.0.insert(name.to_lowercase(), of)),
            }
        }
        names
    }

    /// A type from its text.
    pub(crate) fn of(&self, text: &str) -> Type {
        parse_type_with(text, self).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// A value from its text: literals, calls of constructors, arrays of them, and iterators.
    pub(crate) fn value(&self, text: &str) -> Value {
        if let Some(inside) = text
            .strip_prefix('[')
            .and_then(|text| text.strip_suffix(']'))
            && text.contains('(')
        {
            return Value::array(split(inside).into_iter().map(|text| self.value(text)));
        }
        if let Some((name, arguments)) = text.split_once('(')
            && let Some(arguments) = arguments.strip_suffix(')')
            && name.starts_with(char::is_uppercase)
            && name.chars().all(char::is_alphanumeric)
        {
            let arguments: Vec<Value> = split(arguments)
                .into_iter()
                .map(|text| self.value(text))
                .collect();
            return self.instance(name, &arguments);
        }
        match text {
            "[1,2,3].reverse_each" => iterator(
                "Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3]]",
                IterSource::Done,
            ),
            "Integer[1,3].step(2)" => iterator("Integer[1, 3]", IterSource::Done),
            "'abc'.reverse_each" => iterator("String[1, 1]", IterSource::Done),
            _ if text.starts_with(char::is_uppercase) => Value::Type(self.of(text)),
            _ => match parse::parse_literal(text) {
                Ok(value) => value,
                // Literals that speak of types are read as the parameters of one.
                Err(_) => match self.of(&format!("Init[Any, {text}]")) {
                    Type::Init(Some(of)) => of.arguments[0].clone(),
                    of => panic!("{text} is {of}"),
                },
            },
        }
    }

    fn instance(&self, name: &str, arguments: &[Value]) -> Value {
        let text = arguments
            .first()
            .and_then(Value::as_str)
            .unwrap_or_default();
        match name {
            "SemVer" => Value::SemVer(Arc::new(Version::parse(text).expect(text))),
            "SemVerRange" => Value::SemVerRange(Arc::new(VersionRange::parse(text).expect(text))),
            "Timespan" => Value::Timespan(Arc::new(Timespan::parse(text).expect(text))),
            "Timestamp" => {
                let time =
                    Timestamp::parse(text, Formats::Default, Timezone::default()).expect(text);
                Value::Timestamp(Arc::new(time))
            }
            "Binary" => Value::Binary(Arc::new(Binary::from_base64(text))),
            "URI" => Value::Uri(Arc::new(Uri::parse(text).expect(text))),
            "Sensitive" => Value::Sensitive(Arc::new(arguments[0].clone())),
            name => match self.of(name) {
                Type::Object(object) => {
                    marotte_pcore::object::new_instance(&object, arguments).expect(name)
                }
                of => panic!("{of} makes no instances"),
            },
        }
    }
}

fn iterator(element: &str, source: IterSource) -> Value {
    let element = marotte_pcore::parse_type(element).expect(element);
    Value::Iterator(Arc::new(Iter::new(element, source)))
}

/// Splits at commas that are not inside of anything.
fn split(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut quoted) = (0, 0, false);
    let mut parts = Vec::new();
    for (index, character) in text.char_indices() {
        match character {
            '\'' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth -= 1,
            ',' if depth == 0 && !quoted => {
                parts.push(text[start..index].trim());
                start = index + 1;
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}
