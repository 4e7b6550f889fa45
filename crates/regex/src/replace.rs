//! Replacement, as Ruby's `String#sub` and `String#gsub` do it.

use std::borrow::Cow;

use crate::finder::Finder;
use crate::linear::Span;
use crate::matches::{Names, after_match, group_of};
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
        let replaced = self.replaced(text, replacement, all)?;
        Ok(replaced.into_owned())
    }

    /// The same, without a copy of a text in which nothing is replaced.
    pub fn replaced<'t>(
        &self,
        text: &'t str,
        replacement: &str,
        all: bool,
    ) -> Result<Cow<'t, str>, ReplaceError> {
        let mut finder = Finder::new(self, text);
        let Some(mut spans) = finder.spans_at(0)? else {
            return Ok(Cow::Borrowed(text));
        };
        let mut out = String::with_capacity(text.len() + replacement.len());
        let mut copied = 0;
        loop {
            // Short matches may each become a long text.
            marotte_budget::count();
            let found = Found {
                text,
                spans: &spans,
                names: self.group_names(),
            };
            let (start, end) = found.span(0).unwrap_or_default();
            out.push_str(text.get(copied..start).unwrap_or_default());
            marotte_budget::before_growth(&out, replacement.len());
            found.expand(replacement, &mut out)?;
            copied = end;
            if !all {
                break;
            }
            match finder.spans_at(after_match(text, start, end))? {
                Some(next) => spans = next,
                None => break,
            }
        }
        out.push_str(text.get(copied..).unwrap_or_default());
        Ok(Cow::Owned(out))
    }
}

impl Captures<'_> {
    /// Appends what a replacement stands for at this match.
    pub fn expand(&self, replacement: &str, out: &mut String) -> Result<(), ReplaceError> {
        let found = Found {
            text: self.text,
            spans: self.spans(),
            names: &self.names,
        };
        found.expand(replacement, out)
    }
}

/// A match that replacements refer to.
struct Found<'a> {
    text: &'a str,
    spans: &'a [Span],
    names: &'a Names,
}

impl Found<'_> {
    fn span(&self, group: usize) -> Span {
        self.spans.get(group).copied().flatten()
    }

    fn get(&self, group: usize) -> &str {
        let (start, end) = self.span(group).unwrap_or_default();
        self.text.get(start..end).unwrap_or_default()
    }

    /// Appends what a replacement stands for.
    fn expand(&self, replacement: &str, out: &mut String) -> Result<(), ReplaceError> {
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
                    out.push_str(self.get(group));
                }
                '&' => out.push_str(self.get(0)),
                '`' => {
                    let (start, _) = self.span(0).unwrap_or_default();
                    out.push_str(self.text.get(..start).unwrap_or_default());
                }
                '\'' => {
                    let (_, end) = self.span(0).unwrap_or_default();
                    out.push_str(self.text.get(end..).unwrap_or_default());
                }
                '\\' => out.push('\\'),
                'k' if rest.starts_with('<') => {
                    let Some(end) = rest.find('>') else {
                        return Err(ReplaceError::InvalidGroupReference);
                    };
                    let name = &rest[1..end];
                    let Some(group) = group_of(self.names, self.spans, name) else {
                        return Err(ReplaceError::UndefinedGroup(name.to_owned()));
                    };
                    out.push_str(self.get(group));
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
