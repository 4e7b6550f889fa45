//! The manual of functions. What it says stands beside the code of each function.

mod json;
mod markdown;
mod signature;
mod text;

use marotte_eval::function::Function;

pub use json::write as write_json;
pub use markdown::write as write_markdown;
pub use text::{describe, describe_all, list};

/// The first sentence of what a function's documentation says.
fn summary(function: &Function) -> String {
    let paragraph = function
        .docs
        .trim()
        .split("\n\n")
        .next()
        .unwrap_or_default();
    let line = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.find(". ") {
        Some(end) => line[..=end].to_owned(),
        None => line,
    }
}

/// The documentation without the space that comment marks leave before each line.
fn body(function: &Function) -> String {
    let lines = function
        .docs
        .lines()
        .map(|line| line.strip_prefix(' ').unwrap_or(line).trim_end());
    lines.collect::<Vec<_>>().join("\n").trim().to_owned()
}
