//! Members of Object types: attributes, functions and type parameters.

use std::sync::Arc;

use marotte_diagnostics::TypeIssue;

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
            let (member, feature) = (own.into(), feature.name());
            return Err(TypeIssue::NothingToOverride { member, feature }.into());
        }
        return Ok(());
    };
    let theirs = inherited.member;
    let is_constant = |member: &ObjectMember| member.kind == AttributeKind::Constant;
    let issue = |make: fn(Box<str>, Box<str>) -> TypeIssue| {
        Err(make(own.into(), inherited.label().into()).into())
    };
    if inherited.feature != feature {
        issue(|member, inherited| TypeIssue::OverridesOther { member, inherited })
    } else if theirs.is_final && !(is_constant(theirs) && is_constant(member)) {
        issue(|member, inherited| TypeIssue::OverridesFinal { member, inherited })
    } else if !member.overrides {
        issue(|member, inherited| TypeIssue::OverrideNotSaid { member, inherited })
    } else if !theirs.of.is_assignable(&member.of) {
        issue(|member, inherited| TypeIssue::OverrideMismatch { member, inherited })
    } else {
        Ok(())
    }
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
    )?;
    if name == "__ptype" || name == "__pvalue" {
        let name = name.into();
        return Err(TypeIssue::ReservedAttribute { name }.into());
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
            let member = label.into();
            return Err(TypeIssue::ConstantNotFinal { member }.into());
        }
        member.is_final = true;
    }
    match init.get_str("value") {
        Some(value) => {
            if matches!(
                member.kind,
                AttributeKind::Derived | AttributeKind::GivenOrDerived
            ) {
                return Err(TypeIssue::DerivedWithValue {
                    member: label.into(),
                    kind: kind_name.unwrap_or_default().into(),
                }
                .into());
            }
            if !matches!(value, Value::Default) {
                assert_instance(&format!("{label} value"), &member.of, value)?;
            }
            member.value = Some(value.clone());
        }
        None if member.kind == AttributeKind::Constant => {
            let member = label.into();
            return Err(TypeIssue::ConstantWithoutValue { member }.into());
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
    )?;
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
        annotations: match init.get_str("annotations") {
            None | Some(Value::Undef) => None,
            Some(annotations) => Some(annotations.clone()),
        },
    }
}
