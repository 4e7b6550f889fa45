//! What Puppet's Ruby interface has besides what is here: whoever asks for it needs a real Puppet.
//!
//! `interface.txt` has a line for each module and class that code finds here, with all that a real Puppet has there;
//! `interface.rb` beside it asks for that anew.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

/// What modules and classes have, by their names.
static ROWS: LazyLock<FxHashMap<&str, &str>> = LazyLock::new(|| {
    let lines = include_str!("interface.txt").lines();
    lines.filter_map(|line| line.split_once(' ')).collect()
});

/// Whether a real Puppet has a method (`.name` of a module, `#name` of an instance) or a constant (`::Name`).
pub(crate) fn has(module: &str, what: &str) -> bool {
    // Most of what is not there is asked of code of others.
    if !module.contains("Puppet") {
        return false;
    }
    let module = match module {
        // What the prelude has in its place while a catalog is made.
        "Puppet::Node::Compiled" => "Puppet::Node",
        module => module,
    };
    let row = ROWS.get(module);
    row.is_some_and(|row| row.split(' ').any(|word| word == what))
}

#[cfg(test)]
mod tests {
    use super::has;

    #[test]
    fn knows_what_puppet_has() {
        assert!(has("Puppet::Util::Execution", ".execute"));
        assert!(has("Puppet::Node::Compiled", "#environment_name"));
        assert!(has("Puppet", "::SSL"));
        assert!(!has("Puppet::Util::Execution", ".nothing"));
        assert!(!has("Puppet::Util::Execution", "#execute"));
        assert!(!has("Of::Module", ".execute"));
    }
}
