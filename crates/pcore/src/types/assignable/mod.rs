//! Assignability: whether all instances of one type are instances of another.

mod callable;
mod collections;
mod objects;
mod scalars;

use std::ptr;
use std::sync::Arc;

use super::guard::Guard;
use super::{Type, TypeAlias};
use crate::deep::grow;

impl Type {
    /// Whether an instance of the other type can be given where this type is asked for.
    pub fn is_assignable(&self, other: &Self) -> bool {
        self.accepts(other, &mut Guard::default())
    }

    /// The same question inside of another one.
    pub(super) fn accepts(&self, other: &Self, guard: &mut Guard) -> bool {
        match (self, other) {
            (Self::Unit, _) | (_, Self::Unit) => true,
            (Self::Alias(_), _) | (_, Self::Alias(_)) => grow(|| accepts_alias(self, other, guard)),
            (Self::Variant(options), Self::Undef) if options.is_empty() => false,
            (Self::Variant(options), Self::Variant(_)) if options.is_empty() => true,
            (Self::Any, _) => true,
            (Self::NotUndef(_), Self::Variant(types)) if types.is_empty() => {
                self.accepts_itself(other, guard)
            }
            (_, Self::Variant(types)) => {
                !types.is_empty() && grow(|| types.iter().all(|of| self.accepts(of, guard)))
            }
            (_, Self::Optional(of)) => {
                self.accepts(&Self::Undef, guard)
                    && of
                        .as_ref()
                        .is_none_or(|of| grow(|| self.accepts(of, guard)))
            }
            (_, Self::NotUndef(Some(of))) if !of.is_assignable(&Self::Undef) => {
                grow(|| self.accepts(of, guard))
            }
            _ => self.accepts_itself(other, guard),
        }
    }

    /// Assignability of what is neither an alias nor a choice.
    fn accepts_itself(&self, other: &Self, guard: &mut Guard) -> bool {
        match self {
            Self::Any | Self::Unit => true,
            Self::Undef | Self::Default | Self::SemVerRange | Self::Binary => {
                ptr::eq(self, other) || self == other
            }
            Self::Scalar
            | Self::ScalarData
            | Self::Numeric
            | Self::Integer(_)
            | Self::Float(_)
            | Self::Boolean(_)
            | Self::String(_)
            | Self::Enum(_)
            | Self::Pattern(_)
            | Self::Regexp(_)
            | Self::SemVer(_)
            | Self::Timespan(_)
            | Self::Timestamp(_)
            | Self::Uri(_) => scalars::accepts(self, other),
            Self::Collection(_)
            | Self::Array(_)
            | Self::Hash(_)
            | Self::Tuple(_)
            | Self::Struct(_) => grow(|| collections::accepts(self, other, guard)),
            Self::Variant(options) => {
                grow(|| options.iter().any(|option| option.accepts(other, guard)))
            }
            Self::Optional(of) => match (of, other) {
                (_, Self::Undef) | (None, _) => true,
                (Some(of), other) => grow(|| of.accepts(other, guard)),
            },
            Self::NotUndef(of) => {
                !other.is_assignable(&Self::Undef)
                    && of
                        .as_ref()
                        .is_none_or(|of| grow(|| of.accepts(other, guard)))
            }
            Self::Iterable(of) => grow(|| accepts_iterable(of.as_deref(), other, guard)),
            Self::Iterator(of) => match (of, other) {
                (None, Self::Iterator(_)) => true,
                (Some(of), Self::Iterator(Some(element))) => grow(|| of.accepts(element, guard)),
                _ => false,
            },
            Self::Type(of) => match (of, other) {
                (None, Self::Type(_)) => true,
                (Some(of), Self::Type(Some(described))) => grow(|| of.accepts(described, guard)),
                _ => false,
            },
            Self::Sensitive(of) => match other {
                Self::Sensitive(inside) => {
                    let of = of.as_deref().unwrap_or(&Self::Any);
                    let inside = inside.as_deref().unwrap_or(&Self::Any);
                    grow(|| of.accepts(inside, guard))
                }
                _ => false,
            },
            Self::Callable(of) => match other {
                Self::Callable(other) => {
                    grow(|| callable::accepts(of.as_deref(), other.as_deref(), guard))
                }
                _ => false,
            },
            Self::Init(of) => grow(|| super::init::accepts(of.as_deref(), other, guard)),
            Self::CatalogEntry => {
                matches!(
                    other,
                    Self::CatalogEntry | Self::Resource(_) | Self::Class(_)
                )
            }
            Self::Resource(_) | Self::Class(_) | Self::Runtime(_) => {
                objects::accepts_entry(self, other)
            }
            Self::Object(_) | Self::ObjectExtension(_) | Self::TypeSet(_) => {
                grow(|| objects::accepts(self, other, guard))
            }
            Self::Reference(_) => self == other,
            // An alias has been resolved before.
            Self::Alias(_) => false,
        }
    }
}

/// Assignability where one of both is an alias.
fn accepts_alias(this: &Type, other: &Type, guard: &mut Guard) -> bool {
    let is_known = |of: &Type| matches!(of, Type::Alias(_));
    let keep = is_known(this) && is_known(other);
    guard.ask((address(this), address(other)), keep, |guard| {
        match (this, other) {
            // The empty variant is asked as such, whatever the names.
            (Type::Alias(this), Type::Alias(other)) => match (this.get(), other.get()) {
                (Some(this), Some(other)) => this.accepts(other, guard),
                _ => false,
            },
            (Type::Alias(this), other) => this.get().is_some_and(|this| this.accepts(other, guard)),
            (this, Type::Alias(other)) => other.get().is_some_and(|of| this.accepts(of, guard)),
            _ => false,
        }
    })
}

/// What tells a type from others while it is borrowed.
fn address(of: &Type) -> usize {
    match of {
        Type::Alias(alias) => Arc::as_ptr(alias).addr(),
        of => ptr::from_ref(of).addr(),
    }
}

/// Assignability to `Iterable[element]`.
fn accepts_iterable(element: Option<&Type>, other: &Type, guard: &mut Guard) -> bool {
    match element {
        None => other.is_iterable(),
        Some(element) if element.accepts(&Type::Any, guard) => other.is_iterable(),
        Some(element) => match other.iterable_element_type() {
            Some(Some(of)) => element.accepts(&of, guard),
            _ => false,
        },
    }
}

impl TypeAlias {
    /// What it stands for, if that is known.
    pub fn get(&self) -> Option<&Type> {
        self.resolved.get()
    }
}

impl Type {
    /// The type behind all aliases; an alias that is not resolved, or one that only stands for
    /// itself, is itself.
    pub fn resolved(&self) -> &Self {
        let mut at = self;
        let mut seen: Vec<usize> = Vec::new();
        while let Self::Alias(alias) = at {
            let address = Arc::as_ptr(alias).addr();
            match alias.get() {
                Some(of) if !seen.contains(&address) => {
                    seen.push(address);
                    at = of;
                }
                _ => return self,
            }
        }
        at
    }
}

pub(super) use objects::extends;
pub(super) use scalars::{matches_any, size};
