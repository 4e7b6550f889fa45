//! Tags: words in the order in which they came, each once.

use marotte_pcore::Str;
use rustc_hash::FxBuildHasher;
use std::collections::HashSet;

/// From how many tags on a set is searched by hash.
const LARGE: usize = 32;

/// A set of tags.
#[derive(Clone, Default, Debug)]
pub struct TagSet {
    tags: Vec<Str>,
    /// The same tags, once there are many.
    index: Option<HashSet<Str, FxBuildHasher>>,
}

impl PartialEq for TagSet {
    fn eq(&self, other: &Self) -> bool {
        self.tags == other.tags
    }
}

impl TagSet {
    /// Adds a tag and, if it is a qualified name, its segments; answers whether it is one.
    pub fn add(&mut self, tag: &str) -> bool {
        let tag = tag.to_lowercase();
        if !is_valid(&tag) {
            return false;
        }
        if self.insert(&tag) && tag.contains("::") {
            for segment in tag.split("::") {
                self.insert(segment);
            }
        }
        true
    }

    /// As [`add`](Self::add), for what may well be no tag.
    pub fn add_valid(&mut self, tag: &str) {
        let _ = self.add(tag);
    }

    fn insert(&mut self, tag: &str) -> bool {
        let new = !self.contains(tag);
        if new {
            self.push(tag.into());
        }
        new
    }

    fn push(&mut self, tag: Str) {
        if let Some(index) = &mut self.index {
            index.insert(tag.clone());
        } else if self.tags.len() >= LARGE {
            let all = self.tags.iter().chain([&tag]).cloned().collect();
            self.index = Some(all);
        }
        self.tags.push(tag);
    }

    /// Adds the tags of another set.
    pub fn merge(&mut self, other: &Self) {
        for tag in &other.tags {
            if !self.contains(tag) {
                self.push(tag.clone());
            }
        }
    }

    /// Whether a lower-case tag is in the set.
    pub fn contains(&self, tag: &str) -> bool {
        match &self.index {
            Some(index) => index.contains(tag),
            None => self.tags.iter().any(|known| known == tag),
        }
    }

    /// The tags in their order.
    pub fn iter(&self) -> impl Iterator<Item = &Str> {
        self.tags.iter()
    }
}

/// A letter, digit or underscore, then also colons, dots and hyphens.
fn is_valid(tag: &str) -> bool {
    // The reference's pattern lets a line break stand at the very end.
    let tag = tag.strip_suffix('\n').unwrap_or(tag);
    let mut chars = tag.chars();
    let word = |c: char| c.is_alphanumeric() || c == '_';
    chars.next().is_some_and(word) && chars.all(|c| word(c) || matches!(c, ':' | '.' | '-'))
}
