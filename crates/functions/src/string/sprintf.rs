//! `sprintf`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, legacy_function};
use marotte_pcore::Value;
use marotte_pcore::ruby::format_argument;
use marotte_scalars::sprintf::{Argument, sprintf};

use crate::conversion::{complaint, implicit_string};

legacy_function! {
    /// Puts values into a text, as Ruby's `sprintf` does.
    ///
    /// The first argument is the format; each directive in it takes a further argument. The names
    /// in `%<name>d` and `%{name}` are keys of a hash, which is then the only further argument.
    ///
    /// ```puppet
    /// sprintf('%05.1f|%-4s|%x', 3.14159, 'ab', 255)
    /// #=> '003.1|ab  |ff'
    /// sprintf('%<x>s : %<y>d', { 'x' => 'value is', 'y' => 42 })
    /// #=> 'value is : 42'
    /// ```
    sprintf(-2) => value format
}

fn format(_call: &mut Call<'_>, format: Value, Rest(values): Rest) -> EvalResult<String> {
    let format = implicit_string(&format)?;
    let arguments: Vec<Argument<'_>> = values.iter().map(format_argument).collect();
    sprintf(&format, &arguments).map_err(complaint)
}
