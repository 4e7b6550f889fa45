//! Names of files and patterns of them.

/// Whether the name of a file matches a pattern with `*`, `?`, `[…]` and backslashes, as with Ruby's
/// `Dir.glob`: a name that begins with a dot only matches a pattern that does.
///
/// ```
/// # use marotte_scalars::text::file_name_matches;
/// assert!(file_name_matches("[a-c]*.yaml", "common.yaml"));
/// assert!(!file_name_matches("*", ".hidden"));
/// ```
pub fn file_name_matches(pattern: &str, name: &str) -> bool {
    if name.starts_with('.') && !pattern.starts_with('.') {
        return false;
    }
    let pattern: Vec<char> = pattern.chars().collect();
    let name: Vec<char> = name.chars().collect();
    matches(&pattern, &name)
}

/// Every star remembers only where it may go on, so that this takes no more than the product of
/// both lengths.
fn matches(pattern: &[char], name: &[char]) -> bool {
    let (mut p, mut n) = (0, 0);
    let mut star: Option<(usize, usize)> = None;
    while n < name.len() {
        let step = match pattern.get(p) {
            Some('*') => {
                star = Some((p, n));
                p += 1;
                continue;
            }
            Some('?') => Some(p + 1),
            Some('[') => {
                class(&pattern[p..], name[n]).and_then(|(hit, length)| hit.then_some(p + length))
            }
            Some('\\') if p + 1 < pattern.len() => (pattern[p + 1] == name[n]).then_some(p + 2),
            Some(c) => (*c == name[n]).then_some(p + 1),
            None => None,
        };
        match (step, star) {
            (Some(next), _) => {
                p = next;
                n += 1;
            }
            (None, Some((at, from))) => {
                p = at + 1;
                n = from + 1;
                star = Some((at, from + 1));
            }
            (None, None) => return false,
        }
    }
    pattern[p..].iter().all(|c| *c == '*')
}

/// Whether `[…]` has a character, and how long it is. Nothing if it does not end.
fn class(pattern: &[char], c: char) -> Option<(bool, usize)> {
    let mut at = 1;
    let negated = matches!(pattern.get(at), Some('!' | '^'));
    if negated {
        at += 1;
    }
    let start = at;
    let mut hit = false;
    loop {
        let first = *pattern.get(at)?;
        if first == ']' && at > start {
            return Some((hit != negated, at + 1));
        }
        if pattern.get(at + 1) == Some(&'-') && pattern.get(at + 2).is_some_and(|c| *c != ']') {
            let last = pattern[at + 2];
            hit |= (first..=last).contains(&c);
            at += 3;
        } else {
            hit |= first == c;
            at += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::file_name_matches;

    #[test]
    fn names_match_as_in_ruby() {
        for (pattern, name) in [
            ("*", "a"),
            ("a*c", "abbc"),
            ("a?c", "aéc"),
            ("[a-c]x", "bx"),
            ("[!a]x", "bx"),
            (r"\*", "*"),
            (".*", ".a"),
            ("*a*a*", "banana"),
        ] {
            assert!(file_name_matches(pattern, name), "{pattern} {name}");
        }
        for (pattern, name) in [
            ("*", ".a"),
            ("?a", ".a"),
            ("a?", "a"),
            ("[a-c]", "d"),
            ("[a", "a"),
            (r"\*", "a"),
            ("", "a"),
        ] {
            assert!(!file_name_matches(pattern, name), "{pattern} {name}");
        }
    }

    #[test]
    fn stars_take_no_long_time() {
        let name = "a".repeat(10_000);
        assert!(!file_name_matches(
            &"*a".repeat(50),
            &name.replace('a', "b")
        ));
        assert!(!file_name_matches(&("*a".repeat(20) + "b"), &name));
    }
}
