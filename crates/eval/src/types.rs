//! Type names and type expressions in code.

use std::sync::Arc;

use marotte_diagnostics::EvaluationIssue;
use marotte_ir::Program;
use marotte_pcore::object::builtin_object;
use marotte_pcore::types::TypeAlias;
use marotte_pcore::{Str, Type, Value};
use marotte_syntax::ast::{ExprId, ExprKind};

use crate::evaluator::Evaluator;
use crate::signal::EvalResult;

impl Evaluator {
    /// The type that an expression gives.
    pub(crate) fn type_of_expression(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
    ) -> EvalResult<Type> {
        match self.evaluate(program, id)? {
            Value::Type(of) => Ok(of),
            _ => Ok(Type::Any),
        }
    }

    /// What a capitalised name means: a built-in type, one that code defines, or a resource type.
    pub(crate) fn type_by_name(&mut self, name: &str) -> Option<Type> {
        let bare = name.strip_prefix("::").unwrap_or(name);
        let key: Str = bare.to_ascii_lowercase().into();
        if let Some(of) = Type::from_name(&key).or_else(|| builtin_object(&key)) {
            return Some(of);
        }
        if let Some(of) = self.user_types.get(&key) {
            return Some(of.clone());
        }
        if let Some(definition) = self.world.type_alias(&key) {
            self.define_alias(&definition.program, definition.id);
            // An alias that cannot be resolved is unknown; resolving it again gives the error.
            let _ = self.resolve_alias(&definition.program, definition.id);
            return self.user_types.get(&key).cloned();
        }
        if self.world.is_resource_type(&key) {
            return Some(Type::resource(Some(capitalized(bare)), None));
        }
        None
    }

    /// Evaluates the name of a type.
    pub(crate) fn eval_reference(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        name: &str,
    ) -> EvalResult<Value> {
        match self.type_by_name(name) {
            Some(of) => Ok(Value::Type(of)),
            None => {
                let issue = EvaluationIssue::UnknownResourceType { type_name: name.into() };
                Err(self.fail(program, id, issue))
            }
        }
    }

    /// Makes the name of an alias known, before what it stands for is.
    pub(crate) fn define_alias(&mut self, program: &Arc<Program>, id: ExprId) {
        let ExprKind::TypeAlias(alias) = program.ast[id].kind else { return };
        let name: Str = program.ast.text(program.ast[alias].name).into();
        let key = name.to_ascii_lowercase().into();
        self.user_types.insert(key, Type::Alias(TypeAlias::new(name)));
    }

    /// Finds out what an alias stands for.
    pub(crate) fn resolve_alias(&mut self, program: &Arc<Program>, id: ExprId) -> EvalResult<()> {
        let ExprKind::TypeAlias(alias) = program.ast[id].kind else { return Ok(()) };
        let alias = &program.ast[alias];
        let key: Str = program.ast.text(alias.name).to_ascii_lowercase().into();
        let resolved = self.evaluate(program, alias.type_expr)?;
        if let (Some(Type::Alias(known)), Value::Type(of)) = (self.user_types.get(&key), resolved) {
            let _ = known.resolved.set(of);
        }
        Ok(())
    }
}

/// `foo::bar` as `Foo::Bar`.
pub(crate) fn capitalized(name: &str) -> Str {
    let segments: Vec<String> = name
        .split("::")
        .map(|segment| {
            let mut chars = segment.chars();
            chars.next().map_or_else(String::new, |first| {
                first.to_uppercase().chain(chars.flat_map(char::to_lowercase)).collect()
            })
        })
        .collect();
    segments.join("::").into()
}

/// The types that an evaluator knows without loading anything.
pub(crate) struct KnownTypes<'a>(pub(crate) &'a Evaluator);

impl marotte_pcore::parse::TypeResolver for KnownTypes<'_> {
    fn resolve(&self, name: &str) -> Option<Type> {
        let key = name.strip_prefix("::").unwrap_or(name).to_ascii_lowercase();
        if let Some(of) = self.0.user_types.get(key.as_str()) {
            return Some(of.clone());
        }
        let known = marotte_resources::resource_type(&key).is_some()
            || self.0.catalog.defines_by_name.contains_key(key.as_str());
        known.then(|| Type::resource(Some(capitalized(name)), None))
    }
}
