//! From the events of the parser to a value.

use libyaml_safer::{EventData, Parser, ScalarStyle};
use marotte_pcore::{Hash, Value};
use rustc_hash::FxHashMap;

use crate::error::YamlError;
use crate::{room, scalar, tag};
use marotte_pcore::Oversized;
use marotte_pcore::Symbol;

/// How deep a text may nest.
const MAX_DEPTH: usize = 1000;

/// How large a document may be when every alias is written out: values share what they have in
/// common, but whoever reads them meets it again and again.
const MAX_NODES: usize = 20_000_000;

/// A value that is known, and how many nodes it has when written out.
#[derive(Clone)]
struct Built {
    value: Value,
    nodes: usize,
    kind: Kind,
}

/// How a value is written, as far as it matters for merge keys.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Scalar,
    /// A scalar that is a string whatever it looks like.
    Text,
    Sequence,
    /// A mapping, or an alias of anything.
    Mapping,
}

/// A collection whose end is not met yet.
struct Open {
    anchor: Option<String>,
    nodes: usize,
    content: Content,
}

enum Content {
    Sequence {
        values: Vec<Value>,
        /// Whether each element is an entry of an ordered map.
        ordered_map: bool,
    },
    Mapping {
        entries: Hash,
        key: Option<Built>,
    },
}

/// Puts a document together.
#[derive(Default)]
struct Builder {
    open: Vec<Open>,
    anchors: FxHashMap<String, Built>,
    root: Option<Value>,
    /// The first thing that is wrong with the values. Errors of syntax come before it, wherever
    /// they are.
    error: Option<YamlError>,
    loading: Loading,
}

/// What a text may have, and how it is taken.
#[derive(Clone, Copy, Debug, Default)]
pub struct Loading {
    /// Integers may be too large: they are [`Oversized`].
    pub oversized: bool,
    /// Symbols that are keys stay symbols.
    pub symbol_keys: bool,
    /// Nothing may be referred to.
    pub without_aliases: bool,
    /// There may be no symbols.
    pub without_symbols: bool,
    /// There may be times: they are [`Written`](crate::Written).
    pub times: bool,
    /// There may be dates.
    pub dates: bool,
    /// There may be regular expressions: they are [`Written`](crate::Written).
    pub regexps: bool,
}

pub(crate) fn load(text: &[u8], loading: Loading) -> Result<Value, YamlError> {
    // The parser gives up on a few texts by panicking, which must not end more than this.
    let documents = std::panic::catch_unwind(|| load_documents(text, loading, 1));
    let documents = documents.unwrap_or(Err(YamlError::Unreadable))?;
    Ok(documents.into_iter().next().unwrap_or_default())
}

pub(crate) fn load_all(text: &[u8], loading: Loading) -> Result<Vec<Value>, YamlError> {
    let documents = std::panic::catch_unwind(|| load_documents(text, loading, usize::MAX));
    documents.unwrap_or(Err(YamlError::Unreadable))
}

/// The first documents of a text. Those behind them are not even read.
fn load_documents(text: &[u8], loading: Loading, most: usize) -> Result<Vec<Value>, YamlError> {
    let roomy = room::after_tags(text);
    let text = roomy.as_deref().unwrap_or(text);
    let last_line = text.rsplit(|b| *b == b'\n').next().unwrap_or_default();
    // The parser cannot cope with a block scalar in a last line that does not end: it gets its
    // end, and the scalar loses it again.
    let ended;
    let mut input = if last_line.is_empty() {
        text
    } else {
        ended = [text, b"\n"].concat();
        &ended
    };
    let loses_break = last_line.iter().any(|b| !matches!(b, b' ' | b'\t' | b'\r'));
    let mut parser = Parser::new();
    parser.set_input_string(&mut input);
    let new = || Builder {
        loading,
        ..Builder::default()
    };
    let mut builder = new();
    let mut documents = Vec::new();
    // Errors of syntax come before those of values, wherever they are.
    let mut error = None;
    loop {
        let event = parser.parse()?;
        match event.data {
            EventData::StreamStart { .. } | EventData::DocumentStart { .. } => {}
            EventData::StreamEnd => break,
            EventData::DocumentEnd { .. } => {
                let done = std::mem::replace(&mut builder, new());
                error = error.or(done.error);
                documents.push(done.root.unwrap_or_default());
                if documents.len() >= most {
                    break;
                }
            }
            EventData::Scalar {
                anchor,
                tag,
                mut value,
                quoted_implicit,
                style,
                ..
            } => {
                let is_block = matches!(style, ScalarStyle::Literal | ScalarStyle::Folded);
                if is_block && loses_break && event.end_mark.index > text.len() as u64 {
                    value.truncate(value.trim_end_matches('\n').len());
                }
                builder.scalar(anchor, tag, value, quoted_implicit)?;
            }
            other => builder.event(other)?,
        }
    }
    match error {
        Some(error) => Err(error),
        None => Ok(documents),
    }
}

impl Builder {
    fn scalar(
        &mut self,
        anchor: Option<String>,
        tag: Option<String>,
        text: String,
        quoted: bool,
    ) -> Result<(), YamlError> {
        let kind = if tag.as_deref() == Some("tag:yaml.org,2002:str") {
            Kind::Text
        } else {
            Kind::Scalar
        };
        let resolved = match tag {
            _ if quoted => Ok(text.into()),
            None => scalar::resolve_with(&text, self.loading.times, self.loading.dates),
            Some(tag) => tag::scalar(&tag, &text, self.loading),
        };
        let resolved = resolved.and_then(|value| match Oversized::digits_of(&value) {
            Some(digits) if !self.loading.oversized => Err(scalar::too_large(digits)),
            None if self.loading.without_symbols && Symbol::name_of(&value).is_some() => {
                Err(YamlError::DisallowedClass("Symbol".to_owned()))
            }
            _ => Ok(value),
        });
        let value = self.or_remember(resolved);
        self.finish(anchor, value, 1, kind)
    }

    fn event(&mut self, event: EventData) -> Result<(), YamlError> {
        match event {
            EventData::Alias { anchor } => {
                let built = match self.anchors.get(&anchor) {
                    Some(built) if !self.loading.without_aliases => built.clone(),
                    _ => {
                        self.remember(YamlError::UnknownAlias(anchor));
                        return self.add(Built {
                            value: Value::Undef,
                            nodes: 1,
                            kind: Kind::Mapping,
                        });
                    }
                };
                self.add(Built {
                    kind: Kind::Mapping,
                    ..built
                })
            }
            EventData::SequenceStart { anchor, tag, .. } => {
                let ordered_map = tag.map_or(Ok(false), |tag| tag::sequence(&tag));
                let ordered_map = self.or_remember(ordered_map);
                let values = Vec::new();
                self.open(
                    anchor,
                    Content::Sequence {
                        values,
                        ordered_map,
                    },
                )
            }
            EventData::MappingStart { anchor, tag, .. } => {
                let allowed = tag.map_or(Ok(()), |tag| tag::mapping(&tag));
                self.or_remember(allowed);
                let entries = Hash::new();
                self.open(anchor, Content::Mapping { entries, key: None })
            }
            EventData::SequenceEnd | EventData::MappingEnd => self.close(),
            _ => Ok(()),
        }
    }

    fn remember(&mut self, error: YamlError) {
        self.error.get_or_insert(error);
    }

    fn or_remember<T: Default>(&mut self, result: Result<T, YamlError>) -> T {
        result.unwrap_or_else(|error| {
            self.remember(error);
            T::default()
        })
    }

    fn open(&mut self, anchor: Option<String>, content: Content) -> Result<(), YamlError> {
        if self.open.len() >= MAX_DEPTH {
            return Err(YamlError::TooDeep(MAX_DEPTH));
        }
        self.open.push(Open {
            anchor,
            nodes: 1,
            content,
        });
        Ok(())
    }

    fn close(&mut self) -> Result<(), YamlError> {
        let Some(done) = self.open.pop() else {
            return Ok(());
        };
        match done.content {
            Content::Sequence {
                values,
                ordered_map,
            } => {
                let value = if ordered_map {
                    ordered(values)
                } else {
                    values.into()
                };
                self.finish(done.anchor, value, done.nodes, Kind::Sequence)
            }
            Content::Mapping { entries, .. } => {
                self.finish(done.anchor, entries.into(), done.nodes, Kind::Mapping)
            }
        }
    }

    /// Gives a value its anchor and its place.
    fn finish(
        &mut self,
        anchor: Option<String>,
        value: Value,
        nodes: usize,
        kind: Kind,
    ) -> Result<(), YamlError> {
        let built = Built { value, nodes, kind };
        if let Some(anchor) = anchor {
            self.anchors.insert(anchor, built.clone());
        }
        self.add(built)
    }

    fn add(&mut self, built: Built) -> Result<(), YamlError> {
        let Some(open) = self.open.last_mut() else {
            self.root = Some(built.value);
            return Ok(());
        };
        open.nodes += built.nodes;
        if open.nodes > MAX_NODES {
            return Err(YamlError::TooMany(MAX_NODES));
        }
        match &mut open.content {
            Content::Sequence { values, .. } => values.push(built.value),
            Content::Mapping { entries, key } => match key.take() {
                None => *key = Some(built),
                Some(key) => enter(entries, key, built, self.loading.symbol_keys),
            },
        }
        Ok(())
    }
}

/// Puts an entry into a mapping, or another mapping's entries if the key says so.
fn enter(entries: &mut Hash, key: Built, built: Built, symbol_keys: bool) {
    let is_merge = key.kind != Kind::Text && key.value.as_str() == Some("<<");
    if is_merge {
        match (&built.value, built.kind) {
            (Value::Hash(merged), Kind::Mapping) => {
                entries.extend(merged.iter().map(|(k, v)| (k.clone(), v.clone())));
                return;
            }
            (Value::Array(values), Kind::Sequence) => {
                let mappings: Option<Vec<_>> = values
                    .iter()
                    .map(|value| match value {
                        Value::Hash(hash) => Some(hash),
                        _ => None,
                    })
                    .collect();
                if let Some(mappings) = mappings {
                    let mut merged = Hash::new();
                    for mapping in mappings.into_iter().rev() {
                        merged.extend(mapping.iter().map(|(k, v)| (k.clone(), v.clone())));
                    }
                    entries.extend(merged);
                    return;
                }
            }
            _ => {}
        }
    }
    let key = match Symbol::name_of(&key.value) {
        Some(name) if !symbol_keys => Value::String(name.clone()),
        _ => key.value,
    };
    entries.insert(key, built.value);
}

/// The mapping that a sequence of mappings with one entry each is.
fn ordered(values: Vec<Value>) -> Value {
    let mut entries = Hash::new();
    for value in values {
        if let Value::Hash(hash) = value
            && let (Some((key, _)), Some((_, value))) =
                (hash.entry_at(0), hash.entry_at(hash.len().wrapping_sub(1)))
        {
            entries.insert(key.clone(), value.clone());
        }
    }
    entries.into()
}
