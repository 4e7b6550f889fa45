//! Variables by name. Most scopes have a handful, the top one has all facts.

use std::sync::{Arc, LazyLock};

use marotte_pcore::{Str, Value};
use rustc_hash::FxHashMap;

/// Up to how many variables are looked for one after the other.
const FEW: usize = 12;

/// Variables by name, in the order in which they were set.
#[derive(Default)]
pub struct Variables {
    all: Vec<(Str, Value)>,
    /// What hardly any scope has.
    more: Option<Box<More>>,
}

#[derive(Default)]
struct More {
    /// Where each is, once there are many.
    index: Option<FxHashMap<Str, usize>>,
    /// Those that many compilations have in common, behind those that were set here.
    shared: Option<Shared>,
}

/// Variables that are made when the first of them is asked for.
type Shared = LazyLock<Arc<Variables>, Box<dyn FnOnce() -> Arc<Variables> + Send>>;

impl Variables {
    fn index(&mut self) -> Option<&mut FxHashMap<Str, usize>> {
        self.more.as_mut()?.index.as_mut()
    }

    fn position(&self, name: &str) -> Option<usize> {
        match self.more.as_ref().and_then(|more| more.index.as_ref()) {
            Some(index) => index.get(name).copied(),
            None => self.all.iter().position(|(known, _)| known == name),
        }
    }

    /// The value of a variable.
    pub fn get(&self, name: &str) -> Option<&Value> {
        match self.position(name) {
            Some(at) => Some(&self.all[at].1),
            None => self.more.as_ref()?.shared.as_ref()?.get(name),
        }
    }

    /// The value of a variable that is not shared, to be changed.
    pub(crate) fn get_mut(&mut self, name: &str) -> Option<&mut Value> {
        let at = self.position(name)?;
        Some(&mut self.all[at].1)
    }

    /// Whether a variable is set.
    pub fn contains_key(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// Sets a variable.
    pub fn insert(&mut self, name: Str, value: Value) {
        if let Some(at) = self.position(&name) {
            self.all[at].1 = value;
            return;
        }
        let count = self.all.len();
        if let Some(index) = self.index() {
            index.insert(name.clone(), count);
        } else if count == FEW {
            let names = self.all.iter().map(|(name, _)| name).chain([&name]);
            let index = names.cloned().enumerate().map(|(at, name)| (name, at));
            let index = Some(index.collect());
            self.more.get_or_insert_default().index = index;
        }
        self.all.push((name, value));
    }

    /// Forgets a variable that was set here.
    pub(crate) fn forget(&mut self, name: &str) {
        if let Some(at) = self.position(name) {
            // Nobody asks for a variable without a name.
            self.all[at].0 = Str::new();
            if let Some(index) = self.index() {
                index.remove(name);
            }
        }
    }

    /// Makes room for some more.
    pub(crate) fn reserve(&mut self, more: usize) {
        self.all.reserve_exact(more);
    }

    /// Whether there may be others than those that were set here.
    pub(crate) fn has_shared(&self) -> bool {
        self.more.as_ref().is_some_and(|more| more.shared.is_some())
    }

    /// Has these variables, too, wherever none of the name is set here.
    pub(crate) fn share(&mut self, make: impl FnOnce() -> Arc<Variables> + Send + 'static) {
        self.more.get_or_insert_default().shared = Some(LazyLock::new(Box::new(make)));
    }

    /// The variables that were set here, to be changed.
    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = (&Str, &mut Value)> {
        self.all.iter_mut().map(|(name, value)| (&*name, value))
    }

    /// Their values, to be changed.
    pub(crate) fn values_mut(&mut self) -> impl Iterator<Item = &mut Value> {
        self.all.iter_mut().map(|(_, value)| value)
    }

    /// The variables that were set here, in the order in which they were.
    pub fn iter(&self) -> impl Iterator<Item = (&Str, &Value)> {
        self.all.iter().map(|(name, value)| (name, value))
    }
}

impl FromIterator<(Str, Value)> for Variables {
    fn from_iter<I: IntoIterator<Item = (Str, Value)>>(variables: I) -> Self {
        let mut this = Self::default();
        for (name, value) in variables {
            this.insert(name, value);
        }
        this
    }
}
