//! Makes texts of choices: bytes say which alternative of a grammar is taken.
//!
//! The grammar is `grammar.txt`: a name with a colon begins a rule, each indented line below it is an
//! alternative, `<name>` in it stands for one of that rule's. When the bytes are used up or a text
//! nests deep, the first alternative is taken, which must lead to an end. So each change of a byte is a
//! change of one part of a repository that otherwise makes sense.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// How deep rules may be in each other.
const DEEPEST: usize = 24;

type Grammar = BTreeMap<&'static str, Vec<&'static str>>;

static GRAMMAR: LazyLock<Grammar> = LazyLock::new(|| {
    let mut grammar = Grammar::new();
    let mut rule = "";
    for line in include_str!("grammar.txt").lines() {
        match line.strip_prefix("  ") {
            Some(alternative) => grammar.entry(rule).or_default().push(alternative),
            None => rule = line.trim_end_matches(':'),
        }
    }
    grammar
});

/// Texts of these rules, made of the same choices one after the other.
pub(super) fn expand<const COUNT: usize>(choices: &[u8], rules: [&str; COUNT]) -> [String; COUNT] {
    let mut choices = choices.iter().copied();
    rules.map(|rule| {
        let mut text = String::new();
        write(rule, &mut choices, 0, &mut text);
        text
    })
}

fn write(rule: &str, choices: &mut impl Iterator<Item = u8>, depth: usize, text: &mut String) {
    let Some(alternatives) = GRAMMAR.get(rule) else {
        return;
    };
    let choice = match alternatives.len() {
        0 | 1 => 0,
        _ if depth > DEEPEST => 0,
        count => choices
            .next()
            .map_or(0, |choice| usize::from(choice) % count),
    };
    let mut rest = alternatives[choice];
    while let Some((before, more)) = rest.split_once('<') {
        let name = more.split_once('>').map(|(name, _)| name);
        match name.filter(|name| GRAMMAR.contains_key(name)) {
            Some(name) => {
                text.push_str(before);
                write(name, choices, depth + 1, text);
                rest = &more[name.len() + 1..];
            }
            None => {
                text.push_str(before);
                text.push('<');
                rest = more;
            }
        }
    }
    text.push_str(rest);
    text.push('\n');
    // A part of a line stays one.
    if depth > 0 {
        text.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fuzz::Random;

    #[test]
    fn rules_are_there_and_end() {
        for (rule, alternatives) in &*GRAMMAR {
            assert!(!alternatives.is_empty(), "{rule}");
            let [text] = expand(&[], [rule]);
            assert!(text.len() < 1000, "{rule}: {text}");
        }
        let mut random = Random::new(1);
        let mut longest = 0;
        for _ in 0..100 {
            let choices: Vec<u8> = (0..200).map(|_| random.next() as u8).collect();
            let [site] = expand(&choices, ["site"]);
            longest = longest.max(site.len());
        }
        assert!(longest > 200, "{longest}");
    }
}
