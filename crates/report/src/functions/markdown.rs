//! Documentation as a chapter of a manual.

use std::io::{self, Write};

use marotte_eval::function::Function;

use super::{body, signature};

/// A section a function.
pub fn write(functions: &[&Function], out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "# Functions\n\nOf several signatures the first that fits is called. `= ?` marks a \
         parameter that may be left out,\n`*` one that takes any number of arguments, `&` the block."
    )?;
    for function in functions {
        writeln!(out, "\n## `{}`\n\n```puppet", function.name)?;
        for line in signature::lines(function) {
            writeln!(out, "{line}")?;
        }
        for (name, of) in function.local_types {
            writeln!(out, "type {name} = {of}")?;
        }
        writeln!(out, "```\n\n{}", body(function))?;
    }
    Ok(())
}
