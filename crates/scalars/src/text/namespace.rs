//! Names with a namespace, such as `apache::vhost`: asked about for every variable, tag and title, so no general
//! search is begun for each.

use super::capitalize;

/// Where the last `::` of a name is.
fn last_separator(name: &str) -> Option<usize> {
    let bytes = name.as_bytes();
    let mut end = bytes.len();
    loop {
        let last = bytes[..end].iter().rposition(|byte| *byte == b':')?;
        if last > 0 && bytes[last - 1] == b':' {
            return Some(last - 1);
        }
        end = last;
    }
}

/// The outermost part of the namespace of a name: the module that it belongs to.
pub fn module_of(name: &str) -> Option<&str> {
    let mut colons = name.bytes().zip(name.bytes().skip(1));
    let at = colons.position(|pair| pair == (b':', b':'))?;
    Some(&name[..at])
}

/// Whether a name has a namespace.
pub fn is_qualified(name: &str) -> bool {
    last_separator(name).is_some()
}

/// The namespace of a name, and the last word.
pub fn rsplit_namespace(name: &str) -> Option<(&str, &str)> {
    let at = last_separator(name)?;
    Some((&name[..at], &name[at + 2..]))
}

/// Each segment with a capital, the rest in lower case.
///
/// ```
/// # use marotte_scalars::text::capitalize_segments;
/// assert_eq!(capitalize_segments("apache::vhost"), "Apache::Vhost");
/// ```
pub fn capitalize_segments(name: &str) -> String {
    if !name.is_ascii() {
        let segments: Vec<String> = name.split("::").map(capitalize).collect();
        return segments.join("::");
    }
    let mut text = name.to_ascii_lowercase();
    // As a search goes: of three colons, the last one begins a segment.
    let (mut at, mut is_first) = (0, true);
    while at < text.len() {
        if text[at..].starts_with("::") {
            (at, is_first) = (at + 2, true);
            continue;
        }
        if is_first {
            text[at..=at].make_ascii_uppercase();
        }
        (at, is_first) = (at + 1, false);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{capitalize, capitalize_segments, is_qualified, module_of, rsplit_namespace};

    #[test]
    fn separators_are_those_of_a_search() {
        for name in [
            "", ":", "::", "a", "a:b", "a::b", "a::b:c", "a:::b", "::a", "a::", "é::ü:",
        ] {
            assert_eq!(rsplit_namespace(name), name.rsplit_once("::"), "{name}");
            let module = name.split_once("::").map(|(module, _)| module);
            assert_eq!(module_of(name), module, "{name}");
            assert_eq!(is_qualified(name), name.contains("::"), "{name}");
            let segments: Vec<String> = name.split("::").map(capitalize).collect();
            assert_eq!(capitalize_segments(name), segments.join("::"), "{name}");
        }
    }
}
