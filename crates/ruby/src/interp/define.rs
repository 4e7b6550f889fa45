//! Definitions: methods, classes, modules.

use std::sync::Arc;

use super::{EnvId, Frame, Outcome, Ruby, Throw};
use crate::image::classes;
use crate::object::{Code, Method, MethodKind, Module, ModuleKind, ObjectId, Value, Visibility};
use crate::program::{Body, MethodBody, Node};
use crate::symbol::{Symbol, known};

impl Ruby<'_> {
    /// The module that `def` defines in.
    pub(crate) fn definee(&self, frame: &Frame<'_>) -> ObjectId {
        frame
            .definee
            .unwrap_or_else(|| self.scope(frame.scope).module)
    }

    /// `def name`
    pub(super) fn define_method(
        &mut self,
        name: Symbol,
        body: &MethodBody,
        frame: &Frame<'_>,
    ) -> Outcome {
        let owner = self.definee(frame);
        let (visibility, module_function) = self.visibility_here(frame);
        let is_hook = name == known::INITIALIZE || name == known::INITIALIZE_COPY;
        let visibility = match is_hook {
            true => Visibility::Private,
            false => visibility,
        };
        let code = Arc::new(Code {
            body: body.clone(),
            scope: frame.scope,
            owner,
            name,
        });
        let method = Method {
            kind: MethodKind::Code(code),
            visibility,
            owner,
        };
        match module_function {
            true => self.make_function(owner, name, method),
            false => self.add_method(owner, name, method),
        }
        self.hook(owner, known::METHOD_ADDED, Value::Symbol(name), frame)?;
        Ok(Value::Symbol(name))
    }

    /// `module_function`: the module itself has the method, and whoever includes it as a private one.
    pub(crate) fn make_function(&mut self, module: ObjectId, name: Symbol, method: Method) {
        self.copy_to_singleton(module, name, &method);
        let method = Method {
            visibility: Visibility::Private,
            ..method
        };
        self.add_method(module, name, method);
    }

    /// Gives the singleton of a module a copy of one of its methods.
    fn copy_to_singleton(&mut self, module: ObjectId, name: Symbol, method: &Method) {
        if let Some(singleton) = self.singleton_class(Value::Object(module)) {
            let method = Method {
                visibility: Visibility::Public,
                owner: singleton,
                ..method.clone()
            };
            self.add_method(singleton, name, method);
        }
    }

    /// Calls a hook of a module or of another object, if code has defined it.
    pub(crate) fn hook(
        &mut self,
        module: ObjectId,
        name: Symbol,
        argument: Value,
        frame: &Frame<'_>,
    ) -> Outcome<()> {
        let this = Value::Object(module);
        let class = self.class_of(this);
        match self.find_method(class, name) {
            Some(method) if !matches!(method.kind, MethodKind::Native(_)) => {
                let values = [argument];
                self.invoke(this, name, &method, &values, false, None, Some(frame))?;
            }
            _ => {}
        }
        Ok(())
    }

    /// `def object.name`
    pub(super) fn define_singleton_method(
        &mut self,
        object: Value,
        name: Symbol,
        body: &MethodBody,
        frame: &Frame<'_>,
    ) -> Outcome {
        let Some(owner) = self.singleton_class(object) else {
            return Err(self.type_error("can't define singleton"));
        };
        let code = Arc::new(Code {
            body: body.clone(),
            scope: frame.scope,
            owner,
            name,
        });
        let method = Method {
            kind: MethodKind::Code(code),
            visibility: Visibility::Public,
            owner,
        };
        self.add_method(owner, name, method);
        if let Value::Object(id) = object {
            self.hook(
                id,
                known::SINGLETON_METHOD_ADDED,
                Value::Symbol(name),
                frame,
            )?;
        }
        Ok(Value::Symbol(name))
    }

    /// `alias new old`
    pub(crate) fn alias_method(
        &mut self,
        module: ObjectId,
        new: Symbol,
        old: Symbol,
    ) -> Outcome<()> {
        let found = match self.find_method(module, old) {
            None if !self.module(module).is_some_and(Module::is_class) => {
                self.find_method(classes::OBJECT, old)
            }
            found => found,
        };
        match found {
            Some(method) => {
                self.add_method(module, new, method);
                Ok(())
            }
            None => Err(self.undefined_in(module, old)),
        }
    }

    /// `undefined method `x' for class `Y'`
    pub(crate) fn undefined_in(&mut self, module: ObjectId, name: Symbol) -> Box<Throw> {
        let kind = if self.module(module).is_some_and(Module::is_class) {
            "class"
        } else {
            "module"
        };
        let of = self.module_name(module);
        let error = self.error(
            "NameError",
            format!("undefined method `{name}' for {kind} `{of}'"),
        );
        self.with_name(error, name)
    }

    /// `undef name`
    pub(crate) fn undefine_method(&mut self, module: ObjectId, name: Symbol) -> Outcome<()> {
        if self.find_method(module, name).is_none() {
            return Err(self.undefined_in(module, name));
        }
        let method = Method {
            kind: MethodKind::Undefined,
            visibility: Visibility::Public,
            owner: module,
        };
        self.add_method(module, name, method);
        Ok(())
    }

    /// `class Scope::Name < Super`
    pub(super) fn eval_class(
        &mut self,
        scope: Option<&Node>,
        name: Symbol,
        superclass: Option<&Node>,
        body: &Arc<Body>,
        frame: &Frame<'_>,
    ) -> Outcome {
        let around = self.container(scope, frame)?;
        let superclass = match superclass {
            Some(node) => {
                let value = self.eval(node, frame)?;
                match self.module_of(value) {
                    Some(id) if self.module(id).is_some_and(Module::is_class) => Some(id),
                    _ => return Err(self.type_error("superclass must be a Class")),
                }
            }
            None => None,
        };
        let existing = self.definition(scope.is_none(), around, name, frame)?;
        let class = match existing {
            Some(value) => match self.module_of(value) {
                Some(id) if self.module(id).is_some_and(Module::is_class) => {
                    let own = self.module(id).and_then(|module| module.superclass);
                    if superclass.is_some() && own != superclass {
                        let message = format!("superclass mismatch for class {name}");
                        return Err(self.type_error(message));
                    }
                    id
                }
                _ => return Err(self.type_error(format!("{name} is not a class"))),
            },
            None => {
                let superclass = superclass.unwrap_or(classes::OBJECT);
                let class = self.new_class(superclass);
                self.set_constant_quietly(around, name, Value::Object(class));
                self.hook(superclass, known::INHERITED, Value::Object(class), frame)?;
                class
            }
        };
        self.run_class_body(class, body, frame)
    }

    /// A class without a name.
    pub(crate) fn new_class(&mut self, superclass: ObjectId) -> ObjectId {
        let module = Module::new(ModuleKind::Class, None, Some(superclass));
        let class = self.new_module(classes::CLASS, module);
        self.singleton_class(Value::Object(class));
        class
    }

    /// `module Scope::Name`
    pub(super) fn eval_module(
        &mut self,
        scope: Option<&Node>,
        name: Symbol,
        body: &Arc<Body>,
        frame: &Frame<'_>,
    ) -> Outcome {
        let around = self.container(scope, frame)?;
        let module = match self.definition(scope.is_none(), around, name, frame)? {
            Some(value) => match self.module_of(value) {
                Some(id) if !self.module(id).is_some_and(Module::is_class) => id,
                _ => return Err(self.type_error(format!("{name} is not a module"))),
            },
            None => {
                let module = Module::new(ModuleKind::Module, None, None);
                let id = self.new_module(classes::MODULE, module);
                self.set_constant_quietly(around, name, Value::Object(id));
                id
            }
        };
        self.run_class_body(module, body, frame)
    }

    /// What a definition opens again: the constant of the module around, or at the top what
    /// everybody sees.
    fn definition(
        &mut self,
        is_plain: bool,
        around: ObjectId,
        name: Symbol,
        _frame: &Frame<'_>,
    ) -> Outcome<Option<Value>> {
        if is_plain && around == classes::OBJECT && self.own_constant(around, name).is_none() {
            self.load_constant(name)?;
        }
        Ok(self.own_constant(around, name))
    }

    fn container(&mut self, scope: Option<&Node>, frame: &Frame<'_>) -> Outcome<ObjectId> {
        match scope {
            Some(node) => {
                let value = self.eval(node, frame)?;
                match self.module_of(value) {
                    Some(id) => Ok(id),
                    None => {
                        let text = self.inspect(value)?;
                        Err(self.type_error(format!("{text} is not a class/module")))
                    }
                }
            }
            None => Ok(self.scope(frame.scope).module),
        }
    }

    /// `class << object`
    pub(super) fn eval_singleton_class(
        &mut self,
        object: Value,
        body: &Arc<Body>,
        frame: &Frame<'_>,
    ) -> Outcome {
        match self.singleton_class(object) {
            Some(singleton) => self.run_class_body(singleton, body, frame),
            None => Err(self.type_error("can't define singleton")),
        }
    }

    fn run_class_body(&mut self, module: ObjectId, body: &Arc<Body>, outer: &Frame<'_>) -> Outcome {
        let scope = self.push_scope(module, Some(outer.scope));
        let env = self.push_env(body.locals.len(), EnvId::NONE);
        let frame = Frame {
            this: Value::Object(module),
            env,
            home: env,
            return_to: env,
            scope,
            definee: None,
            body,
            block: None,
            method: None,
            caller: Some(outer),
            line: body.line.into(),
        };
        let result = self.enter(&frame, |ruby| ruby.eval(&body.node, &frame));
        self.pop_env(env);
        result
    }
}
