//! What objects hold that are neither text nor collections.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

use ecow::EcoString;
use marotte_regex::Regex;

use super::heap::Heap;
use super::text::{Encoding, Text};
use super::value::Value;
use crate::symbol::Symbol;

/// `a..b`
#[derive(Clone, Debug)]
pub struct Range {
    /// Where it begins; `nil` if it has no beginning.
    pub begin: Value,
    /// Where it ends; `nil` if it has no end.
    pub end: Value,
    /// `...`
    pub excludes_end: bool,
}

/// What a pattern matched.
#[derive(Clone, Debug)]
pub struct MatchData {
    /// The pattern.
    pub regex: Regex,
    /// The text. Bytes that are no text stand in it as one character each.
    pub text: EcoString,
    /// What the bytes mean that the characters stand for; none if they stand for themselves.
    pub bytes: Option<Encoding>,
    /// Where the groups are, in bytes; the first is the whole match.
    pub spans: Box<[Option<(usize, usize)>]>,
}

impl MatchData {
    /// The text of a group.
    pub fn group(&self, index: usize) -> Option<Text> {
        let (start, end) = (*self.spans.get(index)?)?;
        self.part(start, end)
    }

    /// A part of the text.
    pub fn part(&self, start: usize, end: usize) -> Option<Text> {
        let part = self.text.get(start..end)?;
        Some(Text::seen_as(part, self.bytes))
    }

    /// The text of a group by its name: the last one of that name that matched.
    pub fn named(&self, name: &str) -> Option<Option<Text>> {
        let (_, groups) = self.regex.names().iter().find(|(own, _)| own == name)?;
        let matched = groups.iter().rev().find_map(|group| self.group(*group));
        Some(matched)
    }
}

/// A place in the code.
#[derive(Clone, Debug)]
pub struct Location {
    /// The file.
    pub path: Arc<str>,
    /// The line.
    pub line: u32,
    /// What runs there: the name of a method, `block in x`, `<main>`.
    pub label: EcoString,
}

/// The path of a text that code evaluates, unless it says another.
pub(crate) const TEXT: &str = "(eval)";

impl Location {
    /// Whether it is in a text that code evaluates without saying where it is from.
    pub fn is_of_text(&self) -> bool {
        &*self.path == TEXT
    }

    /// Whether it is in what is written in Ruby of libraries and of Puppet's interface, or in a text
    /// that code made a template of: that is not what people can mend.
    pub fn is_of_library(&self) -> bool {
        let own = ["(puppet)/", "(ruby)/", "(erb)"];
        own.iter().any(|own| self.path.starts_with(own))
    }
}

/// What an exception knows besides its class.
#[derive(Clone, Debug, Default)]
pub struct Exception {
    /// The message; `nil` if the class's name stands for it.
    pub message: Value,
    /// Where it was raised, innermost first. Empty until it is raised.
    pub backtrace: Vec<Location>,
    /// The error that was handled when it was raised.
    pub cause: Value,
    /// What the host attached to it: an error of its own that passes through Ruby code.
    pub payload: Option<Arc<dyn Any + Send + Sync>>,
}

/// State of a class that is written in Rust.
pub trait Data: Any + Debug + Send + Sync {
    /// A copy.
    fn clone_data(&self) -> Box<dyn Data>;
    /// The state itself.
    fn as_any(&self) -> &dyn Any;
    /// The state itself, to be changed.
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

impl<T: Any + Clone + Debug + Send + Sync> Data for T {
    fn clone_data(&self) -> Box<dyn Data> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

impl Clone for Box<dyn Data> {
    fn clone(&self) -> Self {
        (**self).clone_data()
    }
}

/// An array or hash of the host that is read when it is first looked at, one level at a time.
pub trait Lazy: Debug + Send + Sync {
    /// The elements or entries; what is a collection again can be lazy again.
    fn unfold(&self, heap: &mut Heap) -> Unfolded;

    /// What a large hash has for a text, without reading all of it. Only a value that code cannot
    /// change is given like this: a collection must be the same object each time.
    fn peek(&self, heap: &mut Heap, key: &str) -> Peek;

    /// The same for a symbol.
    fn peek_symbol(&self, _heap: &mut Heap, _key: Symbol) -> Peek {
        Peek::Unknown
    }

    /// What tells the host's collection from others. Two objects that would be read from one are
    /// the same to those who write them.
    fn identity(&self) -> Option<usize> {
        None
    }

    /// The host's collection itself.
    fn as_any(&self) -> Option<&dyn Any> {
        None
    }
}

/// What can be told of an entry of a hash that was not read.
pub enum Peek {
    /// Its value, or that there is none.
    Known(Option<Value>),
    /// The hash must be read.
    Unknown,
}

/// What a lazy collection has.
pub enum Unfolded {
    /// The elements of an array.
    Array(Vec<Value>),
    /// The entries of a hash.
    Hash(Box<super::hash::HashTable>),
}
