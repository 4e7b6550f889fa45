//! What the functions that log have in common.

use marotte_eval::Level;
use marotte_eval::function::Call;
use marotte_pcore::Value;
use marotte_pcore::convert::to_text;

/// Logs values as they look inside of a string, with spaces between.
pub(super) fn log(call: &mut Call<'_>, level: Level, values: &[Value]) {
    let words: Vec<_> = values.iter().map(to_text).collect();
    call.evaluator.log_from_scope(level, words.join(" "));
}
