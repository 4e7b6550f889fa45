//! Damages texts a little, so that the complaints of two parsers can be compared.
//!
//! Real code seldom has errors. A copy of it in which one or two words are dropped, doubled, swapped
//! or replaced nearly always has one, and at a place where people make them. The same seed gives
//! the same damage.

use crate::random::Random;

/// Words to put in: whatever changes the meaning of what stands around it.
const WORDS: [&str; 60] = [
    "{", "}", "(", ")", "[", "]", "|", ",", ";", ":", "?", "=", "=>", "+>", "->", "~>", "<-", "+",
    "-", "*", "/", "%", "!", "<", ">", "==", "=~", "<|", "|>", "<<|", "|>>", "@", "@@", "$", "$x",
    "'", "\"", "\"${", "#", "/*", "\\", "::", ".", "if", "else", "case", "class", "define", "node",
    "function", "type", "default", "undef", "true", "inherits", "in", "and", "Foo", "0x", "@(E)",
];

/// The text with one to three changes.
pub(crate) fn mutate(text: &str, random: &mut Random) -> String {
    let mut words = words(text);
    for _ in 0..=random.below(3) {
        if words.is_empty() {
            break;
        }
        let at = random.below(words.len());
        match random.below(5) {
            0 => {
                words.remove(at);
            }
            1 => words.insert(at, words[at]),
            2 => {
                let other = random.below(words.len());
                words.swap(at, other);
            }
            3 => words[at] = WORDS[random.below(WORDS.len())],
            _ => words.insert(at, WORDS[random.below(WORDS.len())]),
        }
    }
    words.concat()
}

/// Splits a text into runs of letters and digits, runs of white space, and single other characters.
pub(crate) fn words(text: &str) -> Vec<&str> {
    let class = |character: char| match character {
        _ if character.is_alphanumeric() || character == '_' => 0,
        _ if character.is_whitespace() => 1,
        _ => 2,
    };
    let mut words = Vec::new();
    let mut start = 0;
    let mut previous = None;
    for (index, character) in text.char_indices() {
        let class = class(character);
        if previous.is_some_and(|previous| previous != class || class == 2) {
            words.push(&text[start..index]);
            start = index;
        }
        previous = Some(class);
    }
    words.push(&text[start..]);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_the_text() {
        assert_eq!(
            words("a1 => {\n é"),
            ["a1", " ", "=", ">", " ", "{", "\n ", "é"]
        );
        assert_eq!(words("").concat(), "");
    }

    #[test]
    fn the_same_seed_gives_the_same_damage() {
        let damage = |seed| mutate("class a { notice(1) }", &mut Random::new(seed));
        assert_eq!(damage(7), damage(7));
        assert_ne!(damage(7), damage(8));
    }
}
