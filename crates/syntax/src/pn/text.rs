//! PN as text: `(invoke {:functor (qn "notice") :args [1]})`.

use std::fmt::Write;

use super::Notation;

/// The text spelling of PN.
pub(super) struct PnText<'a> {
    out: &'a mut String,
    pretty: bool,
    depth: usize,
    /// Whether the next thing follows an opening bracket, or is the first of all.
    fresh: bool,
    /// Whether the next thing is the value of a key.
    after_key: bool,
}

impl<'a> PnText<'a> {
    pub(super) fn new(out: &'a mut String, pretty: bool) -> Self {
        Self {
            out,
            pretty,
            depth: 0,
            fresh: true,
            after_key: false,
        }
    }

    /// What stands between the next thing and what is before it.
    fn separate(&mut self) {
        if std::mem::take(&mut self.after_key) {
            self.out.push(' ');
        } else if self.pretty && self.depth > 0 {
            self.out.push('\n');
            for _ in 0..self.depth {
                self.out.push_str("  ");
            }
        } else if !self.fresh {
            self.out.push(' ');
        }
        self.fresh = false;
    }

    fn open(&mut self, bracket: char) {
        self.separate();
        self.out.push(bracket);
        self.depth += 1;
        self.fresh = true;
    }

    fn close(&mut self, bracket: char) {
        self.depth -= 1;
        self.out.push(bracket);
        self.fresh = false;
    }
}

impl Notation for PnText<'_> {
    fn open_call(&mut self, name: &str) {
        self.open('(');
        self.out.push_str(name);
        self.fresh = false;
    }

    fn close_call(&mut self) {
        self.close(')');
    }

    fn open_list(&mut self) {
        self.open('[');
    }

    fn close_list(&mut self) {
        self.close(']');
    }

    fn open_map(&mut self) {
        self.open('{');
    }

    fn close_map(&mut self) {
        self.close('}');
    }

    fn key(&mut self, key: &str) {
        self.separate();
        self.out.push(':');
        self.out.push_str(key);
        self.after_key = true;
    }

    fn string(&mut self, value: &str) {
        self.separate();
        super::quote(self.out, value, |out, control| {
            // Writing to a string cannot fail.
            let _ = write!(out, "\\o{:03o}", u32::from(control));
        });
    }

    fn bare(&mut self, value: &str) {
        self.separate();
        self.out.push_str(value);
    }

    fn nil(&mut self) {
        self.bare("nil");
    }
}
