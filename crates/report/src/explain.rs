//! How the pages about codes look.

use std::fmt::Write;

use marotte_diagnostics::explain::{Page, pages, sentences};

/// The page of a code: its sentences, what it means, an example, how to mend it.
pub fn page(page: &Page) -> String {
    let mut text = format!("{}\n", page.code);
    for sentence in sentences(page.code) {
        for line in sentence.lines() {
            line_of(&mut text, &format!("  {line}"));
        }
    }
    line_of(&mut text, &format!("\n{}", page.meaning));
    let is_alone = page.example.len() == 1;
    for file in &page.example {
        match is_alone {
            true => line_of(&mut text, "\nFor example:\n"),
            false => line_of(&mut text, &format!("\n{}:\n", file.path)),
        }
        for line in file.text.lines() {
            line_of(&mut text, format!("    {line}").trim_end());
        }
    }
    line_of(&mut text, &format!("\n{}", page.mend));
    text
}

/// All codes, each with what it means.
pub fn list() -> String {
    let mut all: Vec<Page> = pages().collect();
    all.sort_by_key(|page| page.code);
    let mut text = String::new();
    for page in all {
        let meaning = page.meaning.split(". ").next().unwrap_or_default();
        let meaning = meaning.trim_end_matches('.');
        line_of(&mut text, &format!("{}: {meaning}", page.code));
    }
    text
}

fn line_of(text: &mut String, line: &str) {
    // Writing to a text never fails.
    let _ = writeln!(text, "{line}");
}
