//! Types that speak of each other in circles, without keeping each other in memory.
//!
//! `type Tree = Array[Tree]`: a name inside of a definition that is not known in full yet becomes a
//! stand-in, which has the name and finds the type without holding it. Everything else is held. So
//! a type holds only those that were known before it, and there are no circles of owners. Whoever
//! defines types holds them all for as long as any of them is used; a stand-in whose type is gone
//! is a type that nobody has defined.

use std::ops::Deref;
use std::sync::{Arc, OnceLock, Weak};

use super::{ObjectType, Type, TypeAlias, TypeSetType};

/// A type with a name that has a definition, as opposed to a stand-in for one.
pub enum Real<'a, T> {
    /// It is the one that was asked.
    Itself(&'a Arc<T>),
    /// It is the one that a stand-in was asked for.
    Found(Arc<T>),
}

impl<T> Deref for Real<'_, T> {
    type Target = Arc<T>;

    fn deref(&self) -> &Arc<T> {
        match self {
            Self::Itself(of) => of,
            Self::Found(of) => of,
        }
    }
}

/// What a stand-in stands for, or itself if it is none or if that is gone.
fn real<'a, T>(of: &'a Arc<T>, circle: Option<&Weak<T>>) -> Real<'a, T> {
    match circle.and_then(Weak::upgrade) {
        Some(found) => Real::Found(found),
        None => Real::Itself(of),
    }
}

/// What tells a type from others: the same for a type and its stand-ins.
fn address<T>(of: &Arc<T>, circle: Option<&Weak<T>>) -> usize {
    circle.map_or_else(|| Arc::as_ptr(of), Weak::as_ptr).addr()
}

impl TypeAlias {
    /// The alias with the definition.
    #[inline]
    pub fn real<'a>(self: &'a Arc<Self>) -> Real<'a, Self> {
        real(self, self.circle.as_ref())
    }

    /// What tells it from others.
    #[inline]
    pub fn address(self: &Arc<Self>) -> usize {
        address(self, self.circle.as_ref())
    }

    fn stand_in(self: &Arc<Self>) -> Arc<Self> {
        if self.circle.is_some() {
            return Arc::clone(self);
        }
        Arc::new(Self {
            name: self.name.clone(),
            resolved: OnceLock::new(),
            recursive: OnceLock::new(),
            circle: Some(Arc::downgrade(self)),
        })
    }
}

impl ObjectType {
    /// The type with the definition.
    pub fn real<'a>(self: &'a Arc<Self>) -> Real<'a, Self> {
        real(self, self.circle.as_ref())
    }

    /// What tells it from others.
    pub fn address(self: &Arc<Self>) -> usize {
        address(self, self.circle.as_ref())
    }

    fn stand_in(self: &Arc<Self>) -> Arc<Self> {
        if self.circle.is_some() {
            return Arc::clone(self);
        }
        let mut stand_in = Self::undefined(self.name.clone());
        stand_in.circle = Some(Arc::downgrade(self));
        Arc::new(stand_in)
    }
}

impl TypeSetType {
    /// The set with the definition.
    pub fn real<'a>(self: &'a Arc<Self>) -> Real<'a, Self> {
        real(self, self.circle.as_ref())
    }

    /// What tells it from others.
    pub fn address(self: &Arc<Self>) -> usize {
        address(self, self.circle.as_ref())
    }

    fn stand_in(self: &Arc<Self>) -> Arc<Self> {
        if self.circle.is_some() {
            return Arc::clone(self);
        }
        let mut stand_in = Self::undefined(self.name.clone());
        stand_in.circle = Some(Arc::downgrade(self));
        Arc::new(stand_in)
    }
}

/// How many ancestors are looked at: asking about a circle must end.
const MOST_ANCESTORS: usize = 1000;

impl Type {
    /// The type as part of a definition: itself if it is known in full, or else a stand-in.
    pub fn for_definition(&self) -> Self {
        match self {
            _ if self.is_known_in_full() => self.clone(),
            Self::Alias(of) => Self::Alias(of.stand_in()),
            Self::Object(of) => Self::Object(of.stand_in()),
            Self::TypeSet(of) => Self::TypeSet(of.stand_in()),
            other => other.clone(),
        }
    }

    /// The type itself if this is a stand-in for one.
    pub fn strong(&self) -> Self {
        match self {
            Self::Alias(of) => Self::Alias(Arc::clone(&of.real())),
            Self::Object(of) => Self::Object(Arc::clone(&of.real())),
            Self::TypeSet(of) => Self::TypeSet(Arc::clone(&of.real())),
            other => other.clone(),
        }
    }

    /// Whether all that the type holds is there, so that what is defined from now on can hold it.
    fn is_known_in_full(&self) -> bool {
        match self {
            Self::Alias(of) => of.circle.is_none() && of.get().is_some(),
            Self::Object(of) => of.circle.is_none() && is_extending_known(self, 0),
            Self::TypeSet(of) => {
                let definition = of.definition.get();
                of.circle.is_none()
                    && definition.is_some_and(|definition| {
                        definition.types.iter().all(|(_, of)| of.is_known_in_full())
                    })
            }
            _ => true,
        }
    }
}

/// Whether an Object type is known, and all types that it extends: it holds them, whenever they
/// are defined.
fn is_extending_known(of: &Type, depth: usize) -> bool {
    if depth > MOST_ANCESTORS {
        return false;
    }
    match of {
        Type::Alias(of) => match of.real().get() {
            Some(of) => is_extending_known(of, depth + 1),
            None => false,
        },
        Type::Object(of) => match of.real().definition.get() {
            Some(definition) => definition
                .parent
                .as_ref()
                .is_none_or(|parent| is_extending_known(parent, depth + 1)),
            None => false,
        },
        _ => true,
    }
}
