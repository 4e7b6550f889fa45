//! `notice`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{Level, function};

use super::message::log;

function! {
    /// Logs its arguments, with spaces between, at the level `notice`: normal, but worth a word.
    ///
    /// Values look as they do inside of a string; what is sensitive does not show.
    ///
    /// ```puppet
    /// notice('Hello', 'world', [1, 2])
    /// #=> undef
    /// ```
    notice {
        "Any *$values >> Undef" => notice,
    }
}

fn notice(call: &mut Call<'_>, values: Rest) {
    log(call, Level::Notice, &values.0);
}
