//! Reads the tables of answers that Ruby gave.

/// The rows of a table, each split into its unescaped fields.
pub(crate) fn rows(table: &str) -> Vec<Vec<String>> {
    table
        .lines()
        .map(|line| line.split('\t').map(unescape).collect())
        .collect()
}

/// An answer as the tables write it: `=` and the text, or `!` and the sentence of an error.
pub(crate) fn answer<T: std::fmt::Display, E: std::fmt::Display>(result: Result<T, E>) -> String {
    match result {
        Ok(value) => format!("={value}"),
        Err(error) => format!("!{error}"),
    }
}

/// Collects differences, so that one run shows them all.
#[derive(Default)]
pub(crate) struct Differences {
    total: usize,
    found: Vec<String>,
}

impl Differences {
    /// Compares one answer with Ruby's.
    pub(crate) fn compare(&mut self, what: &str, ours: &str, ruby: &str) {
        self.total += 1;
        if ours != ruby {
            self.found
                .push(format!("{what}: {ours:?}, Ruby says {ruby:?}"));
        }
    }
}

impl Drop for Differences {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let shown = self
                .found
                .iter()
                .take(40)
                .cloned()
                .collect::<Vec<_>>()
                .join("\n");
            assert!(
                self.found.is_empty(),
                "{} of {}:\n{shown}",
                self.found.len(),
                self.total
            );
            assert!(self.total > 0, "the table is empty");
        }
    }
}

fn unescape(field: &str) -> String {
    let mut text = String::new();
    let mut characters = field.chars();
    while let Some(character) = characters.next() {
        if character != '\\' {
            text.push(character);
            continue;
        }
        text.push(match characters.next() {
            Some('t') => '\t',
            Some('n') => '\n',
            Some('r') => '\r',
            Some('0') => '\0',
            other => other.unwrap_or('\\'),
        });
    }
    text
}
