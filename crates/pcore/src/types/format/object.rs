//! Object types and sets of types as text.

use std::sync::Arc;

use super::Formatter;
use crate::types::{
    AttributeKind, ObjectDefinition, ObjectExtension, ObjectMember, ObjectType, Type, TypeSetType,
};
use crate::value::{Str, Value};

impl TypeSetType {
    /// The short name of a type that is in the set, or in one that it refers to.
    pub fn name_of(&self, of: &Type) -> Option<Str> {
        let definition = self.definition.get()?;
        let mut types = definition.types.iter();
        if let Some((name, _)) = types.find(|(_, known)| known == of) {
            return Some(name.clone());
        }
        definition.references.iter().find_map(|(alias, set)| {
            let Type::TypeSet(set) = set else { return None };
            let set = set.real();
            let mut types = set.definition.get()?.types.iter();
            let (name, _) = types.find(|(_, known)| known == of)?;
            Some(format!("{alias}::{name}").into())
        })
    }
}

impl Formatter {
    /// The name of a type in the set that is being written.
    pub(super) fn short_name(&self, of: &Type) -> Option<Str> {
        self.type_set.as_ref()?.name_of(of)
    }

    pub(super) fn object(&mut self, of: &Type, object: &Arc<ObjectType>) {
        let short = self.short_name(of);
        if self.expanded {
            self.object_definition(&object.real(), short.is_none());
        } else {
            let name = short.as_ref().map_or(object.label(), Str::as_str);
            self.out.push_str(name);
        }
    }

    pub(super) fn extension(&mut self, of: &Type, extension: &ObjectExtension) {
        let short = self.short_name(of);
        let base = extension.base.real();
        let name = short.as_ref().map_or(base.label(), Str::as_str);
        let known = base.all_type_parameters();
        self.parameters(name, false, |f| {
            if known.len() > 2 {
                return f.hash(&extension.parameters);
            }
            let mut values: Vec<Value> = known
                .iter()
                .map(|parameter| {
                    extension
                        .parameters
                        .get_str(&parameter.name)
                        .cloned()
                        .unwrap_or(Value::Default)
                })
                .collect();
            while matches!(values.last(), Some(Value::Default)) {
                values.pop();
            }
            f.values(&values);
        });
    }

    fn object_definition(&mut self, object: &ObjectType, with_name: bool) {
        self.expanded = false;
        self.parameters("Object", false, |f| {
            let keys = keys_of(object, with_name);
            f.entries(keys, |f, key| {
                f.out.push_str(key);
                f.arrow();
                f.object_entry(object, key);
            });
        });
        self.expanded = true;
    }

    fn object_entry(&mut self, object: &ObjectType, key: &str) {
        let Some(definition) = object.definition.get() else {
            return self.quoted(&object.name);
        };
        match key {
            "name" => self.quoted(&object.name),
            "parent" => {
                if let Some(parent) = &definition.parent {
                    self.of_type(parent);
                }
            }
            "type_parameters" => {
                self.entries(&definition.type_parameters, |f, parameter| {
                    f.quoted(&parameter.name);
                    f.arrow();
                    f.type_parameter(parameter);
                });
            }
            "attributes" => {
                let attributes = definition.attributes.iter().filter(|of| !is_constant(of));
                self.entries(attributes, Self::member_of_object);
            }
            "constants" => {
                let constants = definition.attributes.iter().filter(|of| is_constant(of));
                self.entries(constants, |f, constant| {
                    f.quoted(&constant.name);
                    f.arrow();
                    f.value(constant.value.as_ref().unwrap_or(&Value::Undef));
                });
            }
            "functions" => self.entries(&definition.functions, Self::member_of_object),
            "equality" => {
                self.out.push('[');
                for name in definition.equality.iter().flatten() {
                    self.quoted(name);
                    self.separator();
                }
                self.chomp_list();
                self.out.push(']');
            }
            "checks" => self.value(definition.checks.as_ref().unwrap_or(&Value::Undef)),
            _ => self.value(definition.annotations.as_ref().unwrap_or(&Value::Undef)),
        }
    }

    fn type_parameter(&mut self, parameter: &ObjectMember) {
        let of = match &parameter.of {
            Type::Optional(Some(of)) => of,
            of => of,
        };
        match parameter.value.as_ref() {
            None | Some(Value::Undef) => self.of_type(of),
            Some(value) => self.entries(["type", "value"], |f, key| {
                f.quoted(key);
                f.arrow();
                match key {
                    "type" => f.of_type(of),
                    _ => f.value(value),
                }
            }),
        }
    }

    /// A member: just its type, if there is nothing else to say.
    fn member_of_object(&mut self, member: &ObjectMember) {
        self.quoted(&member.name);
        self.arrow();
        let kind = kind_name(member.kind);
        let is_constant = member.kind == AttributeKind::Constant;
        let keys: Vec<&str> = [
            ("type", true),
            ("final", member.is_final && !is_constant),
            ("override", member.overrides),
            ("annotations", member.annotations.is_some()),
            ("kind", kind.is_some()),
            ("value", member.value.is_some()),
        ]
        .into_iter()
        .filter_map(|(key, is_there)| is_there.then_some(key))
        .collect();
        if keys.len() == 1 {
            return self.of_type(&member.of);
        }
        self.entries(keys, |f, key| {
            f.out.push_str(key);
            f.arrow();
            match key {
                "type" => f.of_type(&member.of),
                "kind" => f.out.push_str(kind.unwrap_or_default()),
                "value" => f.value(member.value.as_ref().unwrap_or(&Value::Undef)),
                "annotations" => f.value(member.annotations.as_ref().unwrap_or(&Value::Undef)),
                _ => f.out.push_str("true"),
            }
        });
    }

    pub(super) fn type_set(&mut self, set: &Arc<TypeSetType>) {
        let set = &*set.real();
        let Some(definition) = set.definition.get() else {
            return self.parameters("TypeSet", false, |f| {
                f.entries([&set.name], |f, name| {
                    f.out.push_str("name => ");
                    f.quoted(name);
                });
            });
        };
        let given = |key: &str| definition.init_hash.get_str(key);
        let version = |value: &Option<Value>| value.as_ref().map(version_text);
        let mut entries: Vec<(&str, Option<Value>)> = vec![
            ("annotations", given("annotations").cloned()),
            ("pcore_uri", given("pcore_uri").cloned()),
            ("pcore_version", version(&definition.pcore_version)),
            ("name_authority", given("name_authority").cloned()),
            ("name", Some(Value::String(set.name.clone()))),
            ("version", version(&definition.version)),
            (
                "types",
                (!definition.types.is_empty()).then_some(Value::Undef),
            ),
            ("references", given("references").cloned()),
        ];
        entries.retain(|(_, value)| value.is_some());
        self.parameters("TypeSet", false, |f| {
            f.entries(entries, |f, (key, value)| {
                f.out.push_str(key);
                f.arrow();
                match (key, value) {
                    ("types", _) => {
                        let outer = f.type_set.replace(Arc::clone(set));
                        f.entries(&definition.types, |f, (name, of)| {
                            f.out.push_str(name);
                            f.arrow();
                            f.of_type(of);
                        });
                        f.type_set = outer;
                    }
                    ("references", Some(Value::Hash(references))) => {
                        f.entries(references.iter(), |f, (name, reference)| {
                            f.out.push_str(name.as_str().unwrap_or_default());
                            f.arrow();
                            f.value(reference);
                        });
                    }
                    (_, value) => f.value(&value.unwrap_or_default()),
                }
            });
        });
    }
}

/// The keys of a definition that have something to say, in the order of the reference.
fn keys_of(object: &ObjectType, with_name: bool) -> Vec<&'static str> {
    let empty = ObjectDefinition::default();
    let of = object.definition.get().unwrap_or(&empty);
    let has_constants = of.attributes.iter().any(is_constant);
    let has_attributes = of.attributes.iter().any(|of| !is_constant(of));
    [
        ("annotations", of.annotations.is_some()),
        ("name", with_name && !object.name.is_empty()),
        ("parent", of.parent.is_some()),
        ("type_parameters", !of.type_parameters.is_empty()),
        ("attributes", has_attributes),
        ("constants", has_constants),
        ("functions", !of.functions.is_empty()),
        ("equality", of.equality.is_some()),
        ("checks", of.checks.is_some()),
    ]
    .into_iter()
    .filter_map(|(key, is_there)| is_there.then_some(key))
    .collect()
}

/// Whether an attribute is one that `constants` can say: its type follows from its value.
fn is_constant(attribute: &ObjectMember) -> bool {
    attribute.kind == AttributeKind::Constant
        && attribute
            .value
            .as_ref()
            .is_some_and(|value| attribute.of == value.infer_generic())
}

fn kind_name(kind: AttributeKind) -> Option<&'static str> {
    match kind {
        AttributeKind::Normal => None,
        AttributeKind::Constant => Some("constant"),
        AttributeKind::Derived => Some("derived"),
        AttributeKind::GivenOrDerived => Some("given_or_derived"),
        AttributeKind::Reference => Some("reference"),
    }
}

/// Versions are printed as strings, however they were given.
fn version_text(version: &Value) -> Value {
    match version {
        Value::SemVer(version) => Value::from(version.to_string()),
        other => other.clone(),
    }
}
