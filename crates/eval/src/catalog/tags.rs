//! Tags: words in the order in which they came, each once.
//!
//! Very many resources have much the same tags, so that a word is kept once a catalog and a set
//! has nothing but numbers.

use marotte_diagnostics::CatalogIssue;
use marotte_ir::NameIndex;
use marotte_pcore::Str;
use marotte_scalars::text::lower;
use rustc_hash::{FxHashMap, FxHashSet};

/// How many tags a set has in itself.
const FEW: usize = 11;

/// What stands where a set could have one more tag.
const NONE: u32 = u32::MAX;

/// From how many tags on a set is searched by hash.
const LARGE: usize = 32;

/// A set of tags, as numbers of the words of its catalog.
#[derive(Clone, Debug)]
pub struct TagSet(Tags);

#[derive(Clone, Debug)]
enum Tags {
    Few {
        count: u8,
        ids: [u32; FEW],
    },
    Many {
        ids: Vec<u32>,
        /// The same tags, once there are very many.
        index: Option<Box<FxHashSet<u32>>>,
    },
}

/// The words of a catalog's tags.
#[derive(Default)]
pub(crate) struct TagNames {
    names: Vec<Str>,
    ids: NameIndex,
    /// What resources of a type are tagged with before anything else.
    of_types: FxHashMap<Str, TagSet>,
}

/// A word that cannot be a tag, in lower case.
pub(crate) struct InvalidTag(String);

impl InvalidTag {
    /// What is wrong.
    pub(crate) fn issue(self) -> CatalogIssue {
        let tag = self.0.into();
        CatalogIssue::InvalidTag { tag }
    }
}

/// Whether a word can be a tag.
pub(crate) fn checked(tag: &str) -> Result<(), InvalidTag> {
    let tag = lower(tag);
    match is_valid(&tag) {
        true => Ok(()),
        false => Err(InvalidTag(tag.into_owned())),
    }
}

impl TagNames {
    /// Adds a tag and, if it is a qualified name, its segments.
    pub(crate) fn add(&mut self, set: &mut TagSet, tag: &str) -> Result<(), InvalidTag> {
        // What a resource has is a tag, written as tags are, unless it is a segment that begins as none does.
        if let Some(id) = self.known(tag).filter(|_| starts_valid(tag)) {
            self.add_known(set, id, tag);
            return Ok(());
        }
        let tag = lower(tag);
        if !is_valid(&tag) {
            return Err(InvalidTag(tag.into_owned()));
        }
        let id = self.id(&tag);
        self.add_known(set, id, &tag);
        Ok(())
    }

    /// Adds a tag of which the number is known.
    fn add_known(&mut self, set: &mut TagSet, id: u32, tag: &str) {
        if set.insert(id) && marotte_scalars::text::is_qualified(tag) {
            for segment in tag.split("::") {
                set.insert(self.id(segment));
            }
        }
    }

    /// As [`add`](Self::add), for what may well be no tag.
    pub(crate) fn add_valid(&mut self, set: &mut TagSet, tag: &str) {
        if starts_valid(tag) {
            let _ = self.add(set, tag);
        }
    }

    /// The tags that a resource has by its type.
    pub(crate) fn of_type(&mut self, type_name: &Str) -> TagSet {
        if let Some(known) = self.of_types.get(type_name) {
            return known.clone();
        }
        let mut tags = TagSet::default();
        self.add_valid(&mut tags, type_name);
        self.of_types.insert(type_name.clone(), tags.clone());
        tags
    }

    fn id(&mut self, tag: &str) -> u32 {
        if let Some(id) = self.known(tag) {
            return id;
        }
        let id = self.names.len();
        self.names.push(tag.into());
        self.ids.insert(id, |at| &self.names[at]);
        id as u32
    }

    /// The number of a lower-case tag, if anything has it.
    pub(crate) fn known(&self, tag: &str) -> Option<u32> {
        let id = self.ids.get(tag, |at| &self.names[at]);
        id.map(|id| id as u32)
    }

    pub(crate) fn take(&mut self) -> Vec<Str> {
        (self.ids, self.of_types) = Default::default();
        std::mem::take(&mut self.names)
    }

    /// The tags of a set in their order.
    pub(crate) fn words(&self, set: &TagSet) -> impl ExactSizeIterator<Item = &Str> {
        set.ids().iter().map(|id| &self.names[*id as usize])
    }
}

impl Default for TagSet {
    fn default() -> Self {
        Self(Tags::Few {
            count: 0,
            ids: [NONE; FEW],
        })
    }
}

impl TagSet {
    /// The tags in their order, as indexes of the words of the catalog.
    pub fn into_ids(self) -> Box<[u32]> {
        match self.0 {
            Tags::Few { count, ids } => ids[..usize::from(count)].into(),
            Tags::Many { ids, .. } => ids.into_boxed_slice(),
        }
    }

    /// Adds the tags of another set.
    pub(crate) fn merge(&mut self, other: &Self) {
        for id in other.ids() {
            self.insert(*id);
        }
    }

    #[inline]
    pub(crate) fn contains(&self, id: u32) -> bool {
        match &self.0 {
            Tags::Many {
                index: Some(index), ..
            } => index.contains(&id),
            Tags::Many { ids, .. } => ids.contains(&id),
            // All at once: that takes no longer than to look where they end.
            Tags::Few { ids, .. } => ids.iter().fold(false, |found, tag| found | (*tag == id)),
        }
    }

    #[inline]
    fn ids(&self) -> &[u32] {
        match &self.0 {
            Tags::Few { count, ids } => &ids[..usize::from(*count)],
            Tags::Many { ids, .. } => ids,
        }
    }

    /// Adds a tag; answers whether it is new.
    fn insert(&mut self, id: u32) -> bool {
        if self.contains(id) {
            return false;
        }
        match &mut self.0 {
            Tags::Few { count, ids } if usize::from(*count) < FEW => {
                ids[usize::from(*count)] = id;
                *count += 1;
            }
            Tags::Few { ids: few, .. } => {
                let mut ids = Vec::with_capacity(2 * FEW - 2);
                ids.extend_from_slice(few);
                ids.push(id);
                self.0 = Tags::Many { ids, index: None };
            }
            Tags::Many { ids, index } => {
                ids.push(id);
                match index {
                    Some(index) => {
                        index.insert(id);
                    }
                    None if ids.len() > LARGE => {
                        *index = Some(Box::new(ids.iter().copied().collect()));
                    }
                    None => {}
                }
            }
        }
        true
    }
}

/// Whether a word begins as a tag does: most titles that are none begin with a slash.
fn starts_valid(tag: &str) -> bool {
    tag.bytes()
        .next()
        .is_some_and(|byte| !byte.is_ascii() || byte.is_ascii_alphanumeric() || byte == b'_')
}

/// A letter, digit or underscore, then also colons, dots and hyphens.
fn is_valid(tag: &str) -> bool {
    // The reference's pattern lets a line break stand at the very end.
    let tag = tag.strip_suffix('\n').unwrap_or(tag);
    if tag.is_ascii() {
        let in_tag =
            |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b':' | b'.' | b'-');
        return starts_valid(tag) && tag.bytes().all(in_tag);
    }
    let mut chars = tag.chars();
    let word = |c: char| c.is_alphanumeric() || c == '_';
    chars.next().is_some_and(word) && chars.all(|c| word(c) || matches!(c, ':' | '.' | '-'))
}
