//! Type names and type expressions in code.

use std::sync::Arc;

use marotte_diagnostics::{Cause, DialectIssue, EvaluationIssue, Issue, Place, TypeIssue};
use marotte_ir::Program;
use marotte_pcore::object::{builtin_object, resolve_in};
use marotte_pcore::parse::{declare_type, define_type};
use marotte_pcore::{Str, Type, Value};
use marotte_scalars::text::capitalize_segments;
use marotte_syntax::Dialect;
use marotte_syntax::ast::{Entry, ExprId, ExprKind};

use crate::definitions::{Answer, Ask, SharedType};
use crate::evaluator::Evaluator;
use crate::reuse::Made;
use crate::signal::{EvalResult, Signal, answered};
use crate::{LoadError, TypeDefinition};

/// Names that the first design keeps free for types of other platforms.
const RESERVED: [&str; 3] = ["Jvm", "C", "Go"];

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
        if let Some(known) = self.references.get(name) {
            return Ok(Some(known.clone()));
        }
        let bare = name.strip_prefix("::").unwrap_or(name);
        let mut key = Str::from(bare);
        key.make_mut().make_ascii_lowercase();
        let found = self.type_by_key(bare, &key)?;
        if let Some(Type::Resource(of)) = &found
            && of.type_name.is_some()
            && !self.user_types.contains_key(&key)
        {
            self.references
                .extend(found.clone().map(|of| (name.into(), of)));
        }
        Ok(found)
    }

    /// The same with a name without leading colons, and its lower-case form.
    pub(crate) fn type_by_key(&mut self, bare: &str, key: &str) -> EvalResult<Option<Type>> {
        match self.user_types.get(key) {
            Some(named) if matches!(named.state, NamedState::Resolved) => {
                return Ok(Some(named.of.clone()));
            }
            // Code can have a type `Error` of its own.
            Some(_) => {}
            None => {
                let of = Type::from_name_in(key, self.dialect());
                if let Some(of) = of.or_else(|| builtin_object(key)) {
                    return Ok(Some(of));
                }
            }
        }
        match self.find_named(key)? {
            Named::Alias => {
                self.resolve_named(key)?;
                Ok(self.user_types.get(key).map(|named| named.of.clone()))
            }
            Named::ResourceType => Ok(Some(Type::resource(Some(capitalized(bare)), None))),
            Named::Unknown => self.type_in_set(key, &mut Vec::new()),
        }
    }

    /// What a name that is not built in stands for. The manifests that may define a resource type
    /// of that name are loaded before the files of types are looked at.
    pub(crate) fn find_named(&mut self, key: &str) -> EvalResult<Named> {
        if self.user_types.contains_key(key) {
            return Ok(Named::Alias);
        }
        let is_resource_type = self.is_resource_type(key)?;
        // A manifest may have defined the type meanwhile.
        if self.user_types.contains_key(key) {
            return Ok(Named::Alias);
        }
        // A name that was a type stays one.
        if is_resource_type && self.type_at_a_glance(key).is_none() {
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
    fn type_in_set(&mut self, key: &str, asks: &mut Vec<Ask>) -> EvalResult<Option<Type>> {
        let mut rest = key;
        while let Some((set, _)) = rest.rsplit_once("::") {
            rest = set;
            let is_declared = self.declare_by_name(set)?;
            if is_declared {
                self.resolve_named(set)?;
            }
            asks.push(Ask {
                key: set.into(),
                in_files_only: true,
                answer: match is_declared {
                    true => self.answer(set),
                    false => Answer::Nothing,
                },
            });
            if let Some(Type::TypeSet(types)) = self.user_types.get(set).map(|named| &named.of)
                && is_declared
            {
                return Ok(resolve_in(types, &key[set.len() + 2..]));
            }
        }
        Ok(None)
    }

    /// What a name means that code has given to a type.
    fn answer(&self, key: &str) -> Answer {
        match self.user_types.get(key) {
            Some(named) => Answer::Type(named.of.clone()),
            None => Answer::Nothing,
        }
    }

    /// Evaluates the name of a type.
    pub(crate) fn eval_reference(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        name: &str,
    ) -> EvalResult<Value> {
        match self.type_by_name(name)? {
            Some(of) => {
                self.note_use(name, id, Some(&of));
                Ok(Value::Type(of))
            }
            None if program.dialect().is_evaluator4() => {
                let bare = name.strip_prefix("::").unwrap_or(name);
                if RESERVED.contains(&bare) {
                    let issue = DialectIssue::ReservedType { name: bare.into() };
                    return Err(self.fail(program, id, issue));
                }
                let of = Type::resource(Some(bare.into()), None);
                self.note_use(name, id, Some(&of));
                Ok(Value::Type(of))
            }
            None => {
                let issue = EvaluationIssue::UnknownResourceType {
                    type_name: name.into(),
                };
                let advice = self.similar_type(name);
                Err(self.fail(program, id, issue).with_advice(advice))
            }
        }
    }

    /// Makes the name of a type known, before what it stands for is. The type may be alone in a file
    /// that is named after it.
    pub(crate) fn define_alias(&mut self, program: &Arc<Program>, id: ExprId, has_file: bool) {
        let ExprKind::TypeAlias(alias) = program.ast[id].kind else {
            return;
        };
        let alias = &program.ast[alias];
        let name = program.ast.text(alias.name);
        let definitions = self.definitions.as_ref();
        let shared = definitions.and_then(|of| of.types.get(program, id));
        let of = match &shared {
            Some(shared) => shared.of.clone(),
            None => declare_type(name, &program.ast, alias.type_expr),
        };
        let named = NamedType {
            of,
            program: program.clone(),
            id,
            expr: alias.type_expr,
            has_file,
            state: NamedState::Declared,
            shared,
        };
        self.forget_names();
        let former = self
            .user_types
            .insert(name.to_ascii_lowercase().into(), named);
        self.former_types.extend(former.map(|named| named.of));
    }

    /// Whether code defines a type of that name, loading the file that may.
    pub(crate) fn declare_by_name(&mut self, key: &str) -> EvalResult<bool> {
        if self.user_types.contains_key(key) {
            return Ok(true);
        }
        match self.file_of_type(key) {
            Ok(Some(definition)) => {
                self.logs.extend(definition.logs.iter().cloned());
                self.define_alias(&definition.program, definition.id, true);
                Ok(self.user_types.contains_key(key))
            }
            Ok(None) => Ok(false),
            Err(error) => Err(self.load_error(error)),
        }
    }

    /// The file that defines a type: it is looked for once.
    fn file_of_type(&self, key: &str) -> Result<Option<Arc<TypeDefinition>>, LoadError> {
        let known = self.definitions.as_ref().and_then(|of| of.file(key));
        if let Some(known) = known {
            return Ok(known);
        }
        let file = self.outside.loader.type_alias(key)?.map(Arc::new);
        if let Some(definitions) = &self.definitions {
            definitions.remember_file(key, file.clone());
        }
        Ok(file)
    }

    /// Finds out what a name stands for, and first what the names in its definition do. Names in
    /// a circle know each other by name only until all are resolved.
    fn resolve_named(&mut self, key: &str) -> EvalResult<()> {
        let Some(named) = self.user_types.get_mut(key) else {
            return Ok(());
        };
        match &named.state {
            NamedState::Resolving | NamedState::Resolved => return Ok(()),
            NamedState::Failed(cause) => return Err(failed_before(cause)),
            NamedState::Declared => {}
        }
        if named.shared.is_some() && self.take_type(key)? {
            return Ok(());
        }
        self.type_walks += 1;
        let result = self.make_type(key);
        self.type_walks -= 1;
        // Types of one circle are shared when all of them are known.
        if self.type_walks == 0 {
            match &result {
                Ok(()) => self.share_types(),
                Err(_) => self.made_types.clear(),
            }
        }
        result
    }

    fn make_type(&mut self, key: &str) -> EvalResult<()> {
        let Some(named) = self.user_types.get_mut(key) else {
            return Ok(());
        };
        named.state = NamedState::Resolving;
        let (program, id, of) = (named.program.clone(), named.id, named.of.clone());
        let expr = named.expr;
        let mut names = Vec::new();
        collect_names(&program, expr, &mut names);
        let mut asks = Vec::with_capacity(names.len());
        let result = self.call_deeper(|this| {
            for name in names {
                let key = name.to_ascii_lowercase();
                if Type::from_name_in(&key, this.dialect()).is_some()
                    || builtin_object(&key).is_some()
                {
                    continue;
                }
                this.ask(key.into(), &mut asks)?;
            }
            answered(|| {
                define_type(&of, &program.ast, expr, &KnownTypes(this))
                    .map_err(|error| unreadable_type(error.into_issue()))
            })
        });
        let state = match &result {
            Ok(()) => NamedState::Resolved,
            Err(signal) => NamedState::Failed(Cause(signal.to_diagnostic())),
        };
        if let Some(named) = self.user_types.get_mut(key) {
            named.state = state;
        }
        if result.is_ok() {
            self.made_types.push(Made {
                program,
                id,
                of,
                asks,
            });
        }
        result
    }

    /// Finds out what a name in a definition means.
    fn ask(&mut self, key: Str, asks: &mut Vec<Ask>) -> EvalResult<()> {
        let found = self.find_named(&key)?;
        let answer = match found {
            Named::Alias => {
                self.resolve_named(&key)?;
                self.answer(&key)
            }
            Named::ResourceType => Answer::ResourceType,
            Named::Unknown => Answer::Nothing,
        };
        asks.push(Ask {
            key: key.clone(),
            in_files_only: false,
            answer,
        });
        if matches!(found, Named::Unknown) {
            self.type_in_set(&key, asks)?;
        }
        Ok(())
    }
}

/// What could not be resolved is told again.
#[cold]
pub(crate) fn failed_before(cause: &Cause) -> Signal {
    let cause = cause.clone();
    Signal::during(EvaluationIssue::FailedType { cause })
}

/// What a name of a type stands for.
#[derive(Clone, Copy)]
pub(crate) enum Named {
    Alias,
    ResourceType,
    Unknown,
}

/// A type that code defines.
pub(crate) struct NamedType {
    /// The type, which may not know yet what it stands for.
    pub(crate) of: Type,
    pub(crate) program: Arc<Program>,
    /// The definition.
    pub(crate) id: ExprId,
    /// What it is defined as.
    expr: ExprId,
    /// Whether it is alone in a file that is named after it.
    pub(crate) has_file: bool,
    pub(crate) state: NamedState,
    /// What another compilation has made of the definition.
    pub(crate) shared: Option<Arc<SharedType>>,
}

impl NamedType {
    /// Where it is defined.
    pub(crate) fn place(&self) -> Place {
        let ast = &self.program.ast;
        match ast[self.id].kind {
            ExprKind::TypeAlias(alias) => Place::new(ast.source(), ast[alias].name_span),
            _ => Place::Nowhere,
        }
    }

    /// The name as it was written.
    pub(crate) fn name(&self) -> Option<Str> {
        let ast = &self.program.ast;
        match ast[self.id].kind {
            ExprKind::TypeAlias(alias) => Some(ast.text(ast[alias].name).into()),
            _ => None,
        }
    }
}

/// How far a name is resolved.
pub(crate) enum NamedState {
    Declared,
    Resolving,
    Resolved,
    Failed(Cause),
}

/// The names of types in an expression.
fn collect_names(program: &Program, id: ExprId, names: &mut Vec<String>) {
    let mut rest = vec![id];
    while let Some(id) = rest.pop() {
        match program.ast[id].kind {
            ExprKind::Reference(name) => {
                let name = program.ast.text(name);
                names.push(name.strip_prefix("::").unwrap_or(name).to_owned());
            }
            ExprKind::Hash { entries, .. } => {
                let names_of = |entry: &Entry| referenced_sets(program, entry);
                names.extend(program.ast[entries].iter().flat_map(names_of));
            }
            _ => {}
        }
        program
            .ast
            .for_each_child(id, &mut |child| rest.push(child));
    }
}

/// The names of sets in `references => { X => { name => 'Set', … } }` of a set of types.
fn referenced_sets(program: &Program, entry: &Entry) -> Vec<String> {
    let ast = &program.ast;
    let text = |id: ExprId| match ast[id].kind {
        ExprKind::Name(text) | ExprKind::String(text) => Some(ast.text(text)),
        _ => None,
    };
    let entries = |id: ExprId| match ast[id].kind {
        ExprKind::Hash { entries, .. } => &ast[entries],
        _ => &[],
    };
    if text(entry.key) != Some("references") {
        return Vec::new();
    }
    let references = entries(entry.value).iter();
    references
        .flat_map(|reference| entries(reference.value))
        .filter(|part| text(part.key) == Some("name"))
        .filter_map(|part| text(part.value).map(str::to_owned))
        .collect()
}

/// `foo::bar` as `Foo::Bar`.
pub(crate) fn capitalized(name: &str) -> Str {
    capitalize_segments(name).into()
}

/// The types that an evaluator knows without loading anything.
pub(crate) struct KnownTypes<'a>(pub(crate) &'a Evaluator);

impl marotte_pcore::parse::TypeResolver for KnownTypes<'_> {
    fn dialect(&self) -> Dialect {
        self.0.dialect()
    }

    fn resolve(&self, name: &str) -> Option<Type> {
        let key = name.strip_prefix("::").unwrap_or(name).to_ascii_lowercase();
        if let Some(named) = self.0.user_types.get(key.as_str()) {
            return Some(named.of.for_definition());
        }
        if let Some(of) = self.0.type_at_a_glance(&key) {
            return Some(of.clone());
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

/// The error of a text that is no type. What has a position in the text is not given that of the
/// expression around it.
#[cold]
pub fn unreadable_type(issue: Issue) -> Signal {
    match issue {
        Issue::Type(issue) => match *issue {
            TypeIssue::TypeSyntax {
                cause: Cause(error),
            } if error.is_told_with_column() => Signal::settled(*error),
            other => Signal::during(other),
        },
        other => Signal::during(other),
    }
}
