//! PN as JSON: a call is `{"^": [name, …]}`, a map `{"#": [key, value, …]}`.
//!
//! The layout is that of Ruby's `JSON.generate` and `JSON.pretty_generate`, which puts an empty
//! line into an empty array.

use std::fmt::Write;

use super::Notation;

/// The JSON spelling of PN.
pub(super) struct PnJson<'a> {
    out: &'a mut String,
    pretty: bool,
    depth: usize,
    /// Whether the next thing follows an opening bracket, or is the first of all.
    fresh: bool,
}

impl<'a> PnJson<'a> {
    pub(super) fn new(out: &'a mut String, pretty: bool) -> Self {
        Self {
            out,
            pretty,
            depth: 0,
            fresh: true,
        }
    }

    fn new_line(&mut self) {
        if self.pretty {
            self.out.push('\n');
            for _ in 0..self.depth {
                self.out.push_str("  ");
            }
        }
    }

    /// What stands between the next thing and what is before it.
    fn separate(&mut self) {
        if !self.fresh {
            self.out.push(',');
        }
        if self.depth > 0 {
            self.new_line();
        }
        self.fresh = false;
    }

    fn open(&mut self) {
        self.out.push('[');
        self.depth += 1;
        self.fresh = true;
    }

    fn close(&mut self) {
        self.depth -= 1;
        if self.fresh && self.pretty {
            self.out.push('\n');
        }
        self.new_line();
        self.out.push(']');
        self.fresh = false;
    }

    /// The opening of an object whose only key has an array.
    fn open_object(&mut self, key: &str) {
        self.separate();
        self.out.push('{');
        self.depth += 1;
        self.new_line();
        let colon = if self.pretty { "\": " } else { "\":" };
        self.out.push('"');
        self.out.push_str(key);
        self.out.push_str(colon);
        self.open();
    }

    fn close_object(&mut self) {
        self.close();
        self.depth -= 1;
        self.new_line();
        self.out.push('}');
    }
}

impl Notation for PnJson<'_> {
    fn open_call(&mut self, name: &str) {
        self.open_object("^");
        self.string(name);
    }

    fn close_call(&mut self) {
        self.close_object();
    }

    fn open_list(&mut self) {
        self.separate();
        self.open();
    }

    fn close_list(&mut self) {
        self.close();
    }

    fn open_map(&mut self) {
        self.open_object("#");
    }

    fn close_map(&mut self) {
        self.close_object();
    }

    fn key(&mut self, key: &str) {
        self.string(key);
    }

    fn string(&mut self, value: &str) {
        self.separate();
        super::quote(self.out, value, |out, control| match control {
            '\u{8}' => out.push_str("\\b"),
            '\u{c}' => out.push_str("\\f"),
            // Writing to a string cannot fail.
            other => drop(write!(out, "\\u{:04x}", u32::from(other))),
        });
    }

    fn bare(&mut self, value: &str) {
        self.separate();
        self.out.push_str(value);
    }

    fn nil(&mut self) {
        self.bare("null");
    }
}
