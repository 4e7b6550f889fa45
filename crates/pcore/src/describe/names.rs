//! The names of types in sentences: as short as tells the wanted from the given.

use crate::types::{StringType, Type};

/// The names of the wanted types, of which any would do, and of the given one.
pub(super) fn types(expected: &Type, actual: &Type) -> (Vec<String>, String) {
    let (expected, is_optional) = match expected {
        Type::Optional(Some(inner)) => (&**inner, true),
        other => (other, false),
    };
    let (alternatives, is_list): (&[Type], bool) = match expected {
        Type::Variant(types) => (types, true),
        other => (std::slice::from_ref(other), false),
    };
    let (mut names, actual) = if report_detailed(alternatives, actual) {
        let names = alternatives.iter().map(Type::to_expanded_string);
        (names.collect(), detailed_actual(alternatives, actual))
    } else {
        let mut names: Vec<String> = Vec::new();
        for name in alternatives.iter().map(short_name) {
            if !is_list || !names.contains(&name) {
                names.push(name);
            }
        }
        (names, short_name(actual))
    };
    if is_optional {
        names.insert(0, "Undef".into());
    }
    (names, actual)
}

/// The names of the wanted patterns and of the given text; and whether `undef` would do, too.
pub(super) fn pattern(expected: &Type, actual: &Type) -> (bool, String, String) {
    let (expected, or_undef) = match expected {
        Type::Optional(Some(inner)) => (&**inner, true),
        other => (other, false),
    };
    let actual = match actual {
        Type::String(Some(of)) => match &**of {
            StringType::Value(text) => format!("'{text}'"),
            StringType::Sized(_) => short_name(actual),
        },
        other => short_name(other),
    };
    (or_undef, expected.to_expanded_string(), actual)
}

/// The name; what a type contains is part of it.
fn short_name(of: &Type) -> String {
    match of {
        Type::Optional(Some(inner))
        | Type::NotUndef(Some(inner))
        | Type::Iterable(Some(inner))
        | Type::Iterator(Some(inner))
        | Type::Type(Some(inner))
        | Type::Sensitive(Some(inner))
            if !matches!(**inner, Type::Any) =>
        {
            format!("{}[{}]", of.name(), inner.name())
        }
        other => match other.name() {
            name if name.is_empty() => other.simple_name().to_owned(),
            name => name.to_string(),
        },
    }
}

fn report_detailed(expected: &[Type], actual: &Type) -> bool {
    expected
        .iter()
        .any(|one| is_always_detailed(one, actual) || is_assignable_to_default(one, actual))
}

fn is_always_detailed(expected: &Type, actual: &Type) -> bool {
    std::mem::discriminant(expected) == std::mem::discriminant(actual)
        || matches!(expected, Type::Alias(_))
        || matches!(actual, Type::Alias(_))
        || matches!(
            (expected, actual),
            (Type::Struct(_), Type::Hash(_)) | (Type::Tuple(_), Type::Array(_))
        )
}

fn is_assignable_to_default(expected: &Type, actual: &Type) -> bool {
    let default = match expected {
        Type::Alias(alias) => default_of(alias.real().get().unwrap_or(expected)),
        other => default_of(other),
    };
    default.is_assignable(actual)
}

/// The type without any parameters.
fn default_of(of: &Type) -> Type {
    match of {
        Type::Object(_) => Type::any_object(),
        Type::TypeSet(_) => Type::any_type_set(),
        Type::ObjectExtension(extension) => Type::Object(extension.base.clone()),
        other => Type::from_name(other.simple_name()).unwrap_or_else(|| other.clone()),
    }
}

/// The actual type with all it has if that tells it from what was wanted, else its name.
fn detailed_actual(expected: &[Type], actual: &Type) -> String {
    let mut resolved = expected.iter().map(Type::resolved);
    let mut again = resolved.clone();
    let general = actual.generalize();
    if resolved.any(|one| is_always_detailed(&one, actual))
        || again.any(|one| one.is_assignable(&general))
    {
        return actual.to_expanded_string();
    }
    actual.simple_name().to_owned()
}
