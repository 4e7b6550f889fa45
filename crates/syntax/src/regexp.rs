//! Regular expressions as Ruby shows them.

/// The source of a pattern with a backslash before each slash.
pub(crate) fn escape_slashes(source: &str) -> String {
    let mut text = String::with_capacity(source.len() + 2);
    let mut is_escaped = false;
    for character in source.chars() {
        if character == '/' && !is_escaped {
            text.push('\\');
        }
        is_escaped = character == '\\' && !is_escaped;
        text.push(character);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::escape_slashes;

    #[test]
    fn only_slashes_without_a_backslash_get_one() {
        assert_eq!(escape_slashes(r"a/b\/c\\/d"), r"a\/b\/c\\\/d");
    }
}
