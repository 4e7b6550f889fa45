//! `alert`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{Level, function};

use super::message::log;

function! {
    /// Logs its arguments, with spaces between, at the level `alert`: something must be done at once.
    ///
    /// Values look as they do inside of a string; what is sensitive does not show.
    ///
    /// ```puppet
    /// alert('Hello', 'world', [1, 2])
    /// #=> undef
    /// ```
    alert {
        "Any *$values >> Undef" => alert,
    }
}

fn alert(call: &mut Call<'_>, values: Rest) {
    log(call, Level::Alert, &values.0);
}
