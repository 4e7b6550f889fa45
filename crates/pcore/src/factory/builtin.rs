//! The resource types that every environment has.

use crate::types::Type;

/// The resource type with such a name, in lower case, if every environment has it.
pub(crate) fn builtin_resource(name: &str) -> Option<Type> {
    const NAMES: [&str; 15] = [
        "Component",
        "Exec",
        "File",
        "Filebucket",
        "Group",
        "Node",
        "Notify",
        "Package",
        "Resources",
        "Schedule",
        "Service",
        "Stage",
        "Tidy",
        "User",
        "Whit",
    ];
    let found = NAMES
        .iter()
        .find(|known| known.eq_ignore_ascii_case(name))?;
    Some(Type::resource(Some((*found).into()), None))
}
