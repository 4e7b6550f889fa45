//! Types that speak of types that nobody knows.

use crate::deep::grow;
use crate::types::{ObjectDefinition, TupleType, Type};
use crate::value::Str;

/// The first unknown type inside of a type.
pub(super) fn find(of: &Type) -> Option<Str> {
    let mut search = Search { seen: Vec::new() };
    search.find(of)
}

struct Search {
    /// Aliases and Object types that have been looked at: they can speak of themselves.
    seen: Vec<usize>,
}

impl Search {
    fn find(&mut self, of: &Type) -> Option<Str> {
        grow(|| self.find_inside(of))
    }

    fn find_inside(&mut self, of: &Type) -> Option<Str> {
        match of {
            Type::Reference(name) => Some(name.clone()),
            Type::Array(Some(of)) => self.find(&of.element),
            Type::Hash(Some(of)) => self.find(&of.key).or_else(|| self.find(&of.value)),
            Type::Tuple(of) => self.tuple(of),
            Type::Struct(of) => of.elements.iter().find_map(|element| {
                self.find(&element.key)
                    .or_else(|| self.find(&element.value))
            }),
            Type::Variant(types) => types.iter().find_map(|of| self.find(of)),
            Type::Optional(Some(of))
            | Type::NotUndef(Some(of))
            | Type::Iterable(Some(of))
            | Type::Iterator(Some(of))
            | Type::Type(Some(of))
            | Type::Sensitive(Some(of)) => self.find(of),
            Type::Init(Some(of)) => self.find(&of.made),
            Type::Callable(Some(of)) => {
                let parts = [of.block.as_ref(), of.return_type.as_ref()];
                let parameters = of.parameters.as_ref();
                parameters
                    .and_then(|of| self.tuple(of))
                    .or_else(|| parts.into_iter().flatten().find_map(|of| self.find(of)))
            }
            Type::Alias(alias) if self.is_new(alias.address()) => self.find(alias.real().get()?),
            Type::Object(object) if self.is_new(object.address()) => {
                self.definition(object.real().definition.get()?)
            }
            _ => None,
        }
    }

    fn tuple(&mut self, of: &TupleType) -> Option<Str> {
        of.types.iter().find_map(|of| self.find(of))
    }

    fn definition(&mut self, of: &ObjectDefinition) -> Option<Str> {
        let members = [&of.type_parameters, &of.attributes, &of.functions];
        let parent = of.parent.as_ref().and_then(|parent| self.find(parent));
        parent.or_else(|| {
            let mut members = members.into_iter().flatten();
            members.find_map(|member| self.find(&member.of))
        })
    }

    fn is_new(&mut self, address: usize) -> bool {
        let is_new = !self.seen.contains(&address);
        if is_new {
            self.seen.push(address);
        }
        is_new
    }
}
