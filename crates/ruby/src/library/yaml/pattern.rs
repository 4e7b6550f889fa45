//! Regular expressions that are read.

use crate::core::regexp::{EXTENDED, IGNORE_CASE, MULTI_LINE};
use crate::image::classes;
use crate::interp::{Outcome, Ruby};
use crate::object::Value;

/// The `Regexp` that a text means. Without slashes only the options are left, of which none can be made.
pub(super) fn value(ruby: &mut Ruby<'_>, text: &str) -> Outcome {
    let class = Value::Object(classes::REGEXP);
    let Some((source, options)) = parts(text) else {
        return ruby.send(class, "new", &[Value::Integer(0)]);
    };
    let bits = options.chars().fold(0, |bits, option| match option {
        'i' => bits | IGNORE_CASE,
        'x' => bits | EXTENDED,
        'm' => bits | MULTI_LINE,
        _ => bits,
    });
    let source = ruby.string(source);
    ruby.send(class, "new", &[source, Value::Integer(bits)])
}

/// What is between the first slash of a line and the last one that only options follow in its line, and
/// these.
fn parts(text: &str) -> Option<(&str, &str)> {
    let starts = text.match_indices('/').map(|(at, _)| at);
    let mut starts = starts.filter(|&at| at == 0 || text[..at].ends_with('\n'));
    starts.find_map(|start| {
        let rest = &text[start + 1..];
        let mut ends = rest.rmatch_indices('/').map(|(at, _)| at);
        ends.find_map(|end| {
            let options = rest[end + 1..].split('\n').next().unwrap_or_default();
            let is_end = options.bytes().all(|option| b"mixn".contains(&option));
            is_end.then_some((&rest[..end], options))
        })
    })
}
