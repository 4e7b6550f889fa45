//! The attributes of a resource, in their order. Most resources have a handful, some have many.

use marotte_ir::NameIndex;

use super::Param;

/// Up to how many attributes are looked for one after the other.
const FEW: usize = 32;

/// Attributes, each name at most once.
#[derive(Default)]
pub struct Params {
    all: Vec<Param>,
    /// Where each is, once there are many.
    index: Option<Box<NameIndex>>,
}

impl Params {
    fn position(&self, name: &str) -> Option<usize> {
        match &self.index {
            Some(index) => index.get(name, |at| &self.all[at].name),
            None => self.all.iter().position(|param| param.name == name),
        }
    }

    /// The attribute of a name.
    pub fn get(&self, name: &str) -> Option<&Param> {
        self.position(name).map(|at| &self.all[at])
    }

    /// The attribute of a name, whose value may be changed.
    pub(crate) fn get_mut(&mut self, name: &str) -> Option<&mut Param> {
        let at = self.position(name)?;
        Some(&mut self.all[at])
    }

    /// Sets an attribute; one that is set keeps its place.
    pub(crate) fn set(&mut self, param: Param) {
        match self.get_mut(&param.name) {
            Some(known) => *known = param,
            None => self.push(param),
        }
    }

    /// Adds an attribute that is not set yet.
    pub(crate) fn push(&mut self, param: Param) {
        let at = self.all.len();
        if at < FEW {
            if at == self.all.capacity() {
                // What is there is mostly all: one more comes from a collector or an override.
                self.all.reserve_exact(1);
            }
            self.all.push(param);
            return;
        }
        self.all.push(param);
        let all = &self.all;
        let name_at = |at: usize| all[at].name.as_str();
        if let Some(index) = &mut self.index {
            index.insert(at, name_at);
        } else {
            // More will come: what has so many has defaults for them.
            self.index = Some(Box::new(NameIndex::of(all.len(), name_at)));
        }
    }

    /// Makes room for some more.
    pub(crate) fn reserve_exact(&mut self, more: usize) {
        self.all.reserve_exact(more);
    }

    /// The attributes in their order, whose values may be changed.
    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Param> {
        self.all.iter_mut()
    }
}

impl std::ops::Deref for Params {
    type Target = [Param];

    fn deref(&self) -> &[Param] {
        &self.all
    }
}

impl IntoIterator for Params {
    type Item = Param;
    type IntoIter = std::vec::IntoIter<Param>;

    fn into_iter(self) -> Self::IntoIter {
        self.all.into_iter()
    }
}

impl<'a> IntoIterator for &'a Params {
    type Item = &'a Param;
    type IntoIter = std::slice::Iter<'a, Param>;

    fn into_iter(self) -> Self::IntoIter {
        self.all.iter()
    }
}

/// The first attribute that has the name of an earlier one.
pub(crate) fn duplicate(params: &[Param]) -> Option<&Param> {
    if params.len() <= FEW {
        let is_known = |(at, param): &(usize, &Param)| {
            let mut earlier = params[..*at].iter();
            earlier.any(|known| known.name == param.name)
        };
        let found = params.iter().enumerate().find(is_known);
        return found.map(|(_, param)| param);
    }
    let mut names = rustc_hash::FxHashSet::default();
    params.iter().find(|param| !names.insert(&param.name))
}
