//! The functions that an evaluator knows.

use marotte_syntax::Dialect;
use rustc_hash::FxHashMap;

use super::Function;

/// The built-in functions by their names.
#[derive(Default)]
pub struct FunctionTable {
    functions: FxHashMap<&'static str, &'static Function>,
    evaluator4: &'static [&'static Function],
}

impl FunctionTable {
    /// A table of families of functions; of two with the same name, the later counts.
    pub fn new(families: &[&[&'static Function]]) -> Self {
        let all = families.iter().flat_map(|family| family.iter());
        Self {
            functions: all.map(|function| (function.name, *function)).collect(),
            evaluator4: &[],
        }
    }

    /// The same with functions that only the dialect of the first design has, or has otherwise.
    #[must_use]
    pub fn with_dialect(mut self, functions: &'static [&'static Function]) -> Self {
        self.evaluator4 = functions;
        self
    }

    /// The functions that a dialect has besides, or otherwise.
    pub fn of_dialect(&self, dialect: Dialect) -> &'static [&'static Function] {
        match dialect {
            Dialect::Puppet8 => &[],
            Dialect::Evaluator4 => self.evaluator4,
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
