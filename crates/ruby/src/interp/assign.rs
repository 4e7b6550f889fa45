//! Assignments of all kinds.

use super::{Frame, Outcome, Ruby};
use crate::object::{Kind, MatchData, ObjectId, Value};
use crate::program::{AssignTarget, Node, NodeKind, OperatorTarget, TargetList};
use crate::symbol::{Symbol, known};

impl Ruby<'_> {
    /// `target = value`
    pub(super) fn assign(
        &mut self,
        target: &AssignTarget,
        value: Value,
        line: u32,
        frame: &Frame<'_>,
    ) -> Outcome<()> {
        match target {
            AssignTarget::Local(slot) => self.set_slot(frame, *slot, value),
            AssignTarget::OuterLocal(slot, depth) => {
                let env = self.outer_env(frame.env, *depth);
                self.env_mut(env).slots[*slot] = value;
            }
            AssignTarget::InstanceVariable(name) => {
                frame.line.set(line);
                if let Err(throw) = self.check_frozen(frame.this) {
                    return self.placed(Err(throw), frame).map(drop);
                }
                self.set_instance_variable(frame.this, *name, value);
            }
            AssignTarget::ClassVariable(name) => self.set_class_variable(*name, value, frame),
            AssignTarget::Global(name) => self.set_global(*name, value, frame)?,
            AssignTarget::Constant(name) => {
                let module = self.scope(frame.scope).module;
                self.set_constant_quietly(module, *name, value);
            }
            AssignTarget::ScopedConstant(scope, name) => {
                let module = match scope {
                    Some(node) => {
                        let scope = self.eval(node, frame)?;
                        self.module_of(scope)
                    }
                    None => Some(crate::image::classes::OBJECT),
                };
                match module {
                    Some(module) => self.set_constant_quietly(module, *name, value),
                    None => return Err(self.type_error("is not a class/module")),
                }
            }
            AssignTarget::Attribute(receiver, name, is_safe) => {
                let receiver = self.eval(receiver, frame)?;
                if *is_safe && receiver.is_nil() {
                    return Ok(());
                }
                frame.line.set(line);
                let result = self.call_method(receiver, *name, &[value], frame);
                self.placed(result, frame)?;
            }
            AssignTarget::Index(receiver, arguments) => {
                let receiver = self.eval(receiver, frame)?;
                let mut given = self.eval_arguments(arguments, frame)?;
                given.values.push(value);
                frame.line.set(line);
                let result = self.call_method(receiver, known::INDEX_SET, &given.values, frame);
                self.placed(result, frame)?;
            }
            AssignTarget::List(targets) => self.assign_list(targets, value, line, frame)?,
        }
        Ok(())
    }

    /// `a, (b, *c) = value`
    pub(super) fn assign_list(
        &mut self,
        targets: &TargetList,
        value: Value,
        line: u32,
        frame: &Frame<'_>,
    ) -> Outcome<()> {
        let values = match self.to_array_maybe(value)? {
            Some(values) => values,
            None => vec![value],
        };
        let at = |index: usize| values.get(index).copied().unwrap_or_default();
        for (index, target) in targets.before.iter().enumerate() {
            self.assign(target, at(index), line, frame)?;
        }
        let Some(splat) = &targets.splat else {
            return Ok(());
        };
        let start = targets.before.len().min(values.len());
        let end = values.len().saturating_sub(targets.after.len()).max(start);
        if let Some(target) = splat {
            let rest = self.array(values[start..end].to_vec());
            self.assign(target, rest, line, frame)?;
        }
        for (index, target) in targets.after.iter().enumerate() {
            self.assign(target, at(end + index), line, frame)?;
        }
        Ok(())
    }

    /// `target += value`
    pub(super) fn operator_assign(
        &mut self,
        target: &OperatorTarget,
        value: &Node,
        operator: Symbol,
        line: u32,
        frame: &Frame<'_>,
    ) -> Outcome {
        let result = self.read_then_assign(target, line, frame, |ruby, old| {
            let value = ruby.eval(value, frame)?;
            frame.line.set(line);
            if let Some(result) = ruby.fast_operator(old, operator, value) {
                return Ok(Some(result));
            }
            ruby.call_method(old, operator, &[value], frame).map(Some)
        });
        self.placed(result, frame)
    }

    /// `target ||= value`, `target &&= value`
    pub(super) fn logical_assign(
        &mut self,
        target: &OperatorTarget,
        value: &Node,
        if_truthy: bool,
        line: u32,
        frame: &Frame<'_>,
    ) -> Outcome {
        let result = self.read_then_assign(target, line, frame, |ruby, old| {
            if old.is_truthy() == if_truthy {
                ruby.eval(value, frame).map(Some)
            } else {
                Ok(None)
            }
        });
        self.placed(result, frame)
    }

    /// Reads a target and assigns what is made of its value; receivers are evaluated once.
    fn read_then_assign(
        &mut self,
        target: &OperatorTarget,
        line: u32,
        frame: &Frame<'_>,
        change: impl FnOnce(&mut Self, Value) -> Outcome<Option<Value>>,
    ) -> Outcome {
        match target {
            OperatorTarget::Simple(read, target) => {
                // What does not exist yet counts as nil.
                let old = match &read.kind {
                    NodeKind::Constant(name) => {
                        self.find_constant(frame.scope, *name).unwrap_or_default()
                    }
                    NodeKind::ClassVariable(name) => {
                        self.find_class_variable(*name, frame).unwrap_or_default()
                    }
                    _ => self.eval(read, frame)?,
                };
                let Some(value) = change(self, old)? else {
                    return Ok(old);
                };
                self.assign(target, value, line, frame)?;
                Ok(value)
            }
            OperatorTarget::Attribute(receiver, reader, writer, is_safe) => {
                let receiver = self.eval(receiver, frame)?;
                if *is_safe && receiver.is_nil() {
                    return Ok(Value::Nil);
                }
                frame.line.set(line);
                let old = self.call_method(receiver, *reader, &[], frame)?;
                let Some(value) = change(self, old)? else {
                    return Ok(old);
                };
                self.call_method(receiver, *writer, &[value], frame)?;
                Ok(value)
            }
            OperatorTarget::Index(receiver, arguments) => {
                let receiver = self.eval(receiver, frame)?;
                let mut given = self.eval_arguments(arguments, frame)?;
                frame.line.set(line);
                let old = self.call_method(receiver, known::INDEX, &given.values, frame)?;
                let Some(value) = change(self, old)? else {
                    return Ok(old);
                };
                given.values.push(value);
                self.call_method(receiver, known::INDEX_SET, &given.values, frame)?;
                Ok(value)
            }
        }
    }

    /// A global variable.
    pub(super) fn global(&mut self, name: Symbol, frame: &Frame<'_>) -> Value {
        match &*name.as_str() {
            "$~" => self.env(frame.home).last_match,
            "$!" => self.handled,
            "$0" | "$PROGRAM_NAME" => self.string("puppet"),
            "$/" | "$-0" => self.string("\n"),
            _ => self.globals.get(&name).copied().unwrap_or_default(),
        }
    }

    pub(super) fn set_global(
        &mut self,
        name: Symbol,
        value: Value,
        frame: &Frame<'_>,
    ) -> Outcome<()> {
        if name.as_str() == "$~" {
            self.env_mut(frame.home).last_match = value;
            return Ok(());
        }
        self.heap.keep_all();
        self.globals.insert(name, value);
        Ok(())
    }

    /// Remembers what was matched last.
    pub fn set_last_match(&mut self, frame: &Frame<'_>, matched: Option<MatchData>) -> Value {
        let value = match matched {
            Some(data) => {
                let class = crate::image::classes::MATCH_DATA;
                self.add(class, Kind::Match(Box::new(data)))
            }
            None => Value::Nil,
        };
        self.env_mut(frame.home).last_match = value;
        value
    }

    /// What was matched last: `$~`.
    pub fn last_match_value(&self, frame: &Frame<'_>) -> Value {
        self.env(frame.home).last_match
    }

    fn last_match(&self, frame: &Frame<'_>) -> Option<&MatchData> {
        match &self.get(self.env(frame.home).last_match.object()?).kind {
            Kind::Match(data) => Some(data),
            _ => None,
        }
    }

    pub(super) fn match_group(&mut self, group: usize, frame: &Frame<'_>) -> Value {
        match self.last_match(frame).and_then(|data| data.group(group)) {
            Some(text) => self.string(text),
            None => Value::Nil,
        }
    }

    pub(super) fn match_part(&mut self, part: char, frame: &Frame<'_>) -> Value {
        if part == '~' {
            return self.last_match_value(frame);
        }
        let Some(data) = self.last_match(frame) else {
            return Value::Nil;
        };
        let Some((start, end)) = data.spans.first().copied().flatten() else {
            return Value::Nil;
        };
        let text = match part {
            '&' => data.part(start, end),
            '`' => data.part(0, start),
            '\'' => data.part(end, data.text.len()),
            _ => (1..data.spans.len())
                .rev()
                .find_map(|group| data.group(group)),
        };
        match text {
            Some(text) => self.string(text),
            None => Value::Nil,
        }
    }

    /// `/(?<name>…)/ =~ text` sets local variables.
    pub(super) fn eval_match_assign(
        &mut self,
        matching: &Node,
        targets: &[(Symbol, u32, u32)],
        frame: &Frame<'_>,
    ) -> Outcome {
        let result = self.eval(matching, frame)?;
        for (name, slot, depth) in targets {
            let text = self
                .last_match(frame)
                .filter(|_| !result.is_nil())
                .and_then(|data| data.named(&name.as_str()).flatten());
            let value = match text {
                Some(text) => self.string(text),
                None => Value::Nil,
            };
            let env = self.outer_env(frame.env, *depth);
            self.env_mut(env).slots[*slot] = value;
        }
        Ok(result)
    }

    /// `@@name`
    pub(super) fn class_variable(&mut self, name: Symbol, frame: &Frame<'_>) -> Outcome {
        match self.find_class_variable(name, frame) {
            Some(value) => Ok(value),
            None => {
                let module = self.variable_module(frame);
                let module = self.module_name(module);
                let message = format!("uninitialized class variable {name} in {module}");
                let error = self.error("NameError", message);
                Err(self.with_name(error, name))
            }
        }
    }

    fn variable_module(&mut self, frame: &Frame<'_>) -> ObjectId {
        let module = self.scope(frame.scope).module;
        match self.module(module).map(|module| module.kind) {
            Some(crate::object::ModuleKind::Singleton(of)) => self.module_of(of).unwrap_or(module),
            _ => module,
        }
    }

    pub(super) fn find_class_variable(&mut self, name: Symbol, frame: &Frame<'_>) -> Option<Value> {
        let module = self.variable_module(frame);
        self.class_variable_of(module, name)
    }

    /// A class variable of a module or of one of its ancestors.
    pub(crate) fn class_variable_of(&mut self, module: ObjectId, name: Symbol) -> Option<Value> {
        let ancestors = self.ancestors(module);
        ancestors.iter().find_map(|ancestor| {
            let variables = &self.module(*ancestor)?.class_variables;
            let found = variables.iter().find(|(own, _)| *own == name)?;
            Some(found.1)
        })
    }

    fn set_class_variable(&mut self, name: Symbol, value: Value, frame: &Frame<'_>) {
        let module = self.variable_module(frame);
        self.set_class_variable_of(module, name, value);
    }

    /// Sets a class variable where an ancestor has it, or in the module itself.
    pub(crate) fn set_class_variable_of(&mut self, module: ObjectId, name: Symbol, value: Value) {
        let ancestors = self.ancestors(module);
        let owner = ancestors.iter().copied().find(|ancestor| {
            self.module(*ancestor)
                .is_some_and(|module| module.class_variables.iter().any(|(own, _)| *own == name))
        });
        if let Some(module) = self.module_mut(owner.unwrap_or(module)) {
            match module
                .class_variables
                .iter_mut()
                .find(|(own, _)| *own == name)
            {
                Some(variable) => variable.1 = value,
                None => module.class_variables.push((name, value)),
            }
        }
    }
}
