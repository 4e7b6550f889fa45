//! Puppet's built-in functions: one file a function, a folder a family.
//!
//! Each function is declared with `function!` (or `legacy_function!` for those of the old
//! interface): its signatures in Puppet's own syntax, its documentation, an example that runs.

mod catalog;
mod collection;
mod conversion;
mod dialect;
mod digest;
mod file;
mod flow;
mod iteration;
mod logging;
mod lookup;
mod number;
mod ruby;
mod string;
mod types;

use marotte_eval::function::{Function, FunctionTable};

/// The families, each sorted by name.
static FAMILIES: &[&[&Function]] = &[
    catalog::FUNCTIONS,
    collection::FUNCTIONS,
    digest::FUNCTIONS,
    file::FUNCTIONS,
    flow::FUNCTIONS,
    iteration::FUNCTIONS,
    logging::FUNCTIONS,
    lookup::FUNCTIONS,
    number::FUNCTIONS,
    string::FUNCTIONS,
    types::FUNCTIONS,
];

/// The families of functions.
pub fn families() -> &'static [&'static [&'static Function]] {
    FAMILIES
}

/// The functions that only the dialect of the first design has.
pub fn of_dialect() -> &'static [&'static Function] {
    dialect::FUNCTIONS
}

/// The table of all built-in functions.
pub fn table() -> FunctionTable {
    FunctionTable::new(FAMILIES).with_dialect(dialect::FUNCTIONS)
}
