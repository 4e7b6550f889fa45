//! Type names and type expressions in code.

use std::sync::Arc;

use marotte_diagnostics::{Cause, EvaluationIssue};
use marotte_ir::Program;
use marotte_pcore::object::{builtin_object, resolve_in};
use marotte_pcore::parse::{declare_type, define_type};
use marotte_pcore::{Str, Type, Value};
use marotte_scalars::text::capitalize;
use marotte_syntax::ast::{ExprId, ExprKind};

use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Signal};

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
    pub(crate) fn type_by_name(&mut self, name: &str) -> EvalResult<Option<Type>> {
        let bare = name.strip_prefix("::").unwrap_or(name);
        let mut key = Str::from(bare);
        key.make_mut().make_ascii_lowercase();
        if let Some(NamedType { of, state, .. }) = self.user_types.get(&key)
            && matches!(state, NamedState::Resolved)
        {
            return Ok(Some(of.clone()));
        }
        if let Some(of) = Type::from_name(&key).or_else(|| builtin_object(&key)) {
            return Ok(Some(of));
        }
        match self.find_named(&key)? {
            Named::Alias => {
                self.resolve_named(&key)?;
                Ok(self.user_types.get(&key).map(|named| named.of.clone()))
            }
            Named::ResourceType => Ok(Some(Type::resource(Some(capitalized(bare)), None))),
            Named::Unknown => self.type_in_set(&key),
        }
    }

    /// What a name that is not built in stands for. The manifests that may define a resource type
    /// of that name are loaded before the files of types are looked at.
    fn find_named(&mut self, key: &str) -> EvalResult<Named> {
        if self.user_types.contains_key(key) {
            return Ok(Named::Alias);
        }
        let is_resource_type = self.is_resource_type(key)?;
        // A manifest may have defined the type meanwhile.
        if self.user_types.contains_key(key) {
            return Ok(Named::Alias);
        }
        if is_resource_type {
            return Ok(Named::ResourceType);
        }
        Ok(if self.declare_by_name(key)? {
            Named::Alias
        } else {
            Named::Unknown
        })
    }

    fn is_resource_type(&mut self, key: &str) -> EvalResult<bool> {
        // Nodes are resources of the catalog, too.
        Ok(key == "node" || self.find_resource_type(key)?.is_some())
    }

    /// `Set::Name` of a set of types.
    fn type_in_set(&mut self, key: &str) -> EvalResult<Option<Type>> {
        let mut rest = key;
        while let Some((set, _)) = rest.rsplit_once("::") {
            rest = set;
            if !self.declare_by_name(set)? {
                continue;
            }
            self.resolve_named(set)?;
            if let Some(Type::TypeSet(types)) = self.user_types.get(set).map(|named| &named.of) {
                return Ok(resolve_in(types, &key[set.len() + 2..]));
            }
        }
        Ok(None)
    }

    /// Evaluates the name of a type.
    pub(crate) fn eval_reference(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        name: &str,
    ) -> EvalResult<Value> {
        match self.type_by_name(name)? {
            Some(of) => Ok(Value::Type(of)),
            None => {
                let issue = EvaluationIssue::UnknownResourceType {
                    type_name: name.into(),
                };
                let advice = self.similar_type(name);
                Err(self.fail(program, id, issue).with_advice(advice))
            }
        }
    }

    /// Makes the name of a type known, before what it stands for is.
    pub(crate) fn define_alias(&mut self, program: &Arc<Program>, id: ExprId) {
        let ExprKind::TypeAlias(alias) = program.ast[id].kind else {
            return;
        };
        let alias = &program.ast[alias];
        let name = program.ast.text(alias.name);
        let of = declare_type(name, &program.ast, alias.type_expr);
        let named = NamedType {
            of,
            program: program.clone(),
            expr: alias.type_expr,
            state: NamedState::Declared,
        };
        let former = self
            .user_types
            .insert(name.to_ascii_lowercase().into(), named);
        self.former_types.extend(former.map(|named| named.of));
    }

    /// Whether code defines a type of that name, loading the file that may.
    fn declare_by_name(&mut self, key: &str) -> EvalResult<bool> {
        if self.user_types.contains_key(key) {
            return Ok(true);
        }
        match self.outside.loader.type_alias(key) {
            Ok(Some(definition)) => {
                self.logs.extend(definition.logs.iter().cloned());
                self.define_alias(&definition.program, definition.id);
                Ok(self.user_types.contains_key(key))
            }
            Ok(None) => Ok(false),
            Err(error) => Err(self.load_error(error)),
        }
    }

    /// Finds out what a name stands for, and first what the names in its definition do. Names in
    /// a circle know each other by name only until all are resolved.
    fn resolve_named(&mut self, key: &str) -> EvalResult<()> {
        let Some(named) = self.user_types.get_mut(key) else {
            return Ok(());
        };
        match &named.state {
            NamedState::Resolving | NamedState::Resolved => return Ok(()),
            NamedState::Failed(cause) => {
                let issue = EvaluationIssue::FailedType {
                    cause: cause.clone(),
                };
                return Err(Signal::during(issue));
            }
            NamedState::Declared => named.state = NamedState::Resolving,
        }
        let (program, expr, of) = (named.program.clone(), named.expr, named.of.clone());
        let mut names = Vec::new();
        collect_names(&program, expr, &mut names);
        let result = self.call_deeper(|this| {
            for name in names {
                let key = name.to_ascii_lowercase();
                if Type::from_name(&key).is_some() || builtin_object(&key).is_some() {
                    continue;
                }
                match this.find_named(&key)? {
                    Named::Alias => this.resolve_named(&key)?,
                    Named::ResourceType => {}
                    Named::Unknown => drop(this.type_in_set(&key)?),
                }
            }
            define_type(&of, &program.ast, expr, &KnownTypes(this))
                .map_err(|error| Signal::during(error.into_issue()))
        });
        let state = match &result {
            Ok(()) => NamedState::Resolved,
            Err(signal) => NamedState::Failed(Cause(signal.to_diagnostic())),
        };
        if let Some(named) = self.user_types.get_mut(key) {
            named.state = state;
        }
        result
    }
}

/// What a name of a type stands for.
enum Named {
    Alias,
    ResourceType,
    Unknown,
}

/// A type that code defines.
pub(crate) struct NamedType {
    /// The type, which may not know yet what it stands for.
    pub(crate) of: Type,
    program: Arc<Program>,
    expr: ExprId,
    state: NamedState,
}

impl NamedType {
    /// The name as it was written.
    pub(crate) fn name(&self) -> Option<Str> {
        let ast = &self.program.ast;
        ast.definitions.iter().find_map(|id| match ast[*id].kind {
            ExprKind::TypeAlias(alias) if ast[alias].type_expr == self.expr => {
                Some(ast.text(ast[alias].name).into())
            }
            _ => None,
        })
    }
}

enum NamedState {
    Declared,
    Resolving,
    Resolved,
    Failed(Cause),
}

/// The names of types in an expression.
fn collect_names(program: &Program, id: ExprId, names: &mut Vec<String>) {
    let mut rest = vec![id];
    while let Some(id) = rest.pop() {
        if let ExprKind::Reference(name) = program.ast[id].kind {
            let name = program.ast.text(name);
            names.push(name.strip_prefix("::").unwrap_or(name).to_owned());
        }
        program
            .ast
            .for_each_child(id, &mut |child| rest.push(child));
    }
}

/// `foo::bar` as `Foo::Bar`.
pub(crate) fn capitalized(name: &str) -> Str {
    let segments: Vec<String> = name.split("::").map(capitalize).collect();
    segments.join("::").into()
}

/// `foo::bar` as `Foo::Bar`; what is not first in its segment stays as it is.
pub(crate) fn capitalize_segments(name: &str) -> String {
    let mut capitalized = String::with_capacity(name.len());
    for (index, segment) in name.split("::").enumerate() {
        if index > 0 {
            capitalized.push_str("::");
        }
        let mut chars = segment.chars();
        capitalized.extend(chars.next().map(|first| first.to_ascii_uppercase()));
        capitalized.push_str(chars.as_str());
    }
    capitalized
}

/// The types that an evaluator knows without loading anything.
pub(crate) struct KnownTypes<'a>(pub(crate) &'a Evaluator);

impl marotte_pcore::parse::TypeResolver for KnownTypes<'_> {
    fn resolve(&self, name: &str) -> Option<Type> {
        let key = name.strip_prefix("::").unwrap_or(name).to_ascii_lowercase();
        if let Some(named) = self.0.user_types.get(key.as_str()) {
            return Some(named.of.for_definition());
        }
        let mut rest = key.as_str();
        while let Some((set, _)) = rest.rsplit_once("::") {
            rest = set;
            if let Some(Type::TypeSet(types)) = self.0.user_types.get(set).map(|named| &named.of) {
                let found = resolve_in(types, &key[set.len() + 2..]);
                return found.map(|of| of.for_definition());
            }
        }
        let known = self.0.catalog.known_schema(&key).is_some()
            || self.0.catalog.defines_by_name.contains_key(key.as_str());
        known.then(|| Type::resource(Some(capitalized(name)), None))
    }
}
