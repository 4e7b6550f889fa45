//! Collections that the host and its code have in common: what code changes, the host hears of.
//!
//! An array or hash of the host is read when code looks at it, and may be changed then. The host cannot
//! see that; it asks whenever its own code is about to run, which costs a look at a flag if nothing was.

use std::sync::Arc;

use super::data::Lazy;
use super::heap::{Heap, Kind};
use super::value::ObjectId;

/// What became of a collection of the host.
#[derive(Clone, Debug)]
pub enum Renewed {
    /// It is what it was.
    Not,
    /// It is another one now, with the elements that objects have already.
    Around(Arc<dyn Lazy>),
    /// Code has changed it elsewhere: it is to be read again.
    Anew(Arc<dyn Lazy>),
}

impl Heap {
    /// Whether code may have changed collections of the host since it has last asked.
    #[inline]
    pub fn has_lent_changes(&self) -> bool {
        self.lent_changed || !self.replaced.is_empty()
    }

    /// The collections of the host that code has changed since it has last asked.
    pub fn lent_changes(&mut self) -> Vec<ObjectId> {
        if !std::mem::take(&mut self.lent_changed) {
            return Vec::new();
        }
        let read = self.read.keys().copied();
        read.filter(|id| self.get(*id).changed).collect()
    }

    /// What an array or hash was read from, if code has not changed it since; what is in it may have been.
    pub fn lender(&self, id: ObjectId) -> Option<&Arc<dyn Lazy>> {
        let object = self.get(id);
        match &object.kind {
            Kind::Lazy(lazy) => Some(lazy),
            _ if object.lent && !object.changed => self.read.get(&id),
            _ => None,
        }
    }

    /// Says what the host knows an array or hash as from now on.
    pub fn lend(&mut self, id: ObjectId, lazy: Arc<dyn Lazy>) {
        let object = self.get_mut(id);
        object.changed = false;
        object.lent = true;
        if let Some(before) = self.read.insert(id, Arc::clone(&lazy)) {
            self.replaced.push((before, lazy));
        }
    }

    /// The collections of the host that have become others.
    pub fn take_replaced(&mut self) -> Vec<(Arc<dyn Lazy>, Arc<dyn Lazy>)> {
        std::mem::take(&mut self.replaced)
    }

    /// Tells all objects that were made here what became of the collections that they stand for.
    pub fn renew_lent(&mut self, mut renew: impl FnMut(&Arc<dyn Lazy>) -> Renewed) {
        for id in self.own_ids() {
            let Some(lender) = self.lender(id) else {
                continue;
            };
            match (renew(lender), self.get(id).lent) {
                (Renewed::Not, _) => {}
                (Renewed::Around(lazy), true) => {
                    self.read.insert(id, lazy);
                }
                (Renewed::Around(lazy) | Renewed::Anew(lazy), _) => {
                    let object = self.get_mut(id);
                    object.kind = Kind::Lazy(lazy);
                    object.lent = false;
                }
            }
        }
    }
}
