//! Named types from `type Name = …`: aliases, Object types and sets of types.
//!
//! A type is declared first and defined later, since types can speak of each other in circles: what
//! finds types by name answers with declared ones and defines them before or after.

use std::cell::RefCell;

use marotte_diagnostics::{Cause, Diagnostic, TypeIssue, ValidationIssue};
use marotte_syntax::ast::{Ast, ExprId, ExprKind, ResourceDefaults};

use super::{Interpreter, TypeResolver};
use crate::factory::InvalidType;
use crate::object::{
    RUNTIME, define_object, define_type_set, new_object, new_type_set, referenced_sets, resolve_in,
};
use crate::types::{ObjectDefinition, Type, TypeAlias, TypeSetType};
use crate::value::{Hash, Str, Value};

/// What kind of type an expression defines, with the hash that defines it.
enum Form {
    Alias,
    Object(Option<ExprId>),
    TypeSet(Option<ExprId>),
}

fn form(ast: &Ast, expr: ExprId) -> Form {
    match ast[expr].kind {
        ExprKind::Hash { .. } => Form::Object(Some(expr)),
        ExprKind::Access { left, keys } => match ast[left].kind {
            ExprKind::Reference(name) if ast.text(name) == "Object" => {
                Form::Object(ast[keys].first().copied())
            }
            ExprKind::Reference(name) if ast.text(name) == "TypeSet" => {
                Form::TypeSet(ast[keys].first().copied())
            }
            _ => Form::Alias,
        },
        _ => Form::Alias,
    }
}

/// The type of `type name = expr`, not defined yet.
pub fn declare_type(name: &str, ast: &Ast, expr: ExprId) -> Type {
    match form(ast, expr) {
        Form::Alias => Type::Alias(TypeAlias::new(name)),
        Form::Object(_) => Type::Object(new_object(name)),
        Form::TypeSet(_) => Type::TypeSet(new_type_set(name)),
    }
}

/// Defines a type that was declared from the same expression. One that is defined already stays as
/// it is.
pub fn define_type(
    declared: &Type,
    ast: &Ast,
    expr: ExprId,
    resolver: &dyn TypeResolver,
) -> Result<(), InvalidType> {
    let interpreter = Interpreter { ast, resolver };
    match (declared, form(ast, expr)) {
        (Type::Alias(alias), _) => {
            if alias.get().is_none() {
                let of = super::type_from_ast(ast, expr, resolver)?;
                alias.define(&of)?;
            }
            Ok(())
        }
        (Type::Object(object), Form::Object(Some(init))) => {
            if object.definition.get().is_none() {
                define_object(object, &interpreter.hash_of(init)?)?;
            }
            Ok(())
        }
        (Type::Object(object), _) => {
            object.definition.get_or_init(ObjectDefinition::default);
            Ok(())
        }
        (Type::TypeSet(set), Form::TypeSet(Some(init))) => {
            if set.definition.get().is_none() {
                interpreter.type_set(set, init)?;
            }
            Ok(())
        }
        _ => Err(interpreter.not_a_type(expr)),
    }
}

/// The types of a set know each other by their short names, and by their full ones.
struct InSet<'a> {
    set: &'a TypeSetType,
    types: RefCell<Vec<(Str, Type)>>,
    /// Other sets, by the names that they have in this one.
    references: RefCell<Vec<(Str, Type)>>,
    outer: &'a dyn TypeResolver,
}

impl TypeResolver for InSet<'_> {
    fn resolve(&self, name: &str) -> Option<Type> {
        let prefix = self.set.name.len();
        let short = match name.get(..prefix) {
            Some(start) if start.eq_ignore_ascii_case(&self.set.name) => {
                name[prefix..].strip_prefix("::").unwrap_or(name)
            }
            _ => name,
        };
        let types = self.types.borrow();
        let known = types
            .iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(short));
        known
            .map(|(_, of)| of.for_definition())
            .or_else(|| self.referenced(name))
            .or_else(|| self.outer.resolve(name))
    }
}

impl InSet<'_> {
    /// `X::Name` of the set that is called `X` here.
    fn referenced(&self, name: &str) -> Option<Type> {
        let (alias, name) = name.split_once("::")?;
        let references = self.references.borrow();
        let mut known = references.iter();
        match known.find(|(known, _)| known.eq_ignore_ascii_case(alias)) {
            Some((_, Type::TypeSet(of))) => Some(resolve_in(&of.real(), name)?.for_definition()),
            _ => None,
        }
    }
}

/// How a type of a set is given.
enum Given<'a> {
    Expression(ExprId),
    /// `Name => Parent { … }`, which the grammar takes for defaults of resources.
    Braces(&'a ResourceDefaults),
}

impl Interpreter<'_> {
    fn hash_of(&self, expr: ExprId) -> Result<Hash, InvalidType> {
        match self.value(expr)? {
            Value::Hash(hash) => Ok((*hash).clone()),
            _ => Err(self.not_a_type(expr)),
        }
    }

    /// A name on the left of an arrow; it may be written like a type.
    fn entry_name(&self, key: ExprId) -> Result<Value, InvalidType> {
        match self.ast[key].kind {
            ExprKind::Reference(name) => Ok(Value::string(self.ast.text(name))),
            _ => self.value(key),
        }
    }

    fn type_set(&self, set: &std::sync::Arc<TypeSetType>, init: ExprId) -> Result<(), InvalidType> {
        let ExprKind::Hash { entries, .. } = self.ast[init].kind else {
            return Err(self.not_a_type(init));
        };
        let resolver = InSet {
            set,
            types: RefCell::default(),
            references: RefCell::default(),
            outer: self.resolver,
        };
        let inside = Interpreter {
            ast: self.ast,
            resolver: &resolver,
        };
        let mut definition = Hash::new();
        let mut given = Vec::new();
        for entry in &self.ast[entries] {
            let key = self.value(entry.key)?;
            let value = match (key.as_str(), self.ast[entry.value].kind) {
                (Some("types"), ExprKind::Hash { entries, .. }) => {
                    let mut types = Hash::new();
                    for entry in &self.ast[entries] {
                        let name = self.entry_name(entry.key)?;
                        let short = Str::from(name.as_str().unwrap_or_default());
                        let (of, how) = self.declared_in(set, &short, entry.value);
                        types.insert(name, Value::Type(of.clone()));
                        resolver.types.borrow_mut().push((short, of.clone()));
                        given.push((of, how));
                    }
                    Value::from(types)
                }
                (Some("references"), ExprKind::Hash { entries, .. }) => {
                    let mut references = Hash::new();
                    for entry in &self.ast[entries] {
                        references.insert(self.entry_name(entry.key)?, self.value(entry.value)?);
                    }
                    Value::from(references)
                }
                _ => self.value(entry.value)?,
            };
            // A set that code defines belongs to the runtime, unless it says otherwise.
            let is_version = key.as_str() == Some("pcore_version");
            definition.insert(key, value);
            if is_version {
                let authority = Value::from(RUNTIME);
                definition.insert(Value::from("name_authority"), authority);
            }
        }
        let named = |name: &str| Some(super::value::named(name, self.resolver));
        let references = match definition.get_str("references") {
            Some(_) => referenced_sets(set, &definition, named),
            None => Ok(Vec::new()),
        };
        // What is wrong with the definition itself comes first.
        define_type_set(set, &definition, references.clone().unwrap_or_default())?;
        resolver.references.replace(references?);
        for (of, how) in given {
            match how {
                Given::Expression(expr) => define_type(&of, self.ast, expr, &resolver)?,
                Given::Braces(braces) => inside.define_by_braces(&of, braces)?,
            }
        }
        Ok(())
    }

    fn declared_in(&self, set: &TypeSetType, name: &str, expr: ExprId) -> (Type, Given<'_>) {
        let full = format!("{}::{name}", set.name);
        match self.ast[expr].kind {
            ExprKind::ResourceDefaults(id) => {
                (Type::Object(new_object(full)), Given::Braces(&self.ast[id]))
            }
            _ => (declare_type(&full, self.ast, expr), Given::Expression(expr)),
        }
    }

    /// A key that comes twice has a place, unlike all else that can be wrong with a definition.
    fn duplicate_key(&self, at: ExprId, key: &Value) -> InvalidType {
        let key = key.as_str().unwrap_or_default().into();
        let issue = ValidationIssue::DuplicateKey { key }.into();
        let found = Diagnostic::error(issue, self.ast.source(), self.ast[at].span);
        let cause = Cause(Box::new(found));
        TypeIssue::TypeSyntax { cause }.into()
    }

    fn define_by_braces(&self, of: &Type, braces: &ResourceDefaults) -> Result<(), InvalidType> {
        let Type::Object(object) = of else {
            return Ok(());
        };
        let mut init = Hash::new();
        if let ExprKind::Reference(name) = self.ast[braces.type_ref].kind
            && !matches!(self.ast.text(name), "Object" | "TypeSet")
        {
            init.insert(Value::from("parent"), self.value(braces.type_ref)?);
        }
        for operation in &self.ast[braces.operations] {
            let name = Value::string(self.ast.text(operation.name));
            if init.contains_key(&name) {
                return Err(self.duplicate_key(braces.type_ref, &name));
            }
            init.insert(name, self.value(operation.value)?);
        }
        define_object(object, &init)
    }
}
