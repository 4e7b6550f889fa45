//! Sets of types with a name and a version.

use std::sync::Arc;

use marotte_diagnostics::TypeIssue;
use marotte_scalars::semver::{Version, VersionRange};

use super::{define_object, new_object, shape};
use crate::describe::assert_instance;
use crate::factory::InvalidType;
use crate::types::{Type, TypeSetDefinition, TypeSetType};
use crate::value::{Hash, Str, Value};

/// The versions of the type system that sets can be written for.
const READABLE_VERSIONS: &str = "1.x";

/// The authority of the names that the runtime and code that it loads have.
pub(crate) const RUNTIME: &str = "http://puppet.com/2016.1/runtime";

/// A set that is not defined yet: its types can speak of each other before they are.
pub(crate) fn new_type_set(name: impl Into<Str>) -> Arc<TypeSetType> {
    Arc::new(TypeSetType::undefined(name.into()))
}

/// Defines a set. Its `types` are types, or definitions of Object types. Nothing happens to a set
/// that is defined already.
pub(crate) fn define_type_set(
    set: &Arc<TypeSetType>,
    init: &Hash,
    references: Vec<(Str, Type)>,
) -> Result<(), InvalidType> {
    let value = Value::from(init.clone());
    assert_instance("TypeSet initializer", shape::type_set_initializer(), &value)?;
    let pcore_version = version(init.get_str("pcore_version"))?;
    check_pcore_version(&set.name, pcore_version.as_ref())?;
    let version = version(init.get_str("version"))?;
    check_references(&set.name, init)?;
    let mut types = Vec::new();
    if let Some(Value::Hash(entries)) = init.get_str("types") {
        for (name, of) in entries.iter() {
            let name = Str::from(name.as_str().unwrap_or_default());
            let of = match of {
                Value::Type(of) => of.clone(),
                Value::Hash(init) => {
                    let object = new_object(format!("{}::{name}", set.name));
                    define_object(&object, init)?;
                    Type::Object(object)
                }
                _ => continue,
            };
            types.push((name, of));
        }
    }
    set.definition.get_or_init(|| TypeSetDefinition {
        version,
        pcore_version,
        types,
        references,
        init_hash: Arc::new(init.clone()),
    });
    Ok(())
}

/// The type of a name in a set, however it is capitalised.
pub fn resolve_in(set: &TypeSetType, name: &str) -> Option<Type> {
    let mut found = set.definition.get()?.types.iter();
    found
        .find(|(known, _)| known.eq_ignore_ascii_case(name))
        .map(|(_, of)| of.clone())
}

/// The sets that a set refers to, each by the name that it has in it. Names are found by `resolve`.
pub(crate) fn referenced_sets(
    set: &TypeSetType,
    init: &Hash,
    resolve: impl Fn(&str) -> Option<Type>,
) -> Result<Vec<(Str, Type)>, InvalidType> {
    let Some(Value::Hash(references)) = init.get_str("references") else {
        return Ok(Vec::new());
    };
    let mut found = Vec::with_capacity(references.len());
    for (alias, reference) in references.iter() {
        let Value::Hash(reference) = reference else {
            continue;
        };
        let text = |key: &str| reference.get_str(key).and_then(Value::as_str);
        let referenced = text("name").unwrap_or_default();
        let [name, referenced_name] = [&set.name, referenced].map(Box::<str>::from);
        // Nobody has types of other authorities.
        let is_ours = text("name_authority").is_none_or(|authority| authority == RUNTIME);
        let of = match is_ours.then(|| resolve(referenced)).flatten() {
            None | Some(Type::Reference(_) | Type::Resource(_)) => {
                let referenced = referenced_name;
                return Err(TypeIssue::ReferenceUnresolved { name, referenced }.into());
            }
            Some(Type::TypeSet(of)) => of,
            Some(other) => {
                return Err(TypeIssue::ReferenceNoSet {
                    name,
                    referenced: referenced_name,
                    actual: other.name().as_ref().into(),
                }
                .into());
            }
        };
        let range = version_range(reference)?;
        // A set that is just being defined has no version yet.
        let real = of.real();
        let version = real.definition.get().and_then(|of| of.version.as_ref());
        if let Some(Value::SemVer(version)) = version
            && !range.contains(version)
        {
            return Err(TypeIssue::ReferenceVersion {
                name,
                referenced: referenced_name,
                expected: range.to_string().into(),
                actual: version.to_string().into(),
            }
            .into());
        }
        let alias = Str::from(alias.as_str().unwrap_or_default());
        found.push((alias, Type::TypeSet(Arc::clone(&of)).for_definition()));
    }
    Ok(found)
}

fn version_range(reference: &Hash) -> Result<VersionRange, InvalidType> {
    match reference.get_str("version_range") {
        Some(Value::SemVerRange(range)) => Ok((**range).clone()),
        other => VersionRange::parse(other.and_then(Value::as_str).unwrap_or_default())
            .map_err(InvalidType::complaint),
    }
}

fn version(value: Option<&Value>) -> Result<Option<Value>, InvalidType> {
    match value {
        None | Some(Value::Undef) => Ok(None),
        Some(Value::String(text)) => Version::parse(text)
            .map(|version| Some(Value::SemVer(Arc::new(version))))
            .map_err(InvalidType::complaint),
        Some(other) => Ok(Some(other.clone())),
    }
}

fn check_pcore_version(name: &str, version: Option<&Value>) -> Result<(), InvalidType> {
    let (Some(Value::SemVer(version)), Ok(readable)) =
        (version, VersionRange::parse(READABLE_VERSIONS))
    else {
        return Ok(());
    };
    if readable.contains(version) {
        return Ok(());
    }
    Err(TypeIssue::PcoreVersion {
        name: name.into(),
        readable: readable.to_string().into(),
        actual: version.to_string().into(),
    }
    .into())
}

fn check_references(name: &str, init: &Hash) -> Result<(), InvalidType> {
    let Some(Value::Hash(references)) = init.get_str("references") else {
        return Ok(());
    };
    let own_authority = init.get_str("name_authority").and_then(Value::as_str);
    let mut known: Vec<(&str, &str, VersionRange)> = Vec::new();
    for (alias, reference) in references.iter() {
        let Value::Hash(reference) = reference else {
            continue;
        };
        let text = |key: &str| reference.get_str(key).and_then(Value::as_str);
        let range = version_range(reference)?;
        let authority = text("name_authority").or(own_authority).unwrap_or_default();
        let of = text("name").unwrap_or_default();
        if known
            .iter()
            .any(|(known_authority, known_name, known_range)| {
                (*known_authority, *known_name) == (authority, of) && overlap(known_range, &range)
            })
        {
            return Err(TypeIssue::OverlappingReferences {
                name: name.into(),
                authority: authority.into(),
                referenced: of.into(),
            }
            .into());
        }
        known.push((authority, of, range));
        let alias = alias.as_str().unwrap_or_default();
        if let Some(Value::Hash(types)) = init.get_str("types")
            && types.get_str(alias).is_some()
        {
            let (name, alias) = (name.into(), alias.into());
            return Err(TypeIssue::ReferenceCollision { name, alias }.into());
        }
    }
    Ok(())
}

/// Whether some version is in both ranges.
fn overlap(one: &VersionRange, other: &VersionRange) -> bool {
    let both = one.intersection(other);
    match (both.begin(), both.end()) {
        (Some(begin), Some(end)) => both.contains(begin) || both.contains(end),
        _ => true,
    }
}
