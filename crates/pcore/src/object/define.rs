//! The definition of an Object type from its hash.

use std::sync::Arc;

use marotte_diagnostics::TypeIssue;

use super::member::{
    Feature, ancestors, attribute, check_override, function, inherited, inherited_parameter, label,
};
use super::shape;
use crate::describe::assert_instance;
use crate::factory::InvalidType;
use crate::types::{AttributeKind, Native, ObjectDefinition, ObjectMember, ObjectType, Type};
use crate::value::{Hash, Str, Value};

/// Defines an Object type. Nothing happens to one that is defined already.
pub fn define_object(object: &Arc<ObjectType>, init: &Hash) -> Result<(), InvalidType> {
    define_native(object, init, None)
}

/// Defines an Object type for which the runtime does something, too.
pub(super) fn define_native(
    object: &Arc<ObjectType>,
    init: &Hash,
    native: Option<&'static Native>,
) -> Result<(), InvalidType> {
    let value = Value::from(init.clone());
    assert_instance("object initializer", shape::object_initializer(), &value)?;
    let definition = Definition { object, init }.build()?;
    let definition = ObjectDefinition {
        native,
        ..definition
    };
    object.definition.get_or_init(|| definition);
    Ok(())
}

struct Definition<'a> {
    object: &'a Arc<ObjectType>,
    init: &'a Hash,
}

impl Definition<'_> {
    fn build(&self) -> Result<ObjectDefinition, InvalidType> {
        let parent = match self.init.get_str("parent") {
            // A type holds those that it extends, whenever they are defined.
            Some(Value::Type(parent)) => Some(parent.strong()),
            _ => None,
        };
        let parent_object = self.parent_object(parent.as_ref())?;
        let parent_object = parent_object.as_ref();
        let type_parameters = self.type_parameters(parent_object)?;
        let attributes = self.attributes(parent_object)?;
        let functions = self.functions(parent_object, &attributes)?;
        let equality_include_type = !matches!(
            self.init.get_str("equality_include_type"),
            Some(Value::Boolean(false))
        );
        let equality = self.equality(
            parent_object,
            &attributes,
            &functions,
            equality_include_type,
        )?;
        Ok(ObjectDefinition {
            parent,
            type_parameters,
            attributes,
            functions,
            equality,
            equality_include_type,
            checks: self.present("checks"),
            annotations: self.present("annotations"),
            native: None,
            init_hash: Arc::new(self.init.clone()),
        })
    }

    fn present(&self, key: &str) -> Option<Value> {
        let value = self.init.get_str(key)?;
        (!matches!(value, Value::Undef)).then(|| value.clone())
    }

    /// The Object type that is extended, if it is one.
    fn parent_object(&self, parent: Option<&Type>) -> Result<Option<Arc<ObjectType>>, InvalidType> {
        match parent.map(Type::resolved).as_deref() {
            Some(Type::Reference(name)) => {
                let name = name.as_str().into();
                Err(TypeIssue::UnresolvedParent { name }.into())
            }
            Some(Type::Object(parent)) => {
                let parent = parent.real();
                if ancestors(Some(&parent)).any(|of| std::ptr::eq(of, Arc::as_ptr(self.object))) {
                    let name = self.object.label().into();
                    return Err(TypeIssue::InheritsFromItself { name }.into());
                }
                Ok(Some(Arc::clone(&parent)))
            }
            _ => Ok(None),
        }
    }

    fn entries(&self, key: &str) -> Vec<(&str, &Value)> {
        match self.init.get_str(key) {
            Some(Value::Hash(entries)) => entries
                .iter()
                .filter_map(|(name, value)| Some((name.as_str()?, value)))
                .collect(),
            _ => Vec::new(),
        }
    }

    fn type_parameters(
        &self,
        parent: Option<&Arc<ObjectType>>,
    ) -> Result<Vec<ObjectMember>, InvalidType> {
        let mut members = Vec::new();
        for (name, spec) in self.entries("type_parameters") {
            let (of, value) = match spec {
                Value::Hash(spec) => (spec.get_str("type").cloned(), spec.get_str("value")),
                other => {
                    let label = label(Feature::TypeParameter, self.object, name);
                    assert_instance(&label, &Type::Type(None), other)?;
                    (Some(other.clone()), None)
                }
            };
            let of = match of {
                Some(Value::Type(of @ Type::Optional(_))) => Value::Type(of),
                Some(Value::Type(of)) => Value::Type(Type::optional(of)),
                other => other.unwrap_or_default(),
            };
            let mut spec = Hash::new();
            spec.insert(Value::from("type"), of);
            if let Some(value) = value {
                spec.insert(Value::from("value"), value.clone());
            }
            let member = attribute(Feature::TypeParameter, self.object, name, &spec)?;
            let inherited = inherited_parameter(parent, name);
            check_override(
                Feature::TypeParameter,
                self.object,
                &member,
                inherited.as_ref(),
            )?;
            members.push(member);
        }
        Ok(members)
    }

    fn attributes(
        &self,
        parent: Option<&Arc<ObjectType>>,
    ) -> Result<Vec<ObjectMember>, InvalidType> {
        let mut specs: Vec<(&str, Value)> = self
            .entries("attributes")
            .into_iter()
            .map(|(name, spec)| (name, spec.clone()))
            .collect();
        for (name, value) in self.entries("constants") {
            if specs.iter().any(|(known, _)| *known == name) {
                let (owner, name) = (self.object.label().into(), name.into());
                return Err(TypeIssue::ConstantAndAttribute { owner, name }.into());
            }
            let overrides = inherited(parent, name).is_some();
            let spec = Value::hash([
                (Value::from("type"), Value::Type(value.infer().generalize())),
                (Value::from("value"), value.clone()),
                (Value::from("kind"), Value::from("constant")),
                (Value::from("override"), Value::from(overrides)),
            ]);
            specs.push((name, spec));
        }
        let mut members = Vec::with_capacity(specs.len());
        for (name, spec) in specs {
            let spec = match spec {
                Value::Hash(spec) => (*spec).clone(),
                other => {
                    let label = label(Feature::Attribute, self.object, name);
                    assert_instance(&label, &Type::Type(None), &other)?;
                    let is_optional = matches!(other, Value::Type(Type::Optional(_)));
                    let mut spec = Hash::new();
                    spec.insert(Value::from("type"), other);
                    if is_optional {
                        spec.insert(Value::from("value"), Value::Undef);
                    }
                    spec
                }
            };
            let member = attribute(Feature::Attribute, self.object, name, &spec)?;
            let inherited = inherited(parent, name);
            check_override(Feature::Attribute, self.object, &member, inherited.as_ref())?;
            members.push(member);
        }
        Ok(members)
    }

    fn functions(
        &self,
        parent: Option<&Arc<ObjectType>>,
        attributes: &[ObjectMember],
    ) -> Result<Vec<ObjectMember>, InvalidType> {
        let mut members = Vec::new();
        for (name, spec) in self.entries("functions") {
            let label = label(Feature::Function, self.object, name);
            let spec = match spec {
                Value::Hash(spec) => (**spec).clone(),
                other => {
                    assert_instance(&label, shape::function_type(), other)?;
                    [(Value::from("type"), other.clone())].into_iter().collect()
                }
            };
            let member = function(name, &spec)?;
            if attributes.iter().any(|attribute| attribute.name == name) {
                let member = label.into();
                return Err(TypeIssue::FunctionAndAttribute { member }.into());
            }
            let inherited = inherited(parent, name);
            check_override(Feature::Function, self.object, &member, inherited.as_ref())?;
            members.push(member);
        }
        Ok(members)
    }

    fn equality(
        &self,
        parent: Option<&Arc<ObjectType>>,
        attributes: &[ObjectMember],
        functions: &[ObjectMember],
        include_type: bool,
    ) -> Result<Option<Vec<Str>>, InvalidType> {
        let names: Vec<Str> = match self.init.get_str("equality") {
            Some(Value::String(name)) => vec![name.clone()],
            Some(Value::Array(names)) => names
                .iter()
                .filter_map(Value::as_str)
                .map(Str::from)
                .collect(),
            _ => return Ok(None),
        };
        if !names.is_empty() && !include_type {
            return Err(TypeIssue::EqualityWithoutType.into());
        }
        for name in &names {
            self.check_equality(parent, attributes, functions, name)?;
        }
        Ok(Some(names))
    }

    fn check_equality(
        &self,
        parent: Option<&Arc<ObjectType>>,
        attributes: &[ObjectMember],
        functions: &[ObjectMember],
        name: &str,
    ) -> Result<(), InvalidType> {
        let own = self.object.label();
        let of_name = |members: &[ObjectMember]| members.iter().any(|member| member.name == name);
        let (feature, attribute, kind) = if let Some(found) = inherited(parent, name) {
            let attribute = found.label();
            if found.feature == Feature::Attribute
                && let Some(parent) = parent
                && parent
                    .equality_attributes()
                    .iter()
                    .any(|known| known == name)
            {
                return Err(TypeIssue::EqualityIncluded {
                    owner: own.into(),
                    attribute: attribute.into(),
                    included_by: equality_definer(parent, name).label().into(),
                }
                .into());
            }
            (found.feature, attribute, found.member.kind)
        } else if let Some(found) = attributes.iter().find(|member| member.name == name) {
            let attribute = label(Feature::Attribute, self.object, name);
            (Feature::Attribute, attribute, found.kind)
        } else if of_name(functions) {
            let function = label(Feature::Function, self.object, name);
            (Feature::Function, function, AttributeKind::Normal)
        } else {
            let (owner, name) = (own.into(), name.into());
            return Err(TypeIssue::EqualityUnknown { owner, name }.into());
        };
        if feature != Feature::Attribute {
            let (owner, member) = (own.into(), attribute.into());
            return Err(TypeIssue::EqualityNotAttribute { owner, member }.into());
        }
        if kind == AttributeKind::Constant {
            let (owner, attribute) = (own.into(), attribute.into());
            return Err(TypeIssue::EqualityConstant { owner, attribute }.into());
        }
        Ok(())
    }
}

/// The farthest ancestor whose equality has the attribute.
fn equality_definer<'a>(parent: &'a Arc<ObjectType>, name: &str) -> &'a ObjectType {
    let mut definer: &ObjectType = parent;
    for ancestor in ancestors(parent.parent()) {
        if !ancestor
            .equality_attributes()
            .iter()
            .any(|known| known == name)
        {
            break;
        }
        definer = ancestor;
    }
    definer
}
