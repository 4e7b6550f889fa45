//! Methods that are read when they are first called.
//!
//! Texts that are part of the program define many methods, of which a process calls few. The parser
//! gets such a text without what is in them: a method begins with `def` at the start of a line and
//! ends at the `end` that is indented as far. Files of others are read as a whole, since whoever
//! wrote them is told of errors wherever they are.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use super::walk::Walk;
use super::{Options, SyntaxError, lower_text, lower_with};
use crate::program::stored::StoredPrograms;
use crate::program::{
    Body, BodyKind, DeferredBody, MethodBody, Node, NodeKind, Parameters, Program,
};
use crate::symbol::Symbol;

/// A method that is left out.
pub(super) struct LeftOut {
    /// Where its `def` is in what the parser gets.
    pub(super) at: u32,
    /// Where it begins and ends in the whole text.
    place: (u32, u32),
    /// The line at which it begins.
    line: u32,
}

/// Reads a text that is part of the program: what it was lowered to if that is stored, or else the text.
/// What is in its methods is read when they are first called.
pub fn lower_own(
    path: &str,
    text: &'static str,
    stored: &'static StoredPrograms,
) -> Result<Program, SyntaxError> {
    match stored.program(path, text) {
        Some(program) => Ok(program),
        None => lower_own_text(path, text),
    }
}

/// Reads a text that is part of the program, without what is in its methods.
pub(crate) fn lower_own_text(path: &str, text: &'static str) -> Result<Program, SyntaxError> {
    let (short, left_out) = shortened(text);
    let lowered = lower_text(path, &short, &Options::default(), |walk| {
        (walk.left_out, walk.whole_text) = (left_out, text);
    })?;
    lowered.ok_or_else(|| SyntaxError {
        line: 1,
        message: "a method is not where it was".to_owned(),
    })
}

/// The text without what is in its methods, with as many lines, and what was left out.
fn shortened(text: &'static str) -> (Cow<'static, str>, Vec<LeftOut>) {
    let (mut short, mut left_out) = (String::with_capacity(text.len()), Vec::new());
    let (mut at, mut line) = (0, 1);
    while at < text.len() {
        let end = line_end(text, at);
        let start = &text[at..end];
        let code = start.trim_start_matches(' ');
        let method = code.starts_with("def ").then(|| {
            let indent = &start[..start.len() - code.len()];
            method_end(text, end, indent)
        });
        match method.flatten() {
            Some((end, lines)) if !is_whole(code) => {
                let begin = at + start.len() - code.len();
                short.push_str(&text[at..begin]);
                left_out.push(LeftOut {
                    at: short.len() as u32,
                    place: (begin as u32, end as u32),
                    line,
                });
                let name = code[4..].split(['(', ' ', '\n']).next().unwrap_or_default();
                short.extend(["def ", name, ";end"]);
                short.extend(std::iter::repeat_n('\n', lines as usize));
                (at, line) = (end, line + lines);
            }
            _ => {
                short.push_str(start);
                (at, line) = (end, line + 1);
            }
        }
    }
    (short.into(), left_out)
}

/// Whether a method is all in its line.
fn is_whole(code: &str) -> bool {
    code.trim_end().ends_with(" end")
}

/// Behind the line that begins here.
fn line_end(text: &str, at: usize) -> usize {
    memchr::memchr(b'\n', &text.as_bytes()[at..]).map_or(text.len(), |length| at + length + 1)
}

/// Behind the `end` that is indented as far, and how many lines that is.
fn method_end(text: &str, mut at: usize, indent: &str) -> Option<(usize, u32)> {
    let mut lines = 1;
    while at < text.len() {
        let next = line_end(text, at);
        if text[at..next].strip_prefix(indent).map(str::trim_end) == Some("end") {
            return Some((at + indent.len() + "end".len(), lines));
        }
        (at, lines) = (next, lines + 1);
    }
    None
}

impl Walk {
    /// The method that begins here, if it was left out.
    pub(super) fn deferred(&mut self, at: u32) -> Option<MethodBody> {
        let place = self
            .left_out
            .binary_search_by_key(&at, |left_out| left_out.at)
            .ok()?;
        self.left_out_met += 1;
        let LeftOut { place, line, .. } = self.left_out[place];
        Some(MethodBody::Deferred(Arc::new(DeferredBody {
            source: Arc::clone(&self.source),
            text: self.whole_text,
            place,
            line,
            stored: None,
            body: OnceLock::new(),
        })))
    }
}

/// Reads a method that was left out.
pub(crate) fn method(deferred: &DeferredBody) -> Arc<Body> {
    let stored = deferred.stored.map(|stored| stored.read(deferred));
    debug_assert!(
        !matches!(stored, Some(None)),
        "no method: {}:{}",
        deferred.source.path,
        deferred.line
    );
    let read = stored.flatten().or_else(|| read(deferred));
    debug_assert!(
        read.is_some(),
        "no method: {}:{}",
        deferred.source.path,
        deferred.line
    );
    read.unwrap_or_else(|| nothing(deferred))
}

fn read(deferred: &DeferredBody) -> Option<Arc<Body>> {
    let options = Options {
        line: deferred.line,
        frozen_strings: deferred.source.frozen_strings,
        ..Options::default()
    };
    let (begin, end) = deferred.place;
    let text = deferred.text.get(begin as usize..end as usize)?;
    let program = lower_with(&deferred.source.path, text, &options).ok()?;
    let body = match &program.body.node.kind {
        NodeKind::Define(_, body) => body,
        NodeKind::DefineSingleton(_, _, body) => &**body,
        _ => return None,
    };
    match body {
        MethodBody::Ready(body) => Some(Arc::clone(body)),
        MethodBody::Deferred(_) => None,
    }
}

/// A method that does nothing.
fn nothing(deferred: &DeferredBody) -> Arc<Body> {
    Arc::new(Body {
        kind: BodyKind::Method,
        name: Symbol::new("?"),
        source: Arc::clone(&deferred.source),
        line: deferred.line,
        locals: Arc::default(),
        parameters: Parameters::default(),
        depth: 1,
        node: Node {
            kind: NodeKind::Nil,
            line: deferred.line,
        },
    })
}
