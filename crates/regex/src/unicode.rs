//! The named sets of characters: POSIX brackets and Unicode properties, as Ruby defines them.

use regex_syntax::hir::{Class, ClassUnicode, ClassUnicodeRange, HirKind};

use crate::blocks::BLOCKS;

/// The set of a POSIX bracket or of `\d`, `\s`, `\w`, `\h`; within ASCII only if asked for.
pub(crate) fn posix(name: &str, ascii: bool) -> Option<ClassUnicode> {
    if ascii {
        let mut set = posix_ascii(name)?;
        set.intersect(&range('\0', '\x7f'));
        return Some(set);
    }
    let set = match name {
        "alnum" => parse(r"[\p{Alphabetic}\p{Nd}]")?,
        "alpha" => parse(r"\p{Alphabetic}")?,
        "blank" => parse(r"[\t\p{Zs}]")?,
        "cntrl" => parse(r"\p{Cc}")?,
        "digit" => parse(r"\p{Nd}")?,
        "graph" => parse(r"[^\p{White_Space}\p{Cc}\p{Cn}]")?,
        "lower" => parse(r"\p{Lowercase}")?,
        "print" => parse(r"[[^\p{White_Space}\p{Cc}\p{Cn}]\p{Zs}]")?,
        "punct" => parse(r"[\p{P}$+<=>^`|~]")?,
        "space" => parse(r"\p{White_Space}")?,
        "upper" => parse(r"\p{Uppercase}")?,
        "word" => parse(r"[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}]")?,
        "xdigit" | "ascii" => posix_ascii(name)?,
        _ => return None,
    };
    Some(set)
}

fn posix_ascii(name: &str) -> Option<ClassUnicode> {
    parse(match name {
        "alnum" => "[0-9A-Za-z]",
        "alpha" => "[A-Za-z]",
        "blank" => r"[\t ]",
        "cntrl" => r"[\x00-\x1f\x7f]",
        "digit" => "[0-9]",
        "graph" => "[!-~]",
        "lower" => "[a-z]",
        "print" => "[ -~]",
        "punct" => r"[!-/:-@\[-`{-~]",
        "space" => r"[\t-\r ]",
        "upper" => "[A-Z]",
        "word" => "[0-9A-Z_a-z]",
        "xdigit" => "[0-9A-Fa-f]",
        "ascii" => r"[\x00-\x7f]",
        _ => return None,
    })
}

/// The set of `\p{name}`, if Ruby knows the name.
pub(crate) fn property(name: &str) -> Option<ClassUnicode> {
    let plain: String = name
        .chars()
        .filter(|c| !matches!(c, ' ' | '_' | '-'))
        .map(|c| c.to_ascii_lowercase())
        .collect();
    match plain.as_str() {
        // The engine calls only this one by its POSIX meaning; `\p{Punct}` is the category.
        "punct" | "punctuation" => return parse(r"\p{P}"),
        "xposixpunct" => return posix("punct", false),
        "any" => return Some(range('\0', char::MAX)),
        // No text has surrogates.
        "cs" | "surrogate" | "inhighsurrogates" | "inlowsurrogates" => {
            return Some(ClassUnicode::empty());
        }
        "assigned" => return parse(r"\P{Cn}"),
        _ => {}
    }
    if let Some(set) = posix(&plain, false) {
        return Some(set);
    }
    let age = plain.strip_prefix("age=");
    let simple = |text: &str| text.chars().all(|c| c.is_ascii_alphanumeric());
    if let Some(version) = age {
        let valid = version.chars().all(|c| c.is_ascii_digit() || c == '.');
        return if valid {
            parse(&format!(r"\p{{age={version}}}"))
        } else {
            None
        };
    }
    // The library ignores a leading "is", which Ruby does not.
    if !simple(&plain) || plain.is_empty() || plain.starts_with("is") {
        return None;
    }
    if let Some(block) = plain.strip_prefix("in")
        && let Some((_, start, end)) = BLOCKS.iter().find(|(name, ..)| *name == block)
    {
        return char_range(*start, *end);
    }
    parse(&format!(r"\p{{{plain}}}"))
}

/// The set of a grapheme cluster break property.
pub(crate) fn grapheme(name: &str) -> ClassUnicode {
    parse(&format!(r"\p{{gcb={name}}}")).unwrap_or_else(ClassUnicode::empty)
}

/// The set of characters from `start` to `end`.
pub(crate) fn range(start: char, end: char) -> ClassUnicode {
    ClassUnicode::new([ClassUnicodeRange::new(start, end)])
}

/// A block; one of surrogates holds no character.
fn char_range(start: u32, end: u32) -> Option<ClassUnicode> {
    match (char::from_u32(start), char::from_u32(end)) {
        (Some(start), Some(end)) => Some(range(start, end)),
        _ => Some(ClassUnicode::empty()),
    }
}

/// The set that a class in the library's syntax denotes.
fn parse(pattern: &str) -> Option<ClassUnicode> {
    let hir = regex_syntax::Parser::new().parse(pattern).ok()?;
    match hir.into_kind() {
        HirKind::Class(Class::Unicode(set)) => Some(set),
        HirKind::Literal(literal) => {
            let c = std::str::from_utf8(&literal.0).ok()?.chars().next()?;
            Some(range(c, c))
        }
        _ => None,
    }
}
