//! Unicode's full case folding, in which one character may fold to several: `ß` to `ss`.

use std::sync::LazyLock;

use regex_syntax::hir::{ClassUnicode, ClassUnicodeRange};

/// The set of characters that equal `c` when case is ignored, one character for one.
pub(crate) fn variants(c: char) -> ClassUnicode {
    let mut set = ClassUnicode::new([ClassUnicodeRange::new(c, c)]);
    // The tables are compiled in, so that folding cannot fail; the plain set is right otherwise.
    let _ = set.try_case_fold_simple();
    set
}

/// The representative of `c` among its case variants: what simple case folding makes of it.
pub(crate) fn simple(c: char) -> char {
    if c.is_ascii() {
        return c.to_ascii_lowercase();
    }
    let set = variants(c);
    let mut best = c;
    for range in set.ranges() {
        for candidate in range.start()..=range.end() {
            if candidate.is_ascii_lowercase() {
                return candidate;
            }
            best = best.min(candidate);
        }
    }
    best
}

/// What `c` folds to, if that is more than one character.
pub(crate) fn multiple(c: char) -> Option<&'static [char]> {
    if c.is_ascii() {
        return None;
    }
    FOLDS
        .binary_search_by_key(&c, |entry| entry.0)
        .ok()
        .map(|found| FOLDS[found].1)
}

/// Appends the full case folding of `c`, in a form that is equal for all its variants.
pub(crate) fn push_full(c: char, out: &mut Vec<char>) {
    match multiple(c) {
        Some(folded) => out.extend(folded.iter().map(|c| simple(*c))),
        None => out.push(simple(c)),
    }
}

/// Whether some single character folds to a piece of `folded`, a folded text.
pub(crate) fn has_multiple(folded: &[char]) -> bool {
    (0..folded.len()).any(|start| starts_with_multiple(&folded[start..]))
}

/// Whether some single character folds to the beginning of `folded`, a folded text.
pub(crate) fn starts_with_multiple(folded: &[char]) -> bool {
    FOLDED.iter().any(|fold| folded.starts_with(fold))
}

/// What single characters fold to that fold to several, each of these in its simple form.
static FOLDED: LazyLock<Vec<Vec<char>>> = LazyLock::new(|| {
    let folds = FOLDS.iter().map(|(_, fold)| fold.iter());
    folds
        .map(|fold| fold.copied().map(simple).collect())
        .collect()
});

/// The characters that fold to several, with what they fold to.
pub(crate) const FOLDS: &[(char, &[char])] = &[
    ('\u{df}', &['\u{73}', '\u{73}']),
    ('\u{130}', &['\u{69}', '\u{307}']),
    ('\u{149}', &['\u{2bc}', '\u{6e}']),
    ('\u{1f0}', &['\u{6a}', '\u{30c}']),
    ('\u{390}', &['\u{3b9}', '\u{308}', '\u{301}']),
    ('\u{3b0}', &['\u{3c5}', '\u{308}', '\u{301}']),
    ('\u{587}', &['\u{565}', '\u{582}']),
    ('\u{1e96}', &['\u{68}', '\u{331}']),
    ('\u{1e97}', &['\u{74}', '\u{308}']),
    ('\u{1e98}', &['\u{77}', '\u{30a}']),
    ('\u{1e99}', &['\u{79}', '\u{30a}']),
    ('\u{1e9a}', &['\u{61}', '\u{2be}']),
    ('\u{1e9e}', &['\u{73}', '\u{73}']),
    ('\u{1f50}', &['\u{3c5}', '\u{313}']),
    ('\u{1f52}', &['\u{3c5}', '\u{313}', '\u{300}']),
    ('\u{1f54}', &['\u{3c5}', '\u{313}', '\u{301}']),
    ('\u{1f56}', &['\u{3c5}', '\u{313}', '\u{342}']),
    ('\u{1f80}', &['\u{1f00}', '\u{3b9}']),
    ('\u{1f81}', &['\u{1f01}', '\u{3b9}']),
    ('\u{1f82}', &['\u{1f02}', '\u{3b9}']),
    ('\u{1f83}', &['\u{1f03}', '\u{3b9}']),
    ('\u{1f84}', &['\u{1f04}', '\u{3b9}']),
    ('\u{1f85}', &['\u{1f05}', '\u{3b9}']),
    ('\u{1f86}', &['\u{1f06}', '\u{3b9}']),
    ('\u{1f87}', &['\u{1f07}', '\u{3b9}']),
    ('\u{1f88}', &['\u{1f00}', '\u{3b9}']),
    ('\u{1f89}', &['\u{1f01}', '\u{3b9}']),
    ('\u{1f8a}', &['\u{1f02}', '\u{3b9}']),
    ('\u{1f8b}', &['\u{1f03}', '\u{3b9}']),
    ('\u{1f8c}', &['\u{1f04}', '\u{3b9}']),
    ('\u{1f8d}', &['\u{1f05}', '\u{3b9}']),
    ('\u{1f8e}', &['\u{1f06}', '\u{3b9}']),
    ('\u{1f8f}', &['\u{1f07}', '\u{3b9}']),
    ('\u{1f90}', &['\u{1f20}', '\u{3b9}']),
    ('\u{1f91}', &['\u{1f21}', '\u{3b9}']),
    ('\u{1f92}', &['\u{1f22}', '\u{3b9}']),
    ('\u{1f93}', &['\u{1f23}', '\u{3b9}']),
    ('\u{1f94}', &['\u{1f24}', '\u{3b9}']),
    ('\u{1f95}', &['\u{1f25}', '\u{3b9}']),
    ('\u{1f96}', &['\u{1f26}', '\u{3b9}']),
    ('\u{1f97}', &['\u{1f27}', '\u{3b9}']),
    ('\u{1f98}', &['\u{1f20}', '\u{3b9}']),
    ('\u{1f99}', &['\u{1f21}', '\u{3b9}']),
    ('\u{1f9a}', &['\u{1f22}', '\u{3b9}']),
    ('\u{1f9b}', &['\u{1f23}', '\u{3b9}']),
    ('\u{1f9c}', &['\u{1f24}', '\u{3b9}']),
    ('\u{1f9d}', &['\u{1f25}', '\u{3b9}']),
    ('\u{1f9e}', &['\u{1f26}', '\u{3b9}']),
    ('\u{1f9f}', &['\u{1f27}', '\u{3b9}']),
    ('\u{1fa0}', &['\u{1f60}', '\u{3b9}']),
    ('\u{1fa1}', &['\u{1f61}', '\u{3b9}']),
    ('\u{1fa2}', &['\u{1f62}', '\u{3b9}']),
    ('\u{1fa3}', &['\u{1f63}', '\u{3b9}']),
    ('\u{1fa4}', &['\u{1f64}', '\u{3b9}']),
    ('\u{1fa5}', &['\u{1f65}', '\u{3b9}']),
    ('\u{1fa6}', &['\u{1f66}', '\u{3b9}']),
    ('\u{1fa7}', &['\u{1f67}', '\u{3b9}']),
    ('\u{1fa8}', &['\u{1f60}', '\u{3b9}']),
    ('\u{1fa9}', &['\u{1f61}', '\u{3b9}']),
    ('\u{1faa}', &['\u{1f62}', '\u{3b9}']),
    ('\u{1fab}', &['\u{1f63}', '\u{3b9}']),
    ('\u{1fac}', &['\u{1f64}', '\u{3b9}']),
    ('\u{1fad}', &['\u{1f65}', '\u{3b9}']),
    ('\u{1fae}', &['\u{1f66}', '\u{3b9}']),
    ('\u{1faf}', &['\u{1f67}', '\u{3b9}']),
    ('\u{1fb2}', &['\u{1f70}', '\u{3b9}']),
    ('\u{1fb3}', &['\u{3b1}', '\u{3b9}']),
    ('\u{1fb4}', &['\u{3ac}', '\u{3b9}']),
    ('\u{1fb6}', &['\u{3b1}', '\u{342}']),
    ('\u{1fb7}', &['\u{3b1}', '\u{342}', '\u{3b9}']),
    ('\u{1fbc}', &['\u{3b1}', '\u{3b9}']),
    ('\u{1fc2}', &['\u{1f74}', '\u{3b9}']),
    ('\u{1fc3}', &['\u{3b7}', '\u{3b9}']),
    ('\u{1fc4}', &['\u{3ae}', '\u{3b9}']),
    ('\u{1fc6}', &['\u{3b7}', '\u{342}']),
    ('\u{1fc7}', &['\u{3b7}', '\u{342}', '\u{3b9}']),
    ('\u{1fcc}', &['\u{3b7}', '\u{3b9}']),
    ('\u{1fd2}', &['\u{3b9}', '\u{308}', '\u{300}']),
    ('\u{1fd3}', &['\u{3b9}', '\u{308}', '\u{301}']),
    ('\u{1fd6}', &['\u{3b9}', '\u{342}']),
    ('\u{1fd7}', &['\u{3b9}', '\u{308}', '\u{342}']),
    ('\u{1fe2}', &['\u{3c5}', '\u{308}', '\u{300}']),
    ('\u{1fe3}', &['\u{3c5}', '\u{308}', '\u{301}']),
    ('\u{1fe4}', &['\u{3c1}', '\u{313}']),
    ('\u{1fe6}', &['\u{3c5}', '\u{342}']),
    ('\u{1fe7}', &['\u{3c5}', '\u{308}', '\u{342}']),
    ('\u{1ff2}', &['\u{1f7c}', '\u{3b9}']),
    ('\u{1ff3}', &['\u{3c9}', '\u{3b9}']),
    ('\u{1ff4}', &['\u{3ce}', '\u{3b9}']),
    ('\u{1ff6}', &['\u{3c9}', '\u{342}']),
    ('\u{1ff7}', &['\u{3c9}', '\u{342}', '\u{3b9}']),
    ('\u{1ffc}', &['\u{3c9}', '\u{3b9}']),
    ('\u{fb00}', &['\u{66}', '\u{66}']),
    ('\u{fb01}', &['\u{66}', '\u{69}']),
    ('\u{fb02}', &['\u{66}', '\u{6c}']),
    ('\u{fb03}', &['\u{66}', '\u{66}', '\u{69}']),
    ('\u{fb04}', &['\u{66}', '\u{66}', '\u{6c}']),
    ('\u{fb05}', &['\u{73}', '\u{74}']),
    ('\u{fb06}', &['\u{73}', '\u{74}']),
    ('\u{fb13}', &['\u{574}', '\u{576}']),
    ('\u{fb14}', &['\u{574}', '\u{565}']),
    ('\u{fb15}', &['\u{574}', '\u{56b}']),
    ('\u{fb16}', &['\u{57e}', '\u{576}']),
    ('\u{fb17}', &['\u{574}', '\u{56d}']),
];
