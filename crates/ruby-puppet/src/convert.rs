//! Values on their way between Puppet and Ruby.
//!
//! Strings, numbers and symbols are the same in both. Arrays and hashes of Puppet's come as lazy
//! ones: each level is read when code looks at it, and what code changes is told to Puppet's
//! (`changes.rs`). What Ruby has no class for (types, versions, times, sensitive values) is an object that holds the value.

use std::any::Any;
use std::cmp::Ordering;
use std::sync::Arc;

use ecow::EcoString;
use marotte_pcore::deep::grow;
use marotte_pcore::types::ResourceType;
use marotte_pcore::{
    ByteString, Foreign, Hash, Oversized, Regexp, Str, Symbol as PuppetSymbol, Type,
    Value as Puppet, ruby,
};
use marotte_regex::{Options, Regex};
use marotte_ruby::image::classes;
use marotte_ruby::interp::Outcome;
use marotte_ruby::object::{
    Encoding, Entries, HashTable, Heap, Key, Kind, Lazy, ObjectId, Peek, Text, Unfolded,
};
use marotte_ruby::symbol::Symbol;
use marotte_ruby::{Ruby, Value, Vm};

use crate::host::PuppetHost;

/// An object of Ruby's that holds a value of Puppet's.
#[derive(Clone)]
pub(crate) struct Held(pub(crate) Puppet);

impl std::fmt::Debug for Held {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Held")
    }
}

/// An array or hash of Puppet's that is read when code looks at it.
#[derive(Clone)]
pub(crate) struct Collection(pub(crate) Puppet);

/// A hash of so many entries is soon read, and then answers without making anything.
pub(crate) const SMALL: usize = 8;

impl std::fmt::Debug for Collection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Collection")
    }
}

impl Lazy for Collection {
    fn unfold(&self, heap: &mut Heap) -> Unfolded {
        match &self.0 {
            Puppet::Array(values) => {
                Unfolded::Array(values.iter().map(|value| simple(heap, value)).collect())
            }
            Puppet::Hash(hash) => {
                if hash.keys().all(|key| matches!(key, Puppet::String(_))) {
                    let entries = hash.iter().filter_map(|(key, value)| match key {
                        Puppet::String(key) => Some((key, value)),
                        _ => None,
                    });
                    return Unfolded::Hash(table_of_texts(heap, hash.len(), entries));
                }
                let mut table = HashTable::default();
                for (key, value) in hash.iter() {
                    let made = simple(heap, key);
                    let key = key_of(key, made);
                    let value = simple(heap, value);
                    table.insert(key, made, value);
                }
                Unfolded::Hash(Box::new(table))
            }
            _ => Unfolded::Array(Vec::new()),
        }
    }

    fn identity(&self) -> Option<usize> {
        self.0.identity()
    }

    fn as_any(&self) -> Option<&dyn Any> {
        Some(self)
    }

    fn peek(&self, heap: &mut Heap, key: &str) -> Peek {
        let Puppet::Hash(hash) = &self.0 else {
            return Peek::Unknown;
        };
        if hash.len() <= SMALL {
            return Peek::Unknown;
        }
        match hash.get_str(key) {
            None => Peek::Known(None),
            Some(value) if is_scalar(value) => Peek::Known(Some(simple(heap, value))),
            Some(_) => Peek::Unknown,
        }
    }
}

/// A hash of different texts.
pub(crate) fn table_of_texts<'a>(
    heap: &mut Heap,
    length: usize,
    entries: impl Iterator<Item = (&'a Str, &'a Puppet)>,
) -> Box<HashTable> {
    let mut list = Vec::with_capacity(length);
    for (key, value) in entries {
        let made = heap.add_string(Text::Utf8(key.clone()), true);
        let value = simple(heap, value);
        list.push((Key::Text(key.clone()), (Value::Object(made), value)));
    }
    Box::new(HashTable {
        entries: Entries::of_different(list),
        ..HashTable::default()
    })
}

/// Whether a value is one that code in Ruby cannot change.
pub(crate) fn is_scalar(value: &Puppet) -> bool {
    matches!(
        value,
        Puppet::Undef
            | Puppet::Boolean(_)
            | Puppet::Integer(_)
            | Puppet::Float(_)
            | Puppet::String(_)
    )
}

/// What a value of Puppet's is as a key. What is no scalar is a key of its own.
fn key_of(value: &Puppet, made: Value) -> Key {
    match value {
        Puppet::Undef => Key::Nil,
        Puppet::Boolean(flag) => Key::Boolean(*flag),
        Puppet::Integer(number) => Key::Integer(*number),
        Puppet::Float(number) => Key::Float(number.to_bits()),
        Puppet::String(text) => Key::Text(text.clone()),
        Puppet::Default => Key::Symbol(Symbol::new("default")),
        Puppet::Array(values) => Key::List(
            values
                .iter()
                .map(|value| key_of(value, Value::Nil))
                .collect(),
        ),
        other => match (PuppetSymbol::name_of(other), made) {
            (Some(name), _) => Key::Symbol(Symbol::new(name)),
            (None, Value::Object(id)) => Key::Object(id),
            (None, _) => Key::Nil,
        },
    }
}

/// A value in Ruby, without looking for classes by name: what needs one is found by its path.
pub(crate) fn simple(heap: &mut Heap, value: &Puppet) -> Value {
    match value {
        Puppet::Undef => Value::Nil,
        Puppet::Default => Value::Symbol(Symbol::new("default")),
        Puppet::Boolean(flag) => Value::Boolean(*flag),
        Puppet::Integer(number) => Value::Integer(*number),
        Puppet::Float(number) => Value::Float(*number),
        Puppet::String(text) => Value::Object(heap.add_string(Text::Utf8(text.clone()), true)),
        Puppet::Array(_) => {
            let lazy = Kind::Lazy(Arc::new(Collection(value.clone())));
            Value::Object(heap.add(classes::ARRAY, lazy))
        }
        Puppet::Hash(_) => {
            let lazy = Kind::Lazy(Arc::new(Collection(value.clone())));
            Value::Object(heap.add(classes::HASH, lazy))
        }
        Puppet::Regexp(pattern) => match Regex::new(pattern.source()) {
            Ok(regex) => frozen(heap, classes::REGEXP, Kind::Regexp(regex)),
            Err(_) => Value::Nil,
        },
        Puppet::Foreign(of) => {
            if let Some(name) = PuppetSymbol::name_of(value) {
                return Value::Symbol(heap.symbol(name));
            }
            if let Some(digits) = Oversized::digits_of(value)
                && let Ok(number) = digits.parse()
            {
                return frozen(heap, classes::INTEGER, Kind::Integer(Box::new(number)));
            }
            if let Some(bytes) = ByteString::binary_of(value) {
                let text = Text::binary(bytes.bytes().to_vec());
                return frozen(heap, classes::STRING, Kind::String(text));
            }
            match of.as_any().downcast_ref::<RubyObject>() {
                // An object of this interpreter that went through Puppet's code.
                Some(object) if (object.id.number() as usize) < heap.len() => {
                    Value::Object(object.id)
                }
                _ => held(heap, value),
            }
        }
        _ => held(heap, value),
    }
}

fn frozen(heap: &mut Heap, class: ObjectId, kind: Kind) -> Value {
    let id = heap.add(class, kind);
    heap.get_mut(id).frozen = true;
    Value::Object(id)
}

/// An object that holds a value: its class is told by the value when somebody asks.
fn held(heap: &mut Heap, value: &Puppet) -> Value {
    let class = class_of_held(heap, value);
    let made = frozen(heap, class, Kind::Data(Box::new(Held(value.clone()))));
    if let (Puppet::Type(Type::Resource(of)), Value::Object(id)) = (value, made)
        && of.converted
    {
        resource(heap, id, of);
    }
    made
}

/// Gives an object that stands for a reference what a `Puppet::Resource` has.
fn resource(heap: &mut Heap, id: ObjectId, of: &ResourceType) {
    let mut text = |text: &Option<Str>| {
        let text = Text::Utf8(text.clone().unwrap_or_default());
        Value::Object(heap.add_string(text, true))
    };
    let (type_name, title) = (text(&of.type_name), text(&of.title));
    let parameters = heap.add(classes::HASH, Kind::Hash(Box::default()));
    let variables = heap.get_mut(id).variables.get_or_insert_default();
    variables.insert(Symbol::new("@type"), type_name);
    variables.insert(Symbol::new("@title"), title);
    variables.insert(Symbol::new("@parameters"), Value::Object(parameters));
}

/// The class of such an object: found below `Object` by the name that the reference has, or the
/// general one.
fn class_of_held(heap: &Heap, value: &Puppet) -> ObjectId {
    let name = ruby::ruby_class(value);
    // A type of Puppet code may be called like any class of Ruby; those of URIs have nothing of a value that is held.
    (name.starts_with("Puppet::") || name.starts_with("SemanticPuppet::"))
        .then(|| find_class(heap, &name))
        .flatten()
        .or_else(|| find_class(heap, general_class(value)))
        .unwrap_or(classes::OBJECT)
}

fn general_class(value: &Puppet) -> &'static str {
    match value {
        Puppet::Type(_) => "Puppet::Pops::Types::PAnyType",
        _ => "Puppet::Pops::Types::PuppetObject",
    }
}

fn find_class(heap: &Heap, path: &str) -> Option<ObjectId> {
    let mut module = classes::OBJECT;
    for name in path.split("::") {
        let Kind::Module(found) = &heap.get(module).kind else {
            return None;
        };
        module = found.constants.get(&Symbol::find(name)?)?.object()?;
    }
    match &heap.get(module).kind {
        Kind::Module(found) if found.is_class() => Some(module),
        _ => None,
    }
}

/// A value of Puppet's in Ruby.
pub(crate) fn to_ruby(vm: &mut Vm, value: &Puppet) -> Value {
    simple(&mut vm.heap, value)
}

/// A value of Ruby's in Puppet, where a host has the interpreter.
pub(crate) fn to_puppet_in(
    vm: &mut Vm,
    host: &mut PuppetHost<'_>,
    value: Value,
    results: Results,
) -> Outcome<Puppet> {
    Ruby::with(vm, host, |ruby| to_puppet(ruby, value, results))
}

/// The value that an object holds, if it holds one.
pub(crate) fn held_value(vm: &Vm, value: Value) -> Option<&Puppet> {
    vm.data::<Held>(value).map(|held| &held.0)
}

/// An object of Ruby's that Puppet's code holds: it can be passed on and printed.
pub(crate) struct RubyObject {
    id: ObjectId,
    class: String,
    text: Str,
    inspect: String,
}

impl Foreign for RubyObject {
    fn class(&self) -> &str {
        &self.class
    }

    fn text(&self) -> Str {
        self.text.clone()
    }

    fn inspect(&self) -> String {
        self.inspect.clone()
    }

    fn equals(&self, other: &dyn Foreign) -> bool {
        let other = other.as_any().downcast_ref::<Self>();
        other.is_some_and(|other| other.id == self.id)
    }

    fn order(&self, _other: &Puppet) -> Option<Ordering> {
        None
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// How results come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Results {
    /// As functions with signatures give them: what went through unchanged is the same.
    Typed,
    /// As functions are given them: what they change, the code that calls them sees.
    Lent,
    /// As functions of the old interface give them: a copy.
    Legacy,
}

/// A value of Ruby's in Puppet.
pub(crate) fn to_puppet(ruby: &mut Ruby<'_>, value: Value, results: Results) -> Outcome<Puppet> {
    Ok(match value {
        Value::Nil => Puppet::Undef,
        Value::Boolean(flag) => Puppet::Boolean(flag),
        Value::Integer(number) => Puppet::Integer(number),
        Value::Float(number) => Puppet::Float(number),
        Value::Symbol(symbol) => match (&*symbol.as_str(), results) {
            ("default", _) => Puppet::Default,
            ("undef", _) => Puppet::Undef,
            (name, _) => PuppetSymbol::value(name),
        },
        Value::Object(id) => {
            if results != Results::Legacy
                && let Some(puppet) = untouched(ruby, id)
            {
                return Ok(puppet);
            }
            let made = object_to_puppet(ruby, id, results)?;
            lent(&mut ruby.heap, id, made, results)
        }
    })
}

/// A collection of Puppet's that code has not changed, or a value that went through.
fn untouched(ruby: &Ruby<'_>, id: ObjectId) -> Option<Puppet> {
    match &ruby.get(id).kind {
        Kind::Data(data) => {
            let held = (**data).as_any().downcast_ref::<Held>()?;
            Some(held.0.clone())
        }
        _ => whole(&ruby.heap, id).cloned(),
    }
}

/// The collection of Puppet's that an object stands for, if neither it nor what is in it was changed.
fn whole(heap: &Heap, id: ObjectId) -> Option<&Puppet> {
    let of = puppet_of(heap.lender(id)?)?;
    let is_same = |value: &Value, part: &Puppet| {
        !matches!(part, Puppet::Array(_) | Puppet::Hash(_))
            || value.object().is_some_and(|id| {
                let is = grow(|| whole(heap, id));
                is.is_some_and(|is| is.identity() == part.identity())
            })
    };
    let is_whole = match (&heap.get(id).kind, of) {
        (Kind::Lazy(_), _) => true,
        (Kind::Array(values), Puppet::Array(parts)) => {
            let mut pairs = values.iter().zip(parts.iter());
            values.len() == parts.len() && pairs.all(|(value, part)| is_same(value, part))
        }
        (Kind::Hash(table), Puppet::Hash(parts)) => {
            let mut pairs = table.pairs().zip(parts.iter());
            table.len() == parts.len() && pairs.all(|((_, value), (_, part))| is_same(&value, part))
        }
        _ => false,
    };
    is_whole.then_some(of)
}

/// The collection of Puppet's that an object is read from.
pub(crate) fn puppet_of(lazy: &Arc<dyn Lazy>) -> Option<&Puppet> {
    Some(&lazy.as_any()?.downcast_ref::<Collection>()?.0)
}

/// What was made of an object. It is remembered of an array or hash that Puppet's code has already or
/// gets now.
fn lent(heap: &mut Heap, id: ObjectId, mut made: Puppet, results: Results) -> Puppet {
    let is_lent = match results {
        Results::Typed => heap.get(id).lent,
        Results::Lent => true,
        Results::Legacy => false,
    };
    if is_lent && matches!(made, Puppet::Array(_) | Puppet::Hash(_)) {
        if made.identity().is_none() {
            made.renew();
        }
        heap.lend(id, Arc::new(Collection(made.clone())));
    }
    made
}

fn object_to_puppet(ruby: &mut Ruby<'_>, id: ObjectId, results: Results) -> Outcome<Puppet> {
    let value = Value::Object(id);
    ruby.kind(value);
    match &ruby.get(id).kind {
        Kind::String(text) => Ok(Puppet::String(match text {
            Text::Utf8(text) => text.clone(),
            Text::Bytes(bytes, Encoding::Binary) => return Ok(ByteString::value(bytes)),
            other => EcoString::from(other.to_str_lossy()),
        })),
        Kind::Integer(number) => {
            let negative = number.sign() == num_bigint::Sign::Minus;
            let digits = number.magnitude().to_string();
            Ok(Oversized::value(&digits, 10, negative))
        }
        Kind::Array(values) => {
            let values = values.clone();
            ruby.charge(values.len() * size_of::<Puppet>())?;
            let made = ruby.guarded(value, |ruby| {
                let values = values.into_iter();
                values
                    .map(|value| to_puppet(ruby, value, results))
                    .collect::<Outcome<Vec<Puppet>>>()
            })?;
            match made {
                Some(values) => Ok(Puppet::Array(values.into())),
                None => Err(ruby.argument_error("a value that has itself cannot leave Ruby")),
            }
        }
        Kind::Hash(table) => {
            let pairs: Vec<(Value, Value)> = table.pairs().collect();
            ruby.charge(pairs.len() * 2 * size_of::<Puppet>())?;
            let made = ruby.guarded(value, |ruby| {
                let mut hash = Hash::with_capacity(pairs.len());
                for (key, value) in pairs {
                    let key = to_puppet(ruby, key, results)?;
                    let key = ByteString::text_of(&key).cloned().unwrap_or(key);
                    hash.insert(key, to_puppet(ruby, value, results)?);
                }
                Ok(hash)
            })?;
            match made {
                Some(hash) => Ok(Puppet::from(hash)),
                None => Err(ruby.argument_error("a value that has itself cannot leave Ruby")),
            }
        }
        Kind::Regexp(regex) => {
            // Puppet's patterns have no options beside them, but may have them within.
            let source = match regex.options() == Options::default() {
                true => regex.source().to_owned(),
                false => regex.shown(),
            };
            Ok(match Regexp::new(&source) {
                Ok(pattern) => Puppet::Regexp(Arc::new(pattern)),
                Err(_) => Puppet::from(source),
            })
        }
        Kind::Data(data) if (**data).as_any().is::<Held>() => {
            Ok(held_value(ruby, value).cloned().unwrap_or_default())
        }
        _ => {
            let class = ruby.real_class_of(value);
            let class = ruby.module_name(class).to_string();
            let text = ruby.to_s(value)?;
            let inspect = ruby.inspect(value)?.to_string();
            // Somebody outside of the heap knows it now.
            ruby.heap.keep_all();
            Ok(Puppet::Foreign(Arc::new(RubyObject {
                id,
                class,
                text,
                inspect,
            })))
        }
    }
}
