//! `debug`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{Level, function};

use super::message::log;

function! {
    /// Logs its arguments, with spaces between, at the level `debug`: for those who look for an error.
    ///
    /// Values look as they do inside of a string; what is sensitive does not show.
    ///
    /// ```puppet
    /// debug('Hello', 'world', [1, 2])
    /// #=> undef
    /// ```
    debug {
        "Any *$values >> Undef" => debug,
    }
}

fn debug(call: &mut Call<'_>, values: Rest) {
    log(call, Level::Debug, &values.0);
}
