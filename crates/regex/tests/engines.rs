//! Random patterns and texts: both engines agree, and nothing panics or hangs.

use marotte_regex::{Engine, LimitError, Options, Patterns, Regex};

/// A small generator of pseudo-random numbers, so that failures can be repeated.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }

    fn pick<'a>(&mut self, choices: &[&'a str]) -> &'a str {
        choices[self.below(choices.len())]
    }
}

const ATOMS: &[&str] = &[
    "a",
    "b",
    "s",
    "ss",
    "é",
    "ß",
    ".",
    "\\n",
    "\\d",
    "\\w",
    "\\s",
    "\\W",
    "[ab]",
    "[^a]",
    "[a-z&&[^b]]",
    "[[:alpha:]]",
    "\\p{L}",
    "^",
    "$",
    "\\A",
    "\\z",
    "\\Z",
    "\\b",
    "\\B",
    "ab",
    "\\h",
    "[é-ü]",
    "1",
];
const QUANTIFIERS: &[&str] = &[
    "*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "{,2}", "{2,}?", "{0}",
];
const PIECES: &[&str] = &[
    "a", "b", "s", "S", "A", "é", "É", "ß", "\n", " ", "1", "_", "-", "ſ",
];

fn pattern(random: &mut Random, depth: usize) -> String {
    let mut out = String::new();
    for _ in 0..=random.below(3) {
        match random.below(if depth == 0 { 6 } else { 10 }) {
            0..=5 => out.push_str(random.pick(ATOMS)),
            6 => out.push_str(&format!("({})", pattern(random, depth - 1))),
            7 => out.push_str(&format!("(?:{})", pattern(random, depth - 1))),
            8 => out.push_str(&format!("(?i:{})", pattern(random, depth - 1))),
            _ => {
                let (left, right) = (pattern(random, depth - 1), pattern(random, depth - 1));
                out.push_str(&format!("(?:{left}|{right})"));
            }
        }
        if random.below(3) == 0 {
            out.push_str(random.pick(QUANTIFIERS));
        }
    }
    out
}

fn text(random: &mut Random) -> String {
    (0..random.below(9)).map(|_| random.pick(PIECES)).collect()
}

#[test]
fn the_engines_agree() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut linear = 0;
    for _ in 0..4000 {
        let source = pattern(&mut random, 2);
        let Ok(best) = Regex::new(&source) else {
            continue;
        };
        let slow = Regex::with_engine(&source, Options::default(), Engine::Backtracking)
            .expect("both accept the same");
        for _ in 0..5 {
            let text = text(&mut random);
            linear += usize::from(best.is_linear_for(&text));
            let all = |regex: &Regex| -> Result<Vec<_>, LimitError> {
                regex
                    .matches(&text)
                    .map(|found| Ok(found?.spans().to_vec()))
                    .collect()
            };
            assert_eq!(all(&best), all(&slow), "/{source}/ on {text:?}");
            assert_eq!(
                best.is_match(&text),
                slow.is_match(&text),
                "/{source}/ on {text:?}"
            );
        }
    }
    assert!(linear > 5000, "the linear engine ran {linear} times only");
}

/// Lists of patterns, some of which begin alike: what is found is what trying one by one finds.
#[test]
fn the_first_pattern_of_many_is_found() {
    const BEGINNINGS: &[&str] = &["^", "^a", "^ab", r"\Aab", "^(a)", "", "(?=a)", "^a(?!b)"];
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let mut found = [0, 0];
    for count in [1, 5, 40, 600] {
        for _ in 0..4 {
            let mut sources = Vec::new();
            while sources.len() < count {
                let source = format!("{}{}", random.pick(BEGINNINGS), pattern(&mut random, 2));
                if Regex::new(&source).is_ok() {
                    sources.push(source);
                }
            }
            let one_by_one: Vec<Regex> = sources.iter().flat_map(|of| Regex::new(of)).collect();
            let patterns = Patterns::new(sources.iter().map(String::as_str)).unwrap();
            for _ in 0..100 {
                let (text, end) = (text(&mut random), random.below(count + 1));
                let mut expected = Ok(None);
                for (index, regex) in one_by_one[..end].iter().enumerate() {
                    match regex.captures(&text) {
                        Ok(None) => continue,
                        Ok(Some(groups)) => expected = Ok(Some((index, groups.spans().to_vec()))),
                        Err(error) => expected = Err(error),
                    }
                    break;
                }
                let first = patterns.first_below(end, &text);
                let first = first.map(|of| of.map(|(at, groups)| (at, groups.spans().to_vec())));
                found[usize::from(matches!(first, Ok(Some(_))))] += 1;
                assert_eq!(first, expected, "{text:?} among {:?}", &sources[..end]);
            }
        }
    }
    assert!(found.iter().all(|count| *count > 100), "{found:?}");
    assert!(Patterns::new(["a", "("]).is_err());
}

#[test]
fn any_pattern_is_accepted_or_rejected() {
    const BITS: &[&str] = &[
        "(", ")", "[", "]", "{", "}", "?", "*", "+", "|", "\\", "^", "-", "&&", "<", ">", "=", "!",
        ":", "a", "1", "0", "k", "g", "p", "u", "x", "é", "~", "#", "i", "'", ",", "c", "M", "K",
        "G", "R", "X", "n",
    ];
    let mut random = Random(0x0123_4567_89ab_cdef);
    for _ in 0..20_000 {
        let source: String = (0..random.below(12)).map(|_| random.pick(BITS)).collect();
        if let Ok(regex) = Regex::new(&source) {
            let _ = regex.captures("aé1\nka(");
        }
    }
}

#[test]
fn an_explosion_ends_with_a_clear_error() {
    let text = "a".repeat(40);
    for source in [
        r"(?=x?)(a+)+$b",
        r"\A(?:a|a)*+b(?!c)|(a*)*\1b",
        r"(?<p>a|a\g<p>?\g<p>?b)+c(?!d)",
    ] {
        let regex = Regex::new(source).expect("a pattern");
        match regex.is_match(&text) {
            Ok(found) => assert!(!found, "/{source}/"),
            Err(error) => {
                assert_eq!(
                    error.to_string(),
                    "the regular expression took too many steps"
                );
            }
        }
    }
    let explosive = Regex::new(r"(?!x)(?:a+)+b").expect("a pattern");
    assert!(
        explosive.is_match(&text).is_ok(),
        "nested repetitions are simplified"
    );
    let explosive = Regex::new(r"(?!x)(a+)+b").expect("a pattern");
    assert_eq!(explosive.is_match(&text), Err(LimitError));
    assert_eq!(
        Regex::new("(a+)+b").expect("a pattern").is_match(&text),
        Ok(false)
    );
}

#[test]
fn deep_nesting_is_no_danger() {
    let deep = format!("{}a{}", "(".repeat(4000), ")".repeat(4000));
    let regex = Regex::new(&deep).expect("Ruby accepts it");
    assert_eq!(regex.is_match("a"), Ok(true));
    let deeper = format!("{}a{}", "(?:".repeat(5000), ")".repeat(5000));
    assert_eq!(
        Regex::new(&deeper).unwrap_err().reason().to_string(),
        "parse depth limit over"
    );
    let classes = format!("{}a{}", "[".repeat(3000), "]".repeat(3000));
    assert!(Regex::new(&classes).is_ok());
    let recursive = Regex::new(r"(?<a>(?:\g<a>)?a)").unwrap_err();
    assert_eq!(recursive.reason().to_string(), "never ending recursion");
    let counted = Regex::new("(?:(?:(?:a{1000}){1000}){1000}){1000}").expect("a pattern");
    assert_eq!(counted.is_match("aaa"), Ok(false));
}
