//! `info`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{Level, function};

use super::message::log;

function! {
    /// Logs its arguments, with spaces between, at the level `info`: good to know.
    ///
    /// Values look as they do inside of a string; what is sensitive does not show.
    ///
    /// ```puppet
    /// info('Hello', 'world', [1, 2])
    /// #=> undef
    /// ```
    info {
        "Any *$values >> Undef" => info,
    }
}

fn info(call: &mut Call<'_>, values: Rest) {
    log(call, Level::Info, &values.0);
}
