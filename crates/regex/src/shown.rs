//! Patterns as Ruby's `to_s` shows them.

use crate::{Options, Regex};

impl Regex {
    /// `(?-mix:…)`: the pattern with its options, as a part of another. Options that are all of a
    /// pattern's own text are taken out of it.
    pub fn shown(&self) -> String {
        let mut options = self.options();
        let mut text = self.source().to_owned();
        while let Some((own, rest, is_group)) = inline_options(&text, options) {
            let inner = match is_group {
                true => rest.strip_suffix(')'),
                false => Some(rest),
            };
            let Some(inner) = inner.filter(|inner| Regex::with_options(inner, own).is_ok()) else {
                break;
            };
            options = own;
            text = inner.to_owned();
            if is_group {
                break;
            }
        }
        let off = Options {
            ignore_case: !options.ignore_case,
            extended: !options.extended,
            multi_line: !options.multi_line,
        };
        let off = off.to_string();
        let minus = if off.is_empty() { "" } else { "-" };
        format!("(?{options}{minus}{off}:{})", slashed(&text))
    }
}

/// Text in which every slash has a backslash before it, and what cannot be seen is a number.
pub fn slashed(source: &str) -> String {
    let mut made = String::with_capacity(source.len());
    let mut escaped = false;
    for character in source.chars() {
        match character {
            '/' if !escaped => made.push_str("\\/"),
            other if other.is_ascii_control() && !matches!(other, '\t'..='\r') => {
                made.push_str(&format!("\\x{:02X}", u32::from(other)));
            }
            other => made.push(other),
        }
        escaped = character == '\\' && !escaped;
    }
    made
}

/// The options that a text begins with (`(?i-m:`, `(?x)`), the text behind them, and whether they
/// are those of a group.
fn inline_options(text: &str, mut options: Options) -> Option<(Options, &str, bool)> {
    let inner = text.strip_prefix("(?")?;
    let end = inner.find([':', ')'])?;
    let is_group = inner[end..].starts_with(':');
    let mut set = true;
    for letter in inner[..end].chars() {
        match letter {
            '-' => set = false,
            'm' => options.multi_line = set,
            'i' => options.ignore_case = set,
            'x' => options.extended = set,
            _ => return None,
        }
    }
    Some((options, &inner[end + 1..], is_group))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slashes_and_options() {
        let shown = |source| Regex::new(source).map(|regex| regex.shown());
        assert_eq!(shown("a/b\\/c").as_deref(), Ok("(?-mix:a\\/b\\/c)"));
        assert_eq!(shown("(?i:A)").as_deref(), Ok("(?i-mx:A)"));
        assert_eq!(shown("(?i:A)b").as_deref(), Ok("(?-mix:(?i:A)b)"));
    }
}
