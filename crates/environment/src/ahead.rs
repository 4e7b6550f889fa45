//! Looking ahead: while one thread evaluates code, another one reads, parses and lowers what that
//! code names.
//!
//! Nothing but time depends on it. What is made ahead is what the evaluation would have made when it
//! came there, and what goes wrong is told by the evaluation, if it ever comes there.

use std::cell::Cell;
use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Weak};

use marotte_eval::FoundFunction;
use marotte_ir::Program;
use marotte_pcore::Str;
use marotte_ruby_puppet::{Sources, prepare_image};
use marotte_syntax::ast::{Ast, ExprKind};
use rustc_hash::FxHashSet;

use crate::environment::Environment;
use crate::files::Content;

thread_local! {
    /// Whether this thread looks ahead.
    static IS_AHEAD: Cell<bool> = const { Cell::new(false) };
}

/// A program that was parsed.
pub(crate) struct Parsed {
    program: Arc<Program>,
    /// Whether the evaluation has not come there yet.
    is_ahead: bool,
}

/// Something that code names, and that may have a file.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Wanted {
    /// A class or define.
    Manifest(Str),
    /// A resource type without a module in its name.
    ResourceType(Str),
    /// A type.
    Type(Str),
    /// A function.
    Function(Str),
    /// A template in Ruby.
    Template(Str),
}

/// Looks ahead for the compilations of an environment.
pub struct Foresight {
    environment: Weak<Environment>,
    programs: Receiver<Parsed>,
    /// What the evaluation has seen the names of, and may want next.
    near: VecDeque<Wanted>,
    /// What only code names that was read ahead.
    far: VecDeque<Wanted>,
    known: FxHashSet<Wanted>,
}

impl Environment {
    /// Lets whoever [runs](Foresight::run) the answer look ahead. Nothing if somebody does already.
    pub fn foresee(self: &Arc<Self>) -> Option<Foresight> {
        let (sender, programs) = channel();
        self.ahead.set(sender).ok()?;
        Some(Foresight {
            environment: Arc::downgrade(self),
            programs,
            near: VecDeque::new(),
            far: VecDeque::new(),
            known: FxHashSet::default(),
        })
    }
}

/// Tells whoever looks ahead of a program.
pub(crate) fn tell(sender: &Sender<Parsed>, program: &Arc<Program>) {
    let parsed = Parsed {
        program: Arc::clone(program),
        is_ahead: IS_AHEAD.get(),
    };
    // Nobody may listen any more.
    let _ = sender.send(parsed);
}

impl Foresight {
    /// Looks ahead as long as it is wanted and there is an environment. A function that is built in has no file:
    /// `prepares_built_in` makes it ready, and says whether it is one.
    pub fn run(mut self, prepares_built_in: impl Fn(&str) -> bool, goes_on: impl Fn() -> bool) {
        IS_AHEAD.set(true);
        while let Some(wanted) = self.next() {
            let Some(environment) = self.environment.upgrade().filter(|_| goes_on()) else {
                return;
            };
            match wanted {
                Wanted::Function(name) if prepares_built_in(&name) => {}
                wanted => environment.prepare(&wanted),
            }
        }
    }

    /// What to look for next: what the evaluation comes to soon goes first.
    fn next(&mut self) -> Option<Wanted> {
        loop {
            while let Ok(parsed) = self.programs.try_recv() {
                self.take_in(&parsed);
            }
            let next = self.near.pop_front().or_else(|| self.far.pop_front());
            if next.is_some() {
                return next;
            }
            let parsed = self.programs.recv().ok()?;
            self.take_in(&parsed);
        }
    }

    fn take_in(&mut self, parsed: &Parsed) {
        let (known, list) = match parsed.is_ahead {
            true => (&mut self.known, &mut self.far),
            false => (&mut self.known, &mut self.near),
        };
        names(&parsed.program.ast, |wanted| {
            if known.insert(wanted.clone()) {
                list.push_back(wanted);
            }
        });
    }
}

/// What code names, in its order.
fn names(ast: &Ast, mut found: impl FnMut(Wanted)) {
    for id in ast.ids() {
        match ast[id].kind {
            ExprKind::Name(text) | ExprKind::String(text) => {
                let text = ast.text(text);
                if is_template(text) {
                    found(Wanted::Template(text.into()));
                } else if is_name(text) {
                    found(Wanted::Manifest(text.into()));
                }
            }
            ExprKind::Reference(text) if ast.text(text).contains("::") => {
                let name = ast.text(text).to_lowercase();
                found(Wanted::Type(name.as_str().into()));
                found(Wanted::Manifest(name.into()));
            }
            ExprKind::Class(class) => {
                if let Some((parent, _)) = ast[class].parent {
                    found(Wanted::Manifest(ast.text(parent).into()));
                }
            }
            ExprKind::Resource(resource) => {
                if let ExprKind::Name(name) = ast[ast[resource].type_name].kind
                    && !ast.text(name).contains("::")
                {
                    found(Wanted::ResourceType(ast.text(name).into()));
                }
            }
            ExprKind::Call(call) => {
                if let ExprKind::Name(name) = ast[ast[call].functor].kind {
                    found(Wanted::Function(ast.text(name).into()));
                }
            }
            ExprKind::MethodCall(call) => {
                found(Wanted::Function(ast.text(ast[call].name).into()));
            }
            _ => {}
        }
    }
}

fn is_template(text: &str) -> bool {
    text.ends_with(".erb") && !text.starts_with('/') && text.contains('/')
}

/// Whether a text can be the name of a class. Many are something else, which no file is found for.
fn is_name(text: &str) -> bool {
    let is_word = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'_' | b':');
    !text.is_empty() && text.bytes().all(is_word)
}

impl Environment {
    /// Reads and lowers the file of something, if there is one.
    fn prepare(&self, wanted: &Wanted) {
        match wanted {
            Wanted::Manifest(name) => {
                self.manifests_of_step(name.strip_prefix("::").unwrap_or(name), 0);
            }
            Wanted::ResourceType(name) => drop(self.find_resource_type(name)),
            Wanted::Type(name) => drop(self.find_type(name)),
            Wanted::Function(name) => {
                if let Ok(Some(found)) = self.find_function(&name.to_lowercase())
                    && let FoundFunction::Script(file) = &found.function
                {
                    self.scripts.prepare(file);
                }
            }
            Wanted::Template(reference) => self.prepare_template(reference),
        }
    }

    fn prepare_template(&self, reference: &str) {
        if let Some(path) = self.path_in_module(reference, "templates")
            && let Some(Ok(Content::Text(text))) = self.texts.read(&*self.files, &path)
        {
            // What is wrong with it is told when it is rendered.
            if self
                .ruby
                .template(&path, &text)
                .is_ok_and(|program| !program.is_closed)
            {
                prepare_image();
            }
        }
    }
}
