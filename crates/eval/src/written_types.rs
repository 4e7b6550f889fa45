//! Types that code writes where it runs again and again: `Variant[Site::Port, Float]` in a `case`. If it
//! has nothing but names of types in it, what it means is remembered until a name may mean something else.

use std::sync::Arc;

use marotte_ir::Program;
use marotte_pcore::{Type, Value};
use marotte_syntax::ast::{ExprId, ExprKind};

use crate::evaluator::Evaluator;
use crate::reuse::is_constant_type;
use crate::types::NamedState;

impl Evaluator {
    /// The type that an access was seen to mean before.
    #[inline]
    pub(crate) fn written_type(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        left: ExprId,
    ) -> Option<Type> {
        if self.name_uses.is_some() || !is_type_with_parameters(program, left) {
            return None;
        }
        let key = (self.programs.id(program), id.index());
        self.written_types.get(&key)?.clone()
    }

    /// Remembers what an access means, if it always means that.
    #[inline]
    pub(crate) fn note_written_type(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        left: ExprId,
        made: &Value,
    ) {
        if !is_type_with_parameters(program, left) {
            return;
        }
        let key = (self.programs.id(program), id.index());
        if self.written_types.contains_key(&key) {
            return;
        }
        let known = match made {
            Value::Type(of)
                if is_constant_type(program, id) && self.has_known_names(program, id) =>
            {
                Some(of.clone())
            }
            _ => None,
        };
        self.written_types.insert(key, known);
    }

    /// To be called when a name may mean something else than before.
    pub(crate) fn forget_names(&mut self) {
        self.references.clear();
        self.written_types.clear();
    }

    /// Whether all names in an expression are those of built-in types, or of types that code defines
    /// and that are known in full.
    fn has_known_names(&self, program: &Program, id: ExprId) -> bool {
        let mut rest = vec![id];
        while let Some(id) = rest.pop() {
            if program.constant(id).is_some() {
                continue;
            }
            if let ExprKind::Reference(name) = program.ast[id].kind {
                let name = program.ast.text(name);
                let key = name.strip_prefix("::").unwrap_or(name).to_ascii_lowercase();
                let named = self.user_types.get(key.as_str());
                if !named.is_some_and(|named| matches!(named.state, NamedState::Resolved)) {
                    return false;
                }
            }
            program
                .ast
                .for_each_child(id, &mut |child| rest.push(child));
        }
        true
    }
}

/// Whether an access to this gives a type that depends on its parameters alone: those to classes and
/// resources read the catalog.
#[inline]
fn is_type_with_parameters(program: &Program, left: ExprId) -> bool {
    match program.constant(left) {
        Some(Value::Type(of)) => !matches!(of, Type::Class(_) | Type::Resource(_)),
        _ => false,
    }
}
