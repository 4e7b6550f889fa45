//! What code defines, made once for all compilations of an environment.
//!
//! A named type, the types of parameters and the signature of a function are the same in every
//! compilation that reads the same text, as long as the names in them mean the same. So each is
//! remembered with the names that were asked for while it was made, and with the answers. A
//! compilation asks for the same names in the same order, which imports manifests and logs warnings
//! as if it made the thing itself, and takes it if all answers are alike (see `reuse`).
//!
//! Nothing in here keeps a program, but for the files of the environment itself: what was made of one
//! that is gone goes, too.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, OnceLock, PoisonError, RwLock, Weak};

use marotte_ir::Program;
use marotte_pcore::types::CallableType;
use marotte_pcore::{Str, Type};
use marotte_syntax::ast::ExprId;
use rustc_hash::FxHashMap;

use crate::catalog::Accepted;
use crate::outside::{Loaded, TypeDefinition};
use crate::patterns::SharedPatterns;

/// The definitions of an environment, as far as compilations have needed them.
#[derive(Default)]
pub struct Definitions {
    pub(crate) types: Table<SharedType>,
    pub(crate) parameters: Table<Shared<Arc<ParameterTypes>>>,
    pub(crate) signatures: Table<Shared<Arc<CallableType>>>,
    /// The files of types that were looked for, by the names of the types.
    files: RwLock<FxHashMap<Str, Option<Arc<TypeDefinition>>>>,
    /// The manifests that were looked for, by the names of classes and defines: those of each step,
    /// and nothing behind the last one.
    manifests: RwLock<FxHashMap<Str, Vec<Step>>>,
    /// The patterns that code has as strings.
    pub(crate) patterns: SharedPatterns,
    made: AtomicU64,
}

impl Definitions {
    /// Nothing has been needed yet.
    pub fn new() -> Arc<Self> {
        Arc::default()
    }

    /// How often something was made: a named type, the types of parameters, a signature.
    pub fn made(&self) -> u64 {
        self.made.load(Ordering::Relaxed)
    }

    /// Counts what was made.
    pub(crate) fn count(&self) {
        self.made.fetch_add(1, Ordering::Relaxed);
    }

    /// The file of a type, if it has been looked for.
    pub(crate) fn file(&self, name: &str) -> Option<Option<Arc<TypeDefinition>>> {
        let files = self.files.read().unwrap_or_else(PoisonError::into_inner);
        files.get(name).cloned()
    }

    /// Remembers the file of a type.
    pub(crate) fn remember_file(&self, name: &str, file: Option<Arc<TypeDefinition>>) {
        let mut files = self.files.write().unwrap_or_else(PoisonError::into_inner);
        if files.len() < MOST_NAMES {
            files.insert(name.into(), file);
        }
    }

    /// The manifests of a step in the search for a class or define, if they have been looked for.
    pub(crate) fn manifests(&self, name: &str, step: usize) -> Option<Step> {
        let manifests = self.manifests.read();
        let manifests = manifests.unwrap_or_else(PoisonError::into_inner);
        manifests.get(name)?.get(step).cloned()
    }

    /// Remembers the manifests of a step; those of the steps before are known.
    pub(crate) fn remember_manifests(&self, name: &str, step: usize, found: Option<Arc<[Loaded]>>) {
        let manifests = self.manifests.write();
        let mut manifests = manifests.unwrap_or_else(PoisonError::into_inner);
        let has_room = manifests.len() < MOST_NAMES;
        match manifests.get_mut(name) {
            Some(steps) if steps.len() == step => steps.push(found),
            None if step == 0 && has_room => drop(manifests.insert(name.into(), vec![found])),
            _ => {}
        }
    }
}

/// The manifests of a step in the search for a class or define; nothing if there is no such step.
type Step = Option<Arc<[Loaded]>>;

/// How many names are remembered: code can make them at will.
const MOST_NAMES: usize = 100_000;

/// A named type.
pub(crate) struct SharedType {
    /// The type.
    pub(crate) of: Type,
    /// What was asked for to resolve it, in that order.
    pub(crate) asks: Box<[Ask]>,
}

/// A name in the definition of a type, and what it meant.
pub(crate) struct Ask {
    /// The lower-case name.
    pub(crate) key: Str,
    /// Whether only the files of types were looked at, for a set of types.
    pub(crate) in_files_only: bool,
    pub(crate) answer: Answer,
}

/// What a name meant.
pub(crate) enum Answer {
    /// A type that code defines.
    Type(Type),
    /// A type of resources.
    ResourceType,
    /// Nothing.
    Nothing,
}

/// Something that is made of constant expressions in which types have names.
pub(crate) struct Shared<T> {
    pub(crate) of: T,
    /// The names, in the order in which they were evaluated.
    pub(crate) uses: Box<[NameUse]>,
    /// What there is to see at one glance, once somebody has looked closer.
    pub(crate) glance: OnceLock<Arc<Glance>>,
}

/// When asking for names would do nothing and give what it gave before: if these manifests are
/// imported, and nothing else has one of these names.
pub(crate) struct Glance {
    /// The addresses of the manifests that may define something of these names.
    pub(crate) manifests: Box<[usize]>,
    /// All names that would be asked for, with what they mean.
    pub(crate) names: FxHashMap<Str, Type>,
}

/// A name of a type in an expression, and what it meant.
pub(crate) struct NameUse {
    /// The name as code has it, without leading colons.
    pub(crate) name: Str,
    /// The lower-case name.
    pub(crate) key: Str,
    /// The expression that gets the blame if something goes wrong.
    pub(crate) id: ExprId,
    pub(crate) of: Option<Type>,
}

/// The types of the parameters of a class or define.
#[derive(Default)]
pub struct ParameterTypes {
    /// They, in their order.
    pub types: Box<[Type]>,
    /// What the class or define accepts, once that was asked for.
    pub(crate) accepted: OnceLock<Arc<Accepted>>,
}

/// Those of no parameters.
static NONE: LazyLock<Arc<ParameterTypes>> = LazyLock::new(Arc::default);

impl ParameterTypes {
    /// Those of no parameters.
    pub(crate) fn none() -> Arc<Self> {
        Arc::clone(&NONE)
    }
}

/// Things by the program and expression that they were made of.
pub(crate) struct Table<T>(RwLock<Entries<T>>);

struct Entries<T> {
    /// The address of a program is not used again while there is a weak reference to it.
    by_place: FxHashMap<(usize, usize), (Weak<Program>, Arc<T>)>,
    /// How many there may be before those of programs that are gone are looked for.
    limit: usize,
}

/// So many entries are never gone through.
const FEW: usize = 64;

impl<T> Default for Table<T> {
    fn default() -> Self {
        Self(RwLock::new(Entries {
            by_place: FxHashMap::default(),
            limit: FEW,
        }))
    }
}

impl<T> Table<T> {
    /// What was made of an expression.
    pub(crate) fn get(&self, program: &Arc<Program>, id: ExprId) -> Option<Arc<T>> {
        let entries = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let found = entries.by_place.get(&place(program, id));
        found.map(|(_, made)| Arc::clone(made))
    }

    /// Remembers what was made of an expression; the last one counts.
    pub(crate) fn insert(&self, program: &Arc<Program>, id: ExprId, made: T) {
        let mut entries = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if entries.by_place.len() >= entries.limit {
            let is_used = |of: &Weak<Program>| of.strong_count() > 0;
            entries.by_place.retain(|_, (program, _)| is_used(program));
            entries.limit = FEW.max(2 * entries.by_place.len());
        }
        let entry = (Arc::downgrade(program), Arc::new(made));
        entries.by_place.insert(place(program, id), entry);
    }
}

fn place(program: &Arc<Program>, id: ExprId) -> (usize, usize) {
    (Arc::as_ptr(program).addr(), id.index())
}
