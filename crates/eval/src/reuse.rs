//! Taking what other compilations have made of the same definitions, where it means the same.

use std::sync::{Arc, OnceLock};

use marotte_diagnostics::Cause;
use marotte_ir::Program;
use marotte_pcore::parse::declare_type;
use marotte_pcore::{Str, Type};
use marotte_syntax::ast::{ExprId, ExprKind};
use rustc_hash::FxHashMap;

use crate::definitions::{Answer, Ask, Definitions, Glance, NameUse, Shared, SharedType, Table};
use crate::evaluator::Evaluator;
use crate::signal::EvalResult;
use crate::types::{Named, NamedState, NamedType, failed_before};

/// A named type that this compilation has made.
pub(crate) struct Made {
    pub(crate) program: Arc<Program>,
    pub(crate) id: ExprId,
    pub(crate) of: Type,
    pub(crate) asks: Vec<Ask>,
}

impl Evaluator {
    /// Takes a named type as another compilation has made it, if it would be the same here.
    pub(crate) fn take_type(&mut self, key: &str) -> EvalResult<bool> {
        let mut taken = Vec::new();
        let is_same = self.take_type_with(key, &mut taken)?;
        if !is_same {
            // Those that were taken on the way may speak of the one that is another here.
            for key in taken {
                self.leave_type(&key);
            }
        }
        Ok(is_same)
    }

    fn take_type_with(&mut self, key: &str, taken: &mut Vec<Str>) -> EvalResult<bool> {
        let Some(named) = self.user_types.get_mut(key) else {
            return Ok(false);
        };
        let Some(shared) = named.shared.clone() else {
            return Ok(false);
        };
        named.state = NamedState::Resolving;
        taken.push(key.into());
        let result = self.call_deeper(|this| this.are_answers_alike(&shared.asks, taken));
        let Some(named) = self.user_types.get_mut(key) else {
            return Ok(false);
        };
        let is_still_that = named
            .shared
            .as_ref()
            .is_some_and(|of| Arc::ptr_eq(of, &shared));
        match &result {
            Ok(true) if is_still_that => named.state = NamedState::Resolved,
            Ok(_) => return Ok(false),
            Err(signal) => named.state = NamedState::Failed(Cause(signal.to_diagnostic())),
        }
        result
    }

    /// Asks for the names of a definition as if it were resolved here.
    fn are_answers_alike(&mut self, asks: &[Ask], taken: &mut Vec<Str>) -> EvalResult<bool> {
        for ask in asks {
            let found = match ask.in_files_only {
                false => self.find_named(&ask.key)?,
                true if self.declare_by_name(&ask.key)? => Named::Alias,
                true => Named::Unknown,
            };
            let is_alike = match (found, &ask.answer) {
                (Named::Alias, Answer::Type(of)) => self.resolves_to(&ask.key, of, taken)?,
                (Named::ResourceType, Answer::ResourceType) | (Named::Unknown, Answer::Nothing) => {
                    true
                }
                _ => false,
            };
            if !is_alike {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn resolves_to(&mut self, key: &str, of: &Type, taken: &mut Vec<Str>) -> EvalResult<bool> {
        match self.user_types.get(key).map(|named| &named.state) {
            None => return Ok(false),
            Some(NamedState::Failed(cause)) => return Err(failed_before(cause)),
            Some(NamedState::Declared) => {
                if !self.take_type_with(key, taken)? {
                    return Ok(false);
                }
            }
            Some(NamedState::Resolving | NamedState::Resolved) => {}
        }
        let named = self.user_types.get(key);
        Ok(named.is_some_and(|named| is_same_type(&named.of, of)))
    }

    /// The type will be resolved here.
    fn leave_type(&mut self, key: &str) {
        let Some(named) = self.user_types.get_mut(key) else {
            return;
        };
        if named.shared.take().is_none() {
            return;
        }
        let ast = &named.program.ast;
        if let ExprKind::TypeAlias(alias) = ast[named.id].kind {
            let alias = &ast[alias];
            let of = declare_type(ast.text(alias.name), ast, alias.type_expr);
            self.former_types.push(std::mem::replace(&mut named.of, of));
        }
        named.state = NamedState::Declared;
    }

    /// Lets others take the types that were resolved here.
    pub(crate) fn share_types(&mut self) {
        let made = std::mem::take(&mut self.made_types);
        let Some(definitions) = &self.definitions else {
            return;
        };
        for Made {
            program,
            id,
            of,
            asks,
        } in made
        {
            definitions.count();
            let asks = asks.into();
            let shared = SharedType { of, asks };
            definitions.types.insert(&program, id, shared);
        }
    }

    /// What is made of constant expressions of a definition: taken from another compilation if the
    /// names in it mean the same here, or else made here.
    pub(crate) fn take_or_make<T: Clone>(
        &mut self,
        table: fn(&Definitions) -> &Table<Shared<T>>,
        (program, id): (&Arc<Program>, ExprId),
        is_constant: impl FnOnce() -> bool,
        make: impl FnOnce(&mut Self) -> EvalResult<T>,
    ) -> EvalResult<T> {
        let Some(definitions) = self.definitions.clone() else {
            return make(self);
        };
        if let Some(known) = table(&definitions).get(program, id)
            && self.are_uses_alike(&definitions, program, &known)?
        {
            return Ok(known.of.clone());
        }
        let outer = self.name_uses.replace(Vec::new());
        let made = make(self);
        let uses = std::mem::replace(&mut self.name_uses, outer);
        let of = made?;
        definitions.count();
        if is_constant() {
            let uses = uses.unwrap_or_default().into();
            let of = of.clone();
            let glance = OnceLock::new();
            table(&definitions).insert(program, id, Shared { of, uses, glance });
        }
        Ok(of)
    }

    fn are_uses_alike<T>(
        &mut self,
        definitions: &Definitions,
        program: &Arc<Program>,
        known: &Shared<T>,
    ) -> EvalResult<bool> {
        let uses = &known.uses;
        if uses.is_empty() {
            return Ok(true);
        }
        let mut imported = usize::MAX;
        for NameUse { name, key, id, of } in uses {
            // A name may have brought all manifests in that the others need.
            if self.catalog.imported.len() != imported {
                imported = self.catalog.imported.len();
                if let Some(glance) = known.glance.get()
                    && self.is_alike_at_a_glance(glance)
                {
                    self.forget_names();
                    self.glances.push(Arc::clone(glance));
                    return Ok(true);
                }
            }
            match self.type_by_key(name, key) {
                Ok(found) => {
                    let is_alike = match (&found, of) {
                        (Some(found), Some(of)) => is_same_type(found, of),
                        (None, None) => true,
                        _ => false,
                    };
                    if !is_alike {
                        return Ok(false);
                    }
                }
                Err(mut signal) => {
                    self.place(&mut signal, program, *id);
                    return Err(signal);
                }
            }
        }
        if known.glance.get().is_none()
            && let Some(glance) = self.glance(definitions, uses)
        {
            known.glance.get_or_init(|| Arc::new(glance));
        }
        Ok(true)
    }

    fn is_alike_at_a_glance(&self, glance: &Glance) -> bool {
        let catalog = &self.catalog;
        let is_imported = |address: &usize| catalog.is_imported(*address);
        glance.manifests.iter().all(is_imported)
            && glance
                .names
                .iter()
                .all(|(key, of)| match self.user_types.get(key) {
                    Some(NamedType {
                        of: known, state, ..
                    }) => matches!(state, NamedState::Resolved) && is_same_type(known, of),
                    None => !catalog.defines_by_name.contains_key(key),
                })
    }

    /// What to look at instead of asking for names that were just asked for. Nothing if they are
    /// not all types with files of their own, or if there is something to log about such a file.
    fn glance(&self, definitions: &Definitions, uses: &[NameUse]) -> Option<Glance> {
        let mut manifests = Vec::new();
        let mut names = FxHashMap::default();
        let mut rest: Vec<&Str> = uses.iter().map(|of| &of.key).collect();
        while let Some(key) = rest.pop() {
            if names.contains_key(key) {
                continue;
            }
            let named = self.user_types.get(key)?;
            let file = definitions.file(key)??;
            if !file.logs.is_empty() || !Arc::ptr_eq(&file.program, &named.program) {
                return None;
            }
            for ask in &named.shared.as_ref()?.asks {
                match ask.answer {
                    Answer::Type(_) if !ask.in_files_only => rest.push(&ask.key),
                    _ => return None,
                }
            }
            names.insert(key.clone(), named.of.clone());
            let mut step = 0;
            while let Some(loaded) = definitions.manifests(key, step)? {
                let addresses = loaded.iter().map(|of| Arc::as_ptr(&of.program).addr());
                manifests.extend(addresses);
                step += 1;
            }
        }
        manifests.sort_unstable();
        manifests.dedup();
        let manifests = manifests.into();
        Some(Glance { manifests, names })
    }

    /// The names of the types that were taken at a glance, with their capitals.
    pub(crate) fn names_at_a_glance(&self) -> impl Iterator<Item = &Str> {
        let types = self.glances.iter().flat_map(|glance| glance.names.values());
        types.filter_map(|of| match of {
            Type::Alias(of) => Some(&of.name),
            Type::Object(of) => Some(&of.name),
            Type::TypeSet(of) => Some(&of.name),
            _ => None,
        })
    }

    /// A type that was taken at a glance, by its lower-case name.
    pub(crate) fn type_at_a_glance(&self, key: &str) -> Option<&Type> {
        let mut glances = self.glances.iter();
        glances.find_map(|glance| glance.names.get(key))
    }

    /// Notes what a name meant, if what is being made may be shared.
    #[inline]
    pub(crate) fn note_use(&mut self, name: &str, id: ExprId, of: Option<&Type>) {
        if self.name_uses.is_some() {
            self.note_new_use(name, id, of);
        }
    }

    #[inline(never)]
    fn note_new_use(&mut self, name: &str, id: ExprId, of: Option<&Type>) {
        let name = name.strip_prefix("::").unwrap_or(name);
        let key: Str = name.to_ascii_lowercase().into();
        let dialect = self.dialect();
        if let Some(uses) = &mut self.name_uses
            && Type::from_name_in(&key, dialect).is_none()
            && !uses.iter().any(|known| known.key == key)
        {
            uses.push(NameUse {
                name: name.into(),
                key,
                id,
                of: of.cloned(),
            });
        }
    }
}

/// Whether two types are one and the same, not only alike.
fn is_same_type(a: &Type, b: &Type) -> bool {
    match (a, b) {
        (Type::Alias(a), Type::Alias(b)) => a.address() == b.address(),
        (Type::Object(a), Type::Object(b)) => a.address() == b.address(),
        (Type::TypeSet(a), Type::TypeSet(b)) => a.address() == b.address(),
        (Type::Alias(_) | Type::Object(_) | Type::TypeSet(_), _) => false,
        (a, b) => a == b,
    }
}

/// Whether the value of an expression can only depend on what the names of types in it mean.
pub(crate) fn is_constant_type(program: &Program, id: ExprId) -> bool {
    let mut rest = vec![id];
    while let Some(id) = rest.pop() {
        if program.constant(id).is_some() {
            continue;
        }
        match program.ast[id].kind {
            ExprKind::Reference(_) => {}
            ExprKind::Array(_) | ExprKind::Hash { .. } => {}
            // `File['/a']['mode']` is what a catalog has.
            ExprKind::Access { left, .. }
                if matches!(program.ast[left].kind, ExprKind::Reference(_)) => {}
            _ => return false,
        }
        program
            .ast
            .for_each_child(id, &mut |child| rest.push(child));
    }
    true
}
