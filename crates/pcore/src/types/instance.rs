//! Whether a value is an instance of a type. Nothing is inferred where the value itself tells.

use std::ptr;
use std::sync::Arc;

use super::assignable::{matches_any, matches_quietly, size};
use super::guard::Guard;
use super::unanswered::{forget_unanswered, unanswered};
use super::{
    HashType, InitType, ObjectExtension, StringType, StructType, TupleType, Type, TypeAlias, names,
};
use crate::convert::ConvertError;
use crate::deep::grow;
use crate::object::type_of_type;
use crate::value::{ByteString, Hash, Oversized, Str, Value};

impl Type {
    /// Whether a value is an instance.
    #[inline]
    pub fn is_instance(&self, value: &Value) -> bool {
        match (self, value) {
            // What most are is seen at once.
            (Self::Any, _)
            | (Self::String(None), Value::String(_))
            | (Self::Integer(None), Value::Integer(_))
            | (Self::Array(None), Value::Array(_))
            | (Self::Hash(None), Value::Hash(_)) => true,
            _ => self.is_instance_inside(value),
        }
    }

    #[inline(never)]
    fn is_instance_inside(&self, value: &Value) -> bool {
        match self.answer_at_once(value) {
            Some(answer) => answer,
            None => self.has(value, &mut Guard::default()),
        }
    }

    /// Whether a value is an instance, if that is seen without looking into anything.
    #[inline]
    fn answer_at_once(&self, value: &Value) -> Option<bool> {
        match (self, value) {
            // The choices are asked in their order, since one that cannot be asked is an error.
            (Self::Variant(types), value) => {
                let mut answers = types.iter().map(|of| of.answer_of_kind(value));
                answers
                    .find(|answer| *answer != Some(false))
                    .unwrap_or(Some(false))
            }
            (Self::Optional(_), Value::Undef) => Some(true),
            (Self::Optional(Some(of)), value) => of.answer_of_kind(value),
            (of, value) => of.answer_of_kind(value),
        }
    }

    /// The same of types that have no choices.
    #[inline]
    fn answer_of_kind(&self, value: &Value) -> Option<bool> {
        let answer = match (self, value) {
            (Self::Any, _) => true,
            // What it is has to be asked.
            (_, Value::Foreign(_)) => return None,
            (Self::String(None), value) => matches!(value, Value::String(_)),
            (Self::Integer(None), value) => matches!(value, Value::Integer(_)),
            (Self::Boolean(None), value) => matches!(value, Value::Boolean(_)),
            (Self::Array(None), value) => matches!(value, Value::Array(_)),
            (Self::Hash(None), value) => matches!(value, Value::Hash(_)),
            (Self::Collection(None), value) => matches!(value, Value::Array(_) | Value::Hash(_)),
            (Self::Regexp(None), value) => matches!(value, Value::Regexp(_)),
            (Self::Numeric, Value::Integer(_)) => true,
            (Self::Iterable(None), Value::Array(_) | Value::Hash(_)) => true,
            // What is in them is of no interest to what is none of them.
            (Self::Array(_) | Self::Tuple(_), Value::Array(_))
            | (Self::Hash(_) | Self::Struct(_), Value::Hash(_))
            | (Self::Sensitive(_), Value::Sensitive(_)) => return None,
            (
                Self::Array(_)
                | Self::Tuple(_)
                | Self::Hash(_)
                | Self::Struct(_)
                | Self::Sensitive(_),
                _,
            ) => false,
            _ => return None,
        };
        Some(answer)
    }

    /// Whether a value is an instance, or why that cannot be said: `Init[Any]` speaks of what is
    /// never made.
    pub fn checked_instance(&self, value: &Value) -> Result<bool, ConvertError> {
        forget_unanswered();
        let answer = self.is_instance(value);
        unanswered().map_or(Ok(answer), Err)
    }

    /// Whether a text is an instance.
    pub(super) fn is_instance_text(&self, text: &str) -> bool {
        match self {
            Self::Any | Self::String(None) => true,
            of => of.is_instance(&Value::String(Str::from(text))),
        }
    }

    /// Whether an element is an instance; what most are is seen at once.
    #[inline]
    fn has_element(&self, value: &Value, guard: &mut Guard) -> bool {
        let first = match self {
            Self::Variant(types) => types.first().unwrap_or(self),
            of => of,
        };
        match (first, value) {
            (Self::Any, _)
            | (Self::String(None), Value::String(_))
            | (Self::Integer(None) | Self::Numeric, Value::Integer(_)) => true,
            _ => self.has(value, guard),
        }
    }

    /// How many values at the front are seen at once to be instances.
    fn seen_at_once(&self, values: &[Value]) -> usize {
        let mut all = values.iter();
        let other = match self {
            Self::Any => None,
            Self::String(None) => all.position(|value| !matches!(value, Value::String(_))),
            Self::Integer(None) | Self::Numeric => {
                all.position(|value| !matches!(value, Value::Integer(_)))
            }
            _ => Some(0),
        };
        other.unwrap_or(values.len())
    }

    /// Whether the value itself tells, whatever is in it.
    #[inline]
    fn is_simple(&self) -> bool {
        matches!(
            self,
            Self::Any
                | Self::Undef
                | Self::Numeric
                | Self::Integer(_)
                | Self::Float(_)
                | Self::String(_)
                | Self::Enum(_)
                | Self::Boolean(_)
                | Self::Array(None)
                | Self::Hash(None)
        )
    }

    pub(crate) fn has(&self, value: &Value, guard: &mut Guard) -> bool {
        let value = ByteString::text_of(value).unwrap_or(value);
        match self {
            Self::Any | Self::Unit => true,
            Self::Undef => matches!(value, Value::Undef),
            Self::Default => matches!(value, Value::Default),
            Self::Scalar => is_scalar(value),
            Self::ScalarData => is_scalar_data(value),
            // What is no number is no instance of the types of numbers.
            Self::Numeric => match value {
                Value::Float(value) => !value.is_nan(),
                value => is_integer(value),
            },
            Self::Integer(range) => match value {
                Value::Integer(value) => range.as_ref().is_none_or(|of| of.contains(*value)),
                Value::Foreign(_) => Oversized::number_of(value).is_some_and(|number| {
                    let of = range.as_ref();
                    of.is_none_or(|of| of.contains_oversized(number))
                }),
                _ => false,
            },
            Self::Float(range) => match value {
                Value::Float(value) => {
                    !value.is_nan() && range.as_ref().is_none_or(|of| of.contains(*value))
                }
                _ => false,
            },
            Self::String(of) => match value {
                Value::String(text) => of.as_ref().is_none_or(|of| of.has(text)),
                _ => false,
            },
            Self::Enum(of) => match value {
                Value::String(text) => of.contains(text),
                _ => false,
            },
            Self::Pattern(patterns) => match value {
                Value::String(text) => patterns.is_empty() || matches_any(patterns, text),
                _ => false,
            },
            Self::Boolean(of) => match value {
                Value::Boolean(value) => of.is_none_or(|of| of == *value),
                _ => false,
            },
            Self::Regexp(of) => match value {
                Value::Regexp(value) => of.as_ref().is_none_or(|of| of == value),
                _ => false,
            },
            Self::SemVer(ranges) => match value {
                Value::SemVer(version) => {
                    ranges.is_empty() || ranges.iter().any(|range| range.contains(version))
                }
                _ => false,
            },
            Self::SemVerRange => matches!(value, Value::SemVerRange(_)),
            Self::Timespan(of) => match value {
                Value::Timespan(value) => of.as_ref().is_none_or(|of| of.contains(value)),
                _ => false,
            },
            Self::Timestamp(of) => match value {
                Value::Timestamp(value) => of.as_ref().is_none_or(|of| of.contains(value)),
                _ => false,
            },
            Self::Binary => matches!(value, Value::Binary(_)),
            Self::Collection(size) => {
                let length = match value {
                    Value::Array(values) => values.len(),
                    Value::Hash(hash) => hash.len(),
                    _ => return false,
                };
                size.as_ref().is_none_or(|of| of.contains_size(length))
            }
            Self::Array(None) => matches!(value, Value::Array(_)),
            Self::Hash(None) => matches!(value, Value::Hash(_)),
            Self::Optional(of) => match value {
                Value::Undef => true,
                value => of.as_ref().is_some_and(|of| of.has(value, guard)),
            },
            Self::NotUndef(of) => match value {
                Value::Undef => false,
                value => of.as_ref().is_none_or(|of| of.has(value, guard)),
            },
            _ => self.has_inside(value, guard),
        }
    }

    /// Instances of types that have types inside.
    fn has_inside(&self, value: &Value, guard: &mut Guard) -> bool {
        match (self, value) {
            (Self::Array(Some(of)), Value::Array(values)) => {
                of.size.is_none_or(|size| size.contains_size(values.len()))
                    && grow(|| {
                        let seen = of.element.seen_at_once(values);
                        let mut values = values[seen..].iter();
                        values.all(|value| of.element.has_element(value, guard))
                    })
            }
            (Self::Hash(Some(of)), Value::Hash(hash)) => grow(|| of.has(hash, guard)),
            (Self::Tuple(of), Value::Array(values)) => grow(|| of.has(values, guard)),
            (Self::Struct(of), Value::Hash(hash)) => grow(|| of.has(hash, guard)),
            (Self::Variant(types), value) => {
                // Most choices are simple, and need no stack. They are asked in their order, since one
                // that cannot be asked is an error.
                let simple = types.iter().take_while(|of| of.is_simple()).count();
                types[..simple].iter().any(|of| of.has(value, guard))
                    || (simple < types.len()
                        && grow(|| types[simple..].iter().any(|of| of.has(value, guard))))
            }
            (Self::Alias(alias), value) => alias_has(alias, value, guard),
            (Self::Type(None), Value::Type(_)) => true,
            (Self::Type(Some(of)), Value::Type(value)) => of.is_assignable(value),
            (Self::Callable(_), Value::Lambda(lambda)) => {
                self.is_assignable(&Self::Callable(Some(lambda.callable_type())))
            }
            (Self::Sensitive(of), Value::Sensitive(inside)) => {
                of.as_ref().is_none_or(|of| grow(|| of.has(inside, guard)))
            }
            (Self::Iterable(of), value) => iterable_has(of.as_deref(), value),
            (Self::Iterator(of), Value::Iterator(iterator)) => of
                .as_ref()
                .is_none_or(|of| of.is_assignable(&iterator.element_type)),
            (Self::Uri(None), Value::Uri(_)) => true,
            (Self::Uri(Some(parameters)), Value::Uri(uri)) => {
                parameters.iter().all(|(name, pattern)| {
                    let part = name.as_str().and_then(|name| super::uri::part(uri, name));
                    matches_quietly(&part.unwrap_or_default(), pattern)
                })
            }
            (Self::Object(of), Value::Object(object)) => {
                super::assignable::extends(&object.object_type, of)
            }
            (Self::ObjectExtension(of), Value::Object(object)) => extension_has(of, object),
            // A type is an object too, of the types that pcore describes itself with.
            (Self::Object(of), Value::Type(value)) => {
                super::assignable::is_any_object(of)
                    || super::assignable::extends(&type_of_type(value), of)
            }
            (Self::TypeSet(_), Value::Type(Self::TypeSet(_))) => true,
            (Self::Runtime(_), Value::Foreign(_) | Value::Iterator(_)) => {
                self.is_assignable(&value.infer())
            }
            (Self::Init(of), value) => grow(|| init_has(of.as_ref(), value, guard)),
            _ => false,
        }
    }
}

fn is_integer(value: &Value) -> bool {
    match value {
        Value::Integer(_) => true,
        value => Oversized::number_of(value).is_some(),
    }
}

fn is_scalar_data(value: &Value) -> bool {
    match value {
        Value::String(_) | Value::Integer(_) | Value::Float(_) | Value::Boolean(_) => true,
        value => Oversized::number_of(value).is_some(),
    }
}

fn is_scalar(value: &Value) -> bool {
    is_scalar_data(value)
        || matches!(
            value,
            Value::Regexp(_)
                | Value::SemVer(_)
                | Value::SemVerRange(_)
                | Value::Timespan(_)
                | Value::Timestamp(_)
        )
}

impl StringType {
    fn has(&self, text: &str) -> bool {
        match self {
            Self::Value(value) => value == text,
            Self::Sized(sizes) if sizes.max.is_none() && sizes.min.is_none_or(|min| min <= 1) => {
                sizes.min.is_none_or(|min| min <= 0) || !text.is_empty()
            }
            Self::Sized(sizes) => sizes.contains_size(size(text)),
        }
    }
}

impl HashType {
    fn has(&self, hash: &Hash, guard: &mut Guard) -> bool {
        self.size.is_none_or(|size| size.contains_size(hash.len()))
            && hash.iter().all(|(key, value)| {
                self.key.has_element(key, guard) && self.value.has_element(value, guard)
            })
    }
}

impl TupleType {
    pub(super) fn has(&self, values: &[Value], guard: &mut Guard) -> bool {
        let fits = match self.size {
            Some(size) => size.contains_size(values.len()),
            None => self.types.is_empty() || self.types.len() == values.len(),
        };
        fits && values.iter().enumerate().all(|(index, value)| {
            self.type_at(index)
                .is_none_or(|expected| expected.has(value, guard))
        })
    }
}

impl StructType {
    fn has(&self, hash: &Hash, guard: &mut Guard) -> bool {
        let mut matched = 0;
        self.elements
            .iter()
            .all(|member| match hash.get_str(member.name()) {
                None => member.is_absent_allowed(),
                Some(value) => {
                    matched += 1;
                    member.value.has(value, guard)
                }
            })
            && matched == hash.len()
    }
}

fn alias_has(alias: &Arc<TypeAlias>, value: &Value, guard: &mut Guard) -> bool {
    // Inside of another recursive alias the guard decides about these as well.
    if !guard.is_guarded() {
        if names::is_data(alias) {
            return is_data(value);
        }
        if names::is_literal_data(alias) {
            return is_literal_data(value);
        }
        if names::is_rich_data(alias) {
            return is_rich_data(value);
        }
    }
    let alias = alias.real();
    let Some(of) = alias.get() else { return false };
    if !alias.is_recursive() {
        return of.has(value, guard);
    }
    let (this, that) = (alias.address(), ptr::from_ref(value).addr());
    let ask = |guard: &mut Guard| {
        guard.guarded(|guard| {
            guard.with_that(that, |guard| {
                guard.with_this(this, |guard| {
                    !guard.is_back_on_both_sides() && of.has(value, guard)
                })
            })
        })
    };
    grow(|| guard.remembering_value(this, that, ask))
}

/// Instances of `Data`.
fn is_data(value: &Value) -> bool {
    match value {
        Value::Undef => true,
        Value::Array(values) => grow(|| values.iter().all(is_data)),
        Value::Hash(hash) => grow(|| {
            hash.iter()
                .all(|(key, value)| matches!(key, Value::String(_)) && is_data(value))
        }),
        value => is_scalar_data(value),
    }
}

/// Instances of the `Data` whose scalars, keys among them, are all literals.
fn is_literal_data(value: &Value) -> bool {
    let is_literal = |value: &Value| is_scalar_data(value) || matches!(value, Value::Regexp(_));
    match value {
        Value::Undef => true,
        Value::Array(values) => grow(|| values.iter().all(is_literal_data)),
        Value::Hash(hash) => grow(|| {
            hash.iter()
                .all(|(key, value)| is_literal(key) && is_literal_data(value))
        }),
        value => is_literal(value),
    }
}

/// Instances of `RichData`.
fn is_rich_data(value: &Value) -> bool {
    match value {
        Value::Undef
        | Value::Default
        | Value::Binary(_)
        | Value::Sensitive(_)
        | Value::Type(_)
        | Value::Uri(_)
        | Value::Object(_) => true,
        Value::Array(values) => grow(|| values.iter().all(is_rich_data)),
        Value::Hash(hash) => grow(|| {
            hash.iter().all(|(key, value)| {
                matches!(key, Value::String(_) | Value::Integer(_) | Value::Float(_))
                    && is_rich_data(value)
            })
        }),
        Value::Iterator(_) | Value::Lambda(_) => false,
        value => is_scalar(value),
    }
}

fn iterable_has(element: Option<&Type>, value: &Value) -> bool {
    match element {
        None => value.is_iterable(),
        Some(element) if element.is_assignable(&Type::Any) => value.is_iterable(),
        Some(element) => Type::iterable(element.clone()).is_assignable(&value.infer()),
    }
}

fn extension_has(of: &ObjectExtension, object: &crate::value::Object) -> bool {
    super::assignable::extends(&object.object_type, &of.base)
        && of.parameters.iter().all(|(name, pattern)| {
            name.as_str()
                .and_then(|name| object.attribute(name))
                .is_some_and(|value| matches_quietly(value, pattern))
        })
}

fn init_has(of: Option<&Arc<InitType>>, value: &Value, guard: &mut Guard) -> bool {
    match of {
        None => is_rich_data(value),
        Some(of) => super::init::has(of, value, guard),
    }
}
