//! Images: interpreters as they begin, made once a process and copied.

use std::rc::Rc;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use marotte_budget as budget;
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::core;
use crate::host::NoHost;
use crate::interp::{Ruby, Vm};
use crate::library;
use crate::native::{ClassDef, DefKind, HostMethod, NativeMethod, NativeTable};
use crate::object::{Kind, Module, ModuleKind, ObjectId, Value};
use crate::program::Program;
use crate::symbol::Symbol;

/// The classes that the interpreter itself knows. [`core::CLASSES`] begins with them, in this order.
pub mod classes {
    use crate::object::ObjectId;

    macro_rules! numbered {
        ($($constant:ident $name:literal),* $(,)?) => {
            numbered!(@ 0u32; $($constant)*);
            /// Their names.
            pub(crate) const NAMES: &[&str] = &[$($name),*];
        };
        (@ $number:expr; $constant:ident $($rest:ident)*) => {
            #[doc = concat!("The class `", stringify!($constant), "`.")]
            pub const $constant: ObjectId = ObjectId($number);
            numbered!(@ $number + 1; $($rest)*);
        };
        (@ $number:expr;) => {};
    }

    numbered! {
        BASIC_OBJECT "BasicObject", OBJECT "Object", MODULE "Module", CLASS "Class",
        KERNEL "Kernel", COMPARABLE "Comparable", ENUMERABLE "Enumerable",
        NIL_CLASS "NilClass", TRUE_CLASS "TrueClass", FALSE_CLASS "FalseClass",
        NUMERIC "Numeric", INTEGER "Integer", FLOAT "Float", RATIONAL "Rational",
        STRING "String", SYMBOL "Symbol", ARRAY "Array", HASH "Hash", RANGE "Range",
        REGEXP "Regexp", MATCH_DATA "MatchData", PROC "Proc", METHOD "Method",
        UNBOUND_METHOD "UnboundMethod", EXCEPTION "Exception", STRUCT "Struct",
        ENUMERATOR "Enumerator", TIME "Time",
    }
}

/// So many classes there are about; each has one of its own.
const CLASSES: usize = 220;

/// An interpreter as it begins.
#[derive(Debug)]
pub struct Image {
    vm: Vm,
}

/// The image of Ruby itself: its core and its libraries.
pub static RUBY: LazyLock<Image> = LazyLock::new(|| Image::new(&[]));

impl Image {
    /// The core, the libraries and further classes.
    pub fn new(further: &[&[&'static ClassDef]]) -> Self {
        let mut builder = Builder {
            vm: Vm::default(),
            known: FxHashMap::with_capacity_and_hasher(CLASSES, FxBuildHasher),
        };
        builder.vm.heap.reserve(2 * CLASSES);
        builder.bootstrap();
        let lists = [core::CLASSES, core::ERRORS];
        let all: Vec<&'static ClassDef> = lists
            .into_iter()
            .chain(core::FURTHER.iter().copied())
            .chain(library::CLASSES.iter().copied())
            .chain(further.iter().copied())
            .flatten()
            .copied()
            .collect();
        for def in &all {
            builder.declare(def);
        }
        for def in &all {
            builder.fill(def);
        }
        let mut host = NoHost;
        let Builder { mut vm, known } = builder;
        vm.forget_methods();
        Ruby::with(&mut vm, &mut host, |ruby| {
            for def in all.iter().filter(|def| !def.constants.is_empty()) {
                let Some(module) = known.get(def.name) else {
                    continue;
                };
                for (name, make) in def.constants {
                    let value = make(ruby);
                    ruby.set_constant_quietly(*module, Symbol::fixed(name), value);
                }
            }
        });
        vm.heap.share();
        Self { vm }
    }

    /// The same with code that has run: classes that are written in Ruby. A copy of it costs no
    /// more for them.
    #[must_use]
    pub fn with_prelude(&self, files: &[Program]) -> Self {
        let mut vm = self.vm.clone();
        run_prelude(&mut vm, files);
        vm.heap.share();
        Self { vm }
    }

    /// A class or module by its full name.
    pub fn constant_path(&self, path: &str) -> Option<ObjectId> {
        self.vm.constant_path(path)
    }

    pub(crate) fn vm(&self) -> &Vm {
        &self.vm
    }
}

/// Runs code that is part of the program: classes that are written in Ruby.
///
/// # Panics
///
/// If the code is bad, which is a mistake of ours.
pub fn run_prelude(vm: &mut Vm, files: &[Program]) {
    let mut host = NoHost;
    // No compilation counts what is made for all of them.
    let still = Rc::new(|| Duration::ZERO);
    budget::within(budget::Limits::NONE, still, || {
        Ruby::with(vm, &mut host, |ruby| {
            for program in files {
                let main = ruby.main_object();
                if let Err(throw) = ruby.run(program, main) {
                    let said = match *throw {
                        crate::Throw::Raise(exception) => {
                            let text = ruby.send(exception, "full_message", &[]);
                            text.and_then(|text| ruby.to_s(text)).unwrap_or_default()
                        }
                        other => ecow::eco_format!("{other:?}"),
                    };
                    panic!("{}: {said}", program.source.path);
                }
            }
        });
    });
}

struct Builder {
    vm: Vm,
    known: FxHashMap<&'static str, ObjectId>,
}

impl Builder {
    /// Makes the classes that have numbers, then what is special of the first ones.
    fn bootstrap(&mut self) {
        for (number, name) in classes::NAMES.iter().enumerate() {
            let module = Module::new(ModuleKind::Class, Some((*name).into()), None);
            let id = self
                .vm
                .heap
                .add(classes::CLASS, Kind::Module(Arc::new(module)));
            debug_assert_eq!(id, ObjectId(number as u32));
            self.known.insert(name, id);
        }
        for (number, name) in classes::NAMES.iter().enumerate() {
            self.name(classes::OBJECT, name, ObjectId(number as u32));
        }
        self.vm.push_scope(classes::OBJECT, None);
    }

    /// Gives a module, which knows its full name, a name in the one around it.
    fn name(&mut self, around: ObjectId, name: &'static str, id: ObjectId) {
        if let Some(module) = self.vm.module_mut(around) {
            let constants = Arc::make_mut(&mut module.constants);
            if constants.is_empty() && around == classes::OBJECT {
                constants.reserve(CLASSES);
            }
            constants.insert(Symbol::fixed(name), Value::Object(id));
        }
    }

    /// Makes a class, and the modules around it that nobody declares.
    fn declare(&mut self, def: &'static ClassDef) {
        let id = match self.known.get(def.name) {
            Some(id) => *id,
            None => {
                let (around, name) = match split(def.name) {
                    Some((around, name)) => (self.namespace(around), name),
                    None => (classes::OBJECT, def.name),
                };
                let module = Module::new(ModuleKind::Class, Some(def.name.into()), None);
                let id = self
                    .vm
                    .heap
                    .add(classes::CLASS, Kind::Module(Arc::new(module)));
                self.name(around, name, id);
                self.known.insert(def.name, id);
                id
            }
        };
        let superclass = match def.kind {
            DefKind::Class if !def.superclass.is_empty() && id != classes::BASIC_OBJECT => {
                Some(self.find(def.superclass))
            }
            _ => None,
        };
        let object = self.vm.heap.get_mut(id);
        // What is around another one may have been made before it is declared itself.
        let (class, kind) = match def.kind {
            DefKind::Module => (classes::MODULE, ModuleKind::Module),
            DefKind::Class => (classes::CLASS, ModuleKind::Class),
        };
        object.class = class;
        if let Kind::Module(module) = &mut object.kind {
            let module = Arc::make_mut(module);
            module.superclass = superclass;
            module.kind = kind;
        }
    }

    fn namespace(&mut self, name: &'static str) -> ObjectId {
        if let Some(id) = self.known.get(name) {
            return *id;
        }
        let (around, last) = match split(name) {
            Some((around, last)) => (self.namespace(around), last),
            None => (classes::OBJECT, name),
        };
        let module = Module::new(ModuleKind::Module, Some(name.into()), None);
        let id = self
            .vm
            .heap
            .add(classes::MODULE, Kind::Module(Arc::new(module)));
        self.name(around, last, id);
        self.known.insert(name, id);
        id
    }

    fn find(&self, name: &str) -> ObjectId {
        *self
            .known
            .get(name)
            .unwrap_or_else(|| panic!("a native class names {name}, which is declared behind it"))
    }

    /// Gives a class its methods and modules. Its superclass has its own by then.
    fn fill(&mut self, def: &'static ClassDef) {
        let id = self.find(def.name);
        let included: Vec<ObjectId> = def.includes.iter().map(|name| self.find(name)).collect();
        let singleton = self.vm.singleton_class(Value::Object(id));
        if let Some(module) = self.vm.module_mut(id) {
            module.included = included;
            add_natives(module, [def.methods, &[]], def.host_methods);
        }
        let functions = if def.module_function {
            def.methods
        } else {
            &[]
        };
        if let Some(singleton) = singleton
            && let Some(module) = self.vm.module_mut(singleton)
        {
            add_natives(module, [def.singleton, functions], def.host_singleton);
        }
    }
}

/// Gives a module native methods, besides those that it has. Their table belongs to the process, as
/// the image does.
fn add_natives(
    module: &mut Module,
    natives: [&'static [&'static [NativeMethod]]; 2],
    host: &'static [HostMethod],
) {
    if let Some(table) = NativeTable::new(natives, host, module.natives) {
        module.natives = Some(Box::leak(Box::new(table)));
    }
}

/// The name of the module around, and that in it.
fn split(name: &'static str) -> Option<(&'static str, &'static str)> {
    let colon = name.bytes().rposition(|byte| byte == b':')?;
    Some((name[..colon].strip_suffix(':')?, &name[colon + 1..]))
}
