//! What must not be there twice: keys of a hash, `default` of a case or selector.

use std::collections::HashSet;

use marotte_diagnostics::{Severity, Span, ValidationIssue};

use super::Checker;
use super::literal::Key;
use crate::ast::{CaseOption, Entry, ExprId, ExprKind, List};
use crate::language::Strict;

/// Up to how many entries comparing each with each is cheaper than a set.
const FEW: usize = 8;

impl Checker<'_> {
    /// No two keys of the same value; what depends on evaluation is not known here.
    pub(super) fn duplicate_keys(&mut self, entries: List<Entry>) {
        let severity = match self.language.strict {
            Strict::Off => return,
            Strict::Warning => Severity::Warning,
            Strict::Error => Severity::Error,
        };
        let ast = self.ast;
        let entries = &ast[entries];
        if entries.len() < 2 || self.few_and_distinct(entries) {
            return;
        }
        let mut seen = HashSet::with_capacity(entries.len());
        for entry in entries {
            let Some(key) = self.literal_key(entry.key) else {
                continue;
            };
            if !seen.insert(key) {
                let shown = self.describe(entry.key);
                let mut all = entries.iter();
                let first = all.find(|first| self.describe(first.key) == shown);
                let span = Span::new(ast[entry.key].span.start, ast[entry.value].span.end);
                let issue = ValidationIssue::DuplicateKey { key: shown.into() };
                self.add_at(span, entry.arrow_offset, severity, issue);
                self.about_last(ast[entry.key].span);
                if let Some(first) = first {
                    self.beside_last("given here", ast[first.key].span);
                }
            }
        }
    }

    /// Whether there are few keys without doubt about each being another. This spares most
    /// hashes, which are small and have words as keys, the set.
    fn few_and_distinct(&self, entries: &[Entry]) -> bool {
        let ast = self.ast;
        let mut words = [""; FEW];
        if entries.len() > FEW {
            return false;
        }
        for (index, entry) in entries.iter().enumerate() {
            let (ExprKind::String(word) | ExprKind::Name(word)) = ast[entry.key].kind else {
                return false;
            };
            let word = ast.text(word);
            if words[..index].contains(&word) {
                return false;
            }
            words[index] = word;
        }
        true
    }

    /// Only one option of a case is `default`.
    pub(super) fn duplicate_default_options(&mut self, id: ExprId, options: List<CaseOption>) {
        let ast = self.ast;
        let values = ast[options].iter().flat_map(|option| &ast[option.values]);
        let defaults = values.filter(|value| matches!(ast[**value].kind, ExprKind::Default));
        for default in defaults.skip(1) {
            self.duplicate_default(id, *default);
        }
    }

    /// Only one entry of a selector is `default`; a second one is reported, not a third.
    pub(super) fn duplicate_default_entries(&mut self, id: ExprId, entries: List<Entry>) {
        let ast = self.ast;
        let keys = ast[entries].iter().map(|entry| entry.key);
        let mut defaults = keys.filter(|key| matches!(ast[*key].kind, ExprKind::Default));
        if let Some(default) = defaults.nth(1) {
            self.duplicate_default(id, default);
        }
    }

    fn duplicate_default(&mut self, container: ExprId, default: ExprId) {
        let container = self.label(container);
        self.error(default, ValidationIssue::DuplicateDefault { container });
    }
}

const _: () = assert!(size_of::<Key<'_>>() <= 32);
