//! Members of Object types: attributes, functions and type parameters.

use std::sync::Arc;

use super::shape;
use crate::describe::assert_instance;
use crate::factory::InvalidType;
use crate::types::{AttributeKind, ObjectMember, ObjectType, Type};
use crate::value::{Hash, Str, Value};

/// What a member is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Feature {
    Attribute,
    Function,
    TypeParameter,
}

impl Feature {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Attribute => "attribute",
            Self::Function => "function",
            Self::TypeParameter => "type_parameter",
        }
    }
}

/// The name of a member in messages: `attribute My::Type[a]`.
pub(super) fn label(feature: Feature, container: &ObjectType, name: &str) -> String {
    format!("{} {}[{name}]", feature.name(), container.label())
}

/// A member of an ancestor, with the type that has it.
pub(super) struct Inherited<'a> {
    pub(super) feature: Feature,
    pub(super) owner: &'a ObjectType,
    pub(super) member: &'a ObjectMember,
}

impl Inherited<'_> {
    pub(super) fn label(&self) -> String {
        label(self.feature, self.owner, &self.member.name)
    }
}

/// The ancestors, the nearest first.
pub(super) fn ancestors(parent: Option<&Arc<ObjectType>>) -> impl Iterator<Item = &ObjectType> {
    std::iter::successors(parent, |of| of.parent())
        .take(1000)
        .map(|of| &**of)
}

/// The attribute or function of a name that is inherited.
pub(super) fn inherited<'a>(
    parent: Option<&'a Arc<ObjectType>>,
    name: &str,
) -> Option<Inherited<'a>> {
    ancestors(parent).find_map(|owner| {
        let definition = owner.definition.get()?;
        let find = |members: &'a [ObjectMember], feature| {
            let member = members.iter().find(|member| member.name == name)?;
            Some(Inherited {
                feature,
                owner,
                member,
            })
        };
        find(&definition.functions, Feature::Function)
            .or_else(|| find(&definition.attributes, Feature::Attribute))
    })
}

/// The type parameter of a name that is inherited.
pub(super) fn inherited_parameter<'a>(
    parent: Option<&'a Arc<ObjectType>>,
    name: &str,
) -> Option<Inherited<'a>> {
    ancestors(parent).find_map(|owner| {
        let parameters = &owner.definition.get()?.type_parameters;
        let member = parameters.iter().find(|member| member.name == name)?;
        Some(Inherited {
            feature: Feature::TypeParameter,
            owner,
            member,
        })
    })
}

/// Checks that a member may stand where an inherited one is, or that there is none.
pub(super) fn check_override(
    feature: Feature,
    container: &ObjectType,
    member: &ObjectMember,
    inherited: Option<&Inherited<'_>>,
) -> Result<(), InvalidType> {
    let own = label(feature, container, &member.name);
    let Some(inherited) = inherited else {
        if member.overrides {
            let name = feature.name();
            return Err(InvalidType::new(format!(
                "expected {own} to override an inherited {name}, but no such {name} was found"
            )));
        }
        return Ok(());
    };
    let (theirs, label) = (inherited.member, inherited.label());
    let is_constant = |member: &ObjectMember| member.kind == AttributeKind::Constant;
    let complaint = if inherited.feature != feature {
        format!("{own} attempts to override {label}")
    } else if theirs.is_final && !(is_constant(theirs) && is_constant(member)) {
        format!("{own} attempts to override final {label}")
    } else if !member.overrides {
        format!("{own} attempts to override {label} without having override => true")
    } else if !theirs.of.is_assignable(&member.of) {
        format!("{own} attempts to override {label} with a type that does not match")
    } else {
        return Ok(());
    };
    Err(InvalidType::new(complaint))
}

/// An attribute or type parameter by its definition.
pub(super) fn attribute(
    feature: Feature,
    container: &ObjectType,
    name: &str,
    init: &Hash,
) -> Result<ObjectMember, InvalidType> {
    let label = label(feature, container, name);
    let init_value = Value::from(init.clone());
    assert_instance(
        &format!("initializer for {label}"),
        shape::attribute(),
        &init_value,
    )
    .map_err(InvalidType::new)?;
    if name == "__ptype" || name == "__pvalue" {
        return Err(InvalidType::new(format!(
            "The attribute '{name}' is reserved and cannot be used"
        )));
    }
    let mut member = basic_member(name, init);
    let kind_name = init.get_str("kind").and_then(Value::as_str);
    member.kind = match kind_name {
        Some("constant") => AttributeKind::Constant,
        Some("derived") => AttributeKind::Derived,
        Some("given_or_derived") => AttributeKind::GivenOrDerived,
        Some("reference") => AttributeKind::Reference,
        _ => AttributeKind::Normal,
    };
    if member.kind == AttributeKind::Constant {
        if init.get_str("final").is_some() && !member.is_final {
            return Err(InvalidType::new(format!(
                "{label} of kind 'constant' cannot be combined with final => false"
            )));
        }
        member.is_final = true;
    }
    match init.get_str("value") {
        Some(value) => {
            if matches!(
                member.kind,
                AttributeKind::Derived | AttributeKind::GivenOrDerived
            ) {
                return Err(InvalidType::new(format!(
                    "{label} of kind '{}' cannot be combined with an attribute value",
                    kind_name.unwrap_or_default()
                )));
            }
            if !matches!(value, Value::Default) {
                assert_instance(&format!("{label} value"), &member.of, value)
                    .map_err(InvalidType::new)?;
            }
            member.value = Some(value.clone());
        }
        None if member.kind == AttributeKind::Constant => {
            return Err(InvalidType::new(format!(
                "{label} of kind 'constant' requires a value"
            )));
        }
        None => {}
    }
    Ok(member)
}

/// A function by its definition.
pub(super) fn function(name: &str, init: &Hash) -> Result<ObjectMember, InvalidType> {
    let init_value = Value::from(init.clone());
    assert_instance(
        &format!("initializer for function '{name}'"),
        shape::function(),
        &init_value,
    )
    .map_err(InvalidType::new)?;
    Ok(basic_member(name, init))
}

fn basic_member(name: &str, init: &Hash) -> ObjectMember {
    let is_set = |key: &str| matches!(init.get_str(key), Some(Value::Boolean(true)));
    ObjectMember {
        name: Str::from(name),
        of: match init.get_str("type") {
            Some(Value::Type(of)) => of.clone(),
            _ => Type::Any,
        },
        kind: AttributeKind::Normal,
        value: None,
        overrides: is_set("override"),
        is_final: is_set("final"),
    }
}
