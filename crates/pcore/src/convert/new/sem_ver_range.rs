//! `SemVerRange.new`

use std::sync::{Arc, OnceLock};

use marotte_scalars::semver::{Version, VersionRange};

use super::Definition;
use super::constructor::{Surroundings, first_text, named};
use crate::convert::ConvertError;
use crate::value::Value;

pub(super) static SEM_VER_RANGE: Definition = Definition {
    name: "new_VersionRange",
    local_types: &[
        ("SemVerRangeString", "String[1]"),
        (
            "SemVerRangeHash",
            "Struct[{min=>Variant[Default,SemVer],Optional[max]=>Variant[Default,SemVer],\
             Optional[exclude_max]=>Boolean}]",
        ),
    ],
    accepts: &[
        ("SemVerRangeString $str", from_string),
        (
            "Variant[Default,SemVer] $min, Variant[Default,SemVer] $max, Boolean $exclude_max = ?",
            from_versions,
        ),
        ("SemVerRangeHash $hash_args", from_hash),
    ],
    also: &[],
    rejects: &[],
    compiled: OnceLock::new(),
};

fn from_string(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    VersionRange::parse(first_text(arguments))
        .map(|range| Value::SemVerRange(Arc::new(range)))
        .map_err(ConvertError::complaint)
}

fn from_versions(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    let argument = |index: usize| arguments.get(index).unwrap_or(&Value::Default);
    Ok(range(
        argument(0),
        argument(1),
        arguments.get(2).is_some_and(Value::is_truthy),
    ))
}

fn from_hash(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    Ok(range(
        &named(arguments, "min"),
        &named(arguments, "max"),
        named(arguments, "exclude_max").is_truthy(),
    ))
}

fn range(min: &Value, max: &Value, exclude_max: bool) -> Value {
    let version = |value: &Value, default: Version| match value {
        Value::SemVer(version) => Version::clone(version),
        _ => default,
    };
    Value::SemVerRange(Arc::new(VersionRange::from_versions(
        &version(min, Version::MIN),
        &version(max, Version::MAX),
        exclude_max,
    )))
}
