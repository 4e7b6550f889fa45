//! Definitions of aliases: what an alias may stand for.

use std::sync::{Arc, OnceLock};

use marotte_diagnostics::TypeIssue;
use rustc_hash::FxHashSet;

use super::{InitType, Type, TypeAlias};
use crate::deep::grow;
use crate::value::Str;

impl TypeAlias {
    /// An alias whose definition is not known yet.
    pub fn new(name: impl Into<Str>) -> Arc<Self> {
        Arc::new(Self {
            name: name.into(),
            resolved: OnceLock::new(),
            recursive: OnceLock::new(),
            circle: None,
        })
    }

    /// What it stands for, if that is known. A stand-in does not know it: that is asked of the
    /// [`real`](Self::real) one.
    pub fn get(&self) -> Option<&Type> {
        self.resolved.get()
    }

    /// Whether it speaks of itself, directly or through others.
    pub(crate) fn is_recursive(&self) -> bool {
        if let Some(circle) = &self.circle {
            return circle.upgrade().is_some_and(|real| real.is_recursive());
        }
        match (self.recursive.get(), self.get()) {
            (Some(known), _) => *known,
            (None, None) => false,
            (None, Some(of)) => {
                let mut walk = Walk::to(std::ptr::from_ref(self).addr());
                let found = walk.finds(of);
                // What is not known yet may speak of it later.
                if found || !walk.is_open {
                    self.recursive.get_or_init(|| found);
                }
                found
            }
        }
    }

    /// Sets what it stands for, in normal form. A choice that has the alias itself among its
    /// options loses it. What an alias stands for is set once: later definitions are ignored.
    pub fn define(&self, of: &Type) -> Result<(), TypeIssue> {
        let of = of.normalize();
        if !self.is_real(&of, &mut Vec::new()) {
            let name = self.name.as_str().into();
            return Err(TypeIssue::NoRealType { name });
        }
        let of = match &of {
            Type::Variant(options) => {
                let real = |option: &&Type| self.is_real(option, &mut Vec::new());
                if options.iter().all(|option| real(&option)) {
                    of
                } else {
                    Type::variant(options.iter().filter(real).cloned())
                }
            }
            _ => of,
        };
        self.set(of);
        Ok(())
    }

    /// Sets what it stands for, as it is, unless that is known.
    pub(crate) fn set(&self, of: Type) {
        self.resolved.get_or_init(|| of);
    }

    /// Whether there is more behind a type than choices and names, this alias included.
    fn is_real(&self, of: &Type, seen: &mut Vec<usize>) -> bool {
        match of {
            Type::Variant(options) => options.iter().any(|option| self.is_real(option, seen)),
            Type::Alias(alias) => {
                let address = alias.address();
                if alias.name == self.name || seen.contains(&address) {
                    return false;
                }
                seen.push(address);
                // What is not known yet can be anything.
                alias.real().get().is_none_or(|of| self.is_real(of, seen))
            }
            _ => true,
        }
    }
}

impl InitType {
    /// Whether what is made speaks of this very type.
    pub(super) fn is_recursive(self: &Arc<Self>) -> bool {
        Walk::to(Arc::as_ptr(self).addr()).finds(&self.made)
    }
}

/// The way through all that a type speaks of, however deep, to an alias (or Init type).
struct Walk {
    /// Where the alias is.
    to: usize,
    /// What was passed.
    seen: FxHashSet<usize>,
    /// Whether there was an alias whose meaning is not known yet.
    is_open: bool,
}

impl Walk {
    fn to(to: usize) -> Self {
        Self {
            to,
            seen: FxHashSet::default(),
            is_open: false,
        }
    }

    /// Whether a type is the alias, or speaks of it.
    fn finds(&mut self, of: &Type) -> bool {
        let address = match of {
            Type::Init(Some(other)) => Arc::as_ptr(other).addr(),
            Type::Alias(other) => other.address(),
            Type::Object(other) => other.address(),
            Type::TypeSet(other) => other.address(),
            of => return self.finds_in_parts(of),
        };
        if address == self.to {
            return true;
        }
        if !self.seen.insert(address) {
            return false;
        }
        let Type::Alias(other) = of else {
            return self.finds_in_parts(of);
        };
        let other = other.real();
        match (other.recursive.get(), other.get()) {
            // The alias that is looked for speaks of this one. If this one spoke of it, it would
            // speak of itself.
            (Some(false), _) => false,
            (_, Some(of)) => self.finds(of),
            (_, None) => {
                self.is_open = true;
                false
            }
        }
    }

    fn finds_in_parts(&mut self, of: &Type) -> bool {
        let mut found = false;
        of.for_each_part(&mut |part| {
            found = found || grow(|| self.finds(part));
        });
        found
    }
}

impl Type {
    /// Calls a function with each type that this one is made of. What an alias stands for is no
    /// part of it.
    pub fn for_each_part(&self, call: &mut dyn FnMut(&Self)) {
        match self {
            Self::Array(Some(of)) => call(&of.element),
            Self::Hash(Some(of)) => {
                call(&of.key);
                call(&of.value);
            }
            Self::Tuple(of) => of.types.iter().for_each(call),
            Self::Struct(of) => {
                for member in &of.elements {
                    call(&member.key);
                    call(&member.value);
                }
            }
            Self::Variant(types) => types.iter().for_each(call),
            Self::Optional(Some(of))
            | Self::NotUndef(Some(of))
            | Self::Iterable(Some(of))
            | Self::Iterator(Some(of))
            | Self::Type(Some(of))
            | Self::Sensitive(Some(of)) => call(of),
            Self::Init(Some(of)) => call(&of.made),
            Self::Callable(Some(of)) => {
                let parameters = of.parameters.iter().flat_map(|of| &of.types);
                parameters
                    .chain(&of.block)
                    .chain(&of.return_type)
                    .for_each(call);
            }
            Self::Object(of) => {
                if let Some(definition) = of.real().definition.get() {
                    let members = definition
                        .type_parameters
                        .iter()
                        .chain(&definition.attributes)
                        .chain(&definition.functions)
                        .map(|member| &member.of);
                    definition.parent.iter().chain(members).for_each(call);
                }
            }
            Self::TypeSet(of) => {
                if let Some(definition) = of.real().definition.get() {
                    definition.types.iter().map(|(_, of)| of).for_each(call);
                }
            }
            _ => {}
        }
    }
}
