//! Regular expressions without the anchors that the first design does not have.

/// A pattern without `\A` and `\Z`; `\z` stays.
pub fn without_anchors(pattern: &str) -> String {
    let mut kept = String::with_capacity(pattern.len());
    let mut characters = pattern.chars();
    while let Some(character) = characters.next() {
        if character != '\\' {
            kept.push(character);
            continue;
        }
        match characters.next() {
            Some('A' | 'Z') => {}
            escaped => {
                kept.push('\\');
                kept.extend(escaped);
            }
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::without_anchors;

    #[test]
    fn only_anchors_go() {
        for (pattern, kept) in [
            (r"\Aa\Z", "a"),
            (r"\a\z", r"\a\z"),
            (r"\\A", r"\\A"),
            (r"\\\A", r"\\"),
            ("a\\", "a\\"),
        ] {
            assert_eq!(without_anchors(pattern), kept);
        }
    }
}
