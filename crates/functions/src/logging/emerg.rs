//! `emerg`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{Level, function};

use super::message::log;

function! {
    /// Logs its arguments, with spaces between, at the level `emerg`: nothing can be used any more.
    ///
    /// Values look as they do inside of a string; what is sensitive does not show.
    ///
    /// ```puppet
    /// emerg('Hello', 'world', [1, 2])
    /// #=> undef
    /// ```
    emerg {
        "Any *$values >> Undef" => emerg,
    }
}

fn emerg(call: &mut Call<'_>, values: Rest) {
    log(call, Level::Emerg, &values.0);
}
