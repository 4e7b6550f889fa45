//! Code that stands in a file as text and is evaluated: what is known of it without running it.
//!
//! ```ruby
//! class_eval <<-CODE, __FILE__, __LINE__
//!   def #{name}?
//!     !@#{name}.nil?
//!   end
//! CODE
//! ```
//!
//! What is put into the text is not known. It is read with a name in these places, and names that have that in
//! them are neither used nor defined.

use std::borrow::Cow;
use std::mem;

use super::visit::Visitor;
use super::{Receiver, Survey, Use, Used};
use crate::lower;
use crate::program::{Argument, CallNode, NodeKind, Piece};
use crate::symbol::Symbol;

/// What stands for code in a text.
const UNKNOWN: &str = "unknown_1_";

impl Visitor {
    /// The code that a call evaluates, if it does and gets a text.
    pub(super) fn evaluated(&mut self, call: &CallNode, receiver: &Receiver, line: u32) {
        let inside = match (&*call.name.as_str(), receiver) {
            ("eval", Receiver::None) => None,
            ("eval", Receiver::Constant(of)) if of == "Kernel" => None,
            ("eval", Receiver::Result(of)) if of.as_str() == "binding" => None,
            ("instance_eval", _) => None,
            ("class_eval" | "module_eval", Receiver::Constant(of)) => Some(of.clone()),
            ("class_eval" | "module_eval", _) => None,
            _ => return,
        };
        let Some(Argument::Value(first)) = call.arguments.values.first() else {
            return;
        };
        let text: Cow<'_, str> = match &first.kind {
            NodeKind::String(text) | NodeKind::FrozenString(text) => text.as_str().into(),
            NodeKind::Interpolated(pieces) => with_unknown(pieces).into(),
            _ => return,
        };
        // What is no Ruby is an error when it is evaluated, here as elsewhere.
        let Ok(program) = lower::lower("", &text) else {
            return;
        };
        let around = self.around.len();
        self.around.extend(inside);
        let outside = mem::take(&mut self.survey);
        self.body(&program.body);
        let found = mem::replace(&mut self.survey, outside);
        self.around.truncate(around);
        self.take(found, line);
    }

    /// Adds what a text has, at the line of the call.
    fn take(&mut self, found: Survey, line: u32) {
        let is_known = |name: &str| !name.contains(UNKNOWN);
        let uses = found.uses.into_iter().filter(|used| match &used.what {
            Used::Method(name, _) => is_known(&name.as_str()),
            Used::Constant(constant) => constant.path.iter().all(|part| is_known(&part.as_str())),
            Used::Require(name) | Used::RequireRelative(name) => is_known(name),
            _ => true,
        });
        self.survey
            .uses
            .extend(uses.map(|used| Use { line, ..used }));
        let (own, defined) = (&mut self.survey.defined, found.defined);
        let methods = defined.methods.into_iter();
        own.methods
            .extend(methods.filter(|name: &Symbol| is_known(&name.as_str())));
        own.constants.extend(defined.constants);
        own.refused.extend(defined.refused);
    }
}

/// A text with a name where it has code.
fn with_unknown(pieces: &[Piece]) -> String {
    let pieces = pieces.iter().map(|piece| match piece {
        Piece::Text(text) => text.as_str(),
        Piece::Bytes(_) => "",
        Piece::Code(_) => UNKNOWN,
    });
    pieces.collect()
}
