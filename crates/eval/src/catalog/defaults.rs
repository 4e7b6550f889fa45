//! Resource defaults that hold in a scope: those that Puppet's code has set there and around it, or what
//! code in another language makes of them (the function `noop` of a well-known module does).

use std::sync::Arc;

use marotte_pcore::{Str, Value};

use super::Location;
use super::resource::Param;
use crate::evaluator::Evaluator;
use crate::scope::ScopeId;
use crate::script::Context;
use crate::signal::EvalResult;

/// Code in another language that decides which resource defaults hold in a scope.
pub trait ChangedDefaults: Send + Sync {
    /// The defaults for a capitalised type. The code can ask for those that hold without it
    /// ([`Evaluator::unchanged_defaults`]).
    fn defaults(&self, evaluator: &mut Evaluator, type_name: &str) -> EvalResult<Changed>;
}

/// What such code decides.
#[derive(Default)]
pub struct Changed {
    /// The defaults that hold.
    pub all: Vec<(Str, Value)>,
    /// Those that the scope itself has from now on.
    pub own: Vec<(Str, Value)>,
}

/// Defaults that hold in a scope if no code in another language decides on them.
pub(crate) struct Unchanged {
    scope: ScopeId,
    type_name: Str,
    defaults: Vec<Param>,
}

/// Adds defaults of a scope to those that hold around it.
fn merge(merged: &mut Vec<Param>, defaults: &[Param]) {
    for param in defaults {
        match merged.iter_mut().find(|known| known.name == param.name) {
            Some(known) => known.clone_from(param),
            None => merged.push(param.clone()),
        }
    }
}

impl Evaluator {
    /// From now on, code in another language decides on the defaults in the scope of a place.
    pub fn change_defaults(&mut self, context: Context, by: Arc<dyn ChangedDefaults>) {
        self.catalog.has_changed_defaults = true;
        self.scope_mut(context.scope()).own_defaults().changed = Some(by);
    }

    /// The defaults for a type that hold in a scope, those of the innermost first in rank.
    pub(crate) fn resource_defaults(
        &mut self,
        scope: ScopeId,
        type_name: &str,
    ) -> EvalResult<Vec<Param>> {
        let mut chain = Vec::new();
        let mut next = Some(scope);
        let mut merged = Vec::new();
        while let Some(id) = next {
            if self.catalog.has_changed_defaults
                && let Some(by) = self.scope(id).changed_defaults().cloned()
            {
                merged = self.defaults_by(&*by, id, type_name)?;
                break;
            }
            let found = self.scope(id);
            if found.defaults_for(type_name).is_some() {
                chain.push(id);
            }
            next = found.dynamic_parent;
        }
        for id in chain.into_iter().rev() {
            let defaults = self.scope(id).defaults_for(type_name);
            merge(&mut merged, defaults.map_or(&[], |list| list));
        }
        Ok(merged)
    }

    /// The defaults in a scope that other code decides on.
    fn defaults_by(
        &mut self,
        by: &dyn ChangedDefaults,
        scope: ScopeId,
        type_name: &str,
    ) -> EvalResult<Vec<Param>> {
        let context = Context::of_scope(scope);
        self.catalog.unchanged = None;
        let changed = self.in_context(context, |evaluator| by.defaults(evaluator, type_name))?;
        let source = self.scope(scope).source;
        let made = |(name, value): (Str, Value)| Param {
            name,
            value,
            source,
            location: Location::default(),
            add: false,
        };
        // What was not changed is known by the place where it is written.
        let known = match self.catalog.unchanged.take() {
            Some(known) if known.scope == scope && known.type_name == type_name => known.defaults,
            _ => Vec::new(),
        };
        let all = changed.all.into_iter().map(|(name, value)| {
            let known = known.iter().find(|known| known.name == name);
            match known.filter(|known| known.value == value) {
                Some(known) => known.clone(),
                None => made((name, value)),
            }
        });
        let all = all.collect();
        let own: Vec<Param> = changed.own.into_iter().map(made).collect();
        if !own.is_empty() {
            let all = &mut self.scope_mut(scope).own_defaults().by_type;
            match all.iter_mut().find(|(of, _)| of == type_name) {
                Some((_, known)) => merge(known, &own),
                None => all.push((type_name.into(), own)),
            }
        }
        Ok(all)
    }

    /// The defaults for a capitalised type that would hold where the code runs if no code in another
    /// language decided on those of this very scope.
    pub fn unchanged_defaults(&mut self, type_name: &str) -> EvalResult<Vec<(Str, Value)>> {
        let scope = self.scope;
        let mut merged = match self.scope(scope).dynamic_parent {
            Some(parent) => self.resource_defaults(parent, type_name)?,
            None => Vec::new(),
        };
        let own = self.scope(scope).defaults_for(type_name);
        merge(&mut merged, own.map_or(&[], |list| list));
        let pair = |param: &Param| (param.name.clone(), param.value.clone());
        let found = merged.iter().map(pair).collect();
        self.catalog.unchanged = Some(Unchanged {
            scope,
            type_name: type_name.into(),
            defaults: merged,
        });
        Ok(found)
    }
}
