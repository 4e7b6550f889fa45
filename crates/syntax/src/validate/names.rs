//! The forms of names. Letters and digits are those of ASCII, as everywhere in the language.

pub(super) use marotte_scalars::text::is_qualified;

use crate::lexer::chars::is_word;

/// `0`, or a decimal number that does not begin with `0`.
pub(super) fn is_match_variable(name: &str) -> bool {
    match name.as_bytes() {
        b"0" => true,
        [b'1'..=b'9', rest @ ..] => rest.iter().all(u8::is_ascii_digit),
        _ => false,
    }
}

/// `a`, `::a::b`, `a::_b`: only the last segment may begin with an underscore.
pub(super) fn is_variable(name: &str) -> bool {
    // Most have a single segment.
    if is_parameter(name) {
        return true;
    }
    let name = name.strip_prefix("::").unwrap_or(name);
    let mut segments = segments(name).peekable();
    while let Some(segment) = segments.next() {
        let is_one = match segments.peek() {
            Some(_) => is_segment(segment, u8::is_ascii_lowercase),
            None => is_segment(segment, is_parameter_start),
        };
        if !is_one {
            return false;
        }
    }
    true
}

/// `a::_b`
pub(super) fn has_underscored_segment(name: &str) -> bool {
    is_qualified(name) && segments(name).any(|segment| segment.starts_with(b"_"))
}

/// `a`, `_a`
pub(super) fn is_parameter(name: &str) -> bool {
    is_segment(name.as_bytes(), is_parameter_start)
}

fn is_parameter_start(first: &u8) -> bool {
    *first == b'_' || first.is_ascii_lowercase()
}

/// `1`, `0x1`: a parameter of that name would clash with the variables of a match. As in the
/// reference `0xf` does not.
pub(super) fn is_numeric_parameter(name: &str) -> bool {
    let digits = name.strip_prefix("0x").unwrap_or(name);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// `a::b`: the name of a class, define, function or plan.
pub(super) fn is_definition(name: &str) -> bool {
    segments(name).all(|segment| is_segment(segment, u8::is_ascii_lowercase))
}

/// `A::B`: the name of a type alias.
pub(super) fn is_type_alias(name: &str) -> bool {
    segments(name).all(|segment| is_segment(segment, u8::is_ascii_uppercase))
}

/// `A::B`, `::A`: a reference to a type.
pub(super) fn is_reference(name: &str) -> bool {
    is_type_alias(name.strip_prefix("::").unwrap_or(name))
}

/// What is between the `::` of a name. Names are short: to go through their bytes is much faster than to
/// prepare a search.
fn segments(name: &str) -> impl Iterator<Item = &[u8]> {
    let mut rest = Some(name.as_bytes());
    std::iter::from_fn(move || {
        let name = rest?;
        let end = name.windows(2).position(|pair| pair == b"::");
        rest = end.map(|end| &name[end + 2..]);
        Some(&name[..end.unwrap_or(name.len())])
    })
}

fn is_segment(segment: &[u8], first: impl Fn(&u8) -> bool) -> bool {
    match segment {
        [] => false,
        [start, rest @ ..] => first(start) && rest.iter().all(|byte| is_word(*byte)),
    }
}
