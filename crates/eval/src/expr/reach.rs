//! Values that an expression would only copy, where they are: `$entry['port']` reads a part of what
//! a variable holds, and nobody has to own that to compare it.

use std::sync::Arc;

use marotte_ir::{Known, Local, Program, Variable};
use marotte_pcore::Value;
use marotte_syntax::ast::{ExprId, ExprKind, List};

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
        let found = match (self.reach_within(program, left, depth)?, key) {
            (Value::Hash(hash), key) => hash.get(key),
            (Value::Array(values), Value::Integer(index)) => place(values, *index),
            _ => return None,
        };
        Some(found.unwrap_or(&NOTHING))
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
