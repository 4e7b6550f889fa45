//! The nodes of an explanation.

use std::sync::Arc;

use marotte_pcore::{Hash, Str, Value};

/// A step of a lookup.
pub(crate) struct Node {
    pub(super) kind: NodeKind,
    /// The key that something came of.
    pub(super) key: Option<Str>,
    /// What was found, if the event says that something was.
    pub(super) value: Value,
    pub(super) event: Option<Event>,
    pub(super) texts: Vec<String>,
    pub(super) branches: Vec<usize>,
}

/// What kind of step it is.
pub(crate) enum NodeKind {
    /// What everything is a branch of.
    Root,
    /// A lookup of a key.
    Top,
    /// A key that cannot be looked up.
    InvalidKey,
    /// Where the options for merging come from.
    MergeSource(&'static str),
    /// A module that has no data, or is none.
    Module { name: Str, exists: bool },
    /// A string with expressions in it.
    Interpolate(Str),
    /// Several values as one.
    Merge {
        strategy: &'static str,
        options: Option<Arc<Hash>>,
    },
    /// A layer, or a level of its hierarchy.
    DataProvider {
        name: String,
        configuration: Option<Str>,
        module: Option<Str>,
    },
    /// A file or an address.
    Location {
        location: Str,
        original: Str,
        is_path: bool,
    },
    /// The way from a value to something in it.
    SubLookup(Vec<Value>),
    /// A step of that way.
    Segment,
    /// Anything else that has a name.
    Scope(String),
}

/// What came of a step.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Event {
    Found,
    FoundInOverrides,
    FoundInDefaults,
    /// The value of a merge.
    Result,
    NotFound,
    LocationNotFound,
    ModuleNotFound,
    ModuleProviderNotFound,
}

impl Event {
    /// Whether there is a value.
    pub(super) fn has_value(self) -> bool {
        matches!(
            self,
            Self::Found | Self::FoundInOverrides | Self::FoundInDefaults | Self::Result
        )
    }

    /// The name that programs know it by.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Found => "found",
            Self::FoundInOverrides => "found_in_overrides",
            Self::FoundInDefaults => "found_in_defaults",
            Self::Result => "result",
            Self::NotFound => "not_found",
            Self::LocationNotFound => "location_not_found",
            Self::ModuleNotFound => "module_not_found",
            Self::ModuleProviderNotFound => "module_provider_not_found",
        }
    }
}

impl Node {
    pub(super) fn new(kind: NodeKind) -> Self {
        let event = match kind {
            NodeKind::Module { exists: true, .. } => Some(Event::ModuleProviderNotFound),
            NodeKind::Module { exists: false, .. } => Some(Event::ModuleNotFound),
            _ => None,
        };
        Self {
            kind,
            key: None,
            value: Value::Undef,
            event,
            texts: Vec::new(),
            branches: Vec::new(),
        }
    }

    /// The options of a merge without the name of the strategy. Nothing if there are none.
    pub(super) fn merge_options(&self) -> Option<Value> {
        let NodeKind::Merge {
            options: Some(options),
            ..
        } = &self.kind
        else {
            return None;
        };
        let entries = options
            .iter()
            .filter(|(key, _)| key.as_str() != Some("strategy"))
            .map(|(key, value)| (key.clone(), value.clone()));
        let options: Hash = entries.collect();
        (!options.is_empty()).then(|| options.into())
    }
}
