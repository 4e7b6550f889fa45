//! The heap: all objects of one interpreter, given back together.
//!
//! There is no collector. What a call of the host made can be given back when it returns, if no
//! object that was there before has been changed meanwhile ([`Heap::mark`], [`Heap::release`]).

use std::sync::Arc;

use indexmap::IndexMap;
use marotte_regex::Regex;
use num_bigint::BigInt;
use rustc_hash::FxBuildHasher;

use super::class::Module;
use super::data::{Data, Exception, Lazy, MatchData, Range, Unfolded};
use super::hash::HashTable;
use super::proc::{MethodObject, Proc};
use super::text::Text;
use super::value::{ObjectId, Value};
use crate::image::classes;
use crate::symbol::{MadeNames, Symbol};

/// An object.
#[derive(Clone, Debug)]
pub struct Object {
    /// Its class, which may be its own alone.
    pub class: ObjectId,
    /// Whether it can still be changed.
    pub frozen: bool,
    /// Whether an array or hash was changed since it was made, or since the host knows of it.
    pub changed: bool,
    /// Whether the host knows an array or hash as one of its own: what it was read from is remembered.
    pub lent: bool,
    /// Its instance variables.
    pub variables: Option<Box<IndexMap<Symbol, Value, FxBuildHasher>>>,
    /// What it holds.
    pub kind: Kind,
}

/// What a name counts that nobody has used before, in bytes: it stays as long as the heap.
pub(crate) const NEW_NAME: usize = 256;

/// So many bytes of text need no memory of their own.
const INLINE: usize = 15;

/// What an object holds.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Nothing but instance variables.
    Plain,
    /// A string.
    String(Text),
    /// An array.
    Array(Vec<Value>),
    /// A hash.
    Hash(Box<HashTable>),
    /// An array or hash of the host that nobody has looked at yet.
    Lazy(Arc<dyn Lazy>),
    /// A range.
    Range(Box<Range>),
    /// A pattern.
    Regexp(Regex),
    /// What a pattern matched.
    Match(Box<MatchData>),
    /// An integer of more than 64 bits.
    Integer(Box<BigInt>),
    /// A fraction: numerator and denominator, in lowest terms.
    Rational(Box<(BigInt, BigInt)>),
    /// A proc.
    Proc(Box<Proc>),
    /// A method.
    Method(Box<MethodObject>),
    /// A class or module, shared with other interpreters until it is changed.
    Module(Arc<Module>),
    /// An error.
    Exception(Box<Exception>),
    /// State of a class that is written in Rust.
    Data(Box<dyn Data>),
}

impl Kind {
    /// How many bytes it holds outside of itself, roughly.
    #[inline]
    fn held(&self) -> usize {
        match self {
            Self::String(text) if text.len() > INLINE => text.len(),
            Self::Array(values) => values.len() * size_of::<Value>(),
            Self::Hash(table) => 96 + table.len() * 72,
            // The text is shared with the string that was searched.
            Self::Match(found) => 96 + found.spans.len() * 24,
            Self::Exception(_) => 128,
            Self::Proc(_) | Self::Method(_) | Self::Data(_) => 128,
            Self::Integer(number) => 32 + usize::try_from(number.bits() / 8).unwrap_or(0),
            Self::Range(_) | Self::Rational(_) => 64,
            Self::Module(_) => 512,
            Self::Plain | Self::String(_) | Self::Lazy(_) | Self::Regexp(_) => 0,
        }
    }
}

/// A state of the heap to which it can return.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    length: usize,
    bytes: usize,
    outer: usize,
    outer_changed: bool,
    read: usize,
}

/// So many objects of an image are copied together when one of them is changed.
const PAGE: usize = 8;

/// All objects of an interpreter.
#[derive(Clone, Debug, Default)]
pub struct Heap {
    /// The first objects, those of the image: shared with other interpreters until they are changed.
    pages: Vec<Arc<[Object; PAGE]>>,
    /// How many objects these are.
    base: usize,
    /// Those that were made here.
    objects: Vec<Object>,
    /// How many bytes objects hold, roughly.
    bytes: usize,
    /// Objects below this number were there before the host's call.
    old: usize,
    /// Whether one of those was changed since.
    old_changed: bool,
    /// Collections of the host that were read, and what they were read from.
    pub(super) read: IndexMap<ObjectId, Arc<dyn Lazy>, FxBuildHasher>,
    /// Whether one of those may have been changed since the host has last asked.
    pub(super) lent_changed: bool,
    /// Collections of the host that have become others: which, and what they are now.
    pub(super) replaced: Vec<(Arc<dyn Lazy>, Arc<dyn Lazy>)>,
    names: MadeNames,
}

impl Heap {
    /// The symbol of a name that code makes at run time: the heap holds it.
    pub fn symbol(&mut self, name: &str) -> Symbol {
        self.names.symbol(name)
    }

    /// Lowers a text that code has made: the heap holds its names.
    pub(crate) fn with_names<T>(&mut self, lower: impl FnOnce() -> T) -> T {
        let before = self.names.len();
        let lowered = self.names.during(lower);
        self.grew((self.names.len() - before).saturating_mul(NEW_NAME));
        lowered
    }

    /// Makes the heap one that is copied often: names that were made stay for ever, and copies share
    /// the objects.
    pub(crate) fn share(&mut self) {
        self.names.keep();
        let mut objects = std::mem::take(&mut self.objects).into_iter();
        loop {
            let page: Vec<Object> = objects.by_ref().take(PAGE).collect();
            match <[Object; PAGE]>::try_from(page) {
                Ok(page) => self.pages.push(Arc::new(page)),
                Err(rest) => {
                    self.objects = rest;
                    break;
                }
            }
        }
        self.base = self.pages.len() * PAGE;
    }

    /// Puts an object in.
    #[inline]
    pub fn add(&mut self, class: ObjectId, kind: Kind) -> ObjectId {
        self.bytes += size_of::<Object>() + kind.held();
        let id = ObjectId(self.len() as u32);
        self.objects.push(Object {
            class,
            frozen: false,
            changed: false,
            lent: false,
            variables: None,
            kind,
        });
        id
    }

    /// Puts a string in: most objects are one.
    #[inline]
    pub fn add_string(&mut self, text: Text, frozen: bool) -> ObjectId {
        let length = text.len();
        let held = if length > INLINE { length } else { 0 };
        self.bytes += size_of::<Object>() + held;
        let id = ObjectId(self.len() as u32);
        self.objects.push(Object {
            class: classes::STRING,
            frozen,
            changed: false,
            lent: false,
            variables: None,
            kind: Kind::String(text),
        });
        id
    }

    /// Makes room for so many objects.
    pub(crate) fn reserve(&mut self, count: usize) {
        self.objects.reserve(count);
    }

    /// An object.
    #[inline]
    pub fn get(&self, id: ObjectId) -> &Object {
        let at = id.0 as usize;
        match at.checked_sub(self.base) {
            Some(own) => &self.objects[own],
            None => &self.pages[at / PAGE][at % PAGE],
        }
    }

    /// An object, to be changed by those who take note of that themselves.
    #[inline]
    fn place(&mut self, id: ObjectId) -> &mut Object {
        let at = id.0 as usize;
        match at.checked_sub(self.base) {
            Some(own) => &mut self.objects[own],
            None => &mut Arc::make_mut(&mut self.pages[at / PAGE])[at % PAGE],
        }
    }

    /// An object, to be changed.
    #[inline]
    pub fn get_mut(&mut self, id: ObjectId) -> &mut Object {
        if (id.0 as usize) < self.old {
            self.old_changed = true;
        }
        self.place(id)
    }

    /// All objects.
    pub(crate) fn objects(&self) -> impl Iterator<Item = &Object> {
        let first = self.pages.iter().flat_map(|page| page.iter());
        first.chain(&self.objects)
    }

    /// The objects that were made here.
    pub(super) fn own_ids(&self) -> impl Iterator<Item = ObjectId> + use<> {
        (self.base..self.len()).map(|at| ObjectId(at as u32))
    }

    /// How many objects there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.base + self.objects.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Roughly how many bytes are held.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Counts bytes that an object has grown by.
    pub fn grew(&mut self, bytes: usize) {
        self.bytes += bytes;
    }

    /// Puts a value behind the others of an array; not if it is frozen, of a class of its own, or
    /// something else.
    #[inline]
    pub(crate) fn append_element(&mut self, to: ObjectId, value: Value) -> bool {
        let object = self.place(to);
        if object.frozen || object.class != classes::ARRAY {
            return false;
        }
        let Kind::Array(values) = &mut object.kind else {
            return false;
        };
        values.push(value);
        object.changed = true;
        self.lent_changed |= object.lent;
        self.bytes += size_of::<Value>();
        self.old_changed |= (to.0 as usize) < self.old;
        true
    }

    /// Puts text behind a string.
    pub(crate) fn append_text(&mut self, to: ObjectId, text: &str) {
        if let Kind::String(own) = &mut self.get_mut(to).kind {
            own.push_str(text);
        }
        self.bytes += text.len();
    }

    /// Puts a string behind another one.
    pub(crate) fn append(&mut self, to: ObjectId, other: ObjectId) {
        // Those of the image have no place here that could be found.
        let places = [to, other].map(|id| (id.0 as usize).wrapping_sub(self.base));
        let Ok([own, other]) = self.objects.get_disjoint_mut(places) else {
            // A string behind itself, or one of the image.
            if let Kind::String(text) = &self.get(other).kind {
                let text = text.clone();
                self.bytes += text.len();
                if let Kind::String(own) = &mut self.get_mut(to).kind {
                    own.push(&text);
                }
            }
            return;
        };
        if let (Kind::String(own), Kind::String(other)) = (&mut own.kind, &other.kind) {
            own.push(other);
            self.bytes += other.len();
        }
        if (to.0 as usize) < self.old {
            self.old_changed = true;
        }
    }

    /// Says that something outside of the heap remembers a value: nothing is given back.
    pub fn keep_all(&mut self) {
        self.old_changed = true;
    }

    /// Reads a collection of the host that nobody has looked at yet.
    pub fn unfold(&mut self, id: ObjectId) {
        let Kind::Lazy(lazy) = &self.get(id).kind else {
            return;
        };
        let lazy = Arc::clone(lazy);
        let kind = match lazy.unfold(self) {
            Unfolded::Array(values) => {
                self.bytes += values.len() * size_of::<Value>();
                Kind::Array(values)
            }
            Unfolded::Hash(table) => {
                self.bytes += table.len() * 72;
                Kind::Hash(table)
            }
        };
        // What it holds are new objects, so an old one must not be the only way to them.
        let object = self.get_mut(id);
        object.kind = kind;
        object.lent = true;
        self.read.insert(id, lazy);
    }

    /// An array or hash that is to be changed.
    #[inline]
    pub(crate) fn collection_mut(&mut self, id: ObjectId) -> &mut Kind {
        self.lent_changed |= self.get(id).lent;
        let object = self.get_mut(id);
        object.changed = true;
        &mut object.kind
    }

    /// What tells the collection of the host that an object was read from, or will be, from others;
    /// nothing if code has changed the object.
    pub fn origin(&self, id: ObjectId) -> Option<usize> {
        let object = self.get(id);
        match &object.kind {
            Kind::Lazy(lazy) => lazy.identity(),
            Kind::Array(_) | Kind::Hash(_) if !object.changed => self.read.get(&id)?.identity(),
            _ => None,
        }
    }

    /// Begins a call of the host.
    pub fn mark(&mut self) -> Mark {
        let mark = Mark {
            length: self.len(),
            bytes: self.bytes,
            outer: self.old,
            outer_changed: self.old_changed,
            read: self.read.len(),
        };
        self.old = self.len();
        self.old_changed = false;
        mark
    }

    /// Ends a call of the host: what it made is given back if nothing that stays can know of it.
    pub fn release(&mut self, mark: Mark) {
        if self.old_changed {
            // What was new is old now, and may hang on objects of the call around this one.
            self.old_changed = true;
        } else {
            self.objects.truncate(mark.length - self.base);
            self.read.truncate(mark.read);
            self.bytes = mark.bytes;
            self.old_changed = mark.outer_changed;
        }
        self.old = mark.outer;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(heap: &Heap, id: ObjectId) -> &str {
        match &heap.get(id).kind {
            Kind::String(text) => text.as_str().unwrap_or_default(),
            _ => "",
        }
    }

    #[test]
    fn copies_share_objects_until_they_change_them() {
        let mut image = Heap::default();
        let ids: Vec<ObjectId> = (0..PAGE * 2 + 3)
            .map(|_| image.add_string(Text::Utf8("a".into()), false))
            .collect();
        image.share();
        assert_eq!(image.len(), ids.len());
        let mut copy = image.clone();
        let (shared, rest) = (ids[1], ids[PAGE * 2 + 1]);
        let own = copy.add_string(Text::Utf8("b".into()), false);
        assert_eq!(own.0 as usize, ids.len());
        for (to, other) in [(shared, own), (own, shared), (rest, rest), (shared, shared)] {
            copy.append(to, other);
        }
        assert_eq!(text(&copy, shared), "abab");
        assert_eq!(text(&copy, own), "bab");
        assert_eq!(text(&copy, rest), "aa");
        assert_eq!(text(&copy, ids[0]), "a");
        assert!(ids.iter().all(|id| text(&image, *id) == "a"));
        assert_eq!(copy.objects().count(), copy.len());
    }
}
