//! What is the same rule: differences whose texts are alike but for names, numbers and quoted parts.

use std::collections::BTreeMap;

use marotte_testkit::compare::Grade;

use super::Finding;

/// The differences of one rule.
pub(super) struct Group {
    /// What they have in common.
    pub(super) signature: String,
    /// The differences, the shortest program first.
    pub(super) findings: Vec<Finding>,
}

/// Groups differences, the most frequent rule first.
pub(super) fn groups(findings: Vec<Finding>) -> Vec<Group> {
    let mut groups: BTreeMap<String, Vec<Finding>> = BTreeMap::new();
    for finding in findings {
        let signature = signature(finding.grade, &finding.difference);
        groups.entry(signature).or_default().push(finding);
    }
    let mut groups: Vec<Group> = groups
        .into_iter()
        .map(|(signature, mut findings)| {
            findings.sort_by_key(|finding| finding.size());
            Group {
                signature,
                findings,
            }
        })
        .collect();
    groups.sort_by_key(|group| std::cmp::Reverse(group.findings.len()));
    groups
}

/// What stays of a difference when names, numbers and what is quoted or in brackets are left out.
pub(super) fn signature(grade: Grade, difference: &str) -> String {
    /// Enough to tell sentences apart.
    const LONGEST: usize = 140;
    let mut text = format!("{grade:?}: ");
    for line in difference.lines().take(6) {
        let line: String = skeleton(line).chars().take(LONGEST).collect();
        text.push_str(line.trim());
        text.push_str(" | ");
    }
    text.truncate(text.trim_end_matches(" | ").len());
    text
}

/// The words of a sentence, without what differs from program to program.
fn skeleton(line: &str) -> String {
    let line = line.replace("\\\"", "'");
    let mut out = String::new();
    let mut characters = line.chars().peekable();
    let mut depth = 0usize;
    while let Some(character) = characters.next() {
        match character {
            '[' => {
                depth += 1;
                if depth == 1 {
                    out.push_str("[]");
                }
            }
            ']' => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            '\'' => {
                // A quote that is closed on its line quotes; an apostrophe is one of the letters.
                let rest: String = characters.clone().collect();
                match rest.find('\'') {
                    Some(_) => {
                        for quoted in characters.by_ref() {
                            if quoted == '\'' {
                                break;
                            }
                        }
                        out.push_str("''");
                    }
                    None => out.push('\''),
                }
            }
            '0'..='9' => {
                while characters
                    .peek()
                    .is_some_and(|next| next.is_ascii_digit() || *next == '.')
                {
                    characters.next();
                }
                out.push('0');
            }
            _ => out.push(character),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_do_not_matter() {
        let first = signature(
            Grade::Outcome,
            "error: \"no 'a' in Array[Integer[1, 2]] (line: 12)\"",
        );
        let second = signature(
            Grade::Outcome,
            "error: \"no 'bc' in Array[String] (line: 3)\"",
        );
        assert_eq!(first, second);
        assert_eq!(first, "Outcome: error: \"no '' in Array[] (line: 0)\"");
    }
}
