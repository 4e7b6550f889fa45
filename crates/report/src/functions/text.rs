//! Documentation for a terminal.

use std::io::{self, Write};

use marotte_eval::function::Function;

use super::{body, signature, summary};

/// A line a function: its name and what it is for.
pub fn list(functions: &[&Function], out: &mut dyn Write) -> io::Result<()> {
    let width = functions
        .iter()
        .map(|function| function.name.len())
        .max()
        .unwrap_or(0);
    for function in functions {
        writeln!(out, "{:width$}  {}", function.name, summary(function))?;
    }
    Ok(())
}

/// Everything about some functions.
pub fn describe_all(functions: &[&Function], colors: bool, out: &mut dyn Write) -> io::Result<()> {
    for (index, function) in functions.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        write_function(function, colors, out)?;
    }
    Ok(())
}

/// Everything about a function, without colours.
pub fn describe(function: &Function, out: &mut dyn Write) -> io::Result<()> {
    write_function(function, false, out)
}

fn write_function(function: &Function, colors: bool, out: &mut dyn Write) -> io::Result<()> {
    for line in signature::lines(function) {
        if colors {
            writeln!(out, "\x1b[1m{line}\x1b[0m")?;
        } else {
            writeln!(out, "{line}")?;
        }
    }
    for (name, of) in function.local_types {
        writeln!(out, "  where {name} = {of}")?;
    }
    writeln!(out)?;
    for line in body(function).lines() {
        // Code is set off by its indentation; a terminal needs no fences.
        if !line.starts_with("```") {
            writeln!(
                out,
                "{}",
                if line.is_empty() {
                    String::new()
                } else {
                    format!("  {line}")
                }
            )?;
        }
    }
    Ok(())
}
