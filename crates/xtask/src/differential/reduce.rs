//! Makes a program smaller as long as it shows the same difference.

use std::io;

use marotte_testkit::Case;
use serde_json::{Map, Value};

use super::ask::Reference;
use super::{Finding, group};
use crate::mutate::words;

/// How many smaller programs are asked about at once, and how often at most.
const LOT: usize = 24;
const ROUNDS: usize = 60;

/// The smallest program that is found to differ in the same way.
pub(super) fn reduce(reference: &mut Reference, finding: &Finding) -> io::Result<Finding> {
    let signature = group::signature(finding.grade, &finding.difference);
    let mut best = finding.clone();
    let mut rounds = 0;
    for smaller in [without_files, without_blocks, without_words] {
        'smaller: loop {
            let programs = smaller(&best.case);
            for lot in programs.chunks(LOT) {
                rounds += 1;
                if rounds > ROUNDS {
                    return Ok(best);
                }
                let found = super::differences(lot, &reference.ask(lot)?);
                let same = found
                    .into_iter()
                    .flatten()
                    .filter(|found| group::signature(found.grade, &found.difference) == signature);
                if let Some(found) = same.min_by_key(Finding::size) {
                    best = found;
                    continue 'smaller;
                }
            }
            break;
        }
    }
    Ok(best)
}

/// The program without one of its files or fields.
fn without_files(case: &Case) -> Vec<Case> {
    let mut smaller = Vec::new();
    for path in case.files.iter().flat_map(Map::keys) {
        let mut without = case.clone();
        without.files.get_or_insert_default().shift_remove(path);
        smaller.push(without);
    }
    for part in [&case.facts, &case.params, &case.settings] {
        if part.as_ref().is_some_and(|part| !part.is_empty()) {
            let emptied = |other: &Option<Map<String, Value>>| match other == part {
                true => None,
                false => other.clone(),
            };
            smaller.push(Case {
                facts: emptied(&case.facts),
                params: emptied(&case.params),
                settings: emptied(&case.settings),
                ..case.clone()
            });
        }
    }
    smaller
}

/// The program without one of the lines of a text, with or without the block that it opens, or
/// without half of them.
fn without_blocks(case: &Case) -> Vec<Case> {
    in_each_text(case, |text| {
        let lines: Vec<&str> = text.lines().collect();
        let join = |kept: Vec<&str>| kept.iter().map(|line| format!("{line}\n")).collect();
        let half = lines.len() / 2;
        let mut smaller: Vec<String> = Vec::new();
        if half > 2 {
            smaller.push(join(lines[..half].to_vec()));
            smaller.push(join(lines[half..].to_vec()));
        }
        for first in 0..lines.len() {
            let end = block_end(&lines, first);
            let mut kept = lines.clone();
            kept.drain(first..end);
            smaller.push(join(kept));
            if end > first + 1 {
                // What is inside, without what is around it.
                let mut kept = lines.clone();
                kept.remove(end - 1);
                kept.remove(first);
                smaller.push(join(kept));
            }
        }
        smaller.sort_by_key(String::len);
        smaller
    })
}

/// Behind the last line of the block that a line opens.
fn block_end(lines: &[&str], first: usize) -> usize {
    let depth = |line: &str| line.len() - line.trim_start().len();
    let own = depth(lines[first]);
    let deeper = lines[first + 1..]
        .iter()
        .take_while(|line| depth(line) > own)
        .count();
    let end = first + 1 + deeper;
    let closes = |line: &&str| depth(line) == own && line.trim_start().starts_with(['}', ')', ']']);
    match deeper > 0 && lines.get(end).is_some_and(closes) {
        true => end + 1,
        false => end,
    }
}

/// The program without a word, or a run of words up to a bracket or comma that matches.
fn without_words(case: &Case) -> Vec<Case> {
    /// Longer texts have too many words for this.
    const LONGEST: usize = 1500;
    in_each_text(case, |text| {
        if text.len() > LONGEST {
            return Vec::new();
        }
        let words = words(text);
        let mut smaller = Vec::new();
        for first in 0..words.len() {
            if words[first].trim().is_empty() {
                continue;
            }
            let mut ends = vec![first + 1];
            ends.extend(matching(&words, first).map(|last| last + 1));
            ends.extend(
                [first + 2, first + 3]
                    .into_iter()
                    .filter(|end| *end < words.len()),
            );
            for end in ends {
                let mut kept = words.clone();
                kept.drain(first..end);
                smaller.push(kept.concat());
            }
            if let Some(last) = matching(&words, first) {
                // A bracket's content without the bracket, and the bracket without its content.
                let mut kept = words.clone();
                kept.remove(last);
                kept.remove(first);
                smaller.push(kept.concat());
                let mut kept = words.clone();
                kept.drain(first + 1..last);
                smaller.push(kept.concat());
            }
        }
        smaller.sort_by_key(String::len);
        smaller.dedup();
        smaller
    })
}

/// The place of the bracket that closes the one at a place.
fn matching(words: &[&str], first: usize) -> Option<usize> {
    let (open, close) = match words[first] {
        "(" => ("(", ")"),
        "[" => ("[", "]"),
        "{" => ("{", "}"),
        "|" => ("", "|"),
        _ => return None,
    };
    let mut depth = 0;
    for (place, word) in words.iter().enumerate().skip(first + 1) {
        if *word == open {
            depth += 1;
        } else if *word == close {
            if depth == 0 {
                return Some(place);
            }
            depth -= 1;
        }
    }
    None
}

/// All programs in which one text, the code or a file, is one of its smaller forms.
fn in_each_text(case: &Case, smaller: impl Fn(&str) -> Vec<String>) -> Vec<Case> {
    let mut all = Vec::new();
    for code in smaller(case.code.as_deref().unwrap_or_default()) {
        all.push(Case {
            code: Some(code),
            ..case.clone()
        });
    }
    for (path, text) in case.files.iter().flatten() {
        for text in smaller(text.as_str().unwrap_or_default()) {
            let mut with = case.clone();
            let files = with.files.get_or_insert_default();
            files.insert(path.clone(), Value::String(text));
            all.push(with);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_end_where_they_are_closed() {
        let lines = ["class a {", "  notice(1)", "}", "notice(2)"];
        assert_eq!(block_end(&lines, 0), 3);
        assert_eq!(block_end(&lines, 1), 2);
        assert_eq!(block_end(&lines, 3), 4);
    }

    #[test]
    fn words_go_with_their_brackets() {
        let case = Case {
            code: Some("f([1])".to_owned()),
            ..Case::default()
        };
        let smaller: Vec<_> = without_words(&case)
            .into_iter()
            .filter_map(|case| case.code)
            .collect();
        assert!(smaller.contains(&"f".to_owned()), "{smaller:?}");
        assert!(smaller.contains(&"f()".to_owned()), "{smaller:?}");
        assert!(smaller.contains(&"f(1)".to_owned()), "{smaller:?}");
    }
}
