//! What code of modules can use, as far as it is known without running anything.

use marotte_resources::resource_type;
use marotte_ruby::survey::{Known, Lack, Loading, Receiver, Survey, Use, Used};

use crate::image::PUPPET;
use crate::libraries::puppet_library;

/// What loading the file of a resource type does: these words keep their blocks for the machine
/// that applies a catalog, and a compilation asks for the patterns of titles.
pub(crate) const LOADING: Loading<'_> = Loading {
    keeping: &[
        "validate",
        "munge",
        "unmunge",
        "newvalue",
        "newvalues",
        "defaultto",
        "desc",
        "autorequire",
        "autobefore",
        "autonotify",
        "autosubscribe",
        "newfeature",
        "feature",
        "confine",
        "commands",
        "has_command",
        "provide",
    ],
    running: &["title_patterns"],
};

/// All that is there before the files of modules are.
pub(crate) fn known() -> Known {
    let mut known = Known::new(&PUPPET);
    for library in ["puppet/resource_api", "hocon"] {
        if let Some(program) = puppet_library(library) {
            known.add(Survey::of(&program, &LOADING).defined);
        }
    }
    known
}

/// Constants of older Puppets, which Puppet 8 has not: code that names them gets the same error from both.
const GONE: [&str; 1] = ["PSON"];

/// What is lacking for a use, apart from libraries that the modules have.
pub(crate) fn lack(known: &Known, used: &Use) -> Option<Lack> {
    let lack = known.lack(used)?;
    let is_there = match (&lack, &used.what) {
        (Lack::Library(name), Used::Require(_)) => puppet_library(name).is_some(),
        // The classes of built-in resource types are made when they are first named.
        (Lack::Constant(name), _) => is_built_in_type(name) || GONE.contains(&name.as_str()),
        // Functions of the old interface are methods of scopes.
        (Lack::Method(name), _) if name.starts_with("function_") => true,
        // Whatever feature is asked for, there is an answer.
        (Lack::Method(name), Used::Method(_, Receiver::Result(on))) => {
            on.as_str() == "features" && name.ends_with('?')
        }
        _ => false,
    };
    (!is_there).then_some(lack)
}

/// Whether a constant is the class of a built-in resource type.
fn is_built_in_type(constant: &str) -> bool {
    let name = constant.strip_prefix("Puppet::Type::");
    name.is_some_and(|name| resource_type(&name.to_lowercase()).is_some())
}
