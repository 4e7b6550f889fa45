//! The functions that an evaluator knows.

use rustc_hash::FxHashMap;

use super::Function;

/// The built-in functions by their names.
#[derive(Default)]
pub struct FunctionTable {
    functions: FxHashMap<&'static str, &'static Function>,
}

impl FunctionTable {
    /// A table of families of functions; of two with the same name, the later counts.
    pub fn new(families: &[&[&'static Function]]) -> Self {
        let all = families.iter().flat_map(|family| family.iter());
        Self {
            functions: all.map(|function| (function.name, *function)).collect(),
        }
    }

    /// The function of a name; `::name` is `name`.
    pub fn get(&self, name: &str) -> Option<&'static Function> {
        self.functions
            .get(name.strip_prefix("::").unwrap_or(name))
            .copied()
    }

    /// All functions, sorted by name.
    pub fn all(&self) -> Vec<&'static Function> {
        let mut all: Vec<_> = self.functions.values().copied().collect();
        all.sort_by_key(|function| function.name);
        all
    }
}
