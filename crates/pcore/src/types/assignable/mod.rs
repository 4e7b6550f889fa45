//! Assignability: whether all instances of one type are instances of another.

mod callable;
mod collections;
mod objects;
mod scalars;

use std::borrow::Cow;
use std::ptr;
use std::sync::Arc;

use marotte_syntax::Dialect;

use super::guard::{Guard, Identity};
use super::{Real, Type, TypeAlias};
use crate::deep::grow;

impl Type {
    /// Whether an instance of the other type can be given where this type is asked for.
    pub fn is_assignable(&self, other: &Self) -> bool {
        self.accepts(other, &mut Guard::default())
    }

    /// The same in a dialect: in that of the first design `Undef` can be given for any type, and
    /// so can a type without instances.
    pub fn is_assignable_in(&self, other: &Self, dialect: Dialect) -> bool {
        let mut guard = Guard::default();
        guard.undef_fits = dialect.is_evaluator4();
        self.accepts(other, &mut guard)
    }

    /// The same question inside of another one.
    pub(super) fn accepts(&self, other: &Self, guard: &mut Guard) -> bool {
        match (self, other) {
            (Self::Unit, _) => true,
            (Self::Alias(alias), _) if alias.is_recursive() => {
                let address = alias.address();
                let pair = (identity(self), identity(other));
                let ask = |guard: &mut Guard| {
                    guard.guarded(|guard| {
                        guard.with_this(address, |guard| {
                            guard.is_back_on_both_sides() || self.accepts_choices(other, guard)
                        })
                    })
                };
                grow(|| guard.remembering_pair(pair, |guard| guard.bounded(pair, ask)))
            }
            (Self::Variant(options), Self::Undef) if options.is_empty() => guard.undef_fits,
            (Self::Variant(options), Self::Variant(_)) if options.is_empty() => true,
            _ => self.accepts_choices(other, guard),
        }
    }

    /// Looks into what is offered: aliases and choices.
    fn accepts_choices(&self, other: &Self, guard: &mut Guard) -> bool {
        if guard.is_exhausted() {
            return false;
        }
        match (self, other) {
            (_, Self::Unit) => true,
            (_, Self::Undef) if guard.undef_fits => true,
            (_, Self::Alias(alias)) => grow(|| self.accepts_alias(alias, guard)),
            (Self::Any, Self::Variant(_)) => true,
            (Self::NotUndef(_), Self::Variant(types)) if types.is_empty() => {
                self.accepts_itself(other, guard)
            }
            (_, Self::Variant(types)) => {
                (!types.is_empty() || guard.undef_fits)
                    && guard
                        .strictly(|guard| grow(|| types.iter().all(|of| self.accepts(of, guard))))
            }
            (_, Self::Optional(of)) => guard.anew(|guard| {
                guard.strictly(|guard| self.accepts(&Self::Undef, guard))
                    && of
                        .as_ref()
                        .is_none_or(|of| grow(|| self.accepts(of, guard)))
            }),
            (_, Self::NotUndef(Some(of))) if !of.is_assignable(&Self::Undef) => {
                grow(|| self.accepts(of, guard))
            }
            _ => self.accepts_itself(other, guard),
        }
    }

    fn accepts_alias(&self, alias: &Arc<TypeAlias>, guard: &mut Guard) -> bool {
        let alias = alias.real();
        let Some(of) = alias.get() else { return false };
        if !alias.is_recursive() {
            return self.accepts(of, guard);
        }
        let address = alias.address();
        guard.guarded(|guard| {
            guard.add_that(address);
            guard.is_back_on_both_sides() || self.accepts_resolved(&alias, of, guard)
        })
    }

    /// Looks into a recursive alias on the offered side.
    fn accepts_resolved(&self, alias: &Arc<TypeAlias>, of: &Self, guard: &mut Guard) -> bool {
        // A recursive alias on this side has already been counted with that one.
        if matches!(self, Self::Alias(this) if this.is_recursive()) {
            return self.accepts(of, guard);
        }
        let pair = (identity(self), Identity::Alias(alias.address()));
        guard.bounded(pair, |guard| self.accepts(of, guard))
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
                !guard.strictly(|guard| other.accepts(&Self::Undef, guard))
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
            Self::Init(of) => grow(|| super::init::accepts(of.as_ref(), other, guard)),
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
            Self::Alias(alias) => grow(|| {
                let alias = alias.real();
                alias.get().is_some_and(|of| of.accepts(other, guard))
            }),
        }
    }
}

/// What tells a type from others while it is borrowed.
fn identity(of: &Type) -> Identity {
    match of {
        Type::Alias(alias) => Identity::Alias(alias.address()),
        of => Identity::Other(ptr::from_ref(of).addr()),
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

impl Type {
    /// The type behind all aliases; an alias that is not resolved, or one that only stands for
    /// itself, is itself.
    pub fn resolved(&self) -> Cow<'_, Self> {
        let mut at = Cow::Borrowed(self);
        let mut seen: Vec<usize> = Vec::new();
        while let Self::Alias(alias) = &*at {
            let address = alias.address();
            if seen.contains(&address) {
                return Cow::Borrowed(self);
            }
            seen.push(address);
            let next = match (&at, alias.real()) {
                (Cow::Borrowed(Self::Alias(alias)), Real::Itself(_)) => {
                    alias.get().map(Cow::Borrowed)
                }
                (_, real) => real.get().cloned().map(Cow::Owned),
            };
            match next {
                Some(next) => at = next,
                None => return Cow::Borrowed(self),
            }
        }
        at
    }
}

pub(super) use objects::{extends, is_any_object};
pub(super) use scalars::{matches_any, matches_quietly, size};
