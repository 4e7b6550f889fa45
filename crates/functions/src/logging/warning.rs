//! `warning`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{Level, function};

use super::message::log;

function! {
    /// Logs its arguments, with spaces between, at the level `warning`: something may go wrong.
    ///
    /// Values look as they do inside of a string; what is sensitive does not show.
    ///
    /// ```puppet
    /// warning('Hello', 'world', [1, 2])
    /// #=> undef
    /// ```
    warning {
        "Any *$values >> Undef" => warning,
    }
}

fn warning(call: &mut Call<'_>, values: Rest) {
    log(call, Level::Warning, &values.0);
}
