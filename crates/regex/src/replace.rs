//! Replacement, as Ruby's `String#sub` and `String#gsub` do it.

use crate::{Captures, Regex, ReplaceError};

impl Regex {
    /// Replaces the first match, or all of them. The replacement may refer to the match:
    /// `\1`, `\0`, `\&`, `\k<name>`, `` \` ``, `\'`; `\\` is a backslash.
    pub fn replace(
        &self,
        text: &str,
        replacement: &str,
        all: bool,
    ) -> Result<String, ReplaceError> {
        let mut out = String::with_capacity(text.len());
        let mut copied = 0;
        for captures in self.matches(text) {
            // Short matches may each become a long text.
            marotte_budget::count();
            let captures = captures?;
            out.push_str(text.get(copied..captures.start()).unwrap_or_default());
            marotte_budget::before_growth(&out, replacement.len());
            captures.expand(replacement, &mut out)?;
            copied = captures.end();
            if !all {
                break;
            }
        }
        out.push_str(&text[copied..]);
        Ok(out)
    }
}

impl Captures<'_> {
    /// Appends what a replacement stands for at this match.
    pub fn expand(&self, replacement: &str, out: &mut String) -> Result<(), ReplaceError> {
        let mut rest = replacement;
        while let Some(at) = rest.find('\\') {
            out.push_str(&rest[..at]);
            let escape = &rest[at..];
            let Some(c) = escape[1..].chars().next() else {
                out.push('\\');
                return Ok(());
            };
            rest = &escape[1 + c.len_utf8()..];
            match c {
                // Where groups have names, numbers mean nothing.
                '1'..='9' if !self.names.is_empty() => {}
                '0'..='9' => {
                    let group = c.to_digit(10).unwrap_or(0) as usize;
                    out.push_str(self.get(group).unwrap_or_default());
                }
                '&' => out.push_str(self.get(0).unwrap_or_default()),
                '`' => out.push_str(&self.text[..self.start()]),
                '\'' => out.push_str(&self.text[self.end()..]),
                '\\' => out.push('\\'),
                'k' if rest.starts_with('<') => {
                    let Some(end) = rest.find('>') else {
                        return Err(ReplaceError::InvalidGroupReference);
                    };
                    let name = &rest[1..end];
                    let Some(group) = self.group_of(name) else {
                        return Err(ReplaceError::UndefinedGroup(name.to_owned()));
                    };
                    out.push_str(self.get(group).unwrap_or_default());
                    rest = &rest[end + 1..];
                }
                _ => {
                    out.push('\\');
                    out.push(c);
                }
            }
        }
        out.push_str(rest);
        Ok(())
    }
}
