//! How several values are made one.

mod deep;
mod many;

use std::sync::LazyLock;

use marotte_diagnostics::LookupIssue;
use marotte_pcore::describe::assert_instance;
use marotte_pcore::{Hash, Str, Type, Value, parse_type};

use crate::error::{Error, Result};
use crate::explain::NodeKind;
use crate::session::Session;
pub(crate) use deep::DeepOptions;
use many::Merged;

/// What `hash` merges.
static HASHES: LazyLock<Option<Type>> = LazyLock::new(|| parse_type("Hash[String,Data]").ok());

/// What `unique` merges.
static UNIQUES: LazyLock<Option<Type>> =
    LazyLock::new(|| parse_type("Variant[Scalar,Array[Data]]").ok());

/// The options of `deep`.
static DEEP_OPTIONS: LazyLock<Option<Type>> = LazyLock::new(|| {
    let of = "Struct[{strategy=>Optional[Pattern[deep]],knockout_prefix=>Optional[String],\
              merge_debug=>Optional[Boolean],merge_hash_arrays=>Optional[Boolean],\
              sort_merged_arrays=>Optional[Boolean]}]";
    parse_type(of).ok()
});

/// The options of strategies that take any.
static FREE_OPTIONS: LazyLock<Option<Type>> =
    LazyLock::new(|| parse_type("Hash[String[1],Any]").ok());

/// A way to make several values one.
#[derive(Clone)]
pub(crate) enum Strategy {
    /// The first that is found.
    First,
    /// All elements, each once.
    Unique,
    /// The entries of all hashes, the first of a key counting.
    Hash,
    /// Hashes and arrays at all depths.
    Deep(&'static str, DeepOptions),
    /// The same, the last counting.
    ReverseDeep(DeepOptions),
}

impl Strategy {
    /// The strategy that options or a call ask for.
    pub(crate) fn new(merge: Option<&Value>) -> Result<Self> {
        let (name, options) = match merge {
            None | Some(Value::Undef | Value::Boolean(false)) => return Ok(Self::First),
            Some(Value::Hash(hash)) => match hash.get_str("strategy") {
                None | Some(Value::Undef) => {
                    return Err(Error::other(LookupIssue::MergeWithoutStrategy));
                }
                Some(name) => (name.clone(), (hash.len() > 1).then(|| hash.clone())),
            },
            Some(other) => (other.clone(), None),
        };
        let name = marotte_eval::ruby_to_s(&name);
        let options_type = match name.as_str() {
            "first" | "default" | "unique" | "hash" => None,
            "deep" => Some(&DEEP_OPTIONS),
            "unconstrained_deep" | "reverse_deep" => Some(&FREE_OPTIONS),
            _ => {
                let name = name.into();
                return Err(Error::other(LookupIssue::UnknownMergeStrategy { name }));
            }
        };
        if let Some(options) = &options {
            let value = Value::Hash(options.clone());
            let of = match options_type {
                Some(of) => LazyLock::force(of).clone(),
                None => parse_type(&format!(
                    "Struct[{{strategy=>Optional[Pattern[/{name}/]]}}]"
                ))
                .ok(),
            };
            if let Some(of) = of {
                assert_instance("The merge options", &of, &value).map_err(Error::wrong_type)?;
            }
        }
        let options = options.as_ref();
        Ok(match name.as_str() {
            "unique" => Self::Unique,
            "hash" => Self::Hash,
            // Without options, there is no difference between these two.
            "unconstrained_deep" if options.is_some() => {
                Self::Deep("unconstrained_deep", DeepOptions::new(options))
            }
            "deep" | "unconstrained_deep" => Self::Deep("deep", DeepOptions::new(options)),
            "reverse_deep" => Self::ReverseDeep(DeepOptions::new(options)),
            _ => Self::First,
        })
    }

    /// How explanations speak of it.
    fn node(&self) -> NodeKind {
        let (strategy, options) = match self {
            Self::First => ("first", None),
            Self::Unique => ("unique", None),
            Self::Hash => ("hash", None),
            Self::Deep(name, options) => (*name, options.declared.clone()),
            Self::ReverseDeep(options) => ("reverse_deep", options.declared.clone()),
        };
        NodeKind::Merge { strategy, options }
    }

    /// What the only value becomes.
    fn single(&self, value: Value) -> Value {
        match (self, value) {
            (Self::Unique, Value::Array(values)) => unique(values),
            (_, value) => value,
        }
    }

    /// What the first of several values becomes.
    fn first(&self, value: Value) -> Value {
        match self {
            Self::Unique => flattened(value).into(),
            _ => value,
        }
    }

    /// Two values as one; the first counts more.
    pub(crate) fn merge(&self, first: Value, second: Value) -> Result<Value> {
        match self {
            Self::First => Ok(first),
            Self::Hash => {
                check(&HASHES, &first, &second)?;
                let (Value::Hash(first), Value::Hash(second)) = (first, second) else {
                    return Ok(Value::Undef);
                };
                let mut merged: Hash = (*second).clone();
                merged.extend(first.iter().map(|(k, v)| (k.clone(), v.clone())));
                Ok(merged.into())
            }
            Self::Unique => {
                check(&UNIQUES, &first, &second)?;
                let mut all = flattened(first);
                all.extend(flattened(second));
                Ok(unique(all))
            }
            Self::Deep(_, options) => deep::merge(first, second, options),
            Self::ReverseDeep(options) => deep::merge(second, first, options),
        }
    }
}

impl Session<'_> {
    /// The value of several variants, of which each may have one. A single one is not merged.
    pub(crate) fn lookup_variants<V>(
        &mut self,
        strategy: &Strategy,
        variants: &[V],
        mut ask: impl FnMut(&mut Self, &V) -> Result<Option<Value>>,
    ) -> Result<Option<Value>> {
        if let Strategy::First = strategy {
            for variant in variants {
                if let Some(value) = ask(self, variant)? {
                    return Ok(Some(value));
                }
            }
            return Ok(None);
        }
        match variants {
            [] => return Ok(None),
            [only] => return Ok(ask(self, only)?.map(|value| strategy.single(value))),
            _ => {}
        }
        let node = || strategy.node();
        self.with(node, |this| {
            let mut merged: Option<Merged> = None;
            for variant in variants {
                let Some(value) = ask(this, variant)? else {
                    continue;
                };
                merged = Some(match merged {
                    None => Merged::First(strategy.first(value)),
                    Some(before) => before.with(value, strategy)?,
                });
            }
            let merged = merged.map(Merged::into_value);
            if let Some(merged) = &merged {
                this.report_result(merged);
            }
            Ok(merged)
        })
    }
}

/// Both values are what a strategy can merge.
fn check(of: &Option<Type>, first: &Value, second: &Value) -> Result<()> {
    let Some(of) = of else {
        return Ok(());
    };
    assert_instance("The first element of the merge", of, first).map_err(Error::wrong_type)?;
    assert_instance("The second element of the merge", of, second).map_err(Error::wrong_type)
}

/// Every element once.
pub(crate) fn unique(values: impl IntoIterator<Item = Value>) -> Value {
    let seen: Hash = values
        .into_iter()
        .map(|value| (value, Value::Undef))
        .collect();
    seen.into_iter()
        .map(|(value, _)| value)
        .collect::<Vec<Value>>()
        .into()
}

/// The elements of arrays at all depths, or the value alone.
fn flattened(value: Value) -> Vec<Value> {
    marotte_pcore::flatten([value])
}

/// A text without a prefix at the start of any of its lines, as Ruby's `gsub` of `^prefix` does it.
fn without_prefix(text: &str, prefix: &str) -> Option<Str> {
    let lines: Vec<&str> = text
        .split('\n')
        .map(|line| line.strip_prefix(prefix).unwrap_or(line))
        .collect();
    let stripped = lines.join("\n");
    (stripped != text).then(|| stripped.into())
}
