//! Values that an expression would only copy, where they are: `$entry['port']` reads a part of what
//! a variable holds, and nobody has to own that to compare it.

use std::sync::Arc;

use marotte_ir::{Known, Local, Program, Variable};
use marotte_pcore::Value;
use marotte_pcore::convert::text::write_text;
use marotte_syntax::ast::{ExprId, ExprKind, List};

use super::MOST_SCRATCH;
use super::access::place;
use crate::evaluator::Evaluator;

/// How many accesses, one to the result of another, are followed.
const DEEPEST: u32 = 8;

/// What there is where nothing is.
static NOTHING: Value = Value::Undef;

impl Evaluator {
    /// The value of an expression that need not run: of a constant, of a variable, or of an access to
    /// one of these by a key that is one.
    #[inline(always)]
    pub(crate) fn reach<'a>(&'a self, program: &'a Arc<Program>, id: ExprId) -> Option<&'a Value> {
        self.reach_within(program, id, DEEPEST)
    }

    // Most expressions that are asked for are none of these: to see it takes less than a call.
    #[inline(always)]
    fn reach_within<'a>(
        &'a self,
        program: &'a Arc<Program>,
        id: ExprId,
        depth: u32,
    ) -> Option<&'a Value> {
        match program.known(id) {
            Known::Value(index) | Known::Collection(index) => Some(program.value_at(index)),
            Known::Variable(index) => {
                let variable = program.variable_at(index);
                match self.read_local(variable) {
                    None => self.reach_variable(program, variable),
                    found => found,
                }
            }
            Known::Nothing => match program.ast[id].kind {
                ExprKind::Access { left, keys } if depth > 0 => {
                    self.reach_element(program, left, keys, depth - 1)
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// What an access gives whose parts lie ready.
    #[inline(never)]
    fn reach_element<'a>(
        &'a self,
        program: &'a Arc<Program>,
        left: ExprId,
        keys: List<ExprId>,
        depth: u32,
    ) -> Option<&'a Value> {
        let [key] = &program.ast[keys] else {
            return None;
        };
        // A key that has to be made is seen sooner.
        let key = self.reach_within(program, *key, depth)?;
        part(self.reach_within(program, left, depth)?, key)
    }

    /// What an access gives, also by keys that are texts with nothing but such values in them:
    /// `$hosts["web${n}"]['port']`. These are put together where there is room.
    pub(super) fn reach_by_texts<'a>(
        &'a self,
        program: &'a Arc<Program>,
        id: ExprId,
        room: &mut String,
    ) -> Option<&'a Value> {
        self.reach_by_texts_within(program, id, DEEPEST, room)
    }

    fn reach_by_texts_within<'a>(
        &'a self,
        program: &'a Arc<Program>,
        id: ExprId,
        depth: u32,
        room: &mut String,
    ) -> Option<&'a Value> {
        let (Known::Nothing, ExprKind::Access { left, keys }) =
            (program.known(id), program.ast[id].kind)
        else {
            return self.reach_within(program, id, 0);
        };
        let ([key], true) = (&program.ast[keys], depth > 0) else {
            return None;
        };
        let ExprKind::Concat(segments) = program.ast[*key].kind else {
            let key = self.reach_within(program, *key, depth - 1)?;
            let left = self.reach_by_texts_within(program, left, depth - 1, room)?;
            return part(left, key);
        };
        let left = self.reach_by_texts_within(program, left, depth - 1, room)?;
        let Value::Hash(hash) = left else {
            return None;
        };
        room.clear();
        for segment in &program.ast[segments] {
            let segment = match program.ast[*segment].kind {
                ExprKind::Interpolation(inner) => inner,
                _ => *segment,
            };
            write_text(room, self.reach_within(program, segment, depth - 1)?);
            // A few long texts make one that nobody has room for.
            if room.len() > MOST_SCRATCH {
                return None;
            }
        }
        Some(hash.get_str(room).unwrap_or(&NOTHING))
    }

    /// The value of a variable that is not one of the innermost local body, unless it takes more
    /// than a look to know it.
    #[inline(never)]
    pub(crate) fn reach_variable<'a>(
        &'a self,
        program: &'a Arc<Program>,
        variable: &Variable,
    ) -> Option<&'a Value> {
        if self.defaults_running > 0 || variable.number.is_some() {
            return None;
        }
        let (mut frame, mut passed) = (self.frame, 0);
        for Local { hops, slot } in variable.nearest.iter().chain(&*variable.farther) {
            while passed < *hops {
                frame = self.frames[frame?].parent;
                passed += 1;
            }
            let base = self.frames[frame?].base;
            if let Some(value) = &self.slots[base + *slot as usize] {
                return Some(value);
            }
        }
        let scope = self.scope(self.scope);
        if let Some(slot) = variable.scope_slot
            && let Some(Some(value)) = scope.slots.get(slot as usize)
        {
            return Some(value);
        }
        if variable.is_qualified || !self.is_all_of(program) {
            return None;
        }
        if let Some(value) = scope.get(&variable.name) {
            return Some(value);
        }
        // What is set further out may be that of code that waits, or somebody's own.
        if self.suspended_blocks > 0 || self.catalog.has_private {
            return None;
        }
        let mut outer = scope.parent;
        while let Some(id) = outer {
            let scope = self.scope(id);
            if let Some(value) = scope.get(&variable.name) {
                return Some(value);
            }
            outer = scope.parent;
        }
        None
    }

    /// Whether all local bodies that code sees are of its own program, which knows their variables.
    fn is_all_of(&self, program: &Arc<Program>) -> bool {
        let mut next = self.frame;
        while let Some(index) = next {
            let frame = &self.frames[index];
            let of = self.programs.get(frame.program);
            if !Arc::ptr_eq(of, program) || frame.id == of.ast.body {
                return false;
            }
            next = frame.parent;
        }
        true
    }
}

/// Whether an expression is a text with others in it.
#[inline]
pub(super) fn is_text(program: &Program, id: ExprId) -> bool {
    matches!(program.ast[id].kind, ExprKind::Concat(_))
}

/// Whether an expression is an access.
#[inline]
pub(super) fn is_access(program: &Program, id: ExprId) -> bool {
    matches!(program.ast[id].kind, ExprKind::Access { .. })
}

/// What a key reads, if nothing has to be asked for that.
#[inline]
fn part<'a>(left: &'a Value, key: &Value) -> Option<&'a Value> {
    let found = match (left, key) {
        (Value::Hash(hash), key) => hash.get(key),
        (Value::Array(values), Value::Integer(index)) => place(values, *index),
        _ => return None,
    };
    Some(found.unwrap_or(&NOTHING))
}
