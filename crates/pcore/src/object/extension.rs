//! Object types with values for their type parameters: `Error['kind']`.

use std::sync::Arc;

use marotte_diagnostics::TypeIssue;

use super::member::{Feature, label};
use crate::describe::assert_instance;
use crate::factory::InvalidType;
use crate::types::{ObjectExtension, ObjectMember, ObjectType, Type};
use crate::value::{Hash, Value};

/// The type with values for its parameters, in their order or as one hash by name.
pub(crate) fn extension_of(base: &Arc<ObjectType>, values: &[Value]) -> Result<Type, InvalidType> {
    let real = base.real();
    let known = real.all_type_parameters();
    let Some(first) = known.first() else {
        let name = base.label().into();
        return Err(TypeIssue::NoTypeParameters { name }.into());
    };
    let mut parameters = Hash::new();
    match values {
        [only @ Value::Hash(by_name)] if !first.of.is_instance(only) => {
            for (name, value) in by_name.iter() {
                let parameter = known
                    .iter()
                    .find(|parameter| Some(parameter.name.as_str()) == name.as_str());
                let Some(parameter) = parameter else {
                    return Err(TypeIssue::UnknownTypeParameter {
                        parameter: name.as_str().unwrap_or_default().into(),
                        name: base.label().into(),
                    }
                    .into());
                };
                set(&mut parameters, base, parameter, value)?;
            }
        }
        in_order => {
            for (parameter, value) in known.iter().zip(in_order) {
                set(&mut parameters, base, parameter, value)?;
            }
        }
    }
    if parameters.is_empty() {
        let name = base.label().into();
        return Err(TypeIssue::EmptyTypeParameters { name }.into());
    }
    Ok(Type::ObjectExtension(Arc::new(ObjectExtension {
        base: base.clone(),
        parameters,
    })))
}

/// `default` leaves a parameter as it is.
fn set(
    parameters: &mut Hash,
    base: &ObjectType,
    parameter: &ObjectMember,
    value: &Value,
) -> Result<(), InvalidType> {
    if matches!(value, Value::Default) {
        return Ok(());
    }
    let label = label(Feature::TypeParameter, base, &parameter.name);
    assert_instance(&label, &parameter.of, value)?;
    parameters.insert(Value::String(parameter.name.clone()), value.clone());
    Ok(())
}
