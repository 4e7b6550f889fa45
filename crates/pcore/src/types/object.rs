//! Object types: members with those of the parents.

use std::sync::{Arc, OnceLock};

use rustc_hash::FxHashMap;

use super::guard::Guard;
use super::{
    AttributeKind, Native, ObjectDefinition, ObjectExtension, ObjectMember, ObjectType,
    StructElement, Type, TypeSetType,
};
use crate::value::{Object, Str, Value};

/// How many ancestors are looked at: a definition that extends itself is refused elsewhere, but
/// asking about it must end.
const MOST_ANCESTORS: usize = 1000;

impl ObjectType {
    /// A type that is not defined yet.
    pub const fn undefined(name: Str) -> Self {
        Self {
            name,
            definition: OnceLock::new(),
            parent: OnceLock::new(),
            circle: None,
        }
    }

    /// The name in messages.
    pub fn label(&self) -> &str {
        if self.name.is_empty() {
            "Object"
        } else {
            &self.name
        }
    }

    /// The Object type that it extends, looking through aliases.
    pub fn parent(&self) -> Option<&Arc<Self>> {
        if let Some(known) = self.parent.get() {
            return Some(known);
        }
        match &*self.definition.get()?.parent.as_ref()?.resolved() {
            Type::Object(parent) => Some(self.parent.get_or_init(|| Arc::clone(&parent.real()))),
            _ => None,
        }
    }

    /// The definitions from the farthest ancestor down to its own.
    fn lineage(&self) -> Vec<&ObjectDefinition> {
        let mut lineage = Vec::new();
        let mut at = Some(self);
        while let Some(of) = at.filter(|_| lineage.len() < MOST_ANCESTORS) {
            lineage.extend(of.definition.get());
            at = of.parent().map(|parent| &**parent);
        }
        lineage.reverse();
        lineage
    }

    fn collect<'a>(
        &'a self,
        members: impl Fn(&'a ObjectDefinition) -> &'a [ObjectMember],
    ) -> Vec<&'a ObjectMember> {
        let mut lineage = self.lineage().into_iter();
        // The names of a single definition are all different.
        if lineage.len() <= 1 {
            return lineage.next().map(members).into_iter().flatten().collect();
        }
        let mut all: Vec<&ObjectMember> = Vec::new();
        let mut places = FxHashMap::default();
        for member in lineage.flat_map(members) {
            match *places.entry(&member.name).or_insert(all.len()) {
                place if place < all.len() => all[place] = member,
                _ => all.push(member),
            }
        }
        all
    }

    /// All attributes, those of the parents first; an overridden one keeps its place.
    pub(crate) fn all_attributes(&self) -> Vec<&ObjectMember> {
        self.collect(|definition| &definition.attributes)
    }

    /// All type parameters, those of the parents first.
    pub(crate) fn all_type_parameters(&self) -> Vec<&ObjectMember> {
        self.collect(|definition| &definition.type_parameters)
    }

    /// The attribute or function of a name, its own or that of an ancestor.
    pub fn member(&self, name: &str) -> Option<&ObjectMember> {
        self.lineage().into_iter().rev().find_map(|definition| {
            definition
                .attributes
                .iter()
                .chain(&definition.functions)
                .find(|member| member.name == name)
        })
    }

    /// Whether a member of it is a function.
    pub fn is_function(&self, member: &ObjectMember) -> bool {
        self.lineage().into_iter().any(|definition| {
            definition
                .functions
                .iter()
                .any(|of| std::ptr::eq(of, member))
        })
    }

    /// Whether it or a parent has type parameters.
    pub(crate) fn is_parameterized(&self) -> bool {
        self.lineage()
            .iter()
            .any(|definition| !definition.type_parameters.is_empty())
    }

    /// The attributes that the constructor takes, in its order: required ones first.
    pub fn constructor_attributes(&self) -> Vec<&ObjectMember> {
        let mut given: Vec<&ObjectMember> = self
            .all_attributes()
            .into_iter()
            .filter(|attribute| attribute.is_given())
            .collect();
        match self.native() {
            Some(native) if !native.order.is_empty() => given.sort_by_key(|attribute| {
                let name = attribute.name.as_str();
                native.order.iter().position(|known| *known == name)
            }),
            _ => given.sort_by_key(|attribute| attribute.value.is_some()),
        }
        given
    }

    /// What the runtime does for the type itself; it is not inherited.
    pub(crate) fn native(&self) -> Option<&'static Native> {
        self.definition.get()?.native
    }

    /// The names of the attributes that decide equality of instances.
    pub(crate) fn equality_attributes(&self) -> Vec<Str> {
        let mut names: Vec<Str> = Vec::new();
        for definition in self.lineage() {
            let own: Vec<Str> = match &definition.equality {
                Some(equality) => equality.clone(),
                None => definition
                    .attributes
                    .iter()
                    .filter(|attribute| attribute.kind != AttributeKind::Constant)
                    .map(|attribute| attribute.name.clone())
                    .collect(),
            };
            for name in own {
                if !names.contains(&name) {
                    names.push(name);
                }
            }
        }
        names
    }

    /// The Struct type of the hash that an instance can be made from.
    pub fn init_hash_type(&self) -> Type {
        self.init_hash_type_in(&mut Guard::default())
    }

    /// The same inside of a question about types.
    pub(crate) fn init_hash_type_in(&self, guard: &mut Guard) -> Type {
        Type::structure(
            self.all_attributes()
                .into_iter()
                .filter(|attribute| attribute.is_given())
                .map(|attribute| {
                    let (name, of) = (attribute.name.clone(), attribute.of.clone());
                    if attribute.value.is_some() {
                        StructElement::optional(name, of)
                    } else {
                        StructElement::new_in(name, of, guard)
                    }
                }),
        )
    }
}

impl ObjectMember {
    /// Whether the constructor takes it.
    pub fn is_given(&self) -> bool {
        !matches!(self.kind, AttributeKind::Constant | AttributeKind::Derived)
    }
}

impl Object {
    /// The value of an attribute.
    pub fn attribute(&self, name: &str) -> Option<&Value> {
        let given = self.object_type.constructor_attributes();
        match given.iter().position(|attribute| attribute.name == name) {
            Some(index) => self.attributes.get(index),
            None => self
                .object_type
                .all_attributes()
                .into_iter()
                .find(|attribute| attribute.name == name)
                .and_then(|attribute| attribute.value.as_ref()),
        }
    }

    /// The attribute that is its text, if one is.
    pub(crate) fn text(&self) -> Option<&Value> {
        self.attribute(self.object_type.native()?.text?)
    }

    /// Its type: with values for the type parameters, if there are any.
    pub(crate) fn inferred_type(&self) -> Type {
        if !self.object_type.is_parameterized() {
            return Type::Object(Arc::clone(&self.object_type));
        }
        let parameters = self
            .object_type
            .all_type_parameters()
            .into_iter()
            .filter_map(|parameter| {
                let value = self.attribute(&parameter.name).cloned();
                Some((Value::String(parameter.name.clone()), value?))
            })
            .collect();
        Type::ObjectExtension(Arc::new(ObjectExtension {
            base: Arc::clone(&self.object_type),
            parameters,
        }))
    }
}

impl TypeSetType {
    /// A set that is not defined yet.
    pub const fn undefined(name: Str) -> Self {
        Self {
            name,
            definition: OnceLock::new(),
            circle: None,
        }
    }
}
