//! Articles and plurals for the names of things in messages, as the reference chooses them.

/// The article for a word: `an` before a vowel, also where the word is quoted.
pub fn article(word: &str) -> &'static str {
    let bare = word.strip_prefix(['\'', '"']).unwrap_or(word);
    match bare.chars().next().map(|c| c.to_ascii_lowercase()) {
        Some('a' | 'e' | 'i' | 'o' | 'u' | 'y') => "an",
        _ => "a",
    }
}

/// The word with its article: `a Hash`, `an Array`.
pub fn a_an(word: &str) -> String {
    format!("{} {word}", article(word))
}

/// As [`a_an`], at the start of a sentence: `A Hash`, `An Array`.
pub fn a_an_uc(word: &str) -> String {
    format!("A{} {word}", &article(word)[1..])
}

/// The word in the plural unless there is exactly one.
pub fn plural_s(count: i64, word: &str) -> String {
    if count == 1 {
        word.to_owned()
    } else {
        format!("{word}s")
    }
}
