//! Ruby's `Kernel#format`: the directives behind Puppet's `sprintf` function and the formats of
//! `String.new`.
//!
//! ```
//! # use marotte_scalars::sprintf::{Argument, sprintf};
//! let text = sprintf("%05.1f|%-4s|%x", &[
//!     Argument::Float(3.14159),
//!     Argument::String("ab"),
//!     Argument::Integer(-255),
//! ]);
//! assert_eq!(text.unwrap(), "003.1|ab  |..f01");
//! ```

mod argument;
mod directive;
mod error;
mod floating;
mod integral;
mod selection;

pub use argument::{Argument, Names, Object};
pub use error::FormatError;

use directive::{Directive, Scanner};

/// The longest text this implementation produces. Ruby's own limit is the memory of the machine.
const MAX_OUTPUT: usize = 1 << 26;

/// Formats arguments as Ruby's `format` does; too many arguments are ignored.
pub fn sprintf(format: &str, arguments: &[Argument<'_>]) -> Result<String, FormatError> {
    let mut output = String::with_capacity(format.len() + 16);
    let mut scanner = Scanner::new(format, arguments);
    while let Some(directive) = scanner.next(&mut output)? {
        apply(&directive, &mut output)?;
        if output.len() > MAX_OUTPUT {
            return Err(FormatError::WidthTooBig);
        }
    }
    Ok(output)
}

fn apply(directive: &Directive<'_>, output: &mut String) -> Result<(), FormatError> {
    let argument = directive.argument;
    match directive.conversion {
        's' => push_text(&argument.to_s(), directive, output),
        'p' => push_text(&argument.inspect(), directive, output),
        'c' => push_character(directive, output)?,
        'd' | 'i' | 'u' | 'o' | 'x' | 'X' | 'b' | 'B' => match argument {
            Argument::Integer(value) => integral::push_small(value, directive, output),
            other => integral::push(&other.to_integer()?, directive, output),
        },
        _ => floating::push(directive, output)?,
    }
    Ok(())
}

fn push_text(text: &str, directive: &Directive<'_>, output: &mut String) {
    let kept = match directive.precision {
        Some(precision) => text
            .char_indices()
            .nth(precision)
            .map_or(text, |(end, _)| &text[..end]),
        None => text,
    };
    pad(kept, directive, output);
}

fn push_character(directive: &Directive<'_>, output: &mut String) -> Result<(), FormatError> {
    let character = match directive.argument {
        Argument::String(text) => {
            let mut characters = text.chars();
            match (characters.next(), characters.next()) {
                (Some(character), None) => character,
                _ => return Err(FormatError::CharacterRequired),
            }
        }
        other => u32::try_from(other.to_int()?)
            .ok()
            .and_then(char::from_u32)
            .ok_or(FormatError::InvalidCharacter)?,
    };
    pad(character.encode_utf8(&mut [0; 4]), directive, output);
    Ok(())
}

/// Appends text in the width of a directive, blanks on the side that its `-` flag leaves.
fn pad(text: &str, directive: &Directive<'_>, output: &mut String) {
    let missing = match directive.width {
        0 => 0,
        width if text.is_ascii() => width.saturating_sub(text.len()),
        width => width.saturating_sub(text.chars().count()),
    };
    if !directive.flags.minus {
        fill(output, ' ', missing);
    }
    output.push_str(text);
    if directive.flags.minus {
        fill(output, ' ', missing);
    }
}

/// Appends a character so many times; nearly always it is a blank or a zero, and a few of them.
fn fill(output: &mut String, character: char, count: usize) {
    const BLANKS: &str = "                                ";
    const ZEROS: &str = "00000000000000000000000000000000";
    if count == 0 {
        return;
    }
    let ready = match character {
        ' ' => BLANKS,
        '0' => ZEROS,
        _ => "",
    };
    if let Some(few) = ready.get(..count) {
        output.push_str(few);
        return;
    }
    marotte_budget::demand(count);
    output.extend(std::iter::repeat_n(character, count));
}
