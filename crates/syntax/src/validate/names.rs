//! The forms of names. Letters and digits are those of ASCII, as everywhere in the language.

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
    // Most names have one segment; looking for a byte is much faster than for two.
    if !name.as_bytes().contains(&b':') {
        return is_parameter(name);
    }
    let name = name.strip_prefix("::").unwrap_or(name);
    match name.rsplit_once("::") {
        None => is_parameter(name),
        Some((before, last)) => {
            is_parameter(last)
                && before
                    .split("::")
                    .all(|s| is_segment(s, u8::is_ascii_lowercase))
        }
    }
}

/// `a::_b`
pub(super) fn has_underscored_segment(name: &str) -> bool {
    let mut segments = name.split("::");
    name.contains("::") && segments.any(|segment| segment.starts_with('_'))
}

/// `a`, `_a`
pub(super) fn is_parameter(name: &str) -> bool {
    is_segment(name, |first| *first == b'_' || first.is_ascii_lowercase())
}

/// `1`, `0x1`: a parameter of that name would clash with the variables of a match. As in the
/// reference `0xf` does not.
pub(super) fn is_numeric_parameter(name: &str) -> bool {
    let digits = name.strip_prefix("0x").unwrap_or(name);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// `a::b`: the name of a class, define, function or plan.
pub(super) fn is_definition(name: &str) -> bool {
    name.split("::")
        .all(|segment| is_segment(segment, u8::is_ascii_lowercase))
}

/// `A::B`: the name of a type alias.
pub(super) fn is_type_alias(name: &str) -> bool {
    let is_segment = |segment| is_segment(segment, u8::is_ascii_uppercase);
    match name.as_bytes().contains(&b':') {
        true => name.split("::").all(is_segment),
        false => is_segment(name),
    }
}

/// `A::B`, `::A`: a reference to a type.
pub(super) fn is_reference(name: &str) -> bool {
    is_type_alias(name.strip_prefix("::").unwrap_or(name))
}

fn is_segment(segment: &str, first: impl Fn(&u8) -> bool) -> bool {
    match segment.as_bytes() {
        [] => false,
        [start, rest @ ..] => first(start) && rest.iter().all(|byte| is_word(*byte)),
    }
}
