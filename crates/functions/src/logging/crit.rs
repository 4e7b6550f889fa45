//! `crit`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{Level, function};

use super::message::log;

function! {
    /// Logs its arguments, with spaces between, at the level `crit`: something is in a critical state.
    ///
    /// Values look as they do inside of a string; what is sensitive does not show.
    ///
    /// ```puppet
    /// crit('Hello', 'world', [1, 2])
    /// #=> undef
    /// ```
    crit {
        "Any *$values >> Undef" => crit,
    }
}

fn crit(call: &mut Call<'_>, values: Rest) {
    log(call, Level::Crit, &values.0);
}
