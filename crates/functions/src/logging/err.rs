//! `err`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{Level, function};

use super::message::log;

function! {
    /// Logs its arguments, with spaces between, at the level `err`: something went wrong.
    ///
    /// Values look as they do inside of a string; what is sensitive does not show.
    ///
    /// ```puppet
    /// err('Hello', 'world', [1, 2])
    /// #=> undef
    /// ```
    err {
        "Any *$values >> Undef" => err,
    }
}

fn err(call: &mut Call<'_>, values: Rest) {
    log(call, Level::Err, &values.0);
}
