//! Circular inheritance of classes, which is not allowed (specification, Class Definition).

use marotte_diagnostics::CatalogIssue;
use rustc_hash::FxHashSet;

use super::DefinitionId;
use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Signal};

impl Evaluator {
    /// Refuses `class a inherits b { }` if `b` inherits `a`. Ancestors that are not loaded yet are
    /// checked when they are.
    pub(crate) fn check_inheritance(&mut self, id: DefinitionId) -> EvalResult<()> {
        let mut path = vec![id];
        let mut on_path = FxHashSet::from_iter([id]);
        let mut child = id;
        // What is above a class does not change, so it is looked at once.
        while !self.catalog.rooted.contains(&child)
            && let Some(parent) = &self.catalog.definition(child).parent
        {
            let parent = parent.strip_prefix("::").unwrap_or(parent);
            let Some(parent) = self.catalog.classes_by_name.get(parent).copied() else {
                return Ok(());
            };
            path.push(parent);
            if !on_path.insert(parent) {
                let names = path
                    .iter()
                    .map(|id| self.catalog.definition(*id).name.as_str());
                let names = names.map(Box::from).collect();
                let issue = CatalogIssue::CircularInheritance { names };
                let about = self.catalog.definition(id).parent_place();
                return Err(Signal::at(issue, self.catalog.definition_place(id)).about(about));
            }
            child = parent;
        }
        self.catalog.rooted.extend(path);
        Ok(())
    }
}
