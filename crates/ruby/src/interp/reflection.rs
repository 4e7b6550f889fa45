//! What code can ask of the code that calls it: visibility, modules around.

use super::{Frame, Ruby};
use crate::image::classes;
use crate::object::{ObjectId, Visibility};
use crate::program::BodyKind;

impl Ruby<'_> {
    /// What `private` without arguments said before.
    pub(crate) fn default_visibility(&self, frame: &Frame<'_>) -> Visibility {
        self.env(frame.env).visibility
    }

    /// The visibility of methods that code of a frame defines, and whether they are functions of a module.
    pub(crate) fn visibility_here(&self, frame: &Frame<'_>) -> (Visibility, bool) {
        match frame.body.kind {
            BodyKind::Class | BodyKind::Block | BodyKind::Text => {
                let env = self.env(frame.env);
                (env.visibility, env.module_function)
            }
            BodyKind::File if self.definee(frame) == classes::OBJECT => {
                (Visibility::Private, false)
            }
            _ => (Visibility::Public, false),
        }
    }

    pub(crate) fn set_default_visibility(&mut self, frame: &Frame<'_>, visibility: Visibility) {
        let env = self.env_mut(frame.env);
        env.visibility = visibility;
        env.module_function = false;
    }

    pub(crate) fn set_module_function(&mut self, frame: &Frame<'_>) {
        self.env_mut(frame.env).module_function = true;
    }

    /// The modules around code, innermost first.
    pub(crate) fn modules_around(&self, frame: &Frame<'_>) -> Vec<ObjectId> {
        let mut modules = Vec::new();
        let mut current = Some(frame.scope);
        while let Some(id) = current {
            let scope = self.scope(id);
            if scope.parent.is_some() {
                modules.push(scope.module);
            }
            current = scope.parent;
        }
        modules
    }

    /// The classes that inherit from a class directly.
    pub(crate) fn subclasses(&self, class: ObjectId) -> Vec<ObjectId> {
        (0..self.heap.len() as u32)
            .map(ObjectId)
            .filter(|id| {
                self.module(*id).is_some_and(|module| {
                    module.superclass == Some(class) && !module.is_singleton()
                })
            })
            .collect()
    }
}
