//! What all types are written with: lists, brackets, lines, ranges.

use std::fmt;
use std::sync::Arc;

use marotte_scalars::float;

use crate::convert::quote::quote;
use crate::types::{FloatRange, IntegerRange, IntegerType, Type, TypeSetType};

/// Writes types and their parameters.
pub(super) struct Formatter {
    pub(super) out: String,
    pub(super) expanded: bool,
    pub(super) debug: bool,
    /// How many levels of how many spaces.
    pub(super) indent: Option<(usize, usize)>,
    /// The set whose types are being written: they know each other by their short names.
    pub(super) type_set: Option<Arc<TypeSetType>>,
    /// The aliases that are being expanded.
    pub(super) aliases: Vec<usize>,
}

impl Formatter {
    pub(super) fn new() -> Self {
        Self {
            out: String::new(),
            expanded: false,
            debug: false,
            indent: None,
            type_set: None,
            aliases: Vec::new(),
        }
    }

    pub(super) fn expanded(mut self, expanded: bool) -> Self {
        self.expanded = expanded;
        self
    }

    pub(super) fn indented(mut self, level: usize, width: usize) -> Self {
        self.indent = Some((level, width));
        self
    }

    pub(super) fn format(mut self, of: &Type) -> String {
        self.of_type(of);
        self.out
    }

    pub(super) fn lines_of_type(mut self, of: &Type) -> String {
        let (level, width) = self.indent.unwrap_or_default();
        self.out.extend(std::iter::repeat_n(' ', level * width));
        self.of_type(of);
        self.out.push('\n');
        self.out
    }

    /// A name with parameters in brackets, if there are any.
    pub(super) fn parameters(
        &mut self,
        name: &str,
        is_default: bool,
        write: impl FnOnce(&mut Self),
    ) {
        self.out.push_str(name);
        if !is_default {
            self.out.push('[');
            write(self);
            self.chomp_list();
            self.out.push(']');
        }
    }

    pub(super) fn separator(&mut self) {
        self.out.push_str(", ");
    }

    pub(super) fn chomp_list(&mut self) {
        if self.out.ends_with(", ") {
            self.out.truncate(self.out.len() - 2);
        }
    }

    pub(super) fn newline(&mut self) {
        let length = self.out.trim_end().len();
        self.out.truncate(length);
        self.out.push('\n');
        let (level, width) = self.indent.unwrap_or_default();
        self.out.extend(std::iter::repeat_n(' ', level * width));
    }

    /// The entries of a hash, each written by a function.
    pub(super) fn entries<T>(
        &mut self,
        entries: impl IntoIterator<Item = T>,
        mut write: impl FnMut(&mut Self, T),
    ) {
        self.out.push('{');
        if let Some((level, _)) = &mut self.indent {
            *level += 1;
        }
        for entry in entries {
            if self.indent.is_some() {
                self.newline();
            }
            write(self, entry);
            self.separator();
        }
        self.chomp_list();
        if let Some((level, _)) = &mut self.indent {
            *level -= 1;
            self.newline();
        }
        self.out.push('}');
    }

    pub(super) fn quoted(&mut self, text: &str) {
        self.out.push_str(&quote(text));
    }

    pub(super) fn arrow(&mut self) {
        self.out.push_str(" => ");
    }

    pub(super) fn types(&mut self, types: &[Type]) {
        for of in types {
            self.of_type(of);
            self.separator();
        }
    }

    pub(super) fn range(&mut self, range: Option<&IntegerRange>) {
        let Some(range) = range.filter(|range| !range.is_unbounded()) else {
            return;
        };
        match range.min {
            Some(min) => self.out.push_str(&min.to_string()),
            None => self.out.push_str("default"),
        }
        self.separator();
        if let Some(max) = range.max {
            self.out.push_str(&max.to_string());
            self.separator();
        }
    }

    /// The bounds of integers in their direction.
    pub(super) fn ends(&mut self, of: &IntegerType) {
        let (from, to) = of.ends();
        self.out.push_str(from.as_deref().unwrap_or("default"));
        self.separator();
        if let Some(to) = to {
            self.out.push_str(&to);
            self.separator();
        }
    }

    pub(super) fn float_range(&mut self, range: &FloatRange) {
        match range.min {
            Some(min) => self.out.push_str(&float::to_s(min)),
            None => self.out.push_str("default"),
        }
        self.separator();
        if let Some(max) = range.max {
            self.out.push_str(&float::to_s(max));
            self.separator();
        }
    }

    pub(super) fn times<T: fmt::Display + PartialEq>(&mut self, min: Option<&T>, max: Option<&T>) {
        match min {
            Some(min) => self.out.push_str(&format!("'{min}'")),
            None => self.out.push_str("default"),
        }
        if let Some(max) = max.filter(|max| min != Some(*max)) {
            self.separator();
            self.out.push_str(&format!("'{max}'"));
        }
    }
}
