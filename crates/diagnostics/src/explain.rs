//! What each code means, an example, and how to mend it: the pages of `docs/errors`.
//!
//! The pages are text in the binary, which nobody reads until somebody asks for one.

use crate::Issue;

/// The files of the pages.
const FILES: [&str; 17] = [
    include_str!("../../../docs/errors/catalog.md"),
    include_str!("../../../docs/errors/conversion.md"),
    include_str!("../../../docs/errors/data.md"),
    include_str!("../../../docs/errors/dialect.md"),
    include_str!("../../../docs/errors/evaluation.md"),
    include_str!("../../../docs/errors/function.md"),
    include_str!("../../../docs/errors/grammar.md"),
    include_str!("../../../docs/errors/hiera.md"),
    include_str!("../../../docs/errors/lexing.md"),
    include_str!("../../../docs/errors/loading.md"),
    include_str!("../../../docs/errors/lookup.md"),
    include_str!("../../../docs/errors/mismatch.md"),
    include_str!("../../../docs/errors/ruby.md"),
    include_str!("../../../docs/errors/settings.md"),
    include_str!("../../../docs/errors/site.md"),
    include_str!("../../../docs/errors/types.md"),
    include_str!("../../../docs/errors/validation.md"),
];

/// What there is to know of a code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The code.
    pub code: &'static str,
    /// What it means.
    pub meaning: &'static str,
    /// An example that has it, as files; empty if there is none.
    pub example: Vec<ExampleFile>,
    /// How to mend it.
    pub mend: &'static str,
}

/// A file of an example.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExampleFile {
    /// Its path in an environment; the manifest if nothing else is said.
    pub path: &'static str,
    /// Its text.
    pub text: &'static str,
}

/// The path of an example that has only code.
const MANIFEST: &str = "manifests/site.pp";

/// The page of a code.
pub fn page(code: &str) -> Option<Page> {
    pages().find(|page| page.code == code)
}

/// All pages, by the files that they are in.
pub fn pages() -> impl Iterator<Item = Page> {
    FILES
        .into_iter()
        .flat_map(|file| file.split("\n## ").skip(1).filter_map(read))
}

/// The sentences that have a code, with names for what is put in: `Unknown variable: '<name>'.`
pub fn sentences(code: &str) -> Vec<String> {
    let all = Issue::sentences();
    let of_code = all.filter(|(known, _)| *known == code);
    of_code.map(|(_, format)| shown(format)).collect()
}

/// A page behind the mark of its heading.
fn read(text: &'static str) -> Option<Page> {
    let (code, body) = text.split_once('\n')?;
    let body = body.trim();
    let (meaning, rest) = body.split_once("\n\n")?;
    let mut example = Vec::new();
    let mut rest = rest.trim_start();
    while let Some(fenced) = rest.strip_prefix("```") {
        let (info, fenced) = fenced.split_once('\n')?;
        let (text, behind) = fenced.split_once("\n```")?;
        let path = info.split_once(',').map_or(MANIFEST, |(_, path)| path);
        example.push(ExampleFile { path, text });
        rest = behind.trim_start();
    }
    Some(Page {
        code,
        meaning,
        example,
        mend: rest,
    })
}

/// A format with names for what is put in.
fn shown(format: &str) -> String {
    let mut text = String::with_capacity(format.len());
    let mut chars = format.chars().peekable();
    while let Some(char) = chars.next() {
        match char {
            '{' | '}' if chars.peek() == Some(&char) => {
                chars.next();
                text.push(char);
            }
            '{' => {
                let name: String = chars.by_ref().take_while(|char| *char != '}').collect();
                let name = name.split(':').next().unwrap_or_default();
                match name.is_empty() {
                    true => text.push('…'),
                    false => text.push_str(&format!("<{}>", name.to_lowercase())),
                }
            }
            char => text.push(char),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Codes that no issue has: what commands say themselves.
    const OF_COMMANDS: [&str; 4] = ["LINK_CYCLE", "LOGGED", "LOOKUP_FAILED", "NO_FACTS"];

    #[test]
    fn every_code_has_a_page() {
        let known: BTreeSet<&str> = Issue::sentences().map(|(code, _)| code).collect();
        let mut told = BTreeSet::new();
        for page in pages() {
            let code = page.code;
            assert!(told.insert(code), "{code} has two pages");
            assert!(page.meaning.ends_with('.'), "{code}: {}", page.meaning);
            assert!(page.mend.ends_with('.'), "{code}: {}", page.mend);
            let is_known = known.contains(code) || OF_COMMANDS.contains(&code);
            assert!(is_known, "there is no {code}");
        }
        let without: Vec<_> = known.difference(&told).collect();
        assert!(without.is_empty(), "without a page: {without:?}");
    }

    #[test]
    fn sentences_have_names_for_what_is_put_in() {
        assert_eq!(
            sentences("UNKNOWN_VARIABLE")[0],
            "Unknown variable: '<name>'."
        );
        assert_eq!(shown("a {{b}} {} {c:02X}"), "a {b} … <c>");
    }
}
