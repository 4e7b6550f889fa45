//! Patterns that are right at a glance: those of plain characters, sets, groups and quantifiers.
//!
//! Most patterns of a site are such, and most of them never run. What they are made of need not be
//! known to know that they are right and how many groups they have. Whatever is not seen at once to
//! be right is read as a whole, which also finds words for what is wrong.

use crate::Options;

/// Deeper ones are read as a whole, which has a limit.
const DEEPEST: u32 = 100;

/// Larger counts, too.
const LARGEST_COUNT: u32 = 1000;

/// What stands before a place, for those who ask what a quantifier is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    /// Something that can be repeated.
    Atom,
    /// A quantifier that may be made lazy or possessive.
    Quantifier,
    /// Nothing that a quantifier may stand behind.
    Other,
}

/// The number of groups of a pattern that is right and has no names; nothing if that is not seen at
/// a glance.
pub(crate) fn groups(pattern: &str, options: Options) -> Option<u32> {
    if options.extended || !pattern.is_ascii() {
        return None;
    }
    let (mut groups, mut depth, mut before) = (0, 0, Before::Other);
    let mut rest = pattern.as_bytes();
    while let Some((byte, behind)) = rest.split_first() {
        rest = behind;
        before = match byte {
            b'\\' => {
                let (escaped, behind) = rest.split_first()?;
                rest = behind;
                match escaped {
                    b'b' | b'B' | b'A' | b'Z' | b'z' => Before::Other,
                    _ if is_plain_escape(*escaped, rest) => Before::Atom,
                    _ => return None,
                }
            }
            b'(' => {
                match rest {
                    [b'?', b':' | b'=' | b'!', behind @ ..] | [b'?', b'i', b':', behind @ ..] => {
                        rest = behind;
                    }
                    [b'?', ..] => return None,
                    _ => groups += 1,
                }
                depth += 1;
                if depth > DEEPEST {
                    return None;
                }
                Before::Other
            }
            b')' if depth > 0 => {
                depth -= 1;
                Before::Atom
            }
            b'[' => {
                rest = set(rest)?;
                Before::Atom
            }
            b'*' | b'+' | b'?' => match (before, byte) {
                (Before::Atom, _) => Before::Quantifier,
                (Before::Quantifier, b'?' | b'+') => Before::Other,
                _ => return None,
            },
            b'{' if before == Before::Atom => {
                rest = interval(rest)?;
                Before::Other
            }
            b'|' | b'^' | b'$' => Before::Other,
            b')' | b']' | b'{' | b'}' => return None,
            _ => Before::Atom,
        };
    }
    (depth == 0).then_some(groups)
}

/// Whether what is behind a backslash is a set of characters or a single one, in sets as well.
fn is_plain_escape(byte: u8, behind: &[u8]) -> bool {
    match byte {
        b'0' => !behind.first().is_some_and(u8::is_ascii_digit),
        _ => byte.is_ascii_punctuation() || b"wWdDsShHntrfv".contains(&byte),
    }
}

/// What is behind a named set whose `[` was read.
fn named_set(pattern: &[u8]) -> Option<&[u8]> {
    const NAMES: &[&[u8]] = &[
        b"alnum", b"alpha", b"blank", b"cntrl", b"digit", b"graph", b"lower", b"print", b"punct",
        b"space", b"upper", b"word", b"xdigit",
    ];
    let rest = pattern.strip_prefix(b":")?;
    let rest = NAMES.iter().find_map(|name| rest.strip_prefix(*name))?;
    rest.strip_prefix(b":]")
}

/// What is behind a set whose `[` was read.
fn set(pattern: &[u8]) -> Option<&[u8]> {
    let mut rest = pattern.strip_prefix(b"^").unwrap_or(pattern);
    if rest.first() == Some(&b']') {
        return None;
    }
    // The character before, if a range may begin with it.
    let mut first = None;
    let mut is_start = true;
    loop {
        let (byte, behind) = rest.split_first()?;
        rest = behind;
        match byte {
            b']' => return Some(rest),
            b'[' => (rest, first) = (named_set(rest)?, None),
            b'&' if rest.first() == Some(&b'&') => return None,
            b'\\' => {
                let (escaped, behind) = rest.split_first()?;
                if !is_plain_escape(*escaped, behind) {
                    return None;
                }
                (rest, first) = (behind, None);
            }
            b'-' if is_start || rest.first() == Some(&b']') => first = None,
            b'-' => {
                let (last, behind) = rest.split_first()?;
                let is_range =
                    last.is_ascii_alphanumeric() && first.is_some_and(|byte| byte <= last);
                if !is_range {
                    return None;
                }
                (rest, first) = (behind, None);
            }
            _ => first = byte.is_ascii_alphanumeric().then_some(byte),
        }
        is_start = false;
    }
}

/// What is behind an interval whose `{` was read.
fn interval(pattern: &[u8]) -> Option<&[u8]> {
    let (low, rest) = count(pattern)?;
    let (is_right, rest) = match rest {
        [b'}', rest @ ..] | [b',', b'}', rest @ ..] => (true, rest),
        [b',', rest @ ..] => {
            let (high, rest) = count(rest)?;
            (low <= high, rest.strip_prefix(b"}")?)
        }
        _ => return None,
    };
    is_right.then_some(rest)
}

/// A number that is not large, and what is behind it.
fn count(pattern: &[u8]) -> Option<(u32, &[u8])> {
    let digits = pattern.iter().take_while(|byte| byte.is_ascii_digit());
    let (number, rest) = pattern.split_at(digits.count());
    let number = std::str::from_utf8(number).ok()?.parse().ok()?;
    (number <= LARGEST_COUNT).then_some((number, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(pattern: &str) -> Option<u32> {
        groups(pattern, Options::default())
    }

    #[test]
    fn patterns_of_plain_parts_are_seen_at_a_glance() {
        assert_eq!(plain(""), Some(0));
        assert_eq!(plain(r"\A(?:[^/.a-z_-]+|(\d{1,3}\.)*?)$"), Some(1));
        assert_eq!(plain(r"^(present|absent)(?!\d)\z"), Some(1));
        assert_eq!(plain(r"\A(?i:[[:xdigit:]]{2}[:&-][^\n\0])"), Some(0));
        for unclear in [
            "(", ")", "a**", "^*", "[z-a]", "[]", r"\1", "(?<a>b)", "a{2,1}", "ä",
        ] {
            assert_eq!(plain(unclear), None, "{unclear}");
        }
    }

    /// Texts of such parts, as a generator of numbers has them.
    #[test]
    fn what_is_seen_at_a_glance_is_what_is_read() {
        const PARTS: &[&str] = &[
            "a",
            "z",
            "0",
            "9",
            "Z",
            " ",
            "\n",
            "-",
            "-",
            "^",
            "$",
            ".",
            "|",
            "(",
            "(",
            ")",
            ")",
            "(?:",
            "[",
            "[",
            "[^",
            "]",
            "]",
            "*",
            "+",
            "?",
            "{",
            "}",
            "{2}",
            "{1,3}",
            "{,2}",
            "{3,}",
            ",",
            "&&",
            "&",
            r"\d",
            r"\W",
            r"\.",
            r"\-",
            r"\]",
            r"\[",
            r"\b",
            r"\A",
            r"\z",
            r"\n",
            r"\h",
            "[:alpha:]",
            "#",
            "/",
            "_",
            ":",
            "=",
            "<",
            "\\",
        ];
        let mut state = 1_u64;
        let mut next = |below: usize| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 33) as usize % below
        };
        let mut seen = 0;
        for _ in 0..200_000 {
            let length = next(9);
            let pattern: String = (0..length).map(|_| PARTS[next(PARTS.len())]).collect();
            let options = Options {
                ignore_case: next(4) == 0,
                multi_line: next(4) == 0,
                ..Options::default()
            };
            if let Some(groups) = groups(&pattern, options) {
                let read = crate::read(&pattern, options);
                let read = read.unwrap_or_else(|error| panic!("{pattern}: {error}"));
                assert_eq!((read.groups, read.names.len()), (groups, 0), "{pattern}");
                seen += 1;
            }
        }
        assert!(seen > 20_000, "{seen}");
    }
}
