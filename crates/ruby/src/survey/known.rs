//! What there is: names of constants and methods.

use ecow::{EcoString, eco_format};
use rustc_hash::FxHashSet;

use super::{ConstantUse, Defined, Loading, Receiver, Survey, Use, Used};
use crate::image::{Image, classes};
use crate::interp::Vm;
use crate::object::{Kind, MethodKind, ObjectId, Value};
use crate::symbol::Symbol;
use crate::{core, library};

/// What code can use.
#[derive(Debug, Default)]
pub struct Known {
    /// Of the interpreter and its libraries: all that they will ever have.
    own: Defined,
    /// Of files that were added. They may have more, by inheritance or by code that runs.
    added: Defined,
    /// The last parts of all constants.
    last_parts: FxHashSet<EcoString>,
}

/// Something that a file uses and nobody has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lack {
    /// A construct that is not supported.
    Construct(EcoString),
    /// A pattern that is refused, and why.
    Pattern(EcoString),
    /// A command of the system.
    Command,
    /// A library that nobody has. The file may be there where the code runs otherwise.
    Library(EcoString),
    /// A constant that nobody defines.
    Constant(EcoString),
    /// A constant of something that is not available: it reaches the outside.
    Outside(EcoString),
    /// A method that nobody defines.
    Method(EcoString),
    /// A method that is refused.
    Refused(EcoString),
}

impl Known {
    /// What an image has, and all libraries.
    pub fn new(image: &Image) -> Self {
        let mut known = Self::default();
        let vm = image.vm();
        constants(vm, classes::OBJECT, "", &mut known.own.constants);
        methods(vm, &mut known.own.methods);
        for program in library::programs() {
            known
                .own
                .extend(Survey::of(&program, &Loading::default()).defined);
        }
        known.index();
        known
    }

    /// Adds what a file defines.
    pub fn add(&mut self, defined: Defined) {
        let parts = defined.constants.iter().map(|name| last_part(name));
        self.last_parts.extend(parts);
        self.added.extend(defined);
    }

    /// Adds the name of a constant that is set by code when it runs.
    pub fn add_constant(&mut self, name: &str) {
        self.last_parts.insert(last_part(name));
        self.added.constants.insert(name.into());
    }

    fn index(&mut self) {
        let parts = self.own.constants.iter().map(|name| last_part(name));
        self.last_parts = parts.collect();
    }

    /// What is lacking for a use, apart from libraries that the modules have.
    pub fn lack(&self, used: &Use) -> Option<Lack> {
        match &used.what {
            Used::Unsupported(what) => Some(Lack::Construct(what.clone())),
            Used::BadRegexp(why) => Some(Lack::Pattern(why.clone())),
            Used::Command => Some(Lack::Command),
            Used::Require(name) => {
                let bare = name.strip_suffix(".rb").unwrap_or(name);
                (!library::is_known(bare)).then(|| Lack::Library(name.clone()))
            }
            Used::RequireRelative(name) => Some(Lack::Library(name.clone())),
            Used::Constant(constant) => self.lacking_constant(constant),
            Used::Method(name, receiver) => self.lacking_method(*name, receiver),
        }
    }

    fn has_constant(&self, name: &str) -> bool {
        self.own.constants.contains(name) || self.added.constants.contains(name)
    }

    fn lacking_constant(&self, constant: &ConstantUse) -> Option<Lack> {
        let (first, rest) = constant.path.split_first()?;
        let first = &*first.as_str();
        let around = constant.around.iter().rev();
        let mut candidates = around
            .map(|around| eco_format!("{around}::{first}"))
            .chain([first.into()]);
        let Some(mut full) = candidates.find(|name| self.has_constant(name)) else {
            // What a superclass or an included module has is known by its last part.
            let may_inherit = !constant.around.is_empty() && self.last_parts.contains(first);
            return (!may_inherit).then(|| Lack::Constant(first.into()));
        };
        for part in rest {
            let next = eco_format!("{full}::{}", part.as_str());
            if !self.has_constant(&next) {
                if self.own.refused.contains(&full) {
                    return Some(Lack::Outside(full));
                }
                let may_inherit = self.added.constants.contains(&full);
                return (!may_inherit || !self.last_parts.contains(&*part.as_str()))
                    .then_some(Lack::Constant(next));
            }
            full = next;
        }
        self.own
            .refused
            .contains(&full)
            .then_some(Lack::Outside(full))
    }

    fn lacking_method(&self, name: Symbol, receiver: &Receiver) -> Option<Lack> {
        let text = name.as_str();
        let refused = match receiver {
            Receiver::None => {
                core::is_refused("Kernel", &text) && !self.added.methods.contains(&name)
            }
            Receiver::Constant(of) => core::is_refused(of, &text) || library::is_refused(of, &text),
            Receiver::Result(_) | Receiver::Other => false,
        };
        if refused {
            return Some(Lack::Refused(match receiver {
                Receiver::Constant(of) => eco_format!("{of}.{text}"),
                _ => text.into(),
            }));
        }
        let is_known = self.own.methods.contains(&name) || self.added.methods.contains(&name);
        (!is_known).then(|| Lack::Method(text.into()))
    }
}

impl Defined {
    fn extend(&mut self, other: Self) {
        self.constants.extend(other.constants);
        self.refused.extend(other.refused);
        self.methods.extend(other.methods);
    }
}

fn last_part(name: &str) -> EcoString {
    name.rsplit("::").next().unwrap_or(name).into()
}

/// The full names of the constants that a module has, and those in it.
fn constants(vm: &Vm, module: ObjectId, prefix: &str, found: &mut FxHashSet<EcoString>) {
    let Kind::Module(module) = &vm.get(module).kind else {
        return;
    };
    for (name, value) in module.constants.iter() {
        let name = eco_format!("{prefix}{}", name.as_str());
        let inner = match value {
            Value::Object(id) if *id != classes::OBJECT => *id,
            _ => {
                found.insert(name);
                continue;
            }
        };
        let below = eco_format!("{name}::");
        // A module may have itself by another name; names do not go that deep.
        if found.insert(name) && below.matches("::").count() < 12 {
            constants(vm, inner, &below, found);
        }
    }
}

/// The names of the methods that any module has.
fn methods(vm: &Vm, found: &mut FxHashSet<Symbol>) {
    for object in vm.heap.objects() {
        let Kind::Module(module) = &object.kind else {
            continue;
        };
        let own = module.methods.iter();
        let own = own.filter(|(_, method)| !matches!(method.kind, MethodKind::Undefined));
        found.extend(own.map(|(name, _)| *name));
        if let Some(natives) = module.natives {
            found.extend(natives.methods().keys());
        }
    }
}
