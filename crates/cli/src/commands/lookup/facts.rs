//! What the reference wants of a file with facts.

use std::path::Path;

use marotte_pcore::Value;

use crate::facts::read_data;

/// The facts that make `$trusted`, of which a file has all or none.
const NAMES: [&str; 4] = ["hostname", "domain", "fqdn", "clientcert"];

/// Whether facts can be used, and why not. A folder has a file a node, which is our own idea.
pub(super) fn check(path: Option<&Path>) -> Result<(), String> {
    let Some(path) = path.filter(|path| !path.is_dir()) else {
        return Ok(());
    };
    let shown = path.display();
    if !path.exists() {
        return Err(format!("No such file or directory @ rb_sysopen - {shown}"));
    }
    let facts = match read_data(path).map_err(|message| format!("({shown}): {message}"))? {
        Value::Hash(facts) => facts,
        _ => {
            return Err(format!(
                "Incorrectly formatted data in {shown} given via the --facts flag (only accepts \
                 yaml and json files)"
            ));
        }
    };
    let given = NAMES.iter().filter(|name| facts.get_str(name).is_some());
    match given.count() {
        0 | 4 => Ok(()),
        _ => Err(format!(
            "When overriding any of the {} facts with {shown} given via the --facts flag, they \
             must all be overridden.",
            NAMES.join(",")
        )),
    }
}
