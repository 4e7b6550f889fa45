//! `String.new`: the format language.

use std::sync::OnceLock;

use super::Definition;
use super::constructor::Surroundings;
use crate::convert::{ConvertError, to_string};
use crate::value::Value;

pub(super) static STRING: Definition = Definition {
    name: "new_string",
    local_types: &[
        (
            "Format",
            r"Pattern[/^%([\s\[+#0{<(|-]*)([1-9][0-9]*)?(?:\.([0-9]+))?([a-zA-Z])$/]",
        ),
        (
            "ContainerFormat",
            "Struct[{Optional[format] => Format, Optional[separator] => String, \
             Optional[separator2] => String, Optional[string_formats] => Hash[Type, Format]}]",
        ),
        ("TypeMap", "Hash[Type, Variant[Format, ContainerFormat]]"),
        ("Convertible", "Any"),
        ("Formats", "Variant[Default, String[1], TypeMap]"),
    ],
    accepts: &[("Convertible $from, Formats $string_formats = ?", from_args)],
    also: &[],
    rejects: &[],
    compiled: OnceLock::new(),
};

fn from_args(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    let formats = arguments.get(1).unwrap_or(&Value::Default);
    let value = arguments.first().unwrap_or(&Value::Undef);
    to_string(value, formats).map(Value::String)
}
