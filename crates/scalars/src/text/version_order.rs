//! The order of version numbers of packages, as Puppet's `versioncmp` has it.

use std::cmp::Ordering;

use crate::text::case::upcase;

/// Compares two versions piece by piece. Zeros and points at the end of the part before the first
/// dash may be left out of account.
///
/// ```
/// # use marotte_scalars::text::versioncmp;
/// assert!(versioncmp("2.10", "2.9", false).is_gt());
/// assert!(versioncmp("1.0.0", "1", true).is_eq());
/// ```
pub fn versioncmp(one: &str, two: &str, ignore_trailing_zeroes: bool) -> Ordering {
    if ignore_trailing_zeroes {
        let (one, two) = (without_trailing_zeroes(one), without_trailing_zeroes(two));
        return versioncmp(&one, &two, false);
    }
    for (a, b) in Pieces(one).zip(Pieces(two)) {
        if a == b {
            continue;
        }
        for separator in ["-", "."] {
            if a == separator {
                return Ordering::Less;
            }
            if b == separator {
                return Ordering::Greater;
            }
        }
        let numbers = [a, b]
            .iter()
            .all(|piece| piece.bytes().all(|byte| byte.is_ascii_digit()));
        if numbers && !a.starts_with('0') && !b.starts_with('0') {
            return a.len().cmp(&b.len()).then_with(|| a.cmp(b));
        }
        return upcase(a).cmp(&upcase(b));
    }
    one.cmp(two)
}

/// The pieces of a version: separators, digits, and everything between.
struct Pieces<'a>(&'a str);

impl<'a> Iterator for Pieces<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let first = self.0.chars().next()?;
        let is_separator = |c: char| matches!(c, '-' | '.');
        let end = if is_separator(first) {
            Some(1)
        } else if first.is_ascii_digit() {
            self.0.find(|c: char| !c.is_ascii_digit())
        } else {
            self.0.find(|c: char| c.is_ascii_digit() || is_separator(c))
        };
        let (piece, rest) = self.0.split_at(end.unwrap_or(self.0.len()));
        self.0 = rest;
        Some(piece)
    }
}

fn without_trailing_zeroes(version: &str) -> String {
    // Ruby drops empty parts at the end when it splits.
    let version = version.trim_end_matches('-');
    let (first, rest) = match version.find('-') {
        Some(at) => version.split_at(at),
        None => (version, ""),
    };
    // The end of any line will do, but only the first that has zeros.
    let mut result = String::with_capacity(version.len());
    let mut done = false;
    for line in first.split_inclusive('\n') {
        let (body, newline) = match line.strip_suffix('\n') {
            Some(body) => (body, "\n"),
            None => (line, ""),
        };
        let kept = if done {
            body
        } else {
            body.trim_end_matches(['.', '0'])
        };
        done |= kept.len() < body.len();
        result.push_str(kept);
        result.push_str(newline);
    }
    result.push_str(rest);
    result
}
