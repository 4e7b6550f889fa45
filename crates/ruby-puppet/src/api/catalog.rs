//! The catalog as far as it is made.

use std::sync::Arc;

use marotte_eval::Evaluator;
use marotte_eval::catalog::Resource;
use marotte_pcore::{Str, Value as Puppet};
use marotte_ruby::interp::Outcome;
use marotte_ruby::native::Args;
use marotte_ruby::object::{HashTable, Heap, Key, Lazy, Peek, Unfolded};
use marotte_ruby::{Symbol, Value, Vm};

use super::variables::context_of;
use crate::convert::{is_scalar, simple};
use crate::errors::to_throw;
use crate::host::PuppetHost;
use crate::state::leave;

pub(crate) fn classes(host: &mut PuppetHost<'_>, vm: &mut Vm) -> Outcome {
    let names = host.evaluator.evaluated_classes().to_vec();
    let names = names.into_iter().map(|name| vm.string(name)).collect();
    Ok(vm.array(names))
}

pub(crate) fn tags(host: &mut PuppetHost<'_>, vm: &mut Vm) -> Outcome {
    let names = host.evaluator.catalog_tags();
    let names = names.into_iter().map(|name| vm.string(name)).collect();
    Ok(vm.array(names))
}

/// The parameters of a resource: a hash that is read when code looks at it. Of most resources that
/// are found, code wants to know no more than that they are there.
struct Parameters(Vec<(Str, Puppet)>);

impl std::fmt::Debug for Parameters {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Parameters")
    }
}

impl Lazy for Parameters {
    fn unfold(&self, heap: &mut Heap) -> Unfolded {
        let mut table = HashTable::default();
        for (name, value) in &self.0 {
            let value = simple(heap, value);
            let symbol = heap.symbol(name);
            table.insert(Key::Symbol(symbol), Value::Symbol(symbol), value);
        }
        Unfolded::Hash(Box::new(table))
    }

    fn peek(&self, _heap: &mut Heap, _key: &str) -> Peek {
        Peek::Known(None)
    }

    fn peek_symbol(&self, heap: &mut Heap, key: Symbol) -> Peek {
        let key = key.as_str();
        match self.0.iter().find(|(name, _)| *name == *key) {
            None => Peek::Known(None),
            Some((_, value)) if is_scalar(value) => Peek::Known(Some(simple(heap, value))),
            Some(_) => Peek::Unknown,
        }
    }
}

/// `[type, title, parameters, file, line, virtual, exported]` of a resource.
fn describe(vm: &mut Vm, evaluator: &Evaluator, resource: &Resource) -> Value {
    let parameters = resource.parameters.iter();
    let parameters = parameters
        .map(|parameter| (parameter.name.clone(), parameter.value.clone()))
        .collect();
    let (file, line) = evaluator.location_of(resource);
    let (of, title) = (resource.type_name.clone(), resource.title.clone());
    let flags = (resource.is_virtual, resource.exported);
    let parameters = vm.lazy(true, Arc::new(Parameters(parameters)));
    let (of, title) = (vm.string(of), vm.string(title));
    let file = match file {
        Some(file) => vm.string(file),
        None => Value::Nil,
    };
    let line = line.map_or(Value::Nil, |line| Value::Integer(line.into()));
    let list = vec![
        of,
        title,
        parameters,
        file,
        line,
        flags.0.into(),
        flags.1.into(),
    ];
    vm.array(list)
}

/// `Marotte.find_resource(type, title)`
pub(crate) fn find(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let (Some(of), Some(title)) = (vm.name_of(args.at(0)), vm.name_of(args.at(1))) else {
        return Ok(Value::Nil);
    };
    let evaluator = &*host.evaluator;
    Ok(match evaluator.find_resource(&of, &title) {
        Some(resource) => describe(vm, evaluator, resource),
        None => Value::Nil,
    })
}

/// `Marotte.resources`: all that there are so far.
pub(crate) fn resources(host: &mut PuppetHost<'_>, vm: &mut Vm) -> Outcome {
    let evaluator = &*host.evaluator;
    let all = evaluator.resources();
    let all = all.map(|resource| describe(vm, evaluator, resource));
    let all = all.collect();
    Ok(vm.array(all))
}

/// `Marotte.running_resource(context)`
pub(crate) fn running(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let context = context_of(host, vm, args.at(0));
    Ok(host.evaluator.in_context(context, |evaluator| {
        let evaluator = &*evaluator;
        match evaluator.running_resource() {
            Some(resource) => describe(vm, evaluator, resource),
            None => Value::Nil,
        }
    }))
}

/// `Marotte.title_parts(type, title)`: the attributes that a title gives, by their names.
pub(crate) fn title_parts(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let (Some(of), Some(title)) = (vm.name_of(args.at(0)), vm.name_of(args.at(1))) else {
        return Ok(Value::Nil);
    };
    let parts = leave(host, vm, |evaluator| evaluator.title_parts(&of, &title));
    let parts = parts.map_err(|signal| to_throw(vm, signal))?;
    let mut table = HashTable::default();
    for (name, text) in parts {
        let text = text.map_or(Value::Nil, |text| vm.string(text));
        let name = Symbol::new(&name);
        table.insert(Key::Symbol(name), Value::Symbol(name), text);
    }
    Ok(vm.hash(table))
}

/// `Marotte.defined_name?(kind, name)`: whether there is a class, a define or a type.
pub(crate) fn is_defined(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let (Some(kind), Some(name)) = (vm.name_of(args.at(0)), vm.name_of(args.at(1))) else {
        return Ok(false.into());
    };
    let found = leave(host, vm, |evaluator| match kind.as_str() {
        "class" => evaluator.is_class_name(&name),
        "define" => evaluator.is_define_name(&name),
        _ => evaluator.is_type_name(&name),
    });
    match found {
        Ok(found) => Ok(found.into()),
        Err(signal) => Err(to_throw(vm, signal)),
    }
}
