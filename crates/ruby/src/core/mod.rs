//! The core classes, a file each.

mod array;
mod binding;
mod comparable;
pub(crate) mod encoding;
pub(crate) mod enumerable;
pub(crate) mod enumerator;
mod exception;
pub(crate) mod file;
pub(crate) mod hash;
mod match_data;
mod method;
mod module;
mod nil;
pub(crate) mod number;
pub(crate) mod object;
pub(crate) mod pack;
pub(crate) mod pattern;
mod proc;
mod process;
mod range;
pub(crate) mod regexp;
pub(crate) mod string;
mod structure;
pub(crate) mod symbol;
pub(crate) mod time;

pub(crate) use exception::ERRORS;

use crate::native::ClassDef;

/// Classes that the interpreter itself does not know.
pub(crate) static FURTHER: &[&[&ClassDef]] = &[
    number::FURTHER,
    file::CLASSES,
    process::CLASSES,
    &[&enumerator::CHAIN],
];

/// Whether a method is there only to be refused: of a module itself, or of all objects (`Kernel`).
pub(crate) fn is_refused(module: &str, method: &str) -> bool {
    let refused = match module {
        "Kernel" | "Process" => object::REFUSED,
        "File" => file::REFUSED,
        _ => return false,
    };
    refused.iter().any(|refused| refused.name == method)
}

/// All of them, each behind those that it inherits from.
pub(crate) static CLASSES: &[&ClassDef] = &[
    &object::BASIC_OBJECT,
    &object::OBJECT,
    &module::MODULE,
    &module::CLASS,
    &object::KERNEL,
    &comparable::CLASS,
    &enumerable::CLASS,
    &nil::NIL,
    &nil::TRUE,
    &nil::FALSE,
    &number::NUMERIC,
    &number::INTEGER,
    &number::FLOAT,
    &number::RATIONAL,
    &string::CLASS,
    &symbol::CLASS,
    &array::CLASS,
    &hash::CLASS,
    &range::CLASS,
    &regexp::CLASS,
    &match_data::CLASS,
    &proc::CLASS,
    &method::METHOD,
    &method::UNBOUND,
    &exception::CLASS,
    &structure::CLASS,
    &enumerator::CLASS,
    &time::CLASS,
    &enumerator::LAZY,
    &enumerator::YIELDER,
    &encoding::CLASS,
    &binding::CLASS,
];
