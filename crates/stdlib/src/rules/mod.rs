//! The rules, a file a family, and the table of them.

mod array;
mod choice;
mod deletion;
mod deprecated;
mod formats;
mod hash;
mod node;
mod path;
mod pattern;
mod resources;
mod set;
mod text;
mod truth;
mod types;
mod validation;

use crate::native::Native;
use crate::native::Rule::{Call, Data};

/// All native functions.
pub fn natives() -> impl Iterator<Item = &'static Native> {
    TABLE.iter()
}

/// The validations that `validate_legacy` calls.
const VALIDATIONS: &[&str] = &[
    "validate_absolute_path",
    "validate_array",
    "validate_bool",
    "validate_hash",
    "validate_integer",
    "validate_numeric",
    "validate_re",
    "validate_slength",
    "validate_string",
];

static TABLE: &[Native] = &[
    // Arrays and hashes.
    Native::legacy("any2array", Data(array::any2array)),
    Native::legacy("concat", Data(array::concat)),
    Native::legacy("count", Data(array::count)),
    Native::legacy("deep_merge", Data(hash::deep_merge)),
    Native::legacy("delete", Data(deletion::delete)),
    Native::legacy("delete_at", Data(array::delete_at)),
    Native::legacy("delete_undef_values", Data(deletion::delete_undef_values)),
    Native::legacy("delete_values", Data(deletion::delete_values)),
    Native::legacy("difference", Data(set::difference)),
    Native::legacy("dig44", Data(hash::dig44)),
    Native::legacy("grep", Data(pattern::grep)),
    Native::legacy("has_key", Data(hash::has_key)),
    Native::legacy("hash", Data(hash::of_array)),
    Native::legacy("intersection", Data(set::intersection)),
    Native::legacy("is_hash", Data(hash::is_hash)),
    Native::legacy("join_keys_to_values", Data(hash::join_keys_to_values)),
    Native::legacy("member", Data(array::member)),
    Native::typed("merge", Data(hash::merge)),
    Native::typed("stdlib::merge", Data(hash::merge)),
    Native::legacy("range", Data(array::range)),
    Native::legacy("reject", Data(pattern::reject)),
    Native::legacy("reverse", Data(array::reverse)),
    Native::legacy("union", Data(set::union)),
    Native::legacy("values_at", Data(array::values_at)),
    Native::legacy("zip", Data(array::zip)),
    // Choices and truth.
    Native::legacy("any2bool", Data(truth::any2bool)).needs(&["num2bool", "str2bool"]),
    Native::legacy("bool2num", Data(truth::bool2num)).needs(&["str2bool"]),
    Native::legacy("bool2str", Data(truth::bool2str)),
    Native::legacy("num2bool", Data(truth::num2bool)),
    Native::legacy("pick", Data(choice::pick)),
    Native::legacy("pick_default", Data(choice::pick_default)),
    Native::legacy("str2bool", Data(truth::str2bool)),
    // Text.
    Native::legacy("base64", Data(text::base64)),
    Native::legacy("basename", Data(path::basename)),
    Native::legacy("dirname", Data(path::dirname)),
    Native::legacy("dos2unix", Data(text::dos2unix)),
    Native::typed("stdlib::end_with", Data(text::end_with)),
    Native::typed("stdlib::extname", Data(path::extname)),
    Native::legacy("prefix", Data(text::prefix)),
    Native::legacy("regexpescape", Data(text::regexpescape)),
    Native::typed("shell_escape", Data(text::shell_escape)),
    Native::typed("stdlib::shell_escape", Data(text::shell_escape)),
    Native::legacy("shell_join", Data(text::shell_join)),
    Native::typed("stdlib::start_with", Data(text::start_with)),
    Native::legacy("suffix", Data(text::suffix)),
    Native::legacy("swapcase", Data(text::swapcase)),
    Native::legacy("unix2dos", Data(text::unix2dos)),
    // Formats and types.
    Native::typed("is_a", Data(types::is_a)),
    Native::typed("to_json", Data(formats::to_json)),
    Native::typed("stdlib::to_json", Data(formats::to_json)),
    Native::typed("to_json_pretty", Data(formats::to_json_pretty)),
    Native::typed("stdlib::to_json_pretty", Data(formats::to_json_pretty)),
    Native::typed("to_yaml", Data(formats::to_yaml)),
    Native::typed("stdlib::to_yaml", Data(formats::to_yaml)),
    Native::typed("type_of", Data(types::type_of)),
    Native::typed("stdlib::type_of", Data(types::type_of)),
    // The node and the code that calls.
    Native::legacy("assert_private", Call(node::assert_private)),
    Native::typed("fact", Call(node::fact)),
    Native::legacy("fqdn_rotate", Call(node::fqdn_rotate)),
    Native::typed("stdlib::fqdn_rotate", Call(node::fqdn_rotate_typed)),
    Native::typed("stdlib::os_version_gte", Call(node::os_version_gte)),
    // What is deprecated.
    Native::typed("deprecation", Call(deprecated::deprecation)),
    Native::typed("deprecation", Call(deprecated::deprecation_by_choice)).variant("9.2.0"),
    Native::legacy("deprecation", Data(deprecated::silent)),
    Native::typed("merge", Call(deprecated::renamed)).variant("9.0.0"),
    Native::typed("merge", Call(deprecated::renamed_by_choice)).variant("9.2.0"),
    Native::typed("shell_escape", Call(deprecated::renamed)).variant("9.0.0"),
    Native::typed("shell_escape", Call(deprecated::renamed_by_choice)).variant("9.2.0"),
    Native::typed("to_json", Call(deprecated::renamed)).variant("9.0.0"),
    Native::typed("to_json", Call(deprecated::renamed_by_choice)).variant("9.2.0"),
    Native::typed("to_json_pretty", Call(deprecated::renamed)).variant("9.0.0"),
    Native::typed("to_json_pretty", Call(deprecated::renamed_by_choice)).variant("9.2.0"),
    Native::typed("to_yaml", Call(deprecated::renamed)).variant("9.0.0"),
    Native::typed("to_yaml", Call(deprecated::renamed_by_choice)).variant("9.2.0"),
    Native::typed("type_of", Call(deprecated::renamed)).variant("9.0.0"),
    Native::typed("type_of", Call(deprecated::renamed_by_choice)).variant("9.2.0"),
    Native::typed("fqdn_rotate", Call(deprecated::renamed_by_choice)).variant("9.2.0"),
    Native::typed("os_version_gte", Call(deprecated::renamed)).variant("9.0.0"),
    Native::typed("os_version_gte", Call(deprecated::renamed_by_choice)).variant("9.2.0"),
    Native::typed("ensure_packages", Call(deprecated::renamed)).variant("9.0.0"),
    Native::typed("ensure_packages", Call(deprecated::renamed_here)).variant("9.2.0"),
    // What values were before there were types.
    Native::legacy("is_absolute_path", Data(validation::is_absolute_path)).needs(&["deprecation"]),
    Native::typed("is_absolute_path", Call(deprecated::legacy)).needs(&["is_absolute_path"]),
    Native::legacy("is_array", Data(validation::is_array)).needs(&["deprecation"]),
    Native::typed("is_array", Call(deprecated::legacy)).needs(&["is_array"]),
    Native::legacy("is_bool", Data(validation::is_bool)).needs(&["deprecation"]),
    Native::typed("is_bool", Call(deprecated::legacy)).needs(&["is_bool"]),
    Native::legacy("is_float", Data(validation::is_float)).needs(&["deprecation"]),
    Native::typed("is_float", Call(deprecated::legacy)).needs(&["is_float"]),
    Native::legacy("is_integer", Data(validation::is_integer)).needs(&["deprecation"]),
    Native::legacy("is_numeric", Data(validation::is_numeric)).needs(&["deprecation"]),
    Native::typed("is_numeric", Call(deprecated::legacy)).needs(&["is_numeric"]),
    Native::legacy("is_string", Data(validation::is_string)).needs(&["deprecation"]),
    Native::typed("is_string", Call(deprecated::legacy)).needs(&["is_string"]),
    Native::legacy(
        "validate_absolute_path",
        Data(validation::validate_absolute_path),
    )
    .needs(&["is_absolute_path"]),
    Native::typed("validate_absolute_path", Call(deprecated::legacy))
        .needs(&["validate_absolute_path"]),
    Native::legacy("validate_array", Data(validation::validate_array)).needs(&["deprecation"]),
    Native::typed("validate_array", Call(deprecated::legacy)).needs(&["validate_array"]),
    Native::legacy("validate_bool", Data(validation::validate_bool)).needs(&["is_bool"]),
    Native::typed("validate_bool", Call(deprecated::legacy)).needs(&["validate_bool"]),
    Native::legacy("validate_hash", Data(validation::validate_hash)).needs(&["deprecation"]),
    Native::typed("validate_hash", Call(deprecated::legacy)).needs(&["validate_hash"]),
    Native::legacy("validate_integer", Data(validation::validate_integer)).needs(&["deprecation"]),
    Native::typed("validate_integer", Call(deprecated::legacy)).needs(&["validate_integer"]),
    Native::legacy("validate_numeric", Data(validation::validate_integer)).needs(&["deprecation"]),
    Native::typed("validate_numeric", Call(deprecated::legacy)).needs(&["validate_numeric"]),
    Native::legacy("validate_re", Data(validation::validate_re)).needs(&["deprecation"]),
    Native::typed("validate_re", Call(deprecated::legacy)).needs(&["validate_re"]),
    Native::legacy("validate_slength", Data(validation::validate_slength)).needs(&["deprecation"]),
    Native::typed("validate_slength", Call(deprecated::legacy)).needs(&["validate_slength"]),
    Native::legacy("validate_string", Data(validation::validate_string)).needs(&["deprecation"]),
    Native::typed("validate_string", Call(deprecated::legacy)).needs(&["validate_string"]),
    Native::typed("validate_legacy", Call(deprecated::validate_legacy)).needs(VALIDATIONS),
    Native::typed("validate_legacy", Call(deprecated::validate_type)).variant("9.0.0"),
    // Resources.
    Native::legacy("defined_with_params", Call(resources::defined_with_params)),
    Native::legacy("ensure_resource", Call(resources::ensure_resource))
        .needs(&["defined_with_params"])
        .takes_references(),
    Native::legacy("ensure_resources", Call(resources::ensure_resources))
        .needs(&["ensure_resource"]),
    Native::typed("ensure_packages", Call(resources::ensure_packages)),
    Native::typed("ensure_packages", Call(resources::ensure_packages_once)).variant("8.6.0"),
    Native::typed(
        "stdlib::ensure_packages",
        Call(resources::ensure_packages_once),
    ),
];
