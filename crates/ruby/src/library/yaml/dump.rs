//! What is written: any object as YAML.

use std::borrow::Cow;

use marotte_scalars::binary::Binary;
use marotte_yaml::{Content, Layout, Node, Scalar, emit};
use rustc_hash::FxHashMap;

use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::{Kind, ObjectId, Value};
use crate::symbol::Symbol;

/// `value.to_yaml`
pub(super) fn to_yaml(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    write(ruby, this, args.at(0))
}

/// `YAML.dump(value)`, `YAML.dump(value, io)`, `YAML.dump(value, line_width: -1)`
pub(super) fn dump(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let second = args.at(1);
    let options = match args.get(2) {
        Some(options) => options,
        None => second,
    };
    let text = write(ruby, args.at(0), options)?;
    if second.object().is_some()
        && ruby.hash_of(second).is_none()
        && ruby.responds_to(second, Symbol::new("write"))
    {
        ruby.send(second, "write", &[text])?;
        return Ok(second);
    }
    Ok(text)
}

/// `YAML.dump_stream(one, two)`
pub(super) fn dump_stream(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let mut all = String::new();
    for value in args.values {
        let text = write(ruby, *value, Value::Nil)?;
        all.push_str(&ruby.to_s(text)?);
    }
    Ok(ruby.string(all))
}

fn write(ruby: &mut Ruby<'_>, value: Value, options: Value) -> Outcome {
    let mut layout = Layout::default();
    let mut header = false;
    if let Some(table) = ruby.hash_of(options) {
        match table.get_symbol("line_width") {
            Some(Value::Integer(..=-1)) => layout.width = usize::MAX,
            Some(Value::Integer(width)) if width > 0 => layout.width = width as usize,
            _ => {}
        }
        if let Some(Value::Integer(step @ 2..=9)) = table.get_symbol("indentation") {
            layout.step = step as usize;
        }
        header = table.get_symbol("header").is_some_and(Value::is_truthy);
    }
    let mut dumper = Dumper::default();
    dumper.count(ruby, value);
    let node = dumper.node(ruby, value)?;
    let mut text = emit(&node, layout);
    if header {
        text.insert_str(0, "%YAML 1.1\n");
    }
    ruby.charge(text.len())?;
    Ok(ruby.string(text))
}

#[derive(Default)]
struct Dumper {
    /// Objects that were met: none, or the number of those that are met again.
    seen: FxHashMap<ObjectId, Option<usize>>,
    written: FxHashMap<ObjectId, ()>,
    /// The first object of each collection of the host.
    firsts: FxHashMap<usize, ObjectId>,
    /// Objects that are read from the same as one before them.
    same: FxHashMap<ObjectId, ObjectId>,
    anchors: usize,
}

impl Dumper {
    /// Finds what is there more than once, and numbers it in the order in which it is met again.
    fn count(&mut self, ruby: &mut Ruby<'_>, value: Value) {
        let mut open = vec![value];
        while let Some(value) = open.pop() {
            let Some(mut id) = value.object() else {
                continue;
            };
            // Psych refers to no strings and numbers.
            if let Kind::String(_) | Kind::Integer(_) = ruby.get(id).kind {
                continue;
            }
            if let Some(origin) = ruby.heap.origin(id) {
                let first = *self.firsts.entry(origin).or_insert(id);
                if first != id {
                    self.same.insert(id, first);
                    id = first;
                }
            }
            match self.seen.get_mut(&id) {
                Some(number) => {
                    if number.is_none() {
                        self.anchors += 1;
                        *number = Some(self.anchors);
                    }
                    continue;
                }
                None => drop(self.seen.insert(id, None)),
            }
            let start = open.len();
            if let Some(items) = ruby.items(value) {
                open.extend(items);
            } else if let Some(pairs) = ruby.pairs(value) {
                open.extend(pairs.into_iter().flat_map(|(key, value)| [key, value]));
            } else if let Some(variables) = &ruby.get(id).variables {
                open.extend(variables.values().copied());
            }
            open[start..].reverse();
        }
    }

    fn node(&mut self, ruby: &mut Ruby<'_>, value: Value) -> Outcome<Node> {
        stacker::maybe_grow(128 << 10, 2 << 20, || self.make(ruby, value))
    }

    fn make(&mut self, ruby: &mut Ruby<'_>, value: Value) -> Outcome<Node> {
        ruby.charge(16)?;
        let anchor = value.object().and_then(|id| {
            let id = *self.same.get(&id).unwrap_or(&id);
            Some((id, (*self.seen.get(&id)?)?))
        });
        if let Some((id, number)) = anchor
            && self.written.insert(id, ()).is_some()
        {
            return Ok(Content::Alias(number).into());
        }
        let mut node = self.fresh(ruby, value)?;
        node.anchor = anchor.map(|(_, number)| number);
        Ok(node)
    }

    fn fresh(&mut self, ruby: &mut Ruby<'_>, value: Value) -> Outcome<Node> {
        let plain = |text: &str| Scalar::number(text.into()).into();
        let id = match value {
            Value::Nil => return Ok(plain("")),
            Value::Boolean(flag) => return Ok(plain(if flag { "true" } else { "false" })),
            Value::Integer(number) => return Ok(plain(&number.to_string())),
            Value::Float(number) if number.is_nan() => return Ok(plain(".nan")),
            Value::Float(number) if number.is_infinite() => {
                return Ok(plain(if number > 0.0 { ".inf" } else { "-.inf" }));
            }
            Value::Float(number) => return Ok(plain(&marotte_scalars::float::to_s(number))),
            Value::Symbol(name) if name.as_str().is_empty() => {
                return Ok(Scalar::number("".into()).with_tag("!ruby/symbol").into());
            }
            Value::Symbol(name) => return Ok(plain(&format!(":{name}"))),
            Value::Object(id) => id,
        };
        if let Some(items) = ruby.items(value) {
            let mut nodes = Vec::with_capacity(items.len());
            for item in items {
                nodes.push(self.node(ruby, item)?);
            }
            return Ok(Content::Sequence(nodes).into());
        }
        if let Some(pairs) = ruby.pairs(value) {
            let mut entries = Vec::with_capacity(pairs.len());
            for (key, value) in pairs {
                entries.push((self.node(ruby, key)?, self.node(ruby, value)?));
            }
            return Ok(Content::Mapping(entries).into());
        }
        let class = ruby.module_name(ruby.real_class_of(value));
        match &ruby.get(id).kind {
            Kind::String(text) => {
                return Ok(match text.as_str() {
                    Some(text) => Scalar::string(text.into()).into(),
                    None => {
                        let encoded = Binary::new(text.as_bytes()).to_string();
                        Scalar::binary(encoded.into()).into()
                    }
                });
            }
            Kind::Integer(number) => return Ok(plain(&number.to_string())),
            Kind::Rational(parts) => {
                let (top, under) = (parts.0.to_string(), parts.1.to_string());
                return Ok(object(
                    "!ruby/object:Rational",
                    vec![("denominator", plain(&under)), ("numerator", plain(&top))],
                ));
            }
            Kind::Regexp(_) => {
                let text = ruby.inspect(value)?;
                return Ok(Scalar::number(text).with_tag("!ruby/regexp").into());
            }
            Kind::Range(range) => {
                let range = range.clone();
                let begin = self.node(ruby, range.begin)?;
                let end = self.node(ruby, range.end)?;
                let excludes = self.node(ruby, range.excludes_end.into())?;
                return Ok(object(
                    "!ruby/range",
                    vec![("begin", begin), ("end", end), ("excl", excludes)],
                ));
            }
            Kind::Module(module) => {
                let tag = if module.is_class() {
                    "!ruby/class"
                } else {
                    "!ruby/module"
                };
                let name = ruby.module_name(id);
                return Ok(Scalar::string(name).quoted().with_tag(tag).into());
            }
            _ => {}
        }
        if class == "Time" {
            let is_utc = ruby.send(value, "utc?", &[])?.is_truthy();
            let format = if is_utc {
                "%Y-%m-%d %H:%M:%S.%9N Z"
            } else {
                "%Y-%m-%d %H:%M:%S.%9N %:z"
            };
            let format = ruby.string(format);
            let text = ruby.send(value, "strftime", &[format])?;
            return Ok(plain(&ruby.to_s(text)?));
        }
        if class == "DateTime" {
            let moment = ruby.send(value, "to_time", &[])?;
            let moment = ruby.send(moment, "utc", &[])?;
            let format = ruby.string("%Y-%m-%d %H:%M:%S.%9N Z");
            let text = ruby.send(moment, "strftime", &[format])?;
            let text = ruby.to_s(text)?;
            return Ok(Scalar::number(text)
                .with_tag("!ruby/object:DateTime")
                .into());
        }
        if class == "Date" {
            return Ok(plain(&ruby.to_s(value)?));
        }
        self.object(ruby, value, &class)
    }

    /// An object of a class of code's own, by its variables; a structure by its members.
    fn object(&mut self, ruby: &mut Ruby<'_>, value: Value, class: &str) -> Outcome<Node> {
        let members = Symbol::new("members");
        let is_struct = ruby.is_a(value, crate::image::classes::STRUCT);
        let mut parts = Vec::new();
        if is_struct && ruby.responds_to(value, members) {
            let names = ruby.send_known(value, members, &[])?;
            for name in ruby.items(names).unwrap_or_default() {
                let part = ruby.send(value, "[]", &[name])?;
                let name = ruby.to_s(name)?;
                parts.push((Scalar::string(name).into(), self.node(ruby, part)?));
            }
        } else if class == "Set" {
            let table = ruby.send(value, "to_a", &[])?;
            let mut entries = Vec::new();
            for item in ruby.items(table).unwrap_or_default() {
                let flag = self.node(ruby, true.into())?;
                entries.push((self.node(ruby, item)?, flag));
            }
            let key = Scalar::string("hash".into()).into();
            parts.push((key, Content::Mapping(entries).into()));
        } else if let Some(id) = value.object() {
            let variables: Vec<(Symbol, Value)> = match &ruby.get(id).variables {
                Some(variables) => variables
                    .iter()
                    .map(|(name, value)| (*name, *value))
                    .collect(),
                None => Vec::new(),
            };
            for (name, part) in variables {
                let name = name.as_str();
                let name = name.trim_start_matches('@');
                parts.push((Scalar::string(name.into()).into(), self.node(ruby, part)?));
            }
        }
        let kind = if is_struct { "struct" } else { "object" };
        let tag: Cow<'static, str> = format!("!ruby/{kind}:{class}").into();
        Ok(Node {
            anchor: None,
            tag: Some(tag),
            content: Content::Mapping(parts),
        })
    }
}

fn object(tag: &'static str, parts: Vec<(&'static str, Node)>) -> Node {
    let entries = parts
        .into_iter()
        .map(|(name, part)| (Scalar::string(name.into()).into(), part));
    Node {
        anchor: None,
        tag: Some(tag.into()),
        content: Content::Mapping(entries.collect()),
    }
}
