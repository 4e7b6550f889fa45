//! `SemVer.new`

use std::sync::{Arc, OnceLock};

use marotte_diagnostics::ConversionIssue;
use marotte_scalars::semver::Version;

use super::Definition;
use super::constructor::{Surroundings, first_text, named};
use crate::convert::ConvertError;
use crate::value::Value;

pub(super) static SEM_VER: Definition = Definition {
    name: "new_Version",
    local_types: &[
        ("PositiveInteger", "Integer[0,default]"),
        (
            "SemVerQualifier",
            r"Pattern[/\A(?<part>[0-9A-Za-z-]+)(?:\.\g<part>)*\Z/]",
        ),
        (
            "SemVerPattern",
            r"Pattern[/\A(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?\Z/]",
        ),
        (
            "SemVerHash",
            "Struct[{major=>PositiveInteger,minor=>PositiveInteger,patch=>PositiveInteger,\
             Optional[prerelease]=>SemVerQualifier,Optional[build]=>SemVerQualifier}]",
        ),
    ],
    accepts: &[
        ("SemVerPattern $str", from_string),
        (
            "PositiveInteger $major, PositiveInteger $minor, PositiveInteger $patch, \
             SemVerQualifier $prerelease = ?, SemVerQualifier $build = ?",
            from_args,
        ),
        ("SemVerHash $hash_args", from_hash),
    ],
    also: &[],
    rejects: &[("String $str", |arguments| {
        let (text, to) = (first_text(arguments).into(), "a SemVer");
        Ok(ConversionIssue::StringNotConvertible { text, to })
    })],
    compiled: OnceLock::new(),
};

fn from_string(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    Version::parse(first_text(arguments))
        .map(|version| Value::SemVer(Arc::new(version)))
        .map_err(ConvertError::complaint)
}

fn from_args(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    let argument = |index: usize| arguments.get(index).unwrap_or(&Value::Undef);
    Ok(version([
        argument(0),
        argument(1),
        argument(2),
        argument(3),
        argument(4),
    ]))
}

fn from_hash(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    let keys = ["major", "minor", "patch", "prerelease", "build"];
    let values = keys.map(|key| named(arguments, key));
    Ok(version(values.each_ref()))
}

fn version([major, minor, patch, prerelease, build]: [&Value; 5]) -> Value {
    let number = |value: &Value| match value {
        Value::Integer(number) => u64::try_from(*number).unwrap_or_default(),
        _ => 0,
    };
    Value::SemVer(Arc::new(Version::new(
        number(major),
        number(minor),
        number(patch),
        prerelease.as_str(),
        build.as_str(),
    )))
}
