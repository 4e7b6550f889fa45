//! The rules, a file a family, and the table of them.

mod array;
mod choice;
mod deletion;
mod formats;
mod hash;
mod node;
mod path;
mod pattern;
mod set;
mod text;
mod truth;
mod types;

use crate::native::Native;
use crate::native::Rule::{Call, Data};

/// All native functions.
pub fn natives() -> impl Iterator<Item = &'static Native> {
    TABLE.iter()
}

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
];
