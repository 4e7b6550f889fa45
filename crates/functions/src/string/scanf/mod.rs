//! `scanf`

mod format;
mod number;

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::{Str, Value};

use crate::conversion::complaint;
use format::{Directive, directives};

function! {
    /// Takes values out of a text by a format, and gives them as an array.
    ///
    /// The directives are those of C: `%d` and `%u` read an integer, `%i` one that may have a
    /// prefix such as `0x`, `%x` and `%o` one in hexadecimal or octal digits, `%f` (also `%e`,
    /// `%g` and `%a`) a float, `%s` a word, `%c` a character, `%[…]` characters of a class and
    /// `%%` a percent sign. A number before the letter limits how many characters are read; with
    /// a `*` the value is left out. White space stands for any amount of it. Reading ends where
    /// the text does not fit the format.
    ///
    /// With a block, the array is given to it, and its value is the answer.
    ///
    /// ```puppet
    /// scanf('eth0 up 1500', '%s %s %d')
    /// #=> ['eth0', 'up', 1500]
    /// scanf('0x1f', '%i')
    /// #=> [31]
    /// '42'.scanf('%d') |$x| { $x[0] + 1 }
    /// #=> 43
    /// ```
    scanf {
        "String $data, String $format, &$block = ?" => scan,
    }
}

fn scan(call: &mut Call<'_>, data: Str, format: Str, block: Option<Block>) -> EvalResult<Value> {
    let mut values = Vec::new();
    let mut rest = data.as_str();
    for directive in directives(&format) {
        let Some((value, left)) = take(&directive, rest)? else {
            break;
        };
        values.extend(value);
        rest = left;
        if rest.is_empty() {
            break;
        }
    }
    match block {
        Some(block) => call.call_block(&block, [Value::from(values)]),
        None => Ok(Value::from(values)),
    }
}

/// The value at the front of a text, if it fits, and what is left of the text.
fn take<'t>(
    directive: &Directive<'_>,
    text: &'t str,
) -> EvalResult<Option<(Option<Value>, &'t str)>> {
    let text = match directive.keeps_space() {
        true => text,
        false => text.trim_start_matches([' ', '\t', '\n', '\x0b', '\x0c', '\r']),
    };
    let captures = directive
        .regex()
        .map_err(complaint)?
        .captures(text)
        .map_err(complaint)?;
    let Some(captures) = captures else {
        return Ok(None);
    };
    let found = captures.get(1).unwrap_or_default();
    let value = if directive.suppressed {
        None
    } else {
        directive.value(found)?
    };
    let rest = &text[captures.end()..];
    Ok(Some((value, rest)))
}
