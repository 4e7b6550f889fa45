//! The header of an RPM package.

/// What a tag has.
pub(super) enum Value {
    Shorts(Vec<u16>),
    Words(Vec<u32>),
    Text(String),
    Bytes(Vec<u8>),
    Texts(Vec<String>),
    /// A text that other languages might have, too.
    Translated(String),
}

impl Value {
    pub(super) fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// The number of its type, how many there are, what it is aligned to, and its bytes.
    fn parts(&self) -> (u32, usize, usize, Vec<u8>) {
        let terminated = |text: &String| [text.as_bytes(), &[0]].concat();
        match self {
            Self::Shorts(shorts) => {
                let bytes = shorts.iter().flat_map(|short| short.to_be_bytes());
                (3, shorts.len(), 2, bytes.collect())
            }
            Self::Words(words) => {
                let bytes = words.iter().flat_map(|word| word.to_be_bytes());
                (4, words.len(), 4, bytes.collect())
            }
            Self::Text(text) => (6, 1, 1, terminated(text)),
            Self::Bytes(bytes) => (7, bytes.len(), 1, bytes.clone()),
            Self::Texts(texts) => {
                let bytes = texts.iter().flat_map(terminated);
                (8, texts.len(), 1, bytes.collect())
            }
            Self::Translated(text) => (9, 1, 1, terminated(text)),
        }
    }
}

/// Tags and what they have.
#[derive(Default)]
pub(super) struct Header(Vec<(u32, Value)>);

impl Header {
    /// Adds a tag; they must come in the order of their numbers.
    pub(super) fn add(&mut self, tag: u32, value: Value) {
        debug_assert!(self.0.last().is_none_or(|(last, _)| *last < tag));
        self.0.push((tag, value));
    }

    /// The header as bytes. The region is a tag of its own that says that all of it belongs together.
    pub(super) fn to_bytes(&self, region: u32) -> Vec<u8> {
        let (mut index, mut store) = (Vec::new(), Vec::new());
        for (tag, value) in &self.0 {
            let (kind, count, alignment, bytes) = value.parts();
            store.resize(store.len().next_multiple_of(alignment), 0);
            index.extend(entry(*tag, kind, store.len() as u32, count as u32));
            store.extend(bytes);
        }
        let count = self.0.len() as u32 + 1;
        let first = entry(region, 7, store.len() as u32, 16);
        // The end of a region tells where it begins: so many bytes before the store.
        let back = (count * 16).wrapping_neg();
        store.extend(entry(region, 7, back, 16));
        let mut bytes = vec![0x8e, 0xad, 0xe8, 1, 0, 0, 0, 0];
        bytes.extend(count.to_be_bytes());
        bytes.extend((store.len() as u32).to_be_bytes());
        bytes.extend(first);
        bytes.extend(index);
        bytes.extend(store);
        bytes
    }
}

fn entry(tag: u32, kind: u32, offset: u32, count: u32) -> Vec<u8> {
    let numbers = [tag, kind, offset, count];
    numbers
        .iter()
        .flat_map(|number| number.to_be_bytes())
        .collect()
}
